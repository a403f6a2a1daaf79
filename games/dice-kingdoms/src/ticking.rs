//! RULES 3: one verb for each reward. Boxes are ticked one at a time, and what a box pays is carried out, with all that
//! follows from it, before the next box of the same gain.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{DomainId, Guild, Power, Reward, SectionId, Spot, bits},
    sheet::Sheet,
    steps::{Duty, Flow, Step, Story},
};
use taverne_engine::Seat;

impl DiceKingdoms {
    /// Carries out what a player's chain holds until the player has to choose or nothing is left.
    pub(crate) fn run_chain(&mut self, seat: Seat, story: &mut Story<'_>) -> Flow {
        while let Some(duty) = self.realm(seat).chain.now() {
            if self.carry_out(seat, duty, story) == Flow::Ask {
                return Flow::Ask;
            }
        }
        Flow::Go
    }

    fn carry_out(&mut self, seat: Seat, duty: Duty, story: &mut Story<'_>) -> Flow {
        match duty {
            Duty::Guild { guild, left } => {
                self.fulfilled(seat);
                let finished = self.sheet(seat).has_finished(self.content.0, guild);
                if left > 0 && !finished {
                    self.owe(seat, Duty::Guild { guild, left: left - 1 });
                    self.tick_guild(seat, guild, story);
                }
                Flow::Go
            }
            Duty::Gain(Reward::Gold) => self.tick_chest(seat, story),
            Duty::Plunder => {
                if self.sheet(seat).chest < self.content.chest.boxes.len() {
                    story.tell(|| Event::Plunder { seat });
                }
                self.tick_chest(seat, story)
            }
            Duty::Gain(Reward::Sentinel) => self.tick_wall(seat, story),
            Duty::Gain(Reward::Star) => self.fulfilled(seat),
            Duty::Gain(Reward::Pedestal) => self.serve_pedestal(seat, story),
            Duty::Build { road, end, left } => self.build_on(seat, road, end, left, story),
            Duty::Citizen(domain) => self.welcome(seat, domain, story),
            Duty::Console | Duty::Gain(Reward::Recruit | Reward::Road | Reward::Combat) => {
                self.choose_or_settle(seat, duty, story)
            }
        }
    }

    /// The duty on top of the chain is done.
    pub(crate) fn fulfilled(&mut self, seat: Seat) -> Flow {
        self.realm_mut(seat).chain.pop();
        Flow::Go
    }

    pub(crate) fn owe(&mut self, seat: Seat, duty: Duty) {
        self.realm_mut(seat).chain.push(duty);
    }

    /// Asks if there is a real choice; a single answer is given at once, and without any the reward is lost.
    pub(crate) fn choose_or_settle(&mut self, seat: Seat, duty: Duty, story: &mut Story<'_>) -> Flow {
        let (mut only, mut several) = (None, false);
        self.duty_candidates(seat, duty, |action| several |= only.replace(action).is_some());
        match only {
            _ if several => return Flow::Ask,
            Some(action) => self.answer_duty(seat, duty, action, story),
            None => {
                self.fulfilled(seat);
                match duty {
                    Duty::Gain(Reward::Pedestal) => story.tell(|| Event::PedestalLost { seat }),
                    Duty::Gain(reward) => story.tell(|| Event::Lost { seat, reward }),
                    _ => {} // [R11]
                }
            }
        }
        Flow::Go
    }

    /// All legal answers to a duty.
    pub(crate) fn duty_candidates(&self, seat: Seat, duty: Duty, mut offer: impl FnMut(Action)) {
        let (content, sheet) = (self.content.0, self.sheet(seat));
        match duty {
            Duty::Console => {
                let open = Guild::ALL.into_iter().filter(|&guild| !sheet.has_finished(content, guild));
                open.for_each(|guild| offer(Action::Console(guild)));
            }
            Duty::Gain(Reward::Recruit) => {
                bits(u32::from(sheet.open_sections(&self.struck)))
                    .for_each(|section| offer(Action::Recruit(SectionId::of(section))));
            }
            Duty::Gain(Reward::Road) => self.pave_candidates(seat, offer),
            Duty::Gain(Reward::Combat) => self.combat_candidates(seat, offer),
            Duty::Gain(Reward::Pedestal) => self.statue_candidates(seat, offer),
            _ => {}
        }
    }

    /// What a player might try in vain, to be told why not.
    pub(crate) fn duty_temptations(&self, seat: Seat, duty: Duty, mut offer: impl FnMut(Action)) {
        let mut offer_refused = |action| {
            if self.check_duty(seat, duty, action).is_err() {
                offer(action);
            }
        };
        match duty {
            Duty::Console => Guild::ALL.into_iter().map(Action::Console).for_each(offer_refused),
            Duty::Gain(Reward::Recruit) => {
                (0..self.content.citizens.len()).map(|it| Action::Recruit(SectionId::of(it))).for_each(offer_refused);
            }
            Duty::Gain(Reward::Combat) => self.all_lairs().map(Action::Combat).for_each(offer_refused),
            Duty::Gain(Reward::Pedestal) => self.statue_temptations(seat, &mut offer_refused),
            _ => {}
        }
    }

