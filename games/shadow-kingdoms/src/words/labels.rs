//! An action as a button says it, with what it brings.

use super::texts::{amount, die, gold, named, troop};
use crate::{
    Action, ShadowKingdoms,
    action::Change,
    cards::{Place, Shrine, SlotBonus, Zone, links_completed},
    dice::Die,
    goods::Resource,
    plans::Reserve,
    recruiting::Price,
    shrines::TakeDie,
    steps::Step,
    view::Forecast,
};
use taverne_engine::{Game, Phrase, Seat, steps::Stepped};

/// Whether something else than cycling or passing is on offer.
pub(super) fn could_gain(game: &ShadowKingdoms, seat: Seat) -> bool {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let passes = |it: &Action| matches!(it, Action::Decline | Action::CycleChampion { .. } | Action::CyclePlan(_));
    actions.iter().any(|it| !passes(it))
}

pub(super) fn describe(game: &ShadowKingdoms, seat: Seat, action: Action) -> Phrase {
    let content = game.content.0;
    if seat.index() >= game.table() {
        return nothing();
    }
    match action {
        Action::PickBoard(board) => match content.boards.get(board.index()) {
            Some(card) => {
                Phrase::new("do-pick-board").with("board", content.board_name(board)).with("troop", troop(card.joker))
            }
            None => nothing(),
        },
        Action::PickFace(face) => Phrase::new("do-pick-face").with("face", named("face", face.id())),
        Action::Refill => Phrase::new("do-refill"),
        Action::Move(place) => describe_move(game, seat, place),
        Action::TakeDie(taken) => describe_die(game, taken),
        Action::TakeDieFrom { shrine, die: taken } => {
            Phrase::new("do-take-die-from").with("die", die(taken)).with("shrine", named("shrine", shrine.id()))
        }
        Action::DropDie(dropped) => {
            let new = matches!(game.step(), Some(Step::DropDie(step)) if step.die == dropped);
            Phrase::new(if new { "do-drop-new" } else { "do-drop-die" }).with("die", die(dropped))
        }
        Action::GainMagic => Phrase::new("do-gain").with("goods", amount(Resource::Magic, 2)),
        Action::Claim(place) => match game.board.awards.get(usize::from(place)) {
            Some(&award) => Phrase::new("do-claim")
                .with("award", content.award_name(award))
                .with("points", game.award_points(place)),
            None => nothing(),
        },
        Action::Recruit { row, space } => match game.board.champion(row, space) {
            Some(champion) => {
                let (price, discount) = game.recruiting_terms(seat);
                let paid = game.champion_price(seat, price, row, discount);
                let text = content.power_phrase(&content.champion(champion).power);
                let key = if price == Price::Free { "do-recruit-free" } else { "do-recruit" };
                let card = content.champion_name(champion);
                Phrase::new(key).with("card", card).with("price", gold(paid)).with("text", text)
            }
            None => nothing(),
        },
        Action::CycleChampion { row, space } => {
            let card = game.board.champion(row, space).map_or_else(nothing, |it| content.champion_name(it));
            Phrase::new("do-cycle").with("card", card).with("price", amount(Resource::Magic, 1))
        }
        Action::Reserve { column, slot } => {
            let Some(plan) = game.board.plan(column) else {
                return nothing();
            };
            let free = matches!(game.step(), Some(Step::Reserve(Reserve { free: true })));
            let paid = if free { 0 } else { game.plan_price(seat, column, game.die_discount(seat, Shrine::Plan)) };
            Phrase::new(if free { "do-reserve-free" } else { "do-reserve" })
                .with("plan", content.plan_name(plan))
                .with("slot", named("slot", slot.id()))
                .with("price", gold(paid))
        }
        Action::CyclePlan(column) => {
            let plan = game.board.plan(column).map_or_else(nothing, |it| content.plan_name(it));
            Phrase::new("do-cycle-plan").with("plan", plan).with("price", amount(Resource::Magic, 1))
        }
        Action::BuyBonus => describe_bonus(game, seat),
        Action::Choose(slot) => match game.warden(seat).reserve[slot as usize] {
            Some(plan) => with_forecast("do-choose", game, seat, plan),
            None => nothing(),
        },
        Action::Buy(column) => match game.board.plan(column) {
            Some(plan) => {
                with_forecast("do-buy", game, seat, plan).with("price", gold(game.plan_price(seat, column, 0)))
            }
            None => nothing(),
        },
        Action::Assign(assigned) => {
            let fits = game.next_symbol().is_none_or(|symbol| {
                assigned.troop == symbol || game.warden(seat).limits.joker == Some(assigned.troop)
            });
            Phrase::new(if fits { "do-assign" } else { "do-assign-gem" }).with("die", die(assigned))
        }
        Action::Change { how, die: from, on_plan } => describe_change(game, seat, how, from, on_plan),
        Action::Execute => {
            let strength = game.strength_now(seat).total;
            let points = content.points_for_strength(strength);
            Phrase::new("do-execute").with("strength", strength).with("points", points)
        }
        Action::Uncover(spot) => Phrase::new("do-uncover")
            .with("spot", named("spot", spot.id()))
            .with("about", Phrase::new(format!("spot-{}-about", spot.id()))),
        Action::PlaceMarker(zone) => describe_zone(game, seat, zone),
        Action::TakeChain(link) if link.index() < crate::cards::LINKS && game.warden(seat).face.is_some() => {
            Phrase::new("do-chain").with("chain", content.chain_phrase(game.chain(seat, link)))
        }
        Action::TakeChain(_) => nothing(),
        Action::Finish => Phrase::new("do-finish"),
        Action::Decline => Phrase::new("do-decline"),
    }
}

