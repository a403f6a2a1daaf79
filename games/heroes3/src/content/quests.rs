//! Reading the adventures of `scenarios.toml` and the town boards of `towns.toml`.

use super::{
    Read, Reader,
    raw::{Id, RawAiCounts, RawAiSkill, RawArmyUnit, RawSiege, RawSpoken, Source},
};
use crate::{
    cards::{Card, Scenario, Unit},
    kinds::{CardKind, Enemy, Face, Faction, LocationId, Price, SharedDeck, Slot, Tier, TileId, UnitId},
    land::printed::{Location, Tile},
    realm::quest::{Adventure, AiHeroFigures, Building, Goal, Guild, Op, Timed, Town},
};
use serde::Deserialize;
use toml::Spanned;

const SCENARIOS: &str = "scenarios.toml";
const TOWNS: &str = "towns.toml";
/// RULES 7: what an AI hero that moves has, unless its scenario says otherwise.
const AI_MOVEMENT: u8 = 3;

macro_rules! written {
    ($($name:ident { $($(#[$attr:meta])* $field:ident: $kind:ty),+ $(,)? })+) => {$(
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$attr])* $field: $kind,)+
        }
    )+};
}

written! {
    RawAdventure {
        id: Id,
        campaign: Option<String>,
        faction: Faction,
        heroes: Vec<Id>,
        rounds: Spanned<u8>,
        level_cap: Option<Spanned<u8>>,
        resources: Price,
        units: Vec<Spanned<RawStart>>,
        #[serde(default)]
        buildings: Vec<Slot>,
        #[serde(default)]
        forbidden: Vec<Slot>,
        #[serde(default)]
        bonus: Vec<Vec<Spanned<RawOp>>>,
        victory: Vec<Spanned<RawGoal>>,
        #[serde(default)]
        victory_mode: RawMode,
        defeat: Vec<Spanned<RawGoal>>,
        #[serde(default)]
        ai_hero: Vec<RawAiHero>,
        #[serde(default)]
        event: Vec<RawTimed>,
        source: Source,
    }
    RawStart { side: Face, unit: Option<Id>, tier: Option<Tier>, pick: Option<RawPick> }
    RawAiHero {
        id: Id,
        faction: Faction,
        town_of: Id,
        moves: bool,
        #[serde(default)]
        movement: Option<u8>,
        army: Spanned<Vec<RawArmyUnit>>,
        level: Option<u8>,
        deck: RawAiCounts,
        #[serde(default)]
        spells: Vec<Id>,
        #[serde(default)]
        skills: Vec<RawAiSkill>,
        siege: Option<RawSiege>,
    }
    RawTimed { rounds: Vec<u8>, when: RawWhen, r#do: Vec<Spanned<RawOp>> }
    RawOfUnit { unit: Id, #[serde(default)] side: Option<Face> }
    RawOfSlot { slot: Slot }
    RawOfSearch { count: u8, deck: SharedDeck }
    RawOfLocations { locations: Vec<Id> }
    RawOfAiUnit { hero: Id, unit: Id, side: Face }
    RawOfTown { town_of: Id }
    RawOfHero { id: Id }
    RawTimes { times: u8 }
    RawRound { round: u8 }
    RawGold { gold: u16, round: u8 }
    RawAmount { amount: u8 }

    Towns { town: Vec<RawTown> }
    RawTown { id: Spanned<Faction>, guild: Guild, building: Vec<RawBuilding>, source: Source }
    RawBuilding {
        slot: Spanned<Slot>,
        cost: Price,
        needs: Option<Slot>,
        #[serde(default)]
        effect: Vec<RawSpoken>,
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawPick {
    Cheapest,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawMode {
    #[default]
    Any,
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawWhen {
    Start,
    End,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawOp {
    Gain(Price),
    Pay(Price),
    GainUnit(RawOfUnit),
    GainBuilding(RawOfSlot),
    Search(RawOfSearch),
    Reinforce(RawOfUnit),
    GainMp(RawAmount),
    RemoveBlackCubes(RawOfLocations),
    AiUnitSide(RawOfAiUnit),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawGoal {
    Capture(RawOfTown),
    ControlEnemyTown,
    FlagAll(RawOfLocations),
    VisitAll(RawOfLocations),
    OwnUnit(RawOfUnit),
    DefeatAiHero(RawOfHero),
    DefeatEnemyMainHero(RawTimes),
    EliminateAllEnemies,
    GoldAtEndOfRound(RawGold),
    MainHeroDefeated,
    Time(RawRound),
}

/// What scenarios speak of.
pub(super) struct Known<'a> {
    pub units: &'a [Unit],
    pub cards: &'a [Card],
    pub tiles: &'a [Tile],
    pub locations: &'a [Location],
}

impl Reader<'_> {
    pub(super) fn read_adventures(&self, known: &Known<'_>) -> Read<Vec<Scenario>> {
        self.scenarios.adventure.iter().map(|it| self.read_adventure(it, known)).collect()
    }

    fn read_adventure(&self, it: &RawAdventure, known: &Known<'_>) -> Read<Scenario> {
        let Known { units, .. } = *known;
        let rounds = *it.rounds.get_ref();
        if !(1..=16).contains(&rounds) {
            return Err(self.files.error(SCENARIOS, &it.rounds, "a scenario has 1 to 16 rounds"));
        }
        let level_cap = it.level_cap.as_ref().map_or(7, |cap| *cap.get_ref());
        if let Some(cap) = it.level_cap.as_ref().filter(|_| !(1..=7).contains(&level_cap)) {
            return Err(self.files.error(SCENARIOS, cap, "a level is 1 to 7"));
        }
        let hero = |id: &Id| {
            let found = self.heroes.hero.iter().position(|it| it.id.get_ref() == id.get_ref());
            found.map(crate::kinds::HeroId::of).ok_or_else(|| self.files.error(SCENARIOS, id, "there is no such hero"))
        };
        let heroes: Vec<_> = it.heroes.iter().map(hero).collect::<Read<_>>()?;
        if heroes.is_empty() || it.units.is_empty() || it.units.len() > 7 {
            return Err(self.files.error(SCENARIOS, &it.id, "has a hero, and one to seven units to begin with"));
        }
        let start = it.units.iter().map(|start| self.start_unit(start, it.faction, units));
        let start: Vec<_> = start.collect::<Read<_>>()?;
        let ai = it.ai_hero.iter().map(|hero| self.read_ai_hero(hero, known));
        let ai_heroes: Vec<_> = ai.collect::<Read<_>>()?;
        if ai_heroes.len() > crate::land::MOST_AI_HEROES {
            return Err(self.files.error(SCENARIOS, &it.id, "there is room for two AI heroes"));
        }
        let ops = |ops: &[Spanned<RawOp>]| ops.iter().map(|op| self.read_op(op, it, known)).collect::<Read<Vec<_>>>();
        let goals =
            |goals: &[Spanned<RawGoal>]| goals.iter().map(|goal| self.read_goal(goal, it, known)).collect::<Read<_>>();
        let events = it.event.iter().map(|event| {
            let does = ops(&event.r#do)?;
            Ok(Timed { rounds: event.rounds.clone(), at_end: event.when == RawWhen::End, does })
        });
        let bits = |slots: &[Slot]| slots.iter().fold(0, |bits, &slot| bits | 1 << slot as u8);
        Ok(Scenario {
            id: it.id.get_ref().clone(),
            enemy: Enemy::Guard,
            level: 1,
            spell_searches: 0,
            search_count: 0,
            movement_points: 0,
            siege: false,
            armies: Default::default(),
            ai_deck: [0; 3],
            ai_spells: Vec::new(),
            ai_skill: None,
            adventure: Some(Adventure {
                campaign: it.campaign.clone(),
                faction: it.faction,
                heroes,
                rounds,
                level_cap,
                resources: it.resources,
                units: start,
                buildings: bits(&it.buildings),
                forbidden: bits(&it.forbidden),
                bonus: it.bonus.iter().map(|list| ops(list)).collect::<Read<_>>()?,
                victory: goals(&it.victory)?,
                every_goal: it.victory_mode == RawMode::All,
                defeat: goals(&it.defeat)?,
                ai_heroes,
                events: events.collect::<Read<_>>()?,
            }),
            source: it.source.get_ref().clone(),
        })
    }

    fn tile_named(&self, known: &Known<'_>, id: &Id) -> Read<TileId> {
        let found = known.tiles.iter().position(|tile| tile.id == *id.get_ref()).map(TileId::of);
        found.ok_or_else(|| self.files.error(SCENARIOS, id, "there is no such tile"))
    }

    fn locations_named(&self, known: &Known<'_>, ids: &[Id]) -> Read<Vec<LocationId>> {
        let named = |id: &Id| {
            let found = known.locations.iter().position(|location| location.id == *id.get_ref()).map(LocationId::of);
            found.ok_or_else(|| self.files.error(SCENARIOS, id, "there is no such location"))
        };
        ids.iter().map(named).collect()
    }

    fn named_unit(&self, units: &[Unit], id: &Id, face: Face) -> Read<UnitId> {
        let found = units.iter().position(|unit| unit.id == *id.get_ref()).map(UnitId::of);
        let found = found.ok_or_else(|| self.files.error(SCENARIOS, id, "there is no such unit"))?;
        match units[found.index()].figures(face) {
            Some(_) => Ok(found),
            None => Err(self.files.error(SCENARIOS, id, "the unit has no such face")),
        }
    }

    /// RULING 58: the cheapest by the gold of the recruit cost.
    fn start_unit(&self, start: &Spanned<RawStart>, faction: Faction, units: &[Unit]) -> Read<(UnitId, Face)> {
        let RawStart { side, unit, tier, pick } = start.get_ref();
        match (unit, tier, pick) {
            (Some(id), None, None) => Ok((self.named_unit(units, id, *side)?, *side)),
            (None, Some(tier), Some(RawPick::Cheapest)) => {
                let few = |id: usize| units[id].figures(Face::Few).filter(|it| it.tier == Some(*tier));
                let price = |id: usize| (units[id].faction == faction).then(|| few(id)).flatten().map(|it| it.gold);
                let prices: Vec<_> = (0..units.len()).filter_map(|id| price(id).map(|gold| (gold, id))).collect();
                let least = prices.iter().map(|it| it.0).min();
                let mut cheapest = prices.iter().filter(|it| Some(it.0) == least);
                match (cheapest.next(), cheapest.next()) {
                    (Some(&(_, id)), None) => Ok((UnitId::of(id), *side)),
                    _ => Err(self.files.error(SCENARIOS, start, "no single unit of the tier is the cheapest")),
                }
            }
            _ => Err(self.files.error(SCENARIOS, start, "names a unit, or a tier and how it is picked")),
        }
    }

    fn read_ai_hero(&self, it: &RawAiHero, known: &Known<'_>) -> Read<AiHeroFigures> {
        let Known { units, cards, .. } = *known;
        let army = it.army.get_ref();
        if army.is_empty() || army.len() > 5 {
            return Err(self.files.error(SCENARIOS, &it.army, "an AI hero leads one to five units"));
        }
        let unit = |it: &RawArmyUnit| Ok((self.named_unit(units, &it.unit, it.side)?, it.side));
        let army: Vec<_> = army.iter().map(unit).collect::<Read<_>>()?;
        // RULING 24: the level of an AI hero is that of the best unit.
        let best = army.iter().filter_map(|&(unit, face)| units[unit.index()].figures(face)?.tier).max();
        let level = match best {
            Some(Tier::Bronze) | None => 2,
            Some(Tier::Silver) => 4,
            Some(Tier::Golden) => 6,
            Some(Tier::Azure) => 7,
        };
        let spells = it.spells.iter().map(|id| self.known_card(SCENARIOS, cards, id, CardKind::Spell));
        let skill = it.skills.first().map(|it| self.known_card(SCENARIOS, cards, &it.ability, CardKind::Ability));
        Ok(AiHeroFigures {
            id: it.id.get_ref().clone(),
            faction: it.faction,
            town_of: self.tile_named(known, &it.town_of)?,
            movement: if it.moves { it.movement.unwrap_or(AI_MOVEMENT) } else { 0 },
            army,
            level: it.level.unwrap_or(level),
            deck: [it.deck.might, it.deck.magic, it.deck.skill],
            spells: spells.collect::<Read<_>>()?,
            skill: skill.transpose()?,
            siege: it.siege.is_some(),
        })
    }

    fn ai_hero_named(&self, adventure: &RawAdventure, id: &Id) -> Read<u8> {
        let found = adventure.ai_hero.iter().position(|it| it.id.get_ref() == id.get_ref());
        found.map(|at| at as u8).ok_or_else(|| self.files.error(SCENARIOS, id, "there is no such AI hero"))
    }

    fn read_op(&self, op: &Spanned<RawOp>, adventure: &RawAdventure, known: &Known<'_>) -> Read<Op> {
        let units = known.units;
        Ok(match op.get_ref() {
            RawOp::Gain(price) => Op::Gain(*price),
            RawOp::Pay(price) => Op::Pay(*price),
            RawOp::GainUnit(it) => {
                let face = it.side.unwrap_or(Face::Few);
                Op::GainUnit { unit: self.named_unit(units, &it.unit, face)?, face }
            }
            RawOp::GainBuilding(it) => Op::GainBuilding(it.slot),
            RawOp::Search(it) => Op::Search { deck: it.deck, count: it.count },
            RawOp::Reinforce(it) => Op::Reinforce(self.named_unit(units, &it.unit, Face::Pack)?),
            RawOp::GainMp(it) => Op::GainMovement(it.amount),
            RawOp::RemoveBlackCubes(it) => Op::RemoveBlackCubes(self.locations_named(known, &it.locations)?),
            RawOp::AiUnitSide(it) => Op::AiUnitSide {
                hero: self.ai_hero_named(adventure, &it.hero)?,
                unit: self.named_unit(units, &it.unit, it.side)?,
                face: it.side,
            },
        })
    }

    fn read_goal(&self, goal: &Spanned<RawGoal>, adventure: &RawAdventure, known: &Known<'_>) -> Read<Goal> {
        let units = known.units;
        Ok(match goal.get_ref() {
            RawGoal::Capture(it) => Goal::Capture(self.tile_named(known, &it.town_of)?),
            RawGoal::ControlEnemyTown => Goal::ControlEnemyTown,
            RawGoal::FlagAll(it) => Goal::FlagAll(self.locations_named(known, &it.locations)?),
            RawGoal::VisitAll(it) => Goal::VisitAll(self.locations_named(known, &it.locations)?),
            RawGoal::OwnUnit(it) => Goal::OwnUnit(self.named_unit(units, &it.unit, Face::Few)?),
            RawGoal::DefeatAiHero(it) => Goal::DefeatAiHero(self.ai_hero_named(adventure, &it.id)?),
            RawGoal::DefeatEnemyMainHero(it) => Goal::DefeatEnemyMainHero(it.times),
            RawGoal::EliminateAllEnemies => Goal::EliminateAllEnemies,
            RawGoal::GoldAtEndOfRound(it) => Goal::GoldAtEndOfRound { gold: it.gold, round: it.round },
            RawGoal::MainHeroDefeated => Goal::MainHeroDefeated,
            RawGoal::Time(it) => Goal::Time(it.round),
        })
    }

    /// The town boards, by faction.
    pub(super) fn read_towns(&mut self) -> Read<Vec<Town>> {
        self.file = TOWNS;
        let written = std::mem::take(&mut self.towns.town);
        let mut towns = Vec::new();
        for faction in [Faction::Castle, Faction::Necropolis, Faction::Dungeon, Faction::Rampart] {
            let Some(town) = written.iter().find(|it| *it.id.get_ref() == faction) else {
                return Err(self.files.error_in(TOWNS, format!("there is no town of {}", faction.id())));
            };
            let buildings = Slot::ALL.map(|slot| self.read_building(town, slot));
            let buildings: Vec<_> = buildings.into_iter().collect::<Read<_>>()?;
            let buildings = buildings.try_into();
            let Ok(buildings) = buildings else {
                return Err(self.files.error(TOWNS, &town.id, "a town has eight buildings"));
            };
            towns.push(Town { faction, guild: town.guild, buildings, source: town.source.get_ref().clone() });
        }
        self.towns.town = written;
        Ok(towns)
    }

    fn read_building(&mut self, town: &RawTown, slot: Slot) -> Read<Building> {
        let Some(it) = town.building.iter().find(|it| *it.slot.get_ref() == slot) else {
            return Err(self.files.error(TOWNS, &town.id, format!("has no building {}", slot.id())));
        };
        let effects = it.effect.iter().map(|effect| self.read_spoken(effect)).collect::<Read<_>>()?;
        Ok(Building { price: it.cost, needs: it.needs, effects })
    }
}
