//! The cards of the game for one, and the lists of its campaign.

use super::{OBJECTIVES, OF_EACH_KIND};
use crate::{
    content::raw::{Raw, RawErrand, Read},
    elements::Element,
    places::{Pawn, Place},
};
use std::collections::HashSet;
use taverne_engine::content::Files;
use toml::Spanned;

impl Raw {
    pub(super) fn check_solo(&self, files: &Files) -> Read<()> {
        let file = "solo.toml";
        if self.solo.offering.iter().all(|card| card.vals == 0) {
            return Err(files.error_in(file, "at least one Offering card is not 0"));
        }
        for card in &self.solo.planning {
            let steps = card.steps.get_ref();
            if !(1..=4).contains(&steps.len()) {
                return Err(files.error(file, &card.steps, "a planning card has 1 to 4 steps"));
            }
            let wrong = |step: &&RawErrand| {
                (step.place == Place::Cave) != step.room.is_some()
                    || step.place == Place::DarkQuarter && matches!(step.pawn, Pawn::Mage | Pawn::Monk)
                    || matches!(step.place, Place::Training | Place::Arena) && step.pawn != Pawn::Mage
            };
            if steps.iter().any(|step| wrong(&step)) {
                let problem = "only the Cave has rooms, and each pawn must be allowed in its place";
                return Err(files.error(file, &card.steps, problem));
            }
            let pawns: HashSet<_> = steps.iter().map(|step| step.pawn.id()).collect();
            if pawns.len() != steps.len() {
                return Err(files.error(file, &card.steps, "a pawn is placed once"));
            }
        }
        let piles = &self.solo.creatures;
        let [top, bottom] = [piles.top.list(), piles.bottom.list()].map(|pile| pile.map(usize::from));
        let [tameable, wild, mythic] = std::array::from_fn(|kind| top[kind] + bottom[kind]);
        let kinds = [tameable + usize::from(*piles.river.get_ref()), wild, mythic];
        let taken = tameable + wild + mythic;
        if *piles.river.get_ref() != 4 || kinds.iter().any(|&cards| cards > OF_EACH_KIND) || taken > 40 {
            return Err(files.error(file, &piles.river, "there are not so many creatures"));
        }
        Ok(())
    }

    pub(super) fn check_campaign(&self, files: &Files) -> Read<()> {
        let file = "campaign.toml";
        for element in Element::ALL {
            let of_list = self.campaign.objective.iter().filter(|it| it.list == element).count();
            if of_list != OBJECTIVES / 4 {
                let problem = format!("expected ten objectives in the list of {}, found {of_list}", element.id());
                return Err(files.error_in(file, problem));
            }
        }
        let mut last: Option<&Spanned<u8>> = None;
        for class in &self.campaign.class {
            let starts = last.map_or(*class.least.get_ref() == 0, |it| it.get_ref() < class.least.get_ref());
            if !starts {
                return Err(files.error(file, &class.least, "classes begin at 0 and rise"));
            }
            last = Some(&class.least);
        }
        if last.is_none() {
            return Err(files.error_in(file, "there are no classes"));
        }
        Ok(())
    }
}
