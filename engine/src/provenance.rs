//! Where a figure comes from; the word travels with every component.

use serde::{Deserialize, Deserializer, Serialize};
use std::{collections::BTreeMap, fmt};
use ts_rs::TS;

/// How sure we are of a figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
#[serde(rename_all = "snake_case")]
pub enum Trust {
    /// The rulebook says so.
    Rulebook,
    /// Somebody who saw the printed component published it.
    Published,
    /// The printed component was not available; the value fits everything that is known.
    Reconstructed,
}

/// One place a figure comes from: `rulebook`, `published:KEY` or `reconstructed`, perhaps with `(a detail)`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Origin {
    pub trust: Trust,
    /// Which publication, a key of `sources.toml`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub publication: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

/// All origins of one group of figures, joined by ` + ` in the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "engine/")]
#[serde(transparent)]
pub struct Origins(pub Vec<Origin>);

/// Group of figures (`cost`, `powers`, ...) to where they come from.
pub type Provenance = BTreeMap<String, Origins>;

/// The least certain origin among all figures of a component.
pub fn least_certain(provenance: &Provenance) -> Option<Trust> {
    provenance.values().flat_map(|origins| &origins.0).map(|origin| origin.trust).max()
}

impl Origins {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        split_outside_brackets(text).into_iter().map(parse_origin).collect::<Result<_, _>>().map(Self)
    }
}

fn split_outside_brackets(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut terms) = (0usize, 0, Vec::new());
    for (at, sign) in text.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            '+' if depth == 0 => {
                terms.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    terms.push(text[start..].trim());
    terms
}

fn parse_origin(term: &str) -> Result<Origin, String> {
    let (word, detail) = match term.split_once('(') {
        Some((word, rest)) => {
            let detail = rest.strip_suffix(')').ok_or_else(|| format!("the bracket in {term:?} is not closed"))?;
            (word.trim(), Some(detail.to_owned()))
        }
        None => (term, None),
    };
    let (trust, publication) = match word.split_once(':') {
        None if word == "rulebook" => (Trust::Rulebook, None),
        None if word == "reconstructed" => (Trust::Reconstructed, None),
        Some(("published", key)) if !key.is_empty() => (Trust::Published, Some(key.to_owned())),
        _ => {
            return Err(format!("a source is rulebook, published:KEY or reconstructed, not {word:?}"));
        }
    };
    Ok(Origin { trust, publication, detail })
}

impl<'de> Deserialize<'de> for Origins {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl serde::de::Visitor<'_> for Text {
            type Value = Origins;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("rulebook, published:KEY or reconstructed")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Origins, E> {
                Origins::parse(text).map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Text)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;

    #[test]
    fn an_origin_may_be_joined_and_detailed() {
        let Origins(origins) = Origins::parse("rulebook (12 + active) + published:vck").unwrap();
        assert_eq!(origins[0].detail.as_deref(), Some("12 + active"));
        assert_eq!(origins[1].publication.as_deref(), Some("vck"));
        assert_eq!(origins[1].trust, Trust::Published);
        assert!(Origins::parse("guessed").unwrap_err().contains("published:KEY"));
    }
}
