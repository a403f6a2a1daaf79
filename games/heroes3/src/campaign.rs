//! RULES 23, RULINGS 108 to 110: chains of scenarios: which cards go from one into the next.

mod keeping;

pub use keeping::{KeepCards, SwapCards};

use crate::{
    Heroes3, Options,
    kinds::{CardId, CardKind, Difficulty, Outcome as End},
    realm::quest::Goal,
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use taverne_engine::{
    Campaign, Phrase,
    campaign::{CampaignState, GameResult, Objective, ObjectiveList, Progress},
    options::{OptionKind, OptionSpec},
};

/// So many cards go along besides statistics and the first specialty.
pub const KEPT: u8 = 5;

/// What whoever sets out chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    pub campaign: Chain,
    /// For the chains that have several.
    pub hero: RampartHero,
    pub difficulty: Difficulty,
}

impl Default for Plan {
    fn default() -> Self {
        Self { campaign: Chain::LongLiveTheQueen, hero: RampartHero::Gem, difficulty: Difficulty::Normal }
    }
}

/// The official chains of the core box and Rampart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chain {
    LongLiveTheQueen,
    DeadColdRevenge,
}

/// Who leads the second chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RampartHero {
    Gem,
    Gelu,
}

impl Chain {
    const ALL: [Self; 2] = [Self::LongLiveTheQueen, Self::DeadColdRevenge];

    pub const fn id(self) -> &'static str {
        match self {
            Self::LongLiveTheQueen => "long_live_the_queen",
            Self::DeadColdRevenge => "dead_cold_revenge",
        }
    }
}

impl RampartHero {
    const ALL: [Self; 2] = [Self::Gem, Self::Gelu];

    const fn id(self) -> &'static str {
        match self {
            Self::Gem => "gem",
            Self::Gelu => "gelu",
        }
    }
}

/// What a finished scenario leaves behind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    pub won: bool,
    pub points: i32,
    /// The cards kept besides statistics and the first specialty, by their ids; a lost game keeps nothing new.
    pub kept: Vec<String>,
    /// Statistics by their ids, all of them.
    pub statistics: Vec<String>,
    /// Who led, and who is to lead the next scenario, if the player has changed that.
    pub hero: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_hero: Option<String>,
}

/// The scenarios of a chain that were won.
fn wins(campaign: &CampaignState<Heroes3>) -> usize {
    campaign.outcomes.iter().flatten().filter(|it| it.won).count()
}

fn scenarios(campaign: &CampaignState<Heroes3>) -> impl Iterator<Item = &'static crate::cards::Scenario> {
    let chain = campaign.plan.campaign.id();
    let of_chain = move |it: &&crate::cards::Scenario| {
        it.adventure.as_ref().is_some_and(|it| it.campaign.as_deref() == Some(chain))
    };
    campaign.content.scenarios.iter().filter(of_chain)
}

/// Who leads the next game.
fn next_hero(campaign: &CampaignState<Heroes3>) -> String {
    let changed = campaign.outcomes.iter().flatten().rev().find_map(|it| it.next_hero.clone());
    changed.unwrap_or_else(|| match campaign.plan.campaign {
        Chain::LongLiveTheQueen => "catherine".to_owned(),
        Chain::DeadColdRevenge => campaign.plan.hero.id().to_owned(),
    })
}

impl Campaign for Heroes3 {
    type Plan = Plan;
    type Outcome = Outcome;

    fn campaign_options(_: &'static Self::Content) -> Option<Vec<OptionSpec>> {
        let choice = |key, words, values: Vec<&str>, default: &str| OptionSpec {
            key,
            kind: OptionKind::Choice { words, values: values.into_iter().map(str::to_owned).collect() },
            default: json!(default),
            only_if: None,
        };
        let plan = Plan::default();
        Some(vec![
            choice("campaign", "campaign", Chain::ALL.map(Chain::id).to_vec(), plan.campaign.id()),
            OptionSpec {
                only_if: Some(("campaign", Chain::DeadColdRevenge.id())),
                ..choice("hero", "hero", RampartHero::ALL.map(RampartHero::id).to_vec(), plan.hero.id())
            },
            choice("difficulty", "difficulty", Difficulty::ALL.map(Difficulty::id).to_vec(), plan.difficulty.id()),
        ])
    }

