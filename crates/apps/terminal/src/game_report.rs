//! What a match has been told that only its game has.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// What a match has been told that only its game has.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameReport {
    /// Lines of the table: a name and what is said of it.
    pub lines: Vec<(Cow<'static, str>, String)>,
    /// What is said of the games, before the cap.
    pub games: String,
    /// Values of rows: of the first player, of the second player, of all.
    pub rows: [Vec<(Cow<'static, str>, serde_json::Value)>; 3],
}
