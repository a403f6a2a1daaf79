//! Passes that give something up: what every game says of them must be true.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use serde_json::json;
use taverne_engine::{Seed, record::Sitter, table::GivesUp};
use taverne_games::{Opening, all};

#[test]
fn who_gives_something_up_had_something_else_and_can_take_it_back_if_told_so() {
    for kind in all() {
        let mut given_up = [0; 2];
        for number in 0..4 {
            let sitter = |_| Sitter { name: String::new(), player: "random".to_owned() };
            let opening = Opening {
                content: None,
                options: json!(null),
                sitters: (0..2.min(*kind.seats().end())).map(sitter).collect(),
                seed: Seed::numbered(8, number),
            };
            let mut table = kind.open(&opening).unwrap();
            let mut bot = kind.bot("random", Seed::numbered(9, number)).unwrap();
            while let Some(seat) = table.waiting().seats().first() {
                let choices = table.choices(seat);
                let others = choices.iter().any(|choice| choice.refusal.is_none() && choice.gives_up.is_none());
                for choice in choices.iter().filter(|choice| choice.gives_up.is_some()) {
                    assert!(others && choice.refusal.is_none(), "{}: {choice:?}", kind.id());
                    let mut copy = table.snapshot();
                    copy.play(seat, &choice.action).unwrap();
                    if choice.gives_up == Some(GivesUp::ForNow) {
                        let asked = copy.waiting().seats();
                        assert!(copy.can_undo(seat), "{}: {choice:?}", kind.id());
                        assert!(asked.is_empty() || asked.contains(seat), "{}: others play on: {choice:?}", kind.id());
                    }
                    given_up[usize::from(copy.can_undo(seat))] += 1;
                }
                let action = bot.choose(table.as_ref(), seat);
                table.play(seat, &action).unwrap();
            }
        }
        assert!(given_up[0] > 0, "{}: {given_up:?}", kind.id());
    }
}
