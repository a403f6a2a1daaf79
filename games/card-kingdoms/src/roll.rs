//! RULES 3.1: the Roll phase.

use crate::{
    CardKingdoms, Event,
    action::{Action, Refusal},
    cards::{DomainId, DomainSet, When},
    effect::{Effect, Price},
    goods::Goods,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Flow, Question, Stepped},
};

/// Rolling has only one answer, but it is the moment up to which the player before may take the last action back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll;

impl Question<CardKingdoms> for Roll {
    fn run(self, _: &mut CardKingdoms, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, _: &CardKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Roll);
    }

    fn check(self, _: &CardKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        if action == Action::Roll { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn answer(self, game: &mut CardKingdoms, _: Seat, _: Action, journal: &mut Journal) {
        let dice = [game.chance.die(6), game.chance.die(6)];
        game.show_dice(dice, journal);
    }

    fn prompt(self, _: &CardKingdoms, _: Seat) -> Prompt {
        ask("ask-roll", "roll")
    }
}

/// The active player is asked as long as a die could still be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChangeDice;

impl Question<CardKingdoms> for ChangeDice {
    fn candidates(self, game: &CardKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        for domain in game.dice_domains().iter() {
            for die in 0..2 {
                offer(Action::ChangeDie { domain, die });
            }
        }
        offer(Action::Announce);
    }

    fn check(self, game: &CardKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Announce => Ok(()),
            Action::ChangeDie { domain, die } => game.die_change(domain, die).map(|_| ()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut CardKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::ChangeDie { domain, die } => game.change_die(domain, die, journal),
            _ => _ = game.done(),
        }
    }

    fn prompt(self, _: &CardKingdoms, _: Seat) -> Prompt {
        ask("ask-dice", "dice-domains")
    }
}

impl CardKingdoms {
    /// The dice lie on the table.
    pub(crate) fn show_dice(&mut self, dice: [u8; 2], journal: &mut Journal) {
        self.dice = dice;
        journal.learned();
        let seat = self.active;
        journal.tell_all(|| Event::Rolled { seat, dice });
        self.done();
        self.pay_for_pair(journal);
    }

    /// Every time the dice show a pair, whoever's turn it is; coming back to a pair pays again **[R21]**.
    fn pay_for_pair(&mut self, journal: &mut Journal) {
        if self.dice[0] != self.dice[1] {
            return;
        }
        for seat in self.active.clockwise(self.table()) {
            let paying = self.kingdom(seat).domains.and(self.content.domains_when(When::AnyRollDoubles));
            for domain in paying.iter() {
                let goods = self.plain(seat, self.content.domain(domain).power);
                self.gain(seat, goods);
                journal.tell_all(|| Event::PaidForPair { seat, domain, goods });
            }
        }
    }

    fn dice_domains(&self) -> DomainSet {
        self.kingdom(self.active).domains.and(self.content.domains_when(When::OwnRollPhase))
    }

    /// What the die would show, and the price in gold; magic cannot help **[R5]**.
    fn die_change(&self, domain: DomainId, die: u8) -> Result<(u8, Goods), Refusal> {
        let known = domain.index() < self.content.domains.len();
        if !known || die > 1 || !self.dice_domains().contains(domain) {
            return Err(Refusal::NotOwned);
        }
        if self.used.contains(domain) {
            return Err(Refusal::AlreadyUsed);
        }
        let kingdom = self.kingdom(self.active);
        let from = self.dice[usize::from(die)];
        let (to, price) = match *self.effect(self.content.domain(domain).power) {
            Effect::SetDie { value, price } => {
                let price = match price {
                    Price::Fixed(price) => price,
                    Price::Per { each, per } => each.times(kingdom.count(&self.content, per)),
                };
                (value, price)
            }
            Effect::ShiftDie { delta, min } => (from.saturating_add_signed(delta).clamp(min, 6), Goods::NONE),
            _ => return Err(Refusal::NotOwned),
        };
        if to == from {
            return Err(Refusal::DieUnchanged); // [R2]
        }
        match kingdom.goods.missing(price) {
            Some((resource, amount)) => Err(Refusal::Missing { resource, amount }),
            None => Ok((to, price)),
        }
    }

    fn change_die(&mut self, domain: DomainId, die: u8, journal: &mut Journal) {
        let (to, paid) = self.die_change(domain, die).expect("checked before");
        let seat = self.active;
        let from = std::mem::replace(&mut self.dice[usize::from(die)], to);
        self.spend(seat, paid);
        self.used.insert(domain);
        journal.tell_all(|| Event::ChangedDie { seat, domain, die, from, to, paid });
        self.pay_for_pair(journal);
    }
}
