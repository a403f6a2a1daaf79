//! What this program is made of: nothing that nobody uses, nothing under a licence we do not know, and nothing twice unless
//! we know why. (`cargo deny` and `cargo machete` say the same, but take minutes to be installed on a new machine.)

use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The same on every computer.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

/// Licences that ask for no more than to be named, which `server/licences.txt` does.
const LICENCES: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Two versions of these are in the lock file, because a library that we need has not come to the newer one yet:
/// `tungstenite` and `sqlx` (hashes and chance), `proptest` (chance), and macros of `thiserror`'s generation.
const TWICE: [&str; 13] = [
    "block-buffer",
    "cpufeatures",
    "crypto-common",
    "digest",
    "getrandom",
    "hashbrown",
    "rand",
    "rand_chacha",
    "rand_core",
    "rand_xoshiro",
    "sha1",
    "sha2",
    "syn",
];

fn metadata() -> Value {
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let asked = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", PLATFORM];
    let told = Command::new(cargo).args(asked).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo runs");
    serde_json::from_slice(&told.stdout).expect("what cargo says is JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Packages of our own, and those of others that are built for this platform.
fn packages(metadata: &Value) -> (Vec<&Value>, Vec<&Value>) {
    let built: BTreeSet<&str> = list(&metadata["resolve"]["nodes"]).iter().map(|node| text(&node["id"])).collect();
    let packages = list(&metadata["packages"]).iter().filter(|package| built.contains(text(&package["id"])));
    packages.partition(|package| package["source"].is_null())
}

fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder of ours").filter_map(Result::ok) {
        let path: PathBuf = entry.path();
        // A game within the registry's folder is a package of its own.
        if path.is_dir() && !path.join("Cargo.toml").exists() && !path.ends_with("target") {
            sources(&path, into);
        } else if path.extension().is_some_and(|it| it == "rs") {
            into.push_str(&fs::read_to_string(path).expect("our sources are texts"));
        }
    }
}

fn names(source: &str, word: &str) -> bool {
    let part_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    source.split(|letter: char| !part_of_word(letter)).any(|it| it == word)
}

#[test]
fn every_dependency_is_used_by_whoever_names_it() {
    let metadata = metadata();
    let (ours, _) = packages(&metadata);
    assert!(ours.len() > 10, "these are not all of our packages");
    let mut wanted = BTreeSet::new();
    for package in ours {
        let mut source = String::new();
        let folder = Path::new(text(&package["manifest_path"])).parent().expect("a folder");
        sources(folder, &mut source);
        for dependency in list(&package["dependencies"]) {
            let name = text(&dependency["name"]);
            wanted.insert(name);
            assert!(names(&source, &name.replace('-', "_")), "{} does not use {name}", package["name"]);
        }
    }
    let root = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml")).expect("the workspace");
    let (_, shared) = root.split_once("[workspace.dependencies]").expect("what the packages share");
    let shared = shared.split("\n[").next().expect("a section").lines();
    for name in shared.filter_map(|line| line.split_once(" = ")).map(|(name, _)| name) {
        assert!(wanted.contains(name), "no package uses {name}");
    }
}

#[test]
fn every_licence_is_one_we_know() {
    let metadata = metadata();
    for package in packages(&metadata).1 {
        let licence = text(&package["license"]).replace('/', " OR ").replace(['(', ')'], "");
        let known = |one: &str| LICENCES.contains(&one.trim());
        let fine = licence.split(" AND ").all(|all_of| all_of.split(" OR ").any(known));
        assert!(fine, "{} is under {licence:?}", package["name"]);
    }
}

#[test]
fn nothing_is_there_twice_without_a_reason() {
    let metadata = metadata();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages(&metadata).1 {
        versions.entry(text(&package["name"])).or_default().insert(text(&package["version"]));
    }
    let twice: BTreeSet<_> = versions.into_iter().filter(|(_, versions)| versions.len() > 1).collect();
    let unknown: Vec<_> = twice.iter().filter(|(name, _)| !TWICE.contains(name)).collect();
    assert!(unknown.is_empty(), "in several versions: {unknown:?}");
    let once: Vec<_> = TWICE.iter().filter(|name| !twice.iter().any(|(twice, _)| twice == *name)).collect();
    assert!(once.is_empty(), "only once by now: {once:?}");
}
