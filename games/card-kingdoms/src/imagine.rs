//! Worlds that agree with all that one seat knows.

use crate::{
    CardKingdoms,
    cards::{DomainSet, DukeId},
    setup,
};
use taverne_engine::{Chance, Fast, Game, Journal, Seat, zones::Bag};

/// The same game with everything the seat cannot know drawn anew, and a chance of its own.
pub(crate) fn world(game: &CardKingdoms, seat: Seat, rng: &mut Fast) -> CardKingdoms {
    let mut world = game.clone();
    world.chance = Chance::imagined(rng);
    if world.ending.is_none() {
        redeal_dukes(&mut world, seat);
    }
    redeal_domains(&mut world);
    if world.mixed {
        redeal_citizens(&mut world);
    }
    if world.harvest_open {
        answer_anew(&mut world, seat);
    }
    world
}

/// The seat knows the two Dukes it was dealt; all others could be anywhere.
fn redeal_dukes(world: &mut CardKingdoms, seat: Seat) {
    let own = world.kingdom(seat).dealt;
    let mut unseen: arrayvec::ArrayVec<DukeId, 16> =
        (0..world.content.dukes.len()).map(DukeId::of).filter(|duke| !own.contains(duke)).collect();
    world.chance.shuffle(&mut unseen);
    let mut deal = || unseen.pop().expect("there are enough Dukes for everybody");
    for other in seat.others(world.kingdoms.len()) {
        let kingdom = &mut world.kingdoms[other.index()];
        kingdom.dealt = [deal(), deal()];
        kingdom.kept = kingdom.kept.map(|_| world.chance.below(2) as u8);
    }
    if let Some(dark_lord) = &mut world.dark_lord {
        dark_lord.duke = deal();
    }
}

/// Face-down Domains are any of those nobody has seen.
fn redeal_domains(world: &mut CardKingdoms) {
    let mut seen: DomainSet = world.centre.domains.iter().filter_map(crate::centre::DomainStack::open).collect();
    seen = world.kingdoms.iter().fold(seen, |seen, kingdom| seen.union(kingdom.domains));
    seen = seen.union(world.removed).union(world.dark_lord.as_ref().map_or(DomainSet::EMPTY, |it| it.domains));
    let mut unseen: arrayvec::ArrayVec<_, 24> = world.content.all_domains().minus(seen).iter().collect();
    world.chance.shuffle(&mut unseen);
    for stack in &mut world.centre.domains {
        let face_down = stack.cards.len() - usize::from(stack.open().is_some());
        for card in &mut stack.cards.cards_mut()[..face_down] {
            *card = unseen.pop().expect("as many unseen Domains as before");
        }
    }
}

/// With mixed Citizens, face-down cards are any of their value that nobody has seen.
fn redeal_citizens(world: &mut CardKingdoms) {
    let content = world.content.0;
    let mut seen: Bag<{ crate::cards::CITIZENS }> = Bag::EMPTY;
    let owned = world.kingdoms.iter().map(|kingdom| *kingdom.citizens());
    for bag in owned.chain(world.dark_lord.as_ref().map(|it| it.citizens)) {
        bag.iter().for_each(|(card, count)| seen.set(card, seen.count(card) + count));
    }
    for stack in &world.centre.citizens {
        let open = stack.cards.cards().iter().rev().take(usize::from(stack.face_up));
        open.for_each(|card| seen.put(card.index()));
    }
    for (index, stack) in world.centre.citizens.iter_mut().enumerate() {
        let mut left = seen;
        let mut unseen: arrayvec::ArrayVec<_, 16> =
            setup::all_copies(content, index).into_iter().filter(|card| !left.take(card.index())).collect();
        world.chance.shuffle(&mut unseen);
        let face_down = stack.cards.len() - usize::from(stack.face_up);
        for card in &mut stack.cards.cards_mut()[..face_down] {
            *card = unseen.pop().expect("as many unseen Citizens as before");
        }
    }
}

/// What others answered in this harvest is secret: those who are done answer anew at random, the rest begin again.
fn answer_anew(world: &mut CardKingdoms, seat: Seat) {
    let mut journal = Journal::silent();
    let mut answers = Vec::new();
    let still_asked = world.pending;
    let resting = world.resting();
    for other in seat.others(world.kingdoms.len()).filter(|&it| Some(it) != resting) {
        let kingdom = world.kingdom_mut(other);
        kingdom.goods = kingdom.goods_before_harvest();
        world.begin_harvest(other);
        if still_asked.contains(other) || !world.owes_harvest(other) {
            continue;
        }
        world.pending = still_asked.with(other);
        while world.pending.contains(other) {
            answers.clear();
            world.actions(other, &mut answers);
            let answer = world.chance.pick(&answers).expect("a seat that is asked has an answer");
            world.answer_harvest(other, answer, &mut journal);
        }
    }
    world.pending = still_asked;
}

/// How many cards there are of each kind, wherever they lie. Cards left in the box do not count, so where the box is
/// secret only the number of cards is certain.
pub(crate) fn census(game: &CardKingdoms) -> Vec<(String, u32)> {
    let content = game.content.0;
    let mut monsters = vec![0; content.monsters.len()];
    let mut citizens = vec![0; content.citizens.len()];
    let mut domains = Vec::new();
    let mut dukes: Vec<_> = game.kingdoms.iter().flat_map(|kingdom| kingdom.dealt).collect();
    for kingdom in &game.kingdoms {
        kingdom.monsters.iter().for_each(|(card, count)| monsters[card] += u32::from(count));
        kingdom.citizens().iter().for_each(|(card, count)| citizens[card] += u32::from(count));
        domains.extend(kingdom.domains.iter());
    }
    for stack in &game.centre.monsters {
        stack.cards.cards().iter().for_each(|card| monsters[card.index()] += 1);
    }
    for stack in &game.centre.citizens {
        stack.cards.cards().iter().for_each(|card| citizens[card.index()] += 1);
    }
    game.centre.domains.iter().for_each(|stack| domains.extend(stack.cards.cards()));
    if let Some(dark_lord) = &game.dark_lord {
        dark_lord.citizens.iter().for_each(|(card, count)| citizens[card] += u32::from(count));
        domains.extend(dark_lord.domains.iter());
        dukes.push(dark_lord.duke);
    }
    let distinct = domains.iter().copied().collect::<DomainSet>().len();
    dukes.sort_unstable();
    dukes.dedup();
    let mut census = vec![
        ("Domains".to_owned(), domains.len() as u32),
        ("different Domains".to_owned(), distinct as u32),
        ("different Dukes".to_owned(), dukes.len() as u32),
    ];
    census.extend(content.monsters.iter().zip(monsters).map(|(card, count)| (card.id.clone(), count)));
    if game.mixed {
        let mut by_stack = vec![0; content.stack_values.len()];
        content.recruits().for_each(|card| by_stack[content.stack_of(card)] += citizens[card.index()]);
        census.extend(
            by_stack.into_iter().enumerate().map(|(stack, count)| (format!("Citizens of stack {stack}"), count)),
        );
    } else {
        census.extend(content.citizens.iter().zip(citizens).map(|(card, count)| (card.id.clone(), count)));
    }
    census
}
