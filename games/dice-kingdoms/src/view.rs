//! What a player or a spectator may see: everything but the order of the two decks, and the harvests of others before
//! all have finished. Built by naming what is shown.

use crate::{
    DiceKingdoms,
    parts::{Dice, DomainId, EventId, Guild, LairId, PAIR, RoadId, SectionId, Spot, Statue, bits},
    sheet::{Circled, Sheet, Struck},
    steps::Step,
    turn::{Roll, RollAgain},
};
use serde::Serialize;
use taverne_engine::{Seat, Viewer};
use ts_rs::TS;

/// Sections, tracks, roads, lairs, domains and events are in the order of the catalogue, and counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct View {
    /// Turns are counted from 1, over all players.
    pub turn: u16,
    pub round: u16,
    pub phase: Phase,
    pub first: Seat,
    pub active: Seat,
    /// Once they were thrown this turn; coloured dice as domain powers have left them.
    pub dice: Option<Dice>,
    /// Solo: the blue die cannot be used in this turn.
    pub fog: bool,
    pub last_round: bool,
    pub row: Vec<Option<Statue>>,
    /// Cards left in the deck: those with a Day back lie on top of those with a Night back.
    pub day_left: usize,
    pub night_left: usize,
    /// Who circled the higher value of each lair; for all others it is struck.
    pub first_in: Vec<Option<Seat>>,
    pub sheets: Vec<SheetView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub solo: Option<SoloView>,
    pub over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Roll,
    /// Solo: an event strikes.
    Event,
    Harvest,
    /// Statues earned in the harvest are taken.
    Statues,
    Action,
    /// Solo: the black dice are about to be rolled again.
    RollAgain,
    SecondHarvest,
    Over,
}

impl Phase {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Roll => "roll",
            Self::Event => "event",
            Self::Harvest => "harvest",
            Self::Statues => "statues",
            Self::Action => "action",
            Self::RollAgain => "roll_again",
            Self::SecondHarvest => "second_harvest",
            Self::Over => "over",
        }
    }

    pub const ALL: [Self; 8] = [
        Self::Roll,
        Self::Event,
        Self::Harvest,
        Self::Statues,
        Self::Action,
        Self::RollAgain,
        Self::SecondHarvest,
        Self::Over,
    ];
}

