//! `arena`, and the reports and tables that `sim` writes.

mod at;

use at::Home;
use serde_json::Value;
use std::{collections::BTreeSet, fs};

fn json(home: &Home, args: &str) -> Value {
    let out = home.run(args, "").good().out;
    assert_eq!(out.trim_end().lines().count(), 1);
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn the_bots_are_listed_in_both_languages() {
    let home = Home::new("bots-list");
    let english = home.run("bots", "").good().out;
    let french = home.run("bots --lang fr", "").good().out;
    for name in ["easy", "medium", "hard", "greedy", "random", "hard@1000", "hard@250ms"] {
        assert!(english.contains(name) && french.contains(name), "{name}");
    }
    assert!(english.contains("strongest") && french.contains("le plus fort"));
}

#[test]
fn an_arena_adds_up_and_does_not_depend_on_threads() {
    let home = Home::new("arena");
    let run = |threads: &str, seed: &str| {
        let who = "--bots greedy,random,easy@5 --games 7";
        json(&home, &format!("arena card-kingdoms {who} --seed {seed} --threads {threads} --json"))
    };
    let (one, two, other) = (run("1", "4"), run("3", "4"), run("3", "5"));
    for field in ["games", "deals", "ratings", "pairings"] {
        assert_eq!(one[field], two[field], "{field}");
    }
    assert_ne!(one["pairings"], other["pairings"]);
    assert_eq!((&one["deals"], &one["games"], &one["interrupted"]), (&4.into(), &24.into(), &false.into()));
    let pairings = one["pairings"].as_array().expect("a list");
    assert_eq!(pairings.len(), 3);
    let number = |value: &Value| value.as_f64().expect("a number");
    for pairing in pairings {
        assert_eq!((&pairing["deals"], &pairing["games"]), (&4.into(), &8.into()));
        let by_seat: f64 = pairing["wins_by_seat"].as_array().expect("a list").iter().map(number).sum();
        assert!((by_seat - number(&pairing["wins"])).abs() < 1e-9);
        let (rate, low, high) =
            (number(&pairing["rate"]["mean"]), number(&pairing["rate"]["low"]), number(&pairing["rate"]["high"]));
        assert!((rate - by_seat / 8.0).abs() < 1e-9 && low <= rate && rate <= high, "{pairing}");
    }
    let ratings = one["ratings"].as_array().expect("a list");
    let wins: f64 = ratings.iter().map(|it| number(&it["wins"])).sum();
    let mean: f64 = ratings.iter().map(|it| number(&it["rating"])).sum::<f64>() / 3.0;
    assert!((wins - 24.0).abs() < 1e-9 && (mean - 1_500.0).abs() < 1e-6, "{ratings:?}");
    assert_eq!(ratings[2]["bot"], "random", "the weakest");
}

#[test]
fn the_arena_plays_the_deals_of_the_simulation() {
    let home = Home::new("duplicates");
    let arena = json(&home, "arena --bots greedy,random --games 10 --seed 9 --json");
    let wins = |bots: &str, seat: usize| {
        let sim = json(&home, &format!("sim --bots {bots} --games 5 --seed 9 --json"));
        sim["seats"][seat]["wins"].clone()
    };
    let by_seat = &arena["pairings"][0]["wins_by_seat"];
    assert_eq!(by_seat[0], wins("greedy,random", 0));
    assert_eq!(by_seat[1], wins("random,greedy", 1));
}

#[test]
fn an_arena_of_three_seats_is_one_against_two() {
    let home = Home::new("arena-three");
    let arena = json(&home, "arena --bots greedy,random --seats 3 --games 4 --json --option setup=random");
    assert_eq!((&arena["deals"], &arena["games"]), (&2.into(), &12.into()));
    assert_eq!(arena["pairings"].as_array().map(Vec::len), Some(2));
    assert_eq!(arena["options"]["setup"], "random");
    let table = home.run("--lang fr arena --bots greedy,random --seats 3 --games 3", "").good().out;
    for word in ["2 rencontres de 3 parties", "n = 6 parties", "33,3\u{a0}%", "cote", "greedy"] {
        assert!(table.contains(word), "{word:?} is not in {table}");
    }
}

#[test]
fn bad_experiments_are_refused_in_one_sentence() {
    let home = Home::new("arena-refused");
    home.run("arena --bots greedy,gandalf", "").bad(2, &["gandalf", "random", "hard@1000"]);
    home.run("--lang fr arena --bots greedy,gandalf", "").bad(2, &["Il n’y a pas de robot «\u{a0}gandalf\u{a0}»"]);
    home.run("arena --bots greedy", "").bad(2, &["at least two bots"]);
    home.run("arena --bots greedy,random,greedy", "").bad(2, &["greedy", "twice"]);
    home.run("arena --bots greedy,random --seats 1", "").bad(2, &["two seats"]);
    home.run("arena --bots greedy,random --seats 9", "").bad(2, &["1 to 5"]);
    home.run("arena --bots greedy,random --games 0", "").bad(2, &["0"]);
    home.run("arena --bots greedy,random --games many", "").bad(2, &["many"]);
    home.run("arena --bots greedy,random --option setup=moon", "").bad(2, &["moon"]);
    let french = ["adversary ne peut pas valoir «\u{a0}40\u{a0}»", "10, 15, 20, 25, 30"];
    home.run("--lang fr sim shadow-kingdoms --option adversary=40", "").bad(2, &french);
    home.run("--lang fr sim shadow-kingdoms --option lune=1", "")
        .bad(2, &["pas d’option «\u{a0}lune\u{a0}»", "adversary"]);
    home.run("arena chess", "").bad(2, &["chess"]);
    home.run("arena --bots greedy,random --report no/where.html", "").bad(1, &["no/where.html", "cannot be written"]);
    home.run("--lang fr sim --games 1 --report .", "").bad(1, &["Impossible d’écrire"]);
    let file = home.file("a-file", "");
    home.run(&format!("sim --games 1 --csv {}", file.display()), "").bad(1, &["a-file", "cannot be written"]);
    home.run("sim --games 1 --variants moon", "").bad(2, &["moon", "2 seats", "first-game"]);
    home.run("sim --games 1 --variants all --option mixed=yes", "").bad(2, &["--variants"]);
}

/// Reads a page as XML, which is stricter than a browser, and checks that it needs nothing but itself.
fn checked(home: &Home, name: &str) -> String {
    let page = fs::read_to_string(home.path().join(name)).expect("the report was written");
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..roxmltree::ParsingOptions::default() };
    let document =
        roxmltree::Document::parse_with_options(&page, options).unwrap_or_else(|why| panic!("{name}: {why}"));
    let (mut ids, mut drawings) = (BTreeSet::new(), 0);
    for node in document.descendants() {
        let tag = node.tag_name().name();
        assert!(!["script", "link", "iframe", "img", "object"].contains(&tag), "{name} has a {tag}");
        for attribute in node.attributes() {
            let value = attribute.value();
            match attribute.name() {
                "href" => assert!(value.starts_with('#'), "{name} leads to {value}"),
                "src" => panic!("{name} loads {value}"),
                "id" => assert!(ids.insert(value.to_owned()), "{value} is there twice"),
                _ => assert!(!value.contains("NaN") && !value.contains("inf"), "{name}: {value}"),
            }
        }
        drawings += usize::from(tag == "svg" && node.attribute("role") == Some("img"));
        if tag == "table" {
            let columns = |row: roxmltree::Node<'_, '_>| row.children().filter(roxmltree::Node::is_element).count();
            let rows: BTreeSet<_> = node.descendants().filter(|it| it.has_tag_name("tr")).map(columns).collect();
            assert_eq!(rows.len(), 1, "{name}: a table has rows of different lengths");
        }
    }
    for link in document.descendants().filter_map(|node| node.attribute("href")) {
        assert!(ids.contains(&link[1..]), "{name}: {link} leads nowhere");
    }
    assert!(drawings >= 4, "{name} has {drawings} plots");
    let outside = page.replace("data:font/woff2", "");
    for foreign in ["http:", "https:", "url(/", "@import", "[sim-", "[taken-"] {
        assert!(!outside.contains(foreign), "{name} contains {foreign}");
    }
    page
}

