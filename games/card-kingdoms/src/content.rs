//! The content files, read, checked and turned into cards.

mod check;
mod raw;

use crate::{
    cards::{
        Area, AreaId, CITIZENS, Citizen, CitizenId, DOMAINS, Domain, DomainId, DomainSet, Duke, DukeId, MONSTERS,
        Monster, MonsterId, PerRole, Preset, Role, SetupFigures, When,
    },
    effect::{Counter, Effect, EffectId, Filter, Parts, Price},
    goods::Goods,
};
use raw::{RawCounter, RawEffect};
use taverne_engine::{
    ContentError, ContentHash,
    content::{Family, Files, Kit, Publications},
};
use toml::Spanned;

/// Everything printed on the cards and in the setup tables.
#[derive(Debug)]
pub struct Content {
    hash: ContentHash,
    pub areas: Vec<Area>,
    /// The two Starters, then the Citizens.
    pub citizens: Vec<Citizen>,
    pub monsters: Vec<Monster>,
    pub domains: Vec<Domain>,
    pub dukes: Vec<Duke>,
    pub presets: Vec<Preset>,
    pub setup: SetupFigures,
    /// The activation values of the ten Citizen stacks: row 2, then row 3.
    pub stack_values: Vec<Vec<u8>>,
    /// Key and title of the publications that figures are quoted from.
    pub publications: Publications,
    effects: Vec<Effect>,
    /// The Domains whose power works at a moment, for quick look-ups.
    by_moment: [DomainSet; 8],
}

taverne_engine::content! {
    impl Content {
        files "areas.toml", "citizens.toml", "domains.toml", "dukes.toml", "monsters.toml", "setups.toml",
            "sources.toml";
        read |files| Reader::new(files)?.content();
        areas[AreaId] -> Area: area, find_area;
        citizens[CitizenId] -> Citizen: citizen, find_citizen;
        monsters[MonsterId] -> Monster: monster, find_monster;
        domains[DomainId] -> Domain: domain, find_domain;
        dukes[DukeId] -> Duke: duke, find_duke;
    }
}

impl Content {
    pub fn effect(&self, id: EffectId) -> &Effect {
        &self.effects[usize::from(id.0)]
    }

    pub fn domains_when(&self, when: When) -> DomainSet {
        self.by_moment[when as usize]
    }

    pub fn starters(&self) -> impl Iterator<Item = CitizenId> {
        self.ids(true)
    }

    pub fn recruits(&self) -> impl Iterator<Item = CitizenId> {
        self.ids(false)
    }

    fn ids(&self, starter: bool) -> impl Iterator<Item = CitizenId> {
        self.citizens
            .iter()
            .enumerate()
            .filter(move |(_, citizen)| citizen.is_starter() == starter)
            .map(|(index, _)| CitizenId::of(index))
    }

    /// The Citizen stack for cards with these activation values.
    pub fn stack_of(&self, citizen: CitizenId) -> usize {
        let activation = self.citizen(citizen).activation.as_slice();
        self.stack_values.iter().position(|values| values == activation).expect("checked when the content was read")
    }

    pub fn all_domains(&self) -> DomainSet {
        (0..self.domains.len()).map(DomainId::of).collect()
    }

    /// How many icons of a role these Citizens and Domains show.
    pub fn domain_icons(&self, domains: DomainSet, role: Role) -> u32 {
        domains.iter().map(|domain| u32::from(self.domain(domain).needs.get(role))).sum()
    }
}

/// The files as they are written, on their way to becoming content.
struct Reader<'a> {
    files: &'a Files,
    areas: raw::Areas,
    citizens: raw::Citizens,
    monsters: raw::Monsters,
    domains: raw::Domains,
    dukes: raw::Dukes,
    setups: raw::Setups,
    kit: Kit<'a>,
    /// The activation values of Starters and Citizens, in the order of their numbers.
    activations: Vec<Vec<u8>>,
    area_ids: Family,
    people: Family,
    domain_ids: Family,
    effects: Vec<Effect>,
}

