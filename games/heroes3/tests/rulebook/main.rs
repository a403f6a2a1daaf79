//! The examples and test cases of the rules digest and the statements of the player aid, each by its number ([`ids`]).

mod adventure;
mod combat;
mod ids;

use heroes3::{
    Action, Event,
    board::Space,
    kinds::{AttackKind, Outcome},
    scenario::Fight,
};

/// Says yes to abilities and stays where it is after a shot, until something else is asked.
fn settle(fight: &mut Fight) {
    for _ in 0..8 {
        let actions = fight.actions();
        let answer = [Action::Accept, Action::Done].into_iter().find(|it| actions.contains(it));
        match answer {
            Some(answer) if actions.iter().all(|it| matches!(it, Action::Accept | Action::Done | Action::Go(_))) => {
                fight.play(answer);
            }
            _ => return,
        }
    }
}

/// Where several choices of the AI are equal, it takes the first.
fn decide_for_ai(fight: &mut Fight) {
    while let [first, ..] = fight.actions()[..]
        && fight.actions().iter().all(|it| matches!(it, Action::Go(_) | Action::Target(_)))
    {
        fight.play(first);
    }
}

/// How often units struck back.
fn retaliations(events: &[Event]) -> usize {
    let is = |it: &&Event| matches!(it, Event::Attacks { kind: AttackKind::Retaliation, .. });
    events.iter().filter(is).count()
}

/// All damage that was dealt, in order.
fn damage(events: &[Event]) -> Vec<u8> {
    let amount = |it: &Event| match it {
        Event::Damaged { amount, .. } => Some(*amount),
        _ => None,
    };
    events.iter().filter_map(amount).collect()
}

/// How many dice were rolled for each attack.
fn dice(events: &[Event]) -> Vec<usize> {
    let count = |it: &Event| match it {
        Event::Rolled { dice, .. } => Some(dice.len()),
        _ => None,
    };
    events.iter().filter_map(count).collect()
}

/// Where the units stood that activated.
fn activated(events: &[Event]) -> Vec<Space> {
    let space = |it: &Event| match it {
        Event::Activates { unit } => Some(unit.space),
        _ => None,
    };
    events.iter().filter_map(space).collect()
}

/// Which units were attacked.
fn attacked(events: &[Event]) -> Vec<Space> {
    let space = |it: &Event| match it {
        Event::Attacks { target, .. } => Some(target.space),
        _ => None,
    };
    events.iter().filter_map(space).collect()
}

fn outcome(events: &[Event]) -> Option<Outcome> {
    events.iter().find_map(|it| match it {
        Event::CombatEnds { outcome, .. } => Some(*outcome),
        _ => None,
    })
}
