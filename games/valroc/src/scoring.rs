//! RULES 9 and 11.3: the final count.

use crate::{Valroc, cards::Token, elements::Element};
use arrayvec::ArrayVec;
use taverne_engine::{Phrase, Scores, Seat, SeatScore, Verdict};

/// Points by source.
pub(crate) type Lines = ArrayVec<(&'static str, i32), 9>;

/// Every source, in the order of the rulebook.
pub(crate) const SOURCES: [&str; 9] =
    ["creatures", "skills", "hunt", "hybrids", "courses", "vals", "diamonds", "tokens", "spells"];

impl Valroc {
    pub(crate) fn scores_now(&self) -> Scores {
        let seats = (0..self.table()).map(|seat| self.standing(Seat::new(seat))).collect();
        let scores = Scores { seats, ..Scores::default() };
        if !self.over {
            return scores;
        }
        if !self.is_solo() {
            return scores.ranked();
        }
        let (total, wanted) = (scores.seats[0].total, self.content.campaign.least_prestige);
        let won = total >= wanted;
        let why = Phrase::new(if won { "verdict-reached" } else { "verdict-short" });
        scores.decided(Verdict { won, why: why.with("points", total).with("wanted", wanted) })
    }

    /// Ties: prestige of creatures, then the best creature, the next best and so on, then skill points.
    fn standing(&self, seat: Seat) -> SeatScore {
        let lines = self.score_lines(seat);
        let mut prestiges: Vec<_> =
            self.player(seat).beaten.iter().map(|card| i32::from(self.content.creature(card).prestige)).collect();
        prestiges.sort_unstable_by(|one, other| other.cmp(one));
        prestiges.resize(usize::from(self.content.board.beaten_to_end).max(prestiges.len()), 0);
        let mut tie_breaks = vec![lines[0].1];
        tie_breaks.extend(prestiges);
        tie_breaks.push(lines[1].1);
        SeatScore::new(lines, tie_breaks)
    }

    pub(crate) fn score_lines(&self, seat: Seat) -> Lines {
        let (player, figures) = (self.player(seat), &self.content.board);
        let skills: i32 = player.skills.iter().map(|&skill| i32::from(skill)).sum();
        let hybrids = player.beaten.and(self.content.hybrids()).len().min(figures.hybrids.len() - 1);
        let malus: i32 =
            player.used_spells.iter().map(|(spell, n)| i32::from(self.content.spell(spell).malus) * i32::from(n)).sum();
        Lines::from([
            (SOURCES[0], i32::from(self.content.prestige(player.beaten))),
            (SOURCES[1], skills),
            (SOURCES[2], self.hunt_points(seat)),
            (SOURCES[3], -i32::from(figures.hybrids[hybrids])),
            (SOURCES[4], self.course_points(seat)),
            (SOURCES[5], i32::from(player.vals / figures.vals_per_point)),
            (SOURCES[6], i32::from(player.count(Token::Diamond) * figures.diamond)),
            (SOURCES[7], i32::from(player.other_tokens() / figures.tokens_per_point)),
            (SOURCES[8], -malus),
        ])
    }

    /// How many beaten creatures have this affinity; hybrids count in both rows.
    pub(crate) fn affinity(&self, seat: Seat, element: Element) -> usize {
        self.player(seat).beaten.and(self.content.with_affinity(element)).len()
    }

    pub(crate) fn hunt_points(&self, seat: Seat) -> i32 {
        if self.is_solo() {
            return self.solo_hunt_points(seat);
        }
        let table = &self.content.board.hunt[self.table() - 2];
        let mut points = 0;
        for (row, &element) in table.iter().zip(&self.board.rows) {
            let own = self.affinity(seat, element);
            // Equal ones share the higher place and use up the following ones.
            let better = self.opponents(seat).filter(|&other| self.affinity(other, element) > own).count();
            if own > 0 {
                points += row.get(better).map_or(0, |&n| i32::from(n));
            }
        }
        points
    }

    /// The row of the element with most affinities; of several, the average rounded down.
    fn solo_hunt_points(&self, seat: Seat) -> i32 {
        let counts = Element::ALL.map(|element| self.affinity(seat, element));
        let most = counts.into_iter().max().unwrap_or(0);
        if most == 0 {
            return 0;
        }
        let rows = self.board.rows.iter().zip(self.content.board.hunt_solo);
        let (mut sum, mut tied) = (0, 0);
        for (element, points) in rows {
            if counts[element.index()] == most {
                sum += i32::from(points);
                tied += 1;
            }
        }
        sum / tied
    }

    /// To all who have most courses, at least one [R14]; alone only with more than the phantom.
    fn course_points(&self, seat: Seat) -> i32 {
        let own = self.player(seat).courses.len();
        let most = match &self.phantom {
            Some(phantom) => own > phantom.courses.total(),
            None => own > 0 && self.opponents(seat).all(|other| self.player(other).courses.len() <= own),
        };
        if most { i32::from(self.content.board.most_courses) } else { 0 }
    }
}
