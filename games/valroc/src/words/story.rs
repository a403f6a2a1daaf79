//! What happened, as sentences.

use super::names::{self, centre, element, pawn, place, reward, size};
use crate::{Content, Event, action::Trade};
use taverne_engine::{Phrase, Seat};

pub(super) fn tell(content: &'static Content, event: &Event) -> Phrase {
    let by = |key: &'static str, seat: Seat| Phrase::new(key).with("who", seat);
    match *event {
        Event::Begins { rows } => Phrase::new("tell-begins").with("rows", rows.map(element).to_vec()),
        Event::Picked { seat, creature } => by("tell-picked", seat).with("card", content.creature_name(creature)),
        Event::DraftGoesOn { kind } => {
            Phrase::new("tell-draft-goes-on").with("kind", Phrase::new(format!("kind-{}", kind.id())))
        }
        Event::Dropped { seat, creature } => by("tell-dropped", seat).with("card", content.creature_name(creature)),
        Event::HandsKept => Phrase::new("tell-hands-kept"),
        Event::Studied { seat, elements: [one, two] } => {
            by("tell-studied", seat).with("one", element(one)).with("two", element(two))
        }
        Event::FirstPlayer { seat, ref totals } => {
            by("tell-first-player", seat).with("totals", numbers(totals.iter().copied()))
        }
        Event::RoundBegins { round, .. } => Phrase::new("tell-round").with("round", round),
        Event::Placed { seat, pawn: who, changed, place: there, .. } => {
            by("tell-placed", seat).with("pawn", pawn(who, changed)).with("place", place(there))
        }
        Event::StoppedPlanning { seat } => by("tell-stopped-planning", seat),
        Event::PlaceBegins { place: there } => Phrase::new("tell-place").with("place", place(there)),
        Event::UsedMagic { seat, magic, slot } => {
            by("tell-used-magic", seat).with("magic", content.magic_name(magic, slot))
        }
        Event::Traded { seat, trade, paid, gained } => {
            let key = if trade == Trade::ValsToPm { "tell-traded-vals" } else { "tell-traded-pm" };
            by(key, seat).with("paid", paid).with("gained", gained)
        }
        Event::Struck { element: it } => Phrase::new("tell-struck").with("element", element(it)),
        Event::DrewSpells { seat, count } => by("tell-drew-spells", seat).with("n", count),
        Event::KeptSpell { seat, spell } => by("tell-kept-spell", seat).with("card", content.spell_name(spell)),
        Event::Cast { seat, spell, on: Some(target), .. } => {
            by("tell-cast-on", seat).with("card", content.spell_name(spell)).with("target", target)
        }
        Event::Cast { seat, spell, on: None, .. } => by("tell-cast", seat).with("card", content.spell_name(spell)),
        Event::UsedCourse { seat, course, .. } => {
            by("tell-used-course", seat).with("card", content.course_name(course))
        }
        Event::Drank { seat, pm, .. } => by("tell-drank", seat).with("n", pm),
        Event::GainedPm { seat, pm } => by("tell-gained-pm", seat).with("n", pm),
        Event::GainedVals { seat, vals } => by("tell-gained-vals", seat).with("n", vals),
        Event::GainedSkill { seat, element: it } => by("tell-gained-skill", seat).with("element", element(it)),
        Event::SiphonedPm { seat, from, pm } => by("tell-siphoned-pm", seat).with("target", from).with("n", pm),
        Event::SiphonedVals { seat, from, vals } => by("tell-siphoned-vals", seat).with("target", from).with("n", vals),
        Event::PhantomHalvedPm { seat, pm } => by("tell-halved-pm", seat).with("n", pm),
        Event::PhantomHalvedVals { seat, vals } => by("tell-halved-vals", seat).with("n", vals),
        Event::StoleSkill { seat, from, element: it } => {
            by("tell-stole-skill", seat).with("target", from).with("element", element(it))
        }
        Event::StoleVials { seat, from, count } => by("tell-stole-vials", seat).with("target", from).with("n", count),
        Event::TookVals { seat, from, vals } => by("tell-took-vals", seat).with("target", from).with("n", vals),
        Event::Plundered { seat, statue, vals } => {
            by("tell-plundered", seat).with("element", element(statue)).with("n", vals)
        }
        Event::Wrath { by: Some(seat) } => by("tell-wrath", seat),
        Event::Wrath { by: None } => Phrase::new("tell-wrath-phantom"),
        Event::GaveUpSpell { seat, spell } => by("tell-gave-up", seat).with("card", content.spell_name(spell)),
        Event::WrathStruck { element: it, .. } => Phrase::new("tell-wrath-struck").with("element", element(it)),
        Event::WrathPassed => Phrase::new("tell-wrath-passed"),
        Event::Searched { seat, room, .. } => by("tell-searched", seat).with("element", element(room)),
        Event::Teleported { seat, to, .. } => by("tell-teleported", seat).with("element", element(to)),
        Event::Found { seat, reward: found, taken, vals, .. } => {
            let key = match taken {
                true if vals < found.vals() => "tell-found-short",
                true => "tell-found",
                false => "tell-found-in-vain",
            };
            by(key, seat).with("found", reward(found)).with("n", vals)
        }
        Event::FoundNothing { seat } => by("tell-found-nothing", seat),
        Event::TrainingBegins { seat, immune } => by("tell-training", seat).with("n", immune),
        Event::Trained { seat, centre: it, .. } => by("tell-trained", seat).with("centre", centre(it)),
        Event::StoppedTraining { seat } => by("tell-stopped-training", seat),
        Event::WoundCancelled { seat } => by("tell-wound-cancelled", seat),
        Event::Healed { seat } => by("tell-healed", seat),
        Event::Endured { seat } => by("tell-endured", seat),
        Event::Brewed { seat, element: it, .. } => by("tell-brewed", seat).with("element", element(it)),
        Event::DiscardedVial { seat, size: it } => by("tell-discarded-vial", seat).with("vial", size(it)),
        Event::Injured { seat } => by("tell-injured", seat),
        Event::MageReturned { seat } => by("tell-mage-returned", seat),
        Event::Offered { seat, statue, vals, diamond } => {
            let key = if diamond { "tell-offered-diamond" } else { "tell-offered" };
            by(key, seat).with("n", vals).with("element", element(statue))
        }
        Event::Favour { seat, statue, centre: it, won } => {
            let key = if won { "tell-favour" } else { "tell-no-favour" };
            by(key, seat).with("centre", centre(it)).with("element", element(statue))
        }
        Event::Enrolled { seat, course, .. } => by("tell-enrolled", seat).with("card", content.course_name(course)),
        Event::DeclinedCourse { seat } => by("tell-declined-course", seat),
        Event::Beat { seat, creature, mount, second, paid } => {
            let key = match (mount, second) {
                (Some(_), Some(_)) => "tell-beat-riding-two",
                (Some(_), None) => "tell-beat-riding",
                (None, _) => "tell-beat",
            };
            let phrase = by(key, seat).with("card", content.creature_name(creature)).with("paid", paid);
            let mounts = [("mount", mount), ("second", second)];
            let ridden = mounts.into_iter().filter_map(|(name, it)| it.map(|it| (name, content.creature_name(it))));
            ridden.fold(phrase, |phrase, (name, mount)| phrase.with(name, mount))
        }
        Event::DidNotFight { seat } => by("tell-did-not-fight", seat),
        Event::ArenaReward { seat, vals } => by("tell-arena-reward", seat).with("n", vals),
        Event::OfferingsBegin { ref vals } => {
            Phrase::new("tell-offerings").with("vals", numbers(vals.iter().map(|&n| u16::from(n))))
        }
        Event::MadeBid { seat, bid } => {
            by(if bid.diamond { "tell-made-bid-diamond" } else { "tell-made-bid" }, seat).with("n", bid.vals)
        }
        Event::BidShown { seat, statue, vals, diamond } => {
            let key = if diamond { "tell-bid-diamond" } else { "tell-bid" };
            by(key, seat).with("n", vals).with("element", element(statue))
        }
        Event::PhantomBid { statue, vals } => {
            Phrase::new("tell-phantom-bid").with("n", vals).with("element", element(statue))
        }
        Event::StatueWon { statue, winner: Some(seat) } => by("tell-statue-won", seat).with("element", element(statue)),
        Event::StatueWon { statue, winner: None } => Phrase::new("tell-statue-lost").with("element", element(statue)),
        Event::CourseRevealed { course, .. } => {
            Phrase::new("tell-course-revealed").with("card", content.course_name(course))
        }
        Event::MagicRevealed { magic } => {
            let name = content.magics.get(magic.index());
            let name = name.map_or_else(names::nothing, |card| Phrase::new(format!("magic-{}", card.id)));
            Phrase::new("tell-magic-revealed").with("magic", name)
        }
        Event::PhantomPlaced { pawn: who, place: there, .. } => {
            Phrase::new("tell-phantom-placed").with("pawn", pawn(who, false)).with("place", place(there))
        }
        Event::PhantomUsedMagic { magic } => {
            Phrase::new("tell-phantom-magic").with("magic", content.magic_name(magic, 1))
        }
        Event::PhantomSearched { .. } => Phrase::new("tell-phantom-searched"),
        Event::PhantomTrained { draws } => Phrase::new("tell-phantom-trained").with("n", draws),
        Event::PhantomOffered { statue, vals } => {
            Phrase::new("tell-phantom-offered").with("n", vals).with("element", element(statue))
        }
        Event::PhantomEnrolled { course } => {
            Phrase::new("tell-phantom-enrolled").with("card", content.course_name(course))
        }
        Event::CreatureLeft { creature } => {
            Phrase::new("tell-creature-left").with("card", content.creature_name(creature))
        }
        Event::CreatureCame { creature } => {
            Phrase::new("tell-creature-came").with("card", content.creature_name(creature))
        }
        Event::FinalCount => Phrase::new("tell-final-count"),
        Event::Ended => Phrase::new("tell-ended"),
    }
}

fn numbers(numbers: impl Iterator<Item = u16>) -> Vec<Phrase> {
    numbers.map(|n| Phrase::new("number").with("n", n)).collect()
}
