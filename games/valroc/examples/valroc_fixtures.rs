//! Writes the tables that the board is tested with: `cargo run -p valroc --example valroc_fixtures`, then
//! `npm run format` in `web/`.
//! Each is what one seat would be sent by the server, at a moment worth a test.

use std::{collections::BTreeMap, error::Error};
use taverne_engine::{Seat, Spoken, Viewer};
use taverne_trials::board_fixtures;
use valroc::{
    Action, Content, Options, Valroc,
    cards::Token,
    elements::Element,
    places::{Pawn, Place},
    scenario::{ByName, Scenario, Scene},
};

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
    training.next_cards(&["a03", "a06", "a01"]).advance();
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
    let first = Viewer::Seat(Seat::new(0));
    let looks = looks.iter().map(|(name, scene)| (*name, board_fixtures::first_seat(scene.game(), scene.heard(first))));
    board_fixtures::write(env!("CARGO_MANIFEST_DIR"), &Valroc::catalogue(Content::builtin()), &looks.collect())?;
    Ok(())
}
