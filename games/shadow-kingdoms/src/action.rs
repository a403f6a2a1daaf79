//! What a player can do, and why not.

use crate::{
    cards::{BoardId, Face, Link, Place, Row, Shrine, Slot, Spot, Zone},
    dice::Die,
    names::named,
};
use serde::{Deserialize, Serialize};

/// One decision. Places of the column count from 0 beside the deck, spaces of a row from the left, awards from the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    PickBoard(BoardId),
    PickFace(Face),
    /// The shrines are filled anew at the beginning of a turn.
    Refill,
    Move(Place),
    /// A die of the shrine just entered.
    TakeDie(Die),
    /// A die of any shrine.
    TakeDieFrom {
        shrine: Shrine,
        die: Die,
    },
    /// All slots are full: this one, held or new, goes to the bag.
    DropDie(Die),
    GainMagic,
    Claim(u8),
    Recruit {
        row: Row,
        space: u8,
    },
    CycleChampion {
        row: Row,
        space: u8,
    },
    Reserve {
        column: u8,
        slot: Slot,
    },
    CyclePlan(u8),
    /// Pay for the bonus of the reserve slot just filled.
    BuyBonus,
    /// Execute a reserved plan.
    Choose(Slot),
    /// Execute a plan bought from the column.
    Buy(u8),
    /// A die for the next symbol; one that fits in no other way costs a gem.
    Assign(Die),
    Change {
        how: Change,
        die: Die,
        /// It lies on the plan, not in a troop slot.
        on_plan: bool,
    },
    Execute,
    Uncover(Spot),
    PlaceMarker(Zone),
    TakeChain(Link),
    /// End the turn; a card is turned up.
    Finish,
    /// No, thank you.
    Decline,
}

named! {
    /// What can be done to a die in an execution.
    Change { Raise "raise", Lower "lower", Flip "flip" }
}

impl Change {
    pub fn of(self, die: Die) -> Option<Die> {
        match self {
            Self::Raise => die.raised(),
            Self::Lower => die.lowered(),
            Self::Flip => Some(die.flipped()),
        }
    }
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
    /// Another player has this board.
    BoardTaken,
    SamePlace,
    NoDie,
    AdversaryThere,
    NothingToExecute,
    /// So much gold is missing.
    TooDear {
        missing: u8,
    },
    /// No room for another Champion.
    ChampionLimit {
        limit: u8,
    },
    SlotClosed,
    SlotTaken,
    NoMagic,
    NoGem,
    /// Plans are only cycled in their shrine and in Camp.
    CannotCycleHere,
    DieAtItsEnd,
    CriterionNotMet,
    AlreadyClaimed,
    CirclesFull,
    SpotUncovered,
    /// Another spot comes first.
    SpotLocked {
        after: Spot,
    },
    ZoneTaken,
    LinkNotCompleted,
    PileEmpty,
    /// After this no plan could be executed for certain.
    WouldLeaveNothing,
    /// The dice do not suffice for this plan.
    CannotExecute,
    /// With this die here, the rest would not suffice.
    DoesNotFit,
}
