//! RULES 13, 19.9: what a play costs, what it sets off, and where its card goes.

use super::CardWindow;
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::Verb,
    combat::What,
    effects::{Effects, choosing::PickRow},
    kinds::{CardId, CardKind, Morale, MoraleUse, RerollBy, Side, Timing, Window},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    journal::Audience,
    steps::{Automatic, Flow, Question, Stepped},
};

impl Heroes3 {
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
                        self.agenda.push(crate::effects::choosing::PickCard::exchange(seat));
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
                self.agenda.push(CardWindow::of(Window::Tent, side));
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
        self.agenda.push(FinishPlay { seat, card, option });
        if spell {
            self.agenda.push(CardWindow::of(Window::AfterSpell, self.side_of(seat)));
        }
        let of_play = |game: &Self, list| Effects::of_play(game, seat, list, card, crate::cards::Tiers::ALL);
        if play.after != crate::cards::ListId::NOTHING {
            self.agenda.push(of_play(self, play.after));
        }
        if play.timing == Timing::Permanent {
            return;
        }
        if play.by_power {
            self.agenda.push(PickRow { seat, card, option });
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
        let Some(player) = self.leader_mut(side) else { return };
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

/// A card that was played goes where it belongs: to the discard pile, into play, or back to the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishPlay {
    pub seat: Seat,
    pub card: CardId,
    pub option: u8,
}

impl Automatic<Heroes3> for FinishPlay {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        game.done();
        let seat = self.seat;
        let card = self.card;
        let printed = game.content.0.card(card);
        let spell = printed.kind == CardKind::Spell;
        let timing = printed.plays[usize::from(self.option)].timing;
        let side = game.side_of(seat);
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

/// RULES 19.5 step 5, RULING 50: the die of a defense token belongs to the owner of the unit, who may roll it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DefenceReroll;

/// The mark of the die of a defense token among those that an effect has rolled again.
const DEFENCE_DIE: u8 = 7;

impl DefenceReroll {
    fn allows(game: &Heroes3, seat: Seat, by: RerollBy) -> bool {
        let Some(attack) = game.combat.attack() else { return false };
        let player = game.player(seat);
        match by {
            RerollBy::Morale => player.morale == Morale::Positive,
            RerollBy::Effect => {
                let lasting = game.leads(seat) && player.lasting.any_rerolls;
                let granted = lasting || game.combat.is_under(game.content.0, attack.target, What::Reroll);
                granted && attack.how.rerolled >> DEFENCE_DIE & 1 == 0
            }
            RerollBy::Ability | RerollBy::Astrologers => false,
        }
    }

    /// Ways to play a card that roll a die of any kind again.
    fn plays(game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        let rerolls = |verb: &Verb| matches!(verb, Verb::Reroll { any: true, .. });
        for card in game.player(seat).kinds_in_hand() {
            for (option, play) in game.content.card(card).plays.iter().enumerate() {
                if play.rows.iter().any(|row| game.content.list(row.does).iter().any(rerolls)) {
                    offer(Action::Play { card, option: option as u8 });
                }
            }
        }
    }
}

impl Question<Heroes3> for DefenceReroll {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.decider(game.combat.attack().map_or(Side::Defender, |it| it.target.side()))
    }

    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        let attack = game.combat.attack();
        let owner = attack.and_then(|it| game.seat_of(it.target.side()));
        let failed = attack.and_then(|it| it.defence_die).is_some_and(|die| die < 1);
        let Some(seat) = owner.filter(|_| failed) else { return game.done() };
        let mut any = false;
        self.legal(game, seat, |action| any |= action != Action::Done);
        if any { Flow::Ask } else { game.done() }
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        for by in RerollBy::ALL {
            offer(Action::Reroll { die: 0, by });
        }
        Self::plays(game, seat, &mut offer);
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Reroll { die: 0, by } if Self::allows(game, seat, by) => Ok(()),
            Action::Reroll { .. } => Err(Refusal::WrongMoment),
            Action::Play { card, option } => {
                let mut rerolls = false;
                Self::plays(game, seat, |it| rerolls |= it == action);
                if !rerolls {
                    return Err(Refusal::WrongMoment);
                }
                game.check_card(seat, Window::Rolled, card, option, false)
            }
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Reroll { by, .. } => {
                if by == RerollBy::Morale {
                    game.player_mut(seat).morale = Morale::None;
                } else if let Some(attack) = game.combat.attacks.last_mut() {
                    attack.how.rerolled |= 1 << DEFENCE_DIE;
                }
                game.reroll_defence(journal);
            }
            Action::Play { .. } => game.carry_out(seat, game.side_of(seat), action, journal),
            _ => _ = game.done(),
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-reroll", "dice")
    }
}
