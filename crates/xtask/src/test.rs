//! `cargo xtask test`: every check there is, what took longest, and one line that counts them.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use lexopt::prelude::*;

use crate::browser;
use crate::bundle::{self, Files};
use crate::counts::Counts;
use crate::games::{GAMES, Game, is_wanted};
use crate::pins::Pins;
use crate::setup::{self, WASM};
use crate::slowest::Times;
use crate::tools::Tools;
use crate::{on_page, process, project, python, release, report, size, tools};

/// The package that runs in the browser.
const WEB: &str = "sahkku-web";

/// What a step has to do with the bundle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bundle {
    Unused,
    /// Building the bundle begins with this step: for minutes the linker keeps one processor busy, which leaves the others
    /// to the steps until the one that needs it.
    BuiltBeside,
    Needed,
}

/// One of the checks.
struct Step {
    name: &'static str,
    heading: &'static str,
    /// It needs neither a browser nor the bundle.
    quick: bool,
    bundle: Bundle,
    check: fn(&TestRun) -> Result<Outcome>,
}

/// What came of a step.
enum Outcome {
    Tried(Counts),
    /// What it needs is not there, as it has said.
    Skipped,
}

impl From<Counts> for Outcome {
    fn from(counts: Counts) -> Outcome {
        Outcome::Tried(counts)
    }
}

const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        heading: "Formatting",
        quick: true,
        bundle: Bundle::Unused,
        check: formatting,
    },
    Step {
        name: "clippy",
        heading: "Clippy",
        quick: true,
        bundle: Bundle::Unused,
        check: clippy,
    },
    Step {
        name: "rust",
        heading: "Rust tests",
        quick: true,
        bundle: Bundle::BuiltBeside,
        check: rust_tests,
    },
    Step {
        name: "conformance",
        heading: "Conformance tests",
        quick: true,
        bundle: Bundle::Unused,
        check: conformance_tests,
    },
    Step {
        name: "python",
        heading: "Python package",
        quick: false,
        bundle: Bundle::Unused,
        check: python_tests,
    },
    Step {
        name: "wasm",
        heading: "WebAssembly tests in a browser",
        quick: false,
        bundle: Bundle::Unused,
        check: wasm_tests,
    },
    Step {
        name: "size",
        heading: "Release bundle and its size",
        quick: false,
        bundle: Bundle::Needed,
        check: bundle_size,
    },
    Step {
        name: "browser",
        heading: "Browser tests",
        quick: false,
        bundle: Bundle::Needed,
        check: browser_tests,
    },
];

/// What the steps have in common.
struct TestRun {
    pins: Pins,
    /// The arguments after `--`, for the one runner that is asked for.
    arguments: Vec<OsString>,
    bundle: OnceLock<Result<Files, String>>,
    times: Mutex<Times>,
}

