//! Worlds that agree with all that one seat knows.

use crate::{
    Valroc,
    cards::{CreatureSet, Kind, PlanningId},
    draft::{KeepSix, PICKS, Pick},
    elements::Element,
    player::Bid,
    spell_pile::SpellPile,
    steps::{Phase, Step},
    windows::{Moment, Window},
};
use arrayvec::ArrayVec;
use taverne_engine::{Chance, Fast, Seat};

/// How often to try for a hand with the total that was announced.
const TRIES: usize = 16;

/// The same game with everything the seat cannot know drawn anew, and a chance of its own.
pub(crate) fn world(game: &Valroc, seat: Seat, rng: &mut Fast) -> Valroc {
    let mut world = game.clone();
    world.chance = Chance::imagined(rng);
    if world.is_solo() {
        replan(&mut world);
        return world;
    }
    redeal_spells(&mut world, seat);
    if world.prepared {
        redeal_prepared(&mut world, seat);
    } else {
        redraft(&mut world, seat);
        redrop(&mut world, seat);
    }
    answer_anew(&mut world, seat);
    world
}

fn others(world: &Valroc, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    seat.others(world.players.len())
}

/// Spells in others' hands and face-down discards could be any that the seat has not seen.
fn redeal_spells(world: &mut Valroc, seat: Seat) {
    let mut pool = world.decks.spells;
    for other in others(world, seat) {
        let player = world.player_mut(other);
        pool = pool.with(player.spells).with(player.dropped_spells);
        player.drawn_spells.iter().for_each(|&spell| pool.put(spell));
    }
    for other in others(world, seat) {
        let player = &mut world.players[other.index()];
        for pile in [&mut player.spells, &mut player.dropped_spells] {
            let count = pile.total();
            *pile = SpellPile::EMPTY;
            (0..count).for_each(|_| _ = pool.draw(&mut world.chance).map(|spell| pile.put(spell)));
        }
        for spell in &mut player.drawn_spells {
            *spell = pool.draw(&mut world.chance).expect("as many spells as before");
        }
    }
    world.decks.spells = pool;
    if let Some(Step::Window(Window { asked, .. })) = world.agenda.now()
        && asked != seat
    {
        give_something_to_play(world, asked);
    }
}

/// Whoever is asked at a window has something to play: if nothing else, one of the spells that could be theirs.
fn give_something_to_play(world: &mut Valroc, asked: Seat) {
    let hand = world.player(asked).spells;
    if world.has_play(asked, Moment::Other) {
        return;
    }
    let Some((given, _)) = hand.iter().next() else { return };
    let mut possible = world.decks.spells;
    while let Some(spell) = possible.draw(&mut world.chance) {
        let spells = &mut world.player_mut(asked).spells;
        spells.take(given);
        spells.put(spell);
        if world.has_play(asked, Moment::Other) {
            world.decks.spells.take(spell);
            world.decks.spells.put(given);
            return;
        }
        world.player_mut(asked).spells = hand;
    }
}

/// Prepared hands of opponents who have beaten nothing yet could be swapped.
fn redeal_prepared(world: &mut Valroc, seat: Seat) {
    let mut unknown: ArrayVec<Seat, 4> = ArrayVec::new();
    let mut hands: ArrayVec<CreatureSet, 4> = ArrayVec::new();
    for other in others(world, seat).filter(|&other| world.player(other).beaten.is_empty()) {
        unknown.push(other);
        hands.push(world.player(other).hand);
    }
    world.chance.shuffle(&mut hands);
    for (other, hand) in unknown.into_iter().zip(hands) {
        world.player_mut(other).hand = hand;
    }
}

/// What the seat knows of the draft are the packets it held, from the moment it held them, and beaten creatures.
fn redraft(world: &mut Valroc, seat: Seat) {
    let ring = world.ring();
    let now = match world.agenda.now() {
        Some(Step::Pick(Pick { kind, pick })) => Some((kind, pick)),
        _ => None,
    };
    for kind in Kind::ALL {
        if now.is_some_and(|(current, _)| kind > current) {
            break;
        }
        let going_on = now.filter(|&(current, _)| current == kind);
        let last = going_on.map_or(PICKS - 1, |(_, pick)| pick);
        // First what is known, then the rest from what nobody told the seat.
        let mut unknown = world.content.of_kind(kind);
        for other in (0..world.table()).map(Seat::new) {
            unknown = unknown.minus(world.player(other).beaten);
        }
        let mut redeal: ArrayVec<(usize, u8), 12> = ArrayVec::new();
        let mut unseen_rest: ArrayVec<(usize, usize), 4> = ArrayVec::new();
        for packet in 0..ring {
            let holder = |pick: u8| holder(ring, packet, kind, pick);
            let held_at = (0..=last).find(|&pick| holder(pick) == seat.index());
            // The packet as it is now; of a finished kind only one discarded card is left.
            let rest = match going_on {
                Some(_) => world.draft.packets[packet],
                None => world.draft.leftovers[kind as usize][packet].into_iter().collect(),
            };
            let mut known = CreatureSet::EMPTY;
            if let Some(held_at) = held_at {
                let taken = |pick: u8| picked(world, holder(pick), kind, pick);
                known = (held_at..PICKS).filter_map(taken).fold(rest, CreatureSet::with);
                unknown = unknown.minus(known);
                known = taken(held_at).map_or(known, |own| known.without(own));
            }
            for pick in 0..PICKS {
                let place = holder(pick);
                let Some(card) = picked(world, place, kind, pick).filter(|_| place != seat.index()) else {
                    continue;
                };
                let public = place < world.table() && world.players[place].beaten.contains(card);
                if public {
                    known.remove(card);
                } else if held_at.is_some_and(|held_at| pick > held_at) {
                    continue;
                } else {
                    redeal.push((place, pick));
                }
            }
            // Later picks from a packet the seat has seen: any of its cards.
            if let Some(held_at) = held_at {
                for pick in held_at + 1..PICKS {
                    let place = holder(pick);
                    let Some(card) = picked(world, place, kind, pick) else {
                        continue;
                    };
                    if place < world.table() && world.players[place].beaten.contains(card) {
                        continue;
                    }
                    let card = known.draw(&mut world.chance).expect("as many cards as before");
                    set_picked(world, place, kind, pick, card);
                }
                match going_on {
                    Some(_) => world.draft.packets[packet] = known,
                    None => world.draft.leftovers[kind as usize][packet] = known.first(),
                }
            } else {
                unseen_rest.push((packet, rest.len()));
            }
        }
        for (place, pick) in redeal {
            let card = unknown.draw(&mut world.chance).expect("as many cards as before");
            set_picked(world, place, kind, pick, card);
        }
        for (packet, count) in unseen_rest {
            let mut rest = CreatureSet::EMPTY;
            for _ in 0..count {
                rest.insert(unknown.draw(&mut world.chance).expect("as many cards as before"));
            }
            match going_on {
                Some(_) => world.draft.packets[packet] = rest,
                None => world.draft.leftovers[kind as usize][packet] = rest.first(),
            }
        }
    }
}

