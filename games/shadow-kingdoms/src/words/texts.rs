//! What stands on the components: their names, and what they do in a sentence.

use crate::{
    Content,
    cards::{
        Answer, AwardId, BoardId, Boon, Chain, ChampionId, Criterion, Metric, Moment, PlanId, Power, Score, ScrollFace,
        ScrollId, Zone, ZoneKind,
    },
    dice::{Die, Troop},
    event::Source,
    goods::{Goods, Resource},
};
use taverne_engine::{Phrase, phrase::Arg};

/// So much of a resource.
pub(crate) fn amount(resource: Resource, n: u8) -> Phrase {
    Phrase::new(format!("goods-{}", resource.id())).with("n", n)
}

pub(crate) fn gold(n: u8) -> Phrase {
    amount(Resource::Gold, n)
}

pub(crate) fn die(die: Die) -> Phrase {
    Phrase::new("die").with("troop", named("troop", die.troop.id())).with("n", die.strength)
}

/// The name of something with a place in the vocabulary.
pub(crate) fn named(family: &str, id: &str) -> Phrase {
    Phrase::new(format!("{family}-{id}"))
}

pub(crate) fn troop(troop: Troop) -> Phrase {
    named("troop", troop.id())
}

impl From<Goods> for Arg {
    fn from(goods: Goods) -> Self {
        Self::List(goods.parts().map(|(resource, n)| amount(resource, n)).collect())
    }
}

pub(crate) const fn is_payment(moment: Moment) -> bool {
    matches!(moment, Moment::PayChampion | Moment::PayPlan | Moment::PayReserveBonus)
}

/// Names of components, as phrases.
impl Content {
    pub fn plan_name(&self, id: PlanId) -> Phrase {
        named("plan", &self.plan(id).id)
    }

    pub fn champion_name(&self, id: ChampionId) -> Phrase {
        named("champion", &self.champion(id).id)
    }

    pub fn award_name(&self, id: AwardId) -> Phrase {
        named("award", &self.award(id).id)
    }

    pub fn board_name(&self, id: BoardId) -> Phrase {
        named("board", &self.board(id).id)
    }

    pub fn scroll_name(&self, id: ScrollId) -> Phrase {
        named("scroll", &self.scrolls[id.index()].id)
    }

    pub fn source_name(&self, source: Source) -> Phrase {
        match source {
            Source::Shrine(it) => named("shrine", it.id()),
            Source::Champion(it) => self.champion_name(it),
            Source::Chain(_) => Phrase::new("a-chain"),
            Source::Slot(it) => named("slot", it.id()),
            Source::Spot(it) => named("spot", it.id()),
        }
    }

    /// What a link pays.
    pub fn chain_phrase(&self, chain: Chain) -> Phrase {
        match chain {
            Chain::Gold => amount(Resource::Gold, self.links.gold),
            Chain::Magic => amount(Resource::Magic, self.links.magic),
            Chain::Influence => amount(Resource::Influence, self.links.influence),
            Chain::Gem => amount(Resource::Gem, self.links.gem),
            Chain::Champion | Chain::Die => named("chain", chain.id()),
        }
    }

    pub fn zone_phrase(&self, face: &ScrollFace, zone: Zone) -> Phrase {
        match face.zones[zone.index()] {
            ZoneKind::Troop(it) => Phrase::new("zone-troop").with("troop", troop(it)),
            ZoneKind::Battle(it) => Phrase::new("zone-battle").with("battle", named("battle", it.id())),
            ZoneKind::Strength => Phrase::new("zone-strength").with("n", self.zone_points.least_strength),
        }
    }

    /// What a Champion does, in a sentence.
    pub fn power_phrase(&self, power: &Power) -> Phrase {
        match power {
            Power::Gain(goods) => Phrase::new("power-gain").with("goods", *goods),
            Power::TakeDie => Phrase::new("power-take-die"),
            Power::ReservePlan => Phrase::new("power-reserve-plan"),
            Power::Whenever(answer) => answer_phrase(answer),
            Power::Score(score) => score_phrase(*score),
        }
    }

