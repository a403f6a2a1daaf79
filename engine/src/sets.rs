//! Components by number, and sets of them as bits: what every game has many of.

/// The number of a component of one sort: an index into its list in the content. The TypeScript type goes into `folder`.
///
/// ```ignore
/// component_id!("valroc/": /** A Black Magic card. */ MagicId);
/// ```
#[macro_export]
macro_rules! component_id {
    ($folder:tt: $($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, ::serde::Serialize, ::serde::Deserialize, ::ts_rs::TS,
        )]
        #[serde(transparent)]
        #[ts(export, export_to = $folder)]
        pub struct $name(pub u8);

        impl $name {
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub const fn of(index: usize) -> Self {
                Self(index as u8)
            }
        }
    )+};
}

/// A set of few things, as the bits of a number; a deck too, since it can be drawn from at random.
///
/// It has to be told which bit stands for a thing, and which thing for a bit:
///
/// ```ignore
/// bit_set!(/** A set of pawns. */ PawnSet(u8) of Pawn: pawn => pawn as u8, bit => Pawn::ALL[bit]);
/// ```
#[macro_export]
macro_rules! bit_set {
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
    };
}
