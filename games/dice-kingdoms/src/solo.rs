//! RULES 9 and 8: the events of the solo game. What an event strikes does not exist any more.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{
        Boxes, DOMAINS, DomainId, EVENTS, EventId, Guild, LairId, PAIR, Reward, RoadId, SectionId, Spot, Strikes,
        Target, bits,
    },
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped, settle},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solo {
    pub boats: u8,
    /// The blue die cannot be used in this turn.
    pub fog: bool,
    /// The deck, the top card first; as many were drawn as boats are ticked.
    pub(crate) events: [EventId; EVENTS],
}

impl Solo {
    pub(crate) const fn new(events: [EventId; EVENTS]) -> Self {
        Self { boats: 0, fog: false, events }
    }

    /// The events that have happened.
    pub fn drawn(&self) -> &[EventId] {
        &self.events[..usize::from(self.boats)]
    }
}

/// A double brings an event as long as a boat is left **[R16]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawEvent;

impl Automatic<DiceKingdoms> for DrawEvent {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        let [one, two] = game.dice.black;
        let most = game.content.boats;
        let Some(solo) = game.solo.as_mut().filter(|_| one == two) else { return Flow::Go };
        if solo.boats >= most {
            journal.tell_all(|| Event::NoBoatLeft);
            return Flow::Go;
        }
        solo.boats += 1;
        let (event, boats) = (solo.events[usize::from(solo.boats) - 1], solo.boats);
        journal.learned();
        journal.tell_all(|| Event::EventDrawn { event, boats });
        game.agenda.push(Strike { event });
        Flow::Go
    }
}

/// What an event strikes; the player is asked where it could strike several things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strike {
    pub event: EventId,
}

impl Question<DiceKingdoms> for Strike {
    const ALL_LEGAL: bool = true;

    /// Without anything to strike, nothing happens.
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| {
            journal.tell_all(|| Event::EventMissed { event: self.event });
            game.done()
        })
    }

    /// RULES 8: elements already struck are no targets.
    fn candidates(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        let (content, sheet, struck) = (game.content.0, game.sheet(seat), &game.struck);
        let mut strike = |target| offer(Action::Strike(target));
        match content.event(self.event).strikes {
            Strikes::Bridge => {
                let standing = content.bridges() & !sheet.bridges & !struck.bridges & !struck.roads;
                bits(standing).for_each(|road| strike(Target::Bridge(RoadId::of(road))));
            }
            Strikes::Domain => {
                let gone = |domain: &DomainId| sheet.joined.contains(*domain) || struck.domains.contains(*domain);
                let open = (0..DOMAINS).map(DomainId::of).filter(|domain| !gone(domain));
                open.for_each(|domain| strike(Target::Domain(domain)));
            }
            Strikes::LairValue => {
                let open =
                    |lair: &LairId| sheet.open_block(content, *lair).is_some() && struck.lairs >> lair.0 & 1 == 0;
                game.all_lairs().filter(open).for_each(|lair| strike(Target::Lair(lair)));
            }
            Strikes::Citizen => {
                let open = u32::from(sheet.open_sections(struck));
                bits(open).for_each(|section| strike(Target::Citizen(SectionId::of(section))));
            }
            Strikes::Road => {
                let roads = (0..content.roads.len()).map(RoadId::of);
                let empty = |road: &RoadId| sheet.road(*road).is_empty() && struck.roads >> road.0 & 1 == 0;
                roads.filter(empty).for_each(|road| strike(Target::Road(road)));
            }
            Strikes::GuildReward => {
                let open = || Guild::ALL.into_iter().filter(|&guild| !sheet.has_finished(content, guild));
                let most = open().map(|guild| sheet.guild(guild)).max();
                let leading = open().filter(|&guild| Some(sheet.guild(guild)) == most);
                leading
                    .filter(|&guild| game.struck_spot(Target::Guild(guild)).is_some())
                    .for_each(|guild| strike(Target::Guild(guild)));
            }
            Strikes::WallStar => game.struck_spot(Target::Wall).into_iter().for_each(|_| strike(Target::Wall)),
            Strikes::ChestReward => game.struck_spot(Target::Chest).into_iter().for_each(|_| strike(Target::Chest)),
            Strikes::Pedestal => game.struck_spot(Target::Pedestal).into_iter().for_each(|_| strike(Target::Pedestal)),
            Strikes::BlueDie => strike(Target::BlueDie),
        }
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Strike(_) = action else { return Err(Refusal::NotNow) };
        let mut eligible = false;
        self.candidates(game, seat, |candidate| eligible |= candidate == action);
        if eligible { Ok(()) } else { Err(Refusal::NotEligible) }
    }

    fn answer(self, game: &mut DiceKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        let (Self { event }, Action::Strike(target)) = (self, action) else { return };
        game.done();
        let spot = game.struck_spot(target);
        let struck = &mut game.struck;
        match (target, spot) {
            (Target::Bridge(road), _) => struck.bridges |= 1 << road.0,
            (Target::Domain(domain), _) => struck.domains.insert(domain),
            (Target::Lair(lair), _) => struck.lairs |= 1 << lair.0,
            (Target::Road(road), _) => struck.roads |= 1 << road.0,
            (Target::BlueDie, _) => game.solo.iter_mut().for_each(|solo| solo.fog = true),
            (_, Some(Spot::Citizen { section, index })) => struck.strike_citizen(section, index),
            (_, Some(Spot::Guild { guild, index })) => struck.guilds[guild as usize] |= 1 << index,
            (_, Some(Spot::Chest { index })) => struck.chest |= 1 << index,
            (_, Some(Spot::Wall { index })) => struck.wall |= 1 << index,
            _ => {}
        }
        journal.tell_all(|| Event::Struck { event, target, spot });
    }

    fn prompt(self, game: &DiceKingdoms, _: Seat) -> Prompt {
        let content = game.content.0;
        let strikes = content.event(self.event).strikes.id();
        let question = Phrase::new(format!("ask-strike-{strikes}")).with("event", content.event_name(self.event));
        Prompt { question, rule: "events" }
    }
}

