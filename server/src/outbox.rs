//! What is on its way to pages: every text is written once, shared by all who get it, and weighed until the last of
//! them has read it or was given up.

use bytes::Bytes;
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};
use tokio::sync::mpsc;

/// How many messages, and how many bytes, wait for a slow page before they are summed up.
const MOST_MESSAGES: usize = 64;
const MOST_BYTES: usize = 256 * 1024;
/// A text that had to grow is made to fit again from this length on.
const LONG: usize = 32 * 1024;

/// Weighs all texts of the house that somebody has not read yet, each once.
#[derive(Debug)]
pub(crate) struct UnreadTexts {
    weight: Arc<AtomicUsize>,
    most: usize,
}

struct Weighed {
    text: String,
    weight: Arc<AtomicUsize>,
}

impl UnreadTexts {
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

/// Something for a page.
#[derive(Debug)]
pub(crate) struct Outgoing {
    pub(crate) text: Bytes,
    unread: Arc<AtomicUsize>,
}

impl Drop for Outgoing {
    fn drop(&mut self) {
        self.unread.fetch_sub(self.text.len(), Ordering::Relaxed);
    }
}

/// Where a table puts what a page shall read.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Outgoing>,
    unread: Arc<AtomicUsize>,
}

impl Outbox {
    pub(crate) fn new() -> (Self, mpsc::Receiver<Outgoing>) {
        let (messages, inbox) = mpsc::channel(MOST_MESSAGES + 1);
        (Self { messages, unread: Arc::default() }, inbox)
    }

    /// Puts a message in if there is room. Whoever has read everything gets a text of any length.
    pub(crate) fn put(&self, text: Bytes) -> bool {
        let unread = self.unread.load(Ordering::Relaxed);
        if self.messages.capacity() <= 1 || (unread > 0 && unread + text.len() > MOST_BYTES) {
            return false;
        }
        self.send(text)
    }

    /// Puts an acknowledgement in, for which the last place is kept: a page is not listened to again before it is sent.
    pub(crate) fn acknowledge(&self, text: Bytes) {
        self.send(text);
    }

    fn send(&self, text: Bytes) -> bool {
        self.unread.fetch_add(text.len(), Ordering::Relaxed);
        self.messages.try_send(Outgoing { text, unread: self.unread.clone() }).is_ok()
    }

    /// Whether most of what was put in has been read.
    pub(crate) fn has_room(&self) -> bool {
        self.messages.capacity() > MOST_MESSAGES / 2 && self.unread.load(Ordering::Relaxed) <= MOST_BYTES / 2
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_weighed_once_however_many_have_it_and_until_the_last_has_read_it() {
        let unread = UnreadTexts::new(100);
        let text = unread.text("x".repeat(80));
        let parts = [text.clone(), text.slice(40..), text];
        assert!(!unread.heavy());
        let more = unread.text("y".repeat(80));
        assert!(unread.heavy());
        drop(parts);
        assert!(!unread.heavy());
        drop(more);
        assert_eq!(unread.weight.load(Ordering::Relaxed), 0);
    }

    #[test]
    fn an_outbox_holds_a_text_of_any_length_but_not_two() {
        let unread = UnreadTexts::new(usize::MAX);
        let long = unread.text("x".repeat(3 * MOST_BYTES));
        let (outbox, mut inbox) = Outbox::new();
        assert!(outbox.put(long.clone()) && !outbox.put(long.clone()));
        assert!(!outbox.put(unread.text("y".to_owned())) && !outbox.has_room());
        drop(inbox.try_recv().unwrap());
        assert!(outbox.has_room() && outbox.put(long));
    }

    #[test]
    fn nor_does_it_hold_any_number_of_short_ones() {
        let text = Bytes::from_static(b"short");
        let (outbox, mut inbox) = Outbox::new();
        assert_eq!((0..1_000).filter(|_| outbox.put(text.clone())).count(), MOST_MESSAGES);
        assert_eq!(outbox.unread.load(Ordering::Relaxed), MOST_MESSAGES * 5, "what did not go in is not counted");
        outbox.acknowledge(Bytes::from_static(b"done"));
        let last = std::iter::from_fn(|| inbox.try_recv().ok()).last().unwrap();
        assert_eq!(last.text, "done", "there is always room to say that something was done");
    }
}
