//! All of Hnefatafl is decided on the board.

use hnefatafl_play::Session;

use crate::effects::Decision;

/// What is asked now that is not decided on the board: nothing.
pub(crate) fn open(_session: &Session) -> Option<Decision> {
    None
}
