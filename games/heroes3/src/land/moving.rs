//! RULES 7: what a hero does for a movement point: it goes to a field beside its own, stays, or turns up a tile.

use super::{
    enter::{Enter, Visit},
    printed::Role,
};
use crate::{
    Action, Event, Heroes3, Refusal,
    kinds::{Category, FieldId, Which},
    steps::Journal,
};
use taverne_engine::Seat;

impl Heroes3 {
    /// What the heroes of a player can do on the map now.
    pub(crate) fn map_moves(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        for hero in Which::ALL {
            let Some(walker) = self.player(seat).hero_on_map(hero).filter(|it| it.movement > 0) else { continue };
            self.each_step(seat, hero, walker.movement, |field, _| offer(Action::Step { hero, field }));
            if self.shares_field(seat) {
                continue;
            }
            if self.visit_does_something(seat, hero, walker.field) {
                offer(Action::Stay(hero));
            }
            self.hidden_beside(walker.field).into_iter().for_each(|slot| offer(Action::Reveal { hero, slot }));
        }
    }

    /// What one might try as well: the other fields around, and more than the movement points allow.
    pub(crate) fn map_tries(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        for hero in Which::ALL {
            let Some(walker) = self.player(seat).hero_on_map(hero) else { continue };
            let mut steps = super::Fields::EMPTY;
            self.each_step(seat, hero, walker.movement.max(2), |field, _| steps.insert(field));
            (0..6).filter_map(|way| self.beside(walker.field, way)).for_each(|field| steps.insert(field));
            steps.iter().for_each(|field| offer(Action::Step { hero, field }));
            offer(Action::Stay(hero));
            self.hidden_beside(walker.field).into_iter().for_each(|slot| offer(Action::Reveal { hero, slot }));
        }
    }

    /// The fields to which a hero can go in one decision, with what it costs: those beside, and those behind a hero that may
    /// be passed (RULING 72).
    pub(crate) fn each_step(&self, seat: Seat, hero: Which, movement: u8, mut step: impl FnMut(FieldId, u8)) {
        let Some(walker) = self.player(seat).hero_on_map(hero) else { return };
        if self.flies(seat, hero) {
            self.each_flight(seat, hero, walker.field, movement, |field| step(field, 1));
            return;
        }
        let mut beside = super::Fields::EMPTY;
        for field in self.open_beside(walker.field) {
            if self.may_stop(seat, hero, field).is_ok() {
                beside.insert(field);
                if movement >= 1 {
                    step(field, 1);
                }
            }
        }
        if movement < 2 {
            return;
        }
        let mut behind = beside.with(walker.field);
        for middle in self.open_beside(walker.field).filter(|&it| self.may_pass(seat, hero, it)) {
            for field in self.open_beside(middle) {
                if !behind.contains(field) && self.may_stop(seat, hero, field).is_ok() {
                    behind.insert(field);
                    step(field, 2);
                }
            }
        }
    }

    /// Whether a hero may end a step there.
    pub(crate) fn may_stop(&self, seat: Seat, hero: Which, field: FieldId) -> Result<(), Refusal> {
        if !self.land.is_face_up(field.slot()) {
            return Err(Refusal::FaceDown);
        }
        if self.category(field) == Category::Blocked {
            return Err(Refusal::BlockedField);
        }
        if self.own_hero_at(seat, field).is_some_and(|it| it != hero) {
            return Err(Refusal::OwnHeroThere);
        }
        // RULES 17: nobody is attacked in a sanctuary.
        if self.role(field) == Role::Sanctuary && self.land.ai_at(field).is_some() {
            return Err(Refusal::Sanctuary);
        }
        Ok(())
    }

    /// Own heroes may be passed, enemy heroes in a sanctuary too.
    fn may_pass(&self, seat: Seat, hero: Which, field: FieldId) -> bool {
        self.own_hero_at(seat, field).is_some_and(|it| it != hero)
            || self.role(field) == Role::Sanctuary && self.land.ai_at(field).is_some()
    }

    #[inline]
    pub(crate) fn own_hero_at(&self, seat: Seat, field: FieldId) -> Option<Which> {
        let player = self.player(seat);
        Which::ALL.into_iter().find(|&it| player.hero_on_map(it).is_some_and(|it| it.field == field))
    }

    /// RULES 7: two own heroes on one field must part with the next movement point.
    fn shares_field(&self, seat: Seat) -> bool {
        match &self.player(seat).heroes {
            [Some(one), Some(other)] => one.field == other.field && one.field.is_somewhere(),
            _ => false,
        }
    }

