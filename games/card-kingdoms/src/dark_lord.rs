//! RULES 10: the solo game against the Dark Lord.

use crate::{
    CardKingdoms, Event,
    action::{Action, Refusal},
    actions::{EndAction, TurnUp},
    cards::{CITIZENS, DomainSet, DukeId},
    centre::COLUMNS,
    scoring::Ending,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
    zones::Bag,
};

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

/// Each die attacks once, the lower one first **[R22]**; the final values count **[R14]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MonsterPhase;

impl Automatic<CardKingdoms> for MonsterPhase {
    fn run(self, game: &mut CardKingdoms, _: &mut Journal) -> Flow {
        game.done();
        let [one, two] = game.dice;
        game.agenda.then([Attack { die: one.min(two) }.into(), Attack { die: one.max(two) }.into()]);
        Flow::Go
    }
}

/// A 6 attacks from a stack of the player's choice; any other die from its own column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub die: u8,
}

impl Question<CardKingdoms> for Attack {
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        if self.die == 6 {
            return ask_or_settle(self, game, journal);
        }
        game.attack_from(self.die - 1);
        Flow::Go
    }

    fn candidates(self, _: &CardKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        (0..COLUMNS as u8).for_each(|column| offer(Action::AttackFrom(column)));
    }

    fn check(self, game: &CardKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::AttackFrom(column) => game.centre.monster(column).map(|_| ()).ok_or(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut CardKingdoms, _: Seat, action: Action, _: &mut Journal) {
        if let Action::AttackFrom(column) = action {
            game.attack_from(column);
        }
    }

    fn prompt(self, _: &CardKingdoms, _: Seat) -> Prompt {
        ask("ask-attack", "dark-lord-attack")
    }
}

/// The Monsters of a column take a Citizen of the player's choice, or else a Domain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raid {
    pub column: u8,
}

impl Raid {
    /// The two Citizen stacks of the column.
    fn stacks(self) -> [u8; 2] {
        [self.column, self.column + COLUMNS as u8]
    }
}

impl Question<CardKingdoms> for Raid {
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        if self.stacks().iter().any(|&stack| game.centre.citizen(stack).is_some()) {
            return ask_or_settle(self, game, journal);
        }
        game.done();
        game.capture_domain(self.column, journal);
        Flow::Go
    }

    fn candidates(self, _: &CardKingdoms, _: Seat, offer: impl FnMut(Action)) {
        self.stacks().map(Action::Sacrifice).into_iter().for_each(offer);
    }

    fn check(self, game: &CardKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Sacrifice(stack) if self.stacks().contains(&stack) => {
                game.centre.citizen(stack).map(|_| ()).ok_or(Refusal::Empty)
            }
            Action::Sacrifice(_) => Err(Refusal::NotEligible),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut CardKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        if let Action::Sacrifice(stack) = action {
            game.capture_citizen(self.column, stack, journal);
        }
    }

    fn prompt(self, _: &CardKingdoms, _: Seat) -> Prompt {
        ask("ask-sacrifice", "dark-lord-attack")
    }
}

impl CardKingdoms {
    fn attack_from(&mut self, column: u8) {
        self.done();
        if self.centre.monster(column).is_some() {
            self.agenda.push(Raid { column });
        }
    }

    fn capture_domain(&mut self, column: u8, journal: &mut Journal) {
        let stack = &mut self.centre.domains[usize::from(column)];
        let Some(domain) = stack.cards.draw() else {
            return self.end(Ending::Overrun, journal);
        };
        stack.face_up = false;
        let monster = self.centre.monster(column).expect("only a Monster attacks");
        if let Some(dark_lord) = &mut self.dark_lord {
            dark_lord.domains.insert(domain);
        }
        journal.tell_all(|| Event::CapturedDomain { monster, domain, column });
        self.agenda.then([TurnUp { column }.into(), EndAction.into()]);
    }

    fn capture_citizen(&mut self, column: u8, stack: u8, journal: &mut Journal) {
        let (citizen, turned) = self.centre.citizens[usize::from(stack)].take().expect("checked before");
        let monster = self.centre.monster(column).expect("only a Monster attacks");
        if let Some(dark_lord) = &mut self.dark_lord {
            dark_lord.citizens.put(citizen.index());
        }
        journal.tell_all(|| Event::CapturedCitizen { monster, citizen, stack });
        if turned {
            self.show_citizen(stack, journal);
        }
        self.agenda.push(EndAction);
    }

    /// After every action and every attack, in this order **[R23]**. Being overrun is noticed by the attack itself.
    pub(crate) fn check_solo_end(&mut self, journal: &mut Journal) {
        if self.centre.no_monster_left() {
            self.end(Ending::MonstersBeaten, journal);
        } else if self.centre.exhausted() >= usize::from(self.content.setup.exhausted_solo) {
            self.end(Ending::Scored, journal);
        }
    }
}
