//! The words of the page: one function a message, made from `web/locales` when the program is
//! built.

#[expect(
    dead_code,
    reason = "words that only the page names have a function all the same"
)]
mod made {
    use super::plural;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

pub(crate) use made::*;

/// The plural form that English uses for a number.
fn plural(count: u32) -> &'static str {
    if count == 1 { "one" } else { "other" }
}

/// The message without arguments that is called `name` in the page.
pub(crate) fn named(name: &str) -> Option<&'static str> {
    made::PLAIN
        .iter()
        .find(|(other, _)| *other == name)
        .map(|(_, text)| *text)
}
