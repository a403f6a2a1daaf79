//! RULES 10: the solo game against the Dark Lord.

use crate::{
    CardKingdoms, Event,
    action::{Action, Refusal},
    cards::{CITIZENS, DomainSet, DukeId},
    centre::COLUMNS,
    scoring::Ending,
    steps::{Flow, Step, Told},
};
use serde::{Deserialize, Serialize};
use taverne_engine::zones::Bag;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DarkLord {
    /// Unknown until the scores are counted.
    pub duke: DukeId,
    pub citizens: Bag<CITIZENS>,
    pub domains: DomainSet,
}

impl DarkLord {
    pub fn new(duke: DukeId) -> Self {
        Self { duke, citizens: Bag::EMPTY, domains: DomainSet::EMPTY }
    }
}

impl CardKingdoms {
    /// Each die attacks once, the lower one first **[R22]**; the final values count **[R14]**.
    pub(crate) fn monster_phase(&mut self) -> Flow {
        self.done();
        let [one, two] = self.dice;
        self.agenda.then([Step::Attack { die: one.min(two) }, Step::Attack { die: one.max(two) }]);
        Flow::Go
    }

    /// A 6 attacks from a stack of the player's choice; any other die from its own column.
    pub(crate) fn attack(&mut self, die: u8, journal: &mut Told) -> Flow {
        if die == 6 {
            return self.ask_or_settle(self.active, journal);
        }
        self.attack_from(die - 1);
        Flow::Go
    }

    pub(crate) fn attack_from(&mut self, column: u8) {
        self.done();
        if self.centre.monster(column).is_some() {
            self.agenda.push(Step::Raid { column });
        }
    }

    pub(crate) fn attack_candidates(mut offer: impl FnMut(Action)) {
        (0..COLUMNS as u8).for_each(|column| offer(Action::AttackFrom(column)));
    }

    pub(crate) fn check_attack(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::AttackFrom(column) => self.centre.monster(column).map(|_| ()).ok_or(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    /// The Monsters of a column take a Citizen of the player's choice, or else a Domain.
    pub(crate) fn raid(&mut self, column: u8, journal: &mut Told) -> Flow {
        if raided_stacks(column).iter().any(|&stack| self.centre.citizen(stack).is_some()) {
            return self.ask_or_settle(self.active, journal);
        }
        self.done();
        let stack = &mut self.centre.domains[usize::from(column)];
        match stack.cards.draw() {
            None => self.end(Ending::Overrun, journal),
            Some(domain) => {
                stack.face_up = false;
                let monster = self.centre.monster(column).expect("only a Monster attacks");
                if let Some(dark_lord) = &mut self.dark_lord {
                    dark_lord.domains.insert(domain);
                }
                journal.tell_all(|| Event::CapturedDomain { monster, domain, column });
                self.agenda.then([Step::TurnUp { column }, Step::EndAction]);
            }
        }
        Flow::Go
    }

    pub(crate) fn raid_candidates(column: u8, offer: impl FnMut(Action)) {
        raided_stacks(column).map(Action::Sacrifice).into_iter().for_each(offer);
    }

    pub(crate) fn check_raid(&self, column: u8, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Sacrifice(stack) if raided_stacks(column).contains(&stack) => {
                self.centre.citizen(stack).map(|_| ()).ok_or(Refusal::Empty)
            }
            Action::Sacrifice(_) => Err(Refusal::NotEligible),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn sacrifice(&mut self, column: u8, stack: u8, journal: &mut Told) {
        self.done();
        let (citizen, turned) = self.centre.citizens[usize::from(stack)].take().expect("checked before");
        let monster = self.centre.monster(column).expect("only a Monster attacks");
        if let Some(dark_lord) = &mut self.dark_lord {
            dark_lord.citizens.put(citizen.index());
        }
        journal.tell_all(|| Event::CapturedCitizen { monster, citizen, stack });
        if turned {
            self.show_citizen(stack, journal);
        }
        self.agenda.push(Step::EndAction);
    }

    /// After every action and every attack, in this order **[R23]**. Being overrun is noticed by the attack itself.
    pub(crate) fn check_solo_end(&mut self, journal: &mut Told) {
        if self.centre.no_monster_left() {
            self.end(Ending::MonstersBeaten, journal);
        } else if self.centre.exhausted() >= usize::from(self.content.setup.exhausted_solo) {
            self.end(Ending::Scored, journal);
        }
    }
}

/// The two Citizen stacks of a column.
fn raided_stacks(column: u8) -> [u8; 2] {
    [column, column + COLUMNS as u8]
}
