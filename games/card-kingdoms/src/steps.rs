//! The agenda: which step comes when, and how the game moves on by itself.

use crate::{
    CardKingdoms, Event,
    cards::{CitizenId, DomainId, DomainSet, MonsterId, When},
    effect::{Effect, EffectId},
};
use serde::{Deserialize, Serialize};
use taverne_engine::Journal;
use ts_rs::TS;

/// A step of the rulebook that is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// RULES 2.7: all players keep one of two Dukes.
    ChooseDukes,
    BeginTurn,
    /// RULES 3.1
    Roll,
    ChangeDice,
    /// RULES 3.2: active-side thefts, before all other powers.
    Thieves,
    Thief {
        card: CitizenId,
        left: u8,
    },
    Harvest,
    /// RULES 3.3
    BeginActions,
    Act {
        left: u8,
    },
    /// Pay for what was chosen (RULES 4).
    Pay(Purchase),
    /// Carry out the effect of a card.
    Resolve {
        effect: EffectId,
        source: Source,
    },
    /// Turn up the next Domain of a column.
    TurnUp {
        column: u8,
    },
    EndAction,
    EndActions,
    /// RULES 10, solo only.
    MonsterPhase,
    Attack {
        die: u8,
    },
    Raid {
        column: u8,
    },
    SecondHarvest,
    /// RULES 3.4
    EndTurn,
}

/// Something to be paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    Slay(u8),
    Recruit(u8),
    Build(u8),
}

/// The card an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Citizen(CitizenId),
    Monster(MonsterId),
    Domain(DomainId),
}

/// Whether the game can go on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// The step is done, or has put other steps in front.
    Go,
    /// The step on top of the agenda needs an answer.
    Ask,
}

pub(crate) type Told = Journal<Event>;

impl CardKingdoms {
    /// Runs automatic steps, in rulebook order, until somebody has to decide or the game is over.
    pub(crate) fn advance(&mut self, journal: &mut Told) {
        while let Some(step) = self.agenda.now() {
            if self.run(step, journal) == Flow::Ask {
                break;
            }
        }
    }

    fn run(&mut self, step: Step, journal: &mut Told) -> Flow {
        match step {
            Step::ChooseDukes => self.wait_for_answers(),
            Step::BeginTurn => self.begin_turn(journal),
            Step::Roll => Flow::Ask,
            Step::Thieves => self.thieves(),
            Step::Thief { card, left } => self.thief(card, left),
            Step::Harvest | Step::SecondHarvest => self.harvest(journal),
            Step::BeginActions => self.begin_actions(journal),
            Step::Act { left } => self.act(left),
            Step::ChangeDice | Step::Pay(_) => self.ask_or_settle(self.active, journal),
            Step::Resolve { effect, source } => self.resolve(effect, source, journal),
            Step::TurnUp { column } => self.turn_up(column, journal),
            Step::EndAction => self.end_action(journal),
            Step::EndActions => self.end_actions(),
            Step::MonsterPhase => self.monster_phase(),
            Step::Attack { die } => self.attack(die, journal),
            Step::Raid { column } => self.raid(column, journal),
            Step::EndTurn => self.end_turn(journal),
        }
    }

    /// For questions to several seats: stays until all have answered.
    pub(crate) fn wait_for_answers(&mut self) -> Flow {
        if self.pending.is_empty() { self.done() } else { Flow::Ask }
    }

    /// The current step is over.
    pub(crate) fn done(&mut self) -> Flow {
        self.agenda.pop();
        Flow::Go
    }

    /// RULES 3: Roll, Harvest, Actions, End; in the solo game the Monsters and a second harvest before the end.
    pub(crate) fn begin_turn(&mut self, journal: &mut Told) -> Flow {
        self.turn += 1;
        self.used = DomainSet::EMPTY;
        let (seat, turn) = (self.active, self.turn);
        journal.tell_all(|| Event::TurnBegins { seat, turn });
        if let Some(seat) = self.resting() {
            journal.tell_all(|| Event::Rests { seat });
        }
        self.done();
        self.agenda.push(Step::EndTurn);
        if self.is_solo() {
            self.agenda.then([Step::MonsterPhase, Step::SecondHarvest]);
        }
        self.agenda.then([
            Step::Roll,
            Step::ChangeDice,
            Step::Thieves,
            Step::Harvest,
            Step::BeginActions,
            Step::Act { left: 2 },
            Step::EndActions,
        ]);
        Flow::Go
    }

    /// Domains of the active player that work at this moment.
    pub(crate) fn triggered(&self, when: When) -> impl Iterator<Item = (DomainId, EffectId)> + use<> {
        let content = self.content.0;
        let owned = self.kingdom(self.active).domains.and(content.domains_when(when));
        owned.iter().map(|domain| (domain, content.domain(domain).power))
    }

    pub(crate) fn effect(&self, id: EffectId) -> &'static Effect {
        self.content.0.effect(id)
    }
}
