//! What stands on the cards: their names, and what they do in a sentence.

use crate::{
    Content,
    cards::{CitizenId, DomainId, DukeId, MonsterId, Role},
    effect::{Counter, Effect, EffectId, Filter, Price, Returned},
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
            Effect::Choose(some) => {
                let [first, second] = [some[0], some[1]].map(|part| self.effect_phrase(part));
                Phrase::new("effect-choose").with("first", first).with("second", second)
            }
            Effect::Exchange { pay, gain } => Phrase::new("effect-exchange").with("pay", *pay).with("gain", *gain),
            Effect::Take { options, up_to } => {
                let goods: Vec<_> = options.iter().flat_map(|goods| goods.phrases()).collect();
                let key = if *up_to { "effect-take-up-to" } else { "effect-take" };
                Phrase::new(key).with("goods", Phrase::new("effect-or").with("options", goods))
            }
            Effect::GainCitizen(filter) => self.filter_phrase(*filter),
            Effect::ExtraSlay => Phrase::new("effect-extra-slay"),
            Effect::ReturnCard { kind: Returned::Citizen, gain } => {
                Phrase::new("effect-return-citizen").with("gain", *gain)
            }
            Effect::ReturnCard { kind: Returned::Monster, gain } => {
                Phrase::new("effect-return-monster").with("gain", *gain)
            }
            Effect::StealMonster => Phrase::new("effect-steal-monster"),
            Effect::SetDie { value, price } => match price {
                Price::Fixed(pay) => Phrase::new("effect-set-die").with("value", *value).with("pay", *pay),
                Price::Per { each, per } => Phrase::new("effect-set-die-per")
                    .with("value", *value)
                    .with("pay", *each)
                    .with("per", self.counter_phrase(*per)),
            },
            Effect::ShiftDie { delta, .. } => Phrase::new("effect-shift-die").with("delta", i32::from(delta.abs())),
            Effect::WaiveRecruitSurcharge => Phrase::new("effect-waive-surcharge"),
            Effect::DomainDiscount(amount) => Phrase::new("effect-domain-discount").with("n", *amount),
        }
    }

    pub(crate) fn counter_phrase(&self, counter: Counter) -> Phrase {
        match counter {
            Counter::Role(role) => Phrase::new("per-role").with("role", role_name(role)),
            Counter::Name(card) => Phrase::new("per-name").with("card", self.citizen_name(card)),
            Counter::Domains => Phrase::new("per-domain"),
            Counter::Area(area) => {
                Phrase::new("per-area").with("area", Phrase::new(format!("area-{}", self.areas[area.index()].id)))
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

pub(crate) fn role_name(role: Role) -> Phrase {
    Phrase::new(format!("role-{}", role.id()))
}
