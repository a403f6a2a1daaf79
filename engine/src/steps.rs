//! Steps: each question of a game says everything about itself in one place.
//!
//! A game moves along its agenda. A step that happens by itself is an [`Automatic`], one that somebody has to answer a
//! [`Question`]: a small type beside the rule it belongs to. [`steps!`](crate::steps!) makes one list of them, which is
//! the only dispatch, and [`played_in_steps!`](crate::played_in_steps!) supplies what the contract wants to know of it.

mod frame;
mod list;

use crate::{
    game::{Attempt, Game, Prompt, Waiting},
    journal::Journal,
    phrase::Phrase,
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

/// A question that is always put in the same words.
pub fn ask(question: &'static str, rule: &'static str) -> Prompt {
    Prompt { question: Phrase::new(question), rule }
}

/// For a seat that is not asked.
pub fn ask_nothing() -> Prompt {
    ask("ask-nothing", "end")
}

/// What the seat is asked, if it is.
pub fn prompt<G: Stepped>(game: &G, seat: Seat) -> Option<Prompt> {
    game.step().and_then(|step| step.prompt(game, seat))
}

fn check<G: Stepped>(game: &G, step: G::Step, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
    game.check_aside(seat, action).unwrap_or_else(|| step.check(game, seat, action))
}
