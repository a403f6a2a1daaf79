//! RULES 3.3 and 5: the Actions phase.

use crate::{
    CardKingdoms, Event,
    action::{Action, Refusal},
    cards::{DomainId, MonsterId, Role, When},
    centre::{CITIZEN_STACKS, COLUMNS},
    goods::{Goods, Resource},
    payment::{Pay, Purchase},
    resolve::Resolve,
    steps::{Journal, Source},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped},
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginActions;

impl Automatic<CardKingdoms> for BeginActions {
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        game.trigger(When::OwnActionStart, journal);
        Flow::Go
    }
}

/// Exactly two actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act {
    pub left: u8,
}

impl Question<CardKingdoms> for Act {
    fn run(self, game: &mut CardKingdoms, _: &mut Journal) -> Flow {
        if self.left == 0 { game.done() } else { Flow::Ask }
    }

    fn candidates(self, _: &CardKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        (0..COLUMNS as u8).for_each(|column| offer(Action::Slay(column)));
        (0..CITIZEN_STACKS as u8).for_each(|stack| offer(Action::Recruit(stack)));
        (0..COLUMNS as u8).for_each(|column| offer(Action::Build(column)));
        Resource::ALL.into_iter().for_each(|resource| offer(Action::Gain(resource)));
    }

    fn check(self, game: &CardKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Slay(column) => game.check_purchase(Purchase::Slay(column)),
            Action::Recruit(stack) => game.check_purchase(Purchase::Recruit(stack)),
            Action::Build(column) => game.check_purchase(Purchase::Build(column)),
            Action::Gain(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut CardKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        game.agenda.replace(Self { left: self.left - 1 });
        game.agenda.push(EndAction);
        match action {
            Action::Slay(column) => game.agenda.push(Pay(Purchase::Slay(column))),
            Action::Recruit(stack) => game.agenda.push(Pay(Purchase::Recruit(stack))),
            Action::Build(column) => game.agenda.push(Pay(Purchase::Build(column))),
            Action::Gain(resource) => {
                game.gain(seat, resource.times(1));
                journal.tell_all(|| Event::GainedResource { seat, resource });
            }
            _ => {}
        }
    }

    fn prompt(self, _: &CardKingdoms, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-action").with("left", self.left), rule: "actions" }
    }
}

/// Turn up the next Domain of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnUp {
    pub column: u8,
}

impl Automatic<CardKingdoms> for TurnUp {
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        let Self { column } = self;
        let stack = &mut game.centre.domains[usize::from(column)];
        stack.face_up = true;
        if let Some(domain) = stack.open() {
            journal.learned();
            journal.tell_all(|| Event::DomainTurnedUp { column, domain });
        }
        game.done()
    }
}

/// The action with all it caused is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndAction;

impl Automatic<CardKingdoms> for EndAction {
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        game.mark_exhausted(journal);
        if game.is_solo() {
            game.check_solo_end(journal);
        }
        Flow::Go
    }
}

/// Domains built this very turn already count **[R4]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndActions;

impl Automatic<CardKingdoms> for EndActions {
    fn run(self, game: &mut CardKingdoms, _: &mut Journal) -> Flow {
        game.done();
        for (domain, effect) in game.triggered(When::OwnActionEnd) {
            game.agenda.push(Resolve { effect, source: Source::Domain(domain) });
        }
        Flow::Go
    }
}

impl CardKingdoms {
    /// Domains of the active player that pay at this moment. Their order never matters: all of them are plain gains.
    fn trigger(&mut self, when: When, journal: &mut Journal) {
        let seat = self.active;
        for (domain, power) in self.triggered(when) {
            let goods = self.plain(seat, power);
            self.gain(seat, goods);
            journal.tell_all(|| Event::Gained { seat, goods, source: Source::Domain(domain) });
        }
    }

    /// Whether the card is there, its conditions are met and it can be paid somehow.
    pub(crate) fn check_purchase(&self, purchase: Purchase) -> Result<(), Refusal> {
        let price = self.price(purchase)?;
        if let Purchase::Build(column) = purchase {
            let domain = self.centre.domain(column).ok_or(Refusal::Empty)?;
            self.check_roles(domain)?;
        }
        price.check_affordable(self.kingdom(self.active).goods)
    }

    /// For each role at least as many Citizens as the Domain shows icons; Starters and Domains do not help.
    fn check_roles(&self, domain: DomainId) -> Result<(), Refusal> {
        let needs = self.content.domain(domain).needs;
        let kingdom = self.kingdom(self.active);
        for role in Role::ALL {
            if let Some(amount) = needs.get(role).checked_sub(kingdom.of_role(role)).filter(|&amount| amount > 0) {
                return Err(Refusal::MissingRole { role, amount });
            }
        }
        Ok(())
    }

    /// The card changes hands, then everything it causes.
    pub(crate) fn purchase(&mut self, purchase: Purchase, paid: Goods, journal: &mut Journal) {
        let seat = self.active;
        self.spend(seat, paid);
        match purchase {
            Purchase::Slay(column) => {
                let stack = &mut self.centre.monsters[usize::from(column)];
                let monster = stack.cards.draw().expect("checked before");
                journal.tell_all(|| Event::Slew { seat, monster, column, paid });
                self.slain(monster, journal);
            }
            Purchase::Recruit(stack) => {
                let citizen = self.centre.citizen(stack).expect("checked before");
                journal.tell_all(|| Event::Recruited { seat, citizen, stack, paid });
                self.welcome_citizen(stack, journal);
            }
            Purchase::Build(column) => {
                let stack = &mut self.centre.domains[usize::from(column)];
                let domain = stack.cards.draw().expect("checked before");
                stack.face_up = false;
                journal.tell_all(|| Event::Built { seat, domain, column, paid });
                self.kingdom_mut(seat).domains.insert(domain);
                self.agenda.push(TurnUp { column });
                let card = self.content.domain(domain);
                if card.when == When::OnBuild {
                    let (effect, source) = (card.power, Source::Domain(domain));
                    self.agenda.push(Resolve { effect, source });
                }
            }
        }
    }

    /// On the Victory pile first, then the reward, so that the Monster counts for it.
    fn slain(&mut self, monster: MonsterId, journal: &mut Journal) {
        self.kingdom_mut(self.active).monsters.put(monster.index());
        self.trigger(When::OwnActionSlay, journal);
        let (effect, source) = (self.content.monster(monster).reward, Source::Monster(monster));
        self.agenda.push(Resolve { effect, source });
    }

    /// The top Citizen of a stack joins the Kingdom, recruited or free.
    pub(crate) fn welcome_citizen(&mut self, stack: u8, journal: &mut Journal) {
        let (citizen, turned) = self.centre.citizens[usize::from(stack)].take().expect("checked before");
        let content = self.content.0;
        self.kingdom_mut(self.active).add_citizen(content, citizen);
        if turned {
            self.show_citizen(stack, journal);
        }
        self.trigger(When::OwnActionGainCitizen, journal);
    }

    /// With mixed Citizens the next card of a stack is turned up as soon as the top one leaves.
    pub(crate) fn show_citizen(&self, stack: u8, journal: &mut Journal) {
        journal.learned();
        if let Some(citizen) = self.centre.citizen(stack) {
            journal.tell_all(|| Event::CitizenTurnedUp { stack, citizen });
        }
    }

    pub(crate) fn mark_exhausted(&mut self, journal: &mut Journal) {
        self.centre.mark_exhausted(|slot| journal.tell_all(|| Event::Exhausted { slot }));
    }
}
