//! What a table remembers of its log, to recognise what it has already done and to tell what is new.

use crate::store::Entry;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};
use taverne_engine::{Seat, SeatSet};

#[derive(Debug, Default)]
pub(super) struct LogIndex {
    steps: Vec<Step>,
    /// Who made each play that stands.
    movers: Vec<Seat>,
    /// The entry that a message of a page became.
    messages: HashMap<(Seat, String), u32>,
    /// The entry from which on each seat has been asked what it is asked now.
    asked: [u32; SeatSet::CAPACITY],
    /// How often each seat has taken something back.
    undone: [u32; SeatSet::CAPACITY],
    /// Of all entries, in short.
    digest: Sha256,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    seat: Seat,
    /// Tells actions apart; `None` for an undo.
    action: Option<u64>,
    /// The first play whose story this entry changed.
    touched: u32,
}

impl LogIndex {
    /// The number of entries.
    pub(super) fn seq(&self) -> u32 {
        self.steps.len() as u32
    }

    pub(super) fn plays(&self) -> u32 {
        self.movers.len() as u32
    }

    /// At the start of the game, who is asked first.
    pub(super) fn begin(&mut self) {
        *self = Self::default();
    }

    /// Notes an entry that was played, with who was waited for before and after it.
    pub(super) fn add(&mut self, entry: &Entry, before: SeatSet, after: SeatSet) {
        self.note(entry);
        for seat in after.iter().filter(|&seat| seat == entry.seat || !before.contains(seat)) {
            self.asked[seat.index()] = self.steps.len() as u32;
        }
    }

    /// Notes an entry from before a snapshot that knows who is asked since when.
    pub(super) fn note(&mut self, entry: &Entry) {
        Self::digest_entry(&mut self.digest, entry);
        let touched = if entry.action.is_some() {
            self.movers.push(entry.seat);
            self.movers.len()
        } else {
            let kept = self.movers.iter().rposition(|&mover| mover == entry.seat);
            let kept = kept.expect("only what was played is taken back");
            self.movers.remove(kept);
            self.undone[entry.seat.index()] += 1;
            kept + 1
        };
        self.steps.push(Step {
            seat: entry.seat,
            action: entry.action.as_ref().map(fingerprint),
            touched: touched as u32,
        });
        let seq = self.seq();
        if let Some(message) = &entry.message {
            self.messages.insert((entry.seat, message.clone()), seq);
        }
    }

    /// Adds an entry to what is true of a log only if it is the very same.
    pub(super) fn digest_entry(digest: &mut Sha256, entry: &Entry) {
        digest.update([entry.seat.index() as u8, u8::from(entry.action.is_some())]);
        digest.update(entry.action.as_ref().map(Value::to_string).unwrap_or_default());
        // JSON has this byte in no place.
        digest.update([0]);
    }

    pub(super) fn digest(&self) -> [u8; 32] {
        self.digest.clone().finalize().into()
    }

    pub(super) fn asked(&self) -> &[u32] {
        &self.asked
    }

    /// Nothing if these are not entries for every seat there can be.
    pub(super) fn set_asked(&mut self, asked: &[u32]) -> Option<()> {
        self.asked = asked.try_into().ok()?;
        Some(())
    }

    /// The entry this very decision has already become.
    pub(super) fn find(&self, seat: Seat, message: &str, seq: u32, action: Option<&Value>) -> Option<u32> {
        let action = action.map(fingerprint);
        let same = |number: u32| {
            let step = self.steps.get(number.checked_sub(1)? as usize)?;
            (step.seat == seat && step.action == action).then_some(number)
        };
        let by_message = self.messages.get(&(seat, message.to_owned())).copied().and_then(same);
        by_message.or_else(|| same(seq.checked_add(1)?))
    }

    /// Whether the seat is still asked what it was asked at `seq`.
    pub(super) fn still_asked(&self, seat: Seat, seq: u32) -> bool {
        self.asked[seat.index()] <= seq && seq <= self.seq()
    }

    /// The entry from which on the seat has been asked what it is asked now.
    pub(super) fn asked_at(&self, seat: Seat) -> u32 {
        self.asked[seat.index()]
    }

    pub(super) fn undone(&self, seat: Seat) -> u32 {
        self.undone[seat.index()]
    }

    /// Whether the seat has done nothing since `seq`.
    pub(super) fn quiet_since(&self, seat: Seat, seq: u32) -> bool {
        self.steps.get(seq as usize..).is_some_and(|steps| steps.iter().all(|step| step.seat != seat))
    }

    /// From which play on somebody who knows the first `seq` entries has to be told the story.
    pub(super) fn news_since(&self, seq: u32) -> u32 {
        let steps = self.steps.get(seq as usize..).unwrap_or_default();
        steps.iter().map(|step| step.touched).min().unwrap_or(self.plays() + 1)
    }
}

fn fingerprint(action: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    action.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn entry(seat: usize, action: Option<u8>, message: &str) -> Entry {
        Entry { seat: Seat::new(seat), action: action.map(|it| json!(it)), message: Some(message.into()), at: 0 }
    }

    #[test]
    fn a_decision_is_recognised_and_an_undo_rewrites_the_story() {
        let both = SeatSet::all(2);
        let (zero, one) = (Seat::new(0), Seat::new(1));
        let mut log_index = LogIndex::default();
        log_index.add(&entry(0, Some(7), "a"), both, SeatSet::only(one));
        assert!(log_index.still_asked(one, 0), "the other's answer changed nothing for seat 1");
        assert_eq!(log_index.find(zero, "a", 0, Some(&json!(7))), Some(1), "the same message");
        assert_eq!(log_index.find(zero, "b", 0, Some(&json!(7))), Some(1), "the same decision under another id");
        assert_eq!(log_index.find(zero, "b", 0, Some(&json!(8))), None);
        log_index.add(&entry(0, None, "c"), SeatSet::only(one), both);
        assert!(!log_index.still_asked(zero, 1) && log_index.still_asked(zero, 2));
        assert_eq!((log_index.plays(), log_index.seq()), (0, 2));
        assert_eq!([log_index.news_since(0), log_index.news_since(1), log_index.news_since(2)], [1, 1, 1]);
    }
}
