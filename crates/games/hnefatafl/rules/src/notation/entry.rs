//! How a game ended, as the last line of a record: `result swede escaped`.

use core::fmt;

use game::ResultLine;

use crate::{Action, Entry, Event, Game, Outcome, Reason, Side, Square};

impl From<Outcome> for ResultLine {
    fn from(outcome: Outcome) -> ResultLine {
        ResultLine {
            winner: outcome.winner.map(Side::word),
            reason: outcome.reason.word(),
        }
    }
}

/// Writes the entry as in a record, without the number of the line.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Entry::Action(action) => action.fmt(f),
            Entry::Resigned(side) => {
                ResultLine::from(Outcome::won_by(side.other(), Reason::Resigned)).fmt(f)
            }
            Entry::Agreed => ResultLine::from(Outcome {
                winner: None,
                reason: Reason::Agreed,
            })
            .fmt(f),
        }
    }
}

/// Reads an entry that may come next, except for a result. Checks the captures of a move if they are written.
pub(super) fn read_own_entry(game: &Game, text: &str) -> Result<Entry, String> {
    let (squares, word) = text.split_once('=').unwrap_or((text, ""));
    let mut parts = squares.split('x');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    if text.contains('=') {
        plain = format!("{plain}={word}");
    }
    let action: Action = plain
        .parse()
        .map_err(|why: super::ReadError| why.to_string())?;
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