    /// RULING 109: a lost game, or one that was given up, is played again with the same list.
    fn next_game(campaign: &CampaignState<Self>) -> Option<Options> {
        let scenario = scenarios(campaign).nth(wins(campaign))?;
        let adventure = scenario.adventure.as_ref()?;
        let hero = next_hero(campaign);
        let last = campaign.outcomes.iter().flatten().rev().find(|it| it.won);
        let kept = last.map_or_else(Vec::new, |last| carried(campaign.content, last, &hero));
        let new_hero = last.is_some_and(|last| last.hero != hero);
        Some(Options {
            scenario: scenario.id.clone(),
            difficulty: campaign.plan.difficulty,
            faction: adventure.faction,
            hero,
            campaign: true,
            kept,
            new_hero,
            ..Options::default()
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.outcome.filter(|_| self.setting.in_campaign)?;
        let content = self.content.0;
        let player = &self.players[0];
        let statistics = player.hand.iter().chain(&player.deck).chain(&player.discard).copied();
        let statistics = statistics.filter(|&it| content.card(it).kind == CardKind::Statistic);
        Some(Outcome {
            won: end == End::Won,
            points: self.standings().seats[0].total,
            kept: self.realm.kept.iter().map(|&it| content.card(it).id.clone()).collect(),
            statistics: statistics.map(|it| content.card(it).id.clone()).collect(),
            hero: content.hero(player.hero).id.clone(),
            next_hero: None,
        })
    }

    /// RULES 23: after a won game another hero of the scenario may take over.
    fn choice(campaign: &CampaignState<Self>) -> Option<Vec<OptionSpec>> {
        let last = campaign.outcomes.last()?.as_ref().filter(|it| it.won && it.next_hero.is_none())?;
        let next = scenarios(campaign).nth(wins(campaign))?.adventure.as_ref()?;
        let heroes = next.heroes.iter().map(|&it| campaign.content.hero(it).id.clone());
        let heroes: Vec<_> = heroes.collect();
        if heroes.len() < 2 {
            return None;
        }
        let kind = OptionKind::Choice { words: "hero", values: heroes };
        Some(vec![OptionSpec { key: "hero", kind, default: json!(last.hero), only_if: None }])
    }

    fn choose(campaign: &CampaignState<Self>, chosen: &serde_json::Value) -> Result<Outcome, Phrase> {
        let nothing = || Phrase::new("campaign-no-choice");
        let last = campaign.outcomes.last().and_then(Option::as_ref).ok_or_else(nothing)?;
        let next = scenarios(campaign).nth(wins(campaign)).and_then(|it| it.adventure.as_ref()).ok_or_else(nothing)?;
        let hero = chosen.get("hero").and_then(serde_json::Value::as_str).unwrap_or(&last.hero);
        let known = next.heroes.iter().any(|&it| campaign.content.hero(it).id == hero);
        if !known {
            return Err(nothing());
        }
        Ok(Outcome { next_hero: Some(hero.to_owned()), ..last.clone() })
    }

    fn progress(campaign: &CampaignState<Self>) -> Progress {
        let content = campaign.content;
        let won_by = |number: usize| {
            let won = campaign.outcomes.iter().enumerate().filter(|(_, it)| it.as_ref().is_some_and(|it| it.won));
            won.map(|(game, _)| game as u8 + 1).nth(number)
        };
        let mut lists: Vec<_> = scenarios(campaign)
            .enumerate()
            .map(|(number, it)| ObjectiveList {
                id: it.id.clone(),
                name: Phrase::new(format!("scenario-{}", it.id)),
                title: None,
                objectives: objectives(content, it, won_by(number)),
            })
            .collect();
        let over = wins(campaign) >= lists.len();
        let games = campaign.outcomes.iter().enumerate().map(|(game, it)| GameResult {
            points: it.as_ref().map(|it| it.points),
            ticked: lists
                .iter()
                .flat_map(|list| &list.objectives)
                .filter(|it| it.ticked == Some(game as u8 + 1))
                .map(|it| it.id.clone())
                .collect(),
            note: it.as_ref().map(|it| kept_note(content, it)),
        });
        let games = games.collect();
        lists.push(kept_list(campaign));
        let chain = campaign.plan.campaign.id();
        Progress {
            length: None,
            games,
            lists,
            ranks: Vec::new(),
            verdict: over.then(|| Phrase::new(format!("campaign-verdict-{chain}"))),
        }
    }
}

/// What a scenario asks for; all of it counts once the scenario is won.
fn objectives(content: &crate::Content, scenario: &crate::cards::Scenario, won: Option<u8>) -> Vec<Objective> {
    let goals = scenario.adventure.as_ref().map_or(&[][..], |it| &it.victory);
    let objective = |goal: &Goal| {
        let name = Phrase::new(format!("goal-{}", goal.key()));
        let what: Vec<_> = match goal {
            Goal::FlagAll(ids) | Goal::VisitAll(ids) => {
                ids.iter().map(|&it| Phrase::new(format!("location-{}", content.location(it).id))).collect()
            }
            Goal::OwnUnit(unit) => vec![content.unit_name(*unit)],
            _ => Vec::new(),
        };
        let text = if what.is_empty() { name } else { Phrase::new("goal-about").with("goal", name).with("what", what) };
        Objective { id: format!("{}-{}", scenario.id, goal.key()), text, ticked: won }
    };
    goals.iter().map(objective).collect()
}

/// The cards that go into the next scenario.
fn kept_list(campaign: &CampaignState<Heroes3>) -> ObjectiveList {
    let last = campaign.outcomes.iter().flatten().rev().find(|it| it.won);
    let kept = last.map_or(&[][..], |it| &it.kept).iter().filter_map(|id| campaign.content.find_card(id));
    let card = |card: CardId| Objective {
        id: campaign.content.card(card).key(),
        text: campaign.content.card_name(card),
        ticked: None,
    };
    ObjectiveList {
        id: "kept".to_owned(),
        name: Phrase::new("campaign-kept-cards"),
        title: None,
        objectives: kept.map(card).collect(),
    }
}

/// What goes along into the next game: the cards kept and the statistics. A new hero brings its own statistics (RULES 23).
fn carried(content: &crate::Content, last: &Outcome, hero: &str) -> Vec<String> {
    let (old, new) = (content.find_hero(&last.hero), content.find_hero(hero));
    let (Some(old), Some(new)) = (old, new) else { return last.kept.clone() };
    if old == new {
        return last.statistics.iter().chain(&last.kept).cloned().collect();
    }
    let own = content.statistics.into_iter().zip(content.hero(new).statistics);
    let own = own.flat_map(|(card, count)| std::iter::repeat_n(content.card(card).id.clone(), usize::from(count)));
    own.chain(last.kept.iter().cloned()).collect()
}

fn kept_note(content: &crate::Content, outcome: &Outcome) -> Phrase {
    if !outcome.won {
        return Phrase::new("campaign-lost");
    }
    let names = outcome.kept.iter().filter_map(|id| content.find_card(id)).map(|it| content.card_name(it));
    let names: Vec<_> = names.collect();
    if names.is_empty() { Phrase::new("campaign-won") } else { Phrase::new("campaign-kept").with("cards", names) }
}