    pub(crate) fn check_map_move(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Step { hero, field } => self.check_step(seat, hero, field).map(|_| ()),
            Action::Stay(hero) => {
                let walker = self.moving_hero(seat, hero)?;
                if self.shares_field(seat) {
                    return Err(Refusal::MustSeparate);
                }
                let does = self.visit_does_something(seat, hero, walker.field);
                if does { Ok(()) } else { Err(Refusal::NothingToVisit) }
            }
            Action::Reveal { hero, slot } => {
                let walker = self.moving_hero(seat, hero)?;
                if self.shares_field(seat) {
                    return Err(Refusal::MustSeparate);
                }
                let tile = self.land.tiles.get(usize::from(slot)).ok_or(Refusal::Empty)?;
                if tile.tile.is_some() {
                    return Err(Refusal::Empty);
                }
                if self.hidden_beside(walker.field).contains(&slot) { Ok(()) } else { Err(Refusal::NotAdjacent) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn moving_hero(&self, seat: Seat, hero: Which) -> Result<&crate::player::Walker, Refusal> {
        let walker = self.player(seat).hero_on_map(hero).ok_or(Refusal::NoHero)?;
        if walker.movement == 0 { Err(Refusal::NoMovement) } else { Ok(walker) }
    }

    /// What a step costs, or why it cannot be made.
    pub(crate) fn check_step(&self, seat: Seat, hero: Which, to: FieldId) -> Result<u8, Refusal> {
        let walker = self.player(seat).hero_on_map(hero).ok_or(Refusal::NoHero)?;
        if to.slot() >= self.land.tiles.len() {
            return Err(Refusal::Empty);
        }
        let mut found = None;
        self.each_step(seat, hero, 2, |field, cost| {
            if field == to {
                found = Some(cost);
            }
        });
        match found {
            Some(cost) if cost > walker.movement => Err(Refusal::NoMovement),
            Some(cost) => Ok(cost),
            None if !(0..6).any(|way| self.beside(walker.field, way) == Some(to)) => Err(Refusal::NotAdjacent),
            None => Err(self.may_stop(seat, hero, to).err().unwrap_or(Refusal::EdgeClosed)),
        }
    }

    /// Pays for a legal move and sets it going.
    pub(crate) fn make_map_move(&mut self, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Step { hero, field } => {
                let cost = self.check_step(seat, hero, field).unwrap_or(1);
                self.spend_movement(seat, hero, cost);
                self.agenda.push(Enter { seat, hero, field });
            }
            Action::Stay(hero) => {
                let field = self.player(seat).hero_on_map(hero).map_or(FieldId::NOWHERE, |it| it.field);
                self.spend_movement(seat, hero, 1);
                self.agenda.push(Visit { seat, hero, field });
            }
            Action::Reveal { hero, slot } => {
                let from = self.player(seat).hero_on_map(hero).map_or(FieldId::NOWHERE, |it| it.field);
                self.spend_movement(seat, hero, 1);
                self.reveal(usize::from(slot), from, journal);
            }
            _ => {}
        }
    }

    pub(crate) fn spend_movement(&mut self, seat: Seat, hero: Which, cost: u8) {
        if let Some(walker) = self.player_mut(seat).walker_mut(hero) {
            walker.movement = walker.movement.saturating_sub(cost);
        }
    }

    /// Puts a hero on a field without entering it: at home, hired, back from a retreat.
    pub(crate) fn put_hero(&mut self, seat: Seat, hero: Which, field: FieldId) {
        if let Some(walker) = self.player_mut(seat).walker_mut(hero) {
            walker.field = field;
        }
    }

    /// RULES 21: after a retreat the hero stands where it came from, without visiting it.
    pub(crate) fn step_back(&mut self, seat: Seat, hero: Which, journal: &mut Journal) {
        if let Some(walker) = self.player_mut(seat).walker_mut(hero) {
            let (from, to) = (walker.field, walker.back);
            walker.field = to;
            if from != to {
                journal.tell_all(|| Event::HeroMoves { seat, hero, from, to });
            }
        }
    }

    /// RULING 75: a hero is put on a field, which it enters as by a step.
    pub(crate) fn teleport(&mut self, seat: Seat, hero: Which, field: FieldId) {
        self.agenda.push(Enter { seat, hero, field });
    }

    /// RULING 75: where a hero can be put: face up, not blocked, without an own hero.
    pub(crate) fn can_teleport(&self, seat: Seat, hero: Which, field: FieldId) -> Result<(), Refusal> {
        if field.slot() >= self.land.tiles.len() {
            return Err(Refusal::Empty);
        }
        let walker = self.player(seat).hero_on_map(hero).ok_or(Refusal::NoHero)?;
        if walker.field == field {
            return Err(Refusal::NoEffect);
        }
        self.may_stop(seat, hero, field)
    }

    /// RULES 15.1: how many fields apart two fields are.
    pub fn distance(&self, one: FieldId, other: FieldId) -> u8 {
        let hex = |field: FieldId| self.grid().hex(field, self.land.tiles[field.slot()].rotation);
        hex(one).distance(hex(other))
    }
}
