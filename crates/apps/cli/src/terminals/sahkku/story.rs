//! The narration of positions and games.

use sahkku::{
    Action, Entry, Event, Face, Figure, Game, Judge, Outcome, Phase, Piece, Place, Position,
    Reason, Row, Side, Spot, Stage, Taking,
};

use super::{Sahkku, explain};
use crate::failure::Failure;
use crate::terminal::{Role, Story};

impl Story for Sahkku {
    const LEGEND: &'static str = "m w asleep, M W awake, q queen, K king (m w: whose, i: inert), \
     r riding, ' homebound, + marked place";
    const ACTION_WIDTH: usize = 20;
    const REDRAWS: bool = false;
    const THROW: [&'static str; 2] = ["FACES", "X,III,-"];
    const WHY: (&'static [&'static str], &'static str) = (
        &["PLACE", "DIE"],
        "Says why a piece on PLACE cannot use DIE (X, I, II, III or -), or where it can go",
    );

    /// The rows c, b and a from the women's side down, and the columns below.
    fn draw(judge: &Judge, position: &Position) -> String {
        let columns = judge.rules().columns;
        let rows: Vec<Vec<String>> = [Row::C, Row::B, Row::A]
            .into_iter()
            .map(|row| {
                (1..=columns)
                    .filter_map(|column| Place::new(row, column))
                    .map(|place| cell(judge, position, place))
                    .collect()
            })
            .collect();
        let widest = rows.iter().flatten().map(|cell| cell.chars().count()).max();
        let width = widest.unwrap_or(1).max(2) + 1;
        let mut text = String::new();
        for (letter, row) in ['c', 'b', 'a'].into_iter().zip(&rows) {
            text.push(letter);
            for cell in row {
                text.push_str(&format!("{cell:>width$}"));
            }
            text.push('\n');
        }
        text.push(' ');
        for column in 1..=columns {
            text.push_str(&format!("{column:>width$}"));
        }
        text.push('\n');
        text
    }

    fn describe(_: &Judge, position: &Position) -> Vec<String> {
        let of_side = |side: Side| {
            let (soldiers, asleep) = (position.soldiers(side), position.asleep(side));
            let way = match position.mirrored() {
                Some(mirrored) if mirrored == side => ", walking mieđut",
                _ => "",
            };
            format!("the {side}: {soldiers} soldiers, {asleep} asleep{way}")
        };
        let turn = position.turn();
        let next = match position.stage() {
            Stage::Over(outcome) => format!("the game is over: {}", Self::tell_end(&outcome)),
            Stage::Throw(count) => {
                let dice = dice(count);
                format!("the {turn} are to throw {dice}; --throw FACES does that")
            }
            Stage::Decide => format!("the {turn} are to use {}", position.unused()),
        };
        Side::BOTH.map(of_side).into_iter().chain([next]).collect()
    }

    fn explain(
        judge: &Judge,
        position: &Position,
        asked: &[String],
    ) -> Result<Vec<String>, Failure> {
        let [place, die] = asked else {
            return Ok(Vec::new());
        };
        let refused = |word: &str, error: &dyn std::fmt::Display| {
            Failure::refused(format_args!("--why {word}"), error)
        };
        let at: Place = place.parse().map_err(|error| refused(place, &error))?;
        let face: Face = die.parse().map_err(|error| refused(die, &error))?;
        if !judge.has(at) {
            let columns = judge.rules().columns;
            let error = format!("the board has no such place: its columns go from 1 to {columns}");
            return Err(refused(place, &error));
        }
        Ok(explain::explain(judge, position, at, face))
    }

    fn why(judge: &Judge, position: &Position, action: Action) -> Option<String> {
        judge.why(position, action).map(explain::sentence)
    }

    fn tell(event: &Event) -> String {
        match *event {
            Event::Thrown { side, dice } => format!("the {side} throw {dice}"),
            Event::Rethrown { side, count } => {
                format!("the {side} pick up {} to throw again", dice(count))
            }
            Event::SetAside { side, kept: 0 } => {
                format!("the {side} lack an X with every die and throw again")
            }
            Event::SetAside { side, kept } => {
                format!("the {side} set aside {kept} X and throw the other dice again")
            }
            Event::Activated {
                side,
                piece,
                from,
                to,
            } => {
                let (piece, to) = (piece.word(), spot(to));
                format!("the {side}'s {piece} on {from} wakes and steps to {to}")
            }
            Event::Moved {
                side,
                piece,
                from,
                to,
                die,
            } => {
                let (piece, from, to) = (piece.word(), spot(from), spot(to));
                format!("the {side}'s {piece} goes from {from} to {to} with {die}")
            }
            Event::Captured {
                side,
                piece,
                at,
                asleep,
                riding,
            } => {
                let state = explain::state(asleep, riding);
                let (piece, at) = (piece.word(), spot(at));
                format!("the {side}'s {state}{piece} on {at} is captured")
            }
            Event::KingTaken { by, from, at, how } => {
                let before = from.map_or(String::new(), |side| format!(" from the {side}"));
                let how = match how {
                    Taking::Landing => String::new(),
                    Taking::Push { to } => format!(" and push him to {}", spot(to)),
                    Taking::Mount => " and ride him".to_owned(),
                    Taking::Raid => " by a raid".to_owned(),
                };
                format!("the {by} take the king on {at}{before}{how}")
            }
            Event::KingRemoved { by, at } => {
                format!("the {by} remove the king on {at} from the game")
            }
            Event::Dismounted { side, at } => format!("the {side}'s rider stands on foot on {at}"),
            Event::Stopped { side } => format!("the {side} end their turn"),
            Event::TurnPassed { to, lost } if lost.is_empty() => format!("it is the {to}'s turn"),
            Event::TurnPassed { to, lost } => {
                format!("{lost} cannot be used: it is the {to}'s turn")
            }
            Event::GameOver(outcome) => Self::tell_end(&outcome),
        }
    }

