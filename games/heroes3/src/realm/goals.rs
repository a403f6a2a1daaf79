//! RULES 24, 30.4: the operations of a scenario: the bonus at its start, timed events, victory and defeat.

use super::{
    quest::{Adventure, Goal, Op, Timed},
    search::Search,
};
use crate::{
    Action, Event, Heroes3, Refusal,
    campaign::KeepCards,
    kinds::{Face, FieldId, Outcome, Price, Resource, SharedDeck, Slot, TileKind, Which},
    land::Holder,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

/// RULES 24: so many full rounds without a town or settlement.
pub(super) const HOMELESS: u8 = 3;

impl Heroes3 {
    /// The scenario on the map; a skirmish has none.
    #[inline]
    pub fn adventure(&self) -> Option<&'static Adventure> {
        self.content.0.scenario(self.setting.scenario).adventure.as_ref()
    }

    fn event(&self, at: u8) -> Option<&'static Timed> {
        self.adventure()?.events.get(usize::from(at))
    }

    /// The events of this round are put on the agenda.
    pub(crate) fn queue_timed(&mut self, at_end: bool) {
        let Some(adventure) = self.adventure() else { return };
        let round = self.realm.round;
        for (at, event) in adventure.events.iter().enumerate().rev() {
            if event.at_end == at_end && event.rounds.contains(&round) {
                self.agenda.push(Operations { list: OpList::Event(at as u8), at: 0 });
            }
        }
    }
}

/// Which list of operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpList {
    Event(u8),
    Bonus(u8),
}

/// A list of operations on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Operations {
    pub list: OpList,
    pub at: u8,
}

impl Automatic<Heroes3> for Operations {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let ops = match self.list {
            OpList::Event(event) => game.event(event).map(|it| &it.does),
            OpList::Bonus(bonus) => game.adventure().and_then(|it| it.bonus.get(usize::from(bonus))),
        };
        let Some(op) = ops.and_then(|ops| ops.get(usize::from(self.at))) else { return game.done() };
        game.agenda.replace(Self { at: self.at + 1, ..self });
        for seat in (0..game.players.len()).rev().map(Seat::new) {
            game.operate(seat, op, journal);
        }
        Flow::Go
    }
}

impl Heroes3 {
    fn operate(&mut self, seat: Seat, op: &Op, journal: &mut Journal) {
        match *op {
            Op::Gain(price) => {
                for resource in Resource::ALL {
                    self.gain(seat, resource, u16::from(price.of(resource)), journal);
                }
            }
            Op::Pay(price) => self.pay(seat, price, journal),
            Op::GainUnit { unit, face } => self.join_army(seat, unit, face, journal),
            Op::GainBuilding(slot) => self.gain_building(seat, slot, journal),
            Op::Search { deck, count } => self.agenda.push(Search::into_hand(seat, deck, count)),
            Op::Reinforce(unit) => self.join_army(seat, unit, Face::Pack, journal),
            Op::GainMovement(amount) => self.gain_movement(seat, Which::Main, amount as i8, journal),
            Op::RemoveBlackCubes(ref locations) => {
                self.remove_black_cubes(|game, field| locations.contains(&game.location_at(field)), journal);
            }
            Op::AiUnitSide { hero, unit, face } => {
                let army = self.adventure().and_then(|it| it.ai_heroes.get(usize::from(hero))).map(|it| &it.army);
                let at = army.and_then(|it| it.iter().position(|it| it.0 == unit));
                if let (Some(at), Some(hero)) = (at, self.land.ai.get_mut(usize::from(hero)))
                    && face == Face::Pack
                {
                    hero.packs |= 1 << at;
                }
            }
        }
    }

