//! What cards do, in as few words as a table has room for.

use super::Pen;
use crate::{
    Content,
    cards::{DomainId, Duke, MonsterKind, Role, When},
    effect::{Effect, EffectId, Filter, Price, Returned},
    goods::Goods,
    words::{either, way},
};
use taverne_engine::Phrase;

impl Content {
    pub(super) fn short_effect(&self, id: EffectId) -> Phrase {
        let short = |&part: &EffectId| self.short_effect(part);
        match self.effect(id) {
            Effect::Gain(goods) => listed(*goods),
            Effect::GainPer { each, per } => {
                Phrase::new("short-per").with("goods", *each).with("per", self.counter_phrase(*per))
            }
            Effect::All(parts) => Phrase::new("effect-all").with("parts", parts.iter().map(short).collect::<Vec<_>>()),
            Effect::Choose(parts) => either(parts.iter().map(short).collect()),
            Effect::Exchange { pay, gain } => Phrase::new("short-exchange").with("pay", *pay).with("gain", *gain),
            Effect::Take { options, up_to } => {
                let goods = either(options.iter().map(|&goods| listed(goods)).collect());
                Phrase::new(if *up_to { "short-take-up-to" } else { "short-take" }).with("goods", goods)
            }
            Effect::GainCitizen { filter, .. } => self.short_citizen(*filter),
            Effect::ExtraSlay => Phrase::new("short-extra-slay"),
            Effect::ReturnCard { kind, gain } => {
                let returned = match kind {
                    Returned::Citizen => "short-return-citizen",
                    Returned::Monster => "short-return-monster",
                };
                Phrase::new(returned).with("gain", *gain)
            }
            Effect::StealMonster => Phrase::new("short-steal-monster"),
            Effect::SetDie { value, price: Price::Fixed(Goods::NONE) } => {
                Phrase::new("short-set-die-free").with("value", *value)
            }
            Effect::SetDie { value, price: Price::Fixed(pay) } => {
                Phrase::new("short-set-die").with("value", *value).with("pay", *pay)
            }
            Effect::SetDie { value, price: Price::Per { each, per } } => {
                let pay = Phrase::new("short-per").with("goods", *each).with("per", self.counter_phrase(*per));
                Phrase::new("short-set-die").with("value", *value).with("pay", pay)
            }
            Effect::ShiftDie { delta, .. } => {
                Phrase::new("short-shift-die").with("delta", i32::from(delta.abs())).with("way", way(*delta))
            }
            Effect::WaiveRecruitSurcharge => Phrase::new("short-waive-surcharge"),
            Effect::DomainDiscount(amount) => Phrase::new("short-domain-discount").with("n", *amount),
        }
    }

    fn short_citizen(&self, filter: Filter) -> Phrase {
        match filter {
            Filter { name: Some(card), .. } => Phrase::new("short-citizen-named").with("card", self.citizen_name(card)),
            Filter { role: Some(role), max_cost: Some(cost), .. } => {
                let role = crate::words::role_name(role);
                Phrase::new("short-citizen-role-up-to").with("role", role).with("cost", cost)
            }
            Filter { role: Some(role), .. } => {
                Phrase::new("short-citizen-role").with("role", crate::words::role_name(role))
            }
            Filter { max_cost: Some(cost), .. } => Phrase::new("short-citizen-up-to").with("cost", cost),
            _ => Phrase::new("short-citizen-any"),
        }
    }
}

impl Pen<'_> {
    /// When a Domain works, and what it does.
    pub(super) fn power(&self, card: DomainId) -> String {
        let domain = self.content.domain(card);
        let power = Phrase::new("table-power-when")
            .with("when", Phrase::new(format!("when-{}", when_id(domain.when))))
            .with("power", self.content.short_effect(domain.power));
        self.say(&power)
    }

    /// What a Duke is worth in the end.
    pub(super) fn bonus(&self, duke: &Duke) -> String {
        let per = |key: &'static str, n: u8| (n > 0).then(|| Phrase::new(key).with("n", n));
        let role = |role: Role| {
            per("bonus-role", duke.per_role.get(role)).map(|it| it.with("role", crate::words::role_name(role)))
        };
        let kinds = [MonsterKind::Minion, MonsterKind::Beast, MonsterKind::Titan, MonsterKind::Boss];
        let kind = |kind: MonsterKind| {
            let name = Phrase::new(format!("kind-{}", kind.id()));
            per("bonus-kind", duke.per_kind.get(kind)).map(|it| it.with("kind", name))
        };
        let mut parts: Vec<_> = Role::ALL.into_iter().filter_map(role).collect();
        parts.extend(per("bonus-citizen", duke.per_citizen));
        parts.extend(per("bonus-monster", duke.per_monster));
        parts.extend(kinds.into_iter().filter_map(kind));
        parts.extend(per("bonus-domain", duke.per_domain));
        if duke.resources_per_point > 0 {
            parts.push(Phrase::new("bonus-resources").with("n", duke.resources_per_point));
        }
        self.say(&Phrase::new("effect-all").with("parts", parts))
    }
}

/// The keys of this module, for the vocabulary.
pub(super) const KEYS: [&str; 30] = [
    "effect-all",
    "effect-choose",
    "short-per",
    "short-exchange",
    "short-take",
    "short-take-up-to",
    "short-extra-slay",
    "short-return-citizen",
    "short-return-monster",
    "short-steal-monster",
    "short-set-die",
    "short-set-die-free",
    "short-shift-die",
    "short-waive-surcharge",
    "short-domain-discount",
    "short-citizen-named",
    "short-citizen-role",
    "short-citizen-role-up-to",
    "short-citizen-up-to",
    "short-citizen-any",
    "table-power-when",
    "bonus-role",
    "bonus-kind",
    "bonus-citizen",
    "bonus-monster",
    "bonus-domain",
    "bonus-resources",
    "goods-nothing",
    "goods-points",
    "goods-gold",
];

fn listed(goods: Goods) -> Phrase {
    Phrase::new("effect-all").with("parts", goods)
}

pub(super) fn moments() -> impl Iterator<Item = String> {
    let all = [
        When::OnBuild,
        When::OwnRollPhase,
        When::AnyRollDoubles,
        When::OwnActionStart,
        When::OwnActionEnd,
        When::OwnActionPassive,
        When::OwnActionGainCitizen,
        When::OwnActionSlay,
    ];
    all.into_iter().map(|when| format!("when-{}", when_id(when)))
}

fn when_id(when: When) -> &'static str {
    match when {
        When::OnBuild => "on_build",
        When::OwnRollPhase => "own_roll_phase",
        When::AnyRollDoubles => "any_roll_doubles",
        When::OwnActionStart => "own_action_start",
        When::OwnActionEnd => "own_action_end",
        When::OwnActionPassive => "own_action_passive",
        When::OwnActionGainCitizen => "own_action_gain_citizen",
        When::OwnActionSlay => "own_action_slay",
    }
}
