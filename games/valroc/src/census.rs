//! Nothing is created or destroyed: all components, counted.

use crate::{Valroc, cards::CreatureSet};

/// How many there are of each component, wherever they lie.
pub(crate) fn count(game: &Valroc) -> Vec<(String, u32)> {
    let content = game.content.0;
    let mut census = vec![("Vals".to_owned(), vals(game))];
    census.extend(creatures(game));
    let mut actions = vec![game.decks.actions, game.decks.action_discards, game.decks.shown];
    actions.extend([game.training.cards, game.training.wounds, game.training.endured]);
    let mut count = actions.iter().map(|set| set.len()).sum::<usize>();
    for player in &game.players {
        actions.push(player.kept);
        actions.push(player.bed.into_iter().collect());
        count += player.kept.len() + usize::from(player.bed.is_some());
    }
    let different = actions.into_iter().fold(crate::cards::ActionSet::EMPTY, crate::cards::ActionSet::union).len();
    census.extend([("Action cards".to_owned(), count as u32), ("different Action cards".to_owned(), different as u32)]);
    for (kind, card) in content.spells.iter().enumerate() {
        let spell = crate::cards::SpellId::of(kind);
        let held = game.players.iter().map(|player| {
            let drawn = player.drawn_spells.iter().filter(|&&drawn| drawn == spell).count() as u8;
            player.spells.count(spell) + player.used_spells.count(spell) + player.dropped_spells.count(spell) + drawn
        });
        let lying = game.decks.spells.count(spell) + game.decks.spell_discards.count(spell);
        census.push((card.id.clone(), u32::from(lying + held.sum::<u8>())));
    }
    for (kind, card) in content.courses.iter().enumerate() {
        let course = crate::cards::CourseId::of(kind);
        let open = game.board.courses.iter().filter(|slot| **slot == Some(course)).count();
        let held = game.players.iter().filter(|player| player.courses.contains(course)).count();
        let phantom = game.phantom.as_ref().map_or(0, |phantom| phantom.courses.count(kind));
        let lying = game.decks.courses.count(kind) + game.decks.course_discards.count(kind) + phantom;
        census.push((card.id.clone(), u32::from(lying) + (open + held) as u32));
    }
    let magics = game.decks.magics.len() + game.decks.magic_discards.len() + usize::from(game.board.magic.is_some());
    census.push(("Black Magic".to_owned(), magics as u32));
    for kind in 0..content.tokens.len() {
        let held = game.players.iter().flat_map(|player| {
            let faces = crate::cards::Token::ALL.into_iter().filter(move |token| token.kind() == kind);
            faces.map(|token| u32::from(player.count(token)))
        });
        let diamonds = if kind == 0 { game.board.statues.iter().map(|it| u32::from(it.diamonds)).sum() } else { 0 };
        census.push((format!("tokens {kind}"), u32::from(game.board.supply[kind]) + held.sum::<u32>() + diamonds));
    }
    census
}

fn vals(game: &Valroc) -> u32 {
    let held = game.players.iter().map(|player| u32::from(player.vals)).sum::<u32>();
    let statues = game.board.statues.iter().map(|statue| u32::from(statue.vals)).sum::<u32>();
    u32::from(game.board.bank) + held + statues
}

/// No creature is in two places, and none is lost once the hands are known.
fn creatures(game: &Valroc) -> Vec<(String, u32)> {
    let mut sets: Vec<CreatureSet> = game.players.iter().flat_map(|player| [player.hand, player.beaten]).collect();
    match &game.phantom {
        Some(phantom) => sets.extend([phantom.river.iter().copied().collect(), phantom.unseen, phantom.gone]),
        None => sets.push(game.draft.leftovers.iter().flatten().flatten().copied().collect()),
    }
    let sum: usize = sets.iter().map(|set| set.len()).sum();
    let union = sets.into_iter().fold(CreatureSet::EMPTY, CreatureSet::union).len();
    let mut census = vec![("creatures in two places".to_owned(), (sum - union) as u32)];
    if game.is_solo() || game.prepared {
        census.push(("creatures".to_owned(), union as u32));
    }
    census
}
