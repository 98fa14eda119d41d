//! What happened, in sentences.

use hnefatafl::{Event, Outcome, Piece, Reason, Side};
use terminal::commands::moves::Story;

use crate::Hnefatafl;

impl Story for Hnefatafl {
    fn tell(event: &Event) -> String {
        match *event {
            Event::Moved {
                piece, from, to, ..
            } => format!("the {} goes from {from} to {to}", piece_name(piece)),
            Event::Captured { piece, at, .. } => {
                format!("the {} on {at} is captured", piece_name(piece))
            }
            Event::Surrounded { at } => format!("the king on {at} is taken"),
            Event::Escaped { at } => format!("the king is out on {at}"),
            Event::Announced(word) => word.word().to_owned(),
            Event::Said(word) => format!("the Swedes say {}", word.word()),
            Event::GameOver(outcome) => Self::tell_end(&outcome),
        }
    }

    fn is_plain(event: &Event) -> bool {
        matches!(event, Event::Moved { .. })
    }

    fn tell_end(outcome: &Outcome) -> String {
        let Some(winner) = outcome.winner else {
            return match outcome.reason {
                Reason::Repetition => "a draw: the position stands for the third time".to_owned(),
                Reason::Agreed => "a draw by agreement".to_owned(),
                reason => format!("a draw: {}", reason.word()),
            };
        };
        let loser = name(winner.other());
        let how = match outcome.reason {
            Reason::Surrounded => "the king is taken".to_owned(),
            Reason::Escaped => "the king is out".to_owned(),
            Reason::Fort => "the king is in a fort at the edge".to_owned(),
            Reason::Enclosed => format!("all {loser} are enclosed"),
            Reason::Blocked => format!("the {loser} have no move"),
            Reason::Repetition => "the position stands for the third time".to_owned(),
            Reason::Resigned => format!("the {loser} resigned"),
            Reason::Agreed => outcome.reason.word().to_owned(),
        };
        format!("the {} win: {how}", name(winner))
    }
}

pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::Swede => "Swedes",
        Side::Muscovite => "Muscovites",
    }
}

const fn piece_name(piece: Piece) -> &'static str {
    match piece {
        Piece::King => "king",
        Piece::Drabant => "drabant",
        Piece::Muscovite => "Muscovite",
    }
}
