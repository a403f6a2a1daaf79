//! A scenario being played: decisions by the names of cards, and what everybody can read off the table.

use super::{domain, monster, recruit};
use crate::{
    Action, CardKingdoms, Event, Refusal,
    action::Action::{Build, ChangeDie, HarvestChoice, HarvestExchange, Recruit, Slay, TakeCitizen},
    centre::{CITIZEN_STACKS, COLUMNS, Slot},
    goods::Goods,
    steps::Step,
    view::{StackView, View},
};
use taverne_engine::{Game, Journal, Seat, Standing, Viewer};

/// A game that waits for somebody, with all that was told since it began.
#[derive(Clone, Debug)]
pub struct Scene {
    game: CardKingdoms,
    journal: Journal<Event>,
}

impl Scene {
    pub(super) fn begin(game: CardKingdoms) -> Self {
        let mut scene = Self { game, journal: Journal::new() };
        scene.game.advance(&mut scene.journal);
        scene
    }

    /// Lets the dice of the active player, who is about to roll, fall as wanted.
    pub fn roll(&mut self, one: u8, two: u8) -> &mut Self {
        assert_eq!(self.game.agenda.now(), Some(Step::Roll), "nobody is about to roll");
        self.game.show_dice([one, two], &mut self.journal);
        self.game.advance(&mut self.journal);
        self
    }

    pub fn game(&self) -> &CardKingdoms {
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

    pub fn told(&self) -> Vec<&Event> {
        self.journal.told().iter().map(|told| &told.event).collect()
    }

    /// Actions, by the name of the card they are about.
    pub fn slay(&self, id: &str) -> Action {
        let wanted = Some(monster(&self.game.content, id));
        Slay(on_top(id, COLUMNS, |column| self.game.centre.monster(column) == wanted))
    }

    pub fn recruit(&self, id: &str) -> Action {
        Recruit(self.citizen_stack(id))
    }

    pub fn take_citizen(&self, id: &str) -> Action {
        TakeCitizen(self.citizen_stack(id))
    }

    pub fn build(&self, id: &str) -> Action {
        let wanted = Some(domain(&self.game.content, id));
        Build(on_top(id, COLUMNS, |column| self.game.centre.domain(column) == wanted))
    }

    pub fn change_die(&self, id: &str, die: u8) -> Action {
        ChangeDie { domain: domain(&self.game.content, id), die }
    }

    pub fn choose_in_harvest(&self, id: &str, option: u8) -> Action {
        HarvestChoice { card: recruit(&self.game.content, id), option }
    }

    pub fn exchange_in_harvest(&self, id: &str) -> Action {
        HarvestExchange { card: recruit(&self.game.content, id) }
    }

    pub fn return_citizen(&self, id: &str) -> Action {
        Action::ReturnCitizen(recruit(&self.game.content, id))
    }

    pub fn return_monster(&self, id: &str) -> Action {
        Action::ReturnMonster(monster(&self.game.content, id))
    }

    fn citizen_stack(&self, id: &str) -> u8 {
        let wanted = Some(recruit(&self.game.content, id));
        on_top(id, CITIZEN_STACKS, |stack| self.game.centre.citizen(stack) == wanted)
    }

    /// What the seat itself sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(Viewer::Seat(Seat::new(seat)))
    }

    /// The tokens of a seat, as it counts them itself.
    pub fn goods(&self, seat: usize) -> Goods {
        self.view(seat).kingdoms[seat].goods
    }

    /// How many cards with this id the seat owns, of whatever kind.
    pub fn owned(&self, seat: usize, id: &str) -> u8 {
        let kingdom = self.view(seat).kingdoms.swap_remove(seat);
        let domains = kingdom.domains.into_iter().map(|id| (id, 1));
        let cards = kingdom.citizens.into_iter().chain(kingdom.monsters).chain(domains);
        cards.filter(|(card, _)| *card == id).map(|(_, count)| count).sum()
    }

    pub fn stack(&self, slot: Slot) -> StackView {
        self.game.view(Viewer::Spectator).stacks.swap_remove(usize::from(slot.0))
    }

    /// The score of a seat, its own Duke included.
    pub fn score(&self, seat: usize) -> Standing {
        self.game.scores(Viewer::Seat(Seat::new(seat))).seats.swap_remove(seat)
    }

    /// The points of a seat from one source.
    pub fn points(&self, seat: usize, source: &str) -> i32 {
        self.score(seat).lines.iter().find(|line| line.source == source).map_or(0, |line| line.points)
    }
}

fn on_top(id: &str, stacks: usize, holds: impl Fn(u8) -> bool) -> u8 {
    (0..stacks as u8).find(|&stack| holds(stack)).unwrap_or_else(|| panic!("no {id} lies on top of a stack"))
}
