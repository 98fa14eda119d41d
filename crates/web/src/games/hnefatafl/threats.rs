//! What threatens the pieces of a side: the other side's next move, and for the king the ways that are open to him.

use hnefatafl::{Side, Squares};
use hnefatafl_play::thinking::{Request, Response};
use hnefatafl_play::{Session, Threat};

use crate::board::overlay::{Annotation, Stroke};
use crate::messages as m;

/// What is threatened, and where the king could go out.
pub(crate) struct Threats {
    side: Side,
    threats: Vec<Threat>,
    ways: Squares,
}

/// What threatens the pieces of `side`, which is known without the thinker.
pub(crate) fn known(session: &Session, side: Side) -> Option<Threats> {
    let (judge, position) = (session.judge(), session.position());
    Some(Threats {
        side,
        threats: hnefatafl_play::threats(judge, position, side),
        ways: judge.open_ways(position),
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
    m::ThreatsTitle { side }.text()
}

impl Threats {
    /// What is to be known of the list, or why it is empty.
    pub(crate) fn note(&self) -> String {
        match self.threats.is_empty() {
            true => m::threats_none(),
            false => m::threats_note(),
        }
    }

    /// A line for each piece, and one for the ways that are open.
    pub(crate) fn lines(&self) -> Vec<String> {
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

    /// What the board shows of it: one move against each piece.
    pub(crate) fn annotations(&self) -> Vec<Annotation> {
        let moves = self.threats.iter().flat_map(|threat| threat.moves.first());
        let arrows = moves.map(|action| Annotation::Arrow(action.from, action.to, Stroke::Played));
        let places = self
            .threats
            .iter()
            .map(|threat| Annotation::Place(threat.place));
        arrows.chain(places).collect()
    }
}
