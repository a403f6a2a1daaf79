//! What happened.

use crate::{
    cards::{CitizenId, DomainId, DukeId, MonsterId},
    centre::Slot,
    goods::{Goods, Resource},
    scoring::Ending,
    steps::Source,
};
use serde::Serialize;
use taverne_engine::Seat;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum Event {
    /// The table is laid, and chance named the first player.
    Begins {
        first: Seat,
    },
    /// Seen by the seat alone.
    KeptDuke {
        seat: Seat,
        duke: DukeId,
    },
    /// All have chosen.
    DukesChosen,
    TurnBegins {
        seat: Seat,
        turn: u16,
    },
    Rests {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        dice: [u8; 2],
    },
    ChangedDie {
        seat: Seat,
        domain: DomainId,
        die: u8,
        from: u8,
        to: u8,
        paid: Goods,
    },
    /// A pair paid the owner of a Domain.
    PaidForPair {
        seat: Seat,
        domain: DomainId,
        goods: Goods,
    },
    Took {
        seat: Seat,
        from: Option<Seat>,
        goods: Goods,
        source: Source,
    },
    /// Seen by the seat alone, until all have finished.
    ChoseInHarvest {
        seat: Seat,
        card: CitizenId,
        goods: Goods,
    },
    /// Seen by the seat alone, until all have finished.
    ExchangedInHarvest {
        seat: Seat,
        card: CitizenId,
        paid: Goods,
        gained: Goods,
    },
    Harvested {
        seat: Seat,
        cards: Vec<(CitizenId, u8)>,
        gained: Goods,
        paid: Goods,
    },
    /// No card of the seat fired; it took the consolation, or did without.
    Consoled {
        seat: Seat,
        resource: Option<Resource>,
    },
    /// The action Gain a Resource.
    GainedResource {
        seat: Seat,
        resource: Resource,
    },
    Gained {
        seat: Seat,
        goods: Goods,
        source: Source,
    },
    Exchanged {
        seat: Seat,
        paid: Goods,
        gained: Goods,
        source: Source,
    },
    Slew {
        seat: Seat,
        monster: MonsterId,
        column: u8,
        paid: Goods,
    },
    Recruited {
        seat: Seat,
        citizen: CitizenId,
        stack: u8,
        paid: Goods,
    },
    Built {
        seat: Seat,
        domain: DomainId,
        column: u8,
        paid: Goods,
    },
    TookCitizen {
        seat: Seat,
        citizen: CitizenId,
        stack: u8,
        source: Source,
    },
    ReturnedCitizen {
        seat: Seat,
        citizen: CitizenId,
        gained: Goods,
    },
    ReturnedMonster {
        seat: Seat,
        monster: MonsterId,
        gained: Goods,
    },
    StoleMonster {
        seat: Seat,
        from: Option<Seat>,
        monster: MonsterId,
    },
    DomainTurnedUp {
        column: u8,
        domain: DomainId,
    },
    CitizenTurnedUp {
        stack: u8,
        citizen: CitizenId,
    },
    Exhausted {
        slot: Slot,
    },
    /// Solo: the Monsters of a column take a card for the Dark Lord.
    CapturedCitizen {
        monster: MonsterId,
        citizen: CitizenId,
        stack: u8,
    },
    CapturedDomain {
        monster: MonsterId,
        domain: DomainId,
        column: u8,
    },
    LastRound,
    /// A returned card made the end condition false again.
    LastRoundOff,
    Ended {
        ending: Ending,
    },
}
