//! What is done in the position editor.

use context::this_game::Place;
use dom::{PointerPhase, Touch};

use super::elements::{Button, Field};

/// What is done in the editor.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    Changed(Field),
    /// A kind of piece was chosen, by its number; taking away comes last.
    Kind(usize),
    /// A value was chosen for a property of the position, both by number.
    Property(usize, usize),
    /// What a pointer does on the board, and where.
    Pointer(PointerPhase, Touch),
    /// A place was pressed by its name or with a key.
    Tap(Place),
    /// What stands on a place shall be taken away.
    Take(Place),
    /// The keyboard goes on from a place in a direction of the screen.
    Arrow(Place, f64, f64),
    /// The keyboard is on a place, or on none.
    Focus(Option<Place>),
    /// The board has another size.
    Resized,
    /// It is time to draw; milliseconds.
    Frame(f64),
    /// The game that goes on may be lost.
    PlayConfirmed,
    /// A text was copied, or could not be.
    Copied(bool),
}
