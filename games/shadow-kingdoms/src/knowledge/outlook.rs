//! What a seat will probably score in the end.

use super::{GEM, GOLD, MAGIC};
use crate::{
    ShadowKingdoms,
    camp::missing,
    cards::{PlanId, Power, Row, SPACES, Spot},
    dice::{Die, by_troop},
    plans::places,
    recruiting::Recruit,
    steps::Step,
    warden::Warden,
};
use taverne_engine::{Seat, steps::Stepped};

impl ShadowKingdoms {
    pub(super) fn outlook(&self, seat: Seat) -> f32 {
        let lines = self.score_lines(seat);
        if self.over {
            return lines.iter().map(|&(_, points)| points as f32).sum();
        }
        let warden = self.warden(seat);
        let plans = self.plans_to_come(seat);
        // Champions and dice, the last two lines, are foreseen below.
        let scored: i32 = lines[..4].iter().map(|&(_, points)| points).sum();
        let champions: f32 = warden
            .champions()
            .iter()
            .map(|&it| match &self.content.champion(it).power {
                Power::Score(score) => self.expected_points(seat, *score, plans),
                Power::Whenever(_) => self.worth_of_champion(seat, it, plans) - self.strength_counted(it, plans),
                _ => 0.0,
            })
            .sum();
        let spots: f32 = Spot::ALL
            .into_iter()
            .filter(|&spot| !warden.covered().contains(spot) && spot != Spot::Strength1)
            .map(|spot| self.worth_of_spot(seat, spot, plans))
            .sum();
        scored as f32
            + plans * self.worth_of_a_plan(seat)
            + champions
            + spots
            + self.worth_of_stock(warden, plans)
            + self.promise_of_dice(seat, plans)
            + self.awards_in_reach(seat)
            + self.half_done(seat, plans)
    }

    /// Strength of Champions is part of what plans are worth, so it is not counted twice.
    fn strength_counted(&self, champion: crate::cards::ChampionId, plans: f32) -> f32 {
        let strong = self.content.listeners(crate::cards::Moment::StrengthCounted).contains(champion);
        if strong { self.worth_of_champion(self.active, champion, plans) } else { 0.0 }
    }

    /// Plans this seat will still complete: at the pace of the one who is ahead, with a chance to catch up.
    pub(super) fn plans_to_come(&self, seat: Seat) -> f32 {
        let own = f32::from(self.content.plans_to_end) - self.warden(seat).completed().len() as f32;
        own.min(self.plans_left() + 0.6 * f32::from(u8::from(!self.last_round)))
    }

    /// A usual plan of this seat: the sum of its dice varies, its influence is the ceiling.
    fn worth_of_a_plan(&self, seat: Seat) -> f32 {
        let warden = self.warden(seat);
        let content = self.content.0;
        let strong = warden.owned.and(content.listeners(crate::cards::Moment::StrengthCounted)).len() as f32;
        let sum = 13.0 + f32::from(warden.limits.strength) + 0.8 * strong;
        let spread = [-4.0, -2.0, 0.0, 2.0, 4.0];
        let ceiling = f32::from(warden.influence);
        // Influence grows on the way, as far as the track goes.
        let ceiling = (ceiling + 1.5).min(f32::from(warden.limits.track).max(ceiling + 0.7));
        spread.iter().map(|it| (sum + it).min(ceiling) - 5.0).sum::<f32>() / spread.len() as f32 + 2.5
    }

    fn worth_of_stock(&self, warden: &Warden, plans: f32) -> f32 {
        let time = (plans / 1.5).min(1.0);
        let useful = |n: u8, most: u8| f32::from(n.min(most)) + 0.3 * f32::from(n.saturating_sub(most));
        time * (useful(warden.gold, 9) * GOLD + useful(warden.magic, 6) * MAGIC + f32::from(warden.gems) * GEM)
    }

    /// The dice held, for the plans they come nearest to, and one point each in the end.
    fn promise_of_dice(&self, seat: Seat, plans: f32) -> f32 {
        let warden = self.warden(seat);
        let dice = f32::from(self.content.points_per_die) * warden.dice.len() as f32 * (1.0 - plans / 8.0).max(0.1);
        let mut reserved = [0.0; 3];
        for (promise, plan) in reserved.iter_mut().zip(warden.reserve) {
            *promise = plan.map_or(0.0, |plan| self.promise_of_plan(seat, plan) + 0.7);
        }
        reserved.sort_by(|one, other| other.total_cmp(one));
        let column = places()
            .filter_map(|place| {
                let price = f32::from(self.plan_price(seat, place, 0));
                self.board.plan(place).map(|plan| self.promise_of_plan(seat, plan) - GOLD * price)
            })
            .fold(0.0, f32::max);
        let best = reserved[0].max(column);
        let second = reserved[0].min(column).max(reserved[1]);
        dice + (best + 0.3 * second) * plans.min(1.0)
    }

