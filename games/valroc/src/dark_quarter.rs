//! RULES 6.1: the Dark Quarter, its Black Magic and its spells.

use crate::{
    Action, Event, Refusal, Valroc,
    action::Trade,
    cards::SpellId,
    effect::Effect,
    elements::Element,
    places::{Pawn, Piece, Place},
    steps::{Flow, Journal, Step},
};
use taverne_engine::Seat;

impl Valroc {
    /// The effect of a slot (0 top, 1 bottom) and who stands there, for this round.
    pub(crate) fn black_magic(&self, slot: usize) -> Option<(Effect, Piece)> {
        let piece = self.board.at(Place::DarkQuarter)[slot]?;
        Some((self.content.magic(self.board.magic?).effects[slot], piece))
    }

    /// The helpful effect that works for this seat.
    pub(crate) fn boon(&self, seat: Seat) -> Option<Effect> {
        self.black_magic(0).filter(|(_, piece)| piece.owner == seat).map(|(effect, _)| effect)
    }

    /// The hostile effect that an opponent turns on this seat.
    pub(crate) fn bane(&self, seat: Seat) -> Option<(Effect, Piece)> {
        self.black_magic(1).filter(|(_, piece)| piece.owner != seat)
    }

    /// The owner gets the effect of the slot, then draws two spells.
    pub(crate) fn dark_quarter(&mut self, slot: usize, piece: Piece, journal: &mut Journal) {
        let Some((effect, _)) = self.black_magic(slot) else {
            return;
        };
        if self.is_phantom(piece.owner) {
            return self.phantom_black_magic(slot, effect, journal);
        }
        let (seat, magic) = (piece.owner, self.board.magic.expect("it was just read"));
        journal.tell_all(|| Event::UsedMagic { seat, magic, slot: slot as u8 });
        self.agenda.push(Step::DrawSpells);
        match effect {
            Effect::ConvertOwn => self.agenda.push(Step::Convert),
            // Nobody is asked what would hit nothing; alone, no bottom effect hits anything.
            Effect::InvertOpponents(_) if self.opponents(seat).any(|it| self.has_goods(it)) => {
                self.agenda.push(Step::Invert);
            }
            Effect::WeakenOpponents(_) if self.opponents(seat).any(|it| self.is_in_arena(it)) => {
                self.agenda.push(Step::Strike);
            }
            _ => {}
        }
    }

    fn has_goods(&self, seat: Seat) -> bool {
        self.player(seat).vals > 0 || self.player(seat).pm > 0
    }

    fn is_in_arena(&self, seat: Seat) -> bool {
        self.board.at(Place::Arena).iter().flatten().any(|piece| piece.owner == seat)
    }

    pub(crate) fn check_invert(action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::Invert(_)) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    /// One direction for all opponents [R31], in seat order: the bank may run short **[V13]**.
    pub(crate) fn invert(&mut self, trade: Trade, journal: &mut Journal) {
        self.done();
        let Some((Effect::InvertOpponents(most), _)) = self.black_magic(1) else {
            return;
        };
        let user = self.active;
        for seat in self.seat_order().filter(|&seat| seat != user) {
            self.trade(seat, trade, most, journal);
        }
    }

    /// What does not fit under the limit is lost; what the bank lacks is not paid out.
    pub(crate) fn trade(&mut self, seat: Seat, trade: Trade, most: u8, journal: &mut Journal) {
        let (paid, gained);
        match trade {
            Trade::ValsToPm => {
                paid = most.min(self.player(seat).vals);
                self.pay_vals(seat, paid);
                gained = self.gain_pm(seat, paid);
            }
            Trade::PmToVals => {
                paid = most.min(self.player(seat).pm);
                self.player_mut(seat).pm -= paid;
                gained = self.gain_vals(seat, paid);
            }
        }
        journal.tell_all(|| Event::Traded { seat, trade, paid, gained });
    }

    pub(crate) fn check_strike(action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::Strike(_)) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    pub(crate) fn strike(&mut self, element: Element, journal: &mut Journal) {
        self.strike = Some(element);
        journal.tell_all(|| Event::Struck { element });
        self.done();
    }

    pub(crate) fn convert_candidates(&self, mut offer: impl FnMut(Action)) {
        let player = self.player(self.active);
        for (trade, most) in [(Trade::ValsToPm, player.vals), (Trade::PmToVals, player.pm)] {
            (1..=most).for_each(|amount| offer(Action::Convert { trade, amount }));
        }
        offer(Action::Decline);
    }

    /// A mercenary brings in no Vals, not even by Rune Divine [R7].
    pub(crate) fn check_convert(&self, action: Action) -> Result<(), Refusal> {
        let player = self.player(self.active);
        match action {
            Action::Decline => Ok(()),
            Action::Convert { amount: 0, .. } => Err(Refusal::NotNow),
            Action::Convert { trade: Trade::ValsToPm, amount } if amount > player.vals => {
                Err(Refusal::MissingVals { amount: amount - player.vals })
            }
            Action::Convert { trade: Trade::PmToVals, amount } if amount > player.pm => {
                Err(Refusal::MissingPm { amount: amount - player.pm })
            }
            Action::Convert { trade: Trade::PmToVals, .. }
                if self.black_magic(0).is_some_and(|(_, piece)| piece.pawn == Pawn::Mercenary) =>
            {
                Err(Refusal::WrongPawn)
            }
            Action::Convert { .. } => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn convert(&mut self, action: Action, journal: &mut Journal) {
        self.done();
        if let Action::Convert { trade, amount } = action {
            self.trade(self.active, trade, amount, journal);
        }
    }

    /// Draws two spells; one is kept, the other discarded face down.
    pub(crate) fn draw_spells(&mut self, journal: &mut Journal) -> Flow {
        let seat = self.active;
        journal.learned();
        for _ in 0..2 {
            if let Some(spell) = self.draw_spell() {
                self.player_mut(seat).drawn_spells.push(spell);
            }
        }
        let drawn = self.player(seat).drawn_spells.clone();
        self.done();
        if drawn.is_empty() {
            return Flow::Go;
        }
        journal.tell_all(|| Event::DrewSpells { seat, count: drawn.len() as u8 });
        self.agenda.push(Step::KeepSpell);
        // One spell, or two alike: nothing to choose.
        if drawn.iter().all(|spell| *spell == drawn[0]) {
            self.keep_spell(drawn[0], journal);
        }
        Flow::Go
    }

    pub(crate) fn keep_candidates(&self, offer: impl FnMut(Action)) {
        self.player(self.active).drawn_spells.iter().copied().map(Action::KeepSpell).for_each(offer);
    }

    pub(crate) fn check_keep(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::KeepSpell(spell) if self.player(self.active).drawn_spells.contains(&spell) => Ok(()),
            Action::KeepSpell(_) => Err(Refusal::NotThere),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn keep_spell(&mut self, spell: SpellId, journal: &mut Journal) {
        let seat = self.active;
        let player = self.player_mut(seat);
        player.spells.put(spell);
        let mut kept = false;
        for drawn in std::mem::take(&mut player.drawn_spells) {
            if drawn == spell && !kept {
                kept = true;
            } else {
                player.dropped_spells.put(drawn);
            }
        }
        journal.tell_only(seat, || Event::KeptSpell { seat, spell });
        self.done();
    }
}
