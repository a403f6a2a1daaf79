//! RULING 115: laying out a skirmish: the hero with the deck, the gains of the levels, the army.

use crate::{
    Action, Content, Event, Heroes3, MOST_SEATS, Options, Pile, Refusal, Setting, Shared,
    cards::{LevelGain, Scenario},
    combat::{
        Combat,
        placing::{Deploy, DrawEnemy, PlaceEnemy, PlaceGate, SwapGuard},
        round::StartCombat,
    },
    content::UnitSet,
    kinds::{Army, CardId, Enemy, Face, Faction, FieldId, HeroId, Morale, Rival, Role, SharedDeck, Side, UnitId},
    land::Land,
    options,
    player::{Cards, Known, Lasting, MOST_UNITS, Player, Troop, Walker, take},
    realm::Realm,
    realm::search::Search,
    steps::{Journal, Step},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Chance, Phrase, Prompt, Seat, SeatSet, Seed,
    content::Pinned,
    options as form,
    steps::{Automatic, Flow, Question, Stepped},
    zones::Agenda,
};

/// RULES 22.4: how many cards are looked at instead of an ability that an AI hero has.
const INSTEAD_OF_SKILL: u8 = 3;

pub(crate) fn lay_out(
    content: &'static Content,
    wanted: &Options,
    seats: usize,
    seed: Seed,
    journal: &mut Journal,
) -> Result<Heroes3, Phrase> {
    let wanted = &wanted.settled(seats);
    let written = serde_json::to_value(wanted).map_err(|_| Phrase::new("setup-unreadable"))?;
    form::check(&options::specs(content), &options::rules(content), seats, &written)
        .map_err(|misfit| misfit.phrase())?;
    let unreadable = || Phrase::new("setup-unreadable");
    let scenario = content.find_scenario(&wanted.scenario).ok_or_else(unreadable)?;
    let figures = content.scenario(scenario);
    let mut chance = Chance::of_table(seed);
    if let Some(adventure) = &figures.adventure {
        return crate::realm::setup::lay_out(content, scenario, adventure, wanted, chance, journal);
    }
    let level =
        if wanted.level == "scenario" { figures.level } else { wanted.level.parse().map_err(|_| unreadable())? };
    let points = wanted.points.parse().map_err(|_| unreadable())?;
    let guard: u8 = wanted.guard.parse().map_err(|_| unreadable())?;
    let artifacts: u8 = wanted.artifacts.parse().map_err(|_| unreadable())?;
    let champions = champions(content, figures, wanted, points, &mut chance).ok_or_else(unreadable)?;
    let player = |it: &Champion| Player {
        faction: it.faction,
        hero: it.hero,
        experience: 2 * (level.clamp(1, 7) - 1),
        hand: Cards::new(),
        deck: starting_deck(content, it.hero),
        discard: Cards::new(),
        in_play: ArrayVec::new(),
        permanent: None,
        permanent_used: false,
        army: it.army.clone(),
        expert_uses: content.level(level).expert_uses,
        morale: Morale::None,
        pending_discard: false,
        heroes: [Some(Walker::at(FieldId::NOWHERE, figures.movement_points)), None],
        resources: [0; 3],
        income: [0; 3],
        buildings: 0,
        new_guild: false,
        tokens: 0,
        once: 0,
        homeless: 0,
        lasting: Lasting::default(),
        known: Known::default(),
        secret: ArrayVec::new(),
    };
    let mut players: ArrayVec<Player, MOST_SEATS> = champions.iter().map(player).collect();
    let decks: Vec<CardId> = players.iter().flat_map(|it| &it.deck).copied().collect();
    let mut shared = Shared {
        abilities: pile(content, SharedDeck::Ability, &decks, &mut chance),
        spells: pile(content, SharedDeck::Spell, &decks, &mut chance),
        artifacts: pile(content, SharedDeck::Artifact, &decks, &mut chance),
        looked: ArrayVec::new(),
        removed: ArrayVec::new(),
    };
    let mut combat = Combat::new(content.tower);
    let mut lost_skill = false;
    combat.enemy_level = guard;
    combat.to_the_end = figures.enemy != Enemy::Guard;
    combat.seats = match (figures.enemy, wanted.role) {
        (Enemy::Town, Role::Defend) => [None, Some(Seat::new(0))],
        // The attacker of a duel is drawn.
        (Enemy::Player, _) if chance.below(2) == 1 => [Some(Seat::new(1)), Some(Seat::new(0))],
        (Enemy::Player, _) => [Some(Seat::new(0)), Some(Seat::new(1))],
        _ => [Some(Seat::new(0)), None],
    };
    if figures.enemy == Enemy::Player {
        combat.enemy_level = 0;
    } else if figures.enemy != Enemy::Guard {
        // RULING 59: cards of the AI hero are taken out of the shared decks.
        for &spell in &figures.ai_spells {
            take(&mut shared.spells.deck, spell);
            combat.ai.spells.push(spell);
        }
        if let Some(skill) = figures.ai_skill {
            lost_skill = take_skill(skill, &mut players[0].deck, &mut shared, &mut chance);
        }
        combat.ai.skill = figures.ai_skill;
        combat.ai.unseen = figures.ai_deck;
        combat.ai.pool = content.ai_cards.iter().map(|it| it.copies).collect();
    }

    let mut agenda = Agenda::new();
    queue_combat(&mut agenda, combat.seats, figures.siege);
    let heroes = || champions.iter().map(|it| it.hero);
    match combat.seats {
        [Some(attacker), Some(_)] => {
            journal.tell_all(|| Event::DuelBegins { attacker, heroes: heroes().collect(), level });
        }
        _ => {
            let hero = champions[0].hero;
            journal.tell_all(|| Event::Begins { scenario, hero, level });
        }
    }
    for (seat, player) in players.iter_mut().enumerate().rev() {
        let seat = Seat::new(seat);
        agenda.push(DrawHand { seat });
        if lost_skill {
            agenda.push(Search::into_deck(seat, SharedDeck::Ability, INSTEAD_OF_SKILL));
        }
        for _ in 0..artifacts {
            agenda.push(Search::into_deck(seat, SharedDeck::Artifact, figures.search_count));
        }
        for _ in 0..figures.spell_searches {
            agenda.push(Search::into_deck(seat, SharedDeck::Spell, figures.search_count));
        }
        for reached in (2..=level).rev() {
            match content.level(reached).gain {
                LevelGain::Search(deck) => agenda.push(Search::into_deck(seat, deck, 2)),
                LevelGain::Specialty => {
                    let card = content.hero(player.hero).specialties[if reached < 6 { 1 } else { 2 }];
                    player.deck.push(card);
                    journal.tell_all(|| Event::GainedSpecialty { seat, card });
                }
            }
        }
        if wanted.army == Army::Built {
            agenda.push(BuildArmy { seat });
        }
        if wanted.army == Army::Drawn {
            journal.tell_all(|| Event::ArmyDrawn {
                seat,
                units: player.army.iter().map(|it| (it.unit, it.face)).collect(),
            });
        }
    }
    Ok(Heroes3 {
        content: Pinned(content),
        chance,
        agenda,
        setting: Setting {
            scenario,
            difficulty: wanted.difficulty,
            attack_abilities: wanted.attack_abilities,
            points: [if wanted.army == Army::Built { points } else { 0 }; MOST_SEATS],
            worth: [0; 2],
            experience: 0,
            in_campaign: false,
        },
        players,
        shared,
        combat,
        land: Land::default(),
        realm: Realm::none(),
        outcome: None,
        winners: SeatSet::EMPTY,
    })
}

