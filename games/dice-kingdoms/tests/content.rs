//! The content files: what is on the sheets, and what a bad file is told.

use dice_kingdoms::{
    Content, DiceKingdoms, Options,
    parts::{Guild, Place, Power, Reward},
};
use proptest::prelude::*;
use taverne_engine::{Content as _, ContentError, Game, Journal, Seed, Spoken, content::Files, playout};

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
}

/// The same, for mistakes that only the whole file shows.
#[track_caller]
fn refused_as_a_whole(file: &str, from: &str, to: &str, expected: &str) {
    assert!(text(file).contains(from), "{file} has no {from:?}");
    let error = error_of(file, &text(file).replacen(from, to, 1));
    assert_eq!(error.to_string(), format!("{file}: {expected}"));
}

// RULES 12
#[test]
fn the_box_is_complete() {
    let content = Content::builtin();
    assert_eq!((content.citizens.len(), content.tracks.len(), content.lairs.len()), (10, 4, 4));
    assert!(content.tracks.iter().all(|track| track.boxes.len() == 24 && track.rows == [8, 8, 8]));
    assert_eq!((content.chest.boxes.len(), content.wall.boxes.len()), (36, 18));
    assert_eq!((content.starts.len(), content.domains.len(), content.dead_ends.len()), (4, 13, 4));
    assert_eq!((content.roads.len(), content.bridges().count_ones()), (26, 6));
    assert_eq!((content.statues.len(), content.events.len(), content.ranks.len()), (14, 10, 4));
    assert_eq!((content.row, content.statue_limit, content.end_tracks), (6, 4, 3));
    assert_eq!((content.trees, content.boats), (20, 6));
}

/// RULES 10, ruling 1: statues 8 to 11 all top out at 12 points.
#[test]
fn guilds_have_as_many_boxes_as_their_statues_expect() {
    let content = Content::builtin();
    let boxes = |guild| content.citizens.iter().filter(|it| it.guild == guild).count() * 2;
    let figures = Guild::ALL.map(|guild| (boxes(guild), guild));
    assert_eq!(figures, [(4, Guild::Holy), (6, Guild::Worker), (4, Guild::Shadow), (6, Guild::Soldier)]);
    for (boxes, number) in [(4, 8), (4, 9), (6, 10), (6, 11)] {
        let points = content.statue(number).score.expect("it scores").points;
        assert_eq!(boxes * points, 12);
    }
}

#[test]
fn pedestals_and_powers_are_those_of_the_rulebook() {
    let content = Content::builtin();
    let pedestals = content.chest.boxes.rewards().iter().filter(|reward| **reward == Some(Reward::Pedestal)).count();
    assert_eq!(pedestals, 4, "as many as a player may own statues");
    let count = |wanted: fn(Power) -> bool| content.domains.iter().filter(|it| wanted(it.power)).count();
    let adjust = count(|power| matches!(power, Power::Adjust(Some(_))));
    let flip = count(|power| matches!(power, Power::Flip(Some(_))));
    let any = count(|power| matches!(power, Power::Adjust(None)));
    assert_eq!((adjust, flip, any, count(|power| matches!(power, Power::Citizen(_)))), (4, 4, 1, 4));
}

#[test]
fn every_start_has_a_road_and_every_domain_a_way_on() {
    let content = Content::builtin();
    let touching = |place| content.roads.iter().filter(|road| road.a == place || road.b == place).count();
    assert!((0..4).all(|start| touching(Place::Start(start)) == 1));
    assert!((0..4).all(|end| touching(Place::DeadEnd(end)) == 1));
    assert!((0..13).all(|domain| touching(Place::Domain(dice_kingdoms::parts::DomainId(domain))) >= 2));
}

/// Whoever draws the map from the catalogue gets roads that do not cross.
#[test]
fn roads_do_not_cross_on_the_map() {
    let catalogue = DiceKingdoms::catalogue(Content::builtin());
    let mut legs = Vec::new();
    for road in catalogue["map"]["roads"].as_array().expect("roads") {
        let line: Vec<[f64; 2]> = serde_json::from_value(road["line"].clone()).expect("a line");
        legs.extend(line.windows(2).map(|leg| (road["id"].to_string(), leg[0], leg[1])));
        let boxes = road["boxes"].as_array().expect("boxes").len();
        assert_eq!(road["spots"].as_array().expect("spots").len(), boxes);
    }
    let side = |a: [f64; 2], b: [f64; 2], c: [f64; 2]| {
        ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).signum()
    };
    for (index, (one, a, b)) in legs.iter().enumerate() {
        for (two, c, d) in &legs[index + 1..] {
            let shared = [a, b].iter().any(|end| [c, d].contains(end));
            let cross = side(*a, *b, *c) * side(*a, *b, *d) < 0.0 && side(*c, *d, *a) * side(*c, *d, *b) < 0.0;
            assert!(shared || !cross, "{one} and {two} cross");
        }
    }
}

