//! What a letter that comes means for the log that is held.

use game::Dealt;

use crate::{Log, Message, Party};

/// What a letter that comes means for the log that is held. Nothing is ever written over: a log that another one took the place
/// of is a part of it, or is handed back as the other way of a fork.
#[derive(Clone, Debug)]
pub enum Merged<G: Dealt> {
    /// It is the log that is held.
    Same,
    /// It is an earlier state of it.
    Older,
    /// It goes on from it: these are messages from this number on.
    News(usize),
    /// The same party said two different things as message number `at`.
    Fork(Fork<G>),
    /// It is another game.
    OtherGame,
}

/// Two ways in which a game goes on from the same message.
#[derive(Clone, Debug)]
pub struct Fork<G: Dealt> {
    /// The number of the first message that differs.
    pub at: usize,
    /// Who said both.
    pub author: Party,
    /// The log that does not go on.
    pub other: Box<Log<G>>,
    /// Whether the log that came took the place of the one that was held: the other party had answered it, and not the one that
    /// was held.
    pub replaced: bool,
}

impl<G: Dealt> Log<G> {
    /// Takes in a log that came. The held one becomes the longer of the two. Where they fork, that goes on which was answered
    /// by whoever did not make the fork; where both or neither were, the held one.
    pub fn merge(&mut self, came: Log<G>) -> Merged<G> {
        let (held, new) = (&self.messages, &came.messages);
        let common = held
            .iter()
            .zip(new)
            .take_while(|(a, b)| a.hash == b.hash)
            .count();
        if common == 0 {
            return Merged::OtherGame;
        }
        if common == new.len() {
            return if common == held.len() {
                Merged::Same
            } else {
                Merged::Older
            };
        }
        if common == held.len() {
            *self = came;
            return Merged::News(common);
        }
        let author = came.messages[common].author;
        let replaced = came.is_answered(common, author) && !self.is_answered(common, author);
        let other = match replaced {
            true => core::mem::replace(self, came),
            false => came,
        };
        Merged::Fork(Fork {
            at: common,
            author,
            other: Box::new(other),
            replaced,
        })
    }

    /// Goes on with the other way of a fork, and hands the held one back.
    ///
    /// # Errors
    /// The fork as it is, if the held way has been answered: throws that are known from it would be made once more.
    pub fn switch(&mut self, fork: Fork<G>) -> Result<Fork<G>, Fork<G>> {
        if self.is_answered(fork.at, fork.author) {
            return Err(fork);
        }
        let held = core::mem::replace(self, *fork.other);
        Ok(Fork {
            other: Box::new(held),
            ..fork
        })
    }

    /// Whether `other` is this log, or an earlier state of it.
    pub(crate) fn contains(&self, other: &Log<G>) -> bool {
        let last = other.messages.len().saturating_sub(1);
        let [own, its] = [self, other].map(|log| log.messages.get(last).map(|m| m.hash));
        own == its
    }

    /// Whether the other party has said something since message number `at` of this one.
    fn is_answered(&self, at: usize, author: Party) -> bool {
        let by_other = |message: &Message<G::Entry>| message.author != author;
        self.messages.iter().skip(at).any(by_other)
    }
}
