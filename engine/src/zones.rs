//! Where components lie: decks with an order, bags without one, and the agenda of pending steps.

use crate::chance::Chance;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// An ordered pile of at most `N` cards. The last card is the top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Deck<T, const N: usize>(ArrayVec<T, N>);

impl<T: Copy, const N: usize> Deck<T, N> {
    pub const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    /// The cards from bottom to top.
    pub fn cards(&self) -> &[T] {
        &self.0
    }

    pub fn cards_mut(&mut self) -> &mut [T] {
        &mut self.0
    }

    pub fn top(&self) -> Option<T> {
        self.0.last().copied()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Puts a card on top. More cards than exist cannot come together in one place.
    pub fn put(&mut self, card: T) {
        self.0.push(card);
    }

    pub fn shuffle(&mut self, chance: &mut Chance) {
        chance.shuffle(&mut self.0);
    }
}

impl<T: Copy, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for Deck<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}

/// How many there are of each of `KINDS` kinds of component, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag<const KINDS: usize>([u8; KINDS]);

impl<const KINDS: usize> Bag<KINDS> {
    pub const EMPTY: Self = Self([0; KINDS]);

    pub const fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    pub fn total(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&n| n == 0)
    }

    pub fn put(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    pub fn set(&mut self, kind: usize, count: u8) {
        self.0[kind] = count;
    }

    /// Takes one component of that kind out; false if there is none.
    pub fn take(&mut self, kind: usize) -> bool {
        let left = self.0[kind].checked_sub(1);
        left.inspect(|&n| self.0[kind] = n).is_some()
    }

    /// Takes one component at random, each equally likely.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<usize> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut nth = chance.below(total);
        for (kind, count) in self.0.iter_mut().enumerate() {
            if nth < usize::from(*count) {
                *count -= 1;
                return Some(kind);
            }
            nth -= usize::from(*count);
        }
        unreachable!("the total is the sum of the counts")
    }

    /// The kinds that are there, with how many of each.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> {
        self.0.iter().copied().enumerate().filter(|&(_, count)| count > 0)
    }
}

impl<const KINDS: usize> Default for Bag<KINDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const KINDS: usize> Serialize for Bag<KINDS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, const KINDS: usize> Deserialize<'de> for Bag<KINDS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = ArrayVec::<u8, KINDS>::deserialize(deserializer)?;
        let counts = counts
            .into_inner()
            .map_err(|short| serde::de::Error::invalid_length(short.len(), &"one count for each kind of component"))?;
        Ok(Self(counts))
    }
}

/// The stack of steps that still have to happen, the next one on top.
///
/// Each step is a name from the rulebook. Cards and effects push further steps; a step that needs a player's answer
/// stays on top until it has one. Nothing ever recurses into a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "S: Serialize", deserialize = "S: Deserialize<'de>"))]
pub struct Agenda<S, const N: usize>(ArrayVec<S, N>);

impl<S: Copy, const N: usize> Agenda<S, N> {
    pub const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    /// The step that happens, or is being decided, now.
    pub fn now(&self) -> Option<S> {
        self.0.last().copied()
    }

    /// Puts one step in front of everything else.
    pub fn push(&mut self, step: impl Into<S>) {
        self.0.push(step.into());
    }

    /// Puts several steps in front of everything else; they will happen in the order given.
    pub fn then<const K: usize>(&mut self, steps: [S; K]) {
        self.0.extend(steps.into_iter().rev());
    }

    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    /// Replaces the current step, for steps that change while they are being decided.
    pub fn replace(&mut self, step: impl Into<S>) {
        *self.0.last_mut().expect("a step is being decided") = step.into();
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The pending steps, the next one last.
    pub fn steps(&self) -> &[S] {
        &self.0
    }
}

impl<S: Copy, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;

    #[test]
    fn a_bag_gives_back_all_that_was_put_in() {
        let mut chance = Chance::of_table(Seed::numbered(0, 0));
        let mut bag = Bag::<4>::EMPTY;
        for kind in [0, 2, 2, 3] {
            bag.put(kind);
        }
        let mut drawn: Vec<_> = std::iter::from_fn(|| bag.draw(&mut chance)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 2, 2, 3]);
        assert!(!bag.take(1));
    }

    #[test]
    fn steps_happen_in_the_order_they_were_announced() {
        let mut agenda = Agenda::<&str, 8>::new();
        agenda.push("end of turn");
        agenda.then(["roll", "harvest"]);
        let order: Vec<_> = std::iter::from_fn(|| agenda.pop()).collect();
        assert_eq!(order, ["roll", "harvest", "end of turn"]);
    }
}
