//! Actions of the adventure as a button says them, and what on the page they are about.

use super::names::{named, nothing};
use crate::{
    Action, Content, Event, Heroes3,
    cards::{Card, map::ReinforcePrice},
    effects::map::{
        cards::PEEKED,
        dice::{RESOURCE_DIE, RollDice, TREASURE_DIE, Treasure},
        trading::exchange_rate,
    },
    kinds::{CardId, DieKind, FieldId, Price, Resource, UnitId, Which},
    realm::quest::Op,
    steps::Step,
};
use taverne_engine::{Phrase, Seat, steps::Stepped};

pub(super) fn describe(game: &Heroes3, seat: Seat, action: Action) -> Phrase {
    let content = game.content.0;
    let card = |key: &'static str, card: CardId| Phrase::new(key).with("card", content.card_name(card));
    let hero = |key: &'static str, which: Which| Phrase::new(key).with("hero", named("which", which.id()));
    let at = |key: &'static str, field: FieldId| Phrase::new(key).with("location", location(game, field));
    let unit_for = |key: &'static str, unit: UnitId, price: Price| {
        Phrase::new(key).with("unit", content.unit_name(unit)).with("price", price_phrase(price))
    };
    match action {
        Action::Recruit(unit) => unit_for("do-recruit-for", unit, game.recruit_price(seat, unit)),
        Action::Reinforce(unit) => {
            let how = match game.step() {
                Some(Step::PickReinforced(it)) => it.price,
                _ => ReinforcePrice::Full,
            };
            unit_for("do-reinforce-for", unit, game.reinforce_price(seat, unit, how))
        }
        Action::Step { hero: which, field } => {
            let guard = game.guard_at(field);
            let key = if guard > 0 { "do-step-guard" } else { "do-step" };
            let level = named("guard", &guard.max(1).to_string());
            hero(key, which).with("location", location(game, field)).with("level", level)
        }
        Action::Stay(which) => hero("do-stay-on", which),
        Action::Reveal { hero: which, .. } => hero("do-reveal", which),
        Action::Turn(rotation) => Phrase::new("do-turn").with("n", rotation),
        Action::PlaceTile(which) => hero("do-place-tile", which),
        Action::Site { rotation, .. } => Phrase::new("do-site").with("n", rotation),
        Action::Build(slot) => {
            let building = format!("building-{}-{}", game.player(seat).faction.id(), slot.id());
            Phrase::new("do-build").with("building", Phrase::new(building))
        }
        Action::Muster => Phrase::new("do-muster"),
        Action::Hire(_) => Phrase::new("do-hire"),
        Action::BuySpell => Phrase::new("do-buy-spell"),
        Action::UseBuilding(slot) => {
            let building = format!("building-{}-{}", game.player(seat).faction.id(), slot.id());
            Phrase::new("do-use-building").with("building", Phrase::new(building))
        }
        Action::UseUnit(unit) => Phrase::new("do-use-unit").with("unit", content.unit_name(unit)),
        Action::EndTurn => Phrase::new("do-end-turn"),
        Action::Fill => Phrase::new("do-fill"),
        Action::NewTop(it) => card("do-new-top", it),
        Action::Keep(die) => {
            let face = game.dice_shown().map_or_else(nothing, |it| die_face(&it, die));
            Phrase::new("do-keep").with("face", face)
        }
        Action::Trade { give, get } => {
            let (given, got) = exchange_rate(give, get).unwrap_or_default();
            Phrase::new("do-trade").with("give", goods(give, given)).with("get", goods(get, got))
        }
        Action::Sell(it) if matches!(game.step(), Some(Step::SwapCards(_))) => card("do-swap", it),
        Action::Sell(it) => card("do-sell", it),
        Action::BuyMachine(it) => {
            let price = match game.step() {
                Some(Step::BuyMachine(step)) => step.price(game, it),
                _ => None,
            };
            card("do-buy-machine", it).with("price", price_phrase(price.unwrap_or(Price::NOTHING)))
        }
        Action::GoHome(field) => at("do-go-home", field),
        Action::PayDefence => Phrase::new("do-pay-defence"),
        Action::GiveUp => Phrase::new("do-give-up"),
        Action::Fight => Phrase::new("do-fight"),
        Action::Withdraw => Phrase::new("do-withdraw"),
        Action::Field(field) => at("do-field", field),
        Action::PickUnit(unit) => Phrase::new("do-pick-unit").with("unit", content.unit_name(unit)),
        _ => nothing(),
    }
}

