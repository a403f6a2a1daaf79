//! Gold, strength, magic and victory point tokens.

use serde::{Deserialize, Serialize};
use taverne_engine::{Phrase, phrase::Arg};
use ts_rs::TS;

/// The three resources. Victory points are not one of them (RULES, abbreviations).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    Gold,
    Strength,
    Magic,
}

impl Resource {
    pub const ALL: [Self; 3] = [Self::Gold, Self::Strength, Self::Magic];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Strength => "strength",
            Self::Magic => "magic",
        }
    }

    /// So many of this resource, and nothing else.
    pub const fn times(self, amount: u16) -> Goods {
        let mut goods = Goods::NONE;
        match self {
            Self::Gold => goods.gold = amount,
            Self::Strength => goods.strength = amount,
            Self::Magic => goods.magic = amount,
        }
        goods
    }

    /// "2 gold", as a phrase.
    pub fn phrase(self, amount: u16) -> Phrase {
        let key = match self {
            Self::Gold => "goods-gold",
            Self::Strength => "goods-strength",
            Self::Magic => "goods-magic",
        };
        Phrase::new(key).with("n", amount)
    }
}

/// A number of tokens of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    pub gold: u16,
    pub strength: u16,
    pub magic: u16,
    pub points: u16,
}

impl Goods {
    pub const NONE: Self = Self { gold: 0, strength: 0, magic: 0, points: 0 };

    pub const fn is_none(self) -> bool {
        self.gold == 0 && self.strength == 0 && self.magic == 0 && self.points == 0
    }

    pub const fn get(self, resource: Resource) -> u16 {
        match resource {
            Resource::Gold => self.gold,
            Resource::Strength => self.strength,
            Resource::Magic => self.magic,
        }
    }

    /// Gold, strength and magic together.
    pub const fn resources(self) -> u16 {
        self.gold.saturating_add(self.strength).saturating_add(self.magic)
    }

    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            gold: self.gold.saturating_add(other.gold),
            strength: self.strength.saturating_add(other.strength),
            magic: self.magic.saturating_add(other.magic),
            points: self.points.saturating_add(other.points),
        }
    }

    /// Less the other, never below zero.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            gold: self.gold.saturating_sub(other.gold),
            strength: self.strength.saturating_sub(other.strength),
            magic: self.magic.saturating_sub(other.magic),
            points: self.points.saturating_sub(other.points),
        }
    }

    #[must_use]
    pub const fn times(self, factor: u16) -> Self {
        Self {
            gold: self.gold.saturating_mul(factor),
            strength: self.strength.saturating_mul(factor),
            magic: self.magic.saturating_mul(factor),
            points: self.points.saturating_mul(factor),
        }
    }

    /// As much of the other as is there.
    #[must_use]
    pub fn at_most(self, other: Self) -> Self {
        Self {
            gold: self.gold.min(other.gold),
            strength: self.strength.min(other.strength),
            magic: self.magic.min(other.magic),
            points: self.points.min(other.points),
        }
    }

    pub const fn covers(self, price: Self) -> bool {
        self.gold >= price.gold
            && self.strength >= price.strength
            && self.magic >= price.magic
            && self.points >= price.points
    }

    /// The first resource that is missing for a price, and how much of it.
    pub fn missing(self, price: Self) -> Option<(Resource, u16)> {
        Resource::ALL
            .into_iter()
            .find(|&resource| self.get(resource) < price.get(resource))
            .map(|resource| (resource, price.get(resource) - self.get(resource)))
    }

    /// The one resource these goods consist of.
    pub fn single(self) -> Option<(Resource, u16)> {
        let mut kinds = Resource::ALL.into_iter().filter(|&resource| self.get(resource) > 0);
        match (kinds.next(), kinds.next(), self.points) {
            (Some(only), None, 0) => Some((only, self.get(only))),
            _ => None,
        }
    }

    /// The goods in words: a list such as "2 gold, 1 magic".
    pub fn phrases(self) -> Vec<Phrase> {
        let resources = Resource::ALL.into_iter().filter(|&resource| self.get(resource) > 0);
        let resources = resources.map(|resource| resource.phrase(self.get(resource)));
        let points = (self.points > 0).then(|| Phrase::new("goods-points").with("n", self.points));
        let some: Vec<_> = resources.chain(points).collect();
        if some.is_empty() { vec![Phrase::new("goods-nothing")] } else { some }
    }
}

impl From<Goods> for Arg {
    fn from(goods: Goods) -> Self {
        Self::List(goods.phrases())
    }
}