#[test]
fn the_report_of_an_arena_needs_nothing_else() {
    let home = Home::new("arena-report");
    let run = "arena --bots greedy,random --games 6 --report arena.html";
    assert!(home.run(run, "").good().out.contains("The report is in arena.html."));
    let page = checked(&home, "arena.html");
    for word in ["lang=\"en\"", "Ratings", "Who beats whom", "Time to think", "prefers-color-scheme", "First game"] {
        assert!(page.contains(word), "{word}");
    }
    home.run(&format!("--lang fr {run}"), "").good();
    let page = checked(&home, "arena.html");
    assert!(page.contains("Qui bat qui") && !page.contains("Who beats whom"), "an older report is replaced");
}

#[test]
fn the_report_of_a_simulation_knows_the_cards() {
    let home = Home::new("sim-report");
    home.run("sim --bots greedy --seats 3 --games 20 --report sim.html", "").good();
    let page = checked(&home, "sim.html");
    for word in
        ["Citizens", "Monsters", "Domains", "Dukes", "Does the seat matter?", "Where points come from", "Cleric"]
    {
        assert!(page.contains(word), "{word}");
    }
    home.run("--lang fr sim --seats 1 --games 10 --report solo.html", "").good();
    assert!(checked(&home, "solo.html").contains("Citoyens"));
}

