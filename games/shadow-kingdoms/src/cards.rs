//! The components of the box. Everything printed comes from the content files; nothing here knows a figure.

use crate::{
    dice::{TROOPS, Troop},
    goods::{Goods, Resource},
    names::named,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{bit_set, component_id, provenance::Provenance};
use ts_rs::TS;

component_id! {
    "shadow-kingdoms/":
    PlanId,
    /// A design of Champion; the Immediate ones have several copies.
    ChampionId,
    AwardId,
    BoardId,
    ScrollId,
}

/// How many designs and cards a state has room for.
pub const PLANS: usize = 48;
pub const CHAMPIONS: usize = 47;
pub const CHAMPION_CARDS: usize = 61;
pub const AWARDS: usize = 15;
pub const BOARDS: usize = 5;
pub const SCROLLS: usize = 5;
pub const SPOTS: usize = Spot::ALL.len();
pub const ZONES: usize = 9;
pub const LINKS: usize = 12;
/// Plans lie in five places of the column, Champions in three of each row.
pub const COLUMN: usize = 5;
pub const SPACES: usize = 3;

bit_set!(PlanSet(u64) of PlanId: it => it.0, bit => PlanId::of(bit));
bit_set!(ChampionSet(u64) of ChampionId: it => it.0, bit => ChampionId::of(bit));
bit_set!(
    /// Single cards, numbered design by design.
    ChampionCards(u64) of u8: it => it, bit => bit as u8
);
bit_set!(SpotSet(u16) of Spot: it => it as u8, bit => Spot::ALL[bit]);
bit_set!(ZoneSet(u16) of Zone: it => it.0, bit => Zone(bit as u8));
bit_set!(LinkSet(u16) of Link: it => it.0, bit => Link(bit as u8));

named! {
    /// In clockwise order **[R1]**.
    Shrine { Gem "gem", Magic "magic", Champion "champion", Gold "gold", Plan "plan" }
}
named! {
    /// Where a Warden can stand.
    Place { Gem "gem", Magic "magic", Champion "champion", Gold "gold", Plan "plan", Camp "camp" }
}
named! {
    /// Embuscade, Siège, Confrontation.
    Battle { Ambush "ambush", Siege "siege", Clash "clash" }
}
named! {
    /// The type of a Champion, which is its row of the board.
    Row { Immediate "immediate", Permanent "permanent", Scoring "scoring" }
}
named! {
    /// A reserve slot of a player board.
    Slot { Left "left", Middle "middle", Right "right" }
}
named! {
    /// Where an award lies above the board.
    Group { Left "left", Centre "centre", Right "right" }
}
named! {
    /// Which side of a scroll lies face up.
    Face { A "a", B "b" }
}
named! {
    /// The ten spots of a player board that markers cover.
    Spot {
        Champions6 "champions_6", Champions10 "champions_10", Joker "joker", GemStorage "gem_storage",
        ReserveMiddle "reserve_middle", ReserveRight "reserve_right", Strength1 "strength_1", Track14 "track_14",
        TroopSlot4 "troop_slot_4", TroopSlot5 "troop_slot_5",
    }
}
named! {
    /// What a link between two zones pays.
    Chain {
        Champion "champion", Influence "influence", Magic "magic", Gold "gold", Gem "gem", Die "die",
    }
}
named! {
    /// What Permanent Champions answer to.
    Moment {
        GoldGained "gold_gained", MagicGained "magic_gained", InfluenceGained "influence_gained",
        GemGained "gem_gained", GemSpent "gem_spent", ChainGained "chain_gained", ChampionGained "champion_gained",
        PlanTaken "plan_taken_from_column", StrengthCounted "strength_calc", PlanExecuted "plan_executed",
        PayChampion "pay_champion", PayPlan "pay_plan", PayReserveBonus "pay_reserve_bonus",
    }
}

impl Shrine {
    /// The next one clockwise.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    pub const fn place(self) -> Place {
        Place::ALL[self as usize]
    }
}

impl Place {
    pub const fn shrine(self) -> Option<Shrine> {
        match self {
            Self::Camp => None,
            shrine => Some(Shrine::ALL[shrine as usize]),
        }
    }
}

/// A zone of a scroll, row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(transparent)]
pub struct Zone(pub u8);

/// A link between two neighbouring zones: six inside the rows, row by row, then six between the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(transparent)]
pub struct Link(pub u8);

impl Zone {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..ZONES as u8).map(Self)
    }
}

impl Link {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..LINKS as u8).map(Self)
    }

    /// The zones on both sides.
    pub const fn ends(self) -> [Zone; 2] {
        if self.0 < 6 {
            let left = self.0 / 2 * 3 + self.0 % 2;
            [Zone(left), Zone(left + 1)]
        } else {
            let top = self.0 - 6;
            [Zone(top), Zone(top + 3)]
        }
    }
}

/// The links that become complete if a zone is taken beside these.
pub fn links_completed(zone: Zone, taken: ZoneSet) -> LinkSet {
    let completes = |link: &Link| match link.ends() {
        [one, other] if one == zone => taken.contains(other),
        [one, other] => other == zone && taken.contains(one),
    };
    Link::all().filter(completes).collect()
}

#[derive(Debug)]
pub struct Plan {
    pub id: String,
    pub battle: Battle,
    /// In printed order.
    pub troops: ArrayVec<Troop, 4>,
    /// How many symbols of each troop.
    pub symbols: [u8; TROOPS],
    pub source: Provenance,
}

#[derive(Debug)]
pub struct Champion {
    pub id: String,
    pub row: Row,
    pub copies: u8,
    pub power: Power,
    pub source: Provenance,
}

