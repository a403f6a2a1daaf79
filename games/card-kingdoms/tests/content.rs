//! The content files: what is in the box, and what a bad file is told.

use card_kingdoms::{CardKingdoms, Content, Options};
use proptest::prelude::*;
use taverne_engine::{Content as _, ContentError, Game, Journal, Seed, content::Files, playout};

fn text(file: &str) -> &'static str {
    Content::FILES.iter().find(|(name, _)| *name == file).unwrap_or_else(|| panic!("no file {file}")).1
}

fn with(file: &str, text: &str) -> Files {
    Files::embedded(Content::FILES).replacing(file, text)
}

fn error_of(file: &str, text: &str) -> ContentError {
    Content::read(&with(file, text)).expect_err("this content is bad")
}

/// Replaces the first `from` of a file, and insists on an error at the line of the replacement that says `expected`.
#[track_caller]
fn refused(file: &str, from: &str, to: &str, expected: &str) {
    let at = text(file).find(from).unwrap_or_else(|| panic!("{file} has no {from:?}"));
    let line = text(file)[..at].matches('\n').count() + 1;
    let error = error_of(file, &text(file).replacen(from, to, 1));
    assert_eq!((error.file.as_str(), error.line), (file, Some(line)), "{error}");
    assert!(error.problem.contains(expected), "{error}");
    assert!(error.to_string().starts_with(&format!("{file}:{line}: ")), "{error}");
}

// RULES 1
#[test]
fn the_box_is_complete() {
    let content = Content::builtin();
    let copies = |starter| {
        let some = content.citizens.iter().filter(move |card| card.is_starter() == starter);
        some.map(|card| u32::from(card.copies)).sum::<u32>()
    };
    assert_eq!((copies(false), copies(true)), (108, 10));
    let monsters = content.monsters.iter().map(|card| u32::from(card.copies + card.five_player_copies));
    assert_eq!((monsters.sum::<u32>(), content.monsters.len(), content.areas.len()), (48, 24, 8));
    assert_eq!((content.domains.len(), content.dukes.len(), content.presets.len()), (24, 10, 4));
}

#[test]
fn an_unknown_field_is_named() {
    refused("citizens.toml", "role = \"holy\"", "rolle = \"holy\"", "unknown field `rolle`, expected one of");
    refused("domains.toml", "soldier = 1", "soldat = 1", "unknown field `soldat`");
}

#[test]
fn an_unknown_id_is_named_with_those_there_are() {
    refused("setups.toml", "\"ruins\"", "\"ruin\"", "no area \"ruin\"; there are: hills, barrens, ruins");
    refused("monsters.toml", "area = \"hills\"", "area = \"moon\"", "no area \"moon\"");
    refused("monsters.toml", "name = \"knight\"", "name = \"rook\"", "no Citizen \"rook\"");
    refused("setups.toml", "\"eye_of_asteraten\"", "\"eye\"", "no Domain \"eye\"");
    refused("setups.toml", "\"starter_peasant\"", "\"peasant\"", "start cards are the Starters");
}

#[test]
fn an_unknown_verb_is_named() {
    refused(
        "citizens.toml",
        "{ gain = { magic = 3 } }",
        "{ gian = { magic = 3 } }",
        "unknown variant `gian`, expected",
    );
    refused("domains.toml", "\"steal_monster\"", "\"borrow_monster\"", "unknown variant `borrow_monster`");
    refused("domains.toml", "when = \"any_roll_doubles\"", "when = \"at_noon\"", "unknown variant `at_noon`");
}

#[test]
fn a_wrong_type_is_named() {
    refused("citizens.toml", "cost = 3", "cost = \"three\"", "expected u8");
    refused("citizens.toml", "cost = 3", "cost = -3", "expected u8");
    refused("monsters.toml", "strength = 14", "strength = 70000", "expected u8");
    refused("domains.toml", "optional = true", "optional = 1", "expected a boolean");
}

