//! The story of a record, turn by turn.

use kotra::{Entry, Event, Game, Phase};

use crate::commands::moves::Story;
use crate::commands::replay::{DrawsBoard, Replayed, Told};

impl Replayed for Game {
    const STEP: &'static str = "turn";

    fn announce(&self, entry: &Entry, told: &mut Told) {
        match entry {
            Entry::Match(score) => told.lines.push(score.to_string()),
            Entry::Round { white, black } => {
                told.lines
                    .push(format!("white throws {white}, black throws {black}"));
            }
            Entry::Begins(side) => told.lines.push(format!("{side} begins")),
            Entry::Throw(_) | Entry::Action(_) => told.open_turn(self.position().turn()),
            Entry::Resigned(_) | Entry::Agreed => {}
        }
    }

    fn tell_entry(&self, _: &Entry, events: &[Event], told: &mut Told) -> DrawsBoard {
        for event in events {
            if let Event::TurnPassed { .. } = event {
                told.turn_open = false;
            }
            match event {
                // The end of the game stands at the end of the story.
                Event::GameOver(_) => {}
                Event::TurnPassed { lost, .. } if lost.is_empty() => {}
                _ => told.lines.push(format!("     {}", Self::tell(event))),
            }
        }
        if told.turns > 0 && !told.turn_open {
            DrawsBoard::Yes
        } else {
            DrawsBoard::No
        }
    }

    fn not_begun(&self) -> Option<String> {
        (self.phase() == Phase::ThrowOff).then(|| "the game has not begun".to_owned())
    }

    fn consequence(&self) -> Option<String> {
        self.match_after().map(|score| score.to_string())
    }
}
