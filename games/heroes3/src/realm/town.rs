//! RULES 8, 11, 12: what is done in the own town: building, recruiting, hiring, searching for spells.

use super::search::Search;
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::map::{Moment, ReinforcePrice},
    kinds::{Face, FieldId, Price, SharedDeck, Slot, Tier, TownToken, UnitId, Which, Window},
    player::{MOVEMENT, Troop, Walker},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped},
};

/// RULES 3.4: a secondary hero.
pub const HIRE: Price = Price::gold(10);

/// The dwelling in which units of a tier live.
pub const fn dwelling(tier: Tier) -> Option<Slot> {
    match tier {
        Tier::Bronze => Some(Slot::DwellingBronze),
        Tier::Silver => Some(Slot::DwellingSilver),
        Tier::Golden => Some(Slot::DwellingGolden),
        Tier::Azure => None,
    }
}

impl Heroes3 {
    /// Everything somebody might want to do in the own town.
    pub(crate) fn offer_town_tries(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        Slot::ALL.into_iter().map(Action::Build).for_each(&mut offer);
        offer(Action::Muster);
        self.own_places(seat, |field| offer(Action::Hire(field)));
        offer(Action::BuySpell);
    }

    /// What can be done there now.
    pub(crate) fn offer_town_actions(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        if self.player(seat).tokens == 0 {
            return;
        }
        self.offer_town_tries(seat, |action| {
            if self.check_town_action(seat, action).is_ok() {
                offer(action);
            }
        });
    }

