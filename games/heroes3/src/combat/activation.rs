//! RULES 19.4: the activation of a unit, step by step.

use super::{attack::AttackRun, windows::CardWindow};
use crate::{
    Action, Event, Heroes3, Refusal,
    board::Space,
    cards::{Moment, Until},
    combat::On,
    event::{Source, TokenKind},
    fighter::{FighterId, Fighters, Mark},
    kinds::{AttackKind, Kind, Window},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

/// The steps of the table in RULES 19.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum At {
    /// Window A.
    Before,
    /// Steps 1 to 3.
    Begin,
    /// Step 4.
    Abilities,
    /// RULES 22.4: the card of an AI hero.
    Card,
    /// Step 5.
    Do,
    /// Step 6.
    Close,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    pub at: At,
}

impl Automatic<Heroes3> for Activation {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        let id = game.combat.active;
        if self.at != At::Before && self.at != At::Close && !game.combat.stands(id) {
            game.agenda.replace(Self { at: At::Close });
            return Flow::Go;
        }
        match self.at {
            At::Before => {
                game.agenda.replace(Self { at: At::Begin });
                game.agenda.push(CardWindow::between(Window::Before, id.side().other()));
            }
            At::Begin => {
                // If the next unit has changed, start again.
                if game.combat.has(id, Mark::Activated) || !game.next_units().contains(id) {
                    game.combat.active = FighterId::NOBODY;
                    return game.done();
                }
                game.agenda.replace(Self { at: At::Abilities });
                game.combat.acting = Some(game.combat.initiative(game.content.0, id));
                game.begin_activation(id, journal);
            }
            At::Abilities => {
                game.agenda.replace(Self { at: At::Card });
                game.prepare_ai_card(id);
                game.queue_abilities(id, Moment::Activates);
            }
            At::Card => {
                if !game.draw_ai_card(id, journal) {
                    game.agenda.replace(Self { at: At::Do });
                }
            }
            At::Do => {
                game.agenda.replace(Self { at: At::Close });
                if game.seat_of(id.side()).is_some() {
                    game.agenda.push(Act { moved: false });
                } else {
                    game.act_by_itself(id, journal);
                }
            }
            At::Close => {
                if let Some(initiative) = game.combat.acting.take() {
                    game.combat.last = Some((initiative, id.side()));
                }
                if game.combat.stands(id) {
                    game.combat.fighter_mut(id).marks.set(Mark::Activated);
                }
                game.combat.active = FighterId::NOBODY;
                game.lose_power(journal);
                let ends = |until| matches!(until, Until::Attack | Until::Activation);
                game.end_effects(
                    |it| {
                        // What waits for the next attacker, or for the next attack on a unit of the AI, goes on waiting.
                        (ends(it.until) && it.on != On::NextAttacker)
                            || (it.until == Until::ItsActivation && it.on == On::Unit(id))
                    },
                    journal,
                );
                return game.done();
            }
        }
        Flow::Go
    }
}

impl Heroes3 {
    /// Steps 1 to 3: the defense token goes, poison works, a paralysed unit loses its activation.
    fn begin_activation(&mut self, id: FighterId, journal: &mut Journal) {
        journal.tell_all(|| Event::Activates { unit: self.then(id) });
        let fighter = self.combat.fighter_mut(id);
        fighter.start = fighter.space;
        let defended = fighter.marks.has(Mark::Defending);
        for mark in [Mark::HasDefended, Mark::Held, Mark::Moved, Mark::AttackedNow, Mark::Defending] {
            fighter.marks.clear(mark);
        }
        if defended {
            fighter.marks.set(Mark::HasDefended);
            journal.tell_all(|| Event::TokenRemoved { unit: self.then(id), token: TokenKind::Defense });
        }
        if self.combat.fighter(id).poison > 0 {
            self.combat.fighter_mut(id).poison -= 1;
            self.deal(id, 1, Source::Poison, journal);
            if !self.combat.stands(id) {
                return;
            }
        }
        if self.combat.has(id, Mark::Paralysed) {
            self.combat.fighter_mut(id).marks.clear(Mark::Paralysed);
            journal.tell_all(|| Event::TokenRemoved { unit: self.then(id), token: TokenKind::Paralysis });
            self.agenda.replace(Activation { at: At::Close });
            return;
        }
        let content = self.content.0;
        let holders = self.combat.adjacent_enemies(id).iter();
        let held = holders
            .into_iter()
            .any(|it| self.combat.figures(content, it).traits.holds_fast && self.combat.is_able(content, it));
        if held {
            self.combat.fighter_mut(id).marks.set(Mark::Held);
        }
    }

