//! RULES 22.1 to 22.4: how units act that nobody leads, and the cards of an AI hero.

use super::{Combat, On, Ongoing, What};
use crate::{
    Action, Event, Heroes3, Refusal,
    board::{Space, Spaces},
    cards::{AiGives, Until, Verb, Who},
    effects::Effects,
    fighter::{FighterId, Fighters},
    kinds::{AiCardId, AttackKind, CardId, Kind, Side, Stat},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// What a unit is about to do when it has to choose between equals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Intent {
    Attack,
    Approach,
    Destroy,
}

impl Heroes3 {
    /// A unit without a player acts by the rules of the aid.
    pub(crate) fn act_by_itself(&mut self, id: FighterId, journal: &mut Journal) {
        let content = self.content.0;
        let targets = self.combat.targets_of(content, id);
        if !targets.is_empty() {
            self.agenda.push(AiTarget { targets: targets.0, intent: Intent::Attack });
            return;
        }
        if self.combat.figures(content, id).kind == Kind::Ranged {
            journal.tell_all(|| Event::Waits { unit: self.then(id) });
            return;
        }
        let pieces = self.combat.pieces_to_destroy(content, id);
        if !pieces.is_empty() {
            self.agenda.push(AiGo { spaces: pieces.0, target: FighterId::NOBODY, intent: Intent::Destroy });
            return;
        }
        let approached = self.combat.approached(content, id);
        self.agenda.push(AiTarget { targets: approached.0, intent: Intent::Approach });
    }

    /// The next piece, space or attack, once the target is known.
    fn go_for(&mut self, id: FighterId, target: FighterId, intent: Intent, journal: &mut Journal) {
        let content = self.content.0;
        match intent {
            Intent::Attack if self.combat.figures(content, id).kind == Kind::Ranged => {
                self.begin_attack(id, target, AttackKind::Main);
            }
            Intent::Attack => {
                let spaces = self.combat.spaces_to_attack(content, id, target);
                self.agenda.push(AiGo { spaces: spaces.0, target, intent });
            }
            Intent::Approach | Intent::Destroy => {
                let spaces = self.combat.spaces_to_approach(content, id, target);
                if !spaces.is_empty() {
                    self.agenda.push(AiGo { spaces: spaces.0, target, intent });
                } else if id.side() == Side::Defender && self.combat.pieces.is_some() {
                    // RULES 22.2: defenders of a town that can do nothing defend.
                    self.defend(id, journal);
                } else {
                    journal.tell_all(|| Event::Waits { unit: self.then(id) });
                }
            }
        }
    }

    /// RULES 22.1: a further unit is one of the enemies by class, then the nearest; an own one only if there is no other.
    pub(crate) fn further_victims(&self, attacker: FighterId, all: Fighters) -> Fighters {
        let content = self.content.0;
        let enemies = all.and(Fighters::of(attacker.side().other()));
        if enemies.is_empty() {
            return all;
        }
        let best = Combat::least(enemies, |it| self.combat.class(content, attacker, it));
        let space = self.combat.fighter(attacker).space;
        Combat::least(best, |it| {
            let there = self.combat.fighter(it).space;
            if space.on_board() { space.distance(there) } else { 0 }
        })
    }

    /// RULES 22.1, 22.4: what an effect of a unit or card without a player takes: damage the enemy with the highest defense,
    /// healing the highest tier, then most damage; several if they are equally good.
    pub(crate) fn choice_of_ai(&self, it: Effects, units: Fighters) -> Fighters {
        let own = units.and(Fighters::of(it.side()));
        let enemies = units.and(Fighters::of(it.side().other()));
        if matches!(self.content.list(it.list).get(usize::from(it.at)), Some(Verb::Heal { .. })) {
            return self.most_hurt(own);
        }
        self.highest_defense(if enemies.is_empty() { own } else { enemies })
    }

    /// Then the higher tier, then more health left.
    pub(crate) fn highest_defense(&self, units: Fighters) -> Fighters {
        let content = self.content.0;
        let combat = &self.combat;
        Combat::most(units, |id| {
            (combat.defense_now(content, id), combat.figures(content, id).tier, combat.health_left(content, id))
        })
    }

    /// From the highest tier those with most damage.
    pub(crate) fn most_hurt(&self, units: Fighters) -> Fighters {
        let combat = &self.combat;
        Combat::most(units, |id| (combat.figures(self.content.0, id).tier, combat.fighter(id).damage))
    }

    /// RULES 22.4: at each activation of a unit of an AI hero a card is drawn and resolved.
    pub(crate) fn prepare_ai_card(&mut self, id: FighterId) {
        let guard = matches!(self.realm.foe, Some(crate::realm::Foe::Guard(_)));
        let led = self.seat_of(id.side()).is_some();
        let ai = &mut self.combat.ai;
        let by_hero = !led && !ai.pool.is_empty() && !guard;
        ai.known.extend(std::mem::take(&mut ai.returning));
        // RULING 97: what was drawn at the start of the combat is resolved with the first activation.
        ai.more = if by_hero { ai.more.saturating_add(1) } else { 0 };
    }

