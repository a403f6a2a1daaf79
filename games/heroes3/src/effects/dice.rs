//! Dice: `roll_dice`, `roll_check`, `reroll`, `set_die`, `mod_die`, `multiply_die`, `allow_reroll`.

use super::{Done, Effects};
use crate::{
    Event, Heroes3,
    cards::{Keep, Verb},
    combat::{On, Ongoing, What, attack::At},
    kinds::Side,
    steps::Journal,
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    let attack = game.combat.attack();
    let own = attack.is_some_and(|attack| attack.attacker.side() == it.side());
    match verb {
        Verb::RollDice { .. } | Verb::MultiplyDie { .. } | Verb::ModDie { .. } => {
            attack.is_some_and(|attack| attack.stage < At::Rolled && !attack.how.none) && own
        }
        Verb::SetDie { .. } => attack.is_some(),
        Verb::Reroll { .. } if game.rolls_defence(it.side()) => true,
        Verb::Reroll { .. } => own && attack.is_some_and(|attack| !attack.rolled.is_empty()),
        Verb::RollCheck { .. } | Verb::AllowReroll { .. } => true,
        _ => false,
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    match verb {
        Verb::RollDice { count, keep, without, retaliation } => {
            let Some(attack) = game.combat.attacks.last_mut() else { return Done::Next };
            match keep {
                _ if retaliation => attack.how.lowers_retaliation = true,
                Keep::Highest => attack.how.highest = true,
                Keep::Lowest => attack.how.lowest = true,
                Keep::All => attack.how.all = attack.how.all.max(count),
            }
            if let Some(without) = without {
                attack.how.without = without.0;
            }
        }
        Verb::RollCheck { success, then } => {
            let die = game.throw();
            journal.learned();
            let passed = success.contains(die);
            if let Some(id) = it.by() {
                journal.tell_all(|| Event::Checked { unit: game.then(id), die, success: passed });
            } else if let Some(seat) = it.chooser(game) {
                journal.tell_all(|| Event::CheckedByCard { seat, die, success: passed });
            }
            if passed {
                game.agenda.push(it.with_list(then));
            }
        }
        // An ability says before the roll what may or must be rolled again; a card rolls a die again at once.
        Verb::Reroll { faces, repeat, optional, .. } => {
            if it.by().is_none() {
                return reroll_by_card(game, it.side(), journal);
            }
            let Some(attack) = game.combat.attacks.last_mut() else { return Done::Next };
            if optional {
                attack.how.may = faces.0;
                attack.how.may_repeat = repeat;
            } else {
                attack.how.must = faces.0;
                attack.how.must_repeat = repeat;
            }
        }
        Verb::SetDie { value } => {
            if let Some(attack) = game.combat.attacks.last_mut() {
                attack.how.set = Some(value);
            }
        }
        Verb::ModDie { amount } => {
            if let Some(attack) = game.combat.attacks.last_mut() {
                attack.how.add += amount;
            }
        }
        Verb::MultiplyDie { factor } => {
            if let Some(attack) = game.combat.attacks.last_mut() {
                attack.how.times = attack.how.times.saturating_mul(factor);
            }
        }
        Verb::AllowReroll { until } => {
            let side = it.side();
            game.add_effect(Ongoing::new(What::Reroll, 0, On::Units(side), until, side, it.card()));
        }
        _ => {}
    }
    Done::Next
}

/// RULING 93: a reroll takes one die; a card takes the lowest, which nobody would choose otherwise.
fn reroll_by_card(game: &mut Heroes3, side: Side, journal: &mut Journal) -> Done {
    if game.rolls_defence(side) {
        game.reroll_defence(journal);
        return Done::Next;
    }
    let lowest = game.combat.attack().and_then(|it| {
        let low = it.rolled.iter().min()?;
        it.rolled.iter().position(|die| die == low)
    });
    if let Some(at) = lowest {
        game.reroll_die(at, journal);
    }
    Done::Next
}
