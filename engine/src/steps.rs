//! Steps: each question of a game says everything about itself in one place.
//!
//! A game moves along its agenda. A step that happens by itself is an [`Automatic`], one that somebody has to answer a
//! [`Question`]: a small type beside the rule it belongs to. [`steps!`](crate::steps!) makes one list of them, which is
//! the only dispatch, and [`played_in_steps!`](crate::played_in_steps!) supplies what the contract wants to know of it.

use crate::{
    game::{Attempt, Game, Prompt, Waiting},
    journal::Journal,
    seat::{Seat, SeatSet},
};

/// Whether the game can go on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The step is done, or has put other steps in front.
    Go,
    /// The step on top of the agenda needs an answer.
    Ask,
}

/// Why nobody may play at all now, or not this; a game puts it among its own refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untimely {
    GameOver,
    NotAsked,
    /// The action answers another question.
    NotNow,
}

/// A step that happens by itself.
pub trait Automatic<G: Stepped>: Copy {
    fn run(self, game: &mut G, journal: &mut Journal<G::Event>) -> Flow;
}

/// A step that somebody has to answer.
pub trait Question<G: Stepped>: Copy {
    /// Whether nothing illegal is among the candidates, so that they need not be checked.
    const ALL_LEGAL: bool = false;

    /// Who owes an answer.
    #[inline]
    fn asked(self, game: &G) -> SeatSet {
        SeatSet::only(game.active())
    }

    /// What happens before anybody is asked, and whether anybody has to be: not if there is only one answer.
    fn run(self, game: &mut G, journal: &mut Journal<G::Event>) -> Flow {
        ask_or_settle(self, game, journal)
    }

    /// What a player might naturally answer, legal or not.
    fn candidates(self, game: &G, seat: Seat, offer: impl FnMut(G::Action));

    /// The legal ones among the candidates, each once.
    #[inline]
    fn legal(self, game: &G, seat: Seat, mut offer: impl FnMut(G::Action)) {
        self.candidates(game, seat, |action| {
            if Self::ALL_LEGAL || self.check(game, seat, action).is_ok() {
                offer(action);
            }
        });
    }

    fn check(self, game: &G, seat: Seat, action: G::Action) -> Result<(), G::Refusal>;

    /// Carries out a legal answer; what follows by itself is left to [`advance`].
    fn answer(self, game: &mut G, seat: Seat, action: G::Action, journal: &mut Journal<G::Event>);

    fn prompt(self, game: &G, seat: Seat) -> Prompt;
}

/// The list of all steps of a game, or of a part of it, as [`steps!`](crate::steps!) makes it.
pub trait Steps<G: Stepped>: Copy {
    fn asked(self, game: &G) -> SeatSet;
    fn run(self, game: &mut G, journal: &mut Journal<G::Event>) -> Flow;
    fn candidates(self, game: &G, seat: Seat, offer: impl FnMut(G::Action));
    fn legal(self, game: &G, seat: Seat, offer: impl FnMut(G::Action));
    fn check(self, game: &G, seat: Seat, action: G::Action) -> Result<(), G::Refusal>;
    fn answer(self, game: &mut G, seat: Seat, action: G::Action, journal: &mut Journal<G::Event>);
    /// None for a step that asks nobody.
    fn prompt(self, game: &G, seat: Seat) -> Option<Prompt>;
}

/// A game that is played step by step along an agenda.
///
/// Besides the answers to a question there may be *asides*: what a seat that is asked may play at any time, such as a
/// spell. They leave the question as it is.
pub trait Stepped: Game {
    type Step: Steps<Self>;

    /// The step on top of the agenda.
    fn step(&self) -> Option<Self::Step>;

    /// Takes it off: it is over.
    fn done(&mut self) -> Flow;

    fn is_over(&self) -> bool;

    /// Whose turn it is, and who is asked unless a question says otherwise.
    fn active(&self) -> Seat;

    fn refuse(why: Untimely) -> Self::Refusal;

    /// Whether a player would naturally try something that is refused for this reason.
    fn is_tempting(_refusal: &Self::Refusal) -> bool {
        true
    }

    /// The asides that are legal now.
    #[inline]
    fn asides(&self, _seat: Seat, _offer: impl FnMut(Self::Action)) {}

    /// The asides that might be tried now, legal or not.
    fn aside_candidates(&self, seat: Seat, offer: impl FnMut(Self::Action)) {
        self.asides(seat, offer);
    }

    /// Whether an action is a legal aside; None if it is no aside.
    #[inline]
    fn check_aside(&self, _seat: Seat, _action: Self::Action) -> Option<Result<(), Self::Refusal>> {
        None
    }

    /// Carries out a legal aside; false if the action is none.
    #[inline]
    fn play_aside(&mut self, _seat: Seat, _action: Self::Action, _journal: &mut Journal<Self::Event>) -> bool {
        false
    }

