//! RULES 19: one combat: who stands where, what is in force, and how far the current attack has come.
//!
//! The rules of it are in the files below, in the order of the digest: [`placing`], [`round`], [`activation`], [`attack`],
//! [`damage`], [`siege`], [`windows`], [`ending`], and [`targets`], [`ai`] for those who fight by themselves.

pub mod activation;
pub mod ai;
pub mod ai_spells;
pub mod attack;
pub mod damage;
pub mod dice;
pub mod ending;
pub mod figures;
pub mod forecast;
pub mod placing;
pub mod reach;
pub mod round;
pub mod siege;
pub mod targets;
pub mod windows;

use crate::{
    board::{Space, Spaces},
    cards::{Figures, Kinds, Until},
    content::Content,
    fighter::{FIGHTERS, Fighter, FighterId, Fighters, Mark},
    kinds::{AiCardId, AttackKind, CardId, Piece, Quiet, Side, UnitId},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;

pub const MOST_ONGOING: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// Who leads the attacker and the defender; on the map the player in turn takes the place of the attacker.
    pub seats: [Option<Seat>; 2],
    pub fighters: [Fighter; FIGHTERS],
    /// Those that stand.
    pub standing: Fighters,
    pub ongoing: ArrayVec<Ongoing, MOST_ONGOING>,
    /// The current attack last; below it the one it interrupts.
    pub attacks: ArrayVec<Attack, 3>,
    /// The middle row in a siege, by column.
    pub pieces: Option<[Piece; 4]>,
    /// Fire walls with their damage.
    pub fires: ArrayVec<(Space, u8), 4>,
    pub round: u8,
    /// Combat rounds in a row in which no unit took damage.
    pub still: u8,
    pub hurt: bool,
    pub active: FighterId,
    /// The initiative with which the turn of the active unit came, whatever becomes of it meanwhile.
    pub acting: Option<i8>,
    /// The initiative and the side of the unit that activated last in this round.
    pub last: Option<(i8, Side)>,
    /// Spells cast in this round, by side, and how many more than one are allowed.
    pub spells: [u8; 2],
    pub more_spells: [u8; 2],
    /// Power played and not yet used, by side.
    pub power: [u8; 2],
    /// Who wants to be left alone, by side.
    pub quiet: [Option<Quiet>; 2],
    pub no_retreat: [bool; 2],
    pub casting: Casting,
    /// The space that was chosen last.
    pub picked: Space,
    /// The second of two.
    pub picked_too: Space,
    /// A chain of damage: where it began, and whom it has hit.
    pub chain: Option<(Space, Fighters)>,
    pub ai: Ai,
    /// The guard, or the level of the AI hero.
    pub enemy_level: u8,
    /// The enemy includes an azure unit, or is a hero: no limit, no retreat (RULES 19.8).
    pub to_the_end: bool,
    pub azure: bool,
}

/// An effect that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ongoing {
    pub what: What,
    pub amount: i8,
    pub on: On,
    pub until: Until,
    /// Only for units of these kinds.
    pub kinds: u8,
    /// Only against targets that are not adjacent.
    pub not_adjacent: bool,
    /// The card it comes from; a unit's ability has none.
    pub card: Option<CardId>,
    pub side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    Attack,
    Defense,
    Initiative,
    Health,
    IgnoreDie,
    IgnorePenalty,
    SpellProof,
    NoAbilities,
    NoSpellAbilities,
    BurnsAttacker,
    NoAttack,
    Reroll,
    TentTimes,
}

/// On whom an effect lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum On {
    Unit(FighterId),
    Units(Side),
    Everybody,
    /// RULES 22.4: the next AI unit that attacks.
    NextAttacker,
}

/// An attack on its way through RULES 19.5.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    pub attacker: FighterId,
    pub target: FighterId,
    pub kind: AttackKind,
    pub stage: attack::At,
    /// The attack value, if it is not the printed one.
    pub value: Option<u8>,
    /// Its attack abilities are live.
    pub live: bool,
    pub adjacent: bool,
    pub rolled: ArrayVec<i8, 6>,
    pub how: dice::How,
    /// The face that abilities look at, and what the die adds.
    pub face: i8,
    pub result: i8,
    pub defence_die: Option<i8>,
    pub damage: u8,
    pub ignores_retaliation: bool,
    pub ignores_defense: bool,
    pub saved: bool,
    /// Abilities of the attacker that were carried out in this stage, as bits.
    pub done: u8,
    /// The target fell, or its face turned.
    pub fell: bool,
    /// Where the target stood.
    pub at: Space,
    /// Fire shields of the target when it was attacked.
    pub burns: u8,
}

/// A card that is being played, and what was played for it.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Casting {
    pub card: Option<CardId>,
    pub option: u8,
    pub power: u8,
    /// Cards played for its power.
    pub with: ArrayVec<CardId, 8>,
    /// The enemy has yet to be asked for an answer to the spell.
    pub unanswered: bool,
    /// The spell was cancelled.
    pub cancelled: bool,
    /// The spell goes back to the hand.
    pub recalled: bool,
    /// The card that is being played, which is no spell, goes back to the hand.
    pub recalled_itself: bool,
    /// It leaves the game instead.
    pub removed: bool,
    pub recalled_all: bool,
    /// Cast outside the limit (Intelligence).
    pub free: bool,
    /// A spell may be cast now although the window would not allow it.
    pub now: bool,
    /// The last card discarded was a spell.
    pub discarded_spell: bool,
    /// The cards drawn by the effect before.
    pub drawn: ArrayVec<CardId, 4>,
}

