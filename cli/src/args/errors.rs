//! What is wrong with a command line, in one sentence that can be said in either language.

use clap::{
    Error,
    error::{ContextKind, ContextValue, ErrorKind},
};
use std::error::Error as _;
use taverne_engine::Phrase;

/// What an option takes, where its name does not say it.
const TAKES: [(&str, &str); 4] =
    [("--lang", "takes-lang"), ("--listen", "takes-address"), ("--seed", "takes-seed"), ("--case", "takes-case")];

pub(super) fn phrase(error: &Error) -> Phrase {
    let arg = || named(error, ContextKind::InvalidArg);
    let value = || named(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => match named(error, ContextKind::SuggestedArg) {
            close if close.is_empty() => Phrase::new("args-unknown").with("arg", arg()),
            close => Phrase::new("args-unknown-close").with("arg", arg()).with("close", close),
        },
        ErrorKind::InvalidSubcommand => {
            let command = named(error, ContextKind::InvalidSubcommand);
            match named(error, ContextKind::SuggestedSubcommand) {
                close if close.is_empty() => Phrase::new("args-no-command").with("command", command),
                close => Phrase::new("args-no-command-close").with("command", command).with("close", close),
            }
        }
        ErrorKind::InvalidValue if value().is_empty() => Phrase::new("args-no-value").with("arg", arg()),
        ErrorKind::InvalidValue => {
            let known = named(error, ContextKind::ValidValue);
            Phrase::new("args-bad-choice").with("arg", arg()).with("value", value()).with("known", known)
        }
        ErrorKind::ValueValidation => {
            let takes = takes(&arg(), error);
            Phrase::new("args-bad-value").with("arg", arg()).with("value", value()).with("takes", takes)
        }
        ErrorKind::ArgumentConflict => {
            let other = named(error, ContextKind::PriorArg);
            match arg() {
                arg if other.is_empty() || other == arg => Phrase::new("args-twice").with("arg", arg),
                arg => Phrase::new("args-conflict").with("arg", arg).with("other", other),
            }
        }
        ErrorKind::MissingRequiredArgument => Phrase::new("args-missing").with("args", arg()),
        ErrorKind::TooManyValues => Phrase::new("args-too-many").with("arg", arg()).with("value", value()),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Phrase::new("args-no-value").with("arg", arg())
        }
        ErrorKind::InvalidUtf8 => Phrase::new("args-no-text"),
        // What is left is about reading and writing, not about what was typed.
        _ => Phrase::new("args-other").with("why", first_paragraph(&error.to_string())),
    }
}

/// What would have done instead.
fn takes(arg: &str, error: &Error) -> Phrase {
    let why = error.source().map(ToString::to_string).unwrap_or_default();
    let option = arg.split([' ', '=']).next().unwrap_or_default();
    let own = TAKES.iter().find(|(name, _)| *name == option).map(|(_, key)| *key);
    // The series of `sim` and `arena` are numbers, the seed of a table is more than that.
    let own = own.filter(|&key| key != "takes-seed" || why.contains("hexadecimal"));
    match (own, why.rsplit_once(" is not in ")) {
        (Some(key), _) => Phrase::new(key),
        (None, Some((_, range))) => match range.split_once("..") {
            // A range without an end ends where numbers do.
            Some((least, most)) if most.is_empty() || most.ends_with(&u64::MAX.to_string()) => {
                Phrase::new("takes-at-least").with("least", least)
            }
            Some((least, most)) => {
                Phrase::new("takes-range").with("least", least).with("most", most.trim_start_matches('='))
            }
            None => Phrase::new("takes-number"),
        },
        (None, None) => Phrase::new("takes-number"),
    }
}

fn named(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}

fn first_paragraph(report: &str) -> String {
    report.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use crate::{args::Cli, texts::Texts};
    use taverne_engine::Lang;

    fn said(lang: Lang, line: &str) -> String {
        let refused = Cli::speaking(lang).try_get_matches_from(line.split(' ')).expect_err("it is wrong");
        // Whatever kind of blank stands before a semicolon.
        Texts::new(lang).say(&super::phrase(&refused)).replace(['\u{a0}', '\u{202f}'], " ")
    }

    #[test]
    fn what_is_wrong_is_said_in_both_languages() {
        let cases = [
            ("taverne sim --gmaes 3", "There is no option --gmaes; --games", "Il n’y a pas d’option --gmaes ; --games"),
            ("taverne sim --xyzzy", "There is no option --xyzzy.", "Il n’y a pas d’option --xyzzy."),
            ("taverne plai", "“plai”", "« plai »"),
            ("taverne sim --games 0", "“0”", "un nombre à partir de 1"),
            ("taverne sim --threads 0", "a number from 1 to 256", "un nombre de 1 à 256"),
            ("taverne sim --seats four", "a number", "un nombre"),
            ("taverne sim --seed four", "a number", "un nombre"),
            ("taverne play --seed four", "64 hexadecimal digits", "64 chiffres hexadécimaux"),
            ("taverne serve --listen here", "0.0.0.0:8080", "0.0.0.0:8080"),
            ("taverne --lang de games", "fr or en", "fr ou en"),
            ("taverne --color loud games", "auto, always, never", "auto, always, never"),
            ("taverne replay", "is missing", "Il manque"),
            ("taverne play --people 2 --seats you", "--people", "ne vont pas ensemble"),
            ("taverne serve --data", "takes a value", "attend une valeur"),
            ("taverne play --seed 1 --seed 2", "only once", "une seule fois"),
        ];
        for (line, english, french) in cases {
            let (en, fr) = (said(Lang::En, line), said(Lang::Fr, line));
            assert!(en.contains(english), "{line}: {en}");
            assert!(fr.contains(french) && fr != en, "{line}: {fr}");
        }
    }
}