/// RULES 19.3: whoever attacks is placed first; a guard is drawn when the own units stand.
pub(crate) fn queue_combat(agenda: &mut Agenda<Step, { crate::DEEPEST }>, seats: [Option<Seat>; 2], siege: bool) {
    agenda.push(StartCombat { stage: 0 });
    if siege {
        agenda.push(PlaceGate);
    }
    let (attack, defend) = (Deploy { side: Side::Attacker }, Deploy { side: Side::Defender });
    match seats {
        [Some(_), Some(_)] => agenda.then([attack.into(), defend.into()]),
        [None, Some(_)] => agenda.then([DrawEnemy.into(), PlaceEnemy.into(), defend.into()]),
        _ => agenda.then([attack.into(), DrawEnemy.into(), SwapGuard.into(), PlaceEnemy.into()]),
    }
}

/// Who takes part in a skirmish, by seat.
struct Champion {
    faction: Faction,
    hero: HeroId,
    army: ArrayVec<Troop, MOST_UNITS>,
}

/// The person, and in a duel the other one.
fn champions(
    content: &Content,
    figures: &Scenario,
    wanted: &Options,
    points: u16,
    chance: &mut Chance,
) -> Option<ArrayVec<Champion, MOST_SEATS>> {
    let hero = pick_hero(content, &wanted.hero, wanted.faction, None, chance)?;
    let army = |faction: Faction, chance: &mut Chance| match wanted.army {
        Army::Given => {
            let given = figures.armies[faction as usize].iter();
            given.map(|&(unit, face)| Troop { unit, face, placed: false }).collect()
        }
        Army::Drawn => draw_army(content, faction, points, chance),
        Army::Built => ArrayVec::new(),
    };
    let first = Champion { faction: wanted.faction, hero, army: army(wanted.faction, chance) };
    let mut champions = ArrayVec::new();
    if figures.enemy == Enemy::Player {
        let faction = match wanted.rival {
            Rival::Mirrored => wanted.faction,
            Rival::Random => chance.pick(&options::FACTIONS)?,
            Rival::Castle => Faction::Castle,
            Rival::Necropolis => Faction::Necropolis,
            Rival::Dungeon => Faction::Dungeon,
            Rival::Rampart => Faction::Rampart,
        };
        let hero = pick_hero(content, &wanted.rival_hero, faction, Some(hero), chance)?;
        let mirrored = wanted.rival == Rival::Mirrored;
        let army = if mirrored { first.army.clone() } else { army(faction, chance) };
        champions.push(Champion { faction, hero, army });
    }
    champions.insert(0, first);
    Some(champions)
}

