//! From what a scenario says to cards on the table.

use super::{Holdings, Scenario, domain, monster, recruit};
use crate::{
    CardKingdoms,
    cards::{CitizenId, DomainSet, DukeId},
    centre::{COLUMNS, CitizenStack, DomainStack, Slot},
    setup,
};
use taverne_engine::{Journal, Seat, SeatSet, Seed, zones::Deck};

impl Scenario {
    /// The table as said, just before a turn begins.
    pub(super) fn lay(self) -> CardKingdoms {
        let seats = self.holdings.len();
        let laid = setup::lay_out(self.content, &self.options, seats, Seed::numbered(0, 0), &mut Journal::silent());
        let mut game = laid.unwrap_or_else(|refusal| panic!("such a table is refused: {refusal:?}"));
        game.pending = SeatSet::EMPTY;
        game.agenda.pop();
        (game.first, game.active) = (Seat::new(self.first), Seat::new(self.active));
        for (seat, holdings) in self.holdings.iter().enumerate() {
            settle(&mut game, Seat::new(seat), holdings);
        }
        self.capture(&mut game);
        for (slot, cards) in &self.stacks {
            restack(&mut game, *slot, cards);
        }
        self.lay_domains(&mut game);
        game.centre.mark_exhausted(|_| {});
        game.last_round = !game.is_solo() && self.active != self.first && game.end_condition();
        game
    }

    fn capture(&self, game: &mut CardKingdoms) {
        if let Some(duke) = self.dark_lord {
            let dark_lord = game.dark_lord.as_ref().expect("the Dark Lord is only there in a solo game");
            let before = dark_lord.duke;
            deal(game, duke, before);
        }
        for id in &self.captives {
            let citizen = self.content.find_citizen(id);
            if let Some(citizen) = citizen {
                leave_stack(game, citizen);
            }
            let dark_lord = game.dark_lord.as_mut().expect("the Dark Lord is only there in a solo game");
            match citizen {
                Some(citizen) => dark_lord.citizens.put(citizen.index()),
                None => dark_lord.domains.insert(domain(self.content, id)),
            }
        }
    }

    /// Every Domain lies in one place only: those that are named where they belong, others in the gaps.
    fn lay_domains(&self, game: &mut CardKingdoms) {
        let named = |column| self.stacks.iter().rev().find(|(slot, _)| *slot == Slot::domain(column));
        let ids = |cards: &[&str]| cards.iter().rev().map(|id| domain(self.content, id)).collect::<Vec<_>>();
        let mut taken: DomainSet = self.offered.iter().copied().collect();
        taken = game.kingdoms.iter().fold(taken, |taken, kingdom| taken.union(kingdom.domains)).union(game.removed);
        taken = taken.union(game.dark_lord.as_ref().map_or(DomainSet::EMPTY, |it| it.domains));
        taken = taken.union((0..COLUMNS).filter_map(named).flat_map(|(_, cards)| ids(cards)).collect());
        let mut free: Vec<_> = self.content.all_domains().minus(taken).iter().collect();
        for column in 0..COLUMNS {
            let stack = &mut game.centre.domains[column];
            let mut cards: Vec<_> = match named(column) {
                Some((_, cards)) => ids(cards),
                None => {
                    let missing = stack.cards.len() - usize::from(self.offered.get(column).is_some());
                    free.drain(..missing.min(free.len())).collect()
                }
            };
            cards.extend(self.offered.get(column));
            *stack = DomainStack { cards: cards.into_iter().collect(), face_up: true };
        }
    }
}

fn settle(game: &mut CardKingdoms, seat: Seat, holdings: &Holdings) {
    let content = game.content.0;
    if let Some(duke) = holdings.duke {
        let before = game.kingdom(seat).dealt[0];
        deal(game, duke, before);
    }
    for &citizen in &holdings.citizens {
        leave_stack(game, citizen);
        game.kingdom_mut(seat).add_citizen(content, citizen);
    }
    for &monster in &holdings.monsters {
        let card = content.monster(monster);
        let stack = game.centre.monsters.iter_mut().find(|stack| stack.area == card.area);
        let stack = stack.unwrap_or_else(|| panic!("no {} comes to this table: its area is not there", card.id));
        stack.cards = without(&stack.cards, monster);
        game.kingdom_mut(seat).monsters.put(monster.index());
    }
    let kingdom = game.kingdom_mut(seat);
    (kingdom.goods, kingdom.domains, kingdom.kept) = (holdings.goods, holdings.domains, Some(0));
}

/// Puts a Duke in the place of another one, and that one where the Duke came from.
fn deal(game: &mut CardKingdoms, duke: DukeId, before: DukeId) {
    let dealt = game.kingdoms.iter_mut().flat_map(|kingdom| &mut kingdom.dealt);
    for card in dealt.chain(game.dark_lord.as_mut().map(|dark_lord| &mut dark_lord.duke)) {
        if *card == before {
            *card = duke;
        } else if *card == duke {
            *card = before;
        }
    }
}

/// A Citizen that somebody owns comes from its stack, or else from the box.
fn leave_stack(game: &mut CardKingdoms, citizen: CitizenId) {
    let stack = &mut game.centre.citizens[game.content.stack_of(citizen)];
    *stack = citizen_stack(without(&stack.cards, citizen), game.mixed);
}

fn restack(game: &mut CardKingdoms, slot: Slot, cards: &[&str]) {
    let (content, from_the_bottom) = (game.content.0, cards.iter().rev());
    match usize::from(slot.0) {
        column @ 0..5 => {
            game.centre.monsters[column].cards = from_the_bottom.map(|id| monster(content, id)).collect();
        }
        stack @ 5..15 => {
            let cards = from_the_bottom.map(|id| recruit(content, id)).collect();
            game.centre.citizens[stack - 5] = citizen_stack(cards, game.mixed);
        }
        _ => {} // Domains are laid last, when it is known which are left.
    }
}

fn citizen_stack(cards: Deck<CitizenId, 6>, mixed: bool) -> CitizenStack {
    let face_up = if mixed { cards.len().min(1) } else { cards.len() } as u8;
    CitizenStack { cards, face_up }
}

fn without<T: Copy + PartialEq, const N: usize>(deck: &Deck<T, N>, card: T) -> Deck<T, N> {
    let found = deck.cards().iter().position(|&it| it == card);
    let others = deck.cards().iter().enumerate().filter(|&(index, _)| Some(index) != found);
    others.map(|(_, &card)| card).collect()
}
