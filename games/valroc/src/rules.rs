//! The contract with the engine: who is asked, what may be answered, and what an answer does.

use crate::{
    Action, Content, Event, MOST_SEATS, Options, Refusal, Valroc,
    action::Trade,
    census,
    elements::Element,
    imagine,
    player::Quiet,
    setup,
    steps::{Flow, Step, Told},
    view::View,
};
use std::ops::RangeInclusive;
use taverne_engine::{Attempt, Chance, Fast, Game, Journal, Phrase, Scores, Seat, SeatSet, Seed, Viewer, Waiting};

impl Valroc {
    /// What a player might answer to the current question, legal or not.
    fn answers(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let Some(step) = self.agenda.now() else {
            return;
        };
        match step {
            Step::Draft { kind, pick } => self.draft_candidates(seat, kind, pick, offer),
            Step::KeepSix => self.drop_candidates(seat, offer),
            Step::Study => Self::study_candidates(offer),
            Step::Plan { .. } => self.plan_candidates(seat, offer),
            Step::Window { .. } => self.pass_candidates(offer),
            Step::Invert => Trade::ALL.into_iter().for_each(|trade| offer(Action::Invert(trade))),
            Step::Strike => Element::ALL.into_iter().for_each(|element| offer(Action::Strike(element))),
            Step::Convert => self.convert_candidates(offer),
            Step::KeepSpell => self.keep_candidates(offer),
            Step::GiveUpSpell { seat } => self.give_up_candidates(seat, offer),
            Step::UseCard { .. } => [0, 1].into_iter().for_each(|which| offer(Action::UseCard(which))),
            Step::Teleport { .. } => self.teleport_candidates(offer),
            Step::AlsoTake { zone, .. } => self.also_take_candidates(zone, offer),
            Step::Train => self.train_candidates(seat, offer),
            Step::Wounds => [Action::Heal, Action::Endure].into_iter().for_each(offer),
            Step::CountUp => self.count_up_candidates(seat, offer),
            Step::Brew { .. } => self.brew_candidates(seat, offer),
            Step::Leftovers { seat } => self.leftover_candidates(seat, offer),
            Step::Serve { .. } => Self::serve_candidates(offer),
            Step::Offer { .. } => self.offer_candidates(seat, offer),
            Step::Enrol { .. } => [Action::Enrol, Action::Decline].into_iter().for_each(offer),
            Step::Fight => self.fight_candidates(seat, offer),
            Step::Rage { .. } => {
                offer(Action::Rage(None));
                Element::ALL.into_iter().for_each(|element| offer(Action::Rage(Some(element))));
            }
            Step::Plunder { left, .. } => self.plunder_candidates(left, offer),
            Step::Bid { .. } => self.bid_candidates(seat, offer),
            _ => {}
        }
    }

