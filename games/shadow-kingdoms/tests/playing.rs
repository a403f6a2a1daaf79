//! Random games end, with every number of players.

use shadow_kingdoms::{Content, Options, ShadowKingdoms};
use taverne_engine::{Game, Journal, Seed, playout};

#[test]
fn random_games_end() {
    for seats in ShadowKingdoms::SEATS {
        for index in 0..100 {
            let seed = Seed::numbered(7, index);
            let game =
                ShadowKingdoms::new(Content::builtin(), &Options::default(), seats, seed, &mut Journal::silent());
            let mut game = game.unwrap_or_else(|refusal| panic!("{refusal:?}"));
            let census = game.census();
            let mut buffer = Vec::new();
            playout::random(&mut game, &mut seed.fast(), &mut buffer);
            assert!(game.waiting().is_over());
            assert_eq!(game.census(), census);
        }
    }
}
