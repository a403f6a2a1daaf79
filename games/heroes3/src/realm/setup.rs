//! RULES 4: a scenario of the adventure is laid out.

use super::{Realm, goals::StartBonus, quest::Adventure, round::GameRound, search::Search};
use crate::{
    Content, Event, Heroes3, MOST_SEATS, Options, Setting, Shared,
    campaign::SwapCards,
    combat::Combat,
    content::UnitSet,
    kinds::{CardKind, HeroId, Morale, RoundStage, ScenarioId, SharedDeck, Slot, Tier, TownToken, Which},
    land::{AiHero, Land, reveal::TurnStart},
    player::{Cards, Known, Lasting, MOVEMENT, Player, Troop, Walker, take},
    setup::{pile, starting_deck, take_skill},
    steps::Journal,
};
use arrayvec::ArrayVec;
use taverne_engine::{Chance, Phrase, SeatSet, content::Pinned, zones::Agenda};

/// RULES 3.4, 23: how many cards are looked at instead of a card that is not there.
const REPLACED_BY: u8 = 3;

pub(crate) fn lay_out(
    content: &'static Content,
    scenario: ScenarioId,
    adventure: &'static Adventure,
    wanted: &Options,
    mut chance: Chance,
    journal: &mut Journal,
) -> Result<Heroes3, Phrase> {
    let hero = pick_hero(content, adventure, wanted, &mut chance).ok_or_else(|| Phrase::new("setup-unreadable"))?;
    let mut deck = deck_of(content, hero, &wanted.kept);
    let mut shared = Shared {
        abilities: pile(content, SharedDeck::Ability, &deck, &mut chance),
        spells: pile(content, SharedDeck::Spell, &deck, &mut chance),
        artifacts: pile(content, SharedDeck::Artifact, &deck, &mut chance),
        looked: ArrayVec::new(),
        removed: ArrayVec::new(),
    };
    let mut searches = missing(content, &deck, &wanted.kept);
    let combat = combat(content, adventure, &mut shared);
    if let Some(skill) = combat.ai.skill
        && take_skill(skill, &mut deck, &mut shared, &mut chance)
    {
        searches.push(SharedDeck::Ability);
    }
    let neutrals = [Tier::Bronze, Tier::Silver, Tier::Golden, Tier::Azure];
    let neutrals = neutrals.into_iter().fold(UnitSet::EMPTY, |all, tier| all.union(content.neutrals(tier)));
    let mut game = Heroes3 {
        content: Pinned(content),
        chance,
        agenda: Agenda::new(),
        setting: Setting {
            scenario,
            difficulty: wanted.difficulty,
            attack_abilities: wanted.attack_abilities,
            points: [0; MOST_SEATS],
            worth: [0; 2],
            experience: 0,
            in_campaign: wanted.campaign,
        },
        players: [player(content, adventure, hero, deck)].into_iter().collect(),
        shared,
        combat,
        land: Land::default(),
        realm: Realm {
            last_round: adventure.rounds,
            stage: RoundStage::RoundStart,
            neutrals,
            last_step: 2 * (adventure.level_cap - 1),
            ..Realm::none()
        },
        outcome: None,
        winners: SeatSet::EMPTY,
    };
    journal.tell_all(|| Event::Begins { scenario, hero, level: 1 });
    game.lay_map();
    for figures in &adventure.ai_heroes {
        let town = game.centre_of(figures.town_of).unwrap_or(crate::kinds::FieldId::NOWHERE);
        game.land.ai.push(AiHero::at(town, figures.movement));
    }
    game.realm.astrologers = (1u32 << content.astrologers.len()) - 1;
    let town = game.own_town_field();
    game.players[0].heroes[Which::Main as usize] = Some(Walker::at(town, MOVEMENT[0]));
    game.queue_set_up(adventure, &searches, journal);
    if wanted.new_hero {
        game.agenda.push(SwapCards { seat: game.fallback(), arrows: false });
    }
    Ok(game)
}

