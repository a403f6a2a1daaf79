//! RULING 115: laying out a skirmish: the hero with the deck, the gains of the levels, the army.

use crate::{
    Action, Content, Event, Heroes3, Options, Pile, Refusal, Setting, Shared,
    cards::LevelGain,
    combat::{
        Combat,
        placing::{Deploy, DrawEnemy, PlaceEnemy, PlaceGate, SwapGuard},
        round::StartCombat,
    },
    content::UnitSet,
    kinds::{Army, CardId, Enemy, Face, Faction, FieldId, HeroId, Morale, Role, SharedDeck, Side, UnitId},
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
    Chance, Phrase, Prompt, Seat, Seed,
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
    let hero = pick_hero(content, wanted, &mut chance).ok_or_else(unreadable)?;
    let level =
        if wanted.level == "scenario" { figures.level } else { wanted.level.parse().map_err(|_| unreadable())? };
    let points = wanted.points.parse().map_err(|_| unreadable())?;
    let guard: u8 = wanted.guard.parse().map_err(|_| unreadable())?;
    let artifacts: u8 = wanted.artifacts.parse().map_err(|_| unreadable())?;
    let side = match (figures.enemy, wanted.role) {
        (Enemy::Town, Role::Defend) => Side::Defender,
        _ => Side::Attacker,
    };

    let army = match wanted.army {
        Army::Given => figures.armies[wanted.faction as usize]
            .iter()
            .map(|&(unit, face)| Troop { unit, face, placed: false })
            .collect(),
        Army::Drawn => draw_army(content, wanted.faction, points, &mut chance),
        Army::Built => ArrayVec::new(),
    };
    let mut player = Player {
        faction: wanted.faction,
        hero,
        experience: 2 * (level.clamp(1, 7) - 1),
        side,
        hand: Cards::new(),
        deck: starting_deck(content, hero),
        discard: Cards::new(),
        in_play: ArrayVec::new(),
        permanent: None,
        permanent_used: false,
        army,
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
    };
    let mut shared = Shared {
        abilities: pile(content, SharedDeck::Ability, &player.deck, &mut chance),
        spells: pile(content, SharedDeck::Spell, &player.deck, &mut chance),
        artifacts: pile(content, SharedDeck::Artifact, &player.deck, &mut chance),
        looked: ArrayVec::new(),
        removed: ArrayVec::new(),
    };
    let mut combat = Combat::new(content.tower);
    let mut lost_skill = false;
    combat.enemy_level = guard;
    if figures.enemy != Enemy::Guard {
        combat.to_the_end = true;
        // RULING 59: cards of the AI hero are taken out of the shared decks.
        for &spell in &figures.ai_spells {
            take(&mut shared.spells.deck, spell);
            combat.ai.spells.push(spell);
        }
        if let Some(skill) = figures.ai_skill {
            lost_skill = take_skill(skill, &mut player.deck, &mut shared, &mut chance);
        }
        combat.ai.skill = figures.ai_skill;
        combat.ai.unseen = figures.ai_deck;
        combat.ai.pool = content.ai_cards.iter().map(|it| it.copies).collect();
    }

    let mut agenda = Agenda::new();
    queue_combat(&mut agenda, side, figures.siege);
    agenda.push(DrawHand);
    if lost_skill {
        agenda.push(Search::into_deck(Seat::new(0), SharedDeck::Ability, INSTEAD_OF_SKILL));
    }
    for _ in 0..artifacts {
        agenda.push(Search::into_deck(Seat::new(0), SharedDeck::Artifact, figures.search_count));
    }
    for _ in 0..figures.spell_searches {
        agenda.push(Search::into_deck(Seat::new(0), SharedDeck::Spell, figures.search_count));
    }
    journal.tell_all(|| Event::Begins { scenario, hero, level });
    for reached in (2..=level).rev() {
        match content.level(reached).gain {
            LevelGain::Search(deck) => agenda.push(Search::into_deck(Seat::new(0), deck, 2)),
            LevelGain::Specialty => {
                let card = content.hero(hero).specialties[if reached < 6 { 1 } else { 2 }];
                player.deck.push(card);
                journal.tell_all(|| Event::GainedSpecialty { seat: Seat::new(0), card });
            }
        }
    }
    if wanted.army == Army::Built {
        agenda.push(BuildArmy);
    }
    if wanted.army == Army::Drawn {
        journal.tell_all(|| Event::ArmyDrawn {
            seat: Seat::new(0),
            units: player.army.iter().map(|it| (it.unit, it.face)).collect(),
        });
    }
    Ok(Heroes3 {
        content: Pinned(content),
        chance,
        agenda,
        setting: Setting {
            scenario,
            difficulty: wanted.difficulty,
            attack_abilities: wanted.attack_abilities,
            points: if wanted.army == Army::Built { points } else { 0 },
            own_worth: 0,
            enemy_worth: 0,
            experience: 0,
            in_campaign: false,
        },
        players: [player].into_iter().collect(),
        shared,
        combat,
        land: Land::default(),
        realm: Realm::none(),
        outcome: None,
    })
}

