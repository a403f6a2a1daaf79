//! What is typed, line by line.

use crate::screen::Screen;
use std::io::{self, BufRead, IsTerminal, Read};

/// Nobody types more than that.
const LONGEST_LINE: u64 = 64 << 10;

#[derive(Debug)]
pub(crate) struct Keyboard {
    /// Lines that come through a pipe are repeated on the screen, as if they had been typed there.
    piped: bool,
}

impl Keyboard {
    pub(crate) fn stdin() -> Self {
        Self { piped: !io::stdin().is_terminal() }
    }

    /// Asks; the answer comes without blanks around it, or not at all when there will be no more.
    pub(crate) fn ask(&mut self, screen: &mut Screen, question: &str) -> io::Result<Option<String>> {
        screen.ask(question)?;
        let mut bytes = Vec::new();
        // Taken for one line only: pages are turned with the same keys.
        let length = io::stdin().lock().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.piped || length == 0 {
            screen.text(if line.is_empty() { " " } else { &line })?;
        }
        Ok((length > 0).then_some(line))
    }
}
