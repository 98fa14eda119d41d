//! The elements of the page of this program.

pub(crate) mod analysis;
pub(crate) mod archive;
pub(crate) mod clock;
pub(crate) mod distance;
pub(crate) mod editor;
mod elements;
pub(crate) mod puzzles;
pub(crate) mod rest;

pub(crate) use ::dom::*;
pub(crate) use elements::{Button, Dialog, Field, Part, frame};