    /// A unit goes to a space; fire on the way burns it.
    pub(crate) fn move_to(&mut self, id: FighterId, to: Space, journal: &mut Journal) {
        let from = self.combat.fighter(id).space;
        if from == to {
            return;
        }
        let fire = self.combat.fire_on_the_way(self.content.0, id, to);
        journal.tell_all(|| Event::Moved { unit: self.then(id), to });
        let fighter = self.combat.fighter_mut(id);
        fighter.space = to;
        fighter.marks.set(Mark::Moved);
        if fire > 0 {
            self.deal(id, fire, Source::FireWall, journal);
        }
    }

    /// A unit is put on a space without going there; whoever stops on a fire wall is burnt (CARDS.md `place_token`).
    pub(crate) fn put_on_space(&mut self, id: FighterId, to: Space, journal: &mut Journal) {
        self.combat.fighter_mut(id).space = to;
        let fire = self.combat.fire_on(to);
        if fire > 0 {
            self.deal(id, fire, Source::FireWall, journal);
        }
    }

    pub(crate) fn defend(&mut self, id: FighterId, journal: &mut Journal) {
        self.combat.fighter_mut(id).marks.set(Mark::Defending);
        journal.tell_all(|| Event::Defends { unit: self.then(id) });
    }
}

/// Step 5: the controller of the active unit moves it, attacks, destroys, defends or does nothing. Cards may be played until
/// the attack is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    pub moved: bool,
}

impl Act {
    fn is_ranged(game: &Heroes3) -> bool {
        game.combat.figures(game.content.0, game.combat.active).kind == Kind::Ranged
    }

    /// Whom the unit can attack from where it stands: a ranged unit that has moved attacks nobody.
    fn victims(self, game: &Heroes3) -> Fighters {
        if self.moved && Self::is_ranged(game) {
            return Fighters::NONE;
        }
        game.combat.victims(game.content.0, game.combat.active)
    }
}

impl Question<Heroes3> for Act {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.decider(game.combat.active.side())
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        if !game.combat.stands(game.combat.active) {
            return game.done();
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        let combat = &game.combat;
        let id = combat.active;
        for victim in combat.side(id.side().other()).iter() {
            offer(Action::Strike(combat.fighter(victim).space));
        }
        if let Some(pieces) = &combat.pieces {
            combat.standing_pieces(pieces).iter().for_each(|space| offer(Action::Destroy(space)));
        }
        if !self.moved {
            let reach = combat.reach(game.content.0, id).minus(combat.fighter(id).space.bit());
            reach.iter().for_each(|space| offer(Action::Go(space)));
        }
        offer(Action::Defend);
        offer(Action::Done);
        game.offer_plays(seat, Window::Act, offer);
    }

