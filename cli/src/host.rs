//! The host: speaks to whoever sits at the terminal, in their language.

use crate::{paint::Colour, screen::Screen, texts::Texts};
use std::io::{self, IsTerminal};
use taverne_engine::{Lang, Phrase, sketch::Ink, sketch::Line};

#[derive(Debug)]
pub(crate) struct Host {
    pub(crate) colour: Colour,
    pub(crate) texts: Texts,
    pub(crate) screen: Screen,
}

impl Host {
    pub(crate) fn new(lang: Option<Lang>, colour: Colour) -> Self {
        let texts = Texts::new(lang.unwrap_or_else(Texts::native));
        let screen = Screen::stdout(colour, texts.word("page-turn"));
        Self { colour, texts, screen }
    }

    /// Says something on a line of its own.
    pub(crate) fn tell(&mut self, phrase: &Phrase) -> io::Result<()> {
        self.tell_in(Ink::Plain, phrase)
    }

    pub(crate) fn tell_in(&mut self, ink: Ink, phrase: &Phrase) -> io::Result<()> {
        let said = self.texts.say(phrase);
        for line in said.lines() {
            self.screen.line(&Line::new().ink(ink, line))?;
        }
        Ok(())
    }

    /// Whether a person sits there, who can be asked and can see things move.
    pub(crate) fn is_a_person(&self) -> bool {
        io::stdin().is_terminal() && io::stdout().is_terminal()
    }
}
