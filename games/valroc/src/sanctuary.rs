//! RULES 6.6: offerings at the Sanctuary.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{Centre, Token},
    effect::Effect,
    elements::Element,
    places::Place,
    steps::{Journal, ask, ask_of},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Question, Stepped},
};

/// Which statue is served next, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Serve {
    /// The statues already served in this visit, one bit each.
    pub done: u8,
    /// Those chosen and left again.
    pub left: u8,
}

impl Question<Valroc> for Serve {
    fn candidates(self, _: &Valroc, _: Seat, mut offer: impl FnMut(Action)) {
        Element::ALL.into_iter().for_each(|statue| offer(Action::Serve(statue)));
        offer(Action::Decline);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Self { done, .. } = self;
        let player = game.player(seat);
        match action {
            Action::Decline => Ok(()),
            Action::Serve(_) if player.vals == 0 && !player.has(Token::Diamond) => Err(Refusal::NothingOnOffer),
            Action::Serve(statue) if done & (1 << statue.index()) != 0 => Err(Refusal::Occupied),
            Action::Serve(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, _: Seat, action: Action, _: &mut Journal) {
        let Self { done, left } = self;
        match action {
            Action::Serve(statue) => game.agenda.replace(Offer { statue, done, left }),
            _ => _ = game.done(),
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-serve", "sanctuary")
    }
}

/// What is laid down. A statue may be left for another one, each once in a visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    pub statue: Element,
    pub done: u8,
    pub left: u8,
}

impl Question<Valroc> for Offer {
    const ALL_LEGAL: bool = true;

    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        let Self { statue, left, .. } = self;
        let player = game.player(seat);
        (1..=player.vals).for_each(|vals| offer(Action::Offer { vals, diamond: false }));
        if player.has(Token::Diamond) {
            (0..=player.vals).for_each(|vals| offer(Action::Offer { vals, diamond: true }));
        }
        if left & (1 << statue.index()) == 0 {
            offer(Action::Decline);
        }
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Self { statue, left, .. } = self;
        let player = game.player(seat);
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

    /// The offering, the card, the favour; the monk comes to whoever offered something.
    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Self { statue, done, left } = self;
        let Action::Offer { vals, diamond } = action else {
            return game.agenda.replace(Serve { done, left: left | 1 << statue.index() });
        };
        game.done();
        let worth = game.lay_down(seat, statue, vals, diamond);
        game.board.next_monk = Some(seat);
        let deeds = &mut game.player_mut(seat).deeds;
        deeds.largest_offering = deeds.largest_offering.max(worth);
        journal.tell_all(|| Event::Offered { seat, statue, vals: worth, diamond });
        if let Some(card) = game.turn_up(journal) {
            let centre = game.content.action(card).centre;
            game.discard(card);
            let figures = &game.content.board;
            let favour = match centre {
                Centre::Wound => true,
                Centre::Small => diamond || worth >= figures.small_from,
                Centre::Medium => diamond || worth >= figures.medium_from,
                Centre::Full => false,
            };
            journal.tell_all(|| Event::Favour { seat, statue, centre, won: favour });
            if favour {
                game.gain_skill(seat, statue, 1);
                let favours = &mut game.player_mut(seat).deeds.favours[statue.index()];
                *favours = favours.saturating_add(1);
            }
        }
        let done = done | 1 << statue.index();
        let several = !game.working_at(seat, Place::Sanctuary).is_empty();
        if several && done != 0b1111 {
            game.agenda.push(Serve { done, left });
        }
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask_of("ask-offer", self.statue, "sanctuary")
    }
}

impl Valroc {
    pub(crate) fn visit_sanctuary(&mut self, journal: &mut Journal) {
        if self.is_phantom(self.active) {
            self.phantom_offers(journal);
        } else {
            self.agenda.push(Serve { done: 0, left: 0 });
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
}
