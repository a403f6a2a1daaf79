//! What one player owns.

use crate::{
    cards::{CITIZENS, CitizenId, DomainSet, DukeId, MONSTERS, MonsterId, Role},
    content::Content,
    effect::Counter,
    goods::Goods,
};
use serde::{Deserialize, Serialize};
use taverne_engine::zones::Bag;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kingdom {
    pub goods: Goods,
    citizens: Bag<CITIZENS>,
    /// How many Citizens of each role, kept up to date with `citizens`.
    roles: [u8; 4],
    pub monsters: Bag<MONSTERS>,
    pub domains: DomainSet,
    /// The two Dukes that were dealt; the other one is back in the box once a choice was made.
    pub dealt: [DukeId; 2],
    /// Which of the two was kept.
    pub kept: Option<u8>,
    pub harvest: HarvestProgress,
}

/// Where a player stands in the current Harvest phase. Nobody else sees it before all have finished.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HarvestProgress {
    /// Activations that still wait for a choice.
    pub left: Bag<CITIZENS>,
    /// None of the player's cards fired.
    pub consolation: bool,
    pub gained: Goods,
    pub paid: Goods,
}

impl Kingdom {
    pub fn new(start: Goods, dealt: [DukeId; 2]) -> Self {
        Self {
            goods: start,
            citizens: Bag::EMPTY,
            roles: [0; 4],
            monsters: Bag::EMPTY,
            domains: DomainSet::EMPTY,
            dealt,
            kept: None,
            harvest: HarvestProgress::default(),
        }
    }

    pub fn duke(&self) -> Option<DukeId> {
        self.kept.map(|kept| self.dealt[usize::from(kept)])
    }

    /// Starters and Citizens.
    pub fn citizens(&self) -> &Bag<CITIZENS> {
        &self.citizens
    }

    pub fn add_citizen(&mut self, content: &Content, citizen: CitizenId) {
        self.citizens.put(citizen.index());
        if let Some(role) = content.citizen(citizen).role {
            self.roles[role as usize] += 1;
        }
    }

    pub fn remove_citizen(&mut self, content: &Content, citizen: CitizenId) {
        if self.citizens.take(citizen.index())
            && let Some(role) = content.citizen(citizen).role
        {
            self.roles[role as usize] -= 1;
        }
    }

    pub fn owns_citizen(&self, citizen: CitizenId) -> bool {
        citizen.index() < CITIZENS && self.citizens.count(citizen.index()) > 0
    }

    pub fn owns_monster(&self, monster: MonsterId) -> bool {
        monster.index() < MONSTERS && self.monsters.count(monster.index()) > 0
    }

    /// Citizens of a role; Starters have none.
    pub fn of_role(&self, role: Role) -> u8 {
        self.roles[role as usize]
    }

    /// Recruited Citizens, without the Starters **[R8]**.
    pub fn recruited(&self) -> usize {
        self.roles.iter().map(|&count| usize::from(count)).sum()
    }

    /// Cards that bear the name of this Citizen, the Starter included.
    pub fn named(&self, content: &Content, name: CitizenId) -> u16 {
        let same = |&(index, _): &(usize, u8)| content.citizens[index].name == name;
        self.citizens.iter().filter(same).map(|(_, count)| u16::from(count)).sum()
    }

    pub fn count(&self, content: &Content, counter: Counter) -> u16 {
        match counter {
            Counter::Role(role) => u16::from(self.of_role(role)),
            Counter::Name(name) => self.named(content, name),
            Counter::Domains => self.domains.len() as u16,
            Counter::Area(area) => self
                .monsters
                .iter()
                .filter(|&(index, _)| content.monsters[index].area == area)
                .map(|(_, count)| u16::from(count))
                .sum(),
        }
    }

    /// Starters, Citizens and Domains, for ties **[R10]**.
    pub fn cards(&self) -> usize {
        self.citizens.total() + self.domains.len()
    }

    /// The goods as they were before the Harvest phase that is going on.
    pub fn goods_before_harvest(&self) -> Goods {
        self.goods.plus(self.harvest.paid).minus(self.harvest.gained)
    }
}
