//! Whole games of random decisions: the bots' inner loop and the conformance suite's fuel.

use crate::{
    chance::{self, Fast},
    game::{Game, Waiting},
    journal::Journal,
};

/// A game that takes longer than this has lost its way.
pub const LONGEST_GAME: usize = 100_000;

/// Plays on with random decisions until the game is over; returns how many decisions that took.
///
/// `buffer` is reused between calls, so that playouts do not allocate.
pub fn random<G: Game>(game: &mut G, rng: &mut Fast, buffer: &mut Vec<G::Action>) -> usize {
    let mut journal = Journal::silent();
    for decisions in 0..LONGEST_GAME {
        let Waiting::For(seats) = game.waiting() else {
            return decisions;
        };
        let seat = seats.first().expect("a game that is not over waits for somebody");
        buffer.clear();
        game.actions(seat, buffer);
        let action = buffer[chance::below(rng, buffer.len())];
        game.play_listed(seat, action, &mut journal);
    }
    panic!("{} did not end within {LONGEST_GAME} decisions", G::ID)
}