/// A place with what it is good for, unless there is no room for that or none of it left.
fn describe_move(game: &ShadowKingdoms, seat: Seat, place: Place) -> Phrase {
    let warden = game.warden(seat);
    let but = match place {
        Place::Gem if warden.gems >= warden.abilities().gems => "-full",
        Place::Gem if game.board.gems == 0 => "-none",
        Place::Champion if !warden.has_room_for_champion() => "-full",
        Place::Plan if !warden.has_free_slot() => "-full",
        _ => "",
    };
    Phrase::new(format!("do-move-{}{but}", place.id()))
}

fn nothing() -> Phrase {
    Phrase::new("nothing")
}

/// A die with what it is good for in the shrine just entered.
fn describe_die(game: &ShadowKingdoms, taken: Die) -> Phrase {
    let place = match game.step() {
        Some(Step::TakeDie(TakeDie { shrine })) => shrine.place(),
        _ => game.mine().place,
    };
    let discount = taken.discount();
    let phrase = |key| Phrase::new(key).with("die", die(taken));
    match place {
        Place::Gold => phrase("do-take-die-gold").with("goods", gold(discount)),
        Place::Champion | Place::Plan => phrase("do-take-die-discount").with("goods", gold(discount)),
        _ => phrase("do-take-die"),
    }
}

fn describe_bonus(game: &ShadowKingdoms, seat: Seat) -> Phrase {
    let Some(Step::LeftBonus(step)) = game.step() else {
        return nothing();
    };
    let goods = match game.content.slot(step.slot).bonus {
        SlotBonus::Gain(goods) => goods,
        SlotBonus::TakeDie | SlotBonus::RecruitAtBaseCost => return nothing(),
    };
    Phrase::new("do-buy-bonus").with("price", gold(game.bonus_price(seat, step.slot))).with("goods", goods)
}

/// With the strength the dice would make, if they suffice.
fn with_forecast(key: &str, game: &ShadowKingdoms, seat: Seat, plan: crate::cards::PlanId) -> Phrase {
    let name = game.content.plan_name(plan);
    match Forecast::of(game, seat, plan) {
        Some(it) => Phrase::new(key.to_owned())
            .with("plan", name)
            .with("strength", it.strength)
            .with("points", it.points)
            .with("gems", it.gems),
        None => Phrase::new(format!("{key}-not")).with("plan", name),
    }
}

fn describe_change(game: &ShadowKingdoms, seat: Seat, how: Change, from: Die, on_plan: bool) -> Phrase {
    let Some(to) = how.of(from) else {
        return Phrase::new("do-change-not").with("die", die(from));
    };
    let price = if how == Change::Flip { amount(Resource::Gem, 1) } else { amount(Resource::Magic, 1) };
    let phrase = |key| Phrase::new(key).with("die", die(from)).with("to", to.strength).with("price", price);
    match game.camp.plan {
        Some(plan) if on_plan => {
            let dice: u8 = game.camp.dice.iter().map(|die| die.strength).sum();
            let dice = dice.saturating_add(to.strength).saturating_sub(from.strength);
            let strength = game.strength_of(seat, plan, dice).total;
            let points = game.content.points_for_strength(strength);
            phrase("do-change").with("strength", strength).with("points", points)
        }
        _ => phrase("do-change-held"),
    }
}

fn describe_zone(game: &ShadowKingdoms, seat: Seat, zone: Zone) -> Phrase {
    if zone.index() >= crate::cards::ZONES || game.warden(seat).face.is_none() {
        return nothing();
    }
    let content = game.content.0;
    let face = game.face(seat);
    let links = links_completed(zone, game.warden(seat).zones);
    let pays: Vec<_> = links.iter().map(|link| content.chain_phrase(face.links[link.index()])).collect();
    let key = if pays.is_empty() { "do-place" } else { "do-place-chain" };
    Phrase::new(key)
        .with("zone", content.zone_phrase(face, zone))
        .with("row", zone.0 / 3 + 1)
        .with("column", zone.0 % 3 + 1)
        .with("points", game.zone_points(seat, zone))
        .with("chains", pays)
}
