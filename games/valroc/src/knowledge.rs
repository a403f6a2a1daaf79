//! What the game tells bots: how good a position is, and when a move is done.

mod calibration;
mod first_sight;

use crate::{
    Action, Valroc,
    cards::{Size, Token},
    elements::Element,
    places::{Pawn, Piece, Place},
    steps::{Phase, Step},
};
use first_sight::FirstSight;
use taverne_engine::{Game, Knowledge, Seat, knowledge::Calibration};

/// What things are worth in points of the final score, while there is time to use them.
const MAGIC: f32 = 0.3;
const VAL: f32 = 0.4;
const SKILL: f32 = 1.0;
/// How sure it is that a creature in hand will be beaten when nothing is lacking, and by how much each missing skill
/// point lowers that.
const CERTAIN: f32 = 0.72;
const LACKING: f32 = 0.9;
/// What an affinity brings on the hunt board on average.
const AFFINITY: f32 = 1.6;
const SPELL: f32 = 0.8;
const COURSE: f32 = 1.0;
const MONK: f32 = 1.2;
/// Rounds until somebody has beaten one more creature.
const ROUNDS_EACH: f32 = 1.5;

impl Knowledge for Valroc {
    fn evaluate(&self, seat: Seat) -> f32 {
        let own = self.prospects(seat);
        if self.is_solo() {
            return own - self.content.campaign.least_prestige as f32;
        }
        own - self.opponents(seat).map(|other| self.prospects(other)).fold(f32::MIN, f32::max)
    }

    const LEAD: f32 = 8.0;

    /// About a round and a half of two players.
    const HORIZON: usize = 20;

    fn calibration(&self) -> Calibration {
        calibration::calibration(self.seats())
    }

    fn left(&self) -> f32 {
        let (solo, board) = (&self.content.solo, &self.content.board);
        let all = if self.is_solo() { f32::from(solo.rounds) } else { f32::from(board.beaten_to_end) * ROUNDS_EACH };
        self.time_left() / all
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let sight = FirstSight::new(self, seat);
        out.extend(actions.iter().map(|&action| sight.promise(action)));
    }

    /// What is chosen in several steps is judged when it is done.
    fn is_settled(&self) -> bool {
        !matches!(
            self.agenda.now(),
            Some(
                Step::Offer(_)
                    | Step::Brew(_)
                    | Step::Plunder(_)
                    | Step::UseCard(_)
                    | Step::AlsoTake(_)
                    | Step::Convert(_)
                    | Step::Invert(_)
                    | Step::Strike(_)
                    | Step::KeepSpell(_)
            )
        )
    }
}

impl Valroc {
    /// The score now, and what everything the seat has will still bring.
    fn prospects(&self, seat: Seat) -> f32 {
        let score: i32 = self.score_lines(seat).iter().map(|&(_, points)| points).sum();
        if self.over {
            return score as f32;
        }
        let time = self.time_left();
        score as f32 + self.goods(seat) * time.min(1.0) + self.quarry(seat, time) + self.pending(seat)
    }

    /// About how many rounds are left.
    fn time_left(&self) -> f32 {
        if self.is_solo() {
            return f32::from(self.content.solo.rounds.saturating_sub(self.round)) + 0.5;
        }
        let most = self.players.iter().map(|player| player.beaten.len()).max().unwrap_or(0);
        let left = usize::from(self.content.board.beaten_to_end).saturating_sub(most);
        left as f32 * ROUNDS_EACH
    }

    fn goods(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let magic = magic_worth(player.pm);
        // A third of a point per Val is in the score already.
        let vals = f32::from(player.vals.min(8)) * (VAL - 0.3) + f32::from(player.vals.saturating_sub(8)) * 0.02;
        let tokens: f32 = Token::ALL.into_iter().map(|token| f32::from(player.count(token)) * token_worth(token)).sum();
        let cards = player.kept.union(if seat == self.active { self.training.cards } else { Default::default() });
        let of_size = |size| cards.and(self.content.vials(size)).len() as f32;
        let vials: f32 = Size::ALL.into_iter().map(|size| of_size(size) * vial_worth(size)).sum();
        let wounds = cards.and(self.content.wounds()).len() as f32 * 0.8;
        let idle = if player.bed.is_some() { 3.0 } else { 0.0 };
        let spells = player.spells.total() as f32 * SPELL;
        let courses = player.working().len() as f32 * COURSE;
        let monk = if self.board.next_monk == Some(seat) { MONK } else { 0.0 };
        magic + vals + tokens + vials - wounds - idle + spells + courses + monk
    }

    /// What the creatures still to be beaten are worth, the nearer the more.
    fn quarry(&self, seat: Seat, time: f32) -> f32 {
        let creatures = self.fightable(seat);
        let count = creatures.len().max(1) as f32;
        let (share, certain) = if self.is_solo() {
            ((time / 6.0).min(1.0), CERTAIN * 0.6)
        } else {
            (((time + 1.0) / count).min(1.0), CERTAIN)
        };
        let sum: f32 =
            creatures.iter().map(|creature| self.worth(seat, creature) * self.nearness(seat, creature)).sum();
        sum * share * certain
    }

