//! What cards can do: the verbs of RULES 13, one variant each. Cards are data made of them.

use crate::{cards::Size, places::Place};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    GainPm(u8),
    GainVals(u8),
    /// Skill points in an element of the user's choice.
    GainPc(u8),
    /// Opponents change up to so many Vals into PM or PM into Vals; the user says which.
    InvertOpponents(u8),
    /// Change any number of own Vals into PM or PM into Vals.
    ConvertOwn,
    StealPc(u8),
    /// Take the kept vial cards of an opponent.
    StealVials,
    TakeStatueVals(u8),
    TakeValsFromEach(u8),
    /// One opponent fights with so much less in one element, for this round.
    WeakenOne(u8),
    /// All opponents fight with so much less in one element, for this round.
    WeakenOpponents(u8),
    /// So much more in one element, for one fight.
    StrengthenFight(u8),
    /// So much more in one element in every fight; the element is free each time.
    StrengthenEachFight(u8),
    /// The same, in this round.
    StrengthenRound(u8),
    /// If used: more in every element that is not dominant, but no Bonus of the Gods.
    BalanceOwn(u8),
    /// Opponents have less in every element that is not dominant.
    UnbalanceOpponents(u8),
    CheaperFights(u8),
    FreeFight,
    ExtraFight(u8),
    SecondMount,
    /// Opponents get nothing good from a mount.
    NoMountBonus,
    IgnoreMountMalus,
    AddGain {
        place: Place,
        n: u8,
    },
    MultiplyGain {
        place: Place,
        n: u8,
    },
    /// Take half of each opponent's gain.
    SiphonGain(Place),
    SearchTwoCards,
    SecondReward,
    /// Move searching opponents to other rooms.
    Teleport,
    IgnoreAllWounds,
    IgnoreFirstWound,
    BonusVial(Size),
    /// Each of the first draws of a training may show two cards.
    DoubleDraws(u8),
    /// Opponents pay so much for a draw.
    DearerTraining(u8),
    OfferingBonus(u8),
    MercenaryCost(u8),
    TransformToMage,
}

impl Effect {
    /// Where it works by itself for whoever has it; nothing for what is used in planning or at any time.
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::AddGain { place, .. } | Self::MultiplyGain { place, .. } | Self::SiphonGain(place) => Some(place),
            Self::SearchTwoCards | Self::SecondReward | Self::Teleport => Some(Place::Cave),
            Self::IgnoreFirstWound | Self::BonusVial(_) | Self::DoubleDraws(_) | Self::DearerTraining(_) => {
                Some(Place::Training)
            }
            Self::OfferingBonus(_) => Some(Place::Sanctuary),
            Self::StrengthenEachFight(_)
            | Self::StrengthenRound(_)
            | Self::BalanceOwn(_)
            | Self::UnbalanceOpponents(_)
            | Self::WeakenOpponents(_)
            | Self::CheaperFights(_)
            | Self::SecondMount
            | Self::NoMountBonus
            | Self::IgnoreMountMalus => Some(Place::Arena),
            _ => None,
        }
    }
}
