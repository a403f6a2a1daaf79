//! RULES 13: the end of the game and the scores.

use crate::{
    Event, ShadowKingdoms,
    adversary::Adversary,
    cards::{ChampionId, Power},
    steps::Journal,
};
use taverne_engine::{Phrase, Scores, Seat, SeatScore, Verdict};

/// Points by source.
pub(crate) type Lines = [(&'static str, i32); 6];

impl ShadowKingdoms {
    pub(crate) fn end(&mut self, journal: &mut Journal) {
        self.over = true;
        self.agenda.clear();
        journal.learned();
        journal.tell_all(|| Event::Ended);
    }

    /// Champions and dice count as they stand; everything is public.
    pub(crate) fn standings(&self) -> Scores {
        let standing = |seat| SeatScore::new(self.score_lines(seat), vec![i32::from(self.warden(seat).influence)]);
        let seats = (0..self.table()).map(|seat| standing(Seat::new(seat))).collect();
        let rival = self.adversary.as_ref().map(|it| SeatScore::new(self.adversary_lines(it), Vec::new()));
        let scores = Scores { seats, rival, ..Scores::default() };
        match &scores.rival {
            _ if !self.over => scores,
            None => scores.ranked(),
            Some(rival) => {
                let won = scores.seats[0].total > rival.total;
                let why = if won { "verdict-outscored" } else { "verdict-not-outscored" };
                scores.decided(Verdict { won, why: Phrase::new(why) })
            }
        }
    }

    pub(crate) fn score_lines(&self, seat: Seat) -> Lines {
        let warden = self.warden(seat);
        let champions: u16 = warden.champions().iter().map(|&it| self.champion_points(seat, it)).sum();
        let dice = warden.dice.len() as i32 * i32::from(self.content.points_per_die);
        [
            ("plans", i32::from(warden.points.plans)),
            ("zones", i32::from(warden.points.zones)),
            ("awards", i32::from(warden.points.awards)),
            ("influence", i32::from(warden.points.influence)),
            ("champions", i32::from(champions)),
            ("dice", dice),
        ]
    }

    /// What a Champion of a seat would pay now.
    pub fn champion_points(&self, seat: Seat, champion: ChampionId) -> u16 {
        match &self.content.champion(champion).power {
            Power::Score(score) => score.points(self.warden(seat).count(score.metric)),
            _ => 0,
        }
    }

    pub(crate) fn adversary_lines(&self, adversary: &Adversary) -> [(&'static str, i32); 4] {
        let solo = &self.content.solo;
        let award = |claims: &arrayvec::ArrayVec<Seat, 5>| {
            i32::from(if claims.is_empty() { solo.award_left } else { solo.award_claimed })
        };
        [
            ("start", i32::from(adversary.start)),
            ("meetings", i32::from(adversary.meetings)),
            ("plans", i32::from(adversary.plan_points)),
            ("awards", self.board.claims.iter().map(award).sum()),
        ]
    }
}
