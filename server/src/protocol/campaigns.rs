//! What is asked and answered about campaigns.

use super::Millis;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use taverne_engine::{campaign::Progress, options::OptionSpec};
use ts_rs::TS;

/// A campaign to begin.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct NewCampaign {
    pub game: String,
    /// Any of the keys of [`super::GameInfo::campaign`]; those left out have their default.
    #[serde(default)]
    #[ts(optional, as = "Option<Value>")]
    pub plan: Value,
}

/// What is chosen after a game, for the next one to begin with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, export_to = "protocol/")]
pub struct ChooseForCampaign {
    /// Any of the keys of [`CampaignInfo::choice`]; those left out have their default.
    pub chosen: Value,
}

/// A campaign of yours.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct CampaignInfo {
    pub id: String,
    pub game: String,
    /// What was chosen at its start.
    pub plan: Value,
    #[ts(type = "number")]
    pub created_at: Millis,
    /// The games so far; the last one may still be going on.
    pub games: Vec<CampaignGame>,
    pub progress: Progress,
    /// What has to be chosen before the next game can be opened.
    pub choice: Option<Vec<OptionSpec>>,
    /// No game is left to be played.
    pub over: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct CampaignGame {
    pub table: String,
    pub state: CampaignGameState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "protocol/")]
pub enum CampaignGameState {
    Playing,
    Over,
    GivenUp,
    /// This program no longer has its rules or figures; it does not count and is played anew.
    Void,
}

/// Which game of which campaign a table is, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "protocol/")]
pub struct TableCampaign {
    pub id: String,
    pub game: u8,
}
