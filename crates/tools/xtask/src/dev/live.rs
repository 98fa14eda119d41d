//! What is served while one works on it: the newest files, what is wrong with the sources, and news of both for open pages.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::files::Files;

/// What is built on its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    /// The page with its styles, scripts and words.
    Page,
    Program,
    Thinker,
}

impl Step {
    pub(super) fn name(self) -> &'static str {
        match self {
            Step::Page => "page",
            Step::Program => "program",
            Step::Thinker => "thinker",
        }
    }
}

/// Stands in a page for the number of the build that it is of.
pub(super) const BUILD: &str = "{build}";

/// Where open pages listen for news, within the folder that is served.
pub(crate) const NEWS: &str = "dev/news";

/// How often they hear something, so that a page that has gone is noticed.
const PULSE: Duration = Duration::from_secs(15);

/// The files and the news, for all threads.
#[derive(Default)]
pub(crate) struct Live {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// All files as they were made.
    made: Files,
    /// The same with the number of the build.
    served: Arc<Files>,
    /// A page that waits for the program that goes with it.
    staged: Files,
    /// The files that a step is making, and whose requests wait.
    held: BTreeMap<String, Step>,
    build: u64,
    problems: BTreeMap<Step, String>,
    /// Counts the news.
    news: u64,
}

impl Live {
    /// Lets requests for these files wait until their step is over.
    pub(super) fn hold(&self, step: Step, names: impl IntoIterator<Item = String>) {
        let held = names.into_iter().map(|name| (name, step));
        self.state().held.extend(held);
    }

    /// Keeps a page until the program that goes with it is built.
    pub(super) fn stage(&self, files: Files) {
        self.state().staged = files;
    }

    /// Serves what a step has made; says whether anything is new.
    pub(super) fn publish(&self, step: Step, mut files: Files) -> bool {
        let mut state = self.state();
        match step {
            Step::Page => state.staged.clear(),
            Step::Program => files.extend(mem::take(&mut state.staged)),
            Step::Thinker => {}
        }
        let is_new = files
            .iter()
            .any(|(name, contents)| state.made.get(name) != Some(contents));
        if is_new {
            // Later than any of a server before, whose open pages reload.
            let now = SystemTime::now().duration_since(UNIX_EPOCH);
            let now = now.map_or(0, |now| now.as_millis() as u64);
            state.build = now.max(state.build + 1);
            state.made.extend(files);
            state.served = Arc::new(numbered(&state.made, state.build));
        }
        state.problems.remove(&step);
        self.tell(step, state);
        is_new
    }

    /// Says why a step has made nothing. What it made before stays.
    pub(super) fn fail(&self, step: Step, problem: String) {
        let mut state = self.state();
        state.problems.insert(step, problem);
        self.tell(step, state);
    }

    pub(super) fn has_failed(&self, step: Step) -> bool {
        self.state().problems.contains_key(&step)
    }

    /// The files, once the one of this name is not being made.
    pub(crate) fn files(&self, name: &str) -> Arc<Files> {
        let held = self
            .changed
            .wait_while(self.state(), |state| state.held.contains_key(name));
        Arc::clone(&held.unwrap_or_else(PoisonError::into_inner).served)
    }

    /// Tells an open page the news until it has gone.
    pub(crate) fn tell_news(&self, mut page: impl Write) -> io::Result<()> {
        page.write_all(
            b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n",
        )?;
        let mut told = None;
        loop {
            let state = self.state();
            if told != Some(state.news) {
                told = Some(state.news);
                let news = state.news();
                drop(state);
                write!(page, "data: {news}\n\n")?;
            } else {
                let waiting = |state: &mut State| Some(state.news) == told;
                drop(self.changed.wait_timeout_while(state, PULSE, waiting));
                page.write_all(b":\n\n")?;
            }
            page.flush()?;
        }
    }

