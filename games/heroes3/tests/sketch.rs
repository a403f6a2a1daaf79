//! The table drawn in text, as the terminal shows it.

use heroes3::{Action, Content, Heroes3};
use taverne_engine::{
    Game, Journal, Lang, Seat, Seed, Spoken, Viewer, Words, chance,
    words::{COMMON, Voice},
};

/// French puts a blank before a colon, English does not; both come out of the same lines.
#[test]
fn only_french_has_a_blank_before_a_colon() {
    let words = |lang| Words::read(lang, &[COMMON.get(lang), Heroes3::LOCALES.get(lang)]).expect("the words are read");
    let (french, english) = (words(Lang::Fr), words(Lang::En));
    let seat = Seat::new(0);
    let names = ["Aude", "Blaise"].map(str::to_owned);
    let voice = Voice { names: &names, reader: Viewer::Seat(seat) };
    let mut blanks = [0, 0];
    for (number, variant) in Heroes3::variants().into_iter().enumerate() {
        let seed = Seed::numbered(5, number as u64);
        let mut rng = seed.fast();
        let mut journal = Journal::new();
        let mut game =
            Heroes3::new(Content::builtin(), &variant.options, variant.seats, seed, &mut journal).expect("it opens");
        let mut actions: Vec<Action> = Vec::new();
        for _ in 0..40 {
            let told = journal.take().0;
            for (at, words) in [&french, &english].into_iter().enumerate() {
                let drawn = game.sketch(voice.reader, words, voice);
                let lines = drawn.iter().map(|line| line.0.iter().map(|it| it.text.as_str()).collect::<String>());
                let log = told.iter().map(|it| words.say(&Heroes3::tell(game.content(), &it.event), voice));
                let with_blank = |line: &String| line.contains(" : ") || line.contains("\u{a0}: ");
                let found: Vec<_> = lines.chain(log).filter(with_blank).collect();
                assert!(at == 0 || found.is_empty(), "{}: {found:?}", variant.name);
                blanks[at] += found.len();
            }
            let Some(asked) = game.waiting().seats().first() else { break };
            actions.clear();
            game.actions(asked, &mut actions);
            let action = actions[chance::below(&mut rng, actions.len())];
            game.play(asked, action, &mut journal).expect("a listed action");
        }
    }
    assert!(blanks[0] > 100 && blanks[1] == 0, "{blanks:?}");
}
