//! What happened, told line by line.

use super::names::{damage, dice, die, named, number, space};
use crate::{
    Content, Event,
    event::{Source, TokenKind, UnitThen},
    kinds::{AttackKind, CardId, Outcome},
};
use taverne_engine::{Phrase, Seat, Taken};

pub(super) fn tell(content: &Content, event: &Event) -> Phrase {
    let by = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
    let card = |key: &'static str, card: CardId| Phrase::new(key).with("card", content.card_name(card));
    let unit = |key: &'static str, unit: &UnitThen| {
        Phrase::new(key).with("unit", content.then_name(unit)).with("n", number(unit.face))
    };
    match event {
        Event::Begins { scenario, hero, level } => {
            let (scenario, hero) = (&content.scenario(*scenario).id, &content.hero(*hero).id);
            Phrase::new("log-begins")
                .with("scenario", named("scenario", scenario))
                .with("hero", named("hero", hero))
                .with("level", named("level", &level.to_string()))
        }
        Event::EnemyArmy { units } => Phrase::new("log-enemy-army").with("units", content.faces_of(units)),
        Event::Recruited { seat, unit } => by("log-recruited", *seat).with("unit", content.unit_name(*unit)),
        Event::Reinforced { seat, unit } => by("log-reinforced", *seat).with("unit", content.unit_name(*unit)),
        Event::ArmyDrawn { seat, units } => by("log-army-drawn", *seat).with("units", content.faces_of(units)),
        Event::GainedSpecialty { seat, card } => by("log-specialty", *seat).with("card", content.card_name(*card)),
        Event::Looked { seat, deck, cards } => {
            by("log-looked", *seat).with("deck", named("deck", deck.id())).with("cards", content.card_names(cards))
        }
        Event::LookedHidden { seat, deck, count } => {
            by("log-looked-hidden", *seat).with("deck", named("deck", deck.id())).with("n", *count)
        }
        Event::Took { seat, card, .. } => by("log-took", *seat).with("card", content.card_name(*card)),
        Event::TookHidden { seat, deck } => by("log-took-hidden", *seat).with("deck", named("deck", deck.id())),
        Event::TookTop { seat, card, .. } => by("log-took-top", *seat).with("card", content.card_name(*card)),
        Event::Drew { seat, cards } => by("log-drew", *seat).with("cards", content.card_names(cards)),
        Event::DrewHidden { seat, count } => by("log-drew-hidden", *seat).with("n", *count),
        Event::Discarded { seat, card } => by("log-discarded", *seat).with("card", content.card_name(*card)),
        Event::TookBack { seat, card } => by("log-took-back", *seat).with("card", content.card_name(*card)),
        Event::DiscardsReshuffled { seat } => by("log-reshuffled", *seat),
        Event::MoraleNow { seat, morale } => Phrase::new(format!("log-morale-{}", morale.id())).with("who", *seat),
        Event::SpentMorale { seat, on } => Phrase::new(format!("log-spent-morale-{}", on.id())).with("who", *seat),
        Event::GuardDrawn { level, units } => {
            let units: Vec<_> = units.iter().map(|&it| content.unit_name(it)).collect();
            Phrase::new("log-guard").with("level", named("guard", &level.to_string())).with("units", units)
        }
        Event::Deployed { unit: it } => unit("log-deployed", it).with("space", space(it.space)),
        Event::PlacedWalls { gate } => Phrase::new("log-walls").with("column", char::from(b'A' + gate % 4).to_string()),
        Event::RoundBegins { round } => Phrase::new("log-round").with("round", *round),
        Event::Activates { unit: it } => unit("log-activates", it),
        Event::SkipsActivation { unit: it } => unit("log-skips", it),
        Event::Moved { unit: it, to } => unit("log-moved", it).with("space", space(*to)),
        Event::Defends { unit: it } => unit("log-defends", it),
        Event::Waits { unit: it } => unit("log-waits", it),
        Event::Destroyed { space: at, by: Some(it) } => unit("log-destroyed", it).with("space", space(*at)),
        Event::Destroyed { space: at, by: None } => Phrase::new("log-destroyed-by-card").with("space", space(*at)),
        Event::TowerFalls => Phrase::new("log-tower-falls"),
        Event::Attacks { attacker, target, kind } => {
            let key = match kind {
                AttackKind::Main => "log-attacks",
                AttackKind::Extra => "log-attacks-extra",
                AttackKind::Retaliation => "log-retaliates",
            };
            unit(key, attacker).with("target", content.then_name(target)).with("m", number(target.face))
        }
        Event::Rolled { unit: it, dice: rolled, result } => {
            let key = if rolled.len() == 1 && rolled[0] == *result { "log-rolled" } else { "log-rolled-dice" };
            unit(key, it).with("dice", dice(rolled)).with("result", die(*result))
        }
        Event::Rerolled { unit: it, from, to } => {
            unit("log-rerolled", it).with("from", die(*from)).with("to", die(*to))
        }
        Event::DefenceRolled { unit: it, die: face } => unit("log-defence-rolled", it).with("die", die(*face)),
        Event::Checked { unit: it, die: face, success } => {
            unit(if *success { "log-checked" } else { "log-checked-failed" }, it).with("die", die(*face))
        }
        Event::CheckedByCard { seat, die: face, success } => {
            by(if *success { "log-checked-card" } else { "log-checked-card-failed" }, *seat).with("die", die(*face))
        }
        Event::Damaged { unit: it, amount, left, source } => {
            unit(if *amount == 0 { "log-unharmed" } else { "log-damaged" }, it)
                .with("damage", damage(*amount))
                .with("left", *left)
                .with("source", source_name(content, *source))
        }
        Event::Turned { unit: it } => unit("log-turned", it),
        Event::OverlayLost { unit: it, card } => unit("log-overlay-lost", it).with("card", content.card_name(*card)),
        Event::Defeated { unit: it } => unit("log-defeated", it),
        Event::Healed { unit: it, amount, source } => {
            unit("log-healed", it).with("damage", damage(*amount)).with("source", source_name(content, *source))
        }
        Event::Saved { unit: it, card: Some(card) } => unit("log-saved-by", it).with("card", content.card_name(*card)),
        Event::Saved { unit: it, card: None } => unit("log-saved", it),
        Event::TokenPlaced { unit: it, token } => unit("log-token", it).with("token", token_name(*token)),
        Event::TokenRemoved { unit: it, token } => unit("log-token-gone", it).with("token", token_name(*token)),
        Event::EffectEnded { card: it } => card("log-effect-ended", *it),
        Event::FireWallPlaced { space: at, damage: amount } => {
            Phrase::new("log-fire-wall").with("space", space(*at)).with("damage", damage(*amount))
        }
        Event::Swapped { one, other } => {
            Phrase::new("log-swapped").with("one", content.then_name(one)).with("other", content.then_name(other))
        }
        Event::Overlaid { unit: it, card } => unit("log-overlaid", it).with("card", content.card_name(*card)),
        Event::UnitReinforced { unit: it } => {
            Phrase::new("log-unit-reinforced").with("unit", content.unit_name(it.unit))
        }
        Event::Resisted { unit: it, card } => unit("log-resisted", it).with("card", content.card_name(*card)),
        Event::Played { seat, card, expert, .. } => {
            let key = if *expert { "log-played-expert" } else { "log-played" };
            by(key, *seat).with("card", content.card_name(*card))
        }
        Event::Empowered { seat, card } => by("log-empowered", *seat).with("card", content.card_name(*card)),
        Event::PowerLost { power, .. } => Phrase::new("log-power-lost").with("n", *power),
        Event::Cast { card: it, power, .. } => card("log-cast", *it).with("power", *power),
        Event::SpellCancelled { card: it } => card("log-cancelled", *it),
        Event::TentUsed { seat } => by("log-tent", *seat),
        Event::BallistaShoots { seat } => by("log-ballista", *seat),
        Event::MachineTaken { card: it, .. } => card("log-machine", *it),
        Event::AiCardDrawn { card } => Phrase::new("log-ai-card").with("card", ai_card(content, *card)),
        Event::AiCardWaits { card } => Phrase::new("log-ai-waits").with("card", ai_card(content, *card)),
        Event::AiSpellReturned { card: it } => card("log-ai-returned", *it),
        Event::Extended { left, .. } => Phrase::new("log-extended").with("n", *left),
        Event::DuelBegins { attacker, heroes, level } => {
            let names: Vec<_> = heroes.iter().map(|&it| named("hero", &content.hero(it).id)).collect();
            by("log-duel-begins", *attacker).with("heroes", names).with("level", named("level", &level.to_string()))
        }
        Event::DuelEnds { seat, outcome, rounds } => by(duel_key(*outcome), *seat).with("rounds", *rounds),
        Event::CombatEnds { outcome, rounds } => {
            Phrase::new(format!("log-ended-{}", outcome.id())).with("rounds", *rounds)
        }
        Event::Experience { seat, steps } => by("log-experience", *seat).with("n", *steps),
        Event::LevelReached { seat, level } => by("log-level", *seat).with("level", named("level", &level.to_string())),
        _ => super::map::tell(content, event),
    }
}

