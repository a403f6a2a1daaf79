//! A scenario being played: decisions by the names of cards, and what everybody can read off the table.

use super::{domain, monster, recruit};
use crate::{
    Action, CardKingdoms,
    action::Action::{Build, ChangeDie, HarvestChoice, HarvestExchange, Recruit, Slay, TakeCitizen},
    centre::{CITIZEN_STACKS, COLUMNS, Slot},
    goods::Goods,
    roll::Roll,
    view::StackView,
};
use taverne_engine::{Game, Viewer};

/// A game that waits for somebody, with all that was told since it began.
pub type Scene = taverne_engine::Scene<CardKingdoms>;

#[easy_ext::ext(ByName)]
pub impl Scene {
    /// Lets the dice of the active player, who is about to roll, fall as wanted.
    fn roll(&mut self, one: u8, two: u8) -> &mut Self {
        assert_eq!(self.game.agenda.now(), Some(Roll.into()), "nobody is about to roll");
        self.game.show_dice([one, two], &mut self.journal);
        self.advance()
    }

    /// Actions, by the name of the card they are about.
    fn slay(&self, id: &str) -> Action {
        let wanted = Some(monster(&self.game.content, id));
        Slay(on_top(id, COLUMNS, |column| self.game.centre.monster(column) == wanted))
    }

    fn recruit(&self, id: &str) -> Action {
        Recruit(self.citizen_stack(id))
    }

    fn take_citizen(&self, id: &str) -> Action {
        TakeCitizen(self.citizen_stack(id))
    }

    fn build(&self, id: &str) -> Action {
        let wanted = Some(domain(&self.game.content, id));
        Build(on_top(id, COLUMNS, |column| self.game.centre.domain(column) == wanted))
    }

    fn change_die(&self, id: &str, die: u8) -> Action {
        ChangeDie { domain: domain(&self.game.content, id), die }
    }

    fn choose_in_harvest(&self, id: &str, option: u8) -> Action {
        HarvestChoice { card: recruit(&self.game.content, id), option }
    }

    fn exchange_in_harvest(&self, id: &str) -> Action {
        HarvestExchange { card: recruit(&self.game.content, id) }
    }

    fn return_citizen(&self, id: &str) -> Action {
        Action::ReturnCitizen(recruit(&self.game.content, id))
    }

    fn return_monster(&self, id: &str) -> Action {
        Action::ReturnMonster(monster(&self.game.content, id))
    }

    fn citizen_stack(&self, id: &str) -> u8 {
        let wanted = Some(recruit(&self.game.content, id));
        on_top(id, CITIZEN_STACKS, |stack| self.game.centre.citizen(stack) == wanted)
    }

    /// The tokens of a seat, as it counts them itself.
    fn goods(&self, seat: usize) -> Goods {
        self.view(seat).kingdoms[seat].goods
    }

    /// How many cards with this id the seat owns, of whatever kind.
    fn owned(&self, seat: usize, id: &str) -> u8 {
        let kingdom = self.view(seat).kingdoms.swap_remove(seat);
        let domains = kingdom.domains.into_iter().map(|id| (id, 1));
        let cards = kingdom.citizens.into_iter().chain(kingdom.monsters).chain(domains);
        cards.filter(|(card, _)| *card == id).map(|(_, count)| count).sum()
    }

    fn stack(&self, slot: Slot) -> StackView {
        self.game.view(Viewer::Spectator).stacks.swap_remove(usize::from(slot.0))
    }
}

fn on_top(id: &str, stacks: usize, holds: impl Fn(u8) -> bool) -> u8 {
    (0..stacks as u8).find(|&stack| holds(stack)).unwrap_or_else(|| panic!("no {id} lies on top of a stack"))
}
