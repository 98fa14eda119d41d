//! All tests of this crate, in one program: linking a program for every file would take longer than running them.

mod description;
mod promises;
mod talk;
mod two;
