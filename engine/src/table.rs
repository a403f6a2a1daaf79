//! Any game, seen from outside: JSON in, JSON out.

use crate::{
    chance::Seed,
    game::{Attempt, Prompt, Spoken, Waiting},
    journal::Journal,
    phrase::Phrase,
    record::{Record, Sitter},
    score::Scores,
    seat::{Seat, Viewer},
    session::Session,
    sketch::Sketch,
    words::{Voice, Words},
};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use std::{
    any::Any,
    fmt::{self, Debug, Formatter},
};
use ts_rs::TS;

/// What one pair of eyes sees. Read as JSON, or with the game's own types and about to be written.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/", concrete(View = Value, Action = Value, Event = Value))]
pub struct Look<View = Value, Action = Value, Event = Value> {
    /// `null` for somebody who looks on.
    pub seat: Option<Seat>,
    pub view: View,
    pub scores: Scores,
    pub heard: Vec<Heard<Event>>,
    /// The question, while this seat is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<Prompt>,
    /// What the seat may do, then what it might want to do and why it cannot; empty unless it is asked.
    pub choices: Vec<Choice<Action>>,
    pub can_undo: bool,
}

/// Something a seat may do, or might want to and cannot.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/", concrete(Action = Value))]
pub struct Choice<Action = Value> {
    /// Names it for as long as the seat is asked this question: its place in the list.
    pub id: usize,
    pub action: Action,
    pub label: Phrase,
    /// The things on the board this is about.
    pub targets: Vec<String>,
    /// Why not, if not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusal: Option<Phrase>,
    /// Whether it lets go of what the other choices offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gives_up: Option<GivesUp>,
}

/// How a choice lets go of what the others offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "engine/")]
pub enum GivesUp {
    /// It can be taken back.
    ForNow,
    /// It cannot: something may be learned by it, or others play next, who may not wait.
    ForGood,
}

/// An event as a viewer gets it: in words, and as data for whoever wants to animate it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/", concrete(Event = Value))]
pub struct Heard<Event = Value> {
    /// The play it belongs to, counted from 1; 0 is the setup.
    pub play: usize,
    pub phrase: Phrase,
    pub event: Event,
}

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlayError {
    /// What came in is no action of this game at all.
    #[error("this is not an action of the game: {0}")]
    Nonsense(String),
    /// The rules refuse it.
    #[error("refused: {}", .0.key)]
    Refused(Phrase),
}

impl PlayError {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Nonsense(why) => Phrase::new("refused-nonsense").with("why", why.as_str()),
            Self::Refused(phrase) => phrase.clone(),
        }
    }
}

/// A session of any game.
pub trait Table: Any + Debug + Send + Sync {
    fn game(&self) -> &'static str;
    fn sitters(&self) -> &[Sitter];
    fn waiting(&self) -> Waiting;
    /// How many plays were made so far.
    fn played(&self) -> usize;
    /// How many may still be made before the table ends as it stands, once they are few; 0 if it has.
    fn plays_left(&self) -> Option<usize>;
    fn actions(&self, seat: Seat) -> Vec<Value>;
    /// The legal actions first, then what might be tried and is refused.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    fn prompt(&self, seat: Seat) -> Prompt;
    fn play(&mut self, seat: Seat, action: &Value) -> Result<(), PlayError>;
    fn undo(&mut self, seat: Seat) -> Result<(), Phrase>;
    fn can_undo(&self, seat: Seat) -> bool;
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as a text, for those who only pass it on: several times quicker than through a [`Value`].
    fn write_view(&self, viewer: Viewer) -> String;
    /// Writes a [`Look`] to the end of a text, with what was told from play `from` on, and with this JSON as its view:
    /// what [`Self::write_view`] wrote, or what its reader makes the same of.
    fn write_look(&self, viewer: Viewer, from: usize, view: &str, text: &mut String);
    /// What the viewer was told from play `from` on (0: from the setup).
    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Heard>;
    fn scores(&self, viewer: Viewer) -> Scores;
    fn record(&self) -> Record;
    fn sketch(&self, viewer: Viewer, words: &Words) -> Sketch;
    /// The same table as it stands, without its history: for a bot that thinks while the table goes on.
    fn snapshot(&self) -> Box<dyn Table>;
    /// The table as it was after play `to`, with the story from play `from` on.
    fn back(&self, from: usize, to: usize) -> LookBack;
    /// The first play whose story is known without looking back; 0 is the setup.
    fn known_from(&self) -> usize;
    /// After how many plays the table has passed its last milestone; 0 if it has passed none.
    fn last_milestone(&self) -> usize;
    /// The game at its last milestone, written.
    fn write_milestone(&self) -> Option<String>;
    /// For those who know which game it is, such as bots.
    fn as_any(&self) -> &dyn Any;
}