    fn role(event: &Event) -> Role {
        match event {
            Event::Moved { .. } | Event::Activated { .. } => Role::Plain,
            Event::TurnPassed { lost, .. } if lost.is_empty() => Role::Passes,
            Event::TurnPassed { .. } => Role::Loses,
            Event::GameOver(_) => Role::Ends,
            _ => Role::Other,
        }
    }

    fn tell_end(outcome: &Outcome) -> String {
        let Some(winner) = outcome.winner else {
            return match outcome.reason {
                Reason::Dead => "a draw: nobody can ever move again".to_owned(),
                Reason::Agreed => "a draw by agreement".to_owned(),
                reason => format!("a draw: {}", reason.word()),
            };
        };
        let loser = winner.other();
        let how = match outcome.reason {
            Reason::Soldiers => "have no soldiers left",
            Reason::Pieces => "have neither soldiers nor the king",
            Reason::Queen => "have lost their queen",
            Reason::Blocked => "are blocked",
            Reason::Resigned => "resigned",
            Reason::Dead | Reason::Agreed => outcome.reason.word(),
        };
        format!("the {winner} win: the {loser} {how}")
    }

    fn tell_opening(game: &Game, entry: &Entry) -> Vec<String> {
        let first = game.position().first();
        match entry {
            Entry::Round { men, women } => {
                let [men, women] = [men, women].map(|throw| {
                    let words: Vec<&str> = throw.iter().map(|face| face.word()).collect();
                    words.join(",")
                });
                let thrown = format!("throw-off: the men {men}, the women {women}");
                let begins = matches!(game.phase(), Phase::Play | Phase::ChooseWay(_));
                let begins = begins.then(|| format!("the {first} begin"));
                [thrown].into_iter().chain(begins).collect()
            }
            Entry::Begins(side) => vec![format!("the {side} begin")],
            Entry::Walks(miedut) => {
                let way = if *miedut { "mieđut" } else { "vuosttut" };
                vec![format!("the {} walk {way}", first.other())]
            }
            _ => Vec::new(),
        }
    }

    fn detail(entry: &Entry) -> String {
        match entry {
            Entry::Rethrow(dice) => format!(", number {dice}"),
            _ => String::new(),
        }
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

/// A place in the notation, with an apostrophe if the piece is homebound.
pub(super) fn spot(spot: Spot) -> String {
    let home = if spot.homebound() { "'" } else { "" };
    format!("{}{home}", spot.place())
}

/// `one die` or `3 dice`.
fn dice(count: u8) -> String {
    match count {
        1 => "one die".to_owned(),
        _ => format!("{count} dice"),
    }
}

fn cell(judge: &Judge, position: &Position, place: Place) -> String {
    let mut pieces: Vec<(String, u8)> = Vec::new();
    for figure in position
        .figures()
        .filter(|figure| figure.at.place() == place)
    {
        let letters = letters(&figure, position);
        match pieces.last_mut() {
            Some((same, count)) if *same == letters => *count += 1,
            _ => pieces.push((letters, 1)),
        }
    }
    if pieces.is_empty() {
        let marked = judge.marked().contains(&place);
        return if marked { "+" } else { "." }.to_owned();
    }
    let write = |(letters, count): &(String, u8)| match count {
        1 => letters.clone(),
        _ => format!("{count}{letters}"),
    };
    pieces.iter().map(write).collect()
}

fn letters(figure: &Figure, position: &Position) -> String {
    let home = if figure.at.homebound() { "'" } else { "" };
    let owner = match figure.side {
        Some(Side::Men) => "m",
        Some(Side::Women) => "w",
        None => "",
    };
    match figure.piece {
        Piece::King if position.king().inert() => "Ki".to_owned(),
        Piece::King => format!("K{owner}{home}"),
        piece => {
            let owner = if figure.awake {
                owner.to_uppercase()
            } else {
                owner.to_owned()
            };
            let kind = match piece {
                Piece::Queen => "q",
                _ if figure.riding => "r",
                _ => "",
            };
            format!("{owner}{kind}{home}")
        }
    }
}
