//! What whoever opens the table chooses (RULES 2, 11, 16).

use crate::{Content, MOST_SEATS, cards::DomainId};
use serde::{Deserialize, Serialize};
use serde_json::json;
use taverne_engine::{
    Variant,
    options::{OptionKind, OptionSpec},
};

pub const RANDOM: &str = "random";
pub const CUSTOM: &str = "custom";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// A preset, `random`, or `custom` for areas and Citizens picked by hand.
    pub setup: String,
    /// With `custom`: five areas; none means random ones.
    pub areas: Vec<String>,
    /// With `custom`: Citizens, at most one for each stack; the stacks not named are random.
    pub citizens: Vec<String>,
    /// With `custom`: Domains to leave in the box.
    pub removed_domains: Vec<String>,
    /// RULES 11: mixed Citizens.
    pub mixed: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            setup: "first_game".into(),
            areas: Vec::new(),
            citizens: Vec::new(),
            removed_domains: Vec::new(),
            mixed: false,
        }
    }
}

pub(crate) fn specs(content: &'static Content) -> Vec<OptionSpec> {
    let mut setups: Vec<_> = content.presets.iter().map(|preset| preset.id.clone()).collect();
    setups.extend([RANDOM.to_owned(), CUSTOM.to_owned()]);
    let areas = content.areas.iter().map(|area| area.id.clone()).collect();
    let citizens = content.recruits().map(|id| content.citizen(id).id.clone()).collect();
    let domains = (0..content.domains.len()).map(|index| content.domain(DomainId::of(index)).id.clone()).collect();
    let custom = Some(("setup", CUSTOM));
    let several = |words, values, least, most| OptionKind::Several { words, values, least, most };
    let spec = |key, kind, default, only_if| OptionSpec { key, kind, default, only_if };
    vec![
        spec("setup", OptionKind::Choice { words: "preset", values: setups }, json!("first_game"), None),
        spec("areas", several("area", areas, 0, 5), json!([]), custom),
        spec("citizens", several("citizen", citizens, 0, 10), json!([]), custom),
        spec("removed_domains", several("domain", domains, 0, 9), json!([]), custom),
        spec("mixed", OptionKind::Toggle, json!(false), None),
    ]
}

/// Every player count with every setup, with and without mixed Citizens.
pub(crate) fn variants() -> Vec<Variant<Options>> {
    let preset = |setup: &str, mixed| Options { setup: setup.into(), mixed, ..Options::default() };
    let strings = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect();
    let custom = Options {
        setup: CUSTOM.into(),
        areas: strings(&["cavern", "barrens", "mountains", "swamp", "valley"]),
        citizens: strings(&["thief", "monk", "warlord", "miner"]),
        removed_domains: strings(&["blood_crow_army", "halfpenny_hill", "the_orb_of_urdr"]),
        mixed: false,
    };
    let ways = [
        ("first-game", preset("first_game", false)),
        ("or-qui-brille", preset("or_qui_brille", false)),
        ("maitrise-de-la-magie", preset("maitrise_de_la_magie", false)),
        ("sang-monstrueux", preset("sang_monstrueux", false)),
        ("random", preset(RANDOM, false)),
        ("random-mixed", preset(RANDOM, true)),
        ("preset-mixed", preset("or_qui_brille", true)),
        ("custom", custom),
    ];
    (1..=MOST_SEATS).flat_map(|seats| ways.clone().map(|(name, options)| Variant { name, seats, options })).collect()
}
