//! How far it is to everything, and with which step the way begins.

use crate::{
    Heroes3,
    kinds::{Category, FieldId, Which},
    land::{Fields, MOST_TILES, grid},
};
use taverne_engine::Seat;

const FIELDS: usize = MOST_TILES * 7;
/// Nobody plans further ahead.
const FARTHEST: u8 = 18;
/// A guard on the way costs so many points more.
const OF_GUARD: u8 = 2;

/// Movement points to each field, turning up tiles on the way for one each and beating guards.
pub(super) struct Ways {
    pub(super) from: FieldId,
    costs: [u8; FIELDS],
    begins: [u8; FIELDS],
}

impl Ways {
    pub(super) fn of(game: &Heroes3, seat: Seat, hero: Which) -> Option<Self> {
        let from = game.player(seat).hero_on_map(hero)?.field;
        if !from.is_somewhere() {
            return None;
        }
        let mut ways = Self { from, costs: [u8::MAX; FIELDS], begins: [0; FIELDS] };
        ways.costs[from.0 as usize] = 0;
        // No step costs more than four points, so five sets of fields are enough.
        let mut waiting = [Fields::EMPTY; 5];
        waiting[0].insert(from);
        for cost in 0..FARTHEST {
            let now = std::mem::replace(&mut waiting[usize::from(cost % 5)], Fields::EMPTY);
            for field in now.iter() {
                if ways.costs[field.0 as usize] != cost {
                    continue;
                }
                let guarded = match game.guard_at(field) {
                    level if field != from && level > 0 && !game.is_quick(seat, level) => OF_GUARD,
                    _ => 0,
                };
                for way in 0..6 {
                    let Some((to, step)) = game.thought_step(field, way) else { continue };
                    let total = cost + step + guarded;
                    let begins = if field == from { 1 << way } else { ways.begins[field.0 as usize] };
                    let known = &mut ways.costs[to.0 as usize];
                    if total < *known {
                        *known = total;
                        ways.begins[to.0 as usize] = begins;
                        waiting[usize::from(total % 5)].insert(to);
                    } else if total == *known {
                        ways.begins[to.0 as usize] |= begins;
                    }
                }
            }
        }
        Some(ways)
    }

    #[inline]
    pub(super) fn cost(&self, field: FieldId) -> u8 {
        self.costs[field.0 as usize]
    }

    /// In which directions the cheapest ways to a field begin, a bit each.
    #[inline]
    pub(super) fn begins(&self, field: FieldId) -> u8 {
        self.begins[field.0 as usize]
    }
}

impl Heroes3 {
    /// A step in thought: a face-down tile is open everywhere, and turning it up costs a point.
    #[inline]
    fn thought_step(&self, from: FieldId, way: usize) -> Option<(FieldId, u8)> {
        let (from_up, open) = (self.land.is_face_up(from.slot()), self.land.tiles[from.slot()].open[from.on_tile()]);
        let to = self.beside(from, way)?;
        if open >> way & 1 == 0 && from_up && self.land.is_face_up(to.slot()) {
            return None;
        }
        let to_up = self.land.is_face_up(to.slot());
        if to_up && self.category(to) == Category::Blocked {
            return None;
        }
        match (from_up, to_up) {
            (true, true) => (open >> way & 1 == 1).then_some((to, 1)),
            (true, false) => (self.walls_of(from) >> way & 1 == 0).then_some((to, 2)),
            (false, true) => (self.walls_of(to) >> grid::opposite(way) & 1 == 0).then_some((to, 1)),
            (false, false) => Some((to, if from.slot() == to.slot() { 1 } else { 2 })),
        }
    }

    /// The printed borders of a field that lies face up, as they lie on the map.
    fn walls_of(&self, field: FieldId) -> u8 {
        let rotation = self.land.tiles[field.slot()].rotation;
        self.printed(field).map_or(0, |it| grid::turned(it.solid, rotation))
    }
}
