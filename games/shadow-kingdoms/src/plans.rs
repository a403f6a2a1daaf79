//! RULES 7 and 9: reserving plans, the bonuses of the reserve slots, and the column.

use crate::{
    Event, Refusal, ShadowKingdoms,
    action::Action,
    cards::{COLUMN, Moment, Place, Slot, SlotBonus},
    event::{Missed, Source},
    gains::Raised,
    recruiting::{Price, Recruit, afford},
    shrines::AnyDie,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// Asked again after each plan that is cycled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reserve {
    /// By a Champion, not in the shrine.
    pub free: bool,
}

impl Question<ShadowKingdoms> for Reserve {
    /// An offer that can give nothing is not made **[R25]**; in the shrine cycling alone is enough to be asked **[R36]**.
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        if game.can_reserve(self.free) || (!self.free && game.can_cycle_plans()) {
            return ask_or_settle(self, game, journal);
        }
        let why = game.why_no_plan();
        game.miss(why, journal)
    }

    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        for column in places() {
            Slot::ALL.into_iter().for_each(|slot| offer(Action::Reserve { column, slot }));
        }
        places().for_each(|column| offer(Action::CyclePlan(column)));
        offer(Action::Decline);
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => Ok(()),
            Action::Reserve { column, slot } => game.check_reserve(self.free, column, slot),
            Action::CyclePlan(column) => game.check_cycle_plan(column),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::CyclePlan(column) => game.cycle_plan(column, journal),
            Action::Reserve { column, slot } => {
                game.done();
                game.reserve(self.free, column, slot, journal);
            }
            _ => _ = game.done(),
        }
    }

    fn prompt(self, game: &ShadowKingdoms, _: Seat) -> Prompt {
        if self.free { ask("ask-reserve-free", "reserve-free") } else { ask(game.reserving_prompt(), "plan-shrine") }
    }
}

/// RULES 9: the bonus of a slot that is a plain gain, offered once, when a plan is placed there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeftBonus {
    pub slot: Slot,
}

impl Question<ShadowKingdoms> for LeftBonus {
    /// Only if it can give something **[R25]**.
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        let seat = game.active;
        let influence = matches!(game.content.slot(self.slot).bonus, SlotBonus::Gain(goods) if goods.influence > 0);
        let why = if influence && !game.mine().can_gain_influence(&game.content) {
            Missed::InfluenceLimit
        } else if game.mine().gold < game.bonus_price(seat, self.slot) {
            Missed::BonusPrice
        } else {
            return ask_or_settle(self, game, journal);
        };
        game.miss(why, journal)
    }

    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::BuyBonus);
        offer(Action::Decline);
    }

    fn check(self, game: &ShadowKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => Ok(()),
            Action::BuyBonus => afford(game.mine().gold, game.bonus_price(seat, self.slot)),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let slot = self.slot;
        if let (Action::BuyBonus, SlotBonus::Gain(goods)) = (action, game.content.slot(slot).bonus) {
            let paid = game.bonus_price(seat, slot);
            game.mine_mut().gold -= paid;
            journal.tell_all(|| Event::BoughtBonus { seat, slot, paid });
            game.gain_all(goods, Source::Slot(slot), journal);
        }
    }

    fn prompt(self, game: &ShadowKingdoms, _: Seat) -> Prompt {
        let price = crate::words::gold(game.bonus_price(game.active, self.slot));
        Prompt { question: Phrase::new("ask-left-bonus").with("price", price), rule: "slot-bonuses" }
    }
}

pub(crate) fn places() -> impl Iterator<Item = u8> {
    0..COLUMN as u8
}

impl ShadowKingdoms {
    /// What the plan of this place costs a seat; the die taken this turn helps in the shrine, not in Camp.
    pub fn plan_price(&self, seat: Seat, column: u8, die_discount: u8) -> u8 {
        let cost = self.content.column_costs[usize::from(column)];
        cost.saturating_sub(die_discount).saturating_sub(self.discount_on(seat, Moment::PayPlan))
    }

    fn can_reserve(&self, free: bool) -> bool {
        places().any(|column| Slot::ALL.into_iter().any(|slot| self.check_reserve(free, column, slot).is_ok()))
    }

