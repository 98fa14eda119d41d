//! What happened in a game, entry by entry: the list of moves.

use sahkku::{Entry, Event, Figure, Phase, Place, Side};

use crate::Session;

/// One entry of a record, and what it brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// The number of the turn, as in the record; 0 before the first.
    pub turn: u32,
    /// Who threw or decided; `None` before the first turn and at the end.
    pub side: Option<Side>,
    /// The entry in the notation of records, but with fewer words.
    pub text: String,
    /// What it brought about, in order.
    pub events: Vec<Event>,
    /// Whether X dice that were picked up were thrown again.
    pub rethrown: bool,
    /// Whether nobody of that side was awake, nor the king its own, before it.
    pub asleep: bool,
}

/// A turn of a game, as far as it has gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose.
    pub side: Side,
    /// How many entries come before it.
    pub begins: usize,
    /// What happened in it.
    pub entries: Vec<HistoryEntry>,
}

impl Session {
    /// From where to where pieces went of their own in the last turn in which any did, in order.
    #[must_use]
    pub fn last_moves(&self) -> Vec<(Place, Place)> {
        let history = self.history();
        let moves = |entry: &HistoryEntry| moved(&entry.events).map(|step| (entry.turn, step));
        let moves: Vec<(u32, (Place, Place))> = history.iter().filter_map(moves).collect();
        let last = moves.last().map(|(turn, _)| *turn);
        let of_last = moves.iter().filter(|(turn, _)| Some(*turn) == last);
        of_last.map(|(_, step)| *step).collect()
    }

    /// The turn that a player has last to have understood: the one that goes on, once a die has been used in it; until then
    /// the one before.
    #[must_use]
    pub fn last_turn(&self) -> Option<Turn> {
        let mut history = self.history();
        history.retain(|entry| entry.turn > 0);
        let last = history.last()?;
        let uses = |entry: &HistoryEntry| moved(&entry.events).is_some();
        let goes_on = last.side == self.pending().side();
        let used = history
            .iter()
            .any(|entry| entry.turn == last.turn && uses(entry));
        let number = match goes_on && !used {
            true => last.turn.checked_sub(1)?,
            false => last.turn,
        };
        let before = self.record().entries().len() - history.len();
        let begins = history.iter().position(|entry| entry.turn == number)?;
        history.retain(|entry| entry.turn == number);
        Some(Turn {
            side: history.first()?.side?,
            begins: before + begins,
            entries: history,
        })
    }

    /// Tells the game from its first entry on.
    #[must_use]
    pub fn history(&self) -> Vec<HistoryEntry> {
        let mut game = self.record().opening();
        let mut turn = u32::from(game.phase() == Phase::Play);
        let mut history = Vec::new();
        for entry in self.record().entries() {
            let played = matches!(entry, Entry::Throw(_)) || entry.action().is_some();
            let side = played.then(|| game.position().turn());
            let asleep = side.is_some_and(|side| {
                let awake = |figure: Figure| figure.side == Some(side) && figure.awake;
                !game.position().figures().any(awake)
            });
            let mut events = Vec::new();
            if game.enter(entry, |event| events.push(event)).is_err() {
                break;
            }
            let passed = events
                .iter()
                .any(|event| matches!(event, Event::TurnPassed { .. }));
            let rethrown = matches!(entry, Entry::Throw(_))
                && history.last().is_some_and(|before: &HistoryEntry| {
                    let picked_up = |event: &Event| matches!(event, Event::Rethrown { .. });
                    before.events.iter().any(picked_up)
                });
            history.push(HistoryEntry {
                turn: if played { turn } else { 0 },
                side,
                text: short_text(entry),
                events,
                rethrown,
                asleep,
            });
            if passed || (turn == 0 && game.phase() == Phase::Play) {
                turn += 1;
            }
        }
        history
    }
}

/// From where to where a piece went of its own.
#[must_use]
pub fn moved(events: &[Event]) -> Option<(Place, Place)> {
    events.iter().find_map(|event| match event {
        Event::Activated { from, to, .. } => Some((*from, to.place())),
        Event::Moved { from, to, .. } => Some((from.place(), to.place())),
        _ => None,
    })
}

/// The text of the entry in a list of moves: what a record says, with fewer words.
fn short_text(entry: &Entry) -> String {
    match entry {
        Entry::Resigned(side) => format!("{side} resign"),
        Entry::Agreed => "draw".to_owned(),
        entry => {
            let text = entry.to_string();
            let short = ["round ", "walks "]
                .iter()
                .find_map(|word| text.strip_prefix(word));
            short.map_or_else(|| text.clone(), str::to_owned)
        }
    }
}
