//! One question, worked on in portions.

use sahkku::{Judge, Position, Side, read_rules};
use sahkku_opponent::{Odds, Threats};

use crate::letters::{Answer, Question};

/// A question that is being worked on.
pub(crate) enum Work {
    /// What to do in a position.
    Decide {
        judge: Judge,
        position: Position,
        whim: u32,
    },
    /// What is best in a position.
    Hint { judge: Judge, position: Position },
    /// What can be hit.
    Odds(Threats),
}

impl Work {
    /// Begins with a question.
    ///
    /// # Errors
    /// Why nothing can be thought about it.
    pub(crate) fn new(question: Question, _now: f64) -> Result<Work, String> {
        match question {
            Question::Decide {
                rules,
                position,
                whim,
                ..
            } => {
                let (judge, position) = read(&rules, &position)?;
                Ok(Work::Decide {
                    judge,
                    position,
                    whim,
                })
            }
            Question::Odds {
                rules,
                position,
                side,
            } => {
                let (judge, position) = read(&rules, &position)?;
                let side = Side::BOTH.into_iter().find(|known| known.word() == side);
                let side = side.ok_or("the side is none")?;
                Ok(Work::Odds(Threats::new(judge, &position, side)))
            }
            Question::Hint { rules, position } => {
                let (judge, position) = read(&rules, &position)?;
                Ok(Work::Hint { judge, position })
            }
        }
    }

    /// Does a portion of the work. The answer, when that was the last one.
    pub(crate) fn go_on(&mut self, _now: f64) -> Option<Answer> {
        match self {
            Work::Decide {
                judge,
                position,
                whim,
            } => Some(
                match sahkku_opponent::greedy(judge, position, u64::from(*whim)) {
                    Some(action) => Answer::Action(action.to_string()),
                    None => Answer::Refused("nothing is to be decided".to_owned()),
                },
            ),
            Work::Hint { judge, position } => {
                let action = sahkku_opponent::greedy(judge, position, 0);
                let ranked = action.map(|action| (action.to_string(), 0.5));
                Some(Answer::Ranked(ranked.into_iter().collect()))
            }
            Work::Odds(threats) => {
                let odds = threats.go_on()?;
                let text = |odds: &Odds| {
                    let (piece, place) = (odds.piece.word(), odds.place);
                    (piece.to_owned(), place.to_string(), odds.chance)
                };
                Some(Answer::Odds(odds.iter().map(text).collect()))
            }
        }
    }
}

fn read(rules: &str, position: &str) -> Result<(Judge, Position), String> {
    let rules = read_rules(rules).map_err(|error| format!("the rules: {error}"))?;
    let judge = Judge::new(rules).map_err(|error| format!("the rules: {}", error.reason()))?;
    let position = judge
        .read_position(position)
        .map_err(|error| format!("the position: {error}"))?;
    Ok((judge, position))
}