    fn can_cycle_plans(&self) -> bool {
        places().any(|column| self.check_cycle_plan(column).is_ok())
    }

    fn why_no_plan(&self) -> Missed {
        if !self.mine().has_free_slot() {
            Missed::NoSlot
        } else if self.board.column.iter().all(Option::is_none) {
            Missed::NoPlan
        } else {
            Missed::PlanPrice
        }
    }

    /// Asks in the shrine for no more than can be done.
    fn reserving_prompt(&self) -> &'static str {
        if self.can_reserve(false) {
            return if self.can_cycle_plans() { "ask-reserve" } else { "ask-reserve-only" };
        }
        if self.mine().has_free_slot() { "ask-reserve-dear" } else { "ask-reserve-full" }
    }

    fn check_reserve(&self, free: bool, column: u8, slot: Slot) -> Result<(), Refusal> {
        self.board.plan(column).ok_or(Refusal::Empty)?;
        let warden = self.mine();
        if !warden.limits.open[slot as usize] {
            return Err(Refusal::SlotClosed);
        }
        if warden.reserve[slot as usize].is_some() {
            return Err(Refusal::SlotTaken);
        }
        if free { Ok(()) } else { afford(warden.gold, self.plan_price(self.active, column, self.discount)) }
    }

    /// RULES 7: in the Plan shrine and in Camp; a Sentinel gained elsewhere does not allow it **[R9]**.
    pub(crate) fn check_cycle_plan(&self, column: u8) -> Result<(), Refusal> {
        self.board.plan(column).ok_or(Refusal::Empty)?;
        let warden = self.mine();
        if !matches!(warden.place, Place::Plan | Place::Camp) {
            Err(Refusal::CannotCycleHere)
        } else if warden.magic == 0 {
            Err(Refusal::NoMagic)
        } else {
            Ok(())
        }
    }

    /// Under the deck; then all gaps close, also those of plans taken this turn.
    pub(crate) fn cycle_plan(&mut self, column: u8, journal: &mut Journal) {
        self.mine_mut().magic -= 1;
        let plan = self.board.column[usize::from(column)].take().expect("checked before");
        let seat = self.active;
        journal.tell_all(|| Event::CycledPlan { seat, plan, column });
        self.board.plans.put_under(plan);
        self.close_column(journal);
    }

    /// RULES 7: slide towards the cheap end and deal to the dear one until the column is full **[R13]**.
    pub(crate) fn close_column(&mut self, journal: &mut Journal) {
        if !self.board.column_has_gap() {
            return;
        }
        self.board.slide();
        let gaps = self.board.column.iter().take_while(|it| it.is_none()).count();
        for column in (0..gaps).rev() {
            self.turn_up_plan(column, journal);
        }
        self.board.slide();
    }

    pub(crate) fn turn_up_plan(&mut self, column: usize, journal: &mut Journal) {
        let drawn = self.board.plans.draw(&mut self.chance);
        self.board.column[column] = drawn;
        if let Some(plan) = drawn {
            journal.learned();
            journal.tell_all(|| Event::PlanTurnedUp { plan, column: column as u8 });
        }
    }

    /// RULES 7: pay, place, then what it sets off, then the bonus of the slot is offered.
    fn reserve(&mut self, free: bool, column: u8, slot: Slot, journal: &mut Journal) {
        let seat = self.active;
        let paid = if free { 0 } else { self.plan_price(seat, column, self.discount) };
        let plan = self.board.column[usize::from(column)].take().expect("checked before");
        let warden = self.mine_mut();
        warden.gold -= paid;
        warden.reserve[slot as usize] = Some(plan);
        journal.tell_all(|| Event::Reserved { seat, plan, column, slot, paid });
        self.raise(Moment::PlanTaken, Raised::default(), journal);
        self.offer_bonus(slot);
    }

    /// RULES 9
    fn offer_bonus(&mut self, slot: Slot) {
        let price = self.bonus_price(self.active, slot);
        match self.content.slot(slot).bonus {
            SlotBonus::Gain(_) => self.agenda.push(LeftBonus { slot }),
            SlotBonus::TakeDie => self.agenda.push(AnyDie { price }),
            SlotBonus::RecruitAtBaseCost => self.agenda.push(Recruit { price: Price::Base }),
        }
    }
}
