//! Where a pawn may be put.

use super::Place;
use crate::elements::Element;
use serde::{Deserialize, Serialize};
use taverne_engine::bit_set;

/// Where a player may put a pawn: a place, and where the slot is free to choose also the slot. A plain number, because
/// nobody can foresee where the next pawn goes: what belongs to a spot is looked up, not branched to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub enum Spot {
    DarkQuarterTop,
    DarkQuarterBottom,
    Fountain,
    Tavern,
    CaveFire,
    CaveWater,
    CaveEarth,
    CaveAir,
    Training,
    Sanctuary,
    /// The courses from the left.
    Course0,
    Course1,
    Course2,
    Course3,
    Arena,
}

/// How many spots there are; each is a bit of [`SpotSet`].
pub const SPOTS: usize = 15;

/// The place of each spot, and the slot that it names; nothing where pawns take the first free one.
const SITES: [(Place, Option<u8>); SPOTS] = [
    (Place::DarkQuarter, Some(0)),
    (Place::DarkQuarter, Some(1)),
    (Place::Fountain, None),
    (Place::Tavern, None),
    (Place::Cave, Some(0)),
    (Place::Cave, Some(1)),
    (Place::Cave, Some(2)),
    (Place::Cave, Some(3)),
    (Place::Training, None),
    (Place::Sanctuary, None),
    (Place::University, Some(0)),
    (Place::University, Some(1)),
    (Place::University, Some(2)),
    (Place::University, Some(3)),
    (Place::Arena, None),
];

impl Spot {
    pub const ALL: [Self; SPOTS] = [
        Self::DarkQuarterTop,
        Self::DarkQuarterBottom,
        Self::Fountain,
        Self::Tavern,
        Self::CaveFire,
        Self::CaveWater,
        Self::CaveEarth,
        Self::CaveAir,
        Self::Training,
        Self::Sanctuary,
        Self::Course0,
        Self::Course1,
        Self::Course2,
        Self::Course3,
        Self::Arena,
    ];

    pub const fn cave(room: Element) -> Self {
        Self::ALL[Self::CaveFire as usize + room.index()]
    }

    /// The course on one of the four slots.
    pub const fn university(slot: usize) -> Self {
        Self::ALL[Self::Course0 as usize + slot % 4]
    }

    pub const fn place(self) -> Place {
        SITES[self as usize].0
    }

    /// The slot that it names; nothing where pawns take the first free one.
    pub fn slot(self) -> Option<usize> {
        SITES[self as usize].1.map(usize::from)
    }

    /// The spot to which a slot of a place belongs.
    pub fn at(place: Place, slot: usize) -> Self {
        let belongs = |spot: &Self| spot.place() == place && spot.slot().is_none_or(|named| named == slot);
        Self::ALL.into_iter().find(belongs).expect("every slot of every place belongs to a spot")
    }
}

/// A spot as records and messages have it.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    DarkQuarterTop,
    DarkQuarterBottom,
    Fountain,
    Tavern,
    Cave(Element),
    Training,
    Sanctuary,
    /// The course on this slot, from the left, counted from 0.
    University(u8),
    Arena,
}

impl From<Spot> for Written {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::DarkQuarterTop => Self::DarkQuarterTop,
            Spot::DarkQuarterBottom => Self::DarkQuarterBottom,
            Spot::Fountain => Self::Fountain,
            Spot::Tavern => Self::Tavern,
            Spot::CaveFire => Self::Cave(Element::Fire),
            Spot::CaveWater => Self::Cave(Element::Water),
            Spot::CaveEarth => Self::Cave(Element::Earth),
            Spot::CaveAir => Self::Cave(Element::Air),
            Spot::Training => Self::Training,
            Spot::Sanctuary => Self::Sanctuary,
            Spot::Course0 => Self::University(0),
            Spot::Course1 => Self::University(1),
            Spot::Course2 => Self::University(2),
            Spot::Course3 => Self::University(3),
            Spot::Arena => Self::Arena,
        }
    }
}

impl TryFrom<Written> for Spot {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        Self::ALL.into_iter().find(|&spot| Written::from(spot) == written).ok_or("the university has four courses")
    }
}

bit_set!(
    /// A set of spots; its first one is the first in the order in which places are resolved.
    SpotSet(u16) of Spot: spot => spot as u8, bit => Spot::ALL[bit]
);

impl SpotSet {
    pub const ALL: Self = Self::all(SPOTS);
    pub const DARK_QUARTER: Self = Self(0b11);
    pub const CAVE: Self = Self(0b1111 << Spot::CaveFire as u8);
    pub const UNIVERSITY: Self = Self(0b1111 << Spot::Course0 as u8);
    /// Where only a mage may go, whatever the courses.
    pub const MAGES: Self = Self::of(Place::Training).union(Self::of(Place::Arena));

    /// All spots of a place.
    pub const fn of(place: Place) -> Self {
        match place {
            Place::DarkQuarter => Self::DARK_QUARTER,
            Place::Fountain => Self::EMPTY.with(Spot::Fountain),
            Place::Tavern => Self::EMPTY.with(Spot::Tavern),
            Place::Cave => Self::CAVE,
            Place::Training => Self::EMPTY.with(Spot::Training),
            Place::Sanctuary => Self::EMPTY.with(Spot::Sanctuary),
            Place::University => Self::UNIVERSITY,
            Place::Arena => Self::EMPTY.with(Spot::Arena),
        }
    }

    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    pub(super) const fn of_bits(bits: u16) -> Self {
        Self(bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_written_by_place_and_slot() {
        let written = Spot::ALL.map(|spot| serde_json::to_string(&spot).expect("plain data"));
        assert_eq!(written[0], r#""dark_quarter_top""#);
        assert_eq!(written[5], r#"{"cave":"water"}"#);
        assert_eq!(written[13], r#"{"university":3}"#);
        for (spot, text) in Spot::ALL.into_iter().zip(&written) {
            assert_eq!(serde_json::from_str::<Spot>(text).ok(), Some(spot));
        }
        assert!(serde_json::from_str::<Spot>(r#"{"university":4}"#).is_err(), "there are four courses");
    }

    #[test]
    fn every_slot_of_every_place_belongs_to_a_spot() {
        for place in Place::ALL {
            for slot in 0..place.slots() {
                let spot = Spot::at(place, slot);
                assert_eq!(spot.place(), place);
                assert!(spot.slot().is_none_or(|named| named == slot));
                assert!(SpotSet::of(place).contains(spot));
            }
        }
    }
}
