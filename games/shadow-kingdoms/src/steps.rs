//! The agenda: which step comes when. What a step is about stands beside its rule.

use crate::{
    Event, Refusal, ShadowKingdoms,
    awards::MagicShrine,
    camp::{Assign, ChangeDice, ChoosePlan, Execute},
    conquest::{CleanUp, NextChain, PlaceMarker, Uncover},
    plans::{LeftBonus, Reserve},
    recruiting::Recruit,
    setup::{DealScrolls, DrawFirst, PickBoard, PickFace},
    shrines::{AnyDie, DropDie, ShrineAction, TakeDie},
    turn::{BeginTurn, EndTurn, Finish, Move, Refill},
};
use taverne_engine::steps::Stepped;

pub(crate) type Journal = taverne_engine::Journal<Event>;
pub(crate) use taverne_engine::steps::ask;

taverne_engine::steps! {
    /// A step of the rulebook that is still to come.
    pub enum Step of ShadowKingdoms {
        /// RULES 3.6
        ask PickBoard,
        run DealScrolls,
        ask PickFace,
        run DrawFirst,
        /// RULES 5
        run BeginTurn,
        ask Refill,
        ask Move,
        /// RULES 6
        ask TakeDie,
        ask DropDie,
        ask AnyDie,
        /// RULES 7
        run ShrineAction,
        ask MagicShrine,
        ask Recruit,
        ask Reserve,
        ask LeftBonus,
        /// RULES 8
        ask ChoosePlan,
        ask Assign,
        ask ChangeDice,
        run Execute,
        ask Uncover,
        ask PlaceMarker,
        ask NextChain,
        run CleanUp,
        ask Finish,
        run EndTurn,
    }
}

impl Stepped for ShadowKingdoms {
    taverne_engine::steps_on_agenda!(Step, Refusal);

    fn is_over(&self) -> bool {
        self.over
    }

    /// Nobody tries to take what is not there, or a marker from where there is none.
    fn is_tempting(refusal: &Refusal) -> bool {
        !matches!(refusal, Refusal::Empty | Refusal::SpotUncovered | Refusal::LinkNotCompleted)
    }
}
