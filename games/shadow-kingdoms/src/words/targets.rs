//! The things on the board that an action is about.

use crate::{Action, ShadowKingdoms, dice::Die};

fn name(die: Die) -> String {
    format!("{}-{}", die.troop.id(), die.strength)
}

pub(super) fn targets(game: &ShadowKingdoms, action: Action) -> Vec<String> {
    let content = game.content.0;
    let place = game.mine().place;
    match action {
        Action::PickBoard(board) => {
            content.boards.get(board.index()).map(|it| format!("board:{}", it.id)).into_iter().collect()
        }
        Action::PickFace(face) => vec![format!("face:{}", face.id())],
        Action::Refill => vec!["refill".into()],
        Action::Move(to) => vec![format!("place:{}", to.id())],
        Action::TakeDie(die) => vec![format!("die:{}:{}", place.id(), name(die))],
        Action::TakeDieFrom { shrine, die } => vec![format!("die:{}:{}", shrine.id(), name(die))],
        Action::DropDie(die) => {
            let held = game.mine().dice.contains(&die);
            vec![format!("{}:{}", if held { "held" } else { "arriving" }, name(die))]
        }
        Action::GainMagic => vec!["gain:magic".into()],
        Action::Claim(award) => vec![format!("award:{award}")],
        Action::Recruit { row, space } => vec![format!("champion:{}:{space}", row.id())],
        Action::CycleChampion { row, space } => vec![format!("cycle-champion:{}:{space}", row.id())],
        Action::Reserve { column, slot } => vec![format!("plan:{column}"), format!("reserve:{}", slot.id())],
        Action::CyclePlan(column) => vec![format!("cycle-plan:{column}")],
        Action::BuyBonus => vec!["bonus".into()],
        Action::Choose(slot) => vec![format!("reserve:{}", slot.id())],
        Action::Buy(column) => vec![format!("plan:{column}")],
        Action::Assign(die) => vec![format!("held:{}", name(die))],
        Action::Change { how, die, on_plan } => {
            vec![format!("{}:{}", if on_plan { "planned" } else { "held" }, name(die)), format!("change:{}", how.id())]
        }
        Action::Execute => vec!["execute".into()],
        Action::Uncover(spot) => vec![format!("spot:{}", spot.id())],
        Action::PlaceMarker(zone) => vec![format!("zone:{}", zone.0)],
        Action::TakeChain(link) => vec![format!("link:{}", link.0)],
        Action::Finish => vec!["finish".into()],
        Action::Decline => Vec::new(),
    }
}
