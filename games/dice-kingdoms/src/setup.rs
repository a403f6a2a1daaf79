//! RULES 2: laying out the table.

use crate::{
    Content, DiceKingdoms, Event, Options, Realm,
    parts::{Dice, DomainSet, EventId, LAIRS, STATUES, Statue},
    sheet::Struck,
    solo::Solo,
    statues::MOST_IN_ROW,
    steps::Journal,
    turn::BeginTurn,
};
use taverne_engine::{
    Chance, Phrase, Seat, SeatSet, Seed,
    content::Pinned,
    zones::{Agenda, Deck},
};

pub(crate) fn lay_out(
    content: &'static Content,
    _: &Options,
    seats: usize,
    seed: Seed,
    journal: &mut Journal,
) -> Result<DiceKingdoms, Phrase> {
    let mut chance = Chance::of_table(seed);
    let numbers = |night| (1..=STATUES as u8).map(move |number| Statue { number, night });
    // The top of a deck is its last card: Day lies on Night.
    let mut deck: Deck<_, _> = numbers(true).chain(numbers(false)).collect();
    let (night, day) = deck.cards_mut().split_at_mut(STATUES);
    chance.shuffle(night);
    chance.shuffle(day);
    let mut row = [None; MOST_IN_ROW];
    row[..usize::from(content.row)].iter_mut().for_each(|place| *place = deck.draw());
    let solo = (seats == 1).then(|| {
        let mut events: [EventId; crate::parts::EVENTS] = std::array::from_fn(EventId::of);
        chance.shuffle(&mut events);
        Solo::new(events)
    });
    let first = Seat::new(chance.below(seats));
    let mut agenda = Agenda::new();
    agenda.push(BeginTurn);
    journal.tell_all(|| Event::Begins { first, row: row.into_iter().flatten().collect() });
    Ok(DiceKingdoms {
        content: Pinned(content),
        chance,
        agenda,
        pending: SeatSet::EMPTY,
        hidden: SeatSet::EMPTY,
        realms: (0..seats).map(|_| Realm::new(content)).collect(),
        row,
        deck,
        first_in: [None; LAIRS],
        turn: 0,
        first,
        active: first,
        dice: Dice::default(),
        used: DomainSet::EMPTY,
        last_round: false,
        struck: Struck::default(),
        solo,
        over: false,
    })
}
