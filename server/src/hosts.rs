//! By which names the house answers.
//!
//! A page elsewhere may have the name of its own site lead to this computer, and then asks us as if we were that site.
//! It can do so with a name only, never with an address; and in its requests it says the name.

use crate::{
    config::Config,
    protocol::{Code, Problem},
};
use axum::{
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use std::{net::IpAddr, sync::Once};
use taverne_engine::Phrase;

/// The name we are called by, if it is not ours. Who gives no name at all is no browser.
pub(crate) fn unknown(config: &Config, headers: &HeaderMap) -> Option<String> {
    let mut called = headers.get_all(header::HOST).iter().map(|host| String::from_utf8_lossy(host.as_bytes()));
    called.find(|host| !is_ours(config, host)).map(|host| name(&host).chars().take(100).collect())
}

fn is_ours(config: &Config, host: &str) -> bool {
    let called = name(host);
    let address: Option<IpAddr> = called.trim_matches(['[', ']']).parse().ok();
    let here = address.map_or(called == "localhost" || called.ends_with(".localhost"), |it| it.is_loopback());
    let known = || config.hosts.iter().any(|host| name(host) == called);
    here || known() || (address.is_some() && !config.listen.ip().is_loopback())
}

/// Without the port.
fn name(host: &str) -> String {
    let end = host.rfind(']').unwrap_or(0);
    let end = host[end..].find(':').map_or(host.len(), |colon| end + colon);
    host[..end].trim_end_matches('.').to_ascii_lowercase()
}

/// Says so to whoever called, and once to whoever runs the house.
pub(crate) fn answer(called: &str, api: bool) -> Response {
    static TOLD: Once = Once::new();
    TOLD.call_once(|| {
        tracing::warn!(
            "somebody called this house {called:?}, and was turned away; if that is its name: --host {called}"
        );
    });
    if api {
        let why = Phrase::new("error-host").with("host", called);
        return Problem { code: Code::UnknownHost, why }.into_response();
    }
    // There is no page yet that could speak the reader's language.
    let text = format!(
        "This house does not know itself by the name {called}.\n\
         If it is yours, close it and open it with: taverne serve --host {called}\n\n\
         Cette maison ne se connaît pas sous le nom {called}.\n\
         Si c’est la vôtre, fermez-la et rouvrez-la avec : taverne serve --host {called}\n"
    );
    (StatusCode::MISDIRECTED_REQUEST, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(listen: &str, hosts: &[&str]) -> Config {
        let listen = format!("{listen}:8080").parse().expect("an address");
        Config { listen, hosts: hosts.iter().map(|&host| host.to_owned()).collect(), ..Config::default() }
    }

    #[test]
    fn a_house_on_this_computer_answers_to_the_names_of_this_computer() {
        let home = house("127.0.0.1", &["taverne.example"]);
        for host in
            ["localhost", "LOCALHOST:8080", "127.0.0.1:8080", "127.9.9.9", "[::1]:8080", "a.localhost", "localhost."]
        {
            assert!(is_ours(&home, host), "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "192.168.1.7", "0.0.0.0:8080", "notlocalhost", "", "[::2]"] {
            assert!(!is_ours(&home, host), "{host}");
        }
        assert!(is_ours(&home, "Taverne.Example:443") && !is_ours(&home, "x.taverne.example"));
    }

    #[test]
    fn a_house_on_the_network_answers_to_addresses_and_to_the_names_it_was_given() {
        let open = house("0.0.0.0", &["mill.local:8080"]);
        for host in ["192.168.1.7:8080", "[fe80::1]:8080", "localhost:8080", "mill.local"] {
            assert!(is_ours(&open, host), "{host}");
        }
        assert!(!is_ours(&open, "evil.example") && !is_ours(&open, "1.2.3.4.evil.example"));
    }
}
