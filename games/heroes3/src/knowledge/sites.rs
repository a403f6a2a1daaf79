//! What is worth going to: fields that bring something, tiles that lie face down, and what the victory wants.

use super::ways::Ways;
use crate::{
    Heroes3,
    kinds::{Category, FieldId, LocationId, RoundStage, UnitId, Which},
    land::MOST_TILES,
    player::MOVEMENT,
    realm::quest::Goal,
    steps::Step,
};
use arrayvec::ArrayVec;
use taverne_engine::{Seat, steps::Stepped};

const MOST_SITES: usize = 48;
/// What is worth a tenth of it for each movement point that it lies farther away.
const NEARER: f32 = 0.9;
/// What an unknown tile promises, in gold.
const OF_TILE: f32 = 3.5;
/// The nearest counts wholly, what comes after it less and less.
const LATER: f32 = 0.75;

/// Somewhere to go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    /// In gold, if one were there now.
    pub(super) worth: f32,
    pub(super) distance: u8,
    /// The directions in which its ways begin, a bit each.
    pub(super) begins: u8,
    /// A tile to be turned up, if that is what it is.
    pub(super) hidden: Option<u8>,
    /// The victory wants it.
    pub(super) wanted: bool,
}

impl Site {
    pub(super) fn promise(&self) -> f32 {
        self.worth * NEARER.powi(i32::from(self.distance))
    }
}

pub(super) type Sites = ArrayVec<Site, MOST_SITES>;

