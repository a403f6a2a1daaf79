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
    /// A recruit reward or a citizen domain: tick the next box of this section.
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
    /// The red die: tick the block of this lair that answers to the value.
    Fight {
        lair: LairId,
        blue: bool,
    },
    /// The green die: build this road from this end.
    Build {
        road: RoadId,
        end: End,
        blue: bool,
    },
    /// The green die, though no road can be built.
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
    /// There is no such section, road, lair or domain.
    Unknown,
    /// All boxes there are ticked or struck.
    Finished,
    /// A section of another guild.
    OtherGuild,
    /// No start and no joined domain at this end of the road.
    OutOfReach,
    /// One box is left, and it is the same from both ends: build from the other one.
    SameBox,
    /// There is no card at this place of the row.
    NoCard,
    /// One statue with this number stands there already.
    SameNumber,
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
    /// Some road can be built.
    CanBuild,
    /// The event strikes something else.
    NotEligible,
}
