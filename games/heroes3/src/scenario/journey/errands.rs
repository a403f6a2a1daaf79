//! What a player has and does on a journey besides walking: cards, units, buildings, and what speaks at a moment.

use super::{Journey, SEAT};
use crate::{
    Action, Refusal,
    cards::map::Moment,
    combat::placing::{DrawEnemy, SwapGuard},
    effects::map::dice::RollDice,
    kinds::{CardId, DieKind, Face, FieldId, Morale, Price, RoundStage, SharedDeck, Slot, UnitId, Which, Window},
    land::enter::Visit,
    player::Troop,
};

impl Journey {
    fn card(&self, id: &str) -> CardId {
        self.game.content.find_card(id).expect("a known card")
    }

    fn unit(&self, id: &str) -> UnitId {
        self.game.content.find_unit(id).expect("a known unit")
    }

    /// These cards are in the hand; nothing else.
    #[must_use]
    pub fn hand(mut self, cards: &[&str]) -> Self {
        let cards: Vec<_> = cards.iter().map(|it| self.card(it)).collect();
        self.game.players[0].hand = cards.into_iter().collect();
        self
    }

    #[must_use]
    pub fn deck(mut self, cards: &[&str]) -> Self {
        let cards: Vec<_> = cards.iter().map(|it| self.card(it)).collect();
        self.game.players[0].deck = cards.into_iter().collect();
        self
    }

    /// The last one lies on top.
    #[must_use]
    pub fn discarded(mut self, cards: &[&str]) -> Self {
        let cards: Vec<_> = cards.iter().map(|it| self.card(it)).collect();
        self.game.players[0].discard = cards.into_iter().collect();
        self
    }

    #[must_use]
    pub fn permanent(mut self, card: &str) -> Self {
        self.game.players[0].permanent = Some(self.card(card));
        self
    }

    #[must_use]
    pub fn expert(mut self, uses: u8) -> Self {
        self.game.players[0].expert_uses = uses;
        self
    }

    #[must_use]
    pub fn morale(mut self, morale: Morale) -> Self {
        self.game.players[0].morale = morale;
        self
    }

    /// The army is these units; all neutral cards not among them lie in their decks.
    #[must_use]
    pub fn army(mut self, units: &[(&str, Face)]) -> Self {
        let troop = |&(unit, face): &(&str, Face)| Troop { unit: self.unit(unit), face, placed: false };
        self.game.players[0].army = units.iter().map(troop).collect();
        let content = self.game.content.0;
        let mut neutrals = crate::content::UnitSet::EMPTY;
        for tier in crate::kinds::Tier::ALL {
            neutrals = neutrals.union(content.neutrals(tier));
        }
        for troop in self.game.players[0].army.iter().filter(|it| it.face == Face::Neutral) {
            neutrals.remove(troop.unit);
        }
        self.game.realm.neutrals = neutrals;
        self
    }

    #[must_use]
    pub fn built(mut self, slots: &[Slot]) -> Self {
        self.game.players[0].buildings = slots.iter().fold(0, |bits, &slot| bits | 1 << slot as u8);
        self
    }

