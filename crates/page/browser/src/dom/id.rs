//! Ids of elements.

/// The id of an element of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Id(&'static str);

impl Id {
    /// Creates the id with this name. The program has enums for the ids of its page; each value converts to an id.
    pub const fn new(name: &'static str) -> Id {
        Id(name)
    }

    pub fn name(self) -> &'static str {
        self.0
    }
}
