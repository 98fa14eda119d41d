//! All tests of this crate, in one program: linking a program for every file would take longer than running them.

mod compiler;
mod directions;
mod explained;
