//! The game's words: what is asked, what a button says, why something is refused.

mod passing;
mod preview;
mod story;
mod texts;

use crate::{
    Action, Content, DiceKingdoms, Event, Refusal, catalogue, options,
    parts::{Die, End, Guild, Metric, Reward, Spot, Strikes, Target},
    scoring::LINES,
    sketch,
    view::Phase,
};
use taverne_engine::{Seat, Spoken, game::BoxSide, phrase::Phrase};

impl Spoken for DiceKingdoms {
    taverne_engine::spoken_in_steps!(catalogue, options, sketch);

    const BOX: BoxSide = BoxSide { minutes: 45, weight: 2, solo: true };

    fn describe(&self, seat: Seat, action: &Action) -> Phrase {
        self.label(seat, *action)
    }

    fn targets(&self, seat: Seat, action: &Action) -> Vec<String> {
        self.targets_of(seat, *action)
    }

    fn gives_up(&self, seat: Seat, action: &Action) -> bool {
        self.spends_on_nothing(seat, *action)
    }

    fn tell(content: &'static Content, event: &Event) -> Phrase {
        story::tell(content, event)
    }

    fn explain(_: &'static Content, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::GameOver => Phrase::new("no-game-over"),
            Refusal::NotAsked => Phrase::new("no-not-asked"),
            Refusal::NotNow => Phrase::new("no-not-now"),
            Refusal::NotRolled => Phrase::new("no-not-rolled"),
            Refusal::Unknown => Phrase::new("no-unknown"),
            Refusal::Finished => Phrase::new("no-finished"),
            Refusal::OutOfReach => Phrase::new("no-out-of-reach"),
            Refusal::SameBox => Phrase::new("no-same-box"),
            Refusal::OtherValue => Phrase::new("no-other-value"),
            Refusal::BlueNotNeeded => Phrase::new("no-blue-not-needed"),
            Refusal::NoCard => Phrase::new("no-card"),
            Refusal::SameNumber => Phrase::new("no-same-number"),
            Refusal::Twin => Phrase::new("no-twin"),
            Refusal::StatueLimit { limit } => Phrase::new("no-statue-limit").with("limit", limit),
            Refusal::NotJoined => Phrase::new("no-not-joined"),
            Refusal::AlreadyUsed => Phrase::new("no-already-used"),
            Refusal::OtherPower => Phrase::new("no-other-power"),
            Refusal::DieUnchanged => Phrase::new("no-die-unchanged"),
            Refusal::Fog => Phrase::new("no-fog"),
            Refusal::CanTick => Phrase::new("no-can-tick"),
            Refusal::NotEligible => Phrase::new("no-not-eligible"),
        }
    }

    fn vocabulary(content: &'static Content) -> Vec<String> {
        let mut words: Vec<_> = content.citizens.iter().map(|it| format!("citizen-{}", it.id)).collect();
        words.extend(Guild::ALL.map(|it| format!("guild-{}", it.id())));
        words.extend(Die::ALL.map(|it| format!("die-{}", it.id())));
        words.extend(
            Reward::ALL.into_iter().flat_map(|it| [format!("reward-{}", it.id()), format!("reward-{}-about", it.id())]),
        );
        words.extend(Metric::ALL.map(|it| format!("metric-{}", it.id())));
        words.extend(content.domains.iter().map(|it| format!("domain-{}", it.id)));
        words.extend(content.lairs.iter().map(|it| format!("lair-{}", it.id)));
        words.extend((1..=content.statues.len()).map(|number| format!("statue-{number}")));
        words.extend((1..=content.events.len()).map(|number| format!("event-{number}")));
        words.extend(
            Strikes::ALL
                .into_iter()
                .flat_map(|it| [format!("event-text-{}", it.id()), format!("ask-strike-{}", it.id())]),
        );
        words.extend(content.ranks.iter().map(|it| format!("rank-{}", it.id)));
        words.extend(LINES.map(|line| format!("score-{line}")));
        words.extend(Phase::ALL.map(|phase| format!("phase-{}", phase.id())));
        words.extend(sketch::vocabulary());
        words
    }
}