impl Heroes3 {
    /// RULING 56: the bonus, what the starting buildings search for, then the turn of the own start tile.
    fn queue_set_up(&mut self, adventure: &'static Adventure, searches: &[SharedDeck], journal: &mut Journal) {
        let seat = self.fallback();
        self.agenda.push(GameRound::BEGIN);
        self.agenda.push(TurnStart { slot: self.own_town_field().slot() as u8 });
        for slot in Slot::ALL.into_iter().rev().filter(|&it| adventure.buildings >> it as u8 & 1 == 1) {
            self.gain_building(seat, slot, journal);
        }
        // RULES 22.4, RULING 110: for cards that are not there, or that an AI hero has.
        for &deck in searches {
            self.agenda.push(Search::into_deck(seat, deck, REPLACED_BY));
        }
        if !adventure.bonus.is_empty() {
            self.agenda.push(StartBonus { seat });
        }
    }
}

/// Decks to search instead of cards of the list that are not there.
fn missing(content: &Content, have: &Cards, kept: &[String]) -> ArrayVec<SharedDeck, 8> {
    let mut have = have.clone();
    let cards = kept.iter().filter_map(|id| content.find_card(id));
    cards.filter(|&card| !take(&mut have, card)).filter_map(|card| content.card(card).kind.deck()).take(7).collect()
}

fn pick_hero(content: &Content, adventure: &Adventure, wanted: &Options, chance: &mut Chance) -> Option<HeroId> {
    match content.find_hero(&wanted.hero) {
        Some(hero) if adventure.heroes.contains(&hero) => Some(hero),
        _ if wanted.hero == "random" => chance.pick(&adventure.heroes),
        _ => None,
    }
}

/// RULES 4.1 step 6, or the list of a campaign: statistics, the first specialty and the cards that were kept.
fn deck_of(content: &Content, hero: HeroId, kept: &[String]) -> Cards {
    if kept.is_empty() {
        return starting_deck(content, hero);
    }
    let mut deck = Cards::new();
    deck.push(content.hero(hero).specialties[0]);
    for card in kept.iter().filter_map(|id| content.find_card(id)).take(crate::player::MOST_CARDS / 2) {
        let printed = content.card(card);
        let there = deck.iter().filter(|&&it| it == card).count() < usize::from(printed.copies);
        // The supply of statistics has no end (RULING 84).
        if printed.kind == CardKind::Statistic || there {
            deck.push(card);
        }
    }
    deck
}

fn player(content: &Content, adventure: &Adventure, hero: HeroId, deck: Cards) -> Player {
    let start = adventure.resources;
    Player {
        faction: adventure.faction,
        hero,
        experience: 0,
        hand: Cards::new(),
        deck,
        discard: Cards::new(),
        in_play: ArrayVec::new(),
        permanent: None,
        permanent_used: false,
        army: adventure.units.iter().map(|&(unit, face)| Troop { unit, face, placed: false }).collect(),
        expert_uses: content.level(1).expert_uses,
        morale: Morale::None,
        pending_discard: false,
        heroes: [None; 2],
        resources: [u16::from(start.gold), u16::from(start.materials), u16::from(start.valuables)],
        income: [0; 3],
        buildings: 0,
        new_guild: false,
        tokens: TownToken::ALL.into_iter().fold(0, |bits, it| bits | 1 << it as u8),
        once: 0,
        homeless: 0,
        lasting: Lasting::default(),
        known: Known::default(),
        secret: ArrayVec::new(),
    }
}

/// RULES 22.3, 22.4, RULING 59: what the AI heroes have; their cards are taken out of the shared decks.
fn combat(content: &Content, adventure: &Adventure, shared: &mut Shared) -> Combat {
    let mut combat = Combat::new(content.tower);
    let Some(figures) = adventure.ai_heroes.first() else { return combat };
    for &spell in &figures.spells {
        let there = take(&mut shared.spells.deck, spell) || take(&mut shared.spells.discard, spell);
        let arrow = !there && take(&mut shared.spells.deck, content.magic_arrow);
        if there || arrow {
            combat.ai.spells.push(if there { spell } else { content.magic_arrow });
        }
    }
    combat.ai.skill = figures.skill;
    combat.ai.unseen = figures.deck;
    combat.ai.pool = content.ai_cards.iter().map(|it| it.copies).collect();
    combat
}
