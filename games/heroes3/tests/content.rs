//! The content files: what is in the box, what a bad file is told, and that every card can be read out.

use heroes3::{
    Content, Heroes3,
    cards::Card,
    kinds::{CardKind, Difficulty, Face, Faction, Tier, TileKind},
};
use taverne_engine::{
    Phrase, Spoken, Viewer,
    words::{COMMON, Lang, Voice, Words},
};
use taverne_trials::content;

type Pages = content::Pages<Content>;

// RULES 2, 30.1 and CARDS.md 2
#[test]
fn the_box_is_complete() {
    let content = Content::builtin();
    let with = |face| content.units.iter().filter(|it| it.figures(face).is_some()).count();
    assert_eq!([Face::Few, Face::Pack, Face::Neutral, Face::Siege].map(with), [28, 28, 35, 1]);
    for faction in [Faction::Castle, Faction::Necropolis, Faction::Dungeon, Faction::Rampart] {
        let tiers = content.units_of(faction).filter_map(|it| content.figures(it, Face::Few).tier);
        let tiers: Vec<_> = tiers.collect();
        let of = |tier| tiers.iter().filter(|&&it| it == tier).count();
        assert_eq!([Tier::Bronze, Tier::Silver, Tier::Golden].map(of), [3, 2, 2], "{faction:?}");
    }
    let neutral = |tier| content.neutrals(tier).iter().count();
    assert_eq!(Tier::ALL.map(neutral), [13, 9, 10, 3]);
    let of = |kind| content.cards.iter().filter(|it: &&Card| it.kind == kind).collect::<Vec<_>>();
    let copies = |kind| of(kind).iter().map(|it| u32::from(it.copies)).sum::<u32>();
    assert_eq!((of(CardKind::Spell).len(), copies(CardKind::Spell)), (29, 64));
    assert_eq!((of(CardKind::Ability).len(), copies(CardKind::Ability)), (17, 34));
    assert_eq!((of(CardKind::Artifact).len(), copies(CardKind::Artifact)), (40, 40));
    assert_eq!([CardKind::Statistic, CardKind::Specialty, CardKind::WarMachine].map(|it| of(it).len()), [4, 24, 3]);
    assert_eq!(content.ai_cards.iter().map(|it| it.copies).sum::<u8>(), 20);
}

// RULES 4.1 step 6
#[test]
fn every_hero_starts_with_nine_cards() {
    let content = Content::builtin();
    assert_eq!(content.heroes.len(), 8);
    for hero in &content.heroes {
        let statistics: u8 = hero.statistics.iter().sum();
        assert_eq!((statistics, hero.magic_arrows), if hero.magic { (5, 2) } else { (6, 1) }, "{}", hero.id);
    }
}

// RULES 3.2 and 18
#[test]
fn tables_are_those_of_the_rules() {
    let content = Content::builtin();
    assert_eq!(content.levels.map(|it| it.hand_limit), [4, 4, 5, 5, 6, 6, 7]);
    assert_eq!(content.levels.map(|it| it.expert_uses), [0, 1, 1, 2, 2, 3, 3]);
    assert_eq!(content.guard(3, Difficulty::Normal), [Tier::Bronze, Tier::Bronze, Tier::Silver]);
    assert_eq!(content.guard(7, Difficulty::Easy), [Tier::Azure]);
}

/// Every text of every card and unit, and every name, in both languages.
#[test]
fn everything_printed_has_words() {
    let content = Content::builtin();
    for lang in Lang::ALL {
        let words = Words::read(lang, &[COMMON.get(lang), Heroes3::LOCALES.get(lang)]).expect("the words can be read");
        let voice = Voice { names: &[], reader: Viewer::Spectator };
        let say = |text: &Phrase| words.try_say(text, voice).unwrap_or_else(|problem| panic!("{lang:?}: {problem}"));
        for ability in content.units.iter().flat_map(|it| it.faces.iter().flatten()).flat_map(|it| &it.abilities) {
            assert!(say(&ability.text).len() > 10);
        }
        content.astrologers.iter().for_each(|it| _ = say(&it.text));
        for effect in content.towns.iter().flat_map(|it| &it.buildings).flat_map(|it| &it.effects) {
            assert!(say(&effect.text).len() > 5);
        }
        content.locations.iter().flat_map(|it| &it.effects).for_each(|it| _ = say(&it.text));
        for play in content.cards.iter().flat_map(|it| &it.plays) {
            say(&play.text);
            assert!(say(&play.full_text()).len() > 5);
            play.rows.iter().for_each(|row| _ = say(&row.text));
        }
        Heroes3::vocabulary(content).iter().for_each(|key| assert!(words.has(key), "{lang:?}: no words for {key:?}"));
    }
}

