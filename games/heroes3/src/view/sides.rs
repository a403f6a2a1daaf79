//! The two sides: a hero with cards, an AI hero with a deck of its own, or a guard with neither.

use crate::{
    Content, Heroes3,
    kinds::{AiCardType, CardId, Enemy, Face, Faction, Morale, SharedDeck, Side},
    player::Player,
    steps::Step,
};
use serde::Serialize;
use taverne_engine::{Seat, steps::Stepped};
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct SideView {
    pub side: Side,
    /// Who plays it; nobody plays a guard or an AI hero.
    pub seat: Option<Seat>,
    pub hero: Option<&'static str>,
    pub faction: Option<Faction>,
    pub level: u8,
    /// Movement points left for further combat rounds.
    pub movement: u8,
    pub expert_uses: u8,
    pub most_expert_uses: u8,
    pub hand_limit: u8,
    pub morale: Morale,
    pub hand: u8,
    pub deck: u8,
    /// The last one is the top.
    pub discard: Vec<String>,
    /// Power played and not yet used.
    pub power: u8,
    /// Spells cast in this combat round, and how many may be.
    pub spells: u8,
    pub most_spells: u8,
    pub permanent: Option<String>,
    pub permanent_used: bool,
    /// Ongoing cards in play.
    pub ongoing: Vec<String>,
    /// Units that do not stand on the board: unit, face, whether they have fallen.
    pub army: Vec<(&'static str, Face, bool)>,
    pub ai: Option<AiView>,
}

/// What an AI hero has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct AiView {
    /// Cards in the deck that nobody has seen, by type.
    pub unseen: Vec<(AiCardType, u8)>,
    /// Cards that went back into the deck, or under it.
    pub returned: Vec<&'static str>,
    pub discard: Vec<&'static str>,
    /// The card drawn last.
    pub last: Option<&'static str>,
    /// Spells yet to be cast, in no order, and those cast.
    pub spells: Vec<String>,
    pub spell_discard: Vec<String>,
    pub skill: Option<String>,
    /// A spell that is kept for later.
    pub kept: Option<String>,
    pub save: Option<String>,
    /// Attack for the next unit that attacks.
    pub waiting_attack: i8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct CardCount {
    pub card: String,
    pub count: u8,
}

/// A deck that is searched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct SharedView {
    pub deck: SharedDeck,
    pub cards: u8,
    /// The last one is the top.
    pub discard: Vec<String>,
}

impl SideView {
    pub(super) fn of(game: &Heroes3, side: Side) -> Self {
        let content = game.content.0;
        let combat = &game.combat;
        let seat = game.seat_of(side);
        let player = seat.map(|seat| game.player(seat));
        let is_ai = player.is_none() && game.enemy() != Enemy::Guard;
        let level = player.map_or(combat.enemy_level, Player::level);
        let figures = player.map(|it| content.level(it.level()));
        let standing = |unit| combat.side(side).iter().any(|id| combat.fighter(id).unit == unit);
        let faction = player.map(|it| it.faction).or_else(|| {
            let first = combat.army(side).iter().next().filter(|_| is_ai)?;
            Some(content.unit(combat.fighter(first).unit).faction)
        });
        Self {
            side,
            seat,
            hero: player.map(|it| content.hero(it.hero).id.as_str()),
            faction,
            level,
            movement: seat.map_or(0, |it| game.fighting_movement(it)),
            expert_uses: player.map_or(0, |it| it.expert_uses),
            most_expert_uses: figures.map_or(0, |it| it.expert_uses),
            hand_limit: figures.map_or(0, |it| it.hand_limit),
            morale: player.map_or(Morale::None, |it| it.morale),
            hand: player.map_or(0, |it| it.hand.len() as u8),
            deck: player.map_or(0, |it| it.deck.len() as u8),
            discard: player.map(|it| keys(content, &it.discard)).unwrap_or_default(),
            power: combat.power[side as usize],
            spells: combat.spells[side as usize],
            most_spells: 1 + combat.more_spells[side as usize],
            permanent: player.and_then(|it| it.permanent).map(|it| content.card(it).key()),
            permanent_used: player.is_some_and(|it| it.permanent_used),
            ongoing: player.iter().flat_map(|it| &it.in_play).map(|it| content.card(it.0).key()).collect(),
            army: player
                .iter()
                .flat_map(|it| &it.army)
                .filter(|it| !standing(it.unit))
                .map(|it| (content.unit(it.unit).id.as_str(), it.face, it.placed))
                .collect(),
            ai: is_ai.then(|| AiView::of(game)),
        }
    }
}

impl AiView {
    fn of(game: &Heroes3) -> Self {
        let content = game.content.0;
        let ai = &game.combat.ai;
        let names = |cards: &[crate::kinds::AiCardId]| {
            let mut names: Vec<_> = cards.iter().map(|&it| content.ai_card(it).id.as_str()).collect();
            names.sort_unstable();
            names
        };
        let returned: Vec<_> = ai.known.iter().chain(&ai.under).chain(&ai.returning).copied().collect();
        let mut spells = keys(content, &ai.spells);
        spells.sort_unstable();
        let key = |card: CardId| content.card(card).key();
        Self {
            unseen: AiCardType::ALL.into_iter().zip(ai.unseen).collect(),
            returned: names(&returned),
            discard: names(&ai.discard),
            last: ai.last.map(|it| content.ai_card(it).id.as_str()),
            spells,
            spell_discard: keys(content, &ai.spell_discard),
            skill: ai.skill.map(key),
            kept: ai.kept.map(|it| key(it.0)),
            save: ai.save.map(|it| key(it.0)),
            waiting_attack: game.combat.waiting_for_attacker(),
        }
    }
}

pub(super) fn keys(content: &Content, cards: &[CardId]) -> Vec<String> {
    cards.iter().map(|&it| content.card(it).key()).collect()
}

/// The cards of a search that is going on, or the one on top of a deck that is looked at.
pub(super) fn looked(game: &Heroes3) -> Vec<String> {
    let top = match game.step() {
        Some(Step::TopOrBottom(it)) => it.card(game),
        _ => None,
    };
    top.map_or_else(|| keys(game.content.0, &game.shared.looked), |card| keys(game.content.0, &[card]))
}

/// Each kind once, in the order of the cards.
pub(super) fn counted(content: &Content, cards: &[CardId]) -> Vec<CardCount> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    let kinds = sorted.chunk_by(|one, other| one == other);
    kinds.map(|kind| CardCount { card: content.card(kind[0]).key(), count: kind.len() as u8 }).collect()
}

pub(super) fn shared(game: &Heroes3) -> Vec<SharedView> {
    let view = |deck| SharedView {
        deck,
        cards: game.shared.count(deck) as u8,
        discard: keys(game.content.0, game.shared.discards(deck)),
    };
    SharedDeck::ALL.map(view).to_vec()
}
