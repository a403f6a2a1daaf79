//! The adventure besides the map: round, goals, players, the own town.

use super::{
    land::{AiHeroView, FieldView, MapReachView, MapView, RevealView, TileView, TurningView},
    sides::keys,
};
use crate::{
    Heroes3,
    cards::map::ReinforcePrice,
    effects::map::dice::{RESOURCE_DIE, TREASURE_DIE, Treasure},
    kinds::{DieKind, Face, Faction, Morale, Price, Resource, RoundKind, RoundStage, Slot, TownToken, Which},
    realm::quest::Goal,
    steps::Step,
};
use serde::Serialize;
use taverne_engine::{Seat, Viewer, steps::Stepped};
use ts_rs::TS;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct AdventureView {
    pub round: u8,
    pub last_round: u8,
    pub round_kind: RoundKind,
    pub stage: RoundStage,
    /// The card of the last astrologer round.
    pub astrologer: Option<&'static str>,
    /// How one wins, and how one loses.
    pub goals: Vec<GoalView>,
    pub dangers: Vec<GoalView>,
    pub tiles: Vec<TileView>,
    pub fields: Vec<FieldView>,
    pub reach: Vec<MapReachView>,
    pub reveals: Vec<RevealView>,
    /// A tile that was seen, with its legal turns.
    pub turning: Option<TurningView>,
    /// What is public about each player.
    pub realms: Vec<RealmView>,
    pub ai_heroes: Vec<AiHeroView>,
    /// The viewer's own, with prices as they are now.
    pub town: Option<TownView>,
    /// Dice that wait for a choice.
    pub dice: Vec<DieView>,
    /// The field whose visit asks.
    pub visiting: Option<u8>,
}

