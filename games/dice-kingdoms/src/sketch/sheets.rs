//! The sheets of the players: everything for the reader, and of the others' map what they have begun.

use super::Pen;
use crate::{
    parts::{Boxes, Domain, DomainId, End, Guild, LairId, Place, Reward, RoadId, SectionId, Spot},
    sheet::Circled,
    view::SheetView,
};
use taverne_engine::{
    Phrase, Seat, Viewer,
    sketch::{Ink, Line, Sketch},
};

const LABEL: usize = 18;

impl Pen<'_> {
    /// Others first, the reader last; a spectator sees all in full.
    pub(super) fn sheets(&self) -> Sketch {
        let table = self.view.sheets.len();
        let seats: Vec<_> = match self.viewer {
            Viewer::Seat(own) if own.index() < table => own.others(table).chain([own]).collect(),
            _ => (0..table).map(Seat::new).collect(),
        };
        seats.into_iter().flat_map(|seat| self.sheet(seat)).collect()
    }

    fn sheet(&self, seat: Seat) -> Sketch {
        let sheet = &self.view.sheets[seat.index()];
        let mut sketch = vec![Line::new(), self.title(seat, sheet)];
        sketch.extend(self.citizens(sheet));
        sketch.extend(Guild::ALL.map(|guild| self.guild(guild, sheet)));
        sketch.push(self.track("table-chest", &self.content.chest.boxes, sheet.chest, |index| Spot::Chest { index }));
        sketch.push(self.track("table-wall", &self.content.wall.boxes, sheet.wall, |index| Spot::Wall { index }));
        sketch.extend(self.lairs(seat, sheet));
        let in_full = self.viewer.is(seat) || self.viewer == Viewer::Spectator;
        sketch.extend(self.roads(sheet, in_full));
        sketch.extend(if in_full { self.all_domains(sheet) } else { self.domains(sheet) });
        if !sheet.statues.is_empty() {
            for (index, &statue) in sheet.statues.iter().enumerate() {
                let label = if index == 0 { self.label("table-own-statues") } else { Line::new().pad(LABEL) };
                let text = self.say(&self.content.statue_text(statue.number));
                sketch.push(label.plain(self.statue(statue)).ink(Ink::Muted, format!(" · {text}")));
            }
        }
        sketch
    }

    fn title(&self, seat: Seat, sheet: &SheetView) -> Line {
        let name = self.voice.names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.index() + 1));
        let points = self.say(&Phrase::new("table-points").with("n", self.totals[seat.index()]));
        let stars = self.say(&Phrase::new("table-stars").with("n", sheet.stars));
        let line = Line::new().ink(Ink::Player(seat), name).ink(Ink::Strong, format!(" · {points}"));
        let line = line.ink(Ink::Muted, format!(" · {stars}"));
        if sheet.hidden { line.ink(Ink::Muted, format!(" · {}", self.word("table-harvesting"))) } else { line }
    }

    fn label(&self, key: &str) -> Line {
        Line::new().ink(Ink::Muted, self.word(key)).pad(LABEL)
    }

    /// One sign a box: ticked, struck, plain, or the mark of its reward.
    fn boxes(&self, boxes: &Boxes, ticked: impl Fn(u8) -> bool, spot: impl Fn(u8) -> Spot) -> Line {
        let solo = self.view.solo.as_ref();
        (0..boxes.len()).fold(Line::new(), |line, index| {
            let struck = |list: &[Spot]| list.contains(&spot(index));
            let flooded = |bridges: &[RoadId]| match spot(index) {
                Spot::Road { road, index } => bridges.contains(&road) && self.content.road(road).is_bridge_gold(index),
                _ => false,
            };
            let gone = solo.is_some_and(|solo| struck(&solo.rewards) || flooded(&solo.bridges));
            let void = solo.is_some_and(|solo| struck(&solo.boxes));
            match boxes.reward(index) {
                _ if void => line.ink(Ink::Bad, "×"),
                _ if ticked(index) => line.ink(Ink::Good, "■"),
                Some(_) if gone => line.ink(Ink::Bad, "-"),
                Some(Reward::Star) => line.ink(Ink::Accent, self.mark(Reward::Star)),
                Some(reward) => line.plain(self.mark(reward)),
                None => line.ink(Ink::Muted, "□"),
            }
        })
    }

    fn track(&self, key: &str, boxes: &Boxes, ticks: u8, spot: impl Fn(u8) -> Spot) -> Line {
        let count = format!("  {ticks}/{}", boxes.len());
        self.label(key).append(self.boxes(boxes, |index| index < ticks, spot)).ink(Ink::Muted, count)
    }

    fn guild(&self, guild: Guild, sheet: &SheetView) -> Line {
        let (boxes, ticks) = (&self.content.track(guild).boxes, sheet.guilds[guild as usize]);
        let name = Line::new().ink(Ink::Family(guild as u8), self.word(&format!("guild-{}", guild.id()))).pad(LABEL);
        let count = format!("  {ticks}/{}", boxes.len());
        let boxes = self.boxes(boxes, |index| index < ticks, |index| Spot::Guild { guild, index });
        name.append(boxes).ink(Ink::Muted, count)
    }

    fn citizens(&self, sheet: &SheetView) -> Sketch {
        let all: Vec<_> = (0..self.content.citizens.len())
            .map(|index| {
                let section = SectionId::of(index);
                let citizen = self.content.citizen(section);
                let name = format!(
                    "{} {} ",
                    self.content.citizen_values(section),
                    self.word(&format!("citizen-{}", citizen.id))
                );
                let ticks = sheet.citizens[index];
                let boxes = self.boxes(&citizen.boxes, |at| at < ticks, |index| Spot::Citizen { section, index });
                Line::new().ink(Ink::Family(citizen.guild as u8), name).append(boxes).pad(19)
            })
            .collect();
        let rows = all.chunks(5).enumerate();
        rows.map(|(row, cells)| {
            let label = if row == 0 { self.label("table-citizens") } else { Line::new().pad(LABEL) };
            cells.iter().cloned().fold(label, Line::append)
        })
        .collect()
    }

    fn lairs(&self, seat: Seat, sheet: &SheetView) -> Sketch {
        let lair = |index: usize| {
            let (printed, view) = (&self.content.lairs[index], &sheet.lairs[index]);
            let id = LairId::of(index);
            let label = if index == 0 { self.label("table-lairs") } else { Line::new().pad(LABEL) };
            let name = Line::new().plain(self.word(&format!("lair-{}", printed.id))).pad(LABEL + 2);
            let mut line = label.append(name);
            for (number, (block, &ticks)) in printed.blocks.iter().zip(&view.blocks).enumerate() {
                let spot = |index| Spot::Lair { lair: id, block: number as u8, index };
                let boxes = self.boxes(&block.boxes, |at| at < ticks, spot);
                line = line.ink(Ink::Muted, format!("{}-{} ", block.from, block.to)).append(boxes).plain("  ");
            }
            let gone = self.view.first_in[index].is_some_and(|first| first != seat)
                || self.view.solo.as_ref().is_some_and(|solo| solo.lairs.contains(&id));
            match view.circled {
                Circled::First => line.ink(Ink::Good, format!("({})", printed.first)),
                Circled::Other => line.ink(Ink::Good, format!("({})", printed.other)),
                Circled::None if gone => line.plain(format!("{}", printed.other)),
                Circled::None => line.plain(format!("{}/{}", printed.first, printed.other)),
            }
        };
        (0..self.content.lairs.len()).map(lair).collect()
    }

    /// All roads, or those that were begun; the places from which they can be built stand out.
    fn roads(&self, sheet: &SheetView, all: bool) -> Sketch {
        let reached = |place: Place| match place {
            Place::Start(_) => true,
            Place::Domain(domain) => sheet.domains.contains(&domain),
            Place::DeadEnd(_) => false,
        };
        let mut sketch = Vec::new();
        for (index, road) in self.content.roads.iter().enumerate() {
            let [a, b] = sheet.roads[index];
            if a + b == 0 && !all {
                continue;
            }
            let id = RoadId::of(index);
            let label = if sketch.is_empty() { self.label("table-roads") } else { Line::new().pad(LABEL) };
            let len = road.boxes.len();
            let boxes = self.boxes(&road.boxes, |at| at < a || at + b >= len, |index| Spot::Road { road: id, index });
            let end = |end: End| self.say(&self.content.place_name(road.end(end)));
            let blocked = self.view.solo.as_ref().is_some_and(|solo| solo.roads.contains(&id));
            let ink = |end: End| match reached(road.end(end)) {
                _ if blocked => Ink::Bad,
                true => Ink::Good,
                false => Ink::Plain,
            };
            let line = label.ink(ink(End::A), end(End::A)).plain(" ").append(boxes).plain(" ");
            sketch.push(line.ink(ink(End::B), end(End::B)));
        }
        sketch
    }

    /// Every domain with what it does, the joined ones ticked.
    fn all_domains(&self, sheet: &SheetView) -> Sketch {
        let domain = |(index, printed): (usize, &Domain)| {
            let id = DomainId::of(index);
            let label = if index == 0 { self.label("table-domains") } else { Line::new().pad(LABEL) };
            let struck = self.view.solo.as_ref().is_some_and(|solo| solo.domains.contains(&id));
            let label = match sheet.domains.contains(&id) {
                _ if struck => label.ink(Ink::Bad, "× "),
                true => label.ink(Ink::Good, "■ "),
                false => label.ink(Ink::Muted, "□ "),
            };
            let used = if sheet.used.contains(&id) { "*" } else { "" };
            let power = self.say(&self.content.power_text(printed.power));
            let name = self.say(&self.content.domain_name(id));
            label.plain(format!("{name}{used}")).ink(Ink::Muted, format!(" · {power}"))
        };
        self.content.domains.iter().enumerate().map(domain).collect()
    }

    /// Those that were joined, by name.
    fn domains(&self, sheet: &SheetView) -> Sketch {
        let names = sheet.domains.iter().map(|&domain| {
            let used = if sheet.used.contains(&domain) { "*" } else { "" };
            format!("{}{used}", self.say(&self.content.domain_name(domain)))
        });
        let names: Vec<_> = names.collect();
        if names.is_empty() {
            return Vec::new();
        }
        let line = |(row, names): (usize, &[String])| {
            let label = if row == 0 { self.label("table-domains") } else { Line::new().pad(LABEL) };
            label.plain(names.join(", "))
        };
        names.chunks(4).enumerate().map(line).collect()
    }
}
