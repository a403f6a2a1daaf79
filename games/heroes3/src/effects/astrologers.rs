//! RULES 5: the astrologers: which card lies there, and what it changes as long as it does.

use crate::{
    Event, Heroes3,
    cards::{
        ListId,
        map::{Moment, Standing},
    },
    kinds::{AstrologerId, RoundKind, RoundStage, Which},
    steps::Journal,
};
use taverne_engine::Seat;

impl Heroes3 {
    /// A card of the astrologers is carried out when it is drawn, or at the start of the round after that.
    pub(super) fn astrologer_speaks(&self, card: AstrologerId, moment: Moment) -> bool {
        let card = self.content.astrologer(card);
        if card.does == ListId::NOTHING {
            return false;
        }
        match moment {
            Moment::Astrologers => card.moment == Moment::Astrologers || card.also_now,
            Moment::Round => card.moment == Moment::Round && self.realm.kind() == RoundKind::Resource,
            Moment::Resources => card.moment == Moment::Resources,
            _ => false,
        }
    }

    /// RULES 5: a card of the astrologers replaces the last one; what it says is said with the buildings.
    pub(crate) fn draw_astrologer(&mut self, journal: &mut Journal) {
        let count = self.content.astrologers.len();
        if count == 0 {
            return;
        }
        journal.learned();
        let first = self.realm.round == 2;
        loop {
            if self.realm.astrologers == 0 {
                // The card on the table is not shuffled in.
                let all = (1u32 << count) - 1;
                let lies = self.realm.astrologer.map_or(0, |it| 1 << it.index());
                self.realm.astrologers = all & !lies;
            }
            let left = self.realm.astrologers;
            let drawn = self.chance.below(left.count_ones() as usize);
            let Some(index) = (0..count).filter(|at| left >> at & 1 == 1).nth(drawn) else { return };
            self.realm.astrologers &= !(1 << index);
            let card = AstrologerId::of(index);
            journal.tell_all(|| Event::AstrologersSay { card });
            if !(first && self.content.astrologer(card).not_first) {
                self.realm.astrologer = Some(card);
                break;
            }
        }
        for player in &mut self.players {
            player.lasting.recalled = false;
        }
        // MP that a card gives or takes at each start of a round, it does at once as well.
        let movement = self.standing().movement;
        if movement != 0 {
            for seat in (0..self.players.len()).map(Seat::new) {
                Which::ALL.into_iter().for_each(|hero| self.gain_movement(seat, hero, movement, journal));
            }
        }
    }

    /// What the card of the astrologers changes as long as it lies there.
    #[inline]
    pub(crate) fn standing(&self) -> Standing {
        self.realm.astrologer.map_or_else(Standing::default, |it| self.content.astrologer(it).standing)
    }

    /// What is added to the movement points of every hero when they are restored: the card of the last astrologer round
    /// still lies there in a round of resources.
    pub(crate) fn movement_bonus(&self) -> i8 {
        if self.realm.kind() == RoundKind::Resource { self.standing().movement } else { 0 }
    }

    /// RULES 3.2
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        self.content.level(self.player(seat).level()).hand_limit.saturating_add_signed(self.standing().hand_limit)
    }

    /// A spell was cast: the first one of the turn, and the first one since the astrologers spoke, may be worth more.
    pub(crate) fn note_spell(&mut self, seat: Seat) {
        let standing = self.standing();
        let own_turn = self.realm.stage == RoundStage::Turn;
        let lasting = &mut self.players[seat.index()].lasting;
        lasting.cast |= own_turn;
        if standing.recalls_first_spell && !lasting.recalled {
            lasting.recalled = true;
            self.combat.casting.recalled = true;
        }
    }

    /// The power that the astrologers give to the first spell of an own turn.
    pub(crate) fn standing_power(&self, seat: Seat) -> u8 {
        let first = self.realm.stage == RoundStage::Turn && !self.player(seat).lasting.cast;
        if first { self.standing().first_spell_power } else { 0 }
    }
}
