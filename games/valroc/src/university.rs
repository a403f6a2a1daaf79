//! RULES 6.7: courses.

use crate::{Action, Event, Refusal, Valroc, steps::Journal, words};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Question, Stepped},
};

/// Whether the course of a slot is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Enrol {
    pub slot: u8,
}

impl Question<Valroc> for Enrol {
    fn candidates(self, _: &Valroc, _: Seat, offer: impl FnMut(Action)) {
        [Action::Enrol, Action::Decline].into_iter().for_each(offer);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Self { slot } = self;
        match action {
            Action::Decline => return Ok(()),
            Action::Enrol => {}
            _ => return Err(Refusal::NotNow),
        }
        let course = game.board.courses[usize::from(slot)].ok_or(Refusal::NotThere)?;
        let (card, player) = (game.content.course(course), game.player(seat));
        if card.vals > player.vals {
            return Err(Refusal::MissingVals { amount: card.vals - player.vals });
        }
        if card.magic > player.pm {
            return Err(Refusal::MissingPm { amount: card.magic - player.pm });
        }
        Ok(())
    }

    /// Pay and take it; what is declined stays on its slot [R22].
    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Self { slot } = self;
        game.done();
        if action != Action::Enrol {
            return journal.tell_all(|| Event::DeclinedCourse { seat });
        }
        let Some(course) = game.board.courses[usize::from(slot)].take() else {
            return;
        };
        let card = game.content.0.course(course);
        game.pay_vals(seat, card.vals);
        let player = game.player_mut(seat);
        player.pm -= card.magic;
        player.courses.insert(course);
        journal.tell_all(|| Event::Enrolled { seat, course, slot });
    }

    fn prompt(self, game: &Valroc, _: Seat) -> Prompt {
        let card = game.board.courses.get(usize::from(self.slot)).copied().flatten();
        let card = card.map_or_else(words::nothing, |card| game.content.course_name(card));
        Prompt { question: Phrase::new("ask-enrol").with("card", card), rule: "university" }
    }
}

impl Valroc {
    pub(crate) fn visit_university(&mut self, slot: usize, journal: &mut Journal) {
        let seat = self.active;
        if self.is_phantom(seat) {
            self.phantom_enrols(slot, journal);
        } else if self.board.courses[slot].is_some_and(|course| self.player(seat).courses.contains(course)) {
            journal.tell_all(|| Event::DeclinedCourse { seat }); // No course twice.
        } else {
            self.agenda.push(Enrol { slot: slot as u8 });
        }
    }
}
