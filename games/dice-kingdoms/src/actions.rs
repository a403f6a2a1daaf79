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

    /// All legal actions and uses of powers.
    pub(crate) fn act_candidates(&self, mut offer: impl FnMut(Action)) {
        let blues: &[bool] = if self.fog() { &[false] } else { &[false, true] };
        for &blue in blues {
            offer(Action::Hire { blue });
            self.all_lairs().for_each(|lair| offer(Action::Fight { lair, blue }));
        }
        let buildable = self.sheet(self.active).buildable(&self.struck);
        for (end, roads) in End::ALL.into_iter().zip(buildable) {
            for road in bits(roads).map(RoadId::of) {
                blues.iter().for_each(|&blue| offer(Action::Build { road, end, blue }));
            }
        }
        if buildable == [0, 0] {
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
        if self.fog() {
            offer(Action::Hire { blue: true });
        }
        self.power_temptations(offer);
    }

    pub(crate) fn check_act(&self, action: Action) -> Result<(), Refusal> {
        let with_blue = |blue| if blue && self.fog() { Err(Refusal::Fog) } else { Ok(()) };
        match action {
            Action::ChangeDie { domain, die, change } => self.die_change(domain, die, change).map(|_| ()),
            Action::Hire { blue } => with_blue(blue), // [R12]
            Action::Fight { lair, blue } => {
                self.known_lair(lair)?;
                with_blue(blue)
            }
            Action::Build { road, end, blue } => {
                self.check_road(self.active, road, end)?;
                with_blue(blue)
            }
            Action::Idle => match self.sheet(self.active).buildable(&self.struck) {
                [0, 0] => Ok(()),
                _ => Err(Refusal::CanBuild),
            },
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
            Action::Fight { lair, blue } => self.fight(lair, blue, story),
            Action::Build { road, end, blue } => {
                let value = self.value(Die::Green, blue);
                story.tell(|| Event::Builds { seat, road, end, value, blue });
                self.owe(seat, Duty::Build { road, end, left: value });
            }
            _ => story.tell(|| Event::Idles { seat }),
        }
    }

    /// Yellow: the section that matches the value exactly.
    fn hire(&mut self, blue: bool, story: &mut Story<'_>) {
        let (seat, value) = (self.active, self.value(Die::Yellow, blue));
        let section = self.content.section(value);
        story.tell(|| Event::Hires { seat, section, value, blue });
        if self.sheet(seat).is_open(section, &self.struck) {
            self.tick_citizen(seat, section, story);
        } else {
            story.tell(|| Event::Nothing { seat });
        }
    }
}
