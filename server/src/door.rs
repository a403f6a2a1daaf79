//! The door: whoever connects is let in, so many of each address, and shown out if they say nothing.
//!
//! `axum::serve` lets in any number and waits for ever; hence a loop of our own around the same parts.

use crate::{
    app,
    house::House,
    limits::{Held, household},
};
use axum::{Router, extract::ConnectInfo};
use hyper::{Request, body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use std::{
    future::Future,
    io::ErrorKind,
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::sleep,
};
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

/// Headers, and what is buffered of a body, have room in this.
const BUFFER: usize = 64 * 1024;
/// No more than about this waits in the kernel for a page to read it: left to itself the kernel would keep a whole game
/// for each of them. Much less would slow down those who are far away.
const UNREAD: usize = 128 * 1024;
/// The log does not tell of everybody who is turned away.
const BETWEEN_COMPLAINTS: Duration = Duration::from_secs(10);
/// When no connection can be taken, such as for want of files, some may end meanwhile.
const BREATH: Duration = Duration::from_millis(200);

/// The place a connection takes up until it ends or becomes a socket.
struct Place {
    _house: Held<()>,
    _address: Option<Held<IpAddr>>,
}

impl Place {
    fn take(house: &House, address: IpAddr) -> Option<Self> {
        let (limits, rates) = (house.config.limits, &house.rates);
        // Behind a proxy all come from one address; it is the proxy's task to be fair to them.
        let of_address = if house.config.behind_proxy {
            None
        } else {
            Some(rates.connections_of_address.hold(household(address), limits.connections_per_address)?)
        };
        Some(Self { _house: rates.connections.hold((), limits.connections)?, _address: of_address })
    }
}

/// Lets people in until `end`, and waits until those who are in have their answers.
pub(crate) async fn receive(house: &Arc<House>, listener: TcpListener, end: impl Future<Output = ()>) {
    let router = app::router(house.clone());
    let (inside, mut all_left) = mpsc::channel::<()>(1);
    let (mut end, mut complained) = (pin!(end), None::<Instant>);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut end => break,
        };
        let mut complain = |why: &dyn std::fmt::Display| {
            if complained.is_none_or(|at| at.elapsed() >= BETWEEN_COMPLAINTS) {
                complained = Some(Instant::now());
                tracing::warn!(%why, "somebody was turned away at the door");
            }
        };
        match accepted {
            Ok((stream, address)) => match Place::take(house, address.ip()) {
                Some(place) => {
                    let inside = inside.clone();
                    let serving = serve(house.clone(), router.clone(), stream, address);
                    tokio::spawn(async move {
                        serving.await;
                        drop((place, inside));
                    });
                }
                None => {
                    metrics::counter!("taverne_turned_away_total").increment(1);
                    complain(&format_args!("too many connections, of {} or in all", address.ip()));
                }
            },
            // Somebody left before we said good day.
            Err(error) if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
            Err(error) => {
                complain(&error);
                sleep(BREATH).await;
            }
        }
    }
    drop((inside, listener));
    all_left.recv().await;
}

/// Answers one connection until it ends, falls silent, or becomes a socket.
async fn serve(house: Arc<House>, router: Router, stream: TcpStream, address: SocketAddr) {
    lay_out(&stream, house.config.slow_patience);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(house.config.slow_patience));
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(house.config.header_patience)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Box::pin(stream)), answer)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut closing = house.closing.subscribe();
    let closed = async { drop(closing.wait_for(|&closing| closing).await) };
    // A connection that fails is a visitor who left.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = closed => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// How a connection behaves. One that would not have it so is a connection all the same.
fn lay_out(stream: &TcpStream, patience: Duration) {
    // An acknowledgement does not wait for company.
    let _ = stream.set_nodelay(true);
    let socket = SockRef::from(stream);
    let _ = socket.set_send_buffer_size(UNREAD);
    // What was not read when we gave somebody up does not stay in the kernel until it gives them up too.
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(patience));
    #[cfg(not(target_os = "linux"))]
    let _ = patience;
}

/// Lets this process open as many files as it is allowed to, and tells how many that is.
pub(crate) fn raise_file_limit() -> u64 {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "the limit of open files could not be raised");
        // What most systems give to everybody.
        1024
    });
    tracing::info!(files, "files and connections that may be open at once");
    files
}
