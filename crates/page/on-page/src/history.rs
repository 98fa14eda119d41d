//! The entries of a record in the list of moves.

use game::session::Step;

use super::moves::Moves;
use super::pieces::{Entry, Event, Pieces, Session, Side};

/// An entry of the record, and what it caused.
pub type HistoryEntry<G> = game::session::HistoryEntry<Side<G>, Event<G>, <G as History>::Remark>;

/// What happened in a game, entry by entry.
pub trait History: Moves {
    /// What a game needs to know of an entry beyond its events.
    type Remark: Clone + Default + 'static;

    /// How many turns share a numbered line of the record.
    const TURNS_IN_A_LINE: u32 = 1;

    /// The text of an entry in a list of moves: that of the record, or a shorter one.
    fn listed(session: &Session<Self>, step: &Step<'_, <Self as Pieces>::Game>) -> String;

    fn remark(
        _step: &Step<'_, <Self as Pieces>::Game>,
        _before: Option<&HistoryEntry<Self>>,
    ) -> Self::Remark {
        Self::Remark::default()
    }

    /// The entries of the record, and what each caused.
    fn history_of(session: &Session<Self>) -> Vec<HistoryEntry<Self>> {
        let mut history = Vec::new();
        for step in session.steps() {
            let text = Self::listed(session, &step);
            let remark = Self::remark(&step, history.last());
            history.push(step.into_entry(text, remark));
        }
        history
    }

    /// An entry in sentences: what is said of it when it happens, or else what was decided.
    fn step_in_words(entry: &Entry<Self>, told: &HistoryEntry<Self>) -> String;

    /// Whether an entry is listed together with the one before it, as uses of one throw are: [`crate::News::turn_in_line`] tells
    /// both.
    fn joins(_before: &HistoryEntry<Self>, _told: &HistoryEntry<Self>) -> bool {
        false
    }

    /// The start and destination of a piece of its side, if one moved.
    fn went(told: &HistoryEntry<Self>) -> Option<(Self::Place, Self::Place)> {
        Self::moved(&told.events)
    }

    /// Where a piece was captured by this event.
    fn capture(event: &Event<Self>) -> Option<Self::Place>;

    fn captured(told: &HistoryEntry<Self>) -> Vec<Self::Place> {
        told.events.iter().filter_map(Self::capture).collect()
    }

    /// The number of its turn, as players count consecutive turns.
    fn turn_number(told: &HistoryEntry<Self>) -> u32 {
        told.turn
    }

    fn notation(_entry: &Entry<Self>, told: &HistoryEntry<Self>) -> String {
        told.text.clone()
    }

    /// The length of a game: the last number in its list of moves.
    fn length(session: &Session<Self>) -> u32 {
        let history = Self::history_of(session);
        history.iter().map(Self::turn_number).max().unwrap_or(0)
    }
}
