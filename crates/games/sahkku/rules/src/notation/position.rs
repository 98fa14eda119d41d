//! A position as text, such as `w*15./3wq3K3mq3/m*15. m m X,III,-` (see `crates/games/sahkku/docs/notation.md`).

use super::expected::{Expected, Form, Own};
use super::{ReadError, Scan};
use crate::place::Row;
use crate::rules::MAX_TRIES;
use crate::{Dice, Face, Figure, Game, Judge, MAX_DICE, Piece, Place, Position, Setup, Side, Spot};

impl Judge {
    /// Writes a position: the board row by row, the side to move, the side that began, the dice.
    #[must_use]
    pub fn write_position(&self, position: &Position) -> String {
        let figures: Vec<Figure> = position.figures().collect();
        let rows: Vec<String> = [Row::C, Row::B, Row::A]
            .into_iter()
            .map(|row| self.write_row(row, &figures, position))
            .collect();
        let letter = |side| if side == Side::Men { 'm' } else { 'w' };
        let mirrored = if position.miedut { "~" } else { "" };
        format!(
            "{} {} {}{mirrored} {}",
            rows.join("/"),
            letter(position.turn),
            letter(position.first),
            self.write_dice(position)
        )
    }

    fn write_row(&self, row: Row, figures: &[Figure], position: &Position) -> String {
        let mut text = String::new();
        let mut run: Option<(String, usize)> = None;
        let mut flush = |run: Option<(String, usize)>| {
            let Some((token, count)) = run else { return };
            // `Kmq` would be a king held by the men, so a king without a holder is written apart.
            if text.ends_with('K') && token.starts_with(['m', 'w']) {
                text.pop();
                text.push_str("(K)");
            }
            if token.is_empty() {
                text.push_str(&count.to_string());
            } else if count > 2 {
                text.push_str(&format!("{token}*{count}."));
            } else {
                text.push_str(&token.repeat(count));
            }
        };
        for column in 1..=self.rules().columns {
            let place = Place::at(row, column);
            let here: Vec<String> = figures
                .iter()
                .filter(|figure| figure.at.place() == place)
                .map(|figure| write_figure(figure, position.king().inert()))
                .collect();
            let token = match here.as_slice() {
                [one] => one.clone(),
                [] => String::new(),
                several => format!("({})", several.concat()),
            };
            run = match run {
                Some((same, count)) if same == token => Some((same, count + 1)),
                other => {
                    flush(other);
                    Some((token, 1))
                }
            };
        }
        flush(run);
        text
    }

    /// The dice: usable ones, used or spent ones in brackets, `?` for those in the hand. An exclamation mark stands for a
    /// declined open rethrow, or with dice in the hand for each throw of the turn that lacked an X for the first soldier.
    fn write_dice(&self, position: &Position) -> String {
        let mut gone = position.thrown;
        for face in position.unused.faces() {
            gone = gone.without(face, 1);
        }
        let in_hand = core::iter::repeat_n("?".to_owned(), position.in_hand.into());
        let unused = position.unused.faces().map(|face| face.to_string());
        let dice: Vec<String> = unused
            .chain(gone.faces().map(|face| format!("({face})")))
            .chain(in_hand)
            .collect();
        let text = dice.join(",") + &"!".repeat(position.tries.into());
        let used = gone.faces().any(|face| self.rules().value(face) > 0);
        if position.used_any && !used {
            text + "!"
        } else {
            text
        }
    }

    /// Reads what [`Judge::write_position`] writes.
    ///
    /// # Errors
    /// A [`ReadError`] that says where and why; a position that cannot be under these rules is
    /// refused too.
    pub fn read_position(&self, text: &str) -> Result<Position, ReadError> {
        game::read_position::<Game>(self, text)
    }

    pub(super) fn read_position_from(&self, scan: &mut Scan<'_>) -> Result<Position, ReadError> {
        let start = scan.clone();
        let mut figures = Vec::new();
        let mut inert = false;
        for (n, row) in [Row::C, Row::B, Row::A].into_iter().enumerate() {
            if n > 0 && !scan.take("/") {
                return Err(scan.expected(Form::RowSlash));
            }
            self.read_row(scan, row, &mut figures, &mut inert)?;
        }
        scan.space()?;
        let turn = read_side(scan)?;
        scan.space()?;
        let first = read_side(scan)?;
        let miedut = scan.take("~");
        scan.space()?;
        let dice = self.read_dice(scan)?;
        let setup = Setup {
            figures,
            inert,
            turn,
            first,
            miedut,
            thrown: dice.thrown,
            unused: dice.unused,
            in_hand: dice.in_hand,
            used_any: dice.used_any,
            tries: dice.tries,
        };
        self.set_up(&setup)
            .map_err(|error| start.expected(Expected::Possible(error)))
    }

