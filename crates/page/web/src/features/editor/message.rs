//! Messages of the position editor.

use browser::dom::{PointerPhase, Touch};
use context::this_game::Place;

use super::elements::{Button, Field};

/// A message of the editor.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    Changed(Field),
    /// A kind of piece was chosen, by its number; removal comes last.
    Kind(usize),
    /// A value was chosen for a property of the position, both by number.
    Property(usize, usize),
    /// A pointer acted on the board at this point.
    Pointer(PointerPhase, Touch),
    /// A place was pressed by its name or with a key.
    Tap(Place),
    /// Remove the piece on this place.
    Take(Place),
    /// Move the keyboard focus from a place in a direction of the screen.
    Arrow(Place, f64, f64),
    /// The keyboard focus is on a place, or on none.
    Focus(Option<Place>),
    /// The size of the board has changed.
    Resized,
    /// Draw a frame; the time in milliseconds.
    Frame(f64),
    /// The visitor accepts the loss of the current game.
    PlayConfirmed,
    /// A text was copied, or copying failed.
    Copied(bool),
}