/// What stands on a field.
pub(super) fn location(game: &Heroes3, field: FieldId) -> Phrase {
    if field.slot() >= game.land.tiles.len() {
        return nothing();
    }
    named("location", &game.content.0.location(game.location_at(field)).id)
}

/// So much of a resource.
pub(super) fn goods(resource: Resource, count: u8) -> Phrase {
    Phrase::new(format!("goods-{}", resource.id())).with("n", count)
}

/// What is paid, thing by thing.
pub(crate) fn price_phrase(price: Price) -> Vec<Phrase> {
    let parts = Resource::ALL.into_iter().map(|it| (it, price.of(it))).filter(|&(_, count)| count > 0);
    let parts: Vec<_> = parts.map(|(resource, count)| goods(resource, count)).collect();
    if parts.is_empty() { vec![Phrase::new("for-free")] } else { parts }
}

/// What a die on the table shows.
pub(super) fn die_face(dice: &RollDice, at: u8) -> Phrase {
    dice.shown().get(usize::from(at)).map_or_else(nothing, |&face| face_of(dice.kind, face))
}

fn face_of(kind: DieKind, face: u8) -> Phrase {
    let face = usize::from(face) % 6;
    match kind {
        DieKind::Resource => goods(RESOURCE_DIE[face].0, RESOURCE_DIE[face].1),
        DieKind::Treasure => Phrase::new(match TREASURE_DIE[face] {
            Treasure::Experience => "treasure-experience",
            Treasure::Artifact => "treasure-artifact",
            Treasure::OneDie => "treasure-one_die",
            Treasure::TwoDice => "treasure-two_dice",
        }),
    }
}

/// An answer that is counted.
pub(super) fn choice(game: &Heroes3, seat: Seat, option: u8) -> Phrase {
    let of = |family: &str, ids: &[&str]| ids.get(usize::from(option)).map_or_else(nothing, |id| named(family, id));
    match game.step() {
        Some(Step::PickTrack(_)) => of("track", &Resource::ALL.map(Resource::id)),
        Some(Step::PickHero(_)) => of("which", &Which::ALL.map(Which::id)),
        Some(Step::PickDeck(_)) => match PEEKED.get(usize::from(option)) {
            Some(Some(deck)) => named("deck", deck.id()),
            _ => Phrase::new("deck-own_deck"),
        },
        Some(Step::TopOrBottom(_)) => of("put", &["top", "bottom"]),
        Some(Step::StartBonus(_)) => bonus(game, seat, option),
        Some(Step::DrawNeutral(_)) => of("draw-tier", &["bronze", "silver", "golden"]),
        _ => nothing(),
    }
}

/// What one option of the start bonus brings.
fn bonus(game: &Heroes3, seat: Seat, option: u8) -> Phrase {
    let content = game.content.0;
    let adventure = content.scenario(game.setting.scenario).adventure.as_ref();
    let Some(ops) = adventure.and_then(|it| it.bonus.get(usize::from(option))) else { return nothing() };
    let said = ops.iter().map(|op| match op {
        Op::Gain(price) => Phrase::new("fx-gain").with("goods", price_phrase(*price)),
        Op::Pay(price) => Phrase::new("fx-pay").with("goods", price_phrase(*price)),
        Op::GainUnit { unit, face } => Phrase::new("bonus-unit").with("unit", content.face_name(*unit, *face)),
        Op::GainBuilding(slot) => {
            let building = format!("building-{}-{}", game.player(seat).faction.id(), slot.id());
            Phrase::new("bonus-building").with("building", Phrase::new(building))
        }
        Op::Search { deck, count } => Phrase::new("fx-search").with("n", *count).with("deck", named("deck", deck.id())),
        Op::Reinforce(unit) => Phrase::new("bonus-reinforce").with("unit", content.unit_name(*unit)),
        Op::GainMovement(count) => Phrase::new("fx-gain_movement").with("n", *count),
        Op::RemoveBlackCubes(_) | Op::AiUnitSide { .. } => nothing(),
    });
    said.reduce(|first, next| Phrase::new("text-then").with("first", first).with("next", next)).unwrap_or_else(nothing)
}

