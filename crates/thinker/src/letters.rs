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
    /// Whether to walk mieđut, when this side begins and the other one may choose.
    Way {
        /// The rules.
        rules: String,
        /// The side that begins.
        first: String,
        /// How strong the player is who chooses.
        level: String,
        /// As above.
        whim: u32,
    },
    /// Which actions are best in a position in which something is to be decided.
    Hint {
        /// The rules.
        rules: String,
        /// The position.
        position: String,
        /// After so many milliseconds the best so far has to do.
        within: f64,
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
    /// Whether a side agrees on a draw.
    Draw {
        /// The rules.
        rules: String,
        /// The position.
        position: String,
        /// The side that is asked.
        side: String,
    },
    /// What luck and skill did in a game.
    Review {
        /// The record of the game.
        record: String,
    },
}

/// A letter to the page.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum ToPage {
    /// The thinker sits at its desk and reads letters from now on.
    Ready,
    /// What is to be said about a question.
    Answer(u32, Answer),
    /// Learned weights cannot be used, and why. The evaluation made by hand serves instead.
    NoWeights(String),
    /// The thinker itself failed, and says how. It will not answer any more.
    Broken(String),
}

/// What can be answered. Every question is answered once, but for what is said on the way.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum Answer {
    /// The action to take.
    Action(String),
    /// To walk mieđut, or not.
    Way(bool),
    /// The best actions, the best first, each with the chance to win of the side that takes it,
    /// from 0 to 1.
    Ranked(Vec<(String, f64)>),
    /// Pieces that can be hit, by kind and place, and how likely that is, from 0 to 1; the
    /// likeliest first.
    Odds(Vec<(String, String, f64)>),
    /// It agrees on the draw, or not.
    Draw(bool),
    /// On the way: how much of the work is done, from 0 to 1.
    Progress(f64),
    /// What luck and skill did.
    Review(Reviewed),
    /// The question made no sense, and why.
    Refused(String),
}

impl Answer {
    /// Whether more is still to come.
    #[must_use]
    pub const fn is_on_the_way(&self) -> bool {
        matches!(self, Answer::Progress(_))
    }
}

/// What luck and skill did in a game. Chances go from 0 to 1; of pairs, the men's is first.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The men's chance to win before the first throw.
    pub start: f64,
    /// Throw by throw and decision by decision.
    pub steps: Vec<ReviewedStep>,
    /// What the throws gave each side.
    pub luck: [f64; 2],
    /// What each side's choices cost it.
    pub cost: [f64; 2],
}

/// One entry of the record.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub struct ReviewedStep {
    /// Which entry, from 0.
    pub entry: usize,
    /// Whose throw or decision it was.
    pub side: String,
    /// The men's chance to win after it.
    pub men: f64,
    /// What it gave the side that threw; 0 for a decision.
    pub luck: f64,
    /// What it cost the side that decided; 0 for a throw.
    pub cost: f64,
    /// What would have been best, where something else was done.
    pub better: Option<String>,
}
