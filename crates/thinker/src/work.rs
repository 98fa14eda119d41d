//! One question, worked on in portions.

use std::sync::Arc;

use sahkku::{Judge, Position, Record, Side, Stage, read_rules};
use sahkku_opponent::{
    Decision, Engine, Level, Review, Reviewer, Search, Threat, ThreatSearch, chooses_miedut,
    takes_draw,
};

use crate::letters::{Answer, Question, Reviewed, ReviewedStep};
use crate::shelf::Shelf;

/// Evaluations in one portion: some tenths of a millisecond.
const PORTION: u32 = 48;

/// How many of the best actions a hint names.
const HINTS: usize = 4;

/// A question that is being worked on.
pub(crate) struct Work {
    judge: Judge,
    /// What is known about the rules, where that is needed.
    mind: Option<Arc<Engine>>,
    task: Task,
}

enum Task {
    /// What to do in a position, what is best there, or how good that is; and until when.
    Decide(Box<Deciding>, f64),
    Way(Side, Level, u32),
    Odds(Box<ThreatSearch>),
    Review(Box<Record>, Option<Box<Reviewer>>, f64),
}

struct Deciding {
    position: Position,
    level: Level,
    whim: u32,
    wanted: Wanted,
    thinking: Option<Search>,
}

/// What is to be made of the thinking about a position.
#[derive(Clone, Copy)]
enum Wanted {
    /// The action to take.
    Action,
    /// The best actions.
    Hint,
    /// Whether this side agrees on a draw.
    Draw(Side),
}

impl Work {
    /// Begins with a question.
    ///
    /// # Errors
    /// Why nothing can be thought about it.
    pub(crate) fn new(question: Question, now: f64) -> Result<Work, String> {
        let (judge, task) = match question {
            Question::Decide {
                rules,
                position,
                level,
                whim,
                within,
            } => {
                let (judge, position) = read(&rules, &position)?;
                let deciding = Deciding {
                    position,
                    level: read_level(&level)?,
                    whim,
                    wanted: Wanted::Action,
                    thinking: None,
                };
                (judge, Task::Decide(Box::new(deciding), now + within))
            }
            Question::Hint {
                rules,
                position,
                within,
            } => {
                let (judge, position) = read(&rules, &position)?;
                let deciding = Deciding {
                    position,
                    level: Level::Master,
                    whim: 0,
                    wanted: Wanted::Hint,
                    thinking: None,
                };
                (judge, Task::Decide(Box::new(deciding), now + within))
            }
            Question::Draw {
                rules,
                position,
                side,
            } => {
                let (judge, position) = read(&rules, &position)?;
                // Thinks its own turn through, which never takes long: so the answer is always the same.
                let deciding = Deciding {
                    position,
                    level: Level::Strong,
                    whim: 0,
                    wanted: Wanted::Draw(read_side(&side)?),
                    thinking: None,
                };
                (judge, Task::Decide(Box::new(deciding), f64::INFINITY))
            }
            Question::Way {
                rules,
                first,
                level,
                whim,
            } => {
                let task = Task::Way(read_side(&first)?, read_level(&level)?, whim);
                (read_judge(&rules)?, task)
            }
            Question::Odds {
                rules,
                position,
                side,
            } => {
                let (judge, position) = read(&rules, &position)?;
                let threats = ThreatSearch::new(&judge, &position, read_side(&side)?);
                (judge, Task::Odds(Box::new(threats)))
            }
            Question::Review { record } => {
                let record: Record = record
                    .parse()
                    .map_err(|error| format!("the record: {error}"))?;
                (
                    record.judge().clone(),
                    Task::Review(Box::new(record), None, 0.0),
                )
            }
        };
        Ok(Work {
            judge,
            mind: None,
            task,
        })
    }

    /// Whether everything that is needed is at hand; if not, it is sent for.
    pub(crate) fn prepare(&mut self, shelf: &mut Shelf, now: f64) -> bool {
        if self.mind.is_none() && !matches!(self.task, Task::Odds(_)) {
            self.mind = shelf.mind(&self.judge, now);
            return self.mind.is_some();
        }
        true
    }

