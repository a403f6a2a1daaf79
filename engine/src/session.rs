//! A game with its history: what was played and told, undo, and the record.

use crate::{
    chance::Seed,
    content::{Content, Shelf},
    game::{Game, Waiting},
    journal::{Entry, Journal},
    phrase::Phrase,
    record::{FORMAT, Move, Record, RecordError, Sitter},
    score::{Scores, Verdict},
    seat::{Seat, Viewer},
};
use serde_json::Value;

/// A game being played, from its opening to now.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    options: G::Options,
    sitters: Vec<Sitter>,
    seed: Seed,
    game: G,
    opening: Vec<Entry<G::Event>>,
    plays: Vec<Play<G>>,
    /// The first play whose story is known here; 0 is the setup. What was told before has to be looked up: [`Self::back`].
    known_from: usize,
    /// The states before each of the last plays, as far back as undo may go.
    past: Vec<G>,
    milestones: Vec<Milestone<G>>,
}

/// The game after so many plays, none of which can be taken back any more: a shortcut for whoever looks back, which may
/// be thrown away, because opening and plays say it all.
#[derive(Clone, Debug)]
pub struct Milestone<G> {
    pub plays: usize,
    pub game: G,
}

/// So many plays lie between two milestones, and a few more until something is learned.
pub const SPACING: usize = 200;

/// One decision and what came of it.
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    /// Nothing if it is not known here any more.
    pub told: Vec<Entry<G::Event>>,
    learned: bool,
}

impl<G: Game> Play<G> {
    /// A play from before a milestone: its story is not known, and it cannot be taken back.
    fn long_ago(seat: Seat, action: G::Action) -> Self {
        Self { seat, action, told: Vec::new(), learned: true }
    }
}

/// A session with one play taken out: how many plays stay, and those after it played again.
struct Rewound<G: Game> {
    kept: usize,
    game: G,
    again: Vec<(G, Play<G>)>,
}

/// Why something cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoUndo {
    #[error("there is nothing to take back")]
    Nothing,
    #[error("something was learned since")]
    Learned,
    #[error("somebody else has played since")]
    PlayedSince,
}

impl NoUndo {
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Nothing => "undo-nothing",
            Self::Learned => "undo-learned",
            Self::PlayedSince => "undo-played-since",
        })
    }
}

impl<G: Game> Session<G> {
    pub fn open(
        content: &'static G::Content,
        options: G::Options,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<Self, Phrase> {
        if !G::SEATS.contains(&sitters.len()) {
            return Err(Phrase::new("setup-seats")
                .with("seats", sitters.len())
                .with("least", *G::SEATS.start())
                .with("most", *G::SEATS.end()));
        }
        let mut journal = Journal::new();
        let game = G::new(content, &options, sitters.len(), seed, &mut journal)?;
        let opening = journal.take().0;
        let (plays, past, milestones) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { options, sitters, seed, game, opening, plays, known_from: 0, past, milestones })
    }

