//! The page, which is inside the binary.

use crate::protocol::{Code, Problem};
use axum::{
    http::{HeaderValue, Method, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Files;

/// What is shown by a binary that was built before the page was.
const PLACEHOLDER: &str = include_str!("placeholder.html");

/// A file of the page; any other path is the page itself, which finds its own way.
pub(crate) async fn show(method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Problem::new(Code::NotFound, "error-no-page").into_response();
    }
    if let Some(file) = Files::get(path) {
        // Vite puts the hash of each file into its name, so it never changes.
        let hashed = path.starts_with("assets/");
        let cache = if hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
        let kind = file.metadata.mimetype().to_owned();
        return answer(file.data.into_owned(), &kind, cache);
    }
    let looks_like_a_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if looks_like_a_file {
        return Problem::new(Code::NotFound, "error-no-page").into_response();
    }
    match Files::get("index.html") {
        Some(page) => answer(page.data.into_owned(), "text/html; charset=utf-8", "no-cache"),
        None => answer(PLACEHOLDER.into(), "text/html; charset=utf-8", "no-cache"),
    }
}

fn answer(body: Vec<u8>, kind: &str, cache: &'static str) -> Response {
    let kind = HeaderValue::from_str(kind).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, HeaderValue::from_static(cache))];
    (headers, body).into_response()
}
