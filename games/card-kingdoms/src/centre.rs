//! The centre of the table: 20 stacks in four rows of five.

use crate::cards::{AreaId, CitizenId, DomainId, MonsterId};
use serde::{Deserialize, Serialize};
use taverne_engine::zones::Deck;
use ts_rs::TS;

pub const COLUMNS: usize = 5;
pub const CITIZEN_STACKS: usize = 10;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Centre {
    pub monsters: [MonsterStack; COLUMNS],
    /// Row 2 (values 1 to 5), then row 3 (values 6 to 11/12).
    pub citizens: [CitizenStack; CITIZEN_STACKS],
    pub domains: [DomainStack; COLUMNS],
    /// The slots that hold an Exhausted card.
    exhausted: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonsterStack {
    pub area: AreaId,
    pub cards: Deck<MonsterId, 6>,
}

#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CitizenStack {
    pub cards: Deck<CitizenId, 6>,
    /// How many cards from the top lie face up; with mixed Citizens the others are secret.
    pub face_up: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DomainStack {
    pub cards: Deck<DomainId, 4>,
    /// Whether the top card lies face up. It does not while the Domain above it is still being built.
    pub face_up: bool,
}

/// A place in the centre, row by row from the top left: 0-4 Monsters, 5-14 Citizens, 15-19 Domains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(transparent)]
pub struct Slot(pub u8);

impl Slot {
    pub const COUNT: usize = 20;

    pub const fn monster(column: usize) -> Self {
        Self(column as u8)
    }

    pub const fn citizen(stack: usize) -> Self {
        Self((COLUMNS + stack) as u8)
    }

    pub const fn domain(column: usize) -> Self {
        Self((COLUMNS + CITIZEN_STACKS + column) as u8)
    }
}

impl DomainStack {
    pub fn open(&self) -> Option<DomainId> {
        if self.face_up { self.cards.top() } else { None }
    }
}

impl CitizenStack {
    /// Takes the top card; the next one is turned up. Tells whether that showed something new.
    pub fn take(&mut self) -> Option<(CitizenId, bool)> {
        let taken = self.cards.draw()?;
        self.face_up -= 1;
        let turned = self.face_up == 0 && !self.cards.is_empty();
        self.face_up += u8::from(turned);
        Some((taken, turned))
    }

    /// Puts a card face up on top; the card below stays face up (RULES 11).
    pub fn put_back(&mut self, citizen: CitizenId) {
        self.cards.put(citizen);
        self.face_up += 1;
    }
}

impl Centre {
    pub fn new(
        monsters: [MonsterStack; COLUMNS],
        citizens: [CitizenStack; CITIZEN_STACKS],
        domains: [DomainStack; COLUMNS],
    ) -> Self {
        Self { monsters, citizens, domains, exhausted: 0 }
    }

    fn is_empty(&self, slot: Slot) -> bool {
        match usize::from(slot.0) {
            column @ 0..5 => self.monsters[column].cards.is_empty(),
            stack @ 5..15 => self.citizens[stack - 5].cards.is_empty(),
            column => self.domains[column - 15].cards.is_empty(),
        }
    }

    /// Lays an Exhausted card on every empty slot and takes it from every other; `on_new` hears of the new ones.
    pub fn mark_exhausted(&mut self, mut on_new: impl FnMut(Slot)) {
        for slot in (0..Slot::COUNT).map(|index| Slot(index as u8)) {
            let bit = 1 << slot.0;
            if !self.is_empty(slot) {
                self.exhausted &= !bit;
            } else if self.exhausted & bit == 0 {
                self.exhausted |= bit;
                on_new(slot);
            }
        }
    }

    /// How many stacks are exhausted: slots count, not the Exhausted cards left **[R19]**.
    pub fn exhausted(&self) -> usize {
        self.exhausted.count_ones() as usize
    }

    pub fn no_monster_left(&self) -> bool {
        self.monsters.iter().all(|stack| stack.cards.is_empty())
    }

    pub fn no_domain_left(&self) -> bool {
        self.domains.iter().all(|stack| stack.cards.is_empty())
    }

    pub fn monster(&self, column: u8) -> Option<MonsterId> {
        self.monsters.get(usize::from(column))?.cards.top()
    }

    pub fn citizen(&self, stack: u8) -> Option<CitizenId> {
        self.citizens.get(usize::from(stack))?.cards.top()
    }

    pub fn domain(&self, column: u8) -> Option<DomainId> {
        self.domains.get(usize::from(column))?.open()
    }
}
