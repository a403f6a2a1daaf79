//! The view of a game, field by field.

use super::{
    CardName, CourseView, DecksView, DraftView, ErrandView, PhantomView, PieceView, PlaceView, PlayerView, SlotView,
    StatueView, TrainingView, View, VisitView,
};
use crate::{
    Valroc,
    cards::{ActionSet, Centre, CourseSet, CreatureId, CreatureSet, Size, Token},
    draft::Pick,
    elements::Element,
    places::{Pawn, Place},
    spell_pile::SpellPile,
    steps::{Phase, Step},
    training::EndTraining,
};
use taverne_engine::{Seat, Viewer};

impl View {
    pub(crate) fn of(game: &Valroc, viewer: Viewer) -> Self {
        let board = &game.board;
        let content = game.content.0;
        Self {
            round: game.round,
            phase: game.phase,
            mode: game.mode,
            prepared: game.prepared,
            first: game.first,
            active: matches!(game.phase, Phase::Place(_)).then_some(game.active),
            places: Place::ALL.map(|place| place_view(game, place)).to_vec(),
            courses: board.courses.iter().map(|slot| slot.map(|it| content.course(it).id.as_str())).collect(),
            magic: board.magic.map(|magic| content.magic(magic).id.as_str()),
            strike: game.strike,
            wrath: board.wrath,
            wrath_last: content.board.wrath,
            statues: Element::ALL
                .map(|element| {
                    let statue = board.statues[element.index()];
                    StatueView { element, vals: statue.vals, diamonds: statue.diamonds }
                })
                .to_vec(),
            dominant: board.dominant(),
            forbidden_room: game.forbidden_room(),
            monk: board.monk,
            next_monk: board.next_monk,
            rows: board.rows,
            bank: board.bank,
            supply: Token::ALL
                .into_iter()
                .filter(|token| *token != Token::Flask5)
                .map(|token| (token, board.supply[token.kind()]))
                .collect(),
            decks: decks(game),
            shown: actions(game, game.decks.shown).into_iter().map(|(id, _)| id).collect(),
            players: (0..game.table()).map(|seat| player(game, Seat::new(seat), viewer)).collect(),
            draft: draft(game, viewer),
            training: training(game),
            visit: (game.visit.wanted > 0).then_some(VisitView {
                seat: game.active,
                fights: game.visit.fights,
                won: game.visit.won,
                furies: game.visit.furies,
                free: game.visit.free,
            }),
            phantom: phantom(game),
        }
    }
}

fn place_view(game: &Valroc, place: Place) -> PlaceView {
    let slot = |slot: usize| SlotView {
        closed: game.is_closed(place, slot),
        piece: game.board.at(place)[slot].map(|piece| PieceView {
            seat: piece.owner,
            phantom: game.is_phantom(piece.owner),
            pawn: piece.pawn,
            changed: piece.changed,
        }),
    };
    PlaceView { place, slots: (0..place.slots()).map(slot).collect() }
}

fn decks(game: &Valroc) -> DecksView {
    let content = game.content.0;
    let left = game.decks.actions;
    let vials = |size| left.and(content.vials(size)).len();
    let spells = game.decks.spells.total();
    DecksView {
        actions: left.len(),
        action_centres: [left.and(content.wounds()).len(), vials(Size::Small), vials(Size::Medium), vials(Size::Full)],
        spells,
        courses: game.decks.courses.total(),
        magics: game.decks.magics.len(),
    }
}

fn player(game: &Valroc, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = game.player(seat);
    let own = viewer.is(seat);
    let drafting = game.phase == Phase::Draft && !game.prepared;
    let token = |token: Token| (player.count(token) > 0).then(|| (token, player.count(token)));
    PlayerView {
        pm: player.pm,
        vals: player.vals,
        skills: player.skills,
        tokens: Token::ALL.into_iter().filter_map(token).collect(),
        hand: own.then(|| creatures(game, player.hand)),
        hand_size: if drafting { 0 } else { player.hand.len() },
        announced: game.draft.totals[seat.index()],
        beaten: creatures(game, player.beaten),
        courses: courses(game, player.courses, player.spent),
        spells: own.then(|| spells(game, player.spells)),
        spell_count: player.spells.total(),
        used_spells: spells(game, player.used_spells),
        drawn_spells: own
            .then(|| player.drawn_spells.iter().map(|&spell| game.content.0.spell(spell).id.as_str()).collect()),
        kept: actions(game, player.kept),
        idle_until: player.bed.map(|_| player.idle_until),
        placed: Pawn::ALL.into_iter().filter(|&pawn| player.placed.contains(pawn)).collect(),
        stopped: game.stopped.contains(seat),
        mercenary_price: game.mercenary_price(seat),
        weakened: player.weakened,
        strength: game.strength(seat),
        quiet: own.then_some(player.quiet),
        study: player.study.filter(|_| own),
        bid: player.bid.filter(|_| own),
        deeds: player.deeds,
    }
}

