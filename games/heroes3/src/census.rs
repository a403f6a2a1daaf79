//! How many cards there are of each kind, wherever they lie.

use crate::{Heroes3, kinds::CardId, steps::Step};

pub(crate) fn census(game: &Heroes3) -> Vec<(String, u32)> {
    let content = game.content.0;
    let mut counts = vec![0; content.cards.len()];
    cards(game).for_each(|card| counts[card.index()] += 1);
    let cards = content.cards.iter().zip(counts).map(|(card, count)| (card.id.clone(), count));
    let ai = &game.combat.ai;
    let deck: usize = ai.unseen.iter().map(|&it| usize::from(it)).sum();
    let ai_cards = deck + ai.known.len() + ai.returning.len() + ai.under.len() + ai.discard.len();
    cards.chain([("ai cards".to_owned(), ai_cards as u32)]).collect()
}

fn cards(game: &Heroes3) -> impl Iterator<Item = CardId> {
    let shared = &game.shared;
    let piles = shared.abilities.deck.iter().chain(&shared.abilities.discard);
    let piles = piles.chain(&shared.spells.deck).chain(&shared.spells.discard);
    let piles = piles.chain(&shared.artifacts.deck).chain(&shared.artifacts.discard).chain(&shared.looked);
    let own = game.players.iter().flat_map(|it| {
        it.hand.iter().chain(&it.deck).chain(&it.discard).copied().chain(it.in_play.iter().map(|it| it.0))
    });
    let ai = &game.combat.ai;
    let of_ai = ai.spells.iter().chain(&ai.spell_discard).copied();
    let kept = ai.save.iter().chain(&ai.kept).map(|it| it.0);
    let played = game.agenda.steps().iter().filter_map(|step| match step {
        Step::FinishPlay(it) => Some(it.card),
        _ => None,
    });
    piles.copied().chain(own).chain(of_ai).chain(kept).chain(played)
}
