//! The options of a table in the words of its game.

use super::speech::Speech;
use serde_json::Value;
use taverne_engine::options::{OptionKind, OptionSpec};

/// Title and value of every option that matters.
pub(super) fn facts(speech: &Speech, options: &Value) -> Vec<(String, String)> {
    let specs = speech.kind.options();
    let value = |spec: &OptionSpec| options.get(spec.key).unwrap_or(&spec.default).clone();
    let matters = |spec: &&OptionSpec| {
        let on = |(key, wanted): (&str, &str)| specs.iter().any(|it| it.key == key && value(it) == *wanted);
        spec.only_if.is_none_or(on)
    };
    let told = |spec: &OptionSpec| {
        let said = say(speech, spec, &value(spec))?;
        Some((speech.of_game(&format!("option-{}", spec.key)), said))
    };
    specs.iter().filter(matters).filter_map(told).collect()
}

/// Nothing for what is not chosen.
fn say(speech: &Speech, spec: &OptionSpec, value: &Value) -> Option<String> {
    let named = |stem: &str, value: &Value| value.as_str().map(|id| speech.of_game(&format!("{stem}-{id}")));
    match &spec.kind {
        OptionKind::Toggle => (value == true).then(|| speech.word("yes")),
        OptionKind::Choice { words, .. } => named(words, value),
        OptionKind::Several { words, .. } => {
            let names: Vec<_> = value.as_array()?.iter().filter_map(|it| named(words, it)).collect();
            (!names.is_empty()).then(|| names.join(", "))
        }
    }
}
