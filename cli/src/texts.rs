//! The command line's own words, and those of the games.

use std::env;
use taverne_engine::{
    Lang, Phrase, Viewer, Words,
    words::{Bilingual, Voice},
};
use taverne_games::Kind;

const LOCALES: Bilingual = taverne_engine::bilingual!("locales", "ftl");

#[derive(Debug)]
pub(crate) struct Texts {
    pub(crate) lang: Lang,
    words: Words,
}

impl Texts {
    pub(crate) fn new(lang: Lang) -> Self {
        let words = Words::read(lang, &[LOCALES.get(lang)]);
        Self { lang, words: words.unwrap_or_else(|error| panic!("the words built into this program: {error}")) }
    }

    /// The language of the environment.
    pub(crate) fn native() -> Lang {
        let set = |name| env::var(name).ok().filter(|value: &String| !value.is_empty());
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).map_or(Lang::En, |locale| Lang::of_locale(&locale))
    }

    pub(crate) fn word(&self, key: &'static str) -> String {
        self.words.word(key)
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, Voice { names: &[], reader: Viewer::Spectator })
    }

    /// A phrase of a game, to nobody in particular.
    pub(crate) fn of_game(&self, kind: &'static dyn Kind, phrase: &Phrase, names: &[String]) -> String {
        kind.words(self.lang).say(phrase, Voice { names, reader: Viewer::Spectator })
    }

    /// A number with one digit behind the point, or the comma.
    pub(crate) fn decimal(&self, number: f64) -> String {
        let text = format!("{number:.1}");
        if self.lang == Lang::Fr { text.replace('.', ",") } else { text }
    }

    /// A large number with its thousands set apart.
    pub(crate) fn count(&self, number: u64) -> String {
        let digits = number.to_string();
        let separator = if self.lang == Lang::Fr { '\u{202f}' } else { ',' };
        let mut text = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    fn keys(source: &str) -> BTreeSet<&str> {
        let starts_a_message = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_lowercase());
        source.lines().filter(starts_a_message).filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
    }

    fn sources(folder: &Path, into: &mut String) {
        for entry in fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("the sources are there").path();
            if path.is_dir() {
                sources(&path, into);
            } else {
                into.push_str(&fs::read_to_string(path).expect("sources are text"));
            }
        }
    }

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(keys(LOCALES.fr), keys(LOCALES.en));
        for lang in Lang::ALL {
            Texts::new(lang);
        }
    }

    #[test]
    fn every_word_used_exists_and_every_word_is_used() {
        let mut code = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let known = keys(LOCALES.en);
        for opening in ["Phrase::new(\"", ".word(\"", "Failure::file(\""] {
            for used in code.split(opening).skip(1).filter_map(|rest| rest.split('"').next()) {
                let a_key = used.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-');
                let of_the_game = used.starts_with("game-") || used == "campaign-name";
                assert!(!a_key || known.contains(used) || of_the_game, "no words for {used:?}");
            }
        }
        for key in known {
            assert!(code.contains(&format!("\"{key}\"")), "nobody says {key:?}");
        }
    }

    /// What a message needs, such as `most` in `1 to { $most }`.
    fn needs<'a>(source: &'a str, key: &str) -> BTreeSet<&'a str> {
        let start = source.find(&format!("\n{key} =")).expect("a key") + 1;
        let ends = |(at, _): &(usize, &str)| source[at + 1..].starts_with(|sign: char| sign.is_ascii_lowercase());
        let end = source[start..].match_indices('\n').map(|(at, it)| (start + at, it)).find(ends);
        let message = &source[start..end.map_or(source.len(), |(at, _)| at)];
        message.split('$').skip(1).filter_map(|rest| rest.split([' ', '}']).next()).collect()
    }

    #[test]
    fn every_message_gets_what_it_needs() {
        const NEAR: usize = 500;
        let mut code = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        for key in keys(LOCALES.en) {
            let needs = needs(LOCALES.en, key);
            assert_eq!(needs, self::needs(LOCALES.fr, key), "{key}");
            let literal = format!("\"{key}\"");
            for (at, _) in code.match_indices(&literal) {
                let near: String = code[at..].chars().take(NEAR).collect();
                let given = |need: &&&str| **need == "default" || near.contains(&format!(".with(\"{need}\""));
                let missing: Vec<_> = needs.iter().filter(|need| !given(need)).collect();
                let by_failure_file = code[..at].trim_end().ends_with("Failure::file(");
                assert!(by_failure_file || missing.is_empty(), "{key} is not told {missing:?}");
            }
        }
    }
}
