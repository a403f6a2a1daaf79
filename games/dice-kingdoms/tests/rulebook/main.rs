//! The worked examples of the rules digest (section 11), each under its number, and its rulings (section 10).

mod actions;
mod ending;
mod harvest;
mod passes;
mod questions;
mod roads;
mod scoring;
mod setup;
mod solo;
mod statues;

use dice_kingdoms::{
    Action,
    parts::Dice,
    scenario::{ByName, Scene},
};

/// Coloured dice; the black ones have done their work.
fn dice(yellow: u8, red: u8, green: u8, blue: u8) -> Dice {
    Dice { black: [1, 2], yellow, red, green, blue }
}

/// A roll whose harvest gives everybody with fresh sheets a worker and a soldier tick, and nothing to choose.
fn quiet_roll() -> Dice {
    Dice { black: [5, 1], yellow: 1, red: 1, green: 1, blue: 1 }
}

/// Lets everybody take the first choice they have until a die is to be chosen or rolled.
fn settle(table: &mut Scene) {
    while !table.is_over() && !table.is_at_action() {
        let seat = table.asked()[0];
        match table.actions(seat)[0] {
            Action::Roll => return,
            action => table.play(seat, action),
        };
    }
}
