//! The story of a record, turn by turn.

use sahkku::{Entry, Event, Game, Phase};

use crate::commands::moves::Story;
use crate::commands::replay::{DrawsBoard, Replayed, Told};

impl Replayed for Game {
    const STEP: &'static str = "turn";

    fn announce(&self, entry: &Entry, told: &mut Told) {
        match entry {
            Entry::Round { men, women } => {
                let [men, women] = [men, women].map(|throw| {
                    let words: Vec<&str> = throw.iter().map(|face| face.word()).collect();
                    words.join(",")
                });
                told.lines
                    .push(format!("throw-off: the men {men}, the women {women}"));
            }
            Entry::Begins(side) => told.lines.push(format!("the {side} begin")),
            Entry::Walks(miedut) => {
                let side = self.position().first().other();
                let way = if *miedut { "mieđut" } else { "vuosttut" };
                told.lines.push(format!("the {side} walk {way}"));
            }
            Entry::Throw(_) | Entry::Action(_) | Entry::Rethrow(_) => {
                told.open_turn(self.position().turn());
            }
            Entry::Resigned(_) | Entry::Agreed => {}
        }
    }

    fn tell_entry(&self, entry: &Entry, events: &[Event], told: &mut Told) -> DrawsBoard {
        let which = match entry {
            Entry::Rethrow(dice) => format!(", number {dice}"),
            _ => String::new(),
        };
        let mut draws = DrawsBoard::No;
        for event in events {
            if let Event::TurnPassed { .. } = event {
                told.turn_open = false;
                draws = DrawsBoard::Yes;
            }
            match event {
                // The end of the game stands at the end of the story.
                Event::GameOver(_) => {}
                Event::TurnPassed { lost, .. } if lost.is_empty() => {}
                _ => told
                    .lines
                    .push(format!("     {}{which}", Self::tell(event))),
            }
        }
        if let (Entry::Round { .. }, Phase::Play | Phase::ChooseWay(_)) = (entry, self.phase()) {
            let first = self.position().first();
            told.lines.push(format!("the {first} begin"));
        }
        draws
    }

    fn not_begun(&self) -> Option<String> {
        match self.phase() {
            Phase::ThrowOff => Some("the game has not begun".to_owned()),
            Phase::ChooseWay(side) => Some(format!("the {side} are to choose vuosttut or mieđut")),
            Phase::Play | Phase::Over(_) => None,
        }
    }

    fn consequence(&self) -> Option<String> {
        let owed = self.owed();
        (owed > 0).then(|| format!("the loser owes {owed}"))
    }
}
