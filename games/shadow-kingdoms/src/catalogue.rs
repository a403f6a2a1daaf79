//! Everything printed on the components, as data for whoever draws them. Lists are in the order of the ids in events.

use crate::{
    Content,
    cards::{
        Battle, Boon, Criterion, Face, Group, Limits, Metric, Moment, Power, Row, Score, ScrollFace, Shrine, Slot,
        SlotBonus, Spot, SpotEffect, TableFigures, Zone, ZonePoints,
    },
    dice::Troop,
    goods::{Goods, Resource},
};
use serde::Serialize;
use std::collections::BTreeMap;
use taverne_engine::{
    Phrase,
    provenance::{Provenance, Trust, least_certain},
};
use ts_rs::TS;

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct Catalogue {
    pub plans: Vec<PlanCard>,
    pub champions: Vec<ChampionCard>,
    pub base_costs: Vec<(Row, u8)>,
    pub awards: Vec<AwardCard>,
    /// Left, middle and right circle.
    pub award_points: [u8; 3],
    pub boards: Vec<BoardCard>,
    pub limits: Limits,
    pub spots: Vec<SpotCard>,
    pub slots: Vec<SlotCard>,
    pub scrolls: Vec<ScrollCard>,
    pub zone_points: ZonePoints,
    /// What links pay in goods, apart from Champions and dice.
    pub links: Goods,
    /// Beginning beside the deck.
    pub column_costs: [u8; 5],
    /// What a plan of strength 0, 1, 2 and so on is worth.
    pub strength_points: &'static [u8],
    /// For one player, two and so on.
    pub tables: &'static [TableFigures],
    pub shrines: [Shrine; 5],
    pub plans_to_end: u8,
    /// Key and title of the publications that figures are quoted from.
    pub publications: &'static BTreeMap<String, String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct PlanCard {
    pub id: &'static str,
    pub battle: Battle,
    pub troops: Vec<Troop>,
    pub origin: CardOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct ChampionCard {
    pub id: &'static str,
    pub row: Row,
    pub copies: u8,
    /// What it does, in a sentence.
    pub text: Phrase,
    pub icons: PowerIcons,
    pub origin: CardOrigin,
}

/// What a Champion does, in parts for icons.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum PowerIcons {
    Gain { goods: Goods },
    TakeDie,
    ReservePlan,
    Whenever { on: Vec<Moment>, battle: Option<Battle>, with: BoonIcons },
    Score { score: Score },
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "give")]
pub enum BoonIcons {
    Gain { goods: Goods },
    GainAsMuch { resource: Resource },
    Strength { n: u8 },
    Discount { n: u8 },
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct AwardCard {
    pub id: &'static str,
    pub group: Group,
    pub text: Phrase,
    pub needs: AwardNeeds,
    pub origin: CardOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum AwardNeeds {
    Least { metric: Metric, least: u8 },
    Formation { zones: Vec<Zone> },
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct BoardCard {
    pub id: &'static str,
    pub colour: &'static str,
    pub joker: Troop,
    pub origin: CardOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct SpotCard {
    pub id: Spot,
    pub effect: SpotEffect,
    pub gain: Goods,
    pub after: Option<Spot>,
    pub origin: CardOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct SlotCard {
    pub id: Slot,
    pub price: u8,
    pub bonus: SlotBonus,
    pub origin: CardOrigin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct ScrollCard {
    pub id: &'static str,
    pub faces: Vec<(Face, ScrollFace)>,
    pub origin: CardOrigin,
}

/// Where the figures of a card come from.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
pub struct CardOrigin {
    /// The least certain of all its figures.
    pub trust: Option<Trust>,
    pub figures: &'static Provenance,
}

pub(crate) fn catalogue(content: &'static Content) -> Catalogue {
    let plans = content.plans.iter().map(|card| PlanCard {
        id: &card.id,
        battle: card.battle,
        troops: card.troops.to_vec(),
        origin: origin(&card.source),
    });
    let champions = content.champions.iter().map(|card| ChampionCard {
        id: &card.id,
        row: card.row,
        copies: card.copies,
        text: content.power_phrase(&card.power),
        icons: icons(&card.power),
        origin: origin(&card.source),
    });
    let awards = content.awards.iter().map(|card| AwardCard {
        id: &card.id,
        group: card.group,
        text: content.criterion_phrase(&card.needs),
        needs: match &card.needs {
            Criterion::Least { metric, least } => AwardNeeds::Least { metric: *metric, least: *least },
            Criterion::Formation { shape, .. } => AwardNeeds::Formation { zones: shape.iter().collect() },
        },
        origin: origin(&card.source),
    });
    let boards = content.boards.iter().map(|card| BoardCard {
        id: &card.id,
        colour: &card.colour,
        joker: card.joker,
        origin: origin(&card.source),
    });
    let scrolls = content.scrolls.iter().map(|card| ScrollCard {
        id: &card.id,
        faces: Face::ALL.map(|face| (face, card.faces[face as usize].clone())).to_vec(),
        origin: origin(&card.source),
    });
    Catalogue {
        plans: plans.collect(),
        champions: champions.collect(),
        base_costs: Row::ALL.map(|row| (row, content.base_cost(row))).to_vec(),
        awards: awards.collect(),
        award_points: content.award_points,
        boards: boards.collect(),
        limits: content.limits,
        spots: Spot::ALL
            .map(|spot| {
                let card = content.spot(spot);
                let origin = origin(&card.source);
                SpotCard { id: spot, effect: card.effect, gain: card.gain, after: card.after, origin }
            })
            .to_vec(),
        slots: Slot::ALL
            .map(|slot| {
                let card = content.slot(slot);
                SlotCard { id: slot, price: card.price, bonus: card.bonus, origin: origin(&card.source) }
            })
            .to_vec(),
        scrolls: scrolls.collect(),
        zone_points: content.zone_points,
        links: content.links,
        column_costs: content.column_costs,
        strength_points: &content.strength_points,
        tables: &content.tables,
        shrines: Shrine::ALL,
        plans_to_end: content.plans_to_end,
        publications: &content.publications,
    }
}

fn origin(figures: &'static Provenance) -> CardOrigin {
    CardOrigin { trust: least_certain(figures), figures }
}

fn icons(power: &Power) -> PowerIcons {
    match power {
        Power::Gain(goods) => PowerIcons::Gain { goods: *goods },
        Power::TakeDie => PowerIcons::TakeDie,
        Power::ReservePlan => PowerIcons::ReservePlan,
        Power::Whenever(answer) => PowerIcons::Whenever {
            on: answer.on.clone(),
            battle: answer.battle,
            with: match answer.with {
                Boon::Gain(goods) => BoonIcons::Gain { goods },
                Boon::GainAsMuch(resource) => BoonIcons::GainAsMuch { resource },
                Boon::Strength(n) => BoonIcons::Strength { n },
                Boon::Discount(n) => BoonIcons::Discount { n },
            },
        },
        Power::Score(score) => PowerIcons::Score { score: *score },
    }
}
