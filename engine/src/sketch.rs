//! A table drawn in text, for the terminal: lines of words with a meaning, which the terminal turns into colours.

use crate::seat::Seat;

/// What a piece of text stands for. Colour never carries a meaning alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Plain,
    Muted,
    Strong,
    /// What can be done now.
    Accent,
    Good,
    Bad,
    Player(Seat),
    /// A family of cards or a resource, counted from 0.
    Family(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    pub ink: Ink,
    pub text: String,
}

/// One line of a sketch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(pub Vec<Span>);

impl Line {
    pub fn new() -> Self {
        Self::default()
    }

    #[must_use]
    pub fn ink(mut self, ink: Ink, text: impl Into<String>) -> Self {
        self.0.push(Span { ink, text: text.into() });
        self
    }

    #[must_use]
    pub fn plain(self, text: impl Into<String>) -> Self {
        self.ink(Ink::Plain, text)
    }

    /// How many columns the line takes so far.
    pub fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.chars().count()).sum()
    }

    /// Fills up with blanks to a width, and never runs into the next column.
    #[must_use]
    pub fn pad(self, width: usize) -> Self {
        let blanks = width.saturating_sub(self.width()).max(1);
        self.plain(" ".repeat(blanks))
    }

    #[must_use]
    pub fn append(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }
}

/// The widest a line of a table should be.
pub const WIDTH: usize = 100;

/// Breaks a line between words; what follows starts at `indent`.
pub fn wrap(line: Line, indent: usize, width: usize) -> Sketch {
    if line.width() <= width {
        return vec![line];
    }
    let cells: Vec<(char, Ink)> =
        line.0.iter().flat_map(|span| span.text.chars().map(|sign| (sign, span.ink))).collect();
    // French puts a blank before some signs, and no line begins with one of those.
    let is_gap = |&at: &usize| cells[at].0 == ' ' && !":;?!»".contains(cells.get(at + 1).map_or(' ', |cell| cell.0));
    let Some(gap) = (indent + 1..=width).rev().find(is_gap) else {
        return vec![line];
    };
    let rest = cells[gap..].iter().copied().skip_while(|&(sign, _)| sign == ' ');
    let rest = std::iter::repeat_n((' ', Ink::Plain), indent).chain(rest);
    let mut lines = vec![spans(cells[..gap].iter().copied())];
    lines.extend(wrap(spans(rest), indent, width));
    lines
}

fn spans(cells: impl Iterator<Item = (char, Ink)>) -> Line {
    let mut line = Line::new();
    for (sign, ink) in cells {
        match line.0.last_mut() {
            Some(span) if span.ink == ink => span.text.push(sign),
            _ => line = line.ink(ink, sign),
        }
    }
    line
}

/// A text cut to a width, with a mark where something is missing.
pub fn fit(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

pub type Sketch = Vec<Line>;
