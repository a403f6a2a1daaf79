//! The table drawn in text.
use crate::DiceKingdoms;
use taverne_engine::{Viewer, Words, sketch::Sketch, words::Voice};
pub(crate) fn draw(_: &DiceKingdoms, _: Viewer, _: &Words, _: Voice<'_>) -> Sketch {
    Vec::new()
}
pub(crate) fn vocabulary() -> Vec<String> {
    Vec::new()
}
