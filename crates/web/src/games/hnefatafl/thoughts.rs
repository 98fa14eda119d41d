//! What the computer players of Hnefatafl are asked, and what their answers mean.

use hnefatafl::{Action, Entry, Record, Side};
use hnefatafl_play::Session;
use hnefatafl_play::thinking::{Request, Response};
use hnefatafl_player::{Review, greedy, takes_draw_by_count};

use crate::browser::thinker::TIME_LIMIT;
use crate::game_review::{GameReview, ReviewStep};

/// The request for what the side to move does; none at the end.
pub(crate) fn decision(session: &Session, seed: u32) -> Option<Request> {
    let side = session.turn().side()?;
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

/// Whether something is thrown at once after a decision: never.
pub(crate) fn opens_hand(_entry: &Entry) -> bool {
    false
}

/// What a simple player does, where nobody can be asked.
pub(crate) fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
    greedy(session.judge(), session.position(), bits).map(Entry::Action)
}

/// The request for the best moves.
pub(crate) fn hint(session: &Session) -> Request {
    Request::Hint {
        record: session.record().clone(),
        time_limit: TIME_LIMIT,
    }
}

/// The best moves of a side in a response, each with its probability of winning.
pub(crate) fn hinted(response: &Response, side: Side) -> Option<Vec<(Action, f64)>> {
    let Response::Hint(ranked) = response else {
        return None;
    };
    let ranked = ranked.iter();
    let ranked = ranked.map(|one| {
        let swede = f64::from(one.win_probability);
        let own = match side {
            Side::Swede => swede,
            Side::Muscovite => 1.0 - swede,
        };
        (one.action, own)
    });
    Some(ranked.collect())
}

/// The request for whether a side agrees on a draw: nobody has to be asked.
pub(crate) fn draw(_session: &Session, _side: Side) -> Option<Request> {
    None
}

/// Whether a response agrees on a draw.
pub(crate) fn drawn(_response: &Response) -> Option<bool> {
    None
}

/// Whether `side` agrees on a draw, where nobody can be asked.
pub(crate) fn takes_draw(session: &Session, side: Side) -> bool {
    takes_draw_by_count(session.judge(), session.position(), side)
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
        luck: None,
        cost: review.cost.map(f64::from),
        steps: steps
            .map(|step| ReviewStep {
                entry: step.entry,
                side: step.side,
                first: f64::from(step.swede),
                luck: 0.0,
                cost: f64::from(step.cost),
                better: step.better,
            })
            .collect(),
    }
}
