//! The game's words: what is asked, what a button says, why something is refused.

mod story;
mod texts;

pub(crate) use texts::{either, role_count, role_name, way};

use crate::{
    Action, CardKingdoms, Content, Event, Refusal,
    cards::{CitizenId, MonsterKind, Role},
    catalogue,
    centre::Slot,
    effect::Effect,
    goods::Goods,
    options,
    payment::{ActionPrice, Pay, Purchase},
    resolve::Resolve,
    sketch,
    steps::Step,
};
use taverne_engine::{Seat, Spoken, Taken, game::BoxSide, phrase::Phrase};

impl Spoken for CardKingdoms {
    taverne_engine::spoken_in_steps!(catalogue, options, sketch);

    const BOX: BoxSide = BoxSide { minutes: 45, weight: 2, solo: true };

    fn describe(&self, seat: Seat, action: &Action) -> Phrase {
        let content = self.content.0;
        let stack_top = |stack: u8| self.centre.citizen(stack).map_or_else(nothing, |card| content.citizen_name(card));
        match *action {
            Action::KeepDuke(which) => {
                let dealt = self.kingdoms.get(seat.index()).and_then(|it| it.dealt.get(usize::from(which)));
                Phrase::new("do-keep-duke").with("card", dealt.map_or_else(nothing, |&duke| content.duke_name(duke)))
            }
            Action::Roll => Phrase::new("do-roll"),
            Action::ChangeDie { domain, die } => {
                let from = self.dice.get(usize::from(die)).copied().unwrap_or(0);
                let card = if domain.index() < content.domains.len() { content.domain_name(domain) } else { nothing() };
                Phrase::new("do-change-die").with("card", card).with("from", from).with("die", u16::from(die) + 1)
            }
            Action::Announce => Phrase::new("do-announce").with("one", self.dice[0]).with("two", self.dice[1]),
            Action::Take { from: Some(victim), resource, amount } => {
                Phrase::new("do-take").with("who", victim).with("goods", resource.times(u16::from(amount)))
            }
            Action::Take { from: None, resource, amount } => {
                Phrase::new("do-take-reserve").with("goods", resource.times(u16::from(amount)))
            }
            Action::HarvestChoice { card, option } => {
                let goods = match self.known_citizen(card).map(|card| self.effect(self.power(seat, card))) {
                    Some(Effect::Choose(options)) if seat.index() < self.table() => {
                        options.get(usize::from(option)).map(|&part| self.plain(seat, part)).unwrap_or_default()
                    }
                    _ => Goods::NONE,
                };
                Phrase::new("do-harvest-choice").with("card", self.citizen_or_nothing(card)).with("goods", goods)
            }
            Action::HarvestExchange { card } => {
                let phrase = Phrase::new("do-harvest-exchange").with("card", self.citizen_or_nothing(card));
                match self.known_citizen(card).map(|card| self.effect(self.power(seat, card))) {
                    Some(&Effect::Exchange { pay, gain }) => phrase.with("pay", pay).with("gain", gain),
                    _ => phrase.with("pay", nothing()).with("gain", nothing()),
                }
            }
            Action::EndHarvest => Phrase::new("do-end-harvest"),
            Action::Console(resource) => Phrase::new("do-console").with("goods", resource.times(1)),
            Action::Slay(column) => self.describe_purchase(seat, "do-slay", Purchase::Slay(column)),
            Action::Recruit(stack) => self.describe_purchase(seat, "do-recruit", Purchase::Recruit(stack)),
            Action::Build(column) => self.describe_purchase(seat, "do-build", Purchase::Build(column)),
            Action::Gain(resource) => Phrase::new("do-gain").with("goods", resource.times(1)),
            Action::Pay { magic } => {
                let price = match self.agenda.now() {
                    Some(Step::Pay(Pay(purchase))) => self.price(purchase).ok(),
                    _ => None,
                };
                Phrase::new("do-pay").with("goods", price.map_or(Goods::NONE, |it| it.attempted(magic)))
            }
            Action::Choose(part) => {
                let effect = match self.agenda.now() {
                    Some(Step::Resolve(Resolve { effect, .. })) => self.effect(effect),
                    _ => return Phrase::new("do-decline"),
                };
                match effect {
                    Effect::Choose(parts) => {
                        parts.get(usize::from(part)).map_or_else(nothing, |&part| content.effect_phrase(part))
                    }
                    _ => nothing(),
                }
            }
            Action::TakeCitizen(stack) => Phrase::new("do-take-citizen").with("card", stack_top(stack)),
            Action::ReturnCitizen(card) => Phrase::new("do-return").with("card", self.citizen_or_nothing(card)),
            Action::ReturnMonster(card) => {
                let known = card.index() < content.monsters.len();
                Phrase::new("do-return").with("card", if known { content.monster_name(card) } else { nothing() })
            }
            Action::Exchange => Phrase::new("do-exchange"),
            Action::Victim(victim) => Phrase::new("do-victim").with("who", victim),
            Action::AttackFrom(column) => {
                let monster = self.centre.monster(column).map_or_else(nothing, |card| content.monster_name(card));
                Phrase::new("do-attack-from").with("card", monster).with("column", u16::from(column) + 1)
            }
            Action::Sacrifice(stack) => Phrase::new("do-sacrifice").with("card", stack_top(stack)),
            Action::Decline => Phrase::new("do-decline"),
        }
    }

