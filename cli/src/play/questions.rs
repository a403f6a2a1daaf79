//! The questions before a game, for those who just type `taverne play`.

use super::seats;
use crate::{bots, failure::Failure, host::Host, keyboard::Keyboard};
use serde_json::{Map, Value};
use taverne_engine::{
    ContentHash, Phrase, Seed, Table,
    options::{self, OptionKind, OptionSpec},
    record::Sitter,
    sketch::{Ink, Line},
};
use taverne_games::{CannotOpen, Kind, Opening};

/// Asks until a table can be set; Enter always means the usual. None if nobody answers any more.
pub(crate) fn ask(
    host: &mut Host,
    keyboard: &mut Keyboard,
    kind: &'static dyn Kind,
    content: Option<ContentHash>,
    seed: Seed,
) -> Result<Option<Box<dyn Table>>, Failure> {
    let words = kind.words(host.texts.lang);
    host.screen.line(&Line::new().ink(Ink::Strong, words.word("game-title")))?;
    let about = words.word("game-about").lines().map(str::trim).collect::<Vec<_>>().join(" ");
    host.screen.prose(&Line::new().plain(about), 0)?;
    host.screen.blank()?;
    let mut asking = Asking { host, keyboard, kind };
    let Some(sitters) = asking.sitters()? else { return Ok(None) };
    loop {
        let Some(options) = asking.options(sitters.len())? else { return Ok(None) };
        asking.host.screen.blank()?;
        match kind.open(&Opening { content, options, sitters: sitters.clone(), seed }) {
            Ok(table) => return Ok(Some(table)),
            Err(CannotOpen::Refused(why)) => {
                let why = asking.host.texts.of_game(kind, &why, &[]);
                asking.host.screen.line(&Line::new().ink(Ink::Bad, why))?;
            }
            Err(why) => return Err(Failure::cannot_open(asking.host, kind, why)),
        }
    }
}

struct Asking<'a> {
    host: &'a mut Host,
    keyboard: &'a mut Keyboard,
    kind: &'static dyn Kind,
}

