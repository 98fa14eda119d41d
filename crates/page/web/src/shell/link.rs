//! How everything that happens in the browser reaches the shell: as a message, one after the other.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use dom::Sender;

pub(crate) trait Handler: 'static {
    type Message: 'static;

    fn update(&mut self, message: Self::Message);

    /// All messages are handled: does what is to be done once for all of them. More messages may come of it.
    fn settle(&mut self);
}

/// A queue of messages. Those that come while one is handled wait for it, so the handler is never entered twice.
pub(crate) struct Link<H: Handler> {
    queue: Rc<RefCell<VecDeque<H::Message>>>,
    /// It stays for as long as the page, so that the program need not know how to drop it.
    handler: Rc<RefCell<Option<&'static mut H>>>,
}

impl<H: Handler> Default for Link<H> {
    fn default() -> Link<H> {
        Link {
            queue: Rc::default(),
            handler: Rc::default(),
        }
    }
}

impl<H: Handler> Clone for Link<H> {
    fn clone(&self) -> Link<H> {
        Link {
            queue: self.queue.clone(),
            handler: self.handler.clone(),
        }
    }
}

impl<H: Handler> Link<H> {
    /// Puts the handler at the end of the queue.
    pub(crate) fn attach(&self, handler: H) {
        *self.handler.borrow_mut() = Some(Box::leak(Box::new(handler)));
    }

    /// A sender of messages into the queue.
    pub(crate) fn sender(&self) -> Sender<H::Message> {
        let link = self.clone();
        Sender::new(move |message| link.send(message))
    }

    fn send(&self, message: H::Message) {
        self.queue.borrow_mut().push_back(message);
        self.work();
    }

    /// Handles all messages, and whatever comes of them.
    fn work(&self) {
        let Ok(mut handler) = self.handler.try_borrow_mut() else {
            return;
        };
        let Some(handler) = handler.as_mut() else {
            return;
        };
        loop {
            let next = self.queue.borrow_mut().pop_front();
            match next {
                Some(message) => handler.update(message),
                None => {
                    handler.settle();
                    if self.queue.borrow().is_empty() {
                        return;
                    }
                }
            }
        }
    }

    /// Asks the handler something between messages; `None` while it is at work. What comes of it is handled after.
    pub(crate) fn ask<T>(&self, question: impl FnOnce(&mut H) -> T) -> Option<T> {
        let mut handler = self.handler.try_borrow_mut().ok()?;
        let answer = handler.as_deref_mut().map(question);
        drop(handler);
        self.work();
        answer
    }
}
