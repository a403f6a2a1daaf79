//! RULES 6.8: fights.
//!
//! Only fights that succeed are offered. Mounts and free bonuses cost nothing and leave nothing behind, so the fewest
//! mounts that suffice are taken and nobody is asked for the rest **[V5]**; what is used up (the element of Rage, a
//! Fury) is spent only if it is needed, and asked for only if there is a choice.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{CreatureId, CreatureSet, Kind},
    effect::Effect,
    elements::Element,
    places::{Pawn, Piece, Place},
    player::Quiet,
    steps::{Flow, Step, Told},
    windows::Moment,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;

/// A visit to the Arena that is going on.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Visit {
    /// Fights that may still be fought, how many there are in all, and how many were won.
    pub(crate) fights: u8,
    pub(crate) wanted: u8,
    pub(crate) won: u8,
    /// Spells that give +2 in one element for one fight.
    pub(crate) furies: u8,
    /// The next fight costs no PM.
    pub(crate) free: bool,
    pub(crate) mercenary: bool,
}

type Mounts = [Option<CreatureId>; 2];

/// Spends and mounts of a fight: fewer are better.
type Way = (u8, usize);

/// All that a mage brings to a fight: strength with the Bonus of the Gods, and with the Sphere instead.
struct Might {
    plain: [i8; 4],
    balanced: Option<[i8; 4]>,
    /// An opponent's Frenzy takes what mounts add, a course what they take away.
    frenzy: bool,
    steady: bool,
    /// The Elemental Bond: 1 more where it is wanted.
    linked: bool,
    /// How many Rages and Furies could be spent.
    spends: u8,
    mounts: CreatureSet,
    two: bool,
}

impl Might {
    /// How many Rages and Furies it takes to make up for what is lacking.
    fn spends_for(&self, lacking: [i8; 4]) -> u8 {
        let all: u8 = lacking.iter().map(|&lack| (lack as u8).div_ceil(SPEND as u8)).sum();
        // The Bond helps where a deficit is odd.
        all - u8::from(self.linked && lacking.iter().any(|lack| lack % SPEND == 1))
    }

    /// Every way to ride, the fewest mounts first.
    fn ways(&self) -> impl Iterator<Item = Mounts> + use<> {
        let (mounts, two) = (self.mounts, self.two);
        let pairs = mounts.iter().filter(move |_| two).flat_map(move |one| {
            mounts.iter().filter(move |&other| other > one).map(move |other| [Some(one), Some(other)])
        });
        std::iter::once([None; 2]).chain(mounts.iter().map(|mount| [Some(mount), None])).chain(pairs)
    }
}

fn ridden(mounts: Mounts) -> usize {
    mounts.iter().flatten().count()
}

/// What +2 stands for Rage and Fury.
const SPEND: i8 = 2;

impl Valroc {
    pub(crate) fn enter_arena(&mut self, slot: usize, piece: Piece, journal: &mut Told) {
        if self.is_phantom(piece.owner) {
            return self.phantom_hunts(journal);
        }
        self.visit = Visit { fights: 1, wanted: 1, mercenary: piece.pawn == Pawn::Mercenary, ..Visit::default() };
        self.agenda.then([Step::Fight, Step::LeaveArena { slot: slot as u8 }]);
    }

    /// The creatures a seat may fight: its hand, alone the river.
    pub(crate) fn fightable(&self, seat: Seat) -> CreatureSet {
        match &self.phantom {
            Some(phantom) => phantom.river.iter().copied().collect(),
            None => self.player(seat).hand,
        }
    }

    /// Asks whoever can fight, or has something to play that might help.
    pub(crate) fn fight_step(&mut self, journal: &mut Told) -> Flow {
        let seat = self.active;
        if !self.is_solo() {
            journal.learned(); // Whether somebody is asked tells something about the hand.
        }
        let quiet = self.player(seat).quiet != Quiet::No;
        if self.visit.fights == 0 {
            let again = self.player(seat).spells.iter().any(|(spell, _)| {
                matches!(self.content.spell(spell).effect, Effect::ExtraFight(_))
                    && self.check_cast(seat, spell, None, None, Moment::Arena).is_ok()
            });
            return if again && !quiet { Flow::Ask } else { self.done() };
        }
        if !self.ready(seat).is_empty()
            || (!quiet && !self.fightable(seat).is_empty() && self.has_play(seat, Moment::Arena))
        {
            return Flow::Ask;
        }
        journal.tell_all(|| Event::DidNotFight { seat });
        self.done()
    }

