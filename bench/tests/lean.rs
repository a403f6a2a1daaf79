//! What must stay small: the state of a game, and the allocations of a playout.

use card_kingdoms::CardKingdoms;
use dice_kingdoms::DiceKingdoms;
use heroes3::Heroes3;
use shadow_kingdoms::ShadowKingdoms;
use taverne_bench::{table, table_with};
use taverne_engine::{Game, Seed, playout};
use valroc::Valroc;

fn a_state_is_as_small_as_its_game_says<G: Game>() {
    let size = size_of::<G>();
    assert!(size < G::LARGEST, "{}: {size} bytes", G::ID);
}

#[test]
fn states_are_as_small_as_their_games_say() {
    a_state_is_as_small_as_its_game_says::<CardKingdoms>();
    a_state_is_as_small_as_its_game_says::<DiceKingdoms>();
    a_state_is_as_small_as_its_game_says::<Heroes3>();
    a_state_is_as_small_as_its_game_says::<ShadowKingdoms>();
    a_state_is_as_small_as_its_game_says::<Valroc>();
}

/// A hundred copies of a larger one are a cache of the second level: who needs more says why in its contract.
#[test]
fn no_game_asks_for_more_than_the_house_can_give() {
    let limits =
        [CardKingdoms::LARGEST, DiceKingdoms::LARGEST, Heroes3::LARGEST, ShadowKingdoms::LARGEST, Valroc::LARGEST];
    assert!(limits.into_iter().all(|limit| limit <= 4096), "{limits:?}");
}

fn playouts_do_not_allocate<G: Game>() {
    for seats in G::SEATS {
        let tables: Vec<G> = (0..50).map(|index| table(seats, index)).collect();
        playouts_of_tables_do_not_allocate(&tables);
    }
}

fn playouts_of_tables_do_not_allocate<G: Game>(tables: &[G]) {
    let mut rng = Seed::numbered(3, 0).fast();
    let mut buffer = Vec::with_capacity(256);
    let allocations = allocation_counter::measure(|| {
        for game in tables {
            playout::random(&mut game.clone(), &mut rng, &mut buffer);
        }
    });
    assert_eq!(allocations.count_total, 0, "{}", G::ID);
}

#[test]
fn playouts_of_an_adventure_do_not_allocate() {
    let options = heroes3::Options { scenario: "long_live_the_queen_1".to_owned(), ..heroes3::Options::default() };
    let tables: Vec<Heroes3> = (0..20).map(|index| table_with(&options, 1, index)).collect();
    playouts_of_tables_do_not_allocate(&tables);
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
fn playouts_of_heroes3_do_not_allocate() {
    playouts_do_not_allocate::<Heroes3>();
}

#[test]
fn playouts_of_shadow_kingdoms_do_not_allocate() {
    playouts_do_not_allocate::<ShadowKingdoms>();
}

#[test]
fn playouts_of_valroc_do_not_allocate() {
    playouts_do_not_allocate::<Valroc>();
}