    pub(crate) fn check_town_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Build(slot) => self.check_build(seat, slot),
            Action::Muster => self.check_muster(seat),
            Action::Hire(field) => self.check_hire(seat, field),
            Action::BuySpell => self.check_spell(seat),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn town_action(&mut self, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Build(slot) => {
                self.use_token(seat, TownToken::Build);
                let price = self.content.town(self.player(seat).faction).buildings[slot as usize].price;
                self.pay(seat, price, journal);
                self.build(seat, slot, journal);
            }
            Action::Muster => self.agenda.push(Muster { seat }),
            Action::Hire(field) => {
                self.use_token(seat, TownToken::Population);
                self.pay(seat, HIRE, journal);
                self.hire(seat, field, journal);
            }
            Action::BuySpell => {
                self.use_token(seat, TownToken::SpellBook);
                let guild = self.content.town(self.player(seat).faction).guild;
                let price = self.guild_price(seat, Price::gold(guild.price));
                let count = self.guild_search(seat, guild.count);
                self.pay(seat, price, journal);
                self.guild_used(seat);
                self.agenda.push(Search::into_hand(seat, SharedDeck::Spell, count));
            }
            _ => {}
        }
    }

    fn has_token(&self, seat: Seat, token: TownToken) -> Result<(), Refusal> {
        if self.player(seat).has_token(token) { Ok(()) } else { Err(Refusal::TokenUsed) }
    }

    fn use_token(&mut self, seat: Seat, token: TownToken) {
        self.player_mut(seat).tokens &= !(1 << token as u8);
    }

    /// Slots the scenario closes, a bit each.
    pub(crate) fn forbidden(&self) -> u8 {
        self.adventure().map_or(0, |it| it.forbidden)
    }

    fn check_build(&self, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        let player = self.player(seat);
        let building = &self.content.0.town(player.faction).buildings[slot as usize];
        if player.has_built(slot) {
            return Err(Refusal::AlreadyBuilt);
        }
        if self.forbidden() >> slot as u8 & 1 == 1 {
            return Err(Refusal::Forbidden);
        }
        self.has_token(seat, TownToken::Build)?;
        match building.needs {
            Some(slot) if !player.has_built(slot) => Err(Refusal::Needs { slot }),
            _ => self.can_pay(seat, building.price),
        }
    }

    /// A building stands, and does what it does at once.
    pub(crate) fn build(&mut self, seat: Seat, slot: Slot, journal: &mut Journal) {
        let player = self.player_mut(seat);
        player.buildings |= 1 << slot as u8;
        let faction = player.faction;
        journal.tell_all(|| Event::Built { seat, slot, faction });
        self.building_speaks(seat, slot, Moment::Built);
        if slot == Slot::MageGuild {
            self.player_mut(seat).new_guild = true;
            let guild = self.content.town(faction).guild;
            let search = Search::into_hand(seat, SharedDeck::Spell, guild.count);
            self.agenda.push(Search { times: guild.times, ..search });
        }
    }

    /// RULES 8, RULING 78: on an own town or settlement without an own hero, unless heroes stand on all of them.
    fn check_hire(&self, seat: Seat, field: FieldId) -> Result<(), Refusal> {
        let player = self.player(seat);
        if player.hero_on_map(Which::Secondary).is_some() {
            return Err(Refusal::AlreadyHired);
        }
        self.has_token(seat, TownToken::Population)?;
        let (mut own, mut free) = (false, false);
        self.own_places(seat, |place| {
            own |= place == field;
            free |= self.own_hero_at(seat, place).is_none();
        });
        if !own {
            return Err(Refusal::NoTown);
        }
        if free && self.own_hero_at(seat, field).is_some() {
            return Err(Refusal::HeroThere);
        }
        self.can_pay(seat, HIRE)
    }

    /// The secondary hero appears; it has its movement points at once.
    pub(crate) fn hire(&mut self, seat: Seat, field: FieldId, journal: &mut Journal) {
        let which = Which::Secondary;
        self.player_mut(seat).heroes[which as usize] = Some(Walker::at(field, MOVEMENT[which as usize]));
        journal.tell_all(|| Event::Hired { seat, field });
    }

    fn check_spell(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.has_built(Slot::MageGuild) {
            return Err(Refusal::Needs { slot: Slot::MageGuild });
        }
        if player.new_guild {
            return Err(Refusal::GuildTooNew);
        }
        self.has_token(seat, TownToken::SpellBook)?;
        let guild = self.content.town(player.faction).guild;
        self.can_pay(seat, self.guild_price(seat, Price::gold(guild.price)))
    }

    /// Only if a unit could be had.
    fn check_muster(&self, seat: Seat) -> Result<(), Refusal> {
        self.has_token(seat, TownToken::Population)?;
        let player = self.player(seat);
        if !player.has_built(Slot::DwellingBronze) {
            return Err(Refusal::Needs { slot: Slot::DwellingBronze });
        }
        let mut first = None;
        for unit in self.content.0.units_of(player.faction) {
            for tried in [self.check_recruit(seat, unit), self.check_reinforce(seat, unit)] {
                match tried {
                    Ok(()) => return Ok(()),
                    Err(refusal @ (Refusal::NoGold { .. } | Refusal::NoValuables { .. })) => {
                        first = first.or(Some(refusal));
                    }
                    Err(_) => {}
                }
            }
        }
        Err(first.unwrap_or(Refusal::NoneLeft))
    }

    fn tier_of(&self, seat: Seat, unit: UnitId) -> Result<Tier, Refusal> {
        let card = self.content.0.units.get(unit.index()).ok_or(Refusal::Empty)?;
        let figures = card.figures(Face::Few).ok_or(Refusal::Empty)?;
        if card.faction == self.player(seat).faction { figures.tier.ok_or(Refusal::Empty) } else { Err(Refusal::Empty) }
    }

    fn has_dwelling(&self, seat: Seat, tier: Tier) -> Result<(), Refusal> {
        match dwelling(tier) {
            Some(slot) if self.player(seat).has_built(slot) => Ok(()),
            Some(slot) => Err(Refusal::Needs { slot }),
            None => Err(Refusal::WrongTier),
        }
    }

    pub(crate) fn check_recruit(&self, seat: Seat, unit: UnitId) -> Result<(), Refusal> {
        let tier = self.tier_of(seat, unit)?;
        let army = &self.player(seat).army;
        if army.iter().any(|it| it.unit == unit) {
            return Err(Refusal::AlreadyInArmy);
        }
        self.has_dwelling(seat, tier)?;
        if army.is_full() {
            return Err(Refusal::NoneLeft);
        }
        self.can_pay(seat, self.recruit_price(seat, unit))
    }

    /// RULES 8: the dwelling and a citadel are needed.
    pub(crate) fn check_reinforce(&self, seat: Seat, unit: UnitId) -> Result<(), Refusal> {
        let tier = self.tier_of(seat, unit)?;
        match self.player(seat).army.iter().find(|it| it.unit == unit) {
            None => return Err(Refusal::NotInArmy),
            Some(troop) if troop.face != Face::Few => return Err(Refusal::AlreadyPack),
            Some(_) => {}
        }
        self.has_dwelling(seat, tier)?;
        if !self.player(seat).has_built(Slot::Citadel) {
            return Err(Refusal::Needs { slot: Slot::Citadel });
        }
        self.can_pay(seat, self.reinforce_price(seat, unit, ReinforcePrice::Full))
    }

    /// A unit card joins the army of a player.
    pub(crate) fn join_army(&mut self, seat: Seat, unit: UnitId, face: Face, journal: &mut Journal) {
        let army = &mut self.player_mut(seat).army;
        match army.iter().position(|it| it.unit == unit) {
            Some(at) if face == Face::Pack => army[at].face = face,
            None if !army.is_full() => army.push(Troop { unit, face, placed: false }),
            _ => return,
        }
        journal.tell_all(|| Event::UnitJoined { seat, unit, face });
    }
}

