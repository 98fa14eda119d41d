//! The words of the page: one function a message, made from `web/locales` when the program is
//! built.

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The plural form that English uses for a number.
fn plural(count: u32) -> &'static str {
    if count == 1 { "one" } else { "other" }
}
