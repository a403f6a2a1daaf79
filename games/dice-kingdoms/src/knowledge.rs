//! What the game tells bots: what a realm will be worth in the end, and when a move is done.
//!
//! All figures are in points of the final score. At a glance ([`outlook`]) a row of boxes is worth the rewards that will
//! probably still be ticked; how many those are follows from the citizens, from how near each goal is, and from how much
//! of the game is left. In the long run ([`forecast`]) everything on the sheets is worth what it brought in many games.

mod calibration;
mod first_sight;
mod forecast;
mod glance;
mod lands;
mod outlook;
mod table;

pub use first_sight::FirstSight;
pub use forecast::Forecast;
pub use table::{LINES, Line, table};

use crate::{
    Action, DiceKingdoms,
    actions::Act,
    parts::{Guild, Reward, SectionId},
    sheet::Sheet,
    steps::Step,
};
use outlook::Outlook;
use taverne_engine::{
    Game, Knowledge, Seat,
    knowledge::{Calibration, odds, victory},
};

/// What a reward is worth, all that usually follows from it included.
const fn worth(reward: Reward) -> f32 {
    match reward {
        Reward::Star => 1.15,
        Reward::Gold => 0.8,
        Reward::Sentinel => 0.55,
        Reward::Road => 0.75,
        Reward::Combat => 1.3,
        Reward::Recruit => 1.2,
        Reward::Pedestal => PEDESTAL,
    }
}

/// A statue, and what it will count.
const PEDESTAL: f32 = 6.5;
/// Harvests of a usual game with several players.
const HARVESTS: f32 = 34.0;

/// How often a harvest wakes a section, by its values.
pub(crate) fn frequency(values: &[u8]) -> f32 {
    let sums = |value: u8| f32::from(6 - value.abs_diff(7).min(6)) / 36.0;
    let dice = |value: u8| if value <= 6 { 1.0 / 3.0 } else { 0.0 };
    values.iter().map(|&value| dice(value) + sums(value)).sum()
}

impl Knowledge for DiceKingdoms {
    const LEAD: f32 = 8.0;

    /// About two rounds.
    const HORIZON: usize = 12;

    /// First sight plays well by itself, and worse if it is not taken at its word.
    const SHARPNESS: f32 = 0.5;
    const CARE: f32 = 0.1;

    fn evaluate(&self, seat: Seat) -> f32 {
        let (turns, harvests) = self.time_left();
        let worth = |seat: Seat| self.prospects(seat, turns, harvests);
        let others = seat.others(self.table()).map(worth).fold(f32::MIN, f32::max);
        worth(seat) - if self.is_solo() { 0.0 } else { others }
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        FirstSight::new(self, seat, table(self.table())).promises(actions, out);
    }

    fn expected_lead(&self, seat: Seat) -> f32 {
        let worth = |seat: Seat| self.forecast(seat, table(self.table()));
        let others = seat.others(self.table()).map(worth).fold(f32::MIN, f32::max);
        worth(seat) - if self.is_solo() { SOLO_GOAL } else { others }
    }

    /// The more turns are left, the less a lead tells.
    fn decisive_lead(&self) -> f32 {
        if self.is_solo() { Self::LEAD } else { 2.5 + 0.5 * self.time_left().0 }
    }

    fn calibration(&self) -> Calibration {
        calibration::calibration(self.seats())
    }

    fn left(&self) -> f32 {
        let all = if self.is_solo() { f32::from(self.content.trees) } else { HARVESTS / self.table() as f32 };
        self.time_left().0 / all
    }

    /// Alone there is nobody to beat: what counts is how far the best rank is.
    fn chance_to_win(&self, seat: Seat, lead: f32) -> f32 {
        if self.over && !self.is_solo() { victory(self, seat) } else { odds(lead / self.decisive_lead()) }
    }

    /// The chain of a die, statues to be taken and events are parts of a move.
    fn is_settled(&self) -> bool {
        matches!(self.agenda.now(), None | Some(Step::Roll(_) | Step::RollAgain(_) | Step::Act(_)))
    }
}

