//! How an action looks before anybody thinks.

use super::{GEM, GOLD, MAGIC};
use crate::{
    Action, ShadowKingdoms,
    action::Change,
    cards::{Place, Row, SPACES, Shrine, Spot, links_completed},
    dice::{Die, TROOPS, by_troop, different},
    goods::Goods,
    plans::places,
    recruiting::Recruit,
    shrines::TakeDie,
    steps::Step,
    view::Forecast,
    warden::Warden,
};
use taverne_engine::{Seat, steps::Stepped};

/// What a seat looks out for at a moment.
pub(super) struct Sight<'a> {
    game: &'a ShadowKingdoms,
    seat: Seat,
    warden: &'a Warden,
    plans: f32,
    /// How welcome another die of each troop is.
    wanted: [f32; TROOPS],
}

impl<'a> Sight<'a> {
    pub(super) fn of(game: &'a ShadowKingdoms, seat: Seat) -> Self {
        let warden = game.warden(seat);
        let mut sight = Self { game, seat, warden, plans: game.plans_to_come(seat), wanted: [0.0; TROOPS] };
        let have = by_troop(&warden.dice);
        let reserved = warden.reserve.iter().flatten().map(|&plan| (plan, 1.0));
        let column = places().filter_map(|place| game.board.plan(place).map(|plan| (plan, 0.35)));
        for (plan, weight) in reserved.chain(column) {
            let card = game.content.plan(plan);
            let fits = card.troops.len() <= usize::from(warden.limits.troop_slots);
            let weight = weight * if fits { 1.0 } else { 0.2 };
            for (troop, need) in card.symbols.into_iter().enumerate() {
                let wanting = need.saturating_sub(have[troop]);
                sight.wanted[troop] += weight * f32::from(wanting.min(1)) * 0.8;
            }
        }
        if let Some(joker) = warden.limits.joker {
            sight.wanted[joker as usize] += 1.0;
        }
        sight
    }

    fn worth_of_die(&self, die: Die) -> f32 {
        self.wanted[die.troop as usize].min(2.5) + 0.28 * (f32::from(die.strength) - 3.5)
    }

    fn goods(&self, goods: Goods) -> f32 {
        self.game.worth_of_goods(self.seat, goods, self.plans)
    }

    pub(super) fn promise(&self, action: Action) -> f32 {
        let game = self.game;
        match action {
            Action::PickBoard(_) | Action::PickFace(_) | Action::Refill | Action::Finish | Action::Decline => 0.0,
            Action::Move(place) => self.promise_of_place(place),
            Action::TakeDie(die) => self.promise_of_die(die),
            Action::TakeDieFrom { die, .. } => self.worth_of_die(die) + 0.4,
            Action::DropDie(die) => -self.worth_of_die(die) - self.needed(die),
            Action::GainMagic => self.goods(Goods { magic: 2, ..Goods::NONE }),
            Action::Claim(place) => f32::from(game.award_points(place)) + 1.5,
            Action::Recruit { row, space } => self.promise_of_champion(row, space),
            Action::CycleChampion { .. } => -MAGIC * 1.2,
            Action::Reserve { column, .. } => self.promise_of_reserving(column),
            Action::CyclePlan(_) => self.promise_of_cycling(),
            Action::BuyBonus => self.goods(Goods { influence: 1, ..Goods::NONE }) - GOLD,
            Action::Choose(slot) => {
                self.warden.reserve[slot as usize].map_or(0.0, |plan| self.promise_of_executing(plan) + 0.5)
            }
            Action::Buy(column) => {
                let price = f32::from(game.plan_price(self.seat, column, 0));
                game.board.plan(column).map_or(0.0, |plan| self.promise_of_executing(plan) - GOLD * price)
            }
            Action::Assign(die) => {
                let fits = game
                    .next_symbol()
                    .is_none_or(|symbol| symbol == die.troop || self.warden.limits.joker == Some(die.troop));
                0.6 * f32::from(die.strength) - if fits { 0.0 } else { GEM }
            }
            Action::Change { how, die, on_plan } => self.promise_of_change(how, die, on_plan),
            Action::Execute => 0.05,
            Action::Uncover(spot) => {
                let worth = game.worth_of_spot(self.seat, spot, self.plans);
                worth + if spot == Spot::GemStorage { 0.3 } else { 0.0 }
            }
            Action::PlaceMarker(zone) => {
                let face = game.face(self.seat);
                let links = links_completed(zone, self.warden.zones);
                let chains =
                    links.iter().map(|link| game.worth_of_chain(self.seat, face.links[link.index()], self.plans));
                f32::from(game.zone_points(self.seat, zone)) + chains.sum::<f32>()
            }
            Action::TakeChain(link) => match game.chain(self.seat, link) {
                crate::cards::Chain::Magic | crate::cards::Chain::Gold => 0.6,
                crate::cards::Chain::Influence => 0.5,
                _ => 0.0,
            },
        }
    }

