//! What lies on the table: pawns, statues, the bank, the supply and the decks.

use crate::{
    Event, Valroc,
    cards::{
        ActionId, ActionSet, COURSES, CourseId, MagicId, MagicSet, OFFERINGS, OfferingId, OfferingSet, SpellId,
        TOKEN_KINDS, Token,
    },
    elements::Element,
    places::{Piece, Place, Spot, SpotSet},
    spell_pile::SpellPile,
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{Seat, zones::Bag};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    pub(crate) slots: [[Option<Piece>; 4]; 8],
    /// The open courses, from the left.
    pub(crate) courses: [Option<CourseId>; 4],
    pub(crate) magic: Option<MagicId>,
    pub(crate) statues: [Statue; 4],
    pub(crate) bank: u8,
    pub(crate) supply: [u8; TOKEN_KINDS],
    pub(crate) wrath: u8,
    /// Who holds the monk this round, and who will in the next; at the Sanctuary if nobody.
    pub(crate) monk: Option<Seat>,
    pub(crate) next_monk: Option<Seat>,
    /// Which element each row of the hunt board has.
    pub(crate) rows: [Element; 4],
    /// Follow from the slots, kept for speed: where there is room, and the places where each seat has a pawn.
    pub(crate) free: SpotSet,
    pub(crate) visited: [SpotSet; 5],
    /// The same from the courses: where only a mage may go.
    pub(crate) mages: SpotSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statue {
    pub(crate) vals: u8,
    pub(crate) diamonds: u8,
}

/// Decks are drawn from at random when a card is needed, so they have no order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decks {
    pub(crate) actions: ActionSet,
    pub(crate) action_discards: ActionSet,
    /// Action cards lying open on the table while they are being read.
    pub(crate) shown: ActionSet,
    pub(crate) spells: SpellPile,
    /// Spells discarded face up; those discarded face down are remembered by who did it.
    pub(crate) spell_discards: SpellPile,
    pub(crate) courses: Bag<COURSES>,
    pub(crate) course_discards: Bag<COURSES>,
    pub(crate) magics: MagicSet,
    pub(crate) magic_discards: MagicSet,
    pub(crate) offerings: OfferingSet,
}

impl Board {
    pub(crate) fn at(&self, place: Place) -> &[Option<Piece>; 4] {
        &self.slots[place.index()]
    }

    pub fn statue_vals(&self, element: Element) -> u8 {
        self.statues[element.index()].vals
    }

    pub fn wrath(&self) -> u8 {
        self.wrath
    }

    /// RULES 6.6: the one statue that leads.
    pub fn dominant(&self) -> Option<Element> {
        let blessed = self.statues.iter().any(|statue| statue.diamonds > 0);
        let (mut best, mut leader) = (0, None);
        for (index, statue) in self.statues.iter().enumerate() {
            if blessed && statue.diamonds == 0 {
                continue;
            }
            // A lone diamond leads without a Val.
            let worth = statue.vals + u8::from(blessed);
            if worth > best {
                (best, leader) = (worth, Some(Element::of(index)));
            } else if worth == best {
                leader = None;
            }
        }
        leader
    }
}

impl Valroc {
    /// Draws an Action card and lays it open; nothing if none is left anywhere [R15].
    pub(crate) fn turn_up(&mut self, journal: &mut Journal) -> Option<ActionId> {
        if self.decks.actions.is_empty() {
            self.decks.actions = std::mem::take(&mut self.decks.action_discards);
        }
        let card = self.decks.actions.draw(&mut self.chance)?;
        self.decks.shown.insert(card);
        journal.learned();
        Some(card)
    }

    pub(crate) fn discard(&mut self, card: ActionId) {
        self.decks.shown.remove(card);
        self.decks.action_discards.insert(card);
    }

    pub(crate) fn draw_spell(&mut self) -> Option<SpellId> {
        if self.decks.spells.is_empty() {
            self.decks.spells = std::mem::take(&mut self.decks.spell_discards);
            for player in &mut self.players {
                self.decks.spells = self.decks.spells.with(std::mem::take(&mut player.dropped_spells));
            }
        }
        self.decks.spells.draw(&mut self.chance)
    }

    fn draw_course(&mut self) -> Option<CourseId> {
        let Decks { courses, course_discards, .. } = &mut self.decks;
        let drawn = courses.draw(&mut self.chance).or_else(|| {
            *courses = std::mem::take(course_discards);
            courses.draw(&mut self.chance)
        });
        drawn.map(CourseId::of)
    }

    /// Fills the empty course slots from the left.
    pub(crate) fn refill_courses(&mut self, journal: &mut Journal) {
        for slot in 0..4 {
            if self.board.courses[slot].is_some() {
                continue;
            }
            let Some(course) = self.draw_course() else {
                return;
            };
            self.board.courses[slot] = Some(course);
            journal.learned();
            journal.tell_all(|| Event::CourseRevealed { slot: slot as u8, course });
        }
    }

    pub(crate) fn reveal_magic(&mut self, journal: &mut Journal) {
        if let Some(old) = self.board.magic.take() {
            self.decks.magic_discards.insert(old);
        }
        if self.decks.magics.is_empty() {
            self.decks.magics = std::mem::take(&mut self.decks.magic_discards);
        }
        self.board.magic = self.decks.magics.draw(&mut self.chance);
        journal.learned();
        if let Some(magic) = self.board.magic {
            journal.tell_all(|| Event::MagicRevealed { magic });
        }
    }

