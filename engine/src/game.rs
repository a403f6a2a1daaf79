//! The contract between a game and everything around it.

use crate::{
    chance::{Chance, Fast, Seed},
    content::Content,
    journal::Journal,
    options::{OptionRule, OptionSpec},
    phrase::Phrase,
    score::Scores,
    seat::{Seat, SeatSet, Viewer},
    sketch::Sketch,
    words::{Bilingual, Voice, Words},
};
use serde::{Serialize, de::DeserializeOwned};
use std::{borrow::Cow, fmt::Debug, hash::Hash, ops::RangeInclusive};
use ts_rs::TS;

/// A game in progress: a plain value that can be copied a million times.
///
/// It knows nothing of the network, the clock or the disk; it draws chance only from its own [`Chance`], after the
/// choice that needs it was made.
pub trait Game: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    const ID: &'static str;
    /// Raised whenever an old record would no longer replay as it was played.
    const RULES_VERSION: u32;
    const SEATS: RangeInclusive<usize>;
    /// After so many plays a table ends as it stands, so that nobody can keep one going for ever; far more than any game
    /// takes that somebody wants to end.
    const LONGEST: usize = 10_000;

    type Content: Content;
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    type Refusal: Clone + PartialEq + Debug + Serialize + Send + Sync;
    type View: PartialEq + Debug + Serialize + Send + Sync;

    /// How many bytes the game may be: bots copy it a million times. Only a game that cannot do with less says more.
    const LARGEST: usize = 2048;

    /// A table laid out and ready to start, or why these options are refused.
    fn new(
        content: &'static Self::Content,
        options: &Self::Options,
        seats: usize,
        seed: Seed,
        journal: &mut Journal<Self::Event>,
    ) -> Result<Self, Phrase>;

    fn content(&self) -> &'static Self::Content;

    fn seats(&self) -> usize;

    /// Who owes a decision now.
    fn waiting(&self) -> Waiting;

    /// Adds every legal action of the seat to `out`; nothing if it is not asked.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// What the seat might naturally try now, legal or not.
    fn attempts(&self, seat: Seat) -> Vec<Attempt<Self>>;

    /// Does it and all that follows until somebody has to decide again, or refuses and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        journal: &mut Journal<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// The same for an action that [`Game::actions`] has just listed, as playouts and searches do a million times: a
    /// game may do without the checks of [`Game::play`] here.
    fn play_listed(&mut self, seat: Seat, action: Self::Action, journal: &mut Journal<Self::Event>) {
        self.play(seat, action, journal).expect("a listed action is legal");
    }

    /// What these eyes may see, built by naming it, never by hiding the rest.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole game that agrees with all that this seat knows, everything hidden drawn anew, its chance a fresh one.
    fn imagine(&self, seat: Seat, rng: &mut Fast) -> Self;

    /// The scores as far as these eyes may know them; all of them, with ranks, once the game is over.
    fn scores(&self, viewer: Viewer) -> Scores;

    /// The game's chance, so that the conformance suite can see whether it was used.
    fn chance(&self) -> &Chance;

    /// How many there are of each component, wherever they lie. Never changes during a game.
    fn census(&self) -> Vec<(String, u32)>;
}

/// Who the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// These seats owe a decision, all at the same time and in secret if there are several.
    For(SeatSet),
    Over,
}

impl Waiting {
    pub fn seats(self) -> SeatSet {
        match self {
            Self::For(seats) => seats,
            Self::Over => SeatSet::EMPTY,
        }
    }

    pub fn is_over(self) -> bool {
        self == Self::Over
    }
}

/// Something a player might try, and what would be said to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt<G: Game> {
    pub action: G::Action,
    pub refusal: Option<G::Refusal>,
}

/// A game that can speak: to people through the page or the terminal, in both languages.
pub trait Spoken: Game {
    const LOCALES: Bilingual;
    /// The rules as a player reads them; headings carry ids as in `## Récolte {#harvest}`.
    const RULES: Bilingual;
    const BOX: BoxSide;

    fn options(content: &'static Self::Content) -> Vec<OptionSpec>;

    /// How the options depend on each other and on the number of seats; nothing, unless the game says so.
    fn option_rules(_content: &'static Self::Content) -> Vec<OptionRule> {
        Vec::new()
    }

    /// Everything printed on the components, as data for whoever draws them.
    fn catalogue(content: &'static Self::Content) -> serde_json::Value;

    /// Every way to play that must work; the conformance suite runs them all.
    fn variants() -> Vec<Variant<Self::Options>>;

    /// What the seat is asked now.
    fn prompt(&self, seat: Seat) -> Prompt;

    /// An action as a button would say it.
    fn describe(&self, seat: Seat, action: &Self::Action) -> Phrase;

    /// The things on the board that an action is about, such as `stack:7`.
    fn targets(&self, seat: Seat, action: &Self::Action) -> Vec<String>;

    /// Whether this action passes, or stops, while another answer to the same question would still bring something. A page
    /// does not put it where somebody has just clicked, and asks once more if it cannot be taken back.
    fn gives_up(&self, _seat: Seat, _action: &Self::Action) -> bool {
        false
    }

    fn tell(content: &'static Self::Content, event: &Self::Event) -> Phrase;

    /// What somebody got hold of by this event, if anything: for the statistics of the laboratory.
    fn taken(_content: &'static Self::Content, _event: &Self::Event) -> Option<Taken> {
        None
    }

    fn explain(content: &'static Self::Content, refusal: &Self::Refusal) -> Phrase;

    /// Every key that must have words even if no game happens to say it: names of cards, score lines. What every game has,
    /// a title and options, is added by [`vocabulary`].
    fn vocabulary(content: &'static Self::Content) -> Vec<String>;

    /// The table drawn in text.
    fn sketch(&self, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch;
}

/// Every key for which a game must have words.
pub fn vocabulary<G: Spoken>(content: &'static G::Content) -> impl Iterator<Item = String> {
    let title = ["game-title", "game-pitch", "game-about"].map(str::to_owned);
    let options = G::options(content).into_iter().flat_map(|option| option.vocabulary());
    title.into_iter().chain(options).chain(G::vocabulary(content))
}

/// A card, or whatever the game is about, that a seat got hold of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    pub seat: Seat,
    /// What sort of thing it is; `taken-<family>` has its words, such as "Monsters slain".
    pub family: &'static str,
    /// The key of its name.
    pub card: Cow<'static, str>,
}

/// What is printed on the box.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct BoxSide {
    pub minutes: u16,
    /// From 1 (light) to 5 (heavy).
    pub weight: u8,
    pub solo: bool,
}

/// One way to play a game.
#[derive(Clone, Debug)]
pub struct Variant<O> {
    pub name: &'static str,
    pub seats: usize,
    pub options: O,
}

/// A question to a seat, with the rule that applies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Prompt {
    pub question: Phrase,
    /// The id of a heading in the rules.
    pub rule: &'static str,
}

/// What a bot gets of a game: the actions of its seat, its view, and imagined worlds. Never the game itself.
#[derive(Debug)]
pub struct Perspective<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    pub fn actions(&self, out: &mut Vec<G::Action>) {
        self.game.actions(self.seat, out);
    }

    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    pub fn imagine(&self, rng: &mut Fast) -> G {
        self.game.imagine(self.seat, rng)
    }
}