    /// The table after these plays, put where it stood at the last of these milestones; nothing is played again, so
    /// whoever calls answers for them. Nothing if no milestone is at the end of the plays, or one is out of order.
    pub fn at_milestone(
        options: G::Options,
        sitters: Vec<Sitter>,
        seed: Seed,
        plays: impl IntoIterator<Item = (Seat, G::Action)>,
        milestones: Vec<Milestone<G>>,
    ) -> Option<Self> {
        let plays: Vec<_> = plays.into_iter().map(|(seat, action)| Play::long_ago(seat, action)).collect();
        let last = milestones.last().filter(|last| last.plays == plays.len() && last.game.seats() == sitters.len())?;
        let (game, known_from) = (last.game.clone(), plays.len() + 1);
        let in_order = milestones.is_sorted_by(|one, next| one.plays < next.plays);
        let (opening, past) = (Vec::new(), Vec::new());
        in_order.then_some(Self { options, sitters, seed, game, opening, plays, known_from, past, milestones })
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    pub fn opening(&self) -> &[Entry<G::Event>] {
        &self.opening
    }

    pub fn plays(&self) -> &[Play<G>] {
        &self.plays
    }

    /// The same moment, with nothing remembered and nothing to take back.
    #[must_use]
    pub fn without_history(&self) -> Self {
        Self {
            options: self.options.clone(),
            sitters: self.sitters.clone(),
            seed: self.seed,
            game: self.game.clone(),
            opening: Vec::new(),
            plays: Vec::new(),
            known_from: 0,
            past: Vec::new(),
            milestones: Vec::new(),
        }
    }

    pub fn milestones(&self) -> &[Milestone<G>] {
        &self.milestones
    }

    /// The first play whose story is known here; 0 is the setup.
    pub fn known_from(&self) -> usize {
        self.known_from
    }

    /// How to get the table as it was after play `to`, with the story from play `from` on: the milestone before, and what
    /// was played since. Quickly made, so that the work can be done elsewhere.
    pub fn back(&self, from: usize, to: usize) -> Back<G> {
        let before = self.milestones.iter().take_while(|milestone| milestone.plays < from.min(to)).count();
        let milestones = self.milestones[..before].to_vec();
        let plays = self.plays[..to.min(self.plays.len())].iter().map(|play| (play.seat, play.action)).collect();
        Back {
            options: self.options.clone(),
            sitters: self.sitters.clone(),
            seed: self.seed,
            content: self.game.content(),
            milestones,
            plays,
        }
    }

    /// Whether the table has ended before the game: there were as many plays as it may have.
    pub fn broken_off(&self) -> bool {
        self.plays.len() >= G::LONGEST && self.game.waiting() != Waiting::Over
    }

    /// How many plays are left before it is broken off, once that may matter: in the last tenth.
    pub fn plays_left(&self) -> Option<usize> {
        let left = G::LONGEST.saturating_sub(self.plays.len());
        (left <= G::LONGEST / 10 && (self.broken_off() || self.game.waiting() != Waiting::Over)).then_some(left)
    }

    /// Who owes a decision; nobody at a table that was broken off.
    pub fn waiting(&self) -> Waiting {
        if self.broken_off() { Waiting::Over } else { self.game.waiting() }
    }

    /// The scores as far as these eyes may know them. A table that was broken off counts what lies open for everybody;
    /// whoever was alone has not won.
    pub fn scores(&self, viewer: Viewer) -> Scores {
        if !self.broken_off() {
            return self.game.scores(viewer);
        }
        let scores = self.game.scores(Viewer::Spectator);
        match self.game.seats() {
            1 => scores.decided(Verdict { won: false, why: Phrase::new("broken-off") }),
            _ => scores.ranked(),
        }
    }

    /// The events of the setup, then those of every play, as far as they are known.
    pub fn told(&self) -> impl Iterator<Item = &Entry<G::Event>> {
        self.opening.iter().chain(self.plays.iter().flat_map(|play| &play.told))
    }

    /// What the rules say to it; that a table may be broken off is for [`crate::Table::play`] and [`Self::replay`] to see.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Play<G>, G::Refusal> {
        let before = self.game.clone();
        let mut journal = Journal::new();
        self.game.play(seat, action, &mut journal)?;
        let (told, learned) = journal.take();
        if learned {
            self.past.clear();
        } else {
            self.past.push(before);
        }
        self.plays.push(Play { seat, action, told, learned });
        let last = self.milestones.last().map_or(0, |milestone| milestone.plays);
        if learned && self.plays.len() >= last + SPACING {
            self.milestones.push(Milestone { plays: self.plays.len(), game: self.game.clone() });
        }
        Ok(self.plays.last().expect("just pushed"))
    }

