//! RULES 3: laying out the table.

use crate::{
    Content, Event, Options, Refusal, ShadowKingdoms,
    action::Action,
    adversary::Adversary,
    board::{Board, ChampionPiles, PlanPile},
    camp::Camp,
    cards::{AwardId, BoardId, CHAMPION_CARDS, ChampionCards, Face, Group, PLANS, PlanSet, Row, ScrollId, Shrine},
    dice::{DiceBag, TROOPS, draw_and_roll},
    steps::{Journal, ask},
    turn::BeginTurn,
    warden::Warden,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Chance, Phrase, Prompt, Seat, SeatSet, Seed,
    content::Pinned,
    steps::{Automatic, Flow, Question, Stepped},
    zones::Agenda,
};

pub(crate) fn lay_out(
    content: &'static Content,
    options: &Options,
    seats: usize,
    seed: Seed,
    journal: &mut Journal,
) -> Result<ShadowKingdoms, Phrase> {
    let adversary = adversary(content, options, seats)?;
    let mut chance = Chance::of_table(seed);
    let table = content.table(seats);

    let mut plans = PlanPile { unseen: PlanSet::all(PLANS), under: ArrayVec::new() };
    let mut column = [None; 5];
    column.iter_mut().rev().for_each(|place| *place = plans.draw(&mut chance));

    let mut bag = DiceBag::EMPTY;
    (0..TROOPS).for_each(|troop| bag.set(troop, table.dice_of_each_troop));
    let shrines = Shrine::ALL.map(|_| roll_dice(&mut bag, table.dice_per_shrine, &mut chance));

    let excluded = adversary.as_ref().map(|_| content.solo.without_award);
    let awards = Group::ALL.map(|group| draw_award(content, group, excluded, &mut chance));

    let mut champions = ChampionPiles { unseen: ChampionCards::all(CHAMPION_CARDS), ..ChampionPiles::default() };
    let rows = Row::ALL.map(|row| [(); 3].map(|()| champions.draw(content, row, &mut chance)));

    let mut agenda = Agenda::new();
    agenda.push(PickBoard { seat: Seat::new(0) });
    journal.tell_all(|| Event::Begins);
    Ok(ShadowKingdoms {
        content: Pinned(content),
        chance,
        agenda,
        wardens: (0..seats).map(|_| Warden::new(content)).collect(),
        board: Board {
            bag,
            shrines,
            gems: table.gems,
            column,
            plans,
            rows,
            champions,
            awards,
            claims: Default::default(),
        },
        turn: 0,
        round: 0,
        first: Seat::new(0),
        active: Seat::new(0),
        discount: 0,
        camp: Camp::default(),
        last_round: false,
        adversary,
        over: false,
    })
}

fn adversary(content: &Content, options: &Options, seats: usize) -> Result<Option<Adversary>, Phrase> {
    let level = content.solo.levels.iter().find(|level| level.to_string() == options.adversary);
    let level =
        level.ok_or_else(|| Phrase::new("setup-unknown-adversary").with("level", options.adversary.as_str()))?;
    Ok((seats == 1).then(|| Adversary::new(content.solo.start, *level)))
}

pub(crate) fn roll_dice(bag: &mut DiceBag, count: u8, chance: &mut Chance) -> ArrayVec<crate::dice::Die, 7> {
    (0..count).map_while(|_| draw_and_roll(bag, chance)).collect()
}

fn draw_award(content: &Content, group: Group, excluded: Option<AwardId>, chance: &mut Chance) -> AwardId {
    let fits = |&id: &AwardId| content.award(id).group == group && Some(id) != excluded;
    let awards: ArrayVec<_, 15> = (0..content.awards.len()).map(AwardId::of).filter(fits).collect();
    chance.pick(&awards).expect("every group has five awards")
}

/// RULES 3.6: a colour, which gives a board with its joker troop; in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickBoard {
    pub seat: Seat,
}

impl Question<ShadowKingdoms> for PickBoard {
    fn asked(self, _: &ShadowKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        (0..game.content.boards.len()).for_each(|board| offer(Action::PickBoard(BoardId::of(board))));
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PickBoard(board) if board.index() >= game.content.boards.len() => Err(Refusal::Empty),
            Action::PickBoard(board) if game.wardens.iter().any(|it| it.board == Some(board)) => {
                Err(Refusal::BoardTaken)
            }
            Action::PickBoard(_) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::PickBoard(board) = action else {
            return;
        };
        game.done();
        game.warden_mut(seat).board = Some(board);
        journal.tell_all(|| Event::PickedBoard { seat, board });
        let next = seat.next(game.table());
        game.active = next;
        if next.index() == 0 {
            game.agenda.push(DealScrolls);
        } else {
            game.agenda.push(PickBoard { seat: next });
        }
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-board", "boards")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DealScrolls;

impl Automatic<ShadowKingdoms> for DealScrolls {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        let mut scrolls: ArrayVec<_, 8> = (0..game.content.scrolls.len()).map(ScrollId::of).collect();
        game.chance.shuffle(&mut scrolls);
        journal.learned();
        for (index, warden) in game.wardens.iter_mut().enumerate() {
            let scroll = scrolls.pop().expect("there is a scroll for everybody");
            warden.scroll = Some(scroll);
            journal.tell_all(|| Event::ScrollDealt { seat: Seat::new(index), scroll });
        }
        game.agenda.push(PickFace { seat: Seat::new(0) });
        Flow::Go
    }
}

/// RULES 3.6: which side of the scroll, for the whole game; in seat order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickFace {
    pub seat: Seat,
}

impl Question<ShadowKingdoms> for PickFace {
    fn asked(self, _: &ShadowKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, _: &ShadowKingdoms, _: Seat, offer: impl FnMut(Action)) {
        Face::ALL.map(Action::PickFace).into_iter().for_each(offer);
    }

    fn check(self, _: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        if matches!(action, Action::PickFace(_)) { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::PickFace(face) = action else {
            return;
        };
        game.done();
        let warden = game.warden_mut(seat);
        warden.face = Some(face);
        let scroll = warden.scroll.expect("scrolls are dealt before faces are picked");
        journal.tell_all(|| Event::PickedFace { seat, scroll, face });
        let next = seat.next(game.table());
        game.active = next;
        if next.index() == 0 {
            game.agenda.push(DrawFirst);
        } else {
            game.agenda.push(PickFace { seat: next });
        }
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        ask("ask-face", "scrolls")
    }
}

/// RULES 3.7: chance names the first player, alone it is the human.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawFirst;

impl Automatic<ShadowKingdoms> for DrawFirst {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        if !game.is_solo() {
            game.first = Seat::new(game.chance.below(game.table()));
            journal.learned();
        }
        let first = game.first;
        game.active = first;
        journal.tell_all(|| Event::First { first });
        game.agenda.push(BeginTurn);
        Flow::Go
    }
}
