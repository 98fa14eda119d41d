//! Drawing on canvases, and what the boards of all games have in common: material, cuts and ornaments. No rules and no document
//! here.

pub mod area;
pub mod carving;
pub mod grain;
pub mod ground;
mod hide;
pub mod pen;
