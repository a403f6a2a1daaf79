//! Content files with something wrong in them.

use crate::property;
use proptest::prelude::*;
use std::marker::PhantomData;
use taverne_engine::{Content, ContentError, Game, Journal, Seed, Spoken, content::Files, playout};

/// The content files of a game, to be changed.
#[derive(Debug)]
pub struct Pages<C>(PhantomData<C>);

impl<C: Content> Pages<C> {
    pub fn text(file: &str) -> &'static str {
        C::FILES.iter().find(|(name, _)| *name == file).unwrap_or_else(|| panic!("no file {file}")).1
    }

    /// All files, one of them with this text.
    pub fn with(file: &str, text: &str) -> Files {
        Files::embedded(C::FILES).replacing(file, text)
    }

    /// The same, with the first `from` replaced in that file.
    #[track_caller]
    pub fn replacing(file: &str, from: &str, to: &str) -> Files {
        assert!(Self::text(file).contains(from), "{file} has no {from:?}");
        Self::with(file, &Self::text(file).replacen(from, to, 1))
    }

    #[track_caller]
    fn error(files: &Files) -> ContentError {
        C::read(files).expect_err("this content is bad")
    }

    /// What is said to a file with this text.
    #[track_caller]
    pub fn error_of(file: &str, text: &str) -> ContentError {
        Self::error(&Self::with(file, text))
    }

    /// Replaces the first `from` of a file, and insists on an error at the line of the replacement that says `expected`.
    #[track_caller]
    pub fn refused(file: &str, from: &str, to: &str, expected: &str) {
        let error = Self::error(&Self::replacing(file, from, to));
        let before = Self::text(file).find(from).map_or("", |at| &Self::text(file)[..at]);
        let line = before.matches('\n').count() + 1;
        assert_eq!((error.file.as_str(), error.line), (file, Some(line)), "{error}");
        assert!(error.problem.contains(expected), "{error}");
        assert!(error.to_string().starts_with(&format!("{file}:{line}: ")), "{error}");
    }

    /// The same, for mistakes that only the whole file shows.
    #[track_caller]
    pub fn refused_as_a_whole(file: &str, from: &str, to: &str, expected: &str) {
        let error = Self::error(&Self::replacing(file, from, to));
        assert_eq!(error.to_string(), format!("{file}: {expected}"));
    }

    /// A file that breaks off says where, one that is missing is named.
    pub fn truncated_and_missing_ones_are_named() {
        for &(file, whole) in C::FILES {
            let breaks_off = &whole[..whole.rfind('"').expect("every file has words")];
            let error = Self::error_of(file, breaks_off);
            let line = breaks_off.matches('\n').count() + 1;
            assert_eq!((error.file.as_str(), error.line), (file, Some(line)), "{error}");
            let others: Vec<_> = C::FILES.iter().copied().filter(|(name, _)| *name != file).collect();
            let error = Self::error(&Files::embedded(&others));
            assert_eq!(error.to_string(), format!("{file}: this file is missing"));
        }
    }

    /// The fingerprint is the same whatever is remarked or quoted, and another for another figure; each is the file, and
    /// what is replaced by what.
    #[track_caller]
    pub fn hash_is_of_figures_only(source: [&str; 3], figure: [&str; 3]) {
        let builtin = C::shelf().builtin().hash();
        for &(file, text) in C::FILES {
            assert_eq!(Self::with(file, &format!("# read me\n\n{text}")).hash(), builtin);
        }
        assert_eq!(Self::replacing(source[0], source[1], source[2]).hash(), builtin);
        assert_ne!(Self::replacing(figure[0], figure[1], figure[2]).hash(), builtin);
    }
}

/// Whatever is changed in a file, either it is refused, or the game can be played to the end. `words` are put in place of
/// figures, besides some numbers.
pub fn damaged_ones_never_panic<G: Spoken>(cases: u32, words: &[&'static str]) {
    let numbers = ["0", "1", "2", "6", "7", "13", "255", "256", "65535", "-1", "1e9", "\"x\""];
    let replacements = prop::sample::select([&numbers, words].concat());
    let files = prop::sample::select(G::Content::FILES.to_vec());
    let damage = (any::<prop::sample::Index>(), 0..4u8, replacements);
    let inputs = (files, damage, prop::sample::select(G::variants()));
    property(cases, &inputs, |((file, text), (line, harm, word), variant)| {
        let damaged = damage_line(text, line, harm, word);
        match G::Content::read(&Files::embedded(G::Content::FILES).replacing(file, &damaged)) {
            Err(error) => prop_assert!(!error.problem.is_empty()),
            Ok(content) => play::<G>(G::Content::shelf().keep(content), &variant.options, variant.seats),
        }
        Ok(())
    });

    fn play<G: Game>(content: &'static G::Content, options: &G::Options, seats: usize) {
        let seed = Seed::numbered(1, 1);
        // Options may name what the damage took away.
        if let Ok(mut game) = G::new(content, options, seats, seed, &mut Journal::silent()) {
            playout::random(&mut game, &mut seed.fast(), &mut Vec::new());
        }
    }
}

/// The text with one of its lines gone, doubled, the last one, or with another figure in it.
fn damage_line(text: &str, line: prop::sample::Index, harm: u8, word: &str) -> String {
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    let is_figure = |line: &str| !line.starts_with('#') && (line.contains("= ") || line.contains('['));
    let figures: Vec<_> = (0..lines.len()).filter(|&at| is_figure(&lines[at])).collect();
    let at = figures[line.index(figures.len())];
    match harm {
        0 => _ = lines.remove(at),
        1 => lines.insert(at, lines[at].clone()),
        2 => lines.truncate(at),
        _ => {
            let start = lines[at].find(|sign: char| sign.is_ascii_digit()).unwrap_or(lines[at].len());
            let digits = lines[at][start..].find(|sign: char| !sign.is_ascii_digit());
            let end = digits.map_or(lines[at].len(), |length| start + length);
            lines[at].replace_range(start..end, word);
        }
    }
    lines.join("\n")
}
