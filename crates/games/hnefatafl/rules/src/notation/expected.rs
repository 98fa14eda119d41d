//! What only texts of Hnefatafl can expect.

use core::fmt;

use game::{Expects, forms};

use crate::{EntryRefused, Rules, SetupError};

forms! {
    /// What should stand there, if that needs no further detail.
    Form in Own of Rules {
        ActionEnd "action-end" "the end of the move";
        Square "square" "a square such as e4";
        Hyphen "hyphen" "a hyphen and the square where the piece goes";
        MoveOrResult "move-or-result" "a numbered line of moves or the result";
        Header "header" "all header lines before the first move";
        SecondMove "second-move" "the second move of the previous line before a new line";
        NextLine "next-line" "the next move on a new line: a line has two moves";
        RankSlash "rank-slash" "a slash before the next rank";
        Piece "piece" "a piece (K, T or t) or a number of empty squares";
    }
}

/// What only texts of Hnefatafl can expect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Own {
    /// Something defined by its form.
    Form(Form),
    /// The line with this number.
    Number(u32),
    /// What the move captures, as in a record; empty for nothing.
    Captures(String),
    /// This many more squares in this rank.
    Room(u32, u8),
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Own::Form(form) => form.fmt(f),
            Own::Number(number) => write!(f, "the number {number} of this line"),
            Own::Captures(captures) if captures.is_empty() => {
                f.write_str("nothing: this move captures no piece")
            }
            Own::Captures(captures) => write!(f, "what this move captures: {captures}"),
            Own::Room(left, rank) => write!(f, "{left} more squares in rank {rank}"),
        }
    }
}

/// What should stand where a text could not be read further.
pub type Expected = game::Expected<Rules>;

impl Expects for Rules {
    type Own = Own;
    type Refused = EntryRefused;
    type SetupError = SetupError;
}
