//! RULES 3.1: the Roll phase.

use crate::{
    CardKingdoms, Event,
    action::{Action, Refusal},
    cards::{DomainId, DomainSet, When},
    effect::{Effect, Price},
    goods::Goods,
    steps::Told,
};

impl CardKingdoms {
    pub(crate) fn roll(&mut self, journal: &mut Told) {
        let dice = [self.chance.die(6), self.chance.die(6)];
        self.show_dice(dice, journal);
    }

    /// The dice lie on the table.
    pub(crate) fn show_dice(&mut self, dice: [u8; 2], journal: &mut Told) {
        self.dice = dice;
        journal.learned();
        let seat = self.active;
        journal.tell_all(|| Event::Rolled { seat, dice });
        self.done();
        self.pay_for_pair(journal);
    }

    /// Every time the dice show a pair, whoever's turn it is; coming back to a pair pays again **[R21]**.
    fn pay_for_pair(&mut self, journal: &mut Told) {
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

    /// The active player is asked as long as a die could still be changed.
    pub(crate) fn dice_candidates(&self, mut offer: impl FnMut(Action)) {
        for domain in self.dice_domains().iter() {
            for die in 0..2 {
                offer(Action::ChangeDie { domain, die });
            }
        }
        offer(Action::Announce);
    }

    fn dice_domains(&self) -> DomainSet {
        self.kingdom(self.active).domains.and(self.content.domains_when(When::OwnRollPhase))
    }

    pub(crate) fn check_dice(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Announce => Ok(()),
            Action::ChangeDie { domain, die } => self.die_change(domain, die).map(|_| ()),
            _ => Err(Refusal::NotNow),
        }
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

    pub(crate) fn change_die(&mut self, domain: DomainId, die: u8, journal: &mut Told) {
        let (to, paid) = self.die_change(domain, die).expect("checked before");
        let seat = self.active;
        let from = std::mem::replace(&mut self.dice[usize::from(die)], to);
        self.spend(seat, paid);
        self.used.insert(domain);
        journal.tell_all(|| Event::ChangedDie { seat, domain, die, from, to, paid });
        self.pay_for_pair(journal);
    }
}
