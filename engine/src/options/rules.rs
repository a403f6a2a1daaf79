//! Options that depend on each other and on the number of seats: a scenario that is for two, has its own factions and
//! leaves no difficulty to choose.
//!
//! A rule looks only at options that come before the ones it speaks of, so that a form can be filled in from top to bottom.

use super::{OptionKind, OptionSpec};
use crate::phrase::Phrase;
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

/// While all conditions hold, this is demanded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct OptionRule {
    pub when: Vec<Condition>,
    pub then: Demand,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
#[ts(export, export_to = "engine/")]
pub enum Condition {
    /// The option has one of these values.
    Is { key: &'static str, values: Vec<Value> },
    /// So many sit at the table.
    Seats { seats: Vec<u8> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "type")]
#[ts(export, export_to = "engine/")]
pub enum Demand {
    /// There is nothing to choose: the option stays at its default and is not shown.
    Hides { key: &'static str },
    /// Only these values of the option are possible; if its default is not among them, the first one takes its place.
    Allows { key: &'static str, values: Vec<String> },
    /// Only so many can play.
    Seats { seats: Vec<u8> },
}

impl OptionRule {
    /// While the option has this value.
    pub fn when(key: &'static str, value: impl Into<Value>, then: Demand) -> Self {
        Self { when: vec![Condition::Is { key, values: vec![value.into()] }], then }
    }

    /// While so many sit at the table.
    pub fn with_seats(seats: impl IntoIterator<Item = u8>, then: Demand) -> Self {
        Self { when: vec![Condition::Seats { seats: seats.into_iter().collect() }], then }
    }

    fn holds(&self, seats: usize, values: &Map<String, Value>) -> bool {
        self.when.iter().all(|condition| match condition {
            Condition::Is { key, values: wanted } => values.get(*key).is_some_and(|value| wanted.contains(value)),
            Condition::Seats { seats: wanted } => wanted.iter().any(|&wanted| usize::from(wanted) == seats),
        })
    }
}

/// Why options do not go together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// What the option was given, and what it could be.
    Value { key: &'static str, words: &'static str, given: String, allowed: Vec<String> },
    /// The numbers of players that are possible.
    Seats { seats: usize, allowed: Vec<u8> },
}

impl Misfit {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Value { key, words, allowed, .. } => {
                let names: Vec<_> = allowed.iter().map(|value| Phrase::new(format!("{words}-{value}"))).collect();
                Phrase::new("setup-option").with("option", Phrase::new(format!("option-{key}"))).with("allowed", names)
            }
            Self::Seats { seats, allowed } => {
                let numbers: Vec<_> = allowed.iter().map(u8::to_string).collect();
                Phrase::new("setup-seats-of").with("seats", *seats).with("allowed", numbers.join(", "))
            }
        }
    }
}

/// The values an option can have while the ones before it are as they are; nothing if there is no choice to be made of it.
/// A toggle has none to name.
pub fn allowed(
    spec: &OptionSpec,
    rules: &[OptionRule],
    seats: usize,
    values: &Map<String, Value>,
) -> Option<Vec<String>> {
    if spec.only_if.is_some_and(|(key, wanted)| values.get(key).is_none_or(|value| value != wanted)) {
        return None;
    }
    let mut left = match &spec.kind {
        OptionKind::Toggle => Vec::new(),
        OptionKind::Choice { values, .. } | OptionKind::Several { values, .. } => values.clone(),
    };
    for rule in rules.iter().filter(|rule| rule.holds(seats, values)) {
        match &rule.then {
            Demand::Hides { key } if *key == spec.key => return None,
            Demand::Allows { key, values } if *key == spec.key => left.retain(|value| values.contains(value)),
            _ => {}
        }
    }
    Some(left)
}

/// How many can play with these options; nothing if all that the game allows.
pub fn allowed_seats(rules: &[OptionRule], seats: usize, values: &Map<String, Value>) -> Option<Vec<u8>> {
    let demands = rules.iter().filter(|rule| rule.holds(seats, values)).filter_map(|rule| match &rule.then {
        Demand::Seats { seats } => Some(seats.clone()),
        _ => None,
    });
    demands.reduce(|all, some| all.into_iter().filter(|seats| some.contains(seats)).collect())
}

/// All options with what was left out, as the rules want it: what is hidden has its default, and a default that is not
/// possible gives way to the first value that is. What was chosen stays as it is.
pub fn settled(specs: &[OptionSpec], rules: &[OptionRule], seats: usize, chosen: &Value) -> Map<String, Value> {
    let mut values = Map::new();
    for spec in specs {
        let allowed = allowed(spec, rules, seats, &values);
        let given = chosen.get(spec.key).filter(|_| allowed.is_some());
        let usual = || match (&spec.kind, &allowed) {
            (OptionKind::Choice { .. }, Some(allowed)) => usual_choice(spec, allowed),
            _ => spec.default.clone(),
        };
        values.insert(spec.key.to_owned(), given.cloned().unwrap_or_else(usual));
    }
    values
}

fn usual_choice(spec: &OptionSpec, allowed: &[String]) -> Value {
    let possible = |value: &Value| allowed.iter().any(|allowed| value == allowed.as_str());
    match allowed.first() {
        Some(first) if !possible(&spec.default) => Value::from(first.as_str()),
        _ => spec.default.clone(),
    }
}

/// Whether what was chosen goes together; what is hidden must be left out or at its default.
pub fn check(specs: &[OptionSpec], rules: &[OptionRule], seats: usize, chosen: &Value) -> Result<(), Misfit> {
    let values = settled(specs, rules, seats, chosen);
    for spec in specs {
        let allowed = allowed(spec, rules, seats, &values);
        let (words, picked) = match (&spec.kind, &values[spec.key]) {
            (OptionKind::Choice { words, .. }, Value::String(one)) => (*words, vec![one.clone()]),
            (OptionKind::Several { words, .. }, Value::Array(some)) => {
                (*words, some.iter().filter_map(Value::as_str).map(str::to_owned).collect())
            }
            _ => continue,
        };
        let misfit = |given: String, allowed: Vec<String>| Misfit::Value { key: spec.key, words, given, allowed };
        if let Some(allowed) = allowed
            && let Some(given) = picked.into_iter().find(|it| !allowed.contains(it))
        {
            return Err(misfit(given, allowed));
        }
    }
    match allowed_seats(rules, seats, &values) {
        Some(allowed) if !allowed.iter().any(|&allowed| usize::from(allowed) == seats) => {
            Err(Misfit::Seats { seats, allowed })
        }
        _ => Ok(()),
    }
}

/// Whether the rules speak of options there are, and each looks only at those before the one it speaks of.
pub fn sound(specs: &[OptionSpec], rules: &[OptionRule]) -> Result<(), String> {
    let place = |key: &str| {
        let known = specs.iter().position(|spec| spec.key == key);
        known.ok_or_else(|| format!("a rule speaks of the option {key:?}, which there is not"))
    };
    for rule in rules {
        let about = match &rule.then {
            Demand::Hides { key } | Demand::Allows { key, .. } => place(key)?,
            Demand::Seats { .. } => specs.len(),
        };
        for condition in &rule.when {
            if let Condition::Is { key, .. } = condition
                && place(key)? >= about
            {
                return Err(format!("a rule about {:?} looks at {key:?}, which comes later", specs[about].key));
            }
        }
    }
    Ok(())
}
