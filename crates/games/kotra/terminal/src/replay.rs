//! The story of a record, turn by turn.

use kotra::{Entry, Event, Game, Phase};
use terminal::commands::moves::Story;
use terminal::commands::replay::{DrawsBoard, Narration, Replayed};

use crate::Kotra;

impl Replayed for Kotra {
    const STEP: &'static str = "turn";

    fn announce(game: &Game, entry: &Entry, told: &mut Narration) {
        match entry {
            Entry::Match(score) => told.lines.push(score.to_string()),
            Entry::Round { white, black } => {
                told.lines
                    .push(format!("white throws {white}, black throws {black}"));
            }
            Entry::Begins(side) => told.lines.push(format!("{side} begins")),
            Entry::Throw(_) | Entry::Action(_) => told.open_turn(game.position().turn()),
            Entry::Resigned(_) | Entry::Agreed => {}
        }
    }

    fn tell_entry(_game: &Game, _: &Entry, events: &[Event], told: &mut Narration) -> DrawsBoard {
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

    fn not_begun(game: &Game) -> Option<String> {
        (game.phase() == Phase::ThrowOff).then(|| "the game has not begun".to_owned())
    }

    fn consequence(game: &Game) -> Option<String> {
        game.match_after().map(|score| score.to_string())
    }
}
