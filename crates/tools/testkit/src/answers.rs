//! What a page relies on when it asks the bots of any game.

use game::{Bot as _, Dealt as _, Game as _, Level, Record, Side};
use worker::{Asked, Question, Request, Response};

use crate::thinking::{NO_LIMIT, PORTIONS, answer, ask, hint, nothing_is_hinted, without_time};

/// In games that wait for a decision, every level decides legally and as its bot does, however the work is portioned. In the last
/// of them, this includes the master, hints, and answers when there is no time; after a resignation nothing is hinted.
pub fn keep_their_promises<P: Asked>(records: &[Record<P::Game>]) {
    let last = records.last().expect("a game");
    for record in records {
        let game = record.replay(usize::MAX);
        let model = P::model(&mut P::Cache::default(), game.judge(), 0.0);
        let is_last = core::ptr::eq(record, last);
        for level in Level::ALL {
            // A master searches for long.
            if level == Level::Master && !is_last {
                continue;
            }
            let question = Question::Decide {
                level,
                seed: 7,
                time_limit: NO_LIMIT,
                spares: false,
            };
            let record = record.clone();
            let request = Request::<P> { record, question };
            let decided = ask(&request);
            let [Response::Decision(text)] = &decided[..] else {
                panic!("{level}: {decided:?}");
            };
            let mut legal = game.decisions().into_iter();
            assert!(legal.any(|entry| entry.to_string() == *text), "{text}");
            for portion in PORTIONS {
                assert_eq!(answer(&request, portion), decided[0], "{level}");
            }
            if let Some(model) = &model {
                let entries = P::Bot::of_level(level).decide(model, &game, 7);
                let entries = entries.expect("a decision");
                assert_eq!(entries[0].to_string(), *text, "{level}");
            }
        }
    }
    let legal = last.replay(usize::MAX).decisions();
    for one in hint::<P>(last.clone()) {
        assert!(legal.contains(&one.ranked.action.into()));
    }
    for action in without_time::<P>(last) {
        assert!(legal.contains(&action.into()));
    }
    let mut over = last.clone();
    over.push(P::Game::resignation(Side::First.into()));
    nothing_is_hinted::<P>(over);
}
