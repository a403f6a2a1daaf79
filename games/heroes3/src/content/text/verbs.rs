//! A phrase for each verb that matters in a combat.

use super::{effects, joined, map, nothing, signed, with_condition, with_when};
use crate::{
    content::raw::{Effects, Params, RawVerb},
    kinds::Tier,
};
use taverne_engine::Phrase;
use toml::Value;

/// An effect of a card, for units of these tiers.
pub(super) struct Effect<'a> {
    pub card: &'a str,
    pub tiers: &'a [Tier],
}

impl Effect<'_> {
    /// Whom it is about: `Une de vos unités (à distance)`.
    fn target(&self, p: &Params) -> Phrase {
        let id = p.target.as_deref().or(p.who.as_deref()).unwrap_or("self");
        let target = Phrase::new(format!("target-{id}"));
        let mut which = if id == "same_unit" { Vec::new() } else { tiers(self.tiers) };
        which.extend(p.kinds.iter().map(|it| Phrase::new(format!("kind-{}", it.id()))));
        if which.is_empty() {
            return target;
        }
        Phrase::new("target-of").with("target", target).with("which", which)
    }

    fn about(&self, key: &'static str, p: &Params) -> Phrase {
        Phrase::new(key).with("target", self.target(p))
    }

    pub(super) fn then(&self, all: &Effects) -> Phrase {
        effects(all, self.card, self.tiers)
    }

    pub(super) fn say(&self, verb: &RawVerb) -> Phrase {
        match verb {
            RawVerb::ModStat(p) if p.which.is_some() => {
                Phrase::new("fx-mod_stat-hand_limit").with("amount", signed(p.amount.unwrap_or_default()))
            }
            RawVerb::ModStat(p) => self.mod_stat(p),
            RawVerb::Damage(p) => self.about("fx-damage", p).with("damage", damage(amount(p))),
            RawVerb::DamageAttacker(p) => {
                self.about("fx-damage_attacker", p).with("damage", damage(amount(p))).with("until", until(p))
            }
            RawVerb::DamageChain(p) => {
                let [first, second, third] = p.amounts.unwrap_or_default().map(damage);
                Phrase::new("fx-damage_chain").with("first", first).with("second", second).with("third", third)
            }
            RawVerb::Heal(p) => {
                let key = if p.up_to { "fx-heal-up_to" } else { "fx-heal" };
                with_when(self.about(key, p).with("damage", damage(amount(p))), p.when.as_deref())
            }
            RawVerb::OverlayUnit(p) => self.overlay(p),
            RawVerb::Reinforce(p) if p.who.is_some() => Phrase::new("fx-reinforce-free").with("tiers", tiers(&p.tiers)),
            RawVerb::Reinforce(_) => map::say(verb),
            RawVerb::ReduceDamage(p) => self.about("fx-reduce_damage", p).with("damage", damage(amount(p))),
            RawVerb::AttackExtra(p) => attack_extra(p),
            RawVerb::CancelAttack(p) => self.about("fx-cancel_attack", p),
            RawVerb::IgnoreRetaliation => Phrase::new("fx-ignore_retaliation"),
            RawVerb::IgnoreDefense(_) => Phrase::new("fx-ignore_defense"),
            RawVerb::IgnoreDie(p) => match (p.target.is_some(), p.and_its_triggers) {
                (true, _) => self.about("fx-ignore_die-of", p),
                (false, Some(false)) => Phrase::new("fx-ignore_die-adds_0"),
                (false, _) => Phrase::new("fx-ignore_die"),
            },
            RawVerb::IgnorePenalty(p) => match (p.target.is_some(), p.which.as_deref()) {
                (true, _) => self.about("fx-ignore_penalty-of", p),
                (false, Some("adjacent")) => Phrase::new("fx-ignore_penalty-adjacent"),
                (false, _) => Phrase::new("fx-ignore_penalty-all"),
            },
            RawVerb::UnlimitedRetaliation => Phrase::new("fx-unlimited_retaliation"),
            RawVerb::ReturnToStartSpace(p) => match p.resolve.as_deref() {
                Some("after_retaliation") => Phrase::new("fx-return_to_start_space-after_retaliation"),
                _ => Phrase::new("fx-return_to_start_space-after_attack"),
            },
            RawVerb::RollDice(_)
            | RawVerb::RollCheck(_)
            | RawVerb::Reroll(_)
            | RawVerb::SetDie(_)
            | RawVerb::ModDie(_)
            | RawVerb::MultiplyDie(_)
            | RawVerb::AllowReroll(_) => self.dice(verb),
            RawVerb::PlaceToken(p) if p.token.as_deref() == Some("fire_wall") => {
                Phrase::new("fx-place_token-fire_wall")
                    .with("damage", damage(p.value.unwrap_or_default().unsigned_abs()))
            }
            RawVerb::PlaceToken(p) => {
                let token = Phrase::new(format!("token-{}", p.token.as_deref().unwrap_or_default()));
                self.about("fx-place_token", p).with("token", token)
            }
            RawVerb::RemoveToken(p) => self.about("fx-remove_token", p),
            RawVerb::RemoveEffects(p) => {
                let paralysis = p.what.as_ref().and_then(Value::as_str) == Some("paralysis");
                self.about(if paralysis { "fx-remove_effects-paralysis" } else { "fx-remove_effects-any" }, p)
            }
            RawVerb::SkipActivation(p) => self.about("fx-skip_activation", p),
            RawVerb::Forbid(p) => match p.action.as_deref() {
                Some("move") => Phrase::new("fx-forbid-move"),
                Some("attack") => self.about("fx-forbid-attack", p).with("until", until(p)),
                _ => Phrase::new("fx-forbid-retreat"),
            },
            RawVerb::DisableAbilities(p) => {
                let key = if p.only.is_some() { "fx-disable_abilities-spells" } else { "fx-disable_abilities" };
                self.about(key, p).with("until", until(p))
            }
            RawVerb::Immune(p) => self.immune(p),
            RawVerb::CountsAsHaving(p) => self.about("fx-counts_as_having", p),
            RawVerb::MoveUnit(p) => Phrase::new("fx-move_unit").with("spaces", p.spaces.unwrap_or(1)),
            RawVerb::TeleportUnit(p) => self.about("fx-teleport_unit", p),
            RawVerb::SwapUnits(_) => Phrase::new("fx-swap_units"),
            RawVerb::DestroySiege(p) => match (p.choose, p.what.as_ref().and_then(Value::as_array)) {
                (Some(n), _) => Phrase::new("fx-destroy_siege").with("n", n),
                (None, Some(what)) if what.iter().any(|it| it.as_str() == Some("arrow_tower")) => {
                    Phrase::new("fx-destroy_siege-tower")
                }
                _ => Phrase::new("fx-destroy_siege-all"),
            },
            RawVerb::OffBoard => Phrase::new("fx-off_board"),
            RawVerb::TargetableOnlyBy(_) => Phrase::new("fx-targetable_only_by"),
            RawVerb::IgnoreCardEffect(_) => Phrase::new("fx-ignore_card_effect"),
            RawVerb::SpellPower(p) => {
                let key = match (p.who.is_some(), p.scope.is_some()) {
                    (true, _) => "fx-spell_power-enemy",
                    (_, true) => "fx-spell_power-first_each_turn",
                    _ => "fx-spell_power",
                };
                Phrase::new(key).with("amount", signed(p.amount.unwrap_or_default()))
            }
            RawVerb::SpellLimit(p) => Phrase::new("fx-spell_limit").with("n", p.add.unwrap_or(1)),
            RawVerb::CastSpellNow(p) if p.counts_toward_limit == Some(false) => Phrase::new("fx-cast_spell_now-free"),
            RawVerb::CastSpellNow(_) => Phrase::new("fx-cast_spell_now"),
            RawVerb::CancelSpell(p) => match p.max_power {
                Some(n) => Phrase::new("fx-cancel_spell-most").with("n", n),
                None => Phrase::new("fx-cancel_spell"),
            },
            RawVerb::RecallCards(p) if p.scope.is_some() => Phrase::new("fx-recall_cards-first_spell"),
            RawVerb::RecallCards(p) => {
                let what = p.what.as_ref().and_then(Value::as_str).unwrap_or("spell");
                Phrase::new(format!("fx-recall_cards-{what}"))
            }
            RawVerb::Draw(p) if p.same_number => Phrase::new("fx-draw-same_number"),
            RawVerb::Draw(p) => Phrase::new("fx-draw").with("cards", cards(p)),
            RawVerb::Discard(p) if p.up_to => Phrase::new("fx-discard-up_to").with("cards", cards(p)),
            RawVerb::Discard(p) => {
                let key = match (p.who.is_some(), p.from.is_some()) {
                    (true, _) => "fx-discard-enemy",
                    (false, true) => "fx-discard-just_drawn",
                    (false, false) => "fx-discard",
                };
                Phrase::new(key).with("cards", cards(p))
            }
            RawVerb::PerDiscard(p) => Phrase::new("fx-per_discard").with("text", self.then(&p.gives)),
            RawVerb::TakeFromDiscard(p) => match (p.among_top, p.filter.as_ref().and_then(|it| it.get("type"))) {
                (Some(n), _) => Phrase::new("fx-take_from_discard-top").with("n", n),
                (None, Some(kind)) if kind.as_str() == Some("specialty") => {
                    Phrase::new("fx-take_from_discard-specialty")
                }
                _ => Phrase::new("fx-take_from_discard"),
            },
            RawVerb::ShuffleDiscardIntoDeck => Phrase::new("fx-shuffle_discard_into_deck"),
            RawVerb::Morale(p) => match (p.kind.as_deref(), p.who.as_deref()) {
                (Some("discard_positive"), _) => Phrase::new("fx-morale-discard_positive-enemy"),
                (Some("negative"), Some("self")) => Phrase::new("fx-morale-negative"),
                (Some("negative"), _) => Phrase::new("fx-morale-negative-enemy"),
                _ => Phrase::new("fx-morale-positive"),
            },
            RawVerb::TakeWarMachine(p) if p.choose.is_some() => {
                Phrase::new(format!("fx-take_war_machine-{}", p.cost.as_deref().unwrap_or("free")))
            }
            RawVerb::TakeWarMachine(p) => Phrase::new("fx-take_war_machine").with("machine", machine(p)),
            RawVerb::UseWarMachine(p) => {
                Phrase::new("fx-use_war_machine").with("machine", machine(p)).with("times", p.times.unwrap_or(1))
            }
            RawVerb::ModifyWarMachine(p) if p.duration.is_none() => match (p.damage, p.heal) {
                (Some(n), _) => Phrase::new("fx-modify_war_machine-damage").with("machine", machine(p)).with("n", n),
                (_, Some(n)) => Phrase::new("fx-modify_war_machine-heal").with("machine", machine(p)).with("n", n),
                _ => Phrase::new("fx-modify_war_machine-rerolls").with("machine", machine(p)),
            },
            RawVerb::ModifyWarMachine(p) => Phrase::new("fx-modify_war_machine")
                .with("machine", machine(p))
                .with("times", p.multiply.unwrap_or(1))
                .with("until", until(p)),
            RawVerb::Choose(p) => {
                let options = joined("text-or", p.options.iter().map(|it| self.then(it)));
                Phrase::new("fx-choose").with("options", options.unwrap_or_else(nothing))
            }
            RawVerb::FirstPossible(p) => {
                let options = p.options.iter().map(|it| self.then(it));
                joined("text-else", options).unwrap_or_else(nothing)
            }
            RawVerb::If(p) => with_condition(self.then(&p.then), p.condition.as_deref()),
            RawVerb::AllowPassThrough(_)
            | RawVerb::Discount(_)
            | RawVerb::DiscoverTile(_)
            | RawVerb::ExchangeUnit(_)
            | RawVerb::FetchFirst(_)
            | RawVerb::FlipUnit(_)
            | RawVerb::Gain(_)
            | RawVerb::GainExperience(_)
            | RawVerb::GainMovement(_)
            | RawVerb::MoveHero(_)
            | RawVerb::Pay(_)
            | RawVerb::Peek(_)
            | RawVerb::RaiseIncome(_)
            | RawVerb::RecruitNeutral(_)
            | RawVerb::RemoveBlackCubes(_)
            | RawVerb::RemoveCard(_)
            | RawVerb::RemoveSelf
            | RawVerb::ReshuffleFromHand(_)
            | RawVerb::RollResource(_)
            | RawVerb::RollTreasure(_)
            | RawVerb::Search(_)
            | RawVerb::SetSearch(_)
            | RawVerb::SiegeDefense(_)
            | RawVerb::SkipCombat(_)
            | RawVerb::SwapNeutralGuard(_)
            | RawVerb::TeleportHero(_)
            | RawVerb::Trade(_)
            | RawVerb::Unlock(_) => map::say(verb),
        }
    }

    fn mod_stat(&self, p: &Params) -> Phrase {
        let key = match p.when_target.as_deref() {
            Some("not_adjacent") => "fx-mod_stat-not_adjacent",
            Some(_) => "fx-mod_stat-arch_devils",
            None => "fx-mod_stat",
        };
        let stat = Phrase::new(format!("in-{}", p.stat.map_or("attack", |it| it.id())));
        let text = self
            .about(key, p)
            .with("amount", signed(p.amount.unwrap_or_default()))
            .with("stat", stat)
            .with("until", until(p));
        if p.double_for.is_empty() {
            return text;
        }
        Phrase::new("fx-double").with("text", text).with("units", units(&p.double_for))
    }

    fn overlay(&self, p: &Params) -> Phrase {
        let faces: Vec<_> = p.on_sides.iter().map(|it| Phrase::new(format!("face-{it}"))).collect();
        Phrase::new("fx-overlay_unit")
            .with("unit", Phrase::new(format!("unit-{}", p.unit.as_deref().unwrap_or_default())))
            .with("faces", faces)
            .with("name", Phrase::new(format!("overlay-{}", self.card)))
            .with("attack", i16::from(p.attack.unwrap_or_default()))
            .with("defense", i16::from(p.defense.unwrap_or_default()))
            .with("health", p.health.unwrap_or_default())
            .with("initiative", i16::from(p.initiative.unwrap_or_default()))
    }

    fn immune(&self, p: &Params) -> Phrase {
        let to: Vec<_> = p.to.as_ref().and_then(Value::as_array).into_iter().flatten().collect();
        let is = |id| to.iter().any(|it| it.as_str() == Some(id));
        if is("paralysis") {
            Phrase::new("fx-immune-paralysis")
        } else if is("spell_targeting") {
            self.about("fx-immune-targeting", p).with("until", until(p))
        } else {
            Phrase::new("fx-immune-spells")
        }
    }
}

