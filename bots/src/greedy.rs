//! Takes what looks best at once, by the game's own evaluation.

use crate::Bot;
use taverne_engine::{Fast, Journal, Knowledge, Perspective, Seat, Seed, chance};

/// How many decisions a single move may consist of, payments and rewards included.
const LONGEST_MOVE: usize = 4;

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
            let worth = worth(&world, table.seat(), action, LONGEST_MOVE);
            if worth > best.0 {
                best = (worth, vec![action]);
            } else if worth == best.0 {
                best.1.push(action);
            }
        }
        best.1[chance::below(&mut self.rng, best.1.len())]
    }
}

/// The evaluation once the move that begins with this action is done, the rest of it chosen as well as possible.
fn worth<G: Knowledge>(world: &G, seat: Seat, action: G::Action, depth: usize) -> f32 {
    let mut after = world.clone();
    if after.play(seat, action, &mut Journal::silent()).is_err() {
        return f32::MIN;
    }
    let mut actions = Vec::new();
    if depth > 0 && !after.is_settled() {
        after.actions(seat, &mut actions);
    }
    let rest = actions.into_iter().map(|action| worth(&after, seat, action, depth - 1));
    rest.reduce(f32::max).unwrap_or_else(|| after.evaluate(seat))
}
