//! The game's words: what is asked, what a button says, why something is refused.

mod labels;
mod story;
mod targets;
mod texts;

pub(crate) use texts::{die, gold};

use crate::{
    Action, Content, Event, Refusal, ShadowKingdoms,
    cards::{Battle, Chain, Face, Moment, Place, Row, Shrine, Slot, Spot},
    catalogue,
    dice::Troop,
    event::Missed,
    goods::Resource,
    options, sketch,
};
use taverne_engine::{Seat, Spoken, Taken, game::BoxSide, phrase::Phrase};

impl Spoken for ShadowKingdoms {
    taverne_engine::spoken_in_steps!(catalogue, options, sketch);

    const BOX: BoxSide = BoxSide { minutes: 90, weight: 3, solo: true };

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
        let mut words = vec!["adversary".to_owned()];
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
        let lines = ["plans", "zones", "awards", "influence", "champions", "dice", "start", "meetings"];
        words.extend(lines.map(|line| format!("score-{line}")));
        words.extend(["champion", "plan", "award"].map(|family| format!("taken-{family}")));
        words.extend(["verdict-outscored", "verdict-not-outscored"].map(str::to_owned));
        words.extend(Missed::ALL.map(|it| format!("log-missed-{}", it.id())));
        words.extend(sketch::vocabulary());
        words
    }
}
