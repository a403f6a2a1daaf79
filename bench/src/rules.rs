//! The rules of a game as the bots' inner loop.

use crate::{midgame, table};
use divan::{Bencher, black_box, counter::ItemsCount};
use taverne_engine::{Game, Journal, Seat, Seed, Viewer, playout as playing};

/// Room for the actions of any decision.
const MOST_ACTIONS: usize = 256;

/// Whole random games, from an open table to the end; the items are decisions.
pub fn playout<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let tables: Vec<G> = (0..64).map(|index| table(seats, index)).collect();
    let mut rng = Seed::numbered(3, 0).fast();
    let mut buffer = Vec::with_capacity(MOST_ACTIONS);
    let decisions: usize = tables.iter().map(|game| playing::random(&mut game.clone(), &mut rng, &mut buffer)).sum();
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| {
        for game in &tables {
            playing::random(&mut game.clone(), &mut rng, &mut buffer);
        }
    });
}

fn asked<G: Game>(game: &G) -> Seat {
    game.waiting().seats().first().expect("the middle of a game")
}

pub fn actions<G: Game>(bencher: Bencher<'_, '_>) {
    let game: G = midgame(4, 120);
    let (seat, mut buffer) = (asked(&game), Vec::with_capacity(MOST_ACTIONS));
    bencher.bench_local(|| {
        buffer.clear();
        game.actions(black_box(seat), &mut buffer);
        buffer.len()
    });
}

/// Includes the copy of the game that is played on.
pub fn clone_and_play<G: Game>(bencher: Bencher<'_, '_>) {
    let game: G = midgame(4, 120);
    let (seat, mut buffer) = (asked(&game), Vec::new());
    game.actions(seat, &mut buffer);
    let mut journal = Journal::silent();
    bencher.bench_local(|| {
        let mut copy = game.clone();
        copy.play(seat, black_box(buffer[0]), &mut journal).expect("a listed action is legal");
        copy
    });
}

pub fn clone<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let game: G = midgame(seats, 120);
    bencher.bench_local(|| black_box(&game).clone());
}

pub fn imagine<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let game: G = midgame(seats, 120);
    let mut rng = Seed::numbered(4, 0).fast();
    bencher.bench_local(|| black_box(&game).imagine(Seat::new(0), &mut rng));
}

pub fn view<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let game: G = midgame(seats, 120);
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(Seat::new(0))));
}

/// All of these for one game, at every number of seats or at a small and a large table.
#[macro_export]
macro_rules! bench_rules {
    ($game:ty, seats: $seats:tt, few_and_many: $tables:tt) => {
        use divan::Bencher;
        use taverne_bench::rules;

        #[global_allocator]
        static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

        fn main() {
            divan::main();
        }

        #[divan::bench(args = $seats)]
        fn playout(bencher: Bencher<'_, '_>, seats: usize) {
            rules::playout::<$game>(bencher, seats);
        }

        #[divan::bench]
        fn actions(bencher: Bencher<'_, '_>) {
            rules::actions::<$game>(bencher);
        }

        #[divan::bench]
        fn clone_and_play(bencher: Bencher<'_, '_>) {
            rules::clone_and_play::<$game>(bencher);
        }

        #[divan::bench(args = $tables)]
        fn clone(bencher: Bencher<'_, '_>, seats: usize) {
            rules::clone::<$game>(bencher, seats);
        }

        #[divan::bench(args = $tables)]
        fn imagine(bencher: Bencher<'_, '_>, seats: usize) {
            rules::imagine::<$game>(bencher, seats);
        }

        #[divan::bench(args = $tables)]
        fn view(bencher: Bencher<'_, '_>, seats: usize) {
            rules::view::<$game>(bencher, seats);
        }
    };
}