fn attack_extra(p: &Params) -> Phrase {
    let key = match p.target.as_deref() {
        Some("unit_adjacent_to_target") => "fx-attack_extra-adjacent",
        Some("unit_behind_target_in_line") => "fx-attack_extra-behind",
        _ => return Phrase::new("fx-attack_extra-same"),
    };
    Phrase::new(key).with("attack", i16::from(p.attack.unwrap_or_default()))
}

pub(super) fn tiers(tiers: &[Tier]) -> Vec<Phrase> {
    tiers.iter().map(|it| Phrase::new(format!("tier-{}", it.id()))).collect()
}

fn damage(n: u8) -> Phrase {
    Phrase::new("damage-n").with("n", n)
}

fn cards(p: &Params) -> Phrase {
    Phrase::new("cards-n").with("n", p.count.unwrap_or(1))
}

pub(super) fn until(p: &Params) -> Phrase {
    Phrase::new(format!("until-{}", p.duration.as_deref().unwrap_or("combat")))
}

fn machine(p: &Params) -> Phrase {
    Phrase::new(format!("war_machine-{}", p.machine.as_deref().unwrap_or_default()))
}

fn amount(p: &Params) -> u8 {
    p.amount.unwrap_or_default().unsigned_abs()
}

/// A unit of the files, or all units with a tag.
fn units(names: &[String]) -> Vec<Phrase> {
    let name = |it: &String| match it.split_once(':') {
        Some((_, tag)) => Phrase::new(format!("tag-{tag}")),
        None => Phrase::new(format!("unit-{it}")),
    };
    names.iter().map(name).collect()
}
