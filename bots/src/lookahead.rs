//! One move ahead, by the game's own evaluation.

use taverne_engine::{Journal, Knowledge, Seat};

/// How many decisions a single move may consist of, payments and rewards included.
const LONGEST_MOVE: usize = 4;

/// The evaluation once the move that begins with this action is done, the rest of it chosen as well as possible.
pub(crate) fn worth<G: Knowledge>(world: &G, seat: Seat, action: G::Action) -> f32 {
    best_of(world, seat, action, LONGEST_MOVE)
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

/// Finishes a move that is half done, as well as possible.
pub(crate) fn settle<G: Knowledge>(world: &mut G, actions: &mut Vec<G::Action>) {
    let mut journal = Journal::silent();
    while !world.is_settled() {
        let Some(seat) = world.waiting().seats().first() else { return };
        actions.clear();
        world.actions(seat, actions);
        let best =
            actions.iter().map(|&action| (worth(world, seat, action), action)).max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, action)) = best else { return };
        if world.play(seat, action, &mut journal).is_err() {
            return;
        }
    }
}
