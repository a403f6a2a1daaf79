//! RULES 19.1, 19.3, 21: from a field into a combat, and back.

use super::Foe;
use crate::{
    Action, Event, Heroes3, Refusal,
    combat::{Combat, windows::CardWindow},
    kinds::{AiCardType, CardKind, Face, FieldId, Outcome, Slot, Which, Window},
    land::{Holder, enter::Visit, printed::Role},
    player::Troop,
    setup::queue_combat,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

impl Heroes3 {
    /// RULES 19.3: a combat on the map is announced. The hero is nobody if the army defends alone; an AI hero that attacks is
    /// told by `land.attacker`.
    pub(crate) fn begin_combat(&mut self, foe: Foe, field: FieldId, hero: Option<Which>, journal: &mut Journal) {
        self.realm.foe = Some(foe);
        self.realm.battlefield = field;
        self.realm.fighter = hero;
        let seat = Some(self.fallback());
        self.combat.seats = if self.land.attacker.is_some() { [None, seat] } else { [seat, None] };
        self.combat.round = 0;
        match foe {
            Foe::Guard(level) => journal.tell_all(|| Event::GuardAnnounced { field, level }),
            Foe::AiHero(hero) => journal.tell_all(|| Event::AiHeroAnnounced { field, hero }),
        }
        self.agenda.push(SetUpCombat);
        self.agenda.push(Announced { seat: self.fallback() });
    }

    /// Diplomacy: the guard counts as beaten without a combat; the field is visited, no experience is gained.
    pub(crate) fn skip_combat(&mut self, journal: &mut Journal) {
        let (Some(Foe::Guard(level)), Some(hero)) = (self.realm.foe.take(), self.realm.fighter) else { return };
        let field = self.realm.battlefield;
        journal.tell_all(|| Event::QuickWin { field, level });
        self.agenda.push(Visit { seat: self.fallback(), hero, field });
    }
}

/// RULES 8, 19.3 step 1: before a combat is set up there may still be town actions, and the main hero may play Diplomacy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Announced {
    pub seat: Seat,
}

impl Question<Heroes3> for Announced {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.realm.foe.is_none() {
            return game.done();
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Fight);
        game.offer_town_tries(seat, &mut offer);
        game.offer_plays(seat, Window::Announced, offer);
    }

    fn legal(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Fight);
        game.offer_town_actions(seat, &mut offer);
        if Self::takes_plays(game) {
            game.offer_legal_plays(seat, Window::Announced, |action| {
                if matches!(action, Action::Play { .. }) {
                    offer(action);
                }
            });
        }
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Fight => Ok(()),
            Action::Build(_) | Action::Muster | Action::Hire(_) | Action::BuySpell => {
                game.check_town_action(seat, action)
            }
            Action::Play { .. } if Self::takes_plays(game) => game.check_play(seat, Window::Announced, action),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Play { .. } => {
                let side = game.side_of(seat);
                game.carry_out(seat, side, action, journal);
            }
            Action::Fight => _ = game.done(),
            _ => game.town_action(seat, action, journal),
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-announced", "combat")
    }
}

impl Announced {
    /// Only a main hero against a guard.
    fn takes_plays(game: &Heroes3) -> bool {
        matches!(game.realm.foe, Some(Foe::Guard(_))) && game.realm.fighter == Some(Which::Main)
    }
}

/// RULES 19.3: the combat is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SetUpCombat;

impl Automatic<Heroes3> for SetUpCombat {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let Some(foe) = game.realm.foe else { return game.done() };
        game.agenda.replace(AfterCombat { at: After::Fighting, outcome: Outcome::Stalled });
        journal.learned();
        game.lay_board(foe);
        let siege = game.is_siege(foe);
        let seats = game.combat.seats;
        queue_combat(&mut game.agenda, seats, siege);
        Flow::Go
    }
}

impl Heroes3 {
    /// An empty board; what an AI hero has is shuffled (RULES 22.4).
    fn lay_board(&mut self, foe: Foe) {
        let content = self.content.0;
        let (ai, seats) = (std::mem::take(&mut self.combat.ai), self.combat.seats);
        self.combat = Combat::new(content.tower);
        self.combat.ai = ai;
        self.combat.seats = seats;
        for troop in &mut self.players[0].army {
            troop.placed = false;
        }
        let ai = &mut self.combat.ai;
        let back = std::mem::take(&mut ai.discard);
        ai.known.extend(back);
        let back = std::mem::take(&mut ai.returning);
        ai.known.extend(back);
        let back = std::mem::take(&mut ai.under);
        ai.known.extend(back);
        let spells = std::mem::take(&mut ai.spell_discard);
        ai.spells.extend(spells);
        ai.spells.extend(ai.kept.take().map(|it| it.0));
        ai.spells.extend(ai.save.take().map(|it| it.0));
        (ai.last, ai.power, ai.more) = (None, 0, 0);
        match foe {
            Foe::Guard(level) => self.combat.enemy_level = level,
            Foe::AiHero(hero) => {
                self.combat.to_the_end = true;
                let figures = self.adventure().and_then(|it| it.ai_heroes.get(usize::from(hero)));
                self.combat.enemy_level = figures.map_or(1, |it| it.level);
            }
        }
    }

