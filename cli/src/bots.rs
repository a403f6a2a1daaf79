//! `taverne bots`: who plays when nobody else does.

use crate::{failure::Failure, host::Host};
use taverne_bots::NAMES;
use taverne_engine::{
    Phrase,
    sketch::{Ink, Line},
};

pub(crate) fn list(host: &mut Host) -> Result<(), Failure> {
    let longest = NAMES.iter().map(|name| name.len()).max().unwrap_or(0);
    for name in NAMES {
        let about = about(name).map(|key| host.texts.word(key)).unwrap_or_default();
        let line = Line::new().ink(Ink::Strong, format!("{name:longest$}")).plain(format!("  {about}"));
        host.screen.prose(&line, longest + 2)?;
    }
    host.screen.blank()?;
    host.tell_in(Ink::Muted, &Phrase::new("bots-budget"))?;
    Ok(())
}

/// What a newcomer should know about a bot.
pub(crate) fn about(bot: &str) -> Option<&'static str> {
    match bot {
        "easy" => Some("bot-easy"),
        "medium" => Some("bot-medium"),
        "hard" => Some("bot-hard"),
        "greedy" => Some("bot-greedy"),
        "random" => Some("bot-random"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_bot_is_described() {
        for name in taverne_bots::NAMES {
            assert!(super::about(name).is_some(), "nobody describes {name}");
        }
    }
}
