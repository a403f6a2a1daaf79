//! Places on the board: `move_unit`, `teleport_unit`, `swap_units`, `destroy_siege`.

use super::{Done, Effects, choosing};
use crate::{
    Event, Heroes3,
    board::Spaces,
    cards::{Verb, Who},
    effects::choosing::PickPair,
    fighter::{FighterId, Fighters},
    steps::Journal,
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    match verb {
        Verb::MoveTarget => true,
        Verb::TeleportUnit => !movable(it.candidates(game, Who::OwnUnit)).is_empty(),
        Verb::SwapUnits => game.combat.army(it.side()).len() >= 2,
        Verb::DestroySiege { .. } => !pieces(game).is_empty(),
        _ => false,
    }
}

fn movable(units: Fighters) -> Fighters {
    units.minus(Fighters::NONE.with(FighterId::TOWER))
}

fn pieces(game: &Heroes3) -> Spaces {
    let standing = game.combat.pieces.as_ref().map_or(Spaces::NONE, |it| game.combat.standing_pieces(it));
    standing.minus(game.combat.occupied())
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    match verb {
        // The owner of the target moves it away from the attacker, if there is such a space.
        Verb::MoveTarget => {
            let Some((by, target)) = game.combat.attack().map(|it| (it.attacker, it.target)) else { return Done::Next };
            if !game.combat.stands(target) || target.is_tower() {
                return Done::Next;
            }
            if it.stage == 1 {
                let to = game.combat.picked;
                game.move_to(target, to, journal);
                return Done::Next;
            }
            let beside = game.combat.fighter(target).space.beside().and(game.combat.free(target.side()));
            let away = beside.minus(game.combat.fighter(by).space.beside());
            if game.seat_of(target.side()).is_none() {
                if let Some(to) = away.iter().next() {
                    game.move_to(target, to, journal);
                }
                return Done::Next;
            }
            choosing::ask_space(game, it, away, 1)
        }
        Verb::TeleportUnit => {
            let units = movable(it.candidates(game, Who::OwnUnit));
            if it.stage < 2 {
                let Some(id) = choosing::one(game, it, units) else { return choosing::ask_among(game, it, units, 1) };
                if game.resists(it, id, journal) {
                    return Done::Stop;
                }
                game.remember(id);
                let free = game.combat.free(id.side());
                if it.chooser(game).is_none() {
                    return Done::Next;
                }
                return choosing::ask_space(game, it, free, 2);
            }
            if let Some(id) = it.unit() {
                let to = game.combat.picked;
                journal.tell_all(|| Event::Moved { unit: game.then(id), to });
                game.put_on_space(id, to, journal);
            }
            Done::Next
        }
        Verb::SwapUnits => {
            if it.stage == 0 && it.chooser(game).is_some() {
                game.agenda.push(PickPair { damage: None });
                return Done::Wait(1);
            }
            Done::Next
        }
        Verb::DestroySiege { choose, all } => {
            if all {
                for space in pieces(game).iter() {
                    game.destroy(space, None, journal);
                }
                return Done::Next;
            }
            if it.stage % 2 == 1 {
                let space = game.combat.picked;
                game.destroy(space, None, journal);
                return Done::Wait(it.stage + 1);
            }
            if it.stage / 2 >= choose {
                return Done::Next;
            }
            let left = pieces(game);
            if it.chooser(game).is_none() {
                return Done::Next;
            }
            choosing::ask_space(game, it, left, it.stage + 1)
        }
        _ => Done::Next,
    }
}
