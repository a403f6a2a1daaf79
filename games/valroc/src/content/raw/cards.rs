//! How the content files become cards.

use super::{
    Board, Id, Raw, RawAction, RawCampaign, RawClass, RawCourse, RawCreature, RawErrand, RawMagic, RawObjective,
    RawPlanning, RawSpell, Read, Use,
};
use crate::{
    campaign::{Campaign, Class, Objective},
    cards::{
        ActionCard, ActionSet, BlackMagic, Course, CourseId, CourseSet, Creature, CreatureId, CreatureSet, Kind, Spell,
        SpellId, TOKEN_KINDS,
    },
    content::{Content, Errand, Figures, Hand, Planning, SoloFigures},
    effect::Effect,
    elements::Element,
    places::{Place, SpotSet},
    spell_pile::SpellPile,
    windows::Moment,
};
use taverne_engine::content::Files;

impl Raw {
    pub(in crate::content) fn content(self, files: &Files) -> Read<Content> {
        self.check(files)?;
        let creatures: Vec<_> = self.creatures.creature.iter().map(RawCreature::card).collect();
        let actions: Vec<_> = self.actions.action.iter().map(RawAction::card).collect();
        let courses: Vec<_> = self.courses.course.iter().map(RawCourse::card).collect();
        let find = |id: &Id| creatures.iter().position(|card: &Creature| card.id == *id.get_ref());
        let hands = self.creatures.hand.iter().map(|hand| Hand {
            id: hand.id.get_ref().clone(),
            creatures: hand.creatures.get_ref().iter().filter_map(find).map(CreatureId::of).collect(),
            source: hand.source.get_ref().clone(),
        });
        let some = |keep: &dyn Fn(&Creature) -> bool| -> CreatureSet {
            let chosen = creatures.iter().enumerate().filter(|(_, card)| keep(card));
            chosen.map(|(index, _)| CreatureId::of(index)).collect()
        };
        let some_courses = |keep: &dyn Fn(&Course) -> bool| -> CourseSet {
            let chosen = courses.iter().enumerate().filter(|(_, card)| keep(card));
            chosen.map(|(index, _)| CourseId::of(index)).collect()
        };
        let mut centres = [ActionSet::EMPTY; 4];
        for (index, card) in actions.iter().enumerate() {
            centres[card.centre as usize].insert(crate::cards::ActionId::of(index));
        }
        let mut tokens = [0; TOKEN_KINDS];
        for (count, token) in tokens.iter_mut().zip(&self.tokens.token) {
            *count = *token.count.get_ref();
        }
        let piles = &self.solo.creatures;
        Ok(Content {
            hash: files.hash(),
            board: self.board.figures(),
            hands: hands.collect(),
            kinds: Kind::ALL.map(|kind| some(&|card| card.kind == kind)),
            affinities: Element::ALL.map(|element| some(&|card| card.affinities.contains(&element))),
            hybrids: some(&Creature::is_hybrid),
            centres,
            mage_only: some_courses(&|card| card.mage_only),
            single_use: some_courses(&|card| card.single),
            playable: some_courses(&|card| card.single && card.effect != Effect::TransformToMage),
            bargains: some_courses(&|card| matches!(card.effect, Effect::MercenaryCost(_))),
            working_at: Place::ALL.map(|place| some_courses(&|card| card.effect.place() == Some(place))),
            spells_at: Moment::ALL.map(|moment| {
                let allowed = self.spells.spell.iter().enumerate().filter(|(_, spell)| moment.allows(spell.timing));
                SpellPile::mask(allowed.map(|(index, _)| SpellId::of(index)))
            }),
            spells: self.spells.spell.iter().map(RawSpell::card).collect(),
            magics: self.magics.magic.iter().map(RawMagic::card).collect(),
            tokens,
            token_sources: self.tokens.token.iter().map(|token| token.source.get_ref().clone()).collect(),
            offerings: self.solo.offering.iter().map(|card| card.vals).collect(),
            plannings: self.solo.planning.iter().map(RawPlanning::card).collect(),
            solo: SoloFigures {
                river: *piles.river.get_ref(),
                top: piles.top.list(),
                bottom: piles.bottom.list(),
                rounds: piles.rounds,
                source: piles.source.get_ref().clone(),
            },
            campaign: self.campaign.campaign(),
            publications: self.publications,
            creatures,
            actions,
            courses,
        })
    }
}

