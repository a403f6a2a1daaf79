//! The page around the plots: nothing in it comes from anywhere else.

use super::{html::escape, texts::ReportTexts};
use base64::{Engine, engine::general_purpose::STANDARD};
use std::fmt::Write;
use taverne_engine::{ContentHash, Phrase};

const STYLE: &str = include_str!("page.css");
const FONTS: [(&str, u16, &[u8]); 3] = [
    ("Cinzel", 700, include_bytes!("../../fonts/cinzel.woff2")),
    ("Alegreya Sans", 400, include_bytes!("../../fonts/alegreya-sans.woff2")),
    ("Alegreya Sans", 700, include_bytes!("../../fonts/alegreya-sans-bold.woff2")),
];

/// Two dice, the sign of the laboratory.
const DICE: &str = "<svg class=\"sign\" viewBox=\"0 0 64 40\" aria-hidden=\"true\">\
    <g transform=\"rotate(-8 16 22)\"><rect x=\"3\" y=\"9\" width=\"27\" height=\"27\" rx=\"6\" class=\"die\"/>\
    <circle cx=\"10\" cy=\"16\" r=\"2.6\"/><circle cx=\"16.500\" cy=\"22.500\" r=\"2.6\"/>\
    <circle cx=\"23\" cy=\"29\" r=\"2.6\"/></g>\
    <g transform=\"rotate(12 48 20)\"><rect x=\"34\" y=\"5\" width=\"27\" height=\"27\" rx=\"6\" class=\"die\"/>\
    <circle cx=\"41\" cy=\"12\" r=\"2.6\"/><circle cx=\"54\" cy=\"12\" r=\"2.6\"/><circle cx=\"41\" cy=\"25\" r=\"2.6\"/>\
    <circle cx=\"54\" cy=\"25\" r=\"2.6\"/></g></svg>";

/// What stands around the plots.
#[derive(Debug)]
pub(super) struct Page {
    pub(super) title: String,
    pub(super) subtitle: String,
    /// Name and value of what must be known to repeat it.
    pub(super) facts: Vec<(String, String)>,
    pub(super) body: String,
}

impl Page {
    pub(super) fn write(&self, texts: &ReportTexts) -> String {
        let mut fonts = String::new();
        for (family, weight, bytes) in FONTS {
            let data = STANDARD.encode(bytes);
            let source = format!("url(data:font/woff2;base64,{data}) format(\"woff2\")");
            let _ = writeln!(fonts, "@font-face{{font-family:\"{family}\";font-weight:{weight};src:{source}}}");
        }
        let (title, subtitle) = (escape(&self.title), escape(&self.subtitle));
        let fact = |(name, value): &(String, String)| {
            format!("<div><dt>{}</dt><dd>{}</dd></div>", escape(name), escape(value))
        };
        let facts: String = self.facts.iter().map(fact).collect();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\"/>\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\
             <meta name=\"color-scheme\" content=\"dark light\"/>\
             <title>{title} · Taverne</title>\n<style>\n{fonts}{STYLE}</style></head>\n<body>\n\
             <header>{DICE}<p class=\"house\">{house}</p><h1>{title}</h1><p class=\"subtitle\">{subtitle}</p></header>\n\
             <main>\n{body}</main>\n<footer><h2>{repeat}</h2><dl class=\"facts\">{facts}</dl>\
             <p>{intervals}</p></footer>\n</body></html>\n",
            lang = texts.lang.code(),
            house = escape(&texts.word("house")),
            body = self.body,
            repeat = escape(&texts.word("repeat")),
            intervals = escape(&texts.word("intervals")),
        )
    }
}

/// How many games had to be broken off, if any.
pub(super) fn broken_off(texts: &ReportTexts, games: u64, longest: u64) -> Option<(String, String)> {
    let after = Phrase::new("broken-off").with("games", texts.count(games)).with("longest", texts.count(longest));
    (games > 0).then(|| (texts.word("fact-broken-off"), texts.say(&after)))
}

/// What every report says about its game.
pub(super) fn of_game(texts: &ReportTexts, content: Option<ContentHash>, seed: u64) -> Vec<(String, String)> {
    let content = content.unwrap_or_else(|| texts.kind.builtin_content()).to_string();
    vec![
        (texts.word("fact-game"), texts.kind.id().to_owned()),
        (texts.word("fact-rules"), texts.kind.rules_version().to_string()),
        (texts.word("fact-content"), content.chars().take(12).collect()),
        (texts.word("fact-seed"), seed.to_string()),
        (texts.word("fact-program"), format!("Taverne {}", env!("CARGO_PKG_VERSION"))),
    ]
}
