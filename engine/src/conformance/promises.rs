//! Each promise, as a check on a game in progress.

use super::{Case, pick, seats_and_a_stranger};
use crate::{
    chance::{Fast, Seed},
    game::{Game, Spoken, Waiting},
    journal::Journal,
    phrase::Phrase,
    record::Record,
    seat::{Seat, Viewer},
    session::Session,
    words::{Voice, Words},
};
use std::{
    collections::HashSet,
    hash::{BuildHasher, RandomState},
    sync::Mutex,
};

type Kept = Result<(), String>;

/// Knows which phrases can be said in both languages; each is tried only once.
#[derive(Debug)]
pub(super) struct PhraseChecker {
    words: [Words; 2],
    hasher: RandomState,
    said: Mutex<HashSet<u64>>,
}

impl PhraseChecker {
    pub(super) fn new(words: [Words; 2]) -> Self {
        Self { words, hasher: RandomState::new(), said: Mutex::default() }
    }

    /// In both languages, for the player concerned and for others.
    fn can_say(&self, phrase: &Phrase, names: &[String]) -> Kept {
        let print = self.hasher.hash_one(phrase);
        if self.said.lock().expect("nobody panics while holding it").contains(&print) {
            return Ok(());
        }
        for words in &self.words {
            for reader in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
                let voice = Voice { names, reader };
                words.try_say(phrase, voice).map_err(|wordless| format!("{}.ftl: {wordless}", words.lang().code()))?;
            }
        }
        self.said.lock().expect("nobody panics while holding it").insert(print);
        Ok(())
    }
}

/// Follows one game and remembers what it needs to judge the next decision.
pub(super) struct Witness<'a, G: Spoken> {
    /// What is played depends on the case alone, so that it can be played again with a closer look.
    pub(super) playing: Fast,
    pub(super) rng: Fast,
    phrases: &'a PhraseChecker,
    names: Vec<String>,
    census: Vec<(String, u32)>,
    teams: Vec<u8>,
    /// Actions seen at some time, to be tried at the wrong time.
    seen: Vec<G::Action>,
    known: HashSet<G::Action>,
    actions: Vec<G::Action>,
}

macro_rules! promise {
    ($holds:expr, $($said:tt)+) => {
        if !$holds {
            return Err(format!($($said)+));
        }
    };
}

impl<'a, G: Spoken> Witness<'a, G> {
    pub(super) fn new(case: &Case, session: &Session<G>, phrases: &'a PhraseChecker) -> Self {
        Self {
            playing: Seed::numbered(case.series ^ 0x5eed, case.index).fast(),
            rng: Seed::numbered(case.series ^ 0x100c, case.index).fast(),
            phrases,
            names: session.sitters().iter().map(|sitter| sitter.name.clone()).collect(),
            census: session.game().census(),
            teams: session.game().scores(Viewer::Spectator).teams,
            seen: Vec::new(),
            known: HashSet::new(),
            actions: Vec::new(),
        }
    }

    /// Lets the seat decide at random, and checks what every decision must keep.
    pub(super) fn decide(&mut self, session: &mut Session<G>, seat: Seat, closely: bool) -> Kept {
        self.actions.clear();
        session.game().actions(seat, &mut self.actions);
        let action = pick(&self.actions, &mut self.playing).ok_or("a seat that is asked has no action")?;
        for &action in &self.actions {
            if self.known.insert(action) {
                self.seen.push(action);
            }
        }
        let before = session.game().clone();
        let others = self.views_of_others(session.game(), seat);
        session.play(seat, action).map_err(|refusal| format!("{action:?} is listed but {refusal:?}"))?;
        if closely {
            self.undo_restores(session, seat, &before)?;
        }
        self.secret_until_all_have_answered(&before, session.game(), seat, &others)?;
        Ok(())
    }

    /// The costly promises, about the game as it stands.
    pub(super) fn look_closely(&mut self, session: &Session<G>) -> Kept {
        let game = session.game();
        promise!(game.census() == self.census, "something was created or destroyed: {:?}", game.census());
        self.attempts_agree_with_actions(game)?;
        self.illegal_actions_leave_no_trace(game)?;
        self.views_do_not_leak(game)?;
        self.unlearned_actions_reveal_nothing(game)?;
        self.simultaneous_answers_commute(game)?;
        survives_the_disk(game)?;
        self.scores_add_up(game)
    }

