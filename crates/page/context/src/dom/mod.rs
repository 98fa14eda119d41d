//! The elements of the page of this program.

mod elements;
pub mod rest;

pub use self::elements::{Button, Dialog, Field, Part, frame};
pub use ::dom::*;
