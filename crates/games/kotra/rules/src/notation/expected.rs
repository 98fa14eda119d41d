//! What only texts of Kotra can expect.

use core::fmt;

use game::{Expects, forms};

use crate::{EntryRefused, Rules, SetupError};

forms! {
    /// What should stand there, if that needs no further detail.
    Form in Own of Rules {
        Action "action" "an action such as 1/7, bar/3, 22/off, four or stop";
        ActionEnd "action-end" "the end of the action";
        Slash "slash" "a slash and where the checker goes";
        Point "point" "a point, 1 to 24";
        PointAhead "point-ahead" "a point that one die reaches";
        EntryPoint "entry-point" "a point to enter on, 1 to 6";
        Die "die" "a die, 1 to 6";
        DieBracket "die-bracket" "the die in brackets, such as (5)";
        SameDie "same-die" "the die that reaches this point, or none";
        OneOfTwo "one-of-two" "the die in brackets: two can bear this checker off";
        Bracket "bracket" "a closing bracket";
        NoHit "no-hit" "no asterisk: nothing is hit here";
        TurnOrResult "turn-or-result" "a turn or the result";
        Header "header" "all header lines before the first throw";
        RestOfTurn "rest-of-turn" "the rest of the previous turn, on a line of its own";
        NextLine "next-line" "the next turn, on a line of its own";
        ThrowColon "throw-colon" "a colon after the throw";
        BlacksThrow "blacks-throw" "a slash and the die of black";
        MatchUnits "match-units" "the units that win the match, 1 to 999";
        Score "score" "what the side has won, such as 4 or 4.5, less than wins the match";
        Place "place" "hit, off or a point, each once";
        Count "count" "how many checkers stand there, 1 to 15";
        BlackSlash "black-slash" "a slash and the checkers of black";
        Dice "dice" "dice such as 62, 6(2) or 333(3), or ??, ? or choose";
        FourDice "four-dice" "equal dice four times, used or not";
        NoChoice "no-choice" "two dice in the hand, ??: one cannot be chosen here";
        ThrowsLeft "throws-left" "how many after-throws are left";
        Value "value" "a value in units, such as 2 or 4";
    }
}

/// What only texts of Kotra can expect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// Something defined by its form.
    Form(Form),
    /// The turn with this number.
    Turn(u32),
}

impl fmt::Display for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Own::Form(form) => form.fmt(f),
            Own::Turn(number) => write!(f, "turn {number}"),
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
