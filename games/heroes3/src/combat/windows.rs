//! RULES 19.4, 19.5, 19.9: the windows in which cards are played.

mod legal;
mod playing;

pub use playing::{DefenceReroll, FinishPlay};

use crate::{
    Action, Heroes3, Refusal,
    combat::ending::SURRENDER,
    fighter::FighterId,
    kinds::{CardId, CardKind, Morale, MoraleUse, Quiet, RerollBy, Resource, Side, Window},
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped},
};

/// Cards may be played; asked only who could (RULING 85). Both sides speak by turns until both have passed in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardWindow {
    pub window: Window,
    /// Whose turn it is to speak.
    pub side: Side,
    /// Nobody else does.
    alone: bool,
    /// Who has passed since the last card, a bit for each side.
    passed: u8,
}

impl CardWindow {
    /// For one side.
    pub(crate) const fn of(window: Window, side: Side) -> Self {
        Self { window, side, alone: true, passed: 0 }
    }

    /// For both, this one first.
    pub(crate) const fn between(window: Window, first: Side) -> Self {
        Self { window, side: first, alone: false, passed: 0 }
    }

    /// Who speaks next: whoever has played power goes on (RULING 87).
    fn next(self, game: &mut Heroes3, journal: &mut Journal) -> Option<Side> {
        let has_power = |it: &Side| game.combat.power[*it as usize] > 0;
        let first = Side::ALL.into_iter().find(has_power).unwrap_or(self.side);
        [first, first.other()].into_iter().find(|&side| {
            let concerned = !(self.alone && side != self.side) && self.passed >> side as u8 & 1 == 0;
            concerned && !self.is_quiet(game, side) && self.has_play(game, side, journal)
        })
    }

    fn has_play(self, game: &Heroes3, side: Side, journal: &mut Journal) -> bool {
        let Some(seat) = game.seat_of(side) else { return false };
        // Whether a hidden hand has something for it shows in who is asked.
        if game.players.len() > 1 && !game.player(seat).hand.is_empty() {
            journal.learned();
        }
        let mut any = false;
        game.offer_legal_plays(seat, self.window, |_| any = true);
        any
    }

    fn is_quiet(self, game: &Heroes3, side: Side) -> bool {
        match game.combat.quiet[side as usize] {
            None | Some(Quiet::Window) => false,
            Some(Quiet::Attack) => matches!(self.window, Window::Roll | Window::Rolled),
            Some(Quiet::Activation) => matches!(self.window, Window::Before | Window::Roll | Window::Rolled),
        }
    }
}

impl Question<Heroes3> for CardWindow {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.decider(self.side)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if !self.window.is_of_map() && game.drop_if_decided() {
            return Flow::Go;
        }
        let saved = self.window == Window::Save && game.combat.attack().is_none_or(|it| it.saved);
        let moot = match self.window {
            Window::Before => game.combat.has(game.combat.active, crate::fighter::Mark::Activated),
            Window::Announced => game.realm.foe.is_none(),
            _ => false,
        };
        if saved || moot {
            return game.done();
        }
        match self.next(game, journal) {
            Some(side) => {
                game.agenda.replace(Self { side, ..self });
                Flow::Ask
            }
            None => game.done(),
        }
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Pass(Quiet::Window));
        if matches!(self.window, Window::Roll | Window::Rolled) {
            offer(Action::Pass(Quiet::Attack));
        }
        if matches!(self.window, Window::Before | Window::Roll | Window::Rolled) {
            offer(Action::Pass(Quiet::Activation));
        }
        game.offer_plays(seat, self.window, offer);
    }

    fn legal(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Pass(Quiet::Window));
        if matches!(self.window, Window::Roll | Window::Rolled) {
            offer(Action::Pass(Quiet::Attack));
        }
        if matches!(self.window, Window::Before | Window::Roll | Window::Rolled) {
            offer(Action::Pass(Quiet::Activation));
        }
        game.offer_legal_plays(seat, self.window, offer);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pass(Quiet::Window) => Ok(()),
            Action::Pass(Quiet::Attack) if matches!(self.window, Window::Roll | Window::Rolled) => Ok(()),
            Action::Pass(Quiet::Activation)
                if matches!(self.window, Window::Before | Window::Roll | Window::Rolled) =>
            {
                Ok(())
            }
            Action::Pass(_) => Err(Refusal::NotNow),
            _ => game.check_play(seat, self.window, action),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let side = self.side;
        let next = if self.alone { side } else { side.other() };
        match action {
            Action::Pass(quiet) => {
                game.agenda.replace(Self { side: next, passed: self.passed | 1 << side as u8, ..self });
                game.lose_power(journal);
                // A spell that Intelligence allows is cast now, or not at all.
                if std::mem::take(&mut game.combat.casting.now) {
                    game.combat.casting.free = false;
                }
                if quiet != Quiet::Window {
                    game.combat.quiet[side as usize] = Some(quiet);
                }
            }
            _ => {
                game.agenda.replace(Self { side: next, passed: 0, ..self });
                game.carry_out(seat, side, action, journal);
            }
        }
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let attack = game.combat.attack();
        let unit = |id: Option<FighterId>| id.map_or_else(|| Phrase::new("nobody"), |it| game.unit_phrase(it));
        let question = match self.window {
            Window::Start => Phrase::new("ask-window-start"),
            Window::Before => Phrase::new("ask-window-before").with("unit", unit(Some(game.combat.active))),
            Window::Act | Window::Roll => Phrase::new("ask-window-attack")
                .with("unit", unit(attack.map(|it| it.attacker)))
                .with("target", unit(attack.map(|it| it.target))),
            Window::Rolled => Phrase::new("ask-window-roll").with("die", i64::from(attack.map_or(0, |it| it.result))),
            Window::Save => Phrase::new("ask-window-save").with("unit", unit(attack.map(|it| it.target))),
            Window::Answer | Window::AfterSpell => {
                let card = game.combat.casting.card.map_or_else(|| Phrase::new("nothing"), |it| game.card_phrase(it));
                let key = if self.window == Window::Answer { "ask-window-spell" } else { "ask-window-after-spell" };
                Phrase::new(key).with("card", card)
            }
            Window::Ballista => Phrase::new("ask-window-ballista"),
            Window::Tent => Phrase::new("ask-window-tent"),
            Window::Map => Phrase::new("ask-window-map"),
            Window::Muster => Phrase::new("ask-window-muster"),
            Window::Announced => Phrase::new("ask-window-announced"),
            Window::Won => Phrase::new("ask-window-won"),
            Window::Extend => Phrase::new("ask-window-extend"),
        };
        Prompt { question, rule: "windows" }
    }
}