/// Every way to play a card does something at some moment: nothing waits for rules that are still to come.
#[test]
fn every_card_can_be_played_somewhere() {
    let content = Content::builtin();
    for card in &content.cards {
        for (option, play) in card.plays.iter().enumerate() {
            assert!(play.windows != heroes3::cards::Windows::default(), "{} {option} is never played", card.id);
            assert!(
                play.rows.iter().all(|row| !content.list(row.does).is_empty()),
                "{} {option} does nothing",
                card.id
            );
        }
    }
    let speaks = |id: &str| {
        let unit = content.unit(content.find_unit(id).expect("a known unit"));
        unit.faces.iter().flatten().flat_map(|it| &it.abilities).any(|it| it.on_map.is_some())
    };
    for unit in ["peasants", "rogues", "nomads", "crystal_dragons", "champions"] {
        assert!(speaks(unit), "{unit} matters on the map");
    }
    assert_eq!(content.astrologers.len(), 22);
}

/// The texts are made from the figures, so a corrected figure is said at once.
#[test]
fn a_text_follows_its_figure() {
    let words = Words::read(Lang::En, &[Heroes3::LOCALES.en]).expect("the words can be read");
    let voice = Voice { names: &[], reader: Viewer::Spectator };
    let text = |content: &Content| {
        let bolt = content.card(content.find_card("lightning_bolt").expect("there is a Lightning Bolt"));
        words.say(&bolt.plays[0].rows[0].text, voice)
    };
    assert_eq!(text(Content::builtin()), "A unit: 2 damage.");
    let bolt = "amount = 2, target = \"any_unit\", by = \"spell\"";
    let files = Pages::replacing("spells.toml", bolt, "amount = 3, target = \"any_unit\", by = \"spell\"");
    let corrected = <Content as taverne_engine::Content>::read(&files).expect("three is a good figure");
    assert_eq!(text(&corrected), "A unit: 3 damage.");
}

#[test]
fn an_unknown_field_is_named() {
    Pages::refused("units.toml", "initiative = 4", "initative = 4", "unknown field `initative`, expected one of");
    Pages::refused("spells.toml", "school = \"earth\"", "scool = \"earth\"", "unknown field `scool`");
}

#[test]
fn an_unknown_word_is_named() {
    Pages::refused("units.toml", "kind = \"ground\"", "kind = \"swimming\"", "unknown variant `swimming`, expected");
    Pages::refused("abilities.toml", "{ draw = {", "{ drow = {", "unknown variant `drow`");
    Pages::refused("heroes.toml", "\"leadership\"", "\"lordship\"", "there is no ability \"lordship\"");
}

#[test]
fn a_wrong_type_is_named() {
    Pages::refused("units.toml", "attack = 2", "attack = \"two\"", "expected i8");
    Pages::refused("tables.toml", "expert_uses = 1", "expert_uses = -1", "expected u8");
}

#[test]
fn an_id_is_there_once() {
    Pages::refused("units.toml", "id = \"marksmen\"", "id = \"halberdiers\"", "\"halberdiers\" is there twice");
    Pages::refused("spells.toml", "id = \"bless\"", "id = \"anti_magic\"", "\"anti_magic\" is there twice");
    Pages::refused("spells.toml", "id = \"bless\"", "id = \"rib_cage\"", "is the name of another card");
}

#[test]
fn sources_are_known_publications() {
    Pages::refused("units.toml", "published:scans", "published:hearsay", "no publication \"hearsay\"");
    Pages::refused("scenarios.toml", "\"reconstructed\"", "\"guessed\"", "a source is rulebook, published:KEY");
}