type Read<T> = Result<T, ContentError>;

impl<'a> Reader<'a> {
    fn new(files: &'a Files) -> Read<Self> {
        let citizens: raw::Citizens = files.read("citizens.toml")?;
        let (areas, monsters) = (files.read("areas.toml")?, files.read("monsters.toml")?);
        let (domains, dukes) = (files.read("domains.toml")?, files.read("dukes.toml")?);
        let setups = files.read("setups.toml")?;
        let kit = Kit::open(files, &[])?;
        let starters = citizens.starter.iter().map(|it| &it.activation);
        let activations = starters.chain(citizens.citizen.iter().map(|it| &it.activation));
        Ok(Self {
            activations: activations.map(|values| values.get_ref().clone()).collect(),
            area_ids: kit.family("area", "areas.toml", &["area"])?,
            people: kit.family("Citizen", "citizens.toml", &["starter", "citizen"])?,
            domain_ids: kit.family("Domain", "domains.toml", &["domain"])?,
            files,
            areas,
            citizens,
            monsters,
            domains,
            dukes,
            setups,
            kit,
            effects: Vec::new(),
        })
    }

    fn content(mut self) -> Read<Content> {
        self.check_box()?;
        let areas =
            self.areas.area.iter().map(|area| Area { id: area.id.get_ref().clone(), order: area.order }).collect();
        let citizens = self.read_citizens()?;
        let monsters = self.read_monsters()?;
        let domains = self.read_domains()?;
        let dukes = self.read_dukes()?;
        let presets = self.read_presets()?;
        let mut by_moment = [DomainSet::EMPTY; 8];
        for (index, domain) in domains.iter().enumerate() {
            by_moment[domain.when as usize].insert(DomainId::of(index));
        }
        let stacks = &self.setups.stacks;
        Ok(Content {
            hash: self.files.hash(),
            areas,
            citizens,
            monsters,
            domains,
            dukes,
            presets,
            setup: SetupFigures {
                up_to_four: *stacks.up_to_four_players.get_ref(),
                five: stacks.five_players.get_ref().sizes(),
                start: stacks.start_goods,
                exhausted_per_player: stacks.exhausted_per_player,
                exhausted_solo: stacks.exhausted_solo,
            },
            stack_values: self.stack_values(),
            publications: self.kit.publications,
            effects: self.effects,
            by_moment,
        })
    }

    /// Row 2 holds the first value of each column, row 3 the second.
    fn stack_values(&self) -> Vec<Vec<u8>> {
        let columns = &self.setups.stacks.citizen_columns;
        (0..2).flat_map(|row| columns.iter().map(move |column| column[row].get_ref().clone())).collect()
    }

    fn read_citizens(&mut self) -> Read<Vec<Citizen>> {
        let file = "citizens.toml";
        let mut citizens = Vec::with_capacity(CITIZENS);
        for starter in std::mem::take(&mut self.citizens.starter) {
            let name = self.citizen(file, &starter.name)?;
            let (active, passive) = self.powers(&starter.active, &starter.passive)?;
            citizens.push(Citizen {
                id: starter.id.into_inner(),
                name,
                activation: starter.activation.get_ref().iter().copied().collect(),
                role: None,
                cost: 0,
                active,
                passive,
                copies: *starter.copies.get_ref(),
                source: starter.source.into_inner(),
            });
        }
        let values = self.stack_values();
        for citizen in std::mem::take(&mut self.citizens.citizen) {
            if !values.iter().any(|stack| stack == citizen.activation.get_ref()) {
                let problem = "no Citizen stack has these values; see citizen_columns in setups.toml";
                return Err(self.files.error(file, &citizen.activation, problem));
            }
            let (active, passive) = self.powers(&citizen.active, &citizen.passive)?;
            citizens.push(Citizen {
                name: CitizenId::of(citizens.len()),
                id: citizen.id.into_inner(),
                activation: citizen.activation.get_ref().iter().copied().collect(),
                role: Some(citizen.role),
                cost: self.files.at_least_one(file, &citizen.cost)?.into(),
                active,
                passive,
                copies: *citizen.copies.get_ref(),
                source: citizen.source.into_inner(),
            });
        }
        for stack in &values {
            if !citizens.iter().any(|citizen| !citizen.is_starter() && citizen.activation.as_slice() == stack) {
                return Err(self.files.error_in(file, format!("no Citizen has the activation values {stack:?}")));
            }
        }
        Ok(citizens)
    }

