//! Plays anything that is allowed.

use crate::Bot;
use taverne_engine::{Fast, Game, Perspective, Seed, chance};

#[derive(Clone, Debug)]
pub struct Random {
    rng: Fast,
}

impl Random {
    pub fn new(seed: Seed) -> Self {
        Self { rng: seed.fast() }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &Perspective<'_, G>, actions: &[G::Action]) -> G::Action {
        actions[chance::below(&mut self.rng, actions.len())]
    }
}
