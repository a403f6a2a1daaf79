//! RULES 3.2, 12: experience, and what each level brings.

use super::search::Search;
use crate::{Event, Heroes3, cards::LevelGain, steps::Journal};
use taverne_engine::Seat;

impl Heroes3 {
    /// Steps of the level track, as far as it goes; each level that is reached is resolved at once, in order.
    pub(crate) fn gain_experience_steps(&mut self, seat: Seat, steps: u8, journal: &mut Journal) {
        let before = self.player(seat).level();
        // RULING 107: a cap holds against every gain.
        let last = self.realm.last_step;
        let player = self.player_mut(seat);
        let gained = steps.min(last.saturating_sub(player.experience));
        if gained == 0 {
            return;
        }
        player.experience += gained;
        let after = player.level();
        journal.tell_all(|| Event::Experience { seat, steps: gained });
        for level in (before + 1..=after).rev() {
            if let LevelGain::Search(deck) = self.content.level(level).gain {
                self.agenda.push(Search::into_hand(seat, deck, 2));
            }
        }
        for level in before + 1..=after {
            journal.tell_all(|| Event::LevelReached { seat, level });
            if self.content.level(level).gain == LevelGain::Specialty {
                let card = self.content.hero(self.player(seat).hero).specialties[if level < 6 { 1 } else { 2 }];
                self.player_mut(seat).hand.push(card);
                journal.tell_all(|| Event::GainedSpecialty { seat, card });
            }
            // More expert uses are there at once.
            let (old, new) = (self.content.level(level - 1).expert_uses, self.content.level(level).expert_uses);
            self.player_mut(seat).expert_uses += new - old;
        }
    }
}
