//! The list of a game's steps, which is their only dispatch.

/// Makes the one list of a game's steps: `ask` for a [`Question`], `run` for an [`Automatic`], `part` for the list of a
/// part of the game that brings its own.
///
/// ```ignore
/// steps! {
///     /// A step of the rulebook that is still to come.
///     pub enum Step of Adventure {
///         run BeginTurn,
///         ask Move,
///         part Combat(combat::Step),
///     }
/// }
/// ```
#[macro_export]
macro_rules! steps {
    ($(#[$meta:meta])* $vis:vis enum $Step:ident of $Game:ty {
        $($(#[$note:meta])* $kind:ident $Name:ident $(($Part:ty))?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        $vis enum $Step {
            $($(#[$note])* $Name($crate::steps!(@type $Name $($Part)?)),)+
        }

        $(impl From<$crate::steps!(@type $Name $($Part)?)> for $Step {
            #[inline]
            fn from(step: $crate::steps!(@type $Name $($Part)?)) -> Self {
                Self::$Name(step)
            }
        })+

        impl $crate::steps::Steps<$Game> for $Step {
            #[inline]
            fn asked(self, game: &$Game) -> $crate::SeatSet {
                match self {
                    $(Self::$Name(step) => $crate::steps!(@asked $kind step game),)+
                }
            }

            #[inline]
            fn run(
                self,
                game: &mut $Game,
                journal: &mut $crate::Journal<<$Game as $crate::Game>::Event>,
            ) -> $crate::steps::Flow {
                match self {
                    $(Self::$Name(step) => $crate::steps!(@run $kind step game journal),)+
                }
            }

            #[inline]
            fn candidates(
                self,
                game: &$Game,
                seat: $crate::Seat,
                offer: impl FnMut(<$Game as $crate::Game>::Action),
            ) {
                match self {
                    $(Self::$Name(step) => $crate::steps!(@candidates $kind step game seat offer),)+
                }
            }

            #[inline]
            fn legal(
                self,
                game: &$Game,
                seat: $crate::Seat,
                offer: impl FnMut(<$Game as $crate::Game>::Action),
            ) {
                match self {
                    $(Self::$Name(step) => $crate::steps!(@legal $kind step game seat offer),)+
                }
            }

            #[inline]
            fn check(
                self,
                game: &$Game,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
            ) -> Result<(), <$Game as $crate::Game>::Refusal> {
                match self {
                    $(Self::$Name(step) => $crate::steps!(@check $kind step game seat action $Game),)+
                }
            }

            #[inline]
            fn answer(
                self,
                game: &mut $Game,
                seat: $crate::Seat,
                action: <$Game as $crate::Game>::Action,
                journal: &mut $crate::Journal<<$Game as $crate::Game>::Event>,
            ) {
                match self {
                    $(Self::$Name(step) => $crate::steps!(@answer $kind step game seat action journal),)+
                }
            }

            fn prompt(self, game: &$Game, seat: $crate::Seat) -> Option<$crate::Prompt> {
                match self {
                    $(Self::$Name(step) => $crate::steps!(@prompt $kind step game seat),)+
                }
            }
        }
    };

    (@type $Name:ident) => { $Name };
    (@type $Name:ident $Part:ty) => { $Part };

    (@asked ask $step:ident $game:ident) => { $crate::steps::Question::asked($step, $game) };
    (@asked run $step:ident $game:ident) => {{ let _ = $step; $crate::SeatSet::EMPTY }};
    (@asked part $step:ident $game:ident) => { $crate::steps::Steps::asked($step, $game) };

    (@run ask $step:ident $game:ident $journal:ident) => { $crate::steps::Question::run($step, $game, $journal) };
    (@run run $step:ident $game:ident $journal:ident) => { $crate::steps::Automatic::run($step, $game, $journal) };
    (@run part $step:ident $game:ident $journal:ident) => { $crate::steps::Steps::run($step, $game, $journal) };

    (@candidates ask $step:ident $game:ident $seat:ident $offer:ident) => {
        $crate::steps::Question::candidates($step, $game, $seat, $offer)
    };
    (@candidates run $step:ident $game:ident $seat:ident $offer:ident) => { _ = $step };
    (@candidates part $step:ident $game:ident $seat:ident $offer:ident) => {
        $crate::steps::Steps::candidates($step, $game, $seat, $offer)
    };

    (@legal ask $step:ident $game:ident $seat:ident $offer:ident) => {
        $crate::steps::Question::legal($step, $game, $seat, $offer)
    };
    (@legal run $step:ident $game:ident $seat:ident $offer:ident) => { _ = $step };
    (@legal part $step:ident $game:ident $seat:ident $offer:ident) => {
        $crate::steps::Steps::legal($step, $game, $seat, $offer)
    };

    (@check ask $step:ident $game:ident $seat:ident $action:ident $Game:ty) => {
        $crate::steps::Question::check($step, $game, $seat, $action)
    };
    (@check run $step:ident $game:ident $seat:ident $action:ident $Game:ty) => {{
        let _ = $step;
        Err(<$Game as $crate::steps::Stepped>::refuse($crate::steps::Untimely::NotNow))
    }};
    (@check part $step:ident $game:ident $seat:ident $action:ident $Game:ty) => {
        $crate::steps::Steps::check($step, $game, $seat, $action)
    };

    (@answer ask $step:ident $game:ident $seat:ident $action:ident $journal:ident) => {
        $crate::steps::Question::answer($step, $game, $seat, $action, $journal)
    };
    (@answer run $step:ident $game:ident $seat:ident $action:ident $journal:ident) => { _ = $step };
    (@answer part $step:ident $game:ident $seat:ident $action:ident $journal:ident) => {
        $crate::steps::Steps::answer($step, $game, $seat, $action, $journal)
    };

    (@prompt ask $step:ident $game:ident $seat:ident) => {
        Some($crate::steps::Question::prompt($step, $game, $seat))
    };
    (@prompt run $step:ident $game:ident $seat:ident) => {{ let _ = $step; None }};
    (@prompt part $step:ident $game:ident $seat:ident) => { $crate::steps::Steps::prompt($step, $game, $seat) };
}
