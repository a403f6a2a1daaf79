//! What the strongest bot would tell a person: a hint during a game, an analysis after it.

use crate::turning;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use taverne_bots::{Advice, Budget, Effort, Ismcts};
use taverne_engine::{
    Journal, Knowledge, Perspective, Phrase, Record, RecordError, Seat, Seed, Session, Spoken, Standing, Viewer,
};
use ts_rs::TS;

/// Raised whenever an analysis made anew would be worth more than one that is kept.
pub const ANALYSIS_VERSION: u32 = 1;

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
}

impl Mark {
    /// More than this is given away by a bad decision.
    const BAD: f32 = 0.06;

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
}

/// How much better something must be to be worth telling.
const WORTH_TELLING: f32 = 0.02;

/// In how many imagined worlds two actions are compared.
const WORLDS: u32 = 8;

/// The best actions of a seat as it sees the table.
pub(crate) fn tips<G: Spoken + Knowledge>(game: &G, seat: Seat, effort: Effort, seed: Seed) -> Vec<Tip> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    // Where there is no choice there is little to think about.
    let effort = if actions.len() == 1 { Effort { budget: Budget::Iterations(200), ..effort } } else { effort };
    let counsel = Ismcts::new(effort, seed).counsel(&Perspective::new(game, seat), &actions);
    let tip = |advice: &Advice<G::Action>| {
        let (chance, lead) = advice.chance.zip(advice.lead)?;
        Some(tip(game, seat, &advice.action, chance, lead))
    };
    let mut tips: Vec<Tip> = counsel.advice.iter().filter_map(tip).collect();
    // What was hardly tried may look good by chance; it is not told to be better than what was preferred to it.
    for index in 1..tips.len() {
        tips[index].chance = tips[index].chance.min(tips[index - 1].chance);
        tips[index].lead = tips[index].lead.min(tips[index - 1].lead);
    }
    tips
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
    let (mut chances, mut decisions, mut labels) = (Vec::new(), Vec::new(), Vec::new());
    for (index, play) in plays.iter().enumerate() {
        if !progress(index, plays.len()) {
            return Ok(None);
        }
        let judge = Judge { game: session.game(), seat: play.seat, effort, seed: Seed::numbered(0, index as u64) };
        let (standing, judged) = judge.decision(&play.action);
        chances.push(standing);
        let judged = judged.map(|(chosen, better)| {
            let mark = better.as_ref().map_or(Mark::Good, |better| Mark::of(better.chance - chosen.chance));
            Judged { play: index + 1, seat: play.seat.index(), chosen, better, mark }
        });
        decisions.extend(judged);
        labels.push((play.seat.index(), session.game().describe(play.seat, &play.action)));
        session.play(play.seat, play.action).map_err(|_| RecordError::WrongResult)?;
    }
    // That somebody wins in the end is no turn.
    let turns = turning::points(&chances);
    chances.push(result(finished.game()));
    progress(plays.len(), plays.len());
    let point = |(play, swing): (usize, f32)| {
        let (seat, label) = labels[play - 1].clone();
        TurningPoint { play, seat, label, swing: rounded(swing) }
    };
    let turning_points = turns.into_iter().map(point).collect();
    let players = (0..finished.game().seats()).map(|seat| Accuracy::of(seat, &decisions)).collect();
    Ok(Some(Analysis { chances, decisions, turning_points, players }))
}

impl Accuracy {
    fn of(seat: usize, decisions: &[Judged]) -> Self {
        let own: Vec<_> = decisions.iter().filter(|judged| judged.seat == seat).collect();
        let kept = |judged: &&Judged| match &judged.better {
            Some(better) if better.chance > 0.0 => (judged.chosen.chance / better.chance).clamp(0.0, 1.0),
            _ => 1.0,
        };
        let count = |mark: Mark| own.iter().filter(|judged| judged.mark == mark).count() as u32;
        let sum: f32 = own.iter().map(kept).sum();
        Self {
            kept: if own.is_empty() { 1.0 } else { rounded(sum / own.len() as f32) },
            good: count(Mark::Good),
            inaccurate: count(Mark::Inaccurate),
            bad: count(Mark::Bad),
        }
    }
}

/// One moment of a game, looked at by the seat that decides there.
struct Judge<'a, G> {
    game: &'a G,
    seat: Seat,
    effort: Effort,
    seed: Seed,
}