    pub(crate) fn check_duty(&self, seat: Seat, duty: Duty, action: Action) -> Result<(), Refusal> {
        match (duty, action) {
            (Duty::Console, Action::Console(guild)) => {
                if self.sheet(seat).has_finished(self.content.0, guild) {
                    Err(Refusal::Finished)
                } else {
                    Ok(())
                }
            }
            (Duty::Gain(Reward::Recruit), Action::Recruit(section)) => self.check_recruit(seat, section),
            (Duty::Gain(Reward::Road), Action::Pave { road, end }) => self.check_road(seat, road, end),
            (Duty::Gain(Reward::Combat), Action::Combat(lair)) => self.check_combat(seat, lair),
            (Duty::Gain(Reward::Pedestal), Action::TakeStatue(place)) => self.check_statue(seat, place),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn answer_duty(&mut self, seat: Seat, duty: Duty, action: Action, story: &mut Story<'_>) {
        self.fulfilled(seat);
        match action {
            Action::Console(guild) => {
                story.tell(|| Event::Consoled { seat, guild });
                self.tick_guild(seat, guild, story);
            }
            Action::Recruit(section) => self.tick_citizen(seat, section, story),
            Action::Pave { road, end } => self.tick_road(seat, road, end, story),
            Action::Combat(lair) => {
                let block = self.sheet(seat).open_block(self.content.0, lair).expect("checked before");
                self.tick_lair(seat, lair, block, story);
            }
            Action::TakeStatue(place) => self.take_statue(seat, place, story),
            _ => debug_assert!(false, "{action:?} does not answer {duty:?}"),
        }
    }

    /// RULES 7: a citizen domain ticks the leftmost open box of its guild in the table of citizens **[R3]**.
    fn welcome(&mut self, seat: Seat, domain: DomainId, story: &mut Story<'_>) -> Flow {
        self.fulfilled(seat);
        let newcomer = match self.content.domain(domain).power {
            Power::Citizen(guild) => self.newcomer(self.sheet(seat), guild),
            _ => None,
        };
        match newcomer {
            Some(section) => self.tick_citizen(seat, section, story),
            None => story.tell(|| Event::PowerLost { seat, domain }),
        }
        Flow::Go
    }

    /// The first section of a guild with an open box.
    pub(crate) fn newcomer(&self, sheet: &Sheet, guild: Guild) -> Option<SectionId> {
        let open = sheet.open_sections(&self.struck) & self.content.sections_of(guild);
        bits(u32::from(open)).next().map(SectionId::of)
    }

    fn check_recruit(&self, seat: Seat, section: SectionId) -> Result<(), Refusal> {
        if section.index() >= self.content.citizens.len() {
            Err(Refusal::Unknown)
        } else if self.sheet(seat).is_open(section, &self.struck) {
            Ok(())
        } else {
            Err(Refusal::Finished)
        }
    }

    /// Puts the reward of a box on the chain. A star needs nothing done.
    pub(crate) fn pay(&mut self, seat: Seat, reward: Option<Reward>) {
        if let Some(reward) = reward.filter(|&reward| reward != Reward::Star) {
            self.owe(seat, Duty::Gain(reward));
        }
    }

    pub(crate) fn tick_citizen(&mut self, seat: Seat, section: SectionId, story: &mut Story<'_>) {
        let index = self.sheet_mut(seat).tick_citizen(section);
        let reward = self.content.citizen(section).boxes.reward(index);
        story.tell(|| Event::Ticked { seat, spot: Spot::Citizen { section, index }, reward });
        self.pay(seat, reward);
    }

    pub(crate) fn tick_guild(&mut self, seat: Seat, guild: Guild, story: &mut Story<'_>) {
        let index = self.sheet_mut(seat).tick_guild(guild);
        let struck = self.struck.guilds[guild as usize] >> index & 1 == 1;
        let reward = self.content.track(guild).boxes.reward(index).filter(|_| !struck);
        story.tell(|| Event::Ticked { seat, spot: Spot::Guild { guild, index }, reward });
        if self.sheet(seat).has_finished(self.content.0, guild) {
            story.tell(|| Event::GuildFinished { seat, guild });
        }
        self.pay(seat, reward);
    }

    /// A gold.
    fn tick_chest(&mut self, seat: Seat, story: &mut Story<'_>) -> Flow {
        self.fulfilled(seat);
        let boxes = &self.content.0.chest.boxes;
        if self.sheet(seat).chest >= boxes.len() {
            story.tell(|| Event::Lost { seat, reward: Reward::Gold });
            return Flow::Go;
        }
        let index = self.sheet_mut(seat).tick_chest();
        let reward = boxes.reward(index).filter(|_| self.struck.chest >> index & 1 == 0);
        story.tell(|| Event::Ticked { seat, spot: Spot::Chest { index }, reward });
        self.pay(seat, reward);
        Flow::Go
    }

    /// A sentinel.
    fn tick_wall(&mut self, seat: Seat, story: &mut Story<'_>) -> Flow {
        self.fulfilled(seat);
        let boxes = &self.content.0.wall.boxes;
        if self.sheet(seat).wall >= boxes.len() {
            story.tell(|| Event::Lost { seat, reward: Reward::Sentinel });
            return Flow::Go;
        }
        let index = self.sheet_mut(seat).tick_wall();
        let reward = boxes.reward(index).filter(|_| self.struck.wall >> index & 1 == 0);
        story.tell(|| Event::Ticked { seat, spot: Spot::Wall { index }, reward });
        self.pay(seat, reward);
        Flow::Go
    }

    /// The duty that waits for an answer of this seat, if any.
    pub(crate) fn duty_asked(&self, seat: Seat) -> Option<Duty> {
        match self.agenda.now() {
            Some(Step::Harvesting | Step::Resolve { .. }) => self.realms.get(seat.index())?.chain.now(),
            Some(Step::Take { .. }) => Some(Duty::Gain(Reward::Pedestal)),
            _ => None,
        }
    }
}
