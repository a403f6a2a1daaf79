//! Everything printed on the components, as data for whoever draws them. Lists are in the order of the ids in events.

use crate::{
    Content,
    cards::{Card, Figures, Hero, Play, Unit, map::Astrologer},
    kinds::{
        AiCardType, CardId, CardKind, Category, Difficulty, Enemy, Face, Faction, HeroId, Kind, Price, School, Slot,
        Tier, Timing, UnitId,
    },
    land::printed::Location,
    realm::quest::{Building, Town},
};
use serde::Serialize;
use std::collections::BTreeMap;
use taverne_engine::{
    Phrase,
    provenance::{Provenance, Trust, least_certain},
};
use ts_rs::TS;

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct Catalogue {
    pub units: Vec<UnitCard>,
    pub cards: Vec<HeroCard>,
    pub heroes: Vec<HeroBoard>,
    pub ai: Vec<AiFace>,
    pub scenarios: Vec<ScenarioSheet>,
    pub astrologers: Vec<AstrologerSheet>,
    /// Castle, Necropolis, Dungeon, Rampart.
    pub towns: Vec<TownSheet>,
    pub locations: Vec<LocationSheet>,
    /// Level I first.
    pub levels: Vec<LevelSheet>,
    /// Guard I first, by difficulty.
    pub guards: Vec<[Vec<Tier>; 4]>,
    pub difficulties: [Difficulty; 4],
    pub attack_die: [i8; 6],
    /// Key and title of the publications that figures are quoted from.
    pub publications: &'static BTreeMap<String, String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct UnitCard {
    pub id: &'static str,
    pub faction: Faction,
    pub tags: &'static [String],
    pub faces: Vec<UnitFace>,
    pub origin: CardOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct UnitFace {
    pub face: Face,
    pub tier: Option<Tier>,
    pub kind: Kind,
    pub attack: i8,
    pub defense: i8,
    pub health: u8,
    pub initiative: i8,
    pub gold: u8,
    pub valuables: u8,
    /// Its abilities, in a sentence each.
    pub texts: Vec<Phrase>,
}

/// A card of a hero's deck.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct HeroCard {
    pub id: &'static str,
    /// The key of its name, by which views and targets call it.
    pub key: String,
    pub kind: CardKind,
    pub copies: u8,
    pub school: Option<School>,
    pub expert_spell: bool,
    /// Whose specialty it is, and of which level.
    pub hero: Option<(HeroId, u8)>,
    pub faction_only: Option<Faction>,
    /// The ways to play it, in the order of the options in actions.
    pub plays: Vec<PlaySheet>,
    pub origin: CardOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct PlaySheet {
    pub expert: bool,
    pub timing: Timing,
    /// Nothing to say where all stands in the rows.
    pub text: Option<Phrase>,
    /// By power, for spells and what is like them.
    pub rows: Vec<(u8, Phrase)>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct HeroBoard {
    pub id: &'static str,
    pub faction: Faction,
    pub magic: bool,
    /// Attack, defense, power, knowledge.
    pub statistics: [u8; 4],
    pub magic_arrows: u8,
    pub ability: CardId,
    /// Of the levels I, IV and VI.
    pub specialties: [CardId; 3],
    pub origin: CardOrigin,
}

/// A card of the deck of an AI hero.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct AiFace {
    pub id: &'static str,
    pub kind: AiCardType,
    pub copies: u8,
    /// By difficulty.
    pub amount: [u8; 4],
    pub origin: CardOrigin,
}

/// A card of the astrologers, in words.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct AstrologerSheet {
    pub id: &'static str,
    pub text: Phrase,
    pub origin: CardOrigin,
}

