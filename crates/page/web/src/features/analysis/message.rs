//! What is done on the analysis board.

use context::thinker::Answer;
use thinker::RequestId;

use super::elements::{Button, Field};

/// What is done on the analysis board.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    Changed(Field),
    /// Go to the node of this number.
    GoTo(usize),
    /// Play the way of this number.
    Play(usize),
    Answer((RequestId, Answer)),
    /// The text was copied, or could not be.
    Copied(bool),
}
