//! What content must fulfil beyond being readable: it is the box of this game, and the rules know what to do with it.

use super::{
    Read, Reader,
    raw::{Id, RawChampion, RawCriterion, RawPower},
};
use crate::cards::{
    AWARDS, AwardId, BOARDS, Battle, CHAMPION_CARDS, CHAMPIONS, Group, Moment, PLANS, Row, SCROLLS, Slot, SlotFigures,
    SoloFigures, Spot, SpotEffect, SpotFigures, TableFigures, Zone, ZoneKind, ZoneSet,
};
use crate::{dice::Troop, goods::Resource};
use std::collections::HashSet;
use toml::Spanned;

/// Room in a state for dice and gems.
const MOST_DICE_PER_SHRINE: u8 = 7;
const MOST_TROOP_SLOTS: u8 = 5;
const MOST_CHAMPIONS: u8 = 10;
const MOST_PLANS: u8 = 7;
const MOST_PLAYERS: usize = 5;

impl Reader<'_> {
    /// RULES 1: how much of each the box has.
    pub(super) fn check_counts(&self) -> Read<()> {
        let expected = |row| if row == Row::Immediate { 3 } else { 1 };
        if let Some(card) = self.champions.champion.iter().find(|it| *it.copies.get_ref() != expected(it.row)) {
            let problem = format!("the box has {} copies, not {}", expected(card.row), card.copies.get_ref());
            return Err(self.files.error("champions.toml", &card.copies, problem));
        }
        let cards: usize = self.champions.champion.iter().map(|it| usize::from(*it.copies.get_ref())).sum();
        let counts = [
            ("plans.toml", "plans", PLANS, self.plans.plan.len()),
            ("champions.toml", "rows", Row::ALL.len(), self.champions.row.len()),
            ("champions.toml", "Champions", CHAMPIONS, self.champions.champion.len()),
            ("champions.toml", "Champion cards", CHAMPION_CARDS, cards),
            ("awards.toml", "awards", AWARDS, self.awards.award.len()),
            ("boards.toml", "boards", BOARDS, self.boards.board.len()),
            ("boards.toml", "spots", Spot::ALL.len(), self.boards.spot.len()),
            ("boards.toml", "slots", Slot::ALL.len(), self.boards.slot.len()),
            ("scrolls.toml", "scrolls", SCROLLS, self.scrolls.scroll.len()),
            ("tables.toml", "tables", MOST_PLAYERS, self.tables.table.len()),
        ];
        for (file, what, expected, found) in counts {
            if expected != found {
                return Err(self.files.error_in(file, format!("expected {expected} {what}, found {found}")));
            }
        }
        for group in Group::ALL {
            let here = self.awards.award.iter().filter(|it| it.place == group).count();
            if here != AWARDS / Group::ALL.len() {
                let problem = format!("expected {} awards at {}, found {here}", AWARDS / 3, group.id());
                return Err(self.files.error_in("awards.toml", problem));
            }
        }
        let rows = self.champions.champion.iter().map(|it| it.row);
        if !rows.is_sorted() {
            return Err(self.files.error_in("champions.toml", "Champions stand row by row"));
        }
        Ok(())
    }

    /// The jokers of the boards tell them apart.
    pub(super) fn check_jokers(&self) -> Read<()> {
        let mut seen = HashSet::new();
        for board in &self.boards.board {
            if !seen.insert(board.joker.get_ref()) {
                let problem = format!("{:?} is there twice", board.joker.get_ref());
                return Err(self.files.error("boards.toml", &board.joker, problem));
            }
        }
        Ok(())
    }

    /// Which verbs the rules can carry out for which Champion.
    pub(super) fn check_power(&self, card: &RawChampion) -> Read<()> {
        let fail = |problem: &str| Err(self.files.error("champions.toml", &card.power, problem));
        let power = *card.power.get_ref();
        let listens = !card.on.is_empty();
        match card.row {
            Row::Immediate => match power {
                RawPower::Gain(_) | RawPower::TakeDie(true) | RawPower::ReservePlan(true) if !listens => Ok(()),
                _ => fail("an Immediate Champion can gain, take_die or reserve_plan, and answers to nothing"),
            },
            Row::Scoring => match power {
                RawPower::Score(score) if !listens && score.per > 0 => Ok(()),
                RawPower::Score(_) if !listens => fail("points are given for each 1 or more, not for each 0"),
                _ => fail("a Scoring Champion can only score, and answers to nothing"),
            },
            Row::Permanent => {
                let only = |moments: &[Moment]| listens && card.on.iter().all(|it| moments.contains(it));
                let payments = [Moment::PayChampion, Moment::PayPlan, Moment::PayReserveBonus];
                let counted = [Moment::StrengthCounted];
                let happens = card.on.iter().all(|it| !payments.contains(it) && !counted.contains(it));
                let fits = match power {
                    RawPower::Strength(_) => only(&counted),
                    RawPower::Discount(_) => only(&payments),
                    RawPower::GainAsMuch(_) => only(&[Moment::InfluenceGained]),
                    RawPower::Gain(_) => listens && happens,
                    _ => false,
                };
                let by_battle = [Moment::StrengthCounted, Moment::PlanExecuted];
                if !fits {
                    return fail(
                        "a Permanent Champion gives strength when it is counted, a discount on a payment, \
                         gain_as_much on influence_gained, or a gain on anything that happens",
                    );
                }
                if card.battle.is_some() && !only(&by_battle) {
                    return fail("a type of battle only matters to strength_calc and plan_executed");
                }
                Ok(())
            }
        }
    }

    /// Gains set off gains, so every cascade has to come to an end: no resource may lead back to itself, except through one
    /// single Champion that does not answer to itself.
    pub(super) fn check_cascades(&self) -> Read<()> {
        let mut leads = [[false; 4]; 4];
        let mut answered = [false; 4];
        for card in &self.champions.champion {
            for (from, to) in cascade(card) {
                let (from, to) = (from as usize, to as usize);
                if from == to && (!card.not_itself || std::mem::replace(&mut answered[from], true)) {
                    let problem = "this Champion would set itself or another one off for ever";
                    return Err(self.files.error("champions.toml", &card.power, problem));
                }
                leads[from][to] |= from != to;
            }
        }
        for via in 0..4 {
            for from in 0..4 {
                for to in 0..4 {
                    leads[from][to] |= leads[from][via] && leads[via][to];
                }
            }
        }
        if (0..4).any(|resource| leads[resource][resource]) {
            return Err(self.files.error_in("champions.toml", "Champions would set each other off for ever"));
        }
        Ok(())
    }

    pub(super) fn shape(&self, place: &Spanned<RawCriterion>, rows: &[String; 3]) -> Read<ZoneSet> {
        let drawn = rows.iter().all(|row| row.len() == 3 && row.bytes().all(|it| it == b'x' || it == b'.'));
        let shape: ZoneSet =
            Zone::all().filter(|zone| rows[zone.index() / 3].as_bytes().get(zone.index() % 3) == Some(&b'x')).collect();
        if !drawn || shape.is_empty() {
            return Err(self.files.error("awards.toml", place, "a formation is three rows of three, each x or a dot"));
        }
        Ok(shape)
    }

    pub(super) fn zone(&self, written: &Id) -> Read<ZoneKind> {
        let word = written.get_ref().as_str();
        let troop = Troop::ALL.into_iter().find(|it| it.id() == word).map(ZoneKind::Troop);
        let battle = Battle::ALL.into_iter().find(|it| it.id() == word).map(ZoneKind::Battle);
        let strength = (word == "strength").then_some(ZoneKind::Strength);
        troop.or(battle).or(strength).ok_or_else(|| {
            let problem = format!("a zone is a troop, a type of battle or strength, not {word:?}");
            self.files.error("scrolls.toml", written, problem)
        })
    }

    pub(super) fn read_spots(&mut self) -> Read<(Vec<SpotFigures>, Vec<SlotFigures>)> {
        let file = "boards.toml";
        let mut spots = std::mem::take(&mut self.boards.spot);
        spots.sort_by_key(|it| *it.id.get_ref());
        let mut slots = std::mem::take(&mut self.boards.slot);
        slots.sort_by_key(|it| *it.id.get_ref());
        let limits = self.boards.limits.get_ref();
        let added: u8 = spots.iter().map(|it| added_slots(*it.effect.get_ref())).fold(0, u8::saturating_add);
        if limits.troop_slots.get_ref().saturating_add(added) > MOST_TROOP_SLOTS {
            let problem = format!("a board has at most {MOST_TROOP_SLOTS} troop slots");
            return Err(self.files.error(file, &limits.troop_slots, problem));
        }
        if let Some(spot) = spots.iter().find(|it| champions(*it.effect.get_ref()) > MOST_CHAMPIONS) {
            let problem = format!("a board has room for at most {MOST_CHAMPIONS} Champions");
            return Err(self.files.error(file, &spot.effect, problem));
        }
        if limits.champions > MOST_CHAMPIONS {
            let problem = format!("a board has room for at most {MOST_CHAMPIONS} Champions");
            return Err(self.files.error(file, &self.boards.limits, problem));
        }
        if let Some(spot) = spots.iter().find(|it| it.after == Some(*it.id.get_ref())) {
            return Err(self.files.error(file, &spot.id, "a spot cannot come after itself"));
        }
        let track = spots.iter().map(|it| track(*it.effect.get_ref())).max().unwrap_or(0);
        if track <= limits.track || track > 100 {
            return Err(self.files.error(file, &self.boards.limits, "one spot lengthens the track, to 100 at most"));
        }
        let spots = spots.into_iter().map(|it| SpotFigures {
            effect: it.effect.into_inner(),
            gain: it.gain,
            after: it.after,
            source: it.source.into_inner(),
        });
        let slots = slots.into_iter().map(|it| SlotFigures {
            price: it.price,
            bonus: it.bonus,
            source: it.source.into_inner(),
        });
        Ok((spots.collect(), slots.collect()))
    }

    pub(super) fn read_tables(&mut self) -> Read<Vec<TableFigures>> {
        let file = "tables.toml";
        self.tables.table.sort_by_key(|it| *it.players.get_ref());
        for (index, table) in self.tables.table.iter().enumerate() {
            if *table.players.get_ref() != index + 1 {
                return Err(self.files.error(file, &table.players, "there is a table for 1 to 5 players"));
            }
            for dice in [&table.dice_per_shrine, &table.refill_dice] {
                if !(1..=MOST_DICE_PER_SHRINE).contains(dice.get_ref()) {
                    let problem = format!("a shrine gets 1 to {MOST_DICE_PER_SHRINE} dice");
                    return Err(self.files.error(file, dice, problem));
                }
            }
            for (figure, most) in [(&table.dice_of_each_troop, 9), (&table.gems, 10)] {
                if *figure.get_ref() > most {
                    return Err(self.files.error(file, figure, "the box has 9 dice of each troop and 10 gems"));
                }
            }
            if *table.dice_of_each_troop.get_ref() < *table.dice_per_shrine.get_ref() {
                let problem = "the bag has to hold the dice of all shrines";
                return Err(self.files.error(file, &table.dice_of_each_troop, problem));
            }
        }
        let start = &self.tables.start;
        let cap = self.boards.limits.get_ref().track;
        for figure in [&start.gold, &start.magic, &start.influence] {
            if *figure.get_ref() > cap {
                return Err(self.files.error(file, figure, format!("the track ends at {cap} in the beginning")));
            }
        }
        let plans = &self.tables.ending.plans;
        if !(1..=MOST_PLANS).contains(plans.get_ref()) {
            return Err(self.files.error(file, plans, "the game ends with 1 to 7 completed plans"));
        }
        let figures = self.tables.table.iter().map(|it| TableFigures {
            gems: *it.gems.get_ref(),
            dice_of_each_troop: *it.dice_of_each_troop.get_ref(),
            dice_per_shrine: *it.dice_per_shrine.get_ref(),
            refill_at: it.refill_at,
            refill_dice: *it.refill_dice.get_ref(),
        });
        Ok(figures.collect())
    }

    pub(super) fn read_strength(&self) -> Read<Vec<u8>> {
        let points = &self.tables.strength.points;
        let list = points.get_ref();
        if list.is_empty() || !list.is_sorted() {
            return Err(self.files.error("tables.toml", points, "expected points that grow with the strength"));
        }
        Ok(list.clone())
    }

    pub(super) fn read_solo(&self) -> Read<SoloFigures> {
        let (file, solo) = ("tables.toml", &self.tables.solo);
        let award = self.awards.award.iter().position(|it| it.id.get_ref() == solo.without_award.get_ref());
        let award = award.map(AwardId::of).ok_or_else(|| {
            let problem = format!("there is no award {:?}", solo.without_award.get_ref());
            self.files.error(file, &solo.without_award, problem)
        })?;
        if !(1..=MOST_PLANS).contains(solo.plans.get_ref()) {
            return Err(self.files.error(file, &solo.plans, "the Adversary ends the game with 1 to 7 plans"));
        }
        if solo.levels.get_ref().is_empty() || !solo.levels.get_ref().is_sorted() {
            return Err(self.files.error(file, &solo.levels, "expected levels from easy to hard"));
        }
        Ok(SoloFigures {
            levels: solo.levels.get_ref().clone(),
            without_award: award,
            start: solo.start,
            meeting: solo.meeting,
            plan: solo.plan,
            plans: *solo.plans.get_ref(),
            award_left: solo.award_left,
            award_claimed: solo.award_claimed,
        })
    }
}

