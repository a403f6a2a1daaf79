//! The content files: what is in the box, and what a bad file is told.

use card_kingdoms::{CardKingdoms, Content};
use taverne_trials::content;

type Pages = content::Pages<Content>;

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
    Pages::refused("citizens.toml", "role = \"holy\"", "rolle = \"holy\"", "unknown field `rolle`, expected one of");
    Pages::refused("domains.toml", "soldier = 1", "soldat = 1", "unknown field `soldat`");
}

#[test]
fn an_unknown_id_is_named_with_those_there_are() {
    Pages::refused("setups.toml", "\"ruins\"", "\"ruin\"", "no area \"ruin\"; there are: hills, barrens, ruins");
    Pages::refused("monsters.toml", "area = \"hills\"", "area = \"moon\"", "no area \"moon\"");
    Pages::refused("monsters.toml", "name = \"knight\"", "name = \"rook\"", "no Citizen \"rook\"");
    Pages::refused("setups.toml", "\"eye_of_asteraten\"", "\"eye\"", "no Domain \"eye\"");
    Pages::refused("setups.toml", "\"starter_peasant\"", "\"peasant\"", "start cards are the Starters");
}

#[test]
fn an_unknown_verb_is_named() {
    Pages::refused(
        "citizens.toml",
        "{ gain = { magic = 3 } }",
        "{ gian = { magic = 3 } }",
        "unknown variant `gian`, expected",
    );
    Pages::refused("domains.toml", "\"steal_monster\"", "\"borrow_monster\"", "unknown variant `borrow_monster`");
    Pages::refused("domains.toml", "when = \"any_roll_doubles\"", "when = \"at_noon\"", "unknown variant `at_noon`");
}

#[test]
fn a_wrong_type_is_named() {
    Pages::refused("citizens.toml", "cost = 3", "cost = \"three\"", "expected u8");
    Pages::refused("citizens.toml", "cost = 3", "cost = -3", "expected u8");
    Pages::refused("monsters.toml", "strength = 14", "strength = 70000", "expected u8");
    Pages::refused("domains.toml", "optional = true", "optional = 1", "expected a boolean");
}

#[test]
fn costs_are_at_least_one() {
    Pages::refused("citizens.toml", "cost = 3", "cost = 0", "must be at least 1, not 0");
    Pages::refused("monsters.toml", "strength = 1\n", "strength = 0\n", "must be at least 1, not 0");
    Pages::refused("domains.toml", "cost = 9", "cost = 0", "must be at least 1, not 0");
    Pages::refused("dukes.toml", "resources_per_point = 3", "resources_per_point = 0", "must be at least 1, not 0");
}

#[test]
fn an_id_is_there_once() {
    Pages::refused("citizens.toml", "\"monk\"", "\"cleric\"", "\"cleric\" is there twice");
    Pages::refused("dukes.toml", "\"elsyn\"", "\"cornelius\"", "\"cornelius\" is there twice");
    Pages::refused("areas.toml", "\"barrens\"", "\"hills\"", "\"hills\" is there twice");
}

#[test]
fn sources_are_known_publications() {
    Pages::refused(
        "citizens.toml",
        "published:vckonline",
        "published:hearsay",
        "no publication \"hearsay\" in sources.toml",
    );
    Pages::refused(
        "citizens.toml",
        "\"rulebook\"",
        "\"guessed\"",
        "a source is rulebook, published:KEY or reconstructed",
    );
}

#[test]
fn powers_fit_their_moment() {
    let set_six = "{ set_die = { value = 6, pay = { gold = 2 } } }";
    Pages::refused("domains.toml", set_six, "{ gain = { gold = 2 } }", "can only do set_die or shift_die");
    Pages::refused("domains.toml", "\"steal_monster\"", set_six, "something that happens once");
    Pages::refused(
        "domains.toml",
        "\"waive_recruit_surcharge\"",
        "\"steal_monster\"",
        "waive_recruit_surcharge or domain",
    );
    Pages::refused("domains.toml", "{ gain = { points = 1 } }", "\"steal_monster\"", "a plain gain");
    Pages::refused("citizens.toml", "{ gain = { magic = 3 } }", "\"steal_monster\"", "a Citizen can gain");
    Pages::refused("monsters.toml", "{ gain = { gold = 1 } }", set_six, "something that happens once");
    Pages::refused("monsters.toml", "{ gain = { gold = 1 } }", "\"extra_slay\"", "not another slaying");
}