/// The two sheets of a player: how many boxes are ticked in each run of boxes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct SheetView {
    /// By section, boxes ticked before the game included.
    pub citizens: Vec<u8>,
    /// By guild.
    pub guilds: Vec<u8>,
    pub chest: u8,
    pub wall: u8,
    pub lairs: Vec<LairView>,
    /// By road: boxes ticked from its end a, and from its end b.
    pub roads: Vec<[u8; 2]>,
    /// Roads whose bridge is complete.
    pub bridges: Vec<RoadId>,
    /// Joined domains, and those used in this action phase.
    pub domains: Vec<DomainId>,
    pub used: Vec<DomainId>,
    pub statues: Vec<Statue>,
    /// Pedestals of this harvest that are still to be served.
    pub pedestals_owed: u8,
    /// Ticked stars, and those that statues count as.
    pub stars: u32,
    /// The sections that the black dice wake in the harvest that is going on, in order, with the ticks each brings.
    pub activated: Vec<(SectionId, u8)>,
    /// The seat is still harvesting, and others see its sheets as they were before.
    pub hidden: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct LairView {
    /// Ticked boxes of each block.
    pub blocks: Vec<u8>,
    pub circled: Circled,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct SoloView {
    pub trees: u16,
    pub boats: u8,
    /// Events that have happened, in order.
    pub events: Vec<EventId>,
    /// Boxes whose reward is struck; they are ticked in their place but pay nothing.
    pub rewards: Vec<Spot>,
    /// Citizen boxes that can never be ticked.
    pub boxes: Vec<Spot>,
    pub domains: Vec<DomainId>,
    pub roads: Vec<RoadId>,
    /// Roads whose bridge is struck.
    pub bridges: Vec<RoadId>,
    /// Lairs whose higher value is struck.
    pub lairs: Vec<LairId>,
}

impl DiceKingdoms {
    /// The sheets as these eyes see them: others' harvests stay secret until all have finished.
    pub(crate) fn sheet_seen(&self, seat: Seat, viewer: Viewer) -> &Sheet {
        let realm = self.realm(seat);
        if self.hidden.contains(seat) && !viewer.is(seat) { &realm.before } else { &realm.sheet }
    }

    pub fn phase(&self) -> Phase {
        let again = self.is_solo() && !self.agenda.steps().contains(&RollAgain.into());
        let phase = |step: &Step| match step {
            Step::BeginTurn(_) | Step::Roll(_) => Some(Phase::Roll),
            Step::DrawEvent(_) | Step::Strike(_) => Some(Phase::Event),
            Step::Harvest(_) | Step::Harvesting(_) if again => Some(Phase::SecondHarvest),
            Step::Harvest(_) | Step::Harvesting(_) => Some(Phase::Harvest),
            Step::Pick(_) => Some(Phase::Statues),
            Step::RollAgain(_) => Some(Phase::RollAgain),
            Step::Act(_) | Step::EndTurn(_) => Some(Phase::Action),
            Step::Resolve(_) | Step::Take(_) => None,
        };
        let now = self.agenda.steps().iter().rev();
        match now.clone().next() {
            _ if self.over => Phase::Over,
            // The chain of an action lies on what follows it.
            Some(Step::Resolve(_)) if !self.is_picking() => Phase::Action,
            _ => now.into_iter().find_map(phase).unwrap_or(Phase::Over),
        }
    }

    fn is_picking(&self) -> bool {
        self.agenda.steps().iter().any(|step| matches!(step, Step::Pick(_)))
    }
}

impl View {
    pub(crate) fn of(game: &DiceKingdoms, viewer: Viewer) -> Self {
        let phase = game.phase();
        let rolled = game.turn > 0 && game.agenda.now() != Some(Roll.into());
        let deck = game.deck.cards();
        let night_left = deck.iter().filter(|statue| statue.night).count();
        Self {
            turn: game.turn,
            round: game.round(),
            phase,
            first: game.first,
            active: game.active,
            dice: rolled.then_some(game.dice),
            fog: game.fog(),
            last_round: game.last_round,
            row: game.row.iter().copied().take(usize::from(game.content.row)).collect(),
            day_left: deck.len() - night_left,
            night_left,
            first_in: game.first_in.to_vec(),
            sheets: (0..game.table()).map(|seat| sheet(game, Seat::new(seat), viewer, phase)).collect(),
            solo: solo(game),
            over: game.over,
        }
    }
}

fn sheet(game: &DiceKingdoms, seat: Seat, viewer: Viewer, phase: Phase) -> SheetView {
    let content = game.content.0;
    let sheet = game.sheet_seen(seat, viewer);
    let hidden = game.hidden.contains(seat);
    let lair = |index| LairView {
        blocks: sheet.lair(LairId::of(index))[..content.lairs[index].blocks.len()].to_vec(),
        circled: sheet.circled[index],
    };
    let harvesting = matches!(phase, Phase::Harvest | Phase::SecondHarvest);
    SheetView {
        citizens: sheet.citizens().to_vec(),
        guilds: Guild::ALL.map(|guild| sheet.guild(guild)).to_vec(),
        chest: sheet.chest,
        wall: sheet.wall,
        lairs: (0..content.lairs.len()).map(lair).collect(),
        roads: (0..content.roads.len()).map(|road| sheet.road(RoadId::of(road)).both()).collect(),
        bridges: bits(sheet.bridges).map(RoadId::of).collect(),
        domains: sheet.joined.iter().collect(),
        used: if seat == game.active { game.used.iter().collect() } else { Vec::new() },
        statues: sheet.statues.iter().collect(),
        pedestals_owed: if hidden && !viewer.is(seat) { 0 } else { game.realm(seat).owed },
        stars: game.stars_of(sheet),
        activated: if harvesting { game.activations(&game.realm(seat).before).to_vec() } else { Vec::new() },
        hidden,
    }
}

fn solo(game: &DiceKingdoms) -> Option<SoloView> {
    let solo = game.solo.as_ref()?;
    let struck = &game.struck;
    let roads = |mask| bits(mask).map(RoadId::of).collect();
    Some(SoloView {
        trees: game.turn,
        boats: solo.boats,
        events: solo.drawn().to_vec(),
        rewards: struck_rewards(struck),
        boxes: struck_boxes(struck),
        domains: struck.domains.iter().collect(),
        roads: roads(struck.roads),
        bridges: roads(struck.bridges),
        lairs: bits(u32::from(struck.lairs)).map(LairId::of).collect(),
    })
}

fn struck_rewards(struck: &Struck) -> Vec<Spot> {
    let set = |mask: u64| (0..64u8).filter(move |index| mask >> index & 1 == 1);
    let guilds = Guild::ALL
        .into_iter()
        .flat_map(|guild| set(u64::from(struck.guilds[guild as usize])).map(move |index| Spot::Guild { guild, index }));
    let chest = set(struck.chest).map(|index| Spot::Chest { index });
    let wall = set(u64::from(struck.wall)).map(|index| Spot::Wall { index });
    guilds.chain(chest).chain(wall).collect()
}

fn struck_boxes(struck: &Struck) -> Vec<Spot> {
    let spot = |bit: usize| Spot::Citizen {
        section: SectionId::of(bit / usize::from(PAIR)),
        index: (bit % usize::from(PAIR)) as u8,
    };
    bits(struck.citizens).map(spot).collect()
}
