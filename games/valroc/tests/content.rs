//! The content files: what is in the box, and what a bad file is told.

use taverne_engine::{
    Content as _, Game, Journal, Seed, Spoken, playout,
    provenance::{Provenance, Trust},
};
use taverne_trials::content;
use valroc::{
    Content, Options, Valroc,
    cards::{Kind, Size},
    elements::Element,
};

type Pages = content::Pages<Content>;

#[test]
fn the_box_is_complete() {
    let content = Content::builtin();
    let kinds = Kind::ALL.map(|kind| content.of_kind(kind).len());
    assert_eq!((content.creatures.len(), kinds), (48, [16, 16, 16]));
    assert_eq!((content.actions.len(), content.magics.len(), content.hands.len()), (32, 8, 4));
    assert_eq!((content.course_deck(false).total(), content.spell_deck(false).total()), (30, 22));
    assert_eq!((content.course_deck(true).total(), content.spell_deck(true).total()), (28, 16));
    assert_eq!((content.offerings.len(), content.plannings.len()), (10, 20));
    assert_eq!((content.tokens, content.board.bank), ([4; 8], 96));
    assert_eq!(content.campaign.objectives.len(), 40);
}

/// RULES 17: 8 wounds, 10 small, 8 medium, 6 full.
#[test]
fn the_centres_of_the_action_cards() {
    let content = Content::builtin();
    let vials = Size::ALL.map(|size| content.vials(size).len());
    assert_eq!((content.wounds().len(), vials), (8, [10, 8, 6]));
}

/// RULES 16.21: all prepared hands total 23 and have one Mythic creature.
#[test]
fn prepared_hands_are_even() {
    let content = Content::builtin();
    for hand in &content.hands {
        assert_eq!(content.prestige(hand.creatures), 23, "{}", hand.id);
        assert_eq!(hand.creatures.and(content.of_kind(Kind::Mythic)).len(), 1);
    }
}

/// RULES 18: the effects of two courses and four spells are those of the rulebook.
#[test]
fn effects_of_the_rulebook() {
    let content = Content::builtin();
    let printed = |source: &Provenance| {
        source.get("effect").is_some_and(|origins| origins.0.iter().any(|origin| origin.trust == Trust::Rulebook))
    };
    let courses: Vec<_> = content.courses.iter().filter(|it| printed(&it.source)).map(|it| it.id.as_str()).collect();
    let spells: Vec<_> = content.spells.iter().filter(|it| printed(&it.source)).map(|it| it.id.as_str()).collect();
    assert_eq!((courses, spells), (vec!["c01", "c02"], vec!["p01", "p02", "p03", "p04"]));
}

/// A course makes the mercenary cheaper for the whole game, a spell for one round, and they say so.
#[test]
fn the_price_of_the_mercenary_says_how_long_it_holds() {
    let catalogue = Valroc::catalogue(Content::builtin());
    let said = |family: &str, card: &str| catalogue[family][card]["power"]["text"]["key"].clone();
    assert_eq!(said("courses", "c07"), "effect-mercenary_cost");
    assert_eq!(said("spells", "p10"), "effect-mercenary_cost_this_round");
}

#[test]
fn every_affinity_is_equally_frequent_among_pure_blood() {
    let content = Content::builtin();
    let pure = |element| content.with_affinity(element).minus(content.hybrids()).len();
    assert_eq!(Element::ALL.map(pure), [6; 4]);
}

#[test]
fn unknown_fields_verbs_and_words_are_named() {
    Pages::refused("courses.toml", "mage_only = false", "mages_only = false", "unknown field `mages_only`");
    Pages::refused("spells.toml", "timing = \"any\"", "timing = \"noon\"", "unknown variant `noon`");
    Pages::refused("black_magic.toml", "\"second_mount\"", "\"third_mount\"", "unknown variant `third_mount`");
    Pages::refused("creatures.toml", "requires = { fire = 3 }", "requires = { ether = 3 }", "unknown field `ether`");
    Pages::refused("campaign.toml", "{ every_skill = 5 }", "{ every_skil = 5 }", "unknown variant `every_skil`");
}

