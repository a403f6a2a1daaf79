//! The contract with the engine: who is asked, what may be answered, and what an answer does.

use crate::{
    Action, Content, DiceKingdoms, Event, MOST_SEATS, Options, Refusal, imagine, setup,
    steps::{Step, Story},
    view::View,
};
use std::ops::RangeInclusive;
use taverne_engine::{
    Attempt, Campaign, Chance, Fast, Game, Journal, Phrase, Scores, Seat, SeatSet, Seed, Viewer, Waiting,
};

impl DiceKingdoms {
    /// Every legal answer to the current question.
    fn candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        match self.agenda.now() {
            Some(Step::Roll | Step::RollAgain) => offer(Action::Roll),
            Some(Step::Strike(event)) => self.strike_candidates(event, offer),
            Some(Step::Act) => self.act_candidates(offer),
            _ => {
                if let Some(duty) = self.duty_asked(seat) {
                    self.duty_candidates(seat, duty, offer);
                }
            }
        }
    }

    /// What a player might try as well, to be told why not.
    fn temptations(&self, seat: Seat, offer: impl FnMut(Action)) {
        match self.agenda.now() {
            Some(Step::Act) => self.act_temptations(offer),
            _ => {
                if let Some(duty) = self.duty_asked(seat) {
                    self.duty_temptations(seat, duty, offer);
                }
            }
        }
    }

    /// Whether an action of a seat that is asked is legal.
    fn check_answer(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.agenda.now() {
            Some(Step::Roll | Step::RollAgain) if action == Action::Roll => Ok(()),
            Some(Step::Strike(event)) => self.check_strike(event, action),
            Some(Step::Act) => self.check_act(action),
            _ => self.duty_asked(seat).map_or(Err(Refusal::NotNow), |duty| self.check_duty(seat, duty, action)),
        }
    }

    /// Carries out a legal answer; what follows by itself is left to [`DiceKingdoms::advance`].
    fn answer(&mut self, seat: Seat, action: Action, story: &mut Story<'_>) {
        match (self.agenda.now(), action) {
            (Some(Step::Roll), _) => self.roll(story),
            (Some(Step::RollAgain), _) => self.roll_again(story),
            (Some(Step::Strike(event)), Action::Strike(target)) => self.strike(event, target, story),
            (Some(Step::Harvesting), _) => self.answer_harvest(seat, action, story),
            (Some(Step::Take { .. }), Action::TakeStatue(place)) => self.answer_take(seat, place, story),
            (Some(Step::Act), _) => self.act(action, story),
            _ => {
                if let Some(duty) = self.duty_asked(seat) {
                    self.answer_duty(seat, duty, action, story);
                }
            }
        }
    }

    pub(crate) fn asked(&self) -> SeatSet {
        match self.agenda.now() {
            Some(Step::Harvesting) => self.pending,
            Some(Step::Take { seat } | Step::Resolve { seat }) => SeatSet::only(seat),
            Some(_) => SeatSet::only(self.active),
            None => SeatSet::EMPTY,
        }
    }
}

impl Game for DiceKingdoms {
    const ID: &'static str = "dice-kingdoms";
    const RULES_VERSION: u32 = 2;
    const LONGEST: usize = 5_000;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(
        content: &'static Content,
        _: &Options,
        seats: usize,
        seed: Seed,
        journal: &mut Journal<Event>,
    ) -> Result<Self, Phrase> {
        let mut story = Story::new(journal);
        let mut game = setup::lay_out(content, seats, seed, &mut story);
        game.advance(&mut story);
        Ok(game)
    }

    fn content(&self) -> &'static Content {
        self.content.0
    }

    fn seats(&self) -> usize {
        self.table()
    }

    fn waiting(&self) -> Waiting {
        if self.over { Waiting::Over } else { Waiting::For(self.asked()) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked().contains(seat) {
            self.candidates(seat, |action| out.push(action));
        }
    }

    fn attempts(&self, seat: Seat) -> Vec<Attempt<Self>> {
        let mut attempts = Vec::new();
        if self.asked().contains(seat) {
            let mut attempt = |action| {
                attempts.push(Attempt { action, refusal: self.check_answer(seat, action).err() });
            };
            self.candidates(seat, &mut attempt);
            self.temptations(seat, &mut attempt);
        }
        attempts
    }

    fn play(&mut self, seat: Seat, action: Action, journal: &mut Journal<Event>) -> Result<(), Refusal> {
        if self.over {
            return Err(Refusal::GameOver);
        }
        if !self.asked().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        self.check_answer(seat, action)?;
        let mut story = Story::new(journal);
        self.answer(seat, action, &mut story);
        self.advance(&mut story);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, seat: Seat, rng: &mut Fast) -> Self {
        imagine::world(self, seat, rng)
    }

    fn scores(&self, viewer: Viewer) -> Scores {
        self.scores_for(viewer)
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Vec<(String, u32)> {
        imagine::census(self)
    }
}

/// There is none.
impl Campaign for DiceKingdoms {
    type Plan = ();
    type Outcome = ();
}
