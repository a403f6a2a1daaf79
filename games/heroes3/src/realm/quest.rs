//! RULES 4, 30.4: the scenarios of the adventure as they are printed: a list of operations, so that the rules know none by
//! name.

use crate::{
    cards::map::Spoken,
    kinds::{CardId, Face, Faction, HeroId, LocationId, Price, SharedDeck, Slot, TileId, UnitId},
};
use serde::Deserialize;
use taverne_engine::provenance::Provenance;

/// A scenario on the map.
#[derive(Clone, Debug)]
pub struct Adventure {
    /// The chain it belongs to, if it is part of a campaign.
    pub campaign: Option<String>,
    pub faction: Faction,
    pub heroes: Vec<HeroId>,
    pub rounds: u8,
    /// The level marker stops there.
    pub level_cap: u8,
    pub resources: Price,
    pub units: Vec<(UnitId, Face)>,
    /// A bit for each slot that is built at the start, and for each that can never be built.
    pub buildings: u8,
    pub forbidden: u8,
    /// Lists of operations of which the player chooses one.
    pub bonus: Vec<Vec<Op>>,
    pub victory: Vec<Goal>,
    /// All of them are needed.
    pub every_goal: bool,
    pub defeat: Vec<Goal>,
    pub ai_heroes: Vec<AiHeroFigures>,
    pub events: Vec<Timed>,
}

/// RULES 22.3
#[derive(Clone, Debug)]
pub struct AiHeroFigures {
    pub id: String,
    pub faction: Faction,
    /// The start tile in whose town it enters play.
    pub town_of: TileId,
    /// Movement points a turn; 0 for one that stays.
    pub movement: u8,
    pub army: Vec<(UnitId, Face)>,
    pub level: u8,
    /// How many cards of each type.
    pub deck: [u8; 3],
    pub spells: Vec<CardId>,
    pub skill: Option<CardId>,
    /// Its town has walls, a gate and the arrow tower.
    pub siege: bool,
}

/// What happens at the start or the end of some rounds.
#[derive(Clone, Debug)]
pub struct Timed {
    pub rounds: Vec<u8>,
    pub at_end: bool,
    pub does: Vec<Op>,
}

/// An operation of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    Gain(Price),
    Pay(Price),
    GainUnit {
        unit: UnitId,
        face: Face,
    },
    GainBuilding(Slot),
    Search {
        deck: SharedDeck,
        count: u8,
    },
    /// For nothing.
    Reinforce(UnitId),
    /// Movement points for this turn.
    GainMovement(u8),
    RemoveBlackCubes(Vec<LocationId>),
    AiUnitSide {
        hero: u8,
        unit: UnitId,
        face: Face,
    },
}

/// A condition of victory or defeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The town of a start tile carries the own flag.
    Capture(TileId),
    /// The start town of any enemy carries the own flag at the end of a round.
    ControlEnemyTown,
    /// Every such location carries the own flag; face-down tiles count as not done.
    FlagAll(Vec<LocationId>),
    VisitAll(Vec<LocationId>),
    OwnUnit(UnitId),
    DefeatAiHero(u8),
    /// So many wins over heroes of the enemy.
    DefeatEnemyMainHero(u8),
    EliminateAllEnemies,
    /// At least so much gold at the end of this round.
    GoldAtEndOfRound {
        gold: u16,
        round: u8,
    },
    MainHeroDefeated,
    /// The end of this round without a win.
    Time(u8),
}

impl Goal {
    /// How it is called in words and on the page.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Capture(_) => "capture",
            Self::ControlEnemyTown => "control_enemy_town",
            Self::FlagAll(_) => "flag_all",
            Self::VisitAll(_) => "visit_all",
            Self::OwnUnit(_) => "own_unit",
            Self::DefeatAiHero(_) => "defeat_ai_hero",
            Self::DefeatEnemyMainHero(_) => "defeat_enemy_main_hero",
            Self::EliminateAllEnemies => "eliminate_all_enemies",
            Self::GoldAtEndOfRound { .. } => "gold_at_end_of_round",
            Self::MainHeroDefeated => "main_hero_defeated",
            Self::Time(_) => "time",
        }
    }

    pub const KEYS: [&'static str; 11] = [
        "capture",
        "control_enemy_town",
        "flag_all",
        "visit_all",
        "own_unit",
        "defeat_ai_hero",
        "defeat_enemy_main_hero",
        "eliminate_all_enemies",
        "gold_at_end_of_round",
        "main_hero_defeated",
        "time",
    ];
}

/// RULES 11: the town board of a faction.
#[derive(Clone, Debug)]
pub struct Town {
    pub faction: Faction,
    pub guild: Guild,
    /// By [`Slot`].
    pub buildings: [Building; 8],
    pub source: Provenance,
}

/// How a mage guild searches for spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guild {
    /// When it is built.
    pub times: u8,
    pub count: u8,
    /// Gold for each search after that.
    pub price: u8,
}

#[derive(Clone, Debug)]
pub struct Building {
    pub price: Price,
    pub needs: Option<Slot>,
    pub effects: Vec<Spoken>,
}