#[test]
fn costs_are_at_least_one() {
    refused("citizens.toml", "cost = 3", "cost = 0", "must be at least 1, not 0");
    refused("monsters.toml", "strength = 1\n", "strength = 0\n", "must be at least 1, not 0");
    refused("domains.toml", "cost = 9", "cost = 0", "must be at least 1, not 0");
    refused("dukes.toml", "resources_per_point = 3", "resources_per_point = 0", "must be at least 1, not 0");
}

#[test]
fn an_id_is_there_once() {
    refused("citizens.toml", "\"monk\"", "\"cleric\"", "\"cleric\" is there twice");
    refused("dukes.toml", "\"elsyn\"", "\"cornelius\"", "\"cornelius\" is there twice");
    refused("areas.toml", "\"barrens\"", "\"hills\"", "\"hills\" is there twice");
}

#[test]
fn sources_are_known_publications() {
    refused("citizens.toml", "published:vckonline", "published:hearsay", "no publication \"hearsay\" in sources.toml");
    refused("citizens.toml", "\"rulebook\"", "\"guessed\"", "a source is rulebook, published:KEY or reconstructed");
}

#[test]
fn powers_fit_their_moment() {
    let set_six = "{ set_die = { value = 6, pay = { gold = 2 } } }";
    refused("domains.toml", set_six, "{ gain = { gold = 2 } }", "can only do set_die or shift_die");
    refused("domains.toml", "\"steal_monster\"", set_six, "something that happens once");
    refused("domains.toml", "\"waive_recruit_surcharge\"", "\"steal_monster\"", "waive_recruit_surcharge or domain");
    refused("domains.toml", "{ gain = { points = 1 } }", "\"steal_monster\"", "a plain gain");
    refused("citizens.toml", "{ gain = { magic = 3 } }", "\"steal_monster\"", "a Citizen can gain");
    refused("monsters.toml", "{ gain = { gold = 1 } }", set_six, "something that happens once");
    refused("monsters.toml", "{ gain = { gold = 1 } }", "\"extra_slay\"", "not another slaying");
}

#[test]
fn what_may_be_declined_is_said_rightly() {
    let obelisk = "optional = true\npower = { exchange";
    let at = text("domains.toml").find(obelisk).expect("the Golden Obelisk is there");
    let error =
        error_of("domains.toml", &text("domains.toml").replacen(obelisk, "optional = false\npower = { exchange", 1));
    assert_eq!(error.line, Some(text("domains.toml")[..at].matches('\n').count() + 2));
    assert!(error.problem.contains("this power is optional"), "{error}");
}

#[test]
fn figures_the_rules_cannot_play_are_refused() {
    refused(
        "domains.toml",
        "{ shift_die = { delta = -1, min = 1 } }",
        "{ shift_die = { delta = -1, min = 7 } }",
        "side 7",
    );
    refused(
        "domains.toml",
        "{ shift_die = { delta = -1, min = 1 } }",
        "{ shift_die = { delta = -1, min = 0 } }",
        "side 0",
    );
    refused("domains.toml", "{ set_die = { value = 6,", "{ set_die = { value = 9,", "a die has no side 9");
    refused("citizens.toml", "[5]", "[5, 6, 7]", "one or two results of the dice");
    refused("citizens.toml", "[1]", "[13]", "no Citizen stack has these values");
    refused("setups.toml", "[11, 12]", "[11, 12, 13]", "one or two results of the dice");
    refused("setups.toml", "{ monster = 5, citizen = 5,", "{ monster = 5, citizen = 0,", "1 to 6 Citizens");
    let deep = "{ all = [{ all = [{ all = [\"extra_slay\", \"extra_slay\"] }, \"extra_slay\"] }, \"extra_slay\"] }";
    refused("domains.toml", "\"steal_monster\"", deep, "nested at most 3 deep");
    let take = "{ take = { options = [{ gold = 3 }], up_to = false } }";
    refused("domains.toml", take, "{ take = { options = [{ gold = 300 }], up_to = false } }", "up to 255");
}

