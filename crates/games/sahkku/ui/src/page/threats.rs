//! How likely the next throw hits the pieces of a side.

use crate::thinking::{self, ThreatsTo};
use crate::{Pending, Session};
use sahkku::{Piece, Place, Side};

use messages::numbers::Percent;
use on_page::{Annotation, ThreatList, Threatens};

use crate::Sahkku;
use crate::words as m;

/// The probability that each piece is hit, the likeliest first.
pub struct Threats(Vec<(Piece, Place, f64)>);

impl Threatens for Sahkku {
    type Threats = Threats;

    fn ask_threats(session: &Session, side: Side) -> Option<ThreatsTo> {
        match Pending::of(session) {
            Pending::Round(_) | Pending::Lot | Pending::Way(_) => None,
            _ => Some(ThreatsTo(side)),
        }
    }

    fn found_threats(answer: thinking::Threats) -> Option<Threats> {
        let threats = answer.0.iter();
        let threats = threats.map(|threat| (threat.piece, threat.place, threat.probability));
        Some(Threats(threats.collect()))
    }

    fn threats_title(side: Side) -> String {
        m::OddsTitle { side }.text()
    }
}

impl ThreatList<Sahkku> for Threats {
    fn note(&self) -> String {
        match self.0.is_empty() {
            true => m::odds_none(),
            false => m::odds_note(),
        }
    }

    fn lines(&self) -> Vec<String> {
        let line = |&(piece, at, hit): &(Piece, Place, f64)| {
            let chance = Percent::of(hit);
            m::OddsItem { piece, at, chance }.text()
        };
        self.0.iter().map(line).collect()
    }

    fn annotations(&self) -> Vec<Annotation<Place, Side>> {
        let mut labels: Vec<(Place, String)> = Vec::new();
        for &(_, place, hit) in &self.0 {
            let chance = Percent::of(hit);
            let text = m::OddsBadge { chance }.text();
            match labels.iter_mut().find(|(other, _)| *other == place) {
                // The same throws mostly hit all pieces on one place.
                Some((_, label)) if label.contains(&text) => {}
                Some((_, label)) => *label = format!("{label} · {text}"),
                None => labels.push((place, text)),
            }
        }
        let labels = labels.into_iter();
        labels
            .map(|(place, text)| Annotation::Label(place, text))
            .collect()
    }
}
