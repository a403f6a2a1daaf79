//! Tokens and lasting marks: `place_token`, `remove_token`, `remove_effects`, `skip_activation`, `forbid`,
//! `disable_abilities`, `immune`.

use super::{Done, Effects, choosing};
use crate::{
    Event, Heroes3,
    board::Spaces,
    cards::{Token, Verb, Who},
    combat::{On, Ongoing, What},
    event::TokenKind,
    fighter::{FighterId, Fighters, Mark},
    kinds::Kind,
    steps::Journal,
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    match verb {
        Verb::PlaceToken { token: Token::FireWall(_), .. } => !game.combat.fires.is_full(),
        Verb::PlaceToken { who: Who::AttackTarget | Who::RetaliationTarget, .. } => true,
        // Nobody else flees.
        Verb::ForbidRetreat => it.enemy(game).is_some(),
        Verb::DisableAbilities { all: true, .. } => true,
        _ => !targets(game, it, verb).is_empty(),
    }
}

/// Units a verb would change.
fn targets(game: &Heroes3, it: Effects, verb: Verb) -> Fighters {
    let combat = &game.combat;
    let content = game.content.0;
    let who = match verb {
        Verb::PlaceToken { who, .. } => who,
        Verb::RemoveEffects { .. } => Who::OwnUnit,
        _ => Who::AnyUnit,
    };
    let fits = |&id: &FighterId| {
        let marks = combat.fighter(id).marks;
        match verb {
            Verb::PlaceToken { token: Token::Paralysis, .. } => {
                let immune = combat.figures(content, id).traits.immune_to_paralysis && combat.is_able(content, id);
                !immune && !marks.has(Mark::Paralysed)
            }
            Verb::PlaceToken { .. } => true,
            Verb::RemoveToken => marks.has(Mark::Retaliated),
            Verb::RemoveEffects { only_paralysis: true, .. } => marks.has(Mark::Paralysed),
            Verb::RemoveEffects { .. } => {
                marks.has(Mark::Paralysed) || combat.fighter(id).damage > 0 || has_enemy_effect(game, it, id)
            }
            // A player skips the unit that is about to activate; whoever has no window, any that is yet to act.
            Verb::SkipActivation => (id == combat.active || it.chooser(game).is_none()) && !marks.has(Mark::Activated),
            Verb::Forbid { .. } => combat.figures(content, id).kind == Kind::Ranged,
            Verb::DisableAbilities { .. } => !combat.figures(content, id).abilities.is_empty(),
            _ => true,
        }
    };
    it.candidates(game, who).iter().filter(fits).fold(Fighters::NONE, Fighters::with)
}

/// An ongoing card effect of the other side lies on it.
fn has_enemy_effect(game: &Heroes3, it: Effects, id: FighterId) -> bool {
    game.combat
        .ongoing
        .iter()
        .any(|effect| effect.on == On::Unit(id) && effect.card.is_some() && effect.side != it.side())
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    match verb {
        Verb::PlaceToken { token: Token::FireWall(damage), .. } => {
            if it.stage == 0 {
                let walls = game.combat.pieces.as_ref().map_or(Spaces::NONE, |it| game.combat.standing_pieces(it));
                let burning = game.combat.fires.iter().fold(Spaces::NONE, |all, it| all.or(it.0.bit()));
                let free = Spaces::ALL.minus(game.combat.occupied()).minus(walls).minus(burning);
                return choosing::ask_space(game, it, free, 1);
            }
            let space = game.combat.picked;
            if !game.combat.fires.is_full() {
                game.combat.fires.push((space, damage));
                journal.tell_all(|| Event::FireWallPlaced { space, damage });
            }
            return Done::Next;
        }
        Verb::ForbidRetreat => {
            game.combat.no_retreat[it.side().other() as usize] = true;
            return Done::Next;
        }
        Verb::DisableAbilities { all: true, until, .. } => {
            let effect = Ongoing::new(What::NoSpellAbilities, 0, On::Everybody, until, it.side(), it.card());
            game.add_effect(effect);
            return Done::Next;
        }
        _ => {}
    }
    let units = targets(game, it, verb);
    if units.is_empty() {
        return Done::Next;
    }
    let Some(id) = choosing::one(game, it, units) else { return choosing::ask_among(game, it, units, 1) };
    if it.at == 0 && game.resists(it, id, journal) {
        return Done::Stop;
    }
    game.remember(id);
    let lasting = |what, until| Ongoing::new(what, 0, On::Unit(id), until, it.side(), it.card());
    match verb {
        Verb::PlaceToken { token, .. } => place(game, id, token, journal),
        Verb::RemoveToken => {
            game.combat.fighter_mut(id).marks.clear(Mark::Retaliated);
            journal.tell_all(|| Event::TokenRemoved { unit: game.then(id), token: TokenKind::Retaliated });
        }
        // One effect of the enemy or the paralysis token, which comes first: nobody would rather keep it.
        Verb::RemoveEffects { .. } => {
            if game.combat.has(id, Mark::Paralysed) {
                game.wake(id, journal);
            } else if let Some(effect) = game
                .combat
                .ongoing
                .iter()
                .position(|effect| effect.on == On::Unit(id) && effect.card.is_some() && effect.side != it.side())
            {
                let removed = game.combat.ongoing[effect];
                game.end_effects(|effect| *effect == removed, journal);
            }
        }
        Verb::SkipActivation => {
            game.combat.fighter_mut(id).marks.set(Mark::Activated);
            journal.tell_all(|| Event::SkipsActivation { unit: game.then(id) });
        }
        Verb::Forbid { until, .. } => game.add_effect(lasting(What::NoAttack, until)),
        Verb::DisableAbilities { until, only_spells, .. } => {
            let what = if only_spells { What::NoSpellAbilities } else { What::NoAbilities };
            game.add_effect(lasting(what, until));
        }
        Verb::Immune { until } => game.add_effect(lasting(What::SpellProof, until)),
        _ => {}
    }
    Done::Next
}

fn place(game: &mut Heroes3, id: FighterId, token: Token, journal: &mut Journal) {
    let fighter = game.combat.fighter_mut(id);
    let kind = match token {
        Token::Paralysis => {
            fighter.marks.set(Mark::Paralysed);
            TokenKind::Paralysis
        }
        Token::Defense => {
            fighter.marks.set(Mark::Defending);
            TokenKind::Defense
        }
        Token::Retaliated => {
            fighter.marks.set(Mark::Retaliated);
            TokenKind::Retaliated
        }
        Token::Corrosion => {
            fighter.marks.set(Mark::Corroded);
            TokenKind::Corrosion
        }
        Token::Attack(value) => {
            fighter.token = value;
            TokenKind::Attack
        }
        Token::Poison(cubes) => {
            fighter.poison = fighter.poison.saturating_add(cubes);
            TokenKind::Poison
        }
        Token::FireWall(_) => return,
    };
    journal.tell_all(|| Event::TokenPlaced { unit: game.then(id), token: kind });
}
