//! A scenario being played: decisions by the names of things, and what everybody can read off the table.

use super::{domain, lair, road};
use crate::{
    Action, DiceKingdoms,
    actions::Act,
    parts::{Change, Dice, Die, End, Guild, Statue},
    sheet::Circled,
    turn::{Roll, RollAgain},
    view::SheetView,
};

/// A game that waits for somebody, with all that was told since it began.
pub type Scene = taverne_engine::Scene<DiceKingdoms>;

#[easy_ext::ext(ByName)]
pub impl Scene {
    /// Lets the dice of the active player, who is about to roll, fall as wanted.
    fn roll(&mut self, dice: Dice) -> &mut Self {
        assert_eq!(self.game.agenda.now(), Some(Roll.into()), "nobody is about to roll");
        self.game.show_dice(dice, &mut self.journal);
        self.advance()
    }

    /// Solo: lets the black dice fall as wanted for the second harvest.
    fn roll_again(&mut self, one: u8, two: u8) -> &mut Self {
        assert_eq!(self.game.agenda.now(), Some(RollAgain.into()), "nobody is about to roll again");
        self.game.show_black_dice([one, two], &mut self.journal);
        self.advance()
    }

    /// Whether the active player is asked for an action.
    fn is_at_action(&self) -> bool {
        self.game.agenda.now() == Some(Act.into())
    }

    /// Actions, by the names of things.
    fn fight(&self, id: &str, blue: bool) -> Action {
        let (lair, value) = (lair(&self.game.content, id), self.game.value(Die::Red, blue));
        let block = self.game.content.lair(lair).blocks_for(value).next().unwrap_or_default();
        Action::Fight { lair, block, blue }
    }

    fn build(&self, id: &str, end: End, blue: bool) -> Action {
        Action::Build { road: road(&self.game.content, id), end, blue }
    }

    fn pave(&self, id: &str, end: End) -> Action {
        Action::Pave { road: road(&self.game.content, id), end }
    }

    fn combat(&self, id: &str) -> Action {
        Action::Combat(lair(&self.game.content, id))
    }

    /// A recruit of the section that this value wakes.
    fn recruit(&self, value: u8) -> Action {
        Action::Recruit(self.game.content.section(value))
    }

    fn change(&self, id: &str, die: Die, change: Change) -> Action {
        Action::ChangeDie { domain: domain(&self.game.content, id), die, change }
    }

    /// The statue with this number, wherever it lies in the row.
    fn take(&self, number: u8) -> Action {
        let place = self.game.row.iter().position(|card| card.is_some_and(|card| card.number == number));
        Action::TakeStatue(place.unwrap_or_else(|| panic!("no statue {number} lies in the row")) as u8)
    }

    /// The sheets of a seat, as it sees them itself.
    fn sheet(&self, seat: usize) -> SheetView {
        self.view(seat).sheets.swap_remove(seat)
    }

    fn citizen(&self, seat: usize, value: u8) -> u8 {
        self.sheet(seat).citizens[self.game.content.section(value).index()]
    }

    fn guild(&self, seat: usize, guild: Guild) -> u8 {
        self.sheet(seat).guilds[guild as usize]
    }

    fn chest(&self, seat: usize) -> u8 {
        self.sheet(seat).chest
    }

    /// Ticked boxes of each block of a lair.
    fn lair(&self, seat: usize, id: &str) -> Vec<u8> {
        self.sheet(seat).lairs.swap_remove(lair(&self.game.content, id).index()).blocks
    }

    fn circled(&self, seat: usize, id: &str) -> Circled {
        self.sheet(seat).lairs[lair(&self.game.content, id).index()].circled
    }

    /// Boxes of a road ticked from its end a, and from its end b.
    fn road(&self, seat: usize, id: &str) -> [u8; 2] {
        self.sheet(seat).roads[road(&self.game.content, id).index()]
    }

    fn has_joined(&self, seat: usize, id: &str) -> bool {
        self.sheet(seat).domains.contains(&domain(&self.game.content, id))
    }

    fn has_bridge(&self, seat: usize, id: &str) -> bool {
        self.sheet(seat).bridges.contains(&road(&self.game.content, id))
    }

    /// The numbers of a seat's statues.
    fn statues(&self, seat: usize) -> Vec<u8> {
        self.sheet(seat).statues.iter().map(|statue| statue.number).collect()
    }

    fn row(&self) -> Vec<Option<Statue>> {
        self.view(0).row
    }
}
