//! RULES 3.1: `roll_resource` and `roll_treasure`, with what may roll a die again, and what its faces bring.

use super::{Done, Effects};
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::{
        Verb,
        map::{DiceOf, MapVerb, Rerolls},
    },
    kinds::{CardId, DieKind, Morale, RerollBy, Resource, SharedDeck},
    realm::search::Search,
    steps::{Journal, Step, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped},
};

/// As many dice as any effect or field rolls.
pub const MOST_DICE: usize = 3;

/// What a face of the resource die gives.
pub const RESOURCE_DIE: [(Resource, u8); 6] = [
    (Resource::Gold, 3),
    (Resource::Gold, 6),
    (Resource::Materials, 2),
    (Resource::Materials, 4),
    (Resource::Valuables, 1),
    (Resource::Valuables, 2),
];

/// What a face of the treasure die gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Treasure {
    Experience,
    Artifact,
    OneDie,
    TwoDice,
}

pub const TREASURE_DIE: [Treasure; 6] = [
    Treasure::Experience,
    Treasure::Experience,
    Treasure::Artifact,
    Treasure::Artifact,
    Treasure::OneDie,
    Treasure::TwoDice,
];

pub(super) fn possible(game: &Heroes3, it: Effects, verb: MapVerb) -> bool {
    let Some(seat) = it.chooser(game) else { return false };
    let lasting = game.player(seat).lasting;
    match verb {
        MapVerb::AllowReroll(Rerolls::OfTurn) => it.on_map() && !lasting.rerolls && !lasting.any_rerolls,
        MapVerb::AllowReroll(Rerolls::AnyOfTurn) => !lasting.any_rerolls,
        _ => !game.is_skirmish(),
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: MapVerb) -> Done {
    let Some(seat) = it.chooser(game) else { return Done::Next };
    let number = |game: &Heroes3, of: DiceOf| match of {
        DiceOf::Number(number) => number,
        DiceOf::Field => game.printed(it.field()).map_or(1, |it| it.dice.max(1)),
    };
    match verb {
        MapVerb::RollResource { dice, .. } => {
            game.agenda.push(RollDice::of(seat, DieKind::Resource, number(game, dice)));
        }
        MapVerb::RollTreasure { dice, .. } => {
            game.agenda.push(RollDice::of(seat, DieKind::Treasure, number(game, dice)));
        }
        MapVerb::AllowReroll(which) => {
            let lasting = &mut game.player_mut(seat).lasting;
            match which {
                Rerolls::OfTurn => lasting.rerolls = true,
                Rerolls::AnyOfTurn => lasting.any_rerolls = true,
            }
        }
        _ => {}
    }
    Done::Next
}

/// Dice are rolled; some may be rolled again, and of several one is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RollDice {
    pub seat: Seat,
    pub kind: DieKind,
    pub count: u8,
    pub faces: [u8; MOST_DICE],
    /// Dice that a card has rolled again, as bits; the highest bit says that they were rolled at all.
    rerolled: u8,
}

const ROLLED: u8 = 0x80;

impl RollDice {
    pub(crate) fn of(seat: Seat, kind: DieKind, count: u8) -> Self {
        Self { seat, kind, count: count.clamp(1, MOST_DICE as u8), faces: [0; MOST_DICE], rerolled: 0 }
    }

    /// The dice that lie on the table.
    pub fn shown(&self) -> &[u8] {
        if self.rerolled & ROLLED == 0 { &[] } else { &self.faces[..usize::from(self.count)] }
    }

    fn may_reroll(self, game: &Heroes3, die: u8, by: RerollBy) -> bool {
        let player = game.player(self.seat);
        match by {
            RerollBy::Effect => (player.lasting.rerolls || player.lasting.any_rerolls) && self.rerolled >> die & 1 == 0,
            RerollBy::Morale => player.morale == Morale::Positive,
            RerollBy::Astrologers => game.standing().rerolls && !player.lasting.one_reroll,
            RerollBy::Ability => false,
        }
    }

    /// Cards that roll any die again.
    fn cards(self, game: &Heroes3, mut offer: impl FnMut(Action)) {
        for card in game.player(self.seat).kinds_in_hand() {
            if let Some(option) = rerolling_option(game, card) {
                offer(Action::Play { card, option });
            }
        }
    }

