//! What must stay small: the state of a game, and the allocations of a playout.

use card_kingdoms::CardKingdoms;
use dice_kingdoms::DiceKingdoms;
use shadow_kingdoms::ShadowKingdoms;
use taverne_bench::table;
use taverne_engine::{Game, Seed, playout};
use valroc::Valroc;

#[test]
fn a_state_is_under_two_kibibytes() {
    let sizes = [
        (CardKingdoms::ID, size_of::<CardKingdoms>()),
        (DiceKingdoms::ID, size_of::<DiceKingdoms>()),
        (ShadowKingdoms::ID, size_of::<ShadowKingdoms>()),
        (Valroc::ID, size_of::<Valroc>()),
    ];
    for (game, size) in sizes {
        assert!(size < 2048, "{game}: {size} bytes");
    }
}

fn playouts_do_not_allocate<G: Game>() {
    for seats in G::SEATS {
        let tables: Vec<G> = (0..50).map(|index| table(seats, index)).collect();
        let mut rng = Seed::numbered(3, 0).fast();
        let mut buffer = Vec::with_capacity(256);
        let allocations = allocation_counter::measure(|| {
            for game in &tables {
                playout::random(&mut game.clone(), &mut rng, &mut buffer);
            }
        });
        assert_eq!(allocations.count_total, 0, "{} with {seats} seats", G::ID);
    }
}

#[test]
fn playouts_of_card_kingdoms_do_not_allocate() {
    playouts_do_not_allocate::<CardKingdoms>();
}

#[test]
fn playouts_of_dice_kingdoms_do_not_allocate() {
    playouts_do_not_allocate::<DiceKingdoms>();
}

#[test]
fn playouts_of_shadow_kingdoms_do_not_allocate() {
    playouts_do_not_allocate::<ShadowKingdoms>();
}

#[test]
fn playouts_of_valroc_do_not_allocate() {
    playouts_do_not_allocate::<Valroc>();
}
