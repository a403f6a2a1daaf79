//! What a player can do, and why not.

use crate::parts::{Change, Die, DomainId, End, Guild, LairId, RoadId, SectionId, Target};
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Roll,
    /// Solo: what an event strikes.
    Strike(Target),
    /// The consolation of those who ticked no guild box in a harvest.
    Console(Guild),
    /// A recruit reward: tick the next box of this section.
    Recruit(SectionId),
    /// A road reward: tick the next box of this road, seen from this end.
    Pave {
        road: RoadId,
        end: End,
    },
    /// A combat reward: tick the next box of this lair.
    Combat(LairId),
    /// Take the statue at this place of the row, counted from 0.
    TakeStatue(u8),
    /// Use a joined domain on a die.
    ChangeDie {
        domain: DomainId,
        die: Die,
        change: Change,
    },
    /// The yellow die, perhaps with the blue one: tick the citizen section of that value.
    Hire {
        blue: bool,
    },
    /// The red die: tick this block of this lair, which answers to the value.
    Fight {
        lair: LairId,
        block: u8,
        blue: bool,
    },
    /// The green die: build this road from this end.
    Build {
        road: RoadId,
        end: End,
        blue: bool,
    },
    /// A die that can tick nothing, whichever it is **[R12]**.
    Idle,
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
    /// The dice of this turn do not lie yet.
    NotRolled,
    /// There is no such section, road, lair or domain.
    Unknown,
    /// All boxes there are ticked or struck.
    Finished,
    /// No start and no joined domain at this end of the road.
    OutOfReach,
    /// One box is left, and it is the same from both ends: build from the other one.
    SameBox,
    /// The block answers to other values.
    OtherValue,
    /// The die alone ticks the same boxes.
    BlueNotNeeded,
    /// There is no card at this place of the row.
    NoCard,
    /// One statue with this number stands there already.
    SameNumber,
    /// The same statue lies further to the left: take that one.
    Twin,
    /// No more statues than this.
    StatueLimit {
        limit: u8,
    },
    /// This domain was not joined.
    NotJoined,
    /// Once in an action phase.
    AlreadyUsed,
    /// The domain does something else.
    OtherPower,
    /// A change must really change the die.
    DieUnchanged,
    /// Solo: fog covers the blue die in this turn.
    Fog,
    /// Every die can tick something.
    CanTick,
    /// The event strikes something else.
    NotEligible,
}
