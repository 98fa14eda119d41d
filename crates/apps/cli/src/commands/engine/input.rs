//! The lines from a driver, which also arrive while the engine thinks.

use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use crate::lines::{Line, Lines};

/// An urgent command from a driver while the engine thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Urgent {
    Stop,
    /// The position that the engine ponders has been reached.
    Hit,
    Quit,
    /// No further command: the input has ended.
    Nothing,
}

pub(crate) struct Input {
    lines: Receiver<Line>,
    /// Lines received while the engine thought, which can wait.
    waiting: VecDeque<Line>,
}

impl Input {
    /// Standard input, read by a separate thread.
    pub(crate) fn standard(limit: usize) -> Input {
        let (sender, lines) = channel();
        thread::spawn(move || send_lines(Lines::new(io::stdin().lock(), limit), &sender));
        Input {
            lines,
            waiting: VecDeque::new(),
        }
    }

    /// The next line, which this waits for; `None` at the end.
    pub(crate) fn next(&mut self) -> Option<Line> {
        let waiting = self.waiting.pop_front();
        waiting.or_else(|| self.lines.recv().ok())
    }

    /// Whether the driver has sent an urgent command. Other lines are queued.
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

    /// Waits for an urgent command from the driver. Other lines are queued.
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

/// Treats unreadable input as its end.
fn send_lines(mut lines: Lines<impl BufRead>, to: &Sender<Line>) {
    while let Ok(Some(line)) = lines.next() {
        if to.send(line).is_err() {
            return;
        }
    }
}
