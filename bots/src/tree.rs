//! The tree of what was tried: shared by all imagined worlds.
//!
//! In each node the seat that decides there picks what was best for itself so far among the actions its world allows,
//! guided by what the game thinks of them at first sight. Where something is learned, a die or a card that could fall
//! otherwise in the next world, the tree goes no further: from there on the policy plays.

use crate::{
    Effort,
    policy::{Policy, promises},
};
use taverne_engine::{Fast, Journal, Knowledge, Seat, SeatSet};

type NodeId = u32;

/// A moment of the game as far as the searching seat can tell it from others.
struct Node<A> {
    edges: Vec<Edge<A>>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { edges: Vec::new() }
    }
}

/// An action seen in a node.
#[derive(Clone, Copy)]
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// Sum of the chances of `seat`.
    pub(crate) chance: f32,
    /// Sum of the leads in points of `seat`.
    pub(crate) lead: f32,
    /// What the game itself thinks of it at first sight.
    promise: f32,
    child: Option<NodeId>,
}

pub(crate) struct Tree<G: Knowledge> {
    effort: Effort,
    /// Who thinks.
    seat: Seat,
    pub(crate) iterations: u32,
    /// Sum of the chances of every seat.
    pub(crate) standing: [f32; SeatSet::CAPACITY],
    nodes: Vec<Node<G::Action>>,
    path: Vec<(NodeId, usize)>,
    actions: Vec<G::Action>,
    promises: Vec<f32>,
    /// Edges of the node at hand that the world at hand allows.
    open: Vec<usize>,
    policy: Policy<G>,
    journal: Journal<G::Event>,
}

impl<G: Knowledge> Tree<G> {
    pub(crate) fn new(effort: Effort, seat: Seat) -> Self {
        Self {
            effort,
            seat,
            iterations: 0,
            standing: [0.0; SeatSet::CAPACITY],
            nodes: vec![Node::default()],
            path: Vec::new(),
            actions: Vec::new(),
            promises: Vec::new(),
            open: Vec::new(),
            policy: Policy::new(),
            journal: Journal::silent(),
        }
    }

    /// What was tried in the moment the search looks at.
    pub(crate) fn root(&self) -> &[Edge<G::Action>] {
        &self.nodes[0].edges
    }

    /// Tries one line of play in an imagined world.
    pub(crate) fn iterate(&mut self, mut world: G, rng: &mut Fast) {
        self.try_out(&mut world, None, rng);
    }

    /// The same with a first action that is set: then the tree is about what follows it. The world is left as it was
    /// judged.
    pub(crate) fn try_out(&mut self, world: &mut G, first: Option<G::Action>, rng: &mut Fast) {
        self.iterations += 1;
        self.path.clear();
        if !first.is_some_and(|action| self.play(world, self.seat, action)) {
            self.walk(world);
        }
        self.policy.play_on(world, self.effort.horizon.unwrap_or(G::HORIZON), rng);
        self.learn(world);
    }

    /// Plays what is listed, and says whether anything was learned by it.
    fn play(&mut self, world: &mut G, seat: Seat, action: G::Action) -> bool {
        world.play_listed(seat, action, &mut self.journal);
        self.journal.take().1
    }

    /// Down the tree, and one step beyond it.
    fn walk(&mut self, world: &mut G) {
        let mut node = 0;
        while let Some(seat) = self.decider(world) {
            let edge = self.select(node, seat, world);
            self.path.push((node, edge));
            let Edge { action, child, .. } = self.nodes[node as usize].edges[edge];
            let learned = self.play(world, seat, action);
            match child {
                _ if learned => return,
                Some(child) => node = child,
                None => {
                    self.nodes[node as usize].edges[edge].child = Some(self.nodes.len() as NodeId);
                    self.nodes.push(Node::default());
                    return;
                }
            }
        }
    }

    /// The seat to decide next. Simultaneous answers commute, so they can be given one after another.
    fn decider(&self, world: &G) -> Option<Seat> {
        let asked = world.waiting().seats();
        if asked.contains(self.seat) { Some(self.seat) } else { asked.first() }
    }

    /// What promises most: good so far, good at first sight, or tried little.
    fn select(&mut self, node: NodeId, seat: Seat, world: &G) -> usize {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
        let edges = &mut self.nodes[node as usize].edges;
        self.open.clear();
        self.promises.clear();
        for (nth, &action) in self.actions.iter().enumerate() {
            let known = edges.iter().position(|edge| edge.seat == seat && edge.action == action);
            let index = known.unwrap_or_else(|| {
                if self.promises.is_empty() {
                    promises(world, seat, &self.actions, &mut self.promises);
                }
                let promise = self.promises[nth];
                edges.push(Edge { seat, action, visits: 0, chance: 0.0, lead: 0.0, promise, child: None });
                edges.len() - 1
            });
            self.open.push(index);
        }
        let most = self.open.iter().map(|&index| edges[index].promise).fold(f32::MIN, f32::max);
        let prior = |edge: &Edge<G::Action>| ((edge.promise - most) / G::SHARPNESS).exp();
        let priors: f32 = self.open.iter().map(|&index| prior(&edges[index])).sum();
        let visits: u32 = self.open.iter().map(|&index| edges[index].visits).sum();
        let chance: f32 = self.open.iter().map(|&index| edges[index].chance).sum();
        let usual = if visits == 0 { 0.5 } else { chance / visits as f32 };
        let reach = self.effort.curiosity * (1.0 + visits as f32).sqrt();
        let bound = |edge: &Edge<G::Action>| {
            let mean = if edge.visits == 0 { usual } else { edge.chance / edge.visits as f32 };
            mean + reach * prior(edge) / priors / (1.0 + edge.visits as f32)
        };
        let best = self.open.iter().map(|&index| (bound(&edges[index]), index)).max_by(|a, b| a.0.total_cmp(&b.0));
        best.expect("a seat that is asked has an action").1
    }

    /// Tells every edge on the way how it went for the seat that chose it.
    fn learn(&mut self, world: &G) {
        let (mut chances, mut leads) = ([0.0; SeatSet::CAPACITY], [0.0; SeatSet::CAPACITY]);
        for seat in (0..world.seats()).map(Seat::new) {
            let lead = world.expected_lead(seat);
            leads[seat.index()] = lead;
            chances[seat.index()] = world.chance_to_win(seat, lead);
            self.standing[seat.index()] += chances[seat.index()];
        }
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node as usize].edges[edge];
            edge.visits += 1;
            edge.chance += chances[edge.seat.index()];
            edge.lead += leads[edge.seat.index()];
        }
    }

    /// What is known of the moment after an action.
    pub(crate) fn after(mut self, seat: Seat, action: G::Action) -> Self {
        let mut kept = Self::new(self.effort, self.seat);
        let chosen = self.root().iter().find(|edge| edge.seat == seat && edge.action == action);
        if let Some(root) = chosen.and_then(|edge| edge.child) {
            kept.nodes = vec![std::mem::take(&mut self.nodes[root as usize])];
            let mut next = 0;
            while next < kept.nodes.len() {
                for index in 0..kept.nodes[next].edges.len() {
                    let moved = kept.nodes.len() as NodeId;
                    if let Some(child) = kept.nodes[next].edges[index].child.replace(moved) {
                        kept.nodes.push(std::mem::take(&mut self.nodes[child as usize]));
                    } else {
                        kept.nodes[next].edges[index].child = None;
                    }
                }
                next += 1;
            }
        }
        kept
    }
}
