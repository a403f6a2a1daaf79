//! Who sits at the table, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "u8", into = "u8")]
#[ts(export, export_to = "engine/", type = "number")]
pub struct Seat(u8);

impl Seat {
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < SeatSet::CAPACITY, "a table has at most eight seats");
        Self(index as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (the left neighbour) at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Self {
        Self::new(around(self.index() + 1, seats))
    }

    /// The next seat counter-clockwise (the right neighbour) at a table of `seats`.
    #[inline]
    pub const fn previous(self, seats: usize) -> Self {
        Self::new(around(self.index() + seats - 1, seats))
    }

    /// All seats of a table, clockwise, beginning with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(move |step| Self::new(around(self.index() + step, seats)))
    }

    /// All other seats of a table, clockwise, beginning with the next one.
    pub fn others(self, seats: usize) -> impl Iterator<Item = Self> + Clone {
        (1..seats).map(move |step| Self::new(around(self.index() + step, seats)))
    }
}

/// The remainder, almost always without a division or a branch that cannot be foreseen: this is the inner loop of every
/// game.
const fn around(index: usize, seats: usize) -> usize {
    if index < 2 * seats { index - seats * (index >= seats) as usize } else { index % seats }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(index: u8) -> Result<Self, String> {
        if usize::from(index) < SeatSet::CAPACITY { Ok(Self(index)) } else { Err(format!("there is no seat {index}")) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats: who must decide, who may see something.
///
/// An "at any time" window is such a set too: it is opened with [`SeatSet::filter`] for exactly the seats that have
/// something to play, so that nobody else is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    pub const CAPACITY: usize = 8;
    pub const EMPTY: Self = Self(0);

    pub const fn all(seats: usize) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This seat or none.
    pub const fn only_if(so: bool, seat: Seat) -> Self {
        Self((so as u8) << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }

    /// The same, beginning with that seat or the first one after it.
    pub fn clockwise(self, from: Seat) -> impl Iterator<Item = Seat> {
        let turned = Self(self.0.rotate_right(u32::from(from.0)));
        turned.iter().map(move |seat| Seat((seat.0 + from.0) % Self::CAPACITY as u8))
    }

    #[must_use]
    pub fn filter(self, mut keep: impl FnMut(Seat) -> bool) -> Self {
        self.iter().filter(|&seat| keep(seat)).collect()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every pair of eyes at a table of `seats`: the players and a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        (0..seats).map(|seat| Self::Seat(Seat::new(seat))).chain([Self::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table() {
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
        assert_eq!(Seat::new(0).previous(5), Seat::new(4));
        let order: Vec<_> = Seat::new(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        let others: Vec<_> = Seat::new(2).others(4).map(Seat::index).collect();
        assert_eq!(others, [3, 0, 1]);
    }

    #[test]
    fn a_full_table_fits_into_a_set() {
        let all = SeatSet::all(8);
        assert_eq!(all.len(), 8);
        assert_eq!(all.without(Seat::new(0)).first(), Some(Seat::new(1)));
        assert_eq!(all.filter(|seat| seat.index() % 2 == 0).len(), 4);
    }

    #[test]
    fn a_set_is_gone_through_from_any_seat_on() {
        let set: SeatSet = [0, 1, 3].map(Seat::new).into_iter().collect();
        let order = |from| set.clockwise(Seat::new(from)).map(Seat::index).collect::<Vec<_>>();
        assert_eq!(order(0), [0, 1, 3]);
        assert_eq!(order(1), [1, 3, 0]);
        assert_eq!(order(2), [3, 0, 1]);
        assert_eq!(order(4), [0, 1, 3]);
        assert_eq!(set.minus(SeatSet::only(Seat::new(1))).len(), 2);
    }
}
