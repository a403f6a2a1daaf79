//! Any game that keeps the engine's contract, as a [`Kind`].

use crate::{Analysis, Bout, Campaigning, CannotOpen, Kind, Opening, Played, TableBot, Tip, bout, campaign, counsel};
use serde::Deserialize;
use serde_json::Value;
use std::{
    marker::PhantomData,
    ops::RangeInclusive,
    path::Path,
    sync::{OnceLock, atomic::AtomicBool},
};
use taverne_bots::{Bot, Effort, UnknownBot};
use taverne_engine::{
    Campaign, Content, ContentError, ContentHash, Game, Knowledge, Lang, Perspective, Record, RecordError, Seat, Seed,
    Session, Spoken, Table, Words,
    conformance::{Broken, Case, Suite, Tally},
    content::Shelf,
    game::BoxSide,
    options::{self, OptionRule, OptionSpec},
    session::Milestone,
    words::COMMON,
};

pub(crate) struct Hosted<G: Spoken> {
    words: [OnceLock<Words>; 2],
    suite: OnceLock<Suite<G>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Spoken> Hosted<G> {
    pub(crate) const fn new() -> Self {
        Self { words: [OnceLock::new(), OnceLock::new()], suite: OnceLock::new(), game: PhantomData }
    }

    fn shelf() -> &'static Shelf<G::Content> {
        G::Content::shelf()
    }
}

impl<G: Spoken + Knowledge + Campaign> Kind for Hosted<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn box_side(&self) -> BoxSide {
        G::BOX
    }

    fn words(&'static self, lang: Lang) -> &'static Words {
        self.words[lang as usize].get_or_init(|| {
            let sources = [COMMON.get(lang), G::LOCALES.get(lang)];
            Words::read(lang, &sources).unwrap_or_else(|error| panic!("the words built into this program: {error}"))
        })
    }

    fn locale(&self, lang: Lang) -> &'static str {
        G::LOCALES.get(lang)
    }

    fn rules(&self, lang: Lang) -> &'static str {
        G::RULES.get(lang)
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::options(Self::shelf().builtin())
    }

    fn option_rules(&self) -> Vec<OptionRule> {
        G::option_rules(Self::shelf().builtin())
    }

    fn catalogue(&self, content: Option<ContentHash>) -> Option<Value> {
        let content = match content {
            None => Some(Self::shelf().builtin()),
            Some(hash) => Self::shelf().find(hash),
        };
        content.map(G::catalogue)
    }

    fn load_content(&self, folder: &Path) -> Result<ContentHash, ContentError> {
        Self::shelf().load(folder).map(Content::hash)
    }

    fn builtin_content(&self) -> ContentHash {
        Self::shelf().builtin().hash()
    }

    fn content_files(&self) -> &'static [(&'static str, &'static str)] {
        G::Content::FILES
    }

    fn open(&self, opening: &Opening) -> Result<Box<dyn Table>, CannotOpen> {
        let (content, options) = read_opening::<G>(opening.content, &opening.options, opening.sitters.len())?;
        let session = Session::<G>::open(content, options, opening.sitters.clone(), opening.seed);
        Ok(Box::new(session.map_err(CannotOpen::Refused)?))
    }

    fn open_at(
        &self,
        opening: &Opening,
        moves: &[(Seat, &Value)],
        milestones: &[(usize, &str)],
    ) -> Result<Box<dyn Table>, CannotOpen> {
        let (content, options) = read_opening::<G>(opening.content, &opening.options, opening.sitters.len())?;
        let bad = |why: serde_json::Error| CannotOpen::BadMilestone(why.to_string());
        let read = |&(plays, text): &(usize, &str)| {
            let game: G = serde_json::from_str(text).map_err(bad)?;
            let same = game.content().hash() == content.hash();
            same.then_some(Milestone { plays, game }).ok_or(CannotOpen::UnknownContent(content.hash()))
        };
        let milestones = milestones.iter().map(read).collect::<Result<_, _>>()?;
        let read = |&(seat, action): &(Seat, &Value)| G::Action::deserialize(action).map(|action| (seat, action));
        let moves = moves.iter().map(read).collect::<Result<Vec<_>, _>>().map_err(bad)?;
        let session = Session::<G>::at_milestone(options, opening.sitters.clone(), opening.seed, moves, milestones);
        Ok(Box::new(session.ok_or_else(|| CannotOpen::BadMilestone("out of place".to_owned()))?))
    }

    fn replay(&self, record: &Record, moves: usize) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Session::<G>::replay(record, moves)?))
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Session::<G>::verify(record)?))
    }

    fn bot(&self, name: &str, seed: Seed) -> Result<Box<dyn TableBot>, UnknownBot> {
        let bot = taverne_bots::by_name::<G>(name, seed)?;
        Ok(Box::new(Seated { bot, actions: Vec::new() }))
    }

    fn tips(&self, table: &dyn Table, seat: Seat, effort: Effort, seed: Seed) -> Vec<Tip> {
        counsel::tips(session::<G>(table).game(), seat, effort, seed)
    }

    fn analyse(
        &self,
        record: &Record,
        effort: Effort,
        progress: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Option<Analysis>, RecordError> {
        counsel::analyse::<G>(record, effort, progress)
    }

    fn bout(&self, bout: &Bout<'_>, halt: &AtomicBool) -> Result<Option<Played>, CannotOpen> {
        let (content, options) = read_opening::<G>(bout.content, bout.options, bout.bots.len())?;
        bout::play::<G>(content, &options, bout, halt)
    }

    fn campaign_options(&self) -> Option<Vec<OptionSpec>> {
        G::campaign_options(Self::shelf().builtin())
    }

    fn campaign(&self, plan: &Value, outcomes: &[Value]) -> Result<Option<Campaigning>, CannotOpen> {
        campaign::read::<G>(plan, outcomes)
    }

    fn choose(&self, plan: &Value, outcomes: &[Value], chosen: &Value) -> Result<Option<Value>, CannotOpen> {
        campaign::choose::<G>(plan, outcomes, chosen)
    }

    fn outcome(&self, table: &dyn Table) -> Option<Value> {
        campaign::outcome::<G>(table)
    }

    fn check_case(&self, case: &Case, spacing: usize) -> Result<Tally, Broken> {
        self.suite.get_or_init(Suite::new).check(case, spacing)
    }

    fn variants(&self) -> Vec<(&'static str, usize)> {
        G::variants().iter().map(|variant| (variant.name, variant.seats)).collect()
    }

    fn variant_options(&self, name: &str, seats: usize) -> Option<Value> {
        let variant = G::variants().into_iter().find(|variant| variant.name == name && variant.seats == seats)?;
        Some(serde_json::to_value(variant.options).expect("options are plain data"))
    }
}

