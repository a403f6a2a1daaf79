//! What is higher than the screen is shown page by page, if somebody sits there to turn the pages.

/// How far a page is filled.
#[derive(Debug, Default)]
pub(crate) struct Pager {
    /// The rows of a page; without it nothing is ever held back.
    height: Option<usize>,
    shown: usize,
    skipping: bool,
}

/// What to do with one more row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Show,
    /// Only after the page has been turned.
    Turn,
    Skip,
}

impl Pager {
    /// A page fills the screen but for the row in which the reader is asked to turn it.
    pub(crate) fn of_height(rows: usize) -> Self {
        Self { height: Some(rows.saturating_sub(1).max(2)), ..Self::default() }
    }

    pub(crate) fn next(&mut self) -> Row {
        if self.skipping {
            return Row::Skip;
        }
        let full = self.height.is_some_and(|height| self.shown >= height);
        self.shown += 1;
        if full { Row::Turn } else { Row::Show }
    }

    /// The reader has turned the page, or wants to see no more of it.
    pub(crate) fn turned(&mut self, on: bool) {
        self.shown = 1;
        self.skipping = !on;
    }

    /// Something else begins: all before has been read.
    pub(crate) fn begin(&mut self) {
        self.shown = 0;
        self.skipping = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(pager: &mut Pager, rows: usize) -> Vec<Row> {
        (0..rows).map(|_| pager.next()).collect()
    }

    #[test]
    fn a_page_is_turned_when_it_is_full() {
        let mut pager = Pager::of_height(4);
        assert_eq!(rows(&mut pager, 4), [Row::Show, Row::Show, Row::Show, Row::Turn]);
        pager.turned(true);
        assert_eq!(
            rows(&mut pager, 3),
            [Row::Show, Row::Show, Row::Turn],
            "the row that was held back is on the new page"
        );
    }

    #[test]
    fn who_has_seen_enough_sees_no_more_until_something_else_begins() {
        let mut pager = Pager::of_height(3);
        rows(&mut pager, 3);
        pager.turned(false);
        assert_eq!(rows(&mut pager, 2), [Row::Skip, Row::Skip]);
        pager.begin();
        assert_eq!(rows(&mut pager, 2), [Row::Show, Row::Show]);
    }

    #[test]
    fn where_nobody_reads_nothing_is_held_back() {
        assert!(rows(&mut Pager::default(), 500).iter().all(|&row| row == Row::Show));
    }
}
