//! How likely the next throw hits the pieces of a side.

use crate::thinking::{Threats, ThreatsTo};
use crate::{Pending, Session};
use sahkku::{Place, Side};
use sahkku_player::Threat;

use messages::numbers::Percent;
use on_page::{Annotation, ThreatList, Threatens};

use crate::Sahkku;
use crate::words as m;

impl Threatens for Sahkku {
    type Threats = Threats;

    fn ask_threats(session: &Session, side: Side) -> Option<ThreatsTo> {
        match Pending::of(session) {
            Pending::Round(_) | Pending::Lot | Pending::Way(_) => None,
            _ => Some(ThreatsTo(side)),
        }
    }

    fn found_threats(answer: Threats) -> Option<Threats> {
        Some(answer)
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
        let line = |threat: &Threat| {
            let (piece, at) = (threat.piece, threat.place);
            let chance = Percent::of(threat.probability);
            m::OddsItem { piece, at, chance }.text()
        };
        self.0.iter().map(line).collect()
    }

    fn annotations(&self) -> Vec<Annotation<Place, Side>> {
        let mut labels: Vec<(Place, String)> = Vec::new();
        for threat in &self.0 {
            let chance = Percent::of(threat.probability);
            let text = m::OddsBadge { chance }.text();
            match labels.iter_mut().find(|(at, _)| *at == threat.place) {
                // The same throws mostly hit all pieces on one place.
                Some((_, label)) if label.contains(&text) => {}
                Some((_, label)) => *label = format!("{label} · {text}"),
                None => labels.push((threat.place, text)),
            }
        }
        let labels = labels.into_iter();
        labels
            .map(|(place, text)| Annotation::Label(place, text))
            .collect()
    }
}
