//! What cards, spots and chains are worth to a seat, in points, with so many plans still to come.

use super::{GEM, GOLD, MAGIC};
use crate::{
    ShadowKingdoms,
    cards::{Answer, Battle, Boon, Chain, ChampionId, Metric, Moment, Power, Score, Spot},
    goods::{Goods, Resource},
    warden::Warden,
};
use taverne_engine::Seat;

impl ShadowKingdoms {
    pub(super) fn worth_of_goods(&self, seat: Seat, goods: Goods, plans: f32) -> f32 {
        let warden = self.warden(seat);
        let fits = |have: u8, n: u8, cap: u8| f32::from(n.min(cap.saturating_sub(have)));
        let cap = warden.limits.track;
        let time = (plans / 1.5).min(1.0);
        let gems = fits(warden.gems, goods.gem.min(self.board.gems), warden.limits.gems);
        let mut worth = time
            * (fits(warden.gold, goods.gold, cap) * GOLD + fits(warden.magic, goods.magic, cap) * MAGIC + gems * GEM);
        if goods.influence > 0 {
            worth += self.worth_of_influence(warden, goods.influence, plans);
        }
        worth
    }

    /// Influence is the ceiling of every plan to come, and points at its end.
    fn worth_of_influence(&self, warden: &Warden, n: u8, plans: f32) -> f32 {
        let step = |at: u8| {
            if at < warden.limits.track {
                (0.75 - 0.08 * (f32::from(at) - 10.0)).max(0.05) * plans
            } else if warden.limits.track == self.content.track_end {
                f32::from(self.content.points_per_influence)
            } else {
                0.0
            }
        };
        (0..n).map(|more| step(warden.influence + more)).sum()
    }

    /// Without its price.
    pub(super) fn worth_of_champion(&self, seat: Seat, champion: ChampionId, plans: f32) -> f32 {
        match &self.content.champion(champion).power {
            Power::Gain(goods) => self.worth_of_goods(seat, *goods, plans),
            Power::TakeDie => 1.4,
            Power::ReservePlan if self.warden(seat).has_free_slot() => 1.6,
            Power::ReservePlan => 0.0,
            Power::Whenever(answer) => worth_of_answer(answer, plans),
            Power::Score(score) => self.expected_points(seat, *score, plans),
        }
    }

    /// What a Scoring Champion will pay at the end.
    pub(super) fn expected_points(&self, seat: Seat, score: Score, plans: f32) -> f32 {
        let warden = self.warden(seat);
        let now = f32::from(warden.count(score.metric));
        let later = match score.metric {
            Metric::Symbols(_) => now + 0.6 * plans,
            Metric::PlansOf(_) => now + 0.36 * plans,
            Metric::CompletedPlans => now + plans,
            Metric::ChampionsOf(_) => now + 0.25 * plans,
            Metric::InfluenceAbove(_) => now + 0.8 * plans,
            Metric::Awards => now + 0.2 * plans,
            Metric::PlansOfEachBattle(n) => {
                let wanting: u8 = warden.battles.iter().map(|&have| n.saturating_sub(have)).sum();
                return f32::from(score.flat) * (1.0 - 0.3 * (f32::from(wanting) - 0.5 * plans)).clamp(0.0, 1.0);
            }
            // Held in the end only if it is not spent.
            Metric::Gems | Metric::ReservedPlans => now.min(1.0 + 0.3 * now),
            Metric::Gold | Metric::Magic => 2.0 + 0.5 * now,
            _ => now.max(2.0),
        };
        let points = later / f32::from(score.per) * f32::from(score.each);
        score.most.map_or(points, |most| points.min(f32::from(most)))
    }

    /// What an uncovered spot will bring.
    pub(super) fn worth_of_spot(&self, seat: Seat, spot: Spot, plans: f32) -> f32 {
        let warden = self.warden(seat);
        let full = |worth: f32, tight: bool| if tight { worth } else { worth * 0.5 };
        let worth = match spot {
            Spot::Champions6 => full(2.4, warden.champions().len() >= 2),
            Spot::Champions10 => full(1.6, warden.champions().len() >= 5),
            Spot::Joker => 3.2,
            Spot::GemStorage => 2.8,
            Spot::ReserveMiddle => 2.0,
            Spot::ReserveRight => 1.8,
            Spot::Strength1 => 3.4,
            Spot::Track14 => full(4.5, warden.influence >= 12),
            Spot::TroopSlot4 => 4.0,
            Spot::TroopSlot5 => 2.4,
        };
        worth * plans / 6.0
    }

    pub(super) fn worth_of_chain(&self, seat: Seat, chain: Chain, plans: f32) -> f32 {
        let pays = self.content.links;
        let goods = match chain {
            Chain::Gold => Goods { gold: pays.gold, ..Goods::NONE },
            Chain::Magic => Goods { magic: pays.magic, ..Goods::NONE },
            Chain::Influence => Goods { influence: pays.influence, ..Goods::NONE },
            Chain::Gem => Goods { gem: pays.gem, ..Goods::NONE },
            Chain::Champion => return if self.warden(seat).has_room_for_champion() { 3.0 } else { 0.2 },
            Chain::Die => return 1.3,
        };
        self.worth_of_goods(seat, goods, plans)
    }
}

fn worth_of_answer(answer: &Answer, plans: f32) -> f32 {
    let part = |battle: Option<Battle>| if battle.is_some() { 1.0 / 3.0 } else { 1.0 };
    // How often a moment comes until one more plan is executed.
    let often = |moment: Moment| match moment {
        Moment::GoldGained | Moment::MagicGained => 1.2,
        Moment::InfluenceGained => 0.7,
        Moment::GemGained | Moment::GemSpent => 0.5,
        Moment::ChainGained => 1.1,
        Moment::ChampionGained | Moment::PayChampion => 0.7,
        Moment::PlanTaken | Moment::PayPlan => 1.0,
        Moment::PayReserveBonus => 0.5,
        Moment::StrengthCounted | Moment::PlanExecuted => 1.0,
    };
    let times: f32 = answer.on.iter().map(|&moment| often(moment)).sum::<f32>() * part(answer.battle) * plans;
    let each = match answer.with {
        Boon::Gain(goods) => f32::from(goods.gold) * GOLD + f32::from(goods.magic) * MAGIC,
        Boon::GainAsMuch(Resource::Gold) => 1.5 * GOLD,
        Boon::GainAsMuch(_) => 1.5 * MAGIC,
        Boon::Strength(n) => 0.6 * f32::from(n),
        Boon::Discount(n) => 0.8 * f32::from(n) * GOLD,
    };
    times * each
}
