//! Takes what looks best at once, by the game's own evaluation.

use crate::{Bot, lookahead::worth};
use taverne_engine::{Fast, Knowledge, Perspective, Seed, chance};

#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Fast,
}

impl Greedy {
    pub fn new(seed: Seed) -> Self {
        Self { rng: seed.fast() }
    }
}

impl<G: Knowledge> Bot<G> for Greedy {
    fn choose(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> G::Action {
        if let [only] = actions {
            return *only;
        }
        let world = table.imagine(&mut self.rng);
        let mut best = (f32::MIN, Vec::new());
        for &action in actions {
            let worth = worth(&world, table.seat(), action);
            if worth > best.0 {
                best = (worth, vec![action]);
            } else if worth == best.0 {
                best.1.push(action);
            }
        }
        best.1[chance::below(&mut self.rng, best.1.len())]
    }
}
