//! RULES 8: the offerings phase, with its secret bids.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{OFFERINGS, OfferingSet, Token},
    elements::Element,
    player::{Bid, Player},
    steps::{Flow, Journal, Phase, Step},
};
use arrayvec::ArrayVec;
use taverne_engine::{Seat, SeatSet};

impl Valroc {
    /// The statues are cleared, and the Offering cards shuffled.
    pub(crate) fn begin_offerings(&mut self, journal: &mut Journal) -> Flow {
        self.done();
        for statue in &mut self.board.statues {
            self.board.bank += std::mem::take(&mut statue.vals);
            self.board.supply[Token::Diamond.kind()] += std::mem::take(&mut statue.diamonds);
        }
        self.decks.offerings = OfferingSet::all(OFFERINGS);
        for player in &mut self.players {
            player.deeds.favours_this_phase = 0;
        }
        journal.tell_all(|| Event::OfferingsBegin { vals: self.players.iter().map(|player| player.vals).collect() });
        self.agenda.then(Element::ALL.map(|statue| Step::BeginBids { statue }));
        Flow::Go
    }

    pub(crate) fn begin_bids(&mut self, statue: Element, journal: &mut Journal) -> Flow {
        self.done();
        self.phase = Phase::Offerings(statue);
        self.agenda.push(Step::Bid { statue });
        self.open_window(journal)
    }

    /// Who still has to bid: everybody who has something to bid.
    fn bidders(&self) -> SeatSet {
        let owes = |player: &Player| player.bid.is_none() & ((player.vals > 0) | player.has(Token::Diamond));
        self.seats_where(owes)
    }

    pub(crate) fn bid_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let player = self.player(seat);
        (0..=player.vals).for_each(|vals| offer(Action::Bid { vals, diamond: false }));
        if player.has(Token::Diamond) {
            (0..=player.vals).for_each(|vals| offer(Action::Bid { vals, diamond: true }));
        }
    }

    pub(crate) fn check_bid(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = self.player(seat);
        match action {
            Action::Bid { diamond: true, .. } if !player.has(Token::Diamond) => Err(Refusal::NotOwned),
            Action::Bid { vals, .. } if vals > player.vals => Err(Refusal::MissingVals { amount: vals - player.vals }),
            Action::Bid { .. } => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn bid(&mut self, seat: Seat, vals: u8, diamond: bool, journal: &mut Journal) {
        let bid = Bid { vals, diamond };
        self.player_mut(seat).bid = Some(bid);
        self.pending = self.pending.without(seat);
        journal.tell_only(seat, || Event::MadeBid { seat, bid });
    }

    /// All bids are in: they are shown, laid on the statue, and the best one is rewarded.
    pub(crate) fn bids(&mut self, statue: Element, journal: &mut Journal) -> Flow {
        self.pending = self.bidders();
        if !self.pending.is_empty() {
            return Flow::Ask;
        }
        // A diamond beats any number of Vals; the phantom's bid counts like a player's, without a seat.
        let mut worths: ArrayVec<(Option<Seat>, (bool, u8)), 5> = ArrayVec::new();
        for seat in self.seat_order() {
            let Some(Bid { vals, diamond }) = self.player_mut(seat).bid.take() else {
                continue;
            };
            journal.learned();
            let worth = self.lay_down(seat, statue, vals, diamond);
            worths.push((Some(seat), (diamond, worth)));
            journal.tell_all(|| Event::BidShown { seat, statue, vals: worth, diamond });
        }
        if self.table() <= 2 {
            let card = self.draw_offering();
            let vals = self.content.offerings[card.index()];
            journal.learned();
            let paid = vals.min(self.board.bank);
            self.board.bank -= paid;
            self.board.statues[statue.index()].vals += paid;
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
            self.gain_skill(seat, statue, 1);
            let deeds = &mut self.player_mut(seat).deeds;
            deeds.favours_this_phase += 1;
            deeds.sweeps = deeds.sweeps.saturating_add(u8::from(usize::from(deeds.favours_this_phase) == 4));
        }
        journal.tell_all(|| Event::StatueWon { statue, winner });
        self.done()
    }
}