/// What a Champion does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Power {
    /// Immediate Champions: once, when recruited.
    Gain(Goods),
    TakeDie,
    ReservePlan,
    /// Permanent Champions: whenever one of these moments comes.
    Whenever(Answer),
    /// Scoring Champions: at the end.
    Score(Score),
}

/// RULES 11: a Permanent Champion answers to moments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub on: Vec<Moment>,
    /// Only with plans of this type.
    pub battle: Option<Battle>,
    /// Never to what it brought itself.
    pub not_itself: bool,
    pub with: Boon,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Boon {
    Gain(Goods),
    /// As much of this as the moment brought.
    GainAsMuch(Resource),
    Strength(u8),
    Discount(u8),
}

/// Something about a player that can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Metric {
    /// Symbols of a troop on completed plans.
    Symbols(Troop),
    Champions,
    ChampionsOf(Row),
    PlansOf(Battle),
    CompletedPlans,
    ReservedPlans,
    Gems,
    Gold,
    Magic,
    Dice,
    Awards,
    Influence,
    /// What exceeds this much influence.
    InfluenceAbove(u8),
    /// One, if there are so many completed plans of each type.
    PlansOfEachBattle(u8),
    MostChampionsOfOneRow,
    MostPlansOfOneBattle,
    BattlesCompleted,
    FewestSymbolsOfAnyTroop,
}

/// What a Scoring Champion pays: so much for each full `per`, or a flat sum, and never more than `most`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub metric: Metric,
    #[serde(default)]
    pub each: u8,
    #[serde(default = "one")]
    pub per: u8,
    #[serde(default)]
    pub round_up: bool,
    #[serde(default)]
    pub flat: u8,
    #[serde(default)]
    pub most: Option<u8>,
}

fn one() -> u8 {
    1
}

impl Score {
    pub fn points(self, counted: u8) -> u16 {
        let units = if self.round_up { counted.div_ceil(self.per) } else { counted / self.per };
        let flat = if counted > 0 { self.flat } else { 0 };
        let points = u16::from(units) * u16::from(self.each) + u16::from(flat);
        self.most.map_or(points, |most| points.min(u16::from(most)))
    }
}

#[derive(Debug)]
pub struct Award {
    pub id: String,
    pub group: Group,
    pub needs: Criterion,
    pub source: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Criterion {
    Least {
        metric: Metric,
        least: u8,
    },
    Formation {
        /// As it is printed.
        shape: ZoneSet,
        /// In every position, turned and mirrored.
        everywhere: Vec<ZoneSet>,
    },
}

#[derive(Debug)]
pub struct PlayerBoard {
    pub id: String,
    pub colour: String,
    pub joker: Troop,
    pub source: Provenance,
}

/// The figures of a player board before any spot is uncovered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct Limits {
    pub champions: u8,
    pub gems: u8,
    pub troop_slots: u8,
    pub track: u8,
    pub open_slot: Slot,
}

#[derive(Debug)]
pub struct SpotFigures {
    pub effect: SpotEffect,
    /// Had at once.
    pub gain: Goods,
    /// A spot that has to be uncovered before.
    pub after: Option<Spot>,
    pub source: Provenance,
}

/// What an uncovered spot is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum SpotEffect {
    /// So many Champions in all.
    Champions(u8),
    Gems(u8),
    Track(u8),
    TroopSlots(u8),
    Opens(Slot),
    Strength(u8),
    Joker,
}

#[derive(Debug)]
pub struct SlotFigures {
    pub price: u8,
    pub bonus: SlotBonus,
    pub source: Provenance,
}

/// What can be bought when a plan is placed in a reserve slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum SlotBonus {
    Gain(Goods),
    TakeDie,
    RecruitAtBaseCost,
}

#[derive(Debug)]
pub struct Scroll {
    pub id: String,
    pub faces: [ScrollFace; 2],
    pub source: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct ScrollFace {
    pub zones: [ZoneKind; ZONES],
    pub links: [Chain; LINKS],
}

/// What a zone asks of the plan that was executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum ZoneKind {
    Troop(Troop),
    Battle(Battle),
    Strength,
}

/// RULES 8.7
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct ZonePoints {
    pub points_per_symbol: u8,
    pub points_for_battle: u8,
    pub points_for_strength: u8,
    pub least_strength: u8,
}

/// RULES 3: the table for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct TableFigures {
    pub gems: u8,
    pub dice_of_each_troop: u8,
    pub dice_per_shrine: u8,
    pub refill_at: u8,
    pub refill_dice: u8,
}

/// RULES 13: the Adversary of the solo game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloFigures {
    pub levels: Vec<u8>,
    pub without_award: AwardId,
    pub start: Shrine,
    pub meeting: u8,
    /// For a plan with two, three and four symbols.
    pub plan: [u8; 3],
    pub plans: u8,
    pub award_left: u8,
    pub award_claimed: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_join_neighbours() {
        let ends: Vec<_> = Link::all().map(|link| link.ends().map(|zone| zone.0)).collect();
        assert_eq!(ends[..6], [[0, 1], [1, 2], [3, 4], [4, 5], [6, 7], [7, 8]]);
        assert_eq!(ends[6..], [[0, 3], [1, 4], [2, 5], [3, 6], [4, 7], [5, 8]]);
        let around: ZoneSet = [1, 3, 5, 7, 0].map(Zone).into_iter().collect();
        let links: Vec<_> = links_completed(Zone(4), around).iter().map(|link| link.0).collect();
        assert_eq!(links, [2, 3, 7, 10]);
    }
}