/// A hero by its id, or any other one of the faction than that of the opponent.
fn pick_hero(
    content: &Content,
    wanted: &str,
    faction: Faction,
    taken: Option<HeroId>,
    chance: &mut Chance,
) -> Option<HeroId> {
    if wanted != "random" {
        return content.find_hero(wanted).filter(|&it| Some(it) != taken);
    }
    let fits = |it: &HeroId| content.hero(*it).faction == faction && Some(*it) != taken;
    let heroes: ArrayVec<_, 16> = (0..content.heroes.len()).map(HeroId::of).filter(fits).take(16).collect();
    chance.pick(&heroes)
}

/// RULES 4.1 step 6
pub(crate) fn starting_deck(content: &Content, hero: HeroId) -> Cards {
    let hero = content.hero(hero);
    let mut deck = Cards::new();
    for (card, count) in content.statistics.into_iter().zip(hero.statistics) {
        (0..count.min(4)).for_each(|_| deck.push(card));
    }
    (0..hero.magic_arrows.min(4)).for_each(|_| deck.push(content.magic_arrow));
    deck.push(hero.ability);
    deck.push(hero.specialties[0]);
    deck
}

/// RULES 4.1 step 7: a shared deck without what the hero has, one card turned up.
pub(crate) fn pile(content: &Content, deck: SharedDeck, own: &[CardId], chance: &mut Chance) -> Pile {
    let mut pile = Pile::default();
    for card in content.cards_of(deck) {
        let taken = own.iter().filter(|&&it| it == card).count();
        for _ in 0..usize::from(content.card(card).copies).saturating_sub(taken) {
            if !pile.deck.is_full() {
                pile.deck.push(card);
            }
        }
    }
    pile.turn_up(chance);
    pile
}

/// RULES 22.4, RULING 59: an AI hero has the card of its skill. If the player owns it, the player loses it, and searches for
/// another one.
pub(crate) fn take_skill(skill: CardId, own: &mut Cards, shared: &mut Shared, chance: &mut Chance) -> bool {
    let pile = &mut shared.abilities;
    let owned = take(own, skill);
    if !owned && !take(&mut pile.deck, skill) && take(&mut pile.discard, skill) {
        pile.turn_up(chance);
    }
    owned
}

impl Pile {
    /// RULES 13.2: an empty discard pile is refilled from the deck at once.
    fn turn_up(&mut self, chance: &mut Chance) {
        if self.discard.is_empty() && !self.deck.is_empty() {
            self.discard.extend(self.known.next(&self.deck, chance).map(|at| self.deck.swap_remove(at)));
        }
    }

    fn draw(&mut self, chance: &mut Chance) -> Option<CardId> {
        if self.deck.is_empty() {
            let discard = std::mem::take(&mut self.discard);
            self.deck.extend(discard);
            self.known = Known::default();
        }
        self.known.next(&self.deck, chance).map(|at| self.deck.swap_remove(at))
    }
}

impl Heroes3 {
    pub(crate) fn draw_shared(&mut self, deck: SharedDeck) -> Option<CardId> {
        self.shared.pile_mut(deck).draw(&mut self.chance)
    }

    pub(crate) fn turn_up(&mut self, deck: SharedDeck) {
        self.shared.pile_mut(deck).turn_up(&mut self.chance);
    }

    /// What a unit or its reinforcement costs in points, and whether the army has it.
    fn price(&self, seat: Seat, unit: UnitId, face: Face) -> Option<u16> {
        let card = self.content.0.units.get(unit.index())?;
        (card.faction == self.player(seat).faction)
            .then(|| card.figures(face).map(crate::cards::Figures::worth))
            .flatten()
    }
}

