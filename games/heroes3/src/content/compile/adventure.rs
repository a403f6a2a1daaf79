//! Effects that only matter outside combat, and what speaks at a moment there.

use super::{Read, Reader, text, tiers, word, words};
use crate::{
    cards::{
        ListId,
        map::{
            Astrologer, CardFilter, DiceOf, Discounted, Draws, Exchange, ForHero, Goods, MachinePrice, MapVerb, Moment,
            Recruiting, ReinforcePrice, Reinforcing, Spoken, Standing, Track,
        },
    },
    content::raw::{Effects, Params, RawAstrologer, RawScope, RawSide, RawSpoken, RawVerb},
    kinds::{CardId, CardKind, SharedDeck},
};
use std::ops::Range;
use toml::Spanned;

impl Reader<'_> {
    pub(super) fn read_map_verb(&mut self, verb: &RawVerb, place: &Range<usize>) -> Read<MapVerb> {
        Ok(match verb {
            RawVerb::Gain(it) if it.of.as_deref() == Some("income") => MapVerb::GainOfIncome { goods: goods(it) },
            RawVerb::Gain(it) => match it.one_step_of.as_deref() {
                None => MapVerb::Gain { goods: goods(it) },
                Some(track) => MapVerb::GainStep { track: self.track(Some(track), place)? },
            },
            RawVerb::Pay(it) => MapVerb::Pay { goods: goods(it) },
            RawVerb::RaiseIncome(it) => {
                MapVerb::RaiseIncome { track: self.track(it.track.as_deref(), place)?, steps: it.steps.unwrap_or(1) }
            }
            RawVerb::GainExperience(it) => MapVerb::GainExperience { steps: it.steps.unwrap_or(1) },
            RawVerb::Trade(_) => MapVerb::Trade,
            RawVerb::RollResource(it) => {
                MapVerb::RollResource { dice: self.dice_of(&it.dice, place)?, keep: self.dice_of(&it.keep, place)? }
            }
            RawVerb::RollTreasure(it) => {
                MapVerb::RollTreasure { dice: self.dice_of(&it.dice, place)?, keep: self.dice_of(&it.keep, place)? }
            }
            RawVerb::GainMovement(it) => MapVerb::GainMovement {
                amount: it.amount.unwrap_or(1),
                hero: match it.hero.as_deref() {
                    Some("any_own") => ForHero::Any,
                    Some("same_hero") => ForHero::Same,
                    Some("every_hero") => ForHero::Every,
                    _ => return Err(self.wrong(place, "says which hero gains it")),
                },
            },
            RawVerb::MoveHero(it) if it.fields == Some(1) => MapVerb::MoveHero,
            RawVerb::TeleportHero(it) => MapVerb::TeleportHero { fields: it.fields.unwrap_or(0) },
            RawVerb::AllowPassThrough(_) => MapVerb::AllowPassThrough,
            RawVerb::DiscoverTile(_) => MapVerb::DiscoverTile,
            RawVerb::RemoveBlackCubes(_) => MapVerb::RemoveBlackCubes,
            RawVerb::Reinforce(it) => MapVerb::Reinforce(self.reinforcing(it, place)?),
            RawVerb::RecruitNeutral(it) => MapVerb::RecruitNeutral(self.recruiting(it, place)?),
            RawVerb::ExchangeUnit(it) => {
                let side = |side: Option<&RawSide>| side.and_then(|it| Some((self.unit_named(&it.unit)?, it.side)));
                let (Some(give), Some(get)) = (side(it.give.as_ref()), side(it.get.as_ref())) else {
                    return Err(self.wrong(place, "names the unit that is given and the one that is got"));
                };
                MapVerb::ExchangeUnit(Exchange { give, get })
            }
            RawVerb::FlipUnit(_) => MapVerb::FlipUnit,
            RawVerb::Discount(it) => MapVerb::Discount {
                of: match words(it.what.as_ref()).as_slice() {
                    ["recruit_or_reinforce_one_unit"] => Discounted::OneUnit,
                    ["reinforce_this_unit"] => Discounted::ThisUnit,
                    ["buy_spell_in_town"] => Discounted::Spells,
                    _ => return Err(self.wrong(place, "the rules do not know what is cheaper")),
                },
                gold: it.gold.map_or(0, i8::unsigned_abs),
            },
            RawVerb::SkipCombat(_) => MapVerb::SkipCombat,
            RawVerb::Search(it) => MapVerb::Search {
                deck: self.deck(it.deck.as_deref(), place)?,
                count: it.count.unwrap_or(1),
                times: it.times.unwrap_or(1),
                optional: it.optional,
            },
            RawVerb::SetSearch(it) => MapVerb::SetSearch { count: it.count.unwrap_or(2) },
            RawVerb::FetchFirst(it) => MapVerb::FetchFirst { card: self.ability_named(it.card.as_deref(), place)? },
            RawVerb::Peek(it) => MapVerb::Peek {
                deck: match it.deck.as_deref() {
                    Some("any") => None,
                    deck => self.deck(deck, place)?,
                },
            },
            RawVerb::RemoveCard(it) => MapVerb::RemoveCard { filter: self.filter(it, place)? },
            RawVerb::RemoveSelf => MapVerb::RemoveSelf,
            RawVerb::ReshuffleFromHand(it) => {
                let kinds = it.types.iter().map(|it| kind_named(it)).collect::<Option<Vec<_>>>();
                let kinds = kinds.ok_or_else(|| self.wrong(place, "the rules do not know this type of card"))?;
                let kinds = kinds.iter().fold(0, |bits, &kind| bits | 1 << kind as u8);
                MapVerb::ReshuffleFromHand { kinds: CardFilter { kinds, not_of_start: false } }
            }
            _ => return Err(self.wrong(place, "the rules do not know this outside combat")),
        })
    }

    fn track(&self, track: Option<&str>, place: &Range<usize>) -> Read<Track> {
        match track {
            Some("choose" | "chosen_track") => Ok(Track::Choose),
            Some("field.resource") => Ok(Track::Field),
            _ => Err(self.wrong(place, "which track: the one chosen or that of the field")),
        }
    }

    fn dice_of(&self, number: &Option<toml::Value>, place: &Range<usize>) -> Read<DiceOf> {
        match number {
            Some(toml::Value::Integer(number @ 1..=4)) => Ok(DiceOf::Number(*number as u8)),
            Some(toml::Value::String(word)) if word.starts_with("field.") => Ok(DiceOf::Field),
            _ => Err(self.wrong(place, "rolls one to four dice, or those of the field")),
        }
    }

    /// None for the own deck.
    fn deck(&self, deck: Option<&str>, place: &Range<usize>) -> Read<Option<SharedDeck>> {
        match deck {
            Some("own_deck") => Ok(None),
            Some(id) => {
                let found = SharedDeck::ALL.into_iter().find(|it| it.id() == id);
                found.map(Some).ok_or_else(|| self.wrong(place, "there is no such deck"))
            }
            None => Err(self.wrong(place, "says which deck")),
        }
    }

    pub(super) fn machine_price(&self, it: &Params, place: &Range<usize>) -> Read<MachinePrice> {
        match it.cost.as_deref() {
            Some("factory") => Ok(MachinePrice::Factory),
            Some("trading_post") => Ok(MachinePrice::TradingPost),
            Some("free") => Ok(MachinePrice::Free),
            _ => Err(self.wrong(place, "the rules do not know this price")),
        }
    }

    fn reinforcing(&self, it: &Params, place: &Range<usize>) -> Read<Reinforcing> {
        let unit = it
            .unit
            .as_deref()
            .map(|unit| self.unit_named(unit).ok_or_else(|| self.wrong(place, "there are no units of this name")));
        Ok(Reinforcing {
            tiers: tiers(&it.tiers),
            unit: unit.transpose()?,
            price: match (it.cost.as_deref(), it.cost_if_first_captor.as_deref()) {
                (Some("half" | "half_rounded_up"), Some("free")) => ReinforcePrice::HalfOrFirst,
                (Some("half" | "half_rounded_up"), None) => ReinforcePrice::Half,
                (Some("half_gold"), None) => ReinforcePrice::HalfGold,
                (Some("half_gold_rounded_down"), None) => ReinforcePrice::HalfGoldDown,
                (Some("free"), None) => ReinforcePrice::Free,
                (Some("full"), None) => ReinforcePrice::Full,
                _ => return Err(self.wrong(place, "the rules do not know this price")),
            },
            optional: it.optional,
        })
    }

    fn recruiting(&self, it: &Params, place: &Range<usize>) -> Read<Recruiting> {
        Ok(Recruiting {
            draws: match &it.draw {
                Some(toml::Value::Integer(count @ 1..=4)) => Draws::UpTo(*count as u8),
                Some(toml::Value::String(word)) if word == "one_per_own_dwelling_from_matching_tier_deck" => {
                    Draws::OnePerDwelling
                }
                _ => return Err(self.wrong(place, "the rules do not know what is drawn")),
            },
            azure: it.extra_deck.is_some(),
            shuffled_back: it.rest.as_deref() == Some("shuffle_back"),
            optional: it.optional,
        })
    }

    pub(super) fn filter(&self, it: &Params, place: &Range<usize>) -> Read<CardFilter> {
        let Some(filter) = &it.filter else { return Ok(CardFilter::ALL) };
        if let Some(kind) = word(filter.get("type")) {
            let kind = kind_named(kind).ok_or_else(|| self.wrong(place, "the rules do not know this type of card"))?;
            return Ok(CardFilter::of(kind));
        }
        let mut found = CardFilter::ALL;
        for not in words(filter.get("not")) {
            match (not, kind_named(not)) {
                (_, Some(kind)) => found.kinds &= !(1 << kind as u8),
                ("starting_ability" | "card:magic_arrow", None) => found.not_of_start = true,
                _ => return Err(self.wrong(place, "the rules do not know which cards these are")),
            }
        }
        Ok(found)
    }

    /// Abilities come after the statistics.
    fn ability_named(&self, id: Option<&str>, place: &Range<usize>) -> Read<CardId> {
        let found = self.abilities.ability.iter().position(|it| Some(it.id.get_ref().as_str()) == id);
        let found = found.ok_or_else(|| self.wrong(place, "there is no such ability"))?;
        Ok(CardId::of(self.statistics.statistic.len() + found))
    }

    pub(in crate::content) fn map_moment(&self, when: Option<&Spanned<String>>) -> Read<Moment> {
        Ok(match when.map(|it| it.get_ref().as_str()) {
            None => Moment::Turn,
            Some("round_start" | "next_round_start" | "this_and_next_round_start") => Moment::Round,
            Some("resource_round_start" | "next_resource_round_start") => Moment::Resources,
            Some("astrologers_round_start") => Moment::Astrologers,
            Some("own_turn_start") => Moment::TurnStart,
            Some("own_turn") => Moment::Turn,
            Some("own_turn_end") => Moment::TurnEnd,
            Some("just_built") => Moment::Built,
            Some("own_town_besieged") => Moment::Besieged,
            Some("spell_book_token") => Moment::SpellBook,
            Some("start_of_combat_with_enemy_hero") => Moment::MeetsHero,
            Some("neutral_combat_start") => Moment::Guard,
            Some("after_won_combat_not_quick") => Moment::WonCombat,
            Some("flagged" | "visited" | "captured_from_enemy") => Moment::Visit,
            Some("built" | "always" | "own_hero_on_stables") => Moment::Always,
            Some(_) => {
                return Err(self.wrong(&when.map_or(0..0, Spanned::span), "the rules do not know this moment"));
            }
        })
    }

    /// What a building does; a location does it when it is visited.
    pub(in crate::content) fn read_spoken(&mut self, it: &RawSpoken) -> Read<Spoken> {
        let moment = match &it.when {
            None => Moment::Visit,
            when => self.map_moment(when.as_ref())?,
        };
        // What holds as long as the thing is there is asked for, not carried out.
        let holds = matches!(moment, Moment::Always | Moment::Besieged);
        Ok(Spoken {
            moment,
            once: it.once.is_some(),
            optional: it.optional,
            cost: self.read_list(&it.cost)?,
            does: if holds { ListId::NOTHING } else { self.read_list(&it.r#do)? },
            text: text::spoken(it),
        })
    }

    pub(in crate::content) fn read_astrologers(&mut self) -> Read<Vec<Astrologer>> {
        self.file = "astrologers.toml";
        let written = std::mem::take(&mut self.astrologers.astrologer);
        let read = written.iter().map(|it| self.read_astrologer(it)).collect();
        self.astrologers.astrologer = written;
        read
    }

    fn read_astrologer(&mut self, it: &RawAstrologer) -> Read<Astrologer> {
        let mut standing = Standing::default();
        let mut done = Effects::new();
        for effect in &it.r#do {
            if !note_standing(effect.get_ref(), &mut standing) {
                done.push(effect.clone());
            }
        }
        let moment = match it.duration.as_str() {
            "next_resource_round_start" => Moment::Resources,
            "next_round_start" | "this_and_next_round_start" => Moment::Round,
            "once" | "until_next_astrologers_round" => Moment::Astrologers,
            _ => return Err(self.files.error("astrologers.toml", &it.id, "the rules do not know how long this lasts")),
        };
        if it.redraw_if.as_ref().is_some_and(|it| it.get_ref() != "first_astrologers_round") {
            return Err(self.files.error("astrologers.toml", &it.id, "the rules do not know when it is drawn again"));
        }
        Ok(Astrologer {
            id: it.id.get_ref().clone(),
            each_player: it.scope == RawScope::EachPlayer,
            moment,
            also_now: it.duration == "this_and_next_round_start",
            not_first: it.redraw_if.is_some(),
            optional: it.optional,
            does: self.read_list(&done)?,
            standing,
            text: text::astrologer(it),
            source: it.source.get_ref().clone(),
        })
    }
}

