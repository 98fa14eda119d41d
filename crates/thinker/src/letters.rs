//! What page and thinker write to each other. Rules, positions, actions and records are in the
//! notation of records; seconds, chances and numbers are plain.

use serde::{Deserialize, Serialize};

/// A letter to the thinker. Every question has a number of the page's choosing, which its answers
/// carry.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum ToThinker {
    /// Something to think about. What came last is worked on first.
    Ask(u32, Question),
    /// The answer is not wanted any more.
    Forget(u32),
}

/// What can be asked.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum Question {
    /// What to do in a position in which something is to be decided.
    Decide {
        /// The rules.
        rules: String,
        /// The position.
        position: String,
        /// How strong the player is.
        level: String,
        /// Decides between what the player likes equally: the same whim, the same decision.
        whim: u32,
        /// After so many milliseconds the best so far has to do.
        within: f64,
    },
    /// Which actions are best in a position in which something is to be decided.
    Hint {
        /// The rules.
        rules: String,
        /// The position.
        position: String,
    },
    /// What the other side's next throw can hit.
    Odds {
        /// The rules.
        rules: String,
        /// The position.
        position: String,
        /// Whose pieces may be hit.
        side: String,
    },
}

/// A letter to the page.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum ToPage {
    /// The thinker sits at its desk and reads letters from now on.
    Ready,
    /// What is to be said about a question.
    Answer(u32, Answer),
    /// The thinker itself failed, and says how. It will not answer any more.
    Broken(String),
}

/// What can be answered.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum Answer {
    /// The action to take.
    Action(String),
    /// The best actions, the best first, each with the chance to win of the side that takes it,
    /// from 0 to 1.
    Ranked(Vec<(String, f64)>),
    /// Pieces that can be hit, by kind and place, and how likely that is, from 0 to 1; the
    /// likeliest first.
    Odds(Vec<(String, String, f64)>),
    /// The question made no sense, and why.
    Refused(String),
}
