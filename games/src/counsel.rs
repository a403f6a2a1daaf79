//! What the strongest bot would tell a person: a hint during a game, an analysis after it.
//!
//! Every chance in it is the same measure ([`Prospect`]): how likely a seat is to win by what that seat knows, if everybody
//! plays on as the house does.

use crate::{
    considered::{self, Considered},
    turning,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use taverne_bots::{Effort, Prospect};
use taverne_engine::{
    Knowledge, Perspective, Phrase, Record, RecordError, Seat, Seed, Session, Spoken, knowledge::won, table::choice_id,
};
use ts_rs::TS;

/// Raised whenever an analysis made anew would be worth more than one that is kept.
pub const ANALYSIS_VERSION: u32 = 3;

/// An action the bot would consider, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "games/")]
pub struct Tip {
    /// Which of the choices of that moment it is.
    #[serde(default)]
    pub choice: usize,
    pub action: Value,
    pub label: Phrase,
    pub targets: Vec<String>,
    /// How likely the seat is to win with it, by what it knows, from 0 to 1.
    pub chance: f32,
    /// The chance is sampled: give or take so much, in 95 of 100 cases.
    #[serde(default)]
    pub error: f32,
    /// By how many points it is expected to lead.
    pub lead: f32,
}

/// A whole game judged afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "games/")]
pub struct Analysis {
    /// How likely each seat was to win before each play, by what it knew, and what it won at the end:
    /// `chances[play][seat]`. Since everybody knows something else, they need not add up to one.
    pub chances: Vec<Vec<f32>>,
    /// Give or take so much, in 95 of 100 cases: `errors[play][seat]`.
    #[serde(default)]
    pub errors: Vec<Vec<f32>>,
    /// Every decision in which there was a choice.
    pub decisions: Vec<Judged>,
    /// Where the game turned, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// How well each seat decided.
    pub players: Vec<Accuracy>,
}

/// A decision, and what the bot would have done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "games/")]
pub struct Judged {
    /// Which play it was, counted from 1.
    pub play: usize,
    pub seat: usize,
    pub chosen: Tip,
    /// What would have been better, if anything.
    pub better: Option<Tip>,
    pub mark: Mark,
}

/// How good a decision was, by the chance to win it gave away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "games/")]
pub enum Mark {
    Good,
    Inaccurate,
    Bad,
    /// The game was lost already: there was nothing to give away, and nothing to praise.
    Lost,
}

impl Mark {
    /// More than this is given away by a bad decision.
    const BAD: f32 = 0.06;
    /// Whoever has less than this left has lost.
    const HOPELESS: f32 = 0.05;

    fn of(lost: f32) -> Self {
        match lost {
            lost if lost > Self::BAD => Self::Bad,
            lost if lost > WORTH_TELLING => Self::Inaccurate,
            _ => Self::Good,
        }
    }
}

/// A play after which the game stood differently.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "games/")]
pub struct TurningPoint {
    /// Which play it was, counted from 1.
    pub play: usize,
    /// Who played.
    pub seat: usize,
    pub label: Phrase,
    /// How much of the chance to win changed hands, from 0 to 1.
    pub swing: f32,
}

/// How well a seat decided over a whole game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "games/")]
pub struct Accuracy {
    /// How much of the best chance was kept, on average, from 0 to 1.
    pub kept: f32,
    pub good: u32,
    pub inaccurate: u32,
    pub bad: u32,
    /// In a game that was lost already; they do not count for what was kept.
    #[serde(default)]
    pub lost: u32,
}

/// How much better something must be to be worth telling.
const WORTH_TELLING: f32 = 0.02;

/// The best actions of a seat as it sees the table.
pub(crate) fn tips<G: Spoken + Knowledge>(game: &G, seat: Seat, effort: Effort, seed: Seed) -> Vec<Tip> {
    let considered = Considered::new(game, seat, None, effort, seed);
    let tip = |action: &G::Action| tip(game, seat, &considered, action);
    considered.actions().map(tip).collect()
}

/// Judges every decision of a finished game, by what its player could know. `progress` hears how many plays of how many
/// are judged, and stops the work by answering `false`.
pub(crate) fn analyse<G: Spoken + Knowledge>(
    record: &Record,
    effort: Effort,
    progress: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Option<Analysis>, RecordError> {
    let finished = Session::<G>::verify(record)?;
    let mut session = Session::<G>::replay(record, 0)?;
    let plays = finished.plays();
    let seats = finished.game().seats();
    let (mut chances, mut errors, mut decisions, mut labels) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (index, play) in plays.iter().enumerate() {
        if !progress(index, plays.len()) {
            return Ok(None);
        }
        let game = session.game();
        let seed = Seed::numbered(0, index as u64);
        let considered = Considered::new(game, play.seat, Some(play.action), effort, seed);
        let prospect = |seat: Seat| match seat == play.seat {
            true => considered.best().clone(),
            false => Prospect::of(&Perspective::new(game, seat), None, considered::worlds(effort), seed),
        };
        let prospects: Vec<Prospect> = (0..seats).map(Seat::new).map(prospect).collect();
        chances.push(prospects.iter().map(|it| rounded(it.chance())).collect());
        errors.push(prospects.iter().map(|it| rounded(it.error())).collect());
        decisions.extend(considered.is_choice.then(|| judged(game, index + 1, play.seat, &considered, &play.action)));
        labels.push((play.seat.index(), game.describe(play.seat, &play.action)));
        session.play(play.seat, play.action).map_err(|_| RecordError::WrongResult)?;
    }
    // That somebody wins in the end is no turn.
    let turns = turning::points(&chances);
    chances.push((0..seats).map(|seat| rounded(won(finished.game(), Seat::new(seat)))).collect());
    errors.push(vec![0.0; seats]);
    progress(plays.len(), plays.len());
    let point = |(play, swing): (usize, f32)| {
        let (seat, label) = labels[play - 1].clone();
        TurningPoint { play, seat, label, swing: rounded(swing) }
    };
    let turning_points = turns.into_iter().map(point).collect();
    let players = (0..seats).map(|seat| Accuracy::of(seat, &decisions)).collect();
    Ok(Some(Analysis { chances, errors, decisions, turning_points, players }))
}

/// A decision is a mistake if something was better by more than the error of the comparison.
fn judged<G: Spoken + Knowledge>(
    game: &G,
    play: usize,
    seat: Seat,
    considered: &Considered<G::Action>,
    action: &G::Action,
) -> Judged {
    let tip = |action: &G::Action| tip(game, seat, considered, action);
    let (chosen, best) = (tip(action), considered.actions().next().map(tip));
    let missed = |best: &Tip| best.chance - chosen.chance > WORTH_TELLING && considered.is_clearly_worse(action);
    let better = best.filter(missed);
    let mark = match &better {
        Some(better) => Mark::of(better.chance - chosen.chance),
        None if chosen.chance < Mark::HOPELESS => Mark::Lost,
        None => Mark::Good,
    };
    Judged { play, seat: seat.index(), chosen, better, mark }
}

impl Accuracy {
    fn of(seat: usize, decisions: &[Judged]) -> Self {
        let own: Vec<_> = decisions.iter().filter(|judged| judged.seat == seat).collect();
        let kept = |judged: &&Judged| match &judged.better {
            Some(better) if better.chance > 0.0 => (judged.chosen.chance / better.chance).clamp(0.0, 1.0),
            _ => 1.0,
        };
        let count = |mark: Mark| own.iter().filter(|judged| judged.mark == mark).count() as u32;
        let open: Vec<_> = own.iter().filter(|judged| judged.mark != Mark::Lost).collect();
        let sum: f32 = open.iter().map(|judged| kept(judged)).sum();
        Self {
            kept: if open.is_empty() { 1.0 } else { rounded(sum / open.len() as f32) },
            good: count(Mark::Good),
            inaccurate: count(Mark::Inaccurate),
            bad: count(Mark::Bad),
            lost: count(Mark::Lost),
        }
    }
}

fn tip<G: Spoken>(game: &G, seat: Seat, considered: &Considered<G::Action>, action: &G::Action) -> Tip {
    let told = considered.told(action);
    Tip {
        choice: choice_id(game, seat, action),
        action: serde_json::to_value(action).expect("actions are plain data"),
        label: game.describe(seat, action),
        targets: game.targets(seat, action),
        chance: rounded(told.chance),
        error: rounded(told.error),
        lead: (told.lead * 10.0).round() / 10.0,
    }
}

/// More digits would pretend to know more.
fn rounded(chance: f32) -> f32 {
    (chance * 1_000.0).round() / 1_000.0
}
