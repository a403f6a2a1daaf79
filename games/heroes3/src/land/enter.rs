//! RULES 7, 16: a hero comes onto a field: enemy hero, guard, visit.

use super::{Holder, printed::Role};
use crate::{
    Event, Heroes3,
    effects::{
        map::wings::FlyOn,
        moments::{Speak, Speaker},
    },
    kinds::{Category, FieldId, Which},
    realm::Foe,
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Seat,
    steps::{Automatic, Flow, Stepped},
};

/// The guard of the last level is always fought.
const NEVER_QUICK: u8 = 7;

/// A hero enters a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Enter {
    pub seat: Seat,
    pub hero: Which,
    pub field: FieldId,
}

impl Automatic<Heroes3> for Enter {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        game.done();
        let Self { seat, hero, field } = self;
        let Some(walker) = game.player_mut(seat).walker_mut(hero) else { return Flow::Go };
        let from = walker.field;
        // RULING 73
        walker.back = from;
        walker.field = field;
        journal.tell_all(|| Event::HeroMoves { seat, hero, from, to: field });
        if game.flies(seat, hero) {
            game.agenda.push(FlyOn { seat, hero, from });
            return Flow::Go;
        }
        self.arrive(game, journal);
        Flow::Go
    }
}

impl Enter {
    /// What waits on the field: an enemy hero, a guard, or a visit.
    pub(crate) fn arrive(self, game: &mut Heroes3, journal: &mut Journal) {
        let Self { seat, hero, field } = self;
        if let Some(enemy) = game.land.ai_at(field) {
            game.land.attacker = None;
            game.begin_combat(Foe::AiHero(enemy), field, Some(hero), journal);
            return;
        }
        let level = game.guard_at(field);
        if level == 0 {
            game.agenda.push(Visit { seat, hero, field });
        } else if game.is_quick(seat, level) {
            journal.tell_all(|| Event::QuickWin { field, level });
            game.agenda.push(Visit { seat, hero, field });
        } else {
            game.land.attacker = None;
            game.begin_combat(Foe::Guard(level), field, Some(hero), journal);
        }
    }
}

/// RULES 16: what is on a field is visited, after a guard that stood there is beaten.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Visit {
    pub seat: Seat,
    pub hero: Which,
    pub field: FieldId,
}

impl Automatic<Heroes3> for Visit {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        game.done();
        let Self { seat, field, .. } = self;
        if game.guard_at(field) > 0 {
            game.land.mark_mut(field).beat_guard();
        }
        let holder = Holder::Seat(seat);
        match game.category(field) {
            Category::Visitable if !game.land.mark(field).cube() => {
                game.place_cube(field, journal);
                self.begin(game);
            }
            Category::Flaggable if !game.is_flagged_by(field, holder) => {
                game.flag(field, holder, journal);
                self.begin(game);
            }
            Category::Revisitable if game.visit_does_something(seat, self.hero, field) => {
                let location = game.location_at(field);
                journal.tell_all(|| Event::Visited { field, location });
                self.begin(game);
            }
            _ => {}
        }
        Flow::Go
    }
}

impl Visit {
    /// Its effects, one after the other.
    fn begin(self, game: &mut Heroes3) {
        let Self { seat, hero, field } = self;
        if game.role(field) == Role::Stables
            && let Some(walker) = game.player_mut(seat).walker_mut(hero)
        {
            walker.stables = true;
        }
        game.agenda.push(Leave { field });
        for at in (0..game.location_effects(field).len() as u8).rev() {
            game.agenda.push(Speak { seat, hero, field, by: Speaker::Location(at) });
        }
    }
}

/// A visit is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leave {
    pub field: FieldId,
}

impl Automatic<Heroes3> for Leave {
    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        // RULES 17: whoever comes next is not the first captor.
        if game.category(self.field) == Category::Flaggable {
            game.note_capture(self.field);
        }
        game.done()
    }
}

impl Heroes3 {
    /// RULES 19.1: the hero is stronger by a whole level; a secondary hero counts as the main one.
    #[inline]
    pub fn is_quick(&self, seat: Seat, guard: u8) -> bool {
        guard < NEVER_QUICK && self.player(seat).level() > guard
    }

    /// Whether a visit would do something now.
    pub(crate) fn visit_does_something(&self, seat: Seat, hero: Which, field: FieldId) -> bool {
        if !field.is_somewhere() {
            return false;
        }
        match self.category(field) {
            Category::Visitable => !self.land.mark(field).cube(),
            Category::Flaggable => !self.is_flagged_by(field, Holder::Seat(seat)),
            Category::Revisitable => match self.role(field) {
                Role::Sanctuary => false,
                // RULING 13
                Role::Stables => self.player(seat).hero_on_map(hero).is_some_and(|it| !it.stables),
                _ => true,
            },
            Category::Empty | Category::Blocked => false,
        }
    }

    /// The field whose visit is going on.
    pub fn visiting(&self) -> Option<FieldId> {
        self.agenda.steps().iter().rev().find_map(|step| match step {
            crate::steps::Step::Leave(it) => Some(it.field),
            _ => None,
        })
    }
}
