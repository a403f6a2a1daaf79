//! `taverne campaign`: what saved solo games add up to, in the order in which they are named.

use crate::{args::CampaignArgs, failure::Failure, host::Host, record_file};
use serde_json::Value;
use std::path::Path;
use taverne_engine::{
    Phrase,
    campaign::{ObjectiveList, Progress},
    options,
    sketch::{Ink, Line},
};
use taverne_games::Kind;

pub(crate) fn run(host: &mut Host, args: &CampaignArgs) -> Result<(), Failure> {
    let mut campaign: Option<&'static dyn Kind> = None;
    let mut outcomes = Vec::new();
    for file in &args.files {
        let (kind, outcome) = judge(file)?;
        if kind.id() != campaign.get_or_insert(kind).id() {
            return Err(Failure::file("failed-other-campaign", file, &kind.id()));
        }
        outcomes.push(outcome);
    }
    let Some(kind) = campaign else { return Ok(()) };
    let specs = kind.campaign_options().unwrap_or_default();
    let plan = options::from_pairs(&specs, &args.options).map_err(|why| Failure::bad_pair(&why))?;
    let campaign = kind.campaign(&plan, &outcomes).map_err(|why| Failure::cannot_open(host, kind, why))?;
    match campaign {
        Some(campaign) => tell(host, kind, &campaign.progress),
        None => Ok(()),
    }
}

/// What a saved game means for a campaign.
fn judge(file: &Path) -> Result<(&'static dyn Kind, Value), Failure> {
    let (record, kind) = record_file::read(file, None)?;
    let table = kind.verify(&record).map_err(|why| Failure::record(file, &why))?;
    let outcome = kind.outcome(table.as_ref()).ok_or_else(|| Failure::file("failed-no-campaign-game", file, &""))?;
    Ok((kind, outcome))
}

fn tell(host: &mut Host, kind: &'static dyn Kind, progress: &Progress) -> Result<(), Failure> {
    let name = kind.words(host.texts.lang).word("campaign-name");
    host.screen.line(&Line::new().ink(Ink::Strong, name))?;
    for (index, game) in progress.games.iter().enumerate() {
        let said = Phrase::new("campaign-game").with("number", index + 1).with("points", game.points.unwrap_or(0));
        let mut line = Line::new().plain(host.texts.say(&said.with("new", game.ticked.len())));
        if let Some(note) = &game.note {
            line = line.ink(Ink::Muted, format!("  {}", host.texts.of_game(kind, note, &[])));
        }
        host.screen.line(&line)?;
    }
    for list in &progress.lists {
        tell_list(host, kind, list)?;
    }
    host.screen.blank()?;
    let titles = progress.rank().map(|rank| &rank.name).into_iter().chain(progress.titles());
    let titles: Vec<_> = titles.map(|title| host.texts.of_game(kind, title, &[])).collect();
    let all: usize = progress.lists.iter().map(|list| list.objectives.len()).sum();
    let standing = Phrase::new("campaign-standing").with("who", titles.join(", ")).with("ticked", progress.ticked());
    host.tell_in(Ink::Good, &standing.with("all", all))?;
    Ok(())
}

fn tell_list(host: &mut Host, kind: &'static dyn Kind, list: &ObjectiveList) -> Result<(), Failure> {
    host.screen.blank()?;
    let name = host.texts.of_game(kind, &list.name, &[]);
    host.screen.line(&Line::new().ink(Ink::Strong, name))?;
    for objective in &list.objectives {
        let text = host.texts.of_game(kind, &objective.text, &[]);
        let (sign, ink) = if objective.ticked.is_some() { ("[x]", Ink::Good) } else { ("[ ]", Ink::Plain) };
        let mut line = Line::new().ink(ink, format!("  {sign} {text}"));
        if let Some(game) = objective.ticked {
            let game = host.texts.say(&Phrase::new("campaign-in-game").with("number", game));
            line = line.ink(Ink::Muted, format!("  {game}"));
        }
        host.screen.line(&line)?;
    }
    Ok(())
}
