//! The table drawn in text.

use crate::CardKingdoms;
use taverne_engine::{Viewer, Words, sketch::Sketch, words::Voice};

pub(crate) fn draw(_game: &CardKingdoms, _viewer: Viewer, _words: &Words, _voice: Voice<'_>) -> Sketch {
    Vec::new()
}
