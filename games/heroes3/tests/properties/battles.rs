//! RULES 19: random battles, looked at from outside through what they tell.

use heroes3::{
    Action, Content, Event, Heroes3,
    event::UnitThen,
    fighter::Mark,
    kinds::{AttackKind, Face, Kind, Side},
};
use std::collections::HashMap;
use taverne_engine::{Game, Journal, Seat, Seed, Spoken, Waiting, chance};

/// Plays a random battle and shows every decision: the game before it, and what it told.
fn watch(index: u64, mut seen: impl FnMut(&Heroes3, Action, &[Event], &Heroes3)) {
    let variants = Heroes3::variants();
    let variant = &variants[index as usize % variants.len()];
    let seed = Seed::numbered(21, index);
    let mut journal = Journal::new();
    let mut game =
        Heroes3::new(Content::builtin(), &variant.options, variant.seats, seed, &mut journal).expect("a variant opens");
    let mut rng = seed.fast();
    let mut actions = Vec::new();
    while let Waiting::For(seats) = game.waiting() {
        let seat = seats.first().unwrap_or(Seat::new(0));
        actions.clear();
        game.actions(seat, &mut actions);
        let action = actions[chance::below(&mut rng, actions.len())];
        let before = game.clone();
        journal.take();
        game.play(seat, action, &mut journal).expect("a listed action is legal");
        let events: Vec<Event> = journal.told().iter().map(|entry| entry.event.clone()).collect();
        seen(&before, action, &events, &game);
    }
}

const BATTLES: u64 = 300;

#[test]
fn an_attack_reaches_its_target() {
    let content = Content::builtin();
    for index in 0..BATTLES {
        watch(index, |_, _, events, _| {
            for event in events {
                let Event::Attacks { attacker, target, kind } = event else { continue };
                let ranged = content.figures(attacker.unit, attacker.face).kind == Kind::Ranged;
                let near = attacker.space.adjacent(target.space);
                // Extra attacks reach beside or behind the target.
                assert!(near || ranged || *kind == AttackKind::Extra, "{attacker:?} attacks {target:?}");
                assert!(attacker.side != target.side || *kind == AttackKind::Extra, "friends fight");
                assert!(*kind != AttackKind::Retaliation || near, "nobody retaliates from afar");
            }
        });
    }
}

#[test]
fn damage_goes_up_and_a_pack_turns_once() {
    for index in 0..BATTLES {
        let mut turned: HashMap<u8, u8> = HashMap::new();
        watch(index, |_, _, events, after| {
            for event in events {
                match event {
                    Event::Damaged { amount, .. } => assert!(*amount > 0, "no damage is no event"),
                    // The next one in an adventure is fought with the same numbers.
                    Event::CombatEnds { .. } => turned.clear(),
                    Event::Turned { unit } => *turned.entry(unit.id).or_default() += 1,
                    Event::UnitReinforced { unit } => {
                        turned.remove(&unit.id);
                    }
                    _ => {}
                }
            }
            assert!(turned.values().all(|&times| times <= 1), "a pack turns to few once");
            for id in after.combat().standing.iter() {
                let left = after.combat().health_left(after.content(), id);
                assert!(left > 0, "who has no health left does not stand");
            }
        });
    }
}

#[test]
fn activations_go_by_initiative() {
    for index in 0..BATTLES {
        watch(index, |before, _, events, _| {
            // Among those told of together nothing changes initiative but effects; look at the first after a decision.
            if let [Event::Activates { unit }, ..] = events {
                let content = before.content();
                let combat = before.combat();
                let initiative = |id| combat.initiative(content, id);
                let own = heroes3::fighter::FighterId(unit.id);
                // Whoever was active before is done.
                let left = |&id: &_| id == own || (id != combat.active && !combat.has(id, Mark::Activated));
                let best = combat.standing.iter().filter(left).map(initiative).max();
                assert!(Some(initiative(own)) == best, "{unit:?} is not the fastest");
            }
        });
    }
}

#[test]
fn nobody_acts_or_retaliates_twice_in_a_round() {
    let content = Content::builtin();
    for index in 0..BATTLES {
        let mut acted: Vec<u8> = Vec::new();
        let mut answered: Vec<u8> = Vec::new();
        let unlimited = |unit: &UnitThen| content.figures(unit.unit, unit.face).traits.unlimited_retaliation;
        watch(index, |_, _, events, _| {
            for event in events {
                match event {
                    Event::RoundBegins { .. } => {
                        acted.clear();
                        answered.clear();
                    }
                    Event::Activates { unit } => {
                        assert!(!acted.contains(&unit.id), "{unit:?} activates again");
                        acted.push(unit.id);
                    }
                    Event::TokenRemoved { unit, token: heroes3::event::TokenKind::Retaliated } => {
                        answered.retain(|it| *it != unit.id);
                    }
                    Event::Attacks { attacker, kind: AttackKind::Retaliation, .. } if !unlimited(attacker) => {
                        assert!(!answered.contains(&attacker.id), "{attacker:?} retaliates again");
                        answered.push(attacker.id);
                    }
                    _ => {}
                }
            }
        });
    }
}

#[test]
fn nobody_shares_a_space_or_stands_on_a_wall() {
    for index in 0..BATTLES {
        watch(index, |_, _, _, after| {
            let combat = after.combat();
            if combat.round == 0 {
                return;
            }
            let mut spaces = Vec::new();
            for side in Side::ALL {
                for id in combat.army(side).iter() {
                    let space = combat.fighter(id).space;
                    assert!(space.on_board() && !spaces.contains(&space), "two units on {space:?}");
                    spaces.push(space);
                    let wall = combat.piece_at(space) == Some(heroes3::kinds::Piece::Wall);
                    let gate = combat.piece_at(space) == Some(heroes3::kinds::Piece::Gate);
                    assert!(!wall && (!gate || side == Side::Defender), "a unit in a wall");
                    assert!(combat.fighter(id).face != Face::Siege);
                }
            }
        });
    }
}