impl AstrologerSheet {
    fn of(it: &'static Astrologer) -> Self {
        Self { id: &it.id, text: it.text.clone(), origin: origin(&it.source) }
    }
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct TownSheet {
    pub faction: Faction,
    pub buildings: Vec<BuildingSheet>,
    pub origin: CardOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct BuildingSheet {
    pub slot: Slot,
    pub price: Price,
    pub needs: Option<Slot>,
    /// What it does, in a sentence each.
    pub texts: Vec<Phrase>,
}

impl TownSheet {
    fn of(it: &'static Town) -> Self {
        let sheet = |(slot, building): (Slot, &Building)| BuildingSheet {
            slot,
            price: building.price,
            needs: building.needs,
            texts: building.effects.iter().map(|it| it.text.clone()).collect(),
        };
        let buildings = Slot::ALL.into_iter().zip(&it.buildings).map(sheet).collect();
        Self { faction: it.faction, buildings, origin: origin(&it.source) }
    }
}

/// What a field does when it is visited.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct LocationSheet {
    pub id: &'static str,
    pub category: Category,
    pub texts: Vec<Phrase>,
    pub origin: CardOrigin,
}

impl LocationSheet {
    fn of(it: &'static Location) -> Self {
        let texts = it.effects.iter().map(|it| it.text.clone()).collect();
        Self { id: &it.id, category: it.category, texts, origin: origin(&it.source) }
    }
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct ScenarioSheet {
    pub id: &'static str,
    pub enemy: Enemy,
    pub level: u8,
    pub movement_points: u8,
    pub siege: bool,
    /// Castle, Necropolis, Dungeon, Rampart.
    pub armies: [Vec<(UnitId, Face)>; 4],
    pub origin: CardOrigin,
}

#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct LevelSheet {
    pub hand_limit: u8,
    pub expert_uses: u8,
}

/// Where the figures of a card come from.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct CardOrigin {
    /// The least certain of all its figures.
    pub trust: Option<Trust>,
    pub figures: &'static Provenance,
}

pub(crate) fn catalogue(content: &'static Content) -> Catalogue {
    let ai = content.ai_cards.iter().map(|it| AiFace {
        id: &it.id,
        kind: it.kind,
        copies: it.copies,
        amount: it.amount,
        origin: origin(&it.source),
    });
    let scenarios = content.scenarios.iter().map(|it| ScenarioSheet {
        id: &it.id,
        enemy: it.enemy,
        level: it.level,
        movement_points: it.movement_points,
        siege: it.siege,
        armies: it.armies.clone(),
        origin: origin(&it.source),
    });
    let levels = content.levels.iter().map(|it| LevelSheet { hand_limit: it.hand_limit, expert_uses: it.expert_uses });
    Catalogue {
        units: content.units.iter().map(unit).collect(),
        cards: content.cards.iter().map(card).collect(),
        heroes: content.heroes.iter().map(hero).collect(),
        ai: ai.collect(),
        scenarios: scenarios.collect(),
        astrologers: content.astrologers.iter().map(AstrologerSheet::of).collect(),
        towns: content.towns.iter().map(TownSheet::of).collect(),
        locations: content.locations.iter().map(LocationSheet::of).collect(),
        levels: levels.collect(),
        guards: content.guards.clone(),
        difficulties: Difficulty::ALL,
        attack_die: [-1, -1, 0, 0, 1, 1],
        publications: &content.publications,
    }
}

fn unit(unit: &'static Unit) -> UnitCard {
    let faces = Face::ALL.into_iter().filter_map(|it| unit.figures(it).map(|figures| face(it, figures)));
    UnitCard {
        id: &unit.id,
        faction: unit.faction,
        tags: &unit.tags,
        faces: faces.collect(),
        origin: origin(&unit.source),
    }
}

fn face(face: Face, figures: &Figures) -> UnitFace {
    UnitFace {
        face,
        tier: figures.tier,
        kind: figures.kind,
        attack: figures.attack,
        defense: figures.defense,
        health: figures.health,
        initiative: figures.initiative,
        gold: figures.gold,
        valuables: figures.valuables,
        texts: figures.abilities.iter().map(|it| it.text.clone()).collect(),
    }
}

fn card(card: &'static Card) -> HeroCard {
    HeroCard {
        id: &card.id,
        key: card.key(),
        kind: card.kind,
        copies: card.copies,
        school: card.school,
        expert_spell: card.expert_spell,
        hero: card.hero,
        faction_only: card.faction_only,
        plays: card.plays.iter().map(play).collect(),
        origin: origin(&card.source),
    }
}

fn play(play: &Play) -> PlaySheet {
    let rows = play.rows.iter().filter(|_| play.by_power).map(|row| (row.power, row.text.clone()));
    PlaySheet {
        expert: play.expert,
        timing: play.timing,
        text: Some(play.text.clone()).filter(|it| it.key != "nothing"),
        rows: rows.collect(),
    }
}

fn hero(hero: &'static Hero) -> HeroBoard {
    HeroBoard {
        id: &hero.id,
        faction: hero.faction,
        magic: hero.magic,
        statistics: hero.statistics,
        magic_arrows: hero.magic_arrows,
        ability: hero.ability,
        specialties: hero.specialties,
        origin: origin(&hero.source),
    }
}

fn origin(figures: &'static Provenance) -> CardOrigin {
    CardOrigin { trust: least_certain(figures), figures }
}
