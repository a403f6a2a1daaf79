//! What must stay small: the state of a game, and the allocations of a playout.

use card_kingdoms::CardKingdoms;
use taverne_bench::table;
use taverne_engine::{Seed, playout};

#[test]
fn a_state_is_under_two_kibibytes() {
    let size = size_of::<CardKingdoms>();
    assert!(size < 2048, "{size} bytes");
}

#[test]
fn playouts_do_not_allocate() {
    for seats in 1..=5 {
        let tables: Vec<CardKingdoms> = (0..50).map(|index| table(seats, index)).collect();
        let mut rng = Seed::numbered(3, 0).fast();
        let mut buffer = Vec::with_capacity(256);
        let allocations = allocation_counter::measure(|| {
            for game in &tables {
                playout::random(&mut game.clone(), &mut rng, &mut buffer);
            }
        });
        assert_eq!(allocations.count_total, 0, "with {seats} seats");
    }
}
