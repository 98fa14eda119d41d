//! Messages of the analysis board.

use context::worker::Answer;
use worker::RequestId;

use super::elements::{Button, Field};

/// A message of the analysis board.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    Changed(Field),
    /// Go to the node of this number.
    GoTo(usize),
    /// Play the variation of this number.
    Play(usize),
    Answer((RequestId, Answer)),
    /// The text was copied, or copying failed.
    Copied(bool),
}