    /// RULES 20.2, 22.2: a town of its faction with a citadel, or the town of an AI hero with walls.
    fn is_siege(&self, foe: Foe) -> bool {
        let field = self.realm.battlefield;
        match (foe, self.land.attacker) {
            (Foe::Guard(_), _) => false,
            (Foe::AiHero(_), Some(_)) => {
                let seat = self.fallback();
                field == self.own_town_field()
                    && self.owner_of(field) == Some(Holder::Seat(seat))
                    && self.player(seat).has_built(Slot::Citadel)
            }
            (Foe::AiHero(hero), None) => {
                let figures = self.adventure().and_then(|it| it.ai_heroes.get(usize::from(hero)));
                figures.is_some_and(|it| it.siege && self.centre_of(it.town_of) == Some(field))
                    && self.role(field) == Role::Town
                    && self.owner_of(field) == Some(Holder::Ai)
            }
        }
    }
}

/// How far the end of a combat has come (RULES 21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// It is still fought.
    Fighting,
    /// Tokens and cards in play go, units go back to their armies, an empty army is made up.
    Clear,
    /// What was paid or lost, then experience.
    Spoils,
    /// The loser goes home.
    Home,
    /// Whoever has won visits the field.
    Field,
}

/// RULES 21: what a combat on the map leaves behind, in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AfterCombat {
    pub at: After,
    pub outcome: Outcome,
}

impl Automatic<Heroes3> for AfterCombat {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let next = |at| Self { at, ..self };
        match self.at {
            After::Fighting | After::Clear => {
                game.agenda.replace(next(After::Spoils));
                game.clear_board(journal);
            }
            After::Spoils => {
                game.agenda.replace(next(After::Home));
                game.take_spoils(self.outcome, journal);
            }
            After::Home => {
                game.agenda.replace(next(After::Field));
                game.leave_field(self.outcome, journal);
            }
            After::Field => {
                game.done();
                game.win_field(self.outcome, journal);
            }
        }
        Flow::Go
    }
}

impl Heroes3 {
    /// Ends the combat that goes on, whatever of it is still to come.
    pub(crate) fn leave_combat(&mut self, outcome: Outcome) {
        self.drop_agenda();
        self.agenda.replace(AfterCombat { at: After::Clear, outcome });
    }

    /// Parts 1 to 3: tokens and cards in play go, neutral units are discarded, an empty army takes the starting units.
    fn clear_board(&mut self, journal: &mut Journal) {
        let seat = self.fallback();
        let content = self.content.0;
        self.combat.standing = crate::fighter::Fighters::NONE;
        self.combat.attacks.clear();
        self.combat.ongoing.clear();
        self.combat.pieces = None;
        self.combat.fires.clear();
        self.combat.active = crate::fighter::FighterId::NOBODY;
        self.combat.casting = crate::combat::Casting::default();
        self.combat.power = [0; 2];
        let in_play = std::mem::take(&mut self.player_mut(seat).in_play);
        for (card, to_hand) in in_play {
            if self.stays_on_map(card) && content.card(card).kind != CardKind::Specialty {
                self.player_mut(seat).in_play.push((card, to_hand));
            } else if to_hand {
                self.player_mut(seat).hand.push(card);
            } else {
                self.player_mut(seat).put_on_discard(card);
            }
        }
        // RULING 98
        let guard = std::mem::take(&mut self.realm.guard);
        self.realm.neutral_discard = self.realm.neutral_discard.union(guard);
        for troop in &mut self.player_mut(seat).army {
            troop.placed = false;
        }
        if self.player(seat).army.is_empty() {
            let units = self.adventure().map_or(&[][..], |it| &it.units);
            let troops = units.iter().map(|&(unit, face)| Troop { unit, face, placed: false });
            self.player_mut(seat).army.extend(troops);
            journal.tell_all(|| Event::StartingUnits { seat });
        }
    }

    /// Parts 4 and 5: what a victory brings; a secondary hero and an army that fights alone learn nothing.
    fn take_spoils(&mut self, outcome: Outcome, journal: &mut Journal) {
        let seat = self.fallback();
        if outcome != Outcome::Won {
            return;
        }
        if let Some(Foe::AiHero(_)) = self.realm.foe {
            self.realm.heroes_beaten = self.realm.heroes_beaten.saturating_add(1);
        }
        if self.realm.fighter != Some(Which::Main) {
            return;
        }
        let level = self.player(seat).level();
        let steps = match self.combat.enemy_level.cmp(&level) {
            _ if self.combat.azure => crate::player::LAST_STEP,
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        };
        // An azure unit: level VII at once (RULES 21).
        let left = crate::player::LAST_STEP - self.player(seat).experience;
        let steps = steps.min(left);
        self.gain_experience_steps(seat, steps, journal);
    }

