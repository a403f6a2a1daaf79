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

/// Reads `key=value` pairs of a command line into options, or says what could have been meant.
pub fn from_pairs(specs: &[OptionSpec], pairs: &[String]) -> Result<Value, String> {
    let mut options = Map::new();
    for pair in pairs {
        let (key, text) =
            pair.split_once('=').ok_or_else(|| format!("an option is written key=value, not {pair:?}"))?;
        let spec = specs.iter().find(|spec| spec.key == key).ok_or_else(|| {
            let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
            format!("there is no option {key:?}; there are: {}", known.join(", "))
        })?;
        options.insert(key.to_owned(), read_value(spec, text)?);
    }
    Ok(Value::Object(options))
}

fn read_value(spec: &OptionSpec, text: &str) -> Result<Value, String> {
    let known = |value: &str, values: &[String]| {
        if values.iter().any(|known| known == value) {
            Ok(Value::from(value))
        } else {
            Err(format!("option {} cannot be {value:?}; it can be: {}", spec.key, values.join(", ")))
        }
    };
    match &spec.kind {
        OptionKind::Toggle => match text {
            "true" | "yes" | "on" | "oui" => Ok(Value::from(true)),
            "false" | "no" | "off" | "non" => Ok(Value::from(false)),
            _ => Err(format!("option {} is true or false, not {text:?}", spec.key)),
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
    fn pairs_become_options() {
        let pairs = ["mixed=yes".to_owned(), "areas=hills, ruins".to_owned()];
        assert_eq!(from_pairs(&specs(), &pairs).unwrap(), json!({"mixed": true, "areas": ["hills", "ruins"]}));
    }

    #[test]
    fn mistakes_say_what_could_have_been_meant() {
        for (pair, hint) in [("mixed", "key=value"), ("mixt=1", "mixed, areas"), ("areas=moon", "hills, ruins")] {
            let error = from_pairs(&specs(), &[pair.to_owned()]).unwrap_err();
            assert!(error.contains(hint), "{error}");
        }
    }
}
