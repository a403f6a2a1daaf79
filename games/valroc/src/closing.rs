//! RULES 3 and 7: what follows the actions, and the way into the next round.

use crate::{
    Event, Valroc,
    steps::{Flow, Journal, Phase, Step},
};
use taverne_engine::{Seat, SeatSet};

impl Valroc {
    /// Six beaten creatures end the game without a closing phase (RULES 9); alone the rounds are counted (RULES 11.3).
    pub(crate) fn end_actions(&mut self, journal: &mut Journal) -> Flow {
        self.done();
        let enough = usize::from(self.content.board.beaten_to_end);
        if !self.is_solo() && self.players.iter().any(|player| player.beaten.len() >= enough) {
            return self.begin_final_count(journal);
        }
        self.phase = Phase::Closing;
        self.agenda.push(Step::Close);
        if self.has_offerings_phase() {
            self.agenda.push(Step::BeginOfferings);
        }
        self.open_window(journal)
    }

    pub(crate) fn has_offerings_phase(&self) -> bool {
        self.round.is_multiple_of(u16::from(self.content.board.offerings_every))
    }

    fn begin_final_count(&mut self, journal: &mut Journal) -> Flow {
        self.phase = Phase::FinalCount;
        journal.tell_all(|| Event::FinalCount);
        self.agenda.push(Step::FinalCount);
        self.open_window(journal)
    }

    /// Pawns and the monk, the cards, the first player, the next round.
    pub(crate) fn close(&mut self, journal: &mut Journal) -> Flow {
        self.done();
        self.board.slots = [[None; 4]; 8];
        self.wake_mages(journal);
        self.board.monk = self.board.next_monk.take();
        if self.phantom.as_ref().is_some_and(|_| self.round >= self.content.solo.rounds) {
            return self.begin_final_count(journal);
        }
        if self.has_offerings_phase() {
            for course in self.board.courses.iter_mut().filter_map(Option::take) {
                self.decks.course_discards.put(course.index());
            }
            self.reveal_magic(journal);
        }
        self.refill_courses(journal);
        self.round += 1;
        self.first = self.first.next(self.places_at_table());
        self.agenda.push(Step::BeginRound);
        Flow::Go
    }

    /// A mage who was idle for a whole round gets up.
    fn wake_mages(&mut self, journal: &mut Journal) {
        let round = self.round;
        for seat in (0..self.table()).map(Seat::new) {
            let player = self.player_mut(seat);
            if player.idle_until != round {
                continue;
            }
            if let Some(card) = player.bed.take() {
                player.deeds.injuries = player.deeds.injuries.saturating_add(1);
                self.decks.action_discards.insert(card);
                journal.tell_all(|| Event::MageReturned { seat });
            }
        }
    }

    pub(crate) fn final_count(&mut self, journal: &mut Journal) -> Flow {
        self.over = true;
        self.phase = Phase::Over;
        self.pending = SeatSet::EMPTY;
        self.agenda.clear();
        journal.learned();
        journal.tell_all(|| Event::Ended);
        Flow::Go
    }
}