    /// Draws and resolves one card; true if there may be another one to come.
    pub(crate) fn draw_ai_card(&mut self, id: FighterId, journal: &mut Journal) -> bool {
        let first = self.combat.last.is_none_or(|(_, side)| side != id.side());
        let ai = &mut self.combat.ai;
        if ai.more == 0 {
            return false;
        }
        ai.more -= 1;
        if first && let Some((spell, power)) = ai.kept.take() {
            self.cast_by_ai(id, spell, power, None, journal);
            return true;
        }
        let Some(card) = self.next_ai_card(journal) else {
            self.combat.ai.more = 0;
            return false;
        };
        journal.tell_all(|| Event::AiCardDrawn { card });
        self.combat.ai.last = Some(card);
        self.resolve_ai_card(id, card, journal);
        true
    }

    /// A card of the deck: one nobody has seen, or one that was shuffled back; at last those under the deck.
    fn next_ai_card(&mut self, journal: &mut Journal) -> Option<AiCardId> {
        let content = self.content.0;
        let ai = &mut self.combat.ai;
        let unseen: usize = ai.unseen.iter().map(|&it| usize::from(it)).sum();
        let all = unseen + ai.known.len();
        if all == 0 {
            return (!ai.under.is_empty()).then(|| ai.under.remove(0));
        }
        journal.learned();
        let mut at = self.chance.below(all);
        if at >= unseen {
            return Some(ai.known.swap_remove(at - unseen));
        }
        let kind = ai.unseen.iter().position(|&count| {
            let count = usize::from(count);
            let found = at < count;
            at = at.saturating_sub(count);
            found
        })?;
        ai.unseen[kind] -= 1;
        let of_kind = |at: usize| content.ai_cards[at].kind as usize == kind;
        let copies: usize = (0..ai.pool.len()).filter(|&at| of_kind(at)).map(|at| usize::from(ai.pool[at])).sum();
        if copies == 0 {
            return None;
        }
        let mut nth = self.chance.below(copies);
        let face = (0..ai.pool.len()).filter(|&at| of_kind(at)).find(|&at| {
            let count = usize::from(ai.pool[at]);
            let found = nth < count;
            nth = nth.saturating_sub(count);
            found
        })?;
        ai.pool[face] -= 1;
        Some(AiCardId::of(face))
    }

    fn resolve_ai_card(&mut self, id: FighterId, card: AiCardId, journal: &mut Journal) {
        let printed = self.content.0.ai_card(card);
        let difficulty = self.setting.difficulty as usize;
        let amount = printed.amount[difficulty];
        let side = id.side();
        match printed.gives {
            AiGives::Attack => self.ai_attack(side, amount as i8, None),
            AiGives::DefenseToMostHealth => {
                self.give_to_one(self.most_health(side), AiGift::Defense { amount: amount as i8, card: None });
            }
            AiGives::DefenseToNext => {
                self.give_to_one(self.next_of(side, id), AiGift::Defense { amount: amount as i8, card: None });
            }
            AiGives::Power => {
                let power = amount + std::mem::take(&mut self.combat.ai.power);
                let power = power.saturating_sub(self.power_drain(side));
                if let Some(spell) = self.next_ai_spell(journal) {
                    self.cast_by_ai(id, spell, power, Some(card), journal);
                    return;
                }
            }
            AiGives::Skill => {
                for _ in 0..amount {
                    self.use_skill(side);
                }
            }
        }
        if printed.reshuffled[difficulty] && self.combat.round <= 1 {
            // With the next activation only: a skill that draws would come back to itself for ever.
            self.combat.ai.returning.push(card);
        } else {
            self.combat.ai.discard.push(card);
        }
    }

    /// RULES 22.4: attack waits for the next unit that attacks.
    pub(crate) fn ai_attack(&mut self, side: Side, amount: i8, card: Option<CardId>) {
        if amount != 0 {
            self.add_effect(Ongoing::new(What::Attack, amount, On::NextAttacker, Until::Attack, side, card));
        }
    }

    /// Defense stays until the first attack on the unit.
    pub(crate) fn ai_defense(&mut self, unit: FighterId, amount: i8, card: Option<CardId>) {
        if amount != 0 {
            let effect =
                Ongoing::new(What::Defense, amount, On::Unit(unit), Until::NextTimeAttacked, unit.side(), card);
            self.add_effect(effect);
        }
    }

    /// The printed health of the face, then the higher tier.
    pub(crate) fn most_health(&self, side: Side) -> Fighters {
        let combat = &self.combat;
        let content = self.content.0;
        let key = |id| (combat.printed(content, id, Stat::Health), combat.figures(content, id).tier);
        Combat::most(combat.army(side), key)
    }

    /// The unit of a side that would activate next after this one, else the one with the highest initiative.
    fn next_of(&self, side: Side, active: FighterId) -> Fighters {
        let combat = &self.combat;
        let waiting = combat.waiting(side).minus(Fighters::NONE.with(active));
        let units = if waiting.is_empty() { combat.army(side) } else { waiting };
        Combat::most(units, |id| combat.initiative(self.content.0, id))
    }

