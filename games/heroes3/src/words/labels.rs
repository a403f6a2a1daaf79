//! An action as a button says it, with what it brings.

use super::names::{die, named, nothing, space};
use crate::{
    Action, Heroes3,
    board::Space,
    cards::{Figures, Play, Row},
    kinds::{CardId, Face, MoraleUse, Piece, Quiet, RerollBy, UnitId},
    steps::Step,
};
use taverne_engine::{Phrase, Seat, steps::Stepped};

pub(super) fn describe(game: &Heroes3, seat: Seat, action: Action) -> Phrase {
    let content = game.content.0;
    if seat.index() >= game.players.len() {
        return nothing();
    }
    let card = |key: &'static str, card: CardId| Phrase::new(key).with("card", content.card_name(card));
    match action {
        Action::Recruit(unit) if game.is_skirmish() => for_points(game, "do-recruit", unit, Face::Few),
        Action::Reinforce(unit) if game.is_skirmish() => for_points(game, "do-reinforce", unit, Face::Pack),
        Action::Look => match game.step() {
            Some(Step::Search(step)) => {
                Phrase::new("do-look").with("n", step.count).with("deck", named("deck", step.deck.id()))
            }
            _ => nothing(),
        },
        Action::TakeTop => match game.step() {
            Some(Step::Search(step)) => match game.shared.discards(step.deck).last() {
                Some(&top) => card("do-take-top", top).with("text", content.card_text(top)),
                None => nothing(),
            },
            _ => nothing(),
        },
        Action::Take(taken) => card("do-take", taken).with("text", content.card_text(taken)),
        Action::Deploy { unit, space: at } => {
            Phrase::new("do-deploy").with("unit", own_unit(game, seat, unit)).with("space", space(at))
        }
        Action::PlaceNext(unit) => Phrase::new("do-place-next").with("unit", content.unit_name(unit)),
        Action::PlaceGate(column) => Phrase::new("do-gate").with("column", char::from(b'A' + column % 4).to_string()),
        Action::Activate(at) => at_space(game, "do-activate", at),
        Action::Go(to) => {
            let stays = game.combat.active.somebody().is_some_and(|id| game.combat.fighter(id).space == to);
            Phrase::new(if stays { "do-stay" } else { "do-go" }).with("space", space(to))
        }
        Action::Strike(at) => at_space(game, "do-strike", at),
        Action::Destroy(at) => {
            Phrase::new("do-destroy").with("piece", named("piece", piece(game, at).id())).with("space", space(at))
        }
        Action::Defend => Phrase::new("do-defend"),
        Action::Play { card: played, option } => describe_play(game, played, option),
        Action::Empower(spell) => card("do-empower", spell),
        Action::UseTent => Phrase::new("do-tent"),
        Action::Morale(MoraleUse::Draw) => Phrase::new("do-morale-draw"),
        Action::Morale(MoraleUse::Exchange) => Phrase::new("do-morale-exchange"),
        Action::Row(row) => match row_of(game, row) {
            Some(row) if row.power == 0 => Phrase::new("do-row-free").with("text", row.text.clone()),
            Some(row) => Phrase::new("do-row").with("power", row.power).with("text", row.text.clone()),
            None => nothing(),
        },
        Action::Target(at) => target(game, at),
        Action::Pair(one, other) => {
            Phrase::new("do-pair").with("first", target(game, one)).with("second", target(game, other))
        }
        Action::Choose(option) => match game.step() {
            Some(Step::PickOption(step)) => {
                let list = step.first.index() + usize::from(option);
                let text = content.list_texts.get(list).cloned().unwrap_or_else(nothing);
                Phrase::new("do-choose").with("text", text)
            }
            _ => super::map::choice(game, seat, option),
        },
        Action::Discard(discarded) => card("do-discard", discarded),
        Action::TakeBack(taken) => card("do-take-back", taken),
        Action::Reroll { die: at, by } => {
            let key = match by {
                RerollBy::Ability => "do-reroll-ability",
                RerollBy::Effect => "do-reroll-effect",
                RerollBy::Morale => "do-reroll-morale",
                RerollBy::Astrologers => "do-reroll-astrologers",
            };
            let face = match game.dice_shown() {
                Some(dice) => super::map::die_face(&dice, at),
                None => Phrase::new("die-face").with("face", die(game.face_asked(at))),
            };
            Phrase::new(key).with("face", face)
        }
        Action::Accept => Phrase::new("do-accept"),
        Action::Done => Phrase::new(match game.step() {
            Some(Step::OfferAbility(_)) => "do-no",
            Some(Step::Act(_) | Step::AfterShot(_)) => "do-nothing",
            _ => "do-done",
        }),
        Action::Pass(Quiet::Window) => Phrase::new("do-pass-window"),
        Action::Pass(Quiet::Attack) => Phrase::new("do-pass-attack"),
        Action::Pass(Quiet::Activation) => Phrase::new("do-pass-activation"),
        Action::Extend => Phrase::new("do-extend"),
        Action::Retreat => Phrase::new("do-retreat"),
        Action::Surrender => Phrase::new("do-surrender"),
        _ => super::map::describe(game, seat, action),
    }
}

fn for_points(game: &Heroes3, key: &'static str, unit: UnitId, face: Face) -> Phrase {
    let content = game.content.0;
    let figures = content.units.get(unit.index()).and_then(|it| it.figures(face));
    Phrase::new(key).with("unit", content.unit_name(unit)).with("points", figures.map_or(0, Figures::worth))
}

/// A unit of the own army, with the face it shows.
fn own_unit(game: &Heroes3, seat: Seat, unit: UnitId) -> Phrase {
    let content = game.content.0;
    let troop = game.player(seat).army.iter().find(|it| it.unit == unit);
    troop.map_or_else(|| content.unit_name(unit), |it| content.face_name(unit, it.face))
}

fn at_space(game: &Heroes3, key: &'static str, at: Space) -> Phrase {
    let unit = game.combat.at(at).map_or_else(nothing, |id| game.unit_phrase(id));
    Phrase::new(key).with("unit", unit).with("space", space(at))
}

/// What stands in the middle row.
pub(super) fn piece(game: &Heroes3, at: Space) -> Piece {
    let pieces = game.combat.pieces.filter(|_| at.on_board() && at.row() == 2);
    pieces.map_or(Piece::Ruin, |it| it[usize::from(at.column())])
}

fn target(game: &Heroes3, at: Space) -> Phrase {
    if game.combat.at(at).is_some() {
        return at_space(game, "do-target-unit", at);
    }
    match piece(game, at) {
        Piece::Ruin => Phrase::new("do-target-space").with("space", space(at)),
        piece => Phrase::new("do-target-piece").with("piece", named("piece", piece.id())).with("space", space(at)),
    }
}

fn play_of(game: &Heroes3, card: CardId, option: u8) -> Option<&'static Play> {
    game.content.0.cards.get(card.index())?.plays.get(usize::from(option))
}

fn describe_play(game: &Heroes3, card: CardId, option: u8) -> Phrase {
    let Some(play) = play_of(game, card, option) else {
        return nothing();
    };
    let key = match (play.by_power, play.expert) {
        (true, _) => "do-cast",
        (false, true) => "do-play-expert",
        (false, false) => "do-play",
    };
    Phrase::new(key).with("card", game.content.card_name(card)).with("text", play.full_text())
}

/// A row of the card whose row is asked for.
fn row_of(game: &Heroes3, row: u8) -> Option<&'static Row> {
    let Some(Step::PickRow(step)) = game.step() else {
        return None;
    };
    play_of(game, step.card, step.option)?.rows.get(usize::from(row))
}