/// What only changes how other things are done.
fn note_standing(verb: &RawVerb, standing: &mut Standing) -> bool {
    let positive = |amount: Option<i8>| amount.unwrap_or_default().unsigned_abs();
    match verb {
        RawVerb::GainMovement(it) if it.again.is_some() => standing.movement = it.amount.unwrap_or(0),
        RawVerb::ModStat(it) if it.which.as_deref() == Some("hand_limit") => {
            standing.hand_limit = it.amount.unwrap_or(0);
        }
        RawVerb::SpellPower(it) if it.scope.is_some() => standing.first_spell_power = positive(it.amount),
        RawVerb::RecallCards(it) if it.scope.is_some() => standing.recalls_first_spell = true,
        RawVerb::AllowReroll(it) if it.times_per_turn.is_some() => standing.rerolls = true,
        RawVerb::SwapNeutralGuard(_) => standing.swaps_guard = true,
        RawVerb::ModifyWarMachine(_) => standing.machines = true,
        _ => return false,
    }
    true
}

fn goods(it: &Params) -> Goods {
    [it.gold, it.materials, it.valuables].map(Option::unwrap_or_default)
}

fn kind_named(id: &str) -> Option<CardKind> {
    CardKind::ALL.into_iter().find(|it| it.id() == id)
}
