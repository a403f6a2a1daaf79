//! Worlds that agree with all that one seat knows.

use crate::{DiceKingdoms, harvest::Harvesting};
use taverne_engine::{Chance, Fast, Game, Journal, Seat, steps::Question};

/// The same game with the decks shuffled anew, the hidden harvests of others played anew, and a chance of its own.
pub(crate) fn world(game: &DiceKingdoms, seat: Seat, rng: &mut Fast) -> DiceKingdoms {
    let mut world = game.clone();
    world.chance = Chance::imagined(rng);
    let deck = world.deck.cards_mut();
    let nights = deck.iter().filter(|statue| statue.night).count();
    let (night, day) = deck.split_at_mut(nights);
    world.chance.shuffle(night);
    world.chance.shuffle(day);
    if let Some(solo) = &mut world.solo {
        let drawn = usize::from(solo.boats);
        world.chance.shuffle(&mut solo.events[drawn..]);
    }
    if !world.hidden.is_empty() {
        harvest_anew(&mut world, seat);
    }
    world
}

/// Those who have finished harvest anew at random, those who have not begin again.
fn harvest_anew(world: &mut DiceKingdoms, seat: Seat) {
    let mut journal = Journal::silent();
    let mut answers = Vec::new();
    let still_asked = world.pending;
    for other in world.hidden.without(seat).iter() {
        let asks = world.harvest_anew(other);
        debug_assert!(asks, "the harvest of {other:?} had a question before");
        if still_asked.contains(other) {
            continue;
        }
        world.pending = still_asked.with(other);
        while world.pending.contains(other) {
            answers.clear();
            world.actions(other, &mut answers);
            let answer = world.chance.pick(&answers).expect("a seat that is asked has an answer");
            Harvesting.answer(world, other, answer, &mut journal);
        }
    }
    world.pending = still_asked;
}

/// Statues and events, wherever they lie.
pub(crate) fn census(game: &DiceKingdoms) -> Vec<(String, u32)> {
    let mut statues: Vec<_> = game.deck.cards().iter().chain(game.row.iter().flatten()).copied().collect();
    statues.extend(game.realms.iter().flat_map(|realm| realm.sheet.statues.iter()));
    let all = statues.len();
    statues.sort_unstable();
    statues.dedup();
    let mut census = vec![("statues".to_owned(), all as u32), ("different statues".to_owned(), statues.len() as u32)];
    if let Some(solo) = &game.solo {
        let mut events = solo.events.to_vec();
        events.sort_unstable();
        events.dedup();
        census.push(("different events".to_owned(), events.len() as u32));
    }
    census
}
