//! An engine as a process that is never waited for.
//!
//! Its input is written and its output read by threads of their own. They end when the process has.

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

/// How many lines may wait to be heard.
const WAITING: usize = 256;

/// How often it is looked whether the command was interrupted, and how long a process may take to be gone once it is silent.
const ATTENTION: Duration = Duration::from_millis(50);

/// Why nothing is heard of a process.
pub(crate) enum Unheard {
    /// There was nothing before the deadline.
    Late,
    /// It has ended, and so, if that is known.
    Ended(Option<String>),
    /// What it wrote, or that it could not be started: a sentence says it.
    Unreadable(String),
}

/// A process, killed with all that it started when it is dropped.
pub(crate) struct Process {
    child: Mutex<Child>,
    to: Sender<String>,
    from: Receiver<Result<String, Unheard>>,
    log: Option<log::Lines>,
}

impl Process {
    /// Starts the program that the first word names, with the other words as its arguments. What is said goes into the log.
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

    /// Writes a line, as soon as the engine takes it. Whether it was taken shows in what is heard.
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

    /// How it ended, if that is known in a moment: what no guard tells of.
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
        // It may have ended already. What was killed is waited for, which takes no time, so that nothing is left of it.
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

/// Hands on what the engine writes.
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

/// What a line says: what the engine wrote, or what its guard knows of it.
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
    // What it wrote may be shown, and cannot steer the terminal then.
    Ok(text.replace(char::is_control, " "))
}
