//! RULES 4: placing pawns.

use crate::{
    Action, Event, Refusal, Valroc,
    action::Change,
    cards::{CourseId, CourseSet, Token},
    effect::Effect,
    places::{Pawn, PawnSet, Piece, Place, Placements, Spot, SpotSet},
    player::{Player, Quiet},
    steps::{Journal, ask},
    windows::Moment,
    wrath::Wrath,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped},
};

/// One pawn after another, in seat order, until all have stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    pub seat: Seat,
}

impl Question<Valroc> for Plan {
    fn asked(self, _: &Valroc) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Valroc, journal: &mut Journal) -> Flow {
        let around = game.places_at_table();
        let mut next = self.seat;
        while game.stopped != SeatSet::all(around) {
            let seat = next;
            next = seat.next(around);
            if game.stopped.contains(seat) {
                continue;
            }
            if game.is_phantom(seat) {
                game.agenda.replace(Self { seat: next });
                game.phantom_places(seat, journal);
                return Flow::Go;
            }
            if game.can_place(seat) || game.might_pay_later(seat, journal) {
                game.agenda.replace(Self { seat });
                return Flow::Ask;
            }
            game.stopped = game.stopped.with(seat);
        }
        game.done()
    }

    fn candidates(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        let mushroom = game.player(seat).has(Token::Mushroom).then_some(Change::Mushroom);
        let course = game.change_course(seat).map(Change::Course);
        let mages = game.board.mages;
        for pawn in Pawn::ALL {
            if game.player(seat).placed.contains(pawn) || (pawn == Pawn::Monk && game.board.monk != Some(seat)) {
                continue;
            }
            for spot in Spot::ALL {
                offer(Action::Place { pawn, spot, change: None });
                if pawn != Pawn::Mage && mages.contains(spot) {
                    for change in [mushroom, course].into_iter().flatten() {
                        offer(Action::Place { pawn, spot, change: Some(change) });
                    }
                }
            }
        }
        offer(Action::StopPlanning);
    }

    /// The legal ones among the candidates, found by sets of spots.
    fn legal(self, game: &Valroc, seat: Seat, mut offer: impl FnMut(Action)) {
        let pawns = game.pawns_at_hand(seat);
        game.placements(seat, pawns, false).iter().for_each(|placement| offer(PLAIN[placement % Placements::MOST]));
        let mushroom = game.player(seat).has(Token::Mushroom).then_some(Change::Mushroom);
        let course = game.change_course(seat).map(Change::Course);
        for change in [mushroom, course].into_iter().flatten() {
            game.placements(seat, pawns, true).iter().for_each(|placement| {
                let (pawn, spot) = Placements::parts(placement);
                offer(Action::Place { pawn, spot, change: Some(change) });
            });
        }
        offer(Action::StopPlanning);
    }

    fn check(self, game: &Valroc, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (pawn, spot, change) = match action {
            Action::Place { pawn, spot, change } => (pawn, spot, change),
            Action::StopPlanning => return Ok(()),
            _ => return Err(Refusal::NotNow),
        };
        game.check_pawn(seat, pawn)?;
        match change {
            Some(Change::Mushroom) if !game.player(seat).has(Token::Mushroom) => return Err(Refusal::NotOwned),
            Some(Change::Course(course)) if game.change_course(seat) != Some(course) => return Err(Refusal::NotOwned),
            _ => {}
        }
        if !Placements::allowed(change.is_some(), game.board.mages).spots(pawn).contains(spot) {
            let needless = change.is_some() && spot.place() != Place::DarkQuarter;
            return Err(if needless { Refusal::NoChangeNeeded } else { Refusal::WrongPawn });
        }
        game.check_spot(seat, spot)
    }

    fn answer(self, game: &mut Valroc, seat: Seat, action: Action, journal: &mut Journal) {
        game.agenda.replace(Self { seat: seat.next(game.places_at_table()) });
        let Action::Place { pawn, spot, change } = action else {
            game.stopped = game.stopped.with(seat);
            journal.tell_all(|| Event::StoppedPlanning { seat });
            return;
        };
        if pawn == Pawn::Mercenary {
            game.pay_vals(seat, game.mercenary_price(seat));
        }
        match change {
            Some(Change::Mushroom) => {
                game.return_token(seat, Token::Mushroom);
                let used = &mut game.player_mut(seat).deeds.mushrooms;
                *used = used.saturating_add(1);
            }
            Some(Change::Course(course)) => game.player_mut(seat).spent.insert(course),
            None => {}
        }
        game.put(Piece { owner: seat, pawn, changed: change.is_some() }, spot, journal);
    }

    fn prompt(self, _: &Valroc, _: Seat) -> Prompt {
        ask("ask-plan", "planning")
    }
}

