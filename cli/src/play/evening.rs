//! The course of a game: bots move, people are asked, everything is saved.

use super::{command::Command, help, look::Look, seats::PERSON};
use crate::{failure::Failure, host::Host, keyboard::Keyboard, saves::SaveFile, sheet};
use taverne_engine::{
    Phrase, Seat, Seed, Table, Viewer, Waiting,
    sketch::{Ink, Line},
    table::Choice,
};
use taverne_games::{Kind, TableBot};

pub(crate) struct Evening {
    kind: &'static dyn Kind,
    table: Box<dyn Table>,
    /// Nobody in the seats of people.
    bots: Vec<Option<Box<dyn TableBot>>>,
    file: SaveFile,
    /// The first play that each seat has not heard of; the spectator's comes last.
    unheard: Vec<usize>,
    at_the_keyboard: Option<Seat>,
    /// Has seen the table and what can be typed.
    greeted: Vec<bool>,
}

/// What came of asking somebody.
enum Answer {
    Moved,
    Gone,
}

impl Evening {
    pub(crate) fn new(kind: &'static dyn Kind, table: Box<dyn Table>, file: SaveFile) -> Result<Self, Failure> {
        let record = table.record();
        // Bots decide anew each time a game is resumed, in a way that follows from the table.
        let mark = record.commitment.to_string();
        let series = u64::from_str_radix(mark.get(..16).unwrap_or("0"), 16).unwrap_or(0) ^ table.played() as u64;
        let sitters = table.sitters();
        let sit = |(seat, player): (usize, &str)| match player {
            PERSON => Ok(None),
            bot => kind.bot(bot, Seed::numbered(series, seat as u64)).map(Some),
        };
        let bots: Result<Vec<_>, _> =
            sitters.iter().map(|sitter| sitter.player.as_str()).enumerate().map(sit).collect();
        let bots = bots.map_err(|unknown| Failure::unknown_bot(&unknown.0))?;
        let seats = sitters.len();
        Ok(Self {
            kind,
            table,
            bots,
            file,
            unheard: vec![0; seats + 1],
            at_the_keyboard: None,
            greeted: vec![false; seats + 1],
        })
    }

    pub(crate) fn play(&mut self, host: &mut Host, keyboard: &mut Keyboard) -> Result<(), Failure> {
        while let Waiting::For(seats) = self.table.waiting() {
            if let Some(seat) = seats.iter().find(|seat| self.bots[seat.index()].is_some()) {
                self.bot_moves(seat)?;
            } else {
                let stays = self.at_the_keyboard.filter(|&seat| seats.contains(seat));
                let Some(seat) = stays.or(seats.first()) else { break };
                if !self.take_the_keyboard(host, keyboard, seat)? {
                    return self.leave(host);
                }
                match self.ask(host, keyboard, seat)? {
                    Answer::Moved => {}
                    Answer::Gone => return self.leave(host),
                }
            }
            self.file.write(&self.table.record())?;
        }
        self.finish(host)
    }

    fn bot_moves(&mut self, seat: Seat) -> Result<(), Failure> {
        let Some(bot) = &mut self.bots[seat.index()] else { return Ok(()) };
        let action = bot.choose(&*self.table, seat);
        self.table.play(seat, &action).map_err(|error| Failure::Message(error.to_string()))
    }

