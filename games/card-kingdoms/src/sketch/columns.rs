//! Rows set in columns, as narrow as their contents; the last column continues on further lines.

use taverne_engine::sketch::{Line, Sketch, wrap};

const GAP: usize = 2;

pub(super) struct Columns {
    rows: Vec<Vec<Line>>,
}

impl Columns {
    pub(super) fn headed(head: impl Into<Vec<Line>>) -> Self {
        Self { rows: vec![head.into()] }
    }

    /// A row may have fewer cells than the head; its last cell then does not count for the widths.
    pub(super) fn row(&mut self, cells: impl Into<Vec<Line>>) {
        self.rows.push(cells.into());
    }

    pub(super) fn lines(self, width: usize) -> Sketch {
        self.lines_with(width, [])
    }

    /// With a line of its own below a row; the first of them belongs to the first row after the head.
    pub(super) fn lines_with(self, width: usize, below: impl IntoIterator<Item = Option<Line>>) -> Sketch {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let column_width = |column: usize| {
            let cells = self.rows.iter().filter(|row| row.len() > column + 1).map(|row| row[column].width());
            cells.max().unwrap_or(0)
        };
        let widths: Vec<_> = (0..count).map(column_width).collect();
        let below = std::iter::once(None).chain(below).chain(std::iter::repeat(None));
        let rows = self.rows.into_iter().zip(below);
        rows.flat_map(|(row, below)| set(row, &widths, width).into_iter().chain(below)).collect()
    }
}

fn set(row: Vec<Line>, widths: &[usize], width: usize) -> Vec<Line> {
    let last = row.len() - 1;
    let (mut line, mut start) = (Line::new(), 0);
    for (column, cell) in row.into_iter().enumerate() {
        line = line.append(cell);
        if column < last {
            start += widths[column] + GAP;
            line = line.pad(start);
        }
    }
    wrap(line, start, width)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(lines: &[Line]) -> Vec<String> {
        lines.iter().map(|line| line.0.iter().map(|span| span.text.as_str()).collect()).collect()
    }

    #[test]
    fn columns_are_aligned_and_the_last_one_continues_below_itself() {
        let plain = |text: &str| Line::new().plain(text);
        let mut columns = Columns::headed([plain("name"), plain("does")]);
        columns.row([plain("Archer"), plain("two strength or more")]);
        columns.row([plain("an empty stack")]);
        assert_eq!(
            text(&columns.lines(21)),
            ["name    does", "Archer  two strength", "        or more", "an empty stack"]
        );
    }
}