    fn read_row(
        &self,
        scan: &mut Scan<'_>,
        row: Row,
        figures: &mut Vec<Figure>,
        inert: &mut bool,
    ) -> Result<(), ReadError> {
        let columns = self.rules().columns;
        let mut column: u8 = 1;
        while column <= columns {
            let left = u32::from(columns + 1 - column);
            let start = scan.clone();
            let fits = |count: u32| count >= 1 && count <= left;
            let too_many = || start.expected(Own::Room(left, row.letter()));
            if scan.peek().is_some_and(|c| c.is_ascii_digit()) {
                let count = scan
                    .number()
                    .filter(|&count| fits(count))
                    .ok_or_else(too_many)?;
                column += count as u8;
                continue;
            }
            let here = read_place_of_row(scan, inert)?;
            let mut count = 1;
            if scan.take("*") {
                count = scan
                    .number()
                    .filter(|&count| fits(count))
                    .ok_or_else(too_many)?;
                if !scan.take(".") {
                    return Err(scan.expected(Form::FullStop));
                }
            }
            for _ in 0..count {
                let place = Place::at(row, column);
                figures.extend(here.iter().map(|figure| Figure {
                    at: Spot::new(place, figure.at.homebound()),
                    ..*figure
                }));
                column += 1;
            }
        }
        Ok(())
    }

    fn read_dice(&self, scan: &mut Scan<'_>) -> Result<DiceText, ReadError> {
        let mut dice = DiceText::default();
        let mut count = 0;
        let mut used = false;
        loop {
            count += 1;
            if count > MAX_DICE {
                return Err(scan.expected(Form::FewerDice));
            }
            if scan.take("?") {
                dice.in_hand += 1;
            } else if scan.take("(") {
                let face = read_face(scan)?;
                dice.thrown = dice.thrown.with(face);
                used |= self.rules().value(face) > 0;
                if !scan.take(")") {
                    return Err(scan.expected(Form::Bracket));
                }
            } else {
                let face = read_face(scan)?;
                dice.thrown = dice.thrown.with(face);
                // A blank that is worth nothing is spent, with or without a bracket.
                if self.rules().value(face) > 0 {
                    dice.unused = dice.unused.with(face);
                }
            }
            if !scan.take(",") {
                break;
            }
        }
        if dice.in_hand > 0 {
            while dice.tries < MAX_TRIES && scan.take("!") {
                dice.tries += 1;
            }
        }
        dice.used_any = used || scan.take("!");
        Ok(dice)
    }
}

#[derive(Default)]
struct DiceText {
    thrown: Dice,
    unused: Dice,
    in_hand: u8,
    used_any: bool,
    tries: u8,
}

fn write_figure(figure: &Figure, inert: bool) -> String {
    let owner = match figure.side {
        Some(Side::Men) => "m",
        Some(Side::Women) => "w",
        None => "",
    };
    let home = if figure.at.homebound() { "'" } else { "" };
    match figure.piece {
        Piece::King => format!("K{}{home}", if inert { "i" } else { owner }),
        piece => {
            let letter = if figure.awake {
                owner.to_ascii_uppercase()
            } else {
                owner.to_owned()
            };
            let kind = match piece {
                Piece::Queen => "q",
                _ if figure.riding => "r",
                _ => "",
            };
            format!("{letter}{kind}{home}")
        }
    }
}

/// The pieces of one place: one of them, or several in brackets. Their place is filled in later.
fn read_place_of_row(scan: &mut Scan<'_>, inert: &mut bool) -> Result<Vec<Figure>, ReadError> {
    if !scan.take("(") {
        return Ok(vec![read_figure(scan, inert)?]);
    }
    let mut here = vec![read_figure(scan, inert)?];
    while !scan.take(")") {
        if here.len() > usize::from(crate::MAX_COLUMNS) + 2 {
            return Err(scan.expected(Form::Bracket));
        }
        here.push(read_figure(scan, inert)?);
    }
    Ok(here)
}

fn read_figure(scan: &mut Scan<'_>, inert: &mut bool) -> Result<Figure, ReadError> {
    let nowhere = Place::at(Row::B, 1);
    let figure = |side, piece, awake, riding, home| Figure {
        side,
        piece,
        at: Spot::new(nowhere, home),
        awake,
        riding,
    };
    if scan.take("K") {
        let side = match scan.peek() {
            Some('m') => Some(Side::Men),
            Some('w') => Some(Side::Women),
            _ => None,
        };
        if side.is_some() {
            scan.skip();
        } else if scan.take("i") {
            *inert = true;
        }
        return Ok(figure(side, Piece::King, true, false, scan.take("'")));
    }
    let (side, awake) = match scan.peek() {
        Some('m') => (Side::Men, false),
        Some('M') => (Side::Men, true),
        Some('w') => (Side::Women, false),
        Some('W') => (Side::Women, true),
        _ => {
            return Err(scan.expected(Form::Piece));
        }
    };
    scan.skip();
    let queen = scan.take("q");
    let riding = !queen && scan.take("r");
    let piece = if queen { Piece::Queen } else { Piece::Soldier };
    Ok(figure(Some(side), piece, awake, riding, scan.take("'")))
}

fn read_side(scan: &mut Scan<'_>) -> Result<Side, ReadError> {
    if scan.take("m") {
        Ok(Side::Men)
    } else if scan.take("w") {
        Ok(Side::Women)
    } else {
        Err(scan.expected(Expected::Words(vec!["m", "w"])))
    }
}

pub(super) fn read_face(scan: &mut Scan<'_>) -> Result<Face, ReadError> {
    let start = scan.clone();
    let text = if scan.take("-") {
        "-"
    } else {
        // Letters and digits that belong to no face are read too, so that the error is reported for them.
        scan.take_while(char::is_alphanumeric)
    };
    text.parse().map_err(|_| start.expected(Form::Face))
}
