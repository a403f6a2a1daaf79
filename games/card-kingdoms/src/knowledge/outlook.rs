//! What a Kingdom will probably be worth at the end.
//!
//! The figures are a least-squares fit of the final lead in 764 games that two bots played against each other
//! (36,237 positions before a roll), rounded; so is the decisive lead, by the likelihood of who won.

use super::{frequency, total};
use crate::{
    CardKingdoms,
    actions::Act,
    cards::{CitizenId, Role, When},
    effect::Effect,
    goods::{Goods, Resource},
    kingdom::Kingdom,
    steps::Step,
};
use taverne_engine::{Seat, Viewer};

/// A token, by kind: gold, strength, magic. Of a pile the first few count most.
pub(super) const TOKEN: [f32; 3] = [0.5, 0.4, 0.5];
pub(super) const SPARE_TOKEN: f32 = 0.3;
pub(super) const PILE: u16 = 6;
/// Income of one token a round, for every round left.
pub(super) const INCOME: [f32; 3] = [0.15, 0.10, 0.17];
/// What an exchange adds, for every token and round.
pub(super) const EXCHANGE: f32 = 0.03;
/// A Citizen and a Domain are worth more than they bring, the more rounds are left.
pub(super) const CITIZEN: f32 = 0.12;
pub(super) const DOMAIN: f32 = 0.05;
/// An open Domain whose Citizens are there.
pub(super) const READY: f32 = 0.4;
/// The two actions of a turn that are still to come.
const TURN: f32 = 1.5;
/// Points already scored become a smaller lead, the longer the game goes on: others catch up.
const CATCHING_UP: f32 = 0.025;

impl CardKingdoms {
    pub(super) fn outlook(&self, seat: Seat, rounds: f32) -> f32 {
        let kingdom = self.kingdom(seat);
        let lines = self.score_lines(seat, Viewer::Seat(seat));
        if self.ending.is_some() {
            return total(&lines);
        }
        let left_over = lines.get(4).map_or(0.0, |&(_, points)| points as f32);
        let usable = usable(rounds);
        let score = (total(&lines) - left_over) * (1.0 - CATCHING_UP * rounds).max(0.7);
        let tokens = self.pile_worth(kingdom.goods) * usable + left_over * (1.0 - usable);
        let citizens: f32 = kingdom
            .citizens()
            .iter()
            .map(|(index, copies)| self.citizen_income(seat, CitizenId::of(index)) * f32::from(copies))
            .sum();
        let cards = CITIZEN * kingdom.recruited() as f32 + DOMAIN * kingdom.domains.len() as f32;
        let turn = if self.active == seat { self.actions_ahead() / 2.0 * TURN } else { 0.0 };
        score + tokens + (citizens + cards + self.domain_income(seat)) * rounds + self.ready(kingdom) * usable + turn
    }

    /// By the cards that still have to be taken until the game ends in the quickest way.
    pub(super) fn rounds_left(&self) -> f32 {
        let centre = &self.centre;
        let mut stacks_of = [0; 7];
        let (mut monsters, mut domains) = (0, 0);
        for stack in &centre.monsters {
            stacks_of[stack.cards.len()] += 1;
            monsters += stack.cards.len();
        }
        for stack in &centre.domains {
            stacks_of[stack.cards.len()] += 1;
            domains += stack.cards.len();
        }
        centre.citizens.iter().for_each(|stack| stacks_of[stack.cards.len()] += 1);
        let (mut missing, mut cards) = (self.exhausted_limit(), 0);
        for (size, &stacks) in stacks_of.iter().enumerate() {
            let emptied = missing.min(stacks);
            cards += emptied * size;
            missing -= emptied;
        }
        let takers = self.table().max(2) as f32;
        let played = (usize::from(self.turn.saturating_sub(1)) % self.table()) as f32 / self.table() as f32;
        let cards = cards.min(monsters).min(domains) as f32;
        ((0.15 + 1.6 * cards / takers).max(1.0) - played).max(0.2)
    }

    /// What a Citizen brings in a round, in points.
    pub(super) fn citizen_income(&self, seat: Seat, citizen: CitizenId) -> f32 {
        let card = self.content.citizen(citizen);
        let (active, passive) = self.harvests();
        let side = |effect| match self.effect(effect) {
            Effect::Exchange { pay, gain } => EXCHANGE * (f32::from(gain.resources()) - f32::from(pay.resources())),
            Effect::Choose(parts) => EXCHANGE + income_worth(self.plain(seat, parts[0])),
            Effect::Take { options, .. } => income_worth(options[0]),
            _ => income_worth(self.plain(seat, effect)),
        };
        frequency(&card.activation) * (active * side(card.active) + passive * side(card.passive))
    }

    fn domain_income(&self, seat: Seat) -> f32 {
        let owned = |when| self.kingdom(seat).domains.and(self.content.domains_when(when));
        let starts = owned(When::OwnActionStart).iter();
        let goods = starts.map(|domain| income_worth(self.plain(seat, self.content.domain(domain).power))).sum::<f32>();
        let pairs = owned(When::AnyRollDoubles).len() as f32 * self.table() as f32 / 6.0;
        goods + pairs
    }

    fn pile_worth(&self, goods: Goods) -> f32 {
        let worth = |(kind, resource): (usize, Resource)| {
            let tokens = goods.get(resource);
            f32::from(tokens.min(PILE)) * TOKEN[kind] + f32::from(tokens.saturating_sub(PILE)) * SPARE_TOKEN
        };
        Resource::ALL.into_iter().enumerate().map(worth).sum()
    }

    fn ready(&self, kingdom: &Kingdom) -> f32 {
        let open = (0..5).filter_map(|column| self.centre.domain(column));
        let needs = open.map(|domain| self.content.domain(domain).needs);
        let ready = needs.filter(|needs| Role::ALL.iter().all(|&role| kingdom.of_role(role) >= needs.get(role)));
        READY * ready.count() as f32
    }

    fn actions_ahead(&self) -> f32 {
        let left = |step: &Step| if let Step::Act(Act { left }) = step { Some(f32::from(*left)) } else { None };
        self.agenda.steps().iter().find_map(left).unwrap_or(0.0)
    }
}

/// How much of what is held can still be spent.
pub(super) fn usable(rounds: f32) -> f32 {
    (rounds / 3.0).min(1.0)
}

fn income_worth(goods: Goods) -> f32 {
    let worth = |(kind, resource): (usize, Resource)| f32::from(goods.get(resource)) * INCOME[kind];
    Resource::ALL.into_iter().enumerate().map(worth).sum::<f32>() + f32::from(goods.points)
}
