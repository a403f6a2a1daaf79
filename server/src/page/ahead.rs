//! What a table's page will ask for is named with its HTML, so that a slow line carries all of it at once: the board and the
//! words of the game, its cards, the table itself. The page would find out one after the other.

use super::Files;
use crate::house::House;
use axum::http::{HeaderMap, HeaderValue, header};
use serde::Deserialize;
use std::{collections::BTreeMap, fmt::Write as _, sync::LazyLock};
use taverne_engine::Lang;

/// Which files those are, as `npm run build` has found out (`web/build/announce.ts`).
#[derive(Deserialize, Default)]
struct Ahead {
    page: Parts,
    table: Parts,
    games: BTreeMap<String, Game>,
}

#[derive(Deserialize, Default)]
struct Parts {
    scripts: Vec<String>,
    styles: Vec<String>,
}

#[derive(Deserialize)]
struct Game {
    #[serde(flatten)]
    board: Parts,
    words: BTreeMap<String, Vec<String>>,
}

static AHEAD: LazyLock<Ahead> = LazyLock::new(|| {
    let file = Files::get("ahead.json");
    file.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default()
});

/// The links for a path, if it is that of a table.
pub(super) async fn links(house: &House, path: &str, headers: &HeaderMap) -> Option<HeaderValue> {
    let id = path.strip_prefix("table/")?.trim_end_matches('/');
    if id.contains('/') {
        return None;
    }
    let table = house.store.table(id).await.ok()??;
    HeaderValue::try_from(written(&AHEAD, id, &table.game, &table.content, language(headers))).ok()
}

fn written(ahead: &Ahead, id: &str, game: &str, content: &str, lang: Lang) -> String {
    let mut links = String::new();
    let mut link = |target: &str, how: &str| {
        let gap = if links.is_empty() { "" } else { ", " };
        let _ = write!(links, "{gap}<{target}>; rel={how}");
    };
    // Small answers first: what they say is needed to ask for more.
    link(&format!("/api/tables/{id}"), FETCHED);
    let board = ahead.games.get(game);
    let words = board.and_then(|board| board.words.get(lang.code())).into_iter().flatten();
    let boards = board.map(|game| &game.board).into_iter();
    // A browser asks for six at a time, in this order: scripts are large, and the first of them asks for more.
    let parts: Vec<_> = [&ahead.page, &ahead.table].into_iter().chain(boards).collect();
    for script in parts.iter().flat_map(|parts| &parts.scripts).chain(words) {
        link(&format!("/{script}"), "modulepreload; crossorigin");
    }
    for style in parts.iter().flat_map(|parts| &parts.styles) {
        link(&format!("/{style}"), "preload; as=style; crossorigin");
    }
    link(&format!("/api/games/{game}/catalogue/{content}"), FETCHED);
    links
}

const FETCHED: &str = "preload; as=fetch; crossorigin";

/// What the page will speak unless its reader has chosen otherwise: a wrong guess costs some kilobytes.
fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Lang::of_locale(wanted.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_brings_its_board_its_words_and_its_cards() {
        let ahead: Ahead = serde_json::from_str(
            r#"{"page": {"scripts": ["assets/p.js"], "styles": []}, "table": {"scripts": ["assets/t.js"], "styles": ["assets/t.css"]},
                "games": {"g": {"scripts": ["assets/b.js"], "styles": [],
                                "words": {"fr": ["assets/fr.js"], "en": ["assets/en.js"]}}}}"#,
        )
        .expect("JSON");
        let links = written(&ahead, "abc", "g", "f00", Lang::Fr);
        assert!(links.find("p.js") < links.find("t.js") && links.find("t.js") < links.find("b.js"), "{links}");
        for part in [
            "</api/tables/abc>; rel=preload; as=fetch; crossorigin",
            "</assets/p.js>; rel=modulepreload",
            "</assets/t.js>; rel=modulepreload",
            "</assets/b.js>; rel=modulepreload",
            "</assets/fr.js>; rel=modulepreload",
            "</assets/t.css>; rel=preload; as=style",
            "</api/games/g/catalogue/f00>; rel=preload",
        ] {
            assert!(links.contains(part), "{part} is not in {links}");
        }
        assert!(!links.contains("en.js"));
        assert!(
            written(&Ahead::default(), "abc", "g", "f00", Lang::En).contains("/api/tables/abc"),
            "without a page, too"
        );
    }

    #[test]
    fn the_page_that_was_built_says_what_a_table_needs() {
        // A checkout whose page was not built yet has none.
        if Files::get("index.html").is_none() {
            return;
        }
        for kind in taverne_games::all() {
            let game = AHEAD.games.get(kind.id()).unwrap_or_else(|| panic!("{} has no board", kind.id()));
            assert_eq!(game.words.len(), Lang::ALL.len(), "{}", kind.id());
            let parts = [&AHEAD.page, &AHEAD.table, &game.board];
            let files = parts.iter().flat_map(|parts| parts.scripts.iter().chain(&parts.styles));
            for file in files.chain(game.words.values().flatten()) {
                assert!(Files::get(file).is_some(), "{file}");
            }
        }
    }
}
