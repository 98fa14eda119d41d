//! The path of every browser event to the shell: as messages, one after the other.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use browser::dom::Sender;

use super::message::Message;
use super::state::Shell;

/// A queue of messages. Those that arrive while one is handled wait, so the shell is never re-entered.
#[derive(Clone, Default)]
pub(crate) struct Link {
    queue: Rc<RefCell<VecDeque<Message>>>,
    /// It lives as long as the page, so the first part of the program contains no code to drop it.
    shell: Rc<RefCell<Option<&'static mut Shell>>>,
}

impl Link {
    /// Connects the shell to the queue.
    pub(crate) fn attach(&self, shell: Shell) {
        *self.shell.borrow_mut() = Some(Box::leak(Box::new(shell)));
    }

    pub(crate) fn sender(&self) -> Sender<Message> {
        let link = self.clone();
        Sender::new(move |message| link.send(message))
    }

    fn send(&self, message: Message) {
        self.queue.borrow_mut().push_back(message);
        self.work();
    }

    /// Handles all messages, and those that these send.
    fn work(&self) {
        let Ok(mut shell) = self.shell.try_borrow_mut() else {
            return;
        };
        let Some(shell) = shell.as_mut() else {
            return;
        };
        loop {
            let next = self.queue.borrow_mut().pop_front();
            match next {
                Some(message) => shell.update(message),
                None => {
                    shell.settle();
                    if self.queue.borrow().is_empty() {
                        return;
                    }
                }
            }
        }
    }

    /// Asks the shell a question between messages, then handles the messages that it sent; `None` while the shell is busy.
    pub(crate) fn ask<T>(&self, question: impl FnOnce(&mut Shell) -> T) -> Option<T> {
        let mut shell = self.shell.try_borrow_mut().ok()?;
        let answer = shell.as_deref_mut().map(question);
        drop(shell);
        self.work();
        answer
    }
}
