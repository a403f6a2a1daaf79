//! RULES 8: the offerings phase, with its secret bids.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{OFFERINGS, OfferingSet, Token},
    elements::Element,
    player::{Bid, Player},
    steps::{Journal, Phase, Step, ask_of},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped},
};

/// The statues are cleared, and the Offering cards shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginOfferings;

impl Automatic<Valroc> for BeginOfferings {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        game.done();
        for statue in &mut game.board.statues {
            game.board.bank += std::mem::take(&mut statue.vals);
            game.board.supply[Token::Diamond.kind()] += std::mem::take(&mut statue.diamonds);
        }
        game.decks.offerings = OfferingSet::all(OFFERINGS);
        for player in &mut game.players {
            player.deeds.favours_this_phase = 0;
        }
        journal.tell_all(|| Event::OfferingsBegin { vals: game.players.iter().map(|player| player.vals).collect() });
        game.agenda.then(Element::ALL.map(|statue| Step::from(BeginBids { statue })));
        Flow::Go
    }
}

/// The statues are bid for one after another, each after a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginBids {
    pub statue: Element,
}

impl Automatic<Valroc> for BeginBids {
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let Self { statue } = self;
        game.done();
        game.phase = Phase::Offerings(statue);
        game.agenda.push(MakeBid { statue });
        game.open_window(journal)
    }
}

/// Everybody who has something bids for the favour of a statue, secretly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MakeBid {
    pub statue: Element,
}

impl Question<Valroc> for MakeBid {
    const ALL_LEGAL: bool = true;

    fn asked(self, game: &Valroc) -> SeatSet {
        game.pending
    }

    /// All bids are in: they are shown, laid on the statue, and the best one is rewarded.
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let Self { statue } = self;
        game.pending = game.bidders();
        if !game.pending.is_empty() {
            return Flow::Ask;
        }
        // A diamond beats any number of Vals; the phantom's bid counts like a player's, without a seat.
        let mut worths: ArrayVec<(Option<Seat>, (bool, u8)), 5> = ArrayVec::new();
        for seat in game.seat_order() {
            let Some(Bid { vals, diamond }) = game.player_mut(seat).bid.take() else {
                continue;
            };
            journal.learned();
            let worth = game.lay_down(seat, statue, vals, diamond);
            worths.push((Some(seat), (diamond, worth)));
            journal.tell_all(|| Event::BidShown { seat, statue, vals: worth, diamond });
        }
        if game.table() <= 2 {
            let card = game.draw_offering();
            let vals = game.content.offerings[card.index()];
            journal.learned();
            let paid = vals.min(game.board.bank);
            game.board.bank -= paid;
            game.board.statues[statue.index()].vals += paid;
            worths.push((None, (false, vals)));
            journal.tell_all(|| Event::PhantomBid { statue, vals });
        }
        let best = worths.iter().map(|&(_, worth)| worth).max().unwrap_or_default();
        let mut leaders = worths.iter().filter(|&&(_, worth)| worth == best && worth > (false, 0));
        let winner = match (leaders.next(), leaders.next()) {
            (Some(&(winner, _)), None) => winner,
            _ => None,
        };
        if let Some(seat) = winner {
            game.gain_skill(seat, statue, 1);
            let deeds = &mut game.player_mut(seat).deeds;
            deeds.favours_this_phase += 1;
            deeds.sweeps = deeds.sweeps.saturating_add(u8::from(usize::from(deeds.favours_this_phase) == 4));
        }
        journal.tell_all(|| Event::StatueWon { statue, winner });
        game.done()
    }

    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        let player = game.player(seat);
        (0..=player.vals).for_each(|vals| offer(Action::Bid { vals, diamond: false }));
        if player.has(Token::Diamond) {
            (0..=player.vals).for_each(|vals| offer(Action::Bid { vals, diamond: true }));
        }
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = game.player(seat);
        match action {
            Action::Bid { diamond: true, .. } if !player.has(Token::Diamond) => Err(Refusal::NotOwned),
            Action::Bid { vals, .. } if vals > player.vals => Err(Refusal::MissingVals { amount: vals - player.vals }),
            Action::Bid { .. } => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Bid { vals, diamond } = action else { return };
        let bid = Bid { vals, diamond };
        game.player_mut(seat).bid = Some(bid);
        game.pending = game.pending.without(seat);
        journal.tell_only(seat, || Event::MadeBid { seat, bid });
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask_of("ask-bid", self.statue, "offerings")
    }
}

impl Valroc {
    /// Who still has to bid: everybody who has something to bid.
    fn bidders(&self) -> SeatSet {
        let owes = |player: &Player| player.bid.is_none() & ((player.vals > 0) | player.has(Token::Diamond));
        self.seats_where(owes)
    }
}
