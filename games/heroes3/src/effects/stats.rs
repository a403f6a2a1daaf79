//! Figures of units: `mod_stat`, `overlay_unit`, `reinforce`.

use super::{Done, Effects, choosing};
use crate::{
    Event, Heroes3,
    cards::{ModStat, Overlay, Until, Verb, Who},
    combat::{On, Ongoing, What, attack::At},
    fighter::{FighterId, Fighters, NO_OVERLAY},
    kinds::{Face, Stat, Tier},
    steps::Journal,
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    match verb {
        Verb::ModStat(change) => !targets(game, it, change).is_empty(),
        Verb::OverlayUnit { overlay } => !covered(game, it, overlay).is_empty(),
        Verb::Reinforce => !reinforced(game, it).is_empty(),
        _ => false,
    }
}

/// Whose figure changes. A boost for an attack is for the attack whose window is open (RULING 88): attack for the unit
/// that attacks, defense for its target; raised for own units, lowered for enemies.
fn targets(game: &Heroes3, it: Effects, change: ModStat) -> Fighters {
    let units = it.candidates(game, change.who);
    let content = game.content.0;
    let fits = |&id: &FighterId| change.kinds.contains(game.combat.figures(content, id).kind);
    let units = units.iter().filter(fits).fold(Fighters::NONE, Fighters::with);
    let chosen = matches!(change.who, Who::OwnUnit | Who::AnyUnit);
    if change.until != Until::Attack || !chosen || matches!(change.stat, Stat::Initiative | Stat::Health) {
        return units;
    }
    if it.chooser(game).is_none() {
        return units;
    }
    let Some(attack) = game.combat.attack().filter(|it| it.stage <= At::Rolled) else { return Fighters::NONE };
    let unit = if change.stat == Stat::Attack { attack.attacker } else { attack.target };
    let own = unit.side() == it.side();
    if own != (change.amount > 0) { Fighters::NONE } else { units.and(Fighters::NONE.with(unit)) }
}

/// Units an overlay may lie on.
fn covered(game: &Heroes3, it: Effects, overlay: u8) -> Fighters {
    let Some(card) = game.content.0.overlays.get(usize::from(overlay)) else { return Fighters::NONE };
    let own = game.combat.army(it.side());
    own.iter().filter(|&id| may_cover(game, card, id)).fold(Fighters::NONE, Fighters::with)
}

fn may_cover(game: &Heroes3, card: &Overlay, id: FighterId) -> bool {
    let fighter = game.combat.fighter(id);
    if fighter.unit != card.unit || fighter.overlays[1] != NO_OVERLAY {
        return false;
    }
    match (fighter.overlay(), fighter.face) {
        (Some(_), _) => card.on_overlay,
        (None, Face::Few) => card.on_few,
        (None, Face::Pack) => card.on_pack,
        (None, _) => false,
    }
}

/// Few bronze units of the victor.
fn reinforced(game: &Heroes3, it: Effects) -> Fighters {
    let victor = it.side().other();
    let fits = |&id: &FighterId| {
        let fighter = game.combat.fighter(id);
        fighter.face == Face::Few && game.combat.figures(game.content.0, id).tier == Some(Tier::Bronze)
    };
    game.combat.army(victor).iter().filter(fits).fold(Fighters::NONE, Fighters::with)
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    match verb {
        Verb::ModStat(change) => mod_stat(game, it, change, journal),
        Verb::OverlayUnit { overlay } => {
            let units = covered(game, it, overlay);
            if units.is_empty() {
                return Done::Next;
            }
            let Some(id) = choosing::one(game, it, units) else { return choosing::ask_among(game, it, units, 1) };
            let card = game.content.0.overlays[usize::from(overlay)].card;
            let fighter = game.combat.fighter_mut(id);
            let at = usize::from(fighter.overlays[0] != NO_OVERLAY);
            fighter.overlays[at] = overlay;
            journal.tell_all(|| Event::Overlaid { unit: game.then(id), card });
            // Damage on the covered face moves to the overlay.
            game.settle(id, journal);
            Done::Next
        }
        Verb::Reinforce => {
            let units = reinforced(game, it);
            if units.is_empty() {
                return Done::Next;
            }
            match it.stage {
                0 => choosing::ask_optional(game, it, units, 1),
                _ => {
                    if let Some(id) = it.unit() {
                        game.combat.fighter_mut(id).face = Face::Pack;
                        game.note_face(id, Face::Pack);
                        journal.tell_all(|| Event::UnitReinforced { unit: game.then(id) });
                        game.settle(id, journal);
                    }
                    Done::Next
                }
            }
        }
        _ => Done::Next,
    }
}

fn mod_stat(game: &mut Heroes3, it: Effects, change: ModStat, journal: &mut Journal) -> Done {
    let what = match change.stat {
        Stat::Attack => What::Attack,
        Stat::Defense => What::Defense,
        Stat::Initiative => What::Initiative,
        Stat::Health => What::Health,
    };
    let put = |on, amount| Ongoing {
        kinds: change.kinds.0,
        not_adjacent: change.not_adjacent,
        ..Ongoing::new(what, amount, on, change.until, it.side(), it.card())
    };
    if change.who == Who::AllOwnUnits {
        game.add_effect(put(On::Units(it.side()), change.amount));
        return Done::Next;
    }
    let units = targets(game, it, change);
    if units.is_empty() {
        return Done::Next;
    }
    let Some(id) = choosing::one(game, it, units) else { return choosing::ask_among(game, it, units, 1) };
    if let Some(against) = change.against
        && game.combat.attack().is_none_or(|it| game.combat.fighter(it.target).unit != against)
    {
        return Done::Next;
    }
    // An ability with a card in front of it lets a unit resist once.
    if it.at == 0 && game.resists(it, id, journal) {
        return Done::Stop;
    }
    let unit = game.combat.fighter(id).unit;
    let twice = change.double.is_some_and(|at| game.content.0.doubles[usize::from(at)].contains(unit));
    let amount = if twice { change.amount * 2 } else { change.amount };
    game.add_effect(put(On::Unit(id), amount));
    game.remember(id);
    Done::Next
}
