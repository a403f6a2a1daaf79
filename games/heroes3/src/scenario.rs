//! Battles laid out by hand, as the rulebook tells its examples: a few lines, the action, what must be true.
//!
//! ```
//! use heroes3::{Action, board::Space, kinds::Face, scenario::Fight};
//! let mut fight = Fight::of("castle").own("halberdiers", Face::Pack, (1, 2)).enemy("skeletons", Face::Few, (1, 3));
//! fight.dice(&[0]);
//! fight.attack((1, 2), (1, 3));
//! assert!(fight.at((1, 3)).is_none());
//! ```

pub mod journey;

use crate::kinds::Face;
use crate::{
    Action, Content, Event, Heroes3, Options, Refusal,
    board::Space,
    combat::{
        activation::{Activation, At},
        placing::MOST_ON_BOARD,
        round::{BeginRound, StartCombat},
    },
    fighter::{Fighter, FighterId, Fighters, Mark},
    kinds::{AttackKind, Faction, FieldId, Morale, Piece, Side},
    player::{Troop, Walker},
    steps::Journal,
};
use taverne_engine::{Chance, Game, Seat, Seed, Waiting, steps};

/// A battle in the making, and then going on.
#[derive(Clone, Debug)]
pub struct Fight {
    pub game: Heroes3,
    journal: Journal,
}

/// A column and a row.
type Place = (u8, u8);

/// The second player.
const OTHER: Seat = Seat::new(1);

/// How many seeds are tried for the dice that are wanted.
const SEEDS: u64 = 200_000;

fn space((column, row): Place) -> Space {
    Space::at(column, row)
}

impl Fight {
    /// The person attacks a guard with this faction and its first hero; nobody stands on the board, the hand is empty.
    pub fn of(faction: &str) -> Self {
        Self::with(&Options { faction: faction_of(faction), ..Options::default() })
    }

    /// Two players with such a faction, the first of whom attacks.
    pub fn between(faction: &str) -> Self {
        let scenario = "skirmish_duel".to_owned();
        let mut fight = Self::with(&Options { scenario, faction: faction_of(faction), ..Options::default() });
        fight.game.combat.seats = [Some(Seat::new(0)), Some(OTHER)];
        fight
    }

    /// Any table, with an empty board and an empty hand.
    pub fn with(options: &Options) -> Self {
        let seed = Seed::numbered(7, 0);
        let mut journal = Journal::silent();
        let seats = if options.scenario == "skirmish_duel" { 2 } else { 1 };
        let mut game = Heroes3::new(Content::builtin(), options, seats, seed, &mut journal).expect("good options");
        game.agenda.clear();
        for player in &mut game.players {
            player.army.clear();
            let hand = std::mem::take(&mut player.hand);
            player.deck.extend(hand);
        }
        game.combat.standing = Fighters::NONE;
        game.combat.round = 1;
        Self { game, journal: Journal::new() }
    }

    #[must_use]
    pub fn own(mut self, unit: &str, face: Face, at: Place) -> Self {
        let side = self.game.own_side();
        let id = self.put(side, unit, face, at);
        let unit = self.game.combat.fighter(id).unit;
        self.game.players[0].army.push(Troop { unit, face, placed: true });
        self
    }

    #[must_use]
    pub fn enemy(mut self, unit: &str, face: Face, at: Place) -> Self {
        let side = self.game.enemy_side();
        let id = self.put(side, unit, face, at);
        let unit = self.game.combat.fighter(id).unit;
        if let Some(enemy) = self.game.leader_mut(side) {
            enemy.army.push(Troop { unit, face, placed: true });
        }
        self
    }

    /// A unit of the army that does not fight.
    #[must_use]
    pub fn reserve(mut self, unit: &str, face: Face) -> Self {
        let unit = self.game.content.find_unit(unit).expect("a known unit");
        self.game.players[0].army.push(Troop { unit, face, placed: false });
        self
    }

    fn put(&mut self, side: Side, unit: &str, face: Face, at: Place) -> FighterId {
        let unit = self.game.content.find_unit(unit).expect("a known unit");
        let first = if side == Side::Attacker { 0 } else { MOST_ON_BOARD };
        let taken = self.game.combat.army(side).len();
        let id = FighterId((first + taken) as u8);
        *self.game.combat.fighter_mut(id) = Fighter::new(unit, face, space(at));
        self.game.combat.standing = self.game.combat.standing.with(id);
        id
    }

    /// Three walls and the gate in this column, with the arrow tower.
    #[must_use]
    pub fn walls(mut self, gate: u8) -> Self {
        let mut pieces = [Piece::Wall; 4];
        pieces[usize::from(gate)] = Piece::Gate;
        self.game.combat.pieces = Some(pieces);
        let tower = Fighter::new(self.game.content.tower, Face::Siege, Space::TOWER);
        *self.game.combat.fighter_mut(FighterId::TOWER) = tower;
        self.game.combat.standing = self.game.combat.standing.with(FighterId::TOWER);
        self
    }

