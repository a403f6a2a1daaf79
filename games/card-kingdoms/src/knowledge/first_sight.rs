//! How an action looks before anybody thinks: what it brings less what it costs, in points.

use super::outlook::{CITIZEN, DOMAIN, INCOME, PILE, READY, SPARE_TOKEN, TOKEN, usable};
use crate::{
    Action, CardKingdoms,
    cards::{CitizenId, Domain, Duke, Monster, Role, When},
    centre::CITIZEN_STACKS,
    effect::{Effect, EffectId, Filter},
    goods::{Goods, Resource},
    payment::{Pay, Purchase},
    resolve::Resolve,
    steps::Step,
};
use taverne_engine::Seat;

/// Stolen goods are also missing elsewhere.
const STOLEN: f32 = 2.0;
/// A Monster of somebody else's, a card given back at leave, another Monster slain.
const STOLEN_MONSTER: f32 = 5.0;
const RETURNED: f32 = 1.5;
const EXTRA_SLAY: f32 = 1.0;

impl CardKingdoms {
    pub(super) fn first_sight(&self, seat: Seat, action: Action, rounds: f32) -> f32 {
        let goods = |goods| self.goods_worth(seat, goods, rounds);
        let effect = |effect| self.effect_worth(seat, effect, rounds);
        let citizen = |citizen| self.citizen_worth(seat, citizen, rounds);
        let top = |stack| self.centre.citizen(stack).map_or(0.0, citizen);
        match (action, self.agenda.now()) {
            (Action::Slay(column), _) => self.purchase_worth(seat, Purchase::Slay(column), rounds),
            (Action::Recruit(stack), _) => self.purchase_worth(seat, Purchase::Recruit(stack), rounds),
            (Action::Build(column), _) => self.purchase_worth(seat, Purchase::Build(column), rounds),
            (Action::Gain(resource) | Action::Console(resource), _) => goods(resource.times(1)),
            (Action::Pay { magic }, Some(Step::Pay(Pay(purchase)))) => {
                let paid = self.price_for(seat, purchase).and_then(|price| price.with_magic(magic).ok());
                paid.map_or(0.0, |paid| -goods(paid))
            }
            (Action::Take { resource, amount, .. }, _) => STOLEN * goods(resource.times(u16::from(amount))),
            (Action::HarvestChoice { card, option }, _) => match self.effect(self.power(seat, card)) {
                Effect::Choose(options) => effect(options[usize::from(option)]),
                _ => 0.0,
            },
            (Action::HarvestExchange { card }, _) => effect(self.power(seat, card)),
            (Action::Choose(part), Some(Step::Resolve(Resolve { effect: whole, .. }))) => match self.effect(whole) {
                Effect::Choose(parts) => effect(parts[usize::from(part)]),
                _ => 0.0,
            },
            (Action::Exchange, Some(Step::Resolve(Resolve { effect: exchange, .. }))) => effect(exchange),
            (Action::TakeCitizen(stack), _) => top(stack),
            (Action::Sacrifice(stack), _) => -top(stack),
            (Action::ReturnCitizen(card), Some(Step::Resolve(Resolve { effect: power, .. }))) => {
                self.returns(seat, power, rounds) - citizen(card)
            }
            (Action::ReturnMonster(card), Some(Step::Resolve(Resolve { effect: power, .. }))) => {
                self.returns(seat, power, rounds) - self.monster_worth(seat, self.content.monster(card))
            }
            _ => 0.0,
        }
    }

    /// What tokens are worth to a seat that has some already.
    fn goods_worth(&self, seat: Seat, goods: Goods, rounds: f32) -> f32 {
        let own = self.kingdom(seat).goods;
        let usable = usable(rounds);
        let mut sum = f32::from(goods.points);
        for (kind, resource) in Resource::ALL.into_iter().enumerate() {
            let each = if own.get(resource) > PILE { SPARE_TOKEN } else { TOKEN[kind] };
            sum += f32::from(goods.get(resource)) * (each * usable + (1.0 - usable) / 3.0);
        }
        sum
    }

