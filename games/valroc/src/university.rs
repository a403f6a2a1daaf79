//! RULES 6.7: courses.

use crate::{
    Action, Event, Refusal, Valroc,
    steps::{Journal, Step},
};
use taverne_engine::Seat;

impl Valroc {
    pub(crate) fn visit_university(&mut self, slot: usize, journal: &mut Journal) {
        let seat = self.active;
        if self.is_phantom(seat) {
            self.phantom_enrols(slot, journal);
        } else if self.board.courses[slot].is_some_and(|course| self.player(seat).courses.contains(course)) {
            journal.tell_all(|| Event::DeclinedCourse { seat }); // No course twice.
        } else {
            self.agenda.push(Step::Enrol { slot: slot as u8 });
        }
    }

    pub(crate) fn enrol_candidates(offer: impl FnMut(Action)) {
        [Action::Enrol, Action::Decline].into_iter().for_each(offer);
    }

    pub(crate) fn check_enrol(&self, seat: Seat, slot: u8, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => return Ok(()),
            Action::Enrol => {}
            _ => return Err(Refusal::NotNow),
        }
        let course = self.board.courses[usize::from(slot)].ok_or(Refusal::NotThere)?;
        let (card, player) = (self.content.course(course), self.player(seat));
        if card.vals > player.vals {
            return Err(Refusal::MissingVals { amount: card.vals - player.vals });
        }
        if card.magic > player.pm {
            return Err(Refusal::MissingPm { amount: card.magic - player.pm });
        }
        Ok(())
    }

    /// Pay and take it; what is declined stays on its slot [R22].
    pub(crate) fn enrol(&mut self, seat: Seat, slot: u8, action: Action, journal: &mut Journal) {
        self.done();
        if action != Action::Enrol {
            return journal.tell_all(|| Event::DeclinedCourse { seat });
        }
        let Some(course) = self.board.courses[usize::from(slot)].take() else {
            return;
        };
        let card = self.content.0.course(course);
        self.pay_vals(seat, card.vals);
        let player = self.player_mut(seat);
        player.pm -= card.magic;
        player.courses.insert(course);
        journal.tell_all(|| Event::Enrolled { seat, course, slot });
    }
}