    /// A wall or the gate is down.
    #[must_use]
    pub fn ruin(mut self, column: u8) -> Self {
        if let Some(pieces) = &mut self.game.combat.pieces {
            pieces[usize::from(column)] = Piece::Ruin;
        }
        self
    }

    #[must_use]
    pub fn without_tower(mut self) -> Self {
        self.game.combat.standing = self.game.combat.standing.minus(Fighters::NONE.with(FighterId::TOWER));
        self
    }

    /// These cards are in the hand, by their ids; nothing else.
    #[must_use]
    pub fn hand(mut self, cards: &[&str]) -> Self {
        self.game.players[0].hand.clear();
        for card in cards {
            let card = self.game.content.find_card(card).expect("a known card");
            self.game.players[0].hand.push(card);
        }
        self
    }

    /// These cards are in the hand of the other player.
    #[must_use]
    pub fn enemy_hand(mut self, cards: &[&str]) -> Self {
        let content = self.game.content.0;
        let cards = cards.iter().map(|card| content.find_card(card).expect("a known card"));
        self.game.players[OTHER.index()].hand = cards.collect();
        self
    }

    /// These cards are in the deck; nothing else.
    #[must_use]
    pub fn deck(mut self, cards: &[&str]) -> Self {
        self.game.players[0].deck.clear();
        for card in cards {
            let card = self.game.content.find_card(card).expect("a known card");
            self.game.players[0].deck.push(card);
        }
        self
    }

    /// Fire walls lie there, each with this damage.
    #[must_use]
    pub fn fire(mut self, at: Place, damage: u8) -> Self {
        self.game.combat.fires.push((space(at), damage));
        self
    }

    #[must_use]
    pub fn expert(mut self, uses: u8) -> Self {
        self.game.players[0].expert_uses = uses;
        self
    }

    #[must_use]
    pub fn level(mut self, level: u8) -> Self {
        self.game.players[0].experience = 2 * (level - 1);
        self
    }

    #[must_use]
    pub fn movement(mut self, points: u8) -> Self {
        self.game.players[0].heroes[0] = Some(Walker::at(FieldId::NOWHERE, points));
        self
    }

    #[must_use]
    pub fn gold(mut self, gold: u8) -> Self {
        self.game.players[0].resources[0] = u16::from(gold);
        self
    }

    #[must_use]
    pub fn morale(mut self, morale: Morale) -> Self {
        self.game.players[0].morale = morale;
        self
    }

    #[must_use]
    pub fn machine(mut self, card: &str) -> Self {
        self.game.players[0].permanent = self.game.content.find_card(card);
        self
    }

    /// The guard of this level, for the experience.
    #[must_use]
    pub fn guard(mut self, level: u8) -> Self {
        self.game.combat.enemy_level = level;
        self
    }

    /// Only these cards are in the deck of the AI hero (take a table with one), at any difficulty.
    #[must_use]
    pub fn ai_deck(mut self, cards: &[&str]) -> Self {
        let content = self.game.content.0;
        let ai = &mut self.game.combat.ai;
        ai.unseen = [0; 3];
        ai.known.clear();
        ai.known.extend(cards.iter().map(|card| content.find_ai_card(card).expect("a known card")));
        self
    }

    #[must_use]
    pub fn ai_spells(mut self, cards: &[&str]) -> Self {
        let content = self.game.content.0;
        self.game.combat.ai.spells.clear();
        self.game.combat.ai.spells.extend(cards.iter().map(|card| content.find_card(card).expect("a known card")));
        self
    }

    #[must_use]
    pub fn damaged(mut self, at: Place, damage: u8) -> Self {
        let id = self.id(at);
        self.game.combat.fighter_mut(id).damage = damage;
        self
    }

    #[must_use]
    pub fn marked(mut self, at: Place, mark: Mark) -> Self {
        let id = self.id(at);
        self.game.combat.fighter_mut(id).marks.set(mark);
        self
    }

    #[must_use]
    pub fn poisoned(mut self, at: Place, cubes: u8) -> Self {
        let id = self.id(at);
        self.game.combat.fighter_mut(id).poison = cubes;
        self
    }

    /// The next throws of the attack die; cards that are drawn in between come from the same chance.
    pub fn dice(&mut self, faces: &[i8]) {
        let wanted = |chance: &Chance| {
            let mut copy = chance.clone();
            faces.iter().all(|&face| copy.below(3) as i8 - 1 == face)
        };
        let chances = (0..SEEDS).map(|seed| Chance::imagined(&mut Seed::numbered(11, seed).fast()));
        self.game.chance = chances.into_iter().find(wanted).expect("some seed throws these dice");
    }

    /// The first combat round begins.
    pub fn begin(&mut self) {
        self.game.combat.round = 0;
        self.game.agenda.push(BeginRound);
        self.advance();
    }

    /// The combat starts, with what is played before the first round.
    pub fn start(&mut self) {
        self.game.combat.round = 0;
        self.game.agenda.push(StartCombat { stage: 0 });
        self.advance();
    }

