//! RULES 3 and 7: what follows the actions, and the way into the next round.

use crate::{
    Event, Valroc,
    offerings::BeginOfferings,
    round::BeginRound,
    steps::{Journal, Phase},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Seat, SeatSet,
    steps::{Automatic, Flow, Stepped},
};

/// Six beaten creatures end the game without a closing phase (RULES 9); alone the rounds are counted (RULES 11.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndActions;

impl Automatic<Valroc> for EndActions {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        game.done();
        let enough = usize::from(game.content.board.beaten_to_end);
        if !game.is_solo() && game.players.iter().any(|player| player.beaten.len() >= enough) {
            return game.begin_final_count(journal);
        }
        game.phase = Phase::Closing;
        game.agenda.push(Close);
        if game.has_offerings_phase() {
            game.agenda.push(BeginOfferings);
        }
        game.open_window(journal)
    }
}

/// Pawns and the monk, the cards, the first player, the next round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Close;

impl Automatic<Valroc> for Close {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        game.done();
        game.board.slots = [[None; 4]; 8];
        game.wake_mages(journal);
        game.board.monk = game.board.next_monk.take();
        if game.phantom.as_ref().is_some_and(|_| game.round >= game.content.solo.rounds) {
            return game.begin_final_count(journal);
        }
        if game.has_offerings_phase() {
            for course in game.board.courses.iter_mut().filter_map(Option::take) {
                game.decks.course_discards.put(course.index());
            }
            game.reveal_magic(journal);
        }
        game.refill_courses(journal);
        game.round += 1;
        game.first = game.first.next(game.places_at_table());
        game.agenda.push(BeginRound);
        Flow::Go
    }
}

/// RULES 9: the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalCount;

impl Automatic<Valroc> for FinalCount {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        game.over = true;
        game.phase = Phase::Over;
        game.pending = SeatSet::EMPTY;
        game.agenda.clear();
        journal.learned();
        journal.tell_all(|| Event::Ended);
        Flow::Go
    }
}

impl Valroc {
    pub(crate) fn has_offerings_phase(&self) -> bool {
        self.round.is_multiple_of(u16::from(self.content.board.offerings_every))
    }

    fn begin_final_count(&mut self, journal: &mut Journal) -> Flow {
        self.phase = Phase::FinalCount;
        journal.tell_all(|| Event::FinalCount);
        self.agenda.push(FinalCount);
        self.open_window(journal)
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
}
