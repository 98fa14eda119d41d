//! Why a log refuses a message, an item or an aside.

use core::fmt;

/// Why a log refuses a message, an item or an aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The invitation has not been accepted yet.
    NotAccepted,
    /// The invitation was already accepted.
    Accepted,
    Own,
    /// The secret belongs to neither party.
    NotAPlayer,
    /// The other party has the floor.
    NotYourTurn,
    /// The speaker has the floor and can say it in the log.
    YourTurn,
    Over,
    /// The dice have to fall first.
    ThrowFirst,
    /// The entry is not a player's decision.
    NotADecision,
    Game,
    /// The other party's offer has to be answered first.
    AnswerFirst,
    /// Nothing was offered.
    NothingToAnswer,
    /// There is no decision to take back.
    NothingToTakeBack,
    /// The other party did not say that.
    Forged,
    /// It refers to an earlier moment of the game.
    TooLate,
    /// It does not belong in the log.
    NotForTheLog,
    /// The message is empty.
    Nothing,
    /// The log has reached its longest length.
    TooLong,
    /// The game has reached the limit of throws.
    TooManyThrows,
    /// The clock exceeds its limit.
    Clock,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refused::NotAccepted => "nobody has accepted the invitation yet",
            Refused::Accepted => "somebody has accepted the invitation already",
            Refused::Own => "whoever made the invitation cannot accept it",
            Refused::NotAPlayer => "neither of the two players says this",
            Refused::NotYourTurn => "it is the other's turn",
            Refused::YourTurn => "it is one's own turn",
            Refused::Over => "the game is over",
            Refused::ThrowFirst => "the dice have to fall first",
            Refused::NotADecision => "no player decides on this",
            Refused::Game => "it is against the rules of the game",
            Refused::AnswerFirst => "what the other offered has to be answered first",
            Refused::NothingToAnswer => "nothing was offered",
            Refused::NothingToTakeBack => "there is nothing that can be taken back",
            Refused::Forged => "the other did not say this",
            Refused::TooLate => "the game has gone on since this was said",
            Refused::NotForTheLog => "this is not for the log",
            Refused::Nothing => "the message says nothing",
            Refused::TooLong => "the game has as many messages as a game can have",
            Refused::TooManyThrows => "the game has as many throws as a game can have",
            Refused::Clock => "the clock gives more than 30 days",
        })
    }
}

impl core::error::Error for Refused {}