    fn targets(&self, seat: Seat, action: &Action) -> Vec<String> {
        let stack = |slot: Slot| format!("stack:{}", slot.0);
        let content = self.content.0;
        let citizen =
            |card: CitizenId| self.known_citizen(card).map(|it| format!("citizen:{}", content.citizen(it).id));
        match *action {
            Action::KeepDuke(which) => {
                let duke = self.kingdoms.get(seat.index()).and_then(|it| it.dealt.get(usize::from(which)));
                duke.map(|&duke| format!("duke:{}", content.duke(duke).id)).into_iter().collect()
            }
            Action::Roll => vec!["dice".into()],
            Action::ChangeDie { domain, die } => {
                let domain = content.domains.get(domain.index()).map(|domain| format!("domain:{}", domain.id));
                [format!("die:{die}")].into_iter().chain(domain).collect()
            }
            Action::Take { from, resource, .. } => {
                let victim = from.map(|victim| format!("seat:{}", victim.index()));
                victim.into_iter().chain([format!("gain:{}", resource.id())]).collect()
            }
            Action::HarvestChoice { card, .. } | Action::HarvestExchange { card } | Action::ReturnCitizen(card) => {
                citizen(card).into_iter().collect()
            }
            Action::ReturnMonster(card) => content
                .monsters
                .get(card.index())
                .map(|monster| format!("monster:{}", monster.id))
                .into_iter()
                .collect(),
            Action::Console(resource) | Action::Gain(resource) => {
                vec![format!("gain:{}", resource.id())]
            }
            Action::Slay(column) | Action::AttackFrom(column) => {
                vec![stack(Slot::monster(usize::from(column)))]
            }
            Action::Recruit(index) | Action::TakeCitizen(index) | Action::Sacrifice(index) => {
                vec![stack(Slot::citizen(usize::from(index)))]
            }
            Action::Build(column) => vec![stack(Slot::domain(usize::from(column)))],
            Action::Victim(victim) => vec![format!("seat:{}", victim.index())],
            Action::Announce
            | Action::EndHarvest
            | Action::Pay { .. }
            | Action::Choose(_)
            | Action::Exchange
            | Action::Decline => Vec::new(),
        }
    }

    /// Both are only asked where something else could be chosen.
    fn gives_up(&self, _: Seat, action: &Action) -> bool {
        matches!(action, Action::Decline | Action::EndHarvest)
    }

    fn tell(content: &'static Content, event: &Event) -> Phrase {
        story::tell(content, event)
    }

    fn taken(content: &'static Content, event: &Event) -> Option<Taken> {
        story::taken(content, event)
    }

