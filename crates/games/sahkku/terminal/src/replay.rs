//! The story of a record, turn by turn.

use sahkku::{Entry, Event, Game, Phase};
use terminal::commands::moves::Story;
use terminal::commands::replay::{DrawsBoard, Narration, Replayed};

use crate::Sahkku;

impl Replayed for Sahkku {
    const STEP: &'static str = "turn";

    fn announce(game: &Game, entry: &Entry, told: &mut Narration) {
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
                let side = game.position().first().other();
                let way = if *miedut { "mieđut" } else { "vuosttut" };
                told.lines.push(format!("the {side} walk {way}"));
            }
            Entry::Throw(_) | Entry::Action(_) | Entry::Rethrow(_) => {
                told.open_turn(game.position().turn());
            }
            Entry::Resigned(_) | Entry::Agreed => {}
        }
    }

    fn tell_entry(
        game: &Game,
        entry: &Entry,
        events: &[Event],
        told: &mut Narration,
    ) -> DrawsBoard {
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
        if let (Entry::Round { .. }, Phase::Play | Phase::ChooseWay(_)) = (entry, game.phase()) {
            let first = game.position().first();
            told.lines.push(format!("the {first} begin"));
        }
        draws
    }

    fn not_begun(game: &Game) -> Option<String> {
        match game.phase() {
            Phase::ThrowOff => Some("the game has not begun".to_owned()),
            Phase::ChooseWay(side) => Some(format!("the {side} are to choose vuosttut or mieđut")),
            Phase::Play | Phase::Over(_) => None,
        }
    }

    fn consequence(game: &Game) -> Option<String> {
        let owed = game.owed();
        (owed > 0).then(|| format!("the loser owes {owed}"))
    }
}
