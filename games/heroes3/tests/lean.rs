//! What must stay small: the state of a battle, and the allocations of a playout.

use heroes3::{Content, Heroes3, Options};
use taverne_engine::{Game, Journal, Seed, Spoken, Variant, playout};

fn table(variant: &Variant<Options>, index: u64) -> Heroes3 {
    let seed = Seed::numbered(1, index);
    Heroes3::new(Content::builtin(), &variant.options, variant.seats, seed, &mut Journal::silent())
        .expect("a variant opens")
}

#[test]
fn a_state_is_under_four_kibibytes() {
    let size = size_of::<Heroes3>();
    assert!(size <= 4096, "{size} bytes");
    assert!(size_of::<heroes3::Action>() <= 8, "{} bytes", size_of::<heroes3::Action>());
}

#[test]
fn playouts_do_not_allocate() {
    for variant in Heroes3::variants() {
        let tables: Vec<Heroes3> = (0..10).map(|index| table(&variant, index)).collect();
        let mut rng = Seed::numbered(3, 0).fast();
        let mut buffer = Vec::with_capacity(256);
        let allocations = allocation_counter::measure(|| {
            for game in &tables {
                playout::random(&mut game.clone(), &mut rng, &mut buffer);
            }
        });
        assert_eq!(allocations.count_total, 0, "{}", variant.name);
    }
}