    pub fn criterion_phrase(&self, needs: &Criterion) -> Phrase {
        match needs {
            Criterion::Least { metric, least } => {
                Phrase::new("criterion-least").with("n", *least).with("metric", metric_phrase(*metric, *least))
            }
            Criterion::Formation { .. } => Phrase::new("criterion-formation"),
        }
    }
}

fn answer_phrase(answer: &Answer) -> Phrase {
    let battle = answer.battle.map(|it| named("battle", it.id()));
    let when: Vec<_> = answer
        .on
        .iter()
        .map(|&moment| match &battle {
            Some(battle) => Phrase::new(format!("moment-{}-of", moment.id())).with("battle", battle.clone()),
            None => named("moment", moment.id()),
        })
        .collect();
    match answer.with {
        Boon::Gain(goods) if answer.not_itself => {
            Phrase::new("power-whenever-else").with("when", when).with("goods", goods)
        }
        Boon::Gain(goods) => Phrase::new("power-whenever").with("when", when).with("goods", goods),
        Boon::GainAsMuch(resource) => {
            Phrase::new("power-as-much").with("when", when).with("resource", named("resource", resource.id()))
        }
        Boon::Strength(n) => match battle {
            Some(battle) => Phrase::new("power-strength-of").with("n", n).with("battle", battle),
            None => Phrase::new("power-strength").with("n", n),
        },
        Boon::Discount(n) => {
            let on = answer.on.first().map_or("pay_champion", |moment| moment.id());
            named("power", on).with("goods", gold(n))
        }
    }
}

fn score_phrase(score: Score) -> Phrase {
    let metric = metric_phrase(score.metric, score.per.max(1));
    if score.flat > 0 {
        return Phrase::new("points-flat").with("points", score.flat).with("metric", metric);
    }
    let each = if score.per > 1 {
        let key = if score.round_up { "points-each-few-up" } else { "points-each-few" };
        Phrase::new(key).with("points", score.each).with("per", score.per).with("metric", metric)
    } else {
        Phrase::new("points-each").with("points", score.each).with("metric", metric)
    };
    match score.most {
        Some(most) => Phrase::new("points-most").with("each", each).with("most", most),
        None => each,
    }
}

/// What is counted, so many of it.
fn metric_phrase(metric: Metric, count: u8) -> Phrase {
    let phrase = match metric {
        Metric::Symbols(it) => Phrase::new("metric-symbols").with("troop", troop(it)),
        Metric::Champions => Phrase::new("metric-champions"),
        Metric::ChampionsOf(row) => Phrase::new("metric-champions-of").with("row", named("row", row.id())),
        Metric::PlansOf(battle) => Phrase::new("metric-plans-of").with("battle", named("battle", battle.id())),
        Metric::CompletedPlans => Phrase::new("metric-completed-plans"),
        Metric::ReservedPlans => Phrase::new("metric-reserved-plans"),
        Metric::Gems => Phrase::new("metric-gems"),
        Metric::Gold => Phrase::new("metric-gold"),
        Metric::Magic => Phrase::new("metric-magic"),
        Metric::Dice => Phrase::new("metric-dice"),
        Metric::Awards => Phrase::new("metric-awards"),
        Metric::Influence => Phrase::new("metric-influence"),
        Metric::InfluenceAbove(n) => Phrase::new("metric-influence-above").with("n", n),
        Metric::PlansOfEachBattle(n) => Phrase::new("metric-plans-of-each-battle").with("n", n),
        Metric::MostChampionsOfOneRow => Phrase::new("metric-champions-of-one-row"),
        Metric::MostPlansOfOneBattle => Phrase::new("metric-plans-of-one-battle"),
        Metric::BattlesCompleted => Phrase::new("metric-battles-completed"),
        Metric::FewestSymbolsOfAnyTroop => Phrase::new("metric-fewest-symbols"),
    };
    phrase.with("count", count)
}
