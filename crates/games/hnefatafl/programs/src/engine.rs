//! Hnefatafl for engines.

use engine::Playable;
use hnefatafl::{Action, Entry, Event, Game, Judge, Square};
use hnefatafl_player::{Evaluator, Player};

use crate::Hnefatafl;

impl Playable for Hnefatafl {
    type Game = Game;
    type Brain = Player;

    fn knowledge(judge: &Judge) -> Evaluator {
        Evaluator::new(judge)
    }

    /// What a move captures is checked where it is written.
    fn read_own_entry(game: &Game, text: &str) -> Result<Entry, String> {
        let (squares, word) = text.split_once('=').unwrap_or((text, ""));
        let mut parts = squares.split('x');
        let mut plain = parts.next().unwrap_or_default().to_owned();
        if text.contains('=') {
            plain = format!("{plain}={word}");
        }
        let action: Action = plain
            .parse()
            .map_err(|why: hnefatafl::ReadError| why.to_string())?;
        let said = parts
            .map(str::parse::<Square>)
            .collect::<Result<Vec<_>, _>>();
        let mut said = said.map_err(|why| why.to_string())?;
        if !said.is_empty() && game.why(action).is_none() {
            let mut captured = Vec::new();
            let see = &mut |event| {
                if let Event::Captured { at, .. } = event {
                    captured.push(at);
                }
            };
            game.judge()
                .play_unchecked(&mut game.position().clone(), action, see);
            said.sort_unstable();
            captured.sort_unstable();
            if said != captured {
                return Err(format!(
                    "{action} captures something else; captures may be left out"
                ));
            }
        }
        Ok(Entry::Action(action))
    }
}
