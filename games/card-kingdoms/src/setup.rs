//! RULES 2, 9, 10, 11: laying out the table.

use crate::{
    CardKingdoms, Content, Event, Options,
    action::{Action, Refusal},
    cards::{AreaId, CitizenId, DomainId, DomainSet, DukeId, MonsterId, StackSizes},
    centre::{CITIZEN_STACKS, COLUMNS, Centre, CitizenStack, DomainStack, MonsterStack},
    dark_lord::DarkLord,
    kingdom::Kingdom,
    options::{CUSTOM, RANDOM},
    steps::{BeginTurn, Journal, ask},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Chance, Phrase, Prompt, Seat, SeatSet, Seed,
    content::Pinned,
    steps::{Flow, Question},
    zones::Agenda,
};

/// The choices of a setup, once chance has filled in what was left open.
struct Layout {
    areas: Vec<AreaId>,
    citizens: Vec<CitizenId>,
    removed: DomainSet,
}

pub(crate) fn lay_out(
    content: &'static Content,
    options: &Options,
    seats: usize,
    seed: Seed,
    journal: &mut Journal,
) -> Result<CardKingdoms, Phrase> {
    let mut chance = Chance::of_table(seed);
    let sizes = if seats == 5 { content.setup.five } else { content.setup.up_to_four };
    let layout = layout(content, options, sizes, &mut chance)?;

    let monsters = monster_row(content, layout.areas, seats);
    let citizens = citizen_rows(content, &layout.citizens, sizes, options.mixed, &mut chance);
    let domains = domain_row(content, layout.removed, sizes, &mut chance);

    let mut dukes: Vec<_> = (0..content.dukes.len()).map(DukeId::of).collect();
    chance.shuffle(&mut dukes);
    let mut dukes = dukes.into_iter();
    let mut deal = || dukes.next().expect("ten Dukes are enough for five players");
    let kingdoms: ArrayVec<_, 5> = (0..seats)
        .map(|_| {
            let mut kingdom = Kingdom::new(content.setup.start, [deal(), deal()]);
            content.starters().for_each(|starter| kingdom.add_citizen(content, starter));
            kingdom
        })
        .collect();
    let dark_lord = (seats == 1).then(|| DarkLord::new(deal()));
    let first = Seat::new(chance.below(seats));

    let mut agenda = Agenda::new();
    agenda.then([ChooseDukes.into(), BeginTurn.into()]);
    journal.tell_all(|| Event::Begins { first });
    Ok(CardKingdoms {
        content: Pinned(content),
        chance,
        agenda,
        pending: SeatSet::all(seats),
        kingdoms,
        centre: Centre::new(monsters, citizens, domains),
        turn: 0,
        first,
        active: first,
        dice: [0, 0],
        used: DomainSet::EMPTY,
        removed: layout.removed,
        mixed: options.mixed,
        harvest_open: false,
        harvest_secret: false,
        last_round: false,
        dark_lord,
        ending: None,
    })
}

fn layout(content: &Content, options: &Options, sizes: StackSizes, chance: &mut Chance) -> Result<Layout, Phrase> {
    if let Some(preset) = content.presets.iter().find(|preset| preset.id == options.setup) {
        refuse_handpicking(options)?;
        let citizens = preset.citizens.clone();
        return Ok(Layout { areas: preset.areas.clone(), citizens, removed: preset.removed });
    }
    match options.setup.as_str() {
        RANDOM => refuse_handpicking(options)?,
        CUSTOM => {}
        _ => return Err(Phrase::new("setup-unknown").with("setup", options.setup.as_str())),
    }
    let areas = picked_areas(content, &options.areas)?;
    let citizens = picked_citizens(content, &options.citizens)?;
    let removed = picked_domains(content, &options.removed_domains)?;
    let spare = content.domains.len() - COLUMNS * usize::from(sizes.domain);
    if removed.len() > spare {
        return Err(Phrase::new("setup-too-many-domains").with("most", spare));
    }
    Ok(Layout {
        areas: areas.unwrap_or_else(|| random_areas(content, chance)),
        citizens: random_citizens(content, &citizens, chance),
        removed,
    })
}

/// Presets and random tables leave nothing to pick.
fn refuse_handpicking(options: &Options) -> Result<(), Phrase> {
    let picked =
        [("areas", &options.areas), ("citizens", &options.citizens), ("removed_domains", &options.removed_domains)];
    match picked.into_iter().find(|(_, ids)| !ids.is_empty()) {
        Some((key, _)) => Err(Phrase::new("setup-only-custom").with("option", key)),
        None => Ok(()),
    }
}

fn unknown(kind: &'static str, id: &str) -> Phrase {
    Phrase::new("setup-unknown-card").with("kind", kind).with("id", id)
}

fn picked_areas(content: &Content, ids: &[String]) -> Result<Option<Vec<AreaId>>, Phrase> {
    let mut areas: Vec<_> =
        ids.iter().map(|id| content.find_area(id).ok_or_else(|| unknown("areas", id))).collect::<Result<_, _>>()?;
    areas.sort_unstable();
    areas.dedup();
    match areas.len() {
        0 if ids.is_empty() => Ok(None),
        COLUMNS if ids.len() == COLUMNS => Ok(Some(areas)),
        _ => Err(Phrase::new("setup-five-areas")),
    }
}

