//! The table drawn in text: the main board, then the players, the reader's own last.

use crate::{Content, ShadowKingdoms, view::View};
use taverne_engine::{
    Phrase, Viewer, Words,
    sketch::{Ink, Line, Sketch},
    words::Voice,
};

/// Everything is drawn from the view, so that it shows nothing its reader may not see.
pub(crate) fn draw(game: &ShadowKingdoms, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch {
    let pen = Pen { content: game.content.0, view: View::of(game, viewer), viewer, words, voice };
    vec![pen.header()]
}

/// Words that are only said here.
pub(crate) fn vocabulary() -> Vec<String> {
    ["table-round", "table-last-round"].map(str::to_owned).to_vec()
}

/// All that is needed to write about a table.
struct Pen<'a> {
    content: &'static Content,
    view: View,
    viewer: Viewer,
    words: &'a Words,
    voice: Voice<'a>,
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.voice)
    }

    fn header(&self) -> Line {
        let view = &self.view;
        let turn = Phrase::new("table-round").with("round", view.round).with("who", view.active);
        Line::new().ink(Ink::Player(view.active), self.say(&turn))
    }
}
