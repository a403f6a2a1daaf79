//! What the terminal brings with it: its language, its signs, its colours, its height, its shell.

mod at;

use at::{Home, ones};
use std::{fs, process::Command};

#[test]
fn what_is_wrong_with_the_command_line_is_said_in_the_language() {
    let home = Home::new("wrong");
    home.run("sim --gmaes 3", "").bad(2, &["no option --gmaes", "--games"]);
    home.run("sim --gmaes 3 --lang fr", "").bad(2, &["pas d’option --gmaes", "--games"]);
    home.run("--lang fr conformance --case nonsense", "").bad(2, &["VARIANTE/PLACES/SÉRIE/NUMÉRO"]);
    home.run_with(&["replay"], "", &[("LC_ALL", "fr_FR.UTF-8")]).bad(2, &["Il manque", "FICHIER"]);
}

#[test]
fn a_shell_gets_its_completions_in_the_language() {
    let home = Home::new("completions");
    let fish = |lang: &str| home.run(&format!("--lang {lang} completions fish"), "").good().out;
    assert!(fish("en").contains("Play a game in the terminal"));
    assert!(fish("fr").contains("Jouer une partie dans le terminal"));
    for shell in ["bash", "zsh", "powershell", "elvish"] {
        assert!(home.run(&format!("completions {shell}"), "").good().out.contains("conformance"), "{shell}");
    }
    let bash = home.file("taverne.bash", &home.run("completions bash", "").good().out);
    let complete = format!("source {} && complete -p taverne", bash.display());
    let known = Command::new("bash").args(["-c", &complete]).output().expect("a shell");
    assert!(known.status.success(), "{}", String::from_utf8_lossy(&known.stderr));
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let home = Home::new("man");
    let page = home.run("man", "").good().out;
    assert!(
        page.contains(".TH taverne 1") && page.contains(".SH NAME") && page.contains("taverne\\-serve(1)"),
        "{page}"
    );
    assert!(home.run("man pages --lang fr", "").good().out.contains("pages"));
    let page = |name: &str| fs::read_to_string(home.path().join("pages").join(name)).expect("a page");
    let serve = page("taverne-serve.1");
    assert!(serve.contains(".SH NOM") && serve.contains("Ouvrir la maison") && !serve.contains("[default"), "{serve}");
    assert!(page("taverne-content-check.1").contains("taverne content check"));
}

#[test]
fn where_the_locale_is_not_utf_8_there_is_ascii_only() {
    let home = Home::new("ascii");
    let c = [("LC_ALL", "C")];
    let help = home.run_with(&["--lang", "fr", "serve", "--help"], "", &c).good().out;
    assert!(help.is_ascii() && help.contains("Ou ecouter"), "{help}");
    let games = home.run_with(&["--lang", "fr", "games"], "", &c).good().out;
    assert!(games.is_ascii() && games.contains("Des de Valeria"), "{games}");
    let failed = home.run_with(&["--lang", "fr", "play", "nonsense"], "", &c).bad(2, &["il y a"]);
    assert!(failed.err.is_ascii(), "{}", failed.err);
    let args = ["--lang", "fr", "play", "--seats", "random,random", "--seed", "3"];
    let played = home.run_with(&args, &ones(), &c).good().out;
    assert!(played.is_ascii() && played.contains("Total"), "{played}");
    // Programs get what they always get.
    let args = ["--lang", "fr", "sim", "--games", "1", "--json", "--variants", "all"];
    let json = home.run_with(&args, "", &c).good().out;
    serde_json::from_str::<serde_json::Value>(&json).expect("JSON");
}

#[test]
fn a_log_in_a_file_has_no_colour_codes() {
    let home = Home::new("log");
    let log = home.path().join("log");
    let mut house = Command::new(env!("CARGO_BIN_EXE_taverne"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(home.path())
        .env_remove("NO_COLOR")
        .stdout(std::process::Stdio::null())
        .stderr(fs::File::create(&log).expect("a file"))
        .spawn()
        .expect("the binary was built");
    let start = std::time::Instant::now();
    let written = loop {
        let written = fs::read_to_string(&log).expect("text");
        if written.contains("the Taverne is open") || start.elapsed().as_secs() > 30 {
            break written;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    };
    let _ = house.kill();
    let _ = house.wait();
    assert!(written.contains("the Taverne is open: http://127.0.0.1:"), "{written}");
    assert!(!written.contains('\u{1b}'), "{written:?}");
}

/// In a terminal of twelve rows, made by `script`.
#[cfg(target_os = "linux")]
#[test]
fn what_is_higher_than_the_terminal_is_shown_page_by_page() {
    let home = Home::new("pager");
    let in_terminal = |keys: &str| {
        let line = format!("stty rows 12 cols 100 -echo; {} games", env!("CARGO_BIN_EXE_taverne"));
        let mut child = Command::new("script")
            .args(["-qec", &line, "/dev/null"])
            .current_dir(home.path())
            .env("LC_ALL", "C.UTF-8")
            .env("TERM", "dumb")
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("util-linux has it");
        std::io::Write::write_all(&mut child.stdin.take().expect("a pipe"), keys.as_bytes()).expect("it reads");
        String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text")
    };
    let whole = in_terminal(&"\n".repeat(20));
    let turns = whole.matches("more: Enter").count();
    assert!(turns >= 1 && whole.contains("To play: taverne play"), "{whole}");
    let part = in_terminal("q\n");
    assert_eq!(part.matches("more: Enter").count(), 1, "{part}");
    assert!(part.lines().count() <= 14 && !part.contains("To play: taverne play"), "{part}");
}