    fn reroll(mut self, game: &mut Heroes3, die: u8, journal: &mut Journal) {
        let face = game.chance.below(6) as u8;
        journal.learned();
        let from = std::mem::replace(&mut self.faces[usize::from(die)], face);
        journal.tell_all(|| Event::DieRerolled { seat: self.seat, die: self.kind, from, to: face });
        game.agenda.replace(self);
    }
}

/// The way in which a card rolls any die again.
fn rerolling_option(game: &Heroes3, card: CardId) -> Option<u8> {
    let plays = &game.content.0.card(card).plays;
    let rerolls = |list: &[Verb]| matches!(list, [Verb::Reroll { any: true, .. }]);
    let found = plays.iter().position(|play| !play.by_power && rerolls(game.content.0.list(play.rows[0].does)));
    found.map(|at| at as u8)
}

impl Question<Heroes3> for RollDice {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(mut self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if self.rerolled & ROLLED == 0 {
            self.rerolled = ROLLED;
            for face in &mut self.faces[..usize::from(self.count)] {
                *face = game.chance.below(6) as u8;
            }
            journal.learned();
            journal.tell_all(|| Event::DiceRolled { seat: self.seat, die: self.kind, faces: self.shown().to_vec() });
            game.agenda.replace(self);
        }
        let mut answers = 0;
        self.legal(game, self.seat, |_| answers += 1);
        if answers > 1 {
            return Flow::Ask;
        }
        self.answer(game, self.seat, Action::Keep(0), journal);
        Flow::Go
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        (0..self.count).for_each(|die| offer(Action::Keep(die)));
        for die in 0..self.count {
            for by in RerollBy::ALL {
                if self.may_reroll(game, die, by) {
                    offer(Action::Reroll { die, by });
                }
            }
        }
        self.cards(game, offer);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Keep(die) if die < self.count => Ok(()),
            Action::Reroll { die, by } if die < self.count => {
                if self.may_reroll(game, die, by) {
                    Ok(())
                } else {
                    Err(Refusal::WrongMoment)
                }
            }
            Action::Keep(_) | Action::Reroll { .. } => Err(Refusal::Empty),
            Action::Play { card, .. } if !game.player(seat).has(card) => Err(Refusal::NotInHand),
            Action::Play { card, option } if rerolling_option(game, card) == Some(option) => Ok(()),
            Action::Play { .. } => Err(Refusal::WrongMoment),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(mut self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Reroll { die, by } => {
                match by {
                    RerollBy::Effect => self.rerolled |= 1 << die,
                    RerollBy::Astrologers => game.player_mut(seat).lasting.one_reroll = true,
                    _ => game.spend_morale_on_die(seat, journal),
                }
                self.reroll(game, die, journal);
            }
            // RULING 93: a card takes the die that is worth least.
            Action::Play { card, option } => {
                journal.tell_all(|| Event::Played { seat, card, option, expert: false });
                game.player_mut(seat).take_from_hand(card);
                game.player_mut(seat).put_on_discard(card);
                let least = (0..self.count).min_by_key(|&die| self.faces[usize::from(die)]).unwrap_or(0);
                self.reroll(game, least, journal);
            }
            Action::Keep(die) => {
                game.done();
                let face = usize::from(self.faces[usize::from(die)]) % 6;
                self.resolve(game, face, journal);
            }
            _ => {}
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask(if self.count > 1 { "ask-keep-die" } else { "ask-reroll-die" }, "map-dice")
    }
}

impl RollDice {
    fn resolve(self, game: &mut Heroes3, face: usize, journal: &mut Journal) {
        let seat = self.seat;
        if self.kind == DieKind::Resource {
            let (resource, count) = RESOURCE_DIE[face];
            game.gain(seat, resource, u16::from(count), journal);
            return;
        }
        match TREASURE_DIE[face] {
            Treasure::Experience => game.gain_experience_steps(seat, 1, journal),
            Treasure::Artifact => game.agenda.push(Search::into_hand(seat, SharedDeck::Artifact, 2)),
            Treasure::OneDie => game.agenda.push(Self::of(seat, DieKind::Resource, 1)),
            Treasure::TwoDice => game.agenda.push(Self::of(seat, DieKind::Resource, 2)),
        }
    }
}

impl Heroes3 {
    /// The dice that wait for a choice.
    pub fn dice_shown(&self) -> Option<RollDice> {
        match self.step() {
            Some(Step::RollDice(it)) => Some(it),
            _ => None,
        }
    }
}