#[test]
fn figures_the_rules_cannot_play_are_refused() {
    Pages::refused("units.toml", "health = 2", "health = 0", "health is 1 to 40");
    Pages::refused("tables.toml", "columns = 4", "columns = 5", "the rules know only 4 here");
    Pages::refused("tables.toml", "hand_limit = 4", "hand_limit = 40", "a hand limit is 1 to 12");
    Pages::refused_as_a_whole("tables.toml", "number = 7", "number = 8", "expected the levels 1 to 7, in order");
}

// RULES 2, 15.2, 15.3
#[test]
fn the_tiles_are_complete() {
    let content = Content::builtin();
    let of = |kind| content.tiles.iter().filter(|it| it.kind == kind).count();
    assert_eq!(TileKind::ALL.map(of), [4, 12, 8, 3]);
    assert_eq!(content.locations.len(), 29);
    for tile in &content.tiles {
        let guards: Vec<u8> = tile.fields.iter().map(|it| it.guard).filter(|&it| it > 0).collect();
        let levels = match tile.kind {
            TileKind::Start => 1..=1,
            TileKind::Far => 2..=3,
            TileKind::Near => 4..=5,
            TileKind::Centre => 6..=7,
        };
        assert!(!guards.is_empty() && guards.iter().all(|it| levels.contains(it)), "{}: {guards:?}", tile.id);
    }
    for (scenario, layout) in content.scenarios.iter().zip(&content.layouts) {
        assert_eq!(layout.is_some(), scenario.adventure.is_some(), "{}", scenario.id);
    }
}

#[test]
fn maps_the_rules_cannot_play_are_refused() {
    let field = "  { location = \"blocked\" },\n";
    Pages::refused(
        "tiles.toml",
        "fields = [\n  { location = \"blocked\" },\n",
        "fields = [\n",
        "a tile has seven fields, not 6",
    );
    Pages::refused(
        "tiles.toml",
        "location = \"windmill\"",
        "location = \"wind_mill\"",
        "there is no location \"wind_mill\"",
    );
    Pages::refused("tiles.toml", "guard = 1, resource", "guard = 8, resource", "a guard is of the levels 1 to 7");
    Pages::refused("tiles.toml", "guard = 1, resource = \"materials\"", "guard = 1", "a mine has a resource");
    Pages::refused("tiles.toml", "dice = 1", "dice = 3", "at most two dice");
    Pages::refused(
        "tiles.toml",
        field,
        "  { location = \"blocked\", guard = 2 },\n",
        "a guard stands where there is something",
    );
    Pages::refused("locations.toml", "home = true", "home = false", "towns and settlements are home");
    let first = "{ tile = \"S3\", q = -6, r = 2, own = true }";
    Pages::refused("layouts.toml", "id = \"long_live_the_queen_1\"", "id = \"long_live\"", "there is no such scenario");
    let wrong = [
        (first, "{ tile = \"S3\", q = -5, r = 3, own = true }", "overlap"),
        (first, "{ tile = \"S3\", q = -26, r = 2, own = true }", "does not join the others"),
        (first, "{ tile = \"S2\", q = -6, r = 2, own = true }", "lies there twice"),
        (first, "{ tile = \"S3\", q = -6, r = 2 }", "one start tile is the player's own"),
        (
            "{ kind = \"far\", q = -5, r = 4 }",
            "{ kind = \"start\", q = -5, r = 4 }",
            "a place names a tile, or the kind",
        ),
    ];
    for (from, to, problem) in wrong {
        let text = Pages::text("layouts.toml").replacen(from, to, 1);
        let error = Pages::error_of("layouts.toml", &text);
        assert!(error.problem.contains(problem), "{error}");
    }
    let text = Pages::text("layouts.toml").replacen("\"F3\", \"F6\", \"F9\"", "\"F3\"", 1);
    assert!(Pages::error_of("layouts.toml", &text).problem.contains("too few far tiles"));
}

#[test]
fn truncated_and_missing_files_are_named() {
    Pages::truncated_and_missing_ones_are_named();
}

#[test]
fn the_hash_is_of_figures_only() {
    let source = ["units.toml", "faces = \"published:scans\"", "faces = \"reconstructed (a guess)\""];
    let figure = ["spells.toml", "power = 4", "power = 3"];
    Pages::hash_is_of_figures_only(source, figure);
}

#[test]
fn damaged_content_never_panics() {
    content::damaged_ones_never_panic::<Heroes3>(400, &[]);
}
