//! Worlds that agree with all that one seat knows (DECISIONS 7).
//!
//! Decks have no order and face-down tiles are drawn when they are turned up, so alone another chance is enough. Of the
//! others one knows the cards they began with and those they have shown; the rest could be any that lie face down.

use crate::{
    Heroes3,
    kinds::{CardId, SharedDeck},
    player::{MOST_SECRET, take},
    steps::Step,
};
use arrayvec::ArrayVec;
use taverne_engine::{
    Chance, Fast, Seat,
    steps::{Stepped, Steps, asked},
};

/// How often to try for hands with which what is asked can be answered.
const TRIES: usize = 12;
/// The cards of the shared decks, and those of the players that came from them.
const MOST_POOLED: usize = 2 * crate::MOST_SHARED;

/// The same game with everything the seat cannot know drawn anew, and a chance of its own.
pub(crate) fn world(game: &Heroes3, seat: Seat, rng: &mut Fast) -> Heroes3 {
    let mut chance = Chance::imagined(rng);
    let mut world = game.clone();
    if game.players.len() > 1 {
        for _ in 0..TRIES {
            redeal(&mut world, seat, &mut chance);
            if can_answer(&world, seat) {
                break;
            }
            world = game.clone();
        }
    }
    world.chance = chance;
    world
}

/// Whoever else is asked has an answer; at a window more than to pass.
fn can_answer(world: &Heroes3, seat: Seat) -> bool {
    let Some(other) = asked(world).first().filter(|&it| it != seat) else { return true };
    let Some(step) = world.step() else { return true };
    let mut any = false;
    match step {
        Step::CardWindow(it) => world.offer_legal_plays(other, it.window, |_| any = true),
        _ => step.legal(world, other, |_| any = true),
    }
    any
}

/// A card that the seat has not seen to be theirs.
type Secrets = ArrayVec<(Seat, CardId), { crate::MOST_SEATS * MOST_SECRET }>;

fn redeal(world: &mut Heroes3, seat: Seat, chance: &mut Chance) {
    let table = world.players.len();
    let mut secrets = Secrets::new();
    let mut hands = [0; crate::MOST_SEATS];
    for other in seat.others(table) {
        let player = world.player_mut(other);
        hands[other.index()] = player.hand.len();
        let hand = std::mem::take(&mut player.hand);
        player.deck.extend(hand);
        for card in std::mem::take(&mut player.secret) {
            // One that is looked at lies nowhere else.
            if take(&mut player.deck, card) {
                secrets.push((other, card));
            }
        }
    }
    SharedDeck::ALL.into_iter().for_each(|deck| redeal_shared(world, seat, deck, &secrets, chance));
    for other in seat.others(table) {
        let player = world.player_mut(other);
        chance.shuffle(&mut player.deck);
        let rest = player.deck.len() - hands[other.index()];
        player.hand.extend(player.deck.drain(rest..));
    }
    // What somebody else has just drawn is in that hand.
    if let Some(other) = asked(world).first().filter(|&it| it != seat) {
        let drawn = world.combat.casting.drawn.len();
        world.combat.casting.drawn = world.player(other).hand.iter().copied().take(drawn).collect();
    }
}

/// The face-down cards of a deck, those of others that came from it unseen, and those at which somebody else looks.
fn redeal_shared(world: &mut Heroes3, seat: Seat, deck: SharedDeck, secrets: &Secrets, chance: &mut Chance) {
    let looked_at = match world.step() {
        Some(Step::SearchPick(it)) if it.seat != seat && it.deck == deck => world.shared.looked.len(),
        _ => 0,
    };
    let content = world.content.0;
    let of_deck = |it: &&(Seat, CardId)| content.card(it.1).kind.deck() == Some(deck);
    let mut pool: ArrayVec<CardId, MOST_POOLED> = ArrayVec::new();
    pool.extend(std::mem::take(&mut world.shared.pile_mut(deck).deck));
    pool.extend(secrets.iter().filter(of_deck).map(|it| it.1));
    if looked_at > 0 {
        pool.extend(std::mem::take(&mut world.shared.looked));
    }
    chance.shuffle(&mut pool);
    for &(other, _) in secrets.iter().filter(of_deck) {
        let player = &mut world.players[other.index()];
        let card = pool.pop().expect("as many cards as before");
        player.deck.push(card);
        player.secret.push(card);
    }
    for _ in 0..looked_at {
        world.shared.looked.extend(pool.pop());
    }
    world.shared.looked.sort_unstable();
    world.shared.pile_mut(deck).deck.extend(pool);
}
