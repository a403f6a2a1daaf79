//! What there is to choose at a moment, and what each choice is worth.
//!
//! The search finds what is worth considering; what it is worth is then measured for each in the same imagined worlds,
//! because a search looks long at what it likes and hardly at the rest.

use taverne_bots::{Budget, Effort, Ismcts, Prospect};
use taverne_engine::{Knowledge, Perspective, Seat, Seed};

/// So many actions are considered: as many as a hint tells.
const MOST: usize = 3;

/// In how many worlds a chance is measured: a quarter of the thinking for each, within reason.
pub(crate) fn worlds(effort: Effort) -> usize {
    const LEAST: u32 = 8;
    const MOST: u32 = 400;
    match effort.budget {
        Budget::Iterations(iterations) => (iterations / 4).clamp(LEAST, MOST) as usize,
        Budget::Time(_) => MOST as usize,
    }
}

/// The actions worth considering, the best first.
pub(crate) struct Considered<A> {
    options: Vec<(A, Prospect)>,
    /// Whether there was more than one legal action.
    pub(crate) is_choice: bool,
}

/// What is said of an action.
pub(crate) struct Said {
    pub(crate) chance: f32,
    pub(crate) error: f32,
    pub(crate) lead: f32,
}

impl<A: Copy + Eq> Considered<A> {
    /// What the strongest bot would consider, and what was chosen if something was.
    pub(crate) fn new<G: Knowledge<Action = A>>(
        game: &G,
        seat: Seat,
        chosen: Option<A>,
        effort: Effort,
        seed: Seed,
    ) -> Self {
        let table = Perspective::new(game, seat);
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let is_choice = actions.len() > 1;
        // Where there is no choice there is nothing to think about.
        if is_choice {
            let counsel = Ismcts::new(effort, seed).counsel(&table, &actions);
            let tried = counsel.advice.iter().filter(|advice| advice.chance.is_some());
            actions = tried.map(|advice| advice.action).take(MOST).collect();
        }
        actions.extend(chosen.filter(|chosen| !actions.contains(chosen)));
        let worlds = worlds(effort);
        let option = |action: A| (action, Prospect::of(&table, Some(action), worlds, seed));
        let mut considered = Self { options: actions.into_iter().map(option).collect(), is_choice };
        considered.sort();
        considered
    }

    /// What the search likes best comes first, unless another is better by more than the error of the comparison.
    fn sort(&mut self) {
        let mut best = 0;
        for other in 1..self.options.len() {
            let (gain, error) = self.options[other].1.gain_over(&self.options[best].1);
            if gain > error {
                best = other;
            }
        }
        self.options[..=best].rotate_right(1);
        self.options[1..].sort_by(|a, b| b.1.chance().total_cmp(&a.1.chance()));
    }

    pub(crate) fn actions(&self) -> impl Iterator<Item = &A> {
        self.options.iter().map(|(action, _)| action)
    }

    /// What the seat can hope for if it decides as the house would.
    pub(crate) fn best(&self) -> &Prospect {
        &self.options[0].1
    }

    fn of(&self, action: &A) -> &Prospect {
        let option = self.options.iter().find(|option| option.0 == *action);
        &option.expect("only what was considered is asked for").1
    }

    /// Whether the best action is better by more than the error of the comparison.
    pub(crate) fn is_clearly_worse(&self, action: &A) -> bool {
        let (gain, error) = self.best().gain_over(self.of(action));
        gain > error
    }

    /// A difference within the error is none: nothing is told to be better than what is preferred to it.
    pub(crate) fn told(&self, action: &A) -> Said {
        let (best, own) = (self.best(), self.of(action));
        Said { chance: own.chance().min(best.chance()), error: own.error(), lead: own.lead.min(best.lead) }
    }
}
