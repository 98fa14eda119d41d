//! What a command says of itself.

/// The help of a command.
pub(crate) struct Help {
    /// What it does, in a line without a full stop.
    pub(crate) about: &'static str,
    /// What else there is to say of it.
    pub(crate) more: &'static str,
    /// What stands under the arguments: examples.
    pub(crate) after: &'static str,
}

impl Help {
    /// The first paragraphs of the long help.
    pub(crate) fn long(&self) -> String {
        format!("{}.\n\n{}", self.about, self.more)
    }
}