    /// RULES 4.1 step 11, RULING 61: a building of the set-up; a mage guild searches for spells that go into the deck.
    pub(crate) fn gain_building(&mut self, seat: Seat, slot: Slot, journal: &mut Journal) {
        let player = self.player_mut(seat);
        player.buildings |= 1 << slot as u8;
        let faction = player.faction;
        journal.tell_all(|| Event::Built { seat, slot, faction });
        if slot == Slot::MageGuild {
            let guild = self.content.town(faction).guild;
            let search = Search::into_deck(seat, SharedDeck::Spell, guild.count);
            self.agenda.push(Search { times: guild.times, ..search });
        }
    }
}

/// RULES 4.3: the start bonus of the scenario, one of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StartBonus {
    pub seat: Seat,
}

impl Question<Heroes3> for StartBonus {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, _: Seat, offer: impl FnMut(Action)) {
        let options = game.adventure().map_or(0, |it| it.bonus.len());
        (0..options as u8).map(Action::Choose).for_each(offer);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Choose(option) = action else { return Err(Refusal::NotNow) };
        let options = game.adventure().and_then(|it| it.bonus.get(usize::from(option)));
        let price = |op: &Op| if let Op::Pay(price) = op { *price } else { Price::NOTHING };
        let price = options.ok_or(Refusal::Empty)?.iter().map(price).fold(Price::NOTHING, Price::plus);
        game.can_pay(seat, price)
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        if let Action::Choose(option) = action {
            game.agenda.push(Operations { list: OpList::Bonus(option), at: 0 });
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-bonus", "set-up")
    }
}

/// How far a condition is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    pub now: u16,
    pub of: u16,
}

impl Progress {
    const fn once(done: bool) -> Self {
        Self { now: done as u16, of: 1 }
    }

    pub const fn is_done(self) -> bool {
        self.now >= self.of
    }
}

impl Heroes3 {
    /// What has been done for a condition of the scenario.
    pub fn progress_of(&self, seat: Seat, goal: &Goal) -> Progress {
        match *goal {
            Goal::Capture(tile) => {
                let town = self.centre_of(tile);
                Progress::once(town.is_some_and(|it| self.is_flagged_by(it, Holder::Seat(seat))))
            }
            Goal::ControlEnemyTown => {
                let mut towns = self.enemy_towns();
                Progress::once(towns.any(|it| self.is_flagged_by(it, Holder::Seat(seat))))
            }
            Goal::FlagAll(ref locations) => {
                self.count_fields(locations, |field| self.is_flagged_by(field, Holder::Seat(seat)))
            }
            Goal::VisitAll(ref locations) => self.count_fields(locations, |field| {
                self.land.mark(field).cube() || self.is_flagged_by(field, Holder::Seat(seat))
            }),
            Goal::OwnUnit(unit) => Progress::once(self.player(seat).army.iter().any(|it| it.unit == unit)),
            Goal::DefeatAiHero(hero) => Progress::once(self.land.ai.get(usize::from(hero)).is_some_and(|it| it.beaten)),
            Goal::DefeatEnemyMainHero(times) => {
                Progress { now: u16::from(self.realm.heroes_beaten), of: u16::from(times) }
            }
            Goal::EliminateAllEnemies => {
                let beaten = self.land.ai.iter().filter(|it| it.beaten).count();
                Progress { now: beaten as u16, of: self.land.ai.len() as u16 }
            }
            Goal::GoldAtEndOfRound { gold, .. } => {
                Progress { now: self.player(seat).resource(Resource::Gold), of: gold }
            }
            Goal::MainHeroDefeated => Progress::once(self.realm.hero_lost),
            Goal::Time(round) => Progress { now: u16::from(self.realm.round), of: u16::from(round) },
        }
    }

    fn enemy_towns(&self) -> impl Iterator<Item = FieldId> {
        let own = self.own_town_field();
        let starts = self.land.tiles.iter().enumerate().filter(|(_, it)| it.kind == TileKind::Start);
        starts.map(|(slot, _)| FieldId::at(slot as u8, 3)).filter(move |&it| it != own)
    }

