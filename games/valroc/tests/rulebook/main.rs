//! The rulebook, case by case: `t01` to `t50` are the test cases of RULES 15, `r01` and so on the rulings of RULES 16,
//! `v1` and so on our own (rules/en.md).

mod arena;
mod campaign;
mod cards;
mod cave;
mod draft;
mod letter;
mod limits;
mod offerings;
mod passes;
mod planning;
mod sanctuary;
mod scoring;
mod solo;
mod springs;
mod training;
mod windows;
mod wrath;

use valroc::{Action, scenario::Scene};

/// Lets everybody do as little as possible until the round is over.
fn pass_the_round(table: &mut Scene) {
    let round = table.view(0).round;
    let least = [
        Action::StopPlanning,
        Action::PassRound,
        Action::Pass,
        Action::Decline,
        Action::StopTraining,
        Action::Endure,
        Action::Bid { vals: 0, diamond: false },
    ];
    while !table.is_over() && table.view(0).round == round {
        let seat = table.asked()[0];
        let actions = table.actions(seat);
        let idle = least.into_iter().find(|action| actions.contains(action));
        table.play(seat, idle.unwrap_or(actions[0]));
    }
}