    /// Takes the seat's last decision back, if nothing was learned since. Answers that others gave meanwhile to the
    /// same simultaneous question stay.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let rewound = self.rewind(seat)?;
        self.plays.truncate(rewound.kept);
        self.past.truncate(self.past.len() - rewound.again.len() - 1);
        self.game = rewound.game;
        for (before, play) in rewound.again {
            self.past.push(before);
            self.plays.push(play);
        }
        Ok(())
    }

    pub fn can_undo(&self, seat: Seat) -> bool {
        self.rewind(seat).is_ok()
    }

    fn rewind(&self, seat: Seat) -> Result<Rewound<G>, NoUndo> {
        if self.broken_off() {
            return Err(NoUndo::Nothing);
        }
        let kept = self.plays.iter().rposition(|play| play.seat == seat).ok_or(NoUndo::Nothing)?;
        if self.plays[kept..].iter().any(|play| play.learned) {
            return Err(NoUndo::Learned);
        }
        let mut game = self.past[self.past.len() - (self.plays.len() - kept)].clone();
        let mut again = Vec::new();
        for play in &self.plays[kept + 1..] {
            let (before, mut journal) = (game.clone(), Journal::new());
            game.play(play.seat, play.action, &mut journal).map_err(|_| NoUndo::PlayedSince)?;
            let (told, learned) = journal.take();
            if learned {
                return Err(NoUndo::PlayedSince);
            }
            again.push((before, Play { told, ..play.clone() }));
        }
        Ok(Rewound { kept, game, again })
    }

    pub fn result(&self) -> Option<Scores> {
        (self.waiting() == Waiting::Over).then(|| self.scores(Viewer::Spectator))
    }

    /// The record so far, with the seed: for the owner of the table, or for everybody once it is over.
    pub fn record(&self) -> Record {
        Record {
            taverne_record: FORMAT,
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            content: self.game.content().hash(),
            options: serde_json::to_value(&self.options).expect("options are plain data"),
            seats: self.sitters.clone(),
            commitment: self.seed.commitment(),
            seed: Some(self.seed),
            result: self.result(),
            actions: self.plays.iter().map(|play| Move { seat: play.seat, action: json(&play.action) }).collect(),
        }
    }

    /// Replays a record up to `until` moves, checking everything on the way.
    pub fn replay(record: &Record, until: usize) -> Result<Self, RecordError> {
        if record.game != G::ID {
            return Err(RecordError::OtherGame { theirs: record.game.clone(), ours: G::ID });
        }
        if record.rules_version != G::RULES_VERSION {
            return Err(RecordError::OtherRules { theirs: record.rules_version, ours: G::RULES_VERSION });
        }
        let shelf: &Shelf<G::Content> = G::Content::shelf();
        let content = shelf.find(record.content).ok_or(RecordError::OtherContent(record.content))?;
        let seed = record.seed.ok_or(RecordError::NoSeed)?;
        if seed.commitment() != record.commitment {
            return Err(RecordError::BrokenCommitment);
        }
        let options =
            serde_json::from_value(record.options.clone()).map_err(|error| RecordError::Setup(error.to_string()))?;
        let mut session = Self::open(content, options, record.seats.clone(), seed)
            .map_err(|refusal| RecordError::Setup(refusal.key.into_owned()))?;
        for (number, played) in record.actions.iter().enumerate().take(until) {
            let bad = |why: String| RecordError::BadMove { number: number + 1, why };
            if session.broken_off() {
                return Err(bad("the table was broken off before".to_owned()));
            }
            let action = serde_json::from_value(played.action.clone()).map_err(|error| bad(error.to_string()))?;
            session.play(played.seat, action).map_err(|refusal| bad(format!("{refusal:?}")))?;
        }
        Ok(session)
    }

    /// Replays the whole record and checks its result too.
    pub fn verify(record: &Record) -> Result<Self, RecordError> {
        let session = Self::replay(record, usize::MAX)?;
        if session.result() == record.result { Ok(session) } else { Err(RecordError::WrongResult) }
    }
}

/// A look back that has still to be taken.
#[derive(Debug)]
pub struct Back<G: Game> {
    options: G::Options,
    sitters: Vec<Sitter>,
    seed: Seed,
    content: &'static G::Content,
    milestones: Vec<Milestone<G>>,
    plays: Vec<(Seat, G::Action)>,
}

impl<G: Game> Back<G> {
    /// How many plays have to be made again.
    pub fn work(&self) -> usize {
        self.plays.len() - self.milestones.last().map_or(0, |milestone| milestone.plays)
    }

    /// # Panics
    /// If what was once played is now refused, which would be a broken promise of the game.
    pub fn take(self) -> Session<G> {
        let Self { options, sitters, seed, content, milestones, mut plays } = self;
        let again = plays.split_off(milestones.last().map_or(0, |milestone| milestone.plays));
        let session = if milestones.is_empty() {
            Session::open(content, options, sitters, seed).ok()
        } else {
            Session::at_milestone(options, sitters, seed, plays, milestones)
        };
        let mut session = session.expect("the table was opened before");
        for (seat, action) in again {
            session.play(seat, action).expect("what was played can be played again");
        }
        session
    }
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("actions are plain data")
}