/// What happened outside a combat.
pub(super) fn tell(content: &Content, event: &Event) -> Phrase {
    let by = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
    let guard = |key: &'static str, level: u8| Phrase::new(key).with("level", named("guard", &level.to_string()));
    match event {
        Event::RoundStarts { round, kind } => Phrase::new(format!("log-round-{}", kind.id())).with("round", *round),
        Event::TurnBegins { seat } => by("log-turn-begins", *seat),
        Event::TurnEnds { seat } => by("log-turn-ends", *seat),
        Event::Built { seat, slot, faction } => {
            let building = format!("building-{}-{}", faction.id(), slot.id());
            by("log-built", *seat).with("building", Phrase::new(building))
        }
        Event::Hired { seat, .. } => by("log-hired", *seat),
        Event::HeroLeaves { seat } => by("log-hero-leaves", *seat),
        Event::HeroHome { seat, hero, .. } => by("log-hero-home", *seat).with("hero", named("which", hero.id())),
        Event::UnitJoined { seat, unit, face } => {
            by("log-unit-joined", *seat).with("unit", content.face_name(*unit, *face))
        }
        Event::StartingUnits { seat } => by("log-starting-units", *seat),
        Event::GuardAnnounced { level, .. } => guard("log-guard-announced", *level),
        Event::QuickWin { level, .. } => guard("log-quick-win", *level),
        Event::AiHeroAnnounced { .. } => Phrase::new("log-ai-hero-announced"),
        Event::DefencePaid { seat, .. } => by("log-defence-paid", *seat),
        Event::AiHeroBeaten { .. } => Phrase::new("log-ai-hero-beaten"),
        Event::HandLost { seat } => by("log-hand-lost", *seat),
        Event::Removed { seat, card } => by("log-removed", *seat).with("card", content.card_name(*card)),
        Event::Traded { seat, give, get } => {
            by("log-traded", *seat).with("give", named("resource", give.id())).with("get", named("resource", get.id()))
        }
        Event::CardKept { seat, card } => by("log-card-kept", *seat).with("card", content.card_name(*card)),
        Event::CardSwapped { seat, card, brought } => {
            let by = by("log-card-swapped", *seat).with("card", content.card_name(*card));
            by.with("brought", content.card_name(*brought))
        }
        Event::ScenarioEnds { outcome, round } => {
            Phrase::new(format!("log-scenario-{}", outcome.id())).with("round", *round)
        }
        Event::Gained { seat, resource, count } => {
            by("log-gained", *seat).with("goods", Phrase::new(format!("goods-{}", resource.id())).with("n", *count))
        }
        Event::Paid { seat, price } => by("log-paid", *seat).with("goods", price_phrase(*price)),
        Event::AstrologersSay { card } => {
            let card = content.astrologer(*card);
            Phrase::new("log-astrologers").with("card", named("astrologer", &card.id)).with("text", card.text.clone())
        }
        Event::MovementGained { seat, hero, count } => {
            let key = if *count < 0 { "log-movement-lost" } else { "log-movement" };
            by(key, *seat).with("n", count.unsigned_abs()).with("hero", named("which", hero.id()))
        }
        Event::DiceRolled { seat, die, faces } => {
            let faces: Vec<_> = faces.iter().map(|&it| face_of(*die, it)).collect();
            by("log-dice", *seat).with("faces", faces)
        }
        Event::DieRerolled { seat, die, from, to } => {
            by("log-die-rerolled", *seat).with("from", face_of(*die, *from)).with("to", face_of(*die, *to))
        }
        Event::UnitWeakened { seat, unit } => by("log-weakened", *seat).with("unit", content.unit_name(*unit)),
        Event::NeutralsDrawn { seat, units } => {
            let units: Vec<_> = units.iter().map(|&it| content.unit_name(it)).collect();
            by("log-neutrals", *seat).with("units", units)
        }
        Event::GuardSwapped { unit, other, .. } => Phrase::new("log-guard-swapped")
            .with("unit", content.unit_name(*unit))
            .with("other", content.unit_name(*other)),
        Event::Fetched { seat, card } => by("log-fetched", *seat).with("card", content.card_name(*card)),
        Event::NothingFetched { seat, card } => by("log-nothing-fetched", *seat).with("card", content.card_name(*card)),
        Event::LookedAtOwn { seat, cards } => by("log-looked-own", *seat).with("cards", content.card_names(cards)),
        Event::PutBack { seat, deck, under } => {
            let deck = deck.map_or_else(|| Phrase::new("deck-own_deck"), |it| named("deck", it.id()));
            by(if *under { "log-put-under" } else { "log-put-back" }, *seat).with("deck", deck)
        }
        Event::HandReshuffled { seat, count } => by("log-hand-reshuffled", *seat).with("n", *count),
        Event::IncomeNow { seat, resource, count } => {
            by("log-income", *seat).with("n", *count).with("resource", named("resource", resource.id()))
        }
        _ => super::land::tell(content, event),
    }
}

