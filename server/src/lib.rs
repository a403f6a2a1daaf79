//! Tables for everybody: lobby, live play, storage and the page, in one process.
//!
//! `PROTOCOL.md` tells how a page talks to it. Every table in use is a task that owns its game ([`tables`]); what is
//! acknowledged is on disk ([`store`]).

mod addresses;
mod analysis;
mod app;
mod body;
mod bots_pool;
mod campaigns;
mod characters;
mod clock;
pub mod config;
mod door;
mod errors;
mod health;
mod hint;
mod hosts;
mod house;
mod identity;
mod legible;
mod limits;
mod live;
mod lobby;
mod looking_back;
mod outbox;
mod page;
mod past;
pub mod protocol;
mod scheduler;
mod socket;
pub mod store;
mod tables;

pub use config::Config;

use house::House;
use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};
use store::{Sqlite, Store, StoreError};
use taverne_engine::words::Bilingual;
use tokio::{net::TcpListener, sync::watch};

/// The server's own words.
pub const WORDS: Bilingual = taverne_engine::bilingual!("locales", "ftl");

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the server stopped: {0}")]
    Stopped(io::Error),
}

/// Writes what happens to standard error: lines for people, or JSON with `TAVERNE_LOG_FORMAT=json`. `TAVERNE_LOG`
/// chooses what, as in `taverne_server=debug`.
///
/// `coloured` is for terminals: whoever reads a file wants no colour codes in it.
pub fn start_logging(coloured: bool) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_env("TAVERNE_LOG").unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let subscriber = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(coloured);
    let started = match std::env::var("TAVERNE_LOG_FORMAT").as_deref() {
        Ok("json") => subscriber.json().try_init(),
        _ => subscriber.with_target(false).try_init(),
    };
    if let Err(error) = started {
        tracing::debug!(%error, "somebody else already listens");
    }
}

/// A server that is ready but lets nobody in yet.
#[derive(Debug)]
pub struct Server {
    house: Arc<House>,
    listener: TcpListener,
    address: SocketAddr,
}

/// Runs until the process is asked to end.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    Server::bind(config).await?.run(asked_to_end()).await
}

impl Server {
    /// Opens the store and takes the address.
    pub async fn bind(mut config: Config) -> Result<Self, ServeError> {
        config.limits = config.limits.within(door::raise_file_limit());
        let listener = TcpListener::bind(config.listen).await.map_err(|why| ServeError::Listen(config.listen, why))?;
        let address = listener.local_addr().map_err(|why| ServeError::Listen(config.listen, why))?;
        config.listen = address;
        let store: Arc<dyn Store> =
            Arc::new(Sqlite::open(&config.data.join(store::DATABASE), config.durability).await?);
        Ok(Self { house: House::new(config, store, health::recorder()), listener, address })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where a browser on this computer finds the house.
    pub fn here(&self) -> SocketAddr {
        addresses::here(self.address)
    }

    /// Where others in the local network find it.
    pub fn within_reach(&self) -> Vec<SocketAddr> {
        addresses::within_reach(self.address).into_iter().filter(|&other| other != self.here()).collect()
    }

    /// Lets people in until `end`, then says goodbye to them and puts everything away.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let (here, reach) = (self.here(), self.within_reach());
        let Self { house, listener, address } = self;
        tracing::info!(%address, data = %house.config.data.display(), "the Taverne is open: http://{here}");
        for other in reach {
            tracing::info!("for others in your network: http://{other}");
        }
        let closing = house.clone();
        let end = async move {
            end.await;
            tracing::info!("closing");
            closing.closing.send_replace(true);
            closing.bots.scheduler.close();
            closing.looking_back.close();
        };
        tokio::spawn(health::keep_up(house.clone()));
        let mut closed = house.closing.subscribe();
        tokio::select! {
            () = door::receive(&house, listener, end) => {}
            () = patience(&mut closed) => tracing::warn!("some connections did not end in time"),
        }
        house.tables.close(house.store.as_ref()).await;
        house.store.close().await?;
        tracing::info!("closed");
        Ok(())
    }
}

/// Some time after closing began.
async fn patience(closed: &mut watch::Receiver<bool>) {
    let _ = closed.wait_for(|&closed| closed).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
}

/// Returns when the process is interrupted or told to terminate.
pub async fn asked_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            },
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
