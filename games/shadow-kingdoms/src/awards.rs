//! RULES 7 and 10: the Magic shrine and the awards.

use crate::{
    Event, Refusal, ShadowKingdoms,
    action::Action,
    cards::{AwardId, Criterion},
    conquest::Uncover,
    event::Source,
    goods::Resource,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Question, Stepped},
};

const MAGIC_OF_THE_SHRINE: u8 = 2;

/// RULES 7: claim an award or gain 2 magic; asked only if an award can be claimed **[R18]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MagicShrine;

impl Question<ShadowKingdoms> for MagicShrine {
    fn candidates(self, _: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        [0, 1, 2].map(Action::Claim).into_iter().for_each(&mut offer);
        offer(Action::GainMagic);
    }

    fn check(self, game: &ShadowKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::GainMagic => Ok(()),
            Action::Claim(place) => game.check_claim(seat, place),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        match action {
            Action::Claim(place) => game.agenda.push(Uncover { award: Some(place) }),
            _ => {
                let shrine = Source::Shrine(crate::cards::Shrine::Magic);
                game.gain(Resource::Magic, MAGIC_OF_THE_SHRINE, shrine, journal);
            }
        }
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-magic-shrine", "magic-shrine")
    }
}

impl ShadowKingdoms {
    /// RULES 10
    pub(crate) fn check_claim(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
        let claims = self.board.claims.get(usize::from(place)).ok_or(Refusal::Empty)?;
        if claims.contains(&seat) {
            Err(Refusal::AlreadyClaimed)
        } else if claims.len() >= self.circles() {
            Err(Refusal::CirclesFull)
        } else if !self.meets(seat, self.board.awards[usize::from(place)]) {
            Err(Refusal::CriterionNotMet)
        } else {
            Ok(())
        }
    }

    /// How many markers an award takes: with many players any number on its right circle **[R34]**.
    pub(crate) fn circles(&self) -> usize {
        if self.table() >= self.content.crowd { self.table() } else { self.content.award_points.len() }
    }

    /// What the next one to claim scores.
    pub(crate) fn award_points(&self, place: u8) -> u8 {
        let points = self.content.award_points;
        points[self.board.claims[usize::from(place)].len().min(points.len() - 1)]
    }

    pub fn meets(&self, seat: Seat, award: AwardId) -> bool {
        let warden = self.warden(seat);
        match &self.content.award(award).needs {
            Criterion::Least { metric, least } => warden.count(*metric) >= *least,
            Criterion::Formation { everywhere, .. } => {
                everywhere.iter().any(|&shape| shape.minus(warden.zones).is_empty())
            }
        }
    }

    /// The marker just removed goes on the leftmost free circle.
    pub(crate) fn claim(&mut self, place: u8, journal: &mut Journal) {
        let seat = self.active;
        let points = self.award_points(place);
        let claims = &mut self.board.claims[usize::from(place)];
        let circle = claims.len().min(2) as u8;
        claims.push(seat);
        let award = self.board.awards[usize::from(place)];
        let warden = self.mine_mut();
        warden.awards += 1;
        warden.points.awards += u16::from(points);
        journal.tell_all(|| Event::Claimed { seat, award, place, circle, points });
    }
}
