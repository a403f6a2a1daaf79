//! What content must fulfil beyond being readable: it is the box of this game, and the rules know what to do with it.

use super::{Read, Reader, raw::RawUnit};
use crate::{
    board::{COLUMNS, ROWS},
    kinds::{Face, Faction, Tier},
};
use std::collections::HashSet;

/// How many kinds of units and cards a number can tell apart, and a state has room for.
const MOST_UNITS: usize = 64;
const MOST_CARDS: usize = 250;
const LARGEST_AI_DECK: u32 = 20;

impl Reader<'_> {
    pub(super) fn check_counts(&self) -> Read<()> {
        let cards = self.abilities.ability.len()
            + self.artifacts.artifact.len()
            + self.statistics.statistic.len()
            + self.specialties.specialty.len()
            + self.spells.spell.len()
            + self.machines.war_machine.len();
        let limits = [("units.toml", self.units.unit.len(), MOST_UNITS), ("spells.toml", cards, MOST_CARDS)];
        for (file, found, most) in limits {
            if found > most {
                return Err(self.files.error_in(file, format!("there is room for {most}, not {found}")));
            }
        }
        let ids = self.abilities.ability.iter().map(|it| ("abilities.toml", &it.id));
        let ids = ids.chain(self.artifacts.artifact.iter().map(|it| ("artifacts.toml", &it.id)));
        let ids = ids.chain(self.statistics.statistic.iter().map(|it| ("statistics.toml", &it.id)));
        let ids = ids.chain(self.specialties.specialty.iter().map(|it| ("specialties.toml", &it.id)));
        let ids = ids.chain(self.spells.spell.iter().map(|it| ("spells.toml", &it.id)));
        let ids = ids.chain(self.machines.war_machine.iter().map(|it| ("war_machines.toml", &it.id)));
        let mut seen = HashSet::new();
        for (file, id) in ids {
            if !seen.insert(id.get_ref()) {
                return Err(self.files.error(file, id, format!("{:?} is the name of another card", id.get_ref())));
            }
        }
        let copies: u32 = self.ai_deck.card.iter().map(|it| u32::from(it.copies)).sum();
        if copies > LARGEST_AI_DECK {
            return Err(self.files.error_in("ai_deck.toml", format!("there is room for {LARGEST_AI_DECK} cards")));
        }
        if self.scenarios.scenario.is_empty() || self.scenarios.scenario.len() > 16 {
            return Err(self.files.error_in("scenarios.toml", "expected one to sixteen scenarios"));
        }
        Ok(())
    }

    pub(super) fn check_tables(&self) -> Read<()> {
        let file = "tables.toml";
        let tables = &self.tables;
        let mut faces = tables.dice.attack.get_ref().clone();
        faces.sort_unstable();
        if faces != [-1, -1, 0, 0, 1, 1] {
            return Err(self.files.error(file, &tables.dice.attack, "the die has two faces each of -1, 0 and +1"));
        }
        let fixed = [
            (&tables.combat.columns, COLUMNS),
            (&tables.combat.rows, ROWS),
            (&tables.combat.units_per_side, 5),
            (&tables.combat.ground_move, 3),
            (&tables.combat.flying_move, 3),
            (&tables.combat.ranged_move, 1),
        ];
        for (figure, expected) in fixed {
            if *figure.get_ref() != expected {
                return Err(self.files.error(file, figure, format!("the rules know only {expected} here")));
            }
        }
        self.files.at_least_one(file, &tables.combat.still_rounds)?;
        if tables.faction.iter().any(|it| *it.id.get_ref() == Faction::Neutral) || tables.faction.len() != 4 {
            return Err(self.files.error_in(file, "expected the four factions"));
        }
        let numbers: Vec<u8> = tables.level.iter().map(|it| *it.number.get_ref()).collect();
        if numbers != [1, 2, 3, 4, 5, 6, 7] {
            return Err(self.files.error_in(file, "expected the levels 1 to 7, in order"));
        }
        for level in &tables.level {
            if !(1..=12).contains(level.hand_limit.get_ref()) {
                return Err(self.files.error(file, &level.hand_limit, "a hand limit is 1 to 12"));
            }
        }
        let numbers: Vec<u8> = tables.guard.iter().map(|it| *it.number.get_ref()).collect();
        if numbers != [1, 2, 3, 4, 5, 6, 7] {
            return Err(self.files.error_in(file, "expected the guards 1 to 7, in order"));
        }
        for guard in &tables.guard {
            for tiers in [&guard.easy, &guard.normal, &guard.hard, &guard.impossible] {
                if tiers.is_empty() || tiers.len() > 5 {
                    return Err(self.files.error(file, &guard.number, "a guard has one to five units"));
                }
                for tier in Tier::ALL {
                    let wanted = tiers.iter().filter(|&&it| it == tier).count();
                    if wanted > self.neutral_cards(tier) {
                        return Err(self.files.error(file, &guard.number, "there are not so many cards of a tier"));
                    }
                }
            }
        }
        Ok(())
    }

    fn neutral_cards(&self, tier: Tier) -> usize {
        let fits = |it: &&RawUnit| it.neutral.as_ref().is_some_and(|face| face.get_ref().tier == Some(tier));
        self.units.unit.iter().filter(fits).count()
    }

    /// A unit of a faction has both its faces, another one a single one; the figures fit in their places.
    pub(super) fn check_faces(&self, unit: &RawUnit) -> Read<()> {
        let file = "units.toml";
        let of_faction = unit.faction != Faction::Neutral;
        if unit.few.is_some() != unit.pack.is_some() || unit.few.is_some() != of_faction {
            return Err(self.files.error(file, &unit.id, "a unit of a faction has the faces few and pack"));
        }
        if unit.few.is_none() && unit.neutral.is_none() && unit.siege.is_none() {
            return Err(self.files.error(file, &unit.id, "has no face"));
        }
        for (face, written) in Face::ALL.into_iter().zip([&unit.few, &unit.pack, &unit.neutral, &unit.siege]) {
            let Some(written) = written else { continue };
            let it = written.get_ref();
            if !(1..=40).contains(it.health.get_ref()) {
                return Err(self.files.error(file, &it.health, "health is 1 to 40"));
            }
            let small = [it.attack, it.defense, it.initiative].into_iter().all(|it| (0..=40).contains(&it));
            if !small {
                return Err(self.files.error(file, written, "attack, defense and initiative are 0 to 40"));
            }
            if it.tier.is_none() != (face == Face::Siege) {
                return Err(self.files.error(file, written, "every unit but the arrow tower has a tier"));
            }
        }
        Ok(())
    }
}