/// RULES 8: recruiting and reinforcing, mixed freely, until the player says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Muster {
    pub seat: Seat,
}

impl Question<Heroes3> for Muster {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, _: &mut Heroes3, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        for unit in game.content.0.units_of(game.player(seat).faction) {
            offer(Action::Recruit(unit));
            offer(Action::Reinforce(unit));
        }
        if game.is_own_turn() {
            game.offer_plays(seat, Window::Muster, &mut offer);
        }
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Recruit(unit) => game.check_recruit(seat, unit),
            Action::Reinforce(unit) => game.check_reinforce(seat, unit),
            Action::Done => Ok(()),
            // RULING 67
            Action::Play { .. } if game.is_own_turn() => game.check_play(seat, Window::Muster, action),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Recruit(unit) => {
                let price = game.recruit_price(seat, unit);
                game.bought(seat, price, journal);
                game.player_mut(seat).army.push(Troop { unit, face: Face::Few, placed: false });
                journal.tell_all(|| Event::Recruited { seat, unit });
            }
            Action::Reinforce(unit) => {
                let price = game.reinforce_price(seat, unit, ReinforcePrice::Full);
                game.bought(seat, price, journal);
                if let Some(troop) = game.player_mut(seat).army.iter_mut().find(|it| it.unit == unit) {
                    troop.face = Face::Pack;
                }
                journal.tell_all(|| Event::Reinforced { seat, unit });
            }
            Action::Play { .. } => {
                let side = game.side_of(seat);
                game.carry_out(seat, side, action, journal);
            }
            _ => _ = game.done(),
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-muster", "town")
    }
}

impl Heroes3 {
    /// The population token is used with the first unit.
    fn bought(&mut self, seat: Seat, price: Price, journal: &mut Journal) {
        self.use_token(seat, TownToken::Population);
        self.pay(seat, price, journal);
        self.discount_used(seat);
    }

    /// Whether the player in turn acts, not an AI hero.
    pub(crate) fn is_own_turn(&self) -> bool {
        self.realm.stage == crate::kinds::RoundStage::Turn
    }
}
