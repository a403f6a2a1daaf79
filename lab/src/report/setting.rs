//! The options of a table in the words of its game.

use super::texts::ReportTexts;
use serde_json::Value;
use taverne_engine::options::{self, OptionKind, OptionSpec};

/// Title and value of every option that matters.
pub(super) fn facts(texts: &ReportTexts, chosen: &Value, seats: usize) -> Vec<(String, String)> {
    let specs = texts.kind.options();
    let rules = texts.kind.option_rules();
    let values = options::settled(&specs, &rules, seats, chosen);
    let matters = |spec: &&OptionSpec| options::allowed(spec, &rules, seats, &values).is_some();
    let told = |spec: &OptionSpec| {
        let said = say(texts, spec, &values[spec.key])?;
        Some((texts.of_game(&format!("option-{}", spec.key)), said))
    };
    specs.iter().filter(matters).filter_map(told).collect()
}

/// Nothing for what is not chosen.
fn say(texts: &ReportTexts, spec: &OptionSpec, value: &Value) -> Option<String> {
    let named = |stem: &str, value: &Value| value.as_str().map(|id| texts.of_game(&format!("{stem}-{id}")));
    match &spec.kind {
        OptionKind::Toggle => (value == true).then(|| texts.word("yes")),
        OptionKind::Choice { words, .. } => named(words, value),
        OptionKind::Several { words, .. } => {
            let names: Vec<_> = value.as_array()?.iter().filter_map(|it| named(words, it)).collect();
            (!names.is_empty()).then(|| names.join(", "))
        }
    }
}