/// What the board listens for.
pub(super) fn targets(game: &Heroes3, seat: Seat, action: Action) -> Vec<String> {
    let content = game.content.0;
    let card = |place: &str, card: CardId| {
        let key = content.cards.get(card.index()).map(Card::key);
        key.map(|key| format!("{place}:{key}")).into_iter().collect::<Vec<_>>()
    };
    let unit = |unit: UnitId| {
        content.units.get(unit.index()).map(|it| format!("troop:{}", it.id)).into_iter().collect::<Vec<_>>()
    };
    let one = |word: &str| vec![word.to_owned()];
    let field = |field: FieldId| format!("field:{}", field.0);
    let hero = |which: Which| format!("hero:{}", which.id());
    match action {
        Action::Step { hero: which, field: to } => vec![hero(which), field(to)],
        Action::Stay(which) => {
            let stands = game.player(seat).hero_on_map(which).map(|it| field(it.field));
            std::iter::once(hero(which)).chain(stands).collect()
        }
        Action::Reveal { hero: which, slot } => vec![hero(which), format!("tile:{slot}")],
        Action::Turn(rotation) => vec![format!("turn:{rotation}")],
        Action::PlaceTile(which) => vec![hero(which), "place".to_owned()],
        Action::Site { q, r, rotation } => vec![format!("site:{q}:{r}"), format!("turn:{rotation}")],
        Action::Build(slot) => vec![format!("build:{}", slot.id())],
        Action::Muster => one("muster"),
        Action::Hire(at) => vec!["hire".to_owned(), field(at)],
        Action::BuySpell => one("guild"),
        Action::UseBuilding(slot) => vec![format!("use:{}", slot.id())],
        Action::UseUnit(it) | Action::PickUnit(it) => unit(it),
        Action::EndTurn => one("end_turn"),
        Action::Fill => one("fill"),
        Action::NewTop(it) => card("discard", it),
        Action::Keep(die) => vec![format!("die:{die}")],
        Action::Trade { give, get } => vec![format!("trade:{}:{}", give.id(), get.id())],
        Action::Sell(it) => [card("hand", it), one("sell")].concat(),
        Action::BuyMachine(it) => card("machine", it),
        Action::GoHome(at) | Action::Field(at) => vec![field(at)],
        Action::PayDefence => one("pay_defence"),
        Action::GiveUp => one("give_up"),
        Action::Fight => one("fight"),
        Action::Withdraw => one("withdraw"),
        _ => Vec::new(),
    }
}