    fn powers(&mut self, active: &Spanned<RawEffect>, passive: &Spanned<RawEffect>) -> Read<(EffectId, EffectId)> {
        for (power, thieves) in [(active, true), (passive, false)] {
            self.check_citizen_power(power, thieves)?;
        }
        Ok((self.effect("citizens.toml", active)?, self.effect("citizens.toml", passive)?))
    }

    fn read_monsters(&mut self) -> Read<Vec<Monster>> {
        let file = "monsters.toml";
        let mut monsters = Vec::with_capacity(MONSTERS);
        for monster in std::mem::take(&mut self.monsters.monster) {
            self.check_reward(&monster.reward)?;
            monsters.push(Monster {
                area: self.area(file, &monster.area)?,
                kind: monster.kind,
                strength: self.files.at_least_one(file, &monster.strength)?.into(),
                magic: monster.magic.into(),
                points: monster.points.into(),
                reward: self.effect(file, &monster.reward)?,
                copies: monster.copies,
                five_player_copies: monster.five_player_copies,
                source: monster.source.into_inner(),
                id: monster.id.into_inner(),
            });
        }
        self.check_areas_are_full(&monsters)?;
        Ok(monsters)
    }

    fn read_domains(&mut self) -> Read<Vec<Domain>> {
        let file = "domains.toml";
        let mut domains = Vec::with_capacity(DOMAINS);
        for domain in std::mem::take(&mut self.domains.domain) {
            self.check_domain_power(domain.when, &domain.power, domain.optional)?;
            domains.push(Domain {
                needs: domain.needs,
                cost: self.files.at_least_one(file, &domain.cost)?.into(),
                points: domain.points.into(),
                when: domain.when,
                power: self.effect(file, &domain.power)?,
                source: domain.source.into_inner(),
                id: domain.id.into_inner(),
            });
        }
        Ok(domains)
    }

    fn read_dukes(&mut self) -> Read<Vec<Duke>> {
        let mut dukes = Vec::new();
        for duke in std::mem::take(&mut self.dukes.duke) {
            dukes.push(Duke {
                resources_per_point: self.files.at_least_one("dukes.toml", &duke.resources_per_point)?.into(),
                per_role: duke.per_role,
                per_citizen: duke.per_citizen,
                per_monster: duke.per_monster,
                per_domain: duke.per_domain,
                per_kind: duke.per_kind,
                source: duke.source.into_inner(),
                id: duke.id.into_inner(),
            });
        }
        Ok(dukes)
    }

    fn effect(&mut self, file: &str, raw: &Spanned<RawEffect>) -> Read<EffectId> {
        self.check_depth(file, raw)?;
        self.part(file, raw, raw.get_ref())
    }