    /// A held die that a plan waits for should stay.
    fn needed(&self, die: Die) -> f32 {
        let uses = |plan: crate::cards::PlanId| self.game.content.plan(plan).symbols[die.troop as usize] > 0;
        let reserved = self.warden.reserve.iter().flatten().filter(|&&plan| uses(plan)).count() as f32;
        let column = places().filter_map(|place| self.game.board.plan(place)).filter(|&plan| uses(plan)).count() as f32;
        if self.warden.dice.contains(&die) { 0.9 * reserved + 0.3 * column } else { 0.0 }
    }

    fn promise_of_place(&self, place: Place) -> f32 {
        let game = self.game;
        let Some(shrine) = place.shrine() else {
            return self.promise_of_camp();
        };
        let die = different(game.board.dice(shrine)).map(|die| self.die_in(shrine, die)).fold(f32::MIN, f32::max);
        let die = if self.warden.has_room_for_die() { die } else { die - 1.2 };
        die + match shrine {
            Shrine::Gem => self.goods(Goods { gem: 1, ..Goods::NONE }),
            Shrine::Magic => {
                let claims = (0..3).filter(|&award| game.check_claim(self.seat, award).is_ok());
                let best = claims.map(|award| f32::from(game.award_points(award)) + 1.5).fold(0.0, f32::max);
                best.max(self.goods(Goods { magic: 2, ..Goods::NONE }))
            }
            Shrine::Champion => Row::ALL
                .into_iter()
                .flat_map(|row| (0..SPACES as u8).map(move |space| (row, space)))
                .map(|(row, space)| self.net_champion(row, space, 2))
                .fold(0.0, f32::max),
            Shrine::Gold => 0.0,
            Shrine::Plan => self.best_reservation(2),
        }
    }

    fn promise_of_camp(&self) -> f32 {
        let game = self.game;
        let reserved = self.warden.reserve.iter().flatten().map(|&plan| (plan, 0.0));
        let column = places().filter_map(|place| {
            let price = game.plan_price(self.seat, place, 0);
            let plan = game.board.plan(place).filter(|_| price <= self.warden.gold)?;
            Some((plan, GOLD * f32::from(price)))
        });
        let plans = reserved.chain(column).filter(|&(plan, _)| game.can_execute(self.seat, plan));
        plans.map(|(plan, price)| self.promise_of_executing(plan) - price).fold(f32::MIN, f32::max)
    }

    /// Points with some magic spent, what a marker brings, less what a plan is usually worth: there are only seven.
    fn promise_of_executing(&self, plan: crate::cards::PlanId) -> f32 {
        let Some(forecast) = Forecast::of(self.game, self.seat, plan) else {
            return -5.0;
        };
        let room = self.warden.influence.saturating_sub(forecast.sum);
        let raised = (forecast.sum + self.warden.magic.min(room).min(5)).min(self.warden.influence);
        let points = f32::from(self.game.content.points_for_strength(raised));
        points - 3.2 - GEM * f32::from(forecast.gems) + if self.game.last_round { 6.0 } else { 0.0 }
    }

