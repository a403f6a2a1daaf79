//! Good, edited, truncated and foreign records.

mod at;

use at::{Home, ones};
use std::fs;

fn finished(home: &Home) -> String {
    home.run("play --seats you,random --seed 21", &ones()).good();
    fs::read_to_string(home.only_game()).expect("saved")
}

fn verify(home: &Home, text: &str) -> at::Run {
    let file = home.file("record.json", text);
    home.run(&format!("verify {}", file.display()), "")
}

#[test]
fn a_good_record_is_verified_and_a_changed_one_is_not() {
    let home = Home::new("verify");
    let text = finished(&home);
    let good = verify(&home, &text).good();
    assert!(good.out.contains("Everything is right.") && good.out.contains("legal"));

    verify(&home, &text.replacen("\"total\": ", "\"total\": 9", 1)).bad(1, &["not the result"]);
    verify(&home, &text.replacen("{\"keep_duke\":0}", "{\"keep_duke\":7}", 1)).bad(1, &["move "]);
    verify(&home, &text.replacen("{\"keep_duke\":0}", "{\"fly\":0}", 1)).bad(1, &["move "]);
    verify(&home, &text.replacen("{\"seat\":", "{\"seat\":7", 1)).bad(1, &["record"]);
    let at = text.find("\"seed\": \"").expect("a seed") + 9;
    let mut other = text.clone();
    other.replace_range(at..at + 4, if &text[at..at + 4] == "0000" { "1111" } else { "0000" });
    verify(&home, &other).bad(1, &["commitment"]);
    verify(&home, &text.replacen("\"card-kingdoms\"", "\"chess\"", 1)).bad(1, &["chess"]);
    verify(&home, &text.replacen("\"taverne_record\": 1", "\"taverne_record\": 99", 1)).bad(1, &["99"]);
    verify(&home, &text.replacen("\"rules_version\": ", "\"rules_version\": 9", 1)).bad(1, &["version"]);
}

#[test]
fn truncated_and_foreign_files_are_told_apart() {
    let home = Home::new("foreign");
    let text = finished(&home);
    for share in [1, 3, 7, 9] {
        let mut end = text.len() * share / 10;
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        verify(&home, &text[..end]).bad(1, &["breaks off"]);
    }
    for foreign in ["", "hello", "{}", "[1,2]", "\u{0}\u{1}", "{\"a\":"] {
        verify(&home, foreign).bad(1, &["not a Taverne record"]);
    }
    home.run("verify nowhere.json", "").bad(1, &["nowhere.json", "cannot be read"]);
    home.run("--lang fr verify nowhere.json", "").bad(1, &["Impossible de lire"]);
    home.run("verify .", "").bad(1, &["not a file"]);
    home.run("replay /dev/null", "").bad(1, &["/dev/null"]);
}

#[test]
fn a_replay_through_a_pipe_tells_everything_once() {
    let home = Home::new("replay");
    finished(&home);
    let file = home.only_game();
    let all = home.run(&format!("replay {}", file.display()), "").good();
    for word in ["Setup", "Move 1 of ", "Total", "MONSTERS"] {
        assert!(all.out.contains(word), "{word}");
    }
    assert!(!all.out.contains("You keep"), "a spectator does not see dukes being chosen");
    let own = home.run(&format!("replay {} --seat 1", file.display()), "").good();
    assert!(own.out.contains("You keep"));
    let early = home.run(&format!("--lang fr replay {} --at 3", file.display()), "").good();
    assert!(early.out.contains("Coup 3 sur ") && !early.out.contains("Total"));
    home.run(&format!("replay {} --at 99999", file.display()), "").bad(2, &["99999"]);
    home.run(&format!("replay {} --seat 3", file.display()), "").bad(2, &["seat 3"]);
}

#[test]
fn saved_solo_games_add_up_to_a_campaign() {
    let home = Home::new("campaign");
    for seed in [1, 2] {
        home.run(&format!("play valroc --people 1 --seed {seed}"), &ones()).good();
    }
    let games: Vec<_> = home.games().iter().map(|file| file.display().to_string()).collect();
    let told = home.run(&format!("campaign {} --option length=easy", games.join(" ")), "").good().out;
    assert!(told.contains("Game 1:") && told.contains("Game 2:") && !told.contains("Game 3:"), "{told}");
    assert_eq!(told.matches("[ ]").count() + told.matches("[x]").count(), 40, "{told}");
    assert!(told.contains("of 40 objectives."), "{told}");
    home.run(&format!("campaign {} --option length=endless", games[0]), "").bad(2, &["easy, normal, hard"]);

    let other = home.file("other.json", &finished(&Home::new("campaign-other")));
    home.run(&format!("campaign {}", other.display()), "").bad(1, &["not a finished game of a campaign"]);
    home.run("campaign", "").bad(2, &["FILE"]);
}
