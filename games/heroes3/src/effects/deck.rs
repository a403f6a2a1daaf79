//! Cards, morale and war machines: `draw`, `discard`, `per_discard`, `take_from_discard`, `shuffle_discard_into_deck`,
//! `morale`, `take_war_machine`, `use_war_machine`, `modify_war_machine`.

use super::{
    Done, Effects,
    choosing::{PickCard, Purpose},
};
use crate::{
    Event, Heroes3,
    cards::{ListId, Until, Verb, map::CardFilter},
    combat::{On, Ongoing, What},
    kinds::{CardId, CardKind, Morale},
    player::Known,
    steps::Journal,
};
use taverne_engine::Seat;

pub(super) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    let enemy = it.enemy(game);
    let Some(seat) = it.chooser(game) else {
        // Whoever fights by itself has no hand (RULING 97); it can only take from somebody who has one.
        return match verb {
            Verb::EnemyDiscards { .. } => enemy.is_some_and(|it| !game.player(it).hand.is_empty()),
            Verb::EnemyMorale { .. } => enemy.is_some(),
            _ => false,
        };
    };
    let player = game.player(seat);
    match verb {
        Verb::Draw { .. } => !player.deck.is_empty() || !player.discard.is_empty(),
        Verb::Discard { count, just_drawn } => just_drawn || player.hand.len() >= usize::from(count),
        Verb::EnemyDiscards { .. } => enemy.is_some_and(|it| !game.player(it).hand.is_empty()),
        Verb::PerDiscard { gives } => player.hand.len() > 1 && it.with_list(gives).possible(game),
        Verb::TakeFromDiscard { filter, among_top } => {
            player.discard.iter().rev().take(usize::from(among_top)).any(|&it| game.is_among(seat, it, filter))
        }
        Verb::ShuffleDiscardIntoDeck => !player.discard.is_empty(),
        Verb::Morale { positive } => {
            let wanted = if positive { Morale::Positive } else { Morale::Negative };
            // RULING 6: a second negative token costs the hand when the turn ends.
            let worse = !positive && !game.is_skirmish() && !player.pending_discard;
            game.content.has_morale(player.faction) && (player.morale != wanted || worse)
        }
        Verb::EnemyMorale { loses_positive } => enemy.is_some_and(|it| {
            let other = game.player(it);
            game.content.has_morale(other.faction) && (!loses_positive || other.morale == Morale::Positive)
        }),
        Verb::TakeWarMachine { machine } => player.permanent != Some(machine),
        Verb::UseWarMachine { tent, .. } => {
            player.permanent == Some(if tent { game.content.tent } else { game.content.ballista })
        }
        Verb::ModifyWarMachine { .. } => player.permanent == Some(game.content.tent),
        _ => false,
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    let enemy = it.enemy(game);
    match (verb, enemy) {
        (Verb::EnemyDiscards { count }, Some(enemy)) => {
            for _ in 0..count {
                let hand = &game.players[enemy.index()].hand;
                if let Some(card) = game.chance.pick(hand) {
                    journal.learned();
                    game.discard_card(enemy, card, journal);
                }
            }
            return Done::Next;
        }
        (Verb::EnemyMorale { loses_positive }, Some(enemy)) => {
            if loses_positive {
                if game.player(enemy).morale == Morale::Positive {
                    game.set_morale(enemy, Morale::None, journal);
                }
            } else {
                game.gain_morale(enemy, false, journal);
            }
            return Done::Next;
        }
        _ => {}
    }
    let Some(seat) = it.chooser(game) else {
        // RULING 97: an AI hero that draws resolves another AI card.
        if let Verb::Draw { count } = verb {
            game.combat.ai.more = game.combat.ai.more.saturating_add(count);
        }
        return Done::Next;
    };
    match verb {
        Verb::Draw { count } => game.draw_cards(seat, count, journal),
        Verb::Discard { count, just_drawn } => {
            let purpose = if just_drawn { Purpose::JustDrawn } else { Purpose::Discard };
            let count = count.min(game.player(seat).hand.len() as u8);
            game.agenda.push(PickCard { purpose, count, gives: ListId::NOTHING });
        }
        Verb::PerDiscard { gives } => game.agenda.push(PickCard { purpose: Purpose::Each, count: 0, gives }),
        Verb::TakeFromDiscard { filter, among_top } => {
            game.agenda.push(PickCard { purpose: Purpose::TakeBack { filter, among_top }, ..PickCard::one() });
        }
        Verb::ShuffleDiscardIntoDeck => {
            let player = game.player_mut(seat);
            let discard = std::mem::take(&mut player.discard);
            player.deck.extend(discard);
            player.known = Known::default();
            journal.tell_all(|| Event::DiscardsReshuffled { seat });
        }
        Verb::Morale { positive } => game.gain_morale(seat, positive, journal),
        Verb::TakeWarMachine { machine } => {
            game.take_machine(seat, machine, journal);
            lay_machine(game, it, machine);
        }
        Verb::UseWarMachine { tent, times } => {
            let machine = if tent { game.content.tent } else { game.content.ballista };
            // The normal use of this round is the last of these.
            let list = game.content.card(machine).plays[0].rows[0].does;
            for _ in 1..times {
                game.agenda.push(Effects::of_card(list, it.side(), machine));
            }
        }
        Verb::ModifyWarMachine { times } => {
            let side = it.side();
            let effect = Ongoing::new(What::TentTimes, times as i8, On::Units(side), Until::Combat, side, it.card());
            game.add_effect(effect);
        }
        _ => {}
    }
    Done::Next
}

