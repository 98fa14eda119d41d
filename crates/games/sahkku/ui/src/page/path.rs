//! The path of a soldier around the board: drawn when the game's first piece walks, and at the start of a lesson.

use crate::lessons::Lesson;
use crate::{Sahkku, Session};
use sahkku::{Event, Figure, Judge, Piece, Place, Position, Side, Spot};

use on_page::{Annotation, History as _};

/// The path to draw over the board, if any: that of a soldier on `place` that is pointed at, or else that of the first one to
/// walk.
pub(super) fn annotation(
    session: &Session,
    lesson: Option<&Lesson>,
    place: Option<Place>,
) -> Option<Annotation<Place, Side>> {
    let soldier = |place: Place| {
        let turn = session.position().turn();
        let on_place = |figure: &Figure| {
            figure.piece == Piece::Soldier && figure.at.place() == place && !figure.riding
        };
        let mut figures = session.position().figures().filter(on_place);
        let first = figures.next()?;
        let own = |figure: &Figure| figure.side == Some(turn);
        Some(
            Some(first)
                .filter(own)
                .or_else(|| figures.find(own))
                .unwrap_or(first),
        )
    };
    let figure = match place {
        Some(place) => soldier(place)?,
        None => soldier(first_to_walk(session, lesson)?)?,
    };
    let places = path(session.judge(), session.position(), &figure);
    (places.len() > 1).then_some(Annotation::Path(places, figure.side?))
}

/// The place of the soldier that walks in the first turn with a walk, until another turn moves a piece.
fn first_to_walk(session: &Session, lesson: Option<&Lesson>) -> Option<Place> {
    if let Some(lesson) = lesson {
        // The guided game begins with waking a piece.
        if lesson.topic().name != "wake" || lesson.open() > 0 || lesson.task().is_none() {
            return None;
        }
        let own = |figure: &Figure| figure.side == lesson.side();
        let soldier = session.position().figures().find(own)?;
        return Some(soldier.at.place());
    }
    let history = Sahkku::history_of(session);
    let walk = |event: &Event| match event {
        Event::Activated { piece, to, .. } | Event::Moved { piece, to, .. } => {
            (*piece == Piece::Soldier).then(|| to.place())
        }
        _ => None,
    };
    let mut walks = history.iter().filter_map(|entry| {
        let to = entry.events.iter().find_map(walk)?;
        Some((entry.turn, to))
    });
    let (turn, mut place) = walks.next()?;
    for (other, to) in walks {
        if other != turn {
            return None;
        }
        place = to;
    }
    Some(place)
}

/// The places that a soldier reaches, from its own on: all of them once, or back to where its way closes.
pub(super) fn path(judge: &Judge, position: &Position, soldier: &Figure) -> Vec<Place> {
    let Some(side) = soldier.side else {
        return Vec::new();
    };
    let mut places = vec![soldier.at.place()];
    let mut spot = soldier.at;
    if !soldier.awake {
        let woken = judge.activation_place(position, side, soldier.at.place());
        spot = Spot::outbound(woken);
        places.push(woken);
    }
    let mut seen = vec![spot];
    while let Some(next) = judge.walk(position, side, spot, 1).next() {
        places.push(next.place());
        if seen.contains(&next) {
            break;
        }
        seen.push(next);
        spot = next;
    }
    places
}
