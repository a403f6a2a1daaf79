//! What the strongest bot would tell a person: a hint during a game, an analysis after it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use taverne_bots::{Effort, Ismcts};
use taverne_engine::{Knowledge, Perspective, Phrase, Record, RecordError, Seat, Seed, Session, Spoken, Waiting};
use ts_rs::TS;

/// An action the bot would consider, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "games/")]
pub struct Tip {
    pub action: Value,
    pub label: Phrase,
    pub targets: Vec<String>,
    /// How likely the seat is to win with it, from 0 to 1.
    pub chance: f32,
    /// By how many points it is expected to lead.
    pub lead: f32,
}

/// A whole game judged afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "games/")]
pub struct Analysis {
    /// How likely each seat was to win before each play, and at the end: `chances[play][seat]`.
    pub chances: Vec<Vec<f32>>,
    /// Every decision in which there was a choice.
    pub decisions: Vec<Judged>,
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
}

/// How much better something must be to be worth telling.
const WORTH_TELLING: f32 = 0.02;

/// The best actions of a seat as it sees the table.
pub(crate) fn tips<G: Spoken + Knowledge>(game: &G, seat: Seat, effort: Effort, seed: Seed) -> Vec<Tip> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let counsel = Ismcts::new(effort, seed).counsel(&Perspective::new(game, seat), &actions);
    let tip = |advice: &taverne_bots::Advice<G::Action>| {
        let (chance, lead) = advice.chance.zip(advice.lead)?;
        Some(tip(game, seat, &advice.action, chance, lead))
    };
    counsel.advice.iter().filter_map(tip).collect()
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
    let mut analysis = Analysis { chances: Vec::new(), decisions: Vec::new() };
    for (index, play) in plays.iter().enumerate() {
        if !progress(index, plays.len()) {
            return Ok(None);
        }
        let game = session.game();
        let mut actions = Vec::new();
        game.actions(play.seat, &mut actions);
        let mut bot = Ismcts::new(effort, Seed::numbered(0, index as u64));
        let counsel = bot.counsel(&Perspective::new(game, play.seat), &actions);
        analysis.chances.push(shares(counsel.standing));
        let told = |action: &G::Action| {
            let advice = counsel.advice.iter().find(|advice| advice.action == *action)?;
            Some(tip(game, play.seat, action, advice.chance?, advice.lead?))
        };
        if let (true, Some(chosen)) = (actions.len() > 1, told(&play.action)) {
            let best = counsel.advice.first().and_then(|advice| told(&advice.action));
            let better = best.filter(|best| best.chance > chosen.chance + WORTH_TELLING);
            analysis.decisions.push(Judged { play: index + 1, seat: play.seat.index(), chosen, better });
        }
        session.play(play.seat, play.action).map_err(|_| RecordError::WrongResult)?;
    }
    let game = finished.game();
    debug_assert_eq!(game.waiting(), Waiting::Over);
    let ends = (0..game.seats()).map(|seat| game.chance_to_win(Seat::new(seat))).collect();
    analysis.chances.push(shares(ends));
    progress(plays.len(), plays.len());
    Ok(Some(analysis))
}

fn tip<G: Spoken>(game: &G, seat: Seat, action: &G::Action, chance: f32, lead: f32) -> Tip {
    Tip {
        action: serde_json::to_value(action).expect("actions are plain data"),
        label: game.describe(seat, action),
        targets: game.targets(seat, action),
        chance,
        lead,
    }
}

/// The chances of several seats add up to one.
fn shares(mut chances: Vec<f32>) -> Vec<f32> {
    let sum: f32 = chances.iter().sum();
    if chances.len() > 1 && sum > 0.0 {
        chances.iter_mut().for_each(|chance| *chance /= sum);
    }
    chances
}
