//! Games played in the terminal, through a pipe.

mod at;

use at::{Home, Run, ones};
use std::fs;

fn played_to_the_end(home: &Home, run: &Run, words: &[&str]) {
    assert_eq!(run.err, "");
    assert!(!run.out.contains('\u{1b}'), "no colours in a pipe");
    assert!(!run.out.contains("[table-") && !run.out.contains("[play-"), "no missing words");
    for word in words {
        assert!(run.out.contains(word), "{word:?} is not in the output");
    }
    let file = home.only_game();
    assert!(run.out.replace("\n    ", " ").contains(&file.display().to_string()), "the path is told");
    home.run(&format!("verify {}", file.display()), "").good();
}

#[test]
fn a_solo_game_in_french() {
    let home = Home::new("solo-fr");
    let run = home.run("--lang fr play --seats vous --seed 3", &ones()).good();
    played_to_the_end(&home, &run, &["LE SEIGNEUR NOIR", "Captifs", "Graine", "Total", "le royaume"]);
}

#[test]
fn a_solo_game_in_english() {
    let home = Home::new("solo-en");
    let run = home.run("play card-kingdoms --people 1 --seed 4 --option setup=random", &ones()).good();
    played_to_the_end(&home, &run, &["THE DARK LORD", "Captives", "Seed", "Total"]);
}

#[test]
fn four_people_with_a_curtain_between_them() {
    let home = Home::new("four");
    let run = home.run("play --people 4 --names Ada,Bo,Cy,Di --seed 5", &ones()).good();
    played_to_the_end(&home, &run, &["Pass the keyboard to Ada", "Pass the keyboard to Di", "Rank", "win"]);
}

#[test]
fn a_game_of_four_in_french() {
    let home = Home::new("four-fr");
    let run = home.run("--lang fr play --seats vous,random,random,random --seed 6", &ones()).good();
    played_to_the_end(&home, &run, &["JOUEUR (vous)", "Rang", "gagne"]);
    assert!(!run.out.contains("Passez le clavier"), "no curtain for one person");
}

#[test]
fn a_game_of_five_in_both_languages() {
    for (lang, word) in [("fr", "se repose"), ("en", "rests")] {
        let home = Home::new(&format!("five-{lang}"));
        let args = format!("--lang {lang} play --people 2 --bots random,random,random --option mixed=yes --seed 7");
        let run = home.run(&args, &ones()).good();
        played_to_the_end(&home, &run, &[word, "Total"]);
    }
}

#[test]
fn a_secret_is_not_on_the_screen_of_another() {
    let home = Home::new("secret");
    let run = home.run("play --people 2 --names Ada,Bo --seed 8", "\n1\n\nq\n").good();
    let after_the_curtain = run.out.split("Pass the keyboard to Bo").nth(1).expect("Bo plays second");
    assert!(!after_the_curtain.contains("You keep"), "{after_the_curtain}");
    assert_eq!(after_the_curtain.matches("Duke:").count(), 2, "only one's own two dukes");
}

#[test]
fn a_game_is_left_and_resumed() {
    let home = Home::new("resume");
    let left = home.run("play --seed 9", "1\n1\nq\n").good();
    assert!(left.out.contains("taverne play --resume"));
    let file = home.only_game();
    let before = fs::read_to_string(&file).expect("saved");
    let resumed = home.run("play --resume", "t\nl\n").good();
    assert!(resumed.out.contains("Going on with") && resumed.out.contains("You keep"));
    assert_eq!(fs::read_to_string(&file).expect("saved"), before, "looking changes nothing");
    home.run(&format!("play --resume {}", file.display()), &ones()).good();
    assert_eq!(home.only_game(), file, "the same file");
    home.run(&format!("verify {}", file.display()), "").good();
    home.run("play --resume", "").bad(1, &["no unfinished game"]);
    home.run(&format!("play --resume {}", file.display()), "").bad(1, &["over"]);
}

#[test]
fn the_end_of_the_input_saves_and_quits() {
    let home = Home::new("eof");
    let run = home.run("play --seed 10", "").good();
    assert!(run.out.contains("saved"));
    home.run(&format!("verify {}", home.only_game().display()), "").good();
}

