//! The lines that a driver writes, also while the engine thinks.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use crate::lines::{Line, Lines};

/// What a driver says while the engine thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgent {
    Stop,
    /// The position that is thought about in advance has come about.
    Hit,
    Quit,
    /// Nothing any more: the input has ended.
    Nothing,
}

/// The lines of a driver in their order.
pub(crate) struct Input {
    lines: Receiver<Line>,
    /// What was said while the engine thought, and can wait.
    waiting: VecDeque<Line>,
}

impl Input {
    /// Standard input, read by a thread of its own.
    pub(crate) fn standard(limit: usize) -> Input {
        let (sender, lines) = channel();
        thread::spawn(move || send_lines(Lines::new(io::stdin().lock(), limit), &sender));
        Input {
            lines,
            waiting: VecDeque::new(),
        }
    }

    /// The next line, once it is there; `None` at the end.
    pub(crate) fn next(&mut self) -> Option<Line> {
        let waiting = self.waiting.pop_front();
        waiting.or_else(|| self.lines.recv().ok())
    }

    /// Whether the driver wants something at once. Everything else waits.
    pub(crate) fn urgent(&mut self) -> Option<Urgent> {
        loop {
            match self.lines.try_recv() {
                Ok(line) => match self.sort(line) {
                    None => {}
                    urgent => return urgent,
                },
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return Some(Urgent::Nothing),
            }
        }
    }

    /// What the driver wants at once, when it says that. Everything else waits.
    pub(crate) fn wait(&mut self) -> Urgent {
        while let Ok(line) = self.lines.recv() {
            if let Some(urgent) = self.sort(line) {
                return urgent;
            }
        }
        Urgent::Nothing
    }

    fn sort(&mut self, line: Line) -> Option<Urgent> {
        match line.as_deref() {
            Ok("stop") => Some(Urgent::Stop),
            Ok("hit") => Some(Urgent::Hit),
            Ok("quit") => Some(Urgent::Quit),
            _ => {
                self.waiting.push_back(line);
                None
            }
        }
    }
}

/// Input that cannot be read is at its end.
fn send_lines(mut lines: Lines<impl BufRead>, to: &Sender<Line>) {
    while let Ok(Some(line)) = lines.next() {
        if to.send(line).is_err() {
            return;
        }
    }
}
