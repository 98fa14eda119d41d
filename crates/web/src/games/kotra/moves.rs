//! What can be done at the board of Kotra: which checker, with which die, where to.

use kotra::{Action, Die, Entry, Event, Point, Points, Side};
use kotra_play::table::{Destination, Pick};
use kotra_play::{CombinedMove, KotraSession, Place, Session, WhyNot};

use super::lessons::{Lesson, Topic, about_refusal};
use super::news;
use crate::messages as m;

/// A legal action that moves a checker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Move {
    pub(crate) action: Action,
    pub(crate) pick: Pick,
    pub(crate) to: Place,
}

/// The move that an action of the side to move is, if it is one. The four of two sixes are moved as one checker is, from home.
pub(crate) fn of(turn: Side, action: Action) -> Option<Move> {
    if action == Action::Four {
        let [place, to] = [Point::HOME, Point::FOUR].map(|point| Place::of(turn, point));
        let pick = Pick { place };
        return Some(Move { action, pick, to });
    }
    Some(Move {
        action,
        pick: Pick::of(turn, action)?,
        to: Place::after(turn, action)?,
    })
}

/// The action that an entry of the record is, if it is one.
pub(crate) fn action(entry: &Entry) -> Option<Action> {
    match entry {
        Entry::Action(action) => Some(*action),
        _ => None,
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

/// What a die of the tray shows.
fn face(session: &Session, die: Option<usize>) -> Option<Die> {
    session.dice().get(die?)?.face
}

/// The legal moves, narrowed to this die of the tray.
pub(crate) fn legal(session: &Session, die: Option<usize>) -> Vec<Move> {
    let (turn, face) = (session.position().turn(), face(session, die));
    let legal = session.legal().iter();
    legal
        .filter(|action| face.is_none() || action.die() == face)
        .filter_map(|action| of(turn, *action))
        .collect()
}

/// Where a checker comes to with several dice in a row.
pub(crate) fn combined(session: &Session, pick: Pick, die: Option<usize>) -> Vec<CombinedMove> {
    session.combined_moves(pick, face(session, die))
}

/// Of several ways to make one move, leaves those that are to be chosen from: all, as a checker can be borne off by several
/// dice, unless every use of the throw comes to the same. Then the first is as good as any.
pub(crate) fn narrow(ways: &mut Vec<Move>, _die: Option<usize>, session: &Session) {
    if session.forced().is_some_and(|forced| forced.is_whole_turn) {
        ways.truncate(1);
    }
}

/// Whether two actions are one move.
pub(crate) fn same(a: &Move, b: Action) -> bool {
    a.action == b
}

/// Whether an action throws dice again: never.
pub(crate) fn throws_again(_action: &Action) -> bool {
    false
}

/// Whether an action ends the turn without a move: at a half munk.
pub(crate) fn ends_turn(action: &Action) -> bool {
    *action == Action::Stop
}

/// One of several ways to make a move, as a question names it.
pub(crate) fn in_words(way: &Move) -> String {
    match way.action {
        Action::Off { die, .. } => m::UseOff { die }.text(),
        Action::Four => m::take_four(),
        action => action
            .die()
            .map_or_else(String::new, |die| m::UseWith { die }.text()),
    }
}

/// What is asked where there are several ways.
pub(crate) fn which() -> String {
    m::which_dice()
}

/// Where moves of one checker lead, each place once.
pub(crate) fn destinations(
    session: &Session,
    moves: impl Iterator<Item = Move>,
) -> Vec<Destination> {
    let mut destinations: Vec<Destination> = Vec::new();
    for Move { action, to, .. } in moves {
        let die = action.die();
        if let Some(known) = destinations.iter_mut().find(|known| known.place == to) {
            known.dice.extend(die);
            continue;
        }
        destinations.push(Destination {
            place: to,
            dice: die.into_iter().collect(),
            hits: hits(&session.foresee(action)),
        });
    }
    destinations
}

/// The points where somebody is hit, in the numbering of white.
fn hits(events: &[Event]) -> Points {
    let at = |event: &Event| match *event {
        Event::Hit { side, at, .. } => Some(at.seen_by_white(side)),
        _ => None,
    };
    events.iter().filter_map(at).collect()
}

/// A place that several dice lead to, as the board shows it.
pub(crate) fn preview(ahead: &CombinedMove) -> Destination {
    Destination {
        place: ahead.to,
        dice: ahead
            .actions
            .iter()
            .filter_map(|action| action.die())
            .collect(),
        hits: ahead.hits,
    }
}

/// A place that nothing is to be said of.
pub(crate) fn bare(place: Place) -> Destination {
    Destination {
        place,
        dice: Vec::new(),
        hits: Points::NONE,
    }
}

/// Why the chosen checker cannot go to a place, or none at that place can be chosen; nothing where there is nothing to say.
pub(crate) fn why_not(session: &Session, chosen: Option<Pick>, place: Place) -> Option<WhyNot> {
    match chosen {
        Some(chosen) => session.why_not(chosen.place(), place),
        None => session.why_stuck(place),
    }
}

/// The piece that a touch of a place is about: the one that was chosen before.
pub(crate) fn meant(_session: &Session, chosen: Option<Pick>, _place: Place) -> Option<Pick> {
    chosen
}

/// That in words.
pub(crate) fn why_in_words(why: &WhyNot) -> String {
    let side = why.side;
    match why.not_yours {
        true => m::WhyNotYours { side }.text(),
        false => news::why(side, why.refusal),
    }
}

/// The rule that stands in the way.
pub(crate) fn rule_of(why: &WhyNot, session: &Session) -> Option<&'static Topic> {
    about_refusal(why.refusal, session.judge().rules())
}

/// The checker that a lesson asks to try in vain.
pub(crate) fn to_try(_session: &Session, lesson: &Lesson) -> Option<Pick> {
    let (place, _) = lesson.trial()?;
    Some(Pick { place })
}

/// The chosen checker as it begins an action in the notation of records.
pub(crate) fn written(pick: Pick) -> String {
    pick.place().to_string()
}

/// The places that words tell of as open ways: there are no such words.
pub(crate) fn told_ways(_session: &Session) -> Vec<Place> {
    Vec::new()
}

/// The only way to use the dice, where there is only one.
pub(crate) fn forced(session: &Session) -> Vec<Action> {
    session
        .forced()
        .map(|forced| forced.actions)
        .unwrap_or_default()
}

/// What is said on the button that ends the turn: what stopping at the half munk brings.
pub(crate) fn end_in_words(session: &Session) -> Option<String> {
    if !session.legal().contains(&Action::Stop) {
        return None;
    }
    let stopped = session.foresee(Action::Stop);
    stopped.iter().find_map(|event| match event {
        Event::GameOver(outcome) => {
            let value = &news::units(outcome.value);
            Some(m::StopHalf { value }.text())
        }
        _ => None,
    })
}
