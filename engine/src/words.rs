//! Phrases put into French or English, with Fluent.

use crate::{
    phrase::{Arg, Phrase},
    seat::{Seat, Viewer},
};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};
use std::{borrow::Cow, fmt, str::FromStr};
use unic_langid::LanguageIdentifier;

/// The languages of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    Fr,
    En,
}

impl Lang {
    pub const ALL: [Self; 2] = [Self::Fr, Self::En];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// The language of a POSIX locale such as `fr_FR.UTF-8`; anything unknown is English.
    pub fn of_locale(locale: &str) -> Self {
        if locale.to_ascii_lowercase().starts_with("fr") { Self::Fr } else { Self::En }
    }

    fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("both codes are language identifiers")
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(code: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| format!("there is no language {code:?} here, only fr and en"))
    }
}

/// A text in every language of the house.
#[derive(Clone, Copy, Debug)]
pub struct Bilingual {
    pub fr: &'static str,
    pub en: &'static str,
}

impl Bilingual {
    pub const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
    }
}

/// The texts in a folder of the crate, one file for each language: `bilingual!("locales", "ftl")`.
#[macro_export]
macro_rules! bilingual {
    ($folder:literal, $ending:literal) => {
        $crate::words::Bilingual {
            fr: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/fr.", $ending)),
            en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/en.", $ending)),
        }
    };
}

/// Words that belong to no single game.
pub const COMMON: Bilingual = crate::bilingual!("locales", "ftl");

/// Who speaks to whom: the names at the table, and whose eyes read.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub names: &'a [String],
    pub reader: Viewer,
}

impl Voice<'_> {
    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.index() + 1))
    }
}

/// All words of one game in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang.code())
    }
}

/// Why a phrase cannot be said.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wordless {
    #[error("no words for {0:?}")]
    MissingKey(String),
    #[error("the words of {key:?} do not fit: {problem}")]
    Unfit { key: String, problem: String },
}

impl Words {
    /// Reads Fluent sources. A syntax error or a key defined twice is an error.
    pub fn read(lang: Lang, sources: &[&str]) -> Result<Self, String> {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        if lang == Lang::Fr {
            bundle.set_transform(Some(|text| Cow::Owned(french(text))));
        }
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| format!("{}.ftl: {}", lang.code(), list(&errors)))?;
            bundle.add_resource(resource).map_err(|errors| format!("{}.ftl: {}", lang.code(), list(&errors)))?;
        }
        Ok(Self { lang, bundle })
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The phrase in words; what is missing shows as its key in brackets, never as a crash.
    pub fn say(&self, phrase: &Phrase, voice: Voice<'_>) -> String {
        self.try_say(phrase, voice).unwrap_or_else(|_| format!("[{}]", phrase.key))
    }

    /// A word without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Phrase::new(key.to_owned()), Voice { names: &[], reader: Viewer::Spectator })
    }

    /// The phrase in words, or what is wrong with it.
    pub fn try_say(&self, phrase: &Phrase, voice: Voice<'_>) -> Result<String, Wordless> {
        let pattern = self
            .bundle
            .get_message(&phrase.key)
            .and_then(|message| message.value())
            .ok_or_else(|| Wordless::MissingKey(phrase.key.to_string()))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let name = name.as_ref();
            match arg {
                Arg::Number(number) => args.set(name.to_owned(), FluentValue::from(*number)),
                Arg::Text(text) => args.set(name.to_owned(), text.clone()),
                Arg::Seat(seat) => {
                    args.set(name.to_owned(), voice.name(*seat));
                    args.set(format!("{name}_is"), if voice.reader.is(*seat) { "you" } else { "other" });
                }
                Arg::Phrase(inner) => args.set(name.to_owned(), self.try_say(inner, voice)?),
                Arg::List(parts) => {
                    let said: Result<Vec<_>, _> = parts.iter().map(|part| self.try_say(part, voice)).collect();
                    args.set(name.to_owned(), said?.join(", "));
                }
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() {
            Ok(said)
        } else {
            Err(Wordless::Unfit { key: phrase.key.to_string(), problem: list(&errors) })
        }
    }
}

/// French sets a space before `: ; ! ? » %` and after `«`. Texts are written with plain spaces; these ones let no line
/// begin with a colon. `web/src/lib/words/french.ts` does the same for the page.
fn french(text: &str) -> String {
    let mut set = text.replace("« ", "«\u{a0}");
    for (signs, space) in [(";!?", '\u{202f}'), (":»%", '\u{a0}')] {
        for sign in signs.chars() {
            set = set.replace(&format!(" {sign}"), &format!("{space}{sign}"));
        }
    }
    set
}

fn list(errors: &[impl fmt::Display]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;

    fn words() -> Words {
        let source = "slay = { $who_is ->\n  [you] Vous terrassez { $card }.\n *[other] { $who } terrasse { $card }.\n }\n\
                      goblin = Gobelin\n";
        Words::read(Lang::Fr, &[source]).unwrap()
    }

    #[test]
    fn a_sentence_knows_who_reads_it() {
        let names = ["Aldric".to_owned()];
        let phrase = Phrase::new("slay").with("who", Seat::new(0)).with("card", Phrase::new("goblin"));
        let say = |reader| words().say(&phrase, Voice { names: &names, reader });
        assert_eq!(say(Viewer::Seat(Seat::new(0))), "Vous terrassez Gobelin.");
        assert_eq!(say(Viewer::Spectator), "Aldric terrasse Gobelin.");
    }

    #[test]
    fn french_signs_stay_with_their_words() {
        let source = "say = { $text } : « Vous » ; à 12:30 !";
        let said = |lang| {
            let phrase = Phrase::new("say").with("text", "Oui ?");
            Words::read(lang, &[source]).unwrap().say(&phrase, Voice { names: &[], reader: Viewer::Spectator })
        };
        assert_eq!(said(Lang::Fr), "Oui ?\u{a0}: «\u{a0}Vous\u{a0}»\u{202f}; à 12:30\u{202f}!");
        assert_eq!(said(Lang::En), "Oui ? : « Vous » ; à 12:30 !");
    }

    #[test]
    fn missing_words_are_reported() {
        let voice = Voice { names: &[], reader: Viewer::Spectator };
        let missing = words().try_say(&Phrase::new("dragon"), voice);
        assert_eq!(missing, Err(Wordless::MissingKey("dragon".into())));
        let unfit = words().try_say(&Phrase::new("slay"), voice);
        assert!(matches!(unfit, Err(Wordless::Unfit { .. })), "{unfit:?}");
    }
}
