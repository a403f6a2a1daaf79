//! RULES 4: paying, with magic in the place of gold or strength.

use crate::{
    CardKingdoms,
    action::{Action, Refusal},
    cards::{CitizenId, When},
    effect::Effect,
    goods::{Goods, Resource},
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Question, Stepped},
};

/// Something to be paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    Slay(u8),
    Recruit(u8),
    Build(u8),
}

/// Pay for what was chosen, in every mix; also that of magic alone, which is what people try, is a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay(pub Purchase);

impl Question<CardKingdoms> for Pay {
    fn candidates(self, game: &CardKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        if let Ok(price) = game.price(self.0) {
            let most = game.kingdom(seat).goods.magic.min(price.magic + price.amount);
            (price.magic..=most).for_each(|magic| offer(Action::Pay { magic }));
        }
    }

    fn check(self, game: &CardKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Pay { magic } = action else {
            return Err(Refusal::NotNow);
        };
        let payment = game.price(self.0)?.with_magic(magic)?;
        match game.kingdom(seat).goods.missing(payment) {
            Some((resource, amount)) => Err(Refusal::Missing { resource, amount }),
            None => Ok(()),
        }
    }

    fn answer(self, game: &mut CardKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        if let Action::Pay { magic } = action {
            let payment = game.price(self.0).and_then(|price| price.with_magic(magic)).expect("checked before");
            game.done();
            game.purchase(self.0, payment, journal);
        }
    }

    fn prompt(self, game: &CardKingdoms, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-payment").with("card", game.purchase_name(self.0)), rule: "payment" }
    }
}

/// What something costs: so much of the real resource, part of which may be magic, and printed magic on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionPrice {
    pub real: Resource,
    pub amount: u16,
    pub magic: u16,
}

impl ActionPrice {
    /// The payment with so much magic in all, if the rules allow it at all.
    pub fn with_magic(self, magic: u16) -> Result<Goods, Refusal> {
        let stand_in = magic.checked_sub(self.magic).ok_or(Refusal::WrongAmount)?;
        match self.amount.checked_sub(stand_in) {
            None => Err(Refusal::WrongAmount),
            Some(0) => Err(Refusal::OnlyMagic { resource: self.real }),
            Some(real) => Ok(self.real.times(real).plus(Resource::Magic.times(magic))),
        }
    }

    /// Whether some legal payment is in reach; if not, what is missing.
    pub fn check_affordable(self, goods: Goods) -> Result<(), Refusal> {
        let missing = |resource, amount| Err(Refusal::Missing { resource, amount });
        let Some(stand_in) = goods.magic.checked_sub(self.magic) else {
            return missing(Resource::Magic, self.magic - goods.magic);
        };
        let needed = self.amount.saturating_sub(stand_in).max(1);
        match needed.saturating_sub(goods.get(self.real)) {
            0 => Ok(()),
            short => missing(self.real, short),
        }
    }

    /// The mix with so much magic, legal or not, for words.
    pub fn attempted(self, magic: u16) -> Goods {
        let real = self.amount.saturating_sub(magic.saturating_sub(self.magic));
        self.real.times(real).plus(Resource::Magic.times(magic))
    }

    /// The price without any magic standing in.
    pub fn plain(self) -> Goods {
        self.real.times(self.amount).plus(Resource::Magic.times(self.magic))
    }
}

impl CardKingdoms {
    /// What the card in the centre costs the active player now.
    pub(crate) fn price(&self, purchase: Purchase) -> Result<ActionPrice, Refusal> {
        self.price_for(self.active, purchase).ok_or(Refusal::Empty)
    }

    /// What the card would cost a seat, if there is a card and somebody sits there.
    pub fn price_for(&self, seat: Seat, purchase: Purchase) -> Option<ActionPrice> {
        self.kingdoms.get(seat.index())?;
        let gold = |amount| ActionPrice { real: Resource::Gold, amount, magic: 0 };
        match purchase {
            Purchase::Slay(column) => {
                let monster = self.content.monster(self.centre.monster(column)?);
                Some(ActionPrice { real: Resource::Strength, amount: monster.strength, magic: monster.magic })
            }
            Purchase::Recruit(stack) => Some(gold(self.recruit_cost(seat, self.centre.citizen(stack)?))),
            Purchase::Build(column) => {
                let cost = self.content.domain(self.centre.domain(column)?).cost;
                Some(gold(cost.saturating_sub(self.domain_discount(seat)).max(1))) // [R20]
            }
        }
    }

    /// Base cost and 1 gold for each card of the same name, Starters included.
    fn recruit_cost(&self, seat: Seat, citizen: CitizenId) -> u16 {
        let base = self.content.citizen(citizen).cost;
        let waived = self.continuous(seat).any(|effect| *effect == Effect::WaiveRecruitSurcharge);
        base + if waived { 0 } else { self.kingdom(seat).named(&self.content, citizen) }
    }

    fn domain_discount(&self, seat: Seat) -> u16 {
        let discount = |effect: &Effect| {
            if let Effect::DomainDiscount(amount) = effect { *amount } else { 0 }
        };
        self.continuous(seat).map(discount).sum()
    }

    /// Powers that work throughout the own Actions phase.
    fn continuous(&self, seat: Seat) -> impl Iterator<Item = &'static Effect> {
        let content = self.content.0;
        let owned = self.kingdom(seat).domains.and(content.domains_when(When::OwnActionPassive));
        owned.iter().map(|domain| content.effect(content.domain(domain).power))
    }

    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods) {
        let kingdom = self.kingdom_mut(seat);
        kingdom.goods = kingdom.goods.plus(goods);
    }

    pub(crate) fn spend(&mut self, seat: Seat, goods: Goods) {
        let kingdom = self.kingdom_mut(seat);
        kingdom.goods = kingdom.goods.minus(goods);
    }
}
