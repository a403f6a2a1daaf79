//! RULES 2: the draft, the six creatures that are kept, the first skill points, and who begins.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{CreatureId, CreatureSet, Kind},
    elements::Element,
    steps::{Flow, Journal, Step},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{Seat, SeatSet};

const DEALT: usize = 4;
pub(crate) const PICKS: u8 = 3;
const KEPT: usize = 6;

/// The packets, by the seat they were dealt to, and what the phantom of a two-player draft discarded.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Draft {
    pub(crate) packets: [CreatureSet; 4],
    pub(crate) phantom_picks: ArrayVec<CreatureId, 9>,
    /// The discarded last card of each packet, by kind.
    pub(crate) leftovers: [[Option<CreatureId>; 4]; 3],
    /// The printed totals of the hands, announced before the first round.
    pub(crate) totals: [u16; 4],
}

impl Valroc {
    /// How many packets go round: with two players a phantom third seat is dealt in.
    pub(crate) fn ring(&self) -> usize {
        self.table().max(3)
    }

    /// Which packet lies before a place of the ring at a pick: handed to the left, the wild ones to the right.
    pub(crate) fn packet_of(&self, place: usize, kind: Kind, pick: u8) -> usize {
        let (ring, pick) = (self.ring(), usize::from(pick));
        if kind == Kind::Wild { (place + pick) % ring } else { (place + ring - pick) % ring }
    }

    pub(crate) fn deal_packets(&mut self, kind: Kind) {
        let mut deck = self.content.of_kind(kind);
        for packet in 0..self.ring() {
            let mut dealt = CreatureSet::EMPTY;
            for _ in 0..DEALT {
                dealt.insert(deck.draw(&mut self.chance).expect("sixteen creatures of each kind"));
            }
            self.draft.packets[packet] = dealt;
        }
        self.pending = SeatSet::all(self.table());
    }

    pub(crate) fn packet(&self, seat: Seat, kind: Kind, pick: u8) -> CreatureSet {
        self.draft.packets[self.packet_of(seat.index(), kind, pick)]
    }

    pub(crate) fn draft_candidates(&self, seat: Seat, kind: Kind, pick: u8, offer: impl FnMut(Action)) {
        self.packet(seat, kind, pick).iter().map(Action::Pick).for_each(offer);
    }

