//! `taverne content check`: are these content files good?

use crate::{args::ContentArgs, failure::Failure, games, host::Host};
use std::path::{Path, PathBuf};
use taverne_engine::{Phrase, sketch::Ink};
use taverne_games::Kind;

pub(crate) fn check(host: &mut Host, args: &ContentArgs) -> Result<(), Failure> {
    let (kind, folder) = what(args)?;
    let (hash, place) = match &folder {
        Some(folder) => (kind.load_content(folder)?, folder.display().to_string()),
        None => (kind.builtin_content(), host.texts.word("content-builtin")),
    };
    let title = kind.words(host.texts.lang).word("game-title");
    host.tell(&Phrase::new("content-place").with("game", title).with("place", place))?;
    host.tell(&Phrase::new("content-hash").with("hash", hash.to_string()))?;
    for (name, builtin) in kind.content_files() {
        let own = folder.as_ref().and_then(|folder| std::fs::read_to_string(folder.join(name)).ok());
        let entries = entries(own.as_deref().unwrap_or(builtin));
        if entries > 0 {
            host.tell(&Phrase::new("content-file").with("file", *name).with("entries", entries))?;
        }
    }
    if folder.is_some() && hash == kind.builtin_content() {
        host.tell(&Phrase::new("content-same"))?;
    }
    host.tell_in(Ink::Good, &Phrase::new("content-good"))?;
    Ok(())
}

/// How many cards, areas or setups a file lists.
fn entries(text: &str) -> usize {
    text.lines().filter(|line| line.starts_with("[[")).count()
}

/// `content check [GAME] [DIR]`: with one word, it is a game if there is one of that name, else a folder.
fn what(args: &ContentArgs) -> Result<(&'static dyn Kind, Option<PathBuf>), Failure> {
    match (&args.game, &args.folder) {
        (Some(word), None) if taverne_games::find(word).is_err() && Path::new(word).is_dir() => {
            Ok((games::find(None)?, Some(word.into())))
        }
        (game, folder) => Ok((games::find(game.as_deref())?, folder.clone())),
    }
}
