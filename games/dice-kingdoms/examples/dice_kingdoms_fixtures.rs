//! Writes the tables that the board is tested with: `cargo run -p dice-kingdoms --example dice_kingdoms_fixtures`, then
//! `npm run format` in `web/`.
//! Each is what one seat would be sent by the server, at a moment worth a test.

use dice_kingdoms::{
    Action, Content, DiceKingdoms,
    parts::{Dice, End, Guild},
    scenario::{ByName, Hand, Scenario, Scene},
    sheet::Circled,
};
use std::{collections::BTreeMap, error::Error};
use taverne_engine::{Seat, Spoken, Viewer};
use taverne_trials::board_fixtures;

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
    let first = Viewer::Seat(Seat::new(0));
    let looks = looks.iter().map(|(name, scene)| (*name, board_fixtures::first_seat(scene.game(), scene.heard(first))));
    board_fixtures::write(env!("CARGO_MANIFEST_DIR"), &DiceKingdoms::catalogue(Content::builtin()), &looks.collect())?;
    Ok(())
}
