//! Movement and the map: `gain_movement`, `move_hero`, `teleport_hero`, `allow_pass_through`, `discover_tile`,
//! `remove_black_cubes`, `skip_combat`.

use super::{Done, Effects};
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::map::{ForHero, MapVerb},
    kinds::{Category, FieldId, Which},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, settle},
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: MapVerb) -> bool {
    let Some(seat) = it.chooser(game).filter(|_| !game.is_skirmish()) else { return false };
    let mut any = false;
    let mut found = |_| any = true;
    match verb {
        MapVerb::GainMovement { .. } | MapVerb::RemoveBlackCubes | MapVerb::SkipCombat => any = true,
        MapVerb::MoveHero if it.card().is_some() => any = !game.player(seat).lasting.stride,
        MapVerb::MoveHero => MoveHero { seat }.ways(game, |hero, field| found(Action::Step { hero, field })),
        MapVerb::TeleportHero { fields } => Teleport { seat, hero: it.hero(), fields }.goals(game, |_| any = true),
        MapVerb::AllowPassThrough => any = !game.player(seat).lasting.wings,
        MapVerb::DiscoverTile => Discover { seat, hero: it.hero(), field: it.field() }.tiles(game, |_| any = true),
        _ => {}
    }
    any
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: MapVerb, journal: &mut Journal) -> Done {
    let Some(seat) = it.chooser(game).filter(|_| !game.is_skirmish()) else { return Done::Next };
    match verb {
        MapVerb::GainMovement { amount, hero } => match hero {
            ForHero::Every => Which::ALL.into_iter().for_each(|hero| game.gain_movement(seat, hero, amount, journal)),
            ForHero::Same => game.gain_movement(seat, it.hero(), amount, journal),
            // In a combat another round of it is paid with the movement of the hero that fights.
            ForHero::Any => match (game.realm.foe.and(game.realm.fighter), game.player(seat).heroes) {
                (Some(hero), _) => game.gain_movement(seat, hero, amount, journal),
                (None, [Some(_), Some(_)]) => game.agenda.push(PickHero { seat, amount }),
                (None, [None, Some(_)]) => game.gain_movement(seat, Which::Secondary, amount, journal),
                (None, _) => game.gain_movement(seat, Which::Main, amount, journal),
            },
        },
        MapVerb::MoveHero if it.card().is_some() => game.player_mut(seat).lasting.stride = true,
        MapVerb::MoveHero => game.agenda.push(MoveHero { seat }),
        MapVerb::TeleportHero { fields } => game.agenda.push(Teleport { seat, hero: it.hero(), fields }),
        MapVerb::AllowPassThrough => game.player_mut(seat).lasting.wings = true,
        MapVerb::DiscoverTile => game.agenda.push(Discover { seat, hero: it.hero(), field: it.field() }),
        MapVerb::RemoveBlackCubes => {
            game.remove_black_cubes(|game, field| game.category(field) == Category::Visitable, journal);
        }
        MapVerb::SkipCombat => game.skip_combat(journal),
        _ => {}
    }
    Done::Next
}

impl Heroes3 {
    /// For this turn only; what comes outside the own turn is for that of the same round (RULING 63).
    pub(crate) fn gain_movement(&mut self, seat: Seat, hero: Which, amount: i8, journal: &mut Journal) {
        if let Some(walker) = self.player_mut(seat).walker_mut(hero) {
            walker.movement = walker.movement.saturating_add_signed(amount);
            journal.tell_all(|| Event::MovementGained { seat, hero, count: amount });
        }
    }
}

/// Which hero gains movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickHero {
    pub seat: Seat,
    pub amount: i8,
}

impl Question<Heroes3> for PickHero {
    const ALL_LEGAL: bool = true;

    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        (0..2).for_each(|hero| offer(Action::Choose(hero)));
    }

    fn check(self, _: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(0..2) => Ok(()),
            Action::Choose(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::Choose(hero) = action else { return };
        game.gain_movement(seat, Which::ALL[usize::from(hero)], self.amount, journal);
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-hero", "movement")
    }
}

/// A hero may go to an empty field beside its own (RULING 76).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveHero {
    pub seat: Seat,
}

impl MoveHero {
    fn ways(self, game: &Heroes3, mut offer: impl FnMut(Which, FieldId)) {
        for hero in Which::ALL {
            game.each_step(self.seat, hero, 1, |field, _| {
                let visited = game.category(field) == Category::Empty || game.land.mark(field).cube();
                if visited && game.guard_at(field) == 0 && game.land.ai_at(field).is_none() {
                    offer(hero, field);
                }
            });
        }
    }
}

impl Question<Heroes3> for MoveHero {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.done())
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        self.ways(game, |hero, field| offer(Action::Step { hero, field }));
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Step { hero, field } => {
                let mut found = false;
                self.ways(game, |one, to| found |= (one, to) == (hero, field));
                if found { Ok(()) } else { Err(Refusal::NotAdjacent) }
            }
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, _: &mut Journal) {
        game.done();
        if let Action::Step { hero, field } = action {
            game.teleport(seat, hero, field);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-move-hero", "movement")
    }
}

/// RULING 75: home, or so many fields away, whatever lies between.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Teleport {
    pub seat: Seat,
    pub hero: Which,
    pub fields: u8,
}

impl Teleport {
    fn goals(self, game: &Heroes3, mut offer: impl FnMut(FieldId)) {
        let Self { seat, hero, fields } = self;
        let fits = |field: FieldId| game.can_teleport(seat, hero, field).is_ok();
        if fields == 0 {
            game.own_places(seat, |field| {
                if fits(field) {
                    offer(field);
                }
            });
            return;
        }
        let Some(walker) = game.player(seat).hero_on_map(hero) else { return };
        let near = game.land.fields().filter(|&field| game.distance(walker.field, field) <= fields && fits(field));
        near.for_each(offer);
    }
}

impl Question<Heroes3> for Teleport {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        self.goals(game, |field| offer(Action::Field(field)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Field(wanted) = action else { return Err(Refusal::NotNow) };
        let mut found = false;
        self.goals(game, |field| found |= field == wanted);
        if found { Ok(()) } else { Err(Refusal::OutOfReach) }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, _: &mut Journal) {
        game.done();
        if let Action::Field(field) = action {
            game.teleport(seat, self.hero, field);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-teleport", "movement")
    }
}

/// RULES 17: a face-down tile beside that of a field is turned up without movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discover {
    pub seat: Seat,
    pub hero: Which,
    pub field: FieldId,
}

impl Discover {
    fn tiles(self, game: &Heroes3, mut offer: impl FnMut(u8)) {
        if !self.field.is_somewhere() {
            return;
        }
        let mut seen = 0u32;
        for place in 0..7 {
            for slot in game.hidden_beside(FieldId::at(self.field.slot() as u8, place)) {
                if seen >> slot & 1 == 0 {
                    seen |= 1 << slot;
                    offer(slot);
                }
            }
        }
    }
}

impl Question<Heroes3> for Discover {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        self.tiles(game, |slot| offer(Action::Reveal { hero: self.hero, slot }));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Reveal { slot: wanted, .. } = action else { return Err(Refusal::NotNow) };
        let mut found = false;
        self.tiles(game, |slot| found |= slot == wanted);
        if found { Ok(()) } else { Err(Refusal::Empty) }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        if let Action::Reveal { slot, .. } = action {
            game.reveal(usize::from(slot), self.field, journal);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-discover", "tiles")
    }
}
