//! What a search thinks of the moment it looked at.

use crate::tree::{Edge, Tree};
use taverne_engine::{Fast, Knowledge, Seat, chance};

#[derive(Clone, PartialEq, Debug)]
pub struct Counsel<A> {
    /// Every legal action, the best first.
    pub advice: Vec<Advice<A>>,
    /// How likely each seat is to win, from 0 to 1.
    pub chances: Vec<f32>,
    pub iterations: u32,
}

/// What a search thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    pub action: A,
    /// How much of the thinking went into it, from 0 to 1.
    pub share: f32,
    /// How likely the seat is to win with it, from 0 to 1; nothing if it was never tried.
    pub chance: Option<f32>,
    /// By how many points it is expected to lead; nothing if it was never tried.
    pub lead: Option<f32>,
}

impl<A: Copy + Eq> Counsel<A> {
    /// What several trees found together.
    pub(crate) fn of<G: Knowledge<Action = A>>(trees: &[Tree<G>], seat: Seat, seats: usize, actions: &[A]) -> Self {
        let iterations = trees.iter().map(|tree| tree.iterations).sum::<u32>().max(1);
        let edges = |action: A| {
            let edges = trees.iter().flat_map(Tree::root);
            edges.filter(move |edge| edge.seat == seat && edge.action == action)
        };
        let sum = |action, part: fn(&Edge<A>) -> f32| edges(action).map(part).sum::<f32>();
        let all: f32 = actions.iter().map(|&action| sum(action, |edge| edge.visits as f32)).sum();
        let advise = |&action: &A| {
            let visits = sum(action, |edge| edge.visits as f32);
            let mean = |part| (visits > 0.0).then(|| sum(action, part) / visits);
            Advice {
                action,
                share: visits / all.max(1.0),
                chance: mean(|edge| edge.chance),
                lead: mean(|edge| edge.lead),
            }
        };
        let mut advice: Vec<_> = actions.iter().map(advise).collect();
        advice.sort_by(|a, b| b.share.total_cmp(&a.share));
        let chances = |seat: usize| trees.iter().map(|tree| tree.chances[seat]).sum::<f32>() / iterations as f32;
        Self { advice, chances: (0..seats).map(chances).collect(), iterations }
    }

    /// The best action, or on a whim another one: the more thought it was worth, the likelier.
    pub(crate) fn pick(&self, whim: f32, rng: &mut Fast) -> A {
        if whim > 0.0 {
            let weight = |advice: &Advice<A>| advice.share.powf(1.0 / whim);
            let mut left = chance::fraction(rng) * self.advice.iter().map(weight).sum::<f32>();
            for advice in &self.advice {
                left -= weight(advice);
                if left <= 0.0 {
                    return advice.action;
                }
            }
        }
        self.advice[0].action
    }
}
