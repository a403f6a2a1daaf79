//! The tree of what was tried: shared by all imagined worlds.
//!
//! In each node the seat that decides there picks what was best for itself so far among the actions its world allows,
//! guided by what the game thinks of them at first sight. Where something is learned, a die or a card that could fall
//! otherwise in the next world, the tree has a branch for each lot that the game tells apart, if the game wants that;
//! otherwise it goes no further, and the policy plays from there on.

use crate::{
    Effort,
    policy::{Policy, promises},
};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use taverne_engine::{Fast, Journal, Knowledge, Seat, SeatSet};

type NodeId = u32;

/// A moment of the game as far as the searching seat can tell it from others.
struct Node<A> {
    edges: Vec<Edge<A>>,
    /// Where each edge is, once there are too many to look through.
    places: FxHashMap<(Seat, A), u32>,
    /// What follows an edge and what fell after it.
    lots: FxHashMap<(u32, u64), NodeId>,
}

impl<A> Default for Node<A> {
    fn default() -> Self {
        Self { edges: Vec::new(), places: FxHashMap::default(), lots: FxHashMap::default() }
    }
}

/// So many edges are looked through faster than a hash is made.
const FEW: usize = 12;

impl<A: Copy + Eq + Hash> Node<A> {
    /// The edge of an action. It is mostly where it was listed the first time, `nth`.
    fn find(&self, nth: usize, seat: Seat, action: A) -> Option<usize> {
        let is = |edge: &Edge<A>| edge.seat == seat && edge.action == action;
        match self.edges.get(nth) {
            Some(edge) if is(edge) => Some(nth),
            _ if self.edges.len() <= FEW => self.edges.iter().position(is),
            _ => self.places.get(&(seat, action)).map(|&place| place as usize),
        }
    }

    fn add(&mut self, edge: Edge<A>) -> usize {
        let place = self.edges.len();
        self.edges.push(edge);
        let unplaced = if place == FEW { 0 } else { place };
        if place >= FEW {
            let new = self.edges.iter().enumerate().skip(unplaced);
            self.places.extend(new.map(|(place, edge)| ((edge.seat, edge.action), place as u32)));
        }
        place
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
    pub(crate) chances: [f32; SeatSet::CAPACITY],
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
            chances: [0.0; SeatSet::CAPACITY],
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
        self.policy.play_on(world, self.effort.horizon.unwrap_or_else(|| world.horizon()), rng);
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
            let lot = if learned { self.lot(world) } else { None };
            let fresh = self.nodes.len() as NodeId;
            let known = match lot {
                _ if !learned => child,
                None => return,
                Some(lot) => self.nodes[node as usize].lots.get(&(edge as u32, lot)).copied(),
            };
            if let Some(known) = known {
                node = known;
                continue;
            }
            match lot {
                None => self.nodes[node as usize].edges[edge].child = Some(fresh),
                Some(lot) => drop(self.nodes[node as usize].lots.insert((edge as u32, lot), fresh)),
            }
            return self.nodes.push(Node::default());
        }
    }

    /// What fell, if the search is to look beyond it.
    fn lot(&self, world: &G) -> Option<u64> {
        if self.effort.beyond.unwrap_or(G::BEYOND) { world.lot(self.seat) } else { None }
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
        let node = &mut self.nodes[node as usize];
        self.open.clear();
        self.promises.clear();
        for (nth, &action) in self.actions.iter().enumerate() {
            let index = node.find(nth, seat, action).unwrap_or_else(|| {
                if self.promises.is_empty() {
                    promises(world, seat, &self.actions, &mut self.promises);
                }
                let promise = self.promises[nth];
                node.add(Edge { seat, action, visits: 0, chance: 0.0, lead: 0.0, promise, child: None })
            });
            self.open.push(index);
        }
        let (edges, sharpness) = (&node.edges, world.sharpness());
        let most = self.open.iter().map(|&index| edges[index].promise).fold(f32::MIN, f32::max);
        let prior = |edge: &Edge<G::Action>| ((edge.promise - most) / sharpness).exp();
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
            self.chances[seat.index()] += chances[seat.index()];
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
                let mut node = std::mem::take(&mut kept.nodes[next]);
                let children = node.edges.iter_mut().filter_map(|edge| edge.child.as_mut());
                for child in children.chain(node.lots.values_mut()) {
                    let moved = kept.nodes.len() as NodeId;
                    let old = std::mem::replace(child, moved);
                    kept.nodes.push(std::mem::take(&mut self.nodes[old as usize]));
                }
                kept.nodes[next] = node;
                next += 1;
            }
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use card_kingdoms::{CardKingdoms, Content, Options};
    use taverne_engine::{Game, Seed};

    fn edge(seat: usize, action: u16) -> Edge<u16> {
        Edge { seat: Seat::new(seat), action, visits: 0, chance: 0.0, lead: 0.0, promise: 0.0, child: None }
    }

    #[test]
    fn an_edge_is_found_wherever_it_stands() {
        for count in [1, FEW, FEW + 1, 200] {
            let mut node = Node::default();
            for action in 0..count as u16 {
                assert_eq!(node.find(usize::from(action), Seat::new(1), action), None);
                assert_eq!(node.add(edge(1, action)), usize::from(action));
            }
            for action in 0..count as u16 {
                for nth in [0, usize::from(action), count + 1] {
                    assert_eq!(node.find(nth, Seat::new(1), action), Some(usize::from(action)));
                    assert_eq!(node.find(nth, Seat::new(0), action), None, "of another seat");
                }
            }
        }
    }

    fn searched(beyond: bool) -> Tree<CardKingdoms> {
        let mut journal = Journal::silent();
        let game = CardKingdoms::new(Content::builtin(), &Options::default(), 2, Seed::numbered(3, 0), &mut journal)
            .expect("the default options");
        let seat = game.waiting().seats().first().expect("the game has just begun");
        let mut rng = Seed::numbered(3, 1).fast();
        let mut tree = Tree::new(Effort { beyond: Some(beyond), ..Effort::USUAL }, seat);
        for _ in 0..300 {
            let world = game.imagine(seat, &mut rng);
            tree.iterate(world, &mut rng);
        }
        tree
    }

    #[test]
    fn beyond_the_dice_there_is_a_branch_for_each_throw() {
        let lots = |tree: &Tree<CardKingdoms>| tree.nodes.iter().map(|node| node.lots.len()).max();
        assert_eq!(lots(&searched(false)), Some(0));
        let tree = searched(true);
        assert!(
            lots(&tree).is_some_and(|lots| (10..=21).contains(&lots)),
            "two dice that are alike: {:?}",
            lots(&tree)
        );
        let (seat, action) = (tree.root()[0].seat, tree.root()[0].action);
        let nodes = tree.nodes.len();
        let kept = tree.after(seat, action);
        assert!(kept.nodes.len() <= nodes);
        let known = |&child: &NodeId| (child as usize) < kept.nodes.len();
        assert!(kept.nodes.iter().all(|node| node.lots.values().all(known)));
    }
}
