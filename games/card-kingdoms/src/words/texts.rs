//! What stands on the cards: their names, and what they do in a sentence.

use crate::{
    Content,
    cards::{CitizenId, DomainId, DukeId, MonsterId, Role},
    effect::{Counter, Effect, EffectId, Filter, Price, Returned},
    goods::{Goods, Resource},
    steps::Source,
};
use taverne_engine::Phrase;

/// Names of cards, as phrases.
impl Content {
    pub fn citizen_name(&self, card: CitizenId) -> Phrase {
        Phrase::new(format!("citizen-{}", self.citizen(card).id))
    }

    pub fn monster_name(&self, card: MonsterId) -> Phrase {
        Phrase::new(format!("monster-{}", self.monster(card).id))
    }

    pub fn domain_name(&self, card: DomainId) -> Phrase {
        Phrase::new(format!("domain-{}", self.domain(card).id))
    }

    pub fn duke_name(&self, card: DukeId) -> Phrase {
        Phrase::new(format!("duke-{}", self.duke(card).id))
    }

    pub fn source_name(&self, source: Source) -> Phrase {
        match source {
            Source::Citizen(card) => self.citizen_name(card),
            Source::Monster(card) => self.monster_name(card),
            Source::Domain(card) => self.domain_name(card),
        }
    }

    /// What an effect does, in a sentence.
    pub fn effect_phrase(&self, id: EffectId) -> Phrase {
        let parts = |parts: &[EffectId]| parts.iter().map(|&part| self.effect_phrase(part)).collect::<Vec<_>>();
        match self.effect(id) {
            Effect::Gain(goods) => Phrase::new("effect-gain").with("goods", *goods),
            Effect::GainPer { each, per } => {
                Phrase::new("effect-gain-per").with("goods", *each).with("per", self.counter_phrase(*per))
            }
            Effect::All(all) => Phrase::new("effect-all").with("parts", parts(all)),
            Effect::Choose(some) => either(parts(some)),
            Effect::Exchange { pay, gain } => Phrase::new("effect-exchange").with("pay", *pay).with("gain", *gain),
            Effect::Take { options, up_to } => {
                let goods = either(options.iter().flat_map(|goods| goods.phrases()).collect());
                Phrase::new(if *up_to { "effect-take-up-to" } else { "effect-take" }).with("goods", goods)
            }
            Effect::GainCitizen { filter, may_decline } => {
                self.filter_phrase(*filter).with("may", if *may_decline { "yes" } else { "no" })
            }
            Effect::ExtraSlay => Phrase::new("effect-extra-slay"),
            Effect::ReturnCard { kind: Returned::Citizen, gain } => {
                Phrase::new("effect-return-citizen").with("gain", *gain)
            }
            Effect::ReturnCard { kind: Returned::Monster, gain } => {
                Phrase::new("effect-return-monster").with("gain", *gain)
            }
            Effect::StealMonster => Phrase::new("effect-steal-monster"),
            Effect::SetDie { value, price } => match price {
                Price::Fixed(Goods::NONE) => Phrase::new("effect-set-die-free").with("value", *value),
                Price::Fixed(pay) => Phrase::new("effect-set-die").with("value", *value).with("pay", *pay),
                Price::Per { each, per } => Phrase::new("effect-set-die-per")
                    .with("value", *value)
                    .with("pay", *each)
                    .with("per", self.counter_phrase(*per)),
            },
            Effect::ShiftDie { delta, min } => Phrase::new("effect-shift-die")
                .with("delta", i32::from(delta.abs()))
                .with("way", way(*delta))
                .with("min", *min),
            Effect::WaiveRecruitSurcharge => Phrase::new("effect-waive-surcharge"),
            Effect::DomainDiscount(amount) => {
                Phrase::new("effect-domain-discount").with("goods", Resource::Gold.times(*amount))
            }
        }
    }

    pub(crate) fn counter_phrase(&self, counter: Counter) -> Phrase {
        match counter {
            Counter::Role(role) => Phrase::new("per-role").with("role", role_name(role)),
            Counter::Name(card) => {
                let starter = self.citizens.iter().any(|it| it.is_starter() && it.name == card);
                Phrase::new(if starter { "per-name-starter" } else { "per-name" }).with("card", self.citizen_name(card))
            }
            Counter::Domains => Phrase::new("per-domain"),
            Counter::Area(area) => {
                Phrase::new("per-area").with("area", Phrase::new(format!("area-{}", self.area(area).id)))
            }
        }
    }

    fn filter_phrase(&self, filter: Filter) -> Phrase {
        let phrase = match filter {
            Filter { name: Some(card), .. } => {
                return Phrase::new("effect-gain-named").with("card", self.citizen_name(card));
            }
            Filter { role: Some(role), max_cost: None, .. } => {
                return Phrase::new("effect-gain-role").with("role", role_name(role));
            }
            Filter { role: Some(role), .. } => Phrase::new("effect-gain-role-up-to").with("role", role_name(role)),
            Filter { max_cost: Some(_), .. } => Phrase::new("effect-gain-up-to"),
            _ => return Phrase::new("effect-gain-any"),
        };
        phrase.with("cost", filter.max_cost.unwrap_or(0))
    }
}

/// One of several, in words.
pub(crate) fn either(options: Vec<Phrase>) -> Phrase {
    let joined = |first, second: Phrase| Phrase::new("effect-choose").with("first", first).with("second", second);
    options.into_iter().reduce(joined).unwrap_or_else(|| Phrase::new("goods-nothing"))
}

/// Where a die is moved to.
pub(crate) fn way(delta: i8) -> &'static str {
    if delta < 0 { "down" } else { "up" }
}

/// So many of a role, with their number.
pub(crate) fn role_count(role: Role, n: u8) -> Phrase {
    Phrase::new(format!("roles-{}", role.id())).with("n", n)
}

pub(crate) fn role_name(role: Role) -> Phrase {
    Phrase::new(format!("role-{}", role.id()))
}