/// A look back that has still to be taken, perhaps somewhere else: it may take a while.
pub struct LookBack {
    /// How many plays have to be made again for it.
    pub work: usize,
    pub take: Box<dyn FnOnce() -> Box<dyn Table> + Send>,
}

impl Debug for LookBack {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "LookBack({})", self.work)
    }
}

impl<G: Spoken> Table for Session<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn sitters(&self) -> &[Sitter] {
        self.sitters()
    }

    fn waiting(&self) -> Waiting {
        self.waiting()
    }

    fn played(&self) -> usize {
        self.plays().len()
    }

    fn plays_left(&self) -> Option<usize> {
        self.plays_left()
    }

    fn actions(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        if !self.broken_off() {
            self.game().actions(seat, &mut actions);
        }
        actions.iter().map(value).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if self.broken_off() {
            return Vec::new();
        }
        let choices = choices(self.game(), seat).into_iter();
        choices
            .map(|Choice { id, action, label, targets, refusal, gives_up }| Choice {
                id,
                action: value(&action),
                label,
                targets,
                refusal,
                gives_up,
            })
            .collect()
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.game().prompt(seat)
    }

    fn play(&mut self, seat: Seat, action: &Value) -> Result<(), PlayError> {
        let action = serde_json::from_value(action.clone()).map_err(|error| PlayError::Nonsense(error.to_string()))?;
        if self.broken_off() {
            return Err(PlayError::Refused(Phrase::new("broken-off")));
        }
        let content = self.game().content();
        match self.play(seat, action) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(PlayError::Refused(G::explain(content, &refusal))),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Phrase> {
        self.undo(seat).map_err(super::session::NoUndo::phrase)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.can_undo(seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        value(&self.game().view(viewer))
    }

    fn write_view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.game().view(viewer)).expect("views are plain data")
    }

    fn write_look(&self, viewer: Viewer, from: usize, view: &str, text: &mut String) {
        let can_undo = |seat| self.can_undo(seat);
        let view: &RawValue = serde_json::from_str(view).expect("what stands for a view is JSON");
        let mut look = around(self.game(), viewer, view, heard(self, viewer, from).collect(), can_undo);
        if self.broken_off() {
            (look.prompt, look.choices, look.scores) = (None, Vec::new(), self.scores(viewer));
        }
        let mut bytes = std::mem::take(text).into_bytes();
        serde_json::to_writer(&mut bytes, &look).expect("looks are plain data");
        *text = String::from_utf8(bytes).expect("JSON is UTF-8");
    }

    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Heard> {
        let heard = heard(self, viewer, from);
        heard.map(|Heard { play, phrase, event }| Heard { play, phrase, event: value(event) }).collect()
    }

    fn scores(&self, viewer: Viewer) -> Scores {
        self.scores(viewer)
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn sketch(&self, viewer: Viewer, words: &Words) -> Sketch {
        let names: Vec<_> = self.sitters().iter().map(|sitter| sitter.name.clone()).collect();
        self.game().sketch(viewer, words, Voice { names: &names, reader: viewer })
    }

    fn snapshot(&self) -> Box<dyn Table> {
        Box::new(self.without_history())
    }

    fn back(&self, from: usize, to: usize) -> LookBack {
        let back = self.back(from, to);
        LookBack { work: back.work(), take: Box::new(|| Box::new(back.take())) }
    }

    fn known_from(&self) -> usize {
        self.known_from()
    }

    fn last_milestone(&self) -> usize {
        self.milestones().last().map_or(0, |milestone| milestone.plays)
    }

    fn write_milestone(&self) -> Option<String> {
        let game = &self.milestones().last()?.game;
        Some(serde_json::to_string(game).expect("a game is plain data"))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A game through one pair of eyes that have been told `heard`.
pub fn look<G: Spoken, Event>(
    game: &G,
    viewer: Viewer,
    heard: Vec<Heard<Event>>,
    can_undo: impl Fn(Seat) -> bool,
) -> Look<G::View, G::Action, Event> {
    around(game, viewer, game.view(viewer), heard, can_undo)
}

/// The same around a view that was made before.
fn around<G: Spoken, View, Event>(
    game: &G,
    viewer: Viewer,
    view: View,
    heard: Vec<Heard<Event>>,
    can_undo: impl Fn(Seat) -> bool,
) -> Look<View, G::Action, Event> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let asked = seat.filter(|&seat| game.waiting().seats().contains(seat));
    Look {
        seat,
        view,
        scores: game.scores(viewer),
        heard,
        prompt: asked.map(|seat| game.prompt(seat)),
        choices: asked.map_or_else(Vec::new, |seat| choices(game, seat)),
        can_undo: seat.is_some_and(can_undo),
    }
}

/// The legal actions first, then what might be tried and is refused.
fn choices<G: Spoken>(game: &G, seat: Seat) -> Vec<Choice<G::Action>> {
    let attempts = attempts(game, seat);
    let choice = |(id, attempt): (usize, &Attempt<G>)| Choice {
        id,
        action: attempt.action,
        label: game.describe(seat, &attempt.action),
        targets: game.targets(seat, &attempt.action),
        refusal: attempt.refusal.as_ref().map(|refusal| G::explain(game.content(), refusal)),
        gives_up: if attempt.refusal.is_none() { gives_up(game, seat, attempt.action) } else { None },
    };
    attempts.iter().enumerate().map(choice).collect()
}

fn attempts<G: Spoken>(game: &G, seat: Seat) -> Vec<Attempt<G>> {
    let mut attempts = game.attempts(seat);
    attempts.sort_by_key(|attempt| attempt.refusal.is_some());
    attempts
}

/// Which of the choices of a seat that is asked an action is: see [`Choice::id`].
///
/// # Panics
/// If the seat is not offered that action now.
pub fn choice_id<G: Spoken>(game: &G, seat: Seat, action: &G::Action) -> usize {
    let position = attempts(game, seat).iter().position(|attempt| attempt.action == *action);
    position.expect("whatever may be done is a choice")
}

/// In how many worlds it is tried whether something can be taken back.
const WORLDS: usize = 4;

/// Whether undo would be allowed afterwards can hang on what the seat does not know, so it is tried in worlds that the
/// seat can imagine: the answer tells nobody anything. Where only others are asked next, undo is gone as soon as one of
/// them has played, and a bot does so at once.
fn gives_up<G: Spoken>(game: &G, seat: Seat, action: G::Action) -> Option<GivesUp> {
    if !game.gives_up(seat, &action) {
        return None;
    }
    let mut rng = Seed::numbered(0, 0).fast();
    let for_good = (0..WORLDS).any(|_| {
        let (mut world, mut journal) = (game.imagine(seat, &mut rng), Journal::silent());
        let refused = world.play(seat, action, &mut journal).is_err();
        let asked = world.waiting().seats();
        refused || journal.has_learned() || !asked.is_empty() && !asked.contains(seat)
    });
    Some(if for_good { GivesUp::ForGood } else { GivesUp::ForNow })
}

fn heard<G: Spoken>(session: &Session<G>, viewer: Viewer, from: usize) -> impl Iterator<Item = Heard<&G::Event>> {
    let content = session.game().content();
    let plays = std::iter::once(session.opening()).chain(session.plays().iter().map(|play| play.told.as_slice()));
    plays
        .enumerate()
        .skip(from)
        .flat_map(|(play, told)| told.iter().map(move |told| (play, told)))
        .filter(move |(_, told)| told.audience.includes(viewer))
        .map(|(play, told)| Heard { play, phrase: G::tell(content, &told.event), event: &told.event })
}

fn value<T: Serialize>(thing: &T) -> Value {
    serde_json::to_value(thing).expect("views, actions and events are plain data")
}
