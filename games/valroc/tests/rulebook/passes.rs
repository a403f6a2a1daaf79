//! What is given up by passing, which a page asks about once more.

use taverne_engine::{Seat, Spoken};
use valroc::{
    Action,
    places::{Pawn, Place},
    scenario::{Scenario, Scene},
};

fn gives_up(table: &Scene, action: Action) -> bool {
    table.game().gives_up(Seat::new(0), &action)
}

#[test]
fn who_stops_training_gives_up_the_draws_that_could_be_paid() {
    let training = || Scenario::new(4).pawn(Place::Training, 0, 0, Pawn::Mage);
    let table = training().pm(0, 5).at(Place::Training);
    assert!(gives_up(&table, Action::StopTraining));
    assert!(!gives_up(&table, Action::Draw { berries: 0, double: false }));
}

#[test]
fn who_places_nothing_more_gives_up_the_pawns_at_hand() {
    assert!(gives_up(&Scenario::new(3).planning(), Action::StopPlanning));
}
