//! The contract with the engine: who is asked, and when a decision is made.

use crate::{
    Action, Content, Event, MOST_SEATS, Options, Refusal, Valroc, census, imagine, setup,
    steps::{Flow, Journal, Step},
    view::View,
};
use std::ops::RangeInclusive;
use taverne_engine::{Attempt, Chance, Fast, Game, Phrase, Scores, Seat, SeatSet, Seed, Viewer, Waiting};

impl Valroc {
    /// Asks if there is a real choice; a single answer is given at once, and without any the step is over. Something to
    /// play makes a choice too, even for who wants to be left alone at open windows: this is their own (RULES 5).
    pub(crate) fn ask_or_settle(&mut self, journal: &mut Journal) -> Flow {
        let seat = self.asked().first().expect("somebody is asked");
        let (mut only, mut several) = (None, false);
        self.legal_answers(seat, |action| several = only.replace(action).is_some());
        if several {
            return Flow::Ask;
        }
        if let Some(moment) = self.moment() {
            if !self.player(seat).spells.is_empty() {
                journal.learned(); // Being asked shows that there is something to play.
            }
            if only.is_some() && self.has_play(seat, moment) {
                return Flow::Ask;
            }
        }
        match only {
            Some(action) => self.answer(seat, action, journal),
            None => _ = self.done(),
        }
        Flow::Go
    }

    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        match self.agenda.now() {
            None => SeatSet::EMPTY,
            Some(Step::Draft { .. } | Step::KeepSix | Step::Study | Step::Bid { .. }) => self.pending,
            Some(Step::Plan { seat } | Step::Window { asked: seat, .. } | Step::Teleport { user: seat, .. }) => {
                SeatSet::only(seat)
            }
            Some(Step::GiveUpSpell { seat } | Step::Leftovers { seat } | Step::Plunder { seat, .. }) => {
                SeatSet::only(seat)
            }
            Some(_) => SeatSet::only(self.active),
        }
    }
}

impl Game for Valroc {
    const ID: &'static str = "valroc";
    const RULES_VERSION: u32 = 4;
    const LONGEST: usize = 15_000;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(
        content: &'static Content,
        options: &Options,
        seats: usize,
        seed: Seed,
        journal: &mut Journal,
    ) -> Result<Self, Phrase> {
        let mut game = setup::lay_out(content, options, seats, seed, journal)?;
        game.advance(journal);
        Ok(game)
    }

    fn content(&self) -> &'static Content {
        self.content.0
    }

    fn seats(&self) -> usize {
        self.table()
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        if self.over { Waiting::Over } else { Waiting::For(self.asked()) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.asked().contains(seat) {
            return;
        }
        if let Some(moment) = self.moment() {
            self.legal_plays(seat, moment, |action| out.push(action));
        }
        match self.agenda.now() {
            Some(Step::Plan { .. }) => self.list_plans(seat, out),
            _ => self.legal_answers(seat, |action| out.push(action)),
        }
    }

    fn attempts(&self, seat: Seat) -> Vec<Attempt<Self>> {
        let mut attempts = Vec::new();
        if self.asked().contains(seat) {
            self.candidates(seat, |action| {
                attempts.push(Attempt { action, refusal: self.check(seat, action).err() });
            });
        }
        attempts
    }

    fn play(&mut self, seat: Seat, action: Action, journal: &mut Journal) -> Result<(), Refusal> {
        if self.over {
            return Err(Refusal::GameOver);
        }
        if !self.asked().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        self.check(seat, action)?;
        self.play_listed(seat, action, journal);
        Ok(())
    }

    #[inline]
    fn play_listed(&mut self, seat: Seat, action: Action, journal: &mut Journal) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{action:?} was not listed for {seat:?}");
        match action {
            Action::Cast { .. } | Action::UseCourse { .. } | Action::Drink(_) | Action::Listen => {
                self.play_between(seat, action, journal);
            }
            _ => self.answer(seat, action, journal),
        }
        self.advance(journal);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, seat: Seat, rng: &mut Fast) -> Self {
        imagine::world(self, seat, rng)
    }

    fn scores(&self, _: Viewer) -> Scores {
        self.scores_now()
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Vec<(String, u32)> {
        census::count(self)
    }
}
