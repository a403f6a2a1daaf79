//! The game's words: what is asked, what a button says, why something is refused.

mod labels;
mod story;
mod targets;
mod texts;

pub(crate) use texts::{die, gold};

use crate::{
    Action, Content, Event, Refusal, ShadowKingdoms,
    cards::{Battle, Chain, Face, Moment, Place, Row, Shrine, Slot, Spot},
    dice::Troop,
    event::Missed,
    goods::Resource,
    options,
    steps::ask,
};
use taverne_engine::{
    Prompt, Seat, Spoken, Taken, Variant, Viewer, Words,
    game::BoxSide,
    options::OptionSpec,
    phrase::Phrase,
    sketch::Sketch,
    steps,
    words::{Bilingual, Voice},
};

impl Spoken for ShadowKingdoms {
    const LOCALES: Bilingual =
        Bilingual { fr: include_str!("../locales/fr.ftl"), en: include_str!("../locales/en.ftl") };
    const RULES: Bilingual = Bilingual { fr: include_str!("../rules/fr.md"), en: include_str!("../rules/en.md") };
    const BOX: BoxSide = BoxSide { minutes: 90, weight: 3, solo: true };

    fn options(content: &'static Content) -> Vec<OptionSpec> {
        options::specs(content)
    }

    fn catalogue(content: &'static Content) -> serde_json::Value {
        serde_json::to_value(crate::catalogue::catalogue(content)).expect("a catalogue is plain data")
    }

    fn variants() -> Vec<Variant<crate::Options>> {
        options::variants()
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        steps::prompt(self, seat).unwrap_or_else(|| ask("ask-nothing", "end"))
    }

    fn describe(&self, seat: Seat, action: &Action) -> Phrase {
        labels::describe(self, seat, *action)
    }

    fn targets(&self, _: Seat, action: &Action) -> Vec<String> {
        targets::targets(self, *action)
    }

    /// A die, a card or a bonus that could be had is let go.
    fn gives_up(&self, seat: Seat, action: &Action) -> bool {
        *action == Action::Decline && labels::could_gain(self, seat)
    }

    fn tell(content: &'static Content, event: &Event) -> Phrase {
        story::tell(content, event)
    }

    fn taken(content: &'static Content, event: &Event) -> Option<Taken> {
        story::taken(content, event)
    }

    fn explain(_: &'static Content, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::GameOver => Phrase::new("no-game-over"),
            Refusal::NotAsked => Phrase::new("no-not-asked"),
            Refusal::NotNow => Phrase::new("no-not-now"),
            Refusal::Empty => Phrase::new("no-empty"),
            Refusal::BoardTaken => Phrase::new("no-board-taken"),
            Refusal::SamePlace => Phrase::new("no-same-place"),
            Refusal::NoDie => Phrase::new("no-die"),
            Refusal::AdversaryThere => Phrase::new("no-adversary-there"),
            Refusal::NothingToExecute => Phrase::new("no-nothing-to-execute"),
            Refusal::TooDear { missing } => Phrase::new("no-too-dear").with("goods", gold(missing)),
            Refusal::ChampionLimit { limit } => Phrase::new("no-champion-limit").with("n", limit),
            Refusal::SlotClosed => Phrase::new("no-slot-closed"),
            Refusal::SlotTaken => Phrase::new("no-slot-taken"),
            Refusal::NoMagic => Phrase::new("no-magic"),
            Refusal::NoGem => Phrase::new("no-gem"),
            Refusal::CannotCycleHere => Phrase::new("no-cycling-here"),
            Refusal::DieAtItsEnd => Phrase::new("no-die-at-its-end"),
            Refusal::CriterionNotMet => Phrase::new("no-criterion"),
            Refusal::AlreadyClaimed => Phrase::new("no-already-claimed"),
            Refusal::CirclesFull => Phrase::new("no-circles-full"),
            Refusal::SpotUncovered => Phrase::new("no-spot-uncovered"),
            Refusal::SpotLocked { after } => {
                Phrase::new("no-spot-locked").with("spot", Phrase::new(format!("spot-{}", after.id())))
            }
            Refusal::ZoneTaken => Phrase::new("no-zone-taken"),
            Refusal::LinkNotCompleted => Phrase::new("no-link"),
            Refusal::PileEmpty => Phrase::new("no-pile-empty"),
            Refusal::WouldLeaveNothing => Phrase::new("no-would-leave-nothing"),
            Refusal::CannotExecute => Phrase::new("no-cannot-execute"),
            Refusal::DoesNotFit => Phrase::new("no-does-not-fit"),
        }
    }

    fn vocabulary(content: &'static Content) -> Vec<String> {
        let mut words: Vec<String> =
            ["game-title", "game-pitch", "game-about", "adversary"].map(str::to_owned).to_vec();
        words.extend(content.plans.iter().map(|it| format!("plan-{}", it.id)));
        words.extend(content.champions.iter().map(|it| format!("champion-{}", it.id)));
        words.extend(content.awards.iter().map(|it| format!("award-{}", it.id)));
        words.extend(content.boards.iter().map(|it| format!("board-{}", it.id)));
        words.extend(content.scrolls.iter().map(|it| format!("scroll-{}", it.id)));
        words.extend(Troop::ALL.map(|it| format!("troop-{}", it.id())));
        words.extend(Shrine::ALL.map(|it| format!("shrine-{}", it.id())));
        words.extend(Place::ALL.map(|it| format!("place-{}", it.id())));
        words.extend(Battle::ALL.map(|it| format!("battle-{}", it.id())));
        words.extend(Row::ALL.map(|it| format!("row-{}", it.id())));
        words.extend(Slot::ALL.map(|it| format!("slot-{}", it.id())));
        words.extend(Face::ALL.map(|it| format!("face-{}", it.id())));
        words.extend(Chain::ALL.map(|it| format!("chain-{}", it.id())));
        words.extend(Resource::ALL.map(|it| format!("goods-{}", it.id())));
        words.extend(Spot::ALL.iter().flat_map(|it| ["", "-about"].map(|end| format!("spot-{}{end}", it.id()))));
        let gains = Moment::ALL.iter().filter(|it| !texts::is_payment(**it) && **it != Moment::StrengthCounted);
        words.extend(gains.map(|it| format!("moment-{}", it.id())));
        let payments = Moment::ALL.iter().filter(|it| texts::is_payment(**it));
        words.extend(payments.map(|it| format!("power-{}", it.id())));
        let levels = content.solo.levels.iter();
        words.extend(levels.flat_map(|it| [format!("adversary-{it}"), format!("adversary-{it}-about")]));
        let options = options::specs(content);
        words.extend(options.iter().flat_map(|it| [format!("option-{}", it.key), format!("option-{}-about", it.key)]));
        let lines = ["plans", "zones", "awards", "influence", "champions", "dice", "start", "meetings"];
        words.extend(lines.map(|line| format!("score-{line}")));
        words.extend(["champion", "plan", "award"].map(|family| format!("taken-{family}")));
        words.extend(["verdict-outscored", "verdict-not-outscored"].map(str::to_owned));
        words.extend(Missed::ALL.map(|it| format!("log-missed-{}", it.id())));
        words.extend(crate::sketch::vocabulary());
        words
    }

    fn sketch(&self, viewer: Viewer, words: &Words, voice: Voice<'_>) -> Sketch {
        crate::sketch::draw(self, viewer, words, voice)
    }
}
