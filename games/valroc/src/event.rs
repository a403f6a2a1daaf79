//! What happened.

use crate::{
    action::{Mix, Sip, Trade},
    cards::{ActionId, Centre, CourseId, CreatureId, Kind, MagicId, Reward, Size, SpellId},
    elements::Element,
    places::{Pawn, Place},
    player::Bid,
};
use serde::Serialize;
use taverne_engine::Seat;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum Event {
    /// The table is laid; the rows of the hunt board from the top.
    Begins {
        rows: [Element; 4],
    },
    /// Seen by the seat alone.
    Picked {
        seat: Seat,
        creature: CreatureId,
    },
    DraftGoesOn {
        kind: Kind,
    },
    /// Seen by the seat alone.
    Dropped {
        seat: Seat,
        creature: CreatureId,
    },
    HandsKept,
    Studied {
        seat: Seat,
        elements: [Element; 2],
    },
    FirstPlayer {
        seat: Seat,
        totals: Vec<u16>,
    },
    RoundBegins {
        round: u16,
        first: Seat,
    },
    Placed {
        seat: Seat,
        pawn: Pawn,
        changed: bool,
        place: Place,
        slot: u8,
    },
    StoppedPlanning {
        seat: Seat,
    },
    PlaceBegins {
        place: Place,
    },
    UsedMagic {
        seat: Seat,
        magic: MagicId,
        slot: u8,
    },
    Traded {
        seat: Seat,
        trade: Trade,
        paid: u8,
        gained: u8,
    },
    /// The element in which opponents of Frappe Infernale are weakened.
    Struck {
        element: Element,
    },
    DrewSpells {
        seat: Seat,
        count: u8,
    },
    /// Seen by the seat alone.
    KeptSpell {
        seat: Seat,
        spell: SpellId,
    },
    Cast {
        seat: Seat,
        spell: SpellId,
        on: Option<Seat>,
        element: Option<Element>,
    },
    UsedCourse {
        seat: Seat,
        course: CourseId,
        element: Option<Element>,
    },
    Drank {
        seat: Seat,
        sip: Sip,
        pm: u8,
    },
    GainedPm {
        seat: Seat,
        pm: u8,
    },
    GainedVals {
        seat: Seat,
        vals: u8,
    },
    GainedSkill {
        seat: Seat,
        element: Element,
    },
    SiphonedPm {
        seat: Seat,
        from: Seat,
        pm: u8,
    },
    SiphonedVals {
        seat: Seat,
        from: Seat,
        vals: u8,
    },
    /// Half of the gain, which the phantom does not keep.
    PhantomHalvedPm {
        seat: Seat,
        pm: u8,
    },
    PhantomHalvedVals {
        seat: Seat,
        vals: u8,
    },
    StoleSkill {
        seat: Seat,
        from: Seat,
        element: Element,
    },
    StoleVials {
        seat: Seat,
        from: Seat,
        count: u8,
    },
    TookVals {
        seat: Seat,
        from: Seat,
        vals: u8,
    },
    Plundered {
        seat: Seat,
        statue: Element,
        vals: u8,
    },
    /// The gods' wrath, and who caused it; the phantom if nobody did.
    Wrath {
        by: Option<Seat>,
    },
    GaveUpSpell {
        seat: Seat,
        spell: SpellId,
    },
    WrathStruck {
        element: Element,
        seats: Vec<Seat>,
    },
    WrathPassed,
    Searched {
        seat: Seat,
        room: Element,
        card: ActionId,
    },
    Teleported {
        seat: Seat,
        from: Element,
        to: Element,
    },
    /// `taken` is false if the token is out of stock, or if a mercenary found Vals; `vals` is what the bank paid.
    Found {
        seat: Seat,
        zone: Element,
        reward: Reward,
        taken: bool,
        vals: u8,
    },
    FoundNothing {
        seat: Seat,
    },
    TrainingBegins {
        seat: Seat,
        immune: u8,
    },
    Trained {
        seat: Seat,
        card: ActionId,
        centre: Centre,
        immune: bool,
    },
    StoppedTraining {
        seat: Seat,
    },
    WoundCancelled {
        seat: Seat,
    },
    Healed {
        seat: Seat,
    },
    Endured {
        seat: Seat,
    },
    Brewed {
        seat: Seat,
        element: Element,
        mix: Mix,
    },
    DiscardedVial {
        seat: Seat,
        size: Size,
    },
    Injured {
        seat: Seat,
    },
    MageReturned {
        seat: Seat,
    },
    Offered {
        seat: Seat,
        statue: Element,
        vals: u8,
        diamond: bool,
    },
    Favour {
        seat: Seat,
        statue: Element,
        centre: Centre,
        won: bool,
    },
    Enrolled {
        seat: Seat,
        course: CourseId,
        slot: u8,
    },
    DeclinedCourse {
        seat: Seat,
    },
    Beat {
        seat: Seat,
        creature: CreatureId,
        mount: Option<CreatureId>,
        second: Option<CreatureId>,
        paid: u8,
    },
    DidNotFight {
        seat: Seat,
    },
    ArenaReward {
        seat: Seat,
        vals: u8,
    },
    OfferingsBegin {
        vals: Vec<u8>,
    },
    /// Seen by the seat alone, until all bids are in.
    MadeBid {
        seat: Seat,
        bid: Bid,
    },
    BidShown {
        seat: Seat,
        statue: Element,
        vals: u8,
        diamond: bool,
    },
    PhantomBid {
        statue: Element,
        vals: u8,
    },
    StatueWon {
        statue: Element,
        winner: Option<Seat>,
    },
    CourseRevealed {
        slot: u8,
        course: CourseId,
    },
    MagicRevealed {
        magic: MagicId,
    },
    PhantomPlaced {
        pawn: Pawn,
        place: Place,
        slot: u8,
    },
    PhantomUsedMagic {
        magic: MagicId,
    },
    PhantomSearched {
        card: ActionId,
    },
    PhantomTrained {
        draws: u8,
    },
    PhantomOffered {
        statue: Element,
        vals: u8,
    },
    PhantomEnrolled {
        course: CourseId,
    },
    CreatureLeft {
        creature: CreatureId,
    },
    CreatureCame {
        creature: CreatureId,
    },
    FinalCount,
    Ended,
}
