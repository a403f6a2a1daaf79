//! One game between bots, and what came of it.

use crate::CannotOpen;
use serde_json::Value;
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};
use taverne_bots::{Bot, Prospect};
use taverne_engine::{
    ContentHash, Journal, Knowledge, Perspective, Phrase, Scores, Seat, Seed, Spoken, Taken, Viewer, Waiting,
    knowledge::won,
};

/// A game to be played.
#[derive(Clone, Copy, Debug)]
pub struct Bout<'a> {
    pub content: Option<ContentHash>,
    pub options: &'a Value,
    /// Who sits where.
    pub bots: &'a [&'a str],
    /// Which deal: the same series and index give the same table, and the same bots play it the same way.
    pub series: u64,
    pub index: u64,
    /// Listen to the game, to know who took what.
    pub listen: bool,
    /// Time every decision in which there is a choice.
    pub clock: bool,
    /// Judge about so many positions of it as people are told of them, to compare what was said with what came of it.
    pub judged: usize,
    /// Break off after so many decisions: bots can lose their way where people would make an end.
    pub longest: u64,
}

/// A finished game.
#[derive(Clone, Debug, Default)]
pub struct Played {
    pub scores: Scores,
    /// How many decisions each seat made.
    pub decisions: Vec<u32>,
    /// How long each seat thought about each choice.
    pub thoughts: Vec<Vec<Duration>>,
    /// The game was broken off, and is scored as it stood; alone at a table that is no victory.
    pub broken_off: bool,
    /// What was said of some of its positions.
    pub forecasts: Vec<Forecast>,
    /// Everything that was taken, in the order of the game.
    pub taken: Vec<Taken>,
}

/// What was said during a game of a seat's chance to win, by what that seat knew.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    pub chance: f32,
    /// What the seat won in the end: a shared victory is a part of one.
    pub won: f32,
}

impl Played {
    /// The length of the game.
    pub fn length(&self) -> u64 {
        self.decisions.iter().copied().map(u64::from).sum()
    }

    /// The part of the victory that belongs to a seat; allies win together.
    pub fn share(&self, seat: usize) -> f64 {
        self.scores.share(seat)
    }
}

/// Plays it to the end, or until somebody calls halt; then there is nothing.
pub(crate) fn play<G: Spoken + Knowledge>(
    content: &'static G::Content,
    options: &G::Options,
    bout: &Bout<'_>,
    halt: &AtomicBool,
) -> Result<Option<Played>, CannotOpen> {
    let seats = bout.bots.len();
    if !G::SEATS.contains(&seats) {
        let refusal = Phrase::new("setup-seats").with("seats", seats);
        let refusal = refusal.with("least", *G::SEATS.start()).with("most", *G::SEATS.end());
        return Err(CannotOpen::Refused(refusal));
    }
    let mut journal = if bout.listen { Journal::new() } else { Journal::silent() };
    let seed = Seed::numbered(bout.series, bout.index);
    let mut game = G::new(content, options, seats, seed, &mut journal).map_err(CannotOpen::Refused)?;
    let sit = |(seat, name): (usize, &&str)| {
        let seed = Seed::numbered(bout.series ^ ((seat as u64 + 1) << 48), bout.index);
        taverne_bots::by_name(name, seed)
    };
    let mut bots: Vec<Box<dyn Bot<G>>> = bout.bots.iter().enumerate().map(sit).collect::<Result<_, _>>()?;
    let mut played = Played { decisions: vec![0; seats], thoughts: vec![Vec::new(); seats], ..Played::default() };
    let (mut actions, mut moments) = (Vec::new(), Vec::new());
    for decision in 0_u64.. {
        let Waiting::For(asked) = game.waiting() else { break };
        if decision >= bout.longest {
            played.broken_off = true;
            break;
        }
        if halt.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let seat = asked.first().expect("a game that is not over waits for somebody");
        if bout.judged > 0 {
            moments.push(game.clone());
        }
        actions.clear();
        game.actions(seat, &mut actions);
        let start = (bout.clock && actions.len() > 1).then(Instant::now);
        let action = bots[seat.index()].choose(&Perspective::new(&game, seat), &actions);
        played.thoughts[seat.index()].extend(start.map(|start| start.elapsed()));
        played.decisions[seat.index()] += 1;
        game.play(seat, action, &mut journal).expect("a bot chooses a legal action");
    }
    if !played.broken_off {
        played.forecasts = forecasts(bout, &moments, &game);
    }
    played.scores = game.scores(Viewer::Spectator);
    if played.broken_off && seats > 1 {
        played.scores = played.scores.ranked();
    }
    played.taken = journal.told().iter().filter_map(|told| G::taken(content, &told.event)).collect();
    Ok(Some(played))
}

/// In how many worlds each position is judged.
const WORLDS: usize = 100;

/// Positions at even distances, beginning with another one in each game, judged by each seat in turn.
fn forecasts<G: Knowledge>(bout: &Bout<'_>, moments: &[G], end: &G) -> Vec<Forecast> {
    let seats = bout.bots.len();
    let forecast = |nth: usize| {
        let at = (nth as u64 * 8 + bout.index % 8) * moments.len() as u64 / (bout.judged as u64 * 8);
        let seat = Seat::new((nth + bout.index as usize) % seats);
        let seed = Seed::numbered(bout.series, bout.index * bout.judged as u64 + nth as u64);
        let prospect = Prospect::of(&Perspective::new(&moments[at as usize], seat), None, WORLDS, seed);
        Forecast { chance: prospect.chance(), won: won(end, seat) }
    };
    if moments.is_empty() { Vec::new() } else { (0..bout.judged).map(forecast).collect() }
}
