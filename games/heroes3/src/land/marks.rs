//! RULES 16: cubes and flags, and what is remembered of a field.

use super::printed::Role;
use crate::{
    Event, Heroes3,
    kinds::{FieldId, Resource},
    realm::means::step_of,
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;

/// Whose flag it is. All AI heroes are one side (RULING 103).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    Seat(Seat),
    Ai,
}

/// Flag, cube and what is known of a field, in a byte: whose flag it is (3 bits), a black cube, guard beaten, captured before,
/// the income that was chosen (2 bits). Where several may have a cube, the first bits are seats and the last but one the AI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FieldMark(pub u8);

const OWNER: u8 = 0b111;
const AI: u8 = 0b111;
const CUBE: u8 = 1 << 3;
const BEATEN: u8 = 1 << 4;
const CAPTURED: u8 = 1 << 5;
const CHOICE: u8 = 6;
const SHARED_AI: u8 = 1 << 6;

impl FieldMark {
    #[inline]
    pub const fn owner(self) -> Option<Holder> {
        match self.0 & OWNER {
            0 => None,
            AI => Some(Holder::Ai),
            seat => Some(Holder::Seat(Seat::new(seat as usize - 1))),
        }
    }

    pub(crate) fn set_owner(&mut self, owner: Option<Holder>) {
        let bits = match owner {
            None => 0,
            Some(Holder::Ai) => AI,
            Some(Holder::Seat(seat)) => seat.index() as u8 + 1,
        };
        self.0 = self.0 & !OWNER | bits;
    }

    /// A cube on a field where several may have one.
    pub const fn has_shared(self, holder: Holder) -> bool {
        match holder {
            Holder::Ai => self.0 & SHARED_AI != 0,
            Holder::Seat(seat) => self.0 >> seat.index() & 1 == 1,
        }
    }

    pub(crate) fn share(&mut self, holder: Holder) {
        self.0 |= match holder {
            Holder::Ai => SHARED_AI,
            Holder::Seat(seat) => 1 << seat.index(),
        };
    }

    /// A black cube lies there.
    #[inline]
    pub const fn cube(self) -> bool {
        self.0 & CUBE != 0
    }

    #[inline]
    pub const fn beaten(self) -> bool {
        self.0 & BEATEN != 0
    }

    /// Somebody has captured it before.
    pub const fn captured(self) -> bool {
        self.0 & CAPTURED != 0
    }

    /// A guard is fought only while there is no cube of any kind, and it does not return (RULING 11).
    #[inline]
    pub const fn guard_is_gone(self) -> bool {
        self.0 & (BEATEN | CUBE | OWNER) != 0
    }

    /// The income that a settlement gives.
    pub const fn choice(self) -> Option<Resource> {
        match self.0 >> CHOICE {
            1 => Some(Resource::Gold),
            2 => Some(Resource::Materials),
            3 => Some(Resource::Valuables),
            _ => None,
        }
    }

    fn set_choice(&mut self, choice: Option<Resource>) {
        let bits = choice.map_or(0, |it| it as u8 + 1);
        self.0 = self.0 & ((1 << CHOICE) - 1) | bits << CHOICE;
    }

    pub(crate) fn beat_guard(&mut self) {
        self.0 |= BEATEN;
    }

    fn set_cube(&mut self, cube: bool) {
        self.0 = if cube { self.0 | CUBE } else { self.0 & !CUBE };
    }
}

impl Heroes3 {
    /// Whose flag is on a field; a field where several may have a cube belongs to nobody.
    #[inline]
    pub fn owner_of(&self, field: FieldId) -> Option<Holder> {
        if self.has_shared_flags(field) { None } else { self.land.mark(field).owner() }
    }

    #[inline]
    pub(crate) fn has_shared_flags(&self, field: FieldId) -> bool {
        self.printed(field).is_some_and(|it| self.content.location(it.location).shared_flags)
    }

    /// Whether somebody's cube is there.
    pub fn is_flagged_by(&self, field: FieldId, holder: Holder) -> bool {
        let mark = self.land.mark(field);
        if self.has_shared_flags(field) { mark.has_shared(holder) } else { mark.owner() == Some(holder) }
    }

