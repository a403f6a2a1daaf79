//! The tables that a board is tested with: what one seat would be sent by the server, at moments worth a test.

use serde::Serialize;
use serde_json::{Value, json};
use std::{collections::BTreeMap, fs, io, path::Path};
use taverne_engine::{
    Seat, Spoken, Viewer,
    table::{Heard, look},
};

/// What the first seat sees, which was told this by the last play.
pub fn first_seat<'e, G: Spoken>(game: &G, told: impl IntoIterator<Item = &'e G::Event>) -> Value
where
    G::Event: 'e,
{
    let content = game.content();
    let heard = told.into_iter().map(|event| Heard { play: 1, phrase: G::tell(content, event), event });
    let look = look(game, Viewer::Seat(Seat::new(0)), heard.collect(), |_| false);
    serde_json::to_value(look).expect("looks are plain data")
}

/// Writes them where the board of the game in `folder` looks for them.
pub fn write(folder: &str, catalogue: &impl Serialize, looks: &BTreeMap<&str, Value>) -> io::Result<()> {
    let fixtures = Path::new(folder).join("board/fixtures");
    fs::create_dir_all(&fixtures)?;
    fs::write(fixtures.join("tables.json"), json!({"catalogue": catalogue, "looks": looks}).to_string())
}