    /// Fields with such a location that are done. Face-down tiles count as one that is not (RULES 30.4), if one of the tiles
    /// nobody has seen could bring any.
    fn count_fields(&self, locations: &[crate::kinds::LocationId], done: impl Fn(FieldId) -> bool) -> Progress {
        let such = self.land.fields().filter(|&it| locations.contains(&self.location_at(it)));
        let (mut now, mut of) = (0, 0);
        for field in such {
            of += 1;
            now += u16::from(done(field));
        }
        let content = self.content.0;
        let kinds = self.kinds_hiding(locations);
        let hides = |slot: &usize| match self.land.tiles[*slot].tile {
            Some(tile) => locations.iter().any(|&it| content.tile(tile).has(it)),
            None => kinds >> self.land.tiles[*slot].kind as u8 & 1 == 1,
        };
        of += (0..self.land.tiles.len()).filter(|&it| !self.land.is_face_up(it)).filter(hides).count() as u16;
        Progress { now, of: of.max(1) }
    }

    /// The kinds, a bit each, of which a tile that nobody has seen has such a location.
    pub(crate) fn kinds_hiding(&self, locations: &[crate::kinds::LocationId]) -> u8 {
        let content = self.content.0;
        let unseen = self.land.unseen.iter().map(|it| content.tile(it));
        let hiding = unseen.filter(|tile| locations.iter().any(|&it| tile.has(it)));
        hiding.fold(0, |bits, tile| bits | 1 << tile.kind as u8)
    }

    /// Whether a condition counts at the end of this round.
    fn is_due(&self, goal: &Goal) -> bool {
        match *goal {
            Goal::GoldAtEndOfRound { round, .. } => self.realm.round == round,
            _ => true,
        }
    }

    fn is_won(&self, seat: Seat) -> bool {
        let Some(adventure) = self.adventure() else { return false };
        let met = |goal: &Goal| self.is_due(goal) && self.progress_of(seat, goal).is_done();
        if adventure.every_goal { adventure.victory.iter().all(met) } else { adventure.victory.iter().any(met) }
    }

    /// RULING 106: at the end of a round, victory first. Whether the game is over.
    pub(crate) fn settle_round(&mut self, journal: &mut Journal) -> bool {
        let seat = self.fallback();
        let Some(adventure) = self.adventure() else { return false };
        if self.is_won(seat) {
            self.end_scenario(Outcome::Won, journal);
            return true;
        }
        let lost = adventure.defeat.iter().any(|it| self.progress_of(seat, it).is_done());
        if lost || self.player(seat).homeless > HOMELESS || self.realm.round >= self.realm.last_round {
            self.end_scenario(Outcome::Lost, journal);
            return true;
        }
        false
    }

    /// RULING 106: what ends the game at once, besides the end of a round: the main hero beaten where the scenario says so,
    /// elimination, all enemies eliminated.
    pub(crate) fn settle_at_once(&mut self, journal: &mut Journal) -> bool {
        let seat = self.fallback();
        let Some(adventure) = self.adventure() else { return false };
        let at_once = |goal: &&Goal| matches!(goal, Goal::MainHeroDefeated);
        let lost = adventure.defeat.iter().filter(at_once).any(|it| self.progress_of(seat, it).is_done());
        if lost || self.realm.eliminated {
            self.end_scenario(Outcome::Lost, journal);
            return true;
        }
        let all = adventure.victory.contains(&Goal::EliminateAllEnemies) && !adventure.every_goal;
        if all && self.is_won(seat) {
            self.end_scenario(Outcome::Won, journal);
            return true;
        }
        false
    }

    fn end_scenario(&mut self, outcome: Outcome, journal: &mut Journal) {
        self.agenda.clear();
        self.realm.foe = None;
        let round = self.realm.round;
        journal.tell_all(|| Event::ScenarioEnds { outcome, round });
        if outcome == Outcome::Won && self.setting.in_campaign {
            self.agenda.push(KeepCards { seat: self.fallback(), left: crate::campaign::KEPT });
        } else {
            self.outcome = Some(outcome);
        }
        if outcome == Outcome::Won {
            self.winners = SeatSet::only(self.fallback());
        }
    }
}