    /// An Offering card; the deck is shuffled again when it is empty.
    pub(crate) fn draw_offering(&mut self) -> OfferingId {
        if self.decks.offerings.is_empty() {
            self.decks.offerings = OfferingSet::all(OFFERINGS);
        }
        self.decks.offerings.draw(&mut self.chance).expect("the deck was just shuffled")
    }

    /// Takes PM from the supply, which never ends; what does not fit is lost. Says how many fitted.
    pub(crate) fn gain_pm(&mut self, seat: Seat, amount: u8) -> u8 {
        let most = self.content.board.most;
        let player = self.player_mut(seat);
        let gained = amount.min(most.saturating_sub(player.pm));
        player.pm += gained;
        gained
    }

    /// Takes Vals from the bank, as far as it has any. Says how many came.
    pub(crate) fn gain_vals(&mut self, seat: Seat, amount: u8) -> u8 {
        let gained = amount.min(self.board.bank);
        self.board.bank -= gained;
        self.player_mut(seat).vals += gained;
        gained
    }

    pub(crate) fn pay_vals(&mut self, seat: Seat, amount: u8) {
        self.player_mut(seat).vals -= amount;
        self.board.bank += amount;
    }

    /// Raises a skill; what does not fit is lost. Says how much it rose.
    pub(crate) fn gain_skill(&mut self, seat: Seat, element: Element, amount: u8) -> u8 {
        let most = self.content.board.most;
        let skill = &mut self.player_mut(seat).skills[element.index()];
        let gained = amount.min(most.saturating_sub(*skill));
        *skill += gained;
        gained
    }

    /// Takes a token from the supply; false if it is out of stock.
    pub(crate) fn gain_token(&mut self, seat: Seat, token: Token) -> bool {
        let left = &mut self.board.supply[token.kind()];
        let there = *left > 0;
        if there {
            *left -= 1;
            self.player_mut(seat).tokens[token as usize] += 1;
        }
        there
    }

    /// A used token returns to the supply.
    pub(crate) fn return_token(&mut self, seat: Seat, token: Token) {
        self.player_mut(seat).tokens[token as usize] -= 1;
        self.board.supply[token.kind()] += 1;
    }

    /// RULES 1.7: closed slots by the number of players; the room of the Cave moves every round.
    pub fn is_closed(&self, place: Place, slot: usize) -> bool {
        if place == Place::Cave {
            return self.forbidden_room().is_some_and(|room| room.index() == slot);
        }
        self.content.board.closed[self.table()][place.index()] & (1 << slot) != 0
    }

    /// The room of the Cave that is closed this round, with one or two players.
    pub fn forbidden_room(&self) -> Option<Element> {
        (self.table() <= 2).then(|| Element::of(usize::from(self.round.max(1) - 1) % 4))
    }

    /// Looks where there is room, and who is where.
    pub(crate) fn survey(&mut self) {
        self.survey_empty();
        for (place, slots) in Place::ALL.into_iter().zip(self.board.slots) {
            for (slot, piece) in slots.into_iter().enumerate() {
                if let Some(piece) = piece {
                    let full = self.free_slots(place) == 0;
                    self.survey_after(Spot::at(place, slot), piece.owner, full);
                }
            }
        }
    }

    /// The same before the first pawn is placed.
    pub(crate) fn survey_empty(&mut self) {
        self.survey_courses();
        self.board.free = self.content.board.open[self.table()];
        self.board.visited = [SpotSet::EMPTY; 5];
        if let Some(room) = self.forbidden_room() {
            self.board.free.remove(Spot::cave(room));
        }
        for (slot, course) in self.board.courses.iter().enumerate() {
            if course.is_none() {
                self.board.free.remove(Spot::university(slot));
            }
        }
    }

    fn survey_courses(&mut self) {
        let Board { courses, mages, .. } = &mut self.board;
        *mages = SpotSet::MAGES;
        for (slot, course) in courses.iter().enumerate() {
            let Some(course) = *course else { continue };
            let spot = Spot::university(slot);
            *mages = mages.union(SpotSet::only_if(self.content.mage_only().contains(course), spot));
        }
    }

    /// The same after a pawn was put there, whose place may be full now.
    pub(crate) fn survey_after(&mut self, spot: Spot, owner: Seat, full: bool) {
        let taken = SpotSet::only_if(full | spot.slot().is_some(), spot);
        self.board.free = self.board.free.minus(taken);
        let visited = &mut self.board.visited[owner.index()];
        *visited = visited.union(SpotSet::of(spot.place()));
    }

    /// The slot that a pawn would take there: the one it names, or the first free one from the left.
    pub(crate) fn slot_for(&self, spot: Spot) -> Option<usize> {
        spot.slot().or_else(|| {
            let free = self.free_slots(spot.place());
            (free != 0).then_some(free.trailing_zeros() as usize)
        })
    }

    /// The slots of a place that are neither taken nor closed, one bit each.
    pub(crate) fn free_slots(&self, place: Place) -> u8 {
        let taken = self.board.at(place).iter().rev().fold(0, |bits, slot| (bits << 1) | u8::from(slot.is_some()));
        let closed = self.content.board.closed[self.table()][place.index()];
        ((1 << place.slots()) - 1) & !taken & !closed
    }
}
