//! RULES 7: domain powers. Those that change the coloured dice work once in each own action phase, those of citizens
//! once and for all.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Change, Die, DomainId, Power},
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Seat,
    steps::{Automatic, Flow},
};

/// A citizen domain was joined: it ticks the leftmost open box of its guild in the table of citizens **[R3]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Welcome {
    pub seat: Seat,
    pub domain: DomainId,
}

impl Automatic<DiceKingdoms> for Welcome {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let Self { seat, domain } = self;
        game.fulfilled(seat);
        let newcomer = match game.content.domain(domain).power {
            Power::Citizen(guild) => game.newcomer(game.sheet(seat), guild),
            _ => None,
        };
        match newcomer {
            Some(section) => game.tick_citizen(seat, section, journal),
            None => journal.tell_all(|| Event::PowerLost { seat, domain }),
        }
        Flow::Go
    }
}

impl DiceKingdoms {
    /// Powers that are left and would change a die.
    pub(crate) fn power_candidates(&self, mut offer: impl FnMut(Action)) {
        let left = self.sheet(self.active).joined.minus(self.used);
        for domain in left.iter() {
            self.uses(domain, |action, changes| {
                if changes {
                    offer(action);
                }
            });
        }
    }

    /// Powers that were used, or would change nothing.
    pub(crate) fn power_temptations(&self, mut offer: impl FnMut(Action)) {
        for domain in self.sheet(self.active).joined.iter() {
            self.uses(domain, |action, changes| {
                if !changes || self.used.contains(domain) {
                    offer(action);
                }
            });
        }
    }

    /// One use of each power over the dice, for whoever has not rolled them yet.
    pub(crate) fn power_attempts(&self, mut offer: impl FnMut(Action)) {
        for domain in self.sheet(self.active).joined.iter() {
            let mut first = None;
            self.uses(domain, |action, _| _ = first.get_or_insert(action));
            first.into_iter().for_each(&mut offer);
        }
    }

    /// Every use of a power, and whether it would change the die.
    fn uses(&self, domain: DomainId, mut offer: impl FnMut(Action, bool)) {
        let (which, changes): (_, &[Change]) = match self.content.domain(domain).power {
            Power::Adjust(die) => (die, &[Change::Up, Change::Down]),
            Power::Flip(die) => (die, &[Change::Flip]),
            Power::Citizen(_) => return,
        };
        for die in Die::ALL {
            if which.is_some_and(|only| only != die) {
                continue;
            }
            for &change in changes {
                let value = self.dice.get(die);
                let clear = die != Die::Blue || !self.fog();
                offer(Action::ChangeDie { domain, die, change }, clear && change.of(value) != value);
            }
        }
    }

    /// What the die would show.
    pub(crate) fn die_change(&self, domain: DomainId, die: Die, change: Change) -> Result<u8, Refusal> {
        if !self.sheet(self.active).joined.contains(domain) {
            return Err(Refusal::NotJoined);
        }
        let fits = match self.content.domain(domain).power {
            Power::Adjust(which) => which.is_none_or(|only| only == die) && change != Change::Flip,
            Power::Flip(which) => which.is_none_or(|only| only == die) && change == Change::Flip,
            Power::Citizen(_) => false,
        };
        let value = self.dice.get(die);
        if !fits {
            Err(Refusal::OtherPower)
        } else if self.used.contains(domain) {
            Err(Refusal::AlreadyUsed)
        } else if die == Die::Blue && self.fog() {
            Err(Refusal::Fog)
        } else if change.of(value) == value {
            Err(Refusal::DieUnchanged)
        } else {
            Ok(change.of(value))
        }
    }

    /// Powers of a domain joined in this action come too late for it **[R7]**: the dice were used already.
    pub(crate) fn change_die(&mut self, domain: DomainId, die: Die, change: Change, journal: &mut Journal) {
        let to = self.die_change(domain, die, change).expect("checked before");
        let (seat, from) = (self.active, self.dice.get(die));
        self.dice.set(die, to);
        self.used.insert(domain);
        journal.tell_all(|| Event::ChangedDie { seat, domain, die, change, from, to });
    }
}
