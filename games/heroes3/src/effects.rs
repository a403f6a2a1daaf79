//! What cards and units do: each verb of CARDS.md in one place, in the file of its family.
//!
//! A list of verbs is run one by one. A verb that needs a choice puts a question in front and is run again with the answer.

mod astrologers;
pub mod attacks;
pub mod choosing;
pub mod deck;
pub mod dice;
pub mod harm;
pub mod magic;
pub mod map;
pub mod moments;
pub mod places;
pub mod stats;
pub mod tokens;

use crate::{
    Heroes3, Refusal,
    cards::{ListId, Tiers, Verb, Who, map::MapVerb},
    combat::windows::CardWindow,
    fighter::{FighterId, Fighters},
    kinds::{CardId, CardKind, FieldId, Side, Which, Window},
    steps::Journal,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Seat,
    steps::{Automatic, Flow, Stepped},
};

/// No card.
const NO_CARD: u8 = u8::MAX;
/// The mark of a side that plays a card, instead of a unit.
const OF_SIDE: u8 = 0x40;
/// The mark of a player outside combat; then the seat, the hero that acts, and that the effect may be declined.
const OF_SEAT: u8 = 0x80;
const SECONDARY: u8 = 0x10;
const DECLINABLE: u8 = 0x20;

/// A list of effects on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effects {
    pub list: ListId,
    /// The verb that is next.
    pub at: u8,
    /// The unit whose ability it is, the side that plays the card, or the player whom it concerns on the map.
    by: u8,
    /// The unit that was chosen; on the map the field it is about.
    unit: u8,
    card: u8,
    /// Tiers of the unit it may be about, and how far the verb is.
    tiers: u8,
    pub stage: u8,
}

/// What a verb did.
pub(crate) enum Done {
    /// The next one.
    Next,
    /// It has put a question, or another list, in front; run it again at this stage, or go on if there is none.
    Wait(u8),
    /// The rest of the list is dropped.
    Stop,
}

impl Effects {
    pub(crate) fn of_unit(list: ListId, by: FighterId) -> Self {
        Self { list, at: 0, by: by.0, unit: FighterId::NOBODY.0, card: NO_CARD, tiers: Tiers::ALL.0, stage: 0 }
    }

    pub(crate) fn of_card(list: ListId, side: Side, card: CardId) -> Self {
        Self::of_row(list, side, card, Tiers::ALL)
    }

    pub(crate) fn of_row(list: ListId, side: Side, card: CardId, tiers: Tiers) -> Self {
        Self { by: OF_SIDE | side as u8, card: card.0, tiers: tiers.0, ..Self::of_unit(list, FighterId::NOBODY) }
    }

    /// Outside combat: for a player, by a hero of theirs, about a field.
    pub(crate) fn of_seat(list: ListId, seat: Seat, hero: Which, field: FieldId) -> Self {
        let hero = if hero == Which::Secondary { SECONDARY } else { 0 };
        Self { by: OF_SEAT | hero | seat.index() as u8, unit: field.0, ..Self::of_unit(list, FighterId::NOBODY) }
    }

    /// A list of a card that is played: in a combat for a side, on the map for the main hero.
    pub(crate) fn of_play(game: &Heroes3, seat: Seat, list: ListId, card: CardId, tiers: Tiers) -> Self {
        if game.combat.standing.is_empty() {
            let field = game.player(seat).hero_on_map(Which::Main).map_or(FieldId::NOWHERE, |it| it.field);
            Self { card: card.0, tiers: tiers.0, ..Self::of_seat(list, seat, Which::Main, field) }
        } else {
            Self::of_row(list, game.side_of(seat), card, tiers)
        }
    }

    /// The player may decline it.
    #[must_use]
    pub(crate) fn declinable(self) -> Self {
        Self { by: self.by | DECLINABLE, ..self }
    }

    pub(crate) fn may_decline(self) -> bool {
        self.on_map() && self.by & DECLINABLE != 0
    }

    /// Whether it happens outside combat.
    #[inline]
    pub(crate) fn on_map(self) -> bool {
        self.by & OF_SEAT != 0
    }

    pub(crate) fn seat(self) -> Option<Seat> {
        self.on_map().then(|| Seat::new(usize::from(self.by & 0xF)))
    }

    /// The hero that acts on the map.
    pub(crate) fn hero(self) -> Which {
        if self.by & SECONDARY == 0 { Which::Main } else { Which::Secondary }
    }

    pub(crate) fn field(self) -> FieldId {
        if self.on_map() { FieldId(self.unit) } else { FieldId::NOWHERE }
    }