impl RawCreature {
    fn card(&self) -> Creature {
        Creature {
            id: self.id.get_ref().clone(),
            kind: self.kind,
            affinities: self.affinities.get_ref().iter().copied().collect(),
            prestige: self.prestige,
            magic: self.magic,
            requires: self.requires.get_ref().list(),
            mount: self.mount.as_ref().map_or([0; 4], |mount| mount.get_ref().list()),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawAction {
    fn card(&self) -> ActionCard {
        ActionCard {
            id: self.id.get_ref().clone(),
            centre: self.centre,
            zones: self.zones.get_ref().list(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawCourse {
    fn card(&self) -> Course {
        Course {
            id: self.id.get_ref().clone(),
            single: self.once == Use::Single,
            vals: self.vals,
            magic: self.magic,
            mage_only: self.mage_only,
            solo: self.solo,
            copies: *self.copies.get_ref(),
            effect: *self.effect.get_ref(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawSpell {
    fn card(&self) -> Spell {
        Spell {
            id: self.id.get_ref().clone(),
            malus: self.malus,
            timing: self.timing,
            solo: self.solo,
            copies: *self.copies.get_ref(),
            effect: *self.effect.get_ref(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawMagic {
    fn card(&self) -> BlackMagic {
        BlackMagic {
            id: self.id.get_ref().clone(),
            effects: [*self.top.get_ref(), *self.bottom.get_ref()],
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawPlanning {
    fn card(&self) -> Planning {
        let errand =
            |step: &RawErrand| Errand { pawn: step.pawn, place: step.place, room: step.room.unwrap_or(Element::Fire) };
        Planning {
            id: self.id.get_ref().clone(),
            steps: self.steps.get_ref().iter().map(errand).collect(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl RawCampaign {
    fn campaign(&self) -> Campaign {
        let class = |it: &RawClass| Class { id: it.id.get_ref().clone(), least: *it.least.get_ref() };
        let objective = |it: &RawObjective| Objective { id: it.id.get_ref().clone(), list: it.list, test: it.test };
        Campaign {
            least_prestige: self.least_prestige,
            games: [self.games.easy, self.games.normal, self.games.hard],
            classes: self.class.iter().map(class).collect(),
            objectives: self.objective.iter().map(objective).collect(),
            source: self.source.get_ref().clone(),
        }
    }
}

impl Board {
    fn figures(&self) -> Figures {
        let mut closed = [[0; 8]; 5];
        let tables = [(1, &self.closed.two_players), (2, &self.closed.two_players), (3, &self.closed.three_players)];
        for (players, slots) in tables {
            slots.iter().for_each(|it| closed[players][it.place.index()] |= 1 << (it.slot.get_ref() - 1));
        }
        let (places, player, hunt, scoring) = (&self.places, &self.player, &self.hunt, &self.scoring);
        let mythic = self.draft.mythic.get_ref();
        let sources = [
            ("places", &places.source),
            ("closed", &self.closed.source),
            ("player", &player.source),
            ("bank", &self.bank.source),
            ("wrath", &self.wrath.source),
            ("rounds", &self.rounds.source),
            ("favour", &self.favour.source),
            ("draft", &self.draft.source),
            ("hunt", &hunt.source),
            ("scoring", &scoring.source),
        ];
        Figures {
            fountain: places.fountain,
            tavern: places.tavern,
            arena: places.arena,
            immune_draws: places.immune_draws,
            training_cost: places.training_cost,
            closed,
            open: closed.map(open_spots),
            start_magic: *player.magic.get_ref(),
            start_skill: *player.skill.get_ref(),
            start_vals: *player.vals.get_ref(),
            most: *player.most.get_ref(),
            mercenary: player.mercenary,
            most_kept: *player.most_kept.get_ref(),
            bank: *self.bank.vals.get_ref(),
            wrath: *self.wrath.last.get_ref(),
            offerings_every: *self.rounds.offerings_every.get_ref(),
            small_from: self.favour.small_from,
            medium_from: self.favour.medium_from,
            mythic: [mythic.easy, mythic.classic, mythic.expert],
            hunt: [&hunt.two_players, &hunt.three_players, &hunt.four_players].map(|table| table.get_ref().clone()),
            hunt_solo: hunt.solo,
            suggested_rows: *hunt.suggested_rows.get_ref(),
            hybrids: scoring.hybrids,
            vals_per_point: *scoring.vals_per_point.get_ref(),
            tokens_per_point: *scoring.tokens_per_point.get_ref(),
            diamond: scoring.diamond,
            most_courses: scoring.most_courses,
            beaten_to_end: *scoring.beaten_to_end.get_ref(),
            sources: sources.into_iter().map(|(key, source)| (key, source.get_ref().clone())).collect(),
        }
    }
}

/// Spots of places that have a slot that is not closed.
fn open_spots(closed: [u8; 8]) -> SpotSet {
    let open = Place::ALL.into_iter().filter(|place| closed[place.index()].count_ones() < place.slots() as u32);
    open.map(SpotSet::of).fold(SpotSet::EMPTY, SpotSet::union)
}