    /// Does a portion of the work. The answer, when that was the last one, or one on the way.
    pub(crate) fn go_on(&mut self, now: f64) -> Option<Answer> {
        match (&mut self.task, &self.mind) {
            (Task::Odds(threats), _) => threats.advance().map(|odds| odds_letter(&odds)),
            (_, None) => Some(Answer::Refused("nothing is known here".to_owned())),
            (Task::Decide(deciding, until), Some(mind)) => deciding.go_on(mind, now > *until),
            (Task::Way(first, level, whim), Some(mind)) => Some(Answer::Way(chooses_miedut(
                mind,
                *first,
                *level,
                u64::from(*whim),
            ))),
            (Task::Review(record, reviewing, told), Some(mind)) => {
                let reviewing =
                    reviewing.get_or_insert_with(|| Box::new(Reviewer::new(mind, record)));
                if let Some(review) = reviewing.advance(PORTION) {
                    return Some(Answer::Review(review_letter(&review)));
                }
                // Often enough to be seen, and to show that somebody is still at work.
                let due = now - *told > 250.0;
                due.then(|| {
                    *told = now;
                    Answer::Progress(reviewing.progress())
                })
            }
        }
    }
}

impl Deciding {
    fn go_on(&mut self, mind: &Arc<Engine>, late: bool) -> Option<Answer> {
        if let (Wanted::Draw(side), Stage::Throw(_)) = (self.wanted, self.position.stage()) {
            return Some(Answer::Draw(takes_draw(
                mind.static_eval(&self.position, side),
            )));
        }
        let begin = || Search::new(mind, &self.position, self.level, u64::from(self.whim));
        let thinking = self.thinking.get_or_insert_with(begin);
        let decision = if late {
            thinking.best_so_far()
        } else {
            Some(thinking.advance(PORTION)?)
        };
        let Some(decision) = decision else {
            return Some(Answer::Refused("nothing is to be decided".to_owned()));
        };
        Some(match self.wanted {
            Wanted::Action => Answer::Action(decision.action.to_string()),
            Wanted::Hint => hint_letter(&decision),
            Wanted::Draw(side) => {
                let best = decision
                    .ranked
                    .first()
                    .map_or(0.5, |best| best.win_probability);
                let own = side == self.position.turn();
                Answer::Draw(takes_draw(if own { best } else { 1.0 - best }))
            }
        })
    }
}

fn hint_letter(decision: &Decision) -> Answer {
    let best = decision.ranked.iter().take(HINTS);
    Answer::Ranked(
        best.map(|ranked| (ranked.action.to_string(), f64::from(ranked.win_probability)))
            .collect(),
    )
}

fn odds_letter(odds: &[Threat]) -> Answer {
    let text = |odds: &Threat| {
        let (piece, place) = (odds.piece.word(), odds.place);
        (piece.to_owned(), place.to_string(), odds.probability)
    };
    Answer::Odds(odds.iter().map(text).collect())
}

fn review_letter(review: &Review) -> Reviewed {
    let steps = review.steps.iter().map(|step| ReviewedStep {
        entry: step.entry,
        side: step.side.word().to_owned(),
        men: step.men,
        luck: step.luck,
        cost: step.cost,
        better: step.better.map(|action| action.to_string()),
    });
    Reviewed {
        start: review.start,
        steps: steps.collect(),
        luck: review.luck,
        cost: review.cost,
    }
}

fn read_level(word: &str) -> Result<Level, String> {
    word.parse()
        .map_err(|_| format!("no level is called {word}"))
}

fn read_side(word: &str) -> Result<Side, String> {
    let side = Side::BOTH.into_iter().find(|side| side.word() == word);
    side.ok_or_else(|| format!("no side is called {word}"))
}

fn read_judge(rules: &str) -> Result<Judge, String> {
    let rules = read_rules(rules).map_err(|error| format!("the rules: {error}"))?;
    Judge::new(rules).map_err(|error| format!("the rules: {}", error.reason()))
}

fn read(rules: &str, position: &str) -> Result<(Judge, Position), String> {
    let judge = read_judge(rules)?;
    let position = judge
        .read_position(position)
        .map_err(|error| format!("the position: {error}"))?;
    Ok((judge, position))
}