impl Heroes3 {
    fn goals(&self) -> impl Iterator<Item = &'static Goal> {
        self.adventure().map_or(&[][..], |it| &it.victory).iter()
    }

    /// The locations that must all be flagged or visited.
    pub(super) fn wanted_locations(&self) -> &'static [LocationId] {
        self.goals()
            .find_map(|it| match it {
                Goal::FlagAll(locations) | Goal::VisitAll(locations) => Some(&locations[..]),
                _ => None,
            })
            .unwrap_or(&[])
    }

    /// A unit that the victory wants and that has not joined yet.
    pub(super) fn wanted_unit(&self) -> Option<UnitId> {
        let wanted = |it: &Goal| if let Goal::OwnUnit(unit) = it { Some(*unit) } else { None };
        let unit = self.goals().find_map(wanted)?;
        (!self.player(self.fallback()).army.iter().any(|it| it.unit == unit)).then_some(unit)
    }

    /// The town or the AI hero that the victory is about.
    pub(super) fn wanted_field(&self) -> Option<FieldId> {
        self.goals().find_map(|it| match *it {
            Goal::Capture(tile) => self.centre_of(tile),
            Goal::DefeatAiHero(hero) => self.land.ai.get(usize::from(hero)).filter(|it| !it.beaten).map(|it| it.field),
            Goal::ControlEnemyTown => {
                let own = self.own_town_field();
                self.land.fields().find(|&it| self.role(it) == crate::land::printed::Role::Town && it != own)
            }
            Goal::EliminateAllEnemies => self.land.ai.iter().find(|it| !it.beaten).map(|it| it.field),
            _ => None,
        })
    }

    /// What a hero would have of standing on a field, the guard left aside.
    fn prize(&self, seat: Seat, hero: Which, field: FieldId) -> f32 {
        let effects = self.location_effects(field).iter();
        let worth = |it: &crate::cards::map::Spoken| {
            let worth = self.list_worth(seat, field, it.does) + self.list_worth(seat, field, it.cost);
            if it.optional { worth.max(0.0) } else { worth }
        };
        let revisited = if self.category(field) == Category::Revisitable { 0.3 } else { 1.0 };
        if !self.visit_does_something(seat, hero, field) {
            return 0.0;
        }
        revisited * effects.map(worth).sum::<f32>().max(0.0)
    }

    /// What it is worth to go there, with the fight for it.
    fn site_worth(&self, seat: Seat, hero: Which, field: FieldId, distance: u8, wanted: bool) -> f32 {
        let prize = self.prize(seat, hero, field) + if wanted { WANTED } else { 0.0 };
        let level = self.guard_at(field);
        if level == 0 || self.is_quick(seat, level) {
            return prize;
        }
        let movement = self.player(seat).movement(hero);
        // Who does not get there in this turn gets there in another one with all it needs.
        let rounds = if distance <= movement { 1 + movement - distance } else { MOVEMENT[hero as usize] };
        let force = self.guard_force(level, self.setting.difficulty);
        let chance = self.chance_against(seat, hero, force, rounds);
        let experience = if hero == Which::Main { self.steps_worth(seat, self.steps_for(seat, level)) } else { 0.0 };
        let own = self.own_strength(seat);
        let losses = LOSSES * force.worth * (force.worth / own.max(1.0)).min(1.2);
        (chance * (prize + experience) - losses - (1.0 - chance) * 0.2 * own).max(0.0)
    }

    /// RULES 21
    pub(super) fn steps_for(&self, seat: Seat, level: u8) -> u8 {
        match level.cmp(&self.player(seat).level()) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        }
    }

    /// Everything worth going to for a hero.
    pub(super) fn sites(&self, seat: Seat, hero: Which, ways: &Ways) -> Sites {
        let mut sites = Sites::new();
        let locations = self.wanted_locations();
        let hiding = self.kinds_hiding(locations);
        let mut hidden = [(u8::MAX, 0u8); MOST_TILES];
        for (slot, best) in hidden.iter_mut().enumerate().take(self.land.tiles.len()) {
            let up = self.land.is_face_up(slot);
            for number in 0..7 {
                let field = FieldId::at(slot as u8, number);
                let cost = ways.cost(field);
                if cost == u8::MAX {
                    continue;
                }
                if !up {
                    let begins = ways.begins(field);
                    if cost < best.0 {
                        *best = (cost, begins);
                    } else if cost == best.0 {
                        best.1 |= begins;
                    }
                    continue;
                }
                if field == ways.from || self.land.ai_at(field).is_some() || sites.is_full() {
                    continue;
                }
                let wanted = locations.contains(&self.location_at(field)) && !self.is_done(seat, field);
                if !wanted && !self.visit_does_something(seat, hero, field) {
                    continue;
                }
                let worth = self.site_worth(seat, hero, field, cost, wanted);
                if worth > 0.05 {
                    sites.push(Site { worth, distance: cost, begins: ways.begins(field), hidden: None, wanted });
                }
            }
            let (cost, begins) = *best;
            if !up && self.land.tiles[slot].tile.is_none() && cost < u8::MAX && !sites.is_full() {
                let wanted = hiding >> self.land.tiles[slot].kind as u8 & 1 == 1;
                let worth = if wanted { WANTED } else { OF_TILE * (f32::from(self.rounds_left()) / 3.0).min(1.0) };
                let distance = cost.saturating_sub(1);
                sites.push(Site { worth, distance, begins, hidden: Some(slot as u8), wanted });
            }
        }
        sites
    }

    /// What the victory wants of a field is done.
    pub(super) fn is_done(&self, seat: Seat, field: FieldId) -> bool {
        use crate::land::Holder;
        let visits = self.goals().any(|it| matches!(it, Goal::VisitAll(_)));
        self.is_flagged_by(field, Holder::Seat(seat)) || visits && self.land.mark(field).cube()
    }

    /// What all that is within reach promises together.
    pub(super) fn promise_of_map(sites: &Sites) -> f32 {
        let mut promises: ArrayVec<f32, MOST_SITES> = sites.iter().map(Site::promise).collect();
        promises.sort_unstable_by(|one, other| other.total_cmp(one));
        let mut share = 1.0;
        let mut sum = 0.0;
        for promise in promises {
            sum += share * promise;
            share *= LATER;
        }
        sum
    }

    /// Whether nothing is half done on the map. What a round begins with is nobody's merit, so one does not look into it.
    pub(super) fn is_between_actions(&self) -> bool {
        let asked = matches!(
            self.step(),
            Some(
                Step::OwnTurn(_)
                    | Step::RefreshHand(_)
                    | Step::FillHand(_)
                    | Step::Announced(_)
                    | Step::Muster(_)
                    | Step::Trade(_)
                    | Step::BuyMachine(_)
            )
        );
        asked || self.realm.stage == RoundStage::RoundStart && self.realm.round > 1
    }
}

/// What the victory wants is worth a detour.
const WANTED: f32 = 12.0;
/// The part of its own worth that a guard takes with it.
const LOSSES: f32 = 0.3;
