//! What the game tells bots about an adventure leads somewhere.

use heroes3::{Action, Content, Heroes3, Options, kinds::Difficulty};
use taverne_engine::{Game, Journal, Knowledge, Seat, Seed};

fn table(number: u64) -> Heroes3 {
    let options =
        Options { scenario: "long_live_the_queen_1".into(), difficulty: Difficulty::Easy, ..Options::default() };
    let seed = Seed::numbered(77, number);
    Heroes3::new(Content::builtin(), &options, 1, seed, &mut Journal::silent()).expect("good options")
}

#[test]
fn nobody_ends_the_first_turn_with_something_still_to_do() {
    let mut game = table(1);
    let seat = Seat::new(0);
    let mut actions = Vec::new();
    loop {
        actions.clear();
        game.actions(seat, &mut actions);
        if actions.contains(&Action::EndTurn) {
            break;
        }
        game.play(seat, actions[0], &mut Journal::silent()).expect("a listed action");
    }
    let mut promises = Vec::new();
    game.priors(seat, &actions, &mut promises);
    let end = actions.iter().position(|it| *it == Action::EndTurn).expect("it is listed");
    let least = promises.iter().copied().fold(f32::MAX, f32::min);
    assert!(promises.len() == actions.len() && promises[end] <= least, "{actions:?} {promises:?}");
}
