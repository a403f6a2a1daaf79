//! Every game ends, even one between bots that have lost their way.
//!
//! Who takes what looks best at once may go round in circles where people would make an end, and a table whose people
//! have gone would then be played for ever.

use crate::{Bot, Random};
use taverne_engine::{Knowledge, Perspective, Seed};

/// Once a bot has lost its way ([`Knowledge::PATIENCE`]) one decision in so many is any that is allowed.
const STRAY: u32 = 4;

#[derive(Clone, Debug)]
pub(crate) struct Restless<B> {
    bot: B,
    any: Random,
    decisions: u32,
}

impl<B> Restless<B> {
    pub(crate) fn new(bot: B, seed: Seed) -> Self {
        Self { bot, any: Random::new(seed), decisions: 0 }
    }
}

impl<G: Knowledge, B: Bot<G>> Bot<G> for Restless<B> {
    fn choose(&mut self, table: &Perspective<'_, G>, actions: &[G::Action]) -> G::Action {
        self.decisions += 1;
        let strays = self.decisions > G::PATIENCE && self.decisions.is_multiple_of(STRAY);
        if strays { self.any.choose(table, actions) } else { self.bot.choose(table, actions) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use card_kingdoms::{Action, CardKingdoms, Content, Options};
    use taverne_engine::{Game, Journal, Seat};

    /// Always takes the first.
    struct Stubborn;

    impl Bot<CardKingdoms> for Stubborn {
        fn choose(&mut self, _: &Perspective<'_, CardKingdoms>, actions: &[Action]) -> Action {
            actions[0]
        }
    }

    #[test]
    fn a_bot_strays_only_once_the_patience_of_its_game_is_over() {
        let mut journal = Journal::silent();
        let mut game =
            CardKingdoms::new(Content::builtin(), &Options::default(), 2, Seed::numbered(1, 0), &mut journal)
                .expect("the default options");
        let mut actions = Vec::new();
        let (mut seat, mut play_first) = (Seat::new(0), true);
        while play_first {
            seat = game.waiting().seats().first().expect("the game has just begun");
            actions.clear();
            game.actions(seat, &mut actions);
            play_first = actions.len() < 4;
            if play_first {
                game.play(seat, actions[0], &mut journal).expect("a listed action is legal");
            }
        }
        let mut bot = Restless::new(Stubborn, Seed::numbered(1, 1));
        let mut strays = |decisions: u32| {
            (0..decisions).filter(|_| bot.choose(&Perspective::new(&game, seat), &actions) != actions[0]).count()
        };
        assert_eq!(strays(CardKingdoms::PATIENCE), 0);
        let strayed = strays(4 * STRAY * 25);
        assert!((50..=100).contains(&strayed), "{strayed}");
    }
}
