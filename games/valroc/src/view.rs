//! What a player or a spectator may see. Built by naming what is shown: hands, unspent spells, draft packets and secret
//! answers are shown to their owner alone, and of a planning card only the steps that were read.

mod showing;

use crate::{
    action::Mix,
    cards::{Centre, Kind, Size, Token},
    elements::Element,
    options::Mode,
    places::{Pawn, Place},
    player::{Bid, Deeds, Quiet},
    steps::Phase,
};
use serde::Serialize;
use taverne_engine::Seat;
use ts_rs::TS;

type CardName = &'static str;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct View {
    pub round: u16,
    pub phase: Phase,
    pub mode: Mode,
    pub prepared: bool,
    /// In a solo game seat 1 is the phantom.
    pub first: Seat,
    /// Whose action is going on at a place.
    pub active: Option<Seat>,
    pub places: Vec<PlaceView>,
    pub courses: Vec<Option<CardName>>,
    pub magic: Option<CardName>,
    /// The element of Frappe Infernale, once chosen this round.
    pub strike: Option<Element>,
    pub wrath: u8,
    pub wrath_last: u8,
    pub statues: Vec<StatueView>,
    pub dominant: Option<Element>,
    pub forbidden_room: Option<Element>,
    pub monk: Option<Seat>,
    pub next_monk: Option<Seat>,
    pub rows: [Element; 4],
    pub bank: u8,
    pub supply: Vec<(Token, u8)>,
    pub decks: DecksView,
    /// Action cards that lie open while they are being read.
    pub shown: Vec<CardName>,
    pub players: Vec<PlayerView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub draft: Option<DraftView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub training: Option<TrainingView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub visit: Option<VisitView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phantom: Option<PhantomView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct PlaceView {
    pub place: Place,
    pub slots: Vec<SlotView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct SlotView {
    pub closed: bool,
    pub piece: Option<PieceView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct PieceView {
    pub seat: Seat,
    pub phantom: bool,
    pub pawn: Pawn,
    pub changed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct StatueView {
    pub element: Element,
    pub vals: u8,
    pub diamonds: u8,
}

/// How many cards lie in each deck; the Action cards that are left are known by elimination.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct DecksView {
    pub actions: usize,
    pub action_centres: [usize; 4],
    pub spells: usize,
    pub courses: usize,
    pub magics: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct PlayerView {
    pub pm: u8,
    pub vals: u8,
    pub skills: [u8; 4],
    pub tokens: Vec<(Token, u8)>,
    /// The viewer's own hand.
    pub hand: Option<Vec<CardName>>,
    pub hand_size: usize,
    /// The printed total of the hand, as it was announced.
    pub announced: u16,
    pub beaten: Vec<CardName>,
    pub courses: Vec<CourseView>,
    /// The viewer's own spells.
    pub spells: Option<Vec<(CardName, u8)>>,
    pub spell_count: usize,
    pub used_spells: Vec<(CardName, u8)>,
    /// The viewer's own spells to choose from in the Dark Quarter.
    pub drawn_spells: Option<Vec<CardName>>,
    pub kept: Vec<(CardName, Centre)>,
    /// The mage lies on a wound, until the end of this round.
    pub idle_until: Option<u16>,
    pub placed: Vec<Pawn>,
    pub stopped: bool,
    pub mercenary_price: u8,
    pub weakened: [u8; 4],
    /// What the player would bring to a fight now, without mounts and without what has to be chosen.
    pub strength: [i8; 4],
    /// The viewer's own wish to be left alone.
    pub quiet: Option<Quiet>,
    /// The viewer's own secret answers.
    pub study: Option<[Element; 2]>,
    pub bid: Option<Bid>,
    pub deeds: Deeds,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct CourseView {
    pub course: CardName,
    pub spent: bool,
}

/// The viewer's own cards in the draft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct DraftView {
    /// The packets that go round; nothing while six of nine are kept.
    pub kind: Option<Kind>,
    pub pick: u8,
    pub packet: Vec<CardName>,
    pub picks: Vec<CardName>,
    pub dropped: Vec<CardName>,
    pub mythic_kept: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct TrainingView {
    pub seat: Seat,
    pub draws: u8,
    pub immune: u8,
    pub vials: Vec<(CardName, Size)>,
    pub wounds: usize,
    pub endured: usize,
    pub protected: bool,
    pub bonus_vials: u8,
    /// Every group that makes a skill point now.
    pub mixes: Vec<Mix>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct VisitView {
    pub seat: Seat,
    pub fights: u8,
    pub won: u8,
    pub furies: u8,
    pub free: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct PhantomView {
    /// From left to right.
    pub river: Vec<CardName>,
    pub pile: u8,
    pub gone: Vec<CardName>,
    pub courses: Vec<(CardName, u8)>,
    /// The steps of this round's planning card that were read.
    pub plan: Vec<ErrandView>,
    pub rounds: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "valroc/")]
pub struct ErrandView {
    pub pawn: Pawn,
    pub place: Place,
    pub room: Option<Element>,
}
