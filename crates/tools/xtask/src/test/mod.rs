//! `cargo xtask test`: runs every check. Prints a line for each step, and one line that counts them.

mod changed;
mod steps;

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use pico_args::Arguments;
use xshell::Cmd;

use crate::games::{self, Game};
use crate::project::{shell, spoken};
use changed::Affected;
use steps::{Lane, STEPS, Step};

/// Test cases that passed and failed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counts {
    passed: usize,
    failed: usize,
    /// A requirement of the step is missing, and the step has printed which.
    pub(crate) is_skipped: bool,
}

impl Counts {
    pub(crate) fn add(&mut self, more: Counts) {
        self.passed += more.passed;
        self.failed += more.failed;
    }

    /// Adds a check with one outcome.
    pub(crate) fn add_one(&mut self, passed: bool) {
        self.passed += usize::from(passed);
        self.failed += usize::from(!passed);
    }

    /// Runs a command as one check. If it cannot be started, prints a message and counts a failure.
    pub(crate) fn run(&mut self, command: Cmd) {
        let outcome = command.run();
        self.add_one(outcome.is_ok());
        outcome.unwrap_or_else(|error| println!("error: {error}"));
    }

    /// Runs tests whose runner writes this JUnit file. The runner's exit code decides whether they passed.
    pub(crate) fn run_tests(&mut self, command: Cmd, report: &Path) -> Result<()> {
        let sh = shell()?;
        sh.remove_path(report)?;
        sh.create_dir(report.parent().context("a report has no folder")?)?;
        let mut run = Counts::default();
        run.run(command);
        let text = fs::read_to_string(report).unwrap_or_default();
        let count = |element: &str| text.matches(&format!("<{element}")).count();
        let failed = run.failed * run.failed.max(count("failure") + count("error"));
        self.failed += failed;
        self.passed += count("testcase").saturating_sub(failed + count("skipped"));
        Ok(())
    }
}

#[derive(Default)]
struct Options {
    quick: bool,
    all: bool,
    changed: Option<String>,
    only: Vec<String>,
    /// The only game whose page is tested, in a development build.
    game: Option<Game>,
    rest: Vec<OsString>,
    /// The effects of the changes; `None` to test everything.
    affected: Option<Affected>,
}

pub(crate) fn command(words: Vec<OsString>) -> Result<bool> {
    let mut options = options(words)?;
    if let Some(revision) = &options.changed {
        options.affected = changed::since(revision)?;
    }
    let is_wanted = |step: &&Step| is_wanted(step, &options);
    let steps: Vec<Step> = STEPS.iter().filter(is_wanted).copied().collect();
    let names = |lane| -> Vec<&str> {
        let of = steps.iter().filter(|step| step.1 == lane);
        of.map(|step| step.0).collect()
    };
    if options.affected.is_some() {
        let names: Vec<&str> = steps.iter().map(|step| step.0).collect();
        println!("The changes can break: {}.", names.join(", "));
    }
    let (start, mut results) = (Instant::now(), Results::default());
    let (first, beside) = (names(Lane::First), names(Lane::Beside));
    let has_two = !first.is_empty() && !beside.is_empty();
    let others = thread::scope(|threads| {
        let others = has_two.then(|| threads.spawn(|| run_beside(&beside, &options)));
        let is_ours = |step: &&Step| !has_two || step.1 == Lane::First;
        for step in steps.iter().filter(is_ours) {
            results.run(step, &options);
        }
        let panicked = |_| Err(anyhow!("a thread panicked"));
        others.map(|others| others.join().unwrap_or_else(panicked))
    });
    if let Some(others) = others {
        let others = others.with_context(|| format!("the steps {}", beside.join(", ")))?;
        results.total.add(others.total);
        results.lines.extend(others.lines);
        for step in steps.iter().filter(|step| step.1 == Lane::Last) {
            results.run(step, &options);
        }
    }
    let Results { total, lines } = results;
    println!("\n{}\nAll in {}.", lines.join("\n"), spoken(start));
    println!("{} passed, {} failed", total.passed, total.failed);
    Ok(total.failed == 0)
}

/// The prefix of the line with the result of a step.
const RESULT: &str = "== Done: ";

