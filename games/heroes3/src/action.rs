//! What a player can do, and why not.

use crate::{
    board::Space,
    kinds::{CardId, MoraleUse, Quiet, RerollBy, UnitId},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One decision. A unit on the board is named by its space, the arrow tower by the number after the last space; a card by
/// its kind, since copies are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(export, export_to = "heroes3/")]
pub enum Action {
    /// A unit of the faction joins the army that is built.
    Recruit(UnitId),
    Reinforce(UnitId),
    /// Look at the cards of a search.
    Look,
    /// Take the top card of the discard pile instead.
    TakeTop,
    /// One of the cards looked at.
    Take(CardId),
    Deploy {
        unit: UnitId,
        space: Space,
    },
    /// Of enemy units that are alike in initiative and tier, this one is placed first.
    PlaceNext(UnitId),
    /// The column of the gate.
    PlaceGate(u8),
    /// Of several units this one activates.
    Activate(Space),
    Go(Space),
    Strike(Space),
    /// A wall or the gate.
    Destroy(Space),
    Defend,
    /// A way to play a card, counted from 0.
    Play {
        card: CardId,
        option: u8,
    },
    /// A spell is discarded for one power.
    Empower(CardId),
    UseTent,
    Morale(MoraleUse),
    /// The row of a spell.
    Row(u8),
    /// A unit, a free space or a piece, whatever is asked for.
    Target(Space),
    /// Two spaces, the smaller number first.
    Pair(Space, Space),
    /// An option of an effect, counted from 0.
    Choose(u8),
    Discard(CardId),
    TakeBack(CardId),
    Reroll {
        die: u8,
        by: RerollBy,
    },
    /// Use what is offered.
    Accept,
    /// No, or no more.
    Done,
    /// Leave this window, this attack or this activation alone.
    Pass(Quiet),
    /// Pay a movement point for another combat round.
    Extend,
    Retreat,
    Surrender,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    GameOver,
    /// This seat is not asked anything.
    NotAsked,
    /// Not an answer to the question asked.
    NotNow,
    /// There is no such thing there.
    Empty,
    /// Not in this army.
    NotInArmy,
    AlreadyPlaced,
    /// Something stands there.
    SpaceTaken,
    /// Not on the own side of the board.
    NotOwnSide,
    /// Five units stand on the board.
    BoardFull,
    /// So many points are missing.
    TooDear {
        missing: u16,
    },
    AlreadyPack,
    OutOfReach,
    /// A ranged unit beside an enemy attacks only adjacent ones.
    EnemyAdjacent,
    /// Only ranged attacks hit the arrow tower.
    TowerOnlyShot,
    /// The unit cannot attack in this activation.
    CannotAttack,
    CannotMove,
    /// It had a defense token when it activated.
    HasDefended,
    NotInHand,
    /// Not at this moment.
    WrongMoment,
    /// A spell was cast in this combat round.
    SpellCast,
    NoExpertUse,
    /// So much power is missing.
    NoPower {
        missing: u8,
    },
    NothingToCast,
    NoTarget,
    /// The cost cannot be paid.
    CannotPay,
    /// It would change nothing.
    NoEffect,
    WrongTier,
    Immune,
    NoMorale,
    NoMovement,
    /// Not while these enemies fight.
    NoRetreat,
    /// So much gold is missing.
    NoGold {
        missing: u8,
    },
}
