//! RULES 5: the Wrath of the Gods.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::SpellId,
    steps::{Flow, Journal, Step},
};
use taverne_engine::{Seat, SeatSet};

impl Valroc {
    /// The track moves on; at its end the gods' wrath falls at once.
    pub(crate) fn wrath(&mut self, seat: Seat, journal: &mut Journal) -> Flow {
        self.done();
        self.board.wrath += 1;
        let wrath = self.board.wrath;
        if wrath < self.content.board.wrath {
            return Flow::Go;
        }
        let by = (!self.is_phantom(seat)).then_some(seat);
        journal.tell_all(|| Event::Wrath { by });
        self.agenda.push(Step::WrathFalls { seat });
        if !self.is_phantom(seat) {
            let deeds = &mut self.player_mut(seat).deeds;
            deeds.wraths = deeds.wraths.saturating_add(1);
            self.agenda.push(Step::GiveUpSpell { seat });
        }
        Flow::Go
    }

    /// Whoever caused it gives up a used spell with the smallest malus.
    pub(crate) fn give_up_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        for (spell, _) in self.player(seat).used_spells.iter() {
            offer(Action::GiveUpSpell(spell));
        }
    }

    pub(crate) fn check_give_up(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::GiveUpSpell(spell) = action else {
            return Err(Refusal::NotNow);
        };
        let used = self.player(seat).used_spells;
        if spell.index() >= self.content.spells.len() || used.count(spell) == 0 {
            return Err(Refusal::NotOwned);
        }
        if self.content.spell(spell).malus > self.smallest_malus(seat) { Err(Refusal::WrongTarget) } else { Ok(()) }
    }

    /// The legal ones among the candidates.
    pub(crate) fn legal_give_ups(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let smallest = self.smallest_malus(seat);
        for (spell, _) in self.player(seat).used_spells.iter() {
            if self.content.spell(spell).malus == smallest {
                offer(Action::GiveUpSpell(spell));
            }
        }
    }

    fn smallest_malus(&self, seat: Seat) -> u8 {
        let used = self.player(seat).used_spells.iter();
        used.map(|(spell, _)| self.content.spell(spell).malus).min().unwrap_or(0)
    }

    pub(crate) fn give_up_spell(&mut self, seat: Seat, spell: SpellId, journal: &mut Journal) {
        self.player_mut(seat).used_spells.take(spell);
        self.decks.spell_discards.put(spell);
        journal.tell_all(|| Event::GaveUpSpell { seat, spell });
        self.done();
    }

    pub(crate) fn wrath_falls(&mut self, _: Seat, journal: &mut Journal) -> Flow {
        self.board.wrath = 0;
        if let Some(element) = self.board.dominant() {
            let mut seats = SeatSet::EMPTY;
            for seat in self.seat_order() {
                let skill = &mut self.player_mut(seat).skills[element.index()];
                if *skill > 0 {
                    *skill -= 1;
                    seats = seats.with(seat);
                }
            }
            journal.tell_all(|| Event::WrathStruck { element, seats: seats.iter().collect() });
        } else {
            journal.tell_all(|| Event::WrathPassed);
        }
        self.done()
    }
}
