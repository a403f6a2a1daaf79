//! `games`, `sim`, `content check` and `conformance`.

mod at;

use at::Home;
use std::{fs, path::Path};

#[test]
fn the_games_are_listed_in_the_language() {
    let home = Home::new("games");
    assert!(home.run("games", "").good().out.contains("1 to 5 players"));
    assert!(home.run("games --lang fr", "").good().out.contains("Valeria\u{a0}: le Royaume"));
    home.run("games --lang de", "").bad(2, &["de"]);
}

#[test]
fn the_help_speaks_the_language() {
    let home = Home::new("help");
    assert!(home.run("serve --help", "").good().out.contains("Where to listen"));
    let french = home.run("serve --help --lang fr", "").good().out;
    assert!(french.contains("Où écouter") && french.contains("Utilisation"), "{french}");
    assert!(!french.contains("Where to listen") && !french.contains("Print help"), "{french}");
    let native = home.run_with(&["--help"], "", &[("LC_ALL", "fr_FR.UTF-8")]).good().out;
    assert!(native.contains("Ouvrir la maison"), "{native}");
}

#[test]
fn a_simulation_is_one_object_and_does_not_depend_on_threads() {
    let home = Home::new("sim");
    let run = |threads: &str, seed: &str| {
        let args = format!("sim card-kingdoms --seats 3 --games 40 --seed {seed} --threads {threads} --json");
        let out = home.run(&args, "").good().out;
        assert_eq!(out.trim_end().lines().count(), 1);
        serde_json::from_str::<serde_json::Value>(&out).expect("JSON")
    };
    let (one, two, other) = (run("1", "7"), run("2", "7"), run("2", "8"));
    for field in ["game", "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "seats"] {
        assert!(one.get(field).is_some(), "{field}");
    }
    assert_eq!(one["games"], 40);
    assert_eq!(one["game"], "card-kingdoms");
    let seats = one["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 3);
    assert!(seats.iter().all(|seat| seat["bot"] == "random" && seat["mean_score"].is_number()));
    let wins: f64 = seats.iter().filter_map(|seat| seat["wins"].as_f64()).sum();
    assert!((wins - 40.0).abs() < 1e-6);
    assert_eq!(one["seats"], two["seats"]);
    assert_eq!(one["decisions"], two["decisions"]);
    assert_ne!(one["seats"], other["seats"]);
}

#[test]
fn a_simulation_is_a_table_for_people() {
    let home = Home::new("sim-table");
    let out = home.run("sim --games 10 --seats 2 --option setup=random", "").good().out;
    assert!(out.contains("wins") && out.contains("games and"), "{out}");
    home.run("sim --games 0", "").bad(2, &["0"]);
    home.run("sim --seats 9", "").bad(2, &["1 to 5"]);
    home.run("sim --seats 2 --bots random,random,random", "").bad(2, &["3 players"]);
    home.run("sim --bots deep-thought", "").bad(2, &["deep-thought"]);
    home.run("sim --threads 0", "").bad(2, &["threads"]);
    home.run("sim go", "").bad(2, &["go"]);
}

#[test]
fn content_is_checked_and_a_typo_is_found() {
    let home = Home::new("content");
    assert!(home.run("content check", "").good().out.contains("good"));
    let builtin = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/card-kingdoms/content");
    let copy = home.path().join("mine");
    fs::create_dir_all(&copy).expect("a folder");
    for entry in fs::read_dir(builtin).expect("the content") {
        let path = entry.expect("readable").path();
        fs::copy(&path, copy.join(path.file_name().expect("a name"))).expect("a copy");
    }
    let same = home.run("content check card-kingdoms mine", "").good();
    assert!(same.out.contains("built into this program"));
    let citizens = copy.join("citizens.toml");
    let text = fs::read_to_string(&citizens).expect("text");
    fs::write(&citizens, text.replacen("cost = ", "coast = ", 1)).expect("written");
    home.run("content check card-kingdoms mine", "").bad(1, &["citizens.toml:", "coast"]);
    home.run("content check mine", "").bad(1, &["citizens.toml:"]);
    home.run("sim --games 1 --content mine", "").bad(1, &["citizens.toml:"]);
    home.run("content check card-kingdoms nowhere", "").bad(1, &["nowhere"]);
}

#[test]
fn conformance_plays_every_variant_or_one_case() {
    let home = Home::new("conformance");
    let out = home.run("conformance card-kingdoms --games 1 --threads 2", "").good().out;
    assert!(out.contains("keeps every promise"), "{out}");
    assert!(home.run("conformance --case random/3/5/17", "").good().out.contains("one game in one variant"));
    home.run("conformance --case moon/3/5/17", "").bad(2, &["moon", "random"]);
    home.run("conformance --case nonsense", "").bad(2, &["VARIANT/SEATS/SERIES/INDEX"]);
}

#[cfg(unix)]
#[test]
fn a_reader_who_leaves_is_no_error() {
    let home = Home::new("closed");
    let binary = env!("CARGO_BIN_EXE_taverne");
    let script = format!("yes 1 | {binary} play --seats random,random --seed 1 2>err | head -1; cat err");
    let out = std::process::Command::new("sh")
        .args(["-c", &script])
        .current_dir(home.path())
        .env("TAVERNE_DATA", home.path())
        .output()
        .expect("a shell");
    let said = String::from_utf8_lossy(&out.stdout);
    assert_eq!(said.lines().count(), 1, "{said}");
}