impl DiceKingdoms {
    pub(crate) fn fog(&self) -> bool {
        self.solo.is_some_and(|solo| solo.fog)
    }

    /// The box that a target is about, where it is one.
    pub(crate) fn struck_spot(&self, target: Target) -> Option<Spot> {
        let (content, sheet, struck) = (self.content.0, self.sheet(self.active), &self.struck);
        // The open boxes whose reward is wanted and not struck, from left to right.
        let open = |boxes: &'static Boxes, ticked: u8, struck: u64, wanted: fn(Reward) -> bool| {
            let open = move |&index: &u8| struck >> index & 1 == 0 && boxes.reward(index).is_some_and(wanted);
            (ticked..boxes.len()).filter(open)
        };
        let chest = |wanted| open(&content.chest.boxes, sheet.chest, struck.chest, wanted);
        match target {
            Target::Wall => {
                let mut stars =
                    open(&content.wall.boxes, sheet.wall, u64::from(struck.wall), |reward| reward == Reward::Star);
                stars.next().map(|index| Spot::Wall { index })
            }
            Target::Chest => chest(|reward| reward != Reward::Pedestal).next().map(|index| Spot::Chest { index }),
            Target::Pedestal => {
                chest(|reward| reward == Reward::Pedestal).next_back().map(|index| Spot::Chest { index })
            }
            Target::Guild(guild) => {
                let gone = u64::from(struck.guilds[guild as usize]);
                let mut rewards = open(&content.track(guild).boxes, sheet.guild(guild), gone, |_| true);
                rewards.next().map(|index| Spot::Guild { guild, index })
            }
            Target::Citizen(section) => {
                let boxes = PAIR - struck.citizen_boxes(section.index());
                (sheet.citizen(section) < boxes).then(|| Spot::Citizen { section, index: boxes - 1 })
            }
            _ => None,
        }
    }
}
