//! The open ways that a word announces.

use hnefatafl::{Announce, Event, Side, Squares};

use super::Session;

/// The squares by which the king could escape and that a word in force announces: those that were open when it was said and
/// still are.
pub fn told_ways(session: &Session) -> Squares {
    let (judge, position) = (session.judge(), session.position());
    let open = judge.open_ways(position);
    if session.turn().is_over() || open.is_empty() {
        return Squares::NONE;
    }
    let mut told = at_the_opening(session);
    let mut steps = session.steps().peekable();
    while let Some(step) = steps.next() {
        if step.side != Some(Side::Swede) {
            continue;
        }
        let says = |event: &Event| matches!(event, Event::Announced(_) | Event::Said(_));
        let after = steps.peek().map_or(*position, |next| next.before);
        told = if step.events.iter().any(says) {
            judge.open_ways(&after)
        } else {
            Squares::NONE
        };
    }
    // The king stands where he stood when it was said, so a way is identified by its end.
    open & told
}

/// What is announced about the starting position of the record.
fn at_the_opening(session: &Session) -> Squares {
    let judge = session.judge();
    let opening = session.after(0);
    let position = opening.position();
    let told = match judge.rules().announce {
        // The word that came with the Swede's move is true for the position after it, unless the game begins here.
        Announce::Program => position.turn() == Side::Muscovite,
        Announce::Players => position.said().is_some(),
    };
    if told {
        judge.open_ways(position)
    } else {
        Squares::NONE
    }
}
