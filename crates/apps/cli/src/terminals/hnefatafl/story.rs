//! The narration of positions and games.

use hnefatafl::{Action, Event, Judge, Outcome, Piece, Position, Reason, Side, Square, Word};

use super::Hnefatafl;
use crate::terminal::{Role, Story};

impl Story for Hnefatafl {
    const LEGEND: &'static str = "K king, T drabant, t Muscovite, + castle, : camp, . other square";
    const ACTIONS: &'static str = "moves";
    const ACTION_WIDTH: usize = 16;
    const WHY: (&'static [&'static str], &'static str) = (
        &["MOVE"],
        "Says what this move does, or why it is not allowed",
    );

    /// The ranks from the far one down, and the files below.
    fn draw(judge: &Judge, position: &Position) -> String {
        let board = judge.rules().board;
        let mut text = String::new();
        for rank in (1..=board.size()).rev() {
            text.push_str(&format!("{rank:>2}"));
            for square in (1..=board.size()).filter_map(|file| Square::new(file, rank)) {
                text.push(' ');
                text.push(letter(judge, position, square));
            }
            text.push('\n');
        }
        text.push_str("  ");
        for file in (b'a'..).take(board.size().into()) {
            text.push(' ');
            text.push(file.into());
        }
        text.push('\n');
        text
    }

    fn describe(judge: &Judge, position: &Position) -> Vec<String> {
        let (drabants, muscovites) = (position.drabants().len(), position.muscovites().len());
        let mut lines = vec![format!("drabants {drabants}, Muscovites {muscovites}")];
        if let Some(outcome) = position.outcome() {
            lines.push(format!("the game is over: {}", Self::tell_end(&outcome)));
            return lines;
        }
        let ways = judge.open_ways(position);
        if let Some(word) = Word::for_ways(ways.len()) {
            let ends: Vec<String> = ways.into_iter().map(|end| end.to_string()).collect();
            lines.push(format!("open ways: {} ({})", ends.join(" "), word.word()));
        }
        if let Some(word) = position.said() {
            lines.push(format!("in force: {}", word.word()));
        }
        lines.push(format!("the {} are to move", name(position.turn())));
        lines
    }

    fn why(judge: &Judge, position: &Position, action: Action) -> Option<String> {
        let refusal = judge.why(position, action)?;
        Some(match refusal.at() {
            Some(at) => format!("{} (on {at})", refusal.reason()),
            None => refusal.reason().to_owned(),
        })
    }

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

    fn role(event: &Event) -> Role {
        match event {
            Event::Moved { .. } => Role::Plain,
            Event::GameOver(_) => Role::Ends,
            _ => Role::Other,
        }
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

    fn side_name(side: game::Side) -> &'static str {
        name(side.into())
    }
}

const fn name(side: Side) -> &'static str {
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

fn letter(judge: &Judge, position: &Position, square: Square) -> char {
    let board = judge.rules().board;
    match position.piece_at(square) {
        Some(Piece::King) => 'K',
        Some(Piece::Drabant) => 'T',
        Some(Piece::Muscovite) => 't',
        None if square == board.throne() => '+',
        None if board.camps().iter().any(|camp| camp.has(square)) => ':',
        None => '.',
    }
}
