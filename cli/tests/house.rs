//! `serve`, `backup` and `restore`: a house, its folder, and copies of it.

mod at;

use at::Home;
use std::{
    fs,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// An open house; closed when it is dropped.
struct Open(Child);

impl Open {
    fn at(home: &Home) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_taverne"))
            .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--data"])
            .arg(home.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary was built");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it speaks");
        assert!(line.contains("http://127.0.0.1:"), "{line}");
        Self(child)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn copies(home: &Home) -> Vec<PathBuf> {
    let files = fs::read_dir(home.path().join("copies")).expect("a folder of copies");
    files.map(|entry| entry.expect("readable").path()).collect()
}

#[test]
fn a_second_house_in_a_folder_is_refused_in_the_language() {
    let home = Home::new("occupied");
    let open = Open::at(&home);
    let second = |lang: &str| {
        let args = ["serve", "--listen", "127.0.0.1:0", "--lang", lang];
        home.run_with(&args, "", &[("TAVERNE_LOG", "off")])
    };
    second("en").bad(1, &["Another house is open", "--data"]);
    second("fr").bad(1, &["Une autre maison est ouverte", "--data"]);
    drop(open);
    drop(Open::at(&home));
}

#[test]
fn a_copy_is_made_of_an_open_house_and_goes_back_into_a_closed_one() {
    let home = Home::new("backup");
    home.run("backup copies", "").bad(1, &["nothing of a house"]);
    let open = Open::at(&home);
    let out = home.run("backup copies", "").good().out;
    let [copy] = &copies(&home)[..] else { panic!("one copy") };
    assert!(out.contains(&copy.display().to_string()[2..]) || out.contains("taverne-"), "{out}");
    assert!(out.contains("0 tables, 0 decisions"), "{out}");
    home.run("restore copies", "").bad(1, &["Another house is open"]);
    drop(open);
    home.run("restore copies", "").bad(1, &["--replace"]);
    let out = home.run("restore copies --replace --lang fr", "").good().out;
    assert!(out.contains("est de retour") && out.contains("taverne.db.before-"), "{out}");
    drop(Open::at(&home));
    fs::write(copy, "not a database at all, whatever its name may say").expect("written");
    home.run("restore copies --replace", "").bad(1, &["is damaged"]);
    home.run("restore nowhere.db --replace", "").bad(1, &["nowhere.db"]);
    drop(Open::at(&home));
    fs::write(home.path().join("taverne.db"), "").expect("written");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--lang", "fr"];
    home.run_with(&serve, "", &[("TAVERNE_LOG", "off")]).bad(1, &["abîmé", "taverne restore"]);
}
