//! `server/licences.txt` names every crate inside the binary, with its licence in full.
//!
//! `TAVERNE_WRITE_LICENCES=1 cargo test -p taverne --test licences` writes it anew when a dependency changes.

use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The same on every computer.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";

struct Crate {
    name: String,
    version: String,
    licence: String,
    home: String,
    folder: PathBuf,
}

/// The crates of others that are linked into `taverne`: those it needs to run, and those they need.
fn inside() -> Vec<Crate> {
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let asked = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", PLATFORM];
    let told = Command::new(cargo).args(asked).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo runs");
    let told: Value = serde_json::from_slice(&told.stdout).expect("what cargo says is JSON");
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let nodes: BTreeMap<String, Value> =
        list(&told["resolve"]["nodes"]).into_iter().map(|node| (text(&node["id"]), node)).collect();
    let packages: BTreeMap<String, Value> =
        list(&told["packages"]).into_iter().map(|package| (text(&package["id"]), package)).collect();
    let first = packages.iter().find(|(_, package)| package["name"] == "taverne").expect("this very package").0;
    let (mut found, mut open) = (BTreeSet::new(), vec![first.clone()]);
    while let Some(id) = open.pop() {
        if !found.insert(id.clone()) {
            continue;
        }
        for needed in list(&nodes[&id]["deps"]) {
            // Neither for tests nor for building; and what a macro is made of is not in what it makes.
            let linked = list(&needed["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            let package = &packages[&text(&needed["pkg"])];
            let is_macro = list(&package["targets"]).iter().any(|it| list(&it["kind"]).contains(&"proc-macro".into()));
            if linked && !is_macro {
                open.push(text(&needed["pkg"]));
            }
        }
    }
    let of_others = found.iter().map(|id| &packages[id]).filter(|package| !package["source"].is_null());
    let mut crates: Vec<_> = of_others
        .map(|package| Crate {
            name: text(&package["name"]),
            version: text(&package["version"]),
            licence: text(&package["license"]),
            home: text(&package["repository"]),
            folder: Path::new(&text(&package["manifest_path"])).parent().expect("a folder").to_owned(),
        })
        .collect();
    crates.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    crates
}

/// The licences in a folder and those within it, such as that of a library in another language.
fn licences(folder: &Path, deep: usize, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().to_ascii_lowercase());
        let of_licence = ["license", "licence", "copying", "notice", "unlicense"].iter().any(|it| name.starts_with(it));
        if path.is_dir() {
            if deep > 0 && !["tests", "examples", "benches", "doc", "docs"].contains(&name.as_str()) {
                licences(&path, deep - 1, into);
            }
        } else if of_licence && !name.ends_with(".rs") {
            let text = String::from_utf8_lossy(&fs::read(path).expect("a licence is readable")).replace("\r\n", "\n");
            let lines: Vec<_> = text.trim().lines().map(str::trim_end).collect();
            into.insert(lines.join("\n"));
        }
    }
}

fn page() -> String {
    let rule = "=".repeat(100);
    let mut page = String::from(
        "THE PROGRAM is made of these crates. SQLite, which one of them brings along, is in the public domain. The Rust\n\
         standard library is under MIT or Apache 2.0, by the Rust project's developers.\n\nCrates, and their licences by number:\n\n",
    );
    let mut numbered: Vec<String> = Vec::new();
    for Crate { name, version, licence, home, folder } in inside() {
        let mut texts = BTreeSet::new();
        licences(&folder, 3, &mut texts);
        let mut numbers = Vec::new();
        for text in texts {
            let at = numbered.iter().position(|known| *known == text).unwrap_or_else(|| {
                numbered.push(text);
                numbered.len() - 1
            });
            numbers.push((at + 1).to_string());
        }
        page += &format!("{name} {version}: {licence} [{}] {home}\n", numbers.join(", "));
    }
    for (number, text) in numbered.iter().enumerate() {
        page += &format!("\n{rule}\n[{}]\n\n{text}\n", number + 1);
    }
    page
}

#[test]
fn every_crate_in_the_binary_is_told_with_its_licence() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/licences.txt");
    let page = page();
    assert!(
        page.contains("\ntokio 1.") && page.contains("\nlibsqlite3-sys ") && page.contains("Microsoft Corporation")
    );
    assert!(!page.contains("\nproptest ") && !page.contains("\nserde_derive "), "neither tests nor macros");
    if std::env::var_os("TAVERNE_WRITE_LICENCES").is_some() {
        fs::write(&file, &page).expect("written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == page, "a dependency changed: TAVERNE_WRITE_LICENCES=1 cargo test -p taverne --test licences");
}
