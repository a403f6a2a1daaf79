//! What is given up by passing, which a page asks about once more.

use super::dice;
use dice_kingdoms::{Action, scenario::Scenario};
use taverne_engine::{Seat, Spoken};

#[test]
fn r12_a_die_spent_on_nothing_gives_up_what_another_would_have_ticked() {
    let table = Scenario::new(2).seat(0, |it| _ = it.citizen(2, 2)).action(dice(2, 4, 1, 6));
    assert!(table.actions(0).contains(&Action::Idle), "the section of the yellow die is full");
    let gives_up = |action| table.game().gives_up(Seat::new(0), &action);
    assert!(gives_up(Action::Idle), "the other dice still tick boxes");
    assert!(!gives_up(Action::Hire { blue: true }), "it ticks a box of another section");
}
