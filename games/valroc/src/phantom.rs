//! RULES 11: the phantom of the solo game, and the river of creatures.

use crate::{
    Content, Event, Valroc,
    action::Trade,
    cards::{ActionSet, COURSES, CreatureId, CreatureSet, Kind, PLANNINGS, PlanningId, PlanningSet},
    content::Errand,
    effect::Effect,
    elements::Element,
    places::{Pawn, Piece, Place, Placements, Spot, SpotSet},
    steps::Journal,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{Chance, Seat, zones::Bag};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Phantom {
    /// Planning cards still to be drawn.
    pub(crate) plannings: PlanningSet,
    /// The card of this round, and how many of its steps were read.
    pub(crate) card: Option<PlanningId>,
    pub(crate) read: u8,
    /// From left to right; the right-most is the oldest.
    pub(crate) river: ArrayVec<CreatureId, 4>,
    /// How many creatures of each kind the pile still has: nobody knows which, so they are drawn when they come.
    pub(crate) top: [u8; 3],
    pub(crate) bottom: [u8; 3],
    pub(crate) unseen: CreatureSet,
    pub(crate) gone: CreatureSet,
    pub(crate) courses: Bag<COURSES>,
}

impl Phantom {
    pub(crate) fn new(content: &'static Content, chance: &mut Chance) -> Self {
        let mut phantom = Self {
            plannings: PlanningSet::all(PLANNINGS),
            card: None,
            read: 0,
            river: ArrayVec::new(),
            top: content.solo.top,
            bottom: content.solo.bottom,
            unseen: CreatureSet::all(content.creatures.len()),
            gone: CreatureSet::EMPTY,
            courses: Bag::EMPTY,
        };
        for _ in 0..content.solo.river {
            let creature = phantom.unseen.and(content.of_kind(Kind::Tameable)).any(chance);
            phantom.enter(creature.expect("there are enough tameable creatures"));
        }
        phantom
    }

    fn enter(&mut self, creature: CreatureId) {
        self.unseen.remove(creature);
        self.river.insert(0, creature);
    }

    pub fn pile(&self) -> u8 {
        self.top.iter().chain(&self.bottom).sum()
    }

    /// The next creature of the pile comes in on the left.
    fn refill(&mut self, content: &'static Content, chance: &mut Chance) -> Option<CreatureId> {
        let layer = if self.top.iter().any(|&left| left > 0) { &mut self.top } else { &mut self.bottom };
        let total: u8 = layer.iter().sum();
        if total == 0 {
            return None;
        }
        let mut nth = chance.below(usize::from(total)) as u8;
        for (kind, left) in Kind::ALL.into_iter().zip(layer) {
            if nth < *left {
                *left -= 1;
                let creature = self.unseen.and(content.of_kind(kind)).any(chance)?;
                self.enter(creature);
                return Some(creature);
            }
            nth -= *left;
        }
        None
    }
}

impl Valroc {
    pub(crate) fn begin_phantom_round(&mut self) {
        if let Some(phantom) = &mut self.phantom {
            phantom.card = None;
            phantom.read = 0;
        }
    }

    /// RULES 11.1: the next step of the planning card.
    pub(crate) fn phantom_places(&mut self, seat: Seat, journal: &mut Journal) {
        while let Some(errand) = self.next_errand(journal) {
            if errand.pawn == Pawn::Monk && self.board.monk != Some(seat) {
                continue;
            }
            if let Some(spot) = self.phantom_spot(seat, errand) {
                self.put(Piece { owner: seat, pawn: errand.pawn, changed: false }, spot, journal);
            }
            return;
        }
        self.stopped = self.stopped.with(seat);
    }

    fn next_errand(&mut self, journal: &mut Journal) -> Option<Errand> {
        let content = self.content.0;
        let phantom = self.phantom.as_mut()?;
        journal.learned();
        if phantom.card.is_none() {
            if phantom.plannings.is_empty() {
                phantom.plannings = PlanningSet::all(PLANNINGS);
            }
            phantom.card = phantom.plannings.draw(&mut self.chance);
        }
        let errand = content.plannings[phantom.card?.index()].steps.get(usize::from(phantom.read)).copied();
        // One more than there are steps: everybody has seen that it was the last.
        phantom.read += 1;
        errand
    }

    /// The named place, or the next one in order that can take this pawn.
    pub(crate) fn phantom_spot(&self, seat: Seat, errand: Errand) -> Option<Spot> {
        let open = self.open_spots(seat).and(Placements::allowed(false, self.board.mages).spots(errand.pawn));
        (0..Place::ALL.len()).find_map(|step| {
            let place = Place::ALL[(errand.place.index() + step) % Place::ALL.len()];
            match place {
                Place::DarkQuarter => {
                    [Spot::DarkQuarterBottom, Spot::DarkQuarterTop].into_iter().find(|&spot| open.contains(spot))
                }
                Place::Cave => (0..4)
                    .map(|step| Spot::cave(Element::of(errand.room.index() + step)))
                    .find(|&spot| open.contains(spot)),
                _ => open.and(SpotSet::of(place)).first(),
            }
        })
    }

    /// RULES 11.2: the bottom effect hits the human; the top one does nothing.
    pub(crate) fn phantom_black_magic(&mut self, slot: usize, effect: Effect, journal: &mut Journal) {
        let human = Seat::new(0);
        if slot == 0 {
            return;
        }
        if let Some(magic) = self.board.magic {
            journal.tell_all(|| Event::PhantomUsedMagic { magic });
        }
        match effect {
            Effect::InvertOpponents(most) => {
                let player = self.player(human);
                let trade = if player.vals > player.pm { Trade::ValsToPm } else { Trade::PmToVals };
                self.trade(human, trade, most, journal);
            }
            Effect::WeakenOpponents(_) => {
                if let Some(card) = self.turn_up(journal) {
                    let element = self.content.action(card).empty_zone();
                    self.discard(card);
                    self.strike = Some(element);
                    journal.tell_all(|| Event::Struck { element });
                }
            }
            _ => {}
        }
    }

    /// Where the phantom's Démence sends the human: the first room in order, or the next if he stands there.
    pub(crate) fn phantom_teleports(&self, room: Element) -> Element {
        let rooms = self.board.at(Place::Cave);
        let taken = |it: Element| rooms[it.index()].is_some_and(|piece| self.is_phantom(piece.owner));
        let mut free = Element::ALL.into_iter().filter(|&it| self.forbidden_room() != Some(it) && !taken(it));
        match free.next() {
            Some(first) if first != room => first,
            _ => free.next().unwrap_or(room),
        }
    }

    /// Once a round: the phantom in the Dark Quarter, or the human on its bottom slot, drives a creature away.
    pub(crate) fn cull_for_black_magic(&mut self, journal: &mut Journal) {
        let [top, bottom, ..] = *self.board.at(Place::DarkQuarter);
        if self.is_solo() && (bottom.is_some() || top.is_some_and(|piece| self.is_phantom(piece.owner))) {
            self.phantom_hunts(journal);
        }
    }

    /// The right-most creature of the river is discarded.
    pub(crate) fn phantom_hunts(&mut self, journal: &mut Journal) {
        let Some(creature) = self.phantom.as_ref().and_then(|phantom| phantom.river.last().copied()) else {
            return;
        };
        if let Some(phantom) = &mut self.phantom {
            phantom.gone.insert(creature);
        }
        journal.tell_all(|| Event::CreatureLeft { creature });
        self.leave_river(creature, journal);
    }

    /// The rest slides right and a new creature comes in on the left.
    pub(crate) fn leave_river(&mut self, creature: CreatureId, journal: &mut Journal) {
        let content = self.content.0;
        let Some(phantom) = &mut self.phantom else {
            return;
        };
        phantom.river.retain(|it| *it != creature);
        if let Some(creature) = phantom.refill(content, &mut self.chance) {
            journal.learned();
            journal.tell_all(|| Event::CreatureCame { creature });
        }
    }

    /// It draws until a wound outside its immunity, and is never injured.
    pub(crate) fn phantom_trains(&mut self, immune: u8, journal: &mut Journal) {
        let (mut draws, mut drawn) = (0u8, ActionSet::EMPTY);
        while let Some(card) = self.turn_up(journal) {
            draws += 1;
            drawn.insert(card);
            if self.content.wounds().contains(card) && draws > immune {
                break;
            }
        }
        drawn.iter().for_each(|card| self.discard(card));
        journal.tell_all(|| Event::PhantomTrained { draws });
    }

    /// An Offering card that is not 0 says how many Vals, an Action card on which statue. No favour.
    pub(crate) fn phantom_offers(&mut self, journal: &mut Journal) {
        let mut vals = 0;
        while vals == 0 {
            let card = self.draw_offering();
            vals = self.content.offerings[card.index()];
        }
        journal.learned();
        self.board.next_monk = Some(self.active);
        let Some(card) = self.turn_up(journal) else {
            return;
        };
        let statue = self.content.action(card).empty_zone();
        self.discard(card);
        let vals = vals.min(self.board.bank);
        self.board.bank -= vals;
        self.board.statues[statue.index()].vals += vals;
        journal.tell_all(|| Event::PhantomOffered { statue, vals });
    }

    /// Its course is set aside and counted.
    pub(crate) fn phantom_enrols(&mut self, slot: usize, journal: &mut Journal) {
        if let (Some(phantom), Some(course)) = (&mut self.phantom, self.board.courses[slot].take()) {
            phantom.courses.put(course.index());
            journal.tell_all(|| Event::PhantomEnrolled { course });
        }
    }
}
