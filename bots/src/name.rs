//! How a bot is called: by players on the page, on the command line, and in records.

use crate::Budget;
use std::{fmt, str::FromStr, time::Duration};

/// Who plays, such as `greedy` or `hard`; a searching one can be given another budget: `hard@1000` thinks for 1,000
/// iterations, `hard@250ms` for that long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotName {
    pub player: Player,
    pub budget: Option<Budget>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    Easy,
    Medium,
    Hard,
    Greedy,
    Random,
}

/// The bots of the house, the levels for people first.
pub const NAMES: [&str; 5] = ["easy", "medium", "hard", "greedy", "random"];

impl Player {
    const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Greedy, Self::Random];

    pub fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    fn searches(self) -> bool {
        matches!(self, Self::Easy | Self::Medium | Self::Hard)
    }
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let unknown = || UnknownBot(name.to_owned());
        let (player, budget) = match name.split_once('@') {
            Some((player, budget)) => (player, Some(read_budget(budget).ok_or_else(unknown)?)),
            None => (name, None),
        };
        let player = Player::ALL.into_iter().find(|known| known.name() == player).ok_or_else(unknown)?;
        if budget.is_some() && !player.searches() {
            return Err(unknown());
        }
        Ok(Self { player, budget })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(millis) => millis.parse().ok().filter(|&millis| millis > 0).map(Duration::from_millis).map(Budget::Time),
        None => text.parse().ok().filter(|&iterations| iterations > 0).map(Budget::Iterations),
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot {:?}; there are: {}, and levels with a budget such as ", self.0, NAMES.join(", "))?;
        write!(f, "hard@1000 (iterations) or hard@250ms")
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        for (index, name) in NAMES.into_iter().enumerate() {
            assert_eq!(name.parse(), Ok(BotName { player: Player::ALL[index], budget: None }));
        }
        let hard = |budget| Ok(BotName { player: Player::Hard, budget: Some(budget) });
        assert_eq!("hard@1000".parse(), hard(Budget::Iterations(1_000)));
        assert_eq!("hard@250ms".parse(), hard(Budget::Time(Duration::from_millis(250))));
    }

    #[test]
    fn nonsense_is_refused() {
        for name in
            ["", "Hard", "hardest", "hard@", "hard@0", "hard@-1", "hard@0ms", "hard@1s", "greedy@10", "random@5ms"]
        {
            assert_eq!(name.parse::<BotName>(), Err(UnknownBot(name.to_owned())));
        }
    }
}