/// Random units and reinforcements until nothing more can be paid.
fn draw_army(content: &Content, faction: Faction, points: u16, chance: &mut Chance) -> ArrayVec<Troop, MOST_UNITS> {
    let mut army: ArrayVec<Troop, MOST_UNITS> = ArrayVec::new();
    let mut left = points;
    loop {
        let mut ways: ArrayVec<(UnitId, Face, u16), 16> = ArrayVec::new();
        for unit in content.units_of(faction).take(8) {
            let face = match army.iter().find(|it| it.unit == unit) {
                None => Face::Few,
                Some(it) if it.face == Face::Few => Face::Pack,
                Some(_) => continue,
            };
            let price = content.figures(unit, face).worth();
            if price <= left {
                ways.push((unit, face, price));
            }
        }
        let Some((unit, face, price)) = chance.pick(&ways) else { break };
        left -= price;
        match army.iter_mut().find(|it| it.unit == unit) {
            Some(troop) => troop.face = face,
            None => army.push(Troop { unit, face, placed: false }),
        }
    }
    if army.is_empty()
        && let Some(unit) = content.units_of(faction).next()
    {
        army.push(Troop { unit, face: Face::Few, placed: false });
    }
    army
}

/// An army is built for a number of points: units, and packs of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildArmy {
    pub seat: Seat,
}

impl Question<Heroes3> for BuildArmy {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        for unit in game.content.0.units_of(game.player(self.seat).faction) {
            match game.player(self.seat).army.iter().find(|it| it.unit == unit) {
                None => offer(Action::Recruit(unit)),
                Some(_) => offer(Action::Reinforce(unit)),
            }
        }
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        let army = &game.player(self.seat).army;
        let of = |unit| army.iter().find(|it: &&Troop| it.unit == unit);
        let affordable = |price: Option<u16>| match price {
            None => Err(Refusal::Empty),
            Some(price) if price > game.setting.points[self.seat.index()] => {
                Err(Refusal::TooDear { missing: price - game.setting.points[self.seat.index()] })
            }
            Some(_) => Ok(()),
        };
        match action {
            Action::Recruit(unit) if of(unit).is_some() => Err(Refusal::AlreadyPlaced),
            Action::Recruit(unit) => affordable(game.price(self.seat, unit, Face::Few)),
            Action::Reinforce(unit) => match of(unit) {
                None => Err(Refusal::NotInArmy),
                Some(troop) if troop.face != Face::Few => Err(Refusal::AlreadyPack),
                Some(_) => affordable(game.price(self.seat, unit, Face::Pack)),
            },
            // RULING 16: an army is never empty.
            Action::Done if army.is_empty() => Err(Refusal::NotInArmy),
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::Recruit(unit) => {
                game.setting.points[seat.index()] -= game.price(seat, unit, Face::Few).unwrap_or(0);
                game.player_mut(self.seat).army.push(Troop { unit, face: Face::Few, placed: false });
                journal.tell_all(|| Event::Recruited { seat, unit });
            }
            Action::Reinforce(unit) => {
                game.setting.points[seat.index()] -= game.price(seat, unit, Face::Pack).unwrap_or(0);
                if let Some(troop) = game.player_mut(self.seat).army.iter_mut().find(|it| it.unit == unit) {
                    troop.face = Face::Pack;
                }
                journal.tell_all(|| Event::Reinforced { seat, unit });
            }
            _ => _ = game.done(),
        }
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let question = Phrase::new("ask-build").with("n", i64::from(game.setting.points[self.seat.index()]));
        Prompt { question, rule: "skirmishes" }
    }
}

/// The hand is drawn up to the limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawHand {
    pub seat: Seat,
}

impl Automatic<Heroes3> for DrawHand {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let seat = self.seat;
        let limit = game.content.level(game.player(seat).level()).hand_limit;
        game.draw_cards(seat, limit, journal);
        game.setting.worth[game.side_of(seat) as usize] =
            game.player(seat).army.iter().map(|it| game.content.0.figures(it.unit, it.face).worth()).sum();
        game.done()
    }
}

/// The factions an AI hero may have: any other one.
pub(crate) fn other_factions(own: Faction) -> impl Iterator<Item = Faction> {
    [Faction::Castle, Faction::Necropolis, Faction::Dungeon, Faction::Rampart].into_iter().filter(move |&it| it != own)
}

/// The neutral cards that are still in their decks.
pub(crate) fn neutral_deck(content: &Content, drawn: UnitSet, tier: crate::kinds::Tier) -> UnitSet {
    content.neutrals(tier).minus(drawn)
}
