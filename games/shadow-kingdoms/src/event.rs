//! What happened.

use crate::{
    action::Change,
    cards::{AwardId, BoardId, Chain, ChampionId, Face, Link, Place, PlanId, Row, ScrollId, Shrine, Slot, Spot, Zone},
    dice::{Die, Troop},
    goods::Resource,
    names::named,
};
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;
use ts_rs::TS;

/// Where a gain comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Shrine(Shrine),
    Champion(ChampionId),
    Chain(Chain),
    Slot(Slot),
    Spot(Spot),
}

named! {
    /// Why a Champion, a die, a plan or a bonus on offer cannot be had.
    Missed {
        ChampionLimit "champion_limit",
        NoChampion "no_champion",
        ChampionPrice "champion_price",
        NoDie "no_die",
        DiePrice "die_price",
        NoSlot "no_slot",
        NoPlan "no_plan",
        PlanPrice "plan_price",
        InfluenceLimit "influence_limit",
        BonusPrice "bonus_price",
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum Event {
    /// The main board is laid out.
    Begins,
    PickedBoard {
        seat: Seat,
        board: BoardId,
    },
    ScrollDealt {
        seat: Seat,
        scroll: ScrollId,
    },
    PickedFace {
        seat: Seat,
        scroll: ScrollId,
        face: Face,
    },
    /// Chance named the first player.
    First {
        first: Seat,
    },
    TurnBegins {
        seat: Seat,
        turn: u16,
        round: u16,
    },
    /// All dice went back and new ones were rolled; shrines clockwise, the Gem shrine first.
    Refilled {
        seat: Seat,
        shrines: Vec<Vec<Die>>,
    },
    /// All Champions in sight went under their piles and these took their places.
    ChampionsReplaced {
        rows: Vec<Vec<ChampionId>>,
    },
    /// There is nowhere to go.
    CannotMove {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        from: Place,
        to: Place,
    },
    TookDie {
        seat: Seat,
        shrine: Shrine,
        die: Die,
        paid: u8,
    },
    DroppedDie {
        seat: Seat,
        die: Die,
    },
    /// What did not fit is lost; influence beyond the end of its track pays points.
    Gained {
        seat: Seat,
        resource: Resource,
        amount: u8,
        lost: u8,
        points: u8,
        source: Source,
        /// There was room for more, but no gem was left.
        supply_out: bool,
    },
    /// Something was there for the taking, and could not be had.
    Missed {
        seat: Seat,
        why: Missed,
    },
    Claimed {
        seat: Seat,
        award: AwardId,
        place: u8,
        circle: u8,
        points: u8,
    },
    Recruited {
        seat: Seat,
        champion: ChampionId,
        row: Row,
        space: u8,
        paid: u8,
    },
    CycledChampion {
        seat: Seat,
        champion: ChampionId,
        row: Row,
        space: u8,
    },
    ChampionTurnedUp {
        champion: ChampionId,
        row: Row,
        space: u8,
    },
    Reserved {
        seat: Seat,
        plan: PlanId,
        column: u8,
        slot: Slot,
        paid: u8,
    },
    CycledPlan {
        seat: Seat,
        plan: PlanId,
        column: u8,
    },
    PlanTurnedUp {
        plan: PlanId,
        column: u8,
    },
    BoughtBonus {
        seat: Seat,
        slot: Slot,
        paid: u8,
    },
    /// A reserved plan goes to the centre of the player board.
    ChosePlan {
        seat: Seat,
        plan: PlanId,
        slot: Slot,
    },
    BoughtPlan {
        seat: Seat,
        plan: PlanId,
        column: u8,
        paid: u8,
    },
    Assigned {
        seat: Seat,
        die: Die,
        symbol: Troop,
        index: u8,
        gem: bool,
    },
    ChangedDie {
        seat: Seat,
        how: Change,
        from: Die,
        to: Die,
        on_plan: bool,
    },
    Executed {
        seat: Seat,
        plan: PlanId,
        sum: u8,
        influence: u8,
        strength: u8,
        points: u8,
    },
    Uncovered {
        seat: Seat,
        spot: Spot,
    },
    PlacedMarker {
        seat: Seat,
        zone: Zone,
        points: u8,
    },
    ChainGained {
        seat: Seat,
        link: Link,
        chain: Chain,
    },
    /// The dice used are back in the bag.
    Completed {
        seat: Seat,
        plan: PlanId,
        count: u8,
        dice: Vec<Die>,
    },
    /// Solo: with the points for meeting the Warden.
    AdversaryMoved {
        to: Shrine,
        points: u8,
    },
    AdversaryTook {
        plan: PlanId,
        points: u8,
        count: u8,
    },
    LastRound {
        seat: Seat,
    },
    Ended,
}
