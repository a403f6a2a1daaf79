//! The Kingdoms around the table, and what the Dark Lord holds.

use super::{Pen, times};
use crate::{
    cards::{DomainId, When},
    goods::{Goods, Resource},
    view::{DarkLordView, DukeView, KingdomView},
};
use taverne_engine::{
    Phrase, Seat, Viewer,
    sketch::{Ink, Line, Sketch, WIDTH, wrap},
};

const INDENT: usize = 2;
const HANGING: usize = 6;

impl Pen<'_> {
    /// The others in turn order, then the reader.
    pub(super) fn kingdoms(&self) -> Sketch {
        let seats = self.view.kingdoms.len();
        let first = match self.viewer {
            Viewer::Seat(seat) if seat.index() < seats => seat.next(seats),
            _ => Seat::new(0),
        };
        let mut sketch: Sketch = self.view.dark_lord.iter().flat_map(|lord| self.dark_lord(lord)).collect();
        sketch.extend(first.clockwise(seats).flat_map(|seat| self.kingdom(seat, &self.view.kingdoms[seat.index()])));
        sketch
    }

    fn kingdom(&self, seat: Seat, kingdom: &KingdomView) -> Sketch {
        let own = self.viewer.is(seat);
        let name = self.voice.names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.index() + 1));
        let mut remarks = Vec::new();
        if own {
            remarks.push(self.word("table-you"));
        }
        if self.view.resting == Some(seat) && self.view.turn > 0 {
            remarks.push(self.word("table-rests"));
        }
        let mut head = Line::new().ink(Ink::Player(seat), name.to_uppercase());
        if !remarks.is_empty() {
            head = head.ink(Ink::Muted, format!(" ({})", remarks.join(", ")));
        }
        let mut sketch = vec![head.plain("  ").append(self.purse(kingdom.goods))];
        sketch.extend(self.duke(&kingdom.duke));
        sketch.extend(self.cards("table-citizens", &self.citizen_names(&kingdom.citizens)));
        sketch.extend(self.cards("table-monsters", &self.monster_names(&kingdom.monsters)));
        sketch.extend(self.cards("table-domains", &self.domain_names(&kingdom.domains, own)));
        sketch
    }

    /// What somebody has to spend: also what they have none of.
    fn purse(&self, goods: Goods) -> Line {
        let mut line = Line::new();
        for resource in Resource::ALL {
            let ink = if goods.get(resource) > 0 { Ink::Family(resource as u8) } else { Ink::Muted };
            line = line.ink(ink, self.say(&resource.phrase(goods.get(resource)))).plain("  ");
        }
        let ink = if goods.points > 0 { Ink::Family(3) } else { Ink::Muted };
        line.ink(ink, self.say(&Phrase::new("goods-points").with("n", goods.points)))
    }

    fn duke(&self, duke: &DukeView) -> Sketch {
        let described = |id: &&str| {
            let card = self.content.find_duke(id)?;
            let name = self.say(&self.content.duke_name(card));
            Some(format!("{name} ({})", self.bonus(self.content.duke(card))))
        };
        let dukes: Vec<_> = match duke {
            DukeView::Hidden => return Vec::new(),
            DukeView::Choice(two) => two.iter().filter_map(described).collect(),
            DukeView::Known(one) => described(one).into_iter().collect(),
        };
        dukes.into_iter().flat_map(|duke| self.cards("table-duke", &[duke])).collect()
    }

    fn dark_lord(&self, lord: &DarkLordView) -> Sketch {
        let mut sketch = vec![Line::new().ink(Ink::Bad, self.word("dark-lord").to_uppercase())];
        sketch.extend(lord.duke.iter().flat_map(|duke| self.duke(&DukeView::Known(duke))));
        let mut captives = self.citizen_names(&lord.citizens);
        captives.extend(self.domain_names(&lord.domains, false));
        if captives.is_empty() {
            captives.push(self.word("goods-nothing"));
        }
        sketch.extend(self.cards("table-captured", &captives));
        sketch
    }

    /// A line such as `Citizens: Archer (4) ×2, Rogue (7)`; nothing if there are none.
    fn cards(&self, title: &str, names: &[String]) -> Sketch {
        if names.is_empty() {
            return Vec::new();
        }
        let title = self.say(&Phrase::new("table-list").with("title", self.word(title)));
        let line = Line::new().plain(" ".repeat(INDENT)).ink(Ink::Muted, title).plain(format!(" {}", names.join(", ")));
        wrap(line, HANGING, WIDTH)
    }

    fn citizen_names(&self, cards: &[(&str, u8)]) -> Vec<String> {
        let name = |&(id, count): &(&str, u8)| {
            let card = self.content.find_citizen(id)?;
            let values: Vec<_> = self.content.citizen(card).activation.iter().map(ToString::to_string).collect();
            let name = format!("{} ({})", self.say(&self.content.citizen_name(card)), values.join("/"));
            Some(times(name, count.into()))
        };
        cards.iter().filter_map(name).collect()
    }

    fn monster_names(&self, cards: &[(&str, u8)]) -> Vec<String> {
        let name = |&(id, count): &(&str, u8)| {
            let card = self.content.find_monster(id)?;
            Some(times(self.say(&self.content.monster_name(card)), count.into()))
        };
        cards.iter().filter_map(name).collect()
    }

    /// With their powers, if they still work and the reader may want to use them.
    fn domain_names(&self, cards: &[&str], with_powers: bool) -> Vec<String> {
        let name = |card: DomainId| {
            let name = self.say(&self.content.domain_name(card));
            let lasting = self.content.domain(card).when != When::OnBuild;
            if with_powers && lasting { format!("{name} ({})", self.power(card)) } else { name }
        };
        cards.iter().filter_map(|id| self.content.find_domain(id)).map(name).collect()
    }
}
