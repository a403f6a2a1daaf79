//! `taverne verify`: was this game played by the rules, and were its dice fair?

use crate::{args::RecordArgs, failure::Failure, host::Host, record_file};
use taverne_engine::{Phrase, sketch::Ink};

pub(crate) fn run(host: &mut Host, args: &RecordArgs) -> Result<(), Failure> {
    let (record, kind) = record_file::read(&args.file, args.content.as_deref())?;
    let table = kind.verify(&record).map_err(|why| Failure::record(&args.file, &why))?;
    let names: Vec<_> = record.seats.iter().map(|seat| format!("{} ({})", seat.name, seat.player)).collect();
    let game = Phrase::new("verify-game")
        .with("game", kind.words(host.texts.lang).word("game-title"))
        .with("rules", record.rules_version)
        .with("content", record.content.to_string());
    host.tell(&game)?;
    host.tell(&Phrase::new("verify-seats").with("names", names.join(", ")))?;
    host.tell(&Phrase::new("verify-moves").with("moves", table.played()))?;
    host.tell(&Phrase::new("verify-seed").with("commitment", record.commitment.to_string()))?;
    match &record.result {
        Some(scores) => {
            let sitters = record.seats.iter().zip(&scores.seats);
            let totals: Vec<_> = sitters.map(|(sitter, score)| format!("{} {}", sitter.name, score.total)).collect();
            host.tell(&Phrase::new("verify-result").with("scores", totals.join(", ")))?;
        }
        None => host.tell(&Phrase::new("verify-unfinished"))?,
    }
    host.tell_in(Ink::Good, &Phrase::new("verify-good"))?;
    Ok(())
}
