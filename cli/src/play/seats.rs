//! Who sits where.

use crate::{args::PlayArgs, failure::Failure, host::Host};
use taverne_engine::{Phrase, Seed, record::Sitter};
use taverne_games::Kind;

/// How a record calls a person.
pub(crate) const PERSON: &str = "person";

/// What may be written for a person on the command line.
const PEOPLE: [&str; 6] = ["you", "me", PERSON, "vous", "moi", "personne"];

/// Names for bots, so that the log reads like a story.
const BOT_NAMES: [&str; 8] = ["Aldric", "Brunehilde", "Clovis", "Dagmar", "Enguerrand", "Frida", "Gauvain", "Hilda"];

/// The seats that the command line asks for: you against two bots, if it does not say.
pub(crate) fn of_args(host: &Host, kind: &'static dyn Kind, args: &PlayArgs) -> Result<Vec<Sitter>, Failure> {
    let players: Vec<String> = match &args.seats {
        Some(seats) => seats.iter().map(|seat| player(seat)).collect(),
        None => {
            let bots = match (&args.bots, args.people) {
                (Some(bots), _) => bots.iter().map(|bot| bot.trim().to_owned()).collect(),
                (None, Some(_)) => Vec::new(),
                (None, None) => vec!["random".to_owned(); 2],
            };
            let people = usize::from(args.people.unwrap_or(1));
            std::iter::repeat_n(PERSON.to_owned(), people).chain(bots).collect()
        }
    };
    check(kind, &players)?;
    let names = args.names.clone().unwrap_or_default();
    if names.len() > players.len() {
        let crowd = Phrase::new("failed-names").with("names", names.len()).with("seats", players.len());
        return Err(Failure::Usage(crowd));
    }
    Ok(seated(host, players, &names))
}

fn player(word: &str) -> String {
    let word = word.trim();
    if PEOPLE.contains(&word.to_lowercase().as_str()) { PERSON.to_owned() } else { word.to_owned() }
}

fn check(kind: &'static dyn Kind, players: &[String]) -> Result<(), Failure> {
    for bot in players.iter().filter(|player| *player != PERSON) {
        kind.bot(bot, Seed::numbered(0, 0)).map_err(|unknown| Failure::unknown_bot(&unknown.0))?;
    }
    Ok(())
}

/// Sits the players down under their names, or under names of the house.
pub(crate) fn seated(host: &Host, players: Vec<String>, names: &[String]) -> Vec<Sitter> {
    let people = players.iter().filter(|player| *player == PERSON).count();
    let (mut person, mut bots) = (0, BOT_NAMES.iter().filter(|name| !names.iter().any(|other| other == *name)));
    let mut sitters = Vec::new();
    for (seat, player) in players.into_iter().enumerate() {
        let given = names.get(seat).map(|name| name.trim()).filter(|name| !name.is_empty());
        let own = if player == PERSON {
            person += 1;
            match people {
                1 => host.texts.word("seat-you"),
                _ => host.texts.say(&Phrase::new("seat-person").with("n", person)),
            }
        } else {
            bots.next().map_or_else(|| format!("{player} {}", seat + 1), |name| (*name).to_owned())
        };
        sitters.push(Sitter { name: given.map_or(own, str::to_owned), player });
    }
    sitters
}
