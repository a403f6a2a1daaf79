//! The contract with the engine: who is asked, what may be answered, and what an answer does.

use crate::{
    Action, CardKingdoms, Content, Event, MOST_SEATS, Options, Refusal, imagine, setup,
    steps::{Flow, Step, Told},
    view::View,
};
use std::ops::RangeInclusive;
use taverne_engine::{
    Attempt, Campaign, Chance, Fast, Game, Journal, Phrase, Scores, Seat, SeatSet, Seed, Viewer, Waiting,
};

impl CardKingdoms {
    /// What a player might try in answer to the current question, legal or not.
    fn candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        match self.agenda.now() {
            Some(Step::ChooseDukes) => [0, 1].into_iter().for_each(|duke| offer(Action::KeepDuke(duke))),
            Some(Step::Roll) => offer(Action::Roll),
            Some(Step::ChangeDice) => self.dice_candidates(offer),
            Some(Step::Harvest | Step::SecondHarvest) => self.harvest_candidates(seat, offer),
            Some(Step::Act { .. }) => Self::act_candidates(offer),
            Some(Step::Pay(purchase)) => self.payment_candidates(purchase, offer),
            Some(Step::Resolve { effect, .. }) => self.resolve_candidates(effect, offer),
            Some(Step::Attack { .. }) => Self::attack_candidates(offer),
            Some(Step::Raid { column }) => Self::raid_candidates(column, offer),
            _ => {}
        }
    }

    /// Whether an action of a seat that is asked is legal.
    fn check_answer(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.agenda.now() {
            Some(Step::ChooseDukes) => Self::check_duke(action),
            Some(Step::Roll) if action == Action::Roll => Ok(()),
            Some(Step::ChangeDice) => self.check_dice(action),
            Some(Step::Harvest | Step::SecondHarvest) => self.check_harvest(seat, action),
            Some(Step::Act { .. }) => self.check_act(action),
            Some(Step::Pay(purchase)) => self.check_payment(purchase, action),
            Some(Step::Resolve { effect, .. }) => self.check_resolve(effect, action),
            Some(Step::Attack { .. }) => self.check_attack(action),
            Some(Step::Raid { column }) => self.check_raid(column, action),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Carries out a legal answer; what follows by itself is left to [`CardKingdoms::advance`].
    fn answer(&mut self, seat: Seat, action: Action, journal: &mut Told) {
        match (self.agenda.now(), action) {
            (Some(Step::ChooseDukes), Action::KeepDuke(kept)) => self.keep_duke(seat, kept, journal),
            (Some(Step::Roll), _) => self.roll(journal),
            (Some(Step::ChangeDice), Action::ChangeDie { domain, die }) => self.change_die(domain, die, journal),
            (Some(Step::ChangeDice), _) => _ = self.done(),
            (Some(Step::Harvest | Step::SecondHarvest), _) => self.answer_harvest(seat, action, journal),
            (Some(Step::Act { left }), _) => self.take_action(left, action, journal),
            (Some(Step::Pay(purchase)), Action::Pay { magic }) => self.pay_with(purchase, magic, journal),
            (Some(Step::Resolve { effect, source }), _) => self.answer_resolve(effect, source, action, journal),
            (Some(Step::Attack { .. }), Action::AttackFrom(column)) => self.attack_from(column),
            (Some(Step::Raid { column }), Action::Sacrifice(stack)) => self.sacrifice(column, stack, journal),
            _ => {}
        }
    }

    /// Asks if there is a real choice; a single answer is given at once, and without any the step is over.
    pub(crate) fn ask_or_settle(&mut self, seat: Seat, journal: &mut Told) -> Flow {
        let (mut only, mut several) = (None, false);
        self.candidates(seat, |action| {
            if !several && self.check_answer(seat, action).is_ok() {
                several = only.replace(action).is_some();
            }
        });
        match only {
            _ if several => return Flow::Ask,
            Some(action) => self.answer(seat, action, journal),
            None => _ = self.done(),
        }
        Flow::Go
    }

    fn asked(&self) -> SeatSet {
        match self.agenda.now() {
            Some(Step::ChooseDukes | Step::Harvest | Step::SecondHarvest) => self.pending,
            Some(_) => SeatSet::only(self.active),
            None => SeatSet::EMPTY,
        }
    }
}

impl Game for CardKingdoms {
    const ID: &'static str = "card-kingdoms";
    const RULES_VERSION: u32 = 1;
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
        journal: &mut Journal<Event>,
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

    fn waiting(&self) -> Waiting {
        if self.ending.is_some() { Waiting::Over } else { Waiting::For(self.asked()) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked().contains(seat) {
            self.candidates(seat, |action| {
                if self.check_answer(seat, action).is_ok() {
                    out.push(action);
                }
            });
        }
    }

    fn attempts(&self, seat: Seat) -> Vec<Attempt<Self>> {
        let mut attempts = Vec::new();
        if self.asked().contains(seat) {
            self.candidates(seat, |action| {
                let refusal = self.check_answer(seat, action).err();
                // Nobody tries to take a card where there is none.
                if refusal != Some(Refusal::Empty) {
                    attempts.push(Attempt { action, refusal });
                }
            });
        }
        attempts
    }

    fn play(&mut self, seat: Seat, action: Action, journal: &mut Journal<Event>) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.asked().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        self.check_answer(seat, action)?;
        self.answer(seat, action, journal);
        self.advance(journal);
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
impl Campaign for CardKingdoms {
    type Plan = ();
    type Outcome = ();
}