/// A good result alone.
const SOLO_GOAL: f32 = 85.0;

impl DiceKingdoms {
    /// What a seat will probably have at the end; with rivals, only differences between the seats count.
    fn forecast(&self, seat: Seat, table: &[Line]) -> f32 {
        let acts = self.agenda.now() == Some(Act.into()) && self.active == seat;
        let best_use = if acts { FirstSight::new(self, seat, table).best_use() } else { 0.0 };
        Forecast::new(self, seat, table).total() + best_use
    }

    /// Turns that each player still has, and harvests that are still to come.
    fn time_left(&self) -> (f32, f32) {
        let steps = self.agenda.steps();
        let own_harvests = steps.iter().filter(|step| matches!(step, Step::Harvest(_))).count() as f32;
        if self.over {
            return (0.0, 0.0);
        }
        if self.is_solo() {
            let turns = f32::from(u16::from(self.content.trees).saturating_sub(self.turn));
            return (turns, 2.0 * turns + own_harvests);
        }
        let table = self.table() as f32;
        let position = (self.active.index() + self.table() - self.first.index()) % self.table();
        let rest = (self.table() - 1 - position) as f32;
        if self.last_round {
            return (rest / table, rest + own_harvests);
        }
        let played = f32::from(self.turn);
        let by_tracks = self.realms.iter().map(|realm| self.harvests_to_end(&realm.sheet)).fold(f32::MAX, f32::min);
        let harvests = by_tracks.min((HARVESTS - played).max(2.0)).max(rest) + own_harvests;
        (harvests / table, harvests)
    }

    /// Turns that this seat still has, and harvests that are still to come.
    fn clocks(&self, seat: Seat) -> (f32, f32) {
        let (turns, harvests) = self.time_left();
        let steps = self.agenda.steps();
        let rolls = steps.iter().any(|step| matches!(step, Step::Roll(_) | Step::BeginTurn(_)));
        if self.is_solo() || self.over {
            return (turns + if rolls { 1.0 } else { 0.0 }, harvests);
        }
        let table = self.table();
        let place = |seat: Seat| (seat.index() + table - self.first.index()) % table;
        let now = place(self.active);
        let acts = steps
            .iter()
            .any(|step| matches!(step, Step::Roll(_) | Step::BeginTurn(_) | Step::Harvest(_) | Step::Harvesting(_)));
        let own = place(seat) > now || place(seat) == now && acts;
        let rounds = if self.last_round { 0.0 } else { harvests / table as f32 };
        (rounds + if own { 1.0 } else { 0.0 }, harvests)
    }

    /// Until the third track is finished, if citizens keep coming as usual.
    fn harvests_to_end(&self, sheet: &Sheet) -> f32 {
        let content = self.content.0;
        let mut left = Guild::ALL.map(|guild| {
            let open = f32::from(content.track(guild).boxes.len() - sheet.guild(guild));
            open / (self.ticks_per_harvest(sheet, guild) + 0.3)
        });
        left.sort_unstable_by(f32::total_cmp);
        left[usize::from(content.end_tracks) - 1]
    }

    fn ticks_per_harvest(&self, sheet: &Sheet, guild: Guild) -> f32 {
        let content = self.content.0;
        let sections = crate::parts::bits(u32::from(content.sections_of(guild))).map(SectionId::of);
        sections.map(|section| f32::from(sheet.citizen(section)) * content.citizen(section).frequency).sum()
    }

    /// The score now, and what is still to come.
    fn prospects(&self, seat: Seat, turns: f32, harvests: f32) -> f32 {
        let sheet = self.sheet(seat);
        let score = self.points(sheet).total() as f32;
        if self.over {
            return score;
        }
        let acts = self.agenda.now() == Some(Act.into()) && self.active == seat;
        let owed = f32::from(self.realm(seat).owed) * PEDESTAL;
        let outlook = Outlook::new(self, seat, turns + if acts { 0.5 } else { 0.0 }, harvests);
        score + owed + outlook.total() + if acts { outlook.best_action() } else { 0.0 }
    }
}
