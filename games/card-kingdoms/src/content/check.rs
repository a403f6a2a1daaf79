//! What content must fulfil beyond being readable: it is the box of this game, and the rules know what to do with it.

use super::{
    Read, Reader,
    raw::{Id, RawEffect},
};
use crate::cards::{AreaId, CITIZENS, CitizenId, DOMAINS, DomainId, MONSTERS, Monster, Preset, StackSizes, When};
use std::collections::HashSet;
use toml::Spanned;

const AREAS: usize = 8;
const STARTERS: usize = 2;
const DUKES: usize = 10;
const COPIES_OF_CITIZEN: u8 = 6;
const COPIES_OF_STARTER: u8 = 5;
/// A choice between lists of effects; anything deeper is no card that could be printed.
const DEEPEST_EFFECT: usize = 3;
/// Five Domain stacks of four cards with five players.
const DOMAINS_IN_PLAY: usize = 20;

impl Reader<'_> {
    /// RULES 1: how many different cards the box has.
    pub(super) fn check_box(&self) -> Read<()> {
        self.kit.counts(&[
            ("areas.toml", "area", "areas", AREAS),
            ("citizens.toml", "starter", "Starters", STARTERS),
            ("citizens.toml", "citizen", "Citizens", CITIZENS - STARTERS),
            ("monsters.toml", "monster", "Monsters", MONSTERS),
            ("domains.toml", "domain", "Domains", DOMAINS),
            ("dukes.toml", "duke", "Dukes", DUKES),
        ])?;
        let stacks = &self.setups.stacks;
        let file = "setups.toml";
        if *stacks.centre.get_ref() != (StackSizes { monster: 5, citizen: 10, domain: 5 }) {
            return Err(self.files.error(file, &stacks.centre, "expected 5 Monster, 10 Citizen and 5 Domain stacks"));
        }
        for (figure, expected) in [(&stacks.dukes_dealt, 2), (&stacks.dukes_kept, 1)] {
            if *figure.get_ref() != expected {
                return Err(self.files.error(file, figure, format!("the rules are written for {expected}")));
            }
        }
        if !stacks.five_players.get_ref().rest_token.get_ref() {
            return Err(self.files.error(
                file,
                &stacks.five_players.get_ref().rest_token,
                "five players use the rest token",
            ));
        }
        let (few, many) = (&stacks.up_to_four_players, &stacks.five_players);
        for (sizes, place) in [(*few.get_ref(), few.span()), (many.get_ref().sizes(), many.span())] {
            let fits = |size, most| (1..=most).contains(&size);
            if !fits(sizes.monster, 6) || !fits(sizes.citizen, COPIES_OF_CITIZEN) || !fits(sizes.domain, 4) {
                let problem = "a stack has 1 to 6 Monsters, 1 to 6 Citizens or 1 to 4 Domains";
                return Err(self.files.error(file, &Spanned::new(place, ()), problem));
            }
        }
        for values in stacks.citizen_columns.iter().flatten() {
            self.check_activation(file, values)?;
        }
        let starters: Vec<_> = self.citizens.starter.iter().map(|starter| starter.id.get_ref()).collect();
        let known = |card: &&Id| !starters.contains(&card.get_ref());
        if let Some(stranger) = stacks.start_cards.iter().find(known) {
            return Err(self.files.error(file, stranger, "start cards are the Starters of citizens.toml"));
        }
        self.check_copies()
    }

    /// RULES 1: how many copies there are of each.
    fn check_copies(&self) -> Read<()> {
        let file = "citizens.toml";
        let starters = self.citizens.starter.iter().map(|it| (&it.copies, COPIES_OF_STARTER));
        let citizens = self.citizens.citizen.iter().map(|it| (&it.copies, COPIES_OF_CITIZEN));
        for (copies, expected) in starters.chain(citizens) {
            if *copies.get_ref() != expected {
                let problem = format!("the box has {expected} copies, not {}", copies.get_ref());
                return Err(self.files.error(file, copies, problem));
            }
        }
        self.citizens.starter.iter().try_for_each(|starter| self.check_activation(file, &starter.activation))
    }

    fn check_activation(&self, file: &str, values: &Spanned<Vec<u8>>) -> Read<()> {
        let possible = values.get_ref().iter().all(|value| (1..=12).contains(value));
        if possible && (1..=2).contains(&values.get_ref().len()) {
            return Ok(());
        }
        Err(self.files.error(file, values, "expected one or two results of the dice, each from 1 to 12"))
    }

    /// The stacks of an area hold as many Monsters as the setup says.
    pub(super) fn check_areas_are_full(&self, monsters: &[Monster]) -> Read<()> {
        let stacks = &self.setups.stacks;
        for (index, area) in self.areas.area.iter().enumerate() {
            let here = || monsters.iter().filter(|monster| monster.area.index() == index);
            let few: usize = here().map(|monster| usize::from(monster.copies)).sum();
            let many = few + here().map(|monster| usize::from(monster.five_player_copies)).sum::<usize>();
            let sizes = (stacks.up_to_four_players.get_ref().monster, stacks.five_players.get_ref().sizes().monster);
            let expected = (usize::from(sizes.0), usize::from(sizes.1));
            if (few, many) != expected {
                let problem = format!(
                    "area {} has {few} Monsters, {many} with five players; expected {} and {}",
                    area.id.get_ref(),
                    expected.0,
                    expected.1
                );
                return Err(self.files.error_in("monsters.toml", problem));
            }
        }
        Ok(())
    }

    /// A Citizen's power is a plain gain, a choice between plain gains or an exchange; on the active side perhaps a
    /// theft, which is then resolved before all other powers.
    pub(super) fn check_citizen_power(&self, power: &Spanned<RawEffect>, may_take: bool) -> Read<()> {
        let fits = match power.get_ref() {
            RawEffect::Choose(options) => options.iter().all(is_plain),
            RawEffect::Exchange(_) => true,
            RawEffect::Take(_) => may_take,
            other => is_plain(other),
        };
        if fits {
            return Ok(());
        }
        let problem = "a Citizen can gain, choose between gains, exchange or (active side only) take";
        Err(self.files.error("citizens.toml", power, problem))
    }

    /// Rewards happen once, and slaying does not lead to slaying.
    pub(super) fn check_reward(&self, reward: &Spanned<RawEffect>) -> Read<()> {
        let effect = reward.get_ref();
        if !contains(effect, is_continuous) && !contains(effect, |it| matches!(it, RawEffect::ExtraSlay)) {
            return Ok(());
        }
        let problem = "the reward of a Monster is something that happens once, and not another slaying";
        Err(self.files.error("monsters.toml", reward, problem))
    }

    pub(super) fn check_depth(&self, file: &str, effect: &Spanned<RawEffect>) -> Read<()> {
        if depth(effect.get_ref()) <= DEEPEST_EFFECT {
            return Ok(());
        }
        Err(self.files.error(file, effect, format!("effects are nested at most {DEEPEST_EFFECT} deep")))
    }

    /// Which verbs the rules can carry out at which moment.
    pub(super) fn check_domain_power(&self, when: When, power: &Spanned<RawEffect>, optional: bool) -> Read<()> {
        let effect = power.get_ref();
        let (fits, expected) = match when {
            When::OwnRollPhase => {
                (matches!(effect, RawEffect::SetDie(_) | RawEffect::ShiftDie(_)), "set_die or shift_die")
            }
            When::OwnActionPassive => (
                matches!(effect, RawEffect::WaiveRecruitSurcharge | RawEffect::DomainDiscount(_)),
                "waive_recruit_surcharge or domain_discount",
            ),
            When::AnyRollDoubles | When::OwnActionStart | When::OwnActionGainCitizen | When::OwnActionSlay => {
                (is_plain(effect), "a plain gain")
            }
            When::OwnActionEnd => (is_plain(effect) || matches!(effect, RawEffect::Take(_)), "a plain gain or take"),
            When::OnBuild => (!contains(effect, is_continuous), "something that happens once"),
        };
        if !fits {
            return Err(self.files.error(
                "domains.toml",
                power,
                format!("at this moment a Domain can only do {expected}"),
            ));
        }
        let may_decline = matches!(
            effect,
            RawEffect::Exchange(_)
                | RawEffect::ReturnCard(_)
                | RawEffect::GainCitizen(_)
                | RawEffect::SetDie(_)
                | RawEffect::ShiftDie(_)
        );
        if optional != may_decline {
            let problem = format!("this power is {}optional", if may_decline { "" } else { "not " });
            return Err(self.files.error("domains.toml", power, problem));
        }
        Ok(())
    }

    pub(super) fn read_presets(&self) -> Read<Vec<Preset>> {
        let file = "setups.toml";
        let values = self.stack_values();
        let mut presets = Vec::new();
        for preset in &self.setups.preset {
            let areas: Vec<_> =
                preset.areas.get_ref().iter().map(|id| self.area(file, id)).collect::<Result<_, _>>()?;
            let citizens: Vec<_> =
                preset.citizens.get_ref().iter().map(|id| self.citizen(file, id)).collect::<Result<_, _>>()?;
            let removed: Vec<_> =
                preset.removed_domains.get_ref().iter().map(|id| self.domain(file, id)).collect::<Result<_, _>>()?;
            if areas.iter().collect::<HashSet<_>>().len() != 5 || areas.len() != 5 {
                return Err(self.files.error(file, &preset.areas, "expected 5 different areas"));
            }
            let activations: Vec<_> = citizens.iter().map(|&id| self.activation(id)).collect();
            if activations != values {
                let problem = "expected one Citizen for each stack, in the order 1, 2, 3, 4, 5, 6, 7, 8, 9/10, 11/12";
                return Err(self.files.error(file, &preset.citizens, problem));
            }
            if DOMAINS - removed.len() < DOMAINS_IN_PLAY {
                return Err(self.files.error(file, &preset.removed_domains, "at most 4 Domains can be removed"));
            }
            presets.push(Preset {
                id: preset.id.get_ref().clone(),
                areas,
                citizens,
                removed: removed.into_iter().collect(),
            });
        }
        Ok(presets)
    }

    fn activation(&self, id: CitizenId) -> Vec<u8> {
        self.activations.get(id.index()).cloned().unwrap_or_default()
    }

    pub(super) fn area(&self, file: &str, id: &Id) -> Read<AreaId> {
        self.area_ids.find(self.files, file, id).map(AreaId::of)
    }

    pub(super) fn citizen(&self, file: &str, id: &Id) -> Read<CitizenId> {
        self.people.find(self.files, file, id).map(CitizenId::of)
    }

    fn domain(&self, file: &str, id: &Id) -> Read<DomainId> {
        self.domain_ids.find(self.files, file, id).map(DomainId::of)
    }
}

fn parts(effect: &RawEffect) -> &[RawEffect] {
    match effect {
        RawEffect::All(parts) | RawEffect::Choose(parts) => parts,
        _ => &[],
    }
}

/// Whether the effect or some part of it is such a one.
fn contains(effect: &RawEffect, such: fn(&RawEffect) -> bool) -> bool {
    such(effect) || parts(effect).iter().any(|part| contains(part, such))
}

fn depth(effect: &RawEffect) -> usize {
    1 + parts(effect).iter().map(depth).max().unwrap_or(0)
}

/// Gains that need no decision and no opponent.
fn is_plain(effect: &RawEffect) -> bool {
    match effect {
        RawEffect::Gain(_) | RawEffect::GainPer(_) => true,
        RawEffect::All(parts) => parts.iter().all(is_plain),
        _ => false,
    }
}

fn is_continuous(effect: &RawEffect) -> bool {
    matches!(
        effect,
        RawEffect::SetDie(_) | RawEffect::ShiftDie(_) | RawEffect::WaiveRecruitSurcharge | RawEffect::DomainDiscount(_)
    )
}
