//! The rules, when a player asks for them.

use crate::{failure::Failure, host::Host, markdown, rulebook::Rulebook};
use taverne_engine::{Phrase, sketch::Ink, sketch::Line};
use taverne_games::Kind;

/// The paragraphs shown of a search.
const MOST_FOUND: usize = 6;

/// The section of that id, with its sub-sections.
pub(crate) fn rule(host: &mut Host, kind: &'static dyn Kind, id: &str) -> Result<(), Failure> {
    let rulebook = Rulebook::new(kind.rules(host.texts.lang));
    match rulebook.section(id) {
        Some(section) => markdown::show(&mut host.screen, section)?,
        None => host.tell(&Phrase::new("play-no-rule"))?,
    }
    host.tell_in(Ink::Muted, &Phrase::new("play-search-hint"))?;
    Ok(())
}

/// Every paragraph of the rules that has the word.
pub(crate) fn search(host: &mut Host, kind: &'static dyn Kind, word: &str) -> Result<(), Failure> {
    let found = Rulebook::new(kind.rules(host.texts.lang)).search(word);
    if found.is_empty() {
        host.tell(&Phrase::new("play-not-found").with("word", word))?;
    }
    let mut last = "";
    for (title, paragraph) in found.iter().take(MOST_FOUND) {
        if *title != last {
            host.screen.line(&Line::new().ink(Ink::Strong, *title))?;
            last = title;
        }
        markdown::show(&mut host.screen, paragraph)?;
    }
    if found.len() > MOST_FOUND {
        host.tell_in(Ink::Muted, &Phrase::new("play-more-found").with("more", found.len() - MOST_FOUND))?;
    }
    Ok(())
}