    /// RULING 101: boosts of a skill go like the AI cards of that kind, a draw resolves another AI card, the rest does what it
    /// says.
    fn use_skill(&mut self, side: Side) {
        let content = self.content.0;
        let Some(skill) = self.combat.ai.skill else { return };
        let Some(row) = content.card(skill).plays.first().and_then(|it| it.rows.first()) else { return };
        let mut rest = false;
        for verb in content.list(row.does) {
            match verb {
                Verb::ModStat(it) if it.who == Who::ActingUnit && it.stat == Stat::Attack => {
                    self.ai_attack(side, it.amount, None);
                }
                Verb::ModStat(it) if it.who == Who::DefendingUnit && it.stat == Stat::Defense => {
                    self.give_to_one(self.most_health(side), AiGift::Defense { amount: it.amount, card: None });
                }
                Verb::SpellPower { amount } => self.combat.ai.power += amount,
                Verb::Draw { count } => self.combat.ai.more = self.combat.ai.more.saturating_add(*count),
                _ => rest = true,
            }
        }
        if rest {
            self.agenda.push(Effects::of_card(row.does, side, skill));
        }
    }
}

/// What a card or spell of an AI hero does for, or to, one unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AiGift {
    Defense {
        amount: i8,
        card: Option<CardId>,
    },
    /// A row of a spell.
    Spell {
        card: CardId,
        row: u8,
    },
}

impl Heroes3 {
    /// If several units are equally good for it, the player names one.
    pub(crate) fn give_to_one(&mut self, units: Fighters, gift: AiGift) {
        match (units.first(), units.len()) {
            (None, _) => {}
            (Some(unit), 1) => self.give(unit, gift),
            _ => self.agenda.push(AiPick { units, gift }),
        }
    }

    fn give(&mut self, unit: FighterId, gift: AiGift) {
        match gift {
            AiGift::Defense { amount, card } => self.ai_defense(unit, amount, card),
            AiGift::Spell { card, row } => self.announce(card, row, Some(unit)),
        }
    }
}

/// RULING 102: of several units that are equally good for a card of an AI hero the player names one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AiPick {
    pub units: Fighters,
    pub gift: AiGift,
}

impl Question<Heroes3> for AiPick {
    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        self.units.iter().for_each(|it| offer(Action::Target(game.combat.fighter(it).space)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Target(space) if game.combat.at(space).is_some_and(|it| self.units.contains(it)) => Ok(()),
            Action::Target(_) => Err(Refusal::NoTarget),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        let Action::Target(space) = action else { return };
        if let Some(unit) = game.combat.at(space) {
            game.give(unit, self.gift);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-tie", "ai-targets")
    }
}

/// Of several targets of an AI unit that are equally good the player names one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AiTarget {
    pub targets: u16,
    pub intent: Intent,
}

impl Question<Heroes3> for AiTarget {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        let targets = Fighters(self.targets).and(game.combat.standing);
        targets.iter().for_each(|it| offer(Action::Target(game.combat.fighter(it).space)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Target(space) => match game.combat.at(space) {
                Some(id) if Fighters(self.targets).contains(id) => Ok(()),
                _ => Err(Refusal::NoTarget),
            },
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::Target(space) = action else { return };
        if let Some(target) = game.combat.at(space) {
            game.go_for(game.combat.active, target, self.intent, journal);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-tie", "ai-targets")
    }
}

/// Of several spaces, or walls, that are equally near the player names one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AiGo {
    pub spaces: u32,
    pub target: FighterId,
    pub intent: Intent,
}

impl Question<Heroes3> for AiGo {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if game.drop_if_decided() {
            return Flow::Go;
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        Spaces(self.spaces).iter().for_each(|space| offer(Action::Go(space)));
    }

    fn check(self, _: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Go(space) if Spaces(self.spaces).contains(space) => Ok(()),
            Action::Go(_) => Err(Refusal::NoTarget),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::Go(space) = action else { return };
        let id = game.combat.active;
        match self.intent {
            Intent::Attack => {
                game.move_to(id, space, journal);
                if game.combat.stands(id) && game.combat.stands(self.target) {
                    game.begin_attack(id, self.target, AttackKind::Main);
                }
            }
            Intent::Approach => game.move_to(id, space, journal),
            Intent::Destroy => game.go_and_destroy(id, space, journal),
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-tie", "ai-targets")
    }
}

impl Heroes3 {
    /// An attacker of a town goes to a piece, by the shortest way and the leftmost of equals, and destroys it.
    fn go_and_destroy(&mut self, id: FighterId, piece: Space, journal: &mut Journal) {
        let spaces = self.combat.spaces_beside_piece(self.content.0, id, piece);
        if let Some(space) = spaces.iter().next() {
            self.move_to(id, space, journal);
            if self.combat.stands(id) {
                self.destroy(piece, Some(id), journal);
            }
        }
    }
}
