//! What content must fulfil beyond being readable: it is the box of this game, and the rules know what to do with it.

mod alone;

use super::{
    raw::{Raw, RawCreature, Read, Use},
    verbs::{fits_magic, fits_permanent_course, fits_room, fits_single_course, fits_spell},
};
use crate::{
    cards::{ACTIONS, COURSES, CREATURES, Kind, MAGICS, OFFERINGS, PLANNINGS, SPELLS, TOKEN_KINDS},
    elements::Element,
    places::Place,
};
use std::collections::HashSet;
use taverne_engine::content::Files;

const OBJECTIVES: usize = 40;
const OF_EACH_KIND: usize = 16;
const HAND: usize = 6;

impl Raw {
    pub(super) fn check(&self, files: &Files) -> Read<()> {
        self.check_counts(files)?;
        self.check_tokens(files)?;
        self.check_board(files)?;
        self.creatures.creature.iter().try_for_each(|card| check_creature(files, card))?;
        self.check_hands(files)?;
        self.check_actions(files)?;
        self.check_effects(files)?;
        self.check_solo(files)?;
        self.check_campaign(files)
    }

    fn check_counts(&self, files: &Files) -> Read<()> {
        let of_kind = |kind| self.creatures.creature.iter().filter(|card| card.kind == kind).count();
        let counts = [
            ("creatures.toml", "creatures", CREATURES, self.creatures.creature.len()),
            ("creatures.toml", "tameable creatures", OF_EACH_KIND, of_kind(Kind::Tameable)),
            ("creatures.toml", "wild creatures", OF_EACH_KIND, of_kind(Kind::Wild)),
            ("creatures.toml", "prepared hands", 4, self.creatures.hand.len()),
            ("actions.toml", "Action cards", ACTIONS, self.actions.action.len()),
            ("courses.toml", "courses", COURSES, self.courses.course.len()),
            ("spells.toml", "spells", SPELLS, self.spells.spell.len()),
            ("black_magic.toml", "Black Magic cards", MAGICS, self.magics.magic.len()),
            ("tokens.toml", "kinds of token", TOKEN_KINDS, self.tokens.token.len()),
            ("solo.toml", "Offering cards", OFFERINGS, self.solo.offering.len()),
            ("solo.toml", "planning cards", PLANNINGS, self.solo.planning.len()),
            ("campaign.toml", "objectives", OBJECTIVES, self.campaign.objective.len()),
        ];
        for (file, what, expected, found) in counts {
            if expected != found {
                return Err(files.error_in(file, format!("expected {expected} {what}, found {found}")));
            }
        }
        let courses = self.courses.course.iter().map(|card| ("courses.toml", &card.copies));
        let spells = self.spells.spell.iter().map(|card| ("spells.toml", &card.copies));
        for (file, copies) in courses.chain(spells) {
            if !(1..=4).contains(copies.get_ref()) {
                return Err(files.error(file, copies, "there are 1 to 4 copies of a card"));
            }
        }
        for token in &self.tokens.token {
            if !(1..=20).contains(token.count.get_ref()) {
                return Err(files.error("tokens.toml", &token.count, "there are 1 to 20 tokens of a kind"));
            }
        }
        Ok(())
    }

    /// The tokens are those the rules know, in their order.
    fn check_tokens(&self, files: &Files) -> Read<()> {
        let kinds = ["diamond", "mushroom", "plant", "berry", "flask", "vial_full", "vial_medium", "vial_small"];
        for (token, expected) in self.tokens.token.iter().zip(kinds) {
            if token.id.get_ref() != expected {
                return Err(files.error("tokens.toml", &token.id, format!("expected {expected:?} here")));
            }
        }
        Ok(())
    }

    fn check_board(&self, files: &Files) -> Read<()> {
        let (file, board) = ("board.toml", &self.board);
        let fixed = [
            (&board.player.skills_to_add, 2),
            (&board.draft.dealt, 4),
            (&board.draft.picked, 3),
            (&board.draft.kept, HAND as u8),
            (&board.scoring.beaten_to_end, HAND as u8),
        ];
        for (figure, expected) in fixed {
            if *figure.get_ref() != expected {
                return Err(files.error(file, figure, format!("the rules are written for {expected}")));
            }
        }
        // A creature may need twelve, and must be beatable.
        let most = *board.player.most.get_ref();
        let within = [
            (&board.player.most, 12..=60),
            (&board.player.magic, 0..=most),
            (&board.player.skill, 0..=most),
            (&board.player.vals, 0..=board.bank.vals.get_ref() / 4),
            (&board.player.most_kept, 1..=10),
            (&board.bank.vals, 20..=200),
            (&board.wrath.last, 1..=50),
            (&board.rounds.offerings_every, 1..=12),
            (&board.scoring.vals_per_point, 1..=100),
            (&board.scoring.tokens_per_point, 1..=100),
        ];
        for (figure, range) in within {
            if !range.contains(figure.get_ref()) {
                let problem = format!("must be from {} to {}", range.start(), range.end());
                return Err(files.error(file, figure, problem));
            }
        }
        for slot in board.closed.three_players.iter().chain(&board.closed.two_players) {
            let fits = (1..=slot.place.slots()).contains(&usize::from(*slot.slot.get_ref()));
            if !fits || matches!(slot.place, Place::DarkQuarter | Place::Sanctuary | Place::University | Place::Cave) {
                return Err(files.error(file, &slot.slot, "no slot that could be closed"));
            }
        }
        let mythic = board.draft.mythic.get_ref();
        if [mythic.easy, mythic.classic, mythic.expert].iter().any(|&n| n > 3) {
            return Err(files.error(file, &board.draft.mythic, "only three mythic creatures are picked"));
        }
        let tables = [(&board.hunt.four_players, 3), (&board.hunt.three_players, 2), (&board.hunt.two_players, 1)];
        for (table, places) in tables {
            if table.get_ref().len() != 4 || table.get_ref().iter().any(|row| row.len() != places) {
                return Err(files.error(file, table, format!("expected four rows of {places}")));
            }
        }
        let rows: HashSet<_> = board.hunt.suggested_rows.get_ref().iter().map(|it| it.index()).collect();
        if rows.len() != 4 {
            return Err(files.error(file, &board.hunt.suggested_rows, "each element has one row"));
        }
        Ok(())
    }