    /// The same with another list.
    pub(crate) fn with_list(self, list: ListId) -> Self {
        Self { list, at: 0, stage: 0, ..self }
    }

    /// The same about a unit that is already chosen.
    pub(crate) fn about(self, unit: FighterId) -> Self {
        Self { unit: unit.0, stage: 1, ..self }
    }

    /// The side in a combat; on the map nobody asks.
    pub fn side(self) -> Side {
        if self.on_map() {
            return Side::Attacker;
        }
        if self.by & OF_SIDE == 0 {
            return FighterId(self.by).side();
        }
        if self.by & 1 == 0 { Side::Attacker } else { Side::Defender }
    }

    pub fn by(self) -> Option<FighterId> {
        FighterId(self.by).somebody()
    }

    pub fn unit(self) -> Option<FighterId> {
        if self.on_map() { None } else { FighterId(self.unit).somebody() }
    }

    pub fn card(self) -> Option<CardId> {
        (self.card != NO_CARD).then_some(CardId(self.card))
    }

    pub fn tiers(self) -> Tiers {
        Tiers(self.tiers)
    }

    fn verb(self, game: &Heroes3) -> Option<Verb> {
        game.content.0.list(self.list).get(usize::from(self.at)).copied()
    }

    /// Whether any of it could be done now, and all that has to be paid for it (RULING 79).
    pub fn possible(self, game: &Heroes3) -> bool {
        let verbs = game.content.0.list(self.list);
        let payable = |verb: &&Verb| !map::is_price(game, **verb) || possible(game, self, **verb);
        verbs.iter().any(|verb| possible(game, self, *verb)) && verbs.iter().all(|verb| payable(&verb))
    }

    /// Why it cannot be done.
    pub(crate) fn refusal(self, game: &Heroes3) -> Refusal {
        let Some(seat) = self.seat() else { return Refusal::NoEffect };
        let verbs = game.content.0.list(self.list).iter();
        let mut unpaid = verbs.filter_map(|verb| match verb {
            Verb::Map(MapVerb::Pay { goods }) => game.can_pay(seat, map::goods::price(*goods)).err(),
            _ => None,
        });
        unpaid.next_back().unwrap_or(Refusal::NoEffect)
    }

    /// Who chooses; nobody for whoever fights by itself.
    pub(crate) fn chooser(self, game: &Heroes3) -> Option<Seat> {
        self.seat().or_else(|| game.seat_of(self.side()))
    }

    /// Who leads the other side of a combat.
    pub(crate) fn enemy(self, game: &Heroes3) -> Option<Seat> {
        if self.on_map() { None } else { game.seat_of(self.side().other()) }
    }

    /// Whether it comes from a spell.
    pub(crate) fn is_spell(self, game: &Heroes3) -> bool {
        self.card().is_some_and(|it| game.content.card(it).kind == CardKind::Spell)
    }

    pub(crate) fn source(self, game: &Heroes3) -> crate::event::Source {
        match (self.card(), self.by()) {
            (Some(card), _) => crate::event::Source::Card(card),
            (None, Some(by)) => crate::event::Source::Ability(game.combat.fighter(by).unit),
            (None, None) => crate::event::Source::Attack,
        }
    }

    /// The units a verb may be about.
    pub(crate) fn candidates(self, game: &Heroes3, who: Who) -> Fighters {
        if self.on_map() {
            return Fighters::NONE;
        }
        let combat = &game.combat;
        let content = game.content.0;
        let side = self.side();
        let attack = combat.attack();
        let only = |id: Option<FighterId>| id.map_or(Fighters::NONE, |id| Fighters::NONE.with(id)).and(combat.standing);
        let units = match who {
            Who::OwnUnit | Who::AllOwnUnits => combat.side(side),
            Who::OtherOwnUnit => combat.side(side).minus(only(self.by())),
            Who::AnyUnit | Who::AllUnits => combat.standing,
            Who::Itself => only(self.by()),
            Who::SameUnit => only(self.unit()),
            Who::ActingUnit => only(attack.map(|it| it.attacker).filter(|it| it.side() == side)),
            Who::DefendingUnit => only(attack.map(|it| it.target).filter(|it| it.side() == side)),
            Who::AttackTarget | Who::RetaliationTarget => only(attack.map(|it| it.target)),
            Who::LowestInitiative => {
                let enemies = combat.side(side.other());
                let lowest = enemies.iter().map(|it| combat.initiative(content, it)).min();
                let slow = enemies.iter().filter(|&it| Some(combat.initiative(content, it)) == lowest);
                slow.fold(Fighters::NONE, Fighters::with)
            }
            Who::TwoAdjacentSpaces | Who::EmptySpace => Fighters::NONE,
            Who::BesideWalls => {
                let walls = combat.pieces.as_ref().map_or(crate::board::Spaces::NONE, |it| combat.standing_pieces(it));
                let beside = walls.spread();
                let near = combat.standing.iter().filter(|it| !it.is_tower());
                near.filter(|&it| beside.contains(combat.fighter(it).space)).fold(Fighters::NONE, Fighters::with)
            }
        };
        let spell = self.is_spell(game);
        let tiers = self.tiers();
        if !spell && tiers == Tiers::ALL {
            return units;
        }
        let fits = |&id: &FighterId| {
            tiers.contains(combat.figures(content, id).tier) && !(spell && combat.is_spell_proof(content, id))
        };
        units.iter().filter(fits).fold(Fighters::NONE, Fighters::with)
    }
}

