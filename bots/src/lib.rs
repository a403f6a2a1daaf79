//! Players that see only what a player sees.
//!
//! A bot is handed a [`Perspective`]: the legal actions of its seat, its view, and worlds it can imagine. By type it
//! cannot reach the real game, the real deck or the real chance.

mod greedy;
mod ismcts;
mod lookahead;
mod random;

pub use greedy::Greedy;
pub use ismcts::{Effort, Ismcts};
pub use random::Random;

use taverne_engine::{Game, Knowledge, Perspective, Seed};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of `actions`, which are all the legal ones.
    fn choose(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> G::Action;
}

/// The bots of the house, by the name that players and programs use.
pub const NAMES: [&str; 3] = ["random", "greedy", "ismcts"];

/// The bot of that name; what it decides follows from the seed.
pub fn by_name<G: Knowledge>(name: &str, seed: Seed) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        "ismcts" => Ok(Box::new(Ismcts::new(Effort::iterations(1_000), seed))),
        _ => Err(UnknownBot(name.to_owned())),
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl std::fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no bot {:?}; there are: {}", self.0, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}
