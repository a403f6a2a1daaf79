//! The content files: what is in the box, and what a bad file is told.

use shadow_kingdoms::{
    Content, ShadowKingdoms,
    cards::{Battle, Chain, Face, Row, ScrollId, ZoneKind},
    dice::Troop,
};
use taverne_trials::content;

type Pages = content::Pages<Content>;

// RULES 1 and 12
#[test]
fn the_box_is_complete() {
    let content = Content::builtin();
    let copies = |row| {
        let some = content.champions.iter().filter(move |it| it.row == row);
        some.map(|it| u32::from(it.copies)).sum::<u32>()
    };
    assert_eq!(Row::ALL.map(copies), [21, 20, 20]);
    assert_eq!((content.plans.len(), content.awards.len()), (48, 15));
    assert_eq!((content.boards.len(), content.scrolls.len()), (5, 5));
    for battle in Battle::ALL {
        assert_eq!(content.plans.iter().filter(|it| it.battle == battle).count(), 16);
    }
    for troop in Troop::ALL {
        let symbols: u32 = content.plans.iter().map(|it| u32::from(it.symbols[troop as usize])).sum();
        assert_eq!(symbols, 30, "{troop:?}");
    }
    let of_size = |n| content.plans.iter().filter(|it| it.troops.len() == n).count();
    assert_eq!([2, 3, 4].map(of_size), [12, 18, 18]);
}

// RULES 12: every face has five troop zones, three battle zones, one strength zone, and two links of each kind.
#[test]
fn scroll_faces_are_alike_in_kind() {
    let content = Content::builtin();
    for scroll in (0..5).map(ScrollId::of) {
        for face in Face::ALL.map(|face| content.face(scroll, face)) {
            let troops = face.zones.iter().filter(|it| matches!(it, ZoneKind::Troop(_))).count();
            let battles = face.zones.iter().filter(|it| matches!(it, ZoneKind::Battle(_))).count();
            assert_eq!((troops, battles), (5, 3));
            for chain in Chain::ALL {
                assert_eq!(face.links.iter().filter(|&&it| it == chain).count(), 2, "{chain:?}");
            }
        }
    }
}

// RULES 8.4
#[test]
fn strength_is_worth_what_the_table_says() {
    let content = Content::builtin();
    let worth = [0, 6, 7, 10, 14, 17, 20].map(|strength| content.points_for_strength(strength));
    assert_eq!(worth, [1, 1, 2, 5, 9, 12, 15]);
}

#[test]
fn an_unknown_field_is_named() {
    Pages::refused("champions.toml", "copies = 3", "copys = 3", "unknown field `copys`, expected one of");
    Pages::refused("plans.toml", "battle = \"ambush\"", "batle = \"ambush\"", "unknown field `batle`");
}

#[test]
fn an_unknown_word_is_named() {
    Pages::refused("plans.toml", "\"goblin\"", "\"hobbit\"", "unknown variant `hobbit`, expected");
    Pages::refused("champions.toml", "{ take_die = true }", "{ steal_die = true }", "unknown variant `steal_die`");
    Pages::refused("champions.toml", "\"gold_gained\"", "\"gold_lost\"", "unknown variant `gold_lost`");
    Pages::refused("scrolls.toml", "\"siege\"", "\"picnic\"", "a zone is a troop, a type of battle or strength");
    Pages::refused("tables.toml", "\"aw_l1\"", "\"aw_x1\"", "there is no award \"aw_x1\"");
}

#[test]
fn a_wrong_type_is_named() {
    Pages::refused("champions.toml", "base_cost = 3", "base_cost = \"three\"", "expected u8");
    Pages::refused("tables.toml", "gems = 4", "gems = -4", "expected u8");
}

#[test]
fn an_id_is_there_once() {
    Pages::refused("plans.toml", "\"bp_ambush_02\"", "\"bp_ambush_01\"", "\"bp_ambush_01\" is there twice");
    Pages::refused("champions.toml", "id = \"thief\"", "id = \"shade\"", "\"shade\" is there twice");
    Pages::refused("boards.toml", "id = \"board_gnoll\"", "id = \"board_orc\"", "\"board_orc\" is there twice");
    Pages::refused("boards.toml", "joker = \"gnoll\"", "joker = \"orc\"", "Orc is there twice");
    Pages::refused("tables.toml", "players = 2", "players = 1", "\"1\" is there twice");
}

#[test]
fn sources_are_known_publications() {
    Pages::refused("plans.toml", "published:nerdsonearth", "published:hearsay", "no publication \"hearsay\"");
    Pages::refused("plans.toml", "\"reconstructed\"", "\"guessed\"", "a source is rulebook, published:KEY");
}

#[test]
fn powers_fit_their_row() {
    let power = "power = { gain = { gold = 6 } }";
    Pages::refused("champions.toml", power, "power = { strength = 2 }", "an Immediate Champion can gain");
    Pages::refused(
        "champions.toml",
        "power = { strength = 1 }",
        "power = { take_die = true }",
        "a Permanent Champion gives",
    );
    let score = "power = { score = { metric = \"gems\", each = 5, most = 10 } }";
    Pages::refused("champions.toml", score, power, "a Scoring Champion can only score");
    Pages::refused("champions.toml", "not_itself = true\n", "", "set itself or another one off for ever");
    let satyr = "power = { gain_as_much = \"gold\" }";
    Pages::refused("champions.toml", satyr, "power = { gain_as_much = \"influence\" }", "for ever");
}

#[test]
fn figures_the_rules_cannot_play_are_refused() {
    Pages::refused("plans.toml", "[\"goblin\", \"goblin\"]", "[\"goblin\"]", "two to four symbols");
    Pages::refused("tables.toml", "dice_per_shrine = 7", "dice_per_shrine = 8", "a shrine gets 1 to 7 dice");
    Pages::refused("tables.toml", "dice_of_each_troop = 9", "dice_of_each_troop = 12", "9 dice of each troop");
    Pages::refused("tables.toml", "influence = 10", "influence = 14", "the track ends at 13");
    Pages::refused("tables.toml", "plans = 7\npoints_per_die", "plans = 9\npoints_per_die", "1 to 7 completed plans");
    Pages::refused("boards.toml", "troop_slots = 3", "troop_slots = 4", "at most 5 troop slots");
    Pages::refused("boards.toml", "{ champions = 10 }", "{ champions = 11 }", "at most 10 Champions");
    Pages::refused("awards.toml", "\"xxx\"", "\"xx\"", "three rows of three");
}

#[test]
fn the_wrong_number_of_cards_is_refused() {
    Pages::refused("champions.toml", "copies = 3", "copies = 2", "the box has 3 copies, not 2");
    let plans = Pages::text("plans.toml");
    let one_less = &plans[..plans.rfind("[[plan]]").expect("48 plans")];
    assert_eq!(Pages::error_of("plans.toml", one_less).to_string(), "plans.toml: expected 48 plans, found 47");
}

#[test]
fn truncated_and_missing_files_are_named() {
    Pages::truncated_and_missing_ones_are_named();
}

#[test]
fn the_hash_is_of_figures_only() {
    let source = ["plans.toml", "name_fr = \"rulebook\"", "name_fr = \"reconstructed (a guess)\""];
    let figure = ["champions.toml", "base_cost = 5", "base_cost = 6"];
    Pages::hash_is_of_figures_only(source, figure);
}

#[test]
fn damaged_content_never_panics() {
    content::damaged_ones_never_panic::<ShadowKingdoms>(400, &[]);
}
