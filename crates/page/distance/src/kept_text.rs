//! What the text of a stored game tells without the program of its game. Each of its lines begins with a word:
//!
//! - `secret`, `letter`, `draft`; `fork`, for each version of a fork that does not go on; `heard`, the last letter with an aside
//!   of the other player; `room`, the secret of the room; `invited`, the name for the invited;
//! - `seen`, the number of entries that have been seen; `sent`, the number of messages that have been handed out; `said`, if the
//!   aside was handed out too; `placed`, if a file with the player's place was saved; `ended`, if nobody waits for an answer any
//!   more; `since`, the time of the newest message;
//! - for the pages of other games: `other`, the name of the other player; `waits`, if that player waits for the local one; `over`.

/// A summary of a stored game, from its text alone.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Summary {
    /// The name of the other player; empty if unknown.
    pub(super) other: String,
    /// Whether the other player waits for the local player.
    pub(super) waits: bool,
    pub(super) over: bool,
    /// Whether the local player plays in it.
    pub(super) own: bool,
    /// The time of the newest message, in milliseconds since 1970.
    pub(super) since: u64,
}

/// The lines of the text of a stored game: the first word and the rest.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| line.split_once(' '))
}

/// Summarises the text of a stored game.
pub(super) fn summary(text: &str) -> Summary {
    let mut summary = Summary::default();
    for (word, value) in lines(text) {
        match word {
            "other" => summary.other = online::tidy_name(value),
            "waits" => summary.waits = true,
            "over" => summary.over = true,
            "secret" => summary.own = true,
            "since" => summary.since = value.parse().unwrap_or(0),
            _ => {}
        }
    }
    summary
}
