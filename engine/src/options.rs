//! What whoever opens a table may choose, as data from which a form or a command line is made.

mod rules;

pub use rules::{Condition, Demand, Misfit, OptionRule, allowed, allowed_seats, check, settled, sound};

use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

/// One thing to choose. Its words are `option-<key>`, `option-<key>-about` and, for each value, the key in
/// [`OptionKind`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct OptionSpec {
    pub key: &'static str,
    pub kind: OptionKind,
    pub default: Value,
    /// Only meaningful while that other option has that value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub only_if: Option<(&'static str, &'static str)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
#[ts(export, export_to = "engine/")]
pub enum OptionKind {
    Toggle,
    /// Exactly one of these; the words of value `v` are `<words>-<v>`.
    Choice {
        words: &'static str,
        values: Vec<String>,
    },
    /// Some of these, between `least` and `most`.
    Several {
        words: &'static str,
        values: Vec<String>,
        least: usize,
        most: usize,
    },
}

impl OptionSpec {
    /// The keys of all words that whoever is asked for it reads.
    pub fn vocabulary(&self) -> Vec<String> {
        let own = ["", "-about"].map(|end| format!("option-{}{end}", self.key));
        let values = match &self.kind {
            OptionKind::Toggle => Vec::new(),
            OptionKind::Choice { words, values } | OptionKind::Several { words, values, .. } => {
                values.iter().map(|value| format!("{words}-{value}")).collect()
            }
        };
        own.into_iter().chain(values).collect()
    }
}

/// Why a word of a command line sets no option, with what could have been meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPair {
    /// It is not written `key=value`.
    NoPair(String),
    NoSuchOption {
        key: String,
        known: Vec<&'static str>,
    },
    NoSuchValue {
        key: &'static str,
        value: String,
        known: Vec<String>,
    },
}

/// Reads `key=value` pairs of a command line into options.
pub fn from_pairs(specs: &[OptionSpec], pairs: &[String]) -> Result<Value, BadPair> {
    let mut options = Map::new();
    for pair in pairs {
        let (key, text) = pair.split_once('=').ok_or_else(|| BadPair::NoPair(pair.clone()))?;
        let known = || specs.iter().map(|spec| spec.key).collect();
        let spec = specs
            .iter()
            .find(|spec| spec.key == key)
            .ok_or_else(|| BadPair::NoSuchOption { key: key.to_owned(), known: known() })?;
        options.insert(key.to_owned(), read_value(spec, text)?);
    }
    Ok(Value::Object(options))
}

fn read_value(spec: &OptionSpec, text: &str) -> Result<Value, BadPair> {
    let bad = |value: &str, known| BadPair::NoSuchValue { key: spec.key, value: value.to_owned(), known };
    let known = |value: &str, values: &[String]| {
        if values.iter().any(|known| known == value) {
            Ok(Value::from(value))
        } else {
            Err(bad(value, values.to_vec()))
        }
    };
    match &spec.kind {
        OptionKind::Toggle => match text {
            "true" | "yes" | "on" | "oui" => Ok(Value::from(true)),
            "false" | "no" | "off" | "non" => Ok(Value::from(false)),
            _ => Err(bad(text, ["true", "false"].map(str::to_owned).to_vec())),
        },
        OptionKind::Choice { values, .. } => known(text, values),
        OptionKind::Several { values, .. } => {
            text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(|part| known(part, values)).collect()
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use serde_json::json;

    fn specs() -> Vec<OptionSpec> {
        let several =
            OptionKind::Several { words: "area", values: vec!["hills".into(), "ruins".into()], least: 0, most: 2 };
        vec![
            OptionSpec { key: "mixed", kind: OptionKind::Toggle, default: json!(false), only_if: None },
            OptionSpec { key: "areas", kind: several, default: json!([]), only_if: None },
        ]
    }

    #[test]
    fn an_option_and_its_values_have_words() {
        let words: Vec<_> = specs().iter().flat_map(OptionSpec::vocabulary).collect();
        let expected =
            ["option-mixed", "option-mixed-about", "option-areas", "option-areas-about", "area-hills", "area-ruins"];
        assert_eq!(words, expected);
    }

    #[test]
    fn pairs_become_options() {
        let pairs = ["mixed=yes".to_owned(), "areas=hills, ruins".to_owned()];
        assert_eq!(from_pairs(&specs(), &pairs).unwrap(), json!({"mixed": true, "areas": ["hills", "ruins"]}));
    }

    #[test]
    fn mistakes_say_what_could_have_been_meant() {
        let read = |pair: &str| from_pairs(&specs(), &[pair.to_owned()]).unwrap_err();
        assert_eq!(read("mixed"), BadPair::NoPair("mixed".into()));
        assert_eq!(read("mixt=1"), BadPair::NoSuchOption { key: "mixt".into(), known: vec!["mixed", "areas"] });
        let known = vec!["hills".to_owned(), "ruins".to_owned()];
        assert_eq!(read("areas=moon"), BadPair::NoSuchValue { key: "areas", value: "moon".into(), known });
    }
}
