//! Scenes as short texts, for boards of any size.
//!
//! A scene begins as the game does. Words change it, from left to right:
//!
//! | word | meaning |
//! |---|---|
//! | `few` | nobody sleeps at home |
//! | `with` | the women began, and the other side walks mieđut |
//! | `M@b+2` `W@b-1` | an awake soldier; one sleeper fewer at the front of its home row |
//! | `M'@b<2` | a homebound one |
//! | `m@a>1` `w@c>1` | a sleeping one, after `few` |
//! | `MQ@b+1` `WQ@b-1` | a queen, awake and there instead of where she sleeps |
//! | `K@b0` `Km@b0` `Kw@b0` | the king: nobody's (inert where he waits for a raid), the men's, the women's |
//!
//! A place is a row and a column: `b0` the middle, `b+2` two columns on, `b<1` the first and `b>1` the last column. Under a king
//! who is mounted, his holder has a rider.

use sahkku::{Dice, Figure, Judge, KingTaken, Piece, Place, Position, RaidGate, Row, Side, Spot};

/// The place that a text such as `b+2` means on a board of this many columns.
pub(super) fn place(text: &str, columns: u8) -> Option<Place> {
    let (row, column) = text.split_at_checked(1)?;
    let row = match row {
        "a" => Row::A,
        "b" => Row::B,
        "c" => Row::C,
        _ => return None,
    };
    let columns = i16::from(columns);
    let column = match column.split_at_checked(1)? {
        ("<", n) => n.parse::<i16>().ok()?,
        (">", n) => columns + 1 - n.parse::<i16>().ok()?,
        _ => (columns + 1) / 2 + column.parse::<i16>().ok()?,
    };
    let column = u8::try_from(column).ok()?;
    Place::new(row, column).filter(|_| i16::from(column) <= columns)
}

/// The position of a scene, with all dice in the hand of the men; `None` if it cannot occur under these rules.
pub(super) fn position(judge: &Judge, scene: &str) -> Option<Position> {
    let rules = judge.rules();
    let mut setup = judge.start(Side::Men).to_setup();
    setup.turn = Side::Men;
    setup.thrown = Dice::NONE;
    setup.unused = Dice::NONE;
    setup.used_any = false;
    setup.tries = 0;
    setup.in_hand = rules.dice;
    for word in scene.split(' ').filter(|word| !word.is_empty()) {
        let figures = &mut setup.figures;
        match word.split_once('@') {
            None if word == "few" => figures.retain(|figure| figure.piece != Piece::Soldier),
            None if word == "with" => {
                setup.first = Side::Women;
                setup.miedut = true;
            }
            None => return None,
            Some((what, at)) => {
                let at = place(at, rules.columns)?;
                let figure = figure(what, at)?;
                match figure.piece {
                    Piece::King => {
                        figures.retain(|figure| figure.piece != Piece::King);
                        setup.inert = figure.side.is_none() && rules.raid_gate != RaidGate::Off;
                        let rides = rules.king_taken == KingTaken::Mount && figure.side.is_some();
                        if rides {
                            figures.push(Figure {
                                piece: Piece::Soldier,
                                riding: true,
                                ..figure
                            });
                            let side = figure.side?;
                            take_front(figures, side);
                        }
                    }
                    Piece::Queen => figures
                        .retain(|other| (other.piece, other.side) != (Piece::Queen, figure.side)),
                    Piece::Soldier if figure.awake => take_front(figures, figure.side?),
                    Piece::Soldier => {}
                }
                figures.push(figure);
            }
        }
    }
    judge.set_up(&setup).ok()
}

fn figure(what: &str, at: Place) -> Option<Figure> {
    let (side, piece, awake, homebound) = match what {
        "M" => (Some(Side::Men), Piece::Soldier, true, false),
        "M'" => (Some(Side::Men), Piece::Soldier, true, true),
        "W" => (Some(Side::Women), Piece::Soldier, true, false),
        "m" => (Some(Side::Men), Piece::Soldier, false, false),
        "w" => (Some(Side::Women), Piece::Soldier, false, false),
        "MQ" => (Some(Side::Men), Piece::Queen, true, false),
        "WQ" => (Some(Side::Women), Piece::Queen, true, false),
        "K" => (None, Piece::King, true, false),
        "Km" => (Some(Side::Men), Piece::King, true, false),
        "Kw" => (Some(Side::Women), Piece::King, true, false),
        _ => return None,
    };
    Some(Figure {
        side,
        piece,
        at: Spot::new(at, homebound),
        awake,
        riding: false,
    })
}

/// Removes the sleeper nearest the front, if one is left: it is the one that walked out.
fn take_front(figures: &mut Vec<Figure>, side: Side) {
    let sleeps = |figure: &&Figure| {
        figure.side == Some(side) && figure.piece == Piece::Soldier && !figure.awake
    };
    let column = |figure: &&Figure| i16::from(figure.at.place().column());
    let front = figures
        .iter()
        .filter(sleeps)
        .max_by_key(|figure| match side {
            Side::Men => column(figure),
            Side::Women => -column(figure),
        });
    let front = front.copied();
    figures.retain(|figure| Some(*figure) != front);
}
