//! The main board: shrines with dice, the column of plans, rows of Champions, awards, and what is in the bag.

use crate::{
    Content,
    cards::{AwardId, COLUMN, ChampionCards, ChampionId, PlanId, PlanSet, Row, SPACES, Shrine},
    dice::{DiceBag, Die},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{Chance, Seat};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub bag: DiceBag,
    /// Clockwise, the Gem shrine first.
    pub shrines: [ArrayVec<Die, 7>; 5],
    /// Gems in the Gem shrine.
    pub gems: u8,
    /// Beginning with the place beside the deck, which is the dearest.
    pub column: [Option<PlanId>; COLUMN],
    pub plans: PlanPile,
    pub rows: [[Option<ChampionId>; SPACES]; 3],
    pub champions: ChampionPiles,
    pub awards: [AwardId; 3],
    /// Who has a marker on them, circle by circle.
    pub claims: [ArrayVec<Seat, 5>; 3],
}

/// The face-down plans. Those nobody has seen are a set, from which one is drawn when it is needed; under them lie those
/// that were put there, in order, the next to come first. This equals a shuffled pile.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlanPile {
    pub unseen: PlanSet,
    pub under: ArrayVec<PlanId, 48>,
}

impl PlanPile {
    pub fn is_empty(&self) -> bool {
        self.unseen.is_empty() && self.under.is_empty()
    }

    pub fn len(&self) -> usize {
        self.unseen.len() + self.under.len()
    }

    pub fn draw(&mut self, chance: &mut Chance) -> Option<PlanId> {
        self.unseen.draw(chance).or_else(|| self.under.pop_at(0))
    }

    pub fn put_under(&mut self, plan: PlanId) {
        self.under.push(plan);
    }
}

/// The three piles of Champions, kept in the same way.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ChampionPiles {
    pub unseen: ChampionCards,
    pub under: [ArrayVec<ChampionId, 21>; 3],
}

impl ChampionPiles {
    pub fn is_empty(&self, content: &Content, row: Row) -> bool {
        self.under[row as usize].is_empty() && self.unseen.and(content.cards_of(row)).is_empty()
    }

    pub fn draw(&mut self, content: &Content, row: Row, chance: &mut Chance) -> Option<ChampionId> {
        let card = self.unseen.and(content.cards_of(row)).any(chance);
        match card {
            Some(card) => {
                self.unseen.remove(card);
                Some(content.design(card))
            }
            None => self.under[row as usize].pop_at(0),
        }
    }

    pub fn put_under(&mut self, row: Row, champion: ChampionId) {
        self.under[row as usize].push(champion);
    }
}

impl Board {
    pub fn dice(&self, shrine: Shrine) -> &ArrayVec<Die, 7> {
        &self.shrines[shrine as usize]
    }

    /// Dice on all shrines together.
    pub fn dice_count(&self) -> usize {
        self.shrines.iter().map(ArrayVec::len).sum()
    }

    pub fn champion(&self, row: Row, space: u8) -> Option<ChampionId> {
        *self.rows[row as usize].get(usize::from(space))?
    }

    pub fn plan(&self, column: u8) -> Option<PlanId> {
        *self.column.get(usize::from(column))?
    }

    pub fn column_has_gap(&self) -> bool {
        self.column.iter().any(Option::is_none)
    }

    /// RULES 7: cards slide towards the cheap end.
    pub fn slide(&mut self) {
        self.column = slid(self.column);
    }
}

/// A column in which all gaps are at the dear end.
pub fn slid(column: [Option<PlanId>; COLUMN]) -> [Option<PlanId>; COLUMN] {
    let mut slid = [None; COLUMN];
    let mut at = COLUMN;
    for plan in column.into_iter().rev().flatten() {
        at -= 1;
        slid[at] = Some(plan);
    }
    slid
}
