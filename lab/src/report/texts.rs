//! The words and numbers of a report, in its language.

use crate::{Estimate, Interval};
use std::time::Duration;
use taverne_engine::{
    Lang, Phrase, Viewer, Words,
    words::{Bilingual, Voice},
};
use taverne_games::Kind;

const LOCALES: Bilingual = taverne_engine::bilingual!("locales", "ftl");

pub(super) struct ReportTexts {
    pub(super) kind: &'static dyn Kind,
    pub(super) lang: Lang,
    /// The words of the game: cards, score lines, options.
    pub(super) game: &'static Words,
    words: Words,
}

impl ReportTexts {
    pub(super) fn new(kind: &'static dyn Kind, lang: Lang) -> Self {
        let words = Words::read(lang, &[LOCALES.get(lang)]);
        let words = words.unwrap_or_else(|error| panic!("the words built into this program: {error}"));
        Self { kind, lang, game: kind.words(lang), words }
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.words.word(key)
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, Voice { names: &[], reader: Viewer::Spectator })
    }

    /// The game's own word, or the key itself if it has none.
    pub(super) fn of_game(&self, key: &str) -> String {
        if self.game.has(key) { self.game.word(key) } else { key.to_owned() }
    }

    pub(super) fn decimal(&self, number: f64, digits: usize) -> String {
        decimal(self.lang, number, digits)
    }

    pub(super) fn signed(&self, number: f64) -> String {
        let sign = if number.abs() < 0.05 {
            ""
        } else if number < 0.0 {
            "−"
        } else {
            "+"
        };
        format!("{sign}{}", self.decimal(number.abs(), 1))
    }

    pub(super) fn percent(&self, rate: f64) -> String {
        format!("{}\u{a0}%", self.decimal(100.0 * rate, 1))
    }

    /// Without a digit behind the point where it would be a nought.
    pub(super) fn round_percent(&self, rate: f64) -> String {
        let whole = (100.0 * rate - (100.0 * rate).round()).abs() < 0.05;
        format!("{}\u{a0}%", self.decimal(100.0 * rate, usize::from(!whole)))
    }

    /// Such as 58.3–70.1.
    pub(super) fn percents(&self, interval: Interval) -> String {
        self.between(interval, 100.0, 1)
    }

    pub(super) fn between(&self, interval: Interval, times: f64, digits: usize) -> String {
        let side = |value: f64| {
            let text = if value.is_finite() { self.decimal(times * value, digits) } else { "?".to_owned() };
            text.replace('-', "−")
        };
        let to = if interval.low < 0.0 { "…" } else { "–" };
        format!("{}\u{a0}{to}\u{a0}{}", side(interval.low), side(interval.high))
    }

    /// A rate with its interval, for a hover.
    pub(super) fn rate(&self, rate: Estimate) -> String {
        format!("{} ({})", self.percent(rate.mean), self.percents(rate.interval))
    }

    pub(super) fn count(&self, number: u64) -> String {
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

    pub(super) fn time(&self, time: Duration) -> String {
        self::time(self.lang, time)
    }
}

fn decimal(lang: Lang, number: f64, digits: usize) -> String {
    let text = format!("{number:.digits$}");
    if lang == Lang::Fr { text.replace('.', ",") } else { text }
}

/// A time in the unit that suits it, with two significant digits or more.
pub fn time(lang: Lang, time: Duration) -> String {
    let nanos = time.as_nanos() as f64;
    let (value, unit) = match nanos {
        ..1e3 => (nanos, "ns"),
        ..1e6 => (nanos / 1e3, "µs"),
        ..1e9 => (nanos / 1e6, "ms"),
        _ => (nanos / 1e9, "s"),
    };
    format!("{}\u{a0}{unit}", decimal(lang, value, usize::from(value < 9.95 && unit != "ns")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    fn keys(source: &str) -> BTreeSet<&str> {
        let starts_a_message = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_lowercase());
        source.lines().filter(starts_a_message).filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
    }

    #[test]
    fn both_languages_say_the_same_and_nothing_is_missing_or_unused() {
        assert_eq!(keys(LOCALES.fr), keys(LOCALES.en));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/report");
        let mut code = String::new();
        for entry in fs::read_dir(folder).expect("the sources are there") {
            code.push_str(&fs::read_to_string(entry.expect("readable").path()).expect("text"));
        }
        for opening in ["Phrase::new(\"", ".word(\""] {
            for used in code.split(opening).skip(1).filter_map(|rest| rest.split('"').next()) {
                let a_key = !used.is_empty() && used.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-');
                assert!(!a_key || keys(LOCALES.en).contains(used) || used == "game-title", "no words for {used:?}");
            }
        }
        for key in keys(LOCALES.en) {
            assert!(code.contains(&format!("\"{key}\"")), "nobody says {key:?}");
        }
    }

    #[test]
    fn numbers_are_written_as_people_write_them() {
        let texts = |lang| ReportTexts::new(taverne_games::all()[0], lang);
        assert_eq!(texts(Lang::Fr).percent(0.1234), "12,3\u{a0}%");
        assert_eq!(texts(Lang::En).count(1_234_567), "1,234,567");
        assert_eq!(texts(Lang::En).signed(-3.21), "−3.2");
        let times = [1, 1_500, 12_000, 2_500_000, 800_000_000, 3_000_000_000].map(Duration::from_nanos);
        let said = times.map(|it| time(Lang::En, it).replace('\u{a0}', " "));
        assert_eq!(said, ["1 ns", "1.5 µs", "12 µs", "2.5 ms", "800 ms", "3.0 s"]);
    }
}
