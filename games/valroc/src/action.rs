//! What a player can decide, and why it may be refused.

use crate::{
    cards::{CourseId, CreatureId, Size, SpellId},
    elements::Element,
    places::{Pawn, Place, Spot},
};
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;
use ts_rs::TS;

/// A decision. Slots are counted from 0. One word, because lists of them are written all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[repr(align(8))]
pub enum Action {
    /// Draft: this one of the packet.
    Pick(CreatureId),
    /// After the draft: not this one.
    Drop(CreatureId),
    /// The two skill points before the first round, in the order of the elements.
    Study(Element, Element),
    /// Planning.
    Place {
        pawn: Pawn,
        spot: Spot,
        change: Option<Change>,
    },
    StopPlanning,
    /// Dark Quarter: what the opponents must change.
    Invert(Trade),
    /// Dark Quarter: the element in which opponents are weakened.
    Strike(Element),
    /// Dark Quarter: change so much of the own goods.
    Convert {
        trade: Trade,
        amount: u8,
    },
    KeepSpell(SpellId),
    /// Wrath of the Gods: turn this used spell back in.
    GiveUpSpell(SpellId),
    /// Cave: use the first or the second card.
    UseCard(u8),
    /// Cave: also take what lies in this zone.
    AlsoTake(Element),
    /// Cave: send the searching opponent to this room.
    Teleport(Element),
    /// Training: one more draw.
    Draw {
        berries: u8,
        double: bool,
    },
    StopTraining,
    /// Training: a medicinal plant against a wound, or none.
    Heal,
    Endure,
    /// Training: the element that is counted up.
    CountUp(Element),
    Brew(Mix),
    DiscardVial(Size),
    /// Sanctuary: the statue, then what is put on it.
    Serve(Element),
    Offer {
        vals: u8,
        diamond: bool,
    },
    /// University: pay and take the course.
    Enrol,
    /// Arena, with the fewest mounts that suffice.
    Fight {
        creature: CreatureId,
        mount: Option<CreatureId>,
        second: Option<CreatureId>,
    },
    /// Offerings phase, in secret.
    Bid {
        vals: u8,
        diamond: bool,
    },
    /// At almost any time.
    Cast {
        spell: SpellId,
        on: Option<Seat>,
        element: Option<Element>,
    },
    UseCourse {
        course: CourseId,
        element: Option<Element>,
    },
    Drink(Sip),
    /// What a spell takes from a statue.
    Plunder {
        statue: Element,
        vals: u8,
    },
    /// Nothing at this window; nothing until this place is done; nothing in this round; nothing until it is taken back.
    Pass,
    PassPlace,
    PassRound,
    PassGame,
    /// Takes that back: to be asked at windows again.
    Listen,
    /// No, or no more.
    Decline,
}

impl Action {
    /// Whether it is played besides answering the question.
    pub(crate) const fn is_aside(self) -> bool {
        matches!(self, Self::Cast { .. } | Self::UseCourse { .. } | Self::Drink(_) | Self::Listen)
    }
}

/// How a pawn becomes a mage for one placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Change {
    Mushroom,
    Course(CourseId),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Trade {
    ValsToPm,
    PmToVals,
}

impl Trade {
    pub const ALL: [Self; 2] = [Self::ValsToPm, Self::PmToVals];

    pub const fn id(self) -> &'static str {
        match self {
            Self::ValsToPm => "vals_to_pm",
            Self::PmToVals => "pm_to_vals",
        }
    }
}

/// From which side of a flask, and how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Sip {
    /// All 10 of a full flask.
    Whole,
    /// Half of a full flask.
    Half,
    /// What is left of a half flask.
    Rest,
}

impl Sip {
    pub const ALL: [Self; 3] = [Self::Whole, Self::Half, Self::Rest];
}

/// A group of vials that makes one skill point: cards and tokens by size, and the vial of a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(default, deny_unknown_fields)]
pub struct Mix {
    pub cards: [u8; 3],
    pub tokens: [u8; 3],
    pub bonus: bool,
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
    /// There is no such card here.
    NotThere,
    NotOwned,
    /// So many mythic creatures, and so many others, must be kept.
    MythicKept {
        count: u8,
    },
    PawnPlaced,
    MageIdle,
    MonkElsewhere,
    WrongPawn,
    /// No pawn needs to be a mage for this.
    NoChangeNeeded,
    Occupied,
    Closed,
    AlreadyThere {
        place: Place,
    },
    MissingVals {
        amount: u8,
    },
    MissingPm {
        amount: u8,
    },
    NothingOnOffer,
    TrackFull,
    /// These vials do not make one skill point, or more than are needed.
    WrongMix,
    TooWeak {
        element: Element,
        amount: u8,
    },
    NotTamed,
    /// Fewer mounts suffice.
    MountNotNeeded,
    /// A spell for another moment.
    WrongMoment,
    /// It would change nothing.
    NoEffect,
    WrongTarget,
}
