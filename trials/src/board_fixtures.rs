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

/// Writes them where the board of the game in `folder` looks for them; with `--check` on the command line, only says
/// whether what is there is the same.
pub fn write(folder: &str, catalogue: &impl Serialize, looks: &BTreeMap<&str, Value>) -> io::Result<()> {
    let fixtures = Path::new(folder).join("board/fixtures");
    let (file, tables) = (fixtures.join("tables.json"), json!({"catalogue": catalogue, "looks": looks}));
    if std::env::args().any(|arg| arg == "--check") {
        // As data, because the page's formatter has its own taste; both read from text, which rounds fractions.
        let there: Value = serde_json::from_str(&fs::read_to_string(&file)?)?;
        let tables: Value = serde_json::from_str(&tables.to_string())?;
        let why = format!("{} is not what these rules say: run this example without --check", file.display());
        return if there == tables { Ok(()) } else { Err(io::Error::other(why)) };
    }
    fs::create_dir_all(&fixtures)?;
    fs::write(file, tables.to_string())
}
