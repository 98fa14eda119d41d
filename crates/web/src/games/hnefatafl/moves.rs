//! What can be done at the board of Hnefatafl: which piece, where to, with which word.

use hnefatafl::{Action, Entry, Side, Square, Squares, Word};
use hnefatafl_play::table::{Destination, Pick};
use hnefatafl_play::{HnefataflSession, Session, WhyNot};

use super::dice::CombinedMove;
use super::lessons::{Lesson, Topic, about_refusal};
use super::news;
use crate::messages as m;

/// A legal move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Move {
    pub(crate) action: Action,
    pub(crate) pick: Pick,
    pub(crate) to: Square,
}

/// The move that an action of the side to move is.
pub(crate) fn of(_turn: Side, action: Action) -> Option<Move> {
    Some(Move {
        action,
        pick: Pick::of(&action),
        to: action.to,
    })
}

/// The action that an entry of the record is, if it is one.
pub(crate) fn action(entry: &Entry) -> Option<Action> {
    match entry {
        Entry::Action(action) => Some(*action),
        Entry::Resigned(_) | Entry::Agreed => None,
    }
}

/// Reads what a person decides, in the notation of records.
///
/// # Errors
/// Why it cannot be read.
pub(crate) fn read(text: &str) -> Result<Entry, String> {
    let action: Action = text.parse().map_err(|error| format!("{error}"))?;
    Ok(Entry::Action(action))
}

/// The legal moves.
pub(crate) fn legal(session: &Session, _die: Option<usize>) -> Vec<Move> {
    session
        .legal()
        .iter()
        .filter_map(|action| of(session.position().turn(), *action))
        .collect()
}

/// A piece moves once in a turn.
pub(crate) fn combined(_: &Session, _: Pick, _: Option<usize>) -> Vec<CombinedMove> {
    Vec::new()
}

/// Of several ways to make one move, leaves those that are to be chosen from: all, the silent one and the one with a word.
pub(crate) fn narrow(_ways: &mut Vec<Move>, _die: Option<usize>, _session: &Session) {}

/// Whether two actions are one move, but for the word.
pub(crate) fn same(a: &Move, b: Action) -> bool {
    (a.action.from, a.action.to) == (b.from, b.to)
}

/// Whether an action throws dice again: never.
pub(crate) fn throws_again(_action: &Action) -> bool {
    false
}

/// Whether an action ends the turn without a move: never.
pub(crate) fn ends_turn(_action: &Action) -> bool {
    false
}

/// One of several ways to make a move, as a question names it.
pub(crate) fn in_words(way: &Move) -> String {
    match way.action.say {
        Some(Word::Raichi) => m::say_raichi(),
        Some(Word::Tuichu) => m::say_tuichu(),
        None => m::say_nothing(),
    }
}

/// What is asked where there are several ways.
pub(crate) fn which() -> String {
    m::choose_word()
}

/// Where moves of one piece lead, each square once.
pub(crate) fn destinations(
    session: &Session,
    moves: impl Iterator<Item = Move>,
) -> Vec<Destination> {
    let pick = moves.into_iter().next().map(|one| one.pick);
    pick.map_or_else(Vec::new, |pick| session.destinations(pick))
}

/// A square that several moves lead to; there is none.
pub(crate) fn preview(ahead: &CombinedMove) -> Destination {
    bare(ahead.to)
}

/// A square that nothing is to be said of.
pub(crate) fn bare(place: Square) -> Destination {
    Destination {
        place,
        captures: Squares::NONE,
        escapes: false,
        say: None,
    }
}

/// Why the chosen piece cannot go to a square, or none on that square can be chosen; nothing where there is nothing to say.
pub(crate) fn why_not(session: &Session, chosen: Option<Pick>, place: Square) -> Option<WhyNot> {
    let piece = session.position().piece_at(place);
    let why = match chosen {
        Some(chosen) => session.why_not(chosen.place, place),
        None => session.why_stuck(place),
    };
    why.filter(|_| chosen.is_some() || piece.is_some())
}

/// The piece that a touch of a square is about: one's own that stands there, or else the one that was chosen before.
pub(crate) fn meant(session: &Session, chosen: Option<Pick>, place: Square) -> Option<Pick> {
    let piece = session.position().piece_at(place);
    let own = piece.is_some_and(|piece| piece.side() == session.position().turn());
    chosen.filter(|_| !own)
}

/// That in words.
pub(crate) fn why_in_words(why: &WhyNot) -> String {
    match why.hemmed_in {
        true => m::why_hemmed_in(),
        false => news::why(why.side, why.refusal),
    }
}

/// The rule that stands in the way.
pub(crate) fn rule_of(why: &WhyNot, session: &Session) -> Option<&'static Topic> {
    about_refusal(why.refusal, session.judge().rules())
}

/// The piece that a lesson asks to try in vain.
pub(crate) fn to_try(session: &Session, lesson: &Lesson) -> Option<Pick> {
    let (place, _) = lesson.trial()?;
    let piece = session.position().piece_at(place)?;
    (piece.side() == session.position().turn()).then_some(Pick { place })
}

/// The chosen piece as it begins a move in the notation of records.
pub(crate) fn written(pick: Pick) -> String {
    pick.place.to_string()
}

/// The squares by which the king could go out and of which a word tells.
pub(crate) fn told_ways(session: &Session) -> Vec<Square> {
    session.told_ways().into_iter().collect()
}

/// The only way to use the dice, where there is only one: nobody is relieved of it.
pub(crate) fn forced(_session: &Session) -> Vec<Action> {
    Vec::new()
}

/// What is said on the button that ends the turn, where it is not always the same.
pub(crate) fn end_in_words(_session: &Session) -> Option<String> {
    None
}
