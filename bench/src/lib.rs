//! What benchmarks of any game have in common.

pub mod rules;

use taverne_engine::{Content, Fast, Game, Journal, Seed, Waiting, chance, content::Shelf};

/// A table of so many seats with the default options.
pub fn table<G: Game>(seats: usize, index: u64) -> G {
    table_with(&G::Options::default(), seats, index)
}

/// A table of so many seats with these options.
pub fn table_with<G: Game>(options: &G::Options, seats: usize, index: u64) -> G {
    let shelf: &Shelf<G::Content> = G::Content::shelf();
    let seed = Seed::numbered(1, index);
    G::new(shelf.builtin(), options, seats, seed, &mut Journal::silent()).expect("options that go together")
}

/// A game in full swing: after so many random decisions.
pub fn midgame<G: Game>(seats: usize, decisions: usize) -> G {
    played_on(table(seats, 0), decisions)
}

/// A game after so many random decisions, or at its end.
pub fn played_on<G: Game>(mut game: G, decisions: usize) -> G {
    let mut rng = Seed::numbered(2, 0).fast();
    for _ in 0..decisions {
        random_step(&mut game, &mut rng, &mut Vec::new());
    }
    game
}

/// One random decision; false once the game is over.
pub fn random_step<G: Game>(game: &mut G, rng: &mut Fast, buffer: &mut Vec<G::Action>) -> bool {
    let Waiting::For(seats) = game.waiting() else { return false };
    let seat = seats.first().expect("a game that is not over waits for somebody");
    buffer.clear();
    game.actions(seat, buffer);
    let action = buffer[chance::below(rng, buffer.len())];
    game.play(seat, action, &mut Journal::silent()).expect("a listed action is legal");
    true
}
