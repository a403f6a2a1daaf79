//! Information-set Monte-Carlo tree search.
//!
//! Every iteration imagines a world that agrees with what the seat knows, walks down one tree shared by all worlds,
//! adds a node, and asks the game how good that is for everybody. In each node the seat that decides there picks what was
//! best for itself so far among the actions its world allows, guided by what the game thinks of them at first sight. So
//! it handles hidden cards, dice, several opponents and simultaneous answers alike.

use crate::{
    Bot,
    lookahead::{settle, worth},
};
use std::time::{Duration, Instant};
use taverne_engine::{Fast, Game, Journal, Knowledge, Perspective, Seat, Seed, Waiting};

/// How hard to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    pub budget: Budget,
    /// How much to try what was tried little.
    pub curiosity: f32,
    /// How many points of difference at first sight make an action clearly better.
    pub sharpness: f32,
}

/// When to stop thinking. Only a count of iterations makes decisions that can be reproduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Iterations(u32),
    Time(Duration),
}

impl Effort {
    pub const USUAL: Self = Self { budget: Budget::Iterations(1_000), curiosity: 1.0, sharpness: 2.0 };

    pub const fn iterations(iterations: u32) -> Self {
        Self { budget: Budget::Iterations(iterations), ..Self::USUAL }
    }
}

/// What a search thinks of the moment it looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Counsel<A> {
    /// Every legal action, the best first.
    pub advice: Vec<Advice<A>>,
    /// How likely each seat is to win, from 0 to 1.
    pub standing: Vec<f32>,
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

#[derive(Clone, Debug)]
pub struct Ismcts {
    effort: Effort,
    rng: Fast,
}

impl Ismcts {
    pub fn new(effort: Effort, seed: Seed) -> Self {
        Self { effort, rng: seed.fast() }
    }

    /// Thinks about all the legal `actions` of the seat.
    pub fn counsel<G: Knowledge>(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> Counsel<G::Action> {
        self.search(table).counsel(actions)
    }

    fn search<G: Knowledge>(&mut self, table: &Perspective<'_, G>) -> Search<G> {
        let start = Instant::now();
        let mut search = Search::<G>::new(self.effort, table.seat(), table.seats());
        loop {
            search.iterate(table.imagine(&mut self.rng));
            let done = match self.effort.budget {
                Budget::Iterations(most) => search.iterations >= most,
                Budget::Time(most) => start.elapsed() >= most,
            };
            if done {
                return search;
            }
        }
    }
}

impl<G: Knowledge> Bot<G> for Ismcts {
    fn choose(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> G::Action {
        match actions {
            [only] => *only,
            _ => self.search(table).most_visited(actions),
        }
    }
}

type NodeId = u32;

/// A moment of the game as far as the searching seat can tell it from others.
struct Node<G: Game> {
    edges: Vec<Edge<G>>,
}

/// An action once tried in a node.
struct Edge<G: Game> {
    seat: Seat,
    action: G::Action,
    visits: u32,
    /// Sum of the rewards of `seat`.
    reward: f32,
    /// Sum of the leads in points of the searching seat; counted in the root only.
    lead: f32,
    /// What the game itself thinks of it at first sight.
    promise: f32,
    child: Option<NodeId>,
}

struct Search<G: Game> {
    effort: Effort,
    /// Who thinks.
    seat: Seat,
    iterations: u32,
    /// Sum of the rewards of every seat.
    standing: Vec<f32>,
    nodes: Vec<Node<G>>,
    path: Vec<(NodeId, usize)>,
    actions: Vec<G::Action>,
    /// Edges of the node at hand that the world at hand allows.
    open: Vec<usize>,
    journal: Journal<G::Event>,
}

impl<G: Knowledge> Search<G> {
    fn new(effort: Effort, seat: Seat, seats: usize) -> Self {
        Self {
            effort,
            seat,
            iterations: 0,
            standing: vec![0.0; seats],
            nodes: vec![Node { edges: Vec::new() }],
            path: Vec::new(),
            actions: Vec::new(),
            open: Vec::new(),
            journal: Journal::silent(),
        }
    }

    fn iterate(&mut self, mut world: G) {
        self.iterations += 1;
        self.path.clear();
        let mut node = 0;
        while let Some(seat) = self.decider(&world) {
            let edge = self.select(node, seat, &world);
            self.path.push((node, edge));
            let Edge { action, child, .. } = self.nodes[node as usize].edges[edge];
            self.play(&mut world, seat, action);
            match child {
                Some(child) => node = child,
                None => {
                    self.nodes[node as usize].edges[edge].child = Some(self.nodes.len() as NodeId);
                    self.nodes.push(Node { edges: Vec::new() });
                    break;
                }
            }
        }
        settle(&mut world, &mut self.actions);
        self.learn(&world);
    }

    /// The seat to decide next. Simultaneous answers commute, so they can be given one after another.
    fn decider(&self, world: &G) -> Option<Seat> {
        match world.waiting() {
            Waiting::For(seats) => seats.first(),
            Waiting::Over => None,
        }
    }

    fn play(&mut self, world: &mut G, seat: Seat, action: G::Action) {
        let played = world.play(seat, action, &mut self.journal);
        debug_assert!(played.is_ok(), "a listed action is legal");
    }

