//! RULES 15.5: where a hero can get with its movement points, and on which way.
//!
//! A way leads over fields on which nothing happens and past heroes that may be passed; where something happens it ends.

use super::{Fields, MOST_TILES};
use crate::{
    Heroes3,
    kinds::{Category, FieldId, ReachKind, Which},
};
use taverne_engine::Seat;

const FIELDS: usize = MOST_TILES * 7;

/// The fields a hero can get to.
#[derive(Clone, Debug)]
pub struct Reach {
    costs: [u8; FIELDS],
    before: [FieldId; FIELDS],
    reached: Fields,
}

impl Reach {
    /// What it costs to get there; nothing for a field out of reach.
    pub fn cost(&self, field: FieldId) -> Option<u8> {
        self.reached.contains(field).then(|| self.costs[field.0 as usize])
    }

    /// All fields a hero can stop on.
    pub fn fields(&self) -> impl Iterator<Item = FieldId> + '_ {
        self.reached.iter()
    }

    /// From the first field of a way to its last, without where the hero stands.
    pub fn way(&self, to: FieldId) -> Vec<FieldId> {
        let mut way = Vec::new();
        let mut at = to;
        while at.is_somewhere() && self.before[at.0 as usize].is_somewhere() {
            way.push(at);
            at = self.before[at.0 as usize];
        }
        way.reverse();
        way
    }

    /// The first field of a way: the next step.
    pub fn first_step(&self, to: FieldId) -> FieldId {
        let mut at = to;
        loop {
            let before = self.before[at.0 as usize];
            if !before.is_somewhere() || !self.before[before.0 as usize].is_somewhere() {
                return at;
            }
            at = before;
        }
    }
}

impl Heroes3 {
    /// Where a hero can get with so many movement points.
    pub fn reach(&self, seat: Seat, hero: Which, movement: u8) -> Reach {
        let mut reach = Reach { costs: [u8::MAX; FIELDS], before: [FieldId::NOWHERE; FIELDS], reached: Fields::EMPTY };
        let Some(walker) = self.player(seat).hero_on_map(hero).filter(|it| it.field.is_somewhere()) else {
            return reach;
        };
        let start = walker.field;
        reach.costs[start.0 as usize] = 0;
        let mut now = Fields::EMPTY.with(start);
        for cost in 1..=movement {
            let mut next = Fields::EMPTY;
            for from in now.iter() {
                for to in self.open_beside(from) {
                    if reach.costs[to.0 as usize] <= cost || self.category(to) == Category::Blocked {
                        continue;
                    }
                    reach.costs[to.0 as usize] = cost;
                    reach.before[to.0 as usize] = from;
                    let stops = self.may_stop(seat, hero, to).is_ok();
                    if stops {
                        reach.reached.insert(to);
                    }
                    if !stops || self.is_quiet(seat, hero, to) {
                        next.insert(to);
                    }
                }
            }
            now = next;
        }
        reach
    }

    /// Nothing happens there.
    fn is_quiet(&self, seat: Seat, hero: Which, field: FieldId) -> bool {
        self.reach_kind(seat, hero, field) == ReachKind::Go
    }

    /// What happens to a hero that comes there.
    pub fn reach_kind(&self, seat: Seat, hero: Which, field: FieldId) -> ReachKind {
        if self.land.ai_at(field).is_some() {
            return ReachKind::Fight;
        }
        match self.guard_at(field) {
            0 if self.visit_does_something(seat, hero, field) => ReachKind::Visit,
            0 => ReachKind::Go,
            level if self.is_quick(seat, level) => ReachKind::Quick,
            _ => ReachKind::Fight,
        }
    }
}
