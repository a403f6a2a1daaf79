//! The log: what happened, in a sentence.

use super::texts::{amount, die, gold, named, troop};
use crate::{Content, Event, action::Change, dice::Die};
use taverne_engine::{Phrase, Seat, Taken};

/// What comes to a player for good.
pub(super) fn taken(content: &'static Content, event: &Event) -> Option<Taken> {
    let (seat, family, name) = match *event {
        Event::Recruited { seat, champion, .. } => (seat, "champion", content.champion_name(champion)),
        Event::Completed { seat, plan, .. } => (seat, "plan", content.plan_name(plan)),
        Event::Claimed { seat, award, .. } => (seat, "award", content.award_name(award)),
        _ => return None,
    };
    Some(Taken { seat, family, card: name.key })
}

pub(super) fn tell(content: &'static Content, event: &Event) -> Phrase {
    let by = |key: &'static str, who: Seat| Phrase::new(key).with("who", who);
    match event {
        Event::Begins => Phrase::new("log-begins"),
        Event::PickedBoard { seat, board } => by("log-picked-board", *seat).with("board", content.board_name(*board)),
        Event::ScrollDealt { seat, scroll } => {
            by("log-scroll-dealt", *seat).with("scroll", content.scroll_name(*scroll))
        }
        Event::PickedFace { seat, scroll, face } => by("log-picked-face", *seat)
            .with("scroll", content.scroll_name(*scroll))
            .with("face", named("face", face.id())),
        Event::First { first } => by("log-first", *first),
        Event::TurnBegins { seat, round, .. } => by("log-turn", *seat).with("round", *round),
        Event::Refilled { seat, .. } => by("log-refilled", *seat),
        Event::ChampionsReplaced { rows } => {
            let cards: Vec<_> = rows.iter().flatten().map(|&it| content.champion_name(it)).collect();
            Phrase::new("log-champions-replaced").with("cards", cards)
        }
        Event::CannotMove { seat } => by("log-cannot-move", *seat),
        Event::Moved { seat, to, .. } => by("log-moved", *seat).with("place", named("place", to.id())),
        Event::TookDie { seat, shrine, die: taken, paid } => {
            let phrase = by(if *paid > 0 { "log-took-die-paid" } else { "log-took-die" }, *seat);
            phrase.with("die", die(*taken)).with("shrine", named("shrine", shrine.id())).with("paid", gold(*paid))
        }
        Event::DroppedDie { seat, die: dropped } => by("log-dropped-die", *seat).with("die", die(*dropped)),
        Event::Gained { seat, resource, amount: got, lost, points, source, supply_out } => {
            let key = match (*got, *lost, *points) {
                (0, _, 0) if *supply_out => "log-gained-none-left",
                (0, _, 0) => "log-gained-nothing",
                (0, ..) => "log-gained-points",
                (_, _, 1..) => "log-gained-and-points",
                (_, 1.., _) if *supply_out => "log-gained-the-last",
                (_, 1.., _) => "log-gained-some",
                _ => "log-gained",
            };
            by(key, *seat)
                .with("goods", amount(*resource, *got))
                .with("lost", amount(*resource, *lost))
                .with("points", *points)
                .with("source", content.source_name(*source))
        }
        Event::Missed { seat, why } => Phrase::new(format!("log-missed-{}", why.id())).with("who", *seat),
        Event::Claimed { seat, award, points, .. } => {
            by("log-claimed", *seat).with("award", content.award_name(*award)).with("points", *points)
        }
        Event::Recruited { seat, champion, paid, .. } => {
            by("log-recruited", *seat).with("card", content.champion_name(*champion)).with("paid", gold(*paid))
        }
        Event::CycledChampion { seat, champion, .. } => {
            by("log-cycled", *seat).with("card", content.champion_name(*champion))
        }
        Event::ChampionTurnedUp { champion, .. } => {
            Phrase::new("log-turned-up").with("card", content.champion_name(*champion))
        }
        Event::Reserved { seat, plan, slot, paid, .. } => by("log-reserved", *seat)
            .with("plan", content.plan_name(*plan))
            .with("slot", named("slot", slot.id()))
            .with("paid", gold(*paid)),
        Event::CycledPlan { seat, plan, .. } => by("log-cycled-plan", *seat).with("plan", content.plan_name(*plan)),
        Event::PlanTurnedUp { plan, .. } => Phrase::new("log-turned-up-plan").with("plan", content.plan_name(*plan)),
        Event::BoughtBonus { seat, slot, paid } => {
            by("log-bought-bonus", *seat).with("slot", named("slot", slot.id())).with("paid", gold(*paid))
        }
        Event::ChosePlan { seat, plan, .. } => by("log-chose-plan", *seat).with("plan", content.plan_name(*plan)),
        Event::BoughtPlan { seat, plan, paid, .. } => {
            by("log-bought-plan", *seat).with("plan", content.plan_name(*plan)).with("paid", gold(*paid))
        }
        Event::Assigned { seat, die: assigned, symbol, gem, .. } => {
            let phrase = by(if *gem { "log-assigned-gem" } else { "log-assigned" }, *seat);
            phrase.with("die", die(*assigned)).with("troop", troop(*symbol))
        }
        Event::ChangedDie { seat, how, from, to, .. } => changed(*seat, *how, *from).with("to", to.strength),
        Event::Executed { seat, plan, sum, influence, strength, points } => {
            by(if strength < sum { "log-executed-capped" } else { "log-executed" }, *seat)
                .with("plan", content.plan_name(*plan))
                .with("sum", *sum)
                .with("influence", *influence)
                .with("strength", *strength)
                .with("points", *points)
        }
        Event::Uncovered { seat, spot } => by("log-uncovered", *seat).with("spot", named("spot", spot.id())),
        Event::PlacedMarker { seat, zone, points } => {
            by("log-placed", *seat).with("row", zone.0 / 3 + 1).with("column", zone.0 % 3 + 1).with("points", *points)
        }
        Event::ChainGained { seat, chain, .. } => by("log-chain", *seat).with("chain", content.chain_phrase(*chain)),
        Event::Completed { seat, plan, count, .. } => {
            by("log-completed", *seat).with("plan", content.plan_name(*plan)).with("n", *count)
        }
        Event::AdversaryMoved { to, points } => {
            let key = if *points > 0 { "log-adversary-met" } else { "log-adversary-moved" };
            Phrase::new(key).with("shrine", named("shrine", to.id())).with("points", *points)
        }
        Event::AdversaryTook { plan, points, count } => Phrase::new("log-adversary-took")
            .with("plan", content.plan_name(*plan))
            .with("points", *points)
            .with("n", *count),
        Event::LastRound { seat } => by("log-last-round", *seat),
        Event::Ended => Phrase::new("log-ended"),
    }
}

fn changed(seat: Seat, how: Change, from: Die) -> Phrase {
    let key = if how == Change::Flip { "log-flipped" } else { "log-changed" };
    Phrase::new(key).with("who", seat).with("die", die(from))
}
