//! RULES 6.4: searching the Cave.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{ActionId, Reward},
    effect::Effect,
    elements::Element,
    places::{Pawn, Place},
    steps::{Flow, Journal, Step},
};
use taverne_engine::Seat;

impl Valroc {
    pub(crate) fn search(&mut self, room: Element, journal: &mut Journal) {
        let seat = self.active;
        let Some(card) = self.turn_up(journal) else {
            return;
        };
        if self.is_phantom(seat) {
            self.discard(card);
            return journal.tell_all(|| Event::PhantomSearched { card });
        }
        journal.tell_all(|| Event::Searched { seat, room, card });
        if self.content.has(self.working_at(seat, Place::Cave), Effect::SearchTwoCards)
            && let Some(other) = self.turn_up(journal)
        {
            journal.tell_all(|| Event::Searched { seat, room, card: other });
            return self.agenda.push(Step::UseCard { room, cards: [card, other] });
        }
        self.read_card(room, card, journal);
    }

    pub(crate) fn check_use_card(action: Action) -> Result<(), Refusal> {
        match action {
            Action::UseCard(0 | 1) => Ok(()),
            Action::UseCard(_) => Err(Refusal::NotThere),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn use_card(&mut self, room: Element, cards: [ActionId; 2], which: u8, journal: &mut Journal) {
        self.done();
        self.discard(cards[1 - usize::from(which)]);
        self.read_card(room, cards[usize::from(which)], journal);
    }

    /// The card is known: an opponent's Démence may still move the pawn [R10].
    fn read_card(&mut self, room: Element, card: ActionId, journal: &mut Journal) {
        match self.bane(self.active) {
            Some((Effect::Teleport, user)) if self.is_phantom(user.owner) => {
                let zone = self.phantom_teleports(room);
                self.move_in_cave(room, zone, journal);
                self.agenda.push(Step::Find { zone, card });
            }
            Some((Effect::Teleport, user)) => {
                self.agenda.push(Step::Teleport { user: user.owner, room, card });
            }
            _ => self.agenda.push(Step::Find { zone: room, card }),
        }
    }

    pub(crate) fn free_room(&self, room: Element) -> bool {
        self.forbidden_room() != Some(room) && self.board.at(Place::Cave)[room.index()].is_none()
    }

    pub(crate) fn teleport_candidates(&self, mut offer: impl FnMut(Action)) {
        Element::ALL.into_iter().for_each(|room| offer(Action::Teleport(room)));
        offer(Action::Decline);
    }

    pub(crate) fn check_teleport(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => Ok(()),
            Action::Teleport(room) if self.forbidden_room() == Some(room) => Err(Refusal::Closed),
            Action::Teleport(room) => {
                if self.free_room(room) {
                    Ok(())
                } else {
                    Err(Refusal::Occupied)
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn teleport_step(&mut self, user: Seat, room: Element, card: ActionId, journal: &mut Journal) -> Flow {
        if Element::ALL.into_iter().any(|room| self.free_room(room)) {
            return Flow::Ask;
        }
        self.teleport(user, room, card, Action::Decline, journal);
        Flow::Go
    }

    pub(crate) fn teleport(&mut self, _: Seat, room: Element, card: ActionId, action: Action, journal: &mut Journal) {
        let zone = if let Action::Teleport(zone) = action { zone } else { room };
        self.move_in_cave(room, zone, journal);
        self.agenda.replace(Step::Find { zone, card });
    }

    fn move_in_cave(&mut self, from: Element, to: Element, journal: &mut Journal) {
        if from == to {
            return;
        }
        let rooms = &mut self.board.slots[Place::Cave.index()];
        rooms[to.index()] = rooms[from.index()].take();
        let seat = self.active;
        journal.tell_all(|| Event::Teleported { seat, from, to });
    }

    pub(crate) fn find(&mut self, zone: Element, card: ActionId, journal: &mut Journal) -> Flow {
        let reward = self.content.action(card).zones[zone.index()];
        self.take_reward(zone, reward, journal);
        if reward.is_some() && self.boon(self.active) == Some(Effect::SecondReward) {
            self.agenda.replace(Step::AlsoTake { zone, card });
        } else {
            self.discard(card);
            self.done();
        }
        Flow::Go
    }

    /// What is out of stock, and a mercenary's Vals, are forfeited.
    fn take_reward(&mut self, zone: Element, reward: Option<Reward>, journal: &mut Journal) {
        let seat = self.active;
        let Some(reward) = reward else {
            return journal.tell_all(|| Event::FoundNothing { seat });
        };
        let by_mercenary =
            self.board.at(Place::Cave).iter().flatten().any(|it| it.owner == seat && it.pawn == Pawn::Mercenary);
        let taken = match reward {
            Reward::Val8 | Reward::Val4 | Reward::Val1 => !by_mercenary && self.gain_vals(seat, reward.vals()) > 0,
            Reward::Pm1 => self.gain_pm(seat, 1) > 0,
            Reward::Pc => self.gain_skill(seat, zone, 1) > 0,
            _ => reward.token().is_some_and(|token| self.gain_token(seat, token)),
        };
        journal.tell_all(|| Event::Found { seat, zone, reward, taken });
    }

    pub(crate) fn also_take_candidates(&self, zone: Element, mut offer: impl FnMut(Action)) {
        Element::ALL.into_iter().filter(|&it| it != zone).for_each(|it| offer(Action::AlsoTake(it)));
        offer(Action::Decline);
    }

    pub(crate) fn check_also_take(&self, zone: Element, card: ActionId, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => Ok(()),
            Action::AlsoTake(other) if other == zone || self.content.action(card).zones[other.index()].is_none() => {
                Err(Refusal::NotThere)
            }
            Action::AlsoTake(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn also_take(&mut self, card: ActionId, action: Action, journal: &mut Journal) {
        if let Action::AlsoTake(zone) = action {
            self.take_reward(zone, self.content.action(card).zones[zone.index()], journal);
        }
        self.discard(card);
        self.done();
    }
}
