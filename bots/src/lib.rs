//! Players that see only what a player sees.
//!
//! A bot is handed a [`Perspective`]: the legal actions of its seat, its view, and worlds it can imagine. By type it
//! cannot reach the real game, the real deck or the real chance.

mod counsel;
mod effort;
mod greedy;
mod ismcts;
mod level;
mod lookahead;
mod name;
mod policy;
mod prospect;
mod random;
mod restless;
mod tree;

pub use counsel::{Advice, Counsel};
pub use effort::{Budget, Effort};
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use level::{LEVELS, Level};
pub use name::{BotName, NAMES, Player, UnknownBot};
pub use prospect::{Leaf, Prospect, leaves};
pub use random::Random;

use restless::Restless;
use taverne_engine::{Game, Knowledge, Perspective, Seed};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// One of `actions`, which are all the legal ones.
    fn choose(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> G::Action;
}

/// The bot of that name; what it decides follows from the seed. It is for one game, and brings it to an end.
pub fn by_name<G: Knowledge>(name: &str, seed: Seed) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    let BotName { player, budget } = name.parse()?;
    let searching = |level: Level| -> Box<dyn Bot<G>> {
        let effort = budget.map_or(level.effort, |budget| Effort { budget, cap: None, ..level.effort });
        Box::new(Restless::new(Ismcts::new(effort, seed), seed))
    };
    Ok(match player {
        Player::Easy => searching(level::EASY),
        Player::Medium => searching(level::MEDIUM),
        Player::Hard => searching(level::HARD),
        Player::Greedy => Box::new(Restless::new(Greedy::new(seed), seed)),
        Player::Random => Box::new(Random::new(seed)),
    })
}