    fn die_in(&self, shrine: Shrine, die: Die) -> f32 {
        let discount = die.discount();
        let helps = match shrine {
            Shrine::Gold => self.goods(Goods { gold: discount, ..Goods::NONE }),
            Shrine::Champion | Shrine::Plan => 0.8 * GOLD * f32::from(discount.min(4)),
            Shrine::Gem | Shrine::Magic => 0.0,
        };
        self.worth_of_die(die) + helps
    }

    fn promise_of_die(&self, die: Die) -> f32 {
        match self.game.step() {
            Some(Step::TakeDie(TakeDie { shrine })) => self.die_in(shrine, die),
            _ => self.worth_of_die(die),
        }
    }

    fn promise_of_champion(&self, row: Row, space: u8) -> f32 {
        let game = self.game;
        let Some(champion) = game.board.champion(row, space) else {
            return 0.0;
        };
        let price = match game.step() {
            Some(Step::Recruit(Recruit { price })) => game.champion_price(self.seat, price, row, game.discount),
            _ => 0,
        };
        let left = usize::from(self.warden.limits.champions) - self.warden.champions().len();
        let room = if left > 1 { 0.4 } else { 0.9 };
        game.worth_of_champion(self.seat, champion, self.plans) - GOLD * f32::from(price) - room
    }

    fn net_champion(&self, row: Row, space: u8, discount: u8) -> f32 {
        let game = self.game;
        let price = game.champion_price(self.seat, crate::recruiting::Price::Shrine, row, discount);
        match game.board.champion(row, space) {
            Some(champion) if self.warden.has_room_for_champion() && price <= self.warden.gold => {
                game.worth_of_champion(self.seat, champion, self.plans) - GOLD * f32::from(price) - 0.5
            }
            _ => 0.0,
        }
    }

    fn best_reservation(&self, discount: u8) -> f32 {
        if !self.warden.has_free_slot() {
            return self.promise_of_cycling().max(0.0);
        }
        let net = |place| {
            let price = self.game.plan_price(self.seat, place, discount);
            let plan = self.game.board.plan(place).filter(|_| price <= self.warden.gold)?;
            Some(self.plan_in_reserve(plan) - GOLD * f32::from(price))
        };
        places().filter_map(net).fold(0.0, f32::max)
    }

    fn plan_in_reserve(&self, plan: crate::cards::PlanId) -> f32 {
        let reserved = self.warden.reserve.iter().flatten().count() as f32;
        let useful = (self.plans - reserved).clamp(0.0, 1.0);
        (0.5 * self.game.promise_of_plan(self.seat, plan) + 1.3 - 0.4 * reserved) * useful
    }

    fn promise_of_reserving(&self, column: u8) -> f32 {
        let game = self.game;
        let free = matches!(game.step(), Some(Step::Reserve(step)) if step.free);
        let price = if free { 0 } else { game.plan_price(self.seat, column, game.discount) };
        game.board.plan(column).map_or(0.0, |plan| self.plan_in_reserve(plan) - GOLD * f32::from(price))
    }

    /// Magic for another plan is worth it if none in sight can ever be executed with these troop slots **[R36]**.
    fn promise_of_cycling(&self) -> f32 {
        let slots = usize::from(self.warden.limits.troop_slots);
        let column = places().filter_map(|place| self.game.board.plan(place));
        let mut plans = column.chain(self.warden.reserve.iter().flatten().copied());
        let hopeless = plans.all(|plan| self.game.content.plan(plan).troops.len() > slots);
        if hopeless && self.warden.magic > 0 { 1.5 } else { -MAGIC * 1.2 }
    }

    fn promise_of_change(&self, how: Change, die: Die, on_plan: bool) -> f32 {
        let game = self.game;
        let price = if how == Change::Flip { GEM } else { MAGIC };
        let (Some(plan), Some(to), true) = (game.camp.plan, how.of(die), on_plan) else {
            return -1.0 - price;
        };
        let dice: u8 = game.camp.dice.iter().map(|it| it.strength).sum();
        let points = |dice| f32::from(game.content.points_for_strength(game.strength_of(self.seat, plan, dice).total));
        let late = (self.plans / 1.5).min(1.0);
        points((dice + to.strength) - die.strength) - points(dice) - price * late
    }
}