#[derive(Default)]
struct Results {
    total: Counts,
    lines: Vec<String>,
}

impl Results {
    fn run(&mut self, (name, _, check): &Step, options: &Options) {
        println!("\n== {name} ==");
        let (start, mut counts) = (Instant::now(), Counts::default());
        if let Err(error) = check(options, &mut counts) {
            println!("error: {error:#}");
            counts.failed += 1;
        }
        let (passed, is_skipped) = (counts.passed, counts.is_skipped);
        if passed + counts.failed == 0 && !is_skipped {
            println!("error: nothing was tried");
            counts.failed = 1;
        }
        self.total.add(counts);
        let result = match counts.failed {
            0 if is_skipped => "skipped".to_owned(),
            0 => format!("{passed} passed"),
            n => format!("{passed} passed, {n} failed; alone: cargo xtask test --only {name}"),
        };
        let line = format!("{RESULT}{name} in {}: {result}", spoken(start));
        println!("{line}");
        self.lines.push(line);
    }
}

/// Runs these steps in a separate process, whose lines are marked.
fn run_beside(steps: &[&str], options: &Options) -> Result<Results> {
    let (reader, writer) = io::pipe()?;
    let mut command = Command::new(env::current_exe()?);
    command.args(["test", "--only", &steps.join(",")]);
    command.args(options.all.then_some("--all"));
    command.stdin(Stdio::null());
    if let Some(revision) = &options.changed {
        command.arg(format!("--changed={revision}"));
    }
    let mut child = command.stdout(writer.try_clone()?).stderr(writer).spawn()?;
    // The pipe ends when no process can write into it.
    drop(command);
    let (mut last, mut results) = (String::new(), Results::default());
    for line in BufReader::new(reader).split(b'\n') {
        last = String::from_utf8_lossy(&line?).into_owned();
        println!("│ {last}");
        if last.starts_with(RESULT) && !results.lines.contains(&last) {
            results.lines.push(last.clone());
        }
    }
    child.wait()?;
    let words: Vec<&str> = last.split_whitespace().collect();
    let [passed, "passed,", failed, "failed"] = words[..] else {
        bail!("they ended before they were done");
    };
    results.total.passed = passed.parse()?;
    results.total.failed = failed.parse()?;
    Ok(results)
}

fn options(mut words: Vec<OsString>) -> Result<Options> {
    let mut options = Options::default();
    if let Some(end) = words.iter().position(|word| word == "--") {
        options.rest = words.split_off(end).split_off(1);
    }
    for word in &mut words {
        if *word == "--changed" {
            word.push("=main");
        }
    }
    let mut arguments = Arguments::from_vec(words);
    options.quick = arguments.contains("--quick");
    options.all = arguments.contains("--all");
    options.changed = arguments.opt_value_from_str("--changed")?;
    let only: Vec<String> = arguments.values_from_str("--only")?;
    let only = only.join(",");
    options.only = only.split_terminator(',').map(str::to_owned).collect();
    let game: Option<String> = arguments.opt_value_from_str("--game")?;
    options.game = game.map(|name| games::named(&name)).transpose()?;
    crate::finish_arguments(arguments)?;
    let names = STEPS.map(|step| step.0);
    if let Some(unknown) = options.only.iter().find(|name| !names.contains(&&***name)) {
        let names = names.join(", ");
        bail!("there is no step `{unknown}`; the steps are {names}");
    }
    let is_only = |names: &[&str]| options.only.len() == 1 && names.contains(&&*options.only[0]);
    if !options.rest.is_empty() && !is_only(&["rust", "python", "wasm", "engines", "browser"]) {
        bail!("arguments after `--` go to one runner: add its --only, such as --only browser");
    }
    if options.game.is_some() && !is_only(&["wasm", "engines", "browser"]) {
        bail!("--game is for tests of a page: add --only wasm, engines or browser");
    }
    Ok(options)
}

fn is_wanted(&(name, lane, _): &Step, options: &Options) -> bool {
    let is_named = options.only.is_empty() || options.only.iter().any(|only| only == name);
    let affected = options.affected.as_ref();
    let can_fail = affected.is_none_or(|affected| affected.steps.contains(name));
    is_named && can_fail && (lane == Lane::First || !options.quick)
}