    fn worth(&self, seat: Seat, creature: crate::cards::CreatureId) -> f32 {
        let card = self.content.creature(creature);
        let hybrids = self.player(seat).beaten.and(self.content.hybrids()).len() as f32;
        let blood = if card.is_hybrid() { AFFINITY - 1.0 - hybrids } else { 0.0 };
        (f32::from(card.prestige) + AFFINITY + blood).max(0.3)
    }

    fn nearness(&self, seat: Seat, creature: crate::cards::CreatureId) -> f32 {
        let (player, card) = (self.player(seat), self.content.creature(creature));
        let lacking: i32 = (0..4).map(|at| (i32::from(card.requires[at]) - i32::from(player.skills[at])).max(0)).sum();
        LACKING.powi(lacking)
    }

    /// What pawns that have not acted yet are about to bring.
    fn pending(&self, seat: Seat) -> f32 {
        let mut sum = 0.0;
        for place in Place::ALL {
            let acted = match self.phase {
                Phase::Planning => false,
                Phase::Place(now) => place < now || (place == now && self.served.contains(seat)),
                _ => true,
            };
            if acted {
                continue;
            }
            for (slot, piece) in self.board.at(place).iter().enumerate() {
                if let Some(piece) = piece.filter(|piece| piece.owner == seat) {
                    sum += self.errand_worth(place, slot, piece);
                }
            }
        }
        if self.phase == Phase::Planning && !self.stopped.contains(seat) {
            let free = Pawn::ALL.into_iter().filter(|&pawn| self.check_pawn(seat, pawn).is_ok()).count();
            sum += free as f32 * 0.4;
        }
        sum
    }

    fn errand_worth(&self, place: Place, slot: usize, piece: Piece) -> f32 {
        let (seat, figures) = (piece.owner, &self.content.board);
        let player = self.player(seat);
        let skill = SKILL + self.quarry_gain(seat);
        match place {
            Place::DarkQuarter => 1.3,
            Place::Fountain => f32::from(figures.fountain[slot].min(figures.most.saturating_sub(player.pm))) * MAGIC,
            Place::Tavern if piece.pawn == Pawn::Mercenary => 0.0,
            Place::Tavern => {
                let last = self.board.at(place).iter().rposition(Option::is_some).unwrap_or(slot);
                f32::from(figures.tavern[last]) * VAL
            }
            Place::Cave => 1.4,
            Place::Training => {
                let draws = f32::from(player.pm.min(figures.immune_draws[slot] + 2));
                draws * (0.4 * skill - MAGIC)
            }
            Place::Sanctuary if player.vals == 0 && !player.has(Token::Diamond) => 0.0,
            Place::Sanctuary => MONK + 0.45 * skill - 1.0,
            Place::University => match self.board.courses[slot].map(|course| self.content.course(course)) {
                Some(_) if self.board.courses[slot].is_some_and(|course| player.courses.contains(course)) => 0.0,
                Some(card) if card.vals <= player.vals && card.magic <= player.pm => {
                    1.6 + if card.mage_only { 0.5 } else { 0.0 } - f32::from(card.vals) * 0.1
                }
                _ => 0.0,
            },
            Place::Arena => {
                let ready = self.ready(seat);
                let gain = ready.iter().map(|it| self.worth(seat, it) * (1.0 - CERTAIN * 0.8)).fold(-0.2, f32::max);
                gain + f32::from(figures.arena[slot]) * VAL
            }
        }
    }

    /// What one more skill point in the best element does for the creatures still to be beaten.
    fn quarry_gain(&self, seat: Seat) -> f32 {
        Element::ALL.into_iter().map(|element| self.quarry_gain_in(seat, element)).fold(0.0, f32::max)
    }

    fn quarry_gain_in(&self, seat: Seat, element: Element) -> f32 {
        let skill = self.player(seat).skill(element) as i8;
        let wanted = self.fightable(seat);
        let wanted = wanted.iter().filter(|&it| self.content.creature(it).requires[element.index()] > skill);
        wanted.map(|it| self.worth(seat, it) * self.nearness(seat, it) * CERTAIN * (1.0 / LACKING - 1.0)).sum()
    }

    /// What one more skill point is worth in all.
    fn skill_worth(&self, seat: Seat, element: Element) -> f32 {
        if self.player(seat).skill(element) >= self.content.board.most {
            return 0.0;
        }
        SKILL + self.quarry_gain_in(seat, element)
    }
}

/// Of much magic the first points count most.
fn magic_worth(pm: u8) -> f32 {
    f32::from(pm.min(7)) * MAGIC + f32::from(pm.saturating_sub(7)) * MAGIC * 0.4
}

/// What a token is worth besides its points.
const fn token_worth(token: Token) -> f32 {
    match token {
        Token::Diamond => 0.6,
        Token::Mushroom => 0.7,
        Token::Plant => 0.5,
        Token::Berry => 0.4,
        Token::Flask10 => 1.6,
        Token::Flask5 => 0.8,
        Token::VialSmall => 0.2,
        Token::VialMedium => 0.6,
        Token::VialFull => 1.2,
    }
}

/// What a vial card is worth until it is used.
const fn vial_worth(size: Size) -> f32 {
    match size {
        Size::Small => 0.4,
        Size::Medium => 0.8,
        Size::Full => 1.5,
    }
}