impl Valroc {
    fn can_place(&self, seat: Seat) -> bool {
        let can = |pawns, changed| !self.placements(seat, pawns, changed).is_empty();
        // Mostly somebody is left who costs nothing.
        if can(self.free_pawns(seat), false) {
            return true;
        }
        let pawns = self.pawns_at_hand(seat);
        can(pawns, false) || (self.has_change(seat) && can(pawns, true))
    }

    /// Where the pawns may go.
    fn placements(&self, seat: Seat, pawns: PawnSet, changed: bool) -> Placements {
        Placements::allowed(changed, self.board.mages).among(pawns, self.open_spots(seat))
    }

    /// Whether a spell or a course could still pay for the mercenary **[V14]**.
    fn might_pay_later(&self, seat: Seat, journal: &mut Journal) -> bool {
        let player = self.player(seat);
        if player.placed.contains(Pawn::Mercenary) || matches!(player.quiet, Quiet::Round | Quiet::Game) {
            return false;
        }
        let mercenary = PawnSet::only_if(true, Pawn::Mercenary);
        let has_room = |changed| !self.placements(seat, mercenary, changed).is_empty();
        if !(has_room(false) || self.has_change(seat) && has_room(true)) {
            return false;
        }
        if player.spells.is_empty() && player.working().and(self.content.single_use()).is_empty() {
            return false;
        }
        if !player.spells.is_empty() {
            journal.learned(); // Being asked shows that there is something to play.
        }
        let helps = |effect| {
            let pays = matches!(
                effect,
                Effect::GainVals(_)
                    | Effect::TakeStatueVals(_)
                    | Effect::TakeValsFromEach(_)
                    | Effect::MercenaryCost(_)
            );
            pays && self.is_useful(seat, effect)
        };
        let spells = player.spells.at(Moment::Planning, self.content.0);
        let courses = player.working().and(self.content.playable());
        spells.iter().any(|(spell, _)| helps(self.content.spell(spell).effect))
            || courses.iter().any(|course| helps(self.content.course(course).effect))
    }

    /// Free slots of places where the seat has no pawn yet. A pawn may stand even on a course that its owner knows: it
    /// keeps others away.
    pub(crate) fn open_spots(&self, seat: Seat) -> SpotSet {
        self.board.free.minus(self.board.visited[seat.index()])
    }

    /// Whether the seat has this pawn at hand and can pay for it.
    pub(crate) fn check_pawn(&self, seat: Seat, pawn: Pawn) -> Result<(), Refusal> {
        let player = self.player(seat);
        if player.placed.contains(pawn) {
            return Err(Refusal::PawnPlaced);
        }
        match pawn {
            Pawn::Mage if player.bed.is_some() => Err(Refusal::MageIdle),
            Pawn::Monk if self.board.monk != Some(seat) => Err(Refusal::MonkElsewhere),
            Pawn::Mercenary => match self.mercenary_price(seat).checked_sub(player.vals) {
                None | Some(0) => Ok(()),
                Some(amount) => Err(Refusal::MissingVals { amount }),
            },
            _ => Ok(()),
        }
    }

