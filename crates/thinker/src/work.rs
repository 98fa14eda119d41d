//! One question, worked on in portions.

use sahkku::{Judge, Position, read_rules};

use crate::letters::{Answer, Question};

/// A question that is being worked on.
pub(crate) enum Work {
    /// What to do in a position.
    Decide {
        judge: Judge,
        position: Position,
        whim: u32,
    },
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
