//! Adventures played at random: every one ends, and none breaks on the way.

use heroes3::{Content, Heroes3, Options};
use taverne_engine::{Game, Journal, Seed, Spoken, chance};

/// More decisions than any scenario of 14 rounds has.
const MOST: usize = 40_000;

fn adventures() -> impl Iterator<Item = (&'static str, Options)> {
    let of_map = |options: &Options| !options.scenario.starts_with("skirmish");
    Heroes3::variants().into_iter().map(|it| (it.name, it.options)).filter(move |it| of_map(&it.1))
}

#[test]
fn every_random_adventure_ends() {
    for (name, options) in adventures() {
        for number in 0..20 {
            let seed = Seed::numbered(77, number);
            let mut rng = seed.fast();
            let mut journal = Journal::silent();
            let mut game = Heroes3::new(Content::builtin(), &options, 1, seed, &mut journal).expect("good options");
            let mut actions = Vec::new();
            let mut decisions = 0;
            while let Some(seat) = game.waiting().seats().first() {
                actions.clear();
                game.actions(seat, &mut actions);
                assert!(!actions.is_empty(), "{name} {number}: nothing to do");
                let action = actions[chance::below(&mut rng, actions.len())];
                game.play(seat, action, &mut journal).expect("a listed action");
                decisions += 1;
                assert!(decisions < MOST, "{name} {number}: no end");
            }
            assert!(game.outcome().is_some(), "{name} {number}: over without an outcome");
        }
    }
}
