//! What the browser offers the program: the elements of the page (`dom`), storage, files and connections.

pub mod archive;
pub mod clock;
mod database;
pub mod dom;
mod durable;
pub mod files;
pub mod host;
pub mod json;
pub mod lasting;
pub mod loading;
pub mod media;
pub mod random;
pub mod signalling;
pub mod store;
pub mod tabs;
