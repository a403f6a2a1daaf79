//! Who sits where: joining, leaving, starting, resigning, playing again.

use super::room::{GameState, Room};
use crate::{
    bots_pool, characters,
    clock::now,
    identity::secret_id,
    limits::Visit,
    protocol::{Code, EditTable, Phase, Problem, SeatKind, SeatWish, TableInfo},
    store::{Person, Status, StoredSeat, StoredTable},
};
use taverne_engine::{Seat, SeatSet};

impl StoredSeat {
    pub(crate) fn open() -> Self {
        Self { sitter: SeatKind::Open, name: String::new(), person: None, bot: None, resigned: false, character: None }
    }

    pub(crate) fn person(person: &Person) -> Self {
        let Person { tag, name } = person.clone();
        Self { sitter: SeatKind::Person, name, person: Some(tag), ..Self::open() }
    }

    /// What was wished for, by this person, at a table where these sit now.
    pub(crate) fn wished(wish: &SeatWish, by: &Person, now: &[Self], longest_name: usize) -> Result<Self, Problem> {
        Ok(match wish {
            SeatWish::Open => Self::open(),
            SeatWish::Me => Self::person(by),
            SeatWish::Here { name } => {
                let name = crate::identity::clean_name(name, longest_name)?;
                Self { sitter: SeatKind::Here, name, person: Some(by.tag.clone()), ..Self::open() }
            }
            SeatWish::Bot { bot, character } => {
                if !taverne_bots::NAMES.contains(&bot.as_str()) {
                    return Err(Problem::malformed(taverne_bots::UnknownBot(bot.clone())));
                }
                if let Some(character) = character.as_deref().filter(|id| !characters::plays(id, bot)) {
                    return Err(Problem::malformed(format!("{character} does not play at the level {bot}")));
                }
                Self { sitter: SeatKind::Bot, bot: Some(bot.clone()), character: character.clone(), ..Self::open() }
            }
            SeatWish::Keep { seat } => {
                now.get(seat.index()).cloned().ok_or_else(|| Problem::new(Code::NotFound, "error-no-seat"))?
            }
        })
    }

    /// The name stays, and so does whose it is: both have to go when that person wants to be forgotten.
    fn give_to_bot(&mut self) {
        (self.sitter, self.resigned) = (SeatKind::Bot, true);
        self.bot = Some(bots_pool::stand_in().to_owned());
        self.character = None;
    }
}

impl StoredTable {
    /// Somebody else who sits here is the host; if nobody does, whoever comes next, and strangers are not sent here.
    fn hand_on(&mut self) {
        let next = self.seats.iter().find_map(StoredSeat::holder).unwrap_or_default();
        self.host = next.to_owned();
        self.public &= !self.host.is_empty();
    }
}

impl Room {
    fn gathering(&self) -> Result<(), Problem> {
        match self.stored.phase {
            Phase::Gathering => Ok(()),
            Phase::Playing | Phase::Over => Err(Problem::new(Code::WrongPhase, "error-already-started")),
        }
    }

    fn only_host(&self, person: &str) -> Result<(), Problem> {
        if self.stored.host == person { Ok(()) } else { Err(Problem::new(Code::NotHost, "error-not-host")) }
    }

    pub(super) async fn edit(&mut self, host: &Person, edit: EditTable) -> Result<TableInfo, Problem> {
        self.only_host(&host.tag)?;
        self.gathering()?;
        let mut changed = self.stored.clone();
        if let Some(wishes) = edit.seats {
            let kept = wishes.iter().filter_map(|wish| match wish {
                SeatWish::Keep { seat } => Some(*seat),
                _ => None,
            });
            let kept: Vec<Seat> = kept.collect();
            if kept.iter().copied().collect::<SeatSet>().len() != kept.len() {
                return Err(Problem::malformed("a seat can be kept only once"));
            }
            let longest = self.house.config.limits.name_characters;
            let wished = |wish| StoredSeat::wished(wish, host, &self.stored.seats, longest);
            changed.seats = wishes.iter().map(wished).collect::<Result<_, _>>()?;
            characters::sit_down(&mut changed.seats);
        }
        changed.options = edit.options.unwrap_or(changed.options);
        changed.public = edit.public.unwrap_or(changed.public);
        changed.hints = edit.hints.unwrap_or(changed.hints);
        changed.options = crate::lobby::check_setup(&changed)?;
        self.save(changed).await?;
        self.publish_seats();
        Ok(self.info())
    }

