//! Every id of RULES 29.1, 30.1 and 30.2 has a test that names it: `a17` is statement A17 of the player aid, `e4` and
//! `fight_1` are worked examples, `case_8` is a test case, of 30.1 in [`crate::combat`] and of 30.2 in [`crate::adventure`].

use std::{collections::BTreeSet, fs, path::Path};

/// The statements of the player aid (29.1).
const AID: std::ops::RangeInclusive<u8> = 1..=84;
/// The worked examples, told fights and test cases of 30.1; its case 1 is the examples and fights themselves.
const EXAMPLES: std::ops::RangeInclusive<u8> = 1..=17;
const FIGHTS: std::ops::RangeInclusive<u8> = 1..=2;
const COMBAT: std::ops::RangeInclusive<u8> = 2..=30;
/// The test cases of 30.2.
const ADVENTURE: std::ops::RangeInclusive<u8> = 1..=31;

/// What nothing can be tested of yet, and why.
const WITHOUT: [(&str, &str); 1] =
    [("a41", "no unit of the core box or of Rampart has an ability of the kind `other`")];

/// The ids in the name of a test: `case_18_27_a21_a_cube` has case 18, case 27 and A21.
fn ids_of(name: &str, part: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut family = None;
    for word in name.split('_') {
        let number = |word: &str| word.parse::<u8>().ok();
        match (word, family) {
            ("case" | "fight", _) => family = Some(word),
            (_, Some(kind)) if number(word).is_some() => {
                let id = format!("{kind}_{word}");
                ids.push(if kind == "case" { format!("{part} {id}") } else { id });
            }
            _ if word.strip_prefix(['a', 'e']).and_then(number).is_some() => {
                family = None;
                ids.push(word.to_owned());
            }
            ("and", _) => {}
            _ => family = None,
        }
    }
    ids
}

/// The ids of all tests in a file.
fn named_in(file: &Path, part: &str, found: &mut BTreeSet<String>) {
    let text = fs::read_to_string(file).expect("a file of tests");
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    for pair in lines.windows(2).filter(|it| it[0] == "#[test]") {
        let name = pair[1].strip_prefix("fn ").and_then(|it| it.split('(').next());
        found.extend(ids_of(name.expect("a test is a function"), part));
    }
}

#[test]
fn every_id_has_a_test() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rulebook"));
    let mut found = BTreeSet::new();
    for part in ["combat", "adventure"] {
        for file in fs::read_dir(folder.join(part)).expect("a folder of tests") {
            named_in(&file.expect("a file").path(), part, &mut found);
        }
    }
    let of = |numbers: std::ops::RangeInclusive<u8>, kind: &'static str| numbers.map(move |it| format!("{kind}{it}"));
    let ids = of(AID, "a").chain(of(EXAMPLES, "e")).chain(of(FIGHTS, "fight_"));
    let ids: BTreeSet<String> = ids.chain(of(COMBAT, "combat case_")).chain(of(ADVENTURE, "adventure case_")).collect();
    let without: BTreeSet<String> = WITHOUT.iter().map(|it| it.0.to_owned()).collect();
    let missing: Vec<_> = ids.difference(&found).filter(|it| !without.contains(*it)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
    let strange: Vec<_> = found.iter().filter(|it| !ids.contains(*it) || without.contains(*it)).collect();
    assert!(strange.is_empty(), "tests name {strange:?}, which the list does not have");
}

#[test]
fn a_name_tells_its_ids() {
    assert_eq!(ids_of("case_18_27_a21_a_cube_comes", "adventure"), ["adventure case_18", "adventure case_27", "a21"]);
    assert_eq!(ids_of("steps_b_and_case_16_a_solid_edge", "adventure"), ["adventure case_16"]);
    assert_eq!(ids_of("e2_a61_with_an_attack_card", "combat"), ["e2", "a61"]);
    assert_eq!(ids_of("fight_2", "combat"), ["fight_2"]);
}
