//! What the computer players of Kotra are asked, and what their answers mean.

use crate::Kotra;
use kotra::{Action, Entry, Record, Side};
use kotra_player::{Review, greedy, takes_draw_by_count};
use kotra_table::thinking::{Request, Response};
use kotra_table::{KotraSession, Pending, Session};

use on_page::TIME_LIMIT;
use on_page::{GameReview, Opponent, ReviewStep};

impl Opponent for Kotra {
    type Request = Request;
    type Response = Response;
    type Review = Review;

    fn ask_decision(session: &Session, seed: u32) -> Option<Request> {
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

    fn decided(response: Response) -> Result<Entry, String> {
        match response {
            Response::Action(action) => Ok(Entry::Action(action)),
            Response::Rejected(why) => Err(why),
            _ => Err("the response is to another request".to_owned()),
        }
    }

    fn opens_hand(entry: &Entry) -> bool {
        matches!(entry, Entry::Action(Action::Throw(_)))
    }

    fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
        greedy(session.judge(), session.position(), bits).map(Entry::Action)
    }

    fn ask_hint(session: &Session) -> Request {
        Request::Hint {
            record: session.record().clone(),
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
                .map(|one| (one.action, f64::from(one.equity)))
                .collect(),
        )
    }

    fn ask_draw(session: &Session, side: Side) -> Option<Request> {
        Some(Request::Draw {
            record: session.record().clone(),
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

    fn reviewed(review: Review) -> GameReview<Kotra> {
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
}