/// Between players somebody wins, surrenders, or nobody has won.
const fn duel_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Surrendered => "log-duel-surrendered",
        Outcome::Stalled => "log-duel-stalled",
        Outcome::Won | Outcome::Lost | Outcome::Retreated => "log-duel-won",
    }
}

fn ai_card(content: &Content, card: crate::kinds::AiCardId) -> Phrase {
    named("ai", &content.ai_card(card).id)
}

fn token_name(token: TokenKind) -> Phrase {
    Phrase::new(match token {
        TokenKind::Paralysis => "token-paralysis",
        TokenKind::Defense => "token-defense",
        TokenKind::Retaliated => "token-retaliated",
        TokenKind::Attack => "token-attack",
        TokenKind::Corrosion => "token-corrosion",
        TokenKind::Poison => "token-poison",
    })
}

fn source_name(content: &Content, source: Source) -> Phrase {
    match source {
        Source::Attack => Phrase::new("source-attack"),
        Source::Retaliation => Phrase::new("source-retaliation"),
        Source::Card(card) => content.card_name(card),
        Source::Ability(unit) => content.unit_name(unit),
        Source::Poison => Phrase::new("source-poison"),
        Source::FireWall => Phrase::new("source-fire_wall"),
    }
}

/// The cards found before the battle.
pub(super) fn taken(content: &Content, event: &Event) -> Option<Taken> {
    match event {
        Event::Took { seat, deck, card } | Event::TookTop { seat, deck, card } => {
            Some(Taken { seat: *seat, family: deck.id(), card: content.card(*card).key().into() })
        }
        _ => None,
    }
}
