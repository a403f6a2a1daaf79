//! What the kit says to the content of a small game.

use taverne_engine::content::{Family, Files, Kit};
use toml::Spanned;

const SOURCES: &str = "[published]\nbook = \"The book\"\n";
const CARDS: &str = "\
[[hero]]
id = \"knight\"
source = { name = \"rulebook\" }

[[hero]]
id = \"ranger\"
source = { name = \"published:book\" }

[[foe]]
id = \"goblin\"
likes = [{ what = \"gold\", source = { what = \"reconstructed\" } }]
source = { name = \"rulebook\" }

[table]
size = 3
source = { size = \"rulebook\" }
";

fn told(cards: &str) -> Option<String> {
    let files = Files::embedded(&[("cards.toml", cards), ("sources.toml", SOURCES)]);
    Kit::open(&files, &[]).err().map(|error| error.to_string())
}

/// What is said once this is replaced.
fn replacing(from: &str, to: &str) -> String {
    assert!(CARDS.contains(from), "{from:?}");
    told(&CARDS.replacen(from, to, 1)).expect("a fault that is found")
}

#[test]
fn good_content_passes() {
    assert_eq!(told(CARDS), None);
}

#[test]
fn no_list_is_forgotten() {
    assert_eq!(replacing("\"ranger\"", "\"knight\""), "cards.toml:6: \"knight\" is there twice");
    let no_source = "expected where the figures come from";
    assert_eq!(replacing("source = { name = \"published:book\" }", ""), format!("cards.toml:5: {no_source}"));
    assert_eq!(replacing("source = { size = \"rulebook\" }", ""), format!("cards.toml:14: {no_source}"));
    assert_eq!(replacing("{ size = \"rulebook\" }", "{}"), format!("cards.toml:16: {no_source}"));
    assert_eq!(replacing("id = \"goblin\"\n", ""), "cards.toml:9: an entry of foe has id or number");
    let new = format!("{CARDS}[[spell]]\nid = \"fire\"\n");
    assert_eq!(told(&new), Some(format!("cards.toml:17: {no_source}")), "a list nobody has thought of yet");
    assert_eq!(told(&format!("rounds = 3\n{CARDS}")), Some(format!("cards.toml:1: {no_source}")));
}

#[test]
fn sources_are_known_however_deep_they_stand() {
    let unknown = "no publication \"hearsay\" in sources.toml; there are: book";
    assert_eq!(replacing("published:book", "published:hearsay"), format!("cards.toml:7: {unknown}"));
    assert_eq!(replacing("\"reconstructed\"", "\"published:hearsay\""), format!("cards.toml:11: {unknown}"));
    assert!(replacing("\"reconstructed\"", "\"guessed\"").contains("a source is rulebook, published:KEY"));
    assert!(replacing("\"reconstructed\"", "3").contains("a source is rulebook, published:KEY"));
}

#[test]
fn one_source_may_stand_for_a_whole_file_and_other_fields_for_an_id() {
    let text =
        "least = 3\nsource = { all = \"rulebook\" }\n[[track]]\nguild = \"smiths\"\n[[track]]\nguild = \"weavers\"\n";
    let open = |text: &str, told_by: &[(&str, &str, &str)]| {
        let files = Files::embedded(&[("tracks.toml", text), ("sources.toml", SOURCES)]);
        Kit::open(&files, told_by).err().map(|error| error.to_string())
    };
    let by_guild = [("tracks.toml", "track", "guild")];
    assert_eq!(open(text, &by_guild), None);
    assert!(open(text, &[]).is_some_and(|said| said.contains("id or number")));
    let twice = text.replace("weavers", "smiths");
    assert_eq!(open(&twice, &by_guild).as_deref(), Some("tracks.toml:6: \"smiths\" is there twice"));
}

#[test]
fn families_number_their_members_and_know_who_is_meant() {
    let files = Files::embedded(&[("cards.toml", CARDS), ("sources.toml", SOURCES)]);
    let kit = Kit::open(&files, &[]).expect("good content");
    let all: Family = kit.family("card", "cards.toml", &["foe", "hero"]).expect("different ids");
    assert_eq!(all.ids(), ["goblin", "knight", "ranger"]);
    let find = |id: &str| all.find(&files, "cards.toml", &Spanned::new(0..1, id.to_owned()));
    assert_eq!(find("ranger"), Ok(2));
    let said = find("wizard").expect_err("nobody of that name").to_string();
    assert_eq!(said, "cards.toml:1: no card \"wizard\"; there are: goblin, knight, ranger");
    assert_eq!(kit.counts(&[("cards.toml", "hero", "Heroes", 2), ("cards.toml", "foe", "Foes", 1)]), Ok(()));
    let few = kit.counts(&[("cards.toml", "hero", "Heroes", 3)]).expect_err("there are two");
    assert_eq!(few.to_string(), "cards.toml: expected 3 Heroes, found 2");
    let clash = CARDS.replace("\"goblin\"", "\"knight\"");
    let files = Files::embedded(&[("cards.toml", &clash), ("sources.toml", SOURCES)]);
    let kit = Kit::open(&files, &[]).expect("in lists of their own they are different");
    assert!(kit.family("card", "cards.toml", &["foe", "hero"]).is_err());
}
