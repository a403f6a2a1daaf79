//! Maps laid out by hand, as the rulebook tells its examples: the tiles, a hero, a step, what must be true.
//!
//! ```
//! use heroes3::{Refusal, scenario::journey::Journey};
//! let mut journey = Journey::on("castle", &[("S3", 0, 0), ("far", 3, -1)]).turned(0, 0);
//! assert_eq!(journey.go((0, -1)), Err(Refusal::BlockedField));
//! ```

mod errands;
mod reign;

use crate::{
    Action, Content, Event, Heroes3, Options, Refusal,
    kinds::{Category, FieldId, Resource, Which},
    land::{AiHero, Holder, ai::AiTurns},
    player::Walker,
    steps::Journal,
};
use std::{collections::BTreeMap, fmt::Write as _, sync::Mutex};
use taverne_engine::{Content as _, Game, Seat, Seed, content::Files, hex::Hex, steps};

/// A journey in the making, and then going on.
#[derive(Clone, Debug)]
pub struct Journey {
    pub game: Heroes3,
    journal: Journal,
}

/// A field by its coordinates.
type Place = (i8, i8);

const SEAT: Seat = Seat::new(0);

impl Journey {
    /// These tiles with their centres, the first the own start tile; a kind instead of a tile lies face down. The main hero
    /// stands in the town.
    pub fn on(faction: &str, tiles: &[(&str, i8, i8)]) -> Self {
        Self::with(faction, &layout_of(tiles))
    }

    /// A layout as it is written in a file.
    pub fn with(faction: &str, layout: &str) -> Self {
        let content = content_with(layout);
        let faction = super::faction_of(faction);
        let options = Options { faction, ..Options::default() };
        let mut silent = Journal::silent();
        let mut game = Heroes3::new(content, &options, 1, Seed::numbered(7, 0), &mut silent).expect("good options");
        game.agenda.clear();
        game.land = crate::land::Land::default();
        game.lay_map();
        let town = game.own_town_field();
        let player = &mut game.players[0];
        player.heroes = [Some(Walker::at(town, 3)), None];
        let hand = std::mem::take(&mut player.hand);
        player.deck.extend(hand);
        Self { game, journal: Journal::new() }
    }

    /// Another throw of all that is random.
    #[must_use]
    pub fn seed(mut self, index: u64) -> Self {
        self.game.chance = taverne_engine::Chance::imagined(&mut Seed::numbered(5, index).fast());
        self
    }

    /// A tile is turned so often.
    #[must_use]
    pub fn turned(mut self, slot: usize, turn: u8) -> Self {
        self.game.land.tiles[slot].rotation = turn;
        (0..self.game.land.tiles.len()).for_each(|it| self.game.open_edges(it));
        self
    }

    /// A face-down tile has been turned up: this one.
    #[must_use]
    pub fn found(mut self, slot: usize, tile: &str, turn: u8) -> Self {
        let tile = self.game.content.find_tile(tile).expect("a known tile");
        self.game.land.unseen.remove(tile);
        self.game.land.tiles[slot].tile = Some(tile);
        self.turned(slot, turn)
    }

    #[must_use]
    pub fn hero(mut self, at: Place, movement: u8) -> Self {
        let field = self.at(at);
        self.game.players[0].heroes[Which::Main as usize] = Some(Walker::at(field, movement));
        self
    }

    #[must_use]
    pub fn second(mut self, at: Place, movement: u8) -> Self {
        let field = self.at(at);
        self.game.players[0].heroes[Which::Secondary as usize] = Some(Walker::at(field, movement));
        self
    }

    #[must_use]
    pub fn ai(mut self, at: Place, pace: u8) -> Self {
        let field = self.at(at);
        self.game.land.ai.push(AiHero::at(field, pace));
        self
    }

    /// An AI hero of the scenario stands there.
    #[must_use]
    pub fn ai_stands(mut self, hero: usize, at: Place) -> Self {
        self.game.land.ai[hero].field = self.at(at);
        self
    }

    /// No AI hero is on the map any more.
    #[must_use]
    pub fn without_ai(mut self) -> Self {
        self.game.land.ai.clear();
        self
    }

    #[must_use]
    pub fn level(mut self, level: u8) -> Self {
        self.game.players[0].experience = 2 * (level - 1);
        self
    }

    #[must_use]
    pub fn owns(mut self, resource: Resource, count: u16) -> Self {
        self.game.players[0].resources[resource as usize] = count;
        self
    }

    #[must_use]
    pub fn flag(mut self, at: Place, holder: Holder) -> Self {
        let field = self.at(at);
        self.game.land.mark_mut(field).set_owner(Some(holder));
        self
    }

    /// The guard of a field is beaten.
    #[must_use]
    pub fn beaten(mut self, at: Place) -> Self {
        let field = self.at(at);
        self.game.land.mark_mut(field).beat_guard();
        self
    }

    /// A black cube lies there.
    #[must_use]
    pub fn cube(mut self, at: Place) -> Self {
        let field = self.at(at);
        self.game.place_cube(field, &mut Journal::silent());
        self
    }

    /// The field at these coordinates.
    pub fn at(&self, (q, r): Place) -> FieldId {
        let hex = Hex::new(q, r);
        let fields = (0..self.game.land.tiles.len() * 7).map(|it| FieldId(it as u8));
        let turn = |field: FieldId| self.game.land.tiles[field.slot()].rotation;
        let mut found = fields.filter(|&it| self.game.grid().hex(it, turn(it)) == hex);
        found.next().expect("a tile lies there")
    }

