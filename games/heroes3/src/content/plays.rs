//! From cards as they are written to ways of playing them, each with the windows in which it is offered (RULING 88).

use super::{
    Read, Reader,
    compile::tiers,
    raw::{Copies, Effects, RawCard, RawMachine, RawPlay, RawRow, RawSpell, RawSpellLevel},
    text,
};
use crate::{
    cards::{Card, ListId, Play, PlayWhen, Row, Until, Verb, Windows, map},
    kinds::{CardKind, HeroId, Stat, Timing, Window},
};
use toml::Spanned;

/// Any instant that is not bound to an attack: before an enemy activates, in an own activation, before a roll.
const ANY_TIME: Windows = Windows(0).with(Window::Before).with(Window::Act).with(Window::Roll);

impl Reader<'_> {
    pub(super) fn read_card(&mut self, kind: CardKind, card: &RawCard) -> Read<Card> {
        let mut plays = Vec::new();
        let faces = [(false, &card.basic), (true, &card.expert), (false, &card.option)];
        for (expert, written) in faces {
            for play in written {
                plays.push(self.read_play(play, card.id.get_ref(), expert, card.playable_without_attack_or_spell)?);
            }
        }
        let hero = match &card.hero {
            Some(hero) => {
                let found = self.heroes.hero.iter().position(|it| it.id.get_ref() == hero.get_ref());
                let id = found.ok_or_else(|| self.files.error(self.file, hero, "there is no such hero"))?;
                let level = card.level.as_ref().and_then(toml::Value::as_integer).unwrap_or(0);
                Some((HeroId::of(id), u8::try_from(level).unwrap_or(0)))
            }
            None => None,
        };
        self.card_of(card.id.get_ref(), kind, &card.copies, plays, card.source.get_ref().clone()).map(|read| Card {
            hero,
            faction_only: card.faction_only,
            ..read
        })
    }

    fn card_of(
        &self,
        id: &str,
        kind: CardKind,
        copies: &Copies,
        plays: Vec<Play>,
        source: taverne_engine::provenance::Provenance,
    ) -> Read<Card> {
        let gives_power = plays.iter().any(|play| {
            play.rows
                .iter()
                .any(|row| self.lists[row.does.index()].iter().any(|it| matches!(it, Verb::SpellPower { .. })))
        });
        let copies: u32 = copies.values().map(|&it| u32::from(it)).sum();
        let copies = u8::try_from(copies).ok().filter(|&it| it <= 12);
        let copies = copies.ok_or_else(|| self.files.error_in(self.file, format!("{id}: at most 12 copies")))?;
        Ok(Card {
            id: id.to_owned(),
            kind,
            copies,
            school: None,
            expert_spell: false,
            hero: None,
            faction_only: None,
            ai: None,
            price: None,
            plays,
            windows: Windows::default(),
            gives_power,
            source,
        })
    }

    pub(super) fn read_spell(&mut self, spell: &RawSpell) -> Read<Card> {
        let id = spell.id.get_ref();
        let rows = self.read_rows(spell.row.get_ref(), id)?;
        if rows.is_empty() || !rows.is_sorted_by_key(|it| it.power) {
            return Err(self.files.error(self.file, &spell.row, "a spell has rows of rising power"));
        }
        let after = self.read_list(&spell.after)?;
        let (when, windows) = self.windows(spell.timing, spell.when.as_ref(), None, &rows, false)?;
        let text = text::spell(spell.when.as_ref().map(|it| it.get_ref().as_str()), &spell.after, id);
        let cost = ListId::NOTHING;
        let play = Play {
            expert: false,
            timing: spell.timing,
            when,
            windows,
            moment: None,
            from_play: false,
            cost,
            rows,
            by_power: true,
            after,
            text,
        };
        let card = self.card_of(
            spell.id.get_ref(),
            CardKind::Spell,
            &spell.copies,
            vec![play],
            spell.source.get_ref().clone(),
        )?;
        Ok(Card {
            school: Some(spell.school),
            expert_spell: spell.level == RawSpellLevel::Expert,
            ai: spell.ai,
            gives_power: true,
            ..card
        })
    }

    pub(super) fn read_machine(&mut self, machine: &RawMachine) -> Read<Card> {
        let plays = machine
            .option
            .iter()
            .map(|play| self.read_play(play, machine.id.get_ref(), false, false))
            .collect::<Read<Vec<_>>>()?;
        let source = machine.source.get_ref().clone();
        let price = Some([machine.cost.factory, machine.cost.trading_post]);
        let card = self.card_of(machine.id.get_ref(), CardKind::WarMachine, &Copies::new(), plays, source)?;
        Ok(Card { price, ..card })
    }

    fn read_play(&mut self, play: &RawPlay, id: &str, expert: bool, without_attack: bool) -> Read<Play> {
        let rows = if play.row.is_empty() {
            vec![Row { power: 0, tiers: tiers(&[]), does: self.read_list(&play.r#do)?, text: text::nothing() }]
        } else {
            self.read_rows(&play.row, id)?
        };
        let cost = self.read_list(&play.cost)?;
        let (when, windows) =
            self.windows(play.timing, play.when.as_ref(), play.condition.as_ref(), &rows, without_attack)?;
        // A card that speaks at a moment says so, or its only effect does.
        let moment = match play.r#do.as_slice() {
            [one] => one.get_ref().moment().map(|when| Spanned::new(one.span(), when.to_owned())),
            _ => None,
        };
        let moment = moment.as_ref().map(|when| self.map_moment(Some(when))).transpose()?;
        Ok(Play {
            expert,
            timing: play.timing,
            when,
            windows,
            moment,
            from_play: play.from.as_ref().is_some_and(|it| it.iter().any(|it| it == "in_play")),
            cost,
            rows,
            by_power: !play.row.is_empty(),
            after: ListId::NOTHING,
            text: text::play(play, id),
        })
    }

    fn read_rows(&mut self, rows: &[RawRow], id: &str) -> Read<Vec<Row>> {
        let mut read = Vec::new();
        for row in rows {
            let tiers = tiers(&row.tiers);
            let does = self.read_row(&row.r#do, tiers)?;
            read.push(Row { power: row.power, tiers, does, text: text::row(row, id) });
        }
        Ok(read)
    }

    /// A save has to know which tiers it saves.
    fn read_row(&mut self, effects: &Effects, tiers: crate::cards::Tiers) -> Read<ListId> {
        let list = self.read_list(effects)?;
        for verb in &mut self.lists[list.index()] {
            if let Verb::CancelAttack { tiers: saved } = verb {
                *saved = tiers;
            }
        }
        Ok(list)
    }

    fn windows(
        &self,
        timing: Timing,
        when: Option<&Spanned<String>>,
        condition: Option<&Spanned<String>>,
        rows: &[Row],
        without_attack: bool,
    ) -> Read<(PlayWhen, Windows)> {
        let only = |window| Windows::default().with(window);
        let by_verbs = || {
            let of_row = |row: &Row| self.windows_of(row.does);
            let windows = rows.iter().map(of_row).fold(Windows::default(), Windows::or);
            if without_attack { windows.or(ANY_TIME).with(Window::Map) } else { windows }
        };
        let test = match condition.map(|it| it.get_ref().as_str()) {
            None => PlayWhen::Any,
            Some("enemy_has_positive_morale") => PlayWhen::EnemyHasMorale,
            Some("has_first_aid_tent") => PlayWhen::HasTent,
            Some("field_difficulty_equals_hero_level") => PlayWhen::FieldOfOwnLevel,
            Some(_) => {
                return Err(self.wrong(&condition.map_or(0..0, Spanned::span), "the rules do not know this test"));
            }
        };
        let word = when.map(|it| it.get_ref().as_str());
        Ok(match (timing, word) {
            (_, Some("after_won_combat_not_quick")) => (test, only(Window::Won)),
            (Timing::Map, None) => (test, only(Window::Map)),
            (Timing::Permanent, _) => (test, self.permanent(rows)),
            (Timing::Activation, None) => (test, only(Window::Act)),
            (Timing::Ongoing, None) => (test, self.ongoing(rows)),
            (_, Some("combat_start")) => (test, only(Window::Start)),
            (_, Some("unit_about_to_activate")) => (test, only(Window::Before)),
            (_, Some("attack_would_reduce_own_unit_to_0")) => (test, only(Window::Save)),
            (_, Some("after_attack_roll")) => (test, only(Window::Rolled)),
            (_, Some("after_own_spell")) => (test, only(Window::AfterSpell)),
            (_, Some("after_enemy_spell")) => (test, only(Window::Answer)),
            (_, Some("before_attack_roll_or_after_other_attack_die_roll")) => (test, only(Window::Roll)),
            (_, Some("own_unit_attacks_golden")) => (PlayWhen::AttacksGolden, only(Window::Roll)),
            (_, Some("siege")) => (PlayWhen::Siege, ANY_TIME),
            (_, Some("ballista_activates")) => (test, only(Window::Ballista)),
            (_, Some("first_aid_tent_used")) => (test, only(Window::Tent)),
            (_, Some("neutral_combat_about_to_start")) => (test, only(Window::Announced)),
            (_, Some("own_recruit_or_reinforce")) => (test, only(Window::Muster)),
            (Timing::Instant, None) => (test, by_verbs()),
            (_, Some(_)) => {
                return Err(self.wrong(&when.map_or(0..0, Spanned::span), "the rules do not know this moment"));
            }
        })
    }

    /// Played like activation and map cards (RULES 13.3).
    fn permanent(&self, rows: &[Row]) -> Windows {
        let in_combat = |row: &Row| self.lists[row.does.index()].iter().any(|it| !matches!(it, Verb::Map(_)));
        let map = Windows::default().with(Window::Map);
        if rows.iter().any(in_combat) { map.with(Window::Act) } else { map }
    }

    /// An ongoing card of the map is played there; what counts for any die, in a combat too.
    fn ongoing(&self, rows: &[Row]) -> Windows {
        let verbs = || rows.iter().flat_map(|row| &self.lists[row.does.index()]);
        let any_die = |it: &Verb| matches!(it, Verb::Map(map::MapVerb::AllowReroll(map::Rerolls::AnyOfTurn)));
        let map = Windows::default().with(Window::Map);
        if verbs().any(any_die) {
            map.with(Window::Act)
        } else if verbs().all(|it| matches!(it, Verb::Map(_))) {
            map
        } else {
            Windows::default().with(Window::Act)
        }
    }

    /// Where an instant is offered, by what it does.
    fn windows_of(&self, list: ListId) -> Windows {
        let verbs = &self.lists[list.index()];
        let boost = |verb: &Verb| match verb {
            Verb::ModStat(it) => it.until == Until::Attack && it.stat != Stat::Initiative,
            Verb::IgnoreDie { .. } | Verb::MultiplyDie { .. } | Verb::PerDiscard { .. } => true,
            Verb::IgnorePenalty { until, .. } => *until == Until::Attack,
            _ => false,
        };
        if let [Verb::Choose { first, options }, ..] = verbs.as_slice() {
            let options = (0..u16::from(*options)).map(|at| self.windows_of(ListId(first.0 + at)));
            return options.fold(Windows::default(), Windows::or);
        }
        // What is only good outside combat is not asked for in one, except movement for another combat round.
        if verbs.iter().all(|verb| matches!(verb, Verb::Map(_))) {
            let moves = verbs.iter().any(|verb| matches!(verb, Verb::Map(map::MapVerb::GainMovement { .. })));
            let map = Windows::default().with(Window::Map);
            return if moves { map.with(Window::Extend) } else { map };
        }
        let there_too = |verb: &Verb| {
            matches!(
                verb,
                Verb::Draw { .. }
                    | Verb::Morale { .. }
                    | Verb::RollCheck { .. }
                    | Verb::TakeWarMachine { .. }
                    | Verb::TakeFromDiscard { .. }
                    | Verb::ShuffleDiscardIntoDeck
            )
        };
        let map = if verbs.iter().any(there_too) { Windows::default().with(Window::Map) } else { Windows::default() };
        if verbs.iter().any(boost) {
            return Windows::default().with(Window::Roll);
        }
        if verbs.iter().any(|verb| matches!(verb, Verb::Reroll { .. })) {
            return Windows::default().with(Window::Rolled);
        }
        if verbs.iter().any(|verb| matches!(verb, Verb::SpellPower { .. })) {
            return ANY_TIME.with(Window::Save).with(Window::Start).with(Window::Map);
        }
        ANY_TIME.or(map)
    }
}
