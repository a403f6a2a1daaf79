//! What must stay small: the state of a game, and the allocations of a playout.

use taverne_engine::{Game, Journal, Seed, playout};
use valroc::{Content, Options, Valroc};

fn table(seats: usize, index: u64) -> Valroc {
    let seed = Seed::numbered(1, index);
    Valroc::new(Content::builtin(), &Options::default(), seats, seed, &mut Journal::silent()).expect("default options")
}

#[test]
fn a_state_is_under_two_kibibytes() {
    let size = size_of::<Valroc>();
    assert!(size < 2048, "{size} bytes");
    assert!(size_of::<valroc::Action>() <= 8, "{} bytes", size_of::<valroc::Action>());
}

#[test]
fn playouts_do_not_allocate() {
    for seats in 1..=4 {
        let tables: Vec<Valroc> = (0..10).map(|index| table(seats, index)).collect();
        let mut rng = Seed::numbered(3, 0).fast();
        let mut buffer = Vec::with_capacity(512);
        let allocations = allocation_counter::measure(|| {
            for game in &tables {
                playout::random(&mut game.clone(), &mut rng, &mut buffer);
            }
        });
        assert_eq!(allocations.count_total, 0, "with {seats} seats");
    }
}
