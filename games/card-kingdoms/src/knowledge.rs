//! What the game tells bots: how good a Kingdom is at a glance and in the long run, how an action looks, and when a
//! move is done.

mod calibration;
mod first_sight;
mod outlook;

use crate::{
    Action, CardKingdoms,
    cards::CitizenId,
    effect::{Effect, EffectId},
    goods::{Goods, Resource},
    kingdom::Kingdom,
    roll::ChangeDice,
    scoring::Lines,
    steps::Step,
};
use taverne_engine::{Game, Knowledge, Seat, Viewer, knowledge::Calibration};

/// What a token is worth in points of the final score, while there is time to spend it.
const RESOURCE: f32 = 0.32;
/// So many tokens of a kind can be spent well; hoarding more is worth nothing.
const SPENDABLE: u16 = 12;
/// How much of an income will be turned into points.
const INCOME: f32 = 0.26;
/// Rounds of a usual game.
const ROUNDS: f32 = 16.0;

impl Knowledge for CardKingdoms {
    /// About two rounds of two: far enough to see what a purchase brings.
    const HORIZON: usize = 30;

    /// The score now, with a plain price for goods and income.
    fn evaluate(&self, seat: Seat) -> f32 {
        self.over_the_others(seat, |seat| self.at_a_glance(seat))
    }

    fn expected_lead(&self, seat: Seat) -> f32 {
        let rounds = self.rounds_left();
        self.over_the_others(seat, |seat| self.outlook(seat, rounds))
    }

    fn decisive_lead(&self) -> f32 {
        4.0 + 0.5 * self.rounds_left()
    }

    fn calibration(&self) -> Calibration {
        calibration::calibration(self.seats())
    }

    fn left(&self) -> f32 {
        self.rounds_left() / ROUNDS
    }

    /// Changing a die is too intricate to be judged without trying it.
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        if self.agenda.now() != Some(ChangeDice.into()) {
            let rounds = self.rounds_left();
            out.extend(actions.iter().map(|&action| self.first_sight(seat, action, rounds)));
        }
    }

    /// The dice, which are alike. Looking beyond them did not help (44 % of 126 games of two at 1,000 iterations against a
    /// search that stops there), so `BEYOND` stays as it is.
    fn lot(&self, _: Seat) -> Option<u64> {
        let [one, other] = self.dice.map(u64::from);
        Some(one.min(other) * 8 + one.max(other))
    }

    /// Payments and the effects of cards are parts of a move.
    fn is_settled(&self) -> bool {
        !matches!(self.agenda.now(), Some(Step::Pay(_) | Step::Resolve(_)))
    }
}

impl CardKingdoms {
    /// By how much a seat is better than its best opponent; alone, than the Dark Lord if the game ended now, because
    /// surviving Monsters count for him.
    fn over_the_others(&self, seat: Seat, worth: impl Fn(Seat) -> f32) -> f32 {
        let rival = match &self.dark_lord {
            Some(dark_lord) => total(&self.dark_lord_lines(dark_lord)),
            None => self.opponents(seat).map(&worth).fold(f32::MIN, f32::max),
        };
        worth(seat) - rival
    }

    fn at_a_glance(&self, seat: Seat) -> f32 {
        let kingdom = self.kingdom(seat);
        let score = total(&self.score_lines(seat, Viewer::Seat(seat)));
        if self.ending.is_some() {
            return score;
        }
        let played = f32::from(self.turn) / self.table() as f32;
        let open = 1.0 - self.centre.exhausted() as f32 / self.exhausted_limit() as f32;
        let by_stacks = if self.last_round { 0.5 } else { 1.0 + open * ROUNDS };
        let rounds = (ROUNDS - played).max(2.0).min(by_stacks);
        let spendable: u16 = Resource::ALL.iter().map(|&resource| kingdom.goods.get(resource).min(SPENDABLE)).sum();
        let spendable = f32::from(spendable) * RESOURCE * (rounds / 2.0).min(1.0);
        score + spendable + self.income(seat, kingdom) * rounds * INCOME
    }

    /// Goods that the Citizens bring in a round on average.
    fn income(&self, seat: Seat, kingdom: &Kingdom) -> f32 {
        let (active, passive) = self.harvests();
        kingdom
            .citizens()
            .iter()
            .map(|(index, copies)| {
                let card = self.content.citizen(CitizenId::of(index));
                let each = active * self.yield_of(seat, card.active) + passive * self.yield_of(seat, card.passive);
                frequency(&card.activation) * each * f32::from(copies)
            })
            .sum()
    }

    fn yield_of(&self, seat: Seat, effect: EffectId) -> f32 {
        match self.effect(effect) {
            Effect::Choose(parts) => parts.iter().map(|&part| self.yield_of(seat, part)).fold(0.0, f32::max) + 0.2,
            Effect::Exchange { pay, gain } => 0.7 * (value(*gain) - value(*pay)).max(0.0),
            Effect::Take { options, .. } => options.iter().map(|&goods| value(goods)).fold(0.0, f32::max),
            _ => value(self.plain(seat, effect)),
        }
    }

    /// How often the active and the passive side of a Citizen can fire in a round; alone, every turn harvests both.
    fn harvests(&self) -> (f32, f32) {
        (1.0, if self.is_solo() { 1.0 } else { (self.table() - 1) as f32 })
    }
}

fn total(lines: &Lines) -> f32 {
    lines.iter().map(|&(_, points)| points as f32).sum()
}

fn value(goods: Goods) -> f32 {
    f32::from(goods.resources()) + f32::from(goods.points) / RESOURCE
}

/// How often two dice fire a card with these values.
fn frequency(values: &[u8]) -> f32 {
    let sums = |value: u8| f32::from(6 - value.abs_diff(7).min(6)) / 36.0;
    let dice = |value: u8| if value <= 6 { 1.0 / 3.0 } else { 0.0 };
    values.iter().map(|&value| dice(value) + sums(value)).sum()
}
