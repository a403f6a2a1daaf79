//! One move ahead, by the game's own evaluation.

use taverne_engine::{Journal, Knowledge, Seat};

/// The evaluation once the move that begins with this action is done, the rest of it chosen as well as possible.
pub(crate) fn worth<G: Knowledge>(world: &G, seat: Seat, action: G::Action) -> f32 {
    best_of(world, seat, action, G::LONGEST_MOVE)
}

fn best_of<G: Knowledge>(world: &G, seat: Seat, action: G::Action, depth: usize) -> f32 {
    let mut after = world.clone();
    if after.play(seat, action, &mut Journal::silent()).is_err() {
        return f32::MIN;
    }
    if depth == 0 || after.is_settled() {
        return after.evaluate(seat);
    }
    let mut actions = Vec::new();
    after.actions(seat, &mut actions);
    let rest = actions.into_iter().map(|action| best_of(&after, seat, action, depth - 1));
    rest.reduce(f32::max).unwrap_or_else(|| after.evaluate(seat))
}