#[test]
fn an_unknown_field_or_word_is_named() {
    refused("castle.toml", "guild = \"holy\"", "gild = \"holy\"", "unknown field `gild`, expected one of");
    refused("castle.toml", "guild = \"holy\"", "guild = \"wholly\"", "unknown variant `wholly`");
    refused("castle.toml", "- sentinel\"", "- sentry\"", "a box is - or one of recruit, gold");
    refused("forest.toml", "{ adjust = \"green\" }", "{ adjust = \"black\" }", "unknown variant `black`");
    refused("statues.toml", "per = \"bridges\"", "per = \"moats\"", "unknown variant `moats`");
    refused("solo.toml", "strikes = \"bridge\"", "strikes = \"moat\"", "unknown variant `moat`");
}

#[test]
fn a_wrong_type_is_named() {
    refused("lairs.toml", "first = 5", "first = \"five\"", "expected u8");
    refused("lairs.toml", "first = 5", "first = 300", "expected u8");
    refused("forest.toml", "at = [4, 12]", "at = [4]", "2");
}

#[test]
fn the_wrong_number_of_things_is_refused() {
    let without_last = |file: &str, head: &str| {
        let whole = text(file);
        error_of(file, &whole[..whole.rfind(head).expect("it is there")]).to_string()
    };
    assert_eq!(without_last("statues.toml", "[[statue]]"), "statues.toml: expected 14 statues, found 13");
    assert_eq!(without_last("lairs.toml", "[[lair]]"), "lairs.toml: expected 4 lairs, found 3");
    refused_as_a_whole("forest.toml", "bridge = [2, 3, 4]\n", "", "expected 6 bridges, found 5");
    refused_as_a_whole(
        "forest.toml",
        "{ citizen = \"holy\" }",
        "{ flip = \"any\" }",
        "expected 4 citizen domains, found 3",
    );
    refused_as_a_whole(
        "castle.toml",
        "pre_ticked = 0",
        "pre_ticked = 1",
        "expected 2 sections with a ticked box, found 3",
    );
    refused_as_a_whole(
        "castle.toml",
        "[[track]]\nguild = \"holy\"",
        "[[track]]\nguild = \"worker\"",
        "no track for the holy guild",
    );
}

#[test]
fn sections_answer_to_every_value_once() {
    refused("castle.toml", "values = [2]", "values = [1]", "wakes another section already");
    refused("castle.toml", "values = [1]", "values = [13]", "13 is no result of the dice");
    refused_as_a_whole("castle.toml", "values = [11, 12]", "values = [11]", "no section for the value 12");
    refused("castle.toml", "boxes = \"- sentinel\"", "boxes = \"- sentinel -\"", "a section has two boxes");
}

#[test]
fn lairs_cover_1_to_12() {
    refused("lairs.toml", "blocks = [", "blocks = [{ from = 2, to = 2, boxes = \"-\" },", "without gaps");
    refused("lairs.toml", "first = 5", "first = 2", "no fewer points");
}

#[test]
fn the_map_can_be_built() {
    refused("forest.toml", "b = \"d01\"", "b = \"d77\"", "there is no place \"d77\"");
    refused("forest.toml", "b = \"d01\"", "b = \"s1\"", "from one place to another");
    refused("forest.toml", "bridge = [2, 3, 4]", "bridge = [2, 3, 5]", "plain, gold, plain");
    refused("forest.toml", "bridge = [2, 3, 4]", "bridge = [1, 2, 3]", "plain, gold, plain");
    refused("forest.toml", "at = [4, 12]", "at = [4, 101]", "100 wide");
    refused("forest.toml", "boxes = \"- gold\"", "boxes = \"- - - - - - - - - - - - - - - -\"", "at most 15 boxes");
    // Without its road, the dead end x4 hangs in the air.
    let lost = text("forest.toml").replacen("b = \"x4\"", "b = \"d12\"", 1);
    assert!(error_of("forest.toml", &lost).problem.contains("no road leads here"));
}

#[test]
fn pedestals_stand_on_the_war_chest_only() {
    refused("castle.toml", "- - road - gold", "- - pedestal - gold", "pedestals stand on the war chest only");
}

#[test]
fn cards_are_in_order_and_can_be_scored() {
    refused("statues.toml", "number = 2", "number = 3", "expected number 2");
    refused("statues.toml", "each = 1", "each = 0", "points for every 0 things");
    refused("statues.toml", "limit = 4", "limit = 5", "expected 1 to 4");
    refused("solo.toml", "boats = 6", "boats = 11", "expected 1 to 10");
    refused("solo.toml", "least = 60", "least = 0", "ranks begin at 0 and rise");
}

#[test]
fn an_id_is_there_once() {
    refused("castle.toml", "id = \"c2\"", "id = \"c1\"", "\"c1\" is there twice");
    refused("forest.toml", "id = \"r02\"", "id = \"r01\"", "\"r01\" is there twice");
    refused("forest.toml", "id = \"x1\"", "id = \"s1\"", "\"s1\" is there twice");
    refused("lairs.toml", "id = \"den_troll\"", "id = \"den_goblin\"", "\"den_goblin\" is there twice");
}

