//! RULES 13, 19.9: whether a card, or something else, may be played in a window.

use crate::{
    Action, Heroes3, Refusal,
    cards::{Play, PlayWhen, Verb},
    combat::{What, ending::SURRENDER},
    effects::Effects,
    fighter::FighterId,
    kinds::{CardId, CardKind, Kind, Morale, MoraleUse, RerollBy, Resource, Side, Tier, Timing, Window},
};
use taverne_engine::Seat;

impl Heroes3 {
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
                let hurt = self.combat.army(self.side_of(seat)).iter().any(|it| self.combat.fighter(it).damage > 0);
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
        if attack.attacker.side() != self.side_of(seat) {
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
                let lasting = self.leads(seat) && (player.lasting.any_rerolls || cart);
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
        let side = self.side_of(seat);
        let besieged =
            self.combat.pieces.is_some() || (!self.is_skirmish() && self.realm.battlefield == self.own_town_field());
        let own_town = besieged && side == Side::Defender;
        let alone = self.realm.fighter.is_none();
        if self.combat.active.side() != side || !self.combat.to_the_end || own_town || alone {
            return Err(Refusal::NoRetreat);
        }
        if self.combat.no_retreat[side as usize] {
            return Err(Refusal::NoRetreat);
        }
        match SURRENDER.saturating_sub(player.resource(Resource::Gold)) {
            0 => Ok(()),
            missing => Err(Refusal::NoGold { missing: missing as u8 }),
        }
    }

    /// Whether a card can be played in a way; the card is in the hand.
    pub(super) fn check_card(
        &self,
        seat: Seat,
        window: Window,
        card: CardId,
        option: u8,
        castable: bool,
    ) -> Result<(), Refusal> {
        let player = self.player(seat);
        let printed = self.content.card(card);
        let play = printed.plays.get(usize::from(option)).ok_or(Refusal::Empty)?;
        let now = self.combat.casting.now && printed.kind == CardKind::Spell && window == Window::Start;
        let fits = play.windows.contains(window)
            || (now && (play.windows.contains(Window::Act) || play.windows.contains(Window::Before)));
        // RULES 12: no cards in a combat of the secondary hero.
        if !fits || !self.leads(seat) || (window == Window::Before && !self.fits_before(seat, play)) {
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
            && !self.may_cast(self.side_of(seat))
            && !self.combat.casting.free
        {
            return Err(Refusal::SpellCast);
        }
        self.check_test(self.side_of(seat), play)?;
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
        let power = self.power_of(self.side_of(seat));
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
    fn fits_before(&self, seat: Seat, play: &Play) -> bool {
        let own = self.seat_of(self.combat.active.side()) == Some(seat);
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

    pub(super) fn check_empower(&self, seat: Seat, window: Window, card: CardId) -> Result<(), Refusal> {
        if self.content.card(card).kind != CardKind::Spell {
            return Err(Refusal::Empty);
        }
        if !takes_power(window) || !self.leads(seat) {
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
        let side = self.side_of(seat);
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
                && (window != Window::Before || self.fits_before(seat, play))
                && self.check_test(side, play).is_ok()
                && play.rows.iter().any(|row| {
                    row.power > power && Effects::of_play(self, seat, row.does, card, row.tiers).possible(self)
                })
        })
    }

    pub(super) fn can_cast_anything(&self, seat: Seat, window: Window) -> bool {
        if !takes_power(window) || !self.leads(seat) {
            return false;
        }
        self.player(seat).kinds_in_hand().any(|card| self.wants_power(seat, window, card))
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
