//! How likely the checkers of a side are hit by the next throw.

use kotra::Side;
use kotra_play::thinking::{Request, Response};
use kotra_play::{Place, Session, Threat};

use super::numbers::Number;
use crate::board::overlay::Annotation;
use crate::messages as m;
use crate::text::numbers::Percent;

/// How likely the blots and bands of a side are hit, the likeliest first.
pub(crate) struct Threats {
    side: Side,
    threats: Vec<Threat>,
}

/// What threatens the checkers of `side`, which is known without the thinker.
pub(crate) fn known(session: &Session, side: Side) -> Option<Threats> {
    Some(Threats {
        side,
        threats: kotra_play::threats(session.judge(), session.position(), side),
    })
}

/// The thinker does not have to be asked.
pub(crate) fn request(_session: &Session, _side: Side) -> Option<Request> {
    None
}

/// No response is about threats.
pub(crate) fn found(_response: Response) -> Option<Threats> {
    None
}

/// The heading.
pub(crate) fn title(side: Side) -> String {
    m::OddsTitle { side }.text()
}

/// In how many of all throws: a chance from 0 to 1.
fn chance(threat: &Threat) -> Percent {
    Percent::of(f64::from(threat.throws) / 36.0)
}

impl Threats {
    /// What is to be known of the list, or why it is empty.
    pub(crate) fn note(&self) -> String {
        match self.threats.is_empty() {
            true => m::odds_none(),
            false => m::odds_note(),
        }
    }

    /// A line for each.
    pub(crate) fn lines(&self) -> Vec<String> {
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

    /// What the board shows of it.
    pub(crate) fn annotations(&self) -> Vec<Annotation> {
        let badge = |threat: &Threat| {
            let chance = chance(threat);
            let place = Place::of(self.side, threat.at);
            Annotation::Label(place, m::OddsBadge { chance }.text())
        };
        self.threats.iter().map(badge).collect()
    }
}
