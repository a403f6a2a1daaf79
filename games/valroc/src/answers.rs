//! What may be answered to the question on top of the agenda, and what an answer does.

use crate::{
    Action, Refusal, Valroc,
    action::Trade,
    elements::Element,
    steps::{Journal, Step},
};
use taverne_engine::Seat;

impl Valroc {
    /// What a player might answer to the current question, legal or not.
    pub(crate) fn answers(&self, seat: Seat, mut offer: impl FnMut(Action)) {
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
            Step::Offer { statue, left, .. } => self.offer_candidates(seat, statue, left, offer),
            Step::Enrol { .. } => Self::enrol_candidates(offer),
            Step::Fight => self.fight_candidates(seat, offer),
            Step::Plunder { left, .. } => self.plunder_candidates(left, offer),
            Step::Bid { .. } => self.bid_candidates(seat, offer),
            _ => {}
        }
    }

    /// The legal ones among [`Valroc::answers`]; of planning see [`Valroc::list_plans`].
    pub(crate) fn legal_answers(&self, seat: Seat, offer: impl FnMut(Action)) {
        match self.agenda.now() {
            Some(Step::Fight) => self.fights(seat, false, offer),
            // To these questions nothing else is offered.
            Some(
                Step::Draft { .. }
                | Step::Study
                | Step::Window { .. }
                | Step::Invert
                | Step::Strike
                | Step::KeepSpell
                | Step::UseCard { .. }
                | Step::Brew { .. }
                | Step::Leftovers { .. }
                | Step::Offer { .. }
                | Step::Plunder { .. }
                | Step::Bid { .. },
            ) => self.answers(seat, offer),
            Some(Step::Train) => {
                self.train_candidates(seat, checked(|action| self.check_train(seat, action), offer));
            }
            Some(Step::CountUp) => {
                self.count_up_candidates(seat, checked(|action| self.check_count_up(seat, action), offer));
            }
            Some(Step::Serve { done, .. }) => {
                Self::serve_candidates(checked(|action| self.check_serve(seat, done, action), offer));
            }
            Some(Step::Enrol { slot }) => {
                Self::enrol_candidates(checked(|action| self.check_enrol(seat, slot, action), offer));
            }
            Some(Step::GiveUpSpell { seat }) => self.legal_give_ups(seat, offer),
            Some(Step::Convert) => self.convert_candidates(checked(|action| self.check_convert(action), offer)),
            _ => self.answers(seat, checked(|action| self.check_answer(seat, action), offer)),
        }
    }

    /// Whether an action is a legal answer to the current question.
    pub(crate) fn check_answer(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
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
            Step::Serve { done, .. } => self.check_serve(seat, done, action),
            Step::Offer { statue, left, .. } => self.check_offer(seat, statue, left, action),
            Step::Enrol { slot } => self.check_enrol(seat, slot, action),
            Step::Fight => self.check_fight(seat, action),
            Step::Plunder { left, .. } => self.check_plunder(left, action),
            Step::Bid { .. } => self.check_bid(seat, action),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether an answer passes or stops, though the question has another answer: a pawn to place, a card to draw, a fight.
    /// At a window nothing is lost by passing, and what can be done at any time can still be done later. A spell that
    /// would only stir the wrath is asked about once more too.
    pub(crate) fn lets_go(&self, seat: Seat, action: Action) -> bool {
        let passes =
            |action| matches!(action, Action::StopPlanning | Action::StopTraining | Action::Endure | Action::Decline);
        let mut others = false;
        if let Action::Cast { spell, on, element } = action {
            return self.is_idle_cast(seat, spell, on, element);
        }
        if passes(action) && !matches!(self.agenda.now(), Some(Step::Offer { .. })) {
            self.legal_answers(seat, |other| others |= !passes(other));
        }
        others
    }

    /// Carries out a legal answer; what follows by itself is left to [`Valroc::advance`].
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, journal: &mut Journal) {
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
            (Step::Serve { done, left }, _) => self.serve(done, left, action),
            (Step::Offer { statue, done, left }, _) => self.offer(seat, statue, [done, left], action, journal),
            (Step::Enrol { slot }, _) => self.enrol(seat, slot, action, journal),
            (Step::Fight, _) => self.answer_fight(seat, action, journal),
            (Step::Plunder { seat, left }, _) => self.plunder(seat, left, action, journal),
            (Step::Bid { .. }, Action::Bid { vals, diamond }) => self.bid(seat, vals, diamond, journal),
            _ => {}
        }
    }

    /// Answers to the question, and at one's own decisions also what may be played at any time.
    pub(crate) fn candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        self.answers(seat, &mut offer);
        if self.moment().is_some() {
            self.play_candidates(seat, offer);
        }
    }

    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (action, self.moment()) {
            (Action::Cast { .. } | Action::UseCourse { .. } | Action::Drink(_) | Action::Listen, Some(moment)) => {
                self.check_play(seat, action, moment)
            }
            _ => self.check_answer(seat, action),
        }
    }
}

/// Offers only what passes the check.
fn checked<E>(check: impl Fn(Action) -> Result<(), E>, mut offer: impl FnMut(Action)) -> impl FnMut(Action) {
    move |action| {
        if check(action).is_ok() {
            offer(action);
        }
    }
}
