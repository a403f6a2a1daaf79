//! RULES 1: the table before the first decision.

use crate::{
    Content, Event, Options, Valroc,
    arena::Visit,
    board::{Board, Decks, Statue},
    cards::{ActionSet, CreatureSet, Kind, MagicSet, OFFERINGS, OfferingSet},
    draft::{Draft, KeepSix, Pick, Study},
    elements::Element,
    options::{Hands, Rows},
    phantom::Phantom,
    places::SpotSet,
    player::Player,
    round::BeginRound,
    steps::{Journal, Phase},
    training::Training,
};
use arrayvec::ArrayVec;
use taverne_engine::{Chance, Phrase, Seat, SeatSet, Seed, content::Pinned, zones::Agenda};

pub(crate) fn lay_out(
    content: &'static Content,
    options: &Options,
    seats: usize,
    seed: Seed,
    journal: &mut Journal,
) -> Result<Valroc, Phrase> {
    let solo = seats == 1;
    if !solo && options.phantom_starts {
        return Err(Phrase::new("setup-phantom-together"));
    }
    let figures = &content.board;
    let mut chance = Chance::of_table(seed);
    let mut rows = figures.suggested_rows;
    if options.rows == Rows::Shuffled {
        rows = Element::ALL;
        chance.shuffle(&mut rows);
    }
    let start = Player {
        pm: figures.start_magic,
        vals: figures.start_vals,
        skills: [figures.start_skill; 4],
        ..Player::default()
    };
    let mut players = ArrayVec::new();
    (0..seats).for_each(|_| players.push(start.clone()));
    let mut game = Valroc {
        content: Pinned(content),
        agenda: Agenda::new(),
        pending: SeatSet::EMPTY,
        phase: Phase::Draft,
        board: Board {
            slots: [[None; 4]; 8],
            courses: [None; 4],
            magic: None,
            statues: [Statue::default(); 4],
            bank: figures.bank - figures.start_vals * seats as u8,
            supply: content.tokens,
            wrath: 0,
            monk: None,
            next_monk: None,
            rows,
            free: SpotSet::EMPTY,
            visited: [SpotSet::EMPTY; 5],
            mages: SpotSet::MAGES,
        },
        decks: Decks {
            actions: ActionSet::all(content.actions.len()),
            action_discards: ActionSet::EMPTY,
            shown: ActionSet::EMPTY,
            spells: content.spell_deck(solo),
            spell_discards: Default::default(),
            courses: content.course_deck(solo),
            course_discards: Default::default(),
            magics: MagicSet::all(content.magics.len()),
            magic_discards: MagicSet::EMPTY,
            offerings: OfferingSet::all(OFFERINGS),
        },
        draft: Draft::default(),
        mode: options.mode,
        // Alone there are no hands, whatever was chosen for other tables.
        prepared: !solo && options.hands == Hands::Prepared,
        round: 1,
        first: Seat::new(usize::from(options.phantom_starts)),
        active: Seat::new(0),
        stopped: SeatSet::EMPTY,
        served: SeatSet::EMPTY,
        strike: None,
        training: Training::default(),
        visit: Visit::default(),
        phantom: solo.then(|| Phantom::new(content, &mut chance)),
        players,
        chance,
        over: false,
    };
    journal.tell_all(|| Event::Begins { rows });
    game.reveal_magic(journal);
    game.refill_courses(journal);
    game.agenda.push(BeginRound);
    game.pending = SeatSet::all(seats);
    game.agenda.push(Study);
    if game.prepared {
        game.deal_prepared_hands();
    } else if !solo {
        game.agenda.push(KeepSix);
        game.agenda.push(Pick { kind: Kind::Tameable, pick: 0 });
        game.deal_packets(Kind::Tameable);
    }
    Ok(game)
}

impl Valroc {
    /// RULES 2: the prepared hands, dealt at random.
    fn deal_prepared_hands(&mut self) {
        let mut hands: ArrayVec<CreatureSet, 4> =
            self.content.hands.iter().take(self.table()).map(|hand| hand.creatures).collect();
        self.chance.shuffle(&mut hands);
        for (player, hand) in self.players.iter_mut().zip(hands) {
            player.hand = hand;
        }
    }
}
