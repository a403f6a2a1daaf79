//! The same bots at the same kind of table, again and again.

use crate::{Hall, Tally};
use serde_json::Value;
use taverne_engine::ContentHash;
use taverne_games::{Bout, CannotOpen, Played};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    pub content: Option<ContentHash>,
    /// The tables; each sees all the games.
    pub settings: Vec<Setting>,
    pub seats: usize,
    /// One name for each seat; the last one is repeated for the seats that are left.
    pub bots: Vec<String>,
    pub games: u64,
    /// Which series of deals; game `i` is always the same game.
    pub series: u64,
    /// Games are broken off after so many decisions.
    pub longest: u64,
    /// How many positions of each game are judged, to compare what is said of them with what comes of them.
    pub judged: usize,
    /// Listen to the games, to know who took what: costs some speed.
    pub listen: bool,
}

/// One way to play.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The variant, if it is one of the game's.
    pub name: Option<String>,
    pub options: Value,
}

impl Simulation {
    /// Who sits where.
    pub fn lineup(&self) -> Vec<&str> {
        let last = self.bots.last().map_or("random", String::as_str);
        (0..self.seats).map(|seat| self.bots.get(seat).map_or(last, String::as_str)).collect()
    }

    pub fn all_games(&self) -> u64 {
        self.games.saturating_mul(self.settings.len() as u64)
    }

    /// Plays everything; `hear` is told of every game, in order. The result does not depend on the threads.
    pub fn run(&self, hall: &Hall<'_>, mut hear: impl FnMut(&Setting, u64, &Played)) -> Result<Vec<Tally>, CannotOpen> {
        let bots = self.lineup();
        let mut tallies = Vec::new();
        for setting in &self.settings {
            let mut tally = Tally::new(&bots);
            let bout = |index| Bout {
                content: self.content,
                options: &setting.options,
                bots: &bots,
                series: self.series,
                index,
                listen: self.listen,
                clock: false,
                judged: self.judged,
                longest: self.longest,
            };
            hall.play(self.games, bout, |index, played| {
                tally.add(played);
                hear(setting, index, played);
            })?;
            tallies.push(tally);
        }
        Ok(tallies)
    }
}
