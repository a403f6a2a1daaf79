//! The real binary, run as people and scripts run it.

#![allow(dead_code, reason = "each file of tests uses some of it")]

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What came of running `taverne`.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    pub(crate) fn good(self) -> Self {
        assert_eq!(self.code, 0, "stdout: {}\nstderr: {}", self.out, self.err);
        assert_eq!(self.err, "", "nothing on stderr");
        self
    }

    /// It failed with this code and one sentence that has these words.
    pub(crate) fn bad(self, code: i32, words: &[&str]) -> Self {
        assert_eq!(self.code, code, "stdout: {}\nstderr: {}", self.out, self.err);
        assert_eq!(self.err.trim_end().lines().count(), 1, "one sentence: {:?}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "{word:?} is not in {:?}", self.err);
        }
        self
    }
}

/// A folder of its own for each test, gone when the test is over.
pub(crate) struct Home(PathBuf);

impl Home {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("taverne-test-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file in a temporary folder");
        path
    }

    /// The games saved here.
    pub(crate) fn games(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.0.join("games")).into_iter().flatten();
        let mut games: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
        games.sort();
        games
    }

    pub(crate) fn only_game(&self) -> PathBuf {
        let games = self.games();
        assert_eq!(games.len(), 1, "{games:?}");
        games[0].clone()
    }

    /// Runs with this input, in English unless the arguments say otherwise.
    pub(crate) fn run(&self, args: &str, input: &str) -> Run {
        let args: Vec<_> = args.split_whitespace().collect();
        self.run_with(&args, input, &[("LC_ALL", "C.UTF-8")])
    }

    pub(crate) fn run_with(&self, args: &[&str], input: &str, environment: &[(&str, &str)]) -> Run {
        let mut child = Command::new(env!("CARGO_BIN_EXE_taverne"))
            .args(args)
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .env_remove("NO_COLOR")
            .env("TAVERNE_DATA", &self.0)
            .envs(environment.iter().copied())
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary was built");
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = input.to_owned();
        let typing = std::thread::spawn(move || {
            let _ = stdin.write_all(input.as_bytes());
        });
        let output = child.wait_with_output().expect("it ends");
        typing.join().expect("typing does not panic");
        Run {
            code: output.status.code().expect("no signal"),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Always the first choice.
pub(crate) fn ones() -> String {
    "1\n".repeat(5_000)
}
