//! RULES 7, 8 and 10: the end of the game and the scores.

use crate::{
    CardKingdoms, Event,
    cards::{CITIZENS, DomainSet, DukeId, MONSTERS, Role},
    dark_lord::DarkLord,
    steps::{BeginTurn, Journal},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Scores, Seat, SeatScore, SeatSet, Verdict, Viewer,
    steps::{Automatic, Flow, Stepped},
    zones::Bag,
};
use ts_rs::TS;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export, export_to = "card-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The scores decide.
    Scored,
    /// Solo: all Monsters are beaten.
    MonstersBeaten,
    /// Solo: an attack found nothing left to take.
    Overrun,
}

/// Points by source.
pub(crate) type Lines = ArrayVec<(&'static str, i32), 5>;

/// RULES 3.4: the dice pass on, unless the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndTurn;

impl Automatic<CardKingdoms> for EndTurn {
    fn run(self, game: &mut CardKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        if !game.is_solo() {
            game.check_end(journal);
        }
        if game.ending.is_none() {
            game.active = game.active.next(game.table());
            game.agenda.push(BeginTurn);
        }
        Flow::Go
    }
}

impl CardKingdoms {
    /// Everybody has equally many turns: the conditions count at the end of the round **[R7]**.
    fn check_end(&mut self, journal: &mut Journal) {
        let ends = self.end_condition();
        let round_is_over = self.active.next(self.table()) == self.first;
        if ends && round_is_over {
            self.end(Ending::Scored, journal);
        } else if ends != self.last_round {
            self.last_round = ends;
            journal.tell_all(|| if ends { Event::LastRound } else { Event::LastRoundOff });
        }
    }

    pub(crate) fn end_condition(&self) -> bool {
        self.centre.no_monster_left()
            || self.centre.no_domain_left()
            || self.centre.exhausted() >= self.exhausted_limit()
    }

    /// How many exhausted stacks end the game.
    pub fn exhausted_limit(&self) -> usize {
        let setup = &self.content.setup;
        if self.is_solo() {
            usize::from(setup.exhausted_solo)
        } else {
            usize::from(setup.exhausted_per_player) * self.table()
        }
    }

    pub(crate) fn end(&mut self, ending: Ending, journal: &mut Journal) {
        self.ending = Some(ending);
        self.agenda.clear();
        self.pending = SeatSet::EMPTY;
        journal.learned();
        journal.tell_all(|| Event::Ended { ending });
    }

    pub fn scores_for(&self, viewer: Viewer) -> Scores {
        let seats = (0..self.table()).map(|seat| self.standing(Seat::new(seat), viewer)).collect();
        let rival = self.dark_lord.as_ref().map(|it| SeatScore::new(self.dark_lord_lines(it), Vec::new()));
        let scores = Scores { seats, rival, ..Scores::default() };
        match self.ending {
            None => scores,
            Some(_) if !self.is_solo() => scores.ranked(),
            Some(ending) => {
                let rival = scores.rival.as_ref().map_or(0, |rival| rival.total);
                let (won, why) = match ending {
                    Ending::MonstersBeaten => (true, "verdict-monsters-beaten"),
                    Ending::Overrun => (false, "verdict-overrun"),
                    // [R17]
                    Ending::Scored if scores.seats[0].total > rival => (true, "verdict-outscored"),
                    Ending::Scored => (false, "verdict-not-outscored"),
                };
                scores.decided(Verdict { won, why: Phrase::new(why) })
            }
        }
    }

    fn standing(&self, seat: Seat, viewer: Viewer) -> SeatScore {
        SeatScore::new(self.score_lines(seat, viewer), vec![-(self.kingdom(seat).cards() as i32)]) // [R10]
    }

    /// Printed points, tokens, and the Duke where he is known.
    pub(crate) fn score_lines(&self, seat: Seat, viewer: Viewer) -> Lines {
        let kingdom = self.kingdom(seat);
        let goods = self.goods_seen(seat, viewer);
        let mut lines = Lines::from_iter([
            ("monsters", self.monster_points(&kingdom.monsters)),
            ("domains", self.domain_points(kingdom.domains)),
            ("tokens", i32::from(goods.points)),
        ]);
        if let Some(duke) = self.duke_seen(seat, viewer) {
            let owned = Owned {
                citizens: kingdom.citizens(),
                monsters: &kingdom.monsters,
                domains: kingdom.domains,
                resources: goods.resources(),
            };
            let bonus = self.duke_bonus(duke, &owned);
            lines.extend([("duke-cards", bonus.cards), ("duke-resources", bonus.resources)]);
        }
        lines
    }

    /// The Monsters that survive, what was captured, and in the end his Duke.
    pub(crate) fn dark_lord_lines(&self, dark_lord: &DarkLord) -> Lines {
        let survivors = self.surviving_monsters();
        let mut lines = Lines::from_iter([
            ("monsters", self.monster_points(&survivors)),
            ("domains", self.domain_points(dark_lord.domains)),
        ]);
        if self.ending.is_some() {
            let owned =
                Owned { citizens: &dark_lord.citizens, monsters: &survivors, domains: dark_lord.domains, resources: 0 };
            lines.push(("duke-cards", self.duke_bonus(dark_lord.duke, &owned).cards));
        }
        lines
    }

    fn surviving_monsters(&self) -> Bag<MONSTERS> {
        let mut survivors = Bag::EMPTY;
        let cards = self.centre.monsters.iter().flat_map(|stack| stack.cards.cards());
        cards.for_each(|monster| survivors.put(monster.index()));
        survivors
    }

    fn monster_points(&self, monsters: &Bag<MONSTERS>) -> i32 {
        monsters.iter().map(|(card, count)| i32::from(self.content.monsters[card].points) * i32::from(count)).sum()
    }

    fn domain_points(&self, domains: DomainSet) -> i32 {
        domains.iter().map(|domain| i32::from(self.content.domain(domain).points)).sum()
    }

    /// All parts of a Duke are added **[R24]**.
    fn duke_bonus(&self, duke: DukeId, owned: &Owned<'_>) -> DukeBonus {
        let duke = self.content.duke(duke);
        let citizens = || owned.citizens.iter().filter(|&(card, _)| !self.content.citizens[card].is_starter());
        let monsters = || owned.monsters.iter();
        let count =
            |cards: &mut dyn Iterator<Item = (usize, u8)>| cards.map(|(_, count)| i32::from(count)).sum::<i32>();
        let mut cards = i32::from(duke.per_citizen) * count(&mut citizens()) // [R8]
            + i32::from(duke.per_monster) * count(&mut monsters())
            + i32::from(duke.per_domain) * owned.domains.len() as i32;
        for (card, copies) in monsters() {
            cards += i32::from(duke.per_kind.get(self.content.monsters[card].kind)) * i32::from(copies);
        }
        for role in Role::ALL {
            let of_role = |&(card, _): &(usize, u8)| self.content.citizens[card].role == Some(role);
            let icons = count(&mut citizens().filter(of_role)) + self.content.domain_icons(owned.domains, role) as i32;
            cards += i32::from(duke.per_role.get(role)) * icons;
        }
        // [R9]: all kinds are added before dividing.
        DukeBonus { cards, resources: i32::from(owned.resources / duke.resources_per_point) }
    }
}

/// What a Duke looks at.
struct Owned<'a> {
    citizens: &'a Bag<CITIZENS>,
    monsters: &'a Bag<MONSTERS>,
    domains: DomainSet,
    resources: u16,
}

struct DukeBonus {
    cards: i32,
    resources: i32,
}
