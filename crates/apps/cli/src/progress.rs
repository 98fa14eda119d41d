//! The progress of a long command.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, which is hidden if that is not a terminal.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let template = "{bar:40} {pos} of {len} games, {eta} to go";
    let style = ProgressStyle::with_template(template);
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
