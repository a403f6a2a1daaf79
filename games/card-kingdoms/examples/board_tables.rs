//! Writes the tables that the board is tested with: `cargo run -p card-kingdoms --example board_tables`, then
//! `npm run format` in `web/`.
//! Each is what one seat would be sent by the server, at a moment worth a test.

use card_kingdoms::{
    CardKingdoms, Content,
    scenario::{Holdings, Scenario, Scene},
};
use serde_json::{Value, json};
use std::{collections::BTreeMap, error::Error, fs, path::Path};
use taverne_engine::{Game, Seat, Spoken, Viewer};

/// What seat 0 sees, as in `Look` of the protocol.
fn look(scene: &Scene) -> Result<Value, Box<dyn Error>> {
    let game = scene.game();
    let seat = Seat::new(0);
    let viewer = Viewer::Seat(seat);
    let content = game.content();
    let mut attempts = game.attempts(seat);
    attempts.sort_by_key(|attempt| attempt.refusal.is_some());
    let choices = attempts.iter().map(|attempt| {
        let mut choice = json!({
            "action": attempt.action,
            "label": game.describe(seat, &attempt.action),
            "targets": game.targets(seat, &attempt.action),
        });
        if let Some(refusal) = &attempt.refusal {
            choice["refusal"] = json!(CardKingdoms::explain(content, refusal));
        }
        choice
    });
    let heard = scene
        .told()
        .into_iter()
        .map(|event| json!({"play": 1, "phrase": CardKingdoms::tell(content, event), "event": event}));
    let mut look = json!({
        "seat": 0,
        "view": game.view(viewer),
        "scores": game.scores(viewer),
        "heard": heard.collect::<Vec<_>>(),
        "choices": choices.collect::<Vec<_>>(),
        "can_undo": false,
    });
    if scene.asked().contains(&0) {
        look["prompt"] = serde_json::to_value(game.prompt(seat))?;
    }
    Ok(look)
}

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
    let looks = looks.iter().map(|(name, scene)| Ok((*name, look(scene)?)));
    let looks: BTreeMap<&str, Value> = looks.collect::<Result<_, Box<dyn Error>>>()?;
    let tables = json!({"catalogue": CardKingdoms::catalogue(Content::builtin()), "looks": looks});
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("board/fixtures/tables.json");
    fs::create_dir_all(path.parent().ok_or("the path has a folder")?)?;
    fs::write(path, serde_json::to_string(&tables)?)?;
    Ok(())
}