    #[inline]
    fn legal(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        let combat = &game.combat;
        let content = game.content.0;
        let id = combat.active;
        self.victims(game).iter().for_each(|victim| offer(Action::Strike(combat.fighter(victim).space)));
        combat.pieces_beside(content, id).iter().for_each(|space| offer(Action::Destroy(space)));
        if !self.moved {
            let reach = combat.reach(content, id).minus(combat.fighter(id).space.bit());
            reach.iter().for_each(|space| offer(Action::Go(space)));
        }
        if !combat.has(id, Mark::HasDefended) && !id.is_tower() {
            offer(Action::Defend);
        }
        offer(Action::Done);
        game.offer_legal_plays(seat, Window::Act, offer);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        let combat = &game.combat;
        let content = game.content.0;
        let id = combat.active;
        match action {
            Action::Strike(space) => {
                let victim = combat.at(space).filter(|it| it.side() != id.side()).ok_or(Refusal::Empty)?;
                let victims = self.victims(game);
                if victims.contains(victim) {
                    return Ok(());
                }
                Err(if victim.is_tower() {
                    Refusal::TowerOnlyShot
                } else if self.moved && Self::is_ranged(game) {
                    Refusal::CannotAttack
                } else if Self::is_ranged(game) && !victims.is_empty() {
                    Refusal::EnemyAdjacent
                } else if combat.is_under(content, id, super::What::NoAttack) {
                    Refusal::CannotAttack
                } else {
                    Refusal::OutOfReach
                })
            }
            Action::Destroy(space) => {
                if combat.pieces_beside(content, id).contains(space) {
                    return Ok(());
                }
                let pieces = combat.pieces.as_ref().ok_or(Refusal::Empty)?;
                let standing = space.on_board() && combat.standing_pieces(pieces).contains(space);
                Err(if standing { Refusal::OutOfReach } else { Refusal::Empty })
            }
            Action::Go(space) => {
                if self.moved || combat.has(id, Mark::Held) {
                    return Err(Refusal::CannotMove);
                }
                let here = combat.fighter(id).space;
                let reached = space.on_board() && space != here && combat.reach(content, id).contains(space);
                if reached { Ok(()) } else { Err(Refusal::OutOfReach) }
            }
            Action::Defend if id.is_tower() => Err(Refusal::NotNow),
            Action::Defend if combat.has(id, Mark::HasDefended) => Err(Refusal::HasDefended),
            Action::Defend | Action::Done => Ok(()),
            _ => game.check_play(seat, Window::Act, action),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let id = game.combat.active;
        let side = id.side();
        match action {
            Action::Strike(space) => {
                game.done();
                game.lose_power(journal);
                if Self::is_ranged(game) {
                    game.agenda.push(AfterShot);
                }
                if let Some(victim) = game.combat.at(space) {
                    game.begin_attack(id, victim, AttackKind::Main);
                }
            }
            Action::Destroy(space) => {
                game.done();
                game.lose_power(journal);
                game.destroy(space, Some(id), journal);
            }
            Action::Go(space) => {
                if Self::is_ranged(game) {
                    game.done();
                } else {
                    game.agenda.replace(Self { moved: true });
                }
                game.move_to(id, space, journal);
            }
            Action::Defend => {
                game.done();
                game.lose_power(journal);
                game.defend(id, journal);
            }
            Action::Done => {
                game.done();
                game.lose_power(journal);
                if !self.moved {
                    journal.tell_all(|| Event::Waits { unit: game.then(id) });
                }
            }
            _ => game.carry_out(seat, side, action, journal),
        }
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let unit = game.unit_phrase(game.combat.active);
        let (key, rule) = if self.moved { ("ask-strike", "attacking") } else { ("ask-go", "moving") };
        Prompt { question: Phrase::new(key).with("unit", unit), rule }
    }
}

impl Heroes3 {
    pub(crate) fn begin_attack(&mut self, attacker: FighterId, target: FighterId, kind: AttackKind) {
        self.push_attack(attacker, target, kind, None);
        self.agenda.push(AttackRun);
    }
}

/// RULES 19.4: a ranged unit that has attacked may move one space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AfterShot;

impl Question<Heroes3> for AfterShot {
    fn asked(self, game: &Heroes3) -> SeatSet {
        game.decider(game.combat.active.side())
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        if !game.combat.stands(game.combat.active) || game.combat.active.is_tower() {
            return game.done();
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        let id = game.combat.active;
        let reach = game.combat.reach(game.content.0, id).minus(game.combat.fighter(id).space.bit());
        reach.iter().for_each(|space| offer(Action::Go(space)));
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        let id = game.combat.active;
        match action {
            Action::Go(space) if space == game.combat.fighter(id).space => Err(Refusal::OutOfReach),
            Action::Go(space) if space.on_board() && game.combat.reach(game.content.0, id).contains(space) => Ok(()),
            Action::Go(_) => Err(Refusal::OutOfReach),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        if let Action::Go(space) = action {
            game.move_to(game.combat.active, space, journal);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-after-shot", "ranged")
    }
}
