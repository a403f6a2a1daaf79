//! Damage and healing: `damage`, `damage_chain`, `damage_attacker`, `heal`.

use super::{Done, Effects, choosing};
use crate::{
    Heroes3,
    cards::{Cause, Verb, Who},
    combat::{On, Ongoing, What},
    fighter::{FighterId, Fighters},
    kinds::CardId,
    steps::Journal,
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    match verb {
        Verb::Damage { to: Who::TwoAdjacentSpaces, .. } => !game.combat.army(it.side().other()).is_empty(),
        Verb::Damage { to, .. } => !it.candidates(game, to).is_empty(),
        Verb::DamageChain { .. } | Verb::DamageAttacker { .. } => !it.candidates(game, Who::AnyUnit).is_empty(),
        Verb::Heal { who, .. } => !hurt(game, it.candidates(game, who)).is_empty(),
        _ => false,
    }
}

/// Those with damage on them.
pub(crate) fn hurt(game: &Heroes3, units: Fighters) -> Fighters {
    units.iter().filter(|&id| game.combat.fighter(id).damage > 0).fold(Fighters::NONE, Fighters::with)
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    match verb {
        Verb::Damage { amount, to: Who::TwoAdjacentSpaces, by } => {
            if it.stage == 0 {
                return choosing::ask_pair(game, it, amount, by);
            }
            let (one, other) = (game.combat.picked, game.combat.picked_too);
            game.hit_pair(it, one, other, amount, journal);
            Done::Next
        }
        Verb::Damage { amount, to: Who::BesideWalls, by } => {
            // RULING 96
            for id in it.candidates(game, Who::BesideWalls).iter() {
                hit(game, it, id, amount, by, journal);
            }
            Done::Next
        }
        Verb::Damage { amount, to, by } => {
            let Some(id) = choosing::one(game, it, it.candidates(game, to)) else {
                return choosing::ask_unit(game, it, to);
            };
            if game.resists(it, id, journal) {
                return Done::Stop;
            }
            hit(game, it, id, amount, by, journal);
            Done::Next
        }
        Verb::DamageChain { amounts } => chain(game, it, amounts, journal),
        Verb::DamageAttacker { amount, until } => {
            let Some(id) = choosing::one(game, it, it.candidates(game, Who::AnyUnit)) else {
                return choosing::ask_unit(game, it, Who::AnyUnit);
            };
            if game.resists(it, id, journal) {
                return Done::Stop;
            }
            let effect = Ongoing::new(What::BurnsAttacker, amount as i8, On::Unit(id), until, it.side(), it.card());
            game.add_effect(effect);
            Done::Next
        }
        Verb::Heal { amount, who } => {
            let units = hurt(game, it.candidates(game, who));
            if units.is_empty() {
                return Done::Next;
            }
            let Some(id) = choosing::one(game, it, units) else { return choosing::ask_unit(game, it, who) };
            let amount = amount + by_machine(game, it, game.content.tent);
            game.heal(id, amount, it.source(game), journal);
            Done::Next
        }
        _ => Done::Next,
    }
}

pub(crate) fn hit(game: &mut Heroes3, it: Effects, id: FighterId, amount: u8, by: Cause, journal: &mut Journal) {
    let amount = amount + by_machine(game, it, game.content.ballista);
    let amount = game.hurt_by(id, amount, by);
    let source = it.source(game);
    game.deal(id, amount, source, journal);
}

/// The first unit takes the first amount, the two closest to it the others, by grid distance; among equals, and which of the
/// two takes more, the caster decides.
fn chain(game: &mut Heroes3, it: Effects, amounts: [u8; 3], journal: &mut Journal) -> Done {
    let content = game.content.0;
    let stage = it.stage;
    if stage == 0 {
        let units = on_board(it.candidates(game, Who::AnyUnit));
        if units.is_empty() {
            return Done::Next;
        }
        let Some(first) = choosing::one(game, it, units) else { return choosing::ask_unit(game, it, Who::AnyUnit) };
        return chain(game, it.about(first), amounts, journal);
    }
    let Some(last) = it.unit() else { return Done::Next };
    // The space of the first unit is kept in the casting, so that the distances stay those from it.
    if stage == 1 {
        if game.resists(it, last, journal) {
            return Done::Stop;
        }
        let space = game.combat.fighter(last).space;
        game.combat.chain = Some((space, Fighters::NONE.with(last)));
        hit(game, it, last, amounts[0], Cause::Spell, journal);
        return Done::Wait(2);
    }
    let Some((from, hit_before)) = game.combat.chain else { return Done::Next };
    let number = usize::from(stage / 2);
    if number > 2 {
        game.combat.chain = None;
        return Done::Next;
    }
    let near = chain_targets(game, from, hit_before);
    if near.is_empty() {
        game.combat.chain = None;
        return Done::Next;
    }
    let next = if stage % 2 == 1 { Some(last) } else { choosing::one(game, Effects { stage: 0, ..it }, near) };
    let Some(next) = next else {
        return choosing::ask_among(game, it, near, stage + 1);
    };
    game.combat.chain = Some((from, hit_before.with(next)));
    if !game.combat.is_spell_proof(content, next) {
        hit(game, it, next, amounts[number], Cause::Spell, journal);
    }
    Done::Wait((number as u8 + 1) * 2)
}

/// What the astrologers add to the work of a war machine.
fn by_machine(game: &Heroes3, it: Effects, machine: CardId) -> u8 {
    u8::from(it.card() == Some(machine) && game.standing().machines)
}

fn on_board(units: Fighters) -> Fighters {
    units.minus(Fighters::NONE.with(FighterId::TOWER))
}

/// The two closest units that were not hit yet; all that are equally close to the second.
pub(crate) fn chain_targets(game: &Heroes3, from: crate::board::Space, hit: Fighters) -> Fighters {
    let left = on_board(game.combat.standing).minus(hit);
    let distance = |id: FighterId| game.combat.fighter(id).space.distance(from);
    let mut distances: arrayvec::ArrayVec<u8, 11> = left.iter().map(distance).collect();
    distances.sort_unstable();
    let wanted = if hit.len() == 1 { 1 } else { 0 };
    let Some(&limit) = distances.get(wanted.min(distances.len().saturating_sub(1))) else { return Fighters::NONE };
    left.iter().filter(|&id| distance(id) <= limit).fold(Fighters::NONE, Fighters::with)
}
