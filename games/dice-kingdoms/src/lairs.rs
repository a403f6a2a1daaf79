//! RULES 4 and 5: fights and lairs.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Die, LairId, Spot},
    sheet::Circled,
    steps::{Duty, Story},
};
use taverne_engine::Seat;

impl DiceKingdoms {
    pub(crate) fn all_lairs(&self) -> impl Iterator<Item = LairId> + use<> {
        (0..self.content.lairs.len()).map(LairId::of)
    }

    pub(crate) fn known_lair(&self, lair: LairId) -> Result<(), Refusal> {
        if lair.index() < self.content.lairs.len() { Ok(()) } else { Err(Refusal::Unknown) }
    }

    /// The blocks of a lair in which a fight with the red die, alone or with the blue one, can tick a box.
    pub(crate) fn blocks_to_fight(&self, lair: LairId, blue: bool) -> impl Iterator<Item = u8> + '_ {
        let (content, value) = (self.content.0, self.value(Die::Red, blue));
        content.lair(lair).blocks_for(value).filter(move |&it| self.sheet(self.active).block_is_open(content, lair, it))
    }

    /// The same box is offered once: without the blue die, where the red one is enough.
    pub(crate) fn check_fight(&self, lair: LairId, block: u8, blue: bool) -> Result<(), Refusal> {
        self.known_lair(lair)?;
        let printed = self.content.lair(lair);
        if usize::from(block) >= printed.blocks.len() {
            Err(Refusal::Unknown)
        } else if blue && self.fog() {
            Err(Refusal::Fog)
        } else if !printed.answers(block, self.value(Die::Red, blue)) {
            Err(Refusal::OtherValue)
        } else if !self.sheet(self.active).block_is_open(self.content.0, lair, block) {
            Err(Refusal::Finished)
        } else if blue && printed.answers(block, self.value(Die::Red, false)) {
            Err(Refusal::BlueNotNeeded)
        } else {
            Ok(())
        }
    }

    /// Red: a block that answers to the value. The gold belongs to the action, after the whole chain of the box.
    pub(crate) fn fight(&mut self, lair: LairId, block: u8, blue: bool, story: &mut Story<'_>) {
        let (seat, value) = (self.active, self.value(Die::Red, blue));
        story.tell(|| Event::Fights { seat, lair, block, value, blue });
        self.owe(seat, Duty::Plunder);
        self.tick_lair(seat, lair, block, story);
    }

    /// A combat reward: any unfinished lair.
    pub(crate) fn combat_candidates(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let open = |lair: &LairId| self.sheet(seat).open_block(self.content.0, *lair).is_some();
        self.all_lairs().filter(open).for_each(|lair| offer(Action::Combat(lair)));
    }

    pub(crate) fn check_combat(&self, seat: Seat, lair: LairId) -> Result<(), Refusal> {
        self.known_lair(lair)?;
        self.sheet(seat).open_block(self.content.0, lair).map(|_| ()).ok_or(Refusal::Finished)
    }

    pub(crate) fn tick_lair(&mut self, seat: Seat, lair: LairId, block: u8, story: &mut Story<'_>) {
        let index = self.sheet_mut(seat).tick_lair(lair, block);
        let reward = self.content.lair(lair).blocks[usize::from(block)].boxes.reward(index);
        story.tell(|| Event::Ticked { seat, spot: Spot::Lair { lair, block, index }, reward });
        if self.sheet(seat).open_block(self.content.0, lair).is_none() {
            story.tell(|| Event::LairFinished { seat, lair });
            if !self.is_harvesting() {
                self.settle_lairs(seat, story);
            }
        }
        self.pay(seat, reward);
    }

    /// RULES 5: the first one circles the higher value, and it is struck for everybody else. What is finished in a
    /// harvest is settled when all have finished, in turn order; what is finished otherwise, at once **[R17]**.
    pub(crate) fn settle_lairs(&mut self, seat: Seat, story: &mut Story<'_>) {
        for lair in self.all_lairs() {
            let sheet = self.sheet(seat);
            let finished = sheet.open_block(self.content.0, lair).is_none();
            if !finished || sheet.circled[lair.index()] != Circled::None {
                continue;
            }
            let first = self.first_in[lair.index()].is_none() && self.struck.lairs >> lair.0 & 1 == 0;
            if first {
                self.first_in[lair.index()] = Some(seat);
            }
            self.sheet_mut(seat).circled[lair.index()] = if first { Circled::First } else { Circled::Other };
            let printed = self.content.0.lair(lair);
            let points = if first { printed.first } else { printed.other };
            story.tell(|| Event::Circled { seat, lair, first, points });
        }
    }
}