    /// RULES 16: the captor's cube replaces that of the owner, who loses the income of the field (RULES 17).
    pub(crate) fn flag(&mut self, field: FieldId, holder: Holder, journal: &mut Journal) {
        if self.is_flagged_by(field, holder) {
            return;
        }
        if self.has_shared_flags(field) {
            self.land.mark_mut(field).share(holder);
        } else {
            if let Some(Holder::Seat(loser)) = self.owner_of(field)
                && let Some(resource) = self.income_of(field)
            {
                self.raise_income(loser, resource, -1, journal);
            }
            let mark = self.land.mark_mut(field);
            mark.set_choice(None);
            mark.set_owner(Some(holder));
        }
        if let (Holder::Seat(captor), Role::Town | Role::Settlement) = (holder, self.role(field)) {
            self.player_mut(captor).homeless = 0;
        }
        let location = self.location_at(field);
        journal.tell_all(|| Event::Flagged { field, location, holder: holder.seat() });
    }

    /// Which income a field gives to its owner.
    pub(crate) fn income_of(&self, field: FieldId) -> Option<Resource> {
        match self.role(field) {
            Role::Mine => self.printed(field).and_then(|it| it.resource),
            Role::Settlement => self.land.mark(field).choice(),
            _ => None,
        }
    }

    /// Its income is remembered, since whoever loses the field loses this step.
    pub(crate) fn note_income(&mut self, field: FieldId, resource: Resource) {
        if self.role(field) == Role::Settlement {
            self.land.mark_mut(field).set_choice(Some(resource));
        }
    }

    /// The first captor ever of a field gains one step at once. It is the first until the visit is over.
    pub(crate) fn is_first_captor(&self, field: FieldId) -> bool {
        !self.land.mark(field).captured()
    }

    pub(crate) fn note_capture(&mut self, field: FieldId) {
        self.land.mark_mut(field).0 |= CAPTURED;
    }

    /// How much one step of the income of a field is.
    pub fn step_of_field(&self, field: FieldId) -> Option<(Resource, u16)> {
        self.income_of(field).map(|it| (it, step_of(it)))
    }

    pub(crate) fn place_cube(&mut self, field: FieldId, journal: &mut Journal) {
        if !self.land.mark(field).cube() {
            self.land.mark_mut(field).set_cube(true);
            let location = self.location_at(field);
            journal.tell_all(|| Event::CubePlaced { field, location });
        }
    }

    /// The fields can be visited again; their guards do not return (RULING 11).
    pub(crate) fn remove_black_cubes(&mut self, fits: impl Fn(&Self, FieldId) -> bool, journal: &mut Journal) {
        let cubed = |it: &FieldId| self.land.mark(*it).cube() && fits(self, *it);
        let fields: super::Fields = self.land.fields().filter(cubed).fold(super::Fields::EMPTY, super::Fields::with);
        for field in fields.iter() {
            let mark = self.land.mark_mut(field);
            mark.set_cube(false);
            mark.beat_guard();
            let location = self.location_at(field);
            journal.tell_all(|| Event::CubeRemoved { field, location });
        }
    }

    /// RULES 12, 21: towns and settlements with the flag of a player.
    pub(crate) fn own_places(&self, seat: Seat, mut place: impl FnMut(FieldId)) {
        for field in self.land.fields() {
            if self.role(field).is_home() && self.land.mark(field).owner() == Some(Holder::Seat(seat)) {
                place(field);
            }
        }
    }
}

impl Holder {
    /// None for the AI.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Ai => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_remembers_each_thing_by_itself() {
        let mut mark = FieldMark::default();
        assert!(!mark.guard_is_gone());
        mark.set_choice(Some(Resource::Valuables));
        mark.set_owner(Some(Holder::Ai));
        mark.set_cube(true);
        mark.beat_guard();
        assert_eq!(
            (mark.owner(), mark.choice(), mark.cube(), mark.beaten()),
            (Some(Holder::Ai), Some(Resource::Valuables), true, true)
        );
        mark.set_owner(Some(Holder::Seat(Seat::new(2))));
        mark.set_cube(false);
        assert_eq!(mark.owner(), Some(Holder::Seat(Seat::new(2))));
        assert!(!mark.cube() && mark.guard_is_gone());
        mark.set_owner(None);
        mark.set_choice(None);
        assert_eq!((mark.owner(), mark.choice()), (None, None));
        assert!(mark.guard_is_gone(), "a beaten guard does not return");
    }

    #[test]
    fn several_cubes_on_one_field() {
        let mut mark = FieldMark::default();
        mark.share(Holder::Ai);
        assert!(mark.has_shared(Holder::Ai) && !mark.has_shared(Holder::Seat(Seat::new(0))));
        mark.share(Holder::Seat(Seat::new(0)));
        assert!(mark.has_shared(Holder::Ai) && mark.has_shared(Holder::Seat(Seat::new(0))));
    }
}
