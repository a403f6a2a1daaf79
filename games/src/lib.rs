//! The one list of all games, and how the server, the command line and other programs use any of them.

mod bout;
mod campaign;
mod considered;
mod counsel;
mod hosted;
mod turning;

pub use bout::{Bout, Forecast, Played};
pub use campaign::Campaigning;
pub use counsel::{ANALYSIS_VERSION, Accuracy, Analysis, Judged, Mark, Tip, TurningPoint};

use card_kingdoms::CardKingdoms;
use dice_kingdoms::DiceKingdoms;
use heroes3::Heroes3;
use hosted::Hosted;
use serde_json::Value;
use shadow_kingdoms::ShadowKingdoms;
use std::{ops::RangeInclusive, path::Path, sync::atomic::AtomicBool};
use taverne_bots::{Effort, UnknownBot};
use taverne_engine::{
    ContentError, ContentHash, Lang, Phrase, Record, RecordError, Seat, Seed, Table, Words,
    conformance::{Broken, Case, Tally},
    game::BoxSide,
    options::{OptionRule, OptionSpec},
    record::Sitter,
};
use valroc::Valroc;

/// All games of the house. Adding a game is adding its folder and its line here.
static ALL: [&dyn Kind; 5] = [&CARD_KINGDOMS, &SHADOW_KINGDOMS, &DICE_KINGDOMS, &VALROC, &HEROES3];

static CARD_KINGDOMS: Hosted<CardKingdoms> = Hosted::new();
static SHADOW_KINGDOMS: Hosted<ShadowKingdoms> = Hosted::new();
static DICE_KINGDOMS: Hosted<DiceKingdoms> = Hosted::new();
static VALROC: Hosted<Valroc> = Hosted::new();
static HEROES3: Hosted<Heroes3> = Hosted::new();

pub fn all() -> &'static [&'static dyn Kind] {
    &ALL
}

/// The game with that id, or a sentence that names those there are.
pub fn find(id: &str) -> Result<&'static dyn Kind, UnknownGame> {
    ALL.into_iter().find(|kind| kind.id() == id).ok_or_else(|| UnknownGame(id.to_owned()))
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {0:?}; there are: {known}", known = ALL.map(Kind::id).join(", "))]
pub struct UnknownGame(pub String);

/// A game of the house, for those who do not care which.
pub trait Kind: Sync {
    fn id(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    fn seats(&self) -> RangeInclusive<usize>;
    fn box_side(&self) -> BoxSide;
    fn words(&'static self, lang: Lang) -> &'static Words;
    /// The `.ftl` sources of the game, for clients that speak for themselves.
    fn locale(&self, lang: Lang) -> &'static str;
    /// The rules as a player reads them, in Markdown.
    fn rules(&self, lang: Lang) -> &'static str;
    fn options(&self) -> Vec<OptionSpec>;
    /// How they depend on each other and on the number of seats.
    fn option_rules(&self) -> Vec<OptionRule>;
    /// Everything printed on the components; those of the binary if no content is named.
    fn catalogue(&self, content: Option<ContentHash>) -> Option<Value>;

    /// Reads and checks content files of a folder, and keeps them for tables that ask for their hash.
    fn load_content(&self, folder: &Path) -> Result<ContentHash, ContentError>;
    fn builtin_content(&self) -> ContentHash;
    /// The names and texts of the content files in the binary.
    fn content_files(&self) -> &'static [(&'static str, &'static str)];

    fn open(&self, opening: &Opening) -> Result<Box<dyn Table>, CannotOpen>;
    /// The table of a record after so many moves.
    fn replay(&self, record: &Record, moves: usize) -> Result<Box<dyn Table>, RecordError>;
    /// The table at the end of a record, if everything about it is right.
    fn verify(&self, record: &Record) -> Result<Box<dyn Table>, RecordError>;

    fn bot(&self, name: &str, seed: Seed) -> Result<Box<dyn TableBot>, UnknownBot>;
    /// What a searching bot thinks of the seat's actions, the best first. The table must be of this game.
    fn tips(&self, table: &dyn Table, seat: Seat, effort: Effort, seed: Seed) -> Vec<Tip>;
    /// Judges every decision of a finished game. `progress` hears how many plays of how many are judged, and stops the
    /// work by answering `false`; then there is no analysis.
    fn analyse(
        &self,
        record: &Record,
        effort: Effort,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Option<Analysis>, RecordError>;
    /// Plays a game between bots; nothing comes of it if somebody calls halt.
    fn bout(&self, bout: &Bout<'_>, halt: &AtomicBool) -> Result<Option<Played>, CannotOpen>;

    /// What there is to choose at the start of a campaign; nothing if the game has none.
    fn campaign_options(&self) -> Option<Vec<OptionSpec>>;
    /// What follows from the plan of a campaign and the outcomes of its games so far (`null` for one that was given
    /// up); nothing if the game has no campaign.
    fn campaign(&self, plan: &Value, outcomes: &[Value]) -> Result<Option<Campaigning>, CannotOpen>;
    /// What the outcome of the last game becomes by what was chosen after it; nothing if the game has no campaign.
    fn choose(&self, plan: &Value, outcomes: &[Value], chosen: &Value) -> Result<Option<Value>, CannotOpen>;
    /// What a finished game means for a campaign; nothing if it could not be a game of one.
    fn outcome(&self, table: &dyn Table) -> Option<Value>;

    /// Plays one case of the conformance suite, with a close look at one decision in `spacing`.
    fn check_case(&self, case: &Case, spacing: usize) -> Result<Tally, Broken>;
    /// Names and seats of every variant the conformance suite plays.
    fn variants(&self) -> Vec<(&'static str, usize)>;
    /// The options of one of them.
    fn variant_options(&self, name: &str, seats: usize) -> Option<Value>;
}

/// What is needed to open a table.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Which figures to play with; those of the binary if none.
    pub content: Option<ContentHash>,
    pub options: Value,
    pub sitters: Vec<Sitter>,
    pub seed: Seed,
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CannotOpen {
    /// The options are not options of this game at all.
    #[error("these are not options of this game: {0}")]
    BadOptions(String),
    #[error("no content with hash {0} is loaded")]
    UnknownContent(ContentHash),
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// The game refuses.
    #[error("refused: {}", .0.key)]
    Refused(Phrase),
}

/// A bot that can sit down at a table of any game.
pub trait TableBot: Send {
    /// One of the seat's legal actions. The table must be of the bot's game and wait for the seat.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Value;
}