#[test]
fn what_may_be_declined_is_said_rightly() {
    let obelisk = "optional = true\npower = { exchange";
    let at = Pages::text("domains.toml").find(obelisk).expect("the Golden Obelisk is there");
    let error = Pages::error_of(
        "domains.toml",
        &Pages::text("domains.toml").replacen(obelisk, "optional = false\npower = { exchange", 1),
    );
    assert_eq!(error.line, Some(Pages::text("domains.toml")[..at].matches('\n').count() + 2));
    assert!(error.problem.contains("this power is optional"), "{error}");
}

#[test]
fn figures_the_rules_cannot_play_are_refused() {
    Pages::refused(
        "domains.toml",
        "{ shift_die = { delta = -1, min = 1 } }",
        "{ shift_die = { delta = -1, min = 7 } }",
        "side 7",
    );
    Pages::refused(
        "domains.toml",
        "{ shift_die = { delta = -1, min = 1 } }",
        "{ shift_die = { delta = -1, min = 0 } }",
        "side 0",
    );
    Pages::refused("domains.toml", "{ set_die = { value = 6,", "{ set_die = { value = 9,", "a die has no side 9");
    Pages::refused("citizens.toml", "[5]", "[5, 6, 7]", "one or two results of the dice");
    Pages::refused("citizens.toml", "[1]", "[13]", "no Citizen stack has these values");
    Pages::refused("setups.toml", "[11, 12]", "[11, 12, 13]", "one or two results of the dice");
    Pages::refused("setups.toml", "{ monster = 5, citizen = 5,", "{ monster = 5, citizen = 0,", "1 to 6 Citizens");
    let deep = "{ all = [{ all = [{ all = [\"extra_slay\", \"extra_slay\"] }, \"extra_slay\"] }, \"extra_slay\"] }";
    Pages::refused("domains.toml", "\"steal_monster\"", deep, "nested at most 3 deep");
    let take = "{ take = { options = [{ gold = 3 }], up_to = false } }";
    Pages::refused("domains.toml", take, "{ take = { options = [{ gold = 300 }], up_to = false } }", "up to 255");
}

#[test]
fn the_wrong_number_of_cards_is_refused() {
    Pages::refused("citizens.toml", "copies = 6", "copies = 5", "the box has 6 copies, not 5");
    Pages::refused("citizens.toml", "copies = 5", "copies = 6", "the box has 5 copies, not 6");
    let dukes = Pages::text("dukes.toml");
    let one_less = &dukes[..dukes.rfind("[[duke]]").expect("ten Dukes")];
    assert_eq!(Pages::error_of("dukes.toml", one_less).to_string(), "dukes.toml: expected 10 Dukes, found 9");
    let goblins = Pages::text("monsters.toml").replacen("copies = 3", "copies = 250", 1);
    let error = Pages::error_of("monsters.toml", &goblins);
    assert!(error.problem.contains("area hills has 252 Monsters"), "{error}");
}

#[test]
fn truncated_and_missing_files_are_named() {
    Pages::truncated_and_missing_ones_are_named();
}

#[test]
fn the_hash_is_of_figures_only() {
    let source = ["citizens.toml", "name_fr = \"rulebook\"", "name_fr = \"reconstructed (a guess)\""];
    let figure = ["dukes.toml", "per_domain = 3", "per_domain = 4"];
    Pages::hash_is_of_figures_only(source, figure);
}

#[test]
fn damaged_content_never_panics() {
    content::damaged_ones_never_panic::<CardKingdoms>(400, &[]);
}