    pub(super) fn at_the_end(&mut self, session: &Session<G>) -> Kept {
        let game = session.game();
        promise!(game.census() == self.census, "something was created or destroyed: {:?}", game.census());
        for seat in seats_and_a_stranger(game) {
            self.actions.clear();
            game.actions(seat, &mut self.actions);
            promise!(self.actions.is_empty(), "the game is over and {seat:?} still has actions");
        }
        self.scores_add_up(game)?;
        self.views_do_not_leak(game)?;
        let scores = game.scores(Viewer::Spectator);
        promise!(scores.seats.iter().all(|seat| seat.rank.is_some()), "the game is over without ranks");
        for (seat, standing) in scores.seats.iter().enumerate() {
            let together = scores.allies(seat).all(|ally| scores.seats[ally].rank == standing.rank);
            promise!(together, "allies do not share the rank of seat {seat}: {:?}", scores.seats);
        }
        Ok(())
    }

    /// The whole story of a finished game: it can be told, written down, read and played again.
    pub(super) fn retell(&self, session: &Session<G>) -> Kept {
        let game = session.game();
        for told in session.told() {
            self.sayable(&G::tell(game.content(), &told.event))?;
            if let Some(taken) = G::taken(game.content(), &told.event) {
                promise!(taken.seat.index() < game.seats(), "{:?} takes something and does not sit here", taken.seat);
                self.sayable(&Phrase::new(taken.card))?;
                self.sayable(&Phrase::new(format!("taken-{}", taken.family)))?;
            }
        }
        survives_the_disk(game)?;
        let text = session.record().to_text();
        let record = Record::parse(&text).map_err(|error| format!("the record does not read back: {error}"))?;
        promise!(record == session.record(), "the record changes when it is written and read");
        let again = Session::<G>::verify(&record).map_err(|error| format!("the record does not verify: {error}"))?;
        promise!(again.game() == game, "the same seed and actions lead elsewhere");
        promise!(again.told().eq(session.told()), "the same seed and actions tell another story");
        Ok(())
    }

    fn attempts_agree_with_actions(&mut self, game: &G) -> Kept {
        for seat in seats_and_a_stranger(game) {
            self.actions.clear();
            game.actions(seat, &mut self.actions);
            let asked = game.waiting().seats().contains(seat);
            promise!(asked != self.actions.is_empty(), "{seat:?} asked: {asked}, actions: {:?}", self.actions);
            if !asked {
                continue;
            }
            let distinct: HashSet<_> = self.actions.iter().collect();
            promise!(distinct.len() == self.actions.len(), "an action is listed twice: {:?}", self.actions);
            let attempts = game.attempts(seat);
            let legal: HashSet<_> = attempts.iter().filter(|it| it.refusal.is_none()).map(|it| &it.action).collect();
            promise!(legal == distinct, "attempts {legal:?} and actions {distinct:?} differ");
            let prompt = game.prompt(seat);
            self.sayable(&prompt.question)?;
            let heading = format!("{{#{}}}", prompt.rule);
            promise!(
                G::RULES.fr.contains(&heading) && G::RULES.en.contains(&heading),
                "no heading {heading} in both languages' rules"
            );
            for attempt in &attempts {
                self.sayable(&game.describe(seat, &attempt.action))?;
                let mut copy = game.clone();
                let mut journal = Journal::silent();
                let outcome = copy.play(seat, attempt.action, &mut journal);
                promise!(
                    outcome.as_ref().err() == attempt.refusal.as_ref(),
                    "{:?} was announced as {:?} but got {outcome:?}",
                    attempt.action,
                    attempt.refusal
                );
                if let Some(refusal) = &attempt.refusal {
                    promise!(copy == *game, "refusing {:?} left a trace", attempt.action);
                    self.sayable(&G::explain(game.content(), refusal))?;
                    continue;
                }
                if *game.chance() != *copy.chance() {
                    promise!(journal.has_learned(), "{:?} used chance without saying so", attempt.action);
                }
                let (mut listed, mut short) = (game.clone(), Journal::silent());
                listed.play_listed(seat, attempt.action, &mut short);
                let same = listed == copy && short.has_learned() == journal.has_learned();
                promise!(same, "{:?} played as listed leads elsewhere", attempt.action);
            }
        }
        Ok(())
    }

