//! The page around the board: its elements, words, dialogs and notices. It does not depend on the game.

mod choices;
mod code;
mod dialogs;
mod hand;
mod id;
mod keyboard;
mod lists;
mod markup;
mod notices;
mod page;
mod places;
mod sender;
mod shapes;
mod standing;

pub use choices::Choices;
pub use hand::{PointerPhase, Step};
pub use id::Id;
pub use lists::{fill_list, into_view};
pub use markup::MarkupStep;
pub use page::{Frame, Input, Page, Writer};
pub use places::{AT, LINE, PLACE, PLACES, TERM};
pub use sender::{
    Heard, Sender, Touch, around, clicked, listen, on, on_pointer, on_sized, pressed, target,
};
pub use shapes::add_shape;
