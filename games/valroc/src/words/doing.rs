//! Actions as a button would say them, and the things on the board they are about.

use super::names::{self, element};
use crate::{
    Action, Valroc,
    action::{Change, Mix, Sip, Trade},
    cards::{ActionId, Size},
    cave::{AlsoTake, UseCard},
    elements::Element,
    places::{Place, Spot},
    steps::Step,
    university::Enrol,
};
use taverne_engine::{Phrase, Seat};

impl Valroc {
    /// The card or token that a play between actions uses.
    pub(crate) fn play_name(&self, action: Action) -> Option<Phrase> {
        match action {
            Action::Cast { spell, .. } => Some(self.content.spell_name(spell)),
            Action::UseCourse { course, .. } => Some(self.content.course_name(course)),
            Action::Drink(Sip::Rest) => Some(Phrase::new("token-flask5")),
            Action::Drink(_) => Some(Phrase::new("token-flask10")),
            _ => None,
        }
    }

    pub(super) fn describe_action(&self, seat: Seat, action: Action) -> Phrase {
        let content = self.content.0;
        let of = |key: &'static str, it: Element| Phrase::new(key).with("element", element(it));
        match action {
            Action::Pick(card) => Phrase::new("do-pick").with("card", content.creature_name(card)),
            Action::Drop(card) => Phrase::new("do-drop").with("card", content.creature_name(card)),
            Action::Study(one, two) => Phrase::new("do-study").with("one", element(one)).with("two", element(two)),
            Action::Place { pawn, spot, change } => Phrase::new("do-place")
                .with("pawn", names::pawn(pawn, change.is_some()))
                .with("spot", self.spot_name(seat, spot)),
            Action::StopPlanning => Phrase::new("do-stop-planning"),
            Action::Invert(Trade::ValsToPm) => Phrase::new("do-invert-vals"),
            Action::Invert(Trade::PmToVals) => Phrase::new("do-invert-pm"),
            Action::Strike(it) => of("do-strike", it),
            Action::Convert { trade: Trade::ValsToPm, amount } => Phrase::new("do-convert-vals").with("n", amount),
            Action::Convert { trade: Trade::PmToVals, amount } => Phrase::new("do-convert-pm").with("n", amount),
            Action::KeepSpell(card) => Phrase::new("do-keep-spell").with("card", content.spell_name(card)),
            Action::GiveUpSpell(card) => Phrase::new("do-give-up").with("card", content.spell_name(card)),
            Action::UseCard(which) => {
                Phrase::new("do-use-card").with("n", u16::from(which) + 1).with("found", self.card_offers(which))
            }
            Action::AlsoTake(zone) => Phrase::new("do-also-take").with("found", self.zone_offers(zone)),
            Action::Teleport(room) => of("do-teleport", room),
            Action::Draw { berries: 0, double } => Phrase::new("do-draw").with("n", 1 + u8::from(double)),
            Action::Draw { berries, double } => {
                let cards = 1 + u16::from(berries) + u16::from(double);
                Phrase::new("do-draw-berries").with("n", cards).with("berries", berries)
            }
            Action::StopTraining => Phrase::new("do-stop-training"),
            Action::Heal => Phrase::new("do-heal"),
            Action::Endure => Phrase::new("do-endure"),
            Action::CountUp(it) => of("do-count-up", it),
            Action::Brew(mix) => Phrase::new("do-brew").with("vials", vials(mix)),
            Action::DiscardVial(size) => Phrase::new("do-discard-vial").with("vial", names::size(size)),
            Action::Serve(it) => of("do-serve", it),
            Action::Offer { vals, diamond } => {
                Phrase::new(if diamond { "do-offer-diamond" } else { "do-offer" }).with("n", vals)
            }
            Action::Enrol => self.describe_enrol(),
            Action::Fight { creature, mount, second } => {
                let key = match (mount, second) {
                    (None, _) => "do-fight",
                    (Some(_), None) => "do-fight-riding",
                    (Some(_), Some(_)) => "do-fight-riding-two",
                };
                let known = creature.index() < content.creatures.len() && seat.index() < self.table();
                let cost = if known { self.fight_cost(seat, creature) } else { 0 };
                let phrase = Phrase::new(key).with("card", content.creature_name(creature)).with("pm", cost);
                let phrase = mount.map_or(phrase.clone(), |it| phrase.with("mount", content.creature_name(it)));
                second.map_or(phrase.clone(), |it| phrase.with("second", content.creature_name(it)))
            }
            Action::Bid { vals, diamond } => {
                Phrase::new(if diamond { "do-bid-diamond" } else { "do-bid" }).with("n", vals)
            }
            Action::Cast { spell, on, element: aim } => {
                let card = content.spell_name(spell);
                let cast = match (on, aim) {
                    (Some(who), Some(it)) => of("do-cast-on-element", it).with("card", card).with("who", who),
                    (Some(who), None) => Phrase::new("do-cast-on").with("card", card).with("who", who),
                    (None, _) => Phrase::new("do-cast").with("card", card),
                };
                let known = spell.index() < content.spells.len() && seat.index() < self.table();
                let sits = on.is_none_or(|who| who.index() < self.table());
                let idle = known && sits && self.is_idle_cast(seat, spell, on, aim);
                if idle { Phrase::new("do-cast-idle").with("cast", cast) } else { cast }
            }
            Action::UseCourse { course, element: Some(it) } => {
                of("do-use-course-element", it).with("card", content.course_name(course))
            }
            Action::UseCourse { course, element: None } => {
                Phrase::new("do-use-course").with("card", content.course_name(course))
            }
            Action::Drink(Sip::Whole) => Phrase::new("do-drink-whole"),
            Action::Drink(Sip::Half) => Phrase::new("do-drink-half"),
            Action::Drink(Sip::Rest) => Phrase::new("do-drink-rest"),
            Action::Plunder { statue, vals } => of("do-plunder", statue).with("n", vals),
            Action::Pass => Phrase::new("do-pass"),
            Action::PassPlace => Phrase::new("do-pass-place"),
            Action::PassRound => Phrase::new("do-pass-round"),
            Action::PassGame => Phrase::new("do-pass-game"),
            Action::Listen => Phrase::new("do-listen"),
            Action::Decline if matches!(self.agenda.now(), Some(Step::Offer(_))) => Phrase::new("do-other-statue"),
            Action::Decline => Phrase::new("do-decline"),
        }
    }