/// Which gain of a resource brings which other one.
fn cascade(card: &RawChampion) -> impl Iterator<Item = (Resource, Resource)> {
    let brings: Vec<_> = match *card.power.get_ref() {
        RawPower::Gain(goods) => goods.parts().map(|(resource, _)| resource).collect(),
        RawPower::GainAsMuch(resource) => vec![resource],
        _ => Vec::new(),
    };
    let answers = |resource: &Resource| card.on.contains(&crate::gains::moment(*resource));
    let from = Resource::ALL.into_iter().filter(answers);
    from.flat_map(move |from| brings.clone().into_iter().map(move |to| (from, to)))
}

fn added_slots(effect: SpotEffect) -> u8 {
    if let SpotEffect::TroopSlots(n) = effect { n } else { 0 }
}

fn champions(effect: SpotEffect) -> u8 {
    if let SpotEffect::Champions(n) = effect { n } else { 0 }
}

fn track(effect: SpotEffect) -> u8 {
    if let SpotEffect::Track(n) = effect { n } else { 0 }
}

pub(super) fn track_end(spots: &[SpotFigures]) -> u8 {
    spots.iter().map(|it| track(it.effect)).max().unwrap_or(0)
}

/// A formation in every position that fits the grid, turned and mirrored (RULES 10).
pub(super) fn everywhere(shape: ZoneSet) -> Vec<ZoneSet> {
    let cells: Vec<(i8, i8)> = shape.iter().map(|zone| ((zone.0 / 3) as i8, (zone.0 % 3) as i8)).collect();
    let turned = |quarter: u8, mirrored: bool| {
        cells.iter().map(move |&(row, column)| {
            let column = if mirrored { 2 - column } else { column };
            (0..quarter).fold((row, column), |(row, column), _| (column, 2 - row))
        })
    };
    let mut found: Vec<ZoneSet> = Vec::new();
    for (quarter, mirrored) in (0..4).flat_map(|quarter| [(quarter, false), (quarter, true)]) {
        for (down, across) in (-2..=2).flat_map(|down| (-2..=2).map(move |across| (down, across))) {
            let moved = turned(quarter, mirrored).map(|(row, column)| (row + down, column + across));
            if moved.clone().all(|(row, column)| (0..3).contains(&row) && (0..3).contains(&column)) {
                let zones: ZoneSet = moved.map(|(row, column)| Zone((row * 3 + column) as u8)).collect();
                if !found.contains(&zones) {
                    found.push(zones);
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formations_count_in_every_position() {
        let set = |zones: &[u8]| zones.iter().copied().map(Zone).collect::<ZoneSet>();
        assert_eq!(everywhere(set(&[0, 1, 2])).len(), 6, "three rows and three columns");
        assert_eq!(everywhere(set(&[0, 1, 3, 4])).len(), 4, "a square in each corner");
        assert_eq!(everywhere(set(&[0, 4, 8])).len(), 2, "two diagonals");
        assert_eq!(everywhere(set(&[0, 2, 6, 8])).len(), 1, "four corners");
        assert_eq!(everywhere(set(&[0, 1, 2, 4])).len(), 8, "a row or column with its middle to either side");
    }
}