/// RULES 19.3: whoever attacks is placed first; a guard is drawn when the own units stand.
pub(crate) fn queue_combat(agenda: &mut Agenda<Step, { crate::DEEPEST }>, side: Side, siege: bool) {
    agenda.push(StartCombat { stage: 0 });
    match side {
        Side::Attacker => {
            if siege {
                agenda.push(PlaceGate);
            }
            agenda.then([Deploy.into(), DrawEnemy.into(), SwapGuard.into(), PlaceEnemy.into()]);
        }
        Side::Defender => {
            if siege {
                agenda.push(PlaceGate);
            }
            agenda.then([DrawEnemy.into(), PlaceEnemy.into(), Deploy.into()]);
        }
    }
}

fn pick_hero(content: &Content, wanted: &Options, chance: &mut Chance) -> Option<HeroId> {
    if wanted.hero != "random" {
        return content.find_hero(&wanted.hero);
    }
    let fits = |it: &HeroId| content.hero(*it).faction == wanted.faction;
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
pub(crate) fn pile(content: &Content, deck: SharedDeck, own: &Cards, chance: &mut Chance) -> Pile {
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
    fn price(&self, unit: UnitId, face: Face) -> Option<u16> {
        let card = self.content.0.units.get(unit.index())?;
        (card.faction == self.players[0].faction)
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
pub struct BuildArmy;

impl Question<Heroes3> for BuildArmy {
    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        for unit in game.content.0.units_of(game.players[0].faction) {
            match game.players[0].army.iter().find(|it| it.unit == unit) {
                None => offer(Action::Recruit(unit)),
                Some(_) => offer(Action::Reinforce(unit)),
            }
        }
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        let army = &game.players[0].army;
        let of = |unit| army.iter().find(|it: &&Troop| it.unit == unit);
        let affordable = |price: Option<u16>| match price {
            None => Err(Refusal::Empty),
            Some(price) if price > game.setting.points => {
                Err(Refusal::TooDear { missing: price - game.setting.points })
            }
            Some(_) => Ok(()),
        };
        match action {
            Action::Recruit(unit) if of(unit).is_some() => Err(Refusal::AlreadyPlaced),
            Action::Recruit(unit) => affordable(game.price(unit, Face::Few)),
            Action::Reinforce(unit) => match of(unit) {
                None => Err(Refusal::NotInArmy),
                Some(troop) if troop.face != Face::Few => Err(Refusal::AlreadyPack),
                Some(_) => affordable(game.price(unit, Face::Pack)),
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
                game.setting.points -= game.price(unit, Face::Few).unwrap_or(0);
                game.players[0].army.push(Troop { unit, face: Face::Few, placed: false });
                journal.tell_all(|| Event::Recruited { seat, unit });
            }
            Action::Reinforce(unit) => {
                game.setting.points -= game.price(unit, Face::Pack).unwrap_or(0);
                if let Some(troop) = game.players[0].army.iter_mut().find(|it| it.unit == unit) {
                    troop.face = Face::Pack;
                }
                journal.tell_all(|| Event::Reinforced { seat, unit });
            }
            _ => _ = game.done(),
        }
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        let question = Phrase::new("ask-build").with("n", i64::from(game.setting.points));
        Prompt { question, rule: "skirmishes" }
    }
}

/// The hand is drawn up to the limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawHand;

impl Automatic<Heroes3> for DrawHand {
    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        let seat = Seat::new(0);
        let limit = game.content.level(game.player(seat).level()).hand_limit;
        game.draw_cards(seat, limit, journal);
        game.setting.own_worth =
            game.players[0].army.iter().map(|it| game.content.0.figures(it.unit, it.face).worth()).sum();
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