    /// Where a field lies.
    pub fn place(&self, field: FieldId) -> Place {
        let hex = self.game.grid().hex(field, self.game.land.tiles[field.slot()].rotation);
        (hex.q, hex.r)
    }

    pub fn location(&self, at: Place) -> &'static str {
        let location = self.game.printed(self.at(at)).expect("the tile lies face up").location;
        &self.game.content.0.location(location).id
    }

    /// Where a hero stands.
    pub fn stands(&self, hero: Which) -> Option<Place> {
        self.game.players[0].hero_on_map(hero).map(|it| self.place(it.field))
    }

    pub fn movement(&self, hero: Which) -> u8 {
        self.game.players[0].movement(hero)
    }

    /// Where the own town lies.
    pub fn own_town(&self) -> Place {
        self.place(self.game.own_town_field())
    }

    /// The fields to which one step leads.
    pub fn beside(&self, at: Place) -> Vec<Place> {
        self.game.open_beside(self.at(at)).map(|it| self.place(it)).collect()
    }

    /// What the heroes could do on the map.
    pub fn moves(&self) -> Vec<Action> {
        let mut moves = Vec::new();
        self.game.map_moves(SEAT, |it| moves.push(it));
        moves
    }

    /// A hero of the player comes onto a field, from wherever it is.
    pub fn enter(&mut self, hero: Which, at: Place) {
        let field = self.at(at);
        self.game.teleport(SEAT, hero, field);
        self.advance();
    }

    /// What one might try with them.
    pub fn tries(&self) -> Vec<Action> {
        let mut tries = Vec::new();
        self.game.map_tries(SEAT, |it| tries.push(it));
        tries
    }

    /// The main hero goes there.
    pub fn go(&mut self, to: Place) -> Result<(), Refusal> {
        let field = self.at(to);
        self.make(Action::Step { hero: Which::Main, field })
    }

    pub fn stay(&mut self) -> Result<(), Refusal> {
        self.make(Action::Stay(Which::Main))
    }

    pub fn reveal(&mut self, slot: u8) -> Result<(), Refusal> {
        self.make(Action::Reveal { hero: Which::Main, slot })
    }

    /// A move on the map, and what follows by itself.
    pub fn make(&mut self, action: Action) -> Result<(), Refusal> {
        self.game.check_map_move(SEAT, action)?;
        self.game.make_map_move(SEAT, action, &mut self.journal);
        self.advance();
        Ok(())
    }

    /// The AI heroes have their turns, until the player is asked.
    pub fn ai_turns(&mut self) {
        self.game.agenda.push(AiTurns::default());
        self.advance();
    }

    /// An AI hero takes a field.
    pub fn ai_takes(&mut self, at: Place) {
        let field = self.at(at);
        self.game.ai_occupies(field, &mut self.journal);
    }

    /// Black cubes are taken away everywhere.
    pub fn remove_cubes(&mut self) {
        self.game.remove_black_cubes(|game, field| game.category(field) == Category::Visitable, &mut self.journal);
    }

    pub fn own_places(&self, place: impl FnMut(FieldId)) {
        self.game.own_places(SEAT, place);
    }

    fn advance(&mut self) {
        steps::advance(&mut self.game, &mut self.journal);
    }

    /// What is asked now can be answered by these.
    pub fn actions(&self) -> Vec<Action> {
        let mut out = Vec::new();
        self.game.actions(SEAT, &mut out);
        out
    }

    pub fn play(&mut self, action: Action) {
        let played = self.game.play(SEAT, action, &mut self.journal);
        assert_eq!(played, Ok(()), "{action:?}; legal are {:?}", self.actions());
    }

    pub fn try_play(&mut self, action: Action) -> Result<(), Refusal> {
        self.game.play(SEAT, action, &mut self.journal)
    }

    /// What has happened since this was asked last.
    pub fn events(&mut self) -> Vec<Event> {
        self.journal.take().0.into_iter().map(|entry| entry.event).collect()
    }
}

/// The content with another layout, read once.
fn content_with(layout: &str) -> &'static Content {
    static READ: Mutex<BTreeMap<String, &'static Content>> = Mutex::new(BTreeMap::new());
    let mut known = READ.lock().expect("nobody panics while holding it");
    known.entry(layout.to_owned()).or_insert_with(|| {
        let (file, others) = Content::FILES.iter().find(|it| it.0 == "layouts.toml").expect("there are layouts");
        let files = Files::embedded(Content::FILES).replacing(file, &format!("{others}\n{layout}"));
        Content::shelf().keep(Content::read(&files).expect("a good layout"))
    })
}

/// A layout for the battle that is open at every table, so that a map needs nothing else.
fn layout_of(tiles: &[(&str, i8, i8)]) -> String {
    let mut written = String::from("[[layout]]\nid = \"skirmish_guard\"\ntiles = [\n");
    for (slot, (tile, q, r)) in tiles.iter().enumerate() {
        let kind = matches!(*tile, "far" | "near" | "centre");
        let what = if kind { "kind" } else { "tile" };
        let own = if slot == 0 { ", own = true" } else { "" };
        let line = writeln!(written, "  {{ {what} = \"{tile}\", q = {q}, r = {r}{own} }},");
        line.expect("a line can be written into a string");
    }
    written + "]\nsource = { figures = \"reconstructed\" }\n"
}
