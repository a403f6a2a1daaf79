//! What a player would do at first sight: the fast opponent inside the search.

use crate::lookahead::worth;
use taverne_engine::{Fast, Journal, Knowledge, Seat, chance};

/// What the game thinks of each action, or else what one move ahead shows.
pub(crate) fn promises<G: Knowledge>(world: &G, seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
    out.clear();
    world.priors(seat, actions, out);
    if out.is_empty() {
        out.extend(actions.iter().map(|&action| worth(world, seat, action)));
    }
}

/// Plays on as players would who do not think: at least so many decisions, until no move is half done.
pub(crate) struct Policy<G: Knowledge> {
    actions: Vec<G::Action>,
    weights: Vec<f32>,
    journal: Journal<G::Event>,
}

impl<G: Knowledge> Policy<G> {
    pub(crate) fn new() -> Self {
        Self { actions: Vec::new(), weights: Vec::new(), journal: Journal::silent() }
    }

    pub(crate) fn play_on(&mut self, world: &mut G, decisions: usize, rng: &mut Fast) {
        let mut left = decisions;
        while left > 0 || !world.is_settled() {
            let Some(seat) = world.waiting().seats().first() else { return };
            self.actions.clear();
            world.actions(seat, &mut self.actions);
            let action = match self.actions[..] {
                [only] => only,
                _ => self.sample(world, seat, rng),
            };
            world.play_listed(seat, action, &mut self.journal);
            left = left.saturating_sub(1);
        }
    }

    /// The more an action promises, the likelier it is.
    fn sample(&mut self, world: &G, seat: Seat, rng: &mut Fast) -> G::Action {
        promises(world, seat, &self.actions, &mut self.weights);
        let most = self.weights.iter().copied().fold(f32::MIN, f32::max);
        let (mut sum, care) = (0.0, world.care());
        for weight in &mut self.weights {
            *weight = ((*weight - most) / care).exp();
            sum += *weight;
        }
        let mut left = chance::fraction(rng) * sum;
        for (&action, &weight) in self.actions.iter().zip(&self.weights) {
            left -= weight;
            if left <= 0.0 {
                return action;
            }
        }
        self.actions[0]
    }
}
