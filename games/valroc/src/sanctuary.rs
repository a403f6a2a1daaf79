//! RULES 6.6: offerings at the Sanctuary.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{Centre, Token},
    effect::Effect,
    elements::Element,
    places::Place,
    steps::{Journal, Step},
};
use taverne_engine::Seat;

impl Valroc {
    pub(crate) fn visit_sanctuary(&mut self, journal: &mut Journal) {
        if self.is_phantom(self.active) {
            self.phantom_offers(journal);
        } else {
            self.agenda.push(Step::Serve { done: 0, left: 0 });
        }
    }

    pub(crate) fn serve_candidates(mut offer: impl FnMut(Action)) {
        Element::ALL.into_iter().for_each(|statue| offer(Action::Serve(statue)));
        offer(Action::Decline);
    }

    pub(crate) fn check_serve(&self, seat: Seat, done: u8, action: Action) -> Result<(), Refusal> {
        let player = self.player(seat);
        match action {
            Action::Decline => Ok(()),
            Action::Serve(_) if player.vals == 0 && !player.has(Token::Diamond) => Err(Refusal::NothingOnOffer),
            Action::Serve(statue) if done & (1 << statue.index()) != 0 => Err(Refusal::Occupied),
            Action::Serve(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn serve(&mut self, done: u8, left: u8, action: Action) {
        match action {
            Action::Serve(statue) => self.agenda.replace(Step::Offer { statue, done, left }),
            _ => _ = self.done(),
        }
    }

    /// A statue may be left for another one, each once in a visit.
    pub(crate) fn offer_candidates(&self, seat: Seat, statue: Element, left: u8, mut offer: impl FnMut(Action)) {
        let player = self.player(seat);
        (1..=player.vals).for_each(|vals| offer(Action::Offer { vals, diamond: false }));
        if player.has(Token::Diamond) {
            (0..=player.vals).for_each(|vals| offer(Action::Offer { vals, diamond: true }));
        }
        if left & (1 << statue.index()) == 0 {
            offer(Action::Decline);
        }
    }

    pub(crate) fn check_offer(&self, seat: Seat, statue: Element, left: u8, action: Action) -> Result<(), Refusal> {
        let player = self.player(seat);
        match action {
            Action::Decline if left & (1 << statue.index()) == 0 => Ok(()),
            Action::Offer { vals: 0, diamond: false } => Err(Refusal::NothingOnOffer),
            Action::Offer { diamond: true, .. } if !player.has(Token::Diamond) => Err(Refusal::NotOwned),
            Action::Offer { vals, .. } if vals > player.vals => {
                Err(Refusal::MissingVals { amount: vals - player.vals })
            }
            Action::Offer { .. } => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// What a course adds to an offering or a bid: it needs a paid Val and a Val in the bank [R13].
    pub(crate) fn offering_bonus(&self, seat: Seat, vals: u8) -> u8 {
        if vals == 0 {
            return 0;
        }
        let bonus = self.content.sum(self.working_at(seat, Place::Sanctuary), |effect| match effect {
            Effect::OfferingBonus(n) => Some(n),
            _ => None,
        });
        bonus.min(self.board.bank)
    }

    /// Lays Vals and a diamond on a statue. Says what the Vals are worth.
    pub(crate) fn lay_down(&mut self, seat: Seat, statue: Element, vals: u8, diamond: bool) -> u8 {
        let bonus = self.offering_bonus(seat, vals);
        let player = self.player_mut(seat);
        player.vals -= vals;
        player.tokens[Token::Diamond as usize] -= u8::from(diamond);
        self.board.bank -= bonus;
        let statue = &mut self.board.statues[statue.index()];
        statue.vals += vals + bonus;
        statue.diamonds += u8::from(diamond);
        vals + bonus
    }

    /// The offering, the card, the favour; the monk comes to whoever offered something.
    pub(crate) fn offer(&mut self, seat: Seat, statue: Element, marks: [u8; 2], action: Action, journal: &mut Journal) {
        let [done, left] = marks;
        let Action::Offer { vals, diamond } = action else {
            return self.agenda.replace(Step::Serve { done, left: left | 1 << statue.index() });
        };
        self.done();
        let worth = self.lay_down(seat, statue, vals, diamond);
        self.board.next_monk = Some(seat);
        let deeds = &mut self.player_mut(seat).deeds;
        deeds.largest_offering = deeds.largest_offering.max(worth);
        journal.tell_all(|| Event::Offered { seat, statue, vals: worth, diamond });
        if let Some(card) = self.turn_up(journal) {
            let centre = self.content.action(card).centre;
            self.discard(card);
            let figures = &self.content.board;
            let favour = match centre {
                Centre::Wound => true,
                Centre::Small => diamond || worth >= figures.small_from,
                Centre::Medium => diamond || worth >= figures.medium_from,
                Centre::Full => false,
            };
            journal.tell_all(|| Event::Favour { seat, statue, centre, won: favour });
            if favour {
                self.gain_skill(seat, statue, 1);
                let favours = &mut self.player_mut(seat).deeds.favours[statue.index()];
                *favours = favours.saturating_add(1);
            }
        }
        let done = done | 1 << statue.index();
        let several = !self.working_at(seat, Place::Sanctuary).is_empty();
        if several && done != 0b1111 {
            self.agenda.push(Step::Serve { done, left });
        }
    }
}
