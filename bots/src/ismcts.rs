//! Information-set Monte-Carlo tree search.
//!
//! Every iteration imagines a world that agrees with what the seat knows, walks down one tree shared by all worlds,
//! adds a node, plays on a little as players would at first sight, and asks the game how good that is for everybody.
//! So it handles hidden cards, dice, several opponents and simultaneous answers alike.

use crate::{Bot, Counsel, Effort, tree::Tree};
use std::fmt;
use taverne_engine::{Fast, Game, Journal, Knowledge, Perspective, Seat, Seed, Viewer};

pub struct Ismcts<G: Knowledge> {
    effort: Effort,
    /// One generator for each thread; the first one is also the bot's own.
    rngs: Vec<Fast>,
    kept: Option<Kept<G>>,
}

/// What was found out about the moment after the last decision.
struct Kept<G: Knowledge> {
    /// How the table will look then. The same view is the same moment, whatever was undone or played in between; any
    /// other view is a moment the bot did not think about.
    view: G::View,
    trees: Vec<Tree<G>>,
}

impl<G: Knowledge> Ismcts<G> {
    pub fn new(effort: Effort, seed: Seed) -> Self {
        let mut rng = seed.fast();
        let mut next = || {
            let own = rng.clone();
            rng.jump();
            own
        };
        Self { effort, rngs: (0..effort.threads.max(1)).map(|_| next()).collect(), kept: None }
    }

    /// Thinks about all the legal `actions` of the seat.
    pub fn counsel(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> Counsel<G::Action> {
        let trees = self.search(table);
        Counsel::of(&trees, table.seat(), table.seats(), actions)
    }

    fn search(&mut self, table: &Perspective<'_, G>) -> Vec<Tree<G>> {
        let mut trees = self.recall(table);
        let shares: Vec<_> = (0..trees.len()).map(|thread| self.effort.share(thread)).collect();
        let mut work = trees.iter_mut().zip(&mut self.rngs).zip(shares);
        let think = |((tree, rng), share): ((&mut Tree<G>, &mut Fast), crate::effort::Share)| {
            for done in 0..share.iterations {
                // Something must have been tried before an answer can be given.
                if done > 0 && share.is_late() {
                    return;
                }
                tree.iterate(table.imagine(rng), rng);
            }
        };
        std::thread::scope(|scope| {
            let own = work.next();
            for part in work {
                scope.spawn(move || think(part));
            }
            own.map(think);
        });
        trees
    }

    /// What was kept if it is about this moment, or else a new start.
    fn recall(&mut self, table: &Perspective<'_, G>) -> Vec<Tree<G>> {
        match self.kept.take() {
            Some(kept) if kept.view == table.view() => kept.trees,
            _ => self.rngs.iter().map(|_| Tree::new(self.effort, table.seat())).collect(),
        }
    }

    /// Keeps what was found out about the moment after this action, unless something will be learned by it: then that
    /// moment is not known yet.
    fn keep(&mut self, trees: Vec<Tree<G>>, table: &Perspective<'_, G>, action: G::Action) {
        let seat = table.seat();
        let mut world = table.imagine(&mut self.rngs[0]);
        let mut journal = Journal::silent();
        if world.play(seat, action, &mut journal).is_ok() && !journal.has_learned() && asked(&world, seat) {
            let trees = trees.into_iter().map(|tree| tree.after(seat, action)).collect();
            self.kept = Some(Kept { view: world.view(Viewer::Seat(seat)), trees });
        }
    }
}

fn asked<G: Game>(world: &G, seat: Seat) -> bool {
    world.waiting().seats().contains(seat)
}

impl<G: Knowledge> Bot<G> for Ismcts<G> {
    fn choose(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> G::Action {
        if let [only] = actions {
            return *only;
        }
        let trees = self.search(table);
        let counsel = Counsel::of(&trees, table.seat(), table.seats(), actions);
        let action = counsel.pick(self.effort.whim, &mut self.rngs[0]);
        self.keep(trees, table, action);
        action
    }
}

impl<G: Knowledge> fmt::Debug for Ismcts<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ismcts").field("effort", &self.effort).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use card_kingdoms::{Action, CardKingdoms, Content, Options};

    /// A table of two whose first player is about to act.
    fn table() -> (CardKingdoms, Seat) {
        let mut journal = Journal::silent();
        let seed = Seed::numbered(17, 0);
        let mut game = CardKingdoms::new(Content::builtin(), &Options::default(), 2, seed, &mut journal)
            .expect("the default options");
        loop {
            let seat = game.waiting().seats().first().expect("the game has just begun");
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            if actions.contains(&Action::Gain(card_kingdoms::goods::Resource::Gold)) {
                return (game, seat);
            }
            game.play(seat, actions[0], &mut journal).expect("a listed action is legal");
        }
    }

    #[test]
    fn what_was_found_out_is_kept_for_the_next_decision() {
        let (mut game, seat) = table();
        let mut bot = Ismcts::new(Effort::iterations(200), Seed::numbered(18, 0));
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let action = bot.choose(&Perspective::new(&game, seat), &actions);
        let undone = game.clone();
        game.play(seat, action, &mut Journal::silent()).expect("a bot plays by the rules");
        let kept = bot.recall(&Perspective::new(&game, seat));
        assert!(kept[0].root().iter().any(|edge| edge.visits > 0), "the second action was thought about");
        bot.keep(kept, &Perspective::new(&game, seat), action);
        let fresh = bot.recall(&Perspective::new(&undone, seat));
        assert!(fresh[0].root().is_empty(), "of any other moment nothing is known");
    }
}