#[test]
fn the_wrong_number_of_cards_is_refused() {
    refused("citizens.toml", "copies = 6", "copies = 5", "the box has 6 copies, not 5");
    refused("citizens.toml", "copies = 5", "copies = 6", "the box has 5 copies, not 6");
    let dukes = text("dukes.toml");
    let one_less = &dukes[..dukes.rfind("[[duke]]").expect("ten Dukes")];
    assert_eq!(error_of("dukes.toml", one_less).to_string(), "dukes.toml: expected 10 Dukes, found 9");
    let goblins = text("monsters.toml").replacen("copies = 3", "copies = 250", 1);
    let error = error_of("monsters.toml", &goblins);
    assert!(error.problem.contains("area hills has 252 Monsters"), "{error}");
}

#[test]
fn a_truncated_file_says_where_it_breaks_off() {
    for (file, whole) in Content::FILES {
        let last_quote = whole.rfind('"').expect("every file has words");
        let error = error_of(file, &whole[..last_quote]);
        let line = whole[..last_quote].matches('\n').count() + 1;
        assert_eq!((error.file.as_str(), error.line), (*file, Some(line)), "{error}");
    }
}

#[test]
fn a_missing_file_is_named() {
    for (missing, _) in Content::FILES {
        let others: Vec<_> = Content::FILES.iter().copied().filter(|(name, _)| name != missing).collect();
        let error = Content::read(&Files::embedded(&others)).expect_err("a file is missing");
        assert_eq!(error.to_string(), format!("{missing}: this file is missing"));
    }
}

#[test]
fn the_hash_is_of_figures_only() {
    let hash = |file, text: &str| with(file, text).hash();
    let citizens = text("citizens.toml");
    let builtin = Content::builtin().hash();
    assert_eq!(hash("citizens.toml", citizens), builtin);
    assert_eq!(hash("citizens.toml", &format!("# read me\n\n{citizens}")), builtin);
    let other_source = citizens.replacen("name_fr = \"rulebook\"", "name_fr = \"reconstructed (a guess)\"", 1);
    assert!(other_source != citizens && hash("citizens.toml", &other_source) == builtin);
    assert_ne!(hash("citizens.toml", &citizens.replacen("cost = 3", "cost = 4", 1)), builtin);
    assert_ne!(hash("dukes.toml", &text("dukes.toml").replacen("per_domain = 3", "per_domain = 4", 1)), builtin);
}

/// A line of a content file, damaged.
fn damaged() -> impl Strategy<Value = (&'static str, String)> {
    let numbers =
        prop::sample::select(vec!["0", "1", "2", "6", "7", "13", "255", "256", "65535", "-1", "1e9", "\"x\""]);
    (0..Content::FILES.len(), any::<prop::sample::Index>(), 0..4u8, numbers).prop_map(|(file, line, harm, number)| {
        let (name, text) = Content::FILES[file];
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        let figures: Vec<_> =
            (0..lines.len()).filter(|&at| lines[at].contains("= ") || lines[at].contains('[')).collect();
        let at = figures[line.index(figures.len())];
        match harm {
            0 => _ = lines.remove(at),
            1 => lines.insert(at, lines[at].clone()),
            2 => lines.truncate(at),
            _ => {
                let digits = lines[at].find(|sign: char| sign.is_ascii_digit());
                let start = digits.unwrap_or(lines[at].len());
                let end =
                    lines[at][start..].find(|sign: char| !sign.is_ascii_digit()).map_or(lines[at].len(), |n| start + n);
                lines[at].replace_range(start..end, number);
            }
        }
        (name, lines.join("\n"))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Either it is refused, or it can be played to the end.
    #[test]
    fn damaged_content_never_panics((file, text) in damaged(), seats in 1..=5usize, mixed: bool) {
        match Content::read(&with(file, &text)) {
            Err(error) => prop_assert!(!error.problem.is_empty()),
            Ok(content) => {
                let content = Content::shelf().keep(content);
                let options = Options { mixed, ..Options::default() };
                if let Ok(mut game) = CardKingdoms::new(content, &options, seats, Seed::numbered(1, 1), &mut Journal::silent()) {
                    playout::random(&mut game, &mut Seed::numbered(2, 2).fast(), &mut Vec::new());
                }
            }
        }
    }
}
