//! What a player is shown: the news, the table, the question and the choices.

use crate::{failure::Failure, host::Host};
use taverne_engine::{
    Phrase, Table, Viewer,
    sketch::{Ink, Line},
    table::Choice,
    words::Voice,
};
use taverne_games::Kind;

/// A question with more to try than this is about the whole table.
const MANY: usize = 9;
/// Longer lists of choices go into columns.
const LONG_LIST: usize = 6;

/// One pair of eyes on a table.
pub(crate) struct Look<'a> {
    pub(crate) kind: &'static dyn Kind,
    pub(crate) table: &'a dyn Table,
    pub(crate) viewer: Viewer,
}

impl Look<'_> {
    pub(crate) fn say(&self, host: &Host, phrase: &Phrase) -> String {
        let names: Vec<_> = self.table.sitters().iter().map(|sitter| sitter.name.clone()).collect();
        self.kind.words(host.texts.lang).say(phrase, Voice { names: &names, reader: self.viewer })
    }

    /// Whether the question can only be answered with the table in sight.
    pub(crate) fn needs_the_table(choices: usize) -> bool {
        choices > MANY
    }

    /// What happened from play `from` on.
    pub(crate) fn news(&self, host: &mut Host, from: usize) -> Result<(), Failure> {
        for heard in self.table.heard(self.viewer, from) {
            self.tell(host, &heard.phrase)?;
        }
        Ok(())
    }

    /// A line of the log.
    pub(crate) fn tell(&self, host: &mut Host, phrase: &Phrase) -> Result<(), Failure> {
        let said = self.say(host, phrase);
        Ok(host.screen.line(&Line::new().ink(Ink::Muted, "  · ").plain(said))?)
    }

    pub(crate) fn table(&self, host: &mut Host) -> Result<(), Failure> {
        for line in self.table.sketch(self.viewer, self.kind.words(host.texts.lang)) {
            host.screen.line(&line)?;
        }
        Ok(())
    }

    pub(crate) fn choices(&self, host: &mut Host, choices: &[Choice]) -> Result<(), Failure> {
        let labels: Vec<_> = choices.iter().map(|choice| self.say(host, &choice.label)).collect();
        let column = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) + 8;
        let columns = if labels.len() > LONG_LIST { (host.screen.width() / column).clamp(1, 3) } else { 1 };
        let rows = labels.len().div_ceil(columns);
        for row in 0..rows {
            let mut line = Line::new();
            for (place, at) in (row..labels.len()).step_by(rows).enumerate() {
                line = if place == 0 { line } else { line.pad(place * column) };
                line = line.ink(Ink::Accent, format!("{:>4}. ", at + 1)).plain(labels[at].clone());
            }
            host.screen.line(&line)?;
        }
        Ok(())
    }

    /// What might be tried and is refused, with the reasons.
    pub(crate) fn why_not(&self, host: &mut Host, refused: &[Choice]) -> Result<(), Failure> {
        if refused.is_empty() {
            host.tell(&Phrase::new("play-nothing-refused"))?;
        }
        for choice in refused {
            let label = self.say(host, &choice.label);
            let why = choice.refusal.as_ref().map(|refusal| self.say(host, refusal)).unwrap_or_default();
            let label = host.texts.say(&Phrase::new("play-refused").with("label", label));
            host.screen.line(&Line::new().ink(Ink::Muted, "  – ").plain(format!("{label} ")).ink(Ink::Bad, why))?;
        }
        Ok(())
    }
}
