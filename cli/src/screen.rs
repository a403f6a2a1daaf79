//! Where everything is printed: lines with meanings, wrapped between words.

use crate::{
    pager::{Pager, Row},
    paint::{self, Colour},
    plain,
};
use std::{
    fmt,
    io::{self, BufRead, BufWriter, IsTerminal, Stdout, Write},
};
use taverne_engine::sketch::{Ink, Line};

/// The width of a page that nobody looks at yet.
const UNKNOWN_WIDTH: usize = 100;
const NARROWEST: usize = 40;

pub(crate) struct Screen {
    out: BufWriter<Stdout>,
    coloured: bool,
    /// Only signs of ASCII.
    plain: bool,
    pager: Pager,
    /// What is said below a page that is full.
    turn: String,
}

impl fmt::Debug for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Screen").field("coloured", &self.coloured).finish_non_exhaustive()
    }
}

impl Screen {
    /// `turn` is what is said below a page that is full.
    pub(crate) fn stdout(colour: Colour, turn: String) -> Self {
        let height = terminal_size::terminal_size_of(io::stdout()).filter(|_| io::stdin().is_terminal());
        let pager = height.map_or_else(Pager::default, |(_, rows)| Pager::of_height(rows.0.into()));
        let coloured = colour.wanted(&io::stdout());
        Self { out: BufWriter::new(io::stdout()), coloured, plain: plain::wanted(), pager, turn }
    }

    pub(crate) fn width(&self) -> usize {
        terminal_size::terminal_size_of(io::stdout())
            .map_or(UNKNOWN_WIDTH, |(width, _)| usize::from(width.0).max(NARROWEST))
    }

    pub(crate) fn blank(&mut self) -> io::Result<()> {
        self.row(&[])
    }

    /// For programs: sign by sign what it is, on a line of its own.
    pub(crate) fn verbatim(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// A text as it is, line by line.
    pub(crate) fn text(&mut self, text: &str) -> io::Result<()> {
        text.lines().try_for_each(|line| self.line(&Line::new().plain(line)))
    }

    /// A line, continued further down if it does not fit; words stay whole.
    pub(crate) fn line(&mut self, line: &Line) -> io::Result<()> {
        let indent = line.0.iter().flat_map(|span| span.text.chars()).take_while(|&sign| sign == ' ').count();
        self.prose(line, indent + 4)
    }

    /// A line whose continuation begins at a column.
    pub(crate) fn prose(&mut self, line: &Line, hanging: usize) -> io::Result<()> {
        for part in wrap(line, self.width(), hanging, self.plain) {
            self.row(&part)?;
        }
        Ok(())
    }

    /// Asks: what follows is typed behind it.
    pub(crate) fn ask(&mut self, question: &str) -> io::Result<()> {
        self.pager.begin();
        self.paint(&cells(&Line::new().ink(Ink::Accent, question), self.plain))?;
        write!(self.out, " ")?;
        self.flush()
    }

    fn row(&mut self, cells: &[(char, Ink)]) -> io::Result<()> {
        match self.pager.next() {
            Row::Skip => return Ok(()),
            Row::Turn if !self.turn_the_page()? => return Ok(()),
            Row::Turn | Row::Show => {}
        }
        self.paint(cells)?;
        writeln!(self.out)
    }

    /// False if the reader wants to see no more of this.
    fn turn_the_page(&mut self) -> io::Result<bool> {
        let turn = cells(&Line::new().ink(Ink::Muted, &self.turn), self.plain);
        self.paint(&turn)?;
        write!(self.out, " ")?;
        self.flush()?;
        let mut answer = String::new();
        let on = io::stdin().lock().read_line(&mut answer)? > 0 && answer.trim().is_empty();
        self.pager.turned(on);
        Ok(on)
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Hides what was on the screen: cleared if it is a terminal that can, pushed out of sight otherwise.
    pub(crate) fn hide(&mut self) -> io::Result<()> {
        self.pager.begin();
        match terminal_size::terminal_size_of(io::stdout()) {
            Some(_) => write!(self.out, "\x1b[2J\x1b[3J\x1b[H"),
            None => write!(self.out, "{}", "\n".repeat(60)),
        }
    }

    fn paint(&mut self, cells: &[(char, Ink)]) -> io::Result<()> {
        let mut now = Ink::Plain;
        for &(sign, ink) in cells {
            if self.coloured && ink != now {
                write!(self.out, "\x1b[0m")?;
                if let Some(code) = paint::code(ink) {
                    write!(self.out, "\x1b[{code}m")?;
                }
            }
            now = ink;
            write!(self.out, "{sign}")?;
        }
        if self.coloured && now != Ink::Plain { write!(self.out, "\x1b[0m") } else { Ok(()) }
    }
}

/// Every sign with its meaning. Control signs, which names in a foreign file could hold, never reach the terminal.
fn cells(line: &Line, plain: bool) -> Vec<(char, Ink)> {
    let signs = line.0.iter().flat_map(|span| span.text.chars().map(|sign| (sign, span.ink)));
    let signs = signs.map(|(sign, ink)| (if sign.is_control() { ' ' } else { sign }, ink));
    if plain {
        signs.flat_map(|(sign, ink)| plain::signs(sign).map(move |sign| (sign, ink))).collect()
    } else {
        signs.collect()
    }
}

fn wrap(line: &Line, width: usize, hanging: usize, plain: bool) -> Vec<Vec<(char, Ink)>> {
    let mut rest = cells(line, plain);
    while rest.last().is_some_and(|&(sign, _)| sign == ' ') {
        rest.pop();
    }
    let hanging = hanging.min(width / 2);
    let indent = rest.iter().take_while(|&&(sign, _)| sign == ' ').count();
    if rest.len() > width && indent > width / 2 {
        rest.drain(..indent - width / 2);
    }
    let mut parts = Vec::new();
    while rest.len() > width {
        let start = rest.iter().take_while(|&&(sign, _)| sign == ' ').count();
        let is_gap = |&at: &usize| rest[at].0 == ' ';
        let gap = (start + 1..=width).rev().find(is_gap).or_else(|| (width + 1..rest.len()).find(is_gap));
        let Some(gap) = gap else { break };
        let tail: Vec<_> = rest[gap..].iter().skip_while(|&&(sign, _)| sign == ' ').copied().collect();
        rest.truncate(gap);
        parts.push(rest);
        rest = std::iter::repeat_n((' ', Ink::Plain), hanging).chain(tail).collect();
    }
    parts.push(rest);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, width: usize, hanging: usize) -> Vec<String> {
        let parts = wrap(&Line::new().plain(text), width, hanging, false);
        parts.iter().map(|part| part.iter().map(|(sign, _)| sign).collect()).collect()
    }

    #[test]
    fn lines_break_between_words_and_continue_further_in() {
        assert_eq!(wrapped("  one two three four", 12, 6), ["  one two", "      three", "      four"]);
        assert_eq!(wrapped("short", 12, 4), ["short"]);
        assert_eq!(wrapped("          one two", 14, 4), ["       one two"], "a deep column moves to the left");
        assert_eq!(wrapped("unbreakableword here", 8, 4), ["unbreakableword", "    here"]);
        assert_eq!(
            wrapped("vous avez\u{a0}: rien", 10, 0),
            ["vous", "avez\u{a0}:", "rien"],
            "nor before a French colon"
        );
    }

    #[test]
    fn control_signs_do_not_reach_the_terminal() {
        assert_eq!(wrapped("a\u{1b}[2Jb", 20, 4), ["a [2Jb"]);
    }
}
