//! `taverne replay`: a saved game, move by move.

use crate::{args::ReplayArgs, failure::Failure, host::Host, keyboard::Keyboard, play::Look, record_file, sheet};
use std::io::{self, IsTerminal};
use taverne_engine::{Phrase, Record, Seat, Table, Viewer, Waiting, sketch::Ink};
use taverne_games::Kind;

pub(crate) fn run(host: &mut Host, args: &ReplayArgs) -> Result<(), Failure> {
    let path = &args.record.file;
    let (record, kind) = record_file::read(path, args.record.content.as_deref())?;
    kind.verify(&record).map_err(|why| Failure::record(path, &why))?;
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(seat) if (1..=record.seats.len()).contains(&seat) => Viewer::Seat(Seat::new(seat - 1)),
        Some(seat) => {
            let wrong = Phrase::new("failed-seat").with("seat", seat.to_string()).with("seats", record.seats.len());
            return Err(Failure::Usage(wrong));
        }
    };
    let at = args.at.unwrap_or(0);
    if at > record.actions.len() {
        let wrong = Phrase::new("failed-at").with("at", at.to_string()).with("moves", record.actions.len());
        return Err(Failure::Usage(wrong));
    }
    let replay = Replay { path, record: &record, kind, viewer };
    if host.is_a_person() {
        replay.step(host, at)
    } else if args.at.is_some() {
        replay.show(host, at)
    } else {
        replay.tell_all(host)
    }
}

struct Replay<'a> {
    path: &'a std::path::Path,
    record: &'a Record,
    kind: &'static dyn Kind,
    viewer: Viewer,
}

impl Replay<'_> {
    fn after(&self, moves: usize) -> Result<Box<dyn Table>, Failure> {
        self.kind.replay(self.record, moves).map_err(|why| Failure::record(self.path, &why))
    }

    /// Forwards and backwards, as the player likes.
    fn step(&self, host: &mut Host, at: usize) -> Result<(), Failure> {
        let mut keyboard = Keyboard::stdin();
        let last = self.record.actions.len();
        let mut at = at;
        self.show(host, at)?;
        loop {
            let prompt = host.texts.say(&Phrase::new("replay-input").with("at", at).with("last", last));
            let Some(line) = keyboard.ask(&mut host.screen, &prompt)? else { return Ok(()) };
            let line = line.to_lowercase();
            let (command, number) = line.split_once(' ').unwrap_or((line.as_str(), ""));
            let goal = match command {
                "" | "n" => at.saturating_add(1).min(last),
                "p" => at.saturating_sub(1),
                "e" => last,
                "g" => match number.trim().parse() {
                    Ok(goal) if goal <= last => goal,
                    _ => {
                        host.tell(&Phrase::new("replay-goto").with("last", last))?;
                        continue;
                    }
                },
                "q" => return Ok(()),
                _ => {
                    host.tell(&Phrase::new("replay-help"))?;
                    continue;
                }
            };
            if goal == at && goal == last {
                host.tell(&Phrase::new("replay-end"))?;
                continue;
            }
            at = goal;
            self.show(host, at)?;
        }
    }

    /// The table after so many moves, and what the last one did.
    fn show(&self, host: &mut Host, at: usize) -> Result<(), Failure> {
        let table = self.after(at)?;
        if io::stdout().is_terminal() {
            host.screen.hide()?;
        }
        let look = Look { kind: self.kind, table: &*table, viewer: self.viewer };
        look.table(host)?;
        host.screen.blank()?;
        self.heading(host, at)?;
        look.news(host, at)?;
        self.result(host, &*table)
    }

    /// Everything once, for a pipe.
    fn tell_all(&self, host: &mut Host) -> Result<(), Failure> {
        let table = self.after(usize::MAX)?;
        let look = Look { kind: self.kind, table: &*table, viewer: self.viewer };
        let mut heard = table.heard(self.viewer, 0).into_iter().peekable();
        for play in 0..=table.played() {
            self.heading(host, play)?;
            while let Some(heard) = heard.next_if(|heard| heard.play == play) {
                look.tell(host, &heard.phrase)?;
            }
        }
        host.screen.blank()?;
        look.table(host)?;
        host.screen.blank()?;
        self.result(host, &*table)
    }

    fn heading(&self, host: &mut Host, at: usize) -> Result<(), Failure> {
        let phrase = match at.checked_sub(1).and_then(|at| self.record.actions.get(at)) {
            None => Phrase::new("replay-setup"),
            Some(played) => {
                let name = self.record.seats.get(played.seat.index()).map_or("", |sitter| sitter.name.as_str());
                Phrase::new("replay-move").with("at", at).with("last", self.record.actions.len()).with("name", name)
            }
        };
        host.tell_in(Ink::Strong, &phrase)?;
        Ok(())
    }

    fn result(&self, host: &mut Host, table: &dyn Table) -> Result<(), Failure> {
        if table.waiting() != Waiting::Over {
            return Ok(());
        }
        let scores = table.scores(self.viewer);
        sheet::show(host, self.kind, table.sitters(), &scores)?;
        sheet::verdict(host, self.kind, table.sitters(), &scores)
    }
}