    fn describe_enrol(&self) -> Phrase {
        let slot = match self.agenda.now() {
            Some(Step::Enrol(Enrol { slot })) => usize::from(slot),
            _ => usize::MAX,
        };
        let phrase = Phrase::new("do-enrol");
        match self.board.courses.get(slot).copied().flatten() {
            Some(course) => {
                let card = self.content.course(course);
                phrase.with("card", self.content.course_name(course)).with("vals", card.vals).with("pm", card.magic)
            }
            None => phrase.with("card", names::nothing()).with("vals", 0u8).with("pm", 0u8),
        }
    }

    fn spot_name(&self, seat: Seat, spot: Spot) -> Phrase {
        let magic = |slot| self.board.magic.map_or_else(names::nothing, |it| self.content.magic_name(it, slot));
        match (spot.place(), spot.slot()) {
            (Place::DarkQuarter, Some(slot)) => Phrase::new("spot-dark-top").with("magic", magic(slot as u8)),
            (Place::Cave, Some(room)) => Phrase::new("spot-cave").with("element", element(Element::of(room))),
            (Place::University, Some(slot)) => {
                let course = self.board.courses[slot];
                let name = course.map_or_else(names::nothing, |it| self.content.course_name(it));
                let player = self.players.get(seat.index());
                let known = course.is_some_and(|it| player.is_some_and(|player| player.courses.contains(it)));
                Phrase::new(if known { "spot-course-known" } else { "spot-course" }).with("card", name)
            }
            _ => names::place(spot.place()),
        }
    }

    fn reward_of(&self, card: ActionId, zone: Element) -> Phrase {
        self.content.action(card).zones[zone.index()].map_or_else(names::nothing, names::reward)
    }

    fn card_offers(&self, which: u8) -> Phrase {
        match self.agenda.now() {
            Some(Step::UseCard(UseCard { room, cards })) if which < 2 => {
                self.reward_of(cards[usize::from(which)], room)
            }
            _ => names::nothing(),
        }
    }

    fn zone_offers(&self, zone: Element) -> Phrase {
        match self.agenda.now() {
            Some(Step::AlsoTake(AlsoTake { card, .. })) => self.reward_of(card, zone),
            _ => names::nothing(),
        }
    }

