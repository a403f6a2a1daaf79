//! A campaign of any game, as it is kept: JSON in, JSON out.

use crate::CannotOpen;
use serde_json::Value;
use taverne_engine::{
    Campaign, Content, Session, Spoken, Table,
    campaign::{CampaignState, Progress},
    options::OptionSpec,
};

/// A campaign so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Campaigning {
    /// What was chosen at its start, with what was left out.
    pub plan: Value,
    /// The options of the next game; none once the campaign is over.
    pub next: Option<Value>,
    /// What has to be chosen first; the campaign is not over then, though there is no next game yet.
    pub choice: Option<Vec<OptionSpec>>,
    pub progress: Progress,
}

/// What follows from a plan and the outcomes of the games so far; nothing if the game has no campaign.
pub(crate) fn read<G: Campaign>(plan: &Value, outcomes: &[Value]) -> Result<Option<Campaigning>, CannotOpen> {
    let Some(campaign) = campaign::<G>(plan, outcomes)? else { return Ok(None) };
    let next = campaign.next().map(|options| value(&options));
    Ok(Some(Campaigning {
        plan: value(&campaign.plan),
        next,
        choice: G::choice(&campaign),
        progress: G::progress(&campaign),
    }))
}

/// What becomes of the last outcome by a choice; nothing if the game has no campaign.
pub(crate) fn choose<G: Campaign>(
    plan: &Value,
    outcomes: &[Value],
    chosen: &Value,
) -> Result<Option<Value>, CannotOpen> {
    let Some(campaign) = campaign::<G>(plan, outcomes)? else { return Ok(None) };
    campaign.chosen(chosen).map(|outcome| Some(value(&outcome))).map_err(CannotOpen::Refused)
}

fn campaign<G: Campaign>(plan: &Value, outcomes: &[Value]) -> Result<Option<CampaignState<G>>, CannotOpen> {
    let bad = |why: serde_json::Error| CannotOpen::BadOptions(why.to_string());
    let content = G::Content::shelf().builtin();
    if G::campaign_options(content).is_none() {
        return Ok(None);
    }
    let plan = match plan {
        Value::Null => G::Plan::default(),
        plan => serde_json::from_value(plan.clone()).map_err(bad)?,
    };
    let outcomes = serde_json::from_value(Value::from(outcomes)).map_err(bad)?;
    Ok(Some(CampaignState { content, plan, outcomes }))
}

pub(crate) fn outcome<G: Spoken + Campaign>(table: &dyn Table) -> Option<Value> {
    let session: &Session<G> = table.as_any().downcast_ref()?;
    session.game().outcome().map(|outcome| value(&outcome))
}

fn value(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).expect("plans, options and outcomes are plain data")
}