fn picked_citizens(content: &Content, ids: &[String]) -> Result<[Option<CitizenId>; CITIZEN_STACKS], Phrase> {
    let mut stacks = [None; CITIZEN_STACKS];
    for id in ids {
        let citizen = content
            .find_citizen(id)
            .filter(|&it| !content.citizen(it).is_starter())
            .ok_or_else(|| unknown("citizens", id))?;
        if stacks[content.stack_of(citizen)].replace(citizen).is_some() {
            return Err(Phrase::new("setup-same-value").with("card", Phrase::new(format!("citizen-{id}"))));
        }
    }
    Ok(stacks)
}

fn picked_domains(content: &Content, ids: &[String]) -> Result<DomainSet, Phrase> {
    ids.iter().map(|id| content.find_domain(id).ok_or_else(|| unknown("removed_domains", id))).collect()
}

fn random_areas(content: &Content, chance: &mut Chance) -> Vec<AreaId> {
    let mut areas: Vec<_> = (0..content.areas.len()).map(AreaId::of).collect();
    chance.shuffle(&mut areas);
    areas.truncate(COLUMNS);
    areas
}

fn random_citizens(content: &Content, picked: &[Option<CitizenId>], chance: &mut Chance) -> Vec<CitizenId> {
    let mut choose = |stack| {
        let fitting: Vec<_> = content.recruits().filter(|&citizen| content.stack_of(citizen) == stack).collect();
        chance.pick(&fitting).expect("the content has a Citizen for every stack")
    };
    picked.iter().enumerate().map(|(stack, &picked)| picked.unwrap_or_else(|| choose(stack))).collect()
}

/// RULES 2.2: weakest on top, the boss at the bottom; stacks ordered by the strength of their top card **[R1]**.
fn monster_row(content: &Content, areas: Vec<AreaId>, seats: usize) -> [MonsterStack; COLUMNS] {
    let copies = |monster: MonsterId| {
        let card = content.monster(monster);
        card.copies + if seats == 5 { card.five_player_copies } else { 0 }
    };
    let mut stacks: Vec<_> = areas
        .into_iter()
        .map(|area| {
            let mut designs: Vec<_> =
                (0..content.monsters.len()).map(MonsterId::of).filter(|&it| content.monster(it).area == area).collect();
            designs.sort_by_key(|&design| std::cmp::Reverse(content.monster(design).strength));
            let cards = designs.into_iter().flat_map(|it| std::iter::repeat_n(it, usize::from(copies(it)))).collect();
            MonsterStack { area, cards }
        })
        .collect();
    stacks.sort_by_key(|stack| {
        let top = stack.cards.top().map(|top| content.monster(top).strength);
        (top, content.area(stack.area).order)
    });
    stacks.try_into().expect("five areas were chosen")
}

/// RULES 2.3, and RULES 11 for mixed Citizens.
fn citizen_rows(
    content: &Content,
    chosen: &[CitizenId],
    sizes: StackSizes,
    mixed: bool,
    chance: &mut Chance,
) -> [CitizenStack; CITIZEN_STACKS] {
    std::array::from_fn(|stack| {
        if !mixed {
            let cards = std::iter::repeat_n(chosen[stack], usize::from(sizes.citizen)).collect();
            return CitizenStack { cards, face_up: sizes.citizen };
        }
        let mut cards = all_copies(content, stack);
        chance.shuffle(&mut cards);
        cards.truncate(usize::from(sizes.citizen));
        CitizenStack { cards: cards.into_iter().collect(), face_up: 1 }
    })
}

/// Every Citizen card of the box with the values of this stack.
pub(crate) fn all_copies(content: &Content, stack: usize) -> Vec<CitizenId> {
    content
        .recruits()
        .filter(|&citizen| content.stack_of(citizen) == stack)
        .flat_map(|citizen| std::iter::repeat_n(citizen, usize::from(content.citizen(citizen).copies)))
        .collect()
}

/// RULES 2.4
fn domain_row(content: &Content, removed: DomainSet, sizes: StackSizes, chance: &mut Chance) -> [DomainStack; COLUMNS] {
    let mut domains: Vec<DomainId> = content.all_domains().minus(removed).iter().collect();
    chance.shuffle(&mut domains);
    let mut domains = domains.into_iter();
    std::array::from_fn(|_| DomainStack {
        cards: domains.by_ref().take(usize::from(sizes.domain)).collect(),
        face_up: true,
    })
}

/// RULES 2.7: everybody keeps one of two Dukes, at the same time and in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseDukes;

impl Question<CardKingdoms> for ChooseDukes {
    fn asked(self, game: &CardKingdoms) -> SeatSet {
        game.pending
    }

    fn run(self, game: &mut CardKingdoms, _: &mut Journal) -> Flow {
        game.wait_for_answers()
    }

    fn candidates(self, _: &CardKingdoms, _: Seat, offer: impl FnMut(Action)) {
        [0, 1].map(Action::KeepDuke).into_iter().for_each(offer);
    }

    fn check(self, _: &CardKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::KeepDuke(0 | 1) => Ok(()),
            Action::KeepDuke(_) => Err(Refusal::NotOwned),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut CardKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::KeepDuke(kept) = action else {
            return;
        };
        let kingdom = game.kingdom_mut(seat);
        kingdom.kept = Some(kept);
        let duke = kingdom.dealt[usize::from(kept)];
        game.pending = game.pending.without(seat);
        journal.tell_only(seat, || Event::KeptDuke { seat, duke });
        if game.pending.is_empty() {
            journal.tell_all(|| Event::DukesChosen);
        }
    }

    fn prompt(self, _: &CardKingdoms, _: Seat) -> Prompt {
        ask("ask-duke", "duke")
    }
}
