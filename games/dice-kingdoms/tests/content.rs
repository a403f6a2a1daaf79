//! The content files: what is on the sheets, and what a bad file is told.

use dice_kingdoms::{
    Content, DiceKingdoms, Options,
    parts::{Guild, Place, Power, Reward},
};
use taverne_engine::{Content as _, Game, Journal, Seed, Spoken, content::Files, playout, provenance::Trust};
use taverne_trials::content;

type Pages = content::Pages<Content>;

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

/// RULES 12: no name is known from this box; those of the citizens are borrowed from the sister game.
#[test]
fn names_are_reconstructed() {
    let content = Content::builtin();
    let sources = (content.citizens.iter().map(|it| &it.source))
        .chain(content.domains.iter().map(|it| &it.source))
        .chain(content.statues.iter().map(|it| &it.source))
        .chain(content.events.iter().map(|it| &it.source));
    for source in sources {
        let origins = &source.get("name").expect("where the name comes from").0;
        assert!(origins.iter().any(|origin| origin.trust == Trust::Reconstructed), "{source:?}");
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
    Pages::refused("castle.toml", "guild = \"holy\"", "gild = \"holy\"", "unknown field `gild`, expected one of");
    Pages::refused("castle.toml", "guild = \"holy\"", "guild = \"wholly\"", "unknown variant `wholly`");
    Pages::refused("castle.toml", "- sentinel\"", "- sentry\"", "a box is - or one of recruit, gold");
    Pages::refused("forest.toml", "{ adjust = \"green\" }", "{ adjust = \"black\" }", "unknown variant `black`");
    Pages::refused("statues.toml", "per = \"bridges\"", "per = \"moats\"", "unknown variant `moats`");
    Pages::refused("solo.toml", "strikes = \"bridge\"", "strikes = \"moat\"", "unknown variant `moat`");
}

#[test]
fn a_wrong_type_is_named() {
    Pages::refused("lairs.toml", "first = 5", "first = \"five\"", "expected u8");
    Pages::refused("lairs.toml", "first = 5", "first = 300", "expected u8");
    Pages::refused("forest.toml", "at = [4, 12]", "at = [4]", "2");
}

#[test]
fn the_wrong_number_of_things_is_refused() {
    let without_last = |file: &str, head: &str| {
        let whole = Pages::text(file);
        Pages::error_of(file, &whole[..whole.rfind(head).expect("it is there")]).to_string()
    };
    assert_eq!(without_last("statues.toml", "[[statue]]"), "statues.toml: expected 14 statues, found 13");
    assert_eq!(without_last("lairs.toml", "[[lair]]"), "lairs.toml: expected 4 lairs, found 3");
    Pages::refused_as_a_whole("forest.toml", "bridge = [2, 3, 4]\n", "", "expected 6 bridges, found 5");
    Pages::refused_as_a_whole(
        "forest.toml",
        "{ citizen = \"holy\" }",
        "{ flip = \"any\" }",
        "expected 4 citizen domains, found 3",
    );
    Pages::refused_as_a_whole(
        "castle.toml",
        "pre_ticked = 0",
        "pre_ticked = 1",
        "expected 2 sections with a ticked box, found 3",
    );
    Pages::refused("castle.toml", "guild = \"worker\"\nrows", "guild = \"holy\"\nrows", "\"holy\" is there twice");
}

#[test]
fn sections_answer_to_every_value_once() {
    Pages::refused("castle.toml", "values = [2]", "values = [1]", "wakes another section already");
    Pages::refused("castle.toml", "values = [1]", "values = [13]", "13 is no result of the dice");
    Pages::refused_as_a_whole("castle.toml", "values = [11, 12]", "values = [11]", "no section for the value 12");
    Pages::refused("castle.toml", "boxes = \"- sentinel\"", "boxes = \"- sentinel -\"", "a section has two boxes");
}

#[test]
fn blocks_of_lairs_answer_to_results_of_the_dice() {
    let lower = "blocks answer to values from 1 to 12, the lower ones on the left";
    Pages::refused("lairs.toml", "blocks = [", "blocks = [{ from = 2, to = 2, boxes = \"-\" },", lower);
    let blocks = "blocks = [\n    { from = 1, to = 6";
    Pages::refused("lairs.toml", blocks, "blocks = [\n    { from = 0, to = 6", lower);
    Pages::refused("lairs.toml", blocks, "blocks = [\n    { from = 1, to = 13", lower);
    Pages::refused("lairs.toml", "first = 5", "first = 2", "no fewer points");
}

#[test]
fn the_map_can_be_built() {
    Pages::refused("forest.toml", "b = \"d01\"", "b = \"d77\"", "there is no place \"d77\"");
    Pages::refused("forest.toml", "b = \"d01\"", "b = \"s1\"", "from one place to another");
    Pages::refused("forest.toml", "bridge = [2, 3, 4]", "bridge = [2, 3, 5]", "plain, gold, plain");
    Pages::refused("forest.toml", "bridge = [2, 3, 4]", "bridge = [1, 2, 3]", "plain, gold, plain");
    Pages::refused("forest.toml", "at = [4, 12]", "at = [4, 101]", "100 wide");
    Pages::refused(
        "forest.toml",
        "boxes = \"- gold\"",
        "boxes = \"- - - - - - - - - - - - - - - -\"",
        "at most 15 boxes",
    );
    // Without its road, the dead end x4 hangs in the air.
    let lost = Pages::text("forest.toml").replacen("b = \"x4\"", "b = \"d12\"", 1);
    assert!(Pages::error_of("forest.toml", &lost).problem.contains("no road leads here"));
}

#[test]
fn pedestals_stand_on_the_war_chest_only() {
    Pages::refused("castle.toml", "- - road - gold", "- - pedestal - gold", "pedestals stand on the war chest only");
}

#[test]
fn cards_are_in_order_and_can_be_scored() {
    Pages::refused("statues.toml", "number = 2", "number = 3", "expected number 2");
    Pages::refused("statues.toml", "each = 1", "each = 0", "points for every 0 things");
    Pages::refused("statues.toml", "limit = 4", "limit = 5", "expected 1 to 4");
    Pages::refused("solo.toml", "boats = 6", "boats = 11", "expected 1 to 10");
    Pages::refused("solo.toml", "least = 60", "least = 0", "ranks begin at 0 and rise");
}

#[test]
fn an_id_is_there_once() {
    Pages::refused("castle.toml", "id = \"c2\"", "id = \"c1\"", "\"c1\" is there twice");
    Pages::refused("forest.toml", "id = \"r02\"", "id = \"r01\"", "\"r01\" is there twice");
    Pages::refused("forest.toml", "id = \"x1\"", "id = \"s1\"", "\"s1\" is there twice");
    Pages::refused("lairs.toml", "id = \"den_troll\"", "id = \"den_goblin\"", "\"den_goblin\" is there twice");
}

#[test]
fn sources_are_known_publications() {
    Pages::refused(
        "castle.toml",
        "published:card-kingdoms",
        "published:hearsay",
        "no publication \"hearsay\" in sources.toml",
    );
    Pages::refused("lairs.toml", "\"rulebook (worked example)\"", "\"guessed\"", "a source is rulebook, published:KEY");
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
            let changed: Vec<_> = Pages::text(file).lines().map(generous).collect();
            assert_ne!(changed.join("\n"), Pages::text(file));
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

#[test]
fn truncated_and_missing_files_are_named() {
    Pages::truncated_and_missing_ones_are_named();
}

#[test]
fn the_hash_is_of_figures_only() {
    let source = ["lairs.toml", "\"rulebook (worked example)\"", "\"reconstructed (a guess)\""];
    let figure = ["lairs.toml", "first = 5", "first = 6"];
    Pages::hash_is_of_figures_only(source, figure);
}

#[test]
fn damaged_content_never_panics() {
    content::damaged_ones_never_panic::<DiceKingdoms>(400, &["road", "recruit", "combat", "gold"]);
}