    pub(super) async fn join(&mut self, person: &Person, seat: Option<Seat>) -> Result<TableInfo, Problem> {
        let mine = self.seats_of(&person.tag);
        let already = seat.map_or(!mine.is_empty(), |seat| mine.contains(seat));
        if already {
            return Ok(self.info());
        }
        self.gathering()?;
        let open = |seat: &StoredSeat| seat.sitter == SeatKind::Open;
        let free = match seat {
            Some(seat) => Some(seat.index()).filter(|&index| self.stored.seats.get(index).is_some_and(open)),
            None => self.stored.seats.iter().position(open),
        };
        let free = free.ok_or_else(|| Problem::new(Code::SeatTaken, "error-seat-taken"))?;
        let mut changed = self.stored.clone();
        // Somebody who picks another seat moves there.
        for index in mine.iter().map(Seat::index) {
            if changed.seats[index].sitter == SeatKind::Person {
                changed.seats[index] = StoredSeat::open();
            }
        }
        changed.seats[free] = StoredSeat::person(person);
        if changed.host.is_empty() {
            changed.host.clone_from(&person.tag);
        }
        self.save(changed).await?;
        self.publish_seats();
        Ok(self.info())
    }

    pub(super) async fn leave(&mut self, person: &str, seat: Option<Seat>) -> Result<TableInfo, Problem> {
        self.gathering()?;
        let without_a_seat = self.stored.host == person && self.seats_of(person).is_empty();
        let seats = if without_a_seat { SeatSet::EMPTY } else { self.own(person, seat)? };
        let mut changed = self.stored.clone();
        seats.iter().for_each(|seat| changed.seats[seat.index()] = StoredSeat::open());
        if changed.host == person && !changed.seats.iter().any(|seat| seat.holder() == Some(person)) {
            changed.hand_on();
        }
        self.save(changed).await?;
        self.publish_seats();
        Ok(self.info())
    }

    /// The seats somebody speaks for: the named one, or all of theirs.
    pub(super) fn own(&self, person: &str, seat: Option<Seat>) -> Result<SeatSet, Problem> {
        let mine = self.seats_of(person);
        let chosen = seat.map_or(mine, SeatSet::only).filter(|seat| mine.contains(seat));
        if chosen.is_empty() { Err(Problem::new(Code::NotYourSeat, "error-not-your-seat")) } else { Ok(chosen) }
    }

    pub(super) async fn start(&mut self, person: &str) -> Result<TableInfo, Problem> {
        self.only_host(person)?;
        self.gathering()?;
        if self.stored.seats.iter().any(|seat| seat.sitter == SeatKind::Open) {
            return Err(Problem::new(Code::WrongPhase, "error-seats-open"));
        }
        self.begin().await?;
        Ok(self.info())
    }

    pub(super) async fn resign(&mut self, person: &str, seat: Option<Seat>) -> Result<TableInfo, Problem> {
        self.playing()?;
        self.change_seats(person, self.own(person, seat)?, StoredSeat::give_to_bot).await
    }

    /// Nothing, or why nobody plays here now.
    pub(super) fn playing(&mut self) -> Result<(), Problem> {
        self.playable()?;
        match self.stored.phase {
            Phase::Playing => Ok(()),
            Phase::Gathering | Phase::Over => Err(Problem::new(Code::WrongPhase, "error-over")),
        }
    }

    /// Others decide on these seats from now on.
    pub(super) async fn change_seats(
        &mut self,
        by: &str,
        seats: SeatSet,
        change: impl Fn(&mut StoredSeat),
    ) -> Result<TableInfo, Problem> {
        let mut changed = self.stored.clone();
        seats.iter().for_each(|seat| change(&mut changed.seats[seat.index()]));
        self.save(changed).await?;
        self.publish_seats();
        self.connections.attend(Visit::new(None, Some(by)));
        self.wake_bots();
        Ok(self.info())
    }