    /// Actions of other moments and other seats are refused and change nothing.
    fn illegal_actions_leave_no_trace(&mut self, game: &G) -> Kept {
        for seat in seats_and_a_stranger(game) {
            self.actions.clear();
            game.actions(seat, &mut self.actions);
            for _ in 0..6 {
                let Some(action) = pick(&self.seen, &mut self.rng) else {
                    break;
                };
                if self.actions.contains(&action) {
                    continue;
                }
                let mut copy = game.clone();
                let mut journal = Journal::new();
                let refusal = copy.play(seat, action, &mut journal);
                let Err(refusal) = refusal else {
                    return Err(format!("{seat:?} was allowed {action:?}, which is not listed"));
                };
                promise!(copy == *game, "refusing {action:?} of {seat:?} left a trace");
                promise!(journal.told().is_empty(), "refusing {action:?} told {:?}", journal.told());
                self.sayable(&G::explain(game.content(), &refusal))?;
            }
        }
        Ok(())
    }

    /// An action that reports nothing learned looks the same in every world the player can imagine.
    fn unlearned_actions_reveal_nothing(&mut self, game: &G) -> Kept {
        for seat in game.waiting().seats().iter() {
            self.actions.clear();
            game.actions(seat, &mut self.actions);
            let Some(action) = pick(&self.actions, &mut self.rng) else {
                continue;
            };
            let look_after = |world: &G| {
                let (mut copy, mut journal) = (world.clone(), Journal::silent());
                let played = copy.play(seat, action, &mut journal).map_err(|refusal| format!("{refusal:?}"));
                played.map(|()| (copy.view(Viewer::Seat(seat)), journal.has_learned()))
            };
            let (view, learned) = look_after(game)?;
            if !learned {
                let imagined = game.imagine(seat, &mut self.rng);
                let (other, _) = look_after(&imagined)?;
                promise!(view == other, "{action:?} reveals something without saying so:\n{view:?}\n{other:?}");
            }
        }
        Ok(())
    }

    /// What a seat sees is the same in any world that agrees with what it knows.
    fn views_do_not_leak(&mut self, game: &G) -> Kept {
        for seat in (0..game.seats()).map(Seat::new) {
            let imagined = game.imagine(seat, &mut self.rng);
            let viewer = Viewer::Seat(seat);
            promise!(
                imagined.view(viewer) == game.view(viewer),
                "the view of {seat:?} leaks:\n{:?}\n{:?}",
                game.view(viewer),
                imagined.view(viewer)
            );
            promise!(
                imagined.view(Viewer::Spectator) == game.view(Viewer::Spectator),
                "spectators see what {seat:?} does not know"
            );
            promise!(imagined.scores(viewer) == game.scores(viewer), "the scores shown to {seat:?} leak");
            promise!(imagined.waiting() == game.waiting(), "the imagined game of {seat:?} waits for others");
            promise!(imagined.census() == self.census, "the imagined game of {seat:?} has other components");
            let (mut real, mut dreamt) = (Vec::new(), Vec::new());
            game.actions(seat, &mut real);
            imagined.actions(seat, &mut dreamt);
            promise!(real == dreamt, "the imagined game of {seat:?} has other actions: {real:?} {dreamt:?}");
        }
        Ok(())
    }

