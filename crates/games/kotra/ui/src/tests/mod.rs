//! Tests of the crate as a whole. They are part of the library’s test program, as linking a second one takes longer than running
//! them.

mod book;
mod common;
mod facts;
mod lessons;
mod session;
mod sheets;
mod thinking;
mod threats;
