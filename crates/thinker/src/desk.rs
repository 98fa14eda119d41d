//! The questions that lie on the desk, and working on them in turn.

use crate::letters::{Answer, Question, ToPage, ToThinker};
use crate::shelf::Shelf;
use crate::work::Work;

/// The open questions of one thinker.
#[derive(Default)]
pub struct Desk {
    shelf: Shelf,
    /// The last one is worked on first.
    open: Vec<(u32, Work)>,
    /// What is ready to be sent.
    done: Vec<ToPage>,
    /// Whether what is worked on waits for weights.
    waits: bool,
}

impl Desk {
    /// Takes a letter in. `now` is the time in milliseconds, from any beginning.
    pub fn receive(&mut self, letter: ToThinker, now: f64) {
        match letter {
            ToThinker::Ask(number, question) => self.open(number, question, now),
            ToThinker::Forget(number) => self.open.retain(|(other, _)| *other != number),
        }
    }

    fn open(&mut self, number: u32, question: Question, now: f64) {
        match Work::new(question, now) {
            Ok(work) => self.open.push((number, work)),
            Err(why) => self.done.push(ToPage::Answer(number, Answer::Refused(why))),
        }
    }

    /// Does one small portion of work, far less than a frame of a screen takes.
    pub fn work(&mut self, now: f64) {
        let Some((number, work)) = self.open.last_mut() else {
            return;
        };
        let number = *number;
        self.waits = !work.prepare(&mut self.shelf, now);
        if self.waits {
            return;
        }
        if let Some(answer) = work.go_on(now) {
            if !answer.is_on_the_way() {
                self.open.pop();
            }
            self.done.push(ToPage::Answer(number, answer));
        }
    }

    /// The letters that were written since the last call.
    pub fn letters(&mut self) -> Vec<ToPage> {
        core::mem::take(&mut self.done)
    }

    /// Learned weights that have to be sent for, by their name.
    pub fn wanted(&mut self) -> Option<&'static str> {
        self.shelf.wanted()
    }

    /// The weights that were sent for: their bytes; `None` where there are none of this name; or
    /// why they could not be had.
    pub fn weights(&mut self, name: &'static str, weights: Result<Option<Vec<u8>>, String>) {
        if let Err(why) = self.shelf.put(name, weights) {
            self.done.push(ToPage::NoWeights(why));
        }
    }

    /// Whether nothing is left to work on.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.open.is_empty()
    }

    /// Whether work can only go on when weights have come.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.waits
    }
}
