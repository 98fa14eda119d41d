//! The story of a record, move by move.

use hnefatafl::{Entry, Event, Game};
use terminal::commands::moves::Story;
use terminal::commands::replay::{DrawsBoard, Narration, Replayed};

use crate::Hnefatafl;
use crate::story;

impl Replayed for Hnefatafl {
    const STEP: &'static str = "move";

    fn announce(game: &Game, entry: &Entry, told: &mut Narration) {
        if let Entry::Action(_) = entry {
            let (number, side) = (told.entries + 1, story::name(game.position().turn()));
            told.lines.push(format!("{number:>4}  {side}: "));
        }
    }

    fn tell_entry(
        _game: &Game,
        entry: &Entry,
        events: &[Event],
        told: &mut Narration,
    ) -> DrawsBoard {
        // The end of the game stands at the end of the story.
        let events = events.iter();
        let events = events.filter(|event| !matches!(event, Event::GameOver(_)));
        let sentences: Vec<String> = events.map(Self::tell).collect();
        if let (Entry::Action(_), Some(line)) = (entry, told.lines.last_mut()) {
            line.push_str(&sentences.join("; "));
        }
        DrawsBoard::Yes
    }
}
