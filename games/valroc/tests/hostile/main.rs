//! Whatever comes in from outside, nothing panics, nothing changes that should not, and the answer says why.

mod actions;
mod options;
mod records;

use std::sync::LazyLock;
use taverne_engine::{
    Game, Lang, Phrase, Seed, Session, Spoken, Viewer, Words, chance,
    record::Sitter,
    words::{COMMON, Voice},
};
use valroc::{Content, Options, Valroc};

fn sitters(seats: usize) -> Vec<Sitter> {
    (1..=seats).map(|n| Sitter { name: format!("P{n}"), player: "person".into() }).collect()
}

fn open(options: Options, seats: usize, seed: u64) -> Result<Session<Valroc>, Phrase> {
    Session::open(Content::builtin(), options, sitters(seats), Seed::numbered(77, seed))
}

/// A table after some random decisions.
fn table(seats: usize, seed: u64, decisions: usize) -> Session<Valroc> {
    let mut session = open(Options::default(), seats, seed).expect("the usual options");
    let mut rng = Seed::numbered(78, seed).fast();
    for _ in 0..decisions {
        let Some(seat) = session.game().waiting().seats().first() else {
            break;
        };
        let mut actions = Vec::new();
        session.game().actions(seat, &mut actions);
        session.play(seat, actions[chance::below(&mut rng, actions.len())]).expect("a listed action is legal");
    }
    session
}

/// The phrase in both languages; panics if there are no words for it.
fn said(phrase: &Phrase) -> [String; 2] {
    static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| {
        Lang::ALL
            .map(|lang| Words::read(lang, &[COMMON.get(lang), Valroc::LOCALES.get(lang)]).expect("the words are read"))
    });
    let voice = Voice { names: &["P1".into(), "P2".into()], reader: Viewer::Spectator };
    WORDS
        .each_ref()
        .map(|words| words.try_say(phrase, voice).unwrap_or_else(|wordless| panic!("{phrase:?}: {wordless}")))
}
