//! The table of what everything on the sheets usually still brings: one line for each place on them.

use crate::parts::{DOMAINS, DomainId, Guild, LAIRS, LairId, MOST_ROADS, RoadId, SECTIONS, STATUES, SectionId};
use std::sync::LazyLock;

/// A line of the table: what a thing brings as such, and more for every turn or harvest to come, and with the turns
/// that were played.
pub type Line = [f32; 3];

/// How many boxes of each row the table has lines for; sheets with longer rows use the last line.
const GUILD: usize = 25;
const CHEST: usize = 37;
const WALL: usize = 18;
const LAIR: usize = 12;
const ROAD: usize = 8;

const CITIZENS_AT: usize = 0;
const GUILDS_AT: usize = CITIZENS_AT + SECTIONS * 3;
const CHEST_AT: usize = GUILDS_AT + 4 * GUILD;
const WALL_AT: usize = CHEST_AT + CHEST;
const LAIRS_AT: usize = WALL_AT + WALL;
const BLOCKS_AT: usize = LAIRS_AT + LAIRS * 3 * LAIR;
const ROADS_AT: usize = BLOCKS_AT + LAIRS * 4;
const DOMAINS_AT: usize = ROADS_AT + MOST_ROADS * ROAD;
const STATUES_AT: usize = DOMAINS_AT + DOMAINS;
const OWNED_AT: usize = STATUES_AT + STATUES;
/// What does not depend on a place: see [`super::Forecast::lines`].
const USUAL: usize = 5;
const USUAL_AT: usize = OWNED_AT + 5;
/// How many lines a table has.
pub const LINES: usize = USUAL_AT + USUAL;

/// For games with rivals, and for a game alone. Made by a forerunner of `games/dice-kingdoms/examples/dice_forecast.rs`, which tells
/// how.
static SEVERAL: LazyLock<Vec<Line>> = LazyLock::new(|| read(include_str!("several.txt")));
static ALONE: LazyLock<Vec<Line>> = LazyLock::new(|| read(include_str!("alone.txt")));

/// The table for so many seats.
pub fn table(seats: usize) -> &'static [Line] {
    if seats == 1 { &ALONE } else { &SEVERAL }
}

/// Three figures a line; whatever follows a `#` is a comment.
fn read(text: &str) -> Vec<Line> {
    let figures = |line: &str| {
        let figures = line.split_whitespace().map(|figure| figure.parse().expect("a table has figures only"));
        <[f32; 3]>::try_from(figures.collect::<Vec<_>>()).expect("a line has three figures")
    };
    let lines = text.lines().filter_map(|line| line.split('#').next()).map(str::trim);
    let table: Vec<Line> = lines.filter(|line| !line.is_empty()).map(figures).collect();
    assert_eq!(table.len(), LINES, "a table has a line for each place");
    table
}

/// Who may still be the first in a lair.
#[derive(Clone, Copy)]
pub(super) enum Race {
    Lost,
    Behind,
    Ahead,
}

pub(super) fn citizen(section: SectionId, ticks: u8) -> usize {
    CITIZENS_AT + section.index() * 3 + usize::from(ticks).min(2)
}

pub(super) fn track(guild: Guild, ticks: u8) -> usize {
    GUILDS_AT + guild as usize * GUILD + usize::from(ticks).min(GUILD - 1)
}

pub(super) fn chest(ticks: u8) -> usize {
    CHEST_AT + usize::from(ticks).min(CHEST - 1)
}

pub(super) fn wall(ticks: u8) -> usize {
    WALL_AT + usize::from(ticks).min(WALL - 1)
}

pub(super) fn blocks(lair: LairId, open: usize) -> usize {
    BLOCKS_AT + lair.index() * 4 + open.min(3)
}

pub(super) fn road(road: RoadId, left: u8) -> usize {
    ROADS_AT + road.index() * ROAD + usize::from(left).min(ROAD - 1)
}

pub(super) fn lair(lair: LairId, race: Race, ticks: u8) -> usize {
    LAIRS_AT + (lair.index() * 3 + race as usize) * LAIR + usize::from(ticks).min(LAIR - 1)
}

pub(super) fn domain(domain: DomainId) -> usize {
    DOMAINS_AT + domain.index()
}

pub(super) fn statue(number: u8) -> usize {
    STATUES_AT + usize::from(number) - 1
}

/// By how many statues are owned.
pub(super) fn owned(statues: usize) -> usize {
    OWNED_AT + statues.min(4)
}

pub(super) fn usual(nth: usize) -> usize {
    USUAL_AT + nth
}
