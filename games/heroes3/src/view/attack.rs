//! What is going on at this moment: where the active unit can go, the attack under way, the card that is being played.

use crate::{
    Heroes3,
    board::Space,
    combat::attack::At,
    kinds::{AttackKind, Kind, named},
    steps::Step,
};
use serde::Serialize;
use taverne_engine::steps::Stepped;
use ts_rs::TS;

/// A space the active unit can go to, and whom it can attack from there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct ReachView {
    pub space: Space,
    pub steps: u8,
    pub targets: Vec<Space>,
    /// What fire on the way does to it.
    pub fire: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct AttackView {
    pub attacker: u8,
    pub target: u8,
    pub kind: AttackKind,
    pub stage: AttackStage,
    /// The dice rolled so far.
    pub dice: Vec<i8>,
    /// What they add, once that is fixed.
    pub result: Option<i8>,
    pub defence_die: Option<i8>,
    pub damage: Option<u8>,
}

named! {
    /// How far an attack has come.
    AttackStage { Cards "cards", Dice "dice", Damage "damage", After "after" }
}

/// A card that is being played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct CastingView {
    pub card: String,
    pub option: u8,
    pub power: u8,
}

/// Only while its owner is asked what it does.
pub(super) fn reach(game: &Heroes3) -> Vec<ReachView> {
    let Some(Step::Act(act)) = game.step() else {
        return Vec::new();
    };
    let Some(id) = game.combat.active.somebody() else {
        return Vec::new();
    };
    let content = game.content.0;
    let combat = &game.combat;
    let here = combat.fighter(id).space;
    let ranged = combat.figures(content, id).kind == Kind::Ranged;
    let spaces = if act.moved { here.bit() } else { combat.reach(content, id) };
    let victims = |space: Space| {
        let victims = if space == here && !(act.moved && ranged) {
            combat.victims(content, id)
        } else if ranged {
            crate::fighter::Fighters::NONE
        } else {
            combat.enemies_beside(id.side(), space)
        };
        victims.iter().map(|it| combat.fighter(it).space).collect()
    };
    let spaces = spaces.iter().map(|space| ReachView {
        space,
        steps: combat.steps_to(content, id, space.bit()).unwrap_or_default(),
        targets: victims(space),
        fire: combat.fire_on_the_way(content, id, space),
    });
    spaces.collect()
}

pub(super) fn attack(game: &Heroes3) -> Option<AttackView> {
    let attack = game.combat.attack()?;
    let stage = match attack.stage {
        At::Declare | At::Targeted | At::Cards | At::Roll => AttackStage::Cards,
        At::Rolled | At::Fix | At::Defence | At::Faces => AttackStage::Dice,
        At::Damage | At::Save | At::PutDown => AttackStage::Damage,
        At::After | At::Burn | At::Retaliate | At::Late | At::End => AttackStage::After,
    };
    Some(AttackView {
        attacker: attack.attacker.0,
        target: attack.target.0,
        kind: attack.kind,
        stage,
        dice: attack.rolled.to_vec(),
        result: (stage >= AttackStage::Damage).then_some(attack.result),
        defence_die: attack.defence_die,
        damage: (attack.stage > At::Damage).then_some(attack.damage),
    })
}

pub(super) fn casting(game: &Heroes3) -> Option<CastingView> {
    let casting = &game.combat.casting;
    let card = game.content.card(casting.card?).key();
    Some(CastingView { card, option: casting.option, power: casting.power })
}