    fn explain(_: &'static Content, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::GameOver => Phrase::new("no-game-over"),
            Refusal::NotAsked => Phrase::new("no-not-asked"),
            Refusal::NotNow => Phrase::new("no-not-now"),
            Refusal::Empty => Phrase::new("no-empty"),
            Refusal::Missing { resource, amount } => Phrase::new("no-missing").with("goods", resource.times(amount)),
            Refusal::OnlyMagic { resource } => Phrase::new("no-only-magic").with("goods", resource.times(1)),
            Refusal::WrongAmount => Phrase::new("no-wrong-amount"),
            Refusal::MissingRole { role, amount } => {
                Phrase::new("no-missing-role").with("roles", role_count(role, amount))
            }
            Refusal::NotOwned => Phrase::new("no-not-owned"),
            Refusal::AlreadyUsed => Phrase::new("no-already-used"),
            Refusal::DieUnchanged => Phrase::new("no-die-unchanged"),
            Refusal::TooMuch { available } => Phrase::new("no-too-much").with("n", available),
            Refusal::ChooseFirst => Phrase::new("no-choose-first"),
            Refusal::NotActivated => Phrase::new("no-not-activated"),
            Refusal::NotEligible => Phrase::new("no-not-eligible"),
            Refusal::Impossible => Phrase::new("no-impossible"),
        }
    }

    fn vocabulary(content: &'static Content) -> Vec<String> {
        let mut words = vec!["dark-lord".to_owned()];
        words.extend(content.areas.iter().map(|area| format!("area-{}", area.id)));
        words.extend(content.citizens.iter().map(|card| format!("citizen-{}", card.id)));
        words.extend(content.monsters.iter().map(|card| format!("monster-{}", card.id)));
        words.extend(content.domains.iter().map(|card| format!("domain-{}", card.id)));
        words.extend(content.dukes.iter().map(|card| format!("duke-{}", card.id)));
        words.extend(Role::ALL.iter().flat_map(|role| ["role", "roles"].map(|key| format!("{key}-{}", role.id()))));
        let kinds = [MonsterKind::Minion, MonsterKind::Beast, MonsterKind::Titan, MonsterKind::Boss];
        words.extend(kinds.map(|kind| format!("kind-{}", kind.id())));
        let presets = content.presets.iter().map(|preset| preset.id.as_str()).chain([options::RANDOM, options::CUSTOM]);
        words.extend(presets.map(|id| format!("preset-{id}-about")));
        let lines = ["monsters", "domains", "tokens", "duke-cards", "duke-resources"];
        words.extend(lines.map(|line| format!("score-{line}")));
        words.extend(["citizen", "monster", "domain", "duke"].map(|family| format!("taken-{family}")));
        let phases = ["dukes", "roll", "harvest", "actions", "monsters", "second_harvest", "over"];
        words.extend(phases.map(|phase| format!("phase-{phase}")));
        let verdicts = ["monsters-beaten", "overrun", "outscored", "not-outscored"];
        words.extend(verdicts.map(|verdict| format!("verdict-{verdict}")));
        words.extend(sketch::vocabulary());
        words
    }
}

fn nothing() -> Phrase {
    Phrase::new("goods-nothing")
}

impl CardKingdoms {
    fn known_citizen(&self, card: CitizenId) -> Option<CitizenId> {
        (card.index() < self.content.citizens.len()).then_some(card)
    }

    fn citizen_or_nothing(&self, card: CitizenId) -> Phrase {
        self.known_citizen(card).map_or_else(nothing, |card| self.content.citizen_name(card))
    }

    pub(crate) fn purchase_name(&self, purchase: Purchase) -> Phrase {
        let content = self.content.0;
        let name = match purchase {
            Purchase::Slay(column) => self.centre.monster(column).map(|card| content.monster_name(card)),
            Purchase::Recruit(stack) => self.centre.citizen(stack).map(|card| content.citizen_name(card)),
            Purchase::Build(column) => self.centre.domain(column).map(|card| content.domain_name(card)),
        };
        name.unwrap_or_else(nothing)
    }

    fn describe_purchase(&self, seat: Seat, key: &'static str, purchase: Purchase) -> Phrase {
        let price = self.price_for(seat, purchase).map_or(Goods::NONE, ActionPrice::plain);
        Phrase::new(key).with("card", self.purchase_name(purchase)).with("price", price)
    }
}