    /// Ends a step.
    fn tell(&self, step: Step, mut state: MutexGuard<State>) {
        state.held.retain(|_, of| *of != step);
        state.news += 1;
        drop(state);
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// What an open page needs to know, as JSON for `reload.js`.
    fn news(&self) -> Value {
        let problems: Vec<String> = self
            .problems
            .iter()
            .map(|(step, problem)| format!("{}: {problem}", step.name()))
            .collect();
        json!({ "build": self.build.to_string(), "problems": problems.join("\n\n") })
    }
}

/// The files with the number of the build in the pages.
fn numbered(files: &Files, build: u64) -> Files {
    let number = |(name, contents): (&String, &Vec<u8>)| {
        let contents = match str::from_utf8(contents) {
            Ok(page) if name.ends_with(".html") => {
                page.replace(BUILD, &build.to_string()).into_bytes()
            }
            _ => contents.clone(),
        };
        (name.clone(), contents)
    };
    files.iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn files<const N: usize>(files: [(&str, &str); N]) -> Files {
        let owned = |(name, text): (&str, &str)| (name.to_owned(), text.as_bytes().to_vec());
        files.map(owned).into()
    }

    fn news(live: &Live) -> (u64, String) {
        let news = live.state().news();
        let text = |name: &str| news[name].as_str().unwrap().to_owned();
        (text("build").parse().unwrap(), text("problems"))
    }

    #[test]
    fn only_what_is_new_makes_a_build() {
        let live = Live::default();
        assert!(live.publish(Step::Page, files([("index.html", "<p {build}>")])));
        let (first, _) = news(&live);
        let page = format!("<p {first}>");
        assert_eq!(live.files("index.html")["index.html"], page.as_bytes());
        assert!(!live.publish(Step::Page, files([("index.html", "<p {build}>")])));
        assert_eq!(news(&live).0, first);
        assert!(live.publish(Step::Program, files([("a.wasm", "1")])));
        assert!(news(&live).0 > first);
    }

    #[test]
    fn a_staged_page_comes_with_its_program() {
        let live = Live::default();
        live.publish(Step::Page, files([("index.html", "old")]));
        live.stage(files([("index.html", "new")]));
        live.publish(Step::Thinker, files([("t.wasm", "1")]));
        live.fail(Step::Program, "no".into());
        assert_eq!(live.files("")["index.html"], b"old");
        live.publish(Step::Program, files([("a.wasm", "1")]));
        assert_eq!(live.files("")["index.html"], b"new");
    }

    #[test]
    fn a_page_that_needs_no_program_replaces_the_staged_one() {
        let live = Live::default();
        live.stage(files([("index.html", "staged")]));
        live.publish(Step::Page, files([("index.html", "later")]));
        live.publish(Step::Program, files([("a.wasm", "1")]));
        assert_eq!(live.files("")["index.html"], b"later");
    }

    #[test]
    fn a_problem_is_told_until_its_step_succeeds() {
        let live = Live::default();
        live.publish(Step::Program, files([("a.wasm", "1")]));
        live.fail(Step::Program, "a mistake".into());
        assert_eq!(news(&live).1, "program: a mistake");
        live.publish(Step::Page, files([("index.html", "")]));
        assert!(live.has_failed(Step::Program));
        live.publish(Step::Program, files([("a.wasm", "1")]));
        assert_eq!(news(&live).1, "");
        assert_eq!(live.files("a.wasm")["a.wasm"], b"1");
    }

    #[test]
    fn a_request_waits_for_what_is_being_made() {
        let live = Live::default();
        live.hold(Step::Thinker, ["t.wasm".to_owned()]);
        thread::scope(|threads| {
            let waiting = threads.spawn(|| live.files("t.wasm").get("t.wasm").cloned());
            live.publish(Step::Program, files([("a.wasm", "1")]));
            live.publish(Step::Thinker, files([("t.wasm", "2")]));
            assert_eq!(waiting.join().unwrap(), Some(b"2".to_vec()));
        });
        // A step that fails lets go, too.
        live.hold(Step::Thinker, ["t.wasm".to_owned()]);
        live.fail(Step::Thinker, "no".into());
        assert_eq!(live.files("t.wasm")["t.wasm"], b"2");
    }
}
