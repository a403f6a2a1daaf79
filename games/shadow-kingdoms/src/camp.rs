//! RULES 8, steps 1 to 5: choosing a plan, assigning dice, changing them, and the strength of it all.

use crate::{
    Event, Refusal, ShadowKingdoms,
    action::{Action, Change},
    board::slid,
    cards::{Boon, COLUMN, ChampionId, Moment, PlanId, Power, Slot},
    dice::{self, Die, TROOPS, Troop, by_symbol, by_troop, different},
    gains::Raised,
    plans::places,
    recruiting::afford,
    steps::{Journal, ask},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped},
};

/// The execution that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Camp {
    /// The plan in the centre of the player board.
    pub plan: Option<PlanId>,
    /// One for each of its symbols, in printed order.
    pub dice: ArrayVec<Die, 4>,
    /// Which of them a gem made a joker, as bits.
    pub jokers: u8,
    pub gems_spent: u8,
    pub magic_spent: u8,
    /// Once the plan is executed.
    pub executed: Option<Executed>,
    /// The marker just removed, on its way to the scroll.
    pub marker: bool,
}

/// What an execution came to. What its marker and chains bring changes nothing about it any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Executed {
    /// F: what counted.
    pub strength: u8,
    /// The ceiling.
    pub influence: u8,
    /// What the spot of the player board added.
    pub spot: u8,
    /// How many Champions there were to answer, in the order of recruitment.
    pub champions: u8,
}

/// RULES 8.1; asked again after each plan that is cycled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChoosePlan;

impl Question<ShadowKingdoms> for ChoosePlan {
    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        Slot::ALL.map(Action::Choose).into_iter().for_each(&mut offer);
        places().for_each(|column| offer(Action::Buy(column)));
        places().for_each(|column| offer(Action::CyclePlan(column)));
    }

    fn check(self, game: &ShadowKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(slot) => {
                let plan = game.mine().reserve[slot as usize].ok_or(Refusal::Empty)?;
                if game.can_execute(seat, plan) { Ok(()) } else { Err(Refusal::CannotExecute) }
            }
            Action::Buy(column) => {
                let plan = game.board.plan(column).ok_or(Refusal::Empty)?;
                if !game.can_execute(seat, plan) {
                    return Err(Refusal::CannotExecute);
                }
                afford(game.mine().gold, game.plan_price(seat, column, 0))
            }
            Action::CyclePlan(column) => {
                game.check_cycle_plan(column)?;
                if game.can_execute_without(seat, column) { Ok(()) } else { Err(Refusal::WouldLeaveNothing) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::CyclePlan(column) => game.cycle_plan(column, journal),
            Action::Choose(slot) => {
                game.done();
                let plan = game.mine_mut().reserve[slot as usize].take().expect("checked before");
                game.camp = Camp { plan: Some(plan), ..Camp::default() };
                journal.tell_all(|| Event::ChosePlan { seat, plan, slot });
            }
            Action::Buy(column) => {
                game.done();
                let paid = game.plan_price(seat, column, 0);
                let plan = game.board.column[usize::from(column)].take().expect("checked before");
                game.mine_mut().gold -= paid;
                game.camp = Camp { plan: Some(plan), ..Camp::default() };
                journal.tell_all(|| Event::BoughtPlan { seat, plan, column, paid });
                game.raise(Moment::PlanTaken, Raised::default(), journal);
            }
            _ => {}
        }
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-plan", "choose-plan")
    }
}

/// RULES 8.2: a die for the next symbol, in printed order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assign;

impl Question<ShadowKingdoms> for Assign {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        if game.next_symbol().is_none() {
            return game.done();
        }
        taverne_engine::steps::ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        different(&game.mine().dice).for_each(|die| offer(Action::Assign(die)));
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Assign(die) => game.check_assign(die),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let (Action::Assign(die), Some(symbol)) = (action, game.next_symbol()) else {
            return;
        };
        let gem = !game.fits(die, symbol);
        let index = game.camp.dice.len() as u8;
        dice::take(&mut game.mine_mut().dice, die);
        game.camp.dice.push(die);
        if gem {
            game.camp.jokers |= 1 << index;
            game.spend_gem();
        }
        journal.tell_all(|| Event::Assigned { seat, die, symbol, index, gem });
    }

    fn prompt(self, game: &ShadowKingdoms, _: Seat) -> Prompt {
        let symbol = game.next_symbol().map_or("troop-goblin".to_owned(), |it| format!("troop-{}", it.id()));
        Prompt { question: Phrase::new("ask-assign").with("troop", Phrase::new(symbol)), rule: "assign" }
    }
}

