//! `cargo bench -p taverne-bench`: the rules of Valroc as the bots' inner loop.

use divan::{Bencher, black_box, counter::ItemsCount};
use taverne_bench::{midgame, table};
use taverne_engine::{Game, Journal, Seat, Seed, Viewer, playout};
use valroc::Valroc;

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Whole random games, from an open table to the end; the items are decisions.
#[divan::bench(args = [1, 2, 3, 4])]
fn playout(bencher: Bencher<'_, '_>, seats: usize) {
    let tables: Vec<Valroc> = (0..64).map(|index| table(seats, index)).collect();
    let mut rng = Seed::numbered(3, 0).fast();
    let mut buffer = Vec::with_capacity(256);
    let decisions: usize = tables.iter().map(|game| playout::random(&mut game.clone(), &mut rng, &mut buffer)).sum();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        for game in &tables {
            playout::random(&mut game.clone(), &mut rng, &mut buffer);
        }
    });
}

fn asked(game: &Valroc) -> Seat {
    game.waiting().seats().first().expect("the middle of a game")
}

#[divan::bench]
fn actions(bencher: Bencher<'_, '_>) {
    let game: Valroc = midgame(4, 120);
    let (seat, mut buffer) = (asked(&game), Vec::with_capacity(256));
    bencher.bench_local(|| {
        buffer.clear();
        game.actions(black_box(seat), &mut buffer);
        buffer.len()
    });
}

/// Includes the copy of the game that is played on.
#[divan::bench]
fn clone_and_play(bencher: Bencher<'_, '_>) {
    let game: Valroc = midgame(4, 120);
    let (seat, mut buffer) = (asked(&game), Vec::new());
    game.actions(seat, &mut buffer);
    let mut journal = Journal::silent();
    bencher.bench_local(|| {
        let mut copy = game.clone();
        copy.play(seat, black_box(buffer[0]), &mut journal).expect("a listed action is legal");
        copy
    });
}

#[divan::bench(args = [2, 4])]
fn clone(bencher: Bencher<'_, '_>, seats: usize) {
    let game: Valroc = midgame(seats, 120);
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench(args = [2, 4])]
fn imagine(bencher: Bencher<'_, '_>, seats: usize) {
    let game: Valroc = midgame(seats, 120);
    let mut rng = Seed::numbered(4, 0).fast();
    bencher.bench_local(|| black_box(&game).imagine(Seat::new(0), &mut rng));
}

#[divan::bench(args = [2, 4])]
fn view(bencher: Bencher<'_, '_>, seats: usize) {
    let game: Valroc = midgame(seats, 120);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(Seat::new(0))));
}