impl DiceKingdoms {
    /// No value tells yet which of them it will be.
    fn targets_before_roll(&self, action: Action) -> Vec<String> {
        let content = self.content.0;
        match action {
            Action::Roll => vec!["dice".into()],
            Action::Hire { .. } => content.citizens.iter().map(|it| format!("citizen:{}", it.id)).collect(),
            Action::Fight { .. } => content.lairs.iter().map(|it| format!("lair:{}", it.id)).collect(),
            Action::Build { .. } => content.roads.iter().map(|it| format!("road:{}", it.id)).collect(),
            Action::ChangeDie { domain, .. } => {
                content.domains.get(domain.index()).map(|it| format!("domain:{}", it.id)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The things on the board that an action is about. A box is `box:` and its [`Spot`].
    fn targets_of(&self, seat: Seat, action: Action) -> Vec<String> {
        let content = self.content.0;
        let die = |die: Die| format!("die:{}", die.id());
        let with_blue = |first: Die, blue: bool| [first, Die::Blue].into_iter().take(1 + usize::from(blue)).map(die);
        let Some(realm) = self.realms.get(seat.index()) else { return Vec::new() };
        let sheet = &realm.sheet;
        let spot = |spot: Spot| content.box_target(spot);
        let section = |section: crate::parts::SectionId| {
            let known = content.citizens.get(section.index());
            known.into_iter().flat_map(move |it| {
                let index = sheet.citizen(section);
                let next = sheet.is_open(section, &self.struck).then(|| spot(Spot::Citizen { section, index }));
                [format!("citizen:{}", it.id)].into_iter().chain(next)
            })
        };
        let lair = |lair: crate::parts::LairId, block: Option<u8>| {
            let known = content.lairs.get(lair.index());
            known.into_iter().flat_map(move |it| {
                let block = block.or_else(|| sheet.open_block(content, lair));
                let next = block
                    .filter(|&block| usize::from(block) < it.blocks.len() && sheet.block_is_open(content, lair, block))
                    .map(|block| spot(Spot::Lair { lair, block, index: sheet.lair(lair)[usize::from(block)] }));
                [format!("lair:{}", it.id)].into_iter().chain(next)
            })
        };
        let road = |road: crate::parts::RoadId, end: End| {
            let known = content.roads.get(road.index());
            known.into_iter().flat_map(move |it| {
                let runs = sheet.road(road);
                let index = match end {
                    End::A => runs.get(End::A),
                    End::B => (it.boxes.len() - 1).saturating_sub(runs.get(End::B)),
                };
                let next = (!sheet.is_full(road)).then(|| spot(Spot::Road { road, index }));
                [format!("road:{}", it.id), format!("road:{}:{}", it.id, end.id())].into_iter().chain(next)
            })
        };
        let domain =
            |domain: crate::parts::DomainId| content.domains.get(domain.index()).map(|it| format!("domain:{}", it.id));
        if self.is_before_roll() {
            return self.targets_before_roll(action);
        }
        match action {
            Action::Roll => vec!["dice".into()],
            Action::Strike(target) => {
                let thing = match target {
                    Target::Bridge(road) => content.roads.get(road.index()).map(|it| format!("bridge:{}", it.id)),
                    Target::Road(road) => content.roads.get(road.index()).map(|it| format!("road:{}", it.id)),
                    Target::Domain(id) => domain(id),
                    Target::Lair(lair) => content.lairs.get(lair.index()).map(|it| format!("lair:{}", it.id)),
                    Target::Citizen(it) => content.citizens.get(it.index()).map(|it| format!("citizen:{}", it.id)),
                    Target::Guild(guild) => Some(format!("guild:{}", guild.id())),
                    Target::Wall => Some("wall".into()),
                    Target::Chest | Target::Pedestal => Some("chest".into()),
                    Target::BlueDie => Some(die(Die::Blue)),
                };
                let known = !matches!(target, Target::Citizen(it) if it.index() >= content.citizens.len());
                let place = known.then(|| self.struck_spot(target)).flatten().map(spot);
                thing.into_iter().chain(place).collect()
            }
            Action::Console(guild) => {
                let index = sheet.guild(guild);
                let open = !sheet.has_finished(content, guild);
                let next = open.then(|| spot(Spot::Guild { guild, index }));
                [format!("guild:{}", guild.id())].into_iter().chain(next).collect()
            }
            Action::Recruit(it) => section(it).collect(),
            Action::Pave { road: it, end } => road(it, end).collect(),
            Action::Combat(it) => lair(it, None).collect(),
            // Of two copies in the row either may be pointed at.
            Action::TakeStatue(place) => {
                let wanted = self.row.get(usize::from(place)).copied().flatten().map(|card| card.number);
                let same =
                    |at: &usize| *at == usize::from(place) || self.row[*at].is_some_and(|it| Some(it.number) == wanted);
                (0..self.row.len()).filter(same).map(|at| format!("statue:{at}")).collect()
            }
            Action::ChangeDie { domain: by, die: which, change } => {
                let change = format!("change:{}", change.id());
                [die(which), change].into_iter().chain(domain(by)).collect()
            }
            Action::Hire { blue } => {
                let value = self.value(Die::Yellow, blue);
                let woken = (1..=12).contains(&value).then(|| content.section(value));
                with_blue(Die::Yellow, blue).chain(woken.into_iter().flat_map(section)).collect()
            }
            Action::Fight { lair: it, block, blue } => with_blue(Die::Red, blue).chain(lair(it, Some(block))).collect(),
            Action::Build { road: it, end, blue } => with_blue(Die::Green, blue).chain(road(it, end)).collect(),
            Action::Idle => self.idle_dice().map(die).collect(),
        }
    }
}
