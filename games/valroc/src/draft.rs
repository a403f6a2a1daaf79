//! RULES 2: the draft, the six creatures that are kept, the first skill points, and who begins.

use crate::{
    Action, Event, Refusal, Valroc,
    cards::{CreatureId, CreatureSet, Kind},
    elements::Element,
    steps::{Journal, ask},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped},
};

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

/// All pick one card of their packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub kind: Kind,
    /// Which one, from 0 to 2.
    pub pick: u8,
}

impl Question<Valroc> for Pick {
    const ALL_LEGAL: bool = true;

    fn asked(self, game: &Valroc) -> SeatSet {
        game.pending
    }

    /// All have picked: the packets move on, and everybody sees new cards.
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let Self { kind, pick } = self;
        if !game.pending.is_empty() {
            return Flow::Ask;
        }
        journal.learned();
        if game.table() == 2 {
            let packet = game.packet_of(2, kind, pick);
            let gone = game.draft.packets[packet].draw(&mut game.chance).expect("a packet has cards");
            game.draft.phantom_picks.push(gone);
        }
        let next_kind = match kind {
            Kind::Tameable => Some(Kind::Wild),
            Kind::Wild => Some(Kind::Mythic),
            Kind::Mythic => None,
        };
        game.pending = SeatSet::all(game.table());
        if pick + 1 == PICKS {
            let packets = std::mem::take(&mut game.draft.packets);
            game.draft.leftovers[kind as usize] = packets.map(CreatureSet::first);
        }
        if pick + 1 < PICKS {
            game.agenda.replace(Self { kind, pick: pick + 1 });
        } else if let Some(next) = next_kind {
            game.deal_packets(next);
            game.agenda.replace(Self { kind: next, pick: 0 });
            journal.tell_all(|| Event::DraftGoesOn { kind: next });
        } else {
            game.done();
        }
        Flow::Go
    }

    fn candidates(self, game: &Valroc, seat: Seat, offer: impl FnMut(Action)) {
        let Self { kind, pick } = self;
        game.packet(seat, kind, pick).iter().map(Action::Pick).for_each(offer);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Self { kind, pick } = self;
        match action {
            Action::Pick(creature) if game.packet(seat, kind, pick).contains(creature) => Ok(()),
            Action::Pick(_) => Err(Refusal::NotThere),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Self { kind, pick } = self;
        let Action::Pick(creature) = action else { return };
        let packet = game.packet_of(seat.index(), kind, pick);
        game.draft.packets[packet].remove(creature);
        game.player_mut(seat).picks.push(creature);
        game.pending = game.pending.without(seat);
        journal.tell_only(seat, || Event::Picked { seat, creature });
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-pick", "draft")
    }
}

/// All drop three of their nine creatures, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepSix;

impl Question<Valroc> for KeepSix {
    fn asked(self, game: &Valroc) -> SeatSet {
        game.pending
    }

    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        if !game.pending.is_empty() {
            return Flow::Ask;
        }
        journal.tell_all(|| Event::HandsKept);
        game.pending = SeatSet::all(game.table());
        game.done()
    }

    fn candidates(self, game: &Valroc, seat: Seat, offer: impl FnMut(Action)) {
        let player = game.player(seat);
        let held: CreatureSet = player.picks.iter().copied().collect();
        held.minus(player.dropped).iter().map(Action::Drop).for_each(offer);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Drop(creature) = action else {
            return Err(Refusal::NotNow);
        };
        let player = game.player(seat);
        if !player.picks.contains(&creature) || player.dropped.contains(creature) {
            return Err(Refusal::NotOwned);
        }
        let mythics = game.content.of_kind(Kind::Mythic);
        let dropped_mythics = player.dropped.and(mythics).len();
        let count = game.mythic_kept();
        let most_mythics = usize::from(PICKS - count);
        let fits = if mythics.contains(creature) {
            dropped_mythics < most_mythics
        } else {
            player.dropped.len() - dropped_mythics < usize::from(count)
        };
        if fits { Ok(()) } else { Err(Refusal::MythicKept { count }) }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Drop(creature) = action else { return };
        let player = game.player_mut(seat);
        player.dropped.insert(creature);
        let finished = player.dropped.len() + KEPT == player.picks.len();
        if finished {
            let held: CreatureSet = player.picks.iter().copied().collect();
            player.hand = held.minus(player.dropped);
            game.pending = game.pending.without(seat);
        }
        journal.tell_only(seat, || Event::Dropped { seat, creature });
    }

    fn prompt(self, game: &Valroc, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-drop").with("mythic", game.mythic_kept()), rule: "draft" }
    }
}

/// All choose their first two skill points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Study;

impl Question<Valroc> for Study {
    const ALL_LEGAL: bool = true;

    fn asked(self, game: &Valroc) -> SeatSet {
        game.pending
    }

    /// All have chosen: shown together, and the first player is found.
    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        if !game.pending.is_empty() {
            return Flow::Ask;
        }
        journal.learned();
        for seat in (0..game.table()).map(Seat::new) {
            if let Some(elements) = game.player_mut(seat).study.take() {
                elements.into_iter().for_each(|element| _ = game.gain_skill(seat, element, 1));
                journal.tell_all(|| Event::Studied { seat, elements });
            }
        }
        if !game.is_solo() {
            game.find_first_player(journal);
        }
        game.done()
    }

    fn candidates(self, _: &Valroc, _: Seat, mut offer: impl FnMut(Action)) {
        for (index, one) in Element::ALL.into_iter().enumerate() {
            Element::ALL[index..].iter().for_each(|&two| offer(Action::Study(one, two)));
        }
    }

    fn check(self, _: &Valroc, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Study(one, two) if one <= two => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, _: &mut Journal) {
        let Action::Study(one, two) = action else { return };
        game.player_mut(seat).study = Some([one, two]);
        game.pending = game.pending.without(seat);
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-study", "first-skills")
    }
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

    /// How many mythic creatures a hand keeps (RULES 10).
    pub(crate) fn mythic_kept(&self) -> u8 {
        self.content.board.mythic[self.mode as usize]
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
