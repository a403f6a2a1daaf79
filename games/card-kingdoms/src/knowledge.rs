//! What the game tells bots: how good a Kingdom is, and when a move is done.

use crate::{
    CardKingdoms,
    cards::CitizenId,
    effect::{Effect, EffectId},
    goods::Goods,
    kingdom::Kingdom,
    scoring::{Ending, Lines},
    steps::Step,
};
use taverne_engine::{Knowledge, Seat, Viewer};

/// What a token is worth in points of the final score, while there is time to spend it.
const RESOURCE: f32 = 0.32;
const VICTORY_POINT: f32 = 1.0;
/// How much of an income will be turned into points.
const INCOME: f32 = 0.26;
/// Rounds of a usual game.
const ROUNDS: f32 = 16.0;
const VICTORY: f32 = 1_000.0;

impl Knowledge for CardKingdoms {
    fn evaluate(&self, seat: Seat) -> f32 {
        let worth = |seat: Seat| self.prospects(seat);
        match self.ending {
            Some(ending) if self.is_solo() => self.solo_result(ending),
            _ if self.is_solo() => worth(seat) - self.danger(),
            _ => worth(seat) - self.opponents(seat).map(worth).fold(f32::MIN, f32::max),
        }
    }

    /// Payments and the effects of cards are parts of a move.
    fn is_settled(&self) -> bool {
        !matches!(self.agenda.now(), Some(Step::Pay(_) | Step::Resolve { .. }))
    }
}

impl CardKingdoms {
    /// The score now, and what goods and Citizens will still bring.
    fn prospects(&self, seat: Seat) -> f32 {
        let kingdom = self.kingdom(seat);
        let score = total(&self.score_lines(seat, Viewer::Seat(seat)));
        if self.ending.is_some() {
            return score;
        }
        let rounds = self.rounds_left();
        let spendable = f32::from(kingdom.goods.resources()) * RESOURCE * (rounds / 2.0).min(1.0);
        score + spendable + self.income(seat, kingdom) * rounds * INCOME
    }

    fn rounds_left(&self) -> f32 {
        let played = f32::from(self.turn) / self.table() as f32;
        let open = 1.0 - self.centre.exhausted() as f32 / self.exhausted_limit() as f32;
        let by_stacks = if self.last_round { 0.5 } else { 1.0 + open * ROUNDS };
        (ROUNDS - played).max(2.0).min(by_stacks)
    }

    /// Goods that the Citizens bring in a round on average.
    fn income(&self, seat: Seat, kingdom: &Kingdom) -> f32 {
        let table = self.table() as f32;
        // Alone, every turn harvests both sides.
        let (active, passive) = if self.is_solo() { (1.0, 1.0) } else { (1.0, table - 1.0) };
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

    fn solo_result(&self, ending: Ending) -> f32 {
        let lead = total(&self.score_lines(self.active, Viewer::Seat(self.active))) - self.danger();
        match ending {
            Ending::MonstersBeaten => VICTORY,
            Ending::Overrun => -VICTORY,
            Ending::Scored => {
                if lead > 0.0 {
                    VICTORY + lead
                } else {
                    lead - VICTORY
                }
            }
        }
    }

    /// Solo: what the Dark Lord would score now; surviving Monsters count for him.
    fn danger(&self) -> f32 {
        self.dark_lord.as_ref().map_or(0.0, |dark_lord| total(&self.dark_lord_lines(dark_lord)))
    }
}

fn total(lines: &Lines) -> f32 {
    lines.iter().map(|&(_, points)| points as f32).sum()
}

fn value(goods: Goods) -> f32 {
    f32::from(goods.resources()) + f32::from(goods.points) * VICTORY_POINT / RESOURCE
}

/// How often two dice fire a card with these values.
fn frequency(values: &[u8]) -> f32 {
    let sums = |value: u8| f32::from(6 - value.abs_diff(7).min(6)) / 36.0;
    let dice = |value: u8| if value <= 6 { 1.0 / 3.0 } else { 0.0 };
    values.iter().map(|&value| dice(value) + sums(value)).sum()
}