#[test]
fn sources_are_known_publications() {
    refused("castle.toml", "published:card-kingdoms", "published:hearsay", "\"hearsay\" is not in sources.toml");
    refused("lairs.toml", "\"rulebook (worked example)\"", "\"guessed\"", "a source is rulebook, published:KEY");
}

#[test]
fn a_truncated_or_missing_file_is_named() {
    for (file, whole) in Content::FILES {
        let last_quote = whole.rfind('"').expect("every file has words");
        let error = error_of(file, &whole[..last_quote]);
        let line = whole[..last_quote].matches('\n').count() + 1;
        assert_eq!((error.file.as_str(), error.line), (*file, Some(line)), "{error}");
        let others: Vec<_> = Content::FILES.iter().copied().filter(|(name, _)| name != file).collect();
        let error = Content::read(&Files::embedded(&others)).expect_err("a file is missing");
        assert_eq!(error.to_string(), format!("{file}: this file is missing"));
    }
}

#[test]
fn the_hash_is_of_figures_only() {
    let hash = |text: &str| with("lairs.toml", text).hash();
    let (lairs, builtin) = (text("lairs.toml"), Content::builtin().hash());
    assert_eq!(hash(&format!("# read me\n\n{lairs}")), builtin);
    let other_source = lairs.replacen("\"rulebook (worked example)\"", "\"reconstructed (a guess)\"", 1);
    assert!(other_source != lairs && hash(&other_source) == builtin);
    assert_ne!(hash(&lairs.replacen("first = 5", "first = 6", 1)), builtin);
}

/// A line of a content file, damaged.
fn damaged() -> impl Strategy<Value = (&'static str, String)> {
    let words = vec!["0", "1", "2", "6", "7", "13", "255", "256", "-1", "\"x\"", "road", "recruit", "combat", "gold"];
    (0..Content::FILES.len(), any::<prop::sample::Index>(), 0..5u8, prop::sample::select(words)).prop_map(
        |(file, line, harm, word)| {
            let (name, text) = Content::FILES[file];
            let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
            let figures: Vec<_> = (0..lines.len())
                .filter(|&at| !lines[at].starts_with('#') && (lines[at].contains("= ") || lines[at].contains('[')))
                .collect();
            let at = figures[line.index(figures.len())];
            match harm {
                0 => _ = lines.remove(at),
                1 => lines.insert(at, lines[at].clone()),
                2 => lines.truncate(at),
                // Every box of a row pays the same.
                3 => lines[at] = lines[at].replace(" -", &format!(" {word}")).replace("\"-", &format!("\"{word}")),
                _ => {
                    let start = lines[at].find(|sign: char| sign.is_ascii_digit()).unwrap_or(lines[at].len());
                    let digits = lines[at][start..].find(|sign: char| !sign.is_ascii_digit());
                    let end = digits.map_or(lines[at].len(), |n| start + n);
                    lines[at].replace_range(start..end, word);
                }
            }
            (name, lines.join("\n"))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Either it is refused, or it can be played to the end.
    #[test]
    fn damaged_content_never_panics((file, text) in damaged(), seats in 1..=5usize) {
        match Content::read(&with(file, &text)) {
            Err(error) => prop_assert!(!error.problem.is_empty()),
            Ok(content) => {
                let content = Content::shelf().keep(content);
                let seed = Seed::numbered(1, 1);
                let game = DiceKingdoms::new(content, &Options::default(), seats, seed, &mut Journal::silent());
                playout::random(&mut game.expect("any number of seats"), &mut seed.fast(), &mut Vec::new());
            }
        }
    }
}

/// The most generous sheets there could be: every plain box pays a reward, and chains run long.
#[test]
fn generous_sheets_can_be_played() {
    for reward in ["road", "recruit", "combat", "gold", "sentinel"] {
        let mut files = Files::embedded(Content::FILES);
        for file in ["castle.toml", "lairs.toml"] {
            let generous = |line: &str| {
                let boxes = line.starts_with("    \"") || line.starts_with("boxes") || line.contains("boxes = ");
                if boxes {
                    line.replace(" -", &format!(" {reward}")).replace("\"-", &format!("\"{reward}"))
                } else {
                    line.to_owned()
                }
            };
            let changed: Vec<_> = text(file).lines().map(generous).collect();
            assert_ne!(changed.join("\n"), text(file));
            files = files.replacing(file, &changed.join("\n"));
        }
        let content = Content::shelf().keep(Content::read(&files).expect("generous, but possible"));
        for seats in 1..=5 {
            for index in 0..20 {
                let seed = Seed::numbered(3, index);
                let mut journal = Journal::new();
                let game = DiceKingdoms::new(content, &Options::default(), seats, seed, &mut journal);
                playout::random(&mut game.expect("any number of seats"), &mut seed.fast(), &mut Vec::new());
            }
        }
    }
}
