//! Heroes, their cards, and what an AI hero has instead.

use super::{
    Pen,
    setting::{WIDTH, wrap},
};
use crate::{
    cards::{Card, Play},
    view::{AiView, BattleView, SideView},
};
use taverne_engine::{
    Phrase,
    sketch::{Ink, Line, Sketch},
};

impl Pen<'_> {
    /// A side with all that is open of it.
    pub(super) fn side(&self, battle: &BattleView, side: &SideView) -> Sketch {
        let own = side.seat.is_some();
        let mut head = vec![
            self.word(if self.below(battle) == side.side { "table-own" } else { "table-enemy" }),
            self.of("side", side.side.id()),
        ];
        head.extend(side.faction.map(|it| self.of("faction", it.id())));
        head.extend(side.hero.map(|it| self.of("hero", it)));
        if own || side.ai.is_some() {
            head.push(self.of("level", &side.level.to_string()));
        }
        let mut sketch = vec![Line::new().ink(self.ink(side.side), head.join(" · "))];
        if own {
            sketch.extend(wrap(self.means(battle, side), 6, WIDTH));
            sketch.extend(self.piles(side));
            sketch.extend(self.waiting(battle, side));
        }
        if let Some(ai) = &side.ai {
            sketch.extend(self.ai(ai));
        }
        sketch
    }

    fn means(&self, battle: &BattleView, side: &SideView) -> Line {
        let count = |key: &'static str, n: u8, most: u8| Phrase::new(key).with("n", n).with("most", most);
        let mut parts = vec![
            self.say(&count("table-cards", side.hand, side.hand_limit).with("deck", side.deck)),
            self.say(&count("table-expert", side.expert_uses, side.most_expert_uses)),
            self.say(&count("table-spell-cast", side.spells, side.most_spells)),
            self.say(&Phrase::new("table-morale").with("morale", self.of("morale", side.morale.id()))),
        ];
        if battle.limited {
            parts.push(self.say(&Phrase::new("table-movement").with("n", side.movement)));
        }
        if side.power > 0 {
            parts.push(self.say(&Phrase::new("table-power").with("n", side.power)));
        }
        Line::new().plain(format!("    {}", parts.join(" · ")))
    }

    fn piles(&self, side: &SideView) -> Sketch {
        let mut sketch = Sketch::new();
        let names = |keys: &[String]| keys.iter().map(|it| self.word(it)).collect::<Vec<_>>().join(", ");
        let in_play: Vec<_> = side.permanent.iter().chain(&side.ongoing).cloned().collect();
        for (key, cards) in [("table-in-play", &in_play), ("table-discard", &side.discard)] {
            if !cards.is_empty() {
                let text = self.say(&Phrase::new(key).with("cards", names(cards)));
                sketch.extend(wrap(Line::new().ink(Ink::Muted, format!("    {text}")), 6, WIDTH));
            }
        }
        sketch
    }

    /// Units that do not stand on the board.
    fn waiting(&self, battle: &BattleView, side: &SideView) -> Sketch {
        let mut sketch = Sketch::new();
        if battle.points > 0 {
            let points = self.say(&Phrase::new("table-points").with("n", battle.points));
            sketch.push(Line::new().plain(format!("    {points}")));
        }
        if side.army.is_empty() {
            return sketch;
        }
        sketch.push(Line::new().ink(Ink::Muted, format!("    {}", self.word("table-army"))));
        for &(id, face, fallen) in &side.army {
            let name =
                Phrase::new("unit-face").with("unit", self.of("unit", id)).with("face", self.of("face", face.id()));
            let mut line = Line::new().plain(format!("      {}", self.say(&name)));
            let unit = self.content.find_unit(id).map(|it| self.content.unit(it));
            if fallen {
                line = line.ink(Ink::Muted, format!(" · {}", self.word("table-fallen")));
            } else if let Some(figures) = unit.and_then(|it| it.figures(face)) {
                let tier = figures.tier.map(|it| self.of("tier", it.id())).unwrap_or_default();
                let text = Phrase::new("table-figures")
                    .with("attack", i16::from(figures.attack))
                    .with("defense", i16::from(figures.defense))
                    .with("left", figures.health)
                    .with("health", figures.health)
                    .with("initiative", i16::from(figures.initiative));
                line = line.plain(format!(" · {tier}, {} · {}", self.of("kind", figures.kind.id()), self.say(&text)));
            }
            sketch.extend(wrap(line, 8, WIDTH));
            if !fallen {
                sketch.extend(self.abilities(id, face));
            }
        }
        sketch
    }

    fn ai(&self, ai: &AiView) -> Sketch {
        let unseen: Vec<_> =
            ai.unseen.iter().map(|(kind, n)| format!("{} {n}", self.of("ai-type", kind.id()))).collect();
        let mut parts = vec![self.say(&Phrase::new("table-ai-deck").with("cards", unseen.join(", ")))];
        if !ai.returned.is_empty() {
            let names: Vec<_> = ai.returned.iter().map(|it| self.of("ai", it)).collect();
            parts.push(self.say(&Phrase::new("table-ai-returned").with("cards", names.join(", "))));
        }
        let names = |keys: &[String]| keys.iter().map(|it| self.word(it)).collect::<Vec<_>>().join(", ");
        parts.push(self.say(&Phrase::new("table-ai-spells").with("cards", names(&ai.spells))));
        if let Some(skill) = &ai.skill {
            parts.push(self.say(&Phrase::new("table-ai-skill").with("card", self.word(skill))));
        }
        for card in ai.kept.iter().chain(&ai.save) {
            parts.push(self.say(&Phrase::new("table-ai-kept").with("card", self.word(card))));
        }
        if ai.waiting_attack != 0 {
            let amount = crate::words::names::die(ai.waiting_attack);
            parts.push(self.say(&Phrase::new("table-ai-attack").with("amount", amount)));
        }
        parts.into_iter().flat_map(|it| wrap(Line::new().plain(format!("    {it}")), 6, WIDTH)).collect()
    }

    /// The cards of a search that is going on.
    pub(super) fn search(&self) -> Sketch {
        if self.view.looked.is_empty() {
            return Vec::new();
        }
        let mut sketch = vec![self.title("table-looked")];
        self.view.looked.iter().for_each(|key| sketch.extend(self.card(key, 1)));
        sketch
    }

    pub(super) fn hand(&self) -> Sketch {
        if self.view.hand.is_empty() {
            return Vec::new();
        }
        let mut sketch = vec![self.title("table-hand")];
        self.view.hand.iter().for_each(|it| sketch.extend(self.card(&it.card, it.count)));
        sketch
    }

    /// A card with every way to play it.
    fn card(&self, key: &str, count: u8) -> Sketch {
        let Some(card) = self.content.cards.iter().find(|it| it.key() == key) else {
            return Vec::new();
        };
        let times = if count > 1 { format!(" × {count}") } else { String::new() };
        let kind = self.card_kind(card);
        let head = Line::new().plain(format!("  {}{times}", self.word(key))).ink(Ink::Muted, format!(" · {kind}"));
        let mut sketch = vec![head];
        card.plays.iter().for_each(|play| sketch.extend(self.play(play)));
        sketch
    }

    fn card_kind(&self, card: &Card) -> String {
        let mut parts = vec![self.of("card", card.kind.id())];
        if let Some(school) = card.school {
            parts.push(self.of("school", school.id()));
            parts.push(self.of("spell-level", if card.expert_spell { "expert" } else { "basic" }));
        }
        parts.join(", ")
    }

    fn play(&self, play: &Play) -> Sketch {
        let timing = self.of("timing", play.timing.id());
        let text = self.say(&play.full_text());
        let expert = if play.expert { format!("{}, ", self.of("spell-level", "expert")) } else { String::new() };
        let said = Phrase::new("text-trigger").with("trigger", format!("{expert}{timing}")).with("text", text);
        wrap(Line::new().ink(Ink::Muted, format!("      {}", self.say(&said))), 8, WIDTH)
    }
}
