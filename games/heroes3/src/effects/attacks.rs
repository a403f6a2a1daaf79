//! The current attack: `attack_extra`, `cancel_attack`, `ignore_retaliation`, `ignore_defense`, `ignore_die`,
//! `ignore_penalty`, `return_to_start_space`.

use super::{Done, Effects, choosing};
use crate::{
    Event, Heroes3,
    cards::{ExtraTarget, Until, Verb, Who},
    combat::{
        On, Ongoing, What,
        attack::{At, PickVictim},
    },
    fighter::FighterId,
    kinds::{AttackKind, Kind},
    steps::Journal,
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    let attack = game.combat.attack();
    match verb {
        Verb::AttackExtra { .. } | Verb::IgnoreRetaliation | Verb::IgnoreDefense => attack.is_some(),
        Verb::CancelAttack { tiers } => attack.is_some_and(|attack| {
            let figures = game.combat.figures(game.content.0, attack.target);
            !attack.saved
                && attack.target.side() == it.side()
                && tiers.contains(figures.tier)
                && it.by() != Some(attack.target)
                && !(it.is_spell(game) && game.combat.is_spell_proof(game.content.0, attack.target))
        }),
        Verb::IgnoreDie { kinds, .. } => attack.is_some_and(|attack| {
            let unit = ignored(it, attack.attacker, attack.target);
            let kind = game.combat.figures(game.content.0, attack.attacker).kind;
            // A unit ignores the die of its attacker; a card that of the own unit before the roll, of an enemy after it.
            let own = attack.attacker.side() == it.side();
            let fits = if it.by().is_some() {
                unit
            } else if attack.stage < At::Rolled {
                own
            } else {
                !own && attack.result > 0
            };
            fits && kinds.contains(kind) && !attack.how.none
        }),
        Verb::IgnorePenalty { who: Who::AllOwnUnits, .. } => true,
        Verb::IgnorePenalty { who: Who::Itself, .. } => attack.is_some(),
        Verb::IgnorePenalty { .. } => attack.is_some_and(|attack| {
            attack.attacker.side() == it.side()
                && game.combat.figures(game.content.0, attack.attacker).kind == Kind::Ranged
                && attack.stage < At::Rolled
        }),
        Verb::ReturnToStart { .. } => it.by().is_some_and(|id| {
            let fighter = game.combat.fighter(id);
            fighter.start != fighter.space && game.combat.free(id.side()).contains(fighter.start)
        }),
        _ => false,
    }
}

fn ignored(it: Effects, attacker: FighterId, target: FighterId) -> bool {
    it.by() == Some(target) || it.by() == Some(attacker)
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    match verb {
        Verb::AttackExtra { at, attack } => extra(game, at, attack),
        Verb::CancelAttack { .. } => {
            let Some(attack) = game.combat.attacks.last_mut() else { return Done::Next };
            attack.saved = true;
            let target = attack.target;
            let card = it.card();
            journal.tell_all(|| Event::Saved { unit: game.then(target), card });
            Done::Next
        }
        Verb::IgnoreRetaliation => with_attack(game, |attack| attack.ignores_retaliation = true),
        Verb::IgnoreDefense => with_attack(game, |attack| attack.ignores_defense = true),
        Verb::IgnoreDie { keeps_face, .. } => {
            let Some(attacker) = game.combat.attack().map(|it| it.attacker) else { return Done::Next };
            game.remember(attacker);
            with_attack(game, |attack| {
                if keeps_face {
                    attack.how.adds_nothing = true;
                } else {
                    attack.how.none = true;
                    attack.fix();
                }
            })
        }
        Verb::IgnorePenalty { who: Who::AllOwnUnits, until } => {
            let until = if until == Until::InPlay { Until::Combat } else { until };
            let side = it.side();
            let effect = Ongoing {
                kinds: 1 << Kind::Ranged as u8,
                ..Ongoing::new(What::IgnorePenalty, 0, On::Units(side), until, side, it.card())
            };
            game.add_effect(effect);
            Done::Next
        }
        Verb::IgnorePenalty { .. } => {
            if let Some(attacker) = game.combat.attack().map(|it| it.attacker) {
                game.remember(attacker);
            }
            with_attack(game, |attack| attack.how.no_penalty = true)
        }
        Verb::ReturnToStart { .. } => {
            if let Some(id) = it.by()
                && game.combat.stands(id)
            {
                let start = game.combat.fighter(id).start;
                if game.combat.free(id.side()).contains(start) {
                    game.move_to(id, start, journal);
                }
            }
            Done::Next
        }
        _ => Done::Next,
    }
}

fn with_attack(game: &mut Heroes3, change: impl FnOnce(&mut crate::combat::Attack)) -> Done {
    if let Some(attack) = game.combat.attacks.last_mut() {
        change(attack);
    }
    Done::Next
}

/// Another attack by the same unit, with its own cards, die and damage.
fn extra(game: &mut Heroes3, at: ExtraTarget, value: Option<u8>) -> Done {
    let Some(attack) = game.combat.attack() else { return Done::Next };
    let (attacker, target, from) = (attack.attacker, attack.target, attack.at);
    if attack.saved {
        return Done::Next;
    }
    match at {
        ExtraTarget::Same => {
            if game.combat.stands(target) {
                game.push_attack(attacker, target, AttackKind::Extra, value);
            }
        }
        ExtraTarget::BehindTarget => {
            let behind = game.combat.fighter(attacker).space.behind(from).filter(|_| attack.adjacent);
            if let Some(victim) = behind.and_then(|space| game.combat.at(space)) {
                game.push_attack(attacker, victim, AttackKind::Extra, value);
            }
        }
        ExtraTarget::BesideTarget => {
            if !PickVictim::victims(game).is_empty() {
                game.agenda.push(PickVictim { attack: value.unwrap_or(0) });
            }
        }
    }
    Done::Next
}

impl Heroes3 {
    /// The unit an effect was about, for the verbs after it that speak of the same unit.
    pub(crate) fn remember(&mut self, id: FighterId) {
        if let Some(crate::steps::Step::Effects(now)) = self.agenda.now() {
            let mut now = now;
            choosing::set_unit(&mut now, id);
            self.agenda.replace(now);
        }
    }
}