    /// Whether an action is a legal answer to the current question.
    fn check_answer(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(step) = self.agenda.now() else {
            return Err(Refusal::NotNow);
        };
        match step {
            Step::Draft { kind, pick } => self.check_pick(seat, kind, pick, action),
            Step::KeepSix => self.check_drop(seat, action),
            Step::Study => Self::check_study(action),
            Step::Plan { .. } => self.check_plan(seat, action),
            Step::Window { .. } => self.check_pass(action),
            Step::Invert => Self::check_invert(action),
            Step::Strike => Self::check_strike(action),
            Step::Convert => self.check_convert(action),
            Step::KeepSpell => self.check_keep(action),
            Step::GiveUpSpell { seat } => self.check_give_up(seat, action),
            Step::UseCard { .. } => Self::check_use_card(action),
            Step::Teleport { .. } => self.check_teleport(action),
            Step::AlsoTake { zone, card } => self.check_also_take(zone, card, action),
            Step::Train => self.check_train(seat, action),
            Step::Wounds => self.check_wound(seat, action),
            Step::CountUp => self.check_count_up(seat, action),
            Step::Brew { element } => self.check_brew(seat, element, action),
            Step::Leftovers { seat } => self.check_leftover(seat, action),
            Step::Serve { done } => self.check_serve(seat, done, action),
            Step::Offer { .. } => self.check_offer(seat, action),
            Step::Enrol { slot } => self.check_enrol(seat, slot, action),
            Step::Fight => self.check_fight(seat, action),
            Step::Rage { creature, mount, second } => match action {
                Action::Rage(rage) if self.rage_options(seat, creature, [mount, second]).contains(&rage) => Ok(()),
                Action::Rage(_) => Err(Refusal::RageNotNeeded),
                _ => Err(Refusal::NotNow),
            },
            Step::Plunder { left, .. } => self.check_plunder(left, action),
            Step::Bid { .. } => self.check_bid(seat, action),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Carries out a legal answer; what follows by itself is left to [`Valroc::advance`].
    fn answer(&mut self, seat: Seat, action: Action, journal: &mut Told) {
        let Some(step) = self.agenda.now() else {
            return;
        };
        match (step, action) {
            (Step::Draft { kind, pick }, Action::Pick(creature)) => self.pick(seat, kind, pick, creature, journal),
            (Step::KeepSix, Action::Drop(creature)) => self.drop_creature(seat, creature, journal),
            (Step::Study, Action::Study(one, two)) => self.study(seat, [one, two]),
            (Step::Plan { .. }, _) => self.answer_plan(seat, action, journal),
            (Step::Window { passed, .. }, _) => self.pass(seat, passed, action),
            (Step::Invert, Action::Invert(trade)) => self.invert(trade, journal),
            (Step::Strike, Action::Strike(element)) => self.strike(element, journal),
            (Step::Convert, _) => self.convert(action, journal),
            (Step::KeepSpell, Action::KeepSpell(spell)) => self.keep_spell(spell, journal),
            (Step::GiveUpSpell { seat }, Action::GiveUpSpell(spell)) => self.give_up_spell(seat, spell, journal),
            (Step::UseCard { room, cards }, Action::UseCard(which)) => self.use_card(room, cards, which, journal),
            (Step::Teleport { user, room, card }, _) => self.teleport(user, room, card, action, journal),
            (Step::AlsoTake { card, .. }, _) => self.also_take(card, action, journal),
            (Step::Train, _) => self.train(seat, action, journal),
            (Step::Wounds, _) => self.answer_wound(seat, action, journal),
            (Step::CountUp, _) => self.count_up(action),
            (Step::Brew { element }, _) => self.brew(seat, element, action, journal),
            (Step::Leftovers { seat }, Action::DiscardVial(size)) => self.discard_vial(seat, size, journal),
            (Step::Serve { done }, _) => self.serve(done, action),
            (Step::Offer { statue, done }, _) => self.offer(seat, statue, done, action, journal),
            (Step::Enrol { slot }, _) => self.enrol(seat, slot, action, journal),
            (Step::Fight, _) => self.answer_fight(seat, action, journal),
            (Step::Rage { creature, mount, second }, Action::Rage(rage)) => {
                self.done();
                self.win(seat, creature, [mount, second], rage, journal);
            }
            (Step::Plunder { seat, left }, _) => self.plunder(seat, left, action, journal),
            (Step::Bid { .. }, Action::Bid { vals, diamond }) => self.bid(seat, vals, diamond, journal),
            _ => {}
        }
    }

    /// Answers to the question, and at one's own decisions also what may be played at any time.
    fn candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        self.answers(seat, &mut offer);
        if self.moment().is_some() {
            self.play_candidates(seat, offer);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (action, self.moment()) {
            (Action::Cast { .. } | Action::UseCourse { .. } | Action::Drink(_), Some(moment)) => {
                self.check_play(seat, action, moment)
            }
            _ => self.check_answer(seat, action),
        }
    }

    /// Asks if there is a real choice; a single answer is given at once, and without any the step is over. Something to
    /// play makes a choice too, unless the player wants to be left alone.
    pub(crate) fn ask_or_settle(&mut self, journal: &mut Told) -> Flow {
        let seat = self.asked().first().expect("somebody is asked");
        let (mut only, mut several) = (None, false);
        self.answers(seat, |action| {
            if !several && self.check_answer(seat, action).is_ok() {
                several = only.replace(action).is_some();
            }
        });
        if several {
            return Flow::Ask;
        }
        if let Some(moment) = self.moment()
            && self.player(seat).quiet == Quiet::No
        {
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
        if self.over { Waiting::Over } else { Waiting::For(self.asked()) }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.asked().contains(seat) {
            return;
        }
        if let Some(moment) = self.moment() {
            self.legal_plays(seat, moment, |action| out.push(action));
        }
        // Some steps know their legal answers without checking every candidate.
        match self.agenda.now() {
            Some(Step::Plan { .. }) => self.plan_actions(seat, out),
            Some(Step::Fight) => self.fights(seat, false, |action| out.push(action)),
            Some(Step::Draft { .. } | Step::Study | Step::Window { .. } | Step::Offer { .. } | Step::Bid { .. }) => {
                self.answers(seat, |action| out.push(action));
            }
            _ => self.answers(seat, |action| {
                if self.check_answer(seat, action).is_ok() {
                    out.push(action);
                }
            }),
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

    fn play(&mut self, seat: Seat, action: Action, journal: &mut Journal<Event>) -> Result<(), Refusal> {
        if self.over {
            return Err(Refusal::GameOver);
        }
        if !self.asked().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        self.check(seat, action)?;
        match action {
            Action::Cast { .. } | Action::UseCourse { .. } | Action::Drink(_) => {
                self.play_between(seat, action, journal);
            }
            _ => self.answer(seat, action, journal),
        }
        self.advance(journal);
        Ok(())
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
