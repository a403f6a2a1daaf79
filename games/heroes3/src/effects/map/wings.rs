//! RULING 74: a hero with wings crosses every field and every border; only the last field counts.

use crate::{
    Action, Event, Heroes3, Refusal,
    kinds::{Category, FieldId, Which},
    land::enter::Enter,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

impl Heroes3 {
    /// `allow_pass_through` holds for the main hero until the turn ends.
    #[inline]
    pub(crate) fn flies(&self, seat: Seat, hero: Which) -> bool {
        hero == Which::Main && self.player(seat).lasting.wings
    }

    /// The fields beside that a flying hero can go to; where it may not stop, only with a movement point to go on.
    pub(crate) fn each_flight(
        &self,
        seat: Seat,
        hero: Which,
        from: FieldId,
        movement: u8,
        mut step: impl FnMut(FieldId),
    ) {
        if movement == 0 {
            return;
        }
        for field in (0..6).filter_map(|way| self.beside(from, way)) {
            match self.may_stop(seat, hero, field) {
                Ok(()) => step(field),
                Err(Refusal::BlockedField | Refusal::OwnHeroThere | Refusal::Sanctuary) if movement > 1 => {
                    let on = (0..6).filter_map(|way| self.beside(field, way));
                    if on.into_iter().any(|next| next != from && self.may_stop(seat, hero, next).is_ok()) {
                        step(field);
                    }
                }
                Err(_) => {}
            }
        }
    }
}

/// The hero stops and resolves its field, or goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FlyOn {
    pub seat: Seat,
    pub hero: Which,
    /// Where the flight began: a retreat leads back there.
    pub from: FieldId,
}

impl FlyOn {
    fn field(self, game: &Heroes3) -> FieldId {
        game.player(self.seat).hero_on_map(self.hero).map_or(FieldId::NOWHERE, |it| it.field)
    }

    fn may_stop(self, game: &Heroes3) -> bool {
        let field = self.field(game);
        let player = game.player(self.seat);
        let shared = Which::ALL
            .into_iter()
            .any(|it| it != self.hero && player.hero_on_map(it).is_some_and(|it| it.field == field));
        game.category(field) != Category::Blocked && !shared
    }
}

impl Question<Heroes3> for FlyOn {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Done);
        let movement = game.player(seat).movement(self.hero);
        let hero = self.hero;
        game.each_flight(seat, hero, self.field(game), movement, |field| offer(Action::Step { hero, field }));
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done if self.may_stop(game) => Ok(()),
            Action::Done => Err(Refusal::BlockedField),
            Action::Step { hero, field } if hero == self.hero => {
                let movement = game.player(seat).movement(hero);
                let mut found = false;
                game.each_flight(seat, hero, self.field(game), movement, |it| found |= it == field);
                if found { Ok(()) } else { Err(Refusal::NotAdjacent) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let Self { hero, from, .. } = self;
        if let Action::Step { field: to, .. } = action {
            game.spend_movement(seat, hero, 1);
            let here = self.field(game);
            if let Some(walker) = game.player_mut(seat).walker_mut(hero) {
                walker.field = to;
            }
            journal.tell_all(|| Event::HeroMoves { seat, hero, from: here, to });
            return;
        }
        game.done();
        let field = self.field(game);
        if let Some(walker) = game.player_mut(seat).walker_mut(hero) {
            walker.back = from;
        }
        Enter { seat, hero, field }.arrive(game, journal);
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-fly-on", "movement")
    }
}