    pub(crate) fn check_pick(&self, seat: Seat, kind: Kind, pick: u8, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pick(creature) if self.packet(seat, kind, pick).contains(creature) => Ok(()),
            Action::Pick(_) => Err(Refusal::NotThere),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn pick(&mut self, seat: Seat, kind: Kind, pick: u8, creature: CreatureId, journal: &mut Journal) {
        let packet = self.packet_of(seat.index(), kind, pick);
        self.draft.packets[packet].remove(creature);
        self.player_mut(seat).picks.push(creature);
        self.pending = self.pending.without(seat);
        journal.tell_only(seat, || Event::Picked { seat, creature });
    }

    /// All have picked: the packets move on, and everybody sees new cards.
    pub(crate) fn draft_step(&mut self, kind: Kind, pick: u8, journal: &mut Journal) -> Flow {
        if !self.pending.is_empty() {
            return Flow::Ask;
        }
        journal.learned();
        if self.table() == 2 {
            let packet = self.packet_of(2, kind, pick);
            let gone = self.draft.packets[packet].draw(&mut self.chance).expect("a packet has cards");
            self.draft.phantom_picks.push(gone);
        }
        let next_kind = match kind {
            Kind::Tameable => Some(Kind::Wild),
            Kind::Wild => Some(Kind::Mythic),
            Kind::Mythic => None,
        };
        self.pending = SeatSet::all(self.table());
        if pick + 1 == PICKS {
            let packets = std::mem::take(&mut self.draft.packets);
            self.draft.leftovers[kind as usize] = packets.map(CreatureSet::first);
        }
        if pick + 1 < PICKS {
            self.agenda.replace(Step::Draft { kind, pick: pick + 1 });
        } else if let Some(next) = next_kind {
            self.deal_packets(next);
            self.agenda.replace(Step::Draft { kind: next, pick: 0 });
            journal.tell_all(|| Event::DraftGoesOn { kind: next });
        } else {
            self.done();
        }
        Flow::Go
    }

    /// How many mythic creatures a hand keeps (RULES 10).
    pub(crate) fn mythic_kept(&self) -> u8 {
        self.content.board.mythic[self.mode as usize]
    }

    pub(crate) fn drop_candidates(&self, seat: Seat, offer: impl FnMut(Action)) {
        let player = self.player(seat);
        let held: CreatureSet = player.picks.iter().copied().collect();
        held.minus(player.dropped).iter().map(Action::Drop).for_each(offer);
    }

    pub(crate) fn check_drop(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Drop(creature) = action else {
            return Err(Refusal::NotNow);
        };
        let player = self.player(seat);
        if !player.picks.contains(&creature) || player.dropped.contains(creature) {
            return Err(Refusal::NotOwned);
        }
        let mythics = self.content.of_kind(Kind::Mythic);
        let dropped_mythics = player.dropped.and(mythics).len();
        let count = self.mythic_kept();
        let most_mythics = usize::from(PICKS - count);
        let fits = if mythics.contains(creature) {
            dropped_mythics < most_mythics
        } else {
            player.dropped.len() - dropped_mythics < usize::from(count)
        };
        if fits { Ok(()) } else { Err(Refusal::MythicKept { count }) }
    }

    pub(crate) fn drop_creature(&mut self, seat: Seat, creature: CreatureId, journal: &mut Journal) {
        let player = self.player_mut(seat);
        player.dropped.insert(creature);
        let finished = player.dropped.len() + KEPT == player.picks.len();
        if finished {
            let held: CreatureSet = player.picks.iter().copied().collect();
            player.hand = held.minus(player.dropped);
            self.pending = self.pending.without(seat);
        }
        journal.tell_only(seat, || Event::Dropped { seat, creature });
    }

    pub(crate) fn keep_six(&mut self, journal: &mut Journal) -> Flow {
        if !self.pending.is_empty() {
            return Flow::Ask;
        }
        journal.tell_all(|| Event::HandsKept);
        self.pending = SeatSet::all(self.table());
        self.done()
    }

    pub(crate) fn study_candidates(mut offer: impl FnMut(Action)) {
        for (index, one) in Element::ALL.into_iter().enumerate() {
            Element::ALL[index..].iter().for_each(|&two| offer(Action::Study(one, two)));
        }
    }

    pub(crate) fn check_study(action: Action) -> Result<(), Refusal> {
        match action {
            Action::Study(one, two) if one <= two => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn study(&mut self, seat: Seat, elements: [Element; 2]) {
        self.player_mut(seat).study = Some(elements);
        self.pending = self.pending.without(seat);
    }

    /// All have chosen: shown together, and the first player is found.
    pub(crate) fn study_step(&mut self, journal: &mut Journal) -> Flow {
        if !self.pending.is_empty() {
            return Flow::Ask;
        }
        journal.learned();
        for seat in (0..self.table()).map(Seat::new) {
            if let Some(elements) = self.player_mut(seat).study.take() {
                elements.into_iter().for_each(|element| _ = self.gain_skill(seat, element, 1));
                journal.tell_all(|| Event::Studied { seat, elements });
            }
        }
        if !self.is_solo() {
            self.find_first_player(journal);
        }
        self.done()
    }

    /// The highest printed total begins; then the best Mythic card, then down the hand, then chance.
    fn find_first_player(&mut self, journal: &mut Journal) {
        let content = self.content.0;
        let rank = |player: &crate::player::Player| {
            let mut down: ArrayVec<(bool, u8), 6> = player
                .hand
                .iter()
                .map(|card| (content.creature(card).kind == Kind::Mythic, content.creature(card).prestige))
                .collect();
            down.sort_unstable_by(|one, other| other.cmp(one));
            (content.prestige(player.hand), down)
        };
        let ranks: ArrayVec<_, 4> = self.players.iter().map(rank).collect();
        let best = ranks.iter().max().expect("somebody plays");
        let tied: ArrayVec<_, 4> = (0..self.table()).filter(|&seat| ranks[seat] == *best).map(Seat::new).collect();
        let totals: ArrayVec<u16, 4> = ranks.iter().map(|(total, _)| *total).collect();
        for (total, announced) in totals.iter().zip(&mut self.draft.totals) {
            *announced = *total;
        }
        self.first = self.chance.pick(&tied).expect("the best one is among them");
        let first = self.first;
        journal.tell_all(|| Event::FirstPlayer { seat: first, totals: totals.to_vec() });
    }
}
