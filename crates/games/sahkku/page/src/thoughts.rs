//! What the computer players of sáhkku are asked, and what their answers mean.

use crate::Sahkku;
use sahkku::{Action, Entry, Record, Side};
use sahkku_player::{Review, greedy, takes_draw_by_count};
use sahkku_table::thinking::{GameState, Request, Response};
use sahkku_table::{Pending, SahkkuSession, Session};

use on_page::TIME_LIMIT;
use on_page::{GameReview, Opponent, ReviewStep};

/// The position of a game, as requests have it.
pub(super) fn state_of(session: &Session) -> GameState {
    GameState {
        judge: session.judge().clone(),
        position: *session.position(),
    }
}

impl Opponent for Sahkku {
    type Request = Request;
    type Response = Response;
    type Review = Review;

    fn ask_decision(session: &Session, seed: u32) -> Option<Request> {
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

    fn decided(response: Response) -> Result<Entry, String> {
        match response {
            Response::Action(action) => Ok(Entry::Action(action)),
            Response::Direction { miedut } => Ok(Entry::Walks(miedut)),
            Response::Rejected(why) => Err(why),
            _ => Err("the response is to another request".to_owned()),
        }
    }

    fn opens_hand(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(Action::Rethrow(_)))
    }

    fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
        if matches!(session.pending(), Pending::Way(_)) {
            return Some(Entry::Walks(false));
        }
        greedy(session.judge(), session.position(), bits).map(Entry::Action)
    }

    fn ask_hint(session: &Session) -> Request {
        Request::Hint {
            state: state_of(session),
            time_limit: TIME_LIMIT,
        }
    }

    fn hinted(response: &Response, _side: Side) -> Option<Vec<(Action, f64)>> {
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

    fn ask_draw(session: &Session, side: Side) -> Option<Request> {
        Some(Request::Draw {
            state: state_of(session),
            side,
        })
    }

    fn drawn(response: &Response) -> Option<bool> {
        match response {
            Response::Draw { agrees } => Some(*agrees),
            _ => None,
        }
    }

    fn takes_draw(session: &Session, side: Side) -> bool {
        takes_draw_by_count(session.position(), side)
    }

    fn ask_review(record: Record) -> Request {
        Request::Review { record }
    }

    fn reviewed(review: Review) -> GameReview<Sahkku> {
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
}
