//! What the game tells bots is worth listening to: one look ahead beats chance by far.

use taverne_engine::{Game, Journal, Knowledge, Perspective, Seat, Seed, Viewer, Waiting, chance};
use valroc::{Action, Content, Options, Valroc};

/// The action after which an imagined world looks best; half-done moves are looked at one step further.
fn greedy(game: &Valroc, seat: Seat, actions: &[Action], rng: &mut taverne_engine::Fast) -> Action {
    let world = Perspective::new(game, seat).imagine(rng);
    let after = |world: &Valroc, action: Action| {
        let mut copy = world.clone();
        copy.play(seat, action, &mut Journal::silent()).expect("a listed action is legal");
        copy
    };
    let worth = |action: Action| {
        let next = after(&world, action);
        if next.is_settled() || !next.waiting().seats().contains(seat) {
            return next.evaluate(seat);
        }
        let mut further = Vec::new();
        next.actions(seat, &mut further);
        further.into_iter().map(|action| after(&next, action).evaluate(seat)).fold(f32::MIN, f32::max)
    };
    let best =
        actions.iter().copied().map(|action| (worth(action), action)).max_by(|one, other| one.0.total_cmp(&other.0));
    best.expect("somebody who is asked has an action").1
}

fn play(seats: usize, index: u64) -> Valroc {
    let seed = Seed::numbered(5, index);
    let game = Valroc::new(Content::builtin(), &Options::default(), seats, seed, &mut Journal::silent());
    let (mut game, mut rng, mut actions) = (game.expect("default options"), seed.fast(), Vec::new());
    while let Waiting::For(asked) = game.waiting() {
        let seat = asked.first().expect("somebody is asked");
        actions.clear();
        game.actions(seat, &mut actions);
        let action = if seat.index() == 0 {
            greedy(&game, seat, &actions, &mut rng)
        } else {
            actions[chance::below(&mut rng, actions.len())]
        };
        game.play(seat, action, &mut Journal::silent()).expect("a listed action is legal");
    }
    game
}

#[test]
fn one_look_ahead_beats_chance() {
    let wins = (0..12).filter(|&index| play(2, index).scores(Viewer::Spectator).winners().eq([0])).count();
    assert!(wins >= 11, "{wins} of 12");
}

#[test]
fn one_look_ahead_makes_points_alone() {
    let games = 12;
    let total: i32 = (0..games).map(|index| play(1, index).scores(Viewer::Spectator).seats[0].total).sum();
    let mean = f64::from(total) / games as f64;
    assert!(mean >= 30.0, "{mean}");
}