    /// What promises most: good so far, good at first sight, or tried little.
    fn select(&mut self, node: NodeId, seat: Seat, world: &G) -> usize {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
        let edges = &mut self.nodes[node as usize].edges;
        self.open.clear();
        for &action in &self.actions {
            let known = edges.iter().position(|edge| edge.seat == seat && edge.action == action);
            let index = known.unwrap_or_else(|| {
                let promise = if self.actions.len() == 1 { 0.0 } else { worth(world, seat, action) };
                edges.push(Edge { seat, action, visits: 0, reward: 0.0, lead: 0.0, promise, child: None });
                edges.len() - 1
            });
            self.open.push(index);
        }
        let most = self.open.iter().map(|&index| edges[index].promise).fold(f32::MIN, f32::max);
        let prior = |edge: &Edge<G>| ((edge.promise - most) / self.effort.sharpness).exp();
        let priors: f32 = self.open.iter().map(|&index| prior(&edges[index])).sum();
        let visits: u32 = self.open.iter().map(|&index| edges[index].visits).sum();
        let reward: f32 = self.open.iter().map(|&index| edges[index].reward).sum();
        let usual = if visits == 0 { 0.5 } else { reward / visits as f32 };
        let reach = self.effort.curiosity * (1.0 + visits as f32).sqrt();
        let bound = |edge: &Edge<G>| {
            let mean = if edge.visits == 0 { usual } else { edge.reward / edge.visits as f32 };
            mean + reach * prior(edge) / priors / (1.0 + edge.visits as f32)
        };
        let best = self.open.iter().map(|&index| (bound(&edges[index]), index)).max_by(|a, b| a.0.total_cmp(&b.0));
        best.expect("a seat that is asked has an action").1
    }

    /// Tells every edge on the way how it went for the seat that chose it.
    fn learn(&mut self, world: &G) {
        let mut rewards = [0.0; 8];
        for (index, sum) in self.standing.iter_mut().enumerate() {
            rewards[index] = world.chance_to_win(Seat::new(index));
            *sum += rewards[index];
        }
        for (depth, &(node, edge)) in self.path.iter().enumerate() {
            let edge = &mut self.nodes[node as usize].edges[edge];
            edge.visits += 1;
            edge.reward += rewards[edge.seat.index()];
            if depth == 0 {
                edge.lead += world.evaluate(self.seat);
            }
        }
    }

    fn most_visited(&self, actions: &[G::Action]) -> G::Action {
        let tried = self.nodes[0].edges.iter().filter(|edge| actions.contains(&edge.action));
        tried.max_by_key(|edge| edge.visits).map_or(actions[0], |edge| edge.action)
    }

    fn counsel(&self, actions: &[G::Action]) -> Counsel<G::Action> {
        let advise = |&action| {
            let edge = self.nodes[0].edges.iter().find(|edge| edge.seat == self.seat && edge.action == action);
            let tried = edge.filter(|edge| edge.visits > 0);
            Advice {
                action,
                share: tried.map_or(0.0, |edge| edge.visits as f32 / self.iterations as f32),
                chance: tried.map(|edge| edge.reward / edge.visits as f32),
                lead: tried.map(|edge| edge.lead / edge.visits as f32),
            }
        };
        let mut advice: Vec<_> = actions.iter().map(advise).collect();
        advice.sort_by(|a, b| b.share.total_cmp(&a.share));
        let standing = self.standing.iter().map(|sum| sum / self.iterations as f32).collect();
        Counsel { advice, standing, iterations: self.iterations }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use card_kingdoms::{CardKingdoms, Content, Options};

    fn table(seats: usize) -> CardKingdoms {
        let seed = Seed::numbered(11, seats as u64);
        CardKingdoms::new(Content::builtin(), &Options::default(), seats, seed, &mut Journal::silent())
            .expect("the default options")
    }

    fn think(game: &CardKingdoms, seat: Seat) -> <CardKingdoms as Game>::Action {
        let mut bot = Ismcts::new(Effort::iterations(60), Seed::numbered(12, 0));
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        bot.choose(&Perspective::new(game, seat), &actions)
    }

    #[test]
    fn finishes_a_game_of_every_size() {
        for seats in 1..=5 {
            let mut game = table(seats);
            let mut decisions = 0;
            while let Waiting::For(waiting) = game.waiting() {
                let seat = waiting.first().expect("somebody is asked");
                let action = think(&game, seat);
                game.play(seat, action, &mut Journal::silent()).expect("a bot plays by the rules");
                decisions += 1;
                assert!(decisions < 2_000, "{seats} seats");
            }
        }
    }

    /// The real hidden cards must not matter, only what the seat can see.
    #[test]
    fn decides_the_same_whatever_is_hidden() {
        let mut game = table(3);
        let mut rng = Seed::numbered(13, 0).fast();
        for _ in 0..40 {
            let Some(seat) = game.waiting().seats().first() else { break };
            let elsewhere = game.imagine(seat, &mut rng);
            let action = think(&game, seat);
            assert_eq!(action, think(&elsewhere, seat));
            game.play(seat, action, &mut Journal::silent()).expect("a bot plays by the rules");
        }
    }
}
