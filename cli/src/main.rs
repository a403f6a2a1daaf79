//! `taverne`: the games of the house, in the browser and in a terminal.

mod arena;
mod args;
mod backup;
mod bots;
mod campaign;
mod conformance;
mod content;
mod failure;
mod games;
mod host;
mod interrupt;
mod keyboard;
mod markdown;
mod page;
mod pager;
mod paint;
mod plain;
mod play;
mod progress;
mod record_file;
mod replay;
mod rulebook;
mod saves;
mod screen;
mod serve;
mod sheet;
mod shell;
mod sim;
mod texts;
mod verify;

use args::{Cli, Command};
use failure::Failure;
use host::Host;
use std::process::ExitCode;

/// Messages are many small pieces that live for a moment: the server spends less on them than with the system's own.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = match Cli::read() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let mut host = Host::new(cli.lang, cli.color);
    let done = obey(&mut host, &cli.command).and_then(|()| Ok(host.screen.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&mut host),
    }
}

fn obey(host: &mut Host, command: &Command) -> Result<(), Failure> {
    match command {
        Command::Games => games::list(host),
        Command::Bots => bots::list(host),
        Command::Serve(args) => serve::run(host, args),
        Command::Backup(args) => backup::run(host, args),
        Command::Restore(args) => backup::restore(host, args),
        Command::Play(args) => play::run(host, args),
        Command::Replay(args) => replay::run(host, args),
        Command::Sim(args) => sim::run(host, args),
        Command::Arena(args) => arena::run(host, args),
        Command::Verify(args) => verify::run(host, args),
        Command::Campaign(args) => campaign::run(host, args),
        Command::Content(args::ContentCommand::Check(args)) => content::check(host, args),
        Command::Conformance(args) => conformance::run(host, args),
        Command::Completions(args) => shell::completions(host, args),
        Command::Man(args) => shell::man(host, args),
    }
}
