//! RULES 6.1: the Dark Quarter, its Black Magic and its spells.

use crate::{
    Action, Event, Refusal, Valroc,
    action::Trade,
    cards::SpellId,
    effect::Effect,
    elements::Element,
    places::{Pawn, Piece, Place},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped},
};

/// The bottom effect that trades the goods of all opponents: one direction for all [R31].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Invert;

impl Question<Valroc> for Invert {
    const ALL_LEGAL: bool = true;

    fn candidates(self, _: &Valroc, _: Seat, offer: impl FnMut(Action)) {
        Trade::ALL.into_iter().map(Action::Invert).for_each(offer);
    }

    fn check(self, _: &Valroc, _: Seat, action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::Invert(_)) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    /// In seat order: the bank may run short **[V13]**.
    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Invert(trade) = action else { return };
        game.done();
        let Some((Effect::InvertOpponents(most), _)) = game.black_magic(1) else {
            return;
        };
        for opponent in game.seat_order().filter(|&it| it != seat) {
            game.trade(opponent, trade, most, journal);
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-invert", "dark-quarter")
    }
}

/// The bottom effect that weakens the mages of all opponents in the Arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strike;

impl Question<Valroc> for Strike {
    const ALL_LEGAL: bool = true;

    fn run(self, _: &mut Valroc, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, _: &Valroc, _: Seat, offer: impl FnMut(Action)) {
        Element::ALL.into_iter().map(Action::Strike).for_each(offer);
    }

    fn check(self, _: &Valroc, _: Seat, action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::Strike(_)) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn answer(self, game: &mut Valroc, _: Seat, action: Action, journal: &mut Journal) {
        let Action::Strike(element) = action else { return };
        game.strike = Some(element);
        journal.tell_all(|| Event::Struck { element });
        game.done();
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-strike", "dark-quarter")
    }
}

/// Rune Divine: Vals for PM or PM for Vals, as many as one wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Convert;

impl Question<Valroc> for Convert {
    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        let player = game.player(seat);
        for (trade, most) in [(Trade::ValsToPm, player.vals), (Trade::PmToVals, player.pm)] {
            (1..=most).for_each(|amount| offer(Action::Convert { trade, amount }));
        }
        offer(Action::Decline);
    }

    /// A mercenary brings in no Vals, not even by Rune Divine [R7].
    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = game.player(seat);
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
                if game.black_magic(0).is_some_and(|(_, piece)| piece.pawn == Pawn::Mercenary) =>
            {
                Err(Refusal::WrongPawn)
            }
            Action::Convert { .. } => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        if let Action::Convert { trade, amount } = action {
            game.trade(seat, trade, amount, journal);
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-convert", "dark-quarter")
    }
}

/// Two spells are drawn; one is kept, the other discarded face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawSpells;

impl Automatic<Valroc> for DrawSpells {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let seat = game.active;
        journal.learned();
        for _ in 0..2 {
            if let Some(spell) = game.draw_spell() {
                game.player_mut(seat).drawn_spells.push(spell);
            }
        }
        let drawn = game.player(seat).drawn_spells.clone();
        game.done();
        if drawn.is_empty() {
            return Flow::Go;
        }
        journal.tell_all(|| Event::DrewSpells { seat, count: drawn.len() as u8 });
        game.agenda.push(KeepSpell);
        // One spell, or two alike: nothing to choose.
        if drawn.iter().all(|spell| *spell == drawn[0]) {
            game.keep_spell(drawn[0], journal);
        }
        Flow::Go
    }
}

/// Which of the two spells is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepSpell;

impl Question<Valroc> for KeepSpell {
    const ALL_LEGAL: bool = true;

    fn run(self, _: &mut Valroc, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, game: &Valroc, seat: Seat, offer: impl FnMut(Action)) {
        game.player(seat).drawn_spells.iter().copied().map(Action::KeepSpell).for_each(offer);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::KeepSpell(spell) if game.player(seat).drawn_spells.contains(&spell) => Ok(()),
            Action::KeepSpell(_) => Err(Refusal::NotThere),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, _: Seat, action: Action, journal: &mut Journal) {
        if let Action::KeepSpell(spell) = action {
            game.keep_spell(spell, journal);
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-keep-spell", "spells")
    }
}

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
        self.agenda.push(DrawSpells);
        match effect {
            Effect::ConvertOwn => self.agenda.push(Convert),
            // Nobody is asked what would hit nothing; alone, no bottom effect hits anything.
            Effect::InvertOpponents(_) if self.opponents(seat).any(|it| self.has_goods(it)) => {
                self.agenda.push(Invert);
            }
            Effect::WeakenOpponents(_) if self.opponents(seat).any(|it| self.is_in_arena(it)) => {
                self.agenda.push(Strike);
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

    fn keep_spell(&mut self, spell: SpellId, journal: &mut Journal) {
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
