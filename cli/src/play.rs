//! `taverne play`: a game in the terminal.

mod command;
mod evening;
mod help;
mod look;
mod questions;
mod seats;

use crate::{
    args::PlayArgs, failure::Failure, games, host::Host, keyboard::Keyboard, record_file, saves, sim::setting,
};
pub(crate) use look::Look;

use evening::Evening;
use saves::{SaveFile, Saves};
use taverne_engine::{Phrase, Seed, Waiting, sketch::Ink};
use taverne_games::{Kind, Opening};

pub(crate) fn run(host: &mut Host, args: &PlayArgs) -> Result<(), Failure> {
    let mut keyboard = Keyboard::stdin();
    let mut evening = match &args.resume {
        Some(file) => resume(host, args, file.as_deref())?,
        None => match open(host, &mut keyboard, args)? {
            Some(evening) => evening,
            None => return Ok(()),
        },
    };
    evening.play(host, &mut keyboard)
}

/// Sets a new table; none if whoever was asked has left.
fn open(host: &mut Host, keyboard: &mut Keyboard, args: &PlayArgs) -> Result<Option<Evening>, Failure> {
    let kind = games::find(args.game.as_deref())?;
    let (options, content) = setting(kind, &args.setting)?;
    let seed = args.seed.map_or_else(Seed::fresh, |seed| seed.0);
    let table = if args.is_bare() && host.is_a_person() {
        let Some(table) = questions::ask(host, keyboard, kind, content, seed)? else {
            return Ok(None);
        };
        table
    } else {
        let opening = Opening { content, options, sitters: seats::of_args(host, kind, args)?, seed };
        kind.open(&opening).map_err(|why| Failure::cannot_open(host, kind, why))?
    };
    let record = table.record();
    let file = Saves::find(args.data.as_deref())?.new_file(&record)?;
    file.write(&record)?;
    let welcome = Phrase::new("play-welcome")
        .with("game", kind.words(host.texts.lang).word("game-title"))
        .with("commitment", record.commitment.to_string());
    host.tell_in(Ink::Muted, &welcome)?;
    Evening::new(kind, table, file).map(Some)
}

fn resume(host: &mut Host, args: &PlayArgs, file: Option<&std::path::Path>) -> Result<Evening, Failure> {
    let path = match file {
        Some(file) => file.to_owned(),
        None => {
            let kind = args.game.as_deref().map(|game| games::find(Some(game))).transpose()?;
            Saves::find(args.data.as_deref())?.newest(kind.map(Kind::id))?
        }
    };
    let (record, kind) = record_file::read(&path, args.setting.content.as_deref())?;
    let table = kind.replay(&record, usize::MAX).map_err(|why| Failure::record(&path, &why))?;
    if table.waiting() == Waiting::Over {
        let over = Phrase::new("failed-over").with("file", path.display().to_string());
        return Err(Failure::Failed(over));
    }
    let resumed = Phrase::new("play-resumed").with("file", path.display().to_string()).with("moves", table.played());
    host.tell_in(Ink::Muted, &resumed)?;
    Evening::new(kind, table, SaveFile::at(path))
}
