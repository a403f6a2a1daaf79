//! A unit on the board, with everything that changes it.

use crate::{
    Heroes3,
    board::Space,
    cards::{Trigger, Until},
    combat::{Ongoing, What},
    fighter::{FighterId, Mark},
    kinds::{AttackAbilities, Face, Kind, Side, Stat, Tier, named},
};
use serde::Serialize;
use taverne_engine::Phrase;
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct UnitView {
    /// Its number in this battle; it never changes.
    pub id: u8,
    pub space: Space,
    pub side: Side,
    pub unit: &'static str,
    pub face: Face,
    pub tier: Option<Tier>,
    pub kind: Kind,
    /// As they count now.
    pub attack: i8,
    pub defense: i8,
    pub health: u8,
    pub initiative: i8,
    /// Attack, defense, health and initiative as printed on the face, or on the card over it.
    pub printed: [i8; 4],
    pub damage: u8,
    pub marks: Vec<MarkView>,
    /// What the attack token adds, or the weakness token takes.
    pub token: i8,
    /// Poison cubes.
    pub poison: u8,
    /// The card that lies over it.
    pub overlay: Option<String>,
    /// What else is in force on it.
    pub effects: Vec<EffectView>,
}

named! {
    /// What lies on a unit.
    MarkView {
        /// It has acted in this combat round.
        Done "done",
        Retaliated "retaliated", Defense "defense", Paralysis "paralysis", Attack "attack", Weakness "weakness",
        Corrosion "corrosion", Poison "poison",
        /// It cannot move in this activation.
        Held "held",
        /// Its attack abilities are used up.
        Spent "spent",
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct EffectView {
    /// The card it comes from.
    pub card: Option<String>,
    pub text: Phrase,
}

impl UnitView {
    pub(super) fn of(game: &Heroes3, id: FighterId) -> Self {
        let content = game.content.0;
        let combat = &game.combat;
        let fighter = combat.fighter(id);
        let figures = combat.figures(content, id);
        let overlay = fighter.overlay().map(|it| content.card(content.overlays[usize::from(it)].card).key());
        let effects = combat.ongoing.iter().filter(|it| it.concerns(id, figures));
        Self {
            id: id.0,
            space: fighter.space,
            side: id.side(),
            unit: &content.unit(fighter.unit).id,
            face: fighter.face,
            tier: figures.tier,
            kind: figures.kind,
            attack: combat.attack_now(content, id),
            defense: combat.defense_now(content, id),
            health: combat.health(content, id),
            initiative: combat.initiative(content, id),
            printed: [Stat::Attack, Stat::Defense, Stat::Health, Stat::Initiative]
                .map(|stat| combat.printed(content, id, stat)),
            damage: fighter.damage,
            token: fighter.token,
            poison: fighter.poison,
            marks: marks(game, id),
            overlay,
            effects: effects.map(|it| effect(game, it)).collect(),
        }
    }
}

fn marks(game: &Heroes3, id: FighterId) -> Vec<MarkView> {
    let combat = &game.combat;
    let fighter = combat.fighter(id);
    // Only a unit that has attack abilities can have used them up.
    let attacks = combat.figures(game.content.0, id).abilities.iter().any(|it| it.trigger == Trigger::Attack);
    let once = game.setting.attack_abilities == AttackAbilities::FirstAttack;
    let marks = [
        (combat.has(id, Mark::Activated), MarkView::Done),
        (combat.has(id, Mark::Retaliated), MarkView::Retaliated),
        (combat.has(id, Mark::Defending), MarkView::Defense),
        (combat.has(id, Mark::Paralysed), MarkView::Paralysis),
        (fighter.token > 0, MarkView::Attack),
        (fighter.token < 0, MarkView::Weakness),
        (combat.has(id, Mark::Corroded), MarkView::Corrosion),
        (fighter.poison > 0, MarkView::Poison),
        (combat.has(id, Mark::Held), MarkView::Held),
        (attacks && once && combat.has(id, Mark::Attacked), MarkView::Spent),
    ];
    marks.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

fn effect(game: &Heroes3, effect: &Ongoing) -> EffectView {
    let key = match effect.what {
        What::Attack if effect.not_adjacent => "effect-attack-distance",
        What::Attack => "effect-attack",
        What::Defense => "effect-defense",
        What::Initiative => "effect-initiative",
        What::Health => "effect-health",
        What::IgnoreDie => "effect-ignore-die",
        What::IgnorePenalty => "effect-ignore-penalty",
        What::SpellProof => "effect-spell-proof",
        What::NoAbilities => "effect-no-abilities",
        What::NoSpellAbilities => "effect-no-spell-abilities",
        What::BurnsAttacker => "effect-burns-attacker",
        What::NoAttack => "effect-no-attack",
        What::Reroll => "effect-reroll",
        What::TentTimes => "effect-tent",
    };
    let until = match effect.until {
        Until::Attack => "until-this_attack",
        Until::Activation => "until-activation",
        Until::ItsActivation => "until-its_next_activation",
        Until::Round => "until-combat_round",
        Until::NextRound => "until-end_of_next_combat_round",
        Until::Combat => "until-combat",
        Until::NextTimeAttacked => "until-next_time_attacked",
        Until::InPlay => "until-while_in_play",
    };
    let text = Phrase::new(key)
        .with("amount", crate::words::names::die(effect.amount))
        .with("damage", crate::words::names::damage(effect.amount.unsigned_abs()))
        .with("until", Phrase::new(until));
    EffectView { card: effect.card.map(|it| game.content.card(it).key()), text }
}
