//! `cargo bench -p taverne-bench`: the rules of Heroes III as the bots' inner loop: skirmishes against a guard of level III, and a
//! scenario of the adventure.

use divan::{Bencher, black_box, counter::ItemsCount};
use heroes3::{Heroes3, Options};
use taverne_bench::{midgame, played_on, rules, table, table_with};
use taverne_engine::{Game, Seat, Seed, Viewer, playout as playing};

#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

/// A battle is short: this many decisions lead into its middle.
const MIDDLE: usize = 25;

fn main() {
    divan::main();
}

/// Whole random skirmishes; the items are decisions.
#[divan::bench]
fn playout(bencher: Bencher<'_, '_>) {
    rules::playout::<Heroes3>(bencher, 1);
}

/// The same; the items are skirmishes.
#[divan::bench]
fn skirmishes(bencher: Bencher<'_, '_>) {
    let tables: Vec<Heroes3> = (0..64).map(|index| table(1, index)).collect();
    let mut rng = Seed::numbered(3, 0).fast();
    let mut buffer = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(tables.len())).bench_local(|| {
        for game in &tables {
            playing::random(&mut game.clone(), &mut rng, &mut buffer);
        }
    });
}

fn adventure(index: u64) -> Heroes3 {
    table_with(&Options { scenario: "long_live_the_queen_1".to_owned(), ..Options::default() }, 1, index)
}

/// Whole random scenarios; the items are scenarios.
#[divan::bench]
fn adventures(bencher: Bencher<'_, '_>) {
    let tables: Vec<Heroes3> = (0..64).map(adventure).collect();
    let mut rng = Seed::numbered(3, 0).fast();
    let mut buffer = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(tables.len())).bench_local(|| {
        for game in &tables {
            playing::random(&mut game.clone(), &mut rng, &mut buffer);
        }
    });
}

/// What a page is shown after so many decisions.
#[divan::bench(args = [40, 400])]
fn view_of_an_adventure(bencher: Bencher<'_, '_>, decisions: usize) {
    let game = played_on(adventure(0), decisions);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(Seat::new(0))));
}

#[divan::bench]
fn actions(bencher: Bencher<'_, '_>) {
    let game: Heroes3 = midgame(1, MIDDLE);
    let mut buffer = Vec::with_capacity(256);
    bencher.bench_local(|| {
        buffer.clear();
        game.actions(black_box(Seat::new(0)), &mut buffer);
        buffer.len()
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game: Heroes3 = midgame(1, MIDDLE);
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let game: Heroes3 = midgame(1, MIDDLE);
    let mut rng = Seed::numbered(4, 0).fast();
    bencher.bench_local(|| black_box(&game).imagine(Seat::new(0), &mut rng));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game: Heroes3 = midgame(1, MIDDLE);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(Seat::new(0))));
}
