//! Campaigns: several games of one player that belong together. Most games have none, and say so in one line.
//!
//! A campaign is what was chosen at its start (the plan) and what each of its games has left behind (the outcomes).
//! Everything else follows from these two: what is played next, and how far one has come.

use crate::{game::Game, options::OptionSpec, phrase::Phrase};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use ts_rs::TS;

pub trait Campaign: Game {
    /// What whoever begins a campaign chooses.
    type Plan: Clone + Default + Serialize + DeserializeOwned;
    /// What a finished game leaves behind. It outlives the game's rules and figures, so it speaks of ids, not numbers.
    type Outcome: Clone + Serialize + DeserializeOwned;

    /// What there is to choose at the start; nothing at all if the game has no campaign.
    fn campaign_options(_content: &'static Self::Content) -> Option<Vec<OptionSpec>> {
        None
    }

    /// The options of the next game, for one player; none once the campaign is over.
    fn next_game(_campaign: &CampaignState<Self>) -> Option<Self::Options> {
        None
    }

    /// What this game, once it is over, means for a campaign; nothing if it could not be a game of one.
    fn outcome(&self) -> Option<Self::Outcome> {
        None
    }

    /// What the player chooses after the last game, for the next one to begin with: which cards go along, for instance.
    /// Nothing if there is no choice, or once it is made; until then no next game can be opened.
    fn choice(_campaign: &CampaignState<Self>) -> Option<Vec<OptionSpec>> {
        None
    }

    /// The outcome of the last game together with what was chosen after it, or why that is refused: a choice becomes part
    /// of the outcome, so a campaign stays its plan and its outcomes. Only asked while [`Campaign::choice`] wants one.
    fn choose(_campaign: &CampaignState<Self>, _chosen: &Value) -> Result<Self::Outcome, Phrase> {
        Err(Phrase::new("campaign-no-choice"))
    }

    /// How far the campaign has come, for whoever wants to see it.
    fn progress(_campaign: &CampaignState<Self>) -> Progress {
        Progress::default()
    }
}

/// A campaign so far.
#[derive(Clone, Debug)]
pub struct CampaignState<G: Campaign> {
    pub content: &'static G::Content,
    pub plan: G::Plan,
    /// One for each game played; nothing for a game that was given up.
    pub outcomes: Vec<Option<G::Outcome>>,
}

impl<G: Campaign> CampaignState<G> {
    /// The options of the next game; none once the campaign is over, or while something has to be chosen first.
    pub fn next(&self) -> Option<G::Options> {
        if G::choice(self).is_some() { None } else { G::next_game(self) }
    }

    /// The outcome of the last game after this choice, or why it is refused.
    pub fn chosen(&self, chosen: &Value) -> Result<G::Outcome, Phrase> {
        let nothing = || Phrase::new("campaign-no-choice");
        G::choice(self).ok_or_else(nothing)?;
        G::choose(self, chosen)
    }
}

/// A campaign as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Progress {
    /// How many games there are in all, if that is known beforehand.
    pub length: Option<u8>,
    /// What the games so far have brought, in their order.
    pub games: Vec<GameResult>,
    /// What there is to achieve.
    pub lists: Vec<ObjectiveList>,
    /// What so many objectives make of the player: the lowest first.
    pub ranks: Vec<Rank>,
    /// Said once the campaign is over.
    pub verdict: Option<Phrase>,
}

/// What one game has brought.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct GameResult {
    /// The score; none if the game was given up.
    pub points: Option<i32>,
    /// The ids of the objectives that were achieved in it first.
    pub ticked: Vec<String>,
    /// What else there is to say about it.
    pub note: Option<Phrase>,
}

/// Objectives that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct ObjectiveList {
    pub id: String,
    pub name: Phrase,
    /// What one may call oneself who has achieved all of them.
    pub title: Option<Phrase>,
    pub objectives: Vec<Objective>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Objective {
    pub id: String,
    pub text: Phrase,
    /// The game that achieved it, counted from 1.
    pub ticked: Option<u8>,
}

/// What a player is from so many objectives on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Rank {
    pub name: Phrase,
    pub least: u8,
}

impl Progress {
    pub fn ticked(&self) -> usize {
        self.lists.iter().flat_map(|list| &list.objectives).filter(|it| it.ticked.is_some()).count()
    }

    /// What the player is by now.
    pub fn rank(&self) -> Option<&Rank> {
        let ticked = self.ticked();
        self.ranks.iter().rev().find(|rank| usize::from(rank.least) <= ticked)
    }

    /// The titles of the lists that are complete.
    pub fn titles(&self) -> impl Iterator<Item = &Phrase> {
        let complete = |list: &&ObjectiveList| list.objectives.iter().all(|it| it.ticked.is_some());
        self.lists.iter().filter(complete).filter_map(|list| list.title.as_ref())
    }
}
