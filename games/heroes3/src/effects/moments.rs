//! RULES 5, 6, 11: what buildings, units, cards in play and the astrologers say at a moment outside combat.

use super::Effects;
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::{
        ListId, Trigger, Verb,
        map::{MapVerb, Moment, Spoken},
    },
    kinds::{FieldId, Morale, Slot, Timing, UnitId, Which},
    player::Lasting,
    steps::Journal,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped},
};

/// More than buildings, army and cards have to say at one moment.
const MOST_SPEAKERS: usize = 48;

/// Who speaks; several things of one kind are told apart by a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Speaker {
    Building(Slot, u8),
    /// The location of the field.
    Location(u8),
    Unit(UnitId, u8),
    Permanent,
    Astrologer,
    /// A hero may move one field, as Logistics said.
    Stride,
}

/// What somebody says: its cost, what it does, and whether it may be declined.
#[derive(Clone, Copy, Debug)]
struct Words {
    cost: ListId,
    does: ListId,
    optional: bool,
}

/// Something speaks: it asks whether it is wanted, is paid for, and is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Speak {
    pub seat: Seat,
    pub hero: Which,
    pub field: FieldId,
    pub by: Speaker,
}

impl Speak {
    fn words(self, game: &Heroes3) -> Option<Words> {
        let of = |it: &Spoken| Words { cost: it.cost, does: it.does, optional: it.optional };
        let content = game.content.0;
        let player = game.player(self.seat);
        match self.by {
            Speaker::Building(slot, at) => game.building_effects(self.seat, slot).get(usize::from(at)).map(of),
            Speaker::Location(at) => game.location_effects(self.field).get(usize::from(at)).map(of),
            Speaker::Unit(unit, at) => {
                let troop = player.army.iter().find(|it| it.unit == unit)?;
                let ability = content.figures(unit, troop.face).abilities.get(usize::from(at))?;
                Some(Words { cost: ability.cost, does: ability.does, optional: ability.optional })
            }
            Speaker::Permanent => {
                let play = content.card(player.permanent?).plays.iter().find(|it| it.moment.is_some())?;
                Some(Words { cost: play.cost, does: play.rows[0].does, optional: false })
            }
            Speaker::Astrologer => {
                let card = content.astrologer(game.realm.astrologer?);
                Some(Words { cost: ListId::NOTHING, does: card.does, optional: card.optional })
            }
            Speaker::Stride => None,
        }
    }

    fn effects(self, list: ListId) -> Effects {
        Effects::of_seat(list, self.seat, self.hero, self.field)
    }

    fn possible(self, game: &Heroes3, words: Words) -> bool {
        let paid = words.cost == ListId::NOTHING || self.effects(words.cost).possible(game);
        paid && self.effects(words.does).possible(game)
    }

    fn carry_out(self, game: &mut Heroes3, words: Words) {
        let effects = self.effects(words.does);
        game.agenda.push(if words.optional && words.cost == ListId::NOTHING { effects.declinable() } else { effects });
        if words.cost != ListId::NOTHING {
            game.agenda.push(self.effects(words.cost));
        }
    }
}

/// Whether the first question of a list lets one decline anyway.
fn asks_itself(list: &[Verb]) -> bool {
    matches!(
        list,
        [Verb::Choose { .. }]
            | [Verb::Map(
                MapVerb::Search { .. }
                    | MapVerb::Reinforce(_)
                    | MapVerb::RecruitNeutral(_)
                    | MapVerb::TakeMachine { .. }
                    | MapVerb::Trade
                    | MapVerb::MoveHero
                    | MapVerb::Peek { deck: None }
            )]
    )
}

impl Question<Heroes3> for Speak {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, _: &mut Journal) -> Flow {
        if self.by == Speaker::Stride {
            game.done();
            game.agenda.push(super::map::ways::MoveHero { seat: self.seat });
            return Flow::Go;
        }
        let words = self.words(game).filter(|&it| self.possible(game, it));
        let Some(words) = words else { return game.done() };
        let asked = words.cost != ListId::NOTHING || !asks_itself(game.content.0.list(words.does));
        if words.optional && asked {
            return Flow::Ask;
        }
        game.done();
        self.carry_out(game, words);
        Flow::Go
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Accept);
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Accept if self.words(game).is_some_and(|it| self.possible(game, it)) => Ok(()),
            Action::Accept => Err(Refusal::NoEffect),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        if action == Action::Accept
            && let Some(words) = self.words(game)
        {
            self.carry_out(game, Words { optional: false, ..words });
        }
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let content = game.content.0;
        let said = self.words(game).map_or_else(
            || Phrase::new("nothing"),
            |it| {
                let does = content.list_texts[it.does.index()].clone();
                if it.cost == ListId::NOTHING {
                    return does;
                }
                let cost = content.list_texts[it.cost.index()].clone();
                Phrase::new("text-cost").with("cost", cost).with("text", does)
            },
        );
        let who = game.speaker_name(self);
        let rule = match self.by {
            Speaker::Building(..) => "buildings",
            Speaker::Astrologer => "astrologers",
            Speaker::Location(_) => "locations",
            Speaker::Unit(..) => "unit-abilities",
            Speaker::Permanent | Speaker::Stride => "cards",
        };
        Prompt { question: Phrase::new("ask-speak").with("who", who).with("text", said), rule }
    }
}

