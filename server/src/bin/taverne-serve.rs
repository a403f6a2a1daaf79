//! The server alone, for tests and measurements; people use `taverne serve`.

use std::io::IsTerminal;
use std::{process::ExitCode, time::Duration};
use taverne_server::{
    Config, Server,
    config::{Durability, Limits},
};

/// As in `taverne` itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> ExitCode {
    taverne_server::start_logging(std::io::stderr().is_terminal());
    let outcome = match config(std::env::args().skip(1)) {
        Ok(config) => run(config).await.map_err(|error| error.to_string()),
        Err(complaint) => Err(complaint),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            tracing::error!("{complaint}");
            ExitCode::FAILURE
        }
    }
}

/// Tells on standard output where it listens, for those who asked for any free port.
#[expect(clippy::print_stdout, reason = "the one thing a test wants to read")]
async fn run(config: Config) -> Result<(), taverne_server::ServeError> {
    let server = Server::bind(config).await?;
    println!("{}", server.address());
    server.run(taverne_server::asked_to_end()).await
}

fn config(mut args: impl Iterator<Item = String>) -> Result<Config, String> {
    let mut config = Config::default();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        match arg.as_str() {
            "--listen" => config.listen = value()?.parse().map_err(|_| "--listen ADDRESS:PORT".to_owned())?,
            "--data" => config.data = value()?.into(),
            "--bot-pace" => {
                let millis = value()?.parse().map_err(|_| "--bot-pace MILLISECONDS".to_owned())?;
                config.bot_pace = Some(Duration::from_millis(millis));
            }
            "--durability" => {
                config.durability = match value()?.as_str() {
                    "full" => Durability::Full,
                    "process" => Durability::Process,
                    _ => return Err("--durability full|process".to_owned()),
                };
            }
            "--wide-limits" => config.limits = Limits::wide(),
            _ => return Err(format!("unknown argument {arg}")),
        }
    }
    Ok(config)
}
