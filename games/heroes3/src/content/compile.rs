//! From effects as they are written to verbs that can be run.

mod adventure;

use super::{
    Read, Reader, UnitSet, die_faces,
    raw::{Effects, Params, RawAbility, RawFace, RawTrigger, RawVerb},
    text,
};
use crate::{
    cards::{
        Ability, Cause, DieFaces, ExtraTarget, Figures, Keep, Kinds, ListId, ModStat, Moment, Needs, Overlay, Recall,
        Tiers, Token, Traits, Trigger, Until, Verb, Who, map,
    },
    kinds::{CardId, Kind, Tier, UnitId},
};
use std::ops::Range;
use taverne_engine::Phrase;
use toml::Spanned;

impl Reader<'_> {
    pub(super) fn read_face(&mut self, face: &RawFace) -> Read<Figures> {
        let mut abilities = Vec::new();
        let mut traits = Traits::default();
        for ability in &face.ability {
            self.note_traits(ability, &mut traits)?;
            abilities.push(self.read_ability(ability)?);
        }
        let moments = abilities.iter().fold(0, |bits, it| bits | 1 << it.moment as u32);
        Ok(Figures {
            tier: face.tier,
            kind: face.kind,
            attack: face.attack,
            defense: face.defense,
            health: *face.health.get_ref(),
            initiative: face.initiative,
            gold: face.cost.gold,
            valuables: face.cost.valuables,
            abilities,
            traits,
            moments,
        })
    }

    /// Passive abilities that are asked for, not carried out.
    fn note_traits(&self, ability: &RawAbility, traits: &mut Traits) -> Read<()> {
        let passive = [RawTrigger::Passive, RawTrigger::Retaliation, RawTrigger::Map];
        if !passive.contains(ability.trigger.get_ref()) {
            return Ok(());
        }
        for verb in &ability.r#do {
            match verb.get_ref() {
                RawVerb::UnlimitedRetaliation => traits.unlimited_retaliation = true,
                RawVerb::OffBoard => traits.off_board = true,
                RawVerb::TargetableOnlyBy(_) => traits.only_shot_at = true,
                RawVerb::CountsAsHaving(_) => traits.lends_defense = true,
                RawVerb::Forbid(it) if it.action.as_deref() == Some("move") => traits.holds_fast = true,
                RawVerb::SpellPower(it) => traits.drains_power = it.amount.map_or(0, i8::unsigned_abs),
                RawVerb::IgnorePenalty(it) => match it.which.as_deref() {
                    Some("adjacent") => traits.ignores_adjacent_penalty = true,
                    Some("all") => traits.ignores_all_penalties = true,
                    _ => return Err(self.wrong(&verb.span(), "which penalty: adjacent or all")),
                },
                RawVerb::Immune(it) => match words(it.to.as_ref()).as_slice() {
                    ["paralysis"] => traits.immune_to_paralysis = true,
                    ["spell_effects", "spell_damage", "specialty_damage"] => traits.immune_to_spells = true,
                    _ => return Err(self.wrong(&verb.span(), "the rules do not know this immunity of a unit")),
                },
                RawVerb::Discount(it) if words(it.what.as_ref()) == ["reinforce_this_unit"] => {
                    traits.stabled = it.gold.map_or(0, i8::unsigned_abs);
                }
                RawVerb::ReduceDamage(it) => {
                    traits.spell_shield = it.amount.map_or(0, i8::unsigned_abs);
                    traits.shields_others = it.target.as_deref() == Some("self_and_adjacent_own_units");
                }
                RawVerb::RollCheck(it) if it.when.as_deref() == Some("on_trigger") => {
                    traits.resists = die_faces(&it.success).0;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn read_ability(&mut self, ability: &RawAbility) -> Read<Ability> {
        let trigger = match ability.trigger.get_ref() {
            RawTrigger::Activation => Trigger::Activation,
            RawTrigger::Attack => Trigger::Attack,
            RawTrigger::Retaliation => Trigger::Retaliation,
            RawTrigger::Passive => Trigger::Passive,
            RawTrigger::Other => Trigger::Other,
            RawTrigger::Map => Trigger::Map,
        };
        let when = ability.when.as_ref().map(|it| it.get_ref().as_str());
        let needs = match (when, ability.condition.as_ref().map(|it| it.get_ref().as_str())) {
            (_, Some("victor_controls_necropolis_hero")) => Needs::VictorIsNecropolis,
            (Some("target_not_adjacent"), _) => Needs::TargetNotAdjacent,
            (Some("moved_to_other_space_this_activation"), _) => Needs::Moved,
            _ => Needs::Nothing,
        };
        let moment = self.moment(ability, trigger, when)?;
        let on_map = (trigger == Trigger::Map).then(|| self.map_moment(ability.when.as_ref())).transpose()?;
        // Traits are asked for, not carried out.
        let never = moment == Moment::Never && on_map.is_none_or(|it| it == map::Moment::Always);
        Ok(Ability {
            trigger,
            moment,
            die: ability.when_die.as_deref().map(die_faces),
            enemy_die: ability.when_enemy_die.as_deref().map(die_faces),
            needs,
            once_per_combat: ability.once.as_ref().is_some_and(|it| it.get_ref() == "combat"),
            optional: ability.optional
                || ability.r#do.iter().any(|it| matches!(it.get_ref(), RawVerb::ReturnToStartSpace(it) if it.optional)),
            cost: self.read_list(&ability.cost)?,
            does: if never { ListId::NOTHING } else { self.read_list(&ability.r#do)? },
            on_map,
            text: text::ability(ability),
        })
    }

    fn moment(&self, ability: &RawAbility, trigger: Trigger, when: Option<&str>) -> Read<Moment> {
        let first = ability.r#do.first().map(Spanned::get_ref);
        let late = |it: &Params| it.resolve.as_deref() == Some("after_retaliation");
        Ok(match (trigger, when) {
            (Trigger::Map, _) => Moment::Never,
            (Trigger::Other, _) => Moment::Instead,
            (Trigger::Activation, None) => Moment::Activates,
            (Trigger::Attack, None | Some("target_not_adjacent" | "moved_to_other_space_this_activation")) => {
                match first {
                    Some(RawVerb::ReturnToStartSpace(it)) if late(it) => Moment::AfterRetaliation,
                    Some(RawVerb::AttackExtra(_) | RawVerb::ReturnToStartSpace(_)) => Moment::AfterAttack,
                    Some(RawVerb::Heal(it) | RawVerb::RollCheck(it)) if it.when.as_deref() == Some("after_attack") => {
                        Moment::AfterAttack
                    }
                    _ if ability.when_die.is_some() => Moment::Face,
                    _ => Moment::Declares,
                }
            }
            (Trigger::Retaliation, None | Some("after_own_retaliation")) => match first {
                Some(RawVerb::UnlimitedRetaliation) => Moment::Never,
                _ => Moment::Retaliated,
            },
            (Trigger::Passive, None | Some("targeted_by_spell_or_specialty" | "all_walls_and_gate_destroyed")) => {
                Moment::Never
            }
            (Trigger::Passive, Some("combat_start")) => Moment::CombatStart,
            (Trigger::Passive, Some("attack_would_reduce_unit_to_0")) => Moment::Save,
            (Trigger::Passive, Some("targeted_by_attack")) => Moment::Targeted,
            (Trigger::Passive, Some("targeted_by_retaliation")) => Moment::TargetedByRetaliation,
            (Trigger::Passive, Some("own_attack_or_retaliation")) => Moment::Dice,
            (Trigger::Passive, Some("self_defeated")) => Moment::Fallen,
            (Trigger::Passive, Some("attacked")) => match first {
                Some(RawVerb::SetDie(_)) => Moment::Targeted,
                _ => Moment::Attacked,
            },
            _ => {
                let place = ability.when.as_ref().map_or(ability.trigger.span(), Spanned::span);
                return Err(self.wrong(&place, "the rules do not know this moment"));
            }
        })
    }

    pub(super) fn wrong(&self, place: &Range<usize>, problem: &str) -> taverne_engine::ContentError {
        self.files.error(self.file, &Spanned::new(place.clone(), ()), problem)
    }

    /// Puts a list of effects among the others; equal ones are not shared, there are few.
    pub(super) fn read_list(&mut self, effects: &Effects) -> Read<ListId> {
        if effects.is_empty() {
            return Ok(ListId::NOTHING);
        }
        let list = self.read_verbs(effects)?;
        self.keep(list, text::effects(effects, "", &[]), effects[0].span())
    }

    /// Drawing as many cards as were discarded belongs to the discarding.
    fn read_verbs(&mut self, effects: &Effects) -> Read<Vec<Verb>> {
        let drawn = |it: &&Spanned<RawVerb>| matches!(it.get_ref(), RawVerb::Draw(it) if it.same_number);
        effects.iter().filter(|it| !drawn(it)).map(|it| self.read_verb(it)).collect()
    }

    fn keep(&mut self, list: Vec<Verb>, text: Phrase, place: Range<usize>) -> Read<ListId> {
        let id = u16::try_from(self.lists.len()).map_err(|_| self.wrong(&place, "there are too many effects"))?;
        self.lists.push(list);
        self.list_texts.push(text);
        Ok(ListId(id))
    }

    /// Several lists one after another, so that the first and their number say where they are.
    fn read_options(&mut self, options: &[Effects], place: &Range<usize>) -> Read<(ListId, u8)> {
        let lists = options.iter().map(|option| self.read_verbs(option));
        let lists = lists.collect::<Read<Vec<_>>>()?;
        let number = u8::try_from(lists.len()).map_err(|_| self.wrong(place, "there are too many options"))?;
        if number == 0 {
            return Err(self.wrong(place, "says between what one chooses"));
        }
        let mut first = None;
        for (list, option) in lists.into_iter().zip(options) {
            let id = self.keep(list, text::effects(option, "", &[]), place.clone())?;
            first.get_or_insert(id);
        }
        Ok((first.unwrap_or_default(), number))
    }

    pub(super) fn read_verb(&mut self, written: &Spanned<RawVerb>) -> Read<Verb> {
        let place = written.span();
        let need = |what: Option<i8>| what.ok_or_else(|| self.wrong(&place, "says how much"));
        let count = |it: &Params| it.count.unwrap_or(1);
        Ok(match written.get_ref() {
            RawVerb::Damage(it) => Verb::Damage {
                amount: self.amount(it, &place)?,
                to: self.who(it.target.as_deref(), &place)?,
                by: self.cause(it.by.as_deref(), &place)?,
            },
            RawVerb::DamageChain(it) => {
                Verb::DamageChain { amounts: it.amounts.ok_or_else(|| self.wrong(&place, "says how much each takes"))? }
            }
            RawVerb::DamageAttacker(it) => {
                Verb::DamageAttacker { amount: self.amount(it, &place)?, until: self.until(it, &place)? }
            }
            RawVerb::Heal(it) => {
                Verb::Heal { amount: self.amount(it, &place)?, who: self.who(it.target.as_deref(), &place)? }
            }
            RawVerb::ModStat(it) => {
                let stat = it.stat.ok_or_else(|| self.wrong(&place, "says which figure changes"))?;
                let (not_adjacent, against) = match it.when_target.as_deref() {
                    Some("not_adjacent") => (true, None),
                    // A unit of another box can never be the target.
                    Some(unit) => (false, Some(self.unit_named(unit).unwrap_or(UnitId(u8::MAX)))),
                    None => (false, None),
                };
                Verb::ModStat(ModStat {
                    stat,
                    amount: need(it.amount)?,
                    who: self.who(it.target.as_deref(), &place)?,
                    until: self.until(it, &place)?,
                    kinds: kinds(&it.kinds),
                    not_adjacent,
                    against,
                    double: self.double(&it.double_for, &place)?,
                })
            }
            RawVerb::OverlayUnit(it) => self.read_overlay(it, &place)?,
            RawVerb::Reinforce(it) if it.who.as_deref() == Some("victor") => Verb::Reinforce,
            RawVerb::AttackExtra(it) => Verb::AttackExtra {
                at: match it.target.as_deref() {
                    Some("same_target") => ExtraTarget::Same,
                    Some("unit_adjacent_to_target") => ExtraTarget::BesideTarget,
                    Some("unit_behind_target_in_line") => ExtraTarget::BehindTarget,
                    _ => return Err(self.wrong(&place, "the rules do not know this target")),
                },
                attack: it.attack.map(i8::unsigned_abs),
            },
            RawVerb::CancelAttack(_) => Verb::CancelAttack { tiers: Tiers::ALL },
            RawVerb::IgnoreRetaliation => Verb::IgnoreRetaliation,
            RawVerb::IgnoreDefense(_) => Verb::IgnoreDefense,
            RawVerb::IgnoreDie(it) => {
                Verb::IgnoreDie { keeps_face: it.and_its_triggers == Some(false), kinds: kinds(&it.kinds) }
            }
            RawVerb::IgnorePenalty(it) => Verb::IgnorePenalty {
                who: match it.target.as_deref() {
                    None => Who::Itself,
                    target => self.who(target, &place)?,
                },
                until: if it.duration.is_none() { Until::InPlay } else { self.until(it, &place)? },
            },
            RawVerb::ReturnToStartSpace(it) => {
                Verb::ReturnToStart { late: it.resolve.as_deref() == Some("after_retaliation") }
            }
            RawVerb::RollDice(it) => Verb::RollDice {
                count: count(it),
                keep: match word(it.keep.as_ref()) {
                    Some("highest") => Keep::Highest,
                    Some("lowest") => Keep::Lowest,
                    Some("all") => Keep::All,
                    _ => return Err(self.wrong(&place, "keeps the highest, the lowest or all")),
                },
                without: (!it.ignore.is_empty()).then(|| die_faces(&it.ignore)),
                retaliation: it.scope.as_deref() == Some("its_retaliation"),
            },
            RawVerb::RollCheck(it) => {
                Verb::RollCheck { success: die_faces(&it.success), then: self.read_list(&it.then)? }
            }
            RawVerb::Reroll(it) => Verb::Reroll {
                faces: if it.results.is_empty() { DieFaces(0b111) } else { die_faces(&it.results) },
                repeat: it.repeat,
                optional: !it.mandatory,
                any: it.die.as_deref() == Some("any"),
            },
            RawVerb::SetDie(it) => Verb::SetDie { value: need(it.value)? },
            RawVerb::ModDie(it) => Verb::ModDie { amount: need(it.amount)? },
            RawVerb::MultiplyDie(it) => Verb::MultiplyDie { factor: need(it.factor)? },
            RawVerb::AllowReroll(it) => match (words(it.dice.as_ref()).as_slice(), it.duration.as_deref()) {
                (["any"], Some("turn")) => Verb::Map(map::MapVerb::AllowReroll(map::Rerolls::AnyOfTurn)),
                (["treasure", "resource"], Some("turn")) => Verb::Map(map::MapVerb::AllowReroll(map::Rerolls::OfTurn)),
                (["attack"], _) => Verb::AllowReroll { until: self.until(it, &place)? },
                _ => return Err(self.wrong(&place, "the rules do not know these rerolls")),
            },
            RawVerb::PlaceToken(it) => self.read_token(it, &place)?,
            RawVerb::RemoveToken(_) => Verb::RemoveToken,
            RawVerb::RemoveEffects(it) => {
                Verb::RemoveEffects { only_paralysis: words(it.what.as_ref()) == ["paralysis"], optional: it.optional }
            }
            RawVerb::SkipActivation(_) => Verb::SkipActivation,
            RawVerb::Forbid(it) => match it.action.as_deref() {
                Some("attack") => Verb::Forbid { attack: true, until: self.until(it, &place)? },
                Some("retreat_or_surrender") => Verb::ForbidRetreat,
                _ => return Err(self.wrong(&place, "the rules do not know this action")),
            },
            RawVerb::DisableAbilities(it) => Verb::DisableAbilities {
                only_spells: it.only.as_deref() == Some("spell_related"),
                all: it.target.as_deref() == Some("all_units"),
                until: self.until(it, &place)?,
            },
            RawVerb::Immune(it) if it.duration.is_some() => Verb::Immune { until: self.until(it, &place)? },
            RawVerb::MoveUnit(_) => Verb::MoveTarget,
            RawVerb::TeleportUnit(_) => Verb::TeleportUnit,
            RawVerb::SwapUnits(_) => Verb::SwapUnits,
            RawVerb::DestroySiege(it) => Verb::DestroySiege { choose: it.choose.unwrap_or(0), all: it.all },
            RawVerb::SpellPower(it) if it.scope.is_none() && it.amount.is_some_and(|it| it > 0) => {
                Verb::SpellPower { amount: self.amount(it, &place)? }
            }
            RawVerb::SpellLimit(it) => Verb::SpellLimit { add: it.add.unwrap_or(1) },
            RawVerb::CastSpellNow(it) => Verb::CastSpellNow { counts: it.counts_toward_limit != Some(false) },
            RawVerb::CancelSpell(it) => Verb::CancelSpell { most_power: it.max_power },
            RawVerb::RecallCards(it) if it.scope.is_none() => {
                Verb::RecallCards(match words(it.what.as_ref()).as_slice() {
                    ["spell"] => Recall::Spell,
                    ["spell_and_cards_played_with_it"] => Recall::SpellAndCards,
                    ["this_card"] => Recall::ThisCard,
                    _ => return Err(self.wrong(&place, "says what is taken back")),
                })
            }
            RawVerb::Draw(it) => Verb::Draw { count: count(it) },
            RawVerb::Discard(it) if it.who.as_deref() == Some("enemy_player") => {
                Verb::EnemyDiscards { count: count(it) }
            }
            RawVerb::Discard(it) if it.up_to => Verb::Map(map::MapVerb::ExchangeCards { most: count(it) }),
            RawVerb::Discard(it) => {
                Verb::Discard { count: count(it), just_drawn: word(it.from.as_ref()) == Some("just_drawn") }
            }
            RawVerb::PerDiscard(it) => Verb::PerDiscard { gives: self.read_list(&it.gives)? },
            RawVerb::TakeFromDiscard(it) => {
                Verb::TakeFromDiscard { filter: self.filter(it, &place)?, among_top: it.among_top.unwrap_or(u8::MAX) }
            }
            RawVerb::ShuffleDiscardIntoDeck => Verb::ShuffleDiscardIntoDeck,
            RawVerb::Morale(it) => match (it.who.as_deref(), it.kind.as_deref()) {
                (Some("enemy_player"), Some("discard_positive")) => Verb::EnemyMorale { loses_positive: true },
                (Some("enemy_player"), Some("negative")) => Verb::EnemyMorale { loses_positive: false },
                (_, Some(kind @ ("positive" | "negative"))) => Verb::Morale { positive: kind == "positive" },
                _ => return Err(self.wrong(&place, "morale is positive or negative")),
            },
            RawVerb::TakeWarMachine(it) if it.choose.is_some() => {
                Verb::Map(map::MapVerb::TakeMachine { price: self.machine_price(it, &place)? })
            }
            RawVerb::TakeWarMachine(it) => {
                Verb::TakeWarMachine { machine: self.machine_named(it.machine.as_deref(), &place)? }
            }
            RawVerb::UseWarMachine(it) => Verb::UseWarMachine {
                tent: it.machine.as_deref() == Some("first_aid_tent"),
                times: it.times.unwrap_or(1),
            },
            RawVerb::ModifyWarMachine(it) if it.duration.is_some() => {
                Verb::ModifyWarMachine { times: it.multiply.unwrap_or(1) }
            }
            RawVerb::Choose(it) => {
                let (first, options) = self.read_options(&it.options, &place)?;
                Verb::Choose { first, options }
            }
            RawVerb::FirstPossible(it) => {
                let (first, options) = self.read_options(&it.options, &place)?;
                Verb::FirstPossible { first, options }
            }
            RawVerb::If(it) => match it.condition.as_deref() {
                Some("discarded_card_is_spell") => Verb::IfDiscardedSpell { then: self.read_list(&it.then)? },
                Some("first_captor") => Verb::Map(map::MapVerb::IfFirstCaptor { then: self.read_list(&it.then)? }),
                _ => return Err(self.wrong(&place, "the rules do not know this condition")),
            },
            RawVerb::Immune(_)
            | RawVerb::OffBoard
            | RawVerb::TargetableOnlyBy(_)
            | RawVerb::CountsAsHaving(_)
            | RawVerb::ReduceDamage(_)
            | RawVerb::IgnoreCardEffect(_)
            | RawVerb::UnlimitedRetaliation
            | RawVerb::SpellPower(_)
            | RawVerb::RecallCards(_)
            | RawVerb::ModifyWarMachine(_)
            | RawVerb::SiegeDefense(_)
            | RawVerb::SwapNeutralGuard(_)
            | RawVerb::Unlock(_) => {
                return Err(
                    self.wrong(&place, "the rules know this only as something that holds, not as something done")
                );
            }
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
            | RawVerb::Reinforce(_)
            | RawVerb::RemoveBlackCubes(_)
            | RawVerb::RemoveCard(_)
            | RawVerb::RemoveSelf
            | RawVerb::ReshuffleFromHand(_)
            | RawVerb::RollResource(_)
            | RawVerb::RollTreasure(_)
            | RawVerb::Search(_)
            | RawVerb::SetSearch(_)
            | RawVerb::SkipCombat(_)
            | RawVerb::TeleportHero(_)
            | RawVerb::Trade(_) => Verb::Map(self.read_map_verb(written.get_ref(), &place)?),
        })
    }

    fn read_overlay(&mut self, it: &Params, place: &Range<usize>) -> Read<Verb> {
        let unit = it.unit.as_deref().and_then(|unit| self.unit_named(unit));
        let on = |face: &str| it.on_sides.iter().any(|side| side == face);
        let figures = it.attack.zip(it.defense).zip(it.health).zip(it.initiative);
        let (Some(unit), Some((((attack, defense), health), initiative))) = (unit, figures) else {
            return Err(self.wrong(place, "lies over a known unit and has all figures"));
        };
        if !(1..=40).contains(&health) || [attack, defense, initiative].into_iter().any(|it| !(0..=40).contains(&it)) {
            return Err(self.wrong(place, "figures are 0 to 40, health at least 1"));
        }
        let overlay =
            u8::try_from(self.overlays.len()).map_err(|_| self.wrong(place, "there are too many overlays"))?;
        self.overlays.push(Overlay {
            unit,
            on_few: on("few"),
            on_pack: on("pack"),
            on_overlay: on("overlay"),
            attack,
            defense,
            health,
            initiative,
            card: self.card,
        });
        Ok(Verb::OverlayUnit { overlay })
    }

    fn read_token(&self, it: &Params, place: &Range<usize>) -> Read<Verb> {
        let value = it.value.unwrap_or(1);
        let token = match it.token.as_deref() {
            Some("paralysis") => Token::Paralysis,
            Some("defense") => Token::Defense,
            Some("attack") => Token::Attack(value),
            Some("weakness") => Token::Attack(-value),
            Some("corrosion") => Token::Corrosion,
            Some("poison_cube") => Token::Poison(value.unsigned_abs()),
            Some("black_cube") => Token::Retaliated,
            Some("fire_wall") => Token::FireWall(value.unsigned_abs()),
            _ => return Err(self.wrong(place, "the rules do not know this token")),
        };
        let who = match it.r#where.as_deref() {
            Some("any_empty_space") => Who::EmptySpace,
            _ => self.who(it.target.as_deref(), place)?,
        };
        Ok(Verb::PlaceToken { token, who })
    }

    pub(super) fn amount(&self, it: &Params, place: &Range<usize>) -> Read<u8> {
        match it.amount {
            Some(amount @ 0..=40) => Ok(amount.unsigned_abs()),
            _ => Err(self.wrong(place, "says how much, from 0 to 40")),
        }
    }

    fn who(&self, target: Option<&str>, place: &Range<usize>) -> Read<Who> {
        Ok(match target {
            Some("own_unit") => Who::OwnUnit,
            Some("any_unit") => Who::AnyUnit,
            Some("other_own_unit") => Who::OtherOwnUnit,
            Some("all_own_units") => Who::AllOwnUnits,
            Some("all_units") => Who::AllUnits,
            Some("self") => Who::Itself,
            Some("same_unit") => Who::SameUnit,
            Some("acting_unit") => Who::ActingUnit,
            Some("defending_unit") => Who::DefendingUnit,
            Some("attack_target") => Who::AttackTarget,
            Some("retaliation_target") => Who::RetaliationTarget,
            Some("enemy_unit_lowest_initiative") => Who::LowestInitiative,
            Some("units_in_2_adjacent_spaces") => Who::TwoAdjacentSpaces,
            Some("all_units_adjacent_to_wall_or_gate") => Who::BesideWalls,
            _ => return Err(self.wrong(place, "the rules do not know this target")),
        })
    }

    fn cause(&self, by: Option<&str>, place: &Range<usize>) -> Read<Cause> {
        Ok(match by {
            Some("spell") => Cause::Spell,
            Some("specialty") => Cause::Specialty,
            Some("card") => Cause::Card,
            Some("unit_ability") => Cause::Ability,
            _ => return Err(self.wrong(place, "says what the damage comes from")),
        })
    }

    fn until(&self, it: &Params, place: &Range<usize>) -> Read<Until> {
        Ok(match it.duration.as_deref() {
            Some("this_attack") => Until::Attack,
            Some("activation") => Until::Activation,
            Some("its_next_activation") => Until::ItsActivation,
            Some("combat_round") => Until::Round,
            Some("end_of_next_combat_round") => Until::NextRound,
            Some("combat") => Until::Combat,
            Some("next_time_attacked") => Until::NextTimeAttacked,
            Some("while_in_play") => Until::InPlay,
            _ => return Err(self.wrong(place, "the rules do not know how long this lasts")),
        })
    }

    pub(super) fn unit_named(&self, id: &str) -> Option<UnitId> {
        self.units.unit.iter().position(|it| it.id.get_ref() == id).map(UnitId::of)
    }

    /// War machines are the last cards.
    fn machine_named(&self, id: Option<&str>, place: &Range<usize>) -> Read<CardId> {
        let before = self.statistics.statistic.len()
            + self.abilities.ability.len()
            + self.specialties.specialty.len()
            + self.spells.spell.len()
            + self.artifacts.artifact.len();
        let found = self.machines.war_machine.iter().position(|it| Some(it.id.get_ref().as_str()) == id);
        found.map(|at| CardId::of(before + at)).ok_or_else(|| self.wrong(place, "there is no such war machine"))
    }

    fn double(&mut self, names: &[String], place: &Range<usize>) -> Read<Option<u8>> {
        if names.is_empty() {
            return Ok(None);
        }
        let mut units = UnitSet::EMPTY;
        for name in names {
            let before = units.len();
            for (index, unit) in self.units.unit.iter().enumerate() {
                let fits = match name.strip_prefix("tag:") {
                    Some(tag) => unit.tags.iter().any(|it| it == tag),
                    None => unit.id.get_ref() == name,
                };
                if fits {
                    units.insert(UnitId::of(index));
                }
            }
            if units.len() == before {
                return Err(self.wrong(place, "there are no units of this name"));
            }
        }
        let id = u8::try_from(self.doubles.len()).map_err(|_| self.wrong(place, "there are too many such lists"))?;
        self.doubles.push(units);
        Ok(Some(id))
    }
}

fn kinds(kinds: &[Kind]) -> Kinds {
    if kinds.is_empty() { Kinds::ALL } else { Kinds(kinds.iter().fold(0, |bits, &kind| bits | 1 << kind as u8)) }
}

pub(super) fn tiers(tiers: &[Tier]) -> Tiers {
    if tiers.is_empty() { Tiers::ALL } else { Tiers(tiers.iter().fold(0, |bits, &tier| bits | 1 << tier as u8)) }
}

/// A single word.
pub(super) fn word(value: Option<&toml::Value>) -> Option<&str> {
    value.and_then(toml::Value::as_str)
}

/// A word or a list of words.
pub(super) fn words(value: Option<&toml::Value>) -> Vec<&str> {
    match value {
        Some(toml::Value::String(word)) => vec![word],
        Some(toml::Value::Array(words)) => words.iter().filter_map(toml::Value::as_str).collect(),
        _ => Vec::new(),
    }
}
