//! What happened: every tick, what it paid, and what followed from it.

use crate::parts::{
    Change, Dice, Die, DomainId, End, EventId, Guild, LairId, Reward, RoadId, SectionId, Spot, Statue, Target,
};
use serde::Serialize;
use taverne_engine::Seat;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum Event {
    /// The table is laid, and chance named the first player.
    Begins {
        first: Seat,
        row: Vec<Statue>,
    },
    TurnBegins {
        seat: Seat,
        turn: u16,
        round: u16,
    },
    Rolled {
        seat: Seat,
        dice: Dice,
    },
    /// Solo: the black dice, for the second harvest.
    RolledAgain {
        seat: Seat,
        black: [u8; 2],
    },
    /// Solo: a double; so many boats are ticked now.
    EventDrawn {
        event: EventId,
        boats: u8,
    },
    /// Solo: the event struck this. `spot` is the box, where it is one.
    Struck {
        event: EventId,
        target: Target,
        spot: Option<Spot>,
    },
    /// Solo: there was nothing to strike.
    EventMissed {
        event: EventId,
    },
    /// Solo: a double, and all boats are ticked.
    NoBoatLeft,
    /// In the harvest: the dice woke a section, and so many boxes of its track are ticked; none, if the track is full.
    Activated {
        seat: Seat,
        section: SectionId,
        ticks: u8,
    },
    /// In the harvest: no guild box was ticked, so one of this track is.
    Consoled {
        seat: Seat,
        guild: Guild,
    },
    ChangedDie {
        seat: Seat,
        domain: DomainId,
        die: Die,
        change: Change,
        from: u8,
        to: u8,
    },
    /// The action with the yellow die.
    Hires {
        seat: Seat,
        section: SectionId,
        value: u8,
        blue: bool,
    },
    /// The action with the red die.
    Fights {
        seat: Seat,
        lair: LairId,
        block: u8,
        value: u8,
        blue: bool,
    },
    /// The action with the green die.
    Builds {
        seat: Seat,
        road: RoadId,
        end: End,
        value: u8,
        blue: bool,
    },
    /// A die that could tick nothing.
    Idles {
        seat: Seat,
    },
    /// A box was ticked, and pays this.
    Ticked {
        seat: Seat,
        spot: Spot,
        reward: Option<Reward>,
    },
    /// A fight that ticked a box brings a gold on top.
    Plunder {
        seat: Seat,
    },
    /// A reward found nothing to tick.
    Lost {
        seat: Seat,
        reward: Reward,
    },
    /// Building ended before the value was used up.
    Surplus {
        seat: Seat,
        boxes: u8,
    },
    GuildFinished {
        seat: Seat,
        guild: Guild,
    },
    BridgeComplete {
        seat: Seat,
        road: RoadId,
    },
    Joined {
        seat: Seat,
        domain: DomainId,
    },
    /// A citizen domain found no open section of its guild.
    PowerLost {
        seat: Seat,
        domain: DomainId,
    },
    LairFinished {
        seat: Seat,
        lair: LairId,
    },
    /// The points of a finished lair are circled; whoever plays alone is no first.
    Circled {
        seat: Seat,
        lair: LairId,
        first: bool,
        points: u8,
    },
    /// The whole harvest of this seat, now shown to the others, follows.
    HarvestShown {
        seat: Seat,
    },
    TookStatue {
        seat: Seat,
        statue: Statue,
        place: u8,
    },
    /// No statue of the row may be taken.
    PedestalLost {
        seat: Seat,
    },
    /// A card was turned up.
    Revealed {
        place: u8,
        statue: Statue,
    },
    /// Somebody has finished enough guild tracks: this round is the last one.
    LastRound {
        seat: Seat,
    },
    Ended,
}