impl Heroes3 {
    pub(crate) fn card_phrase(&self, card: CardId) -> Phrase {
        let card = self.content.card(card);
        Phrase::new(format!("{}-{}", card.kind.id(), card.id))
    }

    /// Everything that might be tried in a window.
    pub(crate) fn offer_plays(&self, seat: Seat, window: Window, mut offer: impl FnMut(Action)) {
        self.offer_from_play(seat, window, &mut offer);
        for card in self.player(seat).kinds_in_hand() {
            let printed = self.content.card(card);
            for (option, play) in printed.plays.iter().enumerate() {
                if play.windows.contains(window) || (window == Window::Start && printed.kind == CardKind::Spell) {
                    offer(Action::Play { card, option: option as u8 });
                }
            }
            if printed.kind == CardKind::Spell {
                offer(Action::Empower(card));
            }
        }
        self.offer_other_plays(seat, window, offer);
    }

    /// The legal plays of a window.
    #[inline]
    pub(crate) fn offer_legal_plays(&self, seat: Seat, window: Window, mut offer: impl FnMut(Action)) {
        let player = self.player(seat);
        let castable = self.can_cast_anything(seat, window);
        self.offer_from_play(seat, window, |action| {
            if self.check_play(seat, window, action).is_ok() {
                offer(action);
            }
        });
        for card in player.kinds_in_hand() {
            let printed = self.content.card(card);
            if printed.windows.contains(window) || self.combat.casting.now {
                for option in 0..printed.plays.len() as u8 {
                    if self.check_card(seat, window, card, option, castable).is_ok() {
                        offer(Action::Play { card, option });
                    }
                }
            }
            if castable && printed.kind == CardKind::Spell && self.check_empower(seat, window, card).is_ok() {
                offer(Action::Empower(card));
            }
        }
        self.offer_other_plays(seat, window, |action| {
            if self.check_play(seat, window, action).is_ok() {
                offer(action);
            }
        });
    }

    /// A permanent card may be played out of play.
    #[inline]
    fn offer_from_play(&self, seat: Seat, window: Window, mut offer: impl FnMut(Action)) {
        let Some(card) = self.player(seat).permanent.filter(|&it| !self.player(seat).has(it)) else { return };
        for (option, play) in self.content.card(card).plays.iter().enumerate() {
            if play.from_play && play.windows.contains(window) {
                offer(Action::Play { card, option: option as u8 });
            }
        }
    }

    /// The war machine that neither shoots nor heals.
    fn is_cart(&self, card: CardId) -> bool {
        let machine = self.content.card(card).kind == CardKind::WarMachine;
        machine && card != self.content.ballista && card != self.content.tent
    }

    /// Whether a card may be played: out of the hand, or out of play if it says so.
    fn has_to_play(&self, seat: Seat, card: CardId, option: u8) -> bool {
        let player = self.player(seat);
        let from_play = || self.content.card(card).plays.get(usize::from(option)).is_some_and(|it| it.from_play);
        player.has(card) || (player.permanent == Some(card) && from_play())
    }

    /// Morale, the first aid tent, rerolls, surrender.
    #[inline]
    fn offer_other_plays(&self, seat: Seat, window: Window, mut offer: impl FnMut(Action)) {
        let player = self.player(seat);
        if player.morale == Morale::Positive && matches!(window, Window::Act | Window::Roll | Window::Map) {
            offer(Action::Morale(MoraleUse::Draw));
            offer(Action::Morale(MoraleUse::Exchange));
        }
        if player.permanent == Some(self.content.tent) && matches!(window, Window::Before | Window::Act | Window::Roll)
        {
            offer(Action::UseTent);
        }
        if window == Window::Rolled
            && let Some(attack) = self.combat.attack()
            && attack.attacker.side() == self.side_of(seat)
        {
            for die in 0..attack.rolled.len() as u8 {
                for by in RerollBy::ALL {
                    offer(Action::Reroll { die, by });
                }
            }
        }
        if window == Window::Before && player.resource(Resource::Gold) >= SURRENDER {
            offer(Action::Surrender);
        }
    }
}

impl Window {
    /// Whether it is no part of a combat round.
    pub(crate) const fn is_of_map(self) -> bool {
        matches!(self, Self::Map | Self::Muster | Self::Announced | Self::Won | Self::Extend)
    }
}
