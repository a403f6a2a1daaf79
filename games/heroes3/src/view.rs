//! What a player or a spectator may see: the whole battle, the own hand and deck, and of every other pile how many cards are
//! in it.

mod attack;
mod land;
mod realm;
mod sides;
mod units;

pub use attack::{AttackView, CastingView, ReachView};
pub use land::{AiHeroView, FieldView, MapReachView, Owner, RevealView, TileView, TurningView};
pub use realm::{AdventureView, BuildingView, DieView, GoalView, RealmView, RecruitView, TownView, WalkerView};
pub use sides::{AiView, CardCount, SharedView, SideView};
pub use units::{EffectView, MarkView, UnitView};

use crate::{
    Heroes3,
    board::Space,
    combat::forecast::Forecast,
    fighter::{FighterId, Fighters, Mark},
    kinds::{Difficulty, Enemy, Outcome, Piece, Side, Window, named},
    steps::Step,
};
use serde::Serialize;
use taverne_engine::{
    Seat, Viewer,
    steps::{self, Stepped},
};
use ts_rs::TS;

/// Cards are called by the key of their name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct View {
    pub scenario: &'static str,
    pub difficulty: Difficulty,
    pub phase: Phase,
    pub outcome: Option<Outcome>,
    /// The own hand; empty for others.
    pub hand: Vec<CardCount>,
    /// What is in the own deck, in no order.
    pub deck: Vec<CardCount>,
    /// The cards the viewer looks at in a search.
    pub looked: Vec<String>,
    pub shared: Vec<SharedView>,
    /// The combat that is being fought; a skirmish is nothing else.
    pub battle: Option<BattleView>,
    /// The map and all that is on it; a skirmish has none.
    pub adventure: Option<AdventureView>,
}

/// A combat. Units are called by their number in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export, export_to = "heroes3/")]
pub struct BattleView {
    pub enemy: Enemy,
    /// At which moment cards are asked for.
    pub window: Option<Window>,
    /// The combat round; 0 before the first.
    pub round: u8,
    /// A further combat round costs a movement point.
    pub limited: bool,
    /// The level of the guard.
    pub guard: Option<u8>,
    /// What an army that is put together may still cost.
    pub points: u16,
    /// The middle row by column, in a siege.
    pub pieces: Option<[Piece; 4]>,
    /// Fire walls with their damage.
    pub fires: Vec<(Space, u8)>,
    /// The attacker, then the defender.
    pub sides: [SideView; 2],
    pub units: Vec<UnitView>,
    /// In which order they act in this combat round, as it stands now; those that have acted first.
    pub order: Vec<u8>,
    pub active: Option<u8>,
    /// Where the active unit can go, if its owner is asked.
    pub reach: Vec<ReachView>,
    pub attack: Option<AttackView>,
    /// What attacks would do, for who decides about them.
    pub forecast: Vec<Forecast>,
    pub casting: Option<CastingView>,
}

named! {
    /// Which question is pending.
    Phase {
        BuildArmy "build_army", Search "search", SearchPick "search_pick", Deploy "deploy", PlaceEnemy "place_enemy",
        PlaceGate "place_gate", Next "next", Act "act", AfterShot "after_shot", OfferAbility "offer_ability",
        PickVictim "pick_victim", CardWindow "card_window", DefenceReroll "defence_reroll", PickRow "pick_row",
        PickTarget "pick_target", PickPair "pick_pair", PickOption "pick_option", PickCard "pick_card",
        Extend "extend", AiTarget "ai_target", AiGo "ai_go", Between "between", Over "over",
        /// A player between two actions of the own turn.
        Map "map",
        /// Units are recruited.
        Muster "muster",
        /// The hand is refreshed.
        Refresh "refresh",
        /// A tile is turned.
        Turn "turn",
        /// Cards are kept for the next scenario.
        Keep "keep",
    }
}

impl View {
    pub fn of(game: &Heroes3, viewer: Viewer) -> Self {
        let content = game.content.0;
        let own = (0..game.players.len()).map(Seat::new).find(|&it| viewer.is(it));
        let looks = steps::asked(game).first().is_some_and(|it| viewer.is(it));
        let player = own.map(|it| game.player(it));
        Self {
            scenario: &content.scenario(game.setting.scenario).id,
            difficulty: game.setting.difficulty,
            phase: phase(game),
            outcome: outcome(game, viewer),
            hand: player.map(|it| sides::counted(content, &it.hand)).unwrap_or_default(),
            deck: player.map(|it| sides::counted(content, &it.deck)).unwrap_or_default(),
            looked: if looks { sides::looked(game) } else { Vec::new() },
            shared: sides::shared(game),
            battle: game.is_fighting().then(|| BattleView::of(game, viewer)),
            adventure: (!game.is_skirmish()).then(|| AdventureView::of(game, viewer)),
        }
    }
}

