//! The search behind an answer of an engine.

use std::time::Duration;

use game::{Bot, Limits, Progress, Recorded, Search, Side, Value};

use crate::limits::Ends;
use crate::playable::{self, Entry, Playable};
use crate::settings::{Info, Settings};
use crate::text::list;

/// What a driver wants to know.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    /// What to do.
    Best,
    /// What the position is worth.
    Value,
}

/// A search for an answer.
pub(crate) struct AnswerSearch<P: Playable> {
    question: Question,
    side: playable::Side<P>,
    search: <P::Bot as Bot>::Search,
    limits: Limits,
    ends: Ends,
    settings: Settings<P::Bot>,
    progress: Progress,
    /// The time spent thinking in all, and before the limits began to count.
    spent: Duration,
    before: Duration,
    /// The depth and the work that the driver was last told, and those to tell it next.
    told: (Option<u32>, u64),
    news: Vec<String>,
}

/// An answer, and the engine's value of its position.
pub(crate) struct Answer {
    pub lines: Vec<String>,
    pub value: Option<Value>,
}

impl<P: Playable> AnswerSearch<P> {
    pub(crate) fn new(
        question: Question,
        side: playable::Side<P>,
        search: <P::Bot as Bot>::Search,
        (limits, ends): (Limits, Ends),
        settings: Settings<P::Bot>,
    ) -> AnswerSearch<P> {
        AnswerSearch {
            question,
            side,
            search,
            limits,
            ends,
            settings,
            progress: Progress::Searching,
            spent: Duration::ZERO,
            before: Duration::ZERO,
            told: (None, 0),
            news: Vec::new(),
        }
    }

    pub(crate) const fn side(&self) -> playable::Side<P> {
        self.side
    }

    /// Whether only the driver ends the search.
    pub(crate) fn waits_for_stop(&self) -> bool {
        self.ends != Ends::Engine
    }

    /// Whether the search is done and only waits for the driver.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.waits_for_stop() && !self.goes_on()
    }

    /// The position expected while pondering has been reached: the limits count from now on.
    pub(crate) fn hit(&mut self) {
        if self.ends == Ends::Hit {
            (self.ends, self.before) = (Ends::Engine, self.spent);
        }
    }

    fn most(&self) -> u64 {
        self.limits.work.unwrap_or(u64::MAX).max(1)
    }

    fn goes_on(&self) -> bool {
        self.progress == Progress::Searching && self.search.work() < self.most()
    }

    /// Thinks for another portion. Returns whether there is an answer.
    pub(crate) fn advance(&mut self, spent: Duration) -> bool {
        self.spent = spent;
        if self.goes_on() {
            let left = self.most() - self.search.work();
            self.progress = self.search.advance(P::Bot::PORTION.min(left));
            let (depth, work) = self.told;
            if self.search.depth() > depth || self.search.work() / 2 >= work {
                self.tell();
            }
        }
        let time = self.spent.saturating_sub(self.before);
        let late = self.limits.time.is_some_and(|limit| time >= limit);
        (late || !self.goes_on()) && !self.waits_for_stop()
    }

    /// The lines that the driver gets before the answer.
    pub(crate) fn news(&mut self) -> Vec<String> {
        std::mem::take(&mut self.news)
    }

    /// Notes the progress of the search, one line for each of the best actions.
    fn tell(&mut self) {
        let now = (self.search.depth(), self.search.work());
        if self.settings.info == Info::Off || now == self.told {
            return;
        }
        self.told = now;
        let (depth, work) = now;
        let depth = depth.map_or_else(String::new, |depth| format!(" depth {depth}"));
        let ranked = self.search.ranked();
        let value = self.search.value();
        let most = usize::try_from(self.settings.multipv).unwrap_or(usize::MAX);
        for (n, one) in (1..).zip(ranked.iter().take(most)) {
            let worth = match value {
                // The search knows more about the best action.
                Some(value) if n == 1 => told(value),
                Some(Value { units: Some(_), .. }) => format!(" units {:.3}", one.worth),
                Some(_) => format!(" win {:.4}", one.worth),
                None => String::new(),
            };
            let line = self.search.variation(one.action).into_iter();
            let line: Vec<Entry<P>> = line.map(Into::into).collect();
            let line = list("pv", &line);
            self.news
                .push(format!("info{depth} work {work} multipv {n}{worth} {line}"));
        }
    }

    /// The answer so far.
    pub(crate) fn answer(&mut self) -> Result<Answer, String> {
        // Even the fastest answer needs a minimum of search.
        if self.search.decision().is_none() {
            self.search.advance(1);
        }
        self.tell();
        let entries = self.search.decision().ok_or("there is nothing to decide")?;
        let value = self.search.value();
        let line = value.map(|value| value_line::<P>(self.side, value, self.search.work()));
        let mut lines = self.news();
        match self.question {
            Question::Best => {
                let percent = value.map(|value| 100.0 * f64::from(value.win));
                let below = |limit: u64| percent.is_some_and(|percent| percent < limit as f64);
                lines.extend(line);
                if below(self.settings.resign) {
                    lines.push("resign".to_owned());
                } else {
                    if is_content(&self.settings, value) {
                        lines.push("draw".to_owned());
                    }
                    lines.push(list("best", &entries));
                }
            }
            Question::Value => {
                let why = "nobody knows a value here; ask a level, where an action is to be chosen";
                lines.push(line.ok_or(why)?);
            }
        }
        Ok(Answer { lines, value })
    }
}

/// Whether an engine prefers a draw to playing on.
pub(crate) fn is_content<B>(settings: &Settings<B>, value: Option<Value>) -> bool {
    let percent = value.map(|value| 100.0 * f64::from(value.win));
    settings.draw > 0 && percent.is_some_and(|percent| percent <= settings.draw as f64)
}

/// The word of a side in records.
pub(crate) fn word<P: Playable>(side: playable::Side<P>) -> &'static str {
    P::Game::SIDES[Into::<Side>::into(side).index()]
}

/// `value men win 0.5312 units 0.123 work 1000`.
pub(crate) fn value_line<P: Playable>(side: playable::Side<P>, value: Value, work: u64) -> String {
    let (side, worth) = (word::<P>(side), told(value));
    format!("value {side}{worth} work {work}")
}

/// ` win 0.5312 units 0.123`.
fn told(value: Value) -> String {
    let units = value.units.map(|units| format!(" units {units:.3}"));
    format!(" win {:.4}{}", value.win, units.unwrap_or_default())
}
