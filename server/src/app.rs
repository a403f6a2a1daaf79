//! Which address leads where, and what every answer carries.

use crate::{
    addresses, analysis, campaigns, health, hint, hosts,
    house::House,
    identity,
    limits::household,
    live, lobby, page, past,
    protocol::{Code, Problem},
};
use axum::{
    Router,
    extract::{ConnectInfo, DefaultBodyLimit, Request, State},
    http::{HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{Next, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::{get, post, put},
};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};
use taverne_engine::Phrase;
use tower_http::compression::{CompressionLayer, predicate::SizeAbove};

pub(crate) fn router(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/me", get(identity::show).put(identity::rename).delete(identity::forget))
        .route("/me/link", post(identity::carry))
        .route("/me/look", post(identity::look))
        .route("/me/claim", post(identity::claim))
        .route("/addresses", get(addresses::show))
        .route("/games", get(lobby::games))
        .route("/games/{game}/rules/{lang}", get(lobby::rules))
        .route("/games/{game}/words/{lang}", get(lobby::words))
        .route("/games/{game}/catalogue/{content}", get(lobby::catalogue))
        .route("/campaigns", get(campaigns::list).post(campaigns::begin))
        .route("/campaigns/{id}", get(campaigns::show).delete(campaigns::delete))
        .route("/campaigns/{id}/next", post(campaigns::next))
        .route("/campaigns/{id}/choose", post(campaigns::choose))
        .route("/tables", get(lobby::list).post(lobby::create))
        .route("/tables/{id}", put(lobby::edit).get(lobby::show))
        .route("/tables/{id}/join", post(lobby::join))
        .route("/tables/{id}/leave", post(lobby::leave))
        .route("/tables/{id}/start", post(lobby::start))
        .route("/tables/{id}/resign", post(lobby::resign))
        .route("/tables/{id}/replace", post(lobby::replace))
        .route("/tables/{id}/return", post(lobby::come_back))
        .route("/tables/{id}/rematch", post(lobby::rematch))
        .route("/tables/{id}/at/{play}", get(past::at))
        .route("/tables/{id}/story", get(past::story))
        .route("/tables/{id}/history", get(past::history))
        .route("/tables/{id}/record", get(past::record))
        .route("/tables/{id}/verify", get(past::verify))
        .route("/tables/{id}/hint", post(hint::hint))
        .route("/tables/{id}/analysis", get(analysis::show).post(analysis::ask))
        .route("/tables/{id}/live", get(live::open));
    // The page's own files were compressed when they were built.
    let api = api.layer(CompressionLayer::new().compress_when(SizeAbove::new(512)));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health::healthz))
        .route("/metrics", get(health::metrics))
        .fallback(page::show)
        .layer(DefaultBodyLimit::max(house.config.limits.body_bytes))
        .layer(from_fn_with_state(house.clone(), at_the_door))
        .with_state(house)
}

/// Nothing but the page's own files, and no page of another site around it.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    // The address of a private table is its key.
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Everybody passes here: strangers' pages are turned away, and so is whoever asks too often.
async fn at_the_door(
    State(house): State<Arc<House>>,
    ConnectInfo(mut address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    if house.config.behind_proxy
        && let Some(visitor) = forwarded_for(&request)
    {
        address.set_ip(visitor);
        request.extensions_mut().insert(ConnectInfo(address));
    }
    let api = request.uri().path().starts_with("/api/");
    let mut response = match let_in(&house, household(address.ip()), &request) {
        Err(problem) => problem.into_response(),
        Ok(()) => match hosts::unknown(&house.config, request.headers()) {
            Some(called) => hosts::answer(&called, api),
            None => {
                let response = next.run(request).await;
                in_our_words(&response).map_or(response, IntoResponse::into_response)
            }
        },
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

fn let_in(house: &House, address: IpAddr, request: &Request) -> Result<(), Problem> {
    house.rates.requests.take(address).map_err(Problem::too_many)?;
    let safe = matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.headers().contains_key(header::UPGRADE);
    if (!safe || socket) && !is_own_page(house, request) {
        return Err(foreign(request));
    }
    if safe { Ok(()) } else { house.rates.changes.take(address).map_err(Problem::too_many) }
}

/// A page of another site; or one of ours, whose name a proxy in between has changed.
fn foreign(request: &Request) -> Problem {
    let said = |name| request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let short = |text: &str| text.chars().take(100).collect::<String>();
    let why = Phrase::new("error-foreign-origin").with("origin", short(said(header::ORIGIN)));
    Problem { code: Code::ForeignOrigin, why: why.with("host", short(said(header::HOST))) }
}

/// What is refused before it reaches one of us (a path, a query, a method) is refused in plain text: a page could not
/// show it to anybody.
fn in_our_words(response: &Response) -> Option<Problem> {
    let status = response.status();
    let json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if json || !status.is_client_error() {
        return None;
    }
    Some(match status {
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Problem::new(Code::NotFound, "error-no-page"),
        _ => Problem::malformed(status.canonical_reason().unwrap_or_default()),
    })
}

/// Whom the proxy speaks for: the last address of the list, since those before it are only what the visitor claims.
fn forwarded_for(request: &Request) -> Option<IpAddr> {
    let last = request.headers().get_all("x-forwarded-for").into_iter().next_back()?;
    last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// A browser always says which page sends such a request; a program that is no browser has no cookies to misuse.
fn is_own_page(house: &House, request: &Request) -> bool {
    let headers = request.headers();
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").is_some_and(|(scheme, rest)| {
        matches!(scheme, "http" | "https") && host.is_some_and(|host| host.eq_ignore_ascii_case(rest))
    });
    own || house.config.origins.iter().any(|allowed| allowed == origin)
}
