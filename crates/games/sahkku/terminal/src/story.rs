//! What happened, in sentences.

use sahkku::{Event, Outcome, Piece, Reason, Spot, Taking};
use terminal::commands::moves::Story;

use crate::Sahkku;

impl Story for Sahkku {
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
                format!(
                    "the {side}'s {} on {from} wakes and steps to {}",
                    word(piece),
                    spot(to)
                )
            }
            Event::Moved {
                side,
                piece,
                from,
                to,
                die,
            } => {
                format!(
                    "the {side}'s {} goes from {} to {} with {die}",
                    word(piece),
                    spot(from),
                    spot(to)
                )
            }
            Event::Captured {
                side,
                piece,
                at,
                asleep,
                riding,
            } => {
                let state = if asleep {
                    "sleeping "
                } else if riding {
                    "riding "
                } else {
                    ""
                };
                format!(
                    "the {side}'s {state}{} on {} is captured",
                    word(piece),
                    spot(at)
                )
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

    fn is_plain(event: &Event) -> bool {
        matches!(event, Event::Moved { .. } | Event::Activated { .. })
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
}

pub(crate) const fn word(piece: Piece) -> &'static str {
    piece.word()
}

/// A place as the notation writes it, with an apostrophe where the piece is homebound.
pub(crate) fn spot(spot: Spot) -> String {
    let home = if spot.homebound() { "'" } else { "" };
    format!("{}{home}", spot.place())
}

/// `one die` or `3 dice`.
pub(crate) fn dice(count: u8) -> String {
    match count {
        1 => "one die".to_owned(),
        _ => format!("{count} dice"),
    }
}
