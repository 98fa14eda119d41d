//! How likely the pieces of a side are hit by the next throw.

use sahkku::{Piece, Place, Side};
use sahkku_play::thinking::{Request, Response};
use sahkku_play::{Pending, SahkkuSession, Session};

use super::thoughts::state_of;
use crate::board::overlay::Annotation;
use crate::messages as m;
use crate::text::numbers::Percent;

/// How likely each piece is hit, the likeliest first.
pub(crate) struct Threats(Vec<(Piece, Place, f64)>);

/// What threatens the pieces of `side`, where that is known without the thinker.
pub(crate) fn known(_session: &Session, _side: Side) -> Option<Threats> {
    None
}

/// The request for what threatens the pieces of `side`; none before the game has begun.
pub(crate) fn request(session: &Session, side: Side) -> Option<Request> {
    match session.pending() {
        Pending::Round(_) | Pending::Lot | Pending::Way(_) => None,
        _ => Some(Request::Threats {
            state: state_of(session),
            side,
        }),
    }
}

/// The threats in a response, if it is about them.
pub(crate) fn found(response: Response) -> Option<Threats> {
    let Response::Threats(threats) = response else {
        return None;
    };
    let threats = threats.iter();
    let threats = threats.map(|threat| (threat.piece, threat.place, threat.probability));
    Some(Threats(threats.collect()))
}

/// The heading.
pub(crate) fn title(side: Side) -> String {
    m::OddsTitle { side }.text()
}

impl Threats {
    /// What is to be known of the list, or why it is empty.
    pub(crate) fn note(&self) -> String {
        match self.0.is_empty() {
            true => m::odds_none(),
            false => m::odds_note(),
        }
    }

    /// A line for each piece.
    pub(crate) fn lines(&self) -> Vec<String> {
        let line = |&(piece, at, hit): &(Piece, Place, f64)| {
            let chance = Percent::of(hit);
            m::OddsItem { piece, at, chance }.text()
        };
        self.0.iter().map(line).collect()
    }

    /// What the board shows of it.
    pub(crate) fn annotations(&self) -> Vec<Annotation> {
        let mut labels: Vec<(Place, String)> = Vec::new();
        for &(_, place, hit) in &self.0 {
            let chance = Percent::of(hit);
            let text = m::OddsBadge { chance }.text();
            match labels.iter_mut().find(|(other, _)| *other == place) {
                // Pieces on one place are mostly hit by the same throws.
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