    /// How near a plan is: the dice that fit it, and how strong it would be.
    pub(super) fn promise_of_plan(&self, seat: Seat, plan: PlanId) -> f32 {
        let warden = self.warden(seat);
        let card = self.content.plan(plan);
        let symbols = card.troops.len();
        if symbols > usize::from(warden.limits.troop_slots) {
            return 0.2;
        }
        let lacking = missing(card.symbols, by_troop(&warden.dice), warden.limits.joker);
        let lacking = lacking.max(symbols.saturating_sub(warden.dice.len()) as u8);
        let filled = symbols as f32 - f32::from(lacking) + 0.8 * f32::from(lacking.min(warden.gems));
        let dice = strongest(card.symbols, &warden.dice) + 3.6 * f32::from(lacking);
        let sum = self.strength_of(seat, plan, 0).sum;
        let strength = (dice + f32::from(sum) + 0.6 * f32::from(warden.magic.min(4))).min(f32::from(warden.influence));
        let part = (filled / symbols as f32).clamp(0.0, 1.0);
        part * (0.55 * (strength - 5.0).max(1.0) + 1.0)
    }

    fn awards_in_reach(&self, seat: Seat) -> f32 {
        let open = (0..3).filter(|&place| self.check_claim(seat, place).is_ok());
        open.map(|place| 0.5 * f32::from(self.award_points(place))).sum()
    }

    /// What the rest of a move that is going on will bring the active player.
    fn half_done(&self, seat: Seat, plans: f32) -> f32 {
        if seat != self.active {
            return 0.0;
        }
        let warden = self.warden(seat);
        let mut worth = 0.0;
        if let Some(plan) = self.camp.plan {
            let points = |strength: f32| (strength - 5.0).max(1.0);
            if self.camp.executed.is_none() {
                let open = self.content.plan(plan).troops.len() - self.camp.dice.len();
                let dice: u8 = self.camp.dice.iter().map(|die| die.strength).sum();
                let sum = f32::from(self.strength_of(seat, plan, dice).sum) + 3.8 * open as f32;
                worth += points(sum.min(f32::from(warden.influence)));
            }
            // The plan is as good as completed.
            worth -= self.worth_of_a_plan(seat) * if plans >= 1.0 { 1.0 } else { plans };
            worth += 3.0;
            if self.camp.marker || self.camp.executed.is_none() {
                worth += 2.5;
            }
        }
        match self.step() {
            Some(Step::ChoosePlan(_)) => {
                let reserved = warden.reserve.iter().flatten().map(|&plan| (plan, 0.0));
                let column = places().filter_map(|place| {
                    let price = f32::from(self.plan_price(seat, place, 0));
                    self.board.plan(place).map(|plan| (plan, price * GOLD))
                });
                let best = reserved.chain(column).filter(|&(plan, _)| self.can_execute(seat, plan));
                let best = best.map(|(plan, price)| 1.6 * self.promise_of_plan(seat, plan) - price).fold(0.0, f32::max);
                worth += best - 0.5;
            }
            Some(Step::Recruit(Recruit { price })) if warden.has_room_for_champion() => {
                let cells = Row::ALL.into_iter().flat_map(|row| (0..SPACES as u8).map(move |space| (row, space)));
                let net = |(row, space)| {
                    let champion = self.board.champion(row, space)?;
                    let cost = self.champion_price(seat, price, row, self.discount);
                    let worth = self.worth_of_champion(seat, champion, plans) - GOLD * f32::from(cost);
                    (cost <= warden.gold).then_some(worth)
                };
                worth += cells.filter_map(net).fold(0.0, f32::max);
            }
            Some(Step::Reserve(step)) if warden.has_free_slot() => {
                let net = |place| {
                    let cost = if step.free { 0 } else { self.plan_price(seat, place, self.discount) };
                    let plan = self.board.plan(place).filter(|_| cost <= warden.gold)?;
                    Some(0.6 * self.promise_of_plan(seat, plan) + 0.9 - GOLD * f32::from(cost))
                };
                worth += places().filter_map(net).fold(0.0, f32::max);
            }
            Some(Step::AnyDie(step)) => worth += 1.2 - GOLD * f32::from(step.price),
            _ => {}
        }
        worth
    }
}

/// The strength of the dice that fit symbols of their own troop.
fn strongest(mut need: [u8; 5], dice: &[Die]) -> f32 {
    let mut sorted: arrayvec::ArrayVec<Die, 5> = dice.iter().copied().collect();
    sorted.sort_unstable_by_key(|die| std::cmp::Reverse(die.strength));
    let mut sum = 0;
    for die in sorted {
        let need = &mut need[die.troop as usize];
        if *need > 0 {
            *need -= 1;
            sum += die.strength;
        }
    }
    f32::from(sum)
}