impl BattleView {
    fn of(game: &Heroes3, viewer: Viewer) -> Self {
        let combat = &game.combat;
        let enemy = game.enemy();
        Self {
            enemy,
            window: match game.step() {
                Some(Step::CardWindow(it)) => Some(it.window),
                _ => None,
            },
            round: combat.round,
            limited: !combat.to_the_end,
            guard: (enemy == Enemy::Guard).then_some(combat.enemy_level),
            points: match game.step() {
                Some(Step::BuildArmy(it)) => game.setting.points[it.seat.index()],
                _ => 0,
            },
            pieces: combat.pieces,
            fires: combat.fires.to_vec(),
            sides: Side::ALL.map(|side| SideView::of(game, side)),
            units: combat.standing.iter().map(|id| UnitView::of(game, id)).collect(),
            order: order(game).into_iter().map(|id| id.0).collect(),
            active: combat.active.somebody().map(|id| id.0),
            reach: attack::reach(game),
            attack: attack::attack(game),
            forecast: (0..game.players.len())
                .map(Seat::new)
                .find(|&it| viewer.is(it))
                .map(|it| game.forecasts(it))
                .unwrap_or_default(),
            casting: attack::casting(game),
        }
    }
}

/// How it ended for whoever looks.
fn outcome(game: &Heroes3, viewer: Viewer) -> Option<Outcome> {
    match (game.outcome?, viewer) {
        (Outcome::Won, Viewer::Seat(seat)) if !game.winners.contains(seat) => Some(Outcome::Lost),
        (outcome, _) => Some(outcome),
    }
}

fn phase(game: &Heroes3) -> Phase {
    if game.outcome.is_some() {
        return Phase::Over;
    }
    match game.step() {
        Some(Step::BuildArmy(_)) => Phase::BuildArmy,
        Some(Step::Search(_)) => Phase::Search,
        Some(Step::SearchPick(_)) => Phase::SearchPick,
        Some(Step::Deploy(_)) => Phase::Deploy,
        Some(Step::PlaceEnemy(_)) => Phase::PlaceEnemy,
        Some(Step::PlaceGate(_)) => Phase::PlaceGate,
        Some(Step::Next(_)) => Phase::Next,
        Some(Step::Act(_)) => Phase::Act,
        Some(Step::AfterShot(_)) => Phase::AfterShot,
        Some(Step::OfferAbility(_)) => Phase::OfferAbility,
        Some(Step::PickVictim(_)) => Phase::PickVictim,
        Some(Step::CardWindow(_)) => Phase::CardWindow,
        Some(Step::DefenceReroll(_)) => Phase::DefenceReroll,
        Some(Step::PickRow(_)) => Phase::PickRow,
        Some(Step::PickTarget(_)) => Phase::PickTarget,
        Some(Step::PickPair(_)) => Phase::PickPair,
        Some(Step::PickOption(_)) => Phase::PickOption,
        Some(Step::PickCard(_)) => Phase::PickCard,
        Some(Step::Extend(_)) => Phase::Extend,
        Some(Step::AiTarget(_) | Step::AiPick(_)) => Phase::AiTarget,
        Some(Step::AiGo(_)) => Phase::AiGo,
        Some(Step::OwnTurn(_)) => Phase::Map,
        Some(Step::Muster(_)) => Phase::Muster,
        Some(Step::RefreshHand(_) | Step::FillHand(_)) => Phase::Refresh,
        Some(Step::TurnTile(_) | Step::TurnStart(_)) => Phase::Turn,
        Some(Step::KeepCards(_)) => Phase::Keep,
        Some(_) => Phase::Between,
        None => Phase::Over,
    }
}

/// RULES 19.4: who has acted, then who will, if nothing changes. Equal sides take turns, whoever did not act last first.
fn order(game: &Heroes3) -> Vec<FighterId> {
    let content = game.content.0;
    let combat = &game.combat;
    let initiative = |id: FighterId| combat.initiative(content, id);
    let (mut done, mut left): (Vec<_>, Vec<_>) =
        combat.standing.iter().partition(|&id| combat.has(id, Mark::Activated));
    done.sort_by_key(|&id| std::cmp::Reverse(initiative(id)));
    let mut last = combat.last;
    if let Some(active) = combat.active.somebody().filter(|id| left.contains(id)) {
        left.retain(|&id| id != active);
        done.push(active);
        last = Some((combat.acting.unwrap_or_else(|| initiative(active)), active.side()));
    }
    while let Some(highest) = left.iter().map(|&id| initiative(id)).max() {
        let equal: Fighters =
            left.iter().filter(|&&id| initiative(id) == highest).fold(Fighters::NONE, |all, &id| all.with(id));
        let side = match last {
            Some((value, side)) if value == highest => side.other(),
            _ => Side::Attacker,
        };
        let next = equal.and(Fighters::of(side)).first().or_else(|| equal.first());
        let Some(next) = next else { break };
        left.retain(|&id| id != next);
        done.push(next);
        last = Some((highest, next.side()));
    }
    done
}
