//! Every game as lines of CSV, for those who want to ask their own questions.

use crate::{Setting, Tally};
use std::{fs::File, io, path::Path};
use taverne_engine::{SeatScore, Words};
use taverne_games::Played;

/// Writes `games.csv`, one line for each game and seat, and in the end `cards.csv`.
#[derive(Debug)]
pub struct Ledger {
    games: csv::Writer<File>,
    cards: csv::Writer<File>,
    /// The sources of points that have a column, once a game was seen.
    sources: Option<Vec<String>>,
}

impl Ledger {
    /// Opens both files in a folder, which is made if need be.
    pub fn create(folder: &Path) -> io::Result<Self> {
        std::fs::create_dir_all(folder)?;
        let open = |name: &str| File::create(folder.join(name)).map(csv::Writer::from_writer);
        Ok(Self { games: open("games.csv")?, cards: open("cards.csv")?, sources: None })
    }

    /// The points of sources that the first game did not know are in the column `other`.
    pub fn game(&mut self, setting: &Setting, bots: &[&str], index: u64, played: &Played) -> io::Result<()> {
        if self.sources.is_none() {
            let lines = played.scores.seats.first().map_or(&[][..], |standing| &standing.lines);
            let sources: Vec<_> = lines.iter().map(|line| line.source.to_string()).collect();
            let about = ["variant", "game", "seat", "bot", "score", "rank", "win", "decisions", "length", "rival"];
            let columns = sources.iter().map(|source| format!("score_{source}")).chain(["other".to_owned()]);
            self.games.write_record(about.map(str::to_owned).into_iter().chain(columns))?;
            self.sources = Some(sources);
        }
        let sources = self.sources.as_deref().unwrap_or(&[]);
        let rival = played.scores.rival.as_ref().map_or_else(String::new, |rival| rival.total.to_string());
        for (seat, standing) in played.scores.seats.iter().enumerate() {
            let own = [
                setting.name.clone().unwrap_or_default(),
                index.to_string(),
                (seat + 1).to_string(),
                bots[seat].to_owned(),
                standing.total.to_string(),
                standing.rank.map_or_else(String::new, |rank| rank.to_string()),
                played.share(seat).to_string(),
                played.decisions[seat].to_string(),
                played.length().to_string(),
                rival.clone(),
            ];
            self.games.write_record(own.into_iter().chain(points(standing, sources)))?;
        }
        Ok(())
    }

    /// How often each card was taken, and how it went for those who took it, bot by bot.
    pub fn close(mut self, settings: &[Setting], tallies: &[Tally], words: &Words) -> io::Result<()> {
        self.games.flush()?;
        self.cards.write_record([
            "variant", "family", "card", "name", "bot", "seats", "takers", "copies", "wins", "win_rate", "low", "high",
            "lead",
        ])?;
        for (setting, tally) in settings.iter().zip(tallies) {
            for ((family, card), bots) in &tally.cards {
                for (bot, it) in bots {
                    let rate = it.rate();
                    self.cards.write_record([
                        setting.name.clone().unwrap_or_default(),
                        (*family).to_owned(),
                        card.clone(),
                        words.word(card),
                        bot.clone(),
                        tally.games_of(bot).to_string(),
                        it.takers.to_string(),
                        it.copies.to_string(),
                        it.wins.to_string(),
                        format!("{:.5}", rate.mean),
                        format!("{:.5}", rate.interval.low),
                        format!("{:.5}", rate.interval.high),
                        format!("{:.3}", it.lead.mean()),
                    ])?;
                }
            }
        }
        self.cards.flush()
    }
}

/// The points of each source that has a column, and the rest together.
fn points(standing: &SeatScore, sources: &[String]) -> Vec<String> {
    let of = |source: &String| -> i32 {
        standing.lines.iter().filter(|line| line.source == *source).map(|line| line.points).sum()
    };
    let mut points: Vec<i32> = sources.iter().map(of).collect();
    points.push(standing.total - points.iter().sum::<i32>());
    points.iter().map(ToString::to_string).collect()
}
