//! Consistency checks of the page's sources: elements, words, headings and styles.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod elements;
mod headings;
mod styles;
mod words;
