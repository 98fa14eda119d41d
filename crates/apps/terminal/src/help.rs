//! What a command says of itself.

/// The help of a command.
pub struct Help {
    /// What it does, in a line without a full stop.
    pub about: &'static str,
    /// What else there is to say of it.
    pub more: &'static str,
    /// What stands under the arguments: examples.
    pub after: &'static str,
}

impl Help {
    /// The first paragraphs of the long help.
    pub fn long(&self) -> String {
        format!("{}.\n\n{}", self.about, self.more)
    }
}
