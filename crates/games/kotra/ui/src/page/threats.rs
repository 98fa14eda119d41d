//! How likely the next throw hits the checkers of a side.

use crate::Kotra;
use crate::{Place, Session, Threat};
use kotra::Side;

use super::numbers::Number;
use crate::words as m;
use messages::numbers::Percent;
use on_page::{Annotation, ThreatList, Threatens};

/// How likely the blots and bands of a side are hit, the likeliest first.
pub struct Threats {
    side: Side,
    threats: Vec<Threat>,
}

impl Threatens for Kotra {
    type Threats = Threats;

    fn known_threats(session: &Session, side: Side) -> Option<Threats> {
        Some(Threats {
            side,
            threats: crate::threats(session.judge(), session.position(), side),
        })
    }

    fn threats_title(side: Side) -> String {
        m::OddsTitle { side }.text()
    }
}

/// The share of all throws that hit: a chance from 0 to 1.
fn chance(threat: &Threat) -> Percent {
    Percent::of(f64::from(threat.throws) / 36.0)
}

impl ThreatList<Kotra> for Threats {
    fn note(&self) -> String {
        match self.threats.is_empty() {
            true => m::odds_none(),
            false => m::odds_note(),
        }
    }

    fn lines(&self) -> Vec<String> {
        let line = |threat: &Threat| {
            m::OddsItem {
                count: threat.count.into(),
                at: Number::of(self.side, threat.at),
                chance: chance(threat),
            }
            .text()
        };
        self.threats.iter().map(line).collect()
    }

    fn annotations(&self) -> Vec<Annotation<Place, Side>> {
        let badge = |threat: &Threat| {
            let chance = chance(threat);
            let place = Place::of(self.side, threat.at);
            Annotation::Label(place, m::OddsBadge { chance }.text())
        };
        self.threats.iter().map(badge).collect()
    }
}
