//! Lines that are too long continue on the next one.

use taverne_engine::sketch::{Ink, Line, Sketch};

/// The widest a line may be.
pub(super) const WIDTH: usize = 100;

/// Breaks a line between words; what follows starts at `indent`.
pub(super) fn wrap(line: Line, indent: usize, width: usize) -> Sketch {
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
