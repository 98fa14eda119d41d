//! Threats to the pieces of a side: the other side's next move, and for the king the ways that are open to him.

use crate::Hnefatafl;
use crate::{Session, Threat};
use hnefatafl::{Side, Square, Squares};

use crate::words as m;
use on_page::{Annotation, Stroke, ThreatList, Threatens};

/// The threatened pieces, and where the king could escape.
pub struct Threats {
    side: Side,
    threats: Vec<Threat>,
    ways: Squares,
}

impl Threatens for Hnefatafl {
    type Threats = Threats;

    fn known_threats(session: &Session, side: Side) -> Option<Threats> {
        let (judge, position) = (session.judge(), session.position());
        Some(Threats {
            side,
            threats: crate::threats(judge, position, side),
            ways: judge.open_ways(position),
        })
    }

    fn threats_title(side: Side) -> String {
        m::ThreatsTitle { side }.text()
    }
}

impl ThreatList<Hnefatafl> for Threats {
    fn note(&self) -> String {
        match self.threats.is_empty() {
            true => m::threats_none(),
            false => m::threats_note(),
        }
    }

    fn lines(&self) -> Vec<String> {
        let line = |threat: &Threat| {
            let (piece, at) = (threat.piece, threat.place);
            m::ThreatsItem { piece, at }.text()
        };
        let mut lines: Vec<String> = self.threats.iter().map(line).collect();
        if !self.ways.is_empty() {
            let places: Vec<String> = self.ways.into_iter().map(|at| at.to_string()).collect();
            let (side, places) = (self.side, &places.join(", "));
            lines.push(m::ThreatsWays { side, places }.text());
        }
        lines
    }

    fn annotations(&self) -> Vec<Annotation<Square, Side>> {
        let moves = self.threats.iter().flat_map(|threat| threat.moves.first());
        let arrows = moves.map(|action| Annotation::Arrow(action.from, action.to, Stroke::Played));
        let places = self
            .threats
            .iter()
            .map(|threat| Annotation::Place(threat.place));
        arrows.chain(places).collect()
    }
}
