//! The page, which is inside the binary: every file as it is and, where that is smaller, as `npm run build` has
//! compressed it, once for all.

mod ahead;

use crate::{
    house::House,
    protocol::{Code, Problem},
};
use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, Method, Uri, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::{borrow::Cow, sync::Arc};

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Files;

/// What is shown by a binary that was built before the page was.
const PLACEHOLDER: &str = include_str!("placeholder.html");

/// A file of the page; any other path is the page itself, which finds its own way.
pub(crate) async fn show(State(house): State<Arc<House>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Problem::new(Code::NotFound, "error-no-page").into_response();
    }
    if !ENCODINGS.iter().any(|(_, end)| path.ends_with(end))
        && let Some(file) = Files::get(path)
    {
        // Vite puts the hash of each file into its name, so it never changes.
        let hashed = path.starts_with("assets/");
        let cache = if hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
        return answer(path, file, cache, &headers);
    }
    let looks_like_a_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if looks_like_a_file {
        return Problem::new(Code::NotFound, "error-no-page").into_response();
    }
    match Files::get("index.html") {
        Some(page) => {
            let mut response = answer("index.html", page, "no-cache", &headers);
            if let Some(links) = ahead::links(&house, path, &headers).await {
                response.headers_mut().insert(header::LINK, links);
            }
            response
        }
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], PLACEHOLDER).into_response(),
    }
}

/// The smallest first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

fn answer(path: &str, file: EmbeddedFile, cache: &'static str, asked: &HeaderMap) -> Response {
    let kind = file.metadata.mimetype();
    let charset = if kind.starts_with("text/") { "; charset=utf-8" } else { "" };
    let kind = HeaderValue::try_from(format!("{kind}{charset}"));
    let kind = kind.unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let accepted = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let accepted = accepted.collect::<Vec<_>>().join(",");
    let smaller = ENCODINGS.into_iter().filter(|(name, _)| accepts(&accepted, name));
    let smaller = smaller.filter_map(|(name, end)| Some((name, Files::get(&format!("{path}{end}"))?))).next();
    let common = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    match smaller {
        Some((name, file)) => (common, [(header::CONTENT_ENCODING, name)], body(file)).into_response(),
        None => (common, body(file)).into_response(),
    }
}

/// Without a copy where the file lies in the binary.
fn body(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    }
}

/// Whether a browser that sent this takes that encoding.
fn accepts(header: &str, encoding: &str) -> bool {
    let weight = |wanted: &str| {
        header.split(',').find_map(|one| {
            let (name, rest) = one.split_once(';').unwrap_or((one, ""));
            let zero = rest.trim().strip_prefix("q=").is_some_and(|q| q.trim().parse() == Ok(0.0));
            name.trim().eq_ignore_ascii_case(wanted).then_some(!zero)
        })
    };
    weight(encoding).or_else(|| weight("*")).unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_what_it_takes() {
        assert!(accepts("gzip, deflate, br, zstd", "br") && accepts("GZIP;q=0.5", "gzip") && accepts("*", "br"));
        for header in ["", "gzip", "br;q=0", "br; q=0.0, *", "brotli"] {
            assert!(!accepts(header, "br"), "{header}");
        }
    }

    #[test]
    fn whatever_is_worth_it_was_compressed_when_it_was_built() {
        let worth_it = |name: &str| [".html", ".js", ".css", ".svg", ".txt"].iter().any(|end| name.ends_with(end));
        for name in Files::iter().filter(|name| worth_it(name)) {
            let plain = Files::get(&name).expect("it was listed").data;
            for (encoding, end) in ENCODINGS.into_iter().filter(|_| plain.len() > 512) {
                let small = Files::get(&format!("{name}{end}")).unwrap_or_else(|| panic!("{name} has no {encoding}"));
                assert!(small.data.len() < plain.len(), "{name}");
            }
        }
    }
}
