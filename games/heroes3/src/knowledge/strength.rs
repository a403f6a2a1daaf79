//! What an army is worth on the map, and how likely it beats whom it meets.

use crate::{
    Heroes3,
    kinds::{Difficulty, Face, Tier, Which},
};
use arrayvec::ArrayVec;
use taverne_engine::{Seat, knowledge::odds};

/// RULES 19.2: so many units stand on the board; the others wait.
pub(super) const FRONT: usize = 5;
/// What a unit that finds no place there still counts.
const RESERVE: f32 = 0.35;
/// What a card that was won adds to an army, in gold.
const OF_CARD: f32 = 1.2;
/// The cards of a starting deck.
const FIRST_CARDS: usize = 9;

/// Whoever stands against the hero, about.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Force {
    /// In gold.
    pub(super) worth: f32,
    pub(super) health: f32,
    pub(super) defense: f32,
    pub(super) units: f32,
}

/// A neutral unit of a tier, on average: worth, health, defense.
const fn neutral(tier: Tier) -> [f32; 3] {
    match tier {
        Tier::Bronze => [5.2, 3.4, 0.3],
        Tier::Silver => [10.5, 4.8, 1.1],
        Tier::Golden => [19.0, 6.5, 1.5],
        Tier::Azure => [52.0, 9.0, 2.7],
    }
}

impl Heroes3 {
    pub(super) fn guard_force(&self, level: u8, difficulty: Difficulty) -> Force {
        let mut force = Force::default();
        for &tier in self.content.0.guard(level, difficulty) {
            let [worth, health, defense] = neutral(tier);
            force.worth += worth;
            force.health += health;
            force.defense += defense;
            force.units += 1.0;
        }
        force.defense /= force.units.max(1.0);
        force
    }

    /// An AI hero has cards besides its units, and walls in its town.
    pub(super) fn ai_force(&self, hero: u8) -> Force {
        let mut force = Force::default();
        for (unit, face) in self.ai_army(hero) {
            let Some(figures) = self.content.0.unit(unit).figures(face) else { continue };
            force.worth += f32::from(self.worth(unit, face));
            force.health += f32::from(figures.health) * if face == Face::Pack { 2.0 } else { 1.0 };
            force.defense += f32::from(figures.defense);
            force.units += 1.0;
        }
        force.defense /= force.units.max(1.0);
        let figures = self.adventure().and_then(|it| it.ai_heroes.get(usize::from(hero)));
        if let Some(figures) = figures {
            let cards: u8 = figures.deck.iter().sum();
            force.worth *= 1.0 + 0.04 * f32::from(cards);
            if figures.siege {
                force.worth += 8.0;
            }
        }
        force
    }

    /// What the own units are worth, and what they do in a combat round.
    pub(super) fn own_army(&self, seat: Seat, defense: f32) -> (f32, f32) {
        let content = self.content.0;
        let mut each: ArrayVec<(f32, f32), { crate::player::MOST_UNITS }> = ArrayVec::new();
        for troop in &self.player(seat).army {
            let attack = content.unit(troop.unit).figures(troop.face).map_or(0.0, |it| f32::from(it.attack));
            each.push((f32::from(self.worth(troop.unit, troop.face)), (attack - defense).max(0.4)));
        }
        each.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        let (mut worth, mut hits) = (0.0, 0.0);
        for (at, it) in each.iter().enumerate() {
            worth += it.0 * if at < FRONT { 1.0 } else { RESERVE };
            hits += if at < FRONT { it.1 } else { 0.0 };
        }
        (worth, hits)
    }

    /// The army with what the hero adds to it.
    pub(super) fn own_strength(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let cards = player.hand.len() + player.deck.len() + player.discard.len();
        let won = cards.saturating_sub(FIRST_CARDS) as f32;
        let level = f32::from(player.experience) / 2.0;
        let hero = 2.0 + 0.5 * player.hand.len().min(5) as f32 + OF_CARD * won.min(10.0);
        self.own_army(seat, 0.0).0 * (1.0 + 0.05 * level) + hero
    }

    /// How likely a hero wins against such a force, in so many combat rounds; without a limit if it is 0.
    pub(super) fn chance_against(&self, seat: Seat, hero: Which, force: Force, rounds: u8) -> f32 {
        let (army, hits) = self.own_army(seat, force.defense);
        let own = if hero == Which::Main { self.own_strength(seat) } else { army };
        let stronger = (own.max(0.5) / force.worth.max(0.5)).ln();
        let beaten = odds(STEEPNESS * stronger + HOME_ADVANTAGE);
        if rounds == 0 {
            return beaten;
        }
        let cards = if hero == Which::Main { 1.2 } else { 0.0 };
        let needed = force.health / (0.75 * hits + cards).max(0.5);
        beaten * odds((f32::from(rounds) + 0.4 - needed) / 0.5)
    }
}

/// How much a stronger army tells, and what people make of an army that is no stronger.
const STEEPNESS: f32 = 3.2;
const HOME_ADVANTAGE: f32 = 0.8;
