//! How many cards there are of each kind, wherever they lie.

use crate::{
    Heroes3,
    cards::Card,
    content::UnitSet,
    kinds::{CardId, CardKind, Face, TileId, UnitId},
    steps::Step,
};

pub(crate) fn census(game: &Heroes3) -> Vec<(String, u32)> {
    let content = game.content.0;
    let mut counts = vec![0; content.cards.len()];
    cards(game).for_each(|card| counts[card.index()] += 1);
    // Specialties come with the levels.
    let lasting = |card: &Card| game.is_skirmish() || card.kind != CardKind::Specialty;
    let cards = content.cards.iter().zip(counts).filter(|(card, _)| lasting(card));
    let cards = cards.map(|(card, count)| (card.id.clone(), count));
    let ai = &game.combat.ai;
    let deck: usize = ai.unseen.iter().map(|&it| usize::from(it)).sum();
    let ai_cards = deck + ai.known.len() + ai.returning.len() + ai.under.len() + ai.discard.len();
    let mut counts: Vec<_> = cards.chain([("ai cards".to_owned(), ai_cards as u32)]).collect();
    if !game.is_skirmish() {
        counts.extend(neutrals(game));
        counts.extend(tiles(game));
    }
    counts
}

/// Neutral unit cards: in the decks, on the discard piles, in armies, as a guard, or about to be recruited.
fn neutrals(game: &Heroes3) -> Vec<(String, u32)> {
    let content = game.content.0;
    let realm = &game.realm;
    let count = |unit: UnitId| {
        let sets = [realm.neutrals, realm.neutral_discard, realm.guard, offered(game)];
        let lie = sets.iter().filter(|it| it.contains(unit)).count();
        let serve = game.players.iter().flat_map(|it| &it.army);
        lie + serve.filter(|it| it.unit == unit && it.face == Face::Neutral).count()
    };
    let neutral = |it: &UnitId| content.unit(*it).figures(Face::Neutral).is_some();
    let units = (0..content.units.len()).map(UnitId::of).filter(neutral);
    units.map(|it| (format!("neutral {}", content.unit(it).id), count(it) as u32)).collect()
}

/// Neutral units that were drawn and wait to be recruited.
fn offered(game: &Heroes3) -> UnitSet {
    let drawn = game.agenda.steps().iter().filter_map(|step| match step {
        Step::PickRecruit(it) => Some(*it),
        Step::DrawNeutral(it) => Some(it.pick),
        _ => None,
    });
    drawn.fold(UnitSet::EMPTY, |all, pick| pick.units().fold(all, UnitSet::with))
}

/// Tiles that lie face up, and those that nobody has seen.
fn tiles(game: &Heroes3) -> Vec<(String, u32)> {
    let content = game.content.0;
    let count = |tile: TileId| {
        let laid = game.land.tiles.iter().filter(|it| it.tile == Some(tile)).count();
        laid + usize::from(game.land.unseen.contains(tile))
    };
    let tiles = (0..content.tiles.len()).map(TileId::of);
    tiles.map(|it| (format!("tile {}", content.tile(it).id), count(it) as u32)).collect()
}

fn cards(game: &Heroes3) -> impl Iterator<Item = CardId> {
    let shared = &game.shared;
    let piles = shared.abilities.deck.iter().chain(&shared.abilities.discard);
    let piles = piles.chain(&shared.spells.deck).chain(&shared.spells.discard);
    let piles = piles.chain(&shared.artifacts.deck).chain(&shared.artifacts.discard).chain(&shared.looked);
    let piles = piles.chain(&shared.removed);
    let own = game.players.iter().flat_map(|it| {
        it.hand.iter().chain(&it.deck).chain(&it.discard).copied().chain(it.in_play.iter().map(|it| it.0))
    });
    let permanent = game.players.iter().filter_map(|it| it.permanent);
    let permanent = permanent.filter(|&it| game.content.card(it).kind != CardKind::WarMachine);
    // RULES 13.6: specialties that wait for their level.
    let waiting = game.players.iter().flat_map(|player| {
        let levels = [1, 4, 6].into_iter().zip(game.content.hero(player.hero).specialties);
        levels.filter(|it| it.0 > player.level()).map(|it| it.1)
    });
    let ai = &game.combat.ai;
    let of_ai = ai.spells.iter().chain(&ai.spell_discard).copied();
    let kept = ai.save.iter().chain(&ai.kept).map(|it| it.0);
    let played = game.agenda.steps().iter().filter_map(|step| match step {
        Step::FinishPlay(it) => Some(it.card),
        _ => None,
    });
    piles.copied().chain(own).chain(permanent).chain(waiting).chain(of_ai).chain(kept).chain(played)
}
