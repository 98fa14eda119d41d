//! Tests of the crate as a whole. They are part of the library’s test program, as linking a second one takes longer than running
//! them.

mod description;
mod promises;
mod talk;
mod two;
