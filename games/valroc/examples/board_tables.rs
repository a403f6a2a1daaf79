//! Writes the tables that the board is tested with: `cargo run -p valroc --example board_tables`, then
//! `npm run format` in `web/`.
//! Each is what one seat would be sent by the server, at a moment worth a test.

use serde_json::{Value, json};
use std::{collections::BTreeMap, error::Error, fs, path::Path};
use taverne_engine::{Game, Seat, Spoken, Viewer};
use valroc::{
    Action, Content, Options, Valroc,
    cards::Token,
    elements::Element,
    places::{Pawn, Place},
    scenario::{Scenario, Scene},
};

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
            choice["refusal"] = json!(Valroc::explain(content, refusal));
        }
        choice
    });
    let heard = scene
        .heard(viewer)
        .into_iter()
        .map(|event| json!({"play": 1, "phrase": Valroc::tell(content, event), "event": event}));
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
    let grown = |seats: usize| {
        Scenario::new(seats)
            .first(0)
            .skills(0, [4, 3, 3, 4])
            .pm(0, 6)
            .vals(0, 5)
            .hand(0, &["d01", "s09", "m05"])
            .beaten(0, &["d11", "d03"])
            .open_courses(&["c01", "c05", "c09", "c12"])
            .magic("n1")
    };
    let draft = Scenario::draft(3, Options::default(), 1);
    let mut training = grown(3).pawn(Place::Training, 0, 0, Pawn::Mage).before(Place::Training);
    training.next_cards(&["a03", "a06", "a01"]).go();
    training.play(0, Action::Draw { berries: 0, double: false });
    let mut brewing = training.clone();
    brewing.play(0, Action::StopTraining);
    let mut bids = grown(2).round(3).closing();
    bids.play(0, Action::Bid { vals: 2, diamond: false }).play(1, Action::Bid { vals: 0, diamond: false });
    let looks: BTreeMap<&str, Scene> = [
        ("draft", draft),
        ("study", grown(3).study()),
        ("plan", grown(3).tokens(0, Token::Mushroom, 1).planning()),
        ("waiting", grown(3).first(1).planning()),
        ("window", grown(3).spell(0, "p05").pawn(Place::Fountain, 0, 0, Pawn::Mage).at(Place::Fountain)),
        ("spells", grown(3).pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant).at(Place::DarkQuarter)),
        ("training", training),
        ("brewing", brewing),
        ("statue", grown(3).pawn(Place::Sanctuary, 0, 0, Pawn::Mage).statue(Element::Air, 4, 0).at(Place::Sanctuary)),
        ("fight", grown(3).pawn(Place::Arena, 0, 0, Pawn::Mage).at(Place::Arena)),
        ("bids", bids),
        ("diamond", grown(2).tokens(0, Token::Diamond, 1).round(3).closing()),
        ("solo", Scenario::solo().skills(0, [9; 4]).pm(0, 9).pawn(Place::Arena, 0, 0, Pawn::Mage).at(Place::Arena)),
    ]
    .into();
    let looks = looks.iter().map(|(name, scene)| Ok((*name, look(scene)?)));
    let looks: BTreeMap<&str, Value> = looks.collect::<Result<_, Box<dyn Error>>>()?;
    let tables = json!({"catalogue": Valroc::catalogue(Content::builtin()), "looks": looks});
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("board/fixtures/tables.json");
    fs::create_dir_all(path.parent().ok_or("the path has a folder")?)?;
    fs::write(path, serde_json::to_string(&tables)?)?;
    Ok(())
}