    pub(super) fn targets_of(&self, action: Action) -> Vec<String> {
        let content = self.content.0;
        let creature = |card: crate::cards::CreatureId| {
            content.creatures.get(card.index()).map(|card| format!("creature:{}", card.id))
        };
        let course =
            |card: crate::cards::CourseId| content.courses.get(card.index()).map(|card| format!("course:{}", card.id));
        let spell =
            |card: crate::cards::SpellId| content.spells.get(card.index()).map(|card| format!("spell:{}", card.id));
        let statue = |it: Element| format!("statue:{}", it.id());
        let seat_of = |seat: Seat| format!("seat:{}", seat.index());
        let element_of = |it: Element| format!("element:{}", it.id());
        let amount_of = |n: u8| format!("amount:{n}");
        match action {
            Action::Pick(card) | Action::Drop(card) => creature(card).into_iter().collect(),
            Action::Study(one, two) => vec![element_of(one), element_of(two)],
            Action::Place { pawn, spot, change } => {
                let change = match change {
                    Some(Change::Mushroom) => Some("token:mushroom".to_owned()),
                    Some(Change::Course(it)) => course(it),
                    None => None,
                };
                [format!("pawn:{}", pawn.id()), self.spot_target(spot)].into_iter().chain(change).collect()
            }
            Action::Invert(_) => vec!["place:dark_quarter".into()],
            Action::Convert { trade, amount } => vec![format!("trade:{}", trade.id()), amount_of(amount)],
            Action::Strike(it) | Action::CountUp(it) => vec![element_of(it)],
            Action::KeepSpell(card) => spell(card).into_iter().collect(),
            Action::GiveUpSpell(card) => {
                content.spells.get(card.index()).map(|card| format!("used:{}", card.id)).into_iter().collect()
            }
            Action::UseCard(which) => vec![format!("shown:{which}")],
            Action::AlsoTake(zone) => vec![format!("zone:{}", zone.id())],
            Action::Teleport(room) => vec![format!("cave:{}", room.id())],
            Action::Draw { .. } => vec!["deck:actions".into()],
            Action::Heal => vec!["token:plant".into()],
            Action::Brew(mix) => {
                let some =
                    Size::ALL.into_iter().filter(|size| mix.cards[size.index()] > 0 || mix.tokens[size.index()] > 0);
                some.map(|size| format!("vial:{}", size.id())).collect()
            }
            Action::DiscardVial(size) => vec![format!("vial:{}", size.id())],
            Action::Serve(it) => vec![statue(it)],
            Action::Offer { vals, diamond } | Action::Bid { vals, diamond } => {
                [amount_of(vals)].into_iter().chain(diamond.then(|| "token:diamond".into())).collect()
            }
            Action::Plunder { statue: it, vals } => vec![statue(it), amount_of(vals)],
            Action::Enrol => match self.agenda.now() {
                Some(Step::Enrol(Enrol { slot })) => vec![format!("university:{slot}")],
                _ => Vec::new(),
            },
            Action::Fight { creature: card, mount, second } => {
                creature(card).into_iter().chain([mount, second].into_iter().flatten().filter_map(creature)).collect()
            }
            Action::Cast { spell: card, on, element } => {
                let aims = on.map(seat_of).into_iter().chain(element.map(element_of));
                spell(card).into_iter().chain(aims).collect()
            }
            Action::UseCourse { course: card, element } => {
                course(card).into_iter().chain(element.map(element_of)).collect()
            }
            Action::Drink(Sip::Rest) => vec!["token:flask5".into()],
            Action::Drink(_) => vec!["token:flask10".into()],
            Action::Endure
            | Action::StopTraining
            | Action::StopPlanning
            | Action::Pass
            | Action::PassPlace
            | Action::PassRound
            | Action::PassGame
            | Action::Listen
            | Action::Decline => Vec::new(),
        }
    }

    /// The slot a pawn would take, such as `fountain:0`.
    fn spot_target(&self, spot: Spot) -> String {
        match (spot.place(), spot.slot()) {
            (Place::Cave, Some(room)) => format!("cave:{}", Element::of(room).id()),
            (place, _) => format!("{}:{}", place.id(), self.slot_for(spot).unwrap_or(0)),
        }
    }
}

fn vials(mix: Mix) -> Vec<Phrase> {
    let mut parts = Vec::new();
    for size in Size::ALL {
        let counts = [("cards", mix.cards[size.index()]), ("tokens", mix.tokens[size.index()])];
        for (kind, count) in counts.into_iter().filter(|&(_, count)| count > 0) {
            parts.push(Phrase::new(format!("vial-{kind}-{}", size.id())).with("n", count));
        }
    }
    if mix.bonus {
        parts.push(Phrase::new("vial-bonus"));
    }
    parts
}
