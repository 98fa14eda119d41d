//! The page around the board: its elements, words, dialogs and notices. It knows nothing of the game.

mod choices;
mod code;
mod dialogs;
pub(crate) mod distance;
mod elements;
mod keyboard;
mod lists;
mod markup;
mod notices;
mod page;
mod places;
pub(crate) mod rest;
mod sender;
mod shapes;
mod standing;

pub(crate) use choices::Choices;
pub(crate) use elements::{Button, Dialog, Field, Id, Part};
pub(crate) use lists::fill_list;
pub(crate) use page::{Input, Page};
pub(crate) use places::{AT, LINE, PLACE, PLACES};
pub(crate) use sender::{Sender, on, on_sized};
pub(crate) use shapes::add_shape;
