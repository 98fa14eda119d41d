//! Drawing on canvases, and what the boards of all games share: material, cuts and ornaments. It depends on neither the rules nor
//! the document.

pub mod area;
pub mod carving;
pub mod grain;
pub mod ground;
mod hide;
pub mod pen;