impl Asking<'_> {
    fn sitters(&mut self) -> Result<Option<Vec<Sitter>>, Failure> {
        let (least, most) = (*self.kind.seats().start(), *self.kind.seats().end());
        let players = Phrase::new("ask-players").with("least", least).with("most", most);
        let Some(players) = self.number(&players, least, most, 3.clamp(least, most))? else { return Ok(None) };
        let people = Phrase::new("ask-people").with("most", players);
        let Some(people) = self.number(&people, 1, players, 1)? else { return Ok(None) };
        let mut names = Vec::new();
        for n in 1..=people {
            let default = match people {
                1 => self.host.texts.word("seat-you"),
                _ => self.host.texts.say(&Phrase::new("seat-person").with("n", n)),
            };
            let Some(name) = self.line(&Phrase::new("ask-name").with("default", default))? else { return Ok(None) };
            names.push(name);
        }
        let person = std::iter::repeat_n(seats::PERSON.to_owned(), people);
        let mut sitting: Vec<_> = person.collect();
        for _ in people..players {
            let Some(bot) = self.bot(sitting.len() + 1)? else { return Ok(None) };
            sitting.push(bot);
        }
        Ok(Some(seats::seated(self.host, sitting, &names)))
    }

    /// Only asks if there is something to choose.
    fn bot(&mut self, seat: usize) -> Result<Option<String>, Failure> {
        let names = taverne_bots::NAMES;
        if names.len() == 1 {
            return Ok(Some(names[0].to_owned()));
        }
        for (at, name) in names.iter().enumerate() {
            let line = Line::new().plain(format!("  {:>2}. {name}", at + 1));
            let about = bots::about(name).map(|key| self.host.texts.word(key)).unwrap_or_default();
            self.host.screen.line(&line.ink(Ink::Muted, format!("  {about}")))?;
        }
        let question = Phrase::new("ask-bot").with("seat", seat).with("most", names.len());
        Ok(self.number(&question, 1, names.len(), 1)?.map(|choice| names[choice - 1].to_owned()))
    }

    /// Only asks for what can still be chosen.
    fn options(&mut self, seats: usize) -> Result<Option<Value>, Failure> {
        let (specs, rules) = (self.kind.options(), self.kind.option_rules());
        let mut chosen = Map::new();
        for mut spec in specs.iter().cloned() {
            let before = options::settled(&specs, &rules, seats, &Value::Object(chosen.clone()));
            let Some(allowed) = options::allowed(&spec, &rules, seats, &before) else { continue };
            if let OptionKind::Choice { values, .. } | OptionKind::Several { values, .. } = &mut spec.kind {
                *values = allowed;
            }
            let Some(value) = self.option(&spec)? else { return Ok(None) };
            chosen.insert(spec.key.to_owned(), value);
        }
        Ok(Some(Value::Object(chosen)))
    }

    fn option(&mut self, spec: &OptionSpec) -> Result<Option<Value>, Failure> {
        let words = self.kind.words(self.host.texts.lang);
        let title = words.word(&format!("option-{}", spec.key));
        let about = words.word(&format!("option-{}-about", spec.key));
        let heading = Line::new().ink(Ink::Strong, title.clone()).ink(Ink::Muted, format!("  {about}"));
        self.host.screen.line(&heading)?;
        match &spec.kind {
            OptionKind::Toggle => {
                let default = spec.default == true;
                Ok(self.yes(&title, default)?.map(Value::from))
            }
            OptionKind::Choice { words: stem, values } => {
                self.list(stem, values)?;
                let usual = values.iter().position(|value| spec.default == value.as_str()).unwrap_or(0);
                let question = Phrase::new("ask-choice").with("most", values.len());
                let choice = self.number(&question, 1, values.len(), usual + 1)?;
                Ok(choice.map(|choice| Value::from(values[choice - 1].as_str())))
            }
            OptionKind::Several { words: stem, values, most, .. } => {
                self.list(stem, values)?;
                self.several(values, *most)
            }
        }
    }

    fn list(&mut self, stem: &str, values: &[String]) -> Result<(), Failure> {
        let words = self.kind.words(self.host.texts.lang);
        for (at, value) in values.iter().enumerate() {
            let name = words.word(&format!("{stem}-{value}"));
            let about = format!("{stem}-{value}-about");
            let about = if words.has(&about) { format!("  {}", words.word(&about)) } else { String::new() };
            let line = Line::new().plain(format!("  {:>2}. {name}", at + 1)).ink(Ink::Muted, about);
            self.host.screen.line(&line)?;
        }
        Ok(())
    }

    fn several(&mut self, values: &[String], most: usize) -> Result<Option<Value>, Failure> {
        loop {
            let Some(answer) = self.line(&Phrase::new("ask-several").with("most", most))? else { return Ok(None) };
            let parts = answer.split([',', ' ']).filter(|part| !part.is_empty());
            let numbers: Option<Vec<usize>> = parts.map(|part| part.parse().ok()).collect();
            let known = |numbers: &Vec<usize>| {
                numbers.len() <= most && numbers.iter().all(|&number| (1..=values.len()).contains(&number))
            };
            match numbers.filter(known) {
                Some(numbers) => {
                    return Ok(Some(numbers.iter().map(|&number| Value::from(values[number - 1].as_str())).collect()));
                }
                None => {
                    self.host.tell(&Phrase::new("ask-several-again").with("most", most).with("last", values.len()))?;
                }
            }
        }
    }

    fn yes(&mut self, title: &str, default: bool) -> Result<Option<bool>, Failure> {
        loop {
            let key = if default { "ask-yes" } else { "ask-no" };
            let Some(answer) = self.line(&Phrase::new(key).with("title", title))? else { return Ok(None) };
            match answer.to_lowercase().as_str() {
                "" => return Ok(Some(default)),
                "y" | "yes" | "o" | "oui" => return Ok(Some(true)),
                "n" | "no" | "non" => return Ok(Some(false)),
                _ => self.host.tell(&Phrase::new("ask-yes-again"))?,
            }
        }
    }

    fn number(
        &mut self,
        question: &Phrase,
        least: usize,
        most: usize,
        default: usize,
    ) -> Result<Option<usize>, Failure> {
        loop {
            let Some(answer) = self.line(&question.clone().with("default", default))? else { return Ok(None) };
            match answer.parse() {
                _ if answer.is_empty() => return Ok(Some(default)),
                Ok(number) if (least..=most).contains(&number) => return Ok(Some(number)),
                _ => self.host.tell(&Phrase::new("ask-number-again").with("least", least).with("most", most))?,
            }
        }
    }

    fn line(&mut self, question: &Phrase) -> Result<Option<String>, Failure> {
        let question = self.host.texts.say(question);
        Ok(self.keyboard.ask(&mut self.host.screen, &question)?)
    }
}