    /// Part 6: a beaten hero goes home, one that retreats to the field it came from.
    fn leave_field(&mut self, outcome: Outcome, journal: &mut Journal) {
        let seat = self.fallback();
        let attacked = self.land.attacker.is_some();
        match (outcome, self.realm.fighter) {
            (Outcome::Won, _) => {}
            (Outcome::Retreated, Some(hero)) => self.step_back(seat, hero, journal),
            // RULING 116: the attacker retreats.
            (Outcome::Stalled, hero) => match (attacked, hero, self.realm.foe) {
                (true, _, Some(Foe::AiHero(enemy))) => self.ai_hero_retreats(enemy, journal),
                (_, Some(hero), _) => self.step_back(seat, hero, journal),
                _ => {}
            },
            (Outcome::Lost | Outcome::Surrendered | Outcome::Retreated, hero) => {
                if let Some(Foe::AiHero(enemy)) = self.realm.foe {
                    self.ai_hero_wins(enemy, journal);
                }
                match hero {
                    None => {}
                    Some(Which::Secondary) => self.remove_secondary(seat, journal),
                    Some(Which::Main) => self.send_home(seat, outcome == Outcome::Lost, journal),
                }
            }
        }
    }

    /// RULES 12: a secondary hero that is beaten, or withdrawn, leaves the map.
    pub(crate) fn remove_secondary(&mut self, seat: Seat, journal: &mut Journal) {
        self.player_mut(seat).heroes[Which::Secondary as usize] = None;
        journal.tell_all(|| Event::HeroLeaves { seat });
    }

    /// The main hero goes to a town or settlement of its owner; beaten without any, its owner is out (RULES 24).
    fn send_home(&mut self, seat: Seat, beaten: bool, journal: &mut Journal) {
        if beaten {
            self.realm.hero_lost = true;
            if !self.has_home(seat) {
                self.realm.eliminated = true;
                return;
            }
        }
        if self.has_home(seat) {
            self.agenda.push(GoHome { seat });
        } else if self.land.attacker.is_none() {
            // RULING 22
            self.step_back(seat, Which::Main, journal);
        }
    }

    /// Parts 7 and 8: whoever has won visits the field; Necromancy may be played.
    fn win_field(&mut self, outcome: Outcome, journal: &mut Journal) {
        let seat = self.fallback();
        let (foe, field, hero) = (self.realm.foe.take(), self.realm.battlefield, self.realm.fighter);
        let attacked = self.land.attacker.is_some();
        let main = hero == Some(Which::Main);
        self.realm.fighter = Some(Which::Main);
        if let Some(Foe::AiHero(enemy)) = foe
            && outcome == Outcome::Won
        {
            self.beat_ai_hero(enemy, journal);
        }
        self.land.attacker = None;
        if self.settle_at_once(journal) {
            return;
        }
        if outcome != Outcome::Won {
            return;
        }
        if main {
            self.agenda.push(CardWindow::of(Window::Won, self.side_of(seat)));
        }
        if let Some(hero) = hero.filter(|_| !attacked) {
            self.agenda.push(Visit { seat, hero, field });
        }
    }

    /// The guard, drawn from the decks of the adventure (RULES 14, 18).
    pub(crate) fn draw_guard_unit(&mut self, tier: crate::kinds::Tier) -> Option<crate::kinds::UnitId> {
        let unit = self.draw_neutral(tier)?;
        self.realm.guard.insert(unit);
        Some(unit)
    }

    /// The army of an AI hero, with what events have changed.
    pub fn ai_army(&self, hero: u8) -> impl Iterator<Item = (crate::kinds::UnitId, Face)> {
        let packs = self.land.ai.get(usize::from(hero)).map_or(0, |it| it.packs);
        let figures = self.adventure().and_then(|it| it.ai_heroes.get(usize::from(hero)));
        let army = figures.map_or(&[][..], |it| &it.army);
        let face = move |at: usize, face| if packs >> at & 1 == 1 { Face::Pack } else { face };
        army.iter().enumerate().map(move |(at, &(unit, printed))| (unit, face(at, printed)))
    }

    /// How many cards the deck of the AI hero still has.
    pub fn ai_deck_size(&self) -> u8 {
        let ai = &self.combat.ai;
        let unseen: usize = AiCardType::ALL.iter().map(|it| usize::from(ai.unseen[*it as usize])).sum();
        (unseen + ai.known.len() + ai.returning.len() + ai.under.len()) as u8
    }
}

/// RULES 21: a beaten hero goes to a town or settlement of its owner's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GoHome {
    pub seat: Seat,
}

impl Question<Heroes3> for GoHome {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        game.own_places(seat, |field| offer(Action::GoHome(field)));
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::GoHome(to) = action else { return Err(Refusal::NotNow) };
        let mut own = false;
        game.own_places(seat, |field| own |= field == to);
        if own { Ok(()) } else { Err(Refusal::NoTown) }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::GoHome(field) = action else { return };
        game.put_hero(seat, Which::Main, field);
        journal.tell_all(|| Event::HeroHome { seat, hero: Which::Main, field });
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-go-home", "end-of-combat")
    }
}