pub(crate) fn command(arguments: lexopt::Parser) -> Result<ExitCode> {
    let (steps, arguments) = options(arguments)?;
    let test_run = TestRun {
        pins: Pins::read()?,
        arguments,
        bundle: OnceLock::new(),
        times: Mutex::default(),
    };
    let start = Instant::now();
    let mut total = Counts::default();
    let (mut failures, mut skipped) = (Vec::new(), Vec::new());
    let needs_bundle = steps.iter().any(|step| step.bundle == Bundle::Needed);
    thread::scope(|threads| {
        for step in steps {
            if needs_bundle && step.bundle == Bundle::BuiltBeside {
                // The step that needs it waits for it, and tells what went wrong.
                threads.spawn(|| test_run.bundle().map(drop));
            }
            let Outcome::Tried(counts) = run(step, &test_run) else {
                skipped.push(step.name);
                continue;
            };
            if counts.failed > 0 {
                failures.push(step.name);
            }
            total += counts;
        }
    });
    println!(
        "\nAll in {}. What took longest, files of tests by the time of their tests:",
        report::spoken(start.elapsed())
    );
    for line in test_run.times().lines() {
        println!("{line}");
    }
    for name in &skipped {
        println!("Skipped: {name}, for what it needs is not there.");
    }
    for name in &failures {
        println!("Failed: {name}. To run it alone: cargo xtask test --only {name}");
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    Ok(if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn run(step: &Step, test_run: &TestRun) -> Outcome {
    println!("\n== {} ==", step.heading);
    let start = Instant::now();
    let outcome = (step.check)(test_run).unwrap_or_else(|error| {
        println!("error: {error:#}");
        Counts::one(false).into()
    });
    let Outcome::Tried(counts) = outcome else {
        println!("== {}: skipped ==", step.heading);
        return outcome;
    };
    if counts == Counts::default() {
        println!("error: nothing was tried");
    }
    let counts = counts.of_any();
    test_run.times().add(step.heading, start.elapsed());
    println!(
        "== {}: {} passed, {} failed, in {} ==",
        step.heading,
        counts.passed,
        counts.failed,
        report::spoken(start.elapsed())
    );
    counts.into()
}

/// The steps that are wanted, in their own order, and the arguments for their runner.
fn options(mut arguments: lexopt::Parser) -> Result<(Vec<&'static Step>, Vec<OsString>)> {
    let mut quick = false;
    let mut only: Option<Vec<String>> = None;
    let mut rest = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("quick") => quick = true,
            Long("only") => {
                let names = arguments.value()?.string()?;
                only.get_or_insert_default()
                    .extend(names.split(',').map(str::to_owned));
            }
            // Everything after `--` comes as a value.
            Value(value) => rest.push(value),
            other => return Err(other.unexpected().into()),
        }
    }
    let only = only.unwrap_or_default();
    if let Some(unknown) = only
        .iter()
        .find(|name| STEPS.iter().all(|step| step.name != *name))
    {
        let names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        bail!(
            "there is no step `{unknown}`; the steps are {}",
            names.join(", ")
        );
    }
    let takes_them = |one: &String| ["rust", "python", "wasm", "browser"].contains(&&**one);
    if !rest.is_empty() && !matches!(only.as_slice(), [one] if takes_them(one)) {
        bail!(
            "arguments after `--` go to one runner: add `--only rust`, `python`, `wasm` or `browser`"
        );
    }
    let wanted = |step: &&Step| {
        let named = only.is_empty() || only.iter().any(|name| name == step.name);
        named && (step.quick || !quick)
    };
    Ok((STEPS.iter().filter(wanted).collect(), rest))
}

impl TestRun {
    fn times(&self) -> MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn bundle(&self) -> Result<&Files> {
        self.bundle
            .get_or_init(|| bundle::built().map_err(|error| format!("{error:#}")))
            .as_ref()
            .map_err(|error| anyhow!("there is no bundle: {error}"))
    }
}

fn formatting(_: &TestRun) -> Result<Outcome> {
    setup::rust_components()?;
    let passed = succeeds(cargo(["fmt", "--all"]).args(["--", "--check", "-l"]))?;
    if !passed {
        println!("These files are not formatted; `cargo fmt --all` formats them.");
    }
    Ok(Counts::one(passed).into())
}

fn clippy(_: &TestRun) -> Result<Outcome> {
    setup::rust_components()?;
    setup::wasm_target()?;
    let strictly = ["--all-targets", "--", "--deny", "warnings"];
    let mut counts = Counts::one(succeeds(cargo(["clippy", "--workspace"]).args(strictly))?);
    let web = || cargo(["clippy", "--package", WEB, "--target", WASM]);
    counts += Counts::one(succeeds(web().args(strictly))?);
    for game in GAMES.iter().skip(1) {
        let of_game = succeeds(web().args(game.features).args(strictly))?;
        counts += Counts::one(of_game);
    }
    Ok(counts.into())
}

fn rust_tests(test_run: &TestRun) -> Result<Outcome> {
    let mut tests = cargo(["test", "--workspace", "--no-fail-fast"]);
    let (succeeded, printed) = process::watch(tests.args(&test_run.arguments))?;
    Ok(Counts::of_cargo(&printed).of_run(succeeded).into())
}

fn conformance_tests(test_run: &TestRun) -> Result<Outcome> {
    let files = conformance_files()?;
    if files.is_empty() {
        bail!("there are no files *.test.mjs in {CONFORMANCE:?}");
    }
    setup::node(&test_run.pins)?;
    let mut node = Command::new("node");
    node.args(["--test", "--test-reporter=spec"])
        .args(files)
        .current_dir(project::root())
        .env_remove("FORCE_COLOR");
    let (succeeded, printed) = process::watch(&mut node)?;
    Ok(Counts::of_node(&printed).of_run(succeeded).into())
}

/// The folders of the second implementations, one for each game.
const CONFORMANCE: [&str; 3] = [
    "tests/conformance",
    "tests/conformance-hnefatafl",
    "tests/conformance-kotra",
];

/// The files `*.test.mjs` of the second implementations.
fn conformance_files() -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for folder in CONFORMANCE {
        let reading = || format!("reading the folder {folder}");
        for entry in fs::read_dir(project::path(folder)).with_context(reading)? {
            let path = entry.with_context(reading)?.path();
            if path.to_string_lossy().ends_with(".test.mjs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

fn python_tests(test_run: &TestRun) -> Result<Outcome> {
    let counts = python::check(&test_run.pins, &test_run.arguments)?;
    Ok(counts.map_or(Outcome::Skipped, Outcome::Tried))
}

fn wasm_tests(test_run: &TestRun) -> Result<Outcome> {
    let tests = |game: &Game| {
        let mut tests = cargo(["test", "--package", WEB, "--target", WASM]);
        tests.args(game.features);
        tests
    };
    // The tools may be held by a bundle that is being built; compiling needs none of them. If it fails, it does so again.
    for game in GAMES.iter().filter(|game| is_wanted(game)) {
        succeeds(tests(game).arg("--no-run"))?;
    }
    let runner = {
        let _alone = setup::lock()?;
        Tools::set_up(&test_run.pins)?.test_runner()?
    };
    let mut counts = Counts::default();
    for game in GAMES.iter().filter(|game| is_wanted(game)) {
        let mut tests = tests(game);
        tests
            .arg("--no-fail-fast")
            .args(&test_run.arguments)
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", &runner)
            .env("CHROMEDRIVER", browser::driver()?)
            .env(
                "WASM_BINDGEN_TEST_WEBDRIVER_JSON",
                browser::driver_settings()?,
            )
            .env("WASM_BINDGEN_TEST_TIMEOUT", "120")
            .env("WASM_BINDGEN_USE_BROWSER", "1");
        let (succeeded, printed) = process::watch(&mut tests)?;
        counts += Counts::of_cargo(&printed).of_run(succeeded);
    }
    Ok(counts.into())
}

fn bundle_size(test_run: &TestRun) -> Result<Outcome> {
    test_run.bundle()?;
    let within = size::within_budget()?;
    if !within {
        println!(
            "A first playable screen is over the budget in budget.toml, or larger than that of the first game."
        );
    }
    Ok(Counts::one(within).into())
}

fn browser_tests(test_run: &TestRun) -> Result<Outcome> {
    let bundle = test_run.bundle()?;
    release::make(bundle)?;
    let mut playwright = on_page::node(&test_run.pins, bundle.clone())?;
    if let Some(program) = browser::web_server()? {
        playwright.env("SAHKKU_NGINX", program);
    }
    if let Some(program) = browser::relay()? {
        playwright.env("SAHKKU_TURNSERVER", program);
    }
    playwright.env("SAHKKU_MATCHBOX_SERVER", {
        let _alone = setup::lock()?;
        tools::matchbox_server(&test_run.pins)?
    });
    playwright
        .args(["node_modules/@playwright/test/cli.js", "test"])
        .args(&test_run.arguments);
    let (succeeded, printed) = process::watch(&mut playwright)?;
    test_run.times().add_playwright(&printed);
    Ok(Counts::of_playwright(&printed).of_run(succeeded).into())
}

fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = process::cargo();
    command.args(arguments).current_dir(project::root());
    command
}

fn succeeds(command: &mut Command) -> Result<bool> {
    Ok(process::watch(command)?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(arguments: &[&str]) -> Vec<&'static str> {
        let (steps, _) = options(lexopt::Parser::from_args(arguments)).unwrap();
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
    fn arguments_go_to_one_runner() {
        let (_, rest) = options(lexopt::Parser::from_args([
            "--only", "browser", "--", "smoke", "--headed",
        ]))
        .unwrap();
        assert_eq!(rest, ["smoke", "--headed"]);
        assert!(options(lexopt::Parser::from_args(["--", "smoke"])).is_err());
        assert!(options(lexopt::Parser::from_args(["--only", "dice"])).is_err());
    }
}
