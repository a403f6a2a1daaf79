//! The promises every game must keep, checked on thousands of random games.
//!
//! A game calls [`run`] from its tests, once, for all its variants:
//!
//! ```ignore
//! conformance::run::<CardKingdoms>(&Effort::default()).unwrap_or_else(|broken| panic!("{broken}"));
//! ```
//!
//! Whatever breaks is reported as a [`Case`], which `taverne conformance GAME --case ...` plays again.

mod promises;

use crate::{
    chance::{self, Seed},
    content::{Content, Shelf},
    game::{self, Game, Spoken, Variant, Waiting},
    options,
    playout::LONGEST_GAME,
    record::Sitter,
    seat::Seat,
    session::Session,
    words::{COMMON, Lang, Words},
};
use promises::{PhraseChecker, Witness};
use std::{fmt, str::FromStr};

/// How hard to look.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games for each variant and number of seats.
    pub games: u64,
    /// Which series of seeds.
    pub series: u64,
    /// The costly promises are checked at one decision in so many, on average.
    pub spacing: usize,
}

/// At this spacing or closer every finished game is told again from its record; at ten times as much, every tenth.
pub const USUAL_SPACING: usize = 6;

impl Default for Effort {
    fn default() -> Self {
        Self { games: 100, series: 0, spacing: USUAL_SPACING }
    }
}

/// One random game, by which anybody can play it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    pub variant: String,
    pub seats: usize,
    pub series: u64,
    pub index: u64,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}/{}", self.variant, self.seats, self.series, self.index)
    }
}

impl FromStr for Case {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a case is written VARIANT/SEATS/SERIES/INDEX, not {text:?}");
        let parts: Vec<_> = text.split('/').collect();
        let [variant, seats, series, index] = parts[..] else {
            return Err(wrong());
        };
        Ok(Self {
            variant: variant.to_owned(),
            seats: seats.parse().map_err(|_| wrong())?,
            series: series.parse().map_err(|_| wrong())?,
            index: index.parse().map_err(|_| wrong())?,
        })
    }
}

/// A broken promise.
#[derive(Clone, Debug, thiserror::Error)]
#[error(
    "{game} breaks a promise after {decisions} decisions: {promise}\n\
     play it again with: taverne conformance {game} --case {case}"
)]
pub struct Broken {
    pub game: &'static str,
    pub case: Case,
    pub decisions: usize,
    pub promise: String,
}

/// What was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
    }
}

/// Checks every variant and number of seats of a game.
pub fn run<G: Spoken>(effort: &Effort) -> Result<Tally, Broken> {
    let suite = Suite::<G>::new();
    let mut tally = Tally::default();
    for variant in &suite.variants {
        for index in 0..effort.games {
            let case = Case { variant: variant.name.to_owned(), seats: variant.seats, series: effort.series, index };
            tally += suite.check(&case, effort.spacing)?;
        }
    }
    Ok(tally)
}

/// The promises of one game, with all that is needed to check them.
#[derive(Debug)]
pub struct Suite<G: Spoken> {
    pub variants: Vec<Variant<G::Options>>,
    content: &'static G::Content,
    phrases: PhraseChecker,
}

impl<G: Spoken> Default for Suite<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Spoken> Suite<G> {
    /// Panics if the game's words cannot be read or miss something, or its options contradict each other: no game can
    /// conform then.
    pub fn new() -> Self {
        let shelf: &Shelf<G::Content> = G::Content::shelf();
        let content = shelf.builtin();
        let words = Lang::ALL.map(|lang| {
            Words::read(lang, &[COMMON.get(lang), G::LOCALES.get(lang)]).unwrap_or_else(|error| panic!("{error}"))
        });
        for word in game::vocabulary::<G>(content) {
            for words in &words {
                assert!(words.has(&word), "{}.ftl has no {word:?}", words.lang().code());
            }
        }
        let (specs, rules) = (G::options(content), G::option_rules(content));
        options::sound(&specs, &rules).unwrap_or_else(|error| panic!("{error}"));
        for Variant { name, seats, options } in G::variants() {
            let chosen = serde_json::to_value(options).expect("options are plain data");
            let fits = options::check(&specs, &rules, seats, &chosen);
            assert!(fits.is_ok(), "variant {name} with {seats} seats: {fits:?}");
        }
        Self { variants: G::variants(), content, phrases: PhraseChecker::new(words) }
    }

    /// Plays one random game and checks the promises on the way.
    pub fn check(&self, case: &Case, spacing: usize) -> Result<Tally, Broken> {
        let broken = |decisions, promise| Broken { game: G::ID, case: case.clone(), decisions, promise };
        promises::fits(size_of::<G>(), G::LARGEST).map_err(|promise| broken(0, promise))?;
        let mut session = self.open(case).map_err(|promise| broken(0, promise))?;
        let mut witness = Witness::new(case, &session, &self.phrases);
        let mut decisions = 0;
        while let Waiting::For(seats) = session.game().waiting() {
            if decisions >= LONGEST_GAME {
                return Err(broken(decisions, "the game does not end".into()));
            }
            let look_closely = decisions == 0 || chance::below(&mut witness.rng, spacing.max(1)) == 0;
            if look_closely {
                witness.look_closely(&session).map_err(|promise| broken(decisions, promise))?;
            }
            let seat = pick(&seats.iter().collect::<Vec<_>>(), &mut witness.playing).ok_or("the game waits for nobody");
            let seat = seat.map_err(|promise| broken(decisions, promise.into()))?;
            witness.decide(&mut session, seat, look_closely).map_err(|promise| broken(decisions, promise))?;
            decisions += 1;
        }
        witness.at_the_end(&session).map_err(|promise| broken(decisions, promise))?;
        if case.index.is_multiple_of((spacing / USUAL_SPACING).max(1) as u64) {
            witness.retell(&session).map_err(|promise| broken(decisions, promise))?;
        }
        Ok(Tally { games: 1, decisions: decisions as u64 })
    }

    fn open(&self, case: &Case) -> Result<Session<G>, String> {
        let variant = self.variants.iter().find(|it| it.name == case.variant && it.seats == case.seats);
        let variant = variant.ok_or_else(|| format!("there is no variant {}/{}", case.variant, case.seats))?;
        let sitters = (1..=variant.seats).map(|n| Sitter { name: format!("P{n}"), player: "random".into() }).collect();
        let seed = Seed::numbered(case.series, case.index);
        Session::open(self.content, variant.options.clone(), sitters, seed).map_err(|refusal| format!("{refusal:?}"))
    }
}

fn pick<T: Copy>(things: &[T], rng: &mut chance::Fast) -> Option<T> {
    (!things.is_empty()).then(|| things[chance::below(rng, things.len())])
}

/// The seats that are at the table, and one that is not.
fn seats_and_a_stranger<G: Game>(game: &G) -> impl Iterator<Item = Seat> {
    (0..=game.seats()).map(Seat::new)
}
