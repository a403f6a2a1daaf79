//! RULES 3.3 and 5: the Actions phase.

use crate::{
    CardKingdoms, Event,
    action::{Action, Refusal},
    cards::{DomainId, MonsterId, Role, When},
    centre::{CITIZEN_STACKS, COLUMNS},
    goods::{Goods, Resource},
    steps::{Flow, Purchase, Source, Step, Told},
};

impl CardKingdoms {
    pub(crate) fn begin_actions(&mut self, journal: &mut Told) -> Flow {
        self.done();
        self.trigger(When::OwnActionStart, journal);
        Flow::Go
    }

    /// Domains of the active player that pay at this moment. Their order never matters: all of them are plain gains.
    fn trigger(&mut self, when: When, journal: &mut Told) {
        let seat = self.active;
        for (domain, power) in self.triggered(when) {
            let goods = self.plain(seat, power);
            self.gain(seat, goods);
            journal.tell_all(|| Event::Gained { seat, goods, source: Source::Domain(domain) });
        }
    }

    /// Exactly two actions.
    pub(crate) fn act(&mut self, left: u8) -> Flow {
        if left == 0 { self.done() } else { Flow::Ask }
    }

    pub(crate) fn act_candidates(mut offer: impl FnMut(Action)) {
        (0..COLUMNS as u8).for_each(|column| offer(Action::Slay(column)));
        (0..CITIZEN_STACKS as u8).for_each(|stack| offer(Action::Recruit(stack)));
        (0..COLUMNS as u8).for_each(|column| offer(Action::Build(column)));
        Resource::ALL.into_iter().for_each(|resource| offer(Action::Gain(resource)));
    }

    pub(crate) fn check_act(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Slay(column) => self.check_purchase(Purchase::Slay(column)),
            Action::Recruit(stack) => self.check_purchase(Purchase::Recruit(stack)),
            Action::Build(column) => self.check_purchase(Purchase::Build(column)),
            Action::Gain(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn take_action(&mut self, left: u8, action: Action, journal: &mut Told) {
        self.agenda.replace(Step::Act { left: left - 1 });
        self.agenda.push(Step::EndAction);
        match action {
            Action::Slay(column) => self.agenda.push(Step::Pay(Purchase::Slay(column))),
            Action::Recruit(stack) => self.agenda.push(Step::Pay(Purchase::Recruit(stack))),
            Action::Build(column) => self.agenda.push(Step::Pay(Purchase::Build(column))),
            Action::Gain(resource) => {
                let seat = self.active;
                self.gain(seat, resource.times(1));
                journal.tell_all(|| Event::GainedResource { seat, resource });
            }
            _ => {}
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
    pub(crate) fn purchase(&mut self, purchase: Purchase, paid: Goods, journal: &mut Told) {
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
                self.agenda.push(Step::TurnUp { column });
                let card = self.content.domain(domain);
                if card.when == When::OnBuild {
                    let (effect, source) = (card.power, Source::Domain(domain));
                    self.agenda.push(Step::Resolve { effect, source });
                }
            }
        }
    }

    /// On the Victory pile first, then the reward, so that the Monster counts for it.
    fn slain(&mut self, monster: MonsterId, journal: &mut Told) {
        self.kingdom_mut(self.active).monsters.put(monster.index());
        self.trigger(When::OwnActionSlay, journal);
        let (effect, source) = (self.content.monster(monster).reward, Source::Monster(monster));
        self.agenda.push(Step::Resolve { effect, source });
    }

    /// The top Citizen of a stack joins the Kingdom, recruited or free.
    pub(crate) fn welcome_citizen(&mut self, stack: u8, journal: &mut Told) {
        let (citizen, turned) = self.centre.citizens[usize::from(stack)].take().expect("checked before");
        let content = self.content.0;
        self.kingdom_mut(self.active).add_citizen(content, citizen);
        if turned {
            self.show_citizen(stack, journal);
        }
        self.trigger(When::OwnActionGainCitizen, journal);
    }

    /// With mixed Citizens the next card of a stack is turned up as soon as the top one leaves.
    pub(crate) fn show_citizen(&self, stack: u8, journal: &mut Told) {
        journal.learned();
        if let Some(citizen) = self.centre.citizen(stack) {
            journal.tell_all(|| Event::CitizenTurnedUp { stack, citizen });
        }
    }

    pub(crate) fn turn_up(&mut self, column: u8, journal: &mut Told) -> Flow {
        let stack = &mut self.centre.domains[usize::from(column)];
        stack.face_up = true;
        if let Some(domain) = stack.open() {
            journal.learned();
            journal.tell_all(|| Event::DomainTurnedUp { column, domain });
        }
        self.done()
    }

    /// The action with all it caused is complete.
    pub(crate) fn end_action(&mut self, journal: &mut Told) -> Flow {
        self.done();
        self.mark_exhausted(journal);
        if self.is_solo() {
            self.check_solo_end(journal);
        }
        Flow::Go
    }

    pub(crate) fn mark_exhausted(&mut self, journal: &mut Told) {
        self.centre.mark_exhausted(|slot| journal.tell_all(|| Event::Exhausted { slot }));
    }

    /// Domains built this very turn already count **[R4]**.
    pub(crate) fn end_actions(&mut self) -> Flow {
        self.done();
        for (domain, effect) in self.triggered(When::OwnActionEnd) {
            self.agenda.push(Step::Resolve { effect, source: Source::Domain(domain) });
        }
        Flow::Go
    }
}