/// What a machine does as long as it is in play.
fn lay_machine(game: &mut Heroes3, it: Effects, machine: CardId) {
    let side = it.side();
    game.combat.ongoing.retain(|effect| effect.until != Until::InPlay || effect.side != side);
    let play = &game.content.0.card(machine).plays[0];
    let moment = machine == game.content.ballista || machine == game.content.tent;
    if !moment && !it.on_map() {
        game.agenda.push(Effects::of_card(play.rows[0].does, it.side(), machine));
    }
}

impl Heroes3 {
    /// Whether an effect may be about a card of a player.
    pub(crate) fn is_among(&self, seat: Seat, card: CardId, filter: CardFilter) -> bool {
        let kind = self.content.card(card).kind;
        let of_start = card == self.content.magic_arrow || card == self.content.hero(self.player(seat).hero).ability;
        filter.has(kind) && !(filter.not_of_start && of_start)
    }

    /// RULES 13.8: a war machine comes into play and replaces the permanent card there.
    pub(crate) fn take_machine(&mut self, seat: Seat, machine: CardId, journal: &mut Journal) {
        let old = self.player_mut(seat).permanent.replace(machine);
        if let Some(old) = old.filter(|&it| self.content.card(it).kind != CardKind::WarMachine) {
            self.player_mut(seat).put_on_discard(old);
        }
        journal.tell_all(|| Event::MachineTaken { seat, card: machine });
    }

    /// A machine that works all the time does so from the start of a combat.
    pub(crate) fn set_up_machine(&mut self, seat: Seat) {
        let (side, machine) = (self.side_of(seat), self.player(seat).permanent);
        if let Some(machine) = machine.filter(|&it| self.content.card(it).kind == CardKind::WarMachine) {
            lay_machine(self, Effects::of_card(ListId::NOTHING, side, machine), machine);
        }
    }

    /// RULES 13.1: out of the game.
    pub(crate) fn remove_card(&mut self, seat: Seat, card: CardId, journal: &mut Journal) {
        if !self.shared.removed.is_full() && self.player_mut(seat).take_from_hand(card) {
            self.shared.removed.push(card);
            journal.tell_all(|| Event::Removed { seat, card });
        }
    }

    pub(crate) fn discard_card(&mut self, seat: Seat, card: CardId, journal: &mut Journal) {
        let player = self.player_mut(seat);
        if player.take_from_hand(card) {
            player.put_on_discard(card);
            self.combat.casting.discarded_spell = self.content.card(card).kind == CardKind::Spell;
            journal.tell_all(|| Event::Discarded { seat, card });
        }
    }

    /// RULES 9
    pub(crate) fn gain_morale(&mut self, seat: Seat, positive: bool, journal: &mut Journal) {
        let player = self.player(seat);
        if !self.content.has_morale(player.faction) {
            return;
        }
        // RULING 6
        if player.morale == Morale::Negative && !positive && !self.is_skirmish() {
            self.player_mut(seat).pending_discard = true;
            return;
        }
        let next = match (player.morale, positive) {
            (Morale::None | Morale::Positive, true) => Morale::Positive,
            (Morale::None | Morale::Negative, false) => Morale::Negative,
            (Morale::Negative, true) | (Morale::Positive, false) => Morale::None,
        };
        self.set_morale(seat, next, journal);
    }

    fn set_morale(&mut self, seat: Seat, morale: Morale, journal: &mut Journal) {
        if self.player(seat).morale != morale {
            self.player_mut(seat).morale = morale;
            journal.tell_all(|| Event::MoraleNow { seat, morale });
        }
    }
}