    /// All pawns that pass [`Valroc::check_pawn`].
    fn pawns_at_hand(&self, seat: Seat) -> PawnSet {
        let player = self.player(seat);
        let paid = PawnSet::only_if(player.vals >= self.mercenary_price(seat), Pawn::Mercenary);
        self.free_pawns(seat).union(paid.minus(player.placed))
    }

    /// Those among them that need not be paid.
    fn free_pawns(&self, seat: Seat) -> PawnSet {
        let player = self.player(seat);
        PawnSet::FREE
            .minus(player.placed)
            .minus(PawnSet::only_if(player.bed.is_some(), Pawn::Mage))
            .minus(PawnSet::only_if(self.board.monk != Some(seat), Pawn::Monk))
    }

    /// RULES 4: the lowest of all prices counts.
    #[inline]
    pub(crate) fn mercenary_price(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let courses = player.working().and(self.content.bargains());
        if courses.is_empty() && player.mercenary_price.is_none() {
            return self.content.board.mercenary;
        }
        self.lowest_price(player, courses)
    }

    fn lowest_price(&self, player: &Player, courses: CourseSet) -> u8 {
        let courses = courses.iter().filter_map(|course| match self.content.course(course).effect {
            Effect::MercenaryCost(price) => Some(price),
            _ => None,
        });
        courses.chain(player.mercenary_price).fold(self.content.board.mercenary, u8::min)
    }

    fn change_course(&self, seat: Seat) -> Option<CourseId> {
        self.player(seat).working().and(self.content.transforming()).first()
    }

    fn has_change(&self, seat: Seat) -> bool {
        self.player(seat).has(Token::Mushroom) || self.change_course(seat).is_some()
    }

    fn check_spot(&self, seat: Seat, spot: Spot) -> Result<(), Refusal> {
        let place = spot.place();
        if self.board.visited[seat.index()].contains(spot) {
            return Err(Refusal::AlreadyThere { place });
        }
        if self.open_spots(seat).contains(spot) {
            return Ok(());
        }
        Err(match (place, spot.slot()) {
            (Place::Cave, Some(_)) if self.forbidden_room().map(Spot::cave) == Some(spot) => Refusal::Closed,
            (Place::University, Some(slot)) => match self.board.courses[slot] {
                None => Refusal::NotThere,
                Some(_) => Refusal::Occupied,
            },
            _ => Refusal::Occupied,
        })
    }

    /// A pawn takes its slot; in the Dark Quarter the wrath moves on.
    pub(crate) fn put(&mut self, piece: Piece, spot: Spot, journal: &mut Journal) {
        let place = spot.place();
        let free = self.free_slots(place);
        let slot = spot.slot().unwrap_or(free.trailing_zeros() as usize);
        self.board.slots[place.index()][slot] = Some(piece);
        self.survey_after(spot, piece.owner, free.count_ones() == 1);
        let (Piece { owner: seat, pawn, changed }, slot) = (piece, slot as u8);
        if self.is_phantom(seat) {
            journal.tell_all(|| Event::PhantomPlaced { pawn, place, slot });
        } else {
            self.player_mut(seat).placed.insert(pawn);
            journal.tell_all(|| Event::Placed { seat, pawn, changed, place, slot });
        }
        if place == Place::DarkQuarter {
            self.agenda.push(Wrath { seat });
        }
    }
}

/// The actions that put an unchanged pawn somewhere, made once: planning lists a dozen of them at every decision.
const PLAIN: [Action; Placements::MOST] = {
    let mut actions = [Action::StopPlanning; Placements::MOST];
    let mut placement = 0;
    while placement < actions.len() {
        let (pawn, spot) = Placements::parts(placement);
        actions[placement] = Action::Place { pawn, spot, change: None };
        placement += 1;
    }
    actions
};
