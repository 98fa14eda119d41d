//! `cargo xtask test`: every check, a table of what each step took, and one line that counts them.

mod changed;
mod outcome;
mod results;
mod steps;

pub(crate) use outcome::{Counts, Timed, read as read_junit};

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use lexopt::prelude::*;

use crate::games::{self, Game};
use crate::pins::Pins;
use crate::{process, project, report};
use changed::Affected;
use results::{Results, StepResult};
use steps::{Lane, Outcome, STEPS, Step, TestRun};

/// What is asked for.
#[derive(Default)]
struct Options {
    quick: bool,
    all: bool,
    /// The revision since which changes count.
    changed: Option<String>,
    only: Vec<String>,
    /// The only game whose page is tried.
    game: Option<&'static Game>,
    /// The file for the results, if another process wants them.
    results: Option<PathBuf>,
    rest: Vec<OsString>,
}

/// What a branch is compared with, if no revision is named.
const MAIN_BRANCH: &str = "main";

pub(crate) fn command(arguments: lexopt::Parser) -> Result<ExitCode> {
    let options = options(arguments)?;
    let affected = match &options.changed {
        Some(revision) => changed::since(revision)?,
        None => None,
    };
    let steps = steps(&options, affected.as_ref());
    if steps.is_empty() {
        println!("Nothing that has changed can break a check.");
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(affected) = &affected {
        tell(affected);
    }
    let test_run = TestRun {
        pins: Pins::read()?,
        arguments: options.rest.clone(),
        all: options.all,
        game: options.game,
        affected,
    };
    let start = Instant::now();
    let results = run_all(&steps, &test_run, &options)?;
    if let Some(file) = &options.results {
        results.write(file)?;
    } else {
        println!(
            "\nAll in {}.\n\n{}",
            report::spoken(start.elapsed()),
            results.table()
        );
        if options.changed.is_none() && options.only.is_empty() && !options.quick {
            tell_what_could_be_left_out();
        }
    }
    for name in results.failed() {
        println!("Failed: {name}. To run it alone: cargo xtask test --only {name}");
    }
    let total = results.total();
    println!("{} passed, {} failed", total.passed, total.failed);
    Ok(if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Runs the steps: two lanes beside each other, and then what needs every core.
fn run_all(steps: &[&'static Step], test_run: &TestRun, options: &Options) -> Result<Results> {
    let of = |lane: Lane| steps.iter().copied().filter(move |step| step.lane == lane);
    let mut results = Results::default();
    if of(Lane::First).next().is_none() || of(Lane::Beside).next().is_none() {
        for step in steps {
            run(step, test_run, &mut results);
        }
        return Ok(results);
    }
    let beside: Vec<&str> = of(Lane::Beside).map(|step| step.name).collect();
    let beside = thread::scope(|threads| {
        let beside = threads.spawn(|| run_beside(&beside, options));
        for step in of(Lane::First) {
            run(step, test_run, &mut results);
        }
        beside
            .join()
            .unwrap_or_else(|_| bail!("the steps beside the others ended by themselves"))
    });
    results.append(beside?);
    for step in of(Lane::Last) {
        run(step, test_run, &mut results);
    }
    Ok(results)
}

/// Runs these steps in a process of their own. Its lines are told apart from ours by a mark.
fn run_beside(steps: &[&str], options: &Options) -> Result<Results> {
    let file = project::tools().join("results-beside.json");
    let mut command = Command::new(env::current_exe().context("looking for this program")?);
    command
        .args(["test", "--only", &steps.join(","), "--results"])
        .arg(&file);
    if options.all {
        command.arg("--all");
    }
    if let Some(revision) = &options.changed {
        command.arg(format!("--changed={revision}"));
    }
    command.stdin(Stdio::null());
    process::watch_marked(&mut command, "│ ")?;
    Results::read(&file)
}

fn run(step: &Step, test_run: &TestRun, results: &mut Results) {
    println!("\n== {} ==", step.heading);
    let start = Instant::now();
    let outcome = (step.check)(test_run).unwrap_or_else(|error| {
        println!("error: {error:#}");
        Counts::one(false).into()
    });
    let duration = start.elapsed();
    let counts = match outcome {
        Outcome::Tried(counts, checks) => {
            if counts == Counts::default() {
                println!("error: nothing was tried");
            }
            results.checks.extend(checks);
            let counts = counts.of_any();
            println!(
                "== {}: {} passed, {} failed, in {} ==",
                step.heading,
                counts.passed,
                counts.failed,
                report::spoken(duration)
            );
            Some(counts)
        }
        Outcome::Skipped => {
            println!("== {}: skipped ==", step.heading);
            None
        }
    };
    results.steps.push(StepResult {
        name: step.name.to_owned(),
        duration,
        counts,
    });
}

/// Says what is tried for a change, and what is left out.
fn tell(affected: &Affected) {
    let (in_run, out): (Vec<_>, Vec<_>) = STEPS
        .iter()
        .map(|step| step.name)
        .partition(|name| affected.steps.contains(name));
    println!("What has changed can break: {}.", in_run.join(", "));
    if !affected.packages.is_empty() {
        let packages: Vec<&str> = affected.packages.iter().map(String::as_str).collect();
        println!("Packages: {}.", packages.join(", "));
    }
    if !out.is_empty() {
        println!("Left out: {}.", out.join(", "));
    }
}

/// Says after a whole run what `--changed` would have left out. Where there is no git, or no change, nothing is said.
fn tell_what_could_be_left_out() {
    if let Ok(Some(affected)) = changed::since(MAIN_BRANCH)
        && !affected.steps.is_empty()
    {
        println!("For the changes since {MAIN_BRANCH}, `cargo xtask test --changed` is enough.");
        tell(&affected);
        println!();
    }
}

fn options(mut arguments: lexopt::Parser) -> Result<Options> {
    let mut options = Options::default();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("quick") => options.quick = true,
            Long("all") => options.all = true,
            Long("changed") => {
                let revision = arguments.optional_value().map(OsString::into_string);
                let revision = revision.unwrap_or_else(|| Ok(MAIN_BRANCH.to_owned()));
                options.changed = Some(revision.ok().context("--changed takes a revision")?);
            }
            Long("only") => {
                let names = arguments.value()?.string()?;
                options.only.extend(names.split(',').map(str::to_owned));
            }
            Long("game") => options.game = Some(games::of_id(&arguments.value()?.string()?)?),
            Long("results") => options.results = Some(Path::new(&arguments.value()?).to_owned()),
            // Everything after `--` comes as a value.
            Value(value) => options.rest.push(value),
            other => return Err(other.unexpected().into()),
        }
    }
    let is_step = |name: &str| STEPS.iter().any(|step| step.name == name);
    if let Some(unknown) = options.only.iter().find(|name| !is_step(name)) {
        let names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        bail!(
            "there is no step `{unknown}`; the steps are {}",
            names.join(", ")
        );
    }
    let is_only =
        |names: &[&str]| matches!(options.only.as_slice(), [one] if names.contains(&one.as_str()));
    if !options.rest.is_empty() && !is_only(&["rust", "python", "wasm", "engines", "browser"]) {
        bail!(
            "arguments after `--` go to one runner: add `--only rust`, `python`, `wasm`, `engines` or `browser`"
        );
    }
    if options.game.is_some() && !is_only(&["wasm", "engines", "browser"]) {
        bail!(
            "--game is for tests of a page: add `--only wasm`, `--only engines` or `--only browser`"
        );
    }
    Ok(options)
}

/// The steps that are wanted, in their own order.
fn steps(options: &Options, affected: Option<&Affected>) -> Vec<&'static Step> {
    let wanted = |step: &&Step| {
        let named = options.only.is_empty() || options.only.iter().any(|name| name == step.name);
        let can_fail = affected.is_none_or(|affected| affected.steps.contains(step.name));
        named && can_fail && (step.quick || !options.quick)
    };
    STEPS.iter().filter(wanted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(arguments: &[&str]) -> Result<Options> {
        options(lexopt::Parser::from_args(arguments))
    }

    fn names(arguments: &[&str]) -> Vec<&'static str> {
        let steps = steps(&parsed(arguments).unwrap(), None);
        steps.iter().map(|step| step.name).collect()
    }

    #[test]
    fn all_steps_are_the_rule() {
        assert_eq!(names(&[]).len(), STEPS.len());
    }

    #[test]
    fn some_steps_can_be_chosen() {
        assert_eq!(names(&["--only", "rust,fmt"]), ["fmt", "rust"]);
        assert_eq!(
            names(&["--only", "size", "--only", "browser"]),
            ["size", "browser"]
        );
        assert_eq!(
            names(&["--quick"]),
            ["fmt", "clippy", "rust", "conformance"]
        );
    }

    #[test]
    fn a_change_leaves_steps_out() {
        let affected = Affected {
            steps: ["rust", "browser"].into(),
            ..Affected::default()
        };
        let chosen = |arguments: &[&str]| -> Vec<&str> {
            let steps = steps(&parsed(arguments).unwrap(), Some(&affected));
            steps.iter().map(|step| step.name).collect()
        };
        assert_eq!(chosen(&["--changed"]), ["rust", "browser"]);
        assert_eq!(chosen(&["--changed", "--quick"]), ["rust"]);
        assert_eq!(
            parsed(&["--changed"]).unwrap().changed.as_deref(),
            Some("main")
        );
        let since = parsed(&["--changed=HEAD~3"]).unwrap().changed;
        assert_eq!(since.as_deref(), Some("HEAD~3"));
    }

    #[test]
    fn arguments_go_to_one_runner() {
        let options = parsed(&["--only", "browser", "--", "smoke", "--headed"]).unwrap();
        assert_eq!(options.rest, ["smoke", "--headed"]);
        assert!(parsed(&["--", "smoke"]).is_err());
        assert!(parsed(&["--only", "dice"]).is_err());
    }
}
