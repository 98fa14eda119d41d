//! What the computer players of sáhkku are asked, and what their answers mean.

use sahkku::{Action, Entry, Record, Side};
use sahkku_play::thinking::{GameState, Request, Response};
use sahkku_play::{Pending, SahkkuSession, Session};
use sahkku_player::{Review, greedy, takes_draw_by_count};

use crate::browser::thinker::TIME_LIMIT;
use crate::game_review::{GameReview, ReviewStep};

/// The position of a game, as requests have it.
pub(super) fn state_of(session: &Session) -> GameState {
    GameState {
        judge: session.judge().clone(),
        position: *session.position(),
    }
}

/// The request for what the side to decide does; none where nothing is to be decided.
pub(crate) fn decision(session: &Session, seed: u32) -> Option<Request> {
    let level = |side| session.player(side).level().unwrap_or_default();
    Some(match session.pending() {
        Pending::Way(side) => Request::ChooseDirection {
            judge: session.judge().clone(),
            first: side.other(),
            level: level(side),
            seed,
        },
        Pending::Decision(side) => Request::Decide {
            state: state_of(session),
            level: level(side),
            seed,
            time_limit: TIME_LIMIT,
        },
        _ => return None,
    })
}

/// The decision in a response.
///
/// # Errors
/// Why there is none in it.
pub(crate) fn decided(response: Response) -> Result<Entry, String> {
    match response {
        Response::Action(action) => Ok(Entry::Action(action)),
        Response::Direction { miedut } => Ok(Entry::Walks(miedut)),
        Response::Rejected(why) => Err(why),
        _ => Err("the response is to another request".to_owned()),
    }
}

/// Whether a decision has dice thrown again, which happens at once: there is nothing to wait for.
pub(crate) fn opens_hand(entry: &Entry) -> bool {
    matches!(entry, Entry::Action(Action::Rethrow(_)))
}

/// What a simple player does, where nobody can be asked.
pub(crate) fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
    if matches!(session.pending(), Pending::Way(_)) {
        return Some(Entry::Walks(false));
    }
    greedy(session.judge(), session.position(), bits).map(Entry::Action)
}

/// The request for the best actions.
pub(crate) fn hint(session: &Session) -> Request {
    Request::Hint {
        state: state_of(session),
        time_limit: TIME_LIMIT,
    }
}

/// The best actions of a side in a response, each with its probability of winning.
pub(crate) fn hinted(response: &Response, _side: Side) -> Option<Vec<(Action, f64)>> {
    let Response::Hint(ranked) = response else {
        return None;
    };
    let ranked = ranked.iter();
    Some(
        ranked
            .map(|one| (one.action, f64::from(one.win_probability)))
            .collect(),
    )
}

/// The request for whether `side` agrees on a draw; none where nobody has to be asked.
pub(crate) fn draw(session: &Session, side: Side) -> Option<Request> {
    Some(Request::Draw {
        state: state_of(session),
        side,
    })
}

/// Whether a response agrees on a draw.
pub(crate) fn drawn(response: &Response) -> Option<bool> {
    match response {
        Response::Draw { agrees } => Some(*agrees),
        _ => None,
    }
}

/// Whether `side` agrees on a draw, where nobody can be asked.
pub(crate) fn takes_draw(session: &Session, side: Side) -> bool {
    takes_draw_by_count(session.position(), side)
}

/// The request for a review of a game.
pub(crate) fn review(record: Record) -> Request {
    Request::Review { record }
}

/// A review as the page shows it.
pub(crate) fn reviewed(review: Review) -> GameReview {
    let steps = review.steps.into_iter();
    GameReview {
        start: review.start,
        luck: Some(review.luck),
        cost: review.cost,
        steps: steps
            .map(|step| ReviewStep {
                entry: step.entry,
                side: step.side,
                first: step.men,
                luck: step.luck,
                cost: step.cost,
                better: step.better,
            })
            .collect(),
    }
}