#[test]
fn games_that_lose_their_way_are_broken_off() {
    let home = Home::new("broken-off");
    let told = json(&home, "sim --games 3 --longest 30 --json --report short.html");
    assert_eq!((&told["broken_off"], &told["decisions"]), (&3.into(), &90.into()));
    assert!(checked(&home, "short.html").contains("Games broken off"));
    let arena = home.run("arena --bots greedy,random --games 2 --longest 30", "").good().out;
    assert!(arena.contains("2 games were broken off after 30 decisions"), "{arena}");
}

#[test]
fn variants_are_played_one_after_the_other() {
    let home = Home::new("variants");
    let args = "sim --games 5 --variants first-game,random-mixed --report two.html --csv tables --json";
    let told = json(&home, args);
    assert_eq!((&told["games"], &told["variants"][1]["variant"]), (&10.into(), &"random-mixed".into()));
    assert_eq!(told["variants"][1]["options"]["mixed"], true);
    let page = checked(&home, "two.html");
    assert!(page.contains("#variant-1") && page.contains("Variant random-mixed"));
    let all = json(&home, "sim --games 1 --seats 4 --variants all --json");
    assert!(all["variants"].as_array().is_some_and(|all| all.len() >= 8));
    assert!(home.run("sim --games 2 --variants random", "").good().out.contains("Variant random"));
}

#[test]
fn tables_have_a_line_for_each_game_and_seat() {
    let home = Home::new("csv");
    let run = "sim --bots greedy,random,random --games 6 --variants first-game,random --csv tables";
    assert!(home.run(run, "").good().out.contains("tables"));
    let read = |name: &str| -> Vec<std::collections::BTreeMap<String, String>> {
        let mut reader = csv::Reader::from_path(home.path().join("tables").join(name)).expect("written");
        reader.deserialize().collect::<Result<_, _>>().expect("every line has every column")
    };
    let games = read("games.csv");
    assert_eq!(games.len(), 6 * 2 * 3);
    let number = |text: &str| text.parse::<f64>().unwrap_or_else(|_| panic!("{text:?} is a number"));
    for line in &games {
        let sources = line.iter().filter(|(column, _)| column.starts_with("score_") || *column == "other");
        let sum: f64 = sources.map(|(_, points)| number(points)).sum();
        assert!((sum - number(&line["score"])).abs() < 1e-9, "{line:?}");
    }
    let wins: f64 = games.iter().map(|line| number(&line["win"])).sum();
    assert!((wins - 12.0).abs() < 1e-6);
    let cards = read("cards.csv");
    let dukes = cards.iter().filter(|line| line["family"] == "duke" && line["variant"] == "random");
    let kept: f64 = dukes.map(|line| number(&line["copies"])).sum();
    assert!((kept - 18.0).abs() < 1e-9, "everybody keeps one duke");
    assert!(cards.iter().all(|line| !line["name"].starts_with('[') && number(&line["takers"]) > 0.0));
}

#[cfg(unix)]
#[test]
fn an_interrupted_arena_shows_what_was_played() {
    let home = Home::new("interrupted");
    let binary = env!("CARGO_BIN_EXE_taverne");
    let script = format!(
        "LC_ALL=C {binary} arena --bots greedy,random --games 1000000 --report arena.html >out 2>err & \
         until [ -e arena.html ]; do sleep 0.2; done; sleep 2; kill -INT $!; wait $!; echo $?"
    );
    let done = std::process::Command::new("bash").args(["-c", &script]).current_dir(home.path()).output();
    assert_eq!(String::from_utf8_lossy(&done.expect("a shell").stdout).trim(), "130");
    let read = |name: &str| fs::read_to_string(home.path().join(name)).expect("written");
    assert!(read("out").contains("rating") && read("err").contains("Interrupted after"), "{}", read("err"));
    assert!(checked(&home, "arena.html").contains("Ratings"));
}