/// A condition of the scenario, with what has been done for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct GoalView {
    pub key: &'static str,
    /// The key of what it is about.
    pub what: Option<String>,
    pub now: u16,
    pub of: u16,
    pub done: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct RealmView {
    pub seat: Seat,
    pub faction: Faction,
    pub hero: &'static str,
    pub level: u8,
    /// Steps of the level track, 0 to 12.
    pub experience: u8,
    /// Where the level marker stops.
    pub level_cap: u8,
    /// Gold, materials, valuables.
    pub resources: [u16; 3],
    pub income: [u16; 3],
    pub income_steps: [i8; 3],
    pub buildings: Vec<Slot>,
    pub tokens: Vec<TownToken>,
    pub morale: Morale,
    /// The hand is discarded at the end of the turn.
    pub pending_discard: bool,
    pub hand: u8,
    pub hand_limit: u8,
    pub deck: u8,
    /// The last one is the top.
    pub discard: Vec<String>,
    pub expert_uses: u8,
    pub most_expert_uses: u8,
    pub permanent: Option<String>,
    pub ongoing: Vec<String>,
    pub army: Vec<(&'static str, Face)>,
    pub heroes: Vec<WalkerView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct WalkerView {
    pub which: Which,
    pub field: u8,
    pub movement: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct TownView {
    pub field: u8,
    pub buildings: Vec<BuildingView>,
    pub units: Vec<RecruitView>,
    /// The price of a search with the spell book token.
    pub guild: Option<u16>,
    /// It was built in an earlier round.
    pub guild_ready: bool,
    /// A population action is going on.
    pub mustering: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct BuildingView {
    pub slot: Slot,
    pub built: bool,
    /// The scenario forbids it.
    pub forbidden: bool,
    pub price: Price,
}

/// A unit of the faction: what it costs to get it and to make it a pack, if that can still be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct RecruitView {
    pub unit: &'static str,
    pub owned: Option<Face>,
    pub recruit: Option<Price>,
    pub reinforce: Option<Price>,
}

/// A die that was rolled: a face of the resource die or of the treasure die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct DieView {
    pub kind: DieKind,
    /// A resource, or what the treasure die brings.
    pub face: &'static str,
    pub resource: Option<Resource>,
    pub amount: u8,
}

impl AdventureView {
    pub(super) fn of(game: &Heroes3, viewer: Viewer) -> Self {
        let MapView { tiles, fields, reach, reveals, turning, ai_heroes } = MapView::of(game, viewer);
        let content = game.content.0;
        let seats = (0..game.players.len()).map(Seat::new);
        let own = seats.clone().find(|&seat| viewer.is(seat));
        let goals =
            |goals: &[Goal]| goals.iter().map(|it| GoalView::of(game, own.unwrap_or(Seat::new(0)), it)).collect();
        let adventure = game.adventure();
        Self {
            round: game.realm.round,
            last_round: game.realm.last_round,
            round_kind: game.realm.kind(),
            stage: game.realm.stage,
            astrologer: game.realm.astrologer.map(|it| content.astrologer(it).id.as_str()),
            goals: adventure.map_or_else(Vec::new, |it| goals(&it.victory)),
            dangers: adventure.map_or_else(Vec::new, |it| goals(&it.defeat)),
            tiles,
            fields,
            reach,
            reveals,
            turning,
            realms: seats.map(|seat| RealmView::of(game, seat)).collect(),
            ai_heroes,
            town: own.map(|seat| TownView::of(game, seat)),
            dice: dice(game),
            visiting: game.visiting().map(|it| it.0),
        }
    }
}

impl GoalView {
    fn of(game: &Heroes3, seat: Seat, goal: &Goal) -> Self {
        let content = game.content.0;
        let locations = |ids: &[crate::kinds::LocationId]| {
            let names: Vec<_> = ids.iter().map(|&it| format!("location-{}", content.location(it).id)).collect();
            (!names.is_empty()).then(|| names.join(" "))
        };
        let what = match goal {
            Goal::FlagAll(ids) | Goal::VisitAll(ids) => locations(ids),
            Goal::OwnUnit(unit) => Some(format!("unit-{}", content.unit(*unit).id)),
            Goal::DefeatAiHero(hero) => {
                let heroes = game.adventure().map_or(&[][..], |it| &it.ai_heroes);
                heroes.get(usize::from(*hero)).map(|it| format!("ai-hero-{}", it.id))
            }
            Goal::Capture(_)
            | Goal::ControlEnemyTown
            | Goal::DefeatEnemyMainHero(_)
            | Goal::EliminateAllEnemies
            | Goal::GoldAtEndOfRound { .. }
            | Goal::MainHeroDefeated
            | Goal::Time(_) => None,
        };
        let progress = game.progress_of(seat, goal);
        Self { key: goal.key(), what, now: progress.now, of: progress.of, done: progress.is_done() }
    }
}

impl RealmView {
    fn of(game: &Heroes3, seat: Seat) -> Self {
        let content = game.content.0;
        let player = game.player(seat);
        let level = player.level();
        let walker = |which: Which| {
            let it = player.hero_on_map(which)?;
            it.field.is_somewhere().then_some(WalkerView { which, field: it.field.0, movement: it.movement })
        };
        Self {
            seat,
            faction: player.faction,
            hero: &content.hero(player.hero).id,
            level,
            experience: player.experience,
            level_cap: game.realm.last_step / 2 + 1,
            resources: player.resources,
            income: Resource::ALL.map(|it| game.income(seat, it)),
            income_steps: player.income,
            buildings: Slot::ALL.into_iter().filter(|&it| player.has_built(it)).collect(),
            tokens: TownToken::ALL.into_iter().filter(|&it| player.has_token(it)).collect(),
            morale: player.morale,
            pending_discard: player.pending_discard,
            hand: player.hand.len() as u8,
            hand_limit: game.hand_limit(seat),
            deck: player.deck.len() as u8,
            discard: keys(content, &player.discard),
            expert_uses: player.expert_uses,
            most_expert_uses: content.level(level).expert_uses,
            permanent: player.permanent.map(|it| content.card(it).key()),
            ongoing: player.in_play.iter().map(|it| content.card(it.0).key()).collect(),
            army: player.army.iter().map(|it| (content.unit(it.unit).id.as_str(), it.face)).collect(),
            heroes: Which::ALL.into_iter().filter_map(walker).collect(),
        }
    }
}

impl TownView {
    fn of(game: &Heroes3, seat: Seat) -> Self {
        let content = game.content.0;
        let player = game.player(seat);
        let town = content.town(player.faction);
        let forbidden = game.forbidden();
        let building = |slot: Slot| BuildingView {
            slot,
            built: player.has_built(slot),
            forbidden: forbidden >> slot as u8 & 1 == 1,
            price: town.buildings[slot as usize].price,
        };
        let unit = |unit| {
            let owned = player.army.iter().find(|it| it.unit == unit).map(|it| it.face);
            RecruitView {
                unit: content.unit(unit).id.as_str(),
                owned,
                recruit: owned.is_none().then(|| game.recruit_price(seat, unit)),
                reinforce: (owned != Some(Face::Pack)).then(|| game.reinforce_price(seat, unit, ReinforcePrice::Full)),
            }
        };
        let guild = player.has_built(Slot::MageGuild);
        let price = game.guild_price(seat, Price::gold(town.guild.price));
        Self {
            field: game.own_town_field().0,
            buildings: Slot::ALL.map(building).to_vec(),
            units: content.units_of(player.faction).map(unit).collect(),
            guild: guild.then_some(u16::from(price.gold)),
            guild_ready: guild && !player.new_guild,
            mustering: matches!(game.step(), Some(Step::Muster(_))),
        }
    }
}

/// The dice that wait for a choice, in the order in which one is kept.
fn dice(game: &Heroes3) -> Vec<DieView> {
    let Some(roll) = game.dice_shown() else { return Vec::new() };
    let die = |&face: &u8| match roll.kind {
        DieKind::Resource => {
            let (resource, amount) = RESOURCE_DIE[usize::from(face) % 6];
            DieView { kind: roll.kind, face: resource.id(), resource: Some(resource), amount }
        }
        DieKind::Treasure => {
            let face = match TREASURE_DIE[usize::from(face) % 6] {
                Treasure::Experience => "experience",
                Treasure::Artifact => "artifact",
                Treasure::OneDie => "one_die",
                Treasure::TwoDice => "two_dice",
            };
            DieView { kind: roll.kind, face, resource: None, amount: 0 }
        }
    };
    roll.shown().iter().map(die).collect()
}
