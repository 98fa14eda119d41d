//! A position as text, similar to FEN: `3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 swede`.

use game::Anywhere;

use super::expected::{Expected, Form, Own};
use super::{ReadError, Scan};
use crate::{Game, Judge, Piece, Position, Setup, Side, Square, Word};

/// The letters of the pieces are those of OpenTafl.
const fn letter(piece: Piece) -> char {
    match piece {
        Piece::King => 'K',
        Piece::Drabant => 'T',
        Piece::Muscovite => 't',
    }
}

/// The mark of a king whom the last move has taken.
const SURROUNDED: &str = "surrounded";

impl Judge {
    /// Writes a position.
    #[must_use]
    pub fn write_position(&self, position: &Position) -> String {
        let size = self.rules().board.size();
        let mut text = String::new();
        for rank in (1..=size).rev() {
            let mut empty = 0;
            for square in (1..=size).filter_map(|file| Square::new(file, rank)) {
                match position.piece_at(square) {
                    None => empty += 1,
                    Some(piece) => {
                        push_empty(&mut text, &mut empty);
                        text.push(letter(piece));
                    }
                }
            }
            push_empty(&mut text, &mut empty);
            text.push(if rank > 1 { '/' } else { ' ' });
        }
        text.push_str(position.turn().word());
        let said = position.said().map(Word::word);
        let taken = position.is_surrounded().then_some(SURROUNDED);
        for word in [said, taken].into_iter().flatten() {
            text.push(' ');
            text.push_str(word);
        }
        text
    }

    /// Reads a position and checks it against the rules.
    ///
    /// # Errors
    /// A [`ReadError`] that says where and why.
    pub fn read_position(&self, text: &str) -> Result<Position, ReadError> {
        game::read_position::<Game>(self, text)
    }

    /// Reads a position up to the end of the line.
    pub(super) fn read_position_from(&self, scan: &mut Scan<'_>) -> Result<Position, ReadError> {
        let start = scan.clone();
        let size = self.rules().board.size();
        let mut pieces = Vec::new();
        for rank in (1..=size).rev() {
            read_rank(scan, size, rank, &mut pieces)?;
            if rank > 1 && !scan.take("/") {
                return Err(scan.expected(Form::RankSlash));
            }
        }
        scan.space()?;
        let at = scan.clone();
        let turn = Side::from_word(scan.word())
            .ok_or_else(|| at.expected(Expected::Words(Side::WORDS.to_vec())))?;
        let mut setup = Setup {
            pieces,
            turn,
            said: None,
            surrounded: false,
        };
        read_words(scan, &mut setup)?;
        self.set_up(&setup)
            .map_err(|error| start.expected(Expected::Possible(error)))
    }
}

fn push_empty(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
    }
    *empty = 0;
}

fn read_rank(
    scan: &mut Scan<'_>,
    size: u8,
    rank: u8,
    pieces: &mut Vec<(Piece, Square)>,
) -> Result<(), ReadError> {
    let mut file = 1;
    while file <= size {
        let here = scan.clone();
        let left = u32::from(size + 1 - file);
        if let Some(empty) = scan.number() {
            if empty == 0 || empty > left || scan.peek().is_some_and(|c| c.is_ascii_digit()) {
                return Err(here.expected(Own::Room(left, rank)));
            }
            file += empty as u8;
            continue;
        }
        let known = Piece::ALL
            .iter()
            .find(|&&piece| scan.peek() == Some(letter(piece)));
        let (Some(&piece), Some(square)) = (known, Square::new(file, rank)) else {
            let short = matches!(scan.peek(), None | Some('/' | ' '));
            return Err(if short {
                here.expected(Own::Room(left, rank))
            } else {
                here.expected(Form::Piece)
            });
        };
        scan.skip();
        pieces.push((piece, square));
        file += 1;
    }
    Ok(())
}

/// Reads the word in force and the mark of a taken king, if present.
fn read_words(scan: &mut Scan<'_>, setup: &mut Setup) -> Result<(), ReadError> {
    while !scan.at_end() {
        scan.space()?;
        let at = scan.clone();
        let word = scan.word();
        match Word::from_word(word) {
            Some(said) if setup.said.is_none() && !setup.surrounded => setup.said = Some(said),
            None if word == SURROUNDED && !setup.surrounded => setup.surrounded = true,
            _ => {
                let fits = [Word::Raichi.word(), Word::Tuichu.word(), SURROUNDED];
                let from = match (setup.said, setup.surrounded) {
                    (_, true) => return Err(at.expected(Anywhere::LineEnd)),
                    (Some(_), false) => 2,
                    (None, false) => 0,
                };
                return Err(at.expected(Expected::Words(fits[from..].to_vec())));
            }
        }
    }
    Ok(())
}