#[test]
fn figures_must_make_sense() {
    Pages::refused("creatures.toml", "{ fire = 3 }", "{ fire = 13 }", "requirements are from 0 to 12");
    Pages::refused("creatures.toml", "affinities = [\"fire\"]", "affinities = []", "one affinity, or two");
    Pages::refused(
        "actions.toml",
        "zones = { water = \"pc\", earth = \"berry\", air = \"vial_medium\" }",
        "zones = { water = \"pc\", earth = \"berry\" }",
        "exactly one zone is empty",
    );
    Pages::refused("actions.toml", "earth = \"berry\"", "earth = \"val8\"", "the earth room cannot hold this");
    Pages::refused("board.toml", "dealt = 4", "dealt = 5", "the rules are written for 4");
    Pages::refused("board.toml", "most = 12", "most = 11", "must be from 12 to 60");
    Pages::refused("board.toml", "skill = 1", "skill = 13", "must be from 0 to 12");
    Pages::refused("board.toml", "vals = 3", "vals = 25", "must be from 0 to 24");
    Pages::refused("black_magic.toml", "{ weaken_opponents = 2 }", "{ weaken_opponents = 13 }", "a bottom slot cannot");
    Pages::refused("solo.toml", "river = 4", "river = 255", "there are not so many creatures");
    Pages::refused("spells.toml", "{ extra_fight = 1 }", "{ extra_fight = 255 }", "a spell of this timing cannot");
    Pages::refused("board.toml", "vals_per_point = 3", "vals_per_point = 0", "must be from 1");
    Pages::refused("courses.toml", "copies = 2", "copies = 9", "1 to 4 copies");
    Pages::refused("solo.toml", "river = 4", "river = 5", "there are not so many creatures");
    Pages::refused("campaign.toml", "least = 11", "least = 0", "classes begin at 0 and rise");
}

#[test]
fn ids_are_there_once_and_known() {
    Pages::refused("creatures.toml", "id = \"d02\"", "id = \"d01\"", "\"d01\" is there twice");
    Pages::refused("creatures.toml", "\"d01\", \"d08\"", "\"x01\", \"d08\"", "no creature \"x01\"");
    Pages::refused("tokens.toml", "\"mushroom\"", "\"toadstool\"", "expected \"mushroom\" here");
}

#[test]
fn verbs_fit_their_cards() {
    Pages::refused(
        "courses.toml",
        "effect = \"ignore_first_wound\"",
        "effect = \"teleport\"",
        "a permanent course cannot do this",
    );
    Pages::refused("courses.toml", "{ gain_pm = 6 }", "\"search_two_cards\"", "a single-use course cannot do this");
    Pages::refused("spells.toml", "\"ignore_all_wounds\"", "{ gain_pm = 1 }", "a spell of this timing cannot do this");
    Pages::refused("black_magic.toml", "\"second_mount\"", "\"teleport\"", "a top slot cannot do this");
}

#[test]
fn sources_are_known_publications() {
    Pages::refused(
        "creatures.toml",
        "\"reconstructed\"",
        "\"published:hearsay\"",
        "no publication \"hearsay\" in sources.toml",
    );
    Pages::refused(
        "creatures.toml",
        "\"reconstructed\"",
        "\"guessed\"",
        "a source is rulebook, published:KEY or reconstructed",
    );
}

/// Somebody who owns the game corrects a figure: it is played with at once.
#[test]
fn corrected_figures_are_played_with() {
    let better = Pages::text("board.toml").replace("fountain = [6, 4, 3, 2]", "fountain = [7, 5, 4, 3]");
    let content = Content::read(&Pages::with("board.toml", &better)).expect("good content");
    assert_ne!(content.hash(), Content::builtin().hash());
    let content = Content::shelf().keep(content);
    let seed = Seed::numbered(1, 1);
    let mut game = Valroc::new(content, &Options::default(), 2, seed, &mut Journal::silent()).expect("good options");
    playout::random(&mut game, &mut seed.fast(), &mut Vec::new());
    assert!(game.waiting().is_over());
}

#[test]
fn truncated_and_missing_files_are_named() {
    Pages::truncated_and_missing_ones_are_named();
}

#[test]
fn the_hash_is_of_figures_only() {
    let source = ["creatures.toml", "\"reconstructed\"", "\"reconstructed (a guess)\""];
    let figure = ["courses.toml", "copies = 2", "copies = 3"];
    Pages::hash_is_of_figures_only(source, figure);
}

#[test]
fn damaged_content_never_panics() {
    content::damaged_ones_never_panic::<Valroc>(400, &[]);
}
