//! RULES 19.4, 19.5, 19.9: the windows in which cards are played, and what a play costs.

use crate::{
    Action, Event, Heroes3, Refusal,
    cards::{Play, PlayWhen, Verb},
    combat::{What, ending::SURRENDER},
    effects::{Effects, choosing::PickRow},
    fighter::FighterId,
    kinds::{CardId, CardKind, Kind, Morale, MoraleUse, Quiet, RerollBy, Resource, Side, Tier, Timing, Window},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    journal::Audience,
    steps::{Automatic, Flow, Question, Stepped},
};

/// Somebody may play cards; asked only who could (RULING 85).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardWindow {
    pub window: Window,
}

impl CardWindow {
    fn is_quiet(self, game: &Heroes3, side: Side) -> bool {
        match game.combat.quiet[side as usize] {
            None | Some(Quiet::Window) => false,
            Some(Quiet::Attack) => matches!(self.window, Window::Roll | Window::Rolled),
            Some(Quiet::Activation) => matches!(self.window, Window::Before | Window::Roll | Window::Rolled),
        }
    }
}

impl Question<Heroes3> for CardWindow {
    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        if !self.window.is_of_map() && game.drop_if_decided() {
            return Flow::Go;
        }
        let seat = game.fallback();
        let side = game.player(seat).side;
        let saved = self.window == Window::Save && game.combat.attack().is_none_or(|it| it.saved);
        let moot = match self.window {
            Window::Before => game.combat.has(game.combat.active, crate::fighter::Mark::Activated),
            Window::Announced => game.realm.foe.is_none(),
            _ => false,
        };
        if saved || moot || self.is_quiet(game, side) {
            return game.done();
        }
        let mut any = false;
        game.offer_legal_plays(seat, self.window, |_| any = true);
        if any { Flow::Ask } else { game.done() }
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
        let side = game.player(seat).side;
        match action {
            Action::Pass(quiet) => {
                game.done();
                game.lose_power(journal);
                game.combat.casting.now = false;
                if quiet != Quiet::Window {
                    game.combat.quiet[side as usize] = Some(quiet);
                }
            }
            _ => game.carry_out(seat, side, action, journal),
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
            && attack.attacker.side() == player.side
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

    /// Whether an action is a legal play of a window.
    pub(crate) fn check_play(&self, seat: Seat, window: Window, action: Action) -> Result<(), Refusal> {
        let player = self.player(seat);
        match action {
            Action::Play { card, option } => {
                if !self.has_to_play(seat, card, option) {
                    return Err(Refusal::NotInHand);
                }
                self.check_card(seat, window, card, option, self.can_cast_anything(seat, window))
            }
            Action::Empower(card) => {
                if !player.has(card) {
                    return Err(Refusal::NotInHand);
                }
                self.check_empower(seat, window, card)
            }
            Action::Morale(use_) => {
                if !matches!(window, Window::Act | Window::Roll | Window::Map) {
                    return Err(Refusal::WrongMoment);
                }
                match (player.morale, use_) {
                    (Morale::Positive, MoraleUse::Draw) if player.deck.is_empty() && player.discard.is_empty() => {
                        Err(Refusal::NoEffect)
                    }
                    (Morale::Positive, MoraleUse::Exchange) if player.hand.is_empty() => Err(Refusal::NoEffect),
                    (Morale::Positive, _) => Ok(()),
                    _ => Err(Refusal::NoMorale),
                }
            }
            Action::UseTent => {
                if player.permanent != Some(self.content.tent) {
                    return Err(Refusal::NotInHand);
                }
                if !matches!(window, Window::Before | Window::Act | Window::Roll) {
                    return Err(Refusal::WrongMoment);
                }
                let hurt = self.combat.army(player.side).iter().any(|it| self.combat.fighter(it).damage > 0);
                if player.permanent_used || !hurt { Err(Refusal::NoEffect) } else { Ok(()) }
            }
            Action::Reroll { die, by } if window == Window::Rolled => self.check_reroll(seat, die, by),
            Action::Surrender if window == Window::Before => self.check_surrender(seat),
            _ => Err(Refusal::NotNow),
        }
    }

    fn check_reroll(&self, seat: Seat, die: u8, by: RerollBy) -> Result<(), Refusal> {
        let player = self.player(seat);
        let attack = self.combat.attack().ok_or(Refusal::NotNow)?;
        let face = *attack.rolled.get(usize::from(die)).ok_or(Refusal::Empty)?;
        if attack.attacker.side() != player.side {
            return Err(Refusal::WrongMoment);
        }
        let how = attack.how;
        let allowed = match by {
            RerollBy::Ability => {
                crate::cards::DieFaces(how.may).contains(face) && how.may != 0 && (how.may_repeat || !how.used)
            }
            RerollBy::Effect => {
                // The astrologers let an ammo cart do it for ranged units.
                let ranged = self.combat.figures(self.content.0, attack.attacker).kind == Kind::Ranged;
                let cart = self.standing().machines && ranged && player.permanent.is_some_and(|it| self.is_cart(it));
                let lasting = self.leads() && (player.lasting.any_rerolls || cart);
                how.rerolled >> die & 1 == 0
                    && (lasting || self.combat.is_under(self.content.0, attack.attacker, What::Reroll))
            }
            RerollBy::Astrologers => false,
            RerollBy::Morale => player.morale == Morale::Positive,
        };
        if allowed { Ok(()) } else { Err(Refusal::WrongMoment) }
    }

    /// RULES 21: before an own unit activates, against players, AI heroes and azure guards, for 10 gold.
    fn check_surrender(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        let besieged = self.combat.pieces.is_some() || (!self.is_skirmish() && self.realm.battlefield == self.own_town_field());
        let own_town = besieged && player.side == Side::Defender;
        let alone = self.realm.fighter.is_none();
        if self.combat.active.side() != player.side || !self.combat.to_the_end || own_town || alone {
            return Err(Refusal::NoRetreat);
        }
        if self.combat.no_retreat[player.side as usize] {
            return Err(Refusal::NoRetreat);
        }
        match SURRENDER.saturating_sub(player.resource(Resource::Gold)) {
            0 => Ok(()),
            missing => Err(Refusal::NoGold { missing: missing as u8 }),
        }
    }

    /// Whether a card can be played in a way; the card is in the hand.
    fn check_card(&self, seat: Seat, window: Window, card: CardId, option: u8, castable: bool) -> Result<(), Refusal> {
        let player = self.player(seat);
        let printed = self.content.card(card);
        let play = printed.plays.get(usize::from(option)).ok_or(Refusal::Empty)?;
        let now = self.combat.casting.now && printed.kind == CardKind::Spell && window == Window::Start;
        let fits = play.windows.contains(window)
            || (now && (play.windows.contains(Window::Act) || play.windows.contains(Window::Before)));
        // RULES 12: no cards in a combat of the secondary hero.
        if !fits || !self.leads() || (window == Window::Before && !self.fits_before(play)) {
            return Err(Refusal::WrongMoment);
        }
        if printed.faction_only.is_some_and(|it| it != player.faction) {
            return Err(Refusal::NoEffect);
        }
        if play.expert && player.expert_uses == 0 {
            return Err(Refusal::NoExpertUse);
        }
        // RULES 13.5: spells of the map are not counted.
        if printed.kind == CardKind::Spell
            && !window.is_of_map()
            && !self.may_cast(player.side)
            && !self.combat.casting.free
        {
            return Err(Refusal::SpellCast);
        }
        self.check_test(player.side, play)?;
        if play.timing == Timing::Permanent && player.permanent == Some(card) {
            return Err(Refusal::NoEffect);
        }
        if play.cost != crate::cards::ListId::NOTHING {
            // The card itself is no longer in the hand when its cost is paid.
            let wanted: usize = self.content.list(play.cost).iter().map(discards).sum();
            if wanted + 1 > player.hand.len() {
                return Err(Refusal::CannotPay);
            }
        }
        let power = self.power_of(player.side);
        let first = play.rows.iter().map(|row| row.power).min().unwrap_or(0);
        if play.by_power && power < first {
            return Err(Refusal::NoPower { missing: first - power });
        }
        let gives_power = |row: &crate::cards::Row| {
            self.content.list(row.does).iter().any(|it| matches!(it, Verb::SpellPower { .. }))
        };
        let draws =
            |row: &crate::cards::Row| self.content.list(row.does).iter().any(|it| matches!(it, Verb::Draw { .. }));
        // RULING 88: power only if something castable or a draw comes with it.
        if play.rows.iter().any(|row| gives_power(row) && !draws(row)) && !castable {
            return Err(Refusal::NothingToCast);
        }
        if play.timing == Timing::Permanent {
            return Ok(());
        }
        let mut refusal = Err(Refusal::NoEffect);
        for row in play.rows.iter().filter(|row| !play.by_power || row.power <= power) {
            let effects = Effects::of_play(self, seat, row.does, card, row.tiers);
            if effects.possible(self) {
                return Ok(());
            }
            refusal = Err(Refusal::NoTarget);
        }
        refusal
    }

    /// Before an own unit activates only what changes who is next is asked for: the rest can be played in the activation.
    fn fits_before(&self, play: &Play) -> bool {
        let own = self.seat_of(self.combat.active.side()).is_some();
        !own || play.rows.iter().any(|row| self.content.list(row.does).iter().any(|it| changes_order(self, it)))
    }

    fn check_test(&self, side: Side, play: &Play) -> Result<(), Refusal> {
        let attack = self.combat.attack();
        let golden = |id: FighterId| self.combat.figures(self.content.0, id).tier == Some(Tier::Golden);
        let met = match play.when {
            PlayWhen::Any => true,
            PlayWhen::Siege => self.combat.pieces.is_some(),
            PlayWhen::AttacksGolden => attack.is_some_and(|it| it.attacker.side() == side && golden(it.target)),
            // RULES 22.3: AI heroes and guards have no morale.
            PlayWhen::EnemyHasMorale => {
                self.seat_of(side.other()).is_some_and(|seat| self.player(seat).morale == Morale::Positive)
            }
            PlayWhen::HasTent => {
                self.seat_of(side).is_some_and(|seat| self.player(seat).permanent == Some(self.content.tent))
            }
            PlayWhen::FieldOfOwnLevel => {
                self.seat_of(side).is_some_and(|seat| self.player(seat).level() == self.combat.enemy_level)
            }
        };
        if met { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    fn check_empower(&self, seat: Seat, window: Window, card: CardId) -> Result<(), Refusal> {
        if self.content.card(card).kind != CardKind::Spell {
            return Err(Refusal::Empty);
        }
        if !takes_power(window) || !self.leads() {
            return Err(Refusal::WrongMoment);
        }
        if self.combat.casting.with.is_full() {
            return Err(Refusal::NoEffect);
        }
        // Another card must be left to use the power.
        let player = self.player(seat);
        let copies = player.hand.iter().filter(|&&it| it == card).count();
        let others = player.hand.iter().any(|&it| (it != card || copies > 1) && self.wants_power(seat, window, it));
        if others { Ok(()) } else { Err(Refusal::NothingToCast) }
    }

    /// RULES 13.5: one spell in a combat round.
    pub(crate) fn may_cast(&self, side: Side) -> bool {
        let combat = &self.combat;
        combat.spells[side as usize] < 1 + combat.more_spells[side as usize]
    }

    /// The power a spell of this side has now.
    pub(crate) fn power_of(&self, side: Side) -> u8 {
        let standing = self.seat_of(side).map_or(0, |seat| self.standing_power(seat));
        (self.combat.power[side as usize] + standing).saturating_sub(self.power_drain(side))
    }

    /// By how much enemies weaken the spells of a side (CARDS.md `spell_power`).
    pub(crate) fn power_drain(&self, side: Side) -> u8 {
        let content = self.content.0;
        let drain = |id: FighterId| self.combat.figures(content, id).traits.drains_power;
        let enemies = self.combat.side(side.other()).iter();
        let draining = enemies.filter(|&id| drain(id) > 0 && self.combat.is_able(content, id));
        draining.map(drain).max().unwrap_or(0)
    }

    /// Whether a card in the hand could be played with more power in this window.
    fn wants_power(&self, seat: Seat, window: Window, card: CardId) -> bool {
        let side = self.player(seat).side;
        let printed = self.content.card(card);
        let spell = printed.kind == CardKind::Spell;
        if spell && !window.is_of_map() && !self.may_cast(side) && !self.combat.casting.free {
            return false;
        }
        let power = self.combat.power[side as usize];
        printed.plays.iter().any(|play| {
            let fits = play.windows.contains(window)
                || (self.combat.casting.now && spell && play.windows.contains(Window::Act));
            fits && play.by_power
                && !(play.expert && self.player(seat).expert_uses == 0)
                && (window != Window::Before || self.fits_before(play))
                && self.check_test(side, play).is_ok()
                && play.rows.iter().any(|row| {
                    row.power > power && Effects::of_play(self, seat, row.does, card, row.tiers).possible(self)
                })
        })
    }

    fn can_cast_anything(&self, seat: Seat, window: Window) -> bool {
        if !takes_power(window) || !self.leads() {
            return false;
        }
        self.player(seat).kinds_in_hand().any(|card| self.wants_power(seat, window, card))
    }

    /// RULING 87: power that was not used is lost.
    pub(crate) fn lose_power(&mut self, journal: &mut Journal) {
        for side in Side::ALL {
            let power = std::mem::take(&mut self.combat.power[side as usize]);
            if power > 0
                && let Some(seat) = self.seat_of(side)
            {
                journal.tell_all(|| Event::PowerLost { seat, power });
            }
        }
        self.combat.casting.with.clear();
    }

    /// Carries out a legal play.
    pub(crate) fn carry_out(&mut self, seat: Seat, side: Side, action: Action, journal: &mut Journal) {
        match action {
            Action::Play { card, option } => self.play_card(seat, card, option, journal),
            Action::Empower(card) => {
                self.player_mut(seat).take_from_hand(card);
                self.player_mut(seat).put_on_discard(card);
                self.combat.power[side as usize] += 1;
                if !self.combat.casting.with.is_full() {
                    self.combat.casting.with.push(card);
                }
                journal.tell_all(|| Event::Empowered { seat, card });
            }
            Action::Morale(on) => {
                self.player_mut(seat).morale = Morale::None;
                journal.tell_all(|| Event::SpentMorale { seat, on });
                match on {
                    MoraleUse::Draw => self.draw_cards(seat, self.content.morale_draw, journal),
                    MoraleUse::Exchange => {
                        self.combat.casting.drawn.clear();
                        self.agenda.push(crate::effects::choosing::PickCard::exchange());
                    }
                }
            }
            Action::UseTent => {
                self.player_mut(seat).permanent_used = true;
                journal.tell_all(|| Event::TentUsed { seat });
                let tent = self.content.tent;
                let list = self.content.card(tent).plays[0].rows[0].does;
                let times = self.combat.ongoing.iter().filter(|it| it.what == What::TentTimes).map(|it| it.amount);
                let times = times.fold(1, |all, it| all * it.max(1));
                for _ in 0..times {
                    self.agenda.push(Effects::of_card(list, side, tent));
                }
                self.agenda.push(CardWindow { window: Window::Tent });
            }
            Action::Reroll { die, by } => {
                match by {
                    RerollBy::Ability => self.combat.attacks.last_mut().expect("a roll").how.used = true,
                    RerollBy::Effect => self.combat.attacks.last_mut().expect("a roll").how.rerolled |= 1 << die,
                    RerollBy::Morale => self.player_mut(seat).morale = Morale::None,
                    RerollBy::Astrologers => {}
                }
                self.reroll_die(usize::from(die), journal);
            }
            Action::Surrender => self.surrender(seat, journal),
            _ => {}
        }
    }

    fn play_card(&mut self, seat: Seat, card: CardId, option: u8, journal: &mut Journal) {
        let content = self.content.0;
        let printed = content.card(card);
        let play = &printed.plays[usize::from(option)];
        let spell = printed.kind == CardKind::Spell;
        let player = self.player_mut(seat);
        if !player.take_from_hand(card) {
            player.permanent = None;
        }
        if play.expert {
            player.expert_uses -= 1;
        }
        journal.tell_all(|| Event::Played { seat, card, option, expert: play.expert });
        self.agenda.push(FinishPlay { card, option });
        if spell {
            self.agenda.push(CardWindow { window: Window::AfterSpell });
        }
        let of_play = |game: &Self, list| Effects::of_play(game, seat, list, card, crate::cards::Tiers::ALL);
        if play.after != crate::cards::ListId::NOTHING {
            self.agenda.push(of_play(self, play.after));
        }
        if play.timing == Timing::Permanent {
            return;
        }
        if play.by_power {
            self.agenda.push(PickRow { card, option });
        } else {
            let row = &play.rows[0];
            self.agenda.push(Effects::of_play(self, seat, row.does, card, row.tiers));
            let power = content.list(row.does).iter().any(|it| matches!(it, Verb::SpellPower { .. }));
            if power && !self.combat.casting.with.is_full() {
                self.combat.casting.with.push(card);
            }
        }
        if play.cost != crate::cards::ListId::NOTHING {
            self.agenda.push(of_play(self, play.cost));
        }
    }

    /// Cards drawn from the own deck, reshuffling when needed.
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, journal: &mut Journal) {
        let mut drawn: arrayvec::ArrayVec<CardId, 16> = arrayvec::ArrayVec::new();
        for _ in 0..count.min(16) {
            let player = &mut self.players[seat.index()];
            if player.hand.is_full() {
                break;
            }
            let Some((card, reshuffled)) = player.draw(&mut self.chance) else { break };
            journal.learned();
            if reshuffled {
                journal.tell_all(|| Event::DiscardsReshuffled { seat });
            }
            drawn.push(card);
        }
        if drawn.is_empty() {
            return;
        }
        self.combat.casting.drawn = drawn.iter().copied().take(4).collect();
        let count = drawn.len() as u8;
        journal.tell_only(seat, || Event::Drew { seat, cards: drawn.to_vec() });
        journal.tell(Audience::Except(SeatSet::only(seat)), || Event::DrewHidden { seat, count });
    }

    /// An ongoing card whose effect is over goes to the discard pile, or to the hand if Knowledge wants it.
    pub(crate) fn card_leaves_play(&mut self, card: CardId, side: Side, journal: &mut Journal) {
        let still = self.combat.ongoing.iter().any(|it| it.card == Some(card) && it.side == side);
        let Some(player) = self.players.iter_mut().find(|it| it.side == side) else { return };
        if still {
            return;
        }
        if let Some(at) = player.in_play.iter().position(|it| it.0 == card) {
            let (_, to_hand) = player.in_play.remove(at);
            if to_hand {
                player.hand.push(card);
            } else {
                player.discard.push(card);
            }
            journal.tell_all(|| Event::EffectEnded { card });
        }
    }
}

impl Window {
    /// Whether it is no part of a combat round.
    pub(crate) const fn is_of_map(self) -> bool {
        matches!(self, Self::Map | Self::Muster | Self::Announced | Self::Won | Self::Extend)
    }
}

/// When power is played.
const fn takes_power(window: Window) -> bool {
    matches!(window, Window::Start | Window::Before | Window::Act | Window::Roll | Window::Save | Window::Map)
}

/// How many cards a cost takes.
fn discards(verb: &Verb) -> usize {
    match verb {
        Verb::Discard { count, .. } => usize::from(*count),
        _ => 0,
    }
}

/// What can change who activates next.
fn changes_order(game: &Heroes3, verb: &Verb) -> bool {
    match verb {
        Verb::SkipActivation => true,
        Verb::ModStat(it) => it.stat == crate::kinds::Stat::Initiative,
        Verb::Choose { first, options } => (0..u16::from(*options))
            .any(|at| game.content.list(crate::cards::ListId(first.0 + at)).iter().any(|it| changes_order(game, it))),
        _ => false,
    }
}

/// A card that was played goes where it belongs: to the discard pile, into play, or back to the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishPlay {
    pub card: CardId,
    pub option: u8,
}

impl Automatic<Heroes3> for FinishPlay {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        game.done();
        let seat = game.fallback();
        let card = self.card;
        let printed = game.content.0.card(card);
        let spell = printed.kind == CardKind::Spell;
        let timing = printed.plays[usize::from(self.option)].timing;
        let side = game.player(seat).side;
        // RULES 13.3: an ongoing card of the map stays until the next own turn starts.
        let on_map = timing == Timing::Ongoing && printed.plays[usize::from(self.option)].windows.contains(Window::Map);
        let casting = &mut game.combat.casting;
        let removed = std::mem::take(&mut casting.removed);
        let recalled = std::mem::take(if spell { &mut casting.recalled } else { &mut casting.recalled_itself });
        let all = spell && std::mem::take(&mut casting.recalled_all);
        let with = if spell { std::mem::take(&mut casting.with) } else { Default::default() };
        if spell {
            casting.card = None;
        }
        if all {
            for other in with {
                if crate::player::take(&mut game.player_mut(seat).discard, other) {
                    game.player_mut(seat).hand.push(other);
                    journal.tell_all(|| Event::TookBack { seat, card: other });
                }
            }
        }
        let lasting = on_map
            || game.combat.ongoing.iter().any(|it| it.card == Some(card) && it.side == side)
            || game.combat.army(side).iter().any(|id| {
                let overlays = game.combat.fighter(id).overlays;
                overlays.iter().any(|&it| game.content.overlays.get(usize::from(it)).is_some_and(|o| o.card == card))
            });
        if removed && !game.shared.removed.is_full() {
            game.shared.removed.push(card);
            journal.tell_all(|| Event::Removed { seat, card });
            return Flow::Go;
        }
        let player = game.player_mut(seat);
        if timing == Timing::Permanent {
            if let Some(old) = player.permanent.replace(card)
                && game.content.0.card(old).kind != CardKind::WarMachine
            {
                game.player_mut(seat).put_on_discard(old);
            }
        } else if lasting && !player.in_play.is_full() && !player.in_play.iter().any(|it| it.0 == card) {
            player.in_play.push((card, recalled));
        } else if recalled {
            player.hand.push(card);
            journal.tell_all(|| Event::TookBack { seat, card });
        } else {
            player.put_on_discard(card);
        }
        Flow::Go
    }
}

/// RULING 50: the die of a defense token belongs to the owner of the unit; morale may reroll it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DefenceReroll;

impl Question<Heroes3> for DefenceReroll {
    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        let target = game.combat.attack().map(|it| it.target);
        let owner = target.and_then(|it| game.seat_of(it.side()));
        match owner {
            Some(seat) if game.player(seat).morale == Morale::Positive => {
                let done = game.combat.attack().and_then(|it| it.defence_die) == Some(1);
                if done { game.done() } else { Flow::Ask }
            }
            _ => game.done(),
        }
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Reroll { die: 0, by: RerollBy::Morale });
        offer(Action::Done);
    }

    fn check(self, _: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Reroll { die: 0, by: RerollBy::Morale } | Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        if action == Action::Done {
            return;
        }
        game.player_mut(seat).morale = Morale::None;
        let die = game.throw();
        journal.learned();
        let attack = game.combat.attacks.last_mut().expect("an attack is going on");
        attack.defence_die = Some(die);
        let target = attack.target;
        journal.tell_all(|| Event::DefenceRolled { unit: game.then(target), die });
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-reroll", "dice")
    }
}