    fn check_hands(&self, files: &Files) -> Read<()> {
        let file = "creatures.toml";
        let mut dealt = HashSet::new();
        for hand in &self.creatures.hand {
            if hand.creatures.get_ref().len() != HAND {
                return Err(files.error(file, &hand.creatures, format!("a hand has {HAND} creatures")));
            }
            for id in hand.creatures.get_ref() {
                if !self.creatures.creature.iter().any(|card| card.id.get_ref() == id.get_ref()) {
                    return Err(files.error(file, id, format!("no creature {:?}", id.get_ref())));
                }
                if !dealt.insert(id.get_ref()) {
                    return Err(files.error(file, id, format!("{:?} is in two hands", id.get_ref())));
                }
            }
        }
        Ok(())
    }

    /// RULES 6.4: exactly one empty zone, and each room holds its own rewards.
    fn check_actions(&self, files: &Files) -> Read<()> {
        for card in &self.actions.action {
            let zones = card.zones.get_ref().list();
            if zones.iter().filter(|zone| zone.is_none()).count() != 1 {
                return Err(files.error("actions.toml", &card.zones, "exactly one zone is empty"));
            }
            for (element, reward) in Element::ALL.into_iter().zip(zones) {
                if !reward.is_none_or(|reward| fits_room(reward, element)) {
                    let problem = format!("the {} room cannot hold this", element.id());
                    return Err(files.error("actions.toml", &card.zones, problem));
                }
            }
        }
        Ok(())
    }

    /// Each card has a verb that the rules carry out for cards of its sort.
    fn check_effects(&self, files: &Files) -> Read<()> {
        for course in &self.courses.course {
            let effect = *course.effect.get_ref();
            if course.once == Use::Single && !fits_single_course(effect) {
                return Err(files.error("courses.toml", &course.effect, "a single-use course cannot do this"));
            }
            if course.once == Use::Permanent && !fits_permanent_course(effect) {
                return Err(files.error("courses.toml", &course.effect, "a permanent course cannot do this"));
            }
        }
        for spell in &self.spells.spell {
            if !fits_spell(spell) {
                return Err(files.error("spells.toml", &spell.effect, "a spell of this timing cannot do this"));
            }
        }
        for magic in &self.magics.magic {
            for (effect, top) in [(&magic.top, true), (&magic.bottom, false)] {
                if !fits_magic(*effect.get_ref(), top) {
                    let slot = if top { "top" } else { "bottom" };
                    return Err(files.error("black_magic.toml", effect, format!("a {slot} slot cannot do this")));
                }
            }
        }
        Ok(())
    }
}

fn check_creature(files: &Files, card: &RawCreature) -> Read<()> {
    let file = "creatures.toml";
    let affinities = card.affinities.get_ref();
    if !(1..=2).contains(&affinities.len()) || affinities.len() == 2 && affinities[0] == affinities[1] {
        return Err(files.error(file, &card.affinities, "one affinity, or two different ones"));
    }
    let needs = card.requires.get_ref().list();
    if needs.iter().any(|need| !(0..=12).contains(need)) || needs.iter().all(|&need| need == 0) {
        return Err(files.error(file, &card.requires, "requirements are from 0 to 12, and at least one is above 0"));
    }
    match &card.mount {
        Some(mount) if mount.get_ref().list().iter().any(|value| !(-12..=12).contains(value)) => {
            Err(files.error(file, mount, "a mount adds or takes at most 12"))
        }
        Some(mount) if card.kind != Kind::Tameable => {
            Err(files.error(file, mount, "only a tameable creature is ridden"))
        }
        None if card.kind == Kind::Tameable => Err(files.error(file, &card.id, "a tameable creature is a mount")),
        _ => Ok(()),
    }
}
