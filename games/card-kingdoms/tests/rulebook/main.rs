//! The rulebook, case by case: T and D are the test cases of RULES 14, R the rulings of RULES 15.

mod actions;
mod building;
mod dark_lord;
mod ending;
mod harvest;
mod questions;
mod rolling;
mod scoring;
mod setup;
mod slaying;
mod table;

use card_kingdoms::{
    Action,
    goods::{Goods, Resource},
    scenario::Scene,
};

fn goods(gold: u16, strength: u16, magic: u16) -> Goods {
    Goods { gold, strength, magic, points: 0 }
}

/// Lets everybody do as little as possible until the turn is over.
fn pass_the_turn(table: &mut Scene) {
    let turn = table.view(0).turn;
    let least = [Action::Roll, Action::Announce, Action::Decline, Action::EndHarvest, Action::Gain(Resource::Gold)];
    while !table.is_over() && table.view(0).turn == turn {
        let seat = table.asked()[0];
        let actions = table.actions(seat);
        let idle = least.into_iter().find(|action| actions.contains(action));
        table.play(seat, idle.unwrap_or(actions[0]));
    }
}
