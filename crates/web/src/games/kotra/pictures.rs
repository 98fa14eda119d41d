//! The pictures that cards and chapters open with.

use kotra::Rules;

use super::lessons::Picture;

/// The picture as SVG.
pub(crate) fn svg(_picture: &Picture, _rules: &Rules) -> String {
    String::new()
}