impl Heroes3 {
    /// What a building of a player says.
    pub(crate) fn building_effects(&self, seat: Seat, slot: Slot) -> &'static [Spoken] {
        &self.content.0.town(self.player(seat).faction).buildings[slot as usize].effects
    }

    /// What the location of a field says.
    pub(crate) fn location_effects(&self, field: FieldId) -> &'static [Spoken] {
        &self.content.0.location(self.location_at(field)).effects
    }

    pub(crate) fn speaker_name(&self, it: Speak) -> Phrase {
        let content = self.content.0;
        let player = self.player(it.seat);
        match it.by {
            Speaker::Building(slot, _) => Phrase::new(format!("building-{}-{}", player.faction.id(), slot.id())),
            Speaker::Location(_) => {
                Phrase::new(format!("location-{}", content.location(self.location_at(it.field)).id))
            }
            Speaker::Unit(unit, _) => content.unit_name(unit),
            Speaker::Permanent => player.permanent.map_or_else(|| Phrase::new("nothing"), |it| content.card_name(it)),
            Speaker::Astrologer => {
                let card = self.realm.astrologer.map(|it| &content.astrologer(it).id);
                card.map_or_else(|| Phrase::new("nothing"), |id| Phrase::new(format!("astrologer-{id}")))
            }
            Speaker::Stride => Phrase::new("ability-logistics"),
        }
    }

    /// RULING 62: at a moment speak, of one player, the buildings in the order of their slots, the army, the permanent card,
    /// then what lies on the table.
    pub(crate) fn run_moment(&mut self, moment: Moment, seat: Seat) {
        let speak = |by| {
            let field = self.player(seat).hero_on_map(Which::Main).map_or(FieldId::NOWHERE, |it| it.field);
            Speak { seat, hero: Which::Main, field, by }
        };
        let content = self.content.0;
        let player = self.player(seat);
        let mut said: ArrayVec<Speak, MOST_SPEAKERS> = ArrayVec::new();
        for slot in Slot::ALL.into_iter().filter(|&it| player.has_built(it)) {
            let effects = self.building_effects(seat, slot).iter().enumerate();
            let now = effects.filter(|(_, it)| it.moment == moment);
            said.extend(now.map(|(at, _)| speak(Speaker::Building(slot, at as u8))));
        }
        for troop in &player.army {
            let abilities = content.figures(troop.unit, troop.face).abilities.iter().enumerate();
            let now = abilities.filter(|(_, it)| it.on_map == Some(moment) && it.does != ListId::NOTHING);
            said.extend(now.map(|(at, _)| speak(Speaker::Unit(troop.unit, at as u8))));
        }
        let plays = player.permanent.map_or(&[][..], |it| &content.card(it).plays);
        if plays.iter().any(|it| it.timing == Timing::Permanent && it.moment == Some(moment)) {
            said.push(speak(Speaker::Permanent));
        }
        if moment == Moment::TurnEnd && player.lasting.stride {
            said.push(speak(Speaker::Stride));
        }
        if self.realm.astrologer.is_some_and(|it| self.astrologer_speaks(it, moment)) {
            said.push(speak(Speaker::Astrologer));
        }
        said.into_iter().rev().for_each(|it| self.agenda.push(it));
    }

    /// Whether a building can be used now, once a turn.
    pub(crate) fn check_building(&self, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        let player = self.player(seat);
        let speak = self.building_of_turn(seat, slot).ok_or(Refusal::NotNow)?;
        if !player.has_built(slot) {
            return Err(Refusal::Needs { slot });
        }
        if player.once >> slot as u8 & 1 == 1 {
            return Err(Refusal::UsedThisTurn);
        }
        let possible = speak.words(self).is_some_and(|it| speak.possible(self, it));
        if possible { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    fn building_of_turn(&self, seat: Seat, slot: Slot) -> Option<Speak> {
        let at = self.building_effects(seat, slot).iter().position(|it| it.moment == Moment::Turn)?;
        let field = self.player(seat).hero_on_map(Which::Main).map_or(FieldId::NOWHERE, |it| it.field);
        Some(Speak { seat, hero: Which::Main, field, by: Speaker::Building(slot, at as u8) })
    }

    pub(crate) fn use_building(&mut self, seat: Seat, slot: Slot) {
        if let Some(speak) = self.building_of_turn(seat, slot) {
            self.player_mut(seat).once |= 1 << slot as u8;
            self.agenda.push(speak);
        }
    }

    /// What a building says when it is built.
    pub(crate) fn building_speaks(&mut self, seat: Seat, slot: Slot, moment: Moment) {
        let field = self.player(seat).hero_on_map(Which::Main).map_or(FieldId::NOWHERE, |it| it.field);
        let effects = self.building_effects(seat, slot).iter().enumerate().rev();
        for (at, _) in effects.filter(|(_, it)| it.moment == moment) {
            self.agenda.push(Speak { seat, hero: Which::Main, field, by: Speaker::Building(slot, at as u8) });
        }
    }

    /// Units of the army that can be used now, once a turn each: by their place in the army.
    pub(crate) fn check_unit(&self, seat: Seat, unit: UnitId) -> Result<(), Refusal> {
        let player = self.player(seat);
        let place = player.army.iter().position(|it| it.unit == unit).ok_or(Refusal::NotInArmy)?;
        let speak = self.unit_of_turn(seat, unit).ok_or(Refusal::NotNow)?;
        if player.once >> (8 + place) & 1 == 1 {
            return Err(Refusal::UsedThisTurn);
        }
        let possible = speak.words(self).is_some_and(|it| speak.possible(self, it));
        if possible { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    fn unit_of_turn(&self, seat: Seat, unit: UnitId) -> Option<Speak> {
        let player = self.player(seat);
        let troop = player.army.iter().find(|it| it.unit == unit)?;
        let abilities = &self.content.0.figures(unit, troop.face).abilities;
        let of_turn = |it: &crate::cards::Ability| {
            it.trigger == Trigger::Map && it.on_map == Some(Moment::Turn) && it.does != ListId::NOTHING
        };
        let at = abilities.iter().position(of_turn)?;
        let field = player.hero_on_map(Which::Main).map_or(FieldId::NOWHERE, |it| it.field);
        Some(Speak { seat, hero: Which::Main, field, by: Speaker::Unit(unit, at as u8) })
    }

    pub(crate) fn use_unit(&mut self, seat: Seat, unit: UnitId) {
        let place = self.player(seat).army.iter().position(|it| it.unit == unit);
        if let (Some(place), Some(speak)) = (place, self.unit_of_turn(seat, unit)) {
            self.player_mut(seat).once |= 1 << (8 + place);
            self.agenda.push(speak);
        }
    }

    /// RULES 13.3: ongoing cards of the map stay until the next own turn starts.
    pub(crate) fn drop_lasting(&mut self, seat: Seat, journal: &mut Journal) {
        let recalled = self.player(seat).lasting.recalled;
        self.player_mut(seat).lasting = Lasting { recalled, ..Lasting::default() };
        let in_play = std::mem::take(&mut self.player_mut(seat).in_play);
        for (card, to_hand) in in_play {
            let player = self.player_mut(seat);
            if to_hand {
                player.hand.push(card);
            } else {
                player.discard.push(card);
            }
            journal.tell_all(|| Event::EffectEnded { card });
        }
    }

    /// Whether a card stays in play on the map after a combat.
    pub(crate) fn stays_on_map(&self, card: crate::kinds::CardId) -> bool {
        let map =
            |it: &crate::cards::Play| it.timing == Timing::Ongoing && it.windows.contains(crate::kinds::Window::Map);
        self.content.card(card).plays.iter().any(map)
    }

    /// RULES 9: a positive token rolls a die again.
    pub(crate) fn spend_morale_on_die(&mut self, seat: Seat, journal: &mut Journal) {
        self.player_mut(seat).morale = Morale::None;
        journal.tell_all(|| Event::MoraleNow { seat, morale: Morale::None });
    }

    /// RULES 12: no cards are played in a combat of the secondary hero, or of an army that defends alone.
    #[inline]
    pub(crate) fn leads(&self, seat: Seat) -> bool {
        let _ = seat;
        self.is_skirmish() || self.realm.foe.is_none() || self.realm.fighter == Some(Which::Main)
    }
}