    /// Turns an effect as written into one that is quick to carry out; `place` is where it stands.
    fn part(&mut self, file: &str, place: &Spanned<RawEffect>, raw: &RawEffect) -> Read<EffectId> {
        let effect = match raw {
            RawEffect::Gain(goods) => Effect::Gain(*goods),
            RawEffect::GainPer(per) => Effect::GainPer { each: per.each, per: self.counter(file, &per.per)? },
            RawEffect::All(parts) => Effect::All(self.parts(file, place, parts)?),
            RawEffect::Choose(parts) => Effect::Choose(self.choices(file, place, parts)?),
            RawEffect::Exchange(it) => Effect::Exchange { pay: it.pay, gain: it.gain },
            RawEffect::Take(take) => {
                let single = |goods: &Goods| goods.single().is_some_and(|(_, amount)| amount <= u16::from(u8::MAX));
                if !take.options.iter().all(single) || take.options.is_empty() || take.options.len() > 2 {
                    let problem = "take needs one or two options, each a number (up to 255) of one resource";
                    return Err(self.files.error(file, place, problem));
                }
                Effect::Take { options: take.options.iter().copied().collect(), up_to: take.up_to }
            }
            RawEffect::GainCitizen(filter) => {
                let name = filter.name.as_ref().map(|name| self.citizen(file, name)).transpose()?;
                let filter = Filter { name, role: filter.role, max_cost: filter.max_cost };
                Effect::GainCitizen { filter, may_decline: true }
            }
            RawEffect::ExtraSlay => Effect::ExtraSlay,
            RawEffect::ReturnCard(it) => Effect::ReturnCard { kind: it.kind, gain: it.gain },
            RawEffect::StealMonster => Effect::StealMonster,
            RawEffect::SetDie(set) => {
                if !(1..=6).contains(&set.value) {
                    return Err(self.files.error(file, place, format!("a die has no side {}", set.value)));
                }
                let price = match (set.pay, &set.pay_per) {
                    (pay, None) => Price::Fixed(pay.unwrap_or(Goods::NONE)),
                    (None, Some(per)) => Price::Per { each: per.each, per: self.counter(file, &per.per)? },
                    (Some(_), Some(_)) => {
                        return Err(self.files.error(file, place, "a price is either pay or pay_per, not both"));
                    }
                };
                Effect::SetDie { value: set.value, price }
            }
            RawEffect::ShiftDie(shift) if !(1..=6).contains(&shift.min) => {
                return Err(self.files.error(file, place, format!("a die has no side {}", shift.min)));
            }
            RawEffect::ShiftDie(shift) => Effect::ShiftDie { delta: shift.delta, min: shift.min },
            RawEffect::WaiveRecruitSurcharge => Effect::WaiveRecruitSurcharge,
            RawEffect::DomainDiscount(amount) => Effect::DomainDiscount(u16::from(*amount)),
        };
        self.effects.push(effect);
        Ok(EffectId((self.effects.len() - 1) as u16))
    }

    fn parts(&mut self, file: &str, place: &Spanned<RawEffect>, parts: &[RawEffect]) -> Read<Parts> {
        let room = Parts::new().capacity();
        if !(2..=room).contains(&parts.len()) {
            return Err(self.files.error(file, place, format!("expected 2 to {room} parts, not {}", parts.len())));
        }
        parts.iter().map(|part| self.part(file, place, part)).collect()
    }

    /// Who chooses a Citizen among several rewards has decided; there is nothing left to decline **[R6]**.
    fn choices(&mut self, file: &str, place: &Spanned<RawEffect>, parts: &[RawEffect]) -> Read<Parts> {
        let parts = self.parts(file, place, parts)?;
        for part in &parts {
            if let Effect::GainCitizen { may_decline, .. } = &mut self.effects[usize::from(part.0)] {
                *may_decline = false;
            }
        }
        Ok(parts)
    }

    fn counter(&self, file: &str, raw: &RawCounter) -> Read<Counter> {
        Ok(match raw {
            RawCounter::Role(role) => Counter::Role(*role),
            RawCounter::Name(name) => Counter::Name(self.citizen(file, name)?),
            RawCounter::Domains => Counter::Domains,
            RawCounter::Area(area) => Counter::Area(self.area(file, area)?),
        })
    }
}

/// Icons needed for a Domain, as pairs, for those who list them.
pub fn icons(needs: PerRole) -> impl Iterator<Item = (Role, u8)> {
    Role::ALL.into_iter().map(move |role| (role, needs.get(role))).filter(|&(_, count)| count > 0)
}