/// RULES 8.2: magic and gems change own dice, on the plan or in a slot; asked again after each change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChangeDice;

impl Question<ShadowKingdoms> for ChangeDice {
    fn candidates(self, game: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Execute);
        for (dice, on_plan) in [(&game.camp.dice[..], true), (&game.mine().dice[..], false)] {
            for die in different(dice) {
                Change::ALL.into_iter().for_each(|how| offer(Action::Change { how, die, on_plan }));
            }
        }
    }

    fn legal(self, game: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Execute);
        let (magic, gem) = (game.mine().magic > 0, game.mine().gems > 0);
        if !magic && !gem {
            return;
        }
        for (dice, on_plan) in [(&game.camp.dice[..], true), (&game.mine().dice[..], false)] {
            for die in different(dice) {
                let can = |how: Change| (if how == Change::Flip { gem } else { magic }) && how.of(die).is_some();
                let changes = Change::ALL.into_iter().filter(|&how| can(how));
                changes.for_each(|how| offer(Action::Change { how, die, on_plan }));
            }
        }
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Execute => Ok(()),
            Action::Change { how, die, on_plan } => {
                let dice = if on_plan { &game.camp.dice[..] } else { &game.mine().dice[..] };
                if !dice.contains(&die) {
                    return Err(Refusal::Empty);
                }
                match how {
                    Change::Flip if game.mine().gems == 0 => Err(Refusal::NoGem),
                    Change::Raise | Change::Lower if game.mine().magic == 0 => Err(Refusal::NoMagic),
                    _ => how.of(die).map(|_| ()).ok_or(Refusal::DieAtItsEnd),
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Change { how, die: from, on_plan } = action else {
            game.done();
            return;
        };
        let to = how.of(from).expect("checked before");
        let warden = &mut game.wardens[seat.index()];
        let dice = if on_plan { &mut game.camp.dice[..] } else { &mut warden.dice[..] };
        if let Some(die) = dice.iter_mut().find(|it| **it == from) {
            *die = to;
        }
        if how == Change::Flip {
            game.spend_gem();
        } else {
            warden.magic -= 1;
            game.camp.magic_spent += 1;
        }
        journal.tell_all(|| Event::ChangedDie { seat, how, from, to, on_plan });
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-change", "change")
    }
}

/// RULES 8.3 to 8.5: the strength, the points for it, and what Champions bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Execute;

impl Automatic<ShadowKingdoms> for Execute {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        let content = game.content.0;
        let seat = game.active;
        let plan = game.camp.plan.expect("a plan is executed");
        let Strength { sum, total, .. } = game.strength_now(seat);
        let points = content.points_for_strength(total);
        let executed = game.as_if_executed(total);
        game.camp.executed = Some(executed);
        game.mine_mut().points.plans += u16::from(points);
        let influence = executed.influence;
        journal.tell_all(|| Event::Executed { seat, plan, sum, influence, strength: total, points });
        let battle = Some(content.plan(plan).battle);
        game.raise(Moment::PlanExecuted, Raised { battle, ..Raised::default() }, journal);
        for _ in 0..game.camp.gems_spent {
            game.raise(Moment::GemSpent, Raised::default(), journal); // [R6]
        }
        Flow::Go
    }
}

/// RULES 8.3
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strength {
    /// Dice and bonuses.
    pub sum: u8,
    /// F: the sum, or the influence if that is less.
    pub total: u8,
}

impl ShadowKingdoms {
    fn spend_gem(&mut self) {
        self.mine_mut().gems -= 1;
        self.board.gems += 1;
        self.camp.gems_spent += 1;
    }

    /// The symbol that waits for a die.
    pub(crate) fn next_symbol(&self) -> Option<Troop> {
        let plan = self.content.plan(self.camp.plan?);
        plan.troops.get(self.camp.dice.len()).copied()
    }

    /// Whether a die of the active player fits a symbol without a gem.
    fn fits(&self, die: Die, symbol: Troop) -> bool {
        die.troop == symbol || self.mine().limits.joker == Some(die.troop)
    }

    fn check_assign(&self, die: Die) -> Result<(), Refusal> {
        let warden = self.mine();
        let symbol = self.next_symbol().ok_or(Refusal::NotNow)?;
        if !warden.dice.contains(&die) {
            return Err(Refusal::Empty);
        }
        let gems = warden.gems.checked_sub(u8::from(!self.fits(die, symbol))).ok_or(Refusal::NoGem)?;
        let plan = self.content.plan(self.camp.plan.expect("dice are assigned to a plan"));
        let need = by_symbol(&plan.troops[self.camp.dice.len() + 1..]);
        let mut have = by_troop(&warden.dice);
        have[die.troop as usize] -= 1;
        if missing(need, have, warden.limits.joker) <= gems { Ok(()) } else { Err(Refusal::DoesNotFit) }
    }