    /// Opens a table with the same seats and options, once.
    pub(super) async fn rematch(&mut self, person: &str) -> Result<(String, bool), Problem> {
        if self.seats_of(person).is_empty() {
            return Err(Problem::new(Code::NotYourSeat, "error-not-your-seat"));
        }
        if let Some(id) = &self.stored.rematch {
            return Ok((id.clone(), false));
        }
        if self.stored.phase != Phase::Over {
            return Err(Problem::new(Code::WrongPhase, "error-not-over"));
        }
        let kind = super::load::kind_of(&self.stored);
        let kind = kind.map_err(|why| Problem { code: Code::ReadOnly, why })?;
        let at = now();
        let mut seats = self.stored.seats.clone();
        for seat in &mut seats {
            seat.take_back();
            let persons = matches!(seat.sitter, SeatKind::Person | SeatKind::Here);
            // Whoever was forgotten does not come.
            if persons && seat.holder().is_none() {
                *seat = StoredSeat::open();
            }
        }
        let fresh = StoredTable {
            number: 0,
            id: secret_id(),
            host: person.to_owned(),
            phase: Phase::Gathering,
            rules_version: kind.rules_version(),
            content: kind.builtin_content().to_string(),
            seed: None,
            status: Status { updated_at: at, ..Status::default() },
            created_at: at,
            started_at: None,
            rematch: None,
            campaign: None,
            seats,
            ..self.stored.clone()
        };
        self.house.store.add_table(&fresh).await?;
        self.save(StoredTable { rematch: Some(fresh.id.clone()), ..self.stored.clone() }).await?;
        self.publish_lobby();
        let ready = |seat: &StoredSeat| seat.sitter == SeatKind::Bot || seat.holder() == Some(person);
        let alone = fresh.seats.iter().all(ready);
        Ok((fresh.id, alone))
    }

    pub(super) async fn rename(&mut self, person: &Person) -> Result<(), Problem> {
        for connection in self.connections.all.values_mut() {
            if let Some((tag, name)) = &mut connection.person
                && *tag == person.tag
            {
                name.clone_from(&person.name);
            }
        }
        let mut changed = self.stored.clone();
        for seat in changed.seats.iter_mut().filter(|seat| seat.sitter == SeatKind::Person) {
            if seat.person.as_deref() == Some(&person.tag) {
                seat.name.clone_from(&person.name);
            }
        }
        self.save(changed).await?;
        self.publish_lobby();
        Ok(())
    }

    pub(super) async fn hand_over(&mut self, from: &str, to: &Person) -> Result<(), Problem> {
        let mut changed = self.stored.clone();
        for seat in changed.seats.iter_mut().filter(|seat| seat.person.as_deref() == Some(from)) {
            seat.person = Some(to.tag.clone());
            if seat.sitter == SeatKind::Person && !to.name.is_empty() {
                seat.name.clone_from(&to.name);
            }
        }
        if changed.host == from {
            changed.host.clone_from(&to.tag);
        }
        self.save(changed).await?;
        self.publish_seats();
        Ok(())
    }

    /// Nothing here points to the person any more: seats are given back or to bots, names are gone.
    pub(super) async fn forget(&mut self, person: &str) -> Result<(), Problem> {
        let mut changed = self.stored.clone();
        for seat in changed.seats.iter_mut().filter(|seat| seat.person.as_deref() == Some(person)) {
            match changed.phase {
                Phase::Gathering if seat.holder().is_some() => *seat = StoredSeat::open(),
                Phase::Playing if seat.holder().is_some() => seat.give_to_bot(),
                _ => {}
            }
            seat.person = None;
            seat.name.clear();
        }
        if changed.host == person {
            changed.hand_on();
        }
        self.save(changed).await?;
        self.publish_seats();
        if !matches!(self.game, GameState::Closed { .. }) {
            self.wake_bots();
        }
        Ok(())
    }
}
