//! The content files, word for word.

use crate::{
    cards::{Battle, Chain, Group, Metric, Moment, Row, Score, Shrine, Slot, SlotBonus, Spot, SpotEffect},
    dice::Troop,
    goods::{Goods, Resource},
};
use serde::Deserialize;
use taverne_engine::provenance::Provenance;
use toml::Spanned;

pub(super) type Id = Spanned<String>;
pub(super) type Source = Spanned<Provenance>;

macro_rules! written {
    ($($name:ident { $($(#[$attr:meta])* $field:ident: $kind:ty),+ $(,)? })+) => {$(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code, reason = "the kit looks after ids and sources")]
        pub(super) struct $name {
            $($(#[$attr])* pub $field: $kind,)+
        }
    )+};
}

written! {
    Plans { plan: Vec<RawPlan> }
    RawPlan { id: Id, battle: Battle, troops: Spanned<Vec<Troop>>, source: Source }

    Champions { row: Vec<RawRow>, champion: Vec<RawChampion> }
    RawRow { id: Spanned<Row>, base_cost: u8, source: Source }
    RawChampion {
        id: Id,
        row: Row,
        copies: Spanned<u8>,
        #[serde(default)]
        on: Vec<Moment>,
        #[serde(default)]
        battle: Option<Battle>,
        #[serde(default)]
        not_itself: bool,
        power: Spanned<RawPower>,
        source: Source,
    }

    Awards { circles: RawCircles, award: Vec<RawAward> }
    RawCircles { points: [u8; 3], crowd: u8, source: Source }
    RawAward { id: Id, place: Group, needs: Spanned<RawCriterion>, source: Source }

    Boards { board: Vec<RawBoard>, limits: Spanned<RawLimits>, spot: Vec<RawSpot>, slot: Vec<RawSlot> }
    RawBoard { id: Id, colour: String, joker: Spanned<Troop>, source: Source }
    RawLimits { champions: u8, gems: u8, troop_slots: Spanned<u8>, track: u8, open_slot: Slot, source: Source }
    RawSpot {
        id: Spanned<Spot>,
        effect: Spanned<SpotEffect>,
        #[serde(default)]
        gain: Goods,
        #[serde(default)]
        after: Option<Spot>,
        source: Source,
    }
    RawSlot { id: Spanned<Slot>, price: u8, bonus: SlotBonus, source: Source }

    Scrolls { zones: RawZones, links: RawLinks, scroll: Vec<RawScroll> }
    RawZones {
        points_per_symbol: u8,
        points_for_battle: u8,
        points_for_strength: u8,
        least_strength: u8,
        source: Source,
    }
    RawLinks { influence: u8, magic: u8, gold: u8, gem: u8, source: Source }
    RawScroll { id: Id, a: RawFace, b: RawFace, source: Source }
    RawFace { zones: [[Id; 3]; 3], across: [[Chain; 2]; 3], down: [[Chain; 3]; 2] }

    Tables {
        table: Vec<RawTable>,
        start: RawStart,
        column: RawColumn,
        strength: RawStrength,
        ending: RawEnding,
        solo: RawSolo,
    }
    RawTable {
        players: Spanned<usize>,
        gems: Spanned<u8>,
        dice_of_each_troop: Spanned<u8>,
        dice_per_shrine: Spanned<u8>,
        refill_at: u8,
        refill_dice: Spanned<u8>,
        source: Source,
    }
    RawStart { gold: Spanned<u8>, magic: Spanned<u8>, influence: Spanned<u8>, source: Source }
    RawColumn { costs: [u8; 5], source: Source }
    RawStrength { points: Spanned<Vec<u8>>, source: Source }
    RawEnding { plans: Spanned<u8>, points_per_die: u8, points_per_influence: u8, source: Source }
    RawSolo {
        levels: Spanned<Vec<u8>>,
        without_award: Id,
        start: Shrine,
        meeting: u8,
        plan: [u8; 3],
        plans: Spanned<u8>,
        award_left: u8,
        award_claimed: u8,
        source: Source,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawPower {
    Gain(Goods),
    GainAsMuch(Resource),
    TakeDie(bool),
    ReservePlan(bool),
    Strength(u8),
    Discount(u8),
    Score(Score),
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected { metric, least } or { formation = [three rows of x and .] }")]
pub(super) enum RawCriterion {
    Least { metric: Metric, least: u8 },
    Formation { formation: [String; 3] },
}