impl Automatic<Heroes3> for Effects {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if !self.on_map() && game.drop_if_decided() {
            return Flow::Go;
        }
        let Some(verb) = self.verb(game) else { return game.done() };
        // A cancelled spell does nothing more.
        if self.is_spell(game) && game.combat.casting.cancelled && game.combat.casting.card == self.card() {
            return game.done();
        }
        // RULES 19.5: the enemy answers a spell once it is named what it is about.
        if game.combat.casting.unanswered && self.is_cast(game) && (self.stage > 0 || !self.asks(game, verb)) {
            game.combat.casting.unanswered = false;
            game.agenda.push(CardWindow::of(Window::Answer, self.side().other()));
            return Flow::Go;
        }
        let height = game.agenda.steps().len();
        match run(game, self, verb, journal) {
            Done::Next => {
                // The verb may have put steps in front; this list goes on below them.
                let next = Self { at: self.at + 1, stage: 0, unit: self.chosen(game, height), ..self };
                game.put_at(height, next);
            }
            Done::Wait(stage) => game.put_at(height, Self { stage, unit: self.chosen(game, height), ..self }),
            Done::Stop => game.put_at(height, Self { at: u8::MAX, ..self }),
        }
        Flow::Go
    }
}

impl Effects {
    /// Whether it is part of the spell that is being cast.
    fn is_cast(self, game: &Heroes3) -> bool {
        self.is_spell(game) && game.combat.casting.card == self.card()
    }

    /// Whether a verb puts a question, or another list, in front before it does anything.
    fn asks(self, game: &Heroes3, verb: Verb) -> bool {
        let mut copy = game.clone();
        let before = copy.agenda.steps().len();
        run(&mut copy, self, verb, &mut Journal::silent());
        copy.agenda.steps().len() > before
    }

    /// The unit that was chosen last, as the list on the agenda remembers it.
    fn chosen(self, game: &Heroes3, height: usize) -> u8 {
        match game.agenda.steps().get(height - 1) {
            Some(crate::steps::Step::Effects(now)) => now.unit,
            _ => self.unit,
        }
    }
}

impl Heroes3 {
    /// Changes the list of effects at a height of the agenda, if it is still there.
    fn put_at(&mut self, height: usize, effects: Effects) {
        let steps = self.agenda.steps();
        if steps.len() < height || !matches!(steps[height - 1], crate::steps::Step::Effects(_)) {
            return;
        }
        if steps.len() == height {
            self.agenda.replace(effects);
            return;
        }
        let mut above: arrayvec::ArrayVec<crate::steps::Step, { crate::DEEPEST }> = arrayvec::ArrayVec::new();
        while self.agenda.steps().len() > height {
            above.extend(self.agenda.pop());
        }
        self.agenda.replace(effects);
        while let Some(step) = above.pop() {
            self.agenda.push(step);
        }
    }
}