fn draft(game: &Valroc, viewer: Viewer) -> Option<DraftView> {
    let Viewer::Seat(seat) = viewer else {
        return None;
    };
    if game.phase != Phase::Draft || game.prepared || seat.index() >= game.table() || game.is_solo() {
        return None;
    }
    let player = game.player(seat);
    let (kind, pick) = match game.agenda.now() {
        Some(Step::Pick(Pick { kind, pick })) => (Some(kind), pick),
        _ => (None, 0),
    };
    let name = |card: &CreatureId| game.content.0.creature(*card).id.as_str();
    Some(DraftView {
        kind,
        pick,
        packet: kind.map(|kind| creatures(game, game.packet(seat, kind, pick))).unwrap_or_default(),
        picks: player.picks.iter().map(name).collect(),
        dropped: creatures(game, player.dropped),
        mythic_kept: game.mythic_kept(),
    })
}

fn training(game: &Valroc) -> Option<TrainingView> {
    let going_on = game.agenda.steps().contains(&EndTraining.into());
    let training = &game.training;
    going_on.then(|| {
        let mut mixes = Vec::new();
        game.mixes(game.active, |mix| mixes.push(mix));
        let vial = |(id, centre): (CardName, Centre)| centre.vial().map(|size| (id, size));
        TrainingView {
            seat: game.active,
            draws: training.draws,
            immune: training.immune,
            vials: actions(game, training.cards).into_iter().filter_map(vial).collect(),
            wounds: training.wounds.len(),
            endured: training.endured.len(),
            protected: training.skin,
            bonus_vials: training.bonus,
            mixes,
        }
    })
}

fn phantom(game: &Valroc) -> Option<PhantomView> {
    let phantom = game.phantom.as_ref()?;
    let content = game.content.0;
    let steps = phantom.card.map(|card| content.plannings[card.index()].steps.as_slice()).unwrap_or_default();
    let errand = |errand: &crate::content::Errand| ErrandView {
        pawn: errand.pawn,
        place: errand.place,
        room: (errand.place == Place::Cave).then_some(errand.room),
    };
    Some(PhantomView {
        river: phantom.river.iter().map(|&card| content.creature(card).id.as_str()).collect(),
        pile: phantom.pile(),
        gone: creatures(game, phantom.gone),
        courses: phantom.courses.iter().map(|(kind, count)| (content.courses[kind].id.as_str(), count)).collect(),
        plan: steps.iter().take(usize::from(phantom.read)).map(errand).collect(),
        rounds: content.solo.rounds,
    })
}

fn creatures(game: &Valroc, cards: CreatureSet) -> Vec<CardName> {
    cards.iter().map(|card| game.content.0.creature(card).id.as_str()).collect()
}

fn actions(game: &Valroc, cards: ActionSet) -> Vec<(CardName, Centre)> {
    let name = |card| {
        let card = game.content.0.action(card);
        (card.id.as_str(), card.centre)
    };
    cards.iter().map(name).collect()
}

fn courses(game: &Valroc, cards: CourseSet, spent: CourseSet) -> Vec<CourseView> {
    let view = |card| CourseView { course: game.content.0.course(card).id.as_str(), spent: spent.contains(card) };
    cards.iter().map(view).collect()
}

fn spells(game: &Valroc, pile: SpellPile) -> Vec<(CardName, u8)> {
    pile.iter().map(|(spell, count)| (game.content.0.spell(spell).id.as_str(), count)).collect()
}
