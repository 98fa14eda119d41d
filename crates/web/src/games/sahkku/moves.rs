//! What can be done at the board of sáhkku: which piece, with which die, where to.

use sahkku::{Action, Entry, Event, Face, Piece, Place, Side, Use};
use sahkku_play::table::{Destination, KingMark, Pick};
use sahkku_play::{CombinedMove, SahkkuSession, Session, WhyNot};

use super::lessons::{Lesson, Topic, about_refusal};
use super::news;
use crate::messages as m;

/// A legal action that moves a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Move {
    pub(crate) action: Action,
    pub(crate) pick: Pick,
    pub(crate) to: Place,
    pub(crate) step: Use,
}

/// The move that an action of the side to move is, if it is one.
pub(crate) fn of(_turn: Side, action: Action) -> Option<Move> {
    let step = *action.die_use()?;
    Some(Move {
        action,
        pick: Pick {
            piece: step.piece,
            spot: step.from,
        },
        to: step.to,
        step,
    })
}

/// The action that an entry of the record is, if it is one.
pub(crate) fn action(entry: &Entry) -> Option<Action> {
    entry.action()
}

/// Reads what a person decides, in the notation of records.
///
/// # Errors
/// Why it cannot be read.
pub(crate) fn read(text: &str) -> Result<Entry, String> {
    Entry::read_decision(text).map_err(|error| format!("{error}"))
}

/// The face of a die of the tray.
fn face(session: &Session, die: Option<usize>) -> Option<Face> {
    session.tray().dice().get(die?)?.face
}

/// The legal moves, narrowed to this die of the tray.
pub(crate) fn legal(session: &Session, die: Option<usize>) -> Vec<Move> {
    let face = face(session, die);
    let moves = session
        .legal()
        .iter()
        .filter_map(|action| of(session.position().turn(), *action));
    moves
        .filter(|one| face.is_none_or(|face| one.step.die == face))
        .collect()
}

/// Where a piece comes to with several dice in a row.
pub(crate) fn combined(session: &Session, pick: Pick, die: Option<usize>) -> Vec<CombinedMove> {
    session.combined_moves(pick.piece, pick.spot, face(session, die))
}

/// Of several ways to make one move, leaves those that are to be chosen from. `die`: whether a die was chosen.
pub(crate) fn narrow(ways: &mut Vec<Move>, die: Option<usize>, _session: &Session) {
    // Where an X only walks as far as a I, the X is kept: it can wake somebody.
    let spare = ways.iter().any(|one| one.step.die == Face::I);
    if spare && die.is_none() {
        ways.retain(|one| one.step.die != Face::X || matches!(one.action, Action::Activate(_)));
    }
}

/// Whether two actions are one move, but for what becomes of the king.
pub(crate) fn same(a: &Move, b: Action) -> bool {
    b.die_use().is_some_and(|b| {
        let king = a.step.king;
        Use { king, ..*b } == a.step
    })
}

/// Whether an action throws dice again.
pub(crate) fn throws_again(action: &Action) -> bool {
    matches!(action, Action::Rethrow(_))
}

/// Whether an action ends the turn.
pub(crate) fn ends_turn(action: &Action) -> bool {
    *action == Action::Stop
}

/// One of several ways to make a move, as a question names it.
pub(crate) fn in_words(way: &Move) -> String {
    news::choice(&way.step)
}

/// What is asked where there are several ways.
pub(crate) fn which() -> String {
    m::choose_use()
}

/// Where moves of one piece lead, each place once.
pub(crate) fn destinations(
    session: &Session,
    moves: impl Iterator<Item = Move>,
) -> Vec<Destination> {
    let mut destinations: Vec<Destination> = Vec::new();
    for Move {
        action, to, step, ..
    } in moves
    {
        if let Some(known) = destinations.iter_mut().find(|known| known.place == to) {
            if !known.faces.contains(&step.die) {
                known.faces.push(step.die);
            }
            continue;
        }
        let events = session.foresee(action);
        destinations.push(Destination {
            place: to,
            faces: vec![step.die],
            captures: captures(&events),
            king: king_mark(&events, step.king.is_some()),
        });
    }
    destinations
}

/// A place that several dice lead to, as the board shows it.
pub(crate) fn preview(ahead: &CombinedMove) -> Destination {
    let steps = ahead.actions.iter().filter_map(|action| action.die_use());
    Destination {
        place: ahead.to,
        faces: steps.map(|step| step.die).collect(),
        captures: captures(&ahead.events),
        king: king_mark(&ahead.events, ahead.choice),
    }
}

/// A place that nothing is to be said of.
pub(crate) fn bare(place: Place) -> Destination {
    Destination {
        place,
        faces: Vec::new(),
        captures: false,
        king: KingMark::Untouched,
    }
}

fn captures(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Captured { .. }))
}

fn king_mark(events: &[Event], choice: bool) -> KingMark {
    let taken = |event: &Event| matches!(event, Event::KingTaken { .. });
    if choice {
        KingMark::Choice
    } else if events.iter().any(taken) {
        KingMark::Taken
    } else {
        KingMark::Untouched
    }
}

/// Why the chosen piece cannot go to a place, or none on that place can be chosen; nothing where there is nothing to say.
pub(crate) fn why_not(session: &Session, chosen: Option<Pick>, place: Place) -> Option<WhyNot> {
    let why = match chosen {
        Some(chosen) => session.why_not(chosen.place(), place),
        None => session.why_stuck(place),
    };
    let mut figures = session.position().figures();
    let occupied = figures.any(|figure| figure.at.place() == place);
    why.filter(|_| chosen.is_some() || occupied)
}

/// The piece that a touch of a place is about: the one that was chosen before.
pub(crate) fn meant(_session: &Session, chosen: Option<Pick>, _place: Place) -> Option<Pick> {
    chosen
}

/// That in words.
pub(crate) fn why_in_words(why: &WhyNot) -> String {
    news::why(why.side, why.refusal, why.die, why.to)
}

/// The rule that stands in the way.
pub(crate) fn rule_of(why: &WhyNot, session: &Session) -> Option<&'static Topic> {
    about_refusal(why.refusal, session.judge().rules())
}

/// The piece that a lesson asks to try in vain.
pub(crate) fn to_try(session: &Session, lesson: &Lesson) -> Option<Pick> {
    let (from, _) = lesson.trial()?;
    let position = session.position();
    let figure = position
        .figures()
        .find(|figure| figure.at.place() == from && figure.side == Some(position.turn()))?;
    Some(Pick {
        piece: figure.piece,
        spot: figure.at,
    })
}

/// The chosen piece as it begins an action in the notation of records.
pub(crate) fn written(pick: Pick) -> String {
    let piece = match pick.piece {
        Piece::Soldier => "",
        Piece::Queen => "Q",
        Piece::King => "K",
    };
    let home = if pick.spot.homebound() { "'" } else { "" };
    format!("{piece}{}{home}", pick.place())
}

/// The places that words tell of as open ways: there are no such words.
pub(crate) fn told_ways(_session: &Session) -> Vec<Place> {
    Vec::new()
}

/// The only way to use the dice, where there is only one: nobody is relieved of it.
pub(crate) fn forced(_session: &Session) -> Vec<Action> {
    Vec::new()
}

/// What is said on the button that ends the turn, where it is not always the same.
pub(crate) fn end_in_words(_session: &Session) -> Option<String> {
    None
}
