//! The game's words: what is asked, what a button says, why something is refused.

mod doing;
mod names;
mod story;

use crate::{
    Action, Content, Event, Refusal, Valroc,
    campaign::Length,
    cards::{Kind, Size, Token},
    catalogue,
    elements::Element,
    options,
    places::{Pawn, Place},
    scoring::SOURCES,
    sketch,
};
pub(crate) use names::{centre, effect, element, nothing, objective, spell_effect, test_key};
use taverne_engine::{Seat, Spoken, game::BoxSide, phrase::Phrase};

impl Spoken for Valroc {
    taverne_engine::spoken_in_steps!(catalogue, options, sketch);

    const BOX: BoxSide = BoxSide { minutes: 60, weight: 3, solo: true };

    fn describe(&self, seat: Seat, action: &Action) -> Phrase {
        self.describe_action(seat, *action)
    }

    fn targets(&self, _: Seat, action: &Action) -> Vec<String> {
        self.targets_of(*action)
    }

    fn gives_up(&self, seat: Seat, action: &Action) -> bool {
        self.lets_go(seat, *action)
    }

    fn tell(content: &'static Content, event: &Event) -> Phrase {
        story::tell(content, event)
    }

    fn explain(_: &'static Content, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::GameOver => Phrase::new("no-game-over"),
            Refusal::NotAsked => Phrase::new("no-not-asked"),
            Refusal::NotNow => Phrase::new("no-not-now"),
            Refusal::NotThere => Phrase::new("no-not-there"),
            Refusal::NotOwned => Phrase::new("no-not-owned"),
            Refusal::MythicKept { count } => Phrase::new("no-mythic-kept").with("n", count),
            Refusal::PawnPlaced => Phrase::new("no-pawn-placed"),
            Refusal::MageIdle => Phrase::new("no-mage-idle"),
            Refusal::MonkElsewhere => Phrase::new("no-monk-elsewhere"),
            Refusal::WrongPawn => Phrase::new("no-wrong-pawn"),
            Refusal::NoChangeNeeded => Phrase::new("no-no-change-needed"),
            Refusal::Occupied => Phrase::new("no-occupied"),
            Refusal::Closed => Phrase::new("no-closed"),
            Refusal::AlreadyThere { place } => Phrase::new("no-already-there").with("place", names::place(place)),
            Refusal::MissingVals { amount } => Phrase::new("no-missing-vals").with("n", amount),
            Refusal::MissingPm { amount } => Phrase::new("no-missing-pm").with("n", amount),
            Refusal::NothingOnOffer => Phrase::new("no-nothing-on-offer"),
            Refusal::TrackFull => Phrase::new("no-track-full"),
            Refusal::WrongMix => Phrase::new("no-wrong-mix"),
            Refusal::TooWeak { element: weak, amount } => {
                Phrase::new("no-too-weak").with("element", element(weak)).with("n", amount)
            }
            Refusal::NotTamed => Phrase::new("no-not-tamed"),
            Refusal::MountNotNeeded => Phrase::new("no-mount-not-needed"),
            Refusal::WrongMoment => Phrase::new("no-wrong-moment"),
            Refusal::NoEffect => Phrase::new("no-no-effect"),
            Refusal::WrongTarget => Phrase::new("no-wrong-target"),
        }
    }

    fn vocabulary(content: &'static Content) -> Vec<String> {
        let mut words = ["phantom", "blood-pure", "blood-hybrid"].map(str::to_owned).to_vec();
        words.extend(Element::ALL.iter().flat_map(|it| [format!("element-{}", it.id()), format!("title-{}", it.id())]));
        words.extend(Kind::ALL.map(|kind| format!("kind-{}", kind.id())));
        words.extend(Pawn::ALL.map(|pawn| format!("pawn-{}", pawn.id())));
        words.extend(Place::ALL.map(|place| format!("place-{}", place.id())));
        words.extend(Token::ALL.map(|token| format!("token-{}", token.id())));
        let vials = |size: &Size| ["cards", "tokens"].map(|kind| format!("vial-{kind}-{}", size.id()));
        words.extend(Size::ALL.iter().flat_map(vials));
        words.extend(content.creatures.iter().map(|card| format!("creature-{}", card.id)));
        words.extend(content.courses.iter().map(|card| format!("course-{}", card.id)));
        words.extend(content.spells.iter().map(|card| format!("spell-{}", card.id)));
        for magic in &content.magics {
            words.extend(["", "-0", "-1"].map(|slot| format!("magic-{}{slot}", magic.id)));
        }
        let effects = content.courses.iter().map(|card| card.effect);
        let effects = effects.chain(content.magics.iter().flat_map(|card| card.effects));
        let effects = effects.map(effect).chain(content.spells.iter().map(|card| spell_effect(card.effect)));
        words.extend(effects.map(|phrase| phrase.key.into_owned()));
        words.extend(SOURCES.map(|line| format!("score-{line}")));
        words.extend(["verdict-reached", "verdict-short"].map(str::to_owned));
        let phases = ["draft", "planning", "closing", "offerings", "final_count", "over"];
        words.extend(phases.map(|phase| format!("phase-{phase}")));
        let campaign = ["name", "about", "short", "verdict", "verdict-titles"].map(|key| format!("campaign-{key}"));
        words.extend(campaign);
        words.extend(["option-length", "option-length-about"].map(str::to_owned));
        words.extend(Length::ALL.map(|length| format!("length-{}", length.id())));
        words.extend(Element::ALL.map(|element| format!("title-{}", element.id())));
        words.extend(content.classes().iter().map(|class| format!("class-{}", class.id)));
        words.extend(content.campaign.objectives.iter().map(|it| format!("objective-{}", test_key(it.test))));
        words.extend(sketch::vocabulary());
        words
    }
}
