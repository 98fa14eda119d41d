//! What the computer players of Hnefatafl are asked, and what their answers mean.

use crate::Hnefatafl;
use hnefatafl::{Action, Entry, Record, Side};
use hnefatafl_player::{Review, greedy, takes_draw_by_count};
use hnefatafl_table::Session;
use hnefatafl_table::thinking::{Request, Response};

use on_page::TIME_LIMIT;
use on_page::{GameReview, Opponent, ReviewStep};

impl Opponent for Hnefatafl {
    type Request = Request;
    type Response = Response;
    type Review = Review;

    fn ask_decision(session: &Session, seed: u32) -> Option<Request> {
        let side = session.turn().side()?;
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

    fn last_resort(session: &Session, bits: u64) -> Option<Entry> {
        greedy(session.judge(), session.position(), bits).map(Entry::Action)
    }

    fn ask_hint(session: &Session) -> Request {
        Request::Hint {
            record: session.record().clone(),
            time_limit: TIME_LIMIT,
        }
    }

    fn hinted(response: &Response, side: Side) -> Option<Vec<(Action, f64)>> {
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

    fn takes_draw(session: &Session, side: Side) -> bool {
        takes_draw_by_count(session.judge(), session.position(), side)
    }

    fn ask_review(record: Record) -> Request {
        Request::Review { record }
    }

    fn reviewed(review: Review) -> GameReview<Hnefatafl> {
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
}