impl<G: Spoken + Knowledge> Judge<'_, G> {
    /// How likely each seat is to win, and, if there was a choice, what was chosen and what would have been better.
    fn decision(&self, chosen: &G::Action) -> (Vec<f32>, Option<(Tip, Option<Tip>)>) {
        let mut actions = Vec::new();
        self.game.actions(self.seat, &mut actions);
        // Without a choice a quick look is enough.
        let effort = if actions.len() > 1 { self.effort } else { part(self.effort, 4) };
        let counsel = Ismcts::new(effort, self.seed).counsel(&Perspective::new(self.game, self.seat), &actions);
        let standing = self.standing(shares(counsel.standing.clone()));
        if actions.len() < 2 {
            return (standing, None);
        }
        let best = &counsel.advice[0];
        let sum: f32 = if counsel.standing.len() > 1 { counsel.standing.iter().sum() } else { 1.0 };
        let lead = |action: &G::Action| {
            let advice = counsel.advice.iter().find(|advice| advice.action == *action);
            advice.and_then(|advice| advice.lead).unwrap_or(0.0)
        };
        let tip = |action: &G::Action, chance: f32| tip(self.game, self.seat, action, chance, lead(action));
        if best.action == *chosen {
            return (standing, Some((tip(chosen, best.chance.unwrap_or(0.0) / sum), None)));
        }
        // A search looks long at what it likes and hardly at the rest. So that the two can be compared, both are played in
        // the same imagined worlds, and both are thought about for as long.
        let (had, missed) = (self.outcome(chosen), self.outcome(&best.action));
        let better = (missed > had + WORTH_TELLING).then(|| tip(&best.action, missed));
        (standing, Some((tip(chosen, had), better)))
    }

    /// Everybody knows other secrets, so everybody is asked, and each opinion counts the same.
    fn standing(&self, own: Vec<f32>) -> Vec<f32> {
        let seats = own.len();
        let mut sum = own;
        for seat in (0..seats).map(Seat::new).filter(|&seat| seat != self.seat) {
            let mut bot = Ismcts::new(part(self.effort, 4), self.seed);
            let opinion = shares(bot.counsel(&Perspective::new(self.game, seat), &[]).standing);
            sum.iter_mut().zip(opinion).for_each(|(sum, chance)| *sum += chance);
        }
        sum.into_iter().map(|sum| rounded(sum / seats as f32)).collect()
    }

    /// How likely the seat is to win after that action.
    fn outcome(&self, action: &G::Action) -> f32 {
        let mut rng = self.seed.fast();
        let mut sum = 0.0;
        for _ in 0..WORLDS {
            let mut world = Perspective::new(self.game, self.seat).imagine(&mut rng);
            let played = world.play(self.seat, *action, &mut Journal::silent());
            debug_assert!(played.is_ok(), "what was legal is legal in every world that agrees with what is known");
            let standing = if world.waiting().is_over() {
                result(&world)
            } else {
                let mut bot = Ismcts::new(part(self.effort, WORLDS), self.seed);
                shares(bot.counsel(&Perspective::new(&world, self.seat), &[]).standing)
            };
            sum += standing[self.seat.index()];
        }
        sum / WORLDS as f32
    }
}

fn part(effort: Effort, parts: u32) -> Effort {
    let budget = match effort.budget {
        Budget::Iterations(iterations) => Budget::Iterations((iterations / parts).max(1)),
        Budget::Time(time) => Budget::Time(time / parts),
    };
    Effort { budget, ..effort }
}

/// At the end nothing is left to chance: the winner has all of it, or the winners share it.
fn result<G: Spoken>(game: &G) -> Vec<f32> {
    let scores = game.scores(Viewer::Spectator);
    let alone = scores.verdict.as_ref().map(|verdict| verdict.won);
    let won = |standing: &Standing| alone.unwrap_or(standing.rank == Some(1));
    shares(scores.seats.iter().map(|standing| if won(standing) { 1.0 } else { 0.0 }).collect())
}

fn tip<G: Spoken>(game: &G, seat: Seat, action: &G::Action, chance: f32, lead: f32) -> Tip {
    Tip {
        action: serde_json::to_value(action).expect("actions are plain data"),
        label: game.describe(seat, action),
        targets: game.targets(seat, action),
        chance: rounded(chance),
        lead: (lead * 10.0).round() / 10.0,
    }
}

/// The chances of several seats add up to one.
fn shares(mut chances: Vec<f32>) -> Vec<f32> {
    let sum: f32 = chances.iter().sum();
    if chances.len() > 1 && sum > 0.0 {
        chances.iter_mut().for_each(|chance| *chance /= sum);
    }
    chances.iter_mut().for_each(|chance| *chance = rounded(*chance));
    chances
}

/// More digits would pretend to know more.
fn rounded(chance: f32) -> f32 {
    (chance * 1_000.0).round() / 1_000.0
}