    fn look(&self, seat: Seat) -> Look<'_> {
        Look { kind: self.kind, table: &*self.table, viewer: Viewer::Seat(seat) }
    }

    fn people(&self) -> usize {
        self.bots.iter().filter(|bot| bot.is_none()).count()
    }

    /// Between two people a curtain falls, so that what is secret stays so. False if nobody is there any more.
    fn take_the_keyboard(&mut self, host: &mut Host, keyboard: &mut Keyboard, seat: Seat) -> Result<bool, Failure> {
        if self.at_the_keyboard == Some(seat) {
            return Ok(true);
        }
        if self.people() > 1 {
            let name = self.table.sitters()[seat.index()].name.clone();
            host.screen.hide()?;
            let curtain = host.texts.say(&Phrase::new("play-curtain").with("name", name));
            if keyboard.ask(&mut host.screen, &curtain)?.is_none() {
                return Ok(false);
            }
            host.screen.hide()?;
            self.greeted[seat.index()] = false;
        }
        self.at_the_keyboard = Some(seat);
        Ok(true)
    }

    fn ask(&mut self, host: &mut Host, keyboard: &mut Keyboard, seat: Seat) -> Result<Answer, Failure> {
        let (choices, refused): (Vec<_>, Vec<_>) =
            self.table.choices(seat).into_iter().partition(|choice| choice.refusal.is_none());
        let look = self.look(seat);
        host.screen.blank()?;
        look.news(host, self.unheard[seat.index()])?;
        if !self.greeted[seat.index()] || Look::needs_the_table(choices.len() + refused.len()) {
            host.screen.blank()?;
            look.table(host)?;
        }
        self.greeted[seat.index()] = true;
        self.unheard[seat.index()] = self.table.played() + 1;
        self.question(host, seat, &choices)?;
        loop {
            let hint = if choices.len() == 1 { "play-input-only" } else { "play-input" };
            let hint = host.texts.say(&Phrase::new(hint).with("most", choices.len()));
            let Some(line) = keyboard.ask(&mut host.screen, &hint)? else { return Ok(Answer::Gone) };
            match Command::read(&line) {
                Command::Nothing if choices.len() == 1 => return self.choose(seat, &choices[0]),
                Command::Choose(number) if (1..=choices.len()).contains(&number) => {
                    return self.choose(seat, &choices[number - 1]);
                }
                Command::Choose(number) => {
                    let wrong = Phrase::new("play-no-such-choice").with("number", number.to_string());
                    host.tell(&wrong.with("most", choices.len()))?;
                }
                Command::Rule => help::rule(host, self.kind, self.table.prompt(seat).rule)?,
                Command::Search(word) => help::search(host, self.kind, &word)?,
                Command::Undo => match self.table.undo(seat) {
                    Ok(()) => {
                        let heard = self.table.played() + 1;
                        self.unheard.iter_mut().for_each(|unheard| *unheard = heard.min(*unheard));
                        host.tell_in(Ink::Good, &Phrase::new("play-undone"))?;
                        return Ok(Answer::Moved);
                    }
                    Err(why) => host.screen.text(&self.look(seat).say(host, &why))?,
                },
                Command::WhyNot => self.look(seat).why_not(host, &refused)?,
                Command::Table => {
                    self.look(seat).table(host)?;
                    self.question(host, seat, &choices)?;
                }
                Command::Log => self.look(seat).news(host, 0)?,
                Command::Score => {
                    let scores = self.table.scores(Viewer::Seat(seat));
                    sheet::show(host, self.kind, self.table.sitters(), &scores)?;
                    host.tell_in(Ink::Muted, &Phrase::new("play-score-so-far"))?;
                }
                Command::Help => host.tell(&Phrase::new("play-help"))?,
                Command::Quit => return Ok(Answer::Gone),
                Command::Nothing => {
                    host.tell(&Phrase::new("play-empty").with("most", choices.len()))?;
                }
                Command::Unknown(word) => {
                    host.tell(&Phrase::new("play-unknown").with("word", word).with("most", choices.len()))?;
                    host.tell(&Phrase::new("play-help"))?;
                }
            }
        }
    }

    fn question(&self, host: &mut Host, seat: Seat, choices: &[Choice]) -> Result<(), Failure> {
        let look = self.look(seat);
        let question = look.say(host, &self.table.prompt(seat).question);
        host.screen.blank()?;
        host.screen.line(&Line::new().ink(Ink::Strong, question))?;
        look.choices(host, choices)
    }

    fn choose(&mut self, seat: Seat, choice: &Choice) -> Result<Answer, Failure> {
        self.table.play(seat, &choice.action).map_err(|error| Failure::Message(error.to_string()))?;
        Ok(Answer::Moved)
    }

    fn leave(&self, host: &mut Host) -> Result<(), Failure> {
        self.file.write(&self.table.record())?;
        host.screen.blank()?;
        let file = self.file.path().display().to_string();
        host.tell(&Phrase::new("play-saved").with("file", file))?;
        Ok(())
    }

    fn finish(&mut self, host: &mut Host) -> Result<(), Failure> {
        let record = self.table.record();
        self.file.write(&record)?;
        let viewer = match self.bots.iter().position(Option::is_none) {
            Some(seat) if self.people() == 1 => Viewer::Seat(Seat::new(seat)),
            _ => Viewer::Spectator,
        };
        let eyes = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.bots.len(),
        };
        let look = Look { kind: self.kind, table: &*self.table, viewer };
        let news = if self.people() > 1 { *self.unheard.iter().max().unwrap_or(&0) } else { self.unheard[eyes] };
        host.screen.blank()?;
        look.news(host, news)?;
        host.screen.blank()?;
        look.table(host)?;
        host.screen.blank()?;
        let scores = self.table.scores(viewer);
        sheet::show(host, self.kind, self.table.sitters(), &scores)?;
        sheet::verdict(host, self.kind, self.table.sitters(), &scores)?;
        host.screen.blank()?;
        let seed = record.seed.map(|seed| seed.to_string()).unwrap_or_default();
        let chance = Phrase::new("play-seed").with("seed", seed).with("commitment", record.commitment.to_string());
        host.tell_in(Ink::Muted, &chance)?;
        host.tell(&Phrase::new("play-finished").with("file", self.file.path().display().to_string()))?;
        Ok(())
    }
}
