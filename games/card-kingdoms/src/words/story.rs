//! The log: what happened, in a sentence.

use crate::{Content, Event, cards::CitizenId, goods::Goods};
use taverne_engine::{Phrase, Seat, Taken};

/// The cards that come to a kingdom, by whatever way.
pub(super) fn taken(content: &'static Content, event: &Event) -> Option<Taken> {
    let (seat, family, name) = match *event {
        Event::Recruited { seat, citizen, .. } | Event::TookCitizen { seat, citizen, .. } => {
            (seat, "citizen", content.citizen_name(citizen))
        }
        Event::Slew { seat, monster, .. } | Event::StoleMonster { seat, monster, .. } => {
            (seat, "monster", content.monster_name(monster))
        }
        Event::Built { seat, domain, .. } => (seat, "domain", content.domain_name(domain)),
        Event::KeptDuke { seat, duke } => (seat, "duke", content.duke_name(duke)),
        _ => return None,
    };
    Some(Taken { seat, family, card: name.key })
}

pub(super) fn tell(content: &'static Content, event: &Event) -> Phrase {
    let phrase = |key: &'static str, who: Seat| Phrase::new(key).with("who", who);
    match event {
        Event::Begins { first } => phrase("log-begins", *first),
        Event::KeptDuke { seat, duke } => phrase("log-kept-duke", *seat).with("card", content.duke_name(*duke)),
        Event::DukesChosen => Phrase::new("log-dukes-chosen"),
        Event::TurnBegins { seat, turn } => phrase("log-turn", *seat).with("turn", *turn),
        Event::Rests { seat } => phrase("log-rests", *seat),
        Event::Rolled { seat, dice } => phrase("log-rolled", *seat).with("one", dice[0]).with("two", dice[1]),
        Event::ChangedDie { seat, domain, from, to, paid, .. } => phrase("log-changed-die", *seat)
            .with("card", content.domain_name(*domain))
            .with("from", *from)
            .with("to", *to)
            .with("paid", *paid),
        Event::PaidForPair { seat, domain, goods } => {
            phrase("log-pair", *seat).with("card", content.domain_name(*domain)).with("goods", *goods)
        }
        Event::Took { seat, from: Some(victim), goods, source } => phrase("log-took", *seat)
            .with("victim", *victim)
            .with("goods", *goods)
            .with("card", content.source_name(*source)),
        Event::Took { seat, from: None, goods, source } => {
            phrase("log-gained", *seat).with("goods", *goods).with("card", content.source_name(*source))
        }
        Event::ChoseInHarvest { seat, card, goods } => {
            phrase("log-gained", *seat).with("goods", *goods).with("card", content.citizen_name(*card))
        }
        Event::ExchangedInHarvest { seat, card, paid, gained } => {
            exchanged(*seat, *paid, *gained, content.citizen_name(*card))
        }
        Event::Harvested { seat, cards, gained, paid } => {
            let fired = |&(card, times): &(CitizenId, u8)| {
                Phrase::new("log-fired").with("card", content.citizen_name(card)).with("times", times)
            };
            let key = if paid.is_none() { "log-harvested" } else { "log-harvested-paying" };
            let cards: Vec<_> = cards.iter().map(fired).collect();
            phrase(key, *seat).with("gained", *gained).with("paid", *paid).with("cards", cards)
        }
        Event::Consoled { seat, resource: Some(resource) } => {
            phrase("log-consoled", *seat).with("goods", resource.times(1))
        }
        Event::Consoled { seat, resource: None } => phrase("log-not-consoled", *seat),
        Event::GainedResource { seat, resource } => {
            phrase("log-gained-resource", *seat).with("goods", resource.times(1))
        }
        Event::Gained { seat, goods, source } => {
            phrase("log-gained", *seat).with("goods", *goods).with("card", content.source_name(*source))
        }
        Event::Exchanged { seat, paid, gained, source } => {
            exchanged(*seat, *paid, *gained, content.source_name(*source))
        }
        Event::Slew { seat, monster, paid, .. } => {
            phrase("log-slew", *seat).with("card", content.monster_name(*monster)).with("paid", *paid)
        }
        Event::Recruited { seat, citizen, paid, .. } => {
            phrase("log-recruited", *seat).with("card", content.citizen_name(*citizen)).with("paid", *paid)
        }
        Event::Built { seat, domain, paid, .. } => {
            phrase("log-built", *seat).with("card", content.domain_name(*domain)).with("paid", *paid)
        }
        Event::TookCitizen { seat, citizen, source, .. } => phrase("log-took-citizen", *seat)
            .with("card", content.citizen_name(*citizen))
            .with("cause", content.source_name(*source)),
        Event::ReturnedCitizen { seat, citizen, gained } => {
            phrase("log-returned", *seat).with("card", content.citizen_name(*citizen)).with("goods", *gained)
        }
        Event::ReturnedMonster { seat, monster, gained } => {
            phrase("log-returned", *seat).with("card", content.monster_name(*monster)).with("goods", *gained)
        }
        Event::StoleMonster { seat, from: Some(victim), monster } => {
            phrase("log-stole-monster", *seat).with("victim", *victim).with("card", content.monster_name(*monster))
        }
        Event::StoleMonster { seat, from: None, monster } => {
            phrase("log-lured-monster", *seat).with("card", content.monster_name(*monster))
        }
        Event::DomainTurnedUp { domain, .. } => Phrase::new("log-turned-up").with("card", content.domain_name(*domain)),
        Event::CitizenTurnedUp { citizen, .. } => {
            Phrase::new("log-turned-up").with("card", content.citizen_name(*citizen))
        }
        Event::Exhausted { .. } => Phrase::new("log-exhausted"),
        Event::CapturedCitizen { monster, citizen, .. } => Phrase::new("log-captured")
            .with("monster", content.monster_name(*monster))
            .with("card", content.citizen_name(*citizen)),
        Event::CapturedDomain { monster, domain, .. } => Phrase::new("log-captured")
            .with("monster", content.monster_name(*monster))
            .with("card", content.domain_name(*domain)),
        Event::LastRound => Phrase::new("log-last-round"),
        Event::LastRoundOff => Phrase::new("log-last-round-off"),
        Event::Ended { .. } => Phrase::new("log-ended"),
    }
}

fn exchanged(seat: Seat, paid: Goods, gained: Goods, card: Phrase) -> Phrase {
    Phrase::new("log-exchanged").with("who", seat).with("paid", paid).with("gained", gained).with("card", card)
}
