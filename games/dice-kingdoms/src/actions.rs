//! RULES 4.3: the action. One of the yellow, red and green dice, alone or with the blue one; domain powers may change
//! the dice first.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Die, End, RoadId, bits},
    steps::{Duty, Step, Story},
};

impl DiceKingdoms {
    /// The value of a die alone, or with the blue one.
    pub(crate) fn value(&self, die: Die, blue: bool) -> u8 {
        self.dice.get(die) + if blue { self.dice.blue } else { 0 }
    }

    /// The blue die may be added, unless fog covers it.
    fn blues(&self) -> &'static [bool] {
        if self.fog() { &[false] } else { &[false, true] }
    }

    /// All legal actions and uses of powers. What comes to the same is offered once.
    pub(crate) fn act_candidates(&self, mut offer: impl FnMut(Action)) {
        for &blue in self.blues() {
            if self.can_hire(blue) {
                offer(Action::Hire { blue });
            }
            for lair in self.all_lairs() {
                let alone = |block| blue && self.content.lair(lair).answers(block, self.value(Die::Red, false));
                let blocks = self.blocks_to_fight(lair, blue).filter(|&block| !alone(block));
                blocks.for_each(|block| offer(Action::Fight { lair, block, blue }));
            }
        }
        for (end, roads) in End::ALL.into_iter().zip(self.sheet(self.active).buildable(&self.struck)) {
            for road in bits(roads).map(RoadId::of) {
                let differs = |&&blue: &&bool| self.check_blue(road, blue).is_ok();
                self.blues().iter().filter(differs).for_each(|&blue| offer(Action::Build { road, end, blue }));
            }
        }
        if self.idle_dice().next().is_some() {
            offer(Action::Idle);
        }
        self.power_candidates(offer);
    }

    /// What a player might try in vain, to be told why not.
    pub(crate) fn act_temptations(&self, mut offer: impl FnMut(Action)) {
        let buildable = self.sheet(self.active).buildable(&self.struck);
        let closed = !(buildable[0] | buildable[1]);
        for road in (0..self.content.roads.len()).filter(|road| closed >> road & 1 == 1).map(RoadId::of) {
            offer(Action::Build { road, end: End::A, blue: false });
        }
        for blue in [false, true].into_iter().filter(|&blue| blue && self.fog() || !self.can_hire(blue)) {
            offer(Action::Hire { blue });
        }
        for lair in self.all_lairs() {
            let value = self.value(Die::Red, false);
            let full = |&block: &u8| !self.sheet(self.active).block_is_open(self.content.0, lair, block);
            let blocks = self.content.lair(lair).blocks_for(value).filter(full);
            blocks.for_each(|block| offer(Action::Fight { lair, block, blue: false }));
        }
        self.power_temptations(offer);
    }

    pub(crate) fn check_act(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ChangeDie { domain, die, change } => self.die_change(domain, die, change).map(|_| ()),
            Action::Hire { blue: true } if self.fog() => Err(Refusal::Fog),
            Action::Hire { blue } if self.can_hire(blue) => Ok(()),
            Action::Hire { .. } => Err(Refusal::Finished),
            Action::Fight { lair, block, blue } => self.check_fight(lair, block, blue),
            Action::Build { road, end, blue } => {
                self.check_road(self.active, road, end)?;
                if blue && self.fog() { Err(Refusal::Fog) } else { self.check_blue(road, blue) }
            }
            Action::Idle if self.idle_dice().next().is_some() => Ok(()),
            Action::Idle => Err(Refusal::CanTick),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn act(&mut self, action: Action, story: &mut Story<'_>) {
        let seat = self.active;
        if let Action::ChangeDie { domain, die, change } = action {
            return self.change_die(domain, die, change, story);
        }
        self.agenda.replace(Step::Resolve { seat });
        match action {
            Action::Hire { blue } => self.hire(blue, story),
            Action::Fight { lair, block, blue } => self.fight(lair, block, blue, story),
            Action::Build { road, end, blue } => {
                let value = self.value(Die::Green, blue);
                story.tell(|| Event::Builds { seat, road, end, value, blue });
                self.owe(seat, Duty::Build { road, end, left: value });
            }
            _ => story.tell(|| Event::Idles { seat }),
        }
    }

    /// The dice with which an action could tick nothing. They all come to the same, so they are one choice **[R12]**.
    pub(crate) fn idle_dice(&self) -> impl Iterator<Item = Die> + '_ {
        let hires_nobody = || self.blues().iter().any(|&blue| !self.can_hire(blue));
        let misses = |lair, blue| self.blocks_to_fight(lair, blue).next().is_none();
        let fights_nobody = move || self.blues().iter().any(|&blue| self.all_lairs().any(|lair| misses(lair, blue)));
        let builds_nothing = || self.sheet(self.active).buildable(&self.struck) == [0, 0];
        [Die::Yellow, Die::Red, Die::Green].into_iter().filter(move |die| match die {
            Die::Yellow => hires_nobody(),
            Die::Red => fights_nobody(),
            _ => builds_nothing(),
        })
    }

    fn can_hire(&self, blue: bool) -> bool {
        let section = self.content.section(self.value(Die::Yellow, blue));
        self.sheet(self.active).is_open(section, &self.struck)
    }

    /// Yellow: the section that matches the value exactly.
    fn hire(&mut self, blue: bool, story: &mut Story<'_>) {
        let (seat, value) = (self.active, self.value(Die::Yellow, blue));
        let section = self.content.section(value);
        story.tell(|| Event::Hires { seat, section, value, blue });
        self.tick_citizen(seat, section, story);
    }
}
