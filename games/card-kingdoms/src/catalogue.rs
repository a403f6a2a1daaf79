//! Everything printed on the cards, as data for whoever draws them.

use crate::{
    Content,
    cards::{MonsterKind, PerKind, PerRole, Role, When},
    effect::{Counter, Effect, EffectId, Price, Returned},
    goods::Goods,
};
use serde::Serialize;
use std::collections::BTreeMap;
use taverne_engine::{
    Phrase,
    provenance::{Provenance, Trust, least_certain},
};
use ts_rs::TS;

type Cards<T> = BTreeMap<&'static str, T>;

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct Catalogue {
    pub citizens: Cards<CitizenCard>,
    pub monsters: Cards<MonsterCard>,
    pub domains: Cards<DomainCard>,
    pub dukes: Cards<DukeCard>,
    /// The activation values of the ten Citizen stacks.
    pub stack_values: &'static [Vec<u8>],
    /// Key and title of the publications that figures are quoted from.
    pub publications: &'static BTreeMap<String, String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct CitizenCard {
    pub activation: Vec<u8>,
    /// Starters have none.
    pub role: Option<Role>,
    pub cost: u16,
    pub active: Power,
    pub passive: Power,
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct MonsterCard {
    pub area: &'static str,
    pub kind: MonsterKind,
    pub strength: u16,
    pub magic: u16,
    pub points: u16,
    pub reward: Power,
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct DomainCard {
    pub needs: PerRole,
    pub cost: u16,
    pub points: u16,
    pub when: When,
    pub power: Power,
    pub origin: Origin,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct DukeCard {
    pub per_role: PerRole,
    pub per_citizen: u8,
    pub per_monster: u8,
    pub per_domain: u8,
    pub per_kind: PerKind,
    pub resources_per_point: u16,
    pub origin: Origin,
}

/// What a card does: as a sentence, and in parts for icons.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct Power {
    pub text: Phrase,
    pub icons: Icons,
}

/// Where the figures of a card come from.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
pub struct Origin {
    /// The least certain of all its figures.
    pub trust: Option<Trust>,
    pub figures: &'static Provenance,
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum Icons {
    Gain { goods: Goods },
    GainPer { goods: Goods, per: CounterIcon },
    All { parts: Vec<Icons> },
    Choose { parts: Vec<Icons> },
    Exchange { pay: Goods, gain: Goods },
    Take { options: Vec<Goods>, up_to: bool },
    GainCitizen { name: Option<&'static str>, role: Option<Role>, max_cost: Option<u16>, may_decline: bool },
    ExtraSlay,
    ReturnCard { kind: Returned, gain: Goods },
    StealMonster,
    SetDie { value: u8, pay: Goods, per: Option<CounterIcon> },
    ShiftDie { delta: i8, min: u8 },
    WaiveRecruitSurcharge,
    DomainDiscount { amount: u16 },
}

#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum CounterIcon {
    Role(Role),
    Citizen(&'static str),
    Domains,
    Area(&'static str),
}

pub(crate) fn catalogue(content: &'static Content) -> Catalogue {
    let power = |effect| Power { text: content.effect_phrase(effect), icons: icons(content, effect) };
    let citizens = content.citizens.iter().map(|card| {
        let citizen = CitizenCard {
            activation: card.activation.to_vec(),
            role: card.role,
            cost: card.cost,
            active: power(card.active),
            passive: power(card.passive),
            origin: origin(&card.source),
        };
        (card.id.as_str(), citizen)
    });
    let monsters = content.monsters.iter().map(|card| {
        let monster = MonsterCard {
            area: &content.area(card.area).id,
            kind: card.kind,
            strength: card.strength,
            magic: card.magic,
            points: card.points,
            reward: power(card.reward),
            origin: origin(&card.source),
        };
        (card.id.as_str(), monster)
    });
    let domains = content.domains.iter().map(|card| {
        let domain = DomainCard {
            needs: card.needs,
            cost: card.cost,
            points: card.points,
            when: card.when,
            power: power(card.power),
            origin: origin(&card.source),
        };
        (card.id.as_str(), domain)
    });
    let dukes = content.dukes.iter().map(|card| {
        let duke = DukeCard {
            per_role: card.per_role,
            per_citizen: card.per_citizen,
            per_monster: card.per_monster,
            per_domain: card.per_domain,
            per_kind: card.per_kind,
            resources_per_point: card.resources_per_point,
            origin: origin(&card.source),
        };
        (card.id.as_str(), duke)
    });
    Catalogue {
        citizens: citizens.collect(),
        monsters: monsters.collect(),
        domains: domains.collect(),
        dukes: dukes.collect(),
        stack_values: &content.stack_values,
        publications: &content.publications,
    }
}

fn origin(figures: &'static Provenance) -> Origin {
    Origin { trust: least_certain(figures), figures }
}

fn icons(content: &'static Content, effect: EffectId) -> Icons {
    let parts = |parts: &[EffectId]| parts.iter().map(|&part| icons(content, part)).collect();
    match content.effect(effect) {
        Effect::Gain(goods) => Icons::Gain { goods: *goods },
        Effect::GainPer { each, per } => Icons::GainPer { goods: *each, per: counter(content, *per) },
        Effect::All(all) => Icons::All { parts: parts(all) },
        Effect::Choose(some) => Icons::Choose { parts: parts(some) },
        Effect::Exchange { pay, gain } => Icons::Exchange { pay: *pay, gain: *gain },
        Effect::Take { options, up_to } => Icons::Take { options: options.to_vec(), up_to: *up_to },
        Effect::GainCitizen { filter, may_decline } => Icons::GainCitizen {
            name: filter.name.map(|card| content.citizen(card).id.as_str()),
            role: filter.role,
            max_cost: filter.max_cost,
            may_decline: *may_decline,
        },
        Effect::ExtraSlay => Icons::ExtraSlay,
        Effect::ReturnCard { kind, gain } => Icons::ReturnCard { kind: *kind, gain: *gain },
        Effect::StealMonster => Icons::StealMonster,
        Effect::SetDie { value, price } => {
            let (pay, per) = match *price {
                Price::Fixed(pay) => (pay, None),
                Price::Per { each, per } => (each, Some(counter(content, per))),
            };
            Icons::SetDie { value: *value, pay, per }
        }
        Effect::ShiftDie { delta, min } => Icons::ShiftDie { delta: *delta, min: *min },
        Effect::WaiveRecruitSurcharge => Icons::WaiveRecruitSurcharge,
        Effect::DomainDiscount(amount) => Icons::DomainDiscount { amount: *amount },
    }
}

fn counter(content: &'static Content, counter: Counter) -> CounterIcon {
    match counter {
        Counter::Role(role) => CounterIcon::Role(role),
        Counter::Name(card) => CounterIcon::Citizen(&content.citizen(card).id),
        Counter::Domains => CounterIcon::Domains,
        Counter::Area(area) => CounterIcon::Area(&content.area(area).id),
    }
}
