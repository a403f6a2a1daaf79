//! From what a scenario says to components on the table.

use super::{Holdings, Scenario};
use crate::{
    Content, Options, ShadowKingdoms,
    board::{ChampionPiles, PlanPile},
    cards::{BoardId, CHAMPION_CARDS, ChampionCards, ChampionId, PLANS, PlanId, PlanSet, Row},
    dice::{DiceBag, Die, TROOPS},
    setup,
    warden::Warden,
};
use arrayvec::ArrayVec;
use taverne_engine::{Journal, Seat, Seed, zones::Agenda};

impl Scenario {
    /// The table as said, with nothing to do.
    pub(super) fn lay(self) -> ShadowKingdoms {
        let seats = self.holdings.len();
        let options = Options { adversary: self.level.to_string() };
        let laid = setup::lay_out(self.content, &options, seats, Seed::numbered(0, 0), &mut Journal::silent());
        let mut game = laid.unwrap_or_else(|refusal| panic!("such a table is refused: {refusal:?}"));
        game.agenda = Agenda::new();
        (game.first, game.active) = (Seat::new(self.first), Seat::new(self.active));
        (game.turn, game.round) = (2, 2);
        game.wardens = self.holdings.iter().map(Holdings::settle).collect();
        if let Some(adversary) = &mut game.adversary {
            adversary.place = self.adversary;
            adversary.plans = self.adversary_plans.iter().copied().collect();
        }
        self.lay_dice(&mut game);
        self.lay_plans(&mut game);
        self.lay_champions(&mut game);
        for place in 0..3 {
            if let Some(award) = self.awards[place] {
                game.board.awards[place] = award;
            }
            for &seat in &self.claims[place] {
                game.board.claims[place].push(seat);
                game.wardens[seat.index()].awards += 1;
            }
        }
        let held: u8 = self.holdings.iter().map(|it| it.gems).sum();
        game.board.gems = self.gems.unwrap_or_else(|| self.content.table(seats).gems.saturating_sub(held));
        game.last_round = game.wardens.iter().any(|it| it.completed().len() >= usize::from(self.content.plans_to_end));
        game
    }

    fn lay_dice(&self, game: &mut ShadowKingdoms) {
        let held = self.holdings.iter().flat_map(|it| &it.dice);
        let out: Vec<Die> = self.shrines.iter().flatten().chain(held).copied().collect();
        let mut bag = DiceBag::EMPTY;
        let each = self.content.table(game.table()).dice_of_each_troop;
        (0..TROOPS).for_each(|troop| bag.set(troop, each));
        for die in out {
            assert!(bag.take(die.troop as usize), "there are only {each} dice of {:?}", die.troop);
        }
        game.board.bag = bag;
        game.board.shrines = self.shrines.clone().map(|dice| dice.into_iter().collect());
    }

    fn lay_plans(&self, game: &mut ShadowKingdoms) {
        let owned = self
            .holdings
            .iter()
            .flat_map(|it| it.reserve.iter().map(|&(_, plan)| plan).chain(it.completed.iter().copied()));
        let said = self.column.iter().copied().flatten().chain(self.plans_under.iter().copied());
        let kept = self.deck.iter().flatten().copied();
        let known: PlanSet = owned.chain(said).chain(self.adversary_plans.iter().copied()).collect();
        let mut free = PlanSet::all(PLANS).minus(known).minus(kept.collect());
        let mut any = || -> Option<PlanId> {
            let plan = free.first()?;
            free.remove(plan);
            Some(plan)
        };
        let column: ArrayVec<_, 5> =
            (0..5).map(|place| self.column.get(place).copied().unwrap_or_else(&mut any)).collect();
        game.board.column = column.into_inner().expect("five places");
        let unseen = self.deck.as_ref().map_or(free, |deck| deck.iter().copied().collect());
        game.board.plans = PlanPile { unseen, under: self.plans_under.iter().copied().collect() };
    }

    fn lay_champions(&self, game: &mut ShadowKingdoms) {
        let content = self.content;
        let mut unseen = ChampionCards::all(CHAMPION_CARDS);
        let owned = self.holdings.iter().flat_map(|it| &it.champions);
        let said = self.rows.iter().flatten().flatten().chain(self.under.iter().flatten());
        owned.chain(said).for_each(|&champion| leave(content, &mut unseen, champion));
        let mut piles = ChampionPiles { unseen, under: self.under.clone().map(|it| it.into_iter().collect()) };
        for row in Row::ALL {
            let spaces = &mut game.board.rows[row as usize];
            *spaces = match &self.rows[row as usize] {
                Some(said) => [0, 1, 2].map(|space| said.get(space).copied()),
                None => [0, 1, 2].map(|_| first_of(content, &mut piles.unseen, row)),
            };
            if let Some(only) = &self.piles[row as usize] {
                piles.unseen = piles.unseen.minus(content.cards_of(row));
                for &champion in only {
                    let card = content.cards(champion).find(|&card| !piles.unseen.contains(card));
                    piles.unseen.insert(card.expect("a card of this design is left"));
                }
            }
        }
        game.board.champions = piles;
    }
}

fn leave(content: &Content, unseen: &mut ChampionCards, champion: ChampionId) {
    let card = content.cards(champion).find(|&card| unseen.contains(card));
    unseen.remove(card.unwrap_or_else(|| panic!("there are not so many of {}", content.champion(champion).id)));
}

fn first_of(content: &Content, unseen: &mut ChampionCards, row: Row) -> Option<ChampionId> {
    let card = unseen.and(content.cards_of(row)).first()?;
    unseen.remove(card);
    Some(content.design(card))
}

impl Holdings {
    fn settle(&self) -> Warden {
        let content = self.content;
        let mut warden = Warden::new(content);
        warden.board = Some(BoardId::of(self.board));
        (warden.scroll, warden.face) = (Some(self.scroll.0), Some(self.scroll.1));
        warden.place = self.place;
        (warden.gold, warden.magic, warden.influence) = (self.gold, self.magic, self.influence);
        warden.gems = self.gems;
        warden.dice = self.dice.iter().copied().collect();
        for &(slot, plan) in &self.reserve {
            warden.reserve[slot as usize] = Some(plan);
        }
        self.completed.iter().for_each(|&plan| warden.complete(content, plan));
        self.champions.iter().for_each(|&it| warden.add_champion(it, content.champion(it)));
        self.uncovered.iter().for_each(|&spot| warden.uncover(content, spot));
        warden.zones = self.zones.iter().copied().collect();
        warden.points.plans = self.points;
        warden
    }
}
