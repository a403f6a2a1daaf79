//! Components by number, and sets of them as bits: what every game has many of.

/// Something that is known by its number in a list of the content; what [`component_id!`](crate::component_id) makes.
pub trait Numbered: Copy + Eq {
    fn numbered(index: usize) -> Self;
    fn number(self) -> usize;
}

/// The number of a component of one sort: an index into its list in the content. The TypeScript type goes into `folder`;
/// without one there is none. A byte holds it, unless a wider number is named; a number that does not fit is a broken
/// invariant, never another card.
///
/// ```
/// # use taverne_engine::component_id;
/// component_id!("valroc/": /** A Black Magic card. */ MagicId, /** One of many cards. */ CardId(u16));
/// assert_eq!(CardId::of(300).index(), 300);
/// ```
#[macro_export]
macro_rules! component_id {
    (@one $(#[$meta:meta])* $name:ident) => {
        $crate::component_id!(@one $(#[$meta])* $name u8);
    };
    (@one $(#[$meta:meta])* $name:ident $width:ident) => {
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        #[serde(transparent)]
        $(#[$meta])*
        pub struct $name(pub $width);

        impl $name {
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub const fn of(index: usize) -> Self {
                assert!(index <= <$width>::MAX as usize, "more components of a sort than their numbers can tell apart");
                Self(index as $width)
            }
        }

        impl $crate::Numbered for $name {
            fn numbered(index: usize) -> Self {
                Self::of(index)
            }

            fn number(self) -> usize {
                self.index()
            }
        }
    };
    ($folder:literal: $($(#[$doc:meta])* $name:ident $(($width:ident))?),+ $(,)?) => {
        $($crate::component_id!(@one $(#[$doc])* #[ts(export, export_to = $folder)] $name $($width)?);)+
    };
    ($($(#[$doc:meta])* $name:ident $(($width:ident))?),+ $(,)?) => {
        $($crate::component_id!(@one $(#[$doc])* $name $($width)?);)+
    };
}

/// A set of few things, as the bits of a number; a deck too, since it can be drawn from at random.
///
/// It has to be told which bit stands for a thing, and which thing for a bit:
///
/// ```
/// # use taverne_engine::{bit_set, component_id};
/// # component_id!(PawnId, CardId(u16));
/// bit_set!(/** A set of pawns. */ PawnSet(u8) of PawnId: pawn => pawn.0, bit => PawnId::of(bit));
/// bit_set!(/** Any of 192 cards. */ CardSet([u64; 3]) of CardId: card => card.0, bit => CardId::of(bit));
/// assert!(CardSet::EMPTY.with(CardId(130)).contains(CardId(130)));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident([u64; $words:expr]) of $item:ty: $it:ident => $bit:expr, $at:ident => $thing:expr $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $set($crate::bits::Bits<{ $words }>);

        impl $set {
            pub const EMPTY: Self = Self($crate::bits::Bits::EMPTY);

            /// The first so many.
            pub const fn all(count: usize) -> Self {
                Self($crate::bits::Bits::first_so_many(count))
            }

            /// This one or none.
            pub const fn only_if(so: bool, item: $item) -> Self {
                if so { Self::EMPTY.with(item) } else { Self::EMPTY }
            }

            /// Also tells of a number that there cannot be that it is not in the set.
            pub const fn contains(self, $it: $item) -> bool {
                self.0.contains(($bit) as usize)
            }

            pub const fn insert(&mut self, $it: $item) {
                self.0.insert(($bit) as usize);
            }

            pub const fn remove(&mut self, $it: $item) {
                self.0.remove(($bit) as usize);
            }

            #[must_use]
            pub const fn with(mut self, item: $item) -> Self {
                self.insert(item);
                self
            }

            #[must_use]
            pub const fn without(mut self, item: $item) -> Self {
                self.remove(item);
                self
            }

            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0.union(other.0))
            }

            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0.and(other.0))
            }

            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0.minus(other.0))
            }

            pub const fn is_empty(self) -> bool {
                self.0.len() == 0
            }

            pub const fn len(self) -> usize {
                self.0.len()
            }

            const fn at($at: usize) -> $item {
                $thing
            }

            pub const fn first(self) -> Option<$item> {
                match self.0.nth(0) {
                    Some(bit) => Some(Self::at(bit)),
                    None => None,
                }
            }

            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                self.0.iter().map(Self::at)
            }
        }

        $crate::bit_set!(@drawn $set of $item);

        impl $set {
            /// One of them, each equally likely; it stays in the set.
            pub fn any(self, chance: &mut $crate::Chance) -> Option<$item> {
                let members = self.len();
                if members == 0 { None } else { self.0.nth(chance.below(members)).map(Self::at) }
            }
        }

        impl Default for $set {
            fn default() -> Self {
                Self::EMPTY
            }
        }
    };
    (@drawn $set:ident of $item:ty) => {
        impl $set {
            /// Takes one out at random.
            pub fn draw(&mut self, chance: &mut $crate::Chance) -> Option<$item> {
                let drawn = self.any(chance)?;
                self.remove(drawn);
                Some(drawn)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(things: I) -> Self {
                things.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl $crate::piles::Unseen<$item> for $set {
            fn put(&mut self, card: $item) {
                self.insert(card);
            }

            fn take(&mut self, card: $item) -> bool {
                let there = self.contains(card);
                *self = if there { self.without(card) } else { *self };
                there
            }

            fn draw(&mut self, chance: &mut $crate::Chance) -> Option<$item> {
                self.draw(chance)
            }

            fn count(&self) -> usize {
                self.len()
            }
        }
    };
    ($(#[$doc:meta])* $set:ident($bits:ty) of $item:ty: $it:ident => $bit:expr, $at:ident => $thing:expr $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $set($bits);

        impl $set {
            pub const EMPTY: Self = Self(0);

            /// The first so many.
            pub const fn all(count: usize) -> Self {
                Self(if count >= <$bits>::BITS as usize { <$bits>::MAX } else { (1 << count) - 1 })
            }

            /// This one or none.
            pub const fn only_if(so: bool, $it: $item) -> Self {
                Self((so as $bits) << $bit)
            }

            /// Also tells of a number that there cannot be that it is not in the set.
            pub const fn contains(self, $it: $item) -> bool {
                (($bit) as u32) < <$bits>::BITS && self.0 & (1 << $bit) != 0
            }

            pub const fn insert(&mut self, $it: $item) {
                self.0 |= 1 << $bit;
            }

            pub const fn remove(&mut self, $it: $item) {
                self.0 &= !(1 << $bit);
            }

            #[must_use]
            pub const fn with(self, $it: $item) -> Self {
                Self(self.0 | (1 << $bit))
            }

            #[must_use]
            pub const fn without(self, $it: $item) -> Self {
                Self(self.0 & !(1 << $bit))
            }

            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            const fn at($at: usize) -> $item {
                $thing
            }

            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some(Self::at(self.0.trailing_zeros() as usize)) }
            }

            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut left = self.0;
                ::std::iter::from_fn(move || {
                    let first = Self(left).first();
                    left &= left.wrapping_sub(1);
                    first
                })
            }

            /// One of them, each equally likely; it stays in the set.
            pub fn any(self, chance: &mut $crate::Chance) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let mut left = self.0;
                for _ in 0..chance.below(self.len()) {
                    left &= left - 1;
                }
                Self(left).first()
            }
        }

        $crate::bit_set!(@drawn $set of $item);
    };
}
