//! Face-down piles whose order nobody knows: what is in them is a set or counts, and a card is drawn at random when it is
//! drawn. Only cards that somebody laid there by name have a place, on top or at the bottom.
//!
//! So an imagined world needs no shuffling: another chance draws other cards. A seat that does not know the named cards
//! has them drawn anew by [`Pile::unsettle`].

use crate::{chance::Chance, sets::Numbered, zones::Bag};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Cards without an order.
pub trait Unseen<T> {
    fn put(&mut self, card: T);
    /// Takes out a card of that kind; false if there is none.
    fn take(&mut self, card: T) -> bool;
    /// Takes one out, each equally likely.
    fn draw(&mut self, chance: &mut Chance) -> Option<T>;
    fn count(&self) -> usize;
}

impl<T: Numbered, const KINDS: usize> Unseen<T> for Bag<KINDS> {
    fn put(&mut self, card: T) {
        Self::put(self, card.number());
    }

    fn take(&mut self, card: T) -> bool {
        Self::take(self, card.number())
    }

    fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        Self::draw(self, chance).map(T::numbered)
    }

    fn count(&self) -> usize {
        self.total()
    }
}

/// A face-down pile with at most `KNOWN` named cards at either end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "U: Serialize, T: Serialize", deserialize = "U: Deserialize<'de>, T: Deserialize<'de>"))]
pub struct Pile<U, T, const KNOWN: usize> {
    unseen: U,
    /// The last one is the top of the pile.
    top: ArrayVec<T, KNOWN>,
    /// The last one is the bottom of the pile.
    bottom: ArrayVec<T, KNOWN>,
}

impl<U: Unseen<T>, T: Copy + Eq, const KNOWN: usize> Pile<U, T, KNOWN> {
    pub fn new(unseen: U) -> Self {
        Self { unseen, top: ArrayVec::new(), bottom: ArrayVec::new() }
    }

    pub fn len(&self) -> usize {
        self.unseen.count() + self.top.len() + self.bottom.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards whose place nobody knows.
    pub fn unseen(&self) -> &U {
        &self.unseen
    }

    /// The named cards on top, the topmost last.
    pub fn top(&self) -> &[T] {
        &self.top
    }

    /// The named cards at the bottom, the lowest last.
    pub fn bottom(&self) -> &[T] {
        &self.bottom
    }

    /// Takes the top card: a named one, else any of the others, else the first of those at the bottom.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        if let Some(card) = self.top.pop() {
            return Some(card);
        }
        self.unseen.draw(chance).or_else(|| (!self.bottom.is_empty()).then(|| self.bottom.remove(0)))
    }

    /// Whether the next card follows from what was laid there by name, so that drawing it uses no chance.
    pub fn next_is_named(&self) -> bool {
        !self.top.is_empty() || self.unseen.count() == 0
    }

    /// Lays a card on top by name. If there is no place for another, the lowest of the named ones is no longer told from
    /// the rest: a game that cannot do with that has too few places.
    pub fn lay_on_top(&mut self, card: T) {
        if self.top.is_full() {
            self.unseen.put(self.top.remove(0));
        }
        self.top.push(card);
    }

    /// Lays a card below all others by name; the same holds for the highest of those.
    pub fn lay_below(&mut self, card: T) {
        if self.bottom.is_full() {
            self.unseen.put(self.bottom.remove(0));
        }
        self.bottom.push(card);
    }

    /// Puts a card anywhere among the others, as shuffling does.
    pub fn shuffle_in(&mut self, card: T) {
        self.unseen.put(card);
    }

    /// Shuffles all of it: nothing has a place any more.
    pub fn shuffle(&mut self) {
        for card in self.top.drain(..).chain(self.bottom.drain(..)) {
            self.unseen.put(card);
        }
    }

    /// Takes a certain card out, wherever it lies; false if it is not there.
    pub fn take(&mut self, card: T) -> bool {
        if self.unseen.take(card) {
            return true;
        }
        for end in [&mut self.top, &mut self.bottom] {
            if let Some(place) = end.iter().position(|&known| known == card) {
                end.remove(place);
                return true;
            }
        }
        false
    }

    /// For the imagination of a seat that has not seen the named cards: as many others in their places.
    pub fn unsettle(&mut self, chance: &mut Chance) {
        let (top, bottom) = (self.top.len(), self.bottom.len());
        self.shuffle();
        self.top.extend((0..top).map_while(|_| self.unseen.draw(chance)));
        self.bottom.extend((0..bottom).map_while(|_| self.unseen.draw(chance)));
    }
}

impl<U: Unseen<T> + Default, T: Copy + Eq, const KNOWN: usize> Default for Pile<U, T, KNOWN> {
    fn default() -> Self {
        Self::new(U::default())
    }
}
