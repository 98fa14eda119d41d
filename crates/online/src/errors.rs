//! What is refused, and why.

use game::LinkError;
use thiserror::Error;

use crate::Party;

/// Why a log refuses a message, an item or an aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    #[error("nobody has accepted the invitation yet")]
    NotAccepted,
    #[error("somebody has accepted the invitation already")]
    Accepted,
    #[error("the inviter cannot accept the invitation")]
    Own,
    #[error("neither of the two players says this")]
    NotAPlayer,
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// The speaker can say it in the log.
    #[error("it is the player's own turn")]
    YourTurn,
    #[error("the game is over")]
    Over,
    #[error("the dice have to fall first")]
    ThrowFirst,
    #[error("no player decides on this")]
    NotADecision,
    #[error("it is against the rules of the game")]
    Game,
    #[error("the other player's offer has to be answered first")]
    AnswerFirst,
    #[error("nothing was offered")]
    NothingToAnswer,
    #[error("there is nothing that can be taken back")]
    NothingToTakeBack,
    #[error("the other player did not say this")]
    Forged,
    #[error("the game has gone on since this was said")]
    TooLate,
    #[error("this is not for the log")]
    NotForTheLog,
    #[error("the message says nothing")]
    Nothing,
    #[error("the game has as many messages as a game can have")]
    TooLong,
    #[error("the game has as many throws as a game can have")]
    TooManyThrows,
    #[error("the clock gives more than 30 days")]
    Clock,
}

/// Why a letter could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unread {
    #[error("the text is no letter of a game at a distance")]
    Kind,
    #[error("the letter is of another game")]
    OtherGame,
    #[error("the letter is of another version of the program")]
    Version,
    #[error("the letter is longer than any game")]
    TooLong,
    #[error("the letter is damaged: a part is missing or changed")]
    Damaged,
    #[error("the start of the game: {0}")]
    Start(LinkError),
    /// The message with this number, from 0, cannot stand there.
    #[error("message {0}: {1}")]
    Message(usize, Refused),
    #[error("the {0} shows other values for throws than it committed to")]
    Values(Party),
    /// Somebody else has changed the letter.
    #[error("the signature of the {0} is not its own")]
    Signature(Party),
    #[error("what is said beside the log is signed by nobody in it")]
    Aside,
}

/// A text contains no readable letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoLetter {
    /// What is wrong with the letter that was found.
    pub why: Unread,
    /// The part of the text that was taken for a letter.
    pub text: String,
}

/// Why a letter was not taken in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotReceived {
    Unread(Unread),
    /// It belongs to another game at a distance.
    OtherGame,
}

/// The first difference between a record and its letter. *Told* is what the record says, *signed* what the letter says.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Difference {
    #[error("the record is not the one of its letter: its rules are {told}, the letter's {signed}")]
    Rules { told: String, signed: String },
    #[error("the record is not the one of its letter: they begin with different positions")]
    Start,
    #[error("the record is not the one of its letter: {word} is {told}, in the letter {signed}")]
    Name {
        /// The word in records for the side.
        word: &'static str,
        told: String,
        signed: String,
    },
    #[error(
        "the record is not the one of its letter: entry {number} is {told}, in the letter {signed}"
    )]
    Entry {
        /// The number of the entry, from 1.
        number: usize,
        told: String,
        signed: String,
    },
    #[error("the record is not the one of its letter: it has {told} entries, the letter {signed}")]
    Length { told: usize, signed: usize },
}
