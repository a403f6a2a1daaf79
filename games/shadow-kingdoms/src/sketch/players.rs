//! What lies in front of the players.

use super::Pen;
use crate::{
    cards::{Chain, Face, Link, Zone, ZoneKind},
    view::WardenView,
};
use taverne_engine::{
    Phrase, Seat, Viewer,
    sketch::{Ink, Line, Sketch, WIDTH, wrap},
};

impl Pen<'_> {
    /// The reader's own last.
    pub(super) fn players(&self) -> Sketch {
        let own = match self.viewer {
            Viewer::Seat(seat) if seat.index() < self.view.wardens.len() => Some(seat),
            _ => None,
        };
        let seats = (0..self.view.wardens.len()).map(Seat::new);
        let others = seats.filter(|&seat| Some(seat) != own);
        others.chain(own).flat_map(|seat| self.player(seat)).collect()
    }

    fn player(&self, seat: Seat) -> Sketch {
        let warden = &self.view.wardens[seat.index()];
        let mut sketch = wrap(self.player_head(seat, warden), 4, WIDTH);
        let troops = Phrase::new("table-troops").with("n", warden.dice.len()).with("slots", warden.troop_slots);
        let troops = Line::new().ink(Ink::Muted, format!("    {} ", self.say(&troops)));
        sketch.push(self.dice(troops, &warden.dice));
        for slot in &warden.reserve {
            let name = self.word(&format!("slot-{}", slot.slot.id()));
            let line = Line::new()
                .ink(Ink::Muted, format!("    {} ", self.say(&Phrase::new("table-reserve").with("slot", name))));
            let line = match slot.plan {
                Some(id) => self.with_forecast(line.append(self.plan(id)), slot.forecast),
                None if slot.open => line.plain(self.word("table-free")),
                None => line.ink(Ink::Muted, self.word("table-closed")),
            };
            sketch.extend(wrap(line, 8, WIDTH));
        }
        let plans = warden.completed.iter().map(|id| self.word(&format!("plan-{id}")));
        let count = format!("{}/{}", warden.completed.len(), self.content.plans_to_end);
        sketch.extend(self.list(&Phrase::new("table-completed").with("count", count), &plans.collect::<Vec<_>>()));
        let rows: Vec<_> =
            warden.champions_by_row.iter().map(|&(row, n)| format!("{} {n}", self.row_name(row))).collect();
        let count = format!("{}/{}", warden.champions.len(), warden.champion_limit);
        let owned = Phrase::new("table-owned").with("count", count).with("rows", rows.join(", "));
        sketch.push(Line::new().ink(Ink::Muted, format!("    {}", self.say(&owned))));
        for id in &warden.champions {
            sketch.extend(self.champion(id, 6));
        }
        let covered = warden.covered.iter().map(|spot| self.word(&format!("spot-{}", spot.id())));
        sketch.extend(self.list(&Phrase::new("table-covered"), &covered.collect::<Vec<_>>()));
        sketch.extend(self.scroll(warden));
        sketch
    }

    fn player_head(&self, seat: Seat, warden: &WardenView) -> Line {
        let mut line = Line::new().ink(Ink::Player(seat), self.seat(seat));
        // Chance names the first player at the end of the set-up.
        if self.view.first == seat && self.view.round > 0 && self.view.wardens.len() > 1 {
            line = line.plain(" · ").ink(Ink::Accent, self.word("table-first"));
        }
        if let Some(board) = warden.board {
            line = line.plain(format!(" · {}", self.word(&format!("board-{board}"))));
        }
        if let Some(joker) = warden.joker.filter(|_| warden.joker_open) {
            let troop = self.word(&format!("troop-{}", joker.id()));
            line = line.plain(" · ").ink(Ink::Good, self.say(&Phrase::new("table-joker").with("troop", troop)));
        }
        let stock = Phrase::new("table-stock")
            .with("gold", warden.gold)
            .with("magic", warden.magic)
            .with("influence", warden.influence)
            .with("track", warden.track)
            .with("gems", warden.gems)
            .with("limit", warden.gem_limit);
        line.plain(format!(" · {} · {}", self.word(&format!("place-{}", warden.place.id())), self.say(&stock)))
    }

    fn list(&self, title: &Phrase, names: &[String]) -> Sketch {
        if names.is_empty() {
            return Vec::new();
        }
        let line = Line::new().ink(Ink::Muted, format!("    {} ", self.say(title))).plain(names.join(", "));
        wrap(line, 8, WIDTH)
    }

    /// Zones and links as they are printed; what has a marker is marked.
    fn scroll(&self, warden: &WardenView) -> Sketch {
        let Some(scroll) = warden.scroll.and_then(|id| self.content.find_scroll(id)) else {
            return Vec::new();
        };
        let name = self.word(&format!("scroll-{}", self.content.scrolls[scroll.index()].id));
        let faces: Vec<Face> = warden.face.map_or_else(|| Face::ALL.to_vec(), |face| vec![face]);
        let mut sketch = Vec::new();
        for side in faces {
            let title = Phrase::new("table-scroll").with("scroll", name.clone()).with("face", side.id().to_uppercase());
            sketch.push(Line::new().ink(Ink::Muted, format!("    {}", self.say(&title))));
            let face = self.content.face(scroll, side);
            let zone = |at: u8| {
                let word = match face.zones[usize::from(at)] {
                    ZoneKind::Troop(troop) => self.word(&format!("troop-{}", troop.id())),
                    ZoneKind::Battle(battle) => self.word(&format!("battle-{}", battle.id())),
                    ZoneKind::Strength => format!("{}+", self.content.zone_points.least_strength),
                };
                let taken = warden.zones.contains(&Zone(at));
                (if taken { Ink::Good } else { Ink::Plain }, if taken { format!("[{word}]") } else { word })
            };
            let link = |at: u8| {
                let paid = warden.links.contains(&Link(at));
                let word = self.chain(face.links[usize::from(at)]);
                if paid { format!("({word})") } else { word }
            };
            for row in 0..3 {
                let mut line = Line::new().plain("      ");
                for column in 0..3 {
                    let (ink, word) = zone(row * 3 + column);
                    line = line.pad(6 + usize::from(column) * 30).ink(ink, word);
                    if column < 2 {
                        line = line.ink(Ink::Muted, format!(" -{}-", link(row * 2 + column)));
                    }
                }
                sketch.push(line);
                if row < 2 {
                    let mut line = Line::new();
                    for column in 0..3 {
                        line = line.pad(8 + usize::from(column) * 30).ink(Ink::Muted, link(6 + row * 3 + column));
                    }
                    sketch.push(line);
                }
            }
        }
        sketch
    }

    fn chain(&self, chain: Chain) -> String {
        self.say(&self.content.chain_phrase(chain))
    }
}