#[test]
fn a_decision_is_taken_back_until_something_is_learned() {
    let home = Home::new("undo");
    let run = home.run("play --seats you,you --seed 11", "\nu\n1\n\n1\n\nu\nq\n").good();
    assert!(run.out.contains("There is nothing to take back."));
    assert!(run.out.contains("can no longer be taken back"), "{}", run.out);
    let solo = Home::new("undo-solo");
    let input = format!("1\n{}", "1\n".repeat(2));
    solo.run("play --seats you --seed 3", &format!("{input}q\n")).good();
    let before = fs::read_to_string(solo.only_game()).expect("saved").lines().count();
    let mut undone = false;
    for _ in 0..12 {
        let run = solo.run("play --resume", "1\nu\nq\n").good();
        if run.out.contains("Taken back.") {
            undone = true;
            break;
        }
    }
    assert!(undone, "some action reveals nothing");
    assert!(fs::read_to_string(solo.only_game()).expect("saved").lines().count() >= before);
}

#[test]
fn the_player_is_helped() {
    let home = Home::new("help");
    let run = home.run("play --seed 5", "?\n? golden obelisk\n? xyzzy\nh\n\n77\nfoo\ns\n1\n1\n1\nw\nq\n").good();
    let said = |word: &str| assert!(run.out.contains(word), "{word:?} is not in {}", run.out);
    said("You are dealt two dukes."); // the rule at hand
    said("The Golden Obelisk");
    said("do not speak of “xyzzy”");
    said("save and quit");
    said("Please type the number of your choice, 1 to 2");
    said("There is no choice 77; there are 2.");
    said("“foo” means nothing here.");
    said("As it would be now");
    said("You are missing"); // why not
}

#[test]
fn the_same_seed_and_choices_give_the_same_game() {
    let games = ["a", "b"].map(|name| {
        let home = Home::new(&format!("same-{name}"));
        home.run("play --seed 12", &ones()).good();
        fs::read_to_string(home.only_game()).expect("saved")
    });
    assert_eq!(games[0], games[1]);
}

#[test]
fn bots_can_play_among_themselves() {
    let home = Home::new("bots");
    let run = home.run("play --seats random,greedy --seed 13", "").good();
    played_to_the_end(&home, &run, &["Aldric", "Brunehilde", "Rank"]);
}

#[test]
fn bad_tables_are_refused_in_one_sentence() {
    let home = Home::new("refused");
    home.run("play chess", "").bad(2, &["chess", "card-kingdoms"]);
    home.run("--lang fr play echecs", "").bad(2, &["Il n’y a pas de jeu «\u{a0}echecs\u{a0}»"]);
    home.run("play --people 6", "").bad(2, &["1 to 5 players"]);
    home.run("play --people 0", "").bad(2, &["1 to 5 players"]);
    home.run("play --seats you,gandalf", "").bad(2, &["gandalf", "random"]);
    home.run("play --option colour=red", "").bad(2, &["colour", "setup"]);
    home.run("play --option setup=moon", "").bad(2, &["moon", "first_game"]);
    home.run("play --option areas=hills", "").bad(2, &["setup=custom"]);
    home.run("play --seed xyz", "").bad(2, &["seed", "xyz"]);
    home.run("play --names A,B,C,D", "").bad(2, &["4 names"]);
    home.run("play --content nowhere", "").bad(1, &["nowhere"]);
    home.run("play --frobnicate", "").bad(2, &["--frobnicate"]);
    home.run("play --resume nowhere.json", "").bad(1, &["nowhere.json"]);
    let file = home.file("a-file", "");
    home.run(&format!("play --data {}", file.display()), "").bad(1, &["cannot be saved", "--data"]);
    assert!(home.games().is_empty(), "nothing was begun");
}

#[test]
fn colours_and_language_follow_the_environment() {
    let home = Home::new("environment");
    let play = ["play", "--seed", "1"];
    let with = |environment: &[(&str, &str)]| home.run_with(&play, "q\n", environment).good().out;
    assert!(with(&[("LANG", "fr_FR.UTF-8")]).contains("Choisissez votre duc"));
    assert!(with(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "en_GB.UTF-8")]).contains("Choose your duke"));
    assert!(with(&[("LANG", "C")]).contains("Choose your duke"));
    let coloured = |environment: &[(&str, &str)], when: &str| {
        home.run_with(&["--color", when, "play", "--seed", "1"], "q\n", environment).good().out.contains('\u{1b}')
    };
    assert!(coloured(&[], "always"));
    assert!(!coloured(&[("NO_COLOR", "1")], "auto"));
    assert!(!coloured(&[], "never"));
}
