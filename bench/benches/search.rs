//! `cargo bench -p taverne-bench --bench search`: how many iterations a searching bot does in a second.

use card_kingdoms::CardKingdoms;
use divan::{Bencher, counter::ItemsCount};
use taverne_bench::midgame;
use taverne_bots::{Effort, Ismcts};
use taverne_engine::{Game, Perspective, Seed};

const ITERATIONS: u32 = 500;

fn main() {
    divan::main();
}

/// On one core; the items are iterations.
#[divan::bench(args = [1, 2, 4])]
fn iterations(bencher: Bencher<'_, '_>, seats: usize) {
    let game: CardKingdoms = midgame(seats, 60);
    let seat = game.waiting().seats().first().expect("the middle of a game");
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| {
        let mut bot = Ismcts::new(Effort::iterations(ITERATIONS), Seed::numbered(5, 0));
        bot.counsel(&Perspective::new(&game, seat), &actions)
    });
}
