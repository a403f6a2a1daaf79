//! The options of a table in the words of its game.

use super::speech::Speech;
use serde_json::Value;
use taverne_engine::options::{self, OptionKind, OptionSpec};

/// Title and value of every option that matters.
pub(super) fn facts(speech: &Speech, chosen: &Value, seats: usize) -> Vec<(String, String)> {
    let specs = speech.kind.options();
    let rules = speech.kind.option_rules();
    let values = options::settled(&specs, &rules, seats, chosen);
    let matters = |spec: &&OptionSpec| options::allowed(spec, &rules, seats, &values).is_some();
    let told = |spec: &OptionSpec| {
        let said = say(speech, spec, &values[spec.key])?;
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
