//! The text in which a game at a distance is kept: its lines, and what they tell without the program of that game.

/// A line of the text, by the word that it begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Secret,
    Letter,
    /// A way that does not go on.
    Fork,
    Room,
    /// What whoever is invited is called.
    Invited,
    /// What the other is called, for the pages of other games, as are the next two.
    Other,
    /// The other waits for something to be done here.
    Waits,
    Over,
    /// Nobody waits for the other any more.
    Ended,
    /// The last letter in which the other said something beside the log.
    Heard,
    Draft,
    /// How many entries have been seen.
    Seen,
    /// How many messages have been given out.
    Sent,
    /// What was said beside the log was given out, too.
    Said,
    /// A file with one's place was saved.
    Placed,
    /// When a message came last.
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

    /// The line that begins with this word.
    pub(super) fn of(word: &str) -> Option<Line> {
        let mut all = Line::ALL.into_iter();
        all.find(|(_, its)| *its == word).map(|(line, _)| line)
    }

    /// The word that it begins with.
    pub(super) fn word(self) -> &'static str {
        Line::ALL[self as usize].1
    }
}

/// What the text of a game tells of it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Summary {
    /// What the other is called; empty if that is not known.
    pub(super) other: String,
    /// Whether the other waits for something to be done here.
    pub(super) waits: bool,
    pub(super) over: bool,
    /// Whether somebody here plays in it.
    pub(super) own: bool,
    /// When a message came last, in milliseconds since 1970.
    pub(super) since: u64,
}

/// What the text of a game tells of it.
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