/// RULES 22.3, 22.4: what an AI hero has instead of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Ai {
    /// Cards of each type in the deck that nobody has seen.
    pub unseen: [u8; 3],
    /// How many copies of each face could be among them.
    pub pool: ArrayVec<u8, 16>,
    /// Cards that were shuffled back.
    pub known: ArrayVec<AiCardId, 20>,
    /// Cards that will be shuffled back when the next unit activates.
    pub returning: ArrayVec<AiCardId, 8>,
    /// Cards that were put under the deck, the next to come first.
    pub under: ArrayVec<AiCardId, 20>,
    pub discard: ArrayVec<AiCardId, 20>,
    pub spells: ArrayVec<CardId, 12>,
    pub spell_discard: ArrayVec<CardId, 12>,
    pub skill: Option<CardId>,
    pub last: Option<AiCardId>,
    /// Power for the next spell.
    pub power: u8,
    /// A save, kept for the first attack it fits, with its power.
    pub save: Option<(CardId, u8)>,
    /// Draw one more card in this activation.
    pub more: u8,
    /// A spell of one round, kept for the first activation of the next one.
    pub kept: Option<(CardId, u8)>,
}

impl Combat {
    pub(crate) fn new(nobody: UnitId) -> Self {
        let nobody = Fighter::new(nobody, crate::kinds::Face::Siege, Space::TOWER);
        Self {
            seats: [Some(Seat::new(0)), None],
            fighters: [nobody; FIGHTERS],
            standing: Fighters::NONE,
            ongoing: ArrayVec::new(),
            attacks: ArrayVec::new(),
            pieces: None,
            fires: ArrayVec::new(),
            round: 0,
            still: 0,
            hurt: false,
            active: FighterId::NOBODY,
            acting: None,
            last: None,
            spells: [0; 2],
            more_spells: [0; 2],
            power: [0; 2],
            quiet: [None; 2],
            no_retreat: [false; 2],
            casting: Casting::default(),
            picked: Space::TOWER,
            picked_too: Space::TOWER,
            chain: None,
            ai: Ai::default(),
            enemy_level: 0,
            to_the_end: false,
            azure: false,
        }
    }

    #[inline]
    pub fn fighter(&self, id: FighterId) -> &Fighter {
        &self.fighters[id.index()]
    }

    #[inline]
    pub(crate) fn fighter_mut(&mut self, id: FighterId) -> &mut Fighter {
        &mut self.fighters[id.index()]
    }

    #[inline]
    pub fn stands(&self, id: FighterId) -> bool {
        self.standing.contains(id)
    }

    /// The units of a side that stand, the arrow tower included.
    #[inline]
    pub fn side(&self, side: Side) -> Fighters {
        self.standing.and(Fighters::of(side))
    }

    /// Without the arrow tower, which nobody has to beat.
    pub fn army(&self, side: Side) -> Fighters {
        Fighters(self.side(side).0 & !(1 << FighterId::TOWER.0))
    }

    /// The unit on a space, or the arrow tower.
    #[inline]
    pub fn at(&self, space: Space) -> Option<FighterId> {
        if space == Space::TOWER {
            return self.stands(FighterId::TOWER).then_some(FighterId::TOWER);
        }
        self.standing.iter().find(|&id| !id.is_tower() && self.fighter(id).space == space)
    }

    /// The spaces on which units stand.
    #[inline]
    pub fn occupied(&self) -> Spaces {
        let tower = 1 << FighterId::TOWER.0;
        Fighters(self.standing.0 & !tower).iter().fold(Spaces::NONE, |all, id| all.or(self.fighter(id).space.bit()))
    }

    pub fn spaces_of(&self, fighters: Fighters) -> Spaces {
        let spaces = fighters.iter().filter(|it| !it.is_tower()).map(|id| self.fighter(id).space.bit());
        spaces.fold(Spaces::NONE, Spaces::or)
    }

    #[inline]
    pub fn figures(&self, content: &'static Content, id: FighterId) -> &'static Figures {
        let fighter = self.fighter(id);
        content.figures(fighter.unit, fighter.face)
    }

    pub fn has(&self, id: FighterId, mark: Mark) -> bool {
        self.fighter(id).marks.has(mark)
    }

    #[inline]
    pub fn attack(&self) -> Option<&Attack> {
        self.attacks.last()
    }
}

impl Ongoing {
    pub(crate) fn new(what: What, amount: i8, on: On, until: Until, side: Side, card: Option<CardId>) -> Self {
        Self { what, amount, on, until, kinds: Kinds::ALL.0, not_adjacent: false, card, side }
    }

    /// Whether it concerns this unit.
    #[inline]
    pub fn concerns(&self, id: FighterId, figures: &Figures) -> bool {
        let on = match self.on {
            On::Unit(unit) => unit == id,
            On::Units(side) => side == id.side(),
            On::Everybody => true,
            On::NextAttacker => false,
        };
        on && Kinds(self.kinds).contains(figures.kind)
    }
}