    /// The round, and the own turn in it.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.game.realm.round = round;
        self.game.realm.stage = RoundStage::Turn;
        self
    }

    /// A card of the astrologers lies there.
    #[must_use]
    pub fn astrologer(mut self, id: &str) -> Self {
        let card = self.game.content.astrologers.iter().position(|it| it.id == id).expect("a known card");
        self.game.realm.astrologer = Some(crate::kinds::AstrologerId::of(card));
        self
    }

    pub fn draw(&mut self, count: u8) {
        self.game.draw_cards(SEAT, count, &mut self.journal);
    }

    /// Whether a card can be played now, between own actions.
    pub fn check_card(&self, card: &str, option: u8) -> Result<(), Refusal> {
        self.check_card_in(Window::Map, card, option)
    }

    pub fn check_card_in(&self, window: Window, card: &str, option: u8) -> Result<(), Refusal> {
        self.game.check_play(SEAT, window, Action::Play { card: self.card(card), option })
    }

    /// A card is played on the map, and what follows by itself.
    pub fn play_card(&mut self, card: &str, option: u8) {
        assert_eq!(self.check_card(card, option), Ok(()), "{card}");
        let side = self.game.side_of(SEAT);
        self.game.carry_out(SEAT, side, Action::Play { card: self.card(card), option }, &mut self.journal);
        self.advance();
    }

    /// A spell of the hand is discarded for power.
    pub fn empower(&mut self, card: &str) {
        let action = Action::Empower(self.card(card));
        assert_eq!(self.game.check_play(SEAT, Window::Map, action), Ok(()), "{card}");
        let side = self.game.side_of(SEAT);
        self.game.carry_out(SEAT, side, action, &mut self.journal);
    }

    /// Everything speaks that speaks at this moment.
    pub fn moment(&mut self, moment: Moment) {
        self.game.run_moment(moment, SEAT);
        self.advance();
    }

    /// A card of the astrologers is drawn.
    pub fn ask_the_astrologers(&mut self) {
        self.game.draw_astrologer(&mut self.journal);
        self.advance();
    }

    /// The cards of a window are asked for, as at the end of a combat.
    pub fn window(&mut self, window: Window) {
        self.game.agenda.push(crate::combat::windows::CardWindow::of(window, self.game.side_of(SEAT)));
        self.advance();
    }

    pub fn check_building(&self, slot: Slot) -> Result<(), Refusal> {
        self.game.check_building(SEAT, slot)
    }

    pub fn use_building(&mut self, slot: Slot) {
        self.game.use_building(SEAT, slot);
        self.advance();
    }

    pub fn check_unit(&self, unit: &str) -> Result<(), Refusal> {
        self.game.check_unit(SEAT, self.unit(unit))
    }

    pub fn use_unit(&mut self, unit: &str) {
        self.game.use_unit(SEAT, self.unit(unit));
        self.advance();
    }

    /// The turn is over, and what was played for it.
    pub fn next_turn(&mut self) {
        self.game.drop_lasting(SEAT, &mut self.journal);
        self.game.players[0].once = 0;
    }

    /// What costs how much now, in gold.
    pub fn gold_to_reinforce(&self, unit: &str) -> u8 {
        self.game.reinforce_price(SEAT, self.unit(unit), crate::cards::map::ReinforcePrice::Full).gold
    }

    pub fn hand_limit(&self) -> u8 {
        self.game.hand_limit(SEAT)
    }

    /// How many cards a shared deck has, and the ids of those on its discard pile, the top last.
    pub fn pile(&self, deck: SharedDeck) -> (usize, Vec<&'static str>) {
        let discards = self.game.shared.discards(deck).iter();
        (self.game.shared.count(deck), discards.map(|&it| self.game.content.0.card(it).id.as_str()).collect())
    }

    /// The ids of the cards in the hand.
    pub fn holds(&self) -> Vec<&str> {
        self.game.players[0].hand.iter().map(|&it| self.game.content.card(it).id.as_str()).collect()
    }

    pub fn discards(&self) -> Vec<&str> {
        self.game.players[0].discard.iter().map(|&it| self.game.content.card(it).id.as_str()).collect()
    }

    pub fn in_play(&self) -> Vec<&str> {
        self.game.players[0].in_play.iter().map(|it| self.game.content.card(it.0).id.as_str()).collect()
    }

    pub fn removed(&self) -> Vec<&str> {
        self.game.shared.removed.iter().map(|&it| self.game.content.card(it).id.as_str()).collect()
    }

    pub fn has_in_play(&self) -> Option<&str> {
        self.game.players[0].permanent.map(|it| self.game.content.card(it).id.as_str())
    }

    /// Gold, materials, valuables.
    pub fn stock(&self) -> [u16; 3] {
        self.game.players[0].resources
    }

    /// The units of the army with their faces.
    pub fn units(&self) -> Vec<(&str, Face)> {
        let army = &self.game.players[0].army;
        army.iter().map(|it| (self.game.content.unit(it.unit).id.as_str(), it.face)).collect()
    }

    pub fn spirit(&self) -> Morale {
        self.game.players[0].morale
    }

    pub fn experience(&self) -> u8 {
        self.game.players[0].experience
    }

    /// The first of the answers that is of this sort.
    pub fn answer(&mut self, wanted: impl Fn(&Action) -> bool) {
        let found = self.actions().into_iter().find(|it| wanted(it));
        let found = found.unwrap_or_else(|| panic!("legal are {:?}", self.actions()));
        self.play(found);
    }

    pub fn reinforce(&mut self, unit: &str) {
        let unit = self.unit(unit);
        self.play(Action::Reinforce(unit));
    }

    /// Whatever stands there is visited, after its guard.
    pub fn visit(&mut self, field: FieldId) {
        self.game.agenda.push(Visit { seat: SEAT, hero: Which::Main, field });
        self.advance();
    }

    /// The guard of this level is attacked by the main hero.
    pub fn announce(&mut self, level: u8, field: FieldId) {
        self.game.realm.foe = Some(crate::realm::Foe::Guard(level));
        self.game.realm.battlefield = field;
        self.game.realm.fighter = Some(Which::Main);
        self.game.combat.enemy_level = level;
        self.window(Window::Announced);
    }

    /// A guard of this level is fought where the main hero stands.
    pub fn announce_guard(&mut self, level: u8) {
        let field = self.game.players[0].hero_on_map(Which::Main).map_or(FieldId::NOWHERE, |it| it.field);
        self.game.begin_combat(crate::realm::Foe::Guard(level), field, Some(Which::Main), &mut self.journal);
        self.advance();
    }

    /// Whether this could be done now, between own actions.
    pub fn can(&self, action: Action) -> bool {
        self.game.check_play(SEAT, Window::Map, action).is_ok()
    }

    /// What a search of the mage guild costs now, and how many cards are looked at.
    pub fn guild(&self, price: u8) -> (u8, u8) {
        (self.game.guild_price(SEAT, Price::gold(price)).gold, self.game.guild_search(SEAT, 2))
    }

    /// A resource die is rolled.
    pub fn roll(&mut self) {
        self.game.agenda.push(RollDice::of(SEAT, DieKind::Resource, 1));
        self.advance();
    }

    /// The card of the astrologers that lies there.
    pub fn proclaimed(&self) -> &'static str {
        self.game.realm.astrologer.map_or("", |it| &self.game.content.0.astrologer(it).id)
    }

    /// The guard of this level is drawn.
    pub fn draw_guard(&mut self, level: u8) {
        self.game.realm.foe = Some(crate::realm::Foe::Guard(level));
        self.game.combat.enemy_level = level;
        self.game.agenda.then([DrawEnemy.into(), SwapGuard.into()]);
        self.advance();
    }

    /// The units of the guard.
    pub fn guard_units(&self) -> Vec<&'static str> {
        let combat = &self.game.combat;
        let guard = combat.side(self.game.enemy_side()).iter();
        let content = self.game.content.0;
        guard.map(|id| content.unit(combat.fighter(id).unit).id.as_str()).collect()
    }

    /// A combat round against a guard is over.
    pub fn extend(&mut self) {
        self.game.realm.foe = Some(crate::realm::Foe::Guard(1));
        self.game.realm.fighter = Some(Which::Main);
        self.game.agenda.push(crate::combat::ending::Extend);
        self.advance();
    }

    pub fn is_announced(&self) -> bool {
        self.game.realm.foe.is_some()
    }
}
