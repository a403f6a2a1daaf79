//! Writes the tables that the board is tested with: `cargo run -p card-kingdoms --example card_kingdoms_fixtures`, then
//! `npm run format` in `web/`.
//! Each is what one seat would be sent by the server, at a moment worth a test.

use card_kingdoms::{
    CardKingdoms, Content,
    scenario::{Holdings, Scenario, Scene},
};
use std::{collections::BTreeMap, error::Error};
use taverne_engine::Spoken;
use taverne_trials::board_fixtures;

fn main() -> Result<(), Box<dyn Error>> {
    let rich = |it: Holdings| {
        it.gold(4).strength(3).magic(3).points(3).citizens(&["archer", "archer", "merchant", "peasant"]).duke("waryn")
    };
    let foxgrove = |it: Holdings| rich(it).domains(&["foxgrove_palisade"]);
    let looks: BTreeMap<&str, Scene> = [
        ("dukes", Scenario::new(3).at_dukes()),
        ("roll", Scenario::new(3).seat(0, rich).at_roll()),
        ("dice", Scenario::new(3).seat(0, foxgrove).rolled(4, 1)),
        ("actions", Scenario::new(4).seat(0, rich).at_actions()),
        ("waiting", Scenario::new(4).active(2).at_actions()),
        ("harvest", Scenario::new(2).seat(0, rich).announced(2, 4)),
        (
            "thief",
            Scenario::new(3)
                .preset("maitrise_de_la_magie")
                .seat(0, |it| it.citizens(&["thief"]))
                .seat(1, |it| it.gold(3).magic(2))
                .seat(2, |it| it.gold(1))
                .announced(3, 4),
        ),
        ("solo", Scenario::solo().dark_lord("waryn", &["cleric", "knight"]).at_monster_phase(6, 2)),
    ]
    .into();
    let looks = looks.iter().map(|(name, scene)| (*name, board_fixtures::first_seat(scene.game(), scene.told())));
    board_fixtures::write(env!("CARGO_MANIFEST_DIR"), &CardKingdoms::catalogue(Content::builtin()), &looks.collect())?;
    Ok(())
}
