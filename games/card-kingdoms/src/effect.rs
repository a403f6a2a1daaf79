//! What cards do: a small vocabulary of verbs (RULES 13), each carried out once, in [`crate::resolve`].

use crate::{
    cards::{AreaId, CitizenId, Role},
    goods::Goods,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An effect of the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EffectId(pub u16);

/// The parts of an effect made of several.
pub type Parts = ArrayVec<EffectId, 3>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    Gain(Goods),
    GainPer {
        each: Goods,
        per: Counter,
    },
    /// All parts, in order.
    All(Parts),
    /// One part, chosen among those that can be carried out.
    Choose(Parts),
    /// Optional: pay exactly this, receive that.
    Exchange {
        pay: Goods,
        gain: Goods,
    },
    /// From one opponent one of these, at most what they have; `up_to`: or less, by choice.
    Take {
        options: ArrayVec<Goods, 2>,
        up_to: bool,
    },
    /// A free Citizen from the top of a stack; may be declined, unless it was itself chosen among rewards **[R6]**.
    GainCitizen {
        filter: Filter,
        may_decline: bool,
    },
    /// Optional: slay one Monster at normal cost.
    ExtraSlay,
    /// Optional: give a card back to its stack.
    ReturnCard {
        kind: Returned,
        gain: Goods,
    },
    /// A random Monster of an opponent.
    StealMonster,
    SetDie {
        value: u8,
        price: Price,
    },
    ShiftDie {
        delta: i8,
        min: u8,
    },
    WaiveRecruitSurcharge,
    DomainDiscount(u16),
}

/// Something to count in a Kingdom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counter {
    /// Citizens of the role; Starters and Domains do not count.
    Role(Role),
    /// Cards with the name of this Citizen, Starters included.
    Name(CitizenId),
    Domains,
    /// Slain Monsters of the area.
    Area(AreaId),
}

/// Which Citizens may be taken for free; all that is said must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    pub name: Option<CitizenId>,
    pub role: Option<Role>,
    pub max_cost: Option<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Returned {
    Citizen,
    Monster,
}

/// The price of changing a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    Fixed(Goods),
    Per { each: Goods, per: Counter },
}