/// Whether a verb could do something now.
pub(crate) fn possible(game: &Heroes3, it: Effects, verb: Verb) -> bool {
    if it.on_map() && !map::is_of_map(verb) {
        return false;
    }
    match verb {
        Verb::Damage { .. } | Verb::DamageChain { .. } | Verb::DamageAttacker { .. } | Verb::Heal { .. } => {
            harm::possible(game, it, verb)
        }
        Verb::ModStat(_) | Verb::OverlayUnit { .. } | Verb::Reinforce => stats::possible(game, it, verb),
        Verb::AttackExtra { .. }
        | Verb::CancelAttack { .. }
        | Verb::IgnoreRetaliation
        | Verb::IgnoreDefense
        | Verb::IgnoreDie { .. }
        | Verb::IgnorePenalty { .. }
        | Verb::ReturnToStart { .. } => attacks::possible(game, it, verb),
        Verb::RollDice { .. }
        | Verb::RollCheck { .. }
        | Verb::Reroll { .. }
        | Verb::SetDie { .. }
        | Verb::ModDie { .. }
        | Verb::MultiplyDie { .. }
        | Verb::AllowReroll { .. } => dice::possible(game, it, verb),
        Verb::PlaceToken { .. }
        | Verb::RemoveToken
        | Verb::RemoveEffects { .. }
        | Verb::SkipActivation
        | Verb::Forbid { .. }
        | Verb::ForbidRetreat
        | Verb::DisableAbilities { .. }
        | Verb::Immune { .. } => tokens::possible(game, it, verb),
        Verb::MoveTarget | Verb::TeleportUnit | Verb::SwapUnits | Verb::DestroySiege { .. } => {
            places::possible(game, it, verb)
        }
        Verb::SpellPower { .. }
        | Verb::SpellLimit { .. }
        | Verb::CastSpellNow { .. }
        | Verb::CancelSpell { .. }
        | Verb::RecallCards(_) => magic::possible(game, it, verb),
        Verb::Draw { .. }
        | Verb::Discard { .. }
        | Verb::EnemyDiscards { .. }
        | Verb::PerDiscard { .. }
        | Verb::TakeFromDiscard { .. }
        | Verb::ShuffleDiscardIntoDeck
        | Verb::Morale { .. }
        | Verb::EnemyMorale { .. }
        | Verb::TakeWarMachine { .. }
        | Verb::UseWarMachine { .. }
        | Verb::ModifyWarMachine { .. } => deck::possible(game, it, verb),
        Verb::Choose { .. } | Verb::FirstPossible { .. } | Verb::IfDiscardedSpell { .. } => {
            choosing::possible(game, it, verb)
        }
        Verb::Map(verb) => map::possible(game, it, verb),
    }
}

fn run(game: &mut Heroes3, it: Effects, verb: Verb, journal: &mut Journal) -> Done {
    if it.on_map() && !map::is_of_map(verb) {
        return Done::Next;
    }
    match verb {
        Verb::Damage { .. } | Verb::DamageChain { .. } | Verb::DamageAttacker { .. } | Verb::Heal { .. } => {
            harm::run(game, it, verb, journal)
        }
        Verb::ModStat(_) | Verb::OverlayUnit { .. } | Verb::Reinforce => stats::run(game, it, verb, journal),
        Verb::AttackExtra { .. }
        | Verb::CancelAttack { .. }
        | Verb::IgnoreRetaliation
        | Verb::IgnoreDefense
        | Verb::IgnoreDie { .. }
        | Verb::IgnorePenalty { .. }
        | Verb::ReturnToStart { .. } => attacks::run(game, it, verb, journal),
        Verb::RollDice { .. }
        | Verb::RollCheck { .. }
        | Verb::Reroll { .. }
        | Verb::SetDie { .. }
        | Verb::ModDie { .. }
        | Verb::MultiplyDie { .. }
        | Verb::AllowReroll { .. } => dice::run(game, it, verb, journal),
        Verb::PlaceToken { .. }
        | Verb::RemoveToken
        | Verb::RemoveEffects { .. }
        | Verb::SkipActivation
        | Verb::Forbid { .. }
        | Verb::ForbidRetreat
        | Verb::DisableAbilities { .. }
        | Verb::Immune { .. } => tokens::run(game, it, verb, journal),
        Verb::MoveTarget | Verb::TeleportUnit | Verb::SwapUnits | Verb::DestroySiege { .. } => {
            places::run(game, it, verb, journal)
        }
        Verb::SpellPower { .. }
        | Verb::SpellLimit { .. }
        | Verb::CastSpellNow { .. }
        | Verb::CancelSpell { .. }
        | Verb::RecallCards(_) => magic::run(game, it, verb, journal),
        Verb::Draw { .. }
        | Verb::Discard { .. }
        | Verb::EnemyDiscards { .. }
        | Verb::PerDiscard { .. }
        | Verb::TakeFromDiscard { .. }
        | Verb::ShuffleDiscardIntoDeck
        | Verb::Morale { .. }
        | Verb::EnemyMorale { .. }
        | Verb::TakeWarMachine { .. }
        | Verb::UseWarMachine { .. }
        | Verb::ModifyWarMachine { .. } => deck::run(game, it, verb, journal),
        Verb::Choose { .. } | Verb::FirstPossible { .. } | Verb::IfDiscardedSpell { .. } => {
            choosing::run(game, it, verb, journal)
        }
        Verb::Map(verb) => map::run(game, it, verb, journal),
    }
}
