//! The text of a stored game at a distance: its lines, and what they tell without the program of that game.

/// A line of the text, named by its first word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Secret,
    Letter,
    /// A version of a fork that does not go on.
    Fork,
    Room,
    /// The name for the invited.
    Invited,
    /// The name of the other player. This line and the next two are for the pages of other games.
    Other,
    /// The other player waits for the local player.
    Waits,
    Over,
    /// Nobody waits for the other player any more.
    Ended,
    /// The last letter with an aside of the other player.
    Heard,
    Draft,
    /// The number of entries that have been seen.
    Seen,
    /// The number of messages that have been handed out.
    Sent,
    /// The aside was handed out too.
    Said,
    /// A file with the player's place was saved.
    Placed,
    /// The time of the newest message.
    Since,
}

impl Line {
    const ALL: [(Line, &'static str); 16] = [
        (Line::Secret, "secret"),
        (Line::Letter, "letter"),
        (Line::Fork, "fork"),
        (Line::Room, "room"),
        (Line::Invited, "invited"),
        (Line::Other, "other"),
        (Line::Waits, "waits"),
        (Line::Over, "over"),
        (Line::Ended, "ended"),
        (Line::Heard, "heard"),
        (Line::Draft, "draft"),
        (Line::Seen, "seen"),
        (Line::Sent, "sent"),
        (Line::Said, "said"),
        (Line::Placed, "placed"),
        (Line::Since, "since"),
    ];

    /// Returns the line that begins with this word.
    pub(super) fn of(word: &str) -> Option<Line> {
        let mut all = Line::ALL.into_iter();
        all.find(|(_, its)| *its == word).map(|(line, _)| line)
    }

    /// The word at the start of the line.
    pub(super) fn word(self) -> &'static str {
        Line::ALL[self as usize].1
    }
}

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

/// Summarises the text of a stored game.
pub(super) fn summary(text: &str) -> Summary {
    let mut summary = Summary::default();
    for (key, value) in text.lines().filter_map(|line| line.split_once(' ')) {
        match Line::of(key) {
            Some(Line::Other) => summary.other = online::tidy_name(value),
            Some(Line::Waits) => summary.waits = true,
            Some(Line::Over) => summary.over = true,
            Some(Line::Secret) => summary.own = true,
            Some(Line::Since) => summary.since = value.parse().unwrap_or(0),
            _ => {}
        }
    }
    summary
}
