//! The questions that lie on the desk, and working on them in turn.

use crate::letters::{Answer, Question, ToThinker};
use crate::work::Work;

/// The open questions of one thinker.
#[derive(Default)]
pub struct Desk {
    /// The last one is worked on first.
    open: Vec<(u32, Work)>,
    /// Answers that are ready to be sent.
    done: Vec<(u32, Answer)>,
}

impl Desk {
    /// Takes a letter in. `now` is the time in milliseconds, from any beginning.
    pub fn receive(&mut self, letter: ToThinker, now: f64) {
        match letter {
            ToThinker::Ask(number, question) => self.open(number, question, now),
            ToThinker::Forget(number) => {
                self.open.retain(|(other, _)| *other != number);
                self.done.retain(|(other, _)| *other != number);
            }
        }
    }

    fn open(&mut self, number: u32, question: Question, now: f64) {
        match Work::new(question, now) {
            Ok(work) => self.open.push((number, work)),
            Err(why) => self.done.push((number, Answer::Refused(why))),
        }
    }

    /// Does one small portion of work, far less than a frame of a screen takes.
    pub fn work(&mut self, now: f64) {
        let Some((number, work)) = self.open.last_mut() else {
            return;
        };
        let number = *number;
        if let Some(answer) = work.go_on(now) {
            self.open.pop();
            self.done.push((number, answer));
        }
    }

    /// The answers since the last call.
    pub fn answers(&mut self) -> Vec<(u32, Answer)> {
        core::mem::take(&mut self.done)
    }

    /// Whether nothing is left to work on.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.open.is_empty()
    }
}
