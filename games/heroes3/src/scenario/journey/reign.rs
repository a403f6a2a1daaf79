//! Rounds, the town and combats on a journey, and whole scenarios as they are laid out.

use super::{Journey, Place, SEAT};
use crate::{
    Action, Content, Heroes3, Options, Refusal,
    kinds::{FieldId, Outcome, Resource, Slot, TownToken, Which},
    land::Holder,
    realm::{
        Foe,
        bridge::{After, AfterCombat},
        round::{GameRound, PlayerTurn, TurnAt},
        turn::OwnTurn,
    },
    steps::Journal,
};
use taverne_engine::{Game, Seed, steps::Stepped};

impl Journey {
    /// A scenario at its first question.
    pub fn scenario(id: &str, hero: &str) -> Self {
        Self::of(&Options { scenario: id.into(), hero: hero.into(), ..Options::default() })
    }

    pub fn of(options: &Options) -> Self {
        let mut silent = Journal::silent();
        let game = Heroes3::new(Content::builtin(), options, 1, Seed::numbered(7, 0), &mut silent);
        Self { game: game.expect("good options"), journal: Journal::new() }
    }

    /// Answers everything that is asked with the first thing that comes to mind, until the own turn has come.
    pub fn to_own_turn(&mut self) {
        while !matches!(self.game.step(), Some(crate::steps::Step::OwnTurn(_))) {
            let actions = self.actions();
            let first = *actions.first().expect("something can be done");
            self.play(if actions.contains(&Action::Fill) { Action::Fill } else { first });
        }
    }

    /// A round of the scenario begins, after this one.
    pub fn round_after(&mut self, round: u8) {
        self.game.realm.round = round;
        self.game.realm.last_round = 16;
        self.game.agenda.push(GameRound::BEGIN);
        self.advance();
    }

    /// The own turn begins, with the refresh of the hand.
    pub fn begin_turn(&mut self) {
        self.game.agenda.push(PlayerTurn { seat: SEAT, at: TurnAt::Refresh });
        self.advance();
    }

    /// Between two actions of the own turn, with all tokens turned up.
    pub fn act(&mut self) {
        self.game.realm.stage = crate::kinds::RoundStage::Turn;
        self.game.players[0].tokens = TownToken::ALL.into_iter().fold(0, |bits, it| bits | 1 << it as u8);
        self.game.agenda.push(OwnTurn { seat: SEAT });
        self.advance();
    }

    /// What would be said to an action now.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        let mut copy = self.game.clone();
        copy.play(SEAT, action, &mut Journal::silent())
    }

    pub fn recruit(&self, unit: &str) -> Action {
        Action::Recruit(self.game.content.find_unit(unit).expect("a known unit"))
    }

    pub fn reinforcing(&self, unit: &str) -> Action {
        Action::Reinforce(self.game.content.find_unit(unit).expect("a known unit"))
    }

    #[must_use]
    pub fn cap(mut self, level: u8) -> Self {
        self.game.realm.last_step = 2 * (level - 1);
        self
    }

    #[must_use]
    pub fn income_steps(mut self, resource: Resource, steps: i8) -> Self {
        self.game.players[0].income[resource as usize] = steps;
        self
    }

    pub fn gain_experience(&mut self, steps: u8) {
        self.game.gain_experience_steps(SEAT, steps, &mut self.journal);
        self.advance();
    }

    pub fn gain_morale(&mut self, positive: bool) {
        self.game.gain_morale(SEAT, positive, &mut self.journal);
    }

    pub fn gain_income(&mut self, resource: Resource, steps: i8) {
        self.game.raise_income(SEAT, resource, steps, &mut self.journal);
    }

    pub fn income(&self, resource: Resource) -> u16 {
        self.game.income(SEAT, resource)
    }

    pub fn has(&self, slot: Slot) -> bool {
        self.game.players[0].has_built(slot)
    }

    pub fn has_token(&self, token: TownToken) -> bool {
        self.game.players[0].has_token(token)
    }

    /// A combat is over: the main hero has gone from one field to another and fought this guard there.
    pub fn after_combat(&mut self, foe: Foe, hero: Which, from: FieldId, field: FieldId, outcome: Outcome) {
        if let Some(walker) = self.game.players[0].walker_mut(hero) {
            (walker.back, walker.field) = (from, field);
        }
        self.game.realm.foe = Some(foe);
        self.game.realm.battlefield = field;
        self.game.realm.fighter = Some(hero);
        if let Foe::Guard(level) = foe {
            self.game.combat.enemy_level = level;
        }
        self.game.agenda.push(AfterCombat { at: After::Clear, outcome });
        self.advance();
    }

    /// The level of the enemy counts as this one; with an azure unit or not.
    pub fn against(&mut self, level: u8, azure: bool) {
        self.game.combat.enemy_level = level;
        self.game.combat.azure = azure;
    }

    pub fn guard(&self, field: FieldId) -> u8 {
        self.game.guard_at(field)
    }

    /// How many cards are in the hand and in the deck.
    pub fn cards(&self) -> (usize, usize) {
        let player = &self.game.players[0];
        (player.hand.len(), player.deck.len())
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome
    }

    /// So many ends of rounds without a town or settlement have passed.
    #[must_use]
    pub fn homeless(mut self, rounds: u8) -> Self {
        self.game.players[0].homeless = rounds;
        self
    }

    /// The player's cube is put on a field.
    pub fn capture(&mut self, at: Place) {
        let field = self.at(at);
        self.game.flag(field, Holder::Seat(SEAT), &mut Journal::silent());
    }

    /// The end of the round is looked at.
    pub fn end_round(&mut self) {
        self.game.agenda.clear();
        self.game.agenda.push(GameRound { at: crate::realm::round::RoundAt::Check });
        self.advance();
    }

    #[must_use]
    pub fn in_round(mut self, round: u8) -> Self {
        self.game.realm.round = round;
        self
    }
}