    /// A unit activates: whatever else would be next.
    pub fn activate(&mut self, at: Place) {
        let id = self.id(at);
        for other in self.game.combat.standing.iter() {
            if other != id {
                self.game.combat.fighter_mut(other).marks.set(Mark::Activated);
            }
        }
        self.game.combat.fighter_mut(id).marks.clear(Mark::Activated);
        self.game.combat.active = id;
        self.game.agenda.push(Activation { at: At::Before });
        self.advance();
    }

    /// A unit in its activation attacks another one, from where it stands.
    pub fn attack(&mut self, from: Place, target: Place) {
        let (attacker, target) = (self.id(from), self.id(target));
        self.game.combat.active = attacker;
        self.game.agenda.push(Activation { at: At::Close });
        self.game.begin_attack(attacker, target, AttackKind::Main);
        self.advance();
    }

    /// The arrow tower shoots.
    pub fn tower_shoots(&mut self, target: Place) {
        let target = self.id(target);
        self.game.combat.active = FighterId::TOWER;
        self.game.agenda.push(Activation { at: At::Close });
        self.game.begin_attack(FighterId::TOWER, target, AttackKind::Main);
        self.advance();
    }

    fn advance(&mut self) {
        steps::advance(&mut self.game, &mut self.journal);
    }

    /// Plays a legal action.
    pub fn play(&mut self, action: Action) {
        if let Err(refusal) = self.try_play(action) {
            panic!("{action:?} is refused: {refusal:?}; legal are {:?}", self.actions());
        }
    }

    pub fn try_play(&mut self, action: Action) -> Result<(), Refusal> {
        self.game.play(Seat::new(0), action, &mut self.journal)
    }

    /// The other player plays a legal action.
    pub fn reply(&mut self, action: Action) {
        if let Err(refusal) = self.game.play(OTHER, action, &mut self.journal) {
            panic!("{action:?} of the other player is refused: {refusal:?}");
        }
    }

    /// The other player plays a card by its id.
    pub fn reply_card(&mut self, card: &str, option: u8) {
        let card = self.game.content.find_card(card).expect("a known card");
        self.reply(Action::Play { card, option });
    }

    /// Who is asked now.
    pub fn asked(&self) -> Option<Seat> {
        self.game.waiting().seats().first()
    }

    /// In which window cards are asked for.
    pub fn window(&self) -> Option<crate::kinds::Window> {
        match steps::Stepped::step(&self.game) {
            Some(crate::steps::Step::CardWindow(it)) => Some(it.window),
            _ => None,
        }
    }

    /// A card by its id, in one of its ways.
    pub fn play_card(&mut self, card: &str, option: u8) {
        let card = self.game.content.find_card(card).expect("a known card");
        self.play(Action::Play { card, option });
    }

    /// Whether a card could be played now in this way, or why not.
    pub fn check_card(&mut self, card: &str, option: u8) -> Result<(), Refusal> {
        let card = self.game.content.find_card(card).expect("a known card");
        let mut copy = self.clone();
        copy.try_play(Action::Play { card, option })
    }

    pub fn go(&mut self, to: Place) {
        self.play(Action::Go(space(to)));
    }

    pub fn strike(&mut self, target: Place) {
        self.play(Action::Strike(space(target)));
    }

    pub fn target(&mut self, target: Place) {
        self.play(Action::Target(space(target)));
    }

    pub fn pass(&mut self) {
        self.play(Action::Pass(crate::kinds::Quiet::Window));
    }

    /// What the person can do now.
    pub fn actions(&self) -> Vec<Action> {
        let mut out = Vec::new();
        self.game.actions(Seat::new(0), &mut out);
        out
    }

    pub fn is_over(&self) -> bool {
        self.game.waiting() == Waiting::Over
    }

    fn id(&self, at: Place) -> FighterId {
        self.game.combat.at(space(at)).expect("a unit stands there")
    }

    /// The unit on a space.
    pub fn at(&self, at: Place) -> Option<&Fighter> {
        self.game.combat.at(space(at)).map(|id| self.game.combat.fighter(id))
    }

    /// Damage on the unit on a space, and its face.
    pub fn state(&self, at: Place) -> Option<(Face, u8)> {
        self.at(at).map(|it| (it.face, it.damage))
    }

    /// Whether a unit has a mark.
    pub fn has(&self, at: Place, mark: Mark) -> bool {
        self.at(at).is_some_and(|it| it.marks.has(mark))
    }

    /// Where the unit stands that is active; the tower is beside the board.
    pub fn active(&self) -> Option<Space> {
        self.game.combat.active.somebody().map(|id| self.game.combat.fighter(id).space)
    }

    /// What has happened since this was asked last.
    pub fn events(&mut self) -> Vec<Event> {
        self.journal.take().0.into_iter().map(|entry| entry.event).collect()
    }

    /// How many cards are in the hand.
    pub fn hand_size(&self) -> usize {
        self.game.players[0].hand.len()
    }
}

fn faction_of(id: &str) -> Faction {
    Faction::ALL.into_iter().find(|it| it.id() == id).expect("a known faction")
}
