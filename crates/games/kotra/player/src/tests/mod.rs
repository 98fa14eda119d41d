//! Tests of the whole crate. They are part of the library’s test program, because linking a second one takes longer than
//! running them.

mod common;
mod evaluation;
mod net;
mod players;
mod review;
mod themes;
