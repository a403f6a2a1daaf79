//! The way of the Archmages: what the games of a campaign add up to.

use crate::{Options, Valroc, campaign, elements::Element, words};
use serde::{Deserialize, Serialize};
use serde_json::json;
use taverne_engine::{
    Campaign, Phrase,
    campaign::{CampaignState, GameResult, Objective, ObjectiveList, Progress, Rank},
    options::{OptionKind, OptionSpec},
};

/// What whoever sets out on the way chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    pub length: Length,
}

/// How many games the way is long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    Easy,
    #[default]
    Normal,
    Hard,
}

impl Length {
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }
}

/// What a finished game leaves behind: its score, and all objectives it ticks by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub points: i32,
    pub ticked: Vec<String>,
}

impl Campaign for Valroc {
    type Plan = Plan;
    type Outcome = Outcome;

    fn campaign_options(_: &'static Self::Content) -> Option<Vec<OptionSpec>> {
        let values = Length::ALL.map(|length| length.id().to_owned()).to_vec();
        let kind = OptionKind::Choice { words: "length", values };
        Some(vec![OptionSpec { key: "length", kind, default: json!(Length::default()), only_if: None }])
    }

    /// RULES 11: in even games the phantom begins.
    fn next_game(campaign: &CampaignState<Self>) -> Option<Options> {
        let played = campaign.outcomes.len();
        let phantom_starts = played % 2 == 1;
        (played < games(campaign)).then(|| Options { phantom_starts, ..Options::default() })
    }

    fn outcome(&self) -> Option<Outcome> {
        let ticked = campaign::judge(self)?;
        let objectives = self.content.campaign.objectives.iter().enumerate();
        let ticked = objectives.filter(|(index, _)| ticked.contains(*index)).map(|(_, it)| it.id.clone()).collect();
        Some(Outcome { points: campaign::total(self), ticked })
    }

    fn progress(campaign: &CampaignState<Self>) -> Progress {
        let mut progress = Progress {
            length: Some(games(campaign) as u8),
            games: (0..campaign.outcomes.len()).map(|game| result(campaign, game)).collect(),
            lists: Element::ALL.map(|element| list(campaign, element)).to_vec(),
            ranks: campaign.content.classes().iter().map(|class| rank(&class.id, class.least)).collect(),
            verdict: None,
        };
        if Self::next_game(campaign).is_none() {
            progress.verdict = verdict(&progress);
        }
        progress
    }
}

fn games(campaign: &CampaignState<Valroc>) -> usize {
    usize::from(campaign.content.campaign.games[campaign.plan.length as usize])
}

/// The game, counted from 0, that fulfilled an objective first.
fn first_game(campaign: &CampaignState<Valroc>, objective: &str) -> Option<usize> {
    let fulfils = |outcome: &Outcome| outcome.ticked.iter().any(|id| id == objective);
    campaign.outcomes.iter().position(|outcome| outcome.as_ref().is_some_and(fulfils))
}

fn result(campaign: &CampaignState<Valroc>, game: usize) -> GameResult {
    let Some(outcome) = &campaign.outcomes[game] else { return GameResult::default() };
    let wanted = campaign.content.campaign.least_prestige;
    let short = outcome.points < wanted;
    let ticked = outcome.ticked.iter().filter(|id| first_game(campaign, id) == Some(game));
    GameResult {
        points: Some(outcome.points),
        ticked: ticked.cloned().collect(),
        note: short.then(|| Phrase::new("campaign-short").with("wanted", wanted)),
    }
}

fn list(campaign: &CampaignState<Valroc>, element: Element) -> ObjectiveList {
    let own = campaign.content.campaign.objectives.iter().filter(|it| it.list == element);
    let objective = |it: &campaign::Objective| Objective {
        id: it.id.clone(),
        text: words::objective(it.test),
        ticked: first_game(campaign, &it.id).map(|game| game as u8 + 1),
    };
    ObjectiveList {
        id: element.id().to_owned(),
        name: words::element(element),
        title: Some(Phrase::new(format!("title-{}", element.id()))),
        objectives: own.map(objective).collect(),
    }
}

fn rank(class: &str, least: u8) -> Rank {
    Rank { name: Phrase::new(format!("class-{class}")), least }
}

fn verdict(progress: &Progress) -> Option<Phrase> {
    let class = progress.rank()?.name.clone();
    let titles: Vec<_> = progress.titles().cloned().collect();
    let verdict = Phrase::new(if titles.is_empty() { "campaign-verdict" } else { "campaign-verdict-titles" });
    let verdict = verdict.with("n", progress.ticked()).with("class", class);
    Some(if titles.is_empty() { verdict } else { verdict.with("titles", titles) })
}