    /// Whether somebody with a single answer has to be asked all the same, because of an aside.
    #[inline]
    fn has_aside(&self, _seat: Seat, _journal: &mut Journal<Self::Event>) -> bool {
        false
    }
}

/// Asks if there is a real choice; a single answer is given at once, and without any the step is over.
pub fn ask_or_settle<G: Stepped>(question: impl Question<G>, game: &mut G, journal: &mut Journal<G::Event>) -> Flow {
    settle(question, game, journal).unwrap_or_else(|| game.done())
}

/// The same for a question that says itself what happens without any answer.
#[inline]
pub fn settle<G: Stepped>(question: impl Question<G>, game: &mut G, journal: &mut Journal<G::Event>) -> Option<Flow> {
    let seat = question.asked(game).first().expect("a question is put to somebody");
    let (mut only, mut several) = (None, false);
    question.legal(game, seat, |action| several = only.replace(action).is_some());
    if several || (only.is_some() && game.has_aside(seat, journal)) {
        return Some(Flow::Ask);
    }
    question.answer(game, seat, only?, journal);
    Some(Flow::Go)
}

/// Runs automatic steps, in rulebook order, until somebody has to decide or the game is over.
#[inline]
pub fn advance<G: Stepped>(game: &mut G, journal: &mut Journal<G::Event>) {
    while let Some(step) = game.step() {
        if step.run(game, journal) == Flow::Ask {
            break;
        }
    }
}

#[inline]
pub fn asked<G: Stepped>(game: &G) -> SeatSet {
    game.step().map_or(SeatSet::EMPTY, |step| step.asked(game))
}

#[inline]
pub fn waiting<G: Stepped>(game: &G) -> Waiting {
    if game.is_over() { Waiting::Over } else { Waiting::For(asked(game)) }
}

#[inline]
pub fn actions<G: Stepped>(game: &G, seat: Seat, out: &mut Vec<G::Action>) {
    if let Some(step) = game.step().filter(|step| step.asked(game).contains(seat)) {
        game.asides(seat, |action| out.push(action));
        step.legal(game, seat, |action| out.push(action));
    }
}

pub fn attempts<G: Stepped>(game: &G, seat: Seat) -> Vec<Attempt<G>> {
    let mut attempts = Vec::new();
    if let Some(step) = game.step().filter(|step| step.asked(game).contains(seat)) {
        let mut attempt = |action| {
            let refusal = check(game, step, seat, action).err();
            if refusal.as_ref().is_none_or(G::is_tempting) {
                attempts.push(Attempt { action, refusal });
            }
        };
        step.candidates(game, seat, &mut attempt);
        game.aside_candidates(seat, &mut attempt);
    }
    attempts
}

pub fn play<G: Stepped>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    journal: &mut Journal<G::Event>,
) -> Result<(), G::Refusal> {
    if game.is_over() {
        return Err(G::refuse(Untimely::GameOver));
    }
    let step = game.step().filter(|step| step.asked(game).contains(seat));
    let step = step.ok_or_else(|| G::refuse(Untimely::NotAsked))?;
    check(game, step, seat, action)?;
    play_listed(game, seat, action, journal);
    Ok(())
}

#[inline]
pub fn play_listed<G: Stepped>(game: &mut G, seat: Seat, action: G::Action, journal: &mut Journal<G::Event>) {
    if !game.play_aside(seat, action, journal)
        && let Some(step) = game.step()
    {
        step.answer(game, seat, action, journal);
    }
    advance(game, journal);
}

/// What the seat is asked, if it is.
pub fn prompt<G: Stepped>(game: &G, seat: Seat) -> Option<Prompt> {
    game.step().and_then(|step| step.prompt(game, seat))
}

fn check<G: Stepped>(game: &G, step: G::Step, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
    game.check_aside(seat, action).unwrap_or_else(|| step.check(game, seat, action))
}

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

/// What the contract wants to know of a game and its steps can tell; stands inside `impl Game for ...`.
#[macro_export]
macro_rules! played_in_steps {
    () => {
        #[inline]
        fn waiting(&self) -> $crate::Waiting {
            $crate::steps::waiting(self)
        }

        #[inline]
        fn actions(&self, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            $crate::steps::actions(self, seat, out);
        }

        fn attempts(&self, seat: $crate::Seat) -> Vec<$crate::Attempt<Self>> {
            $crate::steps::attempts(self, seat)
        }

        fn play(
            &mut self,
            seat: $crate::Seat,
            action: Self::Action,
            journal: &mut $crate::Journal<Self::Event>,
        ) -> Result<(), Self::Refusal> {
            $crate::steps::play(self, seat, action, journal)
        }

        #[inline]
        fn play_listed(
            &mut self,
            seat: $crate::Seat,
            action: Self::Action,
            journal: &mut $crate::Journal<Self::Event>,
        ) {
            $crate::steps::play_listed(self, seat, action, journal);
        }
    };
}
