//! RULES 5: the Wrath of the Gods.

use crate::{
    Action, Event, Refusal, Valroc,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped},
};

/// The track moves on because of this seat; at its end the gods' wrath falls at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wrath {
    pub seat: Seat,
}

impl Automatic<Valroc> for Wrath {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let Self { seat } = self;
        game.done();
        game.board.wrath += 1;
        let wrath = game.board.wrath;
        if wrath < game.content.board.wrath {
            return Flow::Go;
        }
        let by = (!game.is_phantom(seat)).then_some(seat);
        journal.tell_all(|| Event::Wrath { by });
        game.agenda.push(WrathFalls);
        if !game.is_phantom(seat) {
            let deeds = &mut game.player_mut(seat).deeds;
            deeds.wraths = deeds.wraths.saturating_add(1);
            game.agenda.push(GiveUpSpell { seat });
        }
        Flow::Go
    }
}

/// Whoever caused the wrath gives up a used spell with the smallest malus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GiveUpSpell {
    pub seat: Seat,
}

impl Question<Valroc> for GiveUpSpell {
    fn asked(self, _: &Valroc) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        for (spell, _) in game.player(seat).used_spells.iter() {
            offer(Action::GiveUpSpell(spell));
        }
    }

    fn legal(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        let smallest = game.smallest_malus(seat);
        for (spell, _) in game.player(seat).used_spells.iter() {
            if game.content.spell(spell).malus == smallest {
                offer(Action::GiveUpSpell(spell));
            }
        }
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::GiveUpSpell(spell) = action else {
            return Err(Refusal::NotNow);
        };
        let used = game.player(seat).used_spells;
        if spell.index() >= game.content.spells.len() || used.count(spell) == 0 {
            return Err(Refusal::NotOwned);
        }
        if game.content.spell(spell).malus > game.smallest_malus(seat) { Err(Refusal::WrongTarget) } else { Ok(()) }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::GiveUpSpell(spell) = action else { return };
        game.player_mut(seat).used_spells.take(spell);
        game.decks.spell_discards.put(spell);
        journal.tell_all(|| Event::GaveUpSpell { seat, spell });
        game.done();
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-give-up", "wrath")
    }
}

/// Everybody loses a point of the dominant element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrathFalls;

impl Automatic<Valroc> for WrathFalls {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        game.board.wrath = 0;
        if let Some(element) = game.board.dominant() {
            let mut seats = SeatSet::EMPTY;
            for seat in game.seat_order() {
                let skill = &mut game.player_mut(seat).skills[element.index()];
                if *skill > 0 {
                    *skill -= 1;
                    seats = seats.with(seat);
                }
            }
            journal.tell_all(|| Event::WrathStruck { element, seats: seats.iter().collect() });
        } else {
            journal.tell_all(|| Event::WrathPassed);
        }
        game.done()
    }
}

impl Valroc {
    fn smallest_malus(&self, seat: Seat) -> u8 {
        let used = self.player(seat).used_spells.iter();
        used.map(|(spell, _)| self.content.spell(spell).malus).min().unwrap_or(0)
    }
}
