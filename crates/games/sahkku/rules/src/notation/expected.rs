//! What only texts of sáhkku can expect.

use core::fmt;

use game::{Expects, forms};

use crate::{EntryRefused, Rules, SetupError};

forms! {
    /// What should stand there, if that needs no further detail.
    Form in Own of Rules {
        ActionEnd "action-end" "the end of the action";
        Action "action" "an action such as II:b9-b7, X:+a15-b15, R2 or stop";
        RethrowCount "again" "how many dice to throw again";
        RethrowDie "again-die" "the number of a die, each once";
        DieColon "colon" "a colon after the die";
        Landing "landing" "a hyphen and the place where the piece lands";
        Place "place" "a place such as b8";
        TurnOrResult "turn-or-result" "a turn or the result";
        Header "header" "all header lines before the first throw";
        WomensThrow "womens-throw" "a slash and the women's throw";
        RestOfTurn "rest-of-turn" "the rest of the previous turn, on a line of its own";
        NextLine "next-line" "the next turn, on a line of its own";
        FewerDice "fewer-dice" "at most 4 dice";
        RowSlash "row-slash" "a slash before the next row";
        FullStop "full-stop" "a full stop after the number";
        Bracket "bracket" "a closing bracket";
        Piece "piece" "a piece (m, M, w, W or K), a bracket or a number of empty places";
        Face "face" "a face: X, I, II, III or -";
    }
}

/// What only texts of sáhkku can expect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// Something defined by its form.
    Form(Form),
    /// The turn with this number.
    Turn(u32),
    /// At most this many more places in the row of this letter.
    Room(u32, char),
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Own::Form(form) => form.fmt(f),
            Own::Turn(number) => write!(f, "turn {number}"),
            Own::Room(left, row) => write!(f, "at most {left} more places in row {row}"),
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
