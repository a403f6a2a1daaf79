//! Every game ends, even one between bots that have lost their way.
//!
//! Who takes what looks best at once may go round in circles where people would make an end, and a table whose people
//! have gone would then be played for ever.

use crate::{Bot, Random};
use taverne_engine::{Game, Perspective, Seed};

/// After so many decisions of its seat a bot has lost its way: far more than a game takes.
const PATIENCE: u32 = 1_000;
/// From then on one decision in so many is any that is allowed.
const STRAY: u32 = 4;

#[derive(Clone, Debug)]
pub(crate) struct Restless<B> {
    bot: B,
    any: Random,
    decisions: u32,
}

impl<B> Restless<B> {
    pub(crate) fn new(bot: B, seed: Seed) -> Self {
        Self { bot, any: Random::new(seed), decisions: 0 }
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Restless<B> {
    fn choose(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> G::Action {
        self.decisions += 1;
        let strays = self.decisions > PATIENCE && self.decisions.is_multiple_of(STRAY);
        if strays { self.any.choose(table, actions) } else { self.bot.choose(table, actions) }
    }
}