    /// RULES 8: whether the dice and gems of a seat suffice for a plan.
    pub fn can_execute(&self, seat: Seat, plan: PlanId) -> bool {
        let warden = self.warden(seat);
        let card = self.content.plan(plan);
        warden.dice.len() >= card.troops.len() && self.gems_needed(seat, plan) <= warden.gems
    }

    /// How many dice gems would have to make jokers, if there are enough dice.
    pub(crate) fn gems_needed(&self, seat: Seat, plan: PlanId) -> u8 {
        let warden = self.warden(seat);
        missing(self.content.plan(plan).symbols, by_troop(&warden.dice), warden.limits.joker)
    }

    /// RULES 8: Camp is entered only to execute.
    pub(crate) fn can_execute_any(&self, seat: Seat) -> bool {
        if self.warden(seat).dice.len() < 2 {
            return false;
        }
        self.can_execute_reserved(seat) || self.can_execute_in(seat, self.board.column)
    }

    fn can_execute_reserved(&self, seat: Seat) -> bool {
        self.warden(seat).reserve.iter().flatten().any(|&plan| self.can_execute(seat, plan))
    }

    fn can_execute_in(&self, seat: Seat, column: [Option<PlanId>; COLUMN]) -> bool {
        let gold = self.warden(seat).gold;
        let fits = |(place, plan): (usize, Option<PlanId>)| {
            plan.is_some_and(|plan| gold >= self.plan_price(seat, place as u8, 0) && self.can_execute(seat, plan))
        };
        column.into_iter().enumerate().any(fits)
    }

    /// An execution is compulsory: after the slide, and without counting the new card, a plan has to remain.
    fn can_execute_without(&self, seat: Seat, cycled: u8) -> bool {
        let mut column = self.board.column;
        column[usize::from(cycled)] = None;
        self.can_execute_reserved(seat) || self.can_execute_in(seat, slid(column))
    }

    /// What the dice on the plan and all bonuses make now.
    pub fn strength_now(&self, seat: Seat) -> Strength {
        let dice = self.camp.dice.iter().map(|die| die.strength).sum();
        self.camp.plan.map_or(Strength { sum: 0, total: 0 }, |plan| self.strength_of(seat, plan, dice))
    }

    /// What would be kept of an execution with this strength.
    pub(crate) fn as_if_executed(&self, strength: u8) -> Executed {
        let warden = self.mine();
        let champions = warden.champions().len() as u8;
        Executed { strength, influence: warden.influence, spot: warden.limits.strength, champions }
    }

    /// RULES 8.3: dice of this strength with all bonuses, at most the influence.
    pub(crate) fn strength_of(&self, seat: Seat, plan: PlanId, dice: u8) -> Strength {
        let warden = self.warden(seat);
        let champions: u8 = self.strength_champions(seat, plan).map(|(_, n)| n).fold(0, u8::saturating_add);
        let sum = dice.saturating_add(warden.limits.strength).saturating_add(champions);
        Strength { sum, total: sum.min(warden.influence) }
    }

    /// The Champions of a seat that strengthen this plan.
    pub(crate) fn strength_champions(&self, seat: Seat, plan: PlanId) -> impl Iterator<Item = (ChampionId, u8)> {
        let content = self.content.0;
        let battle = content.plan(plan).battle;
        let listening = self.warden(seat).owned.and(content.listeners(Moment::StrengthCounted));
        listening.iter().filter_map(move |champion| match &content.champion(champion).power {
            Power::Whenever(answer) if answer.battle.is_none_or(|only| only == battle) => match answer.with {
                Boon::Strength(n) => Some((champion, n)),
                _ => None,
            },
            _ => None,
        })
    }
}

/// RULES 8: how many symbols no die fits; surplus dice of the joker troop stand in for any.
pub(crate) fn missing(need: [u8; TROOPS], have: [u8; TROOPS], joker: Option<Troop>) -> u8 {
    let lacking: u8 = need.iter().zip(have).map(|(need, have)| need.saturating_sub(have)).sum();
    let spare = joker.map_or(0, |troop| have[troop as usize].saturating_sub(need[troop as usize]));
    lacking.saturating_sub(spare)
}
