//! What went wrong, as one sentence and an exit code.

use crate::{host::Host, plain};
use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
};
use taverne_engine::{ContentError, Phrase, RecordError, options::BadPair};
use taverne_games::{CannotOpen, Kind, UnknownGame};
use taverne_server::store::StoreError;

/// One sentence on standard error.
pub(crate) fn say(sentence: &str) {
    let sentence = if plain::wanted() { plain::ascii(sentence) } else { sentence.into() };
    let _ = writeln!(io::stderr(), "{sentence}");
}

#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked makes no sense (exit code 2).
    Usage(Phrase),
    /// It makes sense and cannot be done (exit code 1).
    Failed(Phrase),
    /// The same, in words that are ready.
    Message(String),
    /// Somebody stopped it, and was shown what there was (exit code 130).
    Interrupted(Phrase),
    /// Whoever was reading has left: nothing to say to anybody.
    NobodyReads,
}

impl Failure {
    pub(crate) fn report(self, host: &mut Host) -> ExitCode {
        let _ = host.screen.flush();
        let (code, sentence) = match self {
            Self::NobodyReads => return ExitCode::SUCCESS,
            Self::Usage(phrase) => (2, host.texts.say(&phrase)),
            Self::Failed(phrase) => (1, host.texts.say(&phrase)),
            Self::Interrupted(phrase) => (130, host.texts.say(&phrase)),
            Self::Message(sentence) => (1, sentence),
        };
        let sentence: String = sentence.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        say(&sentence);
        ExitCode::from(code)
    }

    /// A file or folder that cannot be used.
    pub(crate) fn file(key: &'static str, path: &Path, why: &dyn std::fmt::Display) -> Self {
        let path = path.display().to_string();
        Self::Failed(Phrase::new(key).with("file", path).with("why", why.to_string()))
    }

    /// What a house keeps in this folder or file cannot be used.
    pub(crate) fn store(at: &Path, why: StoreError) -> Self {
        let shown = |path: &Path| path.display().to_string();
        Self::Failed(match why {
            StoreError::Occupied(folder) => Phrase::new("failed-occupied").with("file", shown(&folder)),
            StoreError::Nothing(at) => Phrase::new("failed-no-house").with("file", shown(&at)),
            StoreError::InTheWay(file) => Phrase::new("failed-in-the-way").with("file", shown(&file)),
            StoreError::Damaged(why) => Phrase::new("failed-damaged").with("file", shown(at)).with("why", why),
            StoreError::Folder(at, why) => return Failure::file("failed-folder", &at, &why),
            other => return Failure::file("failed-folder", at, &other),
        })
    }

    /// Why a table cannot be opened; the game itself may have something to say.
    pub(crate) fn cannot_open(host: &Host, kind: &'static dyn Kind, why: CannotOpen) -> Self {
        match why {
            CannotOpen::Refused(phrase) => {
                let why = host.texts.of_game(kind, &phrase, &[]);
                Self::Usage(Phrase::new("failed-refused").with("why", why))
            }
            CannotOpen::BadOptions(why) => Self::Usage(Phrase::new("failed-options").with("why", why)),
            CannotOpen::UnknownBot(bot) => Self::unknown_bot(&bot.0),
            CannotOpen::UnknownContent(hash) => {
                Self::Failed(Phrase::new("failed-unknown-content").with("hash", hash.to_string()))
            }
            // Only the server opens tables at a milestone.
            CannotOpen::BadMilestone(why) => Self::Message(why),
        }
    }

    /// An option of the command line that says nothing.
    pub(crate) fn bad_pair(why: &BadPair) -> Self {
        let why = match why {
            BadPair::NoPair(text) => Phrase::new("options-no-pair").with("text", text.as_str()),
            BadPair::NoSuchOption { key, known } => {
                Phrase::new("options-no-key").with("key", key.as_str()).with("known", known.join(", "))
            }
            BadPair::NoSuchValue { key, value, known } => {
                let phrase = Phrase::new("options-no-value").with("key", *key).with("value", value.as_str());
                phrase.with("known", known.join(", "))
            }
        };
        Self::Usage(Phrase::new("failed-options").with("why", why))
    }

    pub(crate) fn unknown_bot(name: &str) -> Self {
        Self::Usage(Phrase::new("failed-bot").with("bot", name).with("known", taverne_bots::NAMES.join(", ")))
    }

    /// A record that cannot be used.
    pub(crate) fn record(path: &Path, why: &RecordError) -> Self {
        let phrase = match why {
            RecordError::Foreign => Phrase::new("record-foreign"),
            RecordError::Damaged(why) => Phrase::new("record-damaged").with("why", why.as_str()),
            RecordError::Newer(format) => Phrase::new("record-newer").with("format", format.to_string()),
            RecordError::OtherGame { theirs, .. } => Phrase::new("record-other-game").with("game", theirs.as_str()),
            RecordError::OtherRules { theirs, ours } => {
                Phrase::new("record-other-rules").with("theirs", *theirs).with("ours", *ours)
            }
            RecordError::OtherContent(hash) => Phrase::new("record-other-content").with("hash", hash.to_string()),
            RecordError::NoSeed => Phrase::new("record-no-seed"),
            RecordError::BrokenCommitment => Phrase::new("record-broken-commitment"),
            RecordError::Setup(why) => Phrase::new("record-setup").with("why", why.as_str()),
            RecordError::BadMove { number, why } => {
                Phrase::new("record-bad-move").with("number", *number).with("why", why.as_str())
            }
            RecordError::WrongResult => Phrase::new("record-wrong-result"),
        };
        Self::Failed(Phrase::new("failed-record").with("file", path.display().to_string()).with("why", phrase))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Failed(Phrase::new("failed-terminal").with("why", error.to_string())),
        }
    }
}

impl From<ContentError> for Failure {
    fn from(error: ContentError) -> Self {
        Self::Message(error.to_string())
    }
}

impl From<UnknownGame> for Failure {
    fn from(unknown: UnknownGame) -> Self {
        let known: Vec<_> = taverne_games::all().iter().map(|kind| kind.id()).collect();
        Self::Usage(Phrase::new("failed-game").with("game", unknown.0).with("known", known.join(", ")))
    }
}