    fn simultaneous_answers_commute(&mut self, game: &G) -> Kept {
        let seats: Vec<_> = game.waiting().seats().iter().collect();
        let [first, second, ..] = seats[..] else {
            return Ok(());
        };
        let mut answer = |seat| {
            self.actions.clear();
            game.actions(seat, &mut self.actions);
            pick(&self.actions, &mut self.rng).ok_or("a seat that is asked has no action")
        };
        let (one, two) = (answer(first)?, answer(second)?);
        let in_order = |answers: [(Seat, G::Action); 2]| {
            let (mut copy, mut journal) = (game.clone(), Journal::silent());
            for (seat, action) in answers {
                let played = copy.play(seat, action, &mut journal);
                played.map_err(|refusal| format!("{action:?} of {seat:?} is no longer legal: {refusal:?}"))?;
            }
            Ok::<_, String>(copy)
        };
        let same = in_order([(first, one), (second, two)])? == in_order([(second, two), (first, one)])?;
        promise!(same, "{one:?} and {two:?} do not commute");
        Ok(())
    }

    fn views_of_others(&self, game: &G, seat: Seat) -> Vec<G::View> {
        if game.waiting().seats().len() < 2 {
            return Vec::new();
        }
        Viewer::all(game.seats()).filter(|viewer| !viewer.is(seat)).map(|viewer| game.view(viewer)).collect()
    }

    /// While others still owe an answer to the same question, nobody sees the answers given.
    fn secret_until_all_have_answered(&self, before: &G, after: &G, seat: Seat, others: &[G::View]) -> Kept {
        let still = before.waiting().seats().without(seat);
        if still.is_empty() || after.waiting().seats().without(seat) != still {
            return Ok(());
        }
        let viewers = Viewer::all(after.seats()).filter(|viewer| !viewer.is(seat));
        for (viewer, seen) in viewers.zip(others) {
            promise!(after.view(viewer) == *seen, "{viewer:?} sees the answer of {seat:?} too early");
        }
        Ok(())
    }

    fn undo_restores(&self, session: &Session<G>, seat: Seat, before: &G) -> Kept {
        if session.can_undo(seat) {
            let mut copy = session.clone();
            copy.undo(seat).map_err(|why| why.to_string())?;
            promise!(copy.game() == before, "undo does not restore the game");
            promise!(copy.plays().len() + 1 == session.plays().len(), "undo does not restore the history");
        } else {
            let mut copy = session.clone();
            promise!(copy.undo(seat).is_err() && copy.game() == session.game(), "a refused undo left a trace");
        }
        Ok(())
    }

    fn scores_add_up(&self, game: &G) -> Kept {
        let over = game.waiting() == Waiting::Over;
        for viewer in Viewer::all(game.seats()) {
            let scores = game.scores(viewer);
            promise!(scores.seats.len() == game.seats(), "there are {} scores", scores.seats.len());
            promise!(scores.teams == self.teams, "somebody changed sides: {:?} and {:?}", self.teams, scores.teams);
            promise!(!over || scores == game.scores(Viewer::Spectator), "the final scores differ for {viewer:?}");
            for standing in scores.seats.iter().chain(&scores.rival) {
                let sum: i32 = standing.lines.iter().map(|line| line.points).sum();
                promise!(sum == standing.total, "the score lines do not add up: {standing:?}");
                for line in &standing.lines {
                    self.sayable(&Phrase::new(format!("score-{}", line.source)))?;
                }
                promise!(standing.rank.is_some() == over, "ranks belong to the end of the game");
            }
            scores.verdict.map_or(Ok(()), |verdict| self.sayable(&verdict.why))?;
        }
        Ok(())
    }

    fn sayable(&self, phrase: &Phrase) -> Kept {
        self.phrases.can_say(phrase, &self.names)
    }
}

/// A state is as small as its game says.
pub(super) fn fits(size: usize, limit: usize) -> Kept {
    promise!(size <= limit, "a state is {size} bytes, and its game says at most {limit}");
    Ok(())
}

fn survives_the_disk<G: Game>(game: &G) -> Kept {
    let text = serde_json::to_string(game).map_err(|error| format!("the game cannot be written: {error}"))?;
    let back: G = serde_json::from_str(&text).map_err(|error| format!("the game cannot be read back: {error}"))?;
    promise!(back == *game, "the game changes when it is written and read");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_state_that_is_too_large_is_told() {
        assert_eq!(fits(2048, 2048), Ok(()));
        assert!(fits(2049, 2048).is_err_and(|said| said.contains("2049 bytes")));
    }
}