    /// All that a seat brings to a fight, whatever the creature.
    fn might(&self, seat: Seat) -> Might {
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
        let raging = matches!(boon, Some(Effect::StrengthenRound(_)));
        let (mut plain, mut balanced) = ([0; 4], [0; 4]);
        for element in Element::ALL {
            let at = element.index();
            let mut strength = player.skills[at] as i8 - player.weakened[at] as i8;
            if self.strike == Some(element) {
                strength -= strike;
            }
            if raging && self.rage == Some(element) {
                strength += SPEND;
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
            spends: self.visit.furies + u8::from(self.rage_is_open(seat)),
            mounts: player.beaten.and(self.content.of_kind(Kind::Tameable)),
            two: boon == Some(Effect::SecondMount),
        }
    }

    /// What is lacking in each element against a creature, before bonuses that need a choice.
    fn deficits(&self, might: &Might, strength: [i8; 4], creature: CreatureId, mounts: Mounts) -> [i8; 4] {
        let requires = self.content.creature(creature).requires;
        let mut lacking = [0; 4];
        for at in 0..4 {
            if requires[at] == 0 {
                continue;
            }
            let mut strength = strength[at];
            for mount in mounts.into_iter().flatten() {
                let value = self.content.creature(mount).mount[at];
                if !(might.frenzy && value > 0 || might.steady && value < 0) {
                    strength += value;
                }
            }
            lacking[at] = (requires[at] - strength).max(0);
        }
        lacking
    }

    /// The fewest spends with these mounts, with or without the Sphere.
    fn least_spends(&self, might: &Might, creature: CreatureId, mounts: Mounts) -> u8 {
        let plain = might.spends_for(self.deficits(might, might.plain, creature, mounts));
        match might.balanced {
            Some(balanced) if plain > 0 => {
                plain.min(might.spends_for(self.deficits(might, balanced, creature, mounts)))
            }
            _ => plain,
        }
    }

    /// A Rage whose element is not chosen yet.
    fn rage_is_open(&self, seat: Seat) -> bool {
        self.rage.is_none() && matches!(self.boon(seat), Some(Effect::StrengthenRound(_)))
    }

    /// How many spends and mounts the cheapest successful fight takes; nothing if none succeeds or it cannot be paid.
    fn best_way(&self, seat: Seat, might: &Might, creature: CreatureId) -> Option<Way> {
        if self.fight_cost(seat, creature) > self.player(seat).pm {
            return None;
        }
        let mut best: Option<Way> = None;
        for mounts in might.ways() {
            let way = (self.least_spends(might, creature, mounts), ridden(mounts));
            if way.0 <= might.spends && best.is_none_or(|best| way < best) {
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

    pub(crate) fn fight_candidates(&self, seat: Seat, offer: impl FnMut(Action)) {
        self.fights(seat, true, offer);
    }

    /// Every fight that succeeds, with the fewest spends and mounts; on demand also the hopeless ones.
    pub(crate) fn fights(&self, seat: Seat, hopeless: bool, mut offer: impl FnMut(Action)) {
        if self.visit.fights > 0 {
            let might = self.might(seat);
            for creature in self.fightable(seat).iter() {
                let Some(best) = self.best_way(seat, &might, creature) else {
                    if hopeless {
                        offer(Action::Fight { creature, mount: None, second: None });
                    }
                    continue;
                };
                for mounts in might.ways() {
                    if (self.least_spends(&might, creature, mounts), ridden(mounts)) == best {
                        offer(Action::Fight { creature, mount: mounts[0], second: mounts[1] });
                    }
                }
            }
        }
        offer(Action::Decline);
    }

    pub(crate) fn check_fight(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (creature, mounts) = match action {
            Action::Decline => return Ok(()),
            Action::Fight { .. } if self.visit.fights == 0 => return Err(Refusal::NotNow),
            Action::Fight { creature, mount, second } => (creature, [mount, second]),
            _ => return Err(Refusal::NotNow),
        };
        if !self.fightable(seat).contains(creature) {
            return Err(Refusal::NotThere);
        }
        let might = self.might(seat);
        if !might.ways().any(|way| way == mounts) {
            return Err(Refusal::NotTamed);
        }
        let pm = self.player(seat).pm;
        if let Some(amount) = self.fight_cost(seat, creature).checked_sub(pm).filter(|&amount| amount > 0) {
            return Err(Refusal::MissingPm { amount });
        }
        let spends = self.least_spends(&might, creature, mounts);
        if spends > might.spends {
            let lacking = self.deficits(&might, might.plain, creature, mounts);
            let worst = Element::ALL.into_iter().max_by_key(|it| lacking[it.index()]).unwrap_or(Element::Fire);
            return Err(Refusal::TooWeak { element: worst, amount: lacking[worst.index()] as u8 });
        }
        match self.best_way(seat, &might, creature) {
            Some(best) if best == (spends, ridden(mounts)) => Ok(()),
            _ => Err(Refusal::MountNotNeeded),
        }
    }

    pub(crate) fn answer_fight(&mut self, seat: Seat, action: Action, journal: &mut Told) {
        let Action::Fight { creature, mount, second } = action else {
            if self.visit.won == 0 {
                journal.tell_all(|| Event::DidNotFight { seat });
            }
            self.done();
            return;
        };
        let options = self.rage_options(seat, creature, [mount, second]);
        if options.len() > 1 {
            self.agenda.push(Step::Rage { creature, mount, second });
        } else {
            let rage = options.first().copied().flatten();
            self.win(seat, creature, [mount, second], rage, journal);
        }
    }

    /// Where Rage could help in a fight that needs it, and whether the Furies would do.
    pub(crate) fn rage_options(
        &self,
        seat: Seat,
        creature: CreatureId,
        mounts: Mounts,
    ) -> ArrayVec<Option<Element>, 5> {
        let mut options = ArrayVec::new();
        let might = self.might(seat);
        let spends = self.least_spends(&might, creature, mounts);
        if spends == 0 || spends <= self.visit.furies {
            options.push(None);
        }
        if spends == 0 || !self.rage_is_open(seat) {
            return options;
        }
        for element in Element::ALL {
            // Rage and the Sphere are never on the same slot.
            let mut lacking = self.deficits(&might, might.plain, creature, mounts);
            let lack = &mut lacking[element.index()];
            *lack = (*lack - SPEND).max(0);
            let helps = might.spends_for(lacking) < spends;
            if helps {
                options.push(Some(element));
            }
        }
        options
    }

    pub(crate) fn win(
        &mut self,
        seat: Seat,
        creature: CreatureId,
        [mount, second]: Mounts,
        rage: Option<Element>,
        journal: &mut Told,
    ) {
        let spends = self.least_spends(&self.might(seat), creature, [mount, second]);
        self.visit.furies -= spends - u8::from(rage.is_some());
        self.rage = self.rage.or(rage);
        let paid = self.fight_cost(seat, creature);
        self.visit.free = false;
        self.visit.fights -= 1;
        self.visit.won += 1;
        let player = self.player_mut(seat);
        player.pm -= paid;
        player.hand.remove(creature);
        player.beaten.insert(creature);
        journal.learned();
        journal.tell_all(|| Event::Beat { seat, creature, mount, second, paid });
        self.leave_river(creature, journal);
    }

    /// The reward of the slot, if every fight of the visit succeeded; never for a mercenary.
    pub(crate) fn leave_arena(&mut self, slot: u8, journal: &mut Told) -> Flow {
        let visit = std::mem::take(&mut self.visit);
        let reward = self.content.board.arena[usize::from(slot)];
        if visit.won > 0 && visit.won == visit.wanted && reward > 0 && !visit.mercenary {
            let seat = self.active;
            let vals = self.gain_vals(seat, reward);
            journal.tell_all(|| Event::ArenaReward { seat, vals });
        }
        self.done()
    }
}
