//! The views that pages have before their eyes, so that the next update need only tell what has changed in them.

use super::{changes::changes, connections::Connections};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use taverne_engine::{SeatSet, Viewer};

/// What each pair of eyes saw after an entry, as far as some page was told no more since. (Updates are written while the
/// store is busy, so this is behind a lock; locking never waits.)
#[derive(Debug, Default)]
pub(super) struct Views(Mutex<HashMap<(Viewer, u32), Arc<str>>>);

/// Through whose eyes a page with these seats sees the table.
pub(super) fn eyes(seats: SeatSet) -> impl Iterator<Item = Viewer> {
    let onlooker = seats.is_empty().then_some(Viewer::Spectator);
    onlooker.into_iter().chain(seats.iter().map(Viewer::Seat))
}

impl Views {
    /// What to send for a view to whoever saw the one after entry `told`: what has changed, or all of it.
    pub(super) fn told(&self, viewer: Viewer, told: Option<u32>, (seq, view): (u32, &Arc<str>)) -> Arc<str> {
        let mut views = self.views();
        let before = told.and_then(|told| views.get(&(viewer, told)).cloned());
        views.insert((viewer, seq), view.clone());
        drop(views);
        before.and_then(|before| changes(&before, view)).map_or_else(|| view.clone(), Arc::from)
    }

    /// The view after this entry, if it was made already.
    pub(super) fn made(&self, viewer: Viewer, seq: u32) -> Option<Arc<str>> {
        self.views().get(&(viewer, seq)).cloned()
    }

    /// Lets go of views that are before nobody's eyes any more.
    pub(super) fn tidy(&self, connections: &Connections) {
        let mut views = self.views();
        let mut shown = HashMap::with_capacity(views.len());
        for connection in connections.all.values().filter(|connection| !connection.blank) {
            for viewer in eyes(connection.seats) {
                let key = (viewer, connection.told);
                if let Some(view) = views.remove(&key) {
                    shown.insert(key, view);
                }
            }
        }
        *views = shown;
    }

    pub(super) fn clear(&self) {
        self.views().clear();
    }

    fn views(&self) -> MutexGuard<'_, HashMap<(Viewer, u32), Arc<str>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
