//! The people of the tavern, who play for the house: each at one level, each with a face of their own.
//!
//! Their names are the same in all languages. The page has their portraits and what is said about them, by id.

use crate::{
    protocol::{Character, SeatKind},
    store::StoredSeat,
};

/// Who there is: id, name, and the bot behind it.
const CHARACTERS: [(&str, &str, &str); 17] = [
    ("colin", "Colin", "easy"),
    ("nicolette", "Nicolette", "easy"),
    ("guillot", "Guillot", "easy"),
    ("barnabe", "Barnabé", "easy"),
    ("grom", "Grom", "easy"),
    ("melisande", "Mélisande", "medium"),
    ("aldric", "Aldric", "medium"),
    ("bertrand", "Bertrand", "medium"),
    ("guillemette", "Guillemette", "medium"),
    ("thorgrim", "Thorgrim", "medium"),
    ("ambroise", "Ambroise", "hard"),
    ("isaure", "Isaure", "hard"),
    ("anselme", "Anselme", "hard"),
    ("clodomir", "Clodomir", "hard"),
    ("morgane", "Morgane", "hard"),
    ("harpagon", "Harpagon", "greedy"),
    ("fortunat", "Fortunat", "random"),
];

pub(crate) fn everybody() -> Vec<Character> {
    let character =
        |&(id, name, bot): &(&str, &str, &str)| Character { id: id.into(), name: name.into(), bot: bot.into() };
    CHARACTERS.iter().map(character).collect()
}

/// Whether that character plays as that bot does.
pub(crate) fn plays(id: &str, bot: &str) -> bool {
    CHARACTERS.iter().any(|character| character.0 == id && character.2 == bot)
}

/// Gives every bot a character, a different one each as long as there are any left.
pub(crate) fn sit_down(seats: &mut [StoredSeat]) {
    let mut bots: Vec<_> = seats.iter_mut().filter(|seat| seat.sitter == SeatKind::Bot && !seat.resigned).collect();
    // Who was asked for by name comes first.
    let mut taken: Vec<String> = Vec::new();
    for seat in &mut bots {
        seat.character = seat.character.take().filter(|id| !taken.contains(id));
        taken.extend(seat.character.clone());
    }
    for seat in bots {
        if seat.character.is_none() {
            let free = |id: &str| !taken.iter().any(|taken| taken == id);
            seat.character = somebody(seat.bot.as_deref().unwrap_or_default(), free);
            taken.extend(seat.character.clone());
        }
        let character = CHARACTERS.iter().find(|character| Some(character.0) == seat.character.as_deref());
        seat.name = character.map(|character| character.1.to_owned()).unwrap_or_default();
    }
}

/// Any free one: it is nice to meet somebody else now and then.
fn somebody(bot: &str, free: impl Fn(&str) -> bool) -> Option<String> {
    let able: Vec<_> = CHARACTERS.iter().filter(|character| character.2 == bot && free(character.0)).collect();
    let mut byte = [0];
    getrandom::fill(&mut byte).expect("the operating system has no randomness to give");
    able.get(usize::from(byte[0]) % able.len().max(1)).map(|character| character.0.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(bot: &str, character: Option<&str>) -> StoredSeat {
        let (bot, character) = (Some(bot.to_owned()), character.map(str::to_owned));
        StoredSeat { sitter: SeatKind::Bot, bot, character, ..StoredSeat::open() }
    }

    #[test]
    fn everybody_has_a_bot_and_every_bot_somebody() {
        assert!(CHARACTERS.iter().all(|character| taverne_bots::NAMES.contains(&character.2)));
        assert!(taverne_bots::NAMES.iter().all(|name| CHARACTERS.iter().any(|character| character.2 == *name)));
        for level in taverne_bots::LEVELS {
            let able = CHARACTERS.iter().filter(|character| character.2 == level.name).count();
            assert!(able >= 5, "a full table of {} bots", level.name);
        }
    }

    #[test]
    fn nobody_sits_twice_at_a_table() {
        let mut seats = vec![bot("hard", None), bot("hard", Some("isaure")), bot("hard", Some("isaure"))];
        seats.extend([bot("hard", None), bot("hard", None), bot("easy", None)]);
        sit_down(&mut seats);
        let mut who: Vec<_> = seats.iter().map(|seat| seat.character.clone().unwrap_or_default()).collect();
        assert!(seats.iter().all(|seat| !seat.name.is_empty()));
        who.sort();
        who.dedup();
        assert_eq!(who.len(), seats.len());
    }

    #[test]
    fn wishes_are_kept_and_the_last_ones_stay_nameless() {
        let mut seats = vec![bot("random", None), bot("random", Some("fortunat")), bot("medium", Some("aldric"))];
        sit_down(&mut seats);
        assert_eq!(seats[2].name, "Aldric");
        assert_eq!((seats[0].name.as_str(), seats[1].name.as_str()), ("", "Fortunat"));
    }
}
