//! What the computer players of Kotra are asked, and what their answers mean.

use kotra::{Action, Entry, Record, Side};
use kotra_play::thinking::{Request, Response};
use kotra_play::{KotraSession, Pending, Session};
use kotra_player::{Review, greedy, takes_draw_by_count};

use crate::browser::thinker::TIME_LIMIT;
use crate::game_review::{GameReview, ReviewStep};

/// The request for what the side to decide does; none where nothing is to be decided.
pub(crate) fn decision(session: &Session, seed: u32) -> Option<Request> {
    let Pending::Decision(side) = session.pending() else {
        return None;
    };
    Some(Request::Decide {
        record: session.record().clone(),
        level: session.player(side).level().unwrap_or_default(),
        seed,
        time_limit: TIME_LIMIT,
    })
}

/// The decision in a response.
///
/// # Errors
/// Why there is none in it.
pub(crate) fn decided(response: Response) -> Result<Entry, String> {
    match response {
        Response::Action(action) => Ok(Entry::Action(action)),
        Response::Rejected(why) => Err(why),
        _ => Err("the response is to another request".to_owned()),
    }
}

/// Whether a decision has dice thrown, which happens at once: the choice of how many.
pub(crate) fn opens_hand(entry: &Entry) -> bool {
    matches!(entry, Entry::Action(Action::Throw(_)))
}

/// What a simple player does, where nobody can be asked.
pub(crate) fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
    greedy(session.judge(), session.position(), bits).map(Entry::Action)
}

/// The request for the best actions.
pub(crate) fn hint(session: &Session) -> Request {
    Request::Hint {
        record: session.record().clone(),
        time_limit: TIME_LIMIT,
    }
}

/// The best actions of a side in a response, each with what it is worth to that side.
pub(crate) fn hinted(response: &Response, _side: Side) -> Option<Vec<(Action, f64)>> {
    let Response::Hint(ranked) = response else {
        return None;
    };
    let ranked = ranked.iter();
    Some(
        ranked
            .map(|one| (one.action, f64::from(one.equity)))
            .collect(),
    )
}

/// The request for whether `side` agrees on a draw.
pub(crate) fn draw(session: &Session, side: Side) -> Option<Request> {
    Some(Request::Draw {
        record: session.record().clone(),
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
        start: f64::from(review.start),
        luck: Some(review.luck.map(f64::from)),
        cost: review.cost.map(f64::from),
        steps: steps
            .map(|step| ReviewStep {
                entry: step.entry,
                side: step.side,
                first: f64::from(step.white),
                luck: f64::from(step.luck),
                cost: f64::from(step.cost),
                better: step.better,
            })
            .collect(),
    }
}
