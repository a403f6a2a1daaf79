//! RULES 6.8: fights.
//!
//! Only fights that succeed are offered. Mounts and free bonuses cost nothing and leave nothing behind, so the fewest
//! mounts that suffice are taken and nobody is asked for the rest **[V5]**; what is used up (the element of Rage, a
//! Fury) is spent only if it is needed, and asked for only if there is a choice.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{CreatureId, CreatureSet, Kind, SpellId},
    effect::Effect,
    elements::Element,
    places::{Pawn, Piece},
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
            let again = self.player(seat).spells.iter().any(|(kind, _)| {
                matches!(self.content.spells[kind].effect, Effect::ExtraFight(_))
                    && self.check_cast(seat, SpellId::of(kind), None, None, Moment::Arena).is_ok()
            });
            return if again && !quiet { Flow::Ask } else { self.done() };
        }
        let can_fight = self.fightable(seat).iter().any(|creature| self.best_way(seat, creature).is_some());
        if can_fight || (!quiet && !self.fightable(seat).is_empty() && self.has_play(seat, Moment::Arena)) {
            return Flow::Ask;
        }
        journal.tell_all(|| Event::DidNotFight { seat });
        self.done()
    }

    /// What the seat lacks in each element against a creature, before bonuses that need a choice.
    fn deficits(&self, seat: Seat, creature: CreatureId, mounts: Mounts, sphere: u8) -> [i8; 4] {
        let player = self.player(seat);
        let dominant = self.board.dominant();
        let (mut hymn, mut strike, mut frenzy) = (0, 0, false);
        match self.bane(seat) {
            Some((Effect::UnbalanceOpponents(n), _)) => hymn = n as i8,
            Some((Effect::WeakenOpponents(n), _)) => strike = n as i8,
            Some((Effect::NoMountBonus, _)) => frenzy = true,
            _ => {}
        }
        let steady = mounts[0].is_some() && self.content.has(player.working(), Effect::IgnoreMountMalus);
        let requires = self.content.creature(creature).requires;
        let mut lacking = [0; 4];
        for element in Element::ALL {
            let at = element.index();
            if requires[at] == 0 {
                continue;
            }
            let mut strength = player.skills[at] as i8 - player.weakened[at] as i8;
            for mount in mounts.into_iter().flatten() {
                let value = self.content.creature(mount).mount[at];
                if !(frenzy && value > 0 || steady && value < 0) {
                    strength += value;
                }
            }
            if dominant == Some(element) {
                strength += i8::from(sphere == 0);
            } else {
                strength += sphere as i8 - hymn;
            }
            if self.strike == Some(element) {
                strength -= strike;
            }
            if self.rage == Some(element) && matches!(self.boon(seat), Some(Effect::StrengthenRound(_))) {
                strength += SPEND;
            }
            lacking[at] = (requires[at] - strength).max(0);
        }
        lacking
    }

    /// How many Rages and Furies it takes to make up for what is lacking.
    fn spends(&self, seat: Seat, lacking: [i8; 4]) -> u8 {
        let needed = |lack: i8| (lack as u8).div_ceil(SPEND as u8);
        let all: u8 = lacking.iter().map(|&lack| needed(lack)).sum();
        let linked = all > 0 && self.content.has(self.player(seat).working(), Effect::StrengthenEachFight(1));
        // The link helps where a deficit is odd.
        if linked && lacking.iter().any(|lack| lack % SPEND == 1) { all - 1 } else { all }
    }

    /// The fewest spends with these mounts, with or without the Sphere.
    fn least_spends(&self, seat: Seat, creature: CreatureId, mounts: Mounts) -> u8 {
        let plain = self.spends(seat, self.deficits(seat, creature, mounts, 0));
        match self.boon(seat) {
            Some(Effect::BalanceOwn(n)) if plain > 0 => {
                plain.min(self.spends(seat, self.deficits(seat, creature, mounts, n)))
            }
            _ => plain,
        }
    }

    /// A Rage whose element is not chosen yet.
    fn rage_is_open(&self, seat: Seat) -> bool {
        self.rage.is_none() && matches!(self.boon(seat), Some(Effect::StrengthenRound(_)))
    }

    fn most_spends(&self, seat: Seat) -> u8 {
        self.visit.furies + u8::from(self.rage_is_open(seat))
    }

    fn mounts_of(&self, seat: Seat) -> CreatureSet {
        self.player(seat).beaten.and(self.content.of_kind(Kind::Tameable))
    }

    /// Every way to ride, the fewest mounts first.
    fn ways(&self, seat: Seat) -> impl Iterator<Item = Mounts> {
        let mounts = self.mounts_of(seat);
        let two = self.boon(seat) == Some(Effect::SecondMount);
        let pairs = mounts.iter().filter(move |_| two).flat_map(move |one| {
            mounts.iter().filter(move |&other| other > one).map(move |other| [Some(one), Some(other)])
        });
        std::iter::once([None; 2]).chain(mounts.iter().map(|mount| [Some(mount), None])).chain(pairs)
    }

    /// How many spends and mounts the cheapest successful fight takes; nothing if none succeeds or it cannot be paid.
    pub(crate) fn best_way(&self, seat: Seat, creature: CreatureId) -> Option<(u8, usize)> {
        if self.fight_cost(seat, creature) > self.player(seat).pm {
            return None;
        }
        let most = self.most_spends(seat);
        let mut best: Option<(u8, usize)> = None;
        for mounts in self.ways(seat) {
            let way = (self.least_spends(seat, creature, mounts), mounts.iter().flatten().count());
            if way.0 <= most && best.is_none_or(|best| way < best) {
                best = Some(way);
            }
            if best.is_some_and(|(spends, ridden)| spends == 0 && ridden <= way.1) {
                break;
            }
        }
        best
    }

    pub(crate) fn fight_cost(&self, seat: Seat, creature: CreatureId) -> u8 {
        if self.visit.free {
            return 0;
        }
        let cheaper = self.content.sum(self.player(seat).working(), |effect| match effect {
            Effect::CheaperFights(n) => Some(n),
            _ => None,
        });
        self.content.creature(creature).magic.saturating_sub(cheaper)
    }

    pub(crate) fn fight_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        if self.visit.fights > 0 {
            for creature in self.fightable(seat).iter() {
                let Some(best) = self.best_way(seat, creature) else {
                    offer(Action::Fight { creature, mount: None, second: None });
                    continue;
                };
                for [mount, second] in self.ways(seat) {
                    let way =
                        (self.least_spends(seat, creature, [mount, second]), [mount, second].iter().flatten().count());
                    if way == best {
                        offer(Action::Fight { creature, mount, second });
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
        if !self.ways(seat).any(|way| way == mounts) {
            return Err(Refusal::NotTamed);
        }
        let pm = self.player(seat).pm;
        if let Some(amount) = self.fight_cost(seat, creature).checked_sub(pm).filter(|&amount| amount > 0) {
            return Err(Refusal::MissingPm { amount });
        }
        let spends = self.least_spends(seat, creature, mounts);
        if spends > self.most_spends(seat) {
            let lacking = self.deficits(seat, creature, mounts, 0);
            let worst = Element::ALL.into_iter().max_by_key(|it| lacking[it.index()]).unwrap_or(Element::Fire);
            return Err(Refusal::TooWeak { element: worst, amount: lacking[worst.index()] as u8 });
        }
        match self.best_way(seat, creature) {
            Some(best) if best == (spends, mounts.iter().flatten().count()) => Ok(()),
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
        let spends = self.least_spends(seat, creature, mounts);
        if spends == 0 || spends <= self.visit.furies {
            options.push(None);
        }
        if spends == 0 || !self.rage_is_open(seat) {
            return options;
        }
        for element in Element::ALL {
            // Rage and the Sphere are never on the same slot.
            let mut lacking = self.deficits(seat, creature, mounts, 0);
            let lack = &mut lacking[element.index()];
            *lack = (*lack - SPEND).max(0);
            let helps = self.spends(seat, lacking) < spends;
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
        let spends = self.least_spends(seat, creature, [mount, second]);
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
