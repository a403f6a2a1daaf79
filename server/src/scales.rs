//! What is on its way to pages: every text is written once, shared by all who get it, and weighed until the last of
//! them has read it or was given up.

use bytes::Bytes;
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};
use tokio::sync::mpsc;

/// How many letters, and how many bytes, wait for a slow page before they are summed up.
const MOST_LETTERS: usize = 64;
const MOST_BYTES: usize = 256 * 1024;
/// A text that had to grow is made to fit again from this length on.
const LONG: usize = 32 * 1024;

/// Weighs all texts of the house that somebody has not read yet, each once.
#[derive(Debug)]
pub(crate) struct Scales {
    weight: Arc<AtomicUsize>,
    most: usize,
}

struct Weighed {
    text: String,
    weight: Arc<AtomicUsize>,
}

impl Scales {
    pub(crate) fn new(most: usize) -> Self {
        Self { weight: Arc::default(), most }
    }

    /// A text that can be handed to many.
    pub(crate) fn text(&self, mut text: String) -> Bytes {
        if text.len() >= LONG {
            text.shrink_to_fit();
        }
        self.weight.fetch_add(text.len(), Ordering::Relaxed);
        Bytes::from_owner(Weighed { text, weight: self.weight.clone() })
    }

    /// Whether so much is unread that nobody who reads slowly can be waited for.
    pub(crate) fn heavy(&self) -> bool {
        self.weight.load(Ordering::Relaxed) > self.most
    }
}

impl AsRef<[u8]> for Weighed {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

impl Drop for Weighed {
    fn drop(&mut self) {
        self.weight.fetch_sub(self.text.len(), Ordering::Relaxed);
    }
}

/// Something for a page, and the entry of the log it tells of (0 if it is not about the game).
#[derive(Debug)]
pub(crate) struct Letter {
    pub(crate) seq: u32,
    pub(crate) text: Bytes,
    unread: Arc<AtomicUsize>,
}

impl Drop for Letter {
    fn drop(&mut self) {
        self.unread.fetch_sub(self.text.len(), Ordering::Relaxed);
    }
}

/// Where a table puts what a page shall read.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    letters: mpsc::Sender<Letter>,
    unread: Arc<AtomicUsize>,
}

impl Outbox {
    pub(crate) fn new() -> (Self, mpsc::Receiver<Letter>) {
        let (letters, inbox) = mpsc::channel(MOST_LETTERS);
        (Self { letters, unread: Arc::default() }, inbox)
    }

    /// Puts a letter in if there is room. Whoever has read everything gets a text of any length.
    pub(crate) fn put(&self, seq: u32, text: Bytes) -> bool {
        let unread = self.unread.load(Ordering::Relaxed);
        if unread > 0 && unread + text.len() > MOST_BYTES {
            return false;
        }
        self.unread.fetch_add(text.len(), Ordering::Relaxed);
        self.letters.try_send(Letter { seq, text, unread: self.unread.clone() }).is_ok()
    }

    /// Whether most of what was put in has been read.
    pub(crate) fn has_room(&self) -> bool {
        self.letters.capacity() >= MOST_LETTERS / 2 && self.unread.load(Ordering::Relaxed) <= MOST_BYTES / 2
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_weighed_once_however_many_have_it_and_until_the_last_has_read_it() {
        let scales = Scales::new(100);
        let text = scales.text("x".repeat(80));
        let parts = [text.clone(), text.slice(40..), text];
        assert!(!scales.heavy());
        let more = scales.text("y".repeat(80));
        assert!(scales.heavy());
        drop(parts);
        assert!(!scales.heavy());
        drop(more);
        assert_eq!(scales.weight.load(Ordering::Relaxed), 0);
    }

    #[test]
    fn an_outbox_holds_a_text_of_any_length_but_not_two() {
        let scales = Scales::new(usize::MAX);
        let long = scales.text("x".repeat(3 * MOST_BYTES));
        let (outbox, mut inbox) = Outbox::new();
        assert!(outbox.put(1, long.clone()) && !outbox.put(2, long.clone()));
        assert!(!outbox.put(3, scales.text("y".to_owned())) && !outbox.has_room());
        drop(inbox.try_recv().unwrap());
        assert!(outbox.has_room() && outbox.put(4, long));
    }

    #[test]
    fn nor_does_it_hold_any_number_of_short_ones() {
        let text = Bytes::from_static(b"short");
        let (outbox, _inbox) = Outbox::new();
        assert_eq!((0..1_000).filter(|_| outbox.put(0, text.clone())).count(), MOST_LETTERS);
        assert_eq!(outbox.unread.load(Ordering::Relaxed), MOST_LETTERS * 5, "what did not go in is not counted");
    }
}
