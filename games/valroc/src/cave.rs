//! RULES 6.4: searching the Cave.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{ActionId, Reward},
    effect::Effect,
    elements::Element,
    places::{Pawn, Place},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped},
};

/// A course shows two cards; one of them is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UseCard {
    pub room: Element,
    pub cards: [ActionId; 2],
}

impl Question<Valroc> for UseCard {
    const ALL_LEGAL: bool = true;

    fn run(self, _: &mut Valroc, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, _: &Valroc, _: Seat, offer: impl FnMut(Action)) {
        [0, 1].map(Action::UseCard).into_iter().for_each(offer);
    }

    fn check(self, _: &Valroc, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::UseCard(0 | 1) => Ok(()),
            Action::UseCard(_) => Err(Refusal::NotThere),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, _: Seat, action: Action, journal: &mut Journal) {
        let Self { room, cards } = self;
        let Action::UseCard(which) = action else { return };
        game.done();
        game.discard(cards[1 - usize::from(which)]);
        game.read_card(room, cards[usize::from(which)], journal);
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-use-card", "cave")
    }
}

/// An opponent's Démence may still move the pawn when the card is known [R10].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Teleport {
    pub user: Seat,
    pub room: Element,
    pub card: ActionId,
}

impl Question<Valroc> for Teleport {
    fn asked(self, _: &Valroc) -> SeatSet {
        SeatSet::only(self.user)
    }

    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        if Element::ALL.into_iter().any(|room| game.free_room(room)) {
            return Flow::Ask;
        }
        self.answer(game, self.user, Action::Decline, journal);
        Flow::Go
    }

    fn candidates(self, _: &Valroc, _: Seat, mut offer: impl FnMut(Action)) {
        Element::ALL.into_iter().for_each(|room| offer(Action::Teleport(room)));
        offer(Action::Decline);
    }

    fn check(self, game: &Valroc, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => Ok(()),
            Action::Teleport(room) if game.forbidden_room() == Some(room) => Err(Refusal::Closed),
            Action::Teleport(room) => {
                if game.free_room(room) {
                    Ok(())
                } else {
                    Err(Refusal::Occupied)
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, _: Seat, action: Action, journal: &mut Journal) {
        let Self { room, card, .. } = self;
        let zone = if let Action::Teleport(zone) = action { zone } else { room };
        game.move_in_cave(room, zone, journal);
        game.agenda.replace(Find { zone, card });
    }

    fn prompt(self, game: &Valroc, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-teleport").with("who", game.active), rule: "madness" }
    }
}

/// What the card has in the zone where the pawn stands is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Find {
    pub zone: Element,
    pub card: ActionId,
}

impl Automatic<Valroc> for Find {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let Self { zone, card } = self;
        let reward = game.content.action(card).zones[zone.index()];
        game.take_reward(zone, reward, journal);
        if reward.is_some() && game.boon(game.active) == Some(Effect::SecondReward) {
            game.agenda.replace(AlsoTake { zone, card });
        } else {
            game.discard(card);
            game.done();
        }
        Flow::Go
    }
}

/// A second reward of the same card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AlsoTake {
    pub zone: Element,
    pub card: ActionId,
}

impl Question<Valroc> for AlsoTake {
    fn candidates(self, _: &Valroc, _: Seat, mut offer: impl FnMut(Action)) {
        let Self { zone, .. } = self;
        Element::ALL.into_iter().filter(|&it| it != zone).for_each(|it| offer(Action::AlsoTake(it)));
        offer(Action::Decline);
    }

    fn check(self, game: &Valroc, _: Seat, action: Action) -> Result<(), Refusal> {
        let Self { zone, card } = self;
        match action {
            Action::Decline => Ok(()),
            Action::AlsoTake(other) if other == zone || game.content.action(card).zones[other.index()].is_none() => {
                Err(Refusal::NotThere)
            }
            Action::AlsoTake(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, _: Seat, action: Action, journal: &mut Journal) {
        let Self { card, .. } = self;
        if let Action::AlsoTake(zone) = action {
            game.take_reward(zone, game.content.action(card).zones[zone.index()], journal);
        }
        game.discard(card);
        game.done();
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-also-take", "cave")
    }
}

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
            return self.agenda.push(UseCard { room, cards: [card, other] });
        }
        self.read_card(room, card, journal);
    }

    /// The card is known: an opponent's Démence may still move the pawn [R10].
    fn read_card(&mut self, room: Element, card: ActionId, journal: &mut Journal) {
        match self.bane(self.active) {
            Some((Effect::Teleport, user)) if self.is_phantom(user.owner) => {
                let zone = self.phantom_teleports(room);
                self.move_in_cave(room, zone, journal);
                self.agenda.push(Find { zone, card });
            }
            Some((Effect::Teleport, user)) => {
                self.agenda.push(Teleport { user: user.owner, room, card });
            }
            _ => self.agenda.push(Find { zone: room, card }),
        }
    }

    pub(crate) fn free_room(&self, room: Element) -> bool {
        self.forbidden_room() != Some(room) && self.board.at(Place::Cave)[room.index()].is_none()
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

    /// What is out of stock, and a mercenary's Vals, are forfeited.
    fn take_reward(&mut self, zone: Element, reward: Option<Reward>, journal: &mut Journal) {
        let seat = self.active;
        let Some(reward) = reward else {
            return journal.tell_all(|| Event::FoundNothing { seat });
        };
        let by_mercenary =
            self.board.at(Place::Cave).iter().flatten().any(|it| it.owner == seat && it.pawn == Pawn::Mercenary);
        let vals = if by_mercenary { 0 } else { self.gain_vals(seat, reward.vals()) };
        let taken = match reward {
            Reward::Val8 | Reward::Val4 | Reward::Val1 => vals > 0,
            Reward::Pm1 => self.gain_pm(seat, 1) > 0,
            Reward::Pc => self.gain_skill(seat, zone, 1) > 0,
            _ => reward.token().is_some_and(|token| self.gain_token(seat, token)),
        };
        journal.tell_all(|| Event::Found { seat, zone, reward, taken, vals });
    }
}