fn read_opening<G: Spoken>(
    content: Option<ContentHash>,
    options: &Value,
    seats: usize,
) -> Result<(&'static G::Content, G::Options), CannotOpen> {
    let content = match content {
        None => G::Content::shelf().builtin(),
        Some(hash) => G::Content::shelf().find(hash).ok_or(CannotOpen::UnknownContent(hash))?,
    };
    let fitted = fitted(&G::options(content), &G::option_rules(content), options, seats)?;
    let options = match fitted.as_ref().unwrap_or(options) {
        Value::Null => G::Options::default(),
        options => serde_json::from_value(options.clone()).map_err(|why| CannotOpen::BadOptions(why.to_string()))?,
    };
    Ok((content, options))
}

/// Where options depend on each other, what was left out becomes what fits; what cannot be is refused.
fn fitted(
    specs: &[OptionSpec],
    rules: &[OptionRule],
    chosen: &Value,
    seats: usize,
) -> Result<Option<Value>, CannotOpen> {
    if rules.is_empty() {
        return Ok(None);
    }
    options::check(specs, rules, seats, chosen).map_err(|misfit| CannotOpen::Refused(misfit.phrase()))?;
    let mut all = chosen.as_object().cloned().unwrap_or_default();
    all.extend(options::settled(specs, rules, seats, chosen));
    Ok(Some(Value::Object(all)))
}

/// A bot that knows its game, behind the face of one that need not be known.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    actions: Vec<G::Action>,
}

impl<G: Spoken> TableBot for Seated<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Value {
        let session = session::<G>(table);
        self.actions.clear();
        session.game().actions(seat, &mut self.actions);
        let action = self.bot.choose(&Perspective::new(session.game(), seat), &self.actions);
        serde_json::to_value(action).expect("actions are plain data")
    }
}

fn session<G: Spoken>(table: &dyn Table) -> &Session<G> {
    table.as_any().downcast_ref().expect("a bot sits at tables of its own game")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use taverne_engine::options::{Demand, OptionKind};

    #[test]
    fn options_that_depend_on_each_other_are_fitted_or_refused() {
        let choice = |key: &'static str, values: [&str; 2]| OptionSpec {
            key,
            kind: OptionKind::Choice { words: key, values: values.map(str::to_owned).to_vec() },
            default: json!(values[0]),
            only_if: None,
        };
        let specs = [choice("scenario", ["free", "siege"]), choice("side", ["walls", "field"])];
        let field = Demand::Allows { key: "side", values: vec!["field".to_owned()] };
        let rules = [OptionRule::when("scenario", "siege", field)];
        let fit = |chosen: Value| fitted(&specs, &rules, &chosen, 2);
        let siege = fit(json!({"scenario": "siege", "typo": 1})).expect("it fits");
        assert_eq!(
            siege,
            Some(json!({"scenario": "siege", "side": "field", "typo": 1})),
            "what is unknown is not hidden"
        );
        assert!(matches!(fit(json!({"scenario": "siege", "side": "walls"})), Err(CannotOpen::Refused(_))));
        assert!(matches!(fitted(&specs, &[], &json!({"typo": 1}), 2), Ok(None)), "without rules nothing is touched");
    }
}
