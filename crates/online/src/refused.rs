//! Why something cannot be said in a log.

use core::fmt;

/// Why something cannot be said in a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The invitation has not been accepted yet.
    NotAccepted,
    /// The invitation was accepted already.
    Accepted,
    Own,
    /// Neither of the two says it.
    NotAPlayer,
    /// The other has the floor.
    NotYourTurn,
    /// One has the floor oneself, and can say it in the log.
    YourTurn,
    Over,
    /// The dice have to fall first.
    ThrowFirst,
    /// What is said is nothing that a player decides.
    NotADecision,
    Game,
    /// What the other offered has to be answered first.
    AnswerFirst,
    /// Nothing was offered.
    NothingToAnswer,
    /// There is no decision that could be taken back.
    NothingToTakeBack,
    /// The other did not say that.
    Forged,
    /// It was said about an earlier moment of the game.
    TooLate,
    /// It is not for the log.
    NotForTheLog,
    /// The message says nothing.
    Nothing,
    /// The log is as long as a log can be.
    TooLong,
    /// There were as many throws as there can be.
    TooManyThrows,
    /// The clock gives more time than it can.
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
