//! What one player owns: the Warden, the player board and the scroll.

use crate::{
    Content,
    cards::{
        BoardId, Champion, ChampionId, ChampionSet, Face, Metric, Place, PlanId, Row, ScrollId, Slot, Spot, SpotEffect,
        SpotSet, ZoneSet,
    },
    dice::{Die, TROOPS, Troop},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warden {
    pub board: Option<BoardId>,
    pub scroll: Option<ScrollId>,
    pub face: Option<Face>,
    pub place: Place,
    pub gold: u8,
    pub magic: u8,
    pub influence: u8,
    pub gems: u8,
    /// In the troop slots.
    pub dice: ArrayVec<Die, 5>,
    pub reserve: [Option<PlanId>; 3],
    completed: ArrayVec<PlanId, 7>,
    /// In the order in which they were recruited.
    champions: ArrayVec<ChampionId, 10>,
    covered: SpotSet,
    /// Where markers lie on the scroll.
    pub zones: ZoneSet,
    pub awards: u8,
    pub points: Points,
    /// What follows from the rest, kept up to date.
    pub(crate) limits: Abilities,
    pub(crate) owned: ChampionSet,
    pub(crate) rows: [u8; 3],
    pub(crate) symbols: [u8; TROOPS],
    pub(crate) battles: [u8; 3],
}

/// What is scored during the game, by source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Points {
    pub plans: u16,
    pub zones: u16,
    pub awards: u16,
    pub influence: u16,
}

/// What the uncovered spots allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Abilities {
    pub champions: u8,
    pub gems: u8,
    pub troop_slots: u8,
    pub track: u8,
    pub strength: u8,
    pub open: [bool; 3],
    pub joker: Option<Troop>,
}

impl Warden {
    pub fn new(content: &Content) -> Self {
        let start = content.start;
        let limits = &content.limits;
        Self {
            board: None,
            scroll: None,
            face: None,
            place: Place::Camp,
            gold: start.gold,
            magic: start.magic,
            influence: start.influence,
            gems: 0,
            dice: ArrayVec::new(),
            reserve: [None; 3],
            completed: ArrayVec::new(),
            champions: ArrayVec::new(),
            covered: SpotSet::all(Spot::ALL.len()),
            zones: ZoneSet::EMPTY,
            awards: 0,
            points: Points::default(),
            limits: Abilities {
                champions: limits.champions,
                gems: limits.gems,
                troop_slots: limits.troop_slots,
                track: limits.track,
                strength: 0,
                open: Slot::ALL.map(|slot| slot == limits.open_slot),
                joker: None,
            },
            owned: ChampionSet::EMPTY,
            rows: [0; 3],
            symbols: [0; TROOPS],
            battles: [0; 3],
        }
    }

    pub fn abilities(&self) -> &Abilities {
        &self.limits
    }

    pub fn completed(&self) -> &[PlanId] {
        &self.completed
    }

    pub fn champions(&self) -> &[ChampionId] {
        &self.champions
    }

    pub fn owns(&self, champion: ChampionId) -> bool {
        self.owned.contains(champion)
    }

    pub fn covered(&self) -> SpotSet {
        self.covered
    }

    pub fn of_row(&self, row: Row) -> u8 {
        self.rows[row as usize]
    }

    pub fn has_room_for_champion(&self) -> bool {
        self.champions.len() < usize::from(self.limits.champions)
    }

    pub fn has_room_for_die(&self) -> bool {
        self.dice.len() < usize::from(self.limits.troop_slots)
    }

    pub fn is_free(&self, slot: Slot) -> bool {
        self.limits.open[slot as usize] && self.reserve[slot as usize].is_none()
    }

    pub fn has_free_slot(&self) -> bool {
        Slot::ALL.iter().any(|&slot| self.is_free(slot))
    }

    /// Whether a gain of influence would do anything: a covered track forfeits it, its end pays points.
    pub fn can_gain_influence(&self, content: &Content) -> bool {
        self.influence < self.limits.track || self.limits.track == content.track_end
    }

    /// RULES 9: in any order, except where a spot has to wait for another **[R3]**.
    pub fn may_uncover(&self, content: &Content, spot: Spot) -> bool {
        self.covered.contains(spot) && content.spot(spot).after.is_none_or(|before| !self.covered.contains(before))
    }

    /// A marker leaves the board and the spot works from now on; a gain that comes with it is left to the caller.
    pub(crate) fn uncover(&mut self, content: &Content, spot: Spot) {
        self.covered.remove(spot);
        let limits = &mut self.limits;
        match content.spot(spot).effect {
            SpotEffect::Champions(n) => limits.champions = limits.champions.max(n),
            SpotEffect::Gems(n) => limits.gems = limits.gems.max(n),
            SpotEffect::Track(n) => limits.track = limits.track.max(n),
            SpotEffect::TroopSlots(n) => limits.troop_slots += n,
            SpotEffect::Opens(slot) => limits.open[slot as usize] = true,
            SpotEffect::Strength(n) => limits.strength = limits.strength.saturating_add(n),
            SpotEffect::Joker => limits.joker = self.board.map(|board| content.board(board).joker),
        }
    }

    pub(crate) fn add_champion(&mut self, id: ChampionId, champion: &Champion) {
        self.champions.push(id);
        self.owned.insert(id);
        self.rows[champion.row as usize] += 1;
    }

    pub(crate) fn complete(&mut self, content: &Content, plan: PlanId) {
        self.completed.push(plan);
        let card = content.plan(plan);
        self.battles[card.battle as usize] += 1;
        self.symbols.iter_mut().zip(card.symbols).for_each(|(sum, n)| *sum += n);
    }

    /// RULES 11: what scoring Champions and awards look at.
    pub fn count(&self, metric: Metric) -> u8 {
        let largest = |counts: [u8; 3]| counts.into_iter().max().unwrap_or(0);
        match metric {
            Metric::Symbols(troop) => self.symbols[troop as usize],
            Metric::Champions => self.champions.len() as u8,
            Metric::ChampionsOf(row) => self.rows[row as usize],
            Metric::PlansOf(battle) => self.battles[battle as usize],
            Metric::CompletedPlans => self.completed.len() as u8,
            Metric::ReservedPlans => self.reserve.iter().flatten().count() as u8,
            Metric::Gems => self.gems,
            Metric::Gold => self.gold,
            Metric::Magic => self.magic,
            Metric::Dice => self.dice.len() as u8,
            Metric::Awards => self.awards,
            Metric::Influence => self.influence,
            Metric::InfluenceAbove(least) => self.influence.saturating_sub(least),
            Metric::PlansOfEachBattle(n) => u8::from(self.battles.iter().all(|&plans| plans >= n)),
            Metric::MostChampionsOfOneRow => largest(self.rows),
            Metric::MostPlansOfOneBattle => largest(self.battles),
            Metric::BattlesCompleted => self.battles.iter().filter(|&&plans| plans > 0).count() as u8,
            Metric::FewestSymbolsOfAnyTroop => self.symbols.into_iter().min().unwrap_or(0),
        }
    }
}
