//! Writes the tables that the board is tested with: `cargo run -p dice-kingdoms --example board_tables`, then
//! `npm run format` in `web/`.
//! Each is what one seat would be sent by the server, at a moment worth a test.

use dice_kingdoms::{
    Action, Content, DiceKingdoms,
    parts::{Dice, End, Guild},
    scenario::{Hand, Scenario, Scene},
    sheet::Circled,
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
            choice["refusal"] = json!(DiceKingdoms::explain(content, refusal));
        }
        choice
    });
    let heard = scene
        .heard(viewer)
        .into_iter()
        .map(|event| json!({"play": 1, "phrase": DiceKingdoms::tell(content, event), "event": event}));
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
    let grown = |hand: &mut Hand<'_>| {
        hand.citizen(2, 1).citizen(5, 2).guild(Guild::Worker, 9).guild(Guild::Soldier, 4).chest(7).wall(3);
        hand.road("r01", End::A, 2).domain("d01").road("r02", End::A, 3).domain("d02").road("r06", End::A, 1);
        hand.finished_lair("den_goblin", Circled::First).statues(&[2]);
    };
    let dice = Dice { black: [2, 3], yellow: 2, red: 4, green: 3, blue: 6 };
    let mut flood = Scenario::new(1).next_event(1).at_roll();
    flood.roll(Dice { black: [4, 4], ..dice });
    let mut pedestal = Scenario::new(3).row(&[1, 2, 3, 4, 5, 14]).seat(0, grown).action(dice);
    pedestal.play(0, pedestal.fight("den_troll", false));
    let mut struck = Scenario::new(1).next_event(2).at_roll();
    struck.roll(Dice { black: [4, 4], ..dice });
    let deserted = struck.actions(0).into_iter().find(|action| matches!(action, Action::Strike(_)));
    struck.play(0, deserted.ok_or("an event strikes something")?);
    let looks: BTreeMap<&str, Scene> = [
        ("roll", Scenario::new(3).at_roll()),
        ("action", Scenario::new(3).seat(0, grown).action(dice)),
        ("waiting", Scenario::new(3).seat(0, grown).active(1).action(dice)),
        ("statue", pedestal),
        ("flood", flood),
        ("struck", struck),
    ]
    .into();
    let looks = looks.iter().map(|(name, scene)| Ok((*name, look(scene)?)));
    let looks: BTreeMap<&str, Value> = looks.collect::<Result<_, Box<dyn Error>>>()?;
    let tables = json!({"catalogue": DiceKingdoms::catalogue(Content::builtin()), "looks": looks});
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("board/fixtures/tables.json");
    fs::create_dir_all(path.parent().ok_or("the path has a folder")?)?;
    fs::write(path, serde_json::to_string(&tables)?)?;
    Ok(())
}
