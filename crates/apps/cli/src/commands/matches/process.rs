//! An engine as a process that can never block the match.
//!
//! Its input is written and its output read by separate threads, which end when the process ends.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::guard::{self, FAREWELL};
use super::log;
use crate::interrupt;
use crate::lines::{Line, Lines};

/// The longest line that an engine may write, in bytes.
const LONGEST_LINE: usize = 64 << 10;

/// The number of lines that may be queued.
const WAITING: usize = 256;

/// The interval of checks for an interrupt, and the time for a silent process to disappear.
const ATTENTION: Duration = Duration::from_millis(50);

pub(crate) enum Unheard {
    /// There was no line before the deadline.
    Late,
    /// It has ended, with this status if it is known.
    Ended(Option<String>),
    /// The sentence says what is wrong with its output, or why it could not be started.
    Unreadable(String),
}

/// A process. Dropping it kills the process and all processes that it started.
pub(crate) struct Process {
    child: Mutex<Child>,
    to: Sender<String>,
    from: Receiver<Result<String, Unheard>>,
    log: Option<log::Lines>,
}

impl Process {
    /// Starts the program in the first word, with the other words as its arguments. The communication goes into the log.
    pub(crate) fn start(words: &[String], log: Option<log::Lines>) -> Result<Process, String> {
        let (program, arguments) = words.split_first().ok_or("there is no command")?;
        let mut command = guard::command(program);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program} cannot be started: {error}"))?;
        let (to, lines) = channel();
        let (heard, from) = sync_channel(WAITING);
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || write_lines(input, &lines));
            let log = log.clone();
            thread::spawn(move || read_lines(output, &heard, log.as_ref()));
        }
        let child = Mutex::new(child);
        Ok(Process {
            child,
            to,
            from,
            log,
        })
    }

    /// Queues a line, which is written as soon as the engine reads. Whether it did only shows in its output.
    pub(crate) fn say(&self, line: String) {
        if let Some(log) = &self.log {
            log.write('>', &line);
        }
        let _ = self.to.send(line);
    }

    pub(crate) fn hear(&self, deadline: Instant) -> Result<String, Unheard> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left.min(ATTENTION)) {
                Ok(line) => return line,
                Err(RecvTimeoutError::Timeout) if left > ATTENTION && !interrupt::is_asked() => {}
                Err(RecvTimeoutError::Timeout) => return Err(Unheard::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(Unheard::Ended(self.end())),
            }
        }
    }

    /// How it ended, if that is known within a moment and the guard did not report it.
    fn end(&self) -> Option<String> {
        let deadline = Instant::now() + ATTENTION;
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        while Instant::now() < deadline {
            if let Ok(Some(status)) = child.try_wait() {
                return Some(status.to_string());
            }
            thread::sleep(Duration::from_millis(1));
        }
        None
    }

    pub(crate) fn leave(self) {
        self.say("quit".to_owned());
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline && self.hear(deadline).is_ok() {}
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already. A killed process is waited for, which takes no time, so that nothing is left of it.
        let child = self.child.get_mut().unwrap_or_else(PoisonError::into_inner);
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
        }
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        let written = writeln!(input, "{line}").and_then(|()| input.flush());
        if written.is_err() {
            return;
        }
    }
}

fn read_lines(
    output: ChildStdout,
    heard: &SyncSender<Result<String, Unheard>>,
    log: Option<&log::Lines>,
) {
    let mut lines = Lines::new(BufReader::new(output), LONGEST_LINE);
    while let Ok(Some(line)) = lines.next() {
        let line = sort(line);
        match (log, &line) {
            (Some(log), Ok(text)) => log.write('<', text),
            (Some(log), Err(Unheard::Unreadable(why))) => log.write('!', why),
            (Some(log), Err(Unheard::Ended(Some(how)))) => {
                log.write('!', format_args!("it ended ({how})"));
            }
            _ => {}
        }
        if heard.send(line).is_err() {
            return;
        }
    }
}

/// Separates the output of the engine from the messages of its guard.
fn sort(line: Line) -> Result<String, Unheard> {
    let text = line.map_err(|why| {
        Unheard::Unreadable(format!("it wrote something that cannot be read: {why}"))
    })?;
    if let Some(why) = text.strip_prefix(guard::FAILED) {
        return Err(Unheard::Unreadable(why.to_owned()));
    }
    if let Some(how) = text.strip_prefix(guard::ENDED) {
        return Err(Unheard::Ended(Some(how.to_owned())));
    }
    // The text may be shown, so it must not contain control characters.
    Ok(text.replace(char::is_control, " "))
}
