//! What a mage brings to a fight, and what is lacking.

use crate::{
    Valroc,
    cards::{CreatureId, CreatureSet, Kind},
    effect::Effect,
    elements::Element,
    places::Place,
};
use taverne_engine::Seat;

pub(super) type Mounts = [Option<CreatureId>; 2];

/// Furies and mounts of a fight: fewer are better.
pub(super) type Way = (u8, usize);

/// All that a mage brings to a fight: strength with the Bonus of the Gods, and with the Sphere instead.
pub(super) struct Might {
    pub(super) plain: [i8; 4],
    balanced: Option<[i8; 4]>,
    /// An opponent's Frenzy takes what mounts add, a course what they take away.
    frenzy: bool,
    steady: bool,
    /// The Elemental Bond and the Ritual of Rage: 1 and 2 more where they are wanted, in each fight anew.
    linked: bool,
    raging: bool,
    mounts: CreatureSet,
    two: bool,
}

impl Might {
    /// How many Furies it takes to make up for what is lacking.
    pub(super) fn spends_for(&self, lacking: [i8; 4]) -> u8 {
        if lacking == [0; 4] {
            return 0;
        }
        let all: u8 = lacking.iter().map(|&lack| (lack as u8).div_ceil(SPEND as u8)).sum();
        // The Bond helps where a deficit is odd.
        let bond = u8::from(self.linked && lacking.iter().any(|lack| lack % SPEND == 1));
        (all - bond).saturating_sub(u8::from(self.raging))
    }

    /// Every way to ride, the fewest mounts first.
    pub(super) fn ways(&self) -> impl Iterator<Item = Mounts> + use<> {
        let (mounts, two) = (self.mounts, self.two);
        let pairs = mounts.iter().filter(move |_| two).flat_map(move |one| {
            mounts.iter().filter(move |&other| other > one).map(move |other| [Some(one), Some(other)])
        });
        std::iter::once([None; 2]).chain(mounts.iter().map(|mount| [Some(mount), None])).chain(pairs)
    }
}

pub(super) fn ridden(mounts: Mounts) -> usize {
    mounts.iter().flatten().count()
}

/// What Rage and Fury add.
pub(super) const SPEND: i8 = 2;

impl Valroc {
    /// What a seat brings to a fight in each element, without mounts and without what has to be chosen.
    pub(crate) fn strength(&self, seat: Seat) -> [i8; 4] {
        self.might(seat).plain
    }

    /// All that a seat brings to a fight, whatever the creature.
    pub(super) fn might(&self, seat: Seat) -> Might {
        let player = self.player(seat);
        let (dominant, boon) = (self.board.dominant(), self.boon(seat));
        let (mut hymn, mut strike, mut frenzy) = (0, 0, false);
        match self.bane(seat) {
            Some((Effect::UnbalanceOpponents(n), _)) => hymn = n as i8,
            Some((Effect::WeakenOpponents(n), _)) => strike = n as i8,
            Some((Effect::NoMountBonus, _)) => frenzy = true,
            _ => {}
        }
        let sphere = match boon {
            Some(Effect::BalanceOwn(n)) => n as i8,
            _ => 0,
        };
        let (mut plain, mut balanced) = ([0; 4], [0; 4]);
        for element in Element::ALL {
            let at = element.index();
            let mut strength = player.skills[at] as i8 - player.weakened[at] as i8;
            if self.strike == Some(element) {
                strength -= strike;
            }
            let leads = dominant == Some(element);
            plain[at] = strength + if leads { 1 } else { -hymn };
            balanced[at] = strength + if leads { 0 } else { sphere - hymn };
        }
        let courses = self.working_at(seat, Place::Arena);
        Might {
            plain,
            balanced: (sphere > 0).then_some(balanced),
            frenzy,
            steady: self.content.has(courses, Effect::IgnoreMountMalus),
            linked: self.content.has(courses, Effect::StrengthenEachFight(1)),
            raging: matches!(boon, Some(Effect::StrengthenRound(_))),
            mounts: player.beaten.and(self.content.of_kind(Kind::Tameable)),
            two: boon == Some(Effect::SecondMount),
        }
    }

    /// What is lacking in each element against a creature, before bonuses that need a choice.
    pub(super) fn deficits(&self, might: &Might, strength: [i8; 4], creature: CreatureId, mounts: Mounts) -> [i8; 4] {
        let mut strength = strength;
        for mount in mounts.into_iter().flatten() {
            let values = self.content.creature(mount).mount;
            for (strength, value) in strength.iter_mut().zip(values) {
                let ignored = might.frenzy && value > 0 || might.steady && value < 0;
                *strength += if ignored { 0 } else { value };
            }
        }
        let requires = self.content.creature(creature).requires;
        std::array::from_fn(|at| (requires[at] - strength[at]).max(0) * i8::from(requires[at] != 0))
    }

    /// The fewest Furies with these mounts, with or without the Sphere.
    pub(super) fn least_spends(&self, might: &Might, creature: CreatureId, mounts: Mounts) -> u8 {
        let plain = might.spends_for(self.deficits(might, might.plain, creature, mounts));
        match might.balanced {
            Some(balanced) if plain > 0 => {
                plain.min(might.spends_for(self.deficits(might, balanced, creature, mounts)))
            }
            _ => plain,
        }
    }

    /// How many Furies and mounts the cheapest successful fight takes; nothing if none succeeds or it cannot be paid.
    pub(super) fn best_way(&self, seat: Seat, might: &Might, creature: CreatureId) -> Option<Way> {
        if self.fight_cost(seat, creature) > self.player(seat).pm {
            return None;
        }
        let mut best: Option<Way> = None;
        for mounts in might.ways() {
            let way = (self.least_spends(might, creature, mounts), ridden(mounts));
            if way.0 <= self.visit.furies && best.is_none_or(|best| way < best) {
                best = Some(way);
            }
            if best.is_some_and(|(spends, count)| spends == 0 && count <= way.1) {
                break;
            }
        }
        best
    }

    /// The creatures that the seat could beat now.
    pub(crate) fn ready(&self, seat: Seat) -> CreatureSet {
        let might = self.might(seat);
        self.fightable(seat).iter().filter(|&creature| self.best_way(seat, &might, creature).is_some()).collect()
    }

    /// Whether there are any.
    pub(super) fn can_win(&self, seat: Seat) -> bool {
        let might = self.might(seat);
        self.fightable(seat).iter().any(|creature| self.best_way(seat, &might, creature).is_some())
    }

    pub(crate) fn fight_cost(&self, seat: Seat, creature: CreatureId) -> u8 {
        if self.visit.free {
            return 0;
        }
        let cheaper = self.content.sum(self.working_at(seat, Place::Arena), |effect| match effect {
            Effect::CheaperFights(n) => Some(n),
            _ => None,
        });
        self.content.creature(creature).magic.saturating_sub(cheaper)
    }
}