/// Before which place of the ring a packet lies at a pick.
fn holder(ring: usize, packet: usize, kind: Kind, pick: u8) -> usize {
    let pick = usize::from(pick);
    if kind == Kind::Wild { (packet + ring - pick) % ring } else { (packet + pick) % ring }
}

/// What a place of the ring took at a pick, if it has.
fn picked(world: &Valroc, place: usize, kind: Kind, pick: u8) -> Option<crate::cards::CreatureId> {
    let at = kind as usize * usize::from(PICKS) + usize::from(pick);
    let picks = world.players.get(place).map_or(&world.draft.phantom_picks, |player| &player.picks);
    picks.get(at).copied()
}

fn set_picked(world: &mut Valroc, place: usize, kind: Kind, pick: u8, card: crate::cards::CreatureId) {
    let at = kind as usize * usize::from(PICKS) + usize::from(pick);
    match world.players.get_mut(place) {
        Some(player) => player.picks[at] = card,
        None => world.draft.phantom_picks[at] = card,
    }
}

/// The three creatures that opponents did not keep are secret; the totals of what they kept were announced.
fn redrop(world: &mut Valroc, seat: Seat) {
    if matches!(world.agenda.now(), Some(Step::Pick(_))) {
        return;
    }
    let choosing = world.agenda.now() == Some(KeepSix.into());
    let mythics = world.content.of_kind(Kind::Mythic);
    let kept_mythics = usize::from(world.mythic_kept());
    for other in others(world, seat) {
        let held: CreatureSet = world.player(other).picks.iter().copied().collect();
        let beaten = world.player(other).beaten;
        if choosing && world.pending.contains(other) {
            world.player_mut(other).dropped = CreatureSet::EMPTY;
            continue;
        }
        let announced = (world.phase != Phase::Draft).then(|| world.draft.totals[other.index()]);
        let mut dropped = CreatureSet::EMPTY;
        for _ in 0..TRIES {
            dropped = CreatureSet::EMPTY;
            for (some, count) in
                [(held.and(mythics), usize::from(PICKS) - kept_mythics), (held.minus(mythics), kept_mythics)]
            {
                let mut free = some.minus(beaten);
                for _ in 0..count {
                    dropped.insert(free.draw(&mut world.chance).expect("beaten creatures were kept"));
                }
            }
            if announced.is_none_or(|total| world.content.prestige(held.minus(dropped)) == total) {
                break;
            }
        }
        let player = world.player_mut(other);
        player.dropped = dropped;
        player.hand = held.minus(dropped).minus(beaten);
    }
}

/// Secret answers that others have already given are given anew.
fn answer_anew(world: &mut Valroc, seat: Seat) {
    for other in others(world, seat) {
        if world.player(other).study.is_some() {
            let mut elements = [Element::of(world.chance.below(4)), Element::of(world.chance.below(4))];
            elements.sort_unstable();
            world.player_mut(other).study = Some(elements);
        }
        if world.player(other).bid.is_some() {
            let player = world.player(other);
            let (vals, has_diamond) = (usize::from(player.vals), player.has(crate::cards::Token::Diamond));
            let vals = world.chance.below(vals + 1) as u8;
            let diamond = has_diamond && world.chance.below(4) == 0;
            world.player_mut(other).bid = Some(Bid { vals, diamond });
        }
    }
}

/// Solo: the planning card could be any that begins with the steps that were read.
fn replan(world: &mut Valroc) {
    let content = world.content.0;
    let Some(phantom) = &mut world.phantom else {
        return;
    };
    let Some(card) = phantom.card else {
        return;
    };
    let steps = |card: PlanningId| &content.plannings[card.index()].steps;
    let read = usize::from(phantom.read);
    if read > steps(card).len() {
        return; // It has been read to its end.
    }
    let known = &steps(card)[..read];
    let possible = phantom.plannings.with(card).iter().filter(|&it| steps(it).get(..read) == Some(known)).collect();
    let possible: crate::cards::PlanningSet = possible;
    let chosen = possible.any(&mut world.chance).expect("the real card is possible");
    phantom.plannings = phantom.plannings.with(card).without(chosen);
    phantom.card = Some(chosen);
}
