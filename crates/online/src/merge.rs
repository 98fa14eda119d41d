//! Compares a received letter with the held log.

use game::Dealt;

use crate::{Log, Message, Party};

/// The result of comparing a received log with the held one. Nothing is overwritten: a replaced log is either contained in the
/// new one or returned as the other version of a fork.
#[derive(Clone, Debug)]
pub enum Merged<G: Dealt> {
    /// The two logs are equal.
    Same,
    /// The received log is an earlier state of the held one.
    Older,
    /// The received log continues the held one. The new messages begin at this number.
    News(usize),
    /// The same party made two different messages with the same number.
    Fork(Fork<G>),
    /// The received log belongs to another game.
    OtherGame,
}

/// Two versions of a game that differ from the same message on.
#[derive(Clone, Debug)]
pub struct Fork<G: Dealt> {
    /// The number of the first message that differs.
    pub at: usize,
    /// The author of both messages.
    pub author: Party,
    /// The log that does not go on.
    pub other: Box<Log<G>>,
    /// Whether the received log replaced the held one, because the other party had answered only the received one.
    pub replaced: bool,
}

impl<G: Dealt> Log<G> {
    /// Takes in a received log. The held log becomes the longer of the two. In a fork, the version goes on that was answered by
    /// the party that did not cause the fork. If both or neither were answered, the held one goes on.
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

    /// Exchanges the versions of a fork, so that the other one goes on. Returns whether it did: not if the held version has been
    /// answered, because throws that are already known would be made again.
    pub fn switch(&mut self, fork: &mut Fork<G>) -> bool {
        let is_free = !self.is_answered(fork.at, fork.author);
        if is_free {
            core::mem::swap(self, &mut *fork.other);
        }
        is_free
    }

    /// Whether `other` is this log or an earlier state of it.
    pub(crate) fn contains(&self, other: &Log<G>) -> bool {
        let last = other.messages.len().saturating_sub(1);
        let [own, its] = [self, other].map(|log| log.messages.get(last).map(|m| m.hash));
        own == its
    }

    /// Whether the other party has added a message since message number `at`.
    fn is_answered(&self, at: usize, author: Party) -> bool {
        let by_other = |message: &Message<G::Entry>| message.author != author;
        self.messages.iter().skip(at).any(by_other)
    }
}
