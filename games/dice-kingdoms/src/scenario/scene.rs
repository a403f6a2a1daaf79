//! A scenario being played: decisions by the names of things, and what everybody can read off the table.

use super::{domain, lair, road};
use crate::{
    Action, DiceKingdoms, Event, Refusal,
    parts::{Change, Dice, Die, End, Guild, Statue},
    sheet::Circled,
    steps::{Step, Story},
    view::{SheetView, View},
};
use taverne_engine::{Game, Journal, Seat, SeatScore, Viewer};

/// A game that waits for somebody, with all that was told since it began.
#[derive(Clone, Debug)]
pub struct Scene {
    game: DiceKingdoms,
    journal: Journal<Event>,
}

impl Scene {
    pub(super) fn begin(game: DiceKingdoms) -> Self {
        let mut scene = Self { game, journal: Journal::new() };
        scene.advance();
        scene
    }

    fn advance(&mut self) {
        self.game.advance(&mut Story::new(&mut self.journal));
    }

    /// Lets the dice of the active player, who is about to roll, fall as wanted.
    pub fn roll(&mut self, dice: Dice) -> &mut Self {
        assert_eq!(self.game.agenda.now(), Some(Step::Roll), "nobody is about to roll");
        self.game.show_dice(dice, &mut Story::new(&mut self.journal));
        self.advance();
        self
    }

    /// Solo: lets the black dice fall as wanted for the second harvest.
    pub fn roll_again(&mut self, one: u8, two: u8) -> &mut Self {
        assert_eq!(self.game.agenda.now(), Some(Step::RollAgain), "nobody is about to roll again");
        self.game.show_black_dice([one, two], &mut Story::new(&mut self.journal));
        self.advance();
        self
    }

    pub(super) fn skip_to(&mut self, step: Step, dice: Dice) {
        while self.game.agenda.now() != Some(step) {
            self.game.agenda.pop().unwrap_or_else(|| panic!("a turn of this game has no step {step:?}"));
        }
        self.game.dice = dice;
        self.advance();
    }

    pub fn game(&self) -> &DiceKingdoms {
        &self.game
    }

    /// Lets a seat decide, and insists that it may.
    pub fn play(&mut self, seat: usize, action: Action) -> &mut Self {
        let played = self.game.play(Seat::new(seat), action, &mut self.journal);
        played.unwrap_or_else(|refusal| panic!("{action:?} of seat {seat} is refused: {refusal:?}"));
        self
    }

    /// Why a seat may not do this; a refusal changes nothing.
    pub fn refusal(&self, seat: usize, action: Action) -> Refusal {
        let mut copy = self.clone();
        let Err(refusal) = copy.game.play(Seat::new(seat), action, &mut copy.journal) else {
            panic!("{action:?} of seat {seat} is allowed");
        };
        assert!(copy.game == self.game, "refusing {action:?} left a trace");
        refusal
    }

    /// The seats that owe a decision.
    pub fn asked(&self) -> Vec<usize> {
        self.game.waiting().seats().iter().map(Seat::index).collect()
    }

    pub fn is_over(&self) -> bool {
        self.game.waiting().is_over()
    }

    pub fn actions(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(Seat::new(seat), &mut actions);
        actions
    }

    /// Whether the active player is asked for an action.
    pub fn is_at_action(&self) -> bool {
        self.game.agenda.now() == Some(Step::Act)
    }

    pub fn told(&self) -> Vec<&Event> {
        self.journal.told().iter().map(|told| &told.event).collect()
    }

    /// What these eyes were told.
    pub fn heard(&self, viewer: Viewer) -> Vec<&Event> {
        let heard = self.journal.told().iter().filter(|told| told.audience.includes(viewer));
        heard.map(|told| &told.event).collect()
    }

    /// Actions, by the names of things.
    pub fn fight(&self, id: &str, blue: bool) -> Action {
        let (lair, value) = (lair(&self.game.content, id), self.game.value(Die::Red, blue));
        let block = self.game.content.lair(lair).blocks_for(value).next().unwrap_or_default();
        Action::Fight { lair, block, blue }
    }

    pub fn build(&self, id: &str, end: End, blue: bool) -> Action {
        Action::Build { road: road(&self.game.content, id), end, blue }
    }

    pub fn pave(&self, id: &str, end: End) -> Action {
        Action::Pave { road: road(&self.game.content, id), end }
    }

    pub fn combat(&self, id: &str) -> Action {
        Action::Combat(lair(&self.game.content, id))
    }

    /// A recruit of the section that this value wakes.
    pub fn recruit(&self, value: u8) -> Action {
        Action::Recruit(self.game.content.section(value))
    }

    pub fn change(&self, id: &str, die: Die, change: Change) -> Action {
        Action::ChangeDie { domain: domain(&self.game.content, id), die, change }
    }

    /// The statue with this number, wherever it lies in the row.
    pub fn take(&self, number: u8) -> Action {
        let place = self.game.row.iter().position(|card| card.is_some_and(|card| card.number == number));
        Action::TakeStatue(place.unwrap_or_else(|| panic!("no statue {number} lies in the row")) as u8)
    }

    /// What the seat itself sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(Viewer::Seat(Seat::new(seat)))
    }

    /// The sheets of a seat, as it sees them itself.
    pub fn sheet(&self, seat: usize) -> SheetView {
        self.view(seat).sheets.swap_remove(seat)
    }

    pub fn citizen(&self, seat: usize, value: u8) -> u8 {
        self.sheet(seat).citizens[self.game.content.section(value).index()]
    }

    pub fn guild(&self, seat: usize, guild: Guild) -> u8 {
        self.sheet(seat).guilds[guild as usize]
    }

    pub fn chest(&self, seat: usize) -> u8 {
        self.sheet(seat).chest
    }

    /// Ticked boxes of each block of a lair.
    pub fn lair(&self, seat: usize, id: &str) -> Vec<u8> {
        self.sheet(seat).lairs.swap_remove(lair(&self.game.content, id).index()).blocks
    }

    pub fn circled(&self, seat: usize, id: &str) -> Circled {
        self.sheet(seat).lairs[lair(&self.game.content, id).index()].circled
    }

    /// Boxes of a road ticked from its end a, and from its end b.
    pub fn road(&self, seat: usize, id: &str) -> [u8; 2] {
        self.sheet(seat).roads[road(&self.game.content, id).index()]
    }

    pub fn has_joined(&self, seat: usize, id: &str) -> bool {
        self.sheet(seat).domains.contains(&domain(&self.game.content, id))
    }

    pub fn has_bridge(&self, seat: usize, id: &str) -> bool {
        self.sheet(seat).bridges.contains(&road(&self.game.content, id))
    }

    /// The numbers of a seat's statues.
    pub fn statues(&self, seat: usize) -> Vec<u8> {
        self.sheet(seat).statues.iter().map(|statue| statue.number).collect()
    }

    pub fn row(&self) -> Vec<Option<Statue>> {
        self.view(0).row
    }

    pub fn score(&self, seat: usize) -> SeatScore {
        self.game.scores(Viewer::Seat(Seat::new(seat))).seats.swap_remove(seat)
    }

    /// The points of a seat from one source.
    pub fn points(&self, seat: usize, source: &str) -> i32 {
        self.score(seat).lines.iter().find(|line| line.source == source).map_or(0, |line| line.points)
    }
}