    /// What a card brings less its price, with no more magic than needed.
    fn purchase_worth(&self, seat: Seat, purchase: Purchase, rounds: f32) -> f32 {
        let Some(price) = self.price_for(seat, purchase) else { return 0.0 };
        let real = price.amount.min(self.kingdom(seat).goods.get(price.real));
        let paid = price.real.times(real).plus(Resource::Magic.times(price.magic + price.amount - real));
        let worth = match purchase {
            Purchase::Slay(column) => self.centre.monster(column).map(|monster| {
                let monster = self.content.monster(monster);
                self.monster_worth(seat, monster) + self.effect_worth(seat, monster.reward, rounds)
            }),
            Purchase::Recruit(stack) => self.centre.citizen(stack).map(|it| self.citizen_worth(seat, it, rounds)),
            Purchase::Build(column) => {
                let domain = self.centre.domain(column).map(|domain| self.content.domain(domain));
                domain.map(|domain| self.domain_worth(seat, domain, rounds))
            }
        };
        worth.unwrap_or(0.0) - self.goods_worth(seat, paid, rounds)
    }

    fn duke(&self, seat: Seat) -> Option<&'static Duke> {
        self.kingdom(seat).duke().map(|duke| self.content.0.duke(duke))
    }

    fn monster_worth(&self, seat: Seat, monster: &Monster) -> f32 {
        let duke = self.duke(seat).map_or(0, |duke| duke.per_monster + duke.per_kind.get(monster.kind));
        f32::from(monster.points) + f32::from(duke)
    }

    fn domain_worth(&self, seat: Seat, domain: &Domain, rounds: f32) -> f32 {
        let icons =
            |duke: &Duke| -> u8 { Role::ALL.map(|role| duke.per_role.get(role) * domain.needs.get(role)).iter().sum() };
        let duke = self.duke(seat).map_or(0, |duke| duke.per_domain + icons(duke));
        let power = match domain.when {
            When::OnBuild => self.effect_worth(seat, domain.power, rounds),
            When::OwnActionStart | When::OwnActionEnd => INCOME[0] * rounds,
            When::AnyRollDoubles => rounds * self.table() as f32 / 6.0,
            _ => INCOME[1] * rounds,
        };
        f32::from(domain.points) + f32::from(duke) + power + DOMAIN * rounds
    }

    fn citizen_worth(&self, seat: Seat, citizen: CitizenId, rounds: f32) -> f32 {
        let role = self.content.citizen(citizen).role;
        let duke = self.duke(seat).map_or(0, |duke| duke.per_citizen + role.map_or(0, |role| duke.per_role.get(role)));
        let first = role.is_some_and(|role| self.kingdom(seat).of_role(role) == 0);
        let opens = if first { READY * usable(rounds) } else { 0.0 };
        f32::from(duke) + (self.citizen_income(seat, citizen) + CITIZEN) * rounds + opens
    }

    fn effect_worth(&self, seat: Seat, effect: EffectId, rounds: f32) -> f32 {
        let goods = |goods| self.goods_worth(seat, goods, rounds);
        let parts_worth = |&part: &EffectId| self.effect_worth(seat, part, rounds);
        match self.effect(effect) {
            Effect::Choose(parts) => parts.iter().map(parts_worth).fold(0.0, f32::max),
            Effect::All(parts) => parts.iter().map(parts_worth).sum(),
            Effect::Exchange { pay, gain } => goods(*gain) - goods(*pay),
            Effect::Take { options, .. } => STOLEN * options.iter().copied().map(goods).fold(0.0, f32::max),
            Effect::GainCitizen { filter, .. } => self.best_citizen(seat, *filter, rounds),
            Effect::StealMonster => STOLEN_MONSTER,
            Effect::ReturnCard { .. } => RETURNED,
            Effect::ExtraSlay => EXTRA_SLAY,
            _ => goods(self.plain(seat, effect)),
        }
    }

    fn returns(&self, seat: Seat, power: EffectId, rounds: f32) -> f32 {
        match self.effect(power) {
            Effect::ReturnCard { gain, .. } => self.goods_worth(seat, *gain, rounds),
            _ => 0.0,
        }
    }

    fn best_citizen(&self, seat: Seat, filter: Filter, rounds: f32) -> f32 {
        let tops = (0..CITIZEN_STACKS as u8).filter_map(|stack| self.centre.citizen(stack));
        let fitting = tops.filter(|&citizen| self.fits(citizen, filter));
        fitting.map(|citizen| self.citizen_worth(seat, citizen, rounds)).fold(0.0, f32::max)
    }
}
