//! The agenda: which step comes when. What a step is about stands beside its rule.

use crate::{
    CardKingdoms, Event, Refusal,
    actions::{Act, BeginActions, EndAction, EndActions, TurnUp},
    cards::{CitizenId, DomainId, DomainSet, MonsterId, When},
    dark_lord::{Attack, MonsterPhase, Raid},
    effect::{Effect, EffectId},
    harvest::{Harvest, Thief, Thieves},
    payment::Pay,
    resolve::Resolve,
    roll::{ChangeDice, Roll},
    scoring::EndTurn,
    setup::ChooseDukes,
};
use serde::{Deserialize, Serialize};
use taverne_engine::steps::{Automatic, Flow, Stepped};
use ts_rs::TS;

pub(crate) type Journal = taverne_engine::Journal<Event>;
pub(crate) use taverne_engine::steps::ask;

taverne_engine::steps! {
    /// A step of the rulebook that is still to come.
    pub enum Step of CardKingdoms {
        /// RULES 2.7
        ask ChooseDukes,
        run BeginTurn,
        /// RULES 3.1
        ask Roll,
        ask ChangeDice,
        /// RULES 3.2
        run Thieves,
        run Thief,
        ask Harvest,
        /// RULES 3.3
        run BeginActions,
        ask Act,
        /// RULES 4
        ask Pay,
        /// RULES 6
        ask Resolve,
        run TurnUp,
        run EndAction,
        run EndActions,
        /// RULES 10, solo only.
        run MonsterPhase,
        ask Attack,
        ask Raid,
        /// RULES 3.4
        run EndTurn,
    }
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

/// RULES 3: Roll, Harvest, Actions, End; in the solo game the Monsters and a second harvest before the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginTurn;

impl Automatic<CardKingdoms> for BeginTurn {
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        game.turn += 1;
        game.used = DomainSet::EMPTY;
        let (seat, turn) = (game.active, game.turn);
        journal.tell_all(|| Event::TurnBegins { seat, turn });
        if let Some(seat) = game.resting() {
            journal.tell_all(|| Event::Rests { seat });
        }
        game.done();
        game.agenda.push(EndTurn);
        if game.is_solo() {
            game.agenda.then([MonsterPhase.into(), Harvest { second: true }.into()]);
        }
        game.agenda.then([
            Roll.into(),
            ChangeDice.into(),
            Thieves.into(),
            Harvest { second: false }.into(),
            BeginActions.into(),
            Act { left: 2 }.into(),
            EndActions.into(),
        ]);
        Flow::Go
    }
}

impl Stepped for CardKingdoms {
    taverne_engine::steps_on_agenda!(Step, Refusal);

    fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// Nobody tries to take a card where there is none.
    fn is_tempting(refusal: &Refusal) -> bool {
        *refusal != Refusal::Empty
    }
}

impl CardKingdoms {
    /// For questions to several seats: stays until all have answered.
    pub(crate) fn wait_for_answers(&mut self) -> Flow {
        if self.pending.is_empty() { self.done() } else { Flow::Ask }
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
