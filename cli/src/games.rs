//! `taverne games`: what can be played here.

use crate::{failure::Failure, host::Host};
use taverne_engine::{Phrase, sketch::Ink, sketch::Line};
use taverne_games::Kind;

pub(crate) fn list(host: &mut Host) -> Result<(), Failure> {
    for &kind in taverne_games::all() {
        let words = kind.words(host.texts.lang);
        let title = Line::new().ink(Ink::Strong, words.word("game-title")).ink(Ink::Muted, format!("  {}", kind.id()));
        host.screen.line(&title)?;
        let box_side = Phrase::new("games-box")
            .with("least", *kind.seats().start())
            .with("most", *kind.seats().end())
            .with("minutes", kind.box_side().minutes);
        let box_side = host.texts.say(&box_side);
        host.screen.line(&Line::new().plain(format!("  {box_side}")))?;
        host.screen.line(&Line::new().plain(format!("  {}", words.word("game-pitch"))))?;
    }
    host.screen.blank()?;
    host.tell_in(Ink::Muted, &Phrase::new("games-hint"))?;
    Ok(())
}

/// The game of that id, or the first of the house.
pub(crate) fn find(id: Option<&str>) -> Result<&'static dyn Kind, Failure> {
    match id {
        Some(id) => Ok(taverne_games::find(id)?),
        None => Ok(taverne_games::all()[0]),
    }
}
