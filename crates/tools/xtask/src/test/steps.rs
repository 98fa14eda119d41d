//! The steps of `cargo xtask test`, and how each is checked.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};

use super::changed::{self, Affected};
use super::outcome::{self, Counts, Timed};
use crate::bundle;
use crate::games::{GAMES, Game};
use crate::pins::Pins;
use crate::process;
use crate::program::PACKAGE as WEB;
use crate::setup::{self, WASM};
use crate::tools::{self, Tools};
use crate::{browser, dev, files, on_page, project, python, release, size};

/// Where a step runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lane {
    /// One after the other, first.
    First,
    /// One after the other, beside the first: linkers, package managers and single tests leave a core idle.
    Beside,
    /// When all others have ended: the browser tests use every core.
    Last,
}

/// One of the steps.
pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) heading: &'static str,
    /// It needs neither a browser nor the bundle.
    pub(super) quick: bool,
    pub(super) lane: Lane,
    pub(super) check: fn(&TestRun) -> Result<Outcome>,
}

/// What came of a step.
pub(super) enum Outcome {
    Tried(Counts, Vec<Timed>),
    /// Something that the step needs is missing, and the step has said what.
    Skipped,
}

impl From<Counts> for Outcome {
    fn from(counts: Counts) -> Outcome {
        Outcome::Tried(counts, Vec::new())
    }
}

/// What the steps have in common.
pub(super) struct TestRun {
    pub(super) pins: Pins,
    /// The arguments after `--`, for the one runner that is asked for.
    pub(super) arguments: Vec<OsString>,
    /// The full product of views, languages, screens and levels is tried.
    pub(super) all: bool,
    /// The only game whose page is tried, built as for work on it.
    pub(super) game: Option<&'static Game>,
    /// What the change can break; `None` to try everything.
    pub(super) affected: Option<Affected>,
}

pub(super) const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        heading: "Formatting",
        quick: true,
        lane: Lane::First,
        check: formatting,
    },
    Step {
        name: "clippy",
        heading: "Clippy",
        quick: true,
        lane: Lane::First,
        check: clippy,
    },
    Step {
        name: "rust",
        heading: "Rust tests",
        quick: true,
        lane: Lane::First,
        check: rust_tests,
    },
    Step {
        name: "conformance",
        heading: "Conformance tests",
        quick: true,
        lane: Lane::First,
        check: conformance_tests,
    },
    Step {
        name: "packages",
        heading: "Packages for a registry",
        quick: false,
        lane: Lane::Beside,
        check: published_packages,
    },
    Step {
        name: "bundle",
        heading: "Release bundle",
        quick: false,
        lane: Lane::Beside,
        check: release_bundle,
    },
    Step {
        name: "size",
        heading: "Size of the first screens",
        quick: false,
        lane: Lane::Beside,
        check: first_screens,
    },
    Step {
        name: "python",
        heading: "Python package",
        quick: false,
        lane: Lane::Beside,
        check: python_tests,
    },
    Step {
        name: "wasm",
        heading: "WebAssembly tests in a browser",
        quick: false,
        lane: Lane::Beside,
        check: wasm_tests,
    },
    Step {
        name: "engines",
        heading: "Games in Firefox and WebKit",
        quick: false,
        lane: Lane::Last,
        check: other_engines,
    },
    Step {
        name: "browser",
        heading: "Browser tests",
        quick: false,
        lane: Lane::Last,
        check: browser_tests,
    },
];

/// Tells the runners to try the full product of views, languages, screens and levels.
pub(super) const ALL: &str = "SAHKKU_ALL";

impl TestRun {
    /// Whether the page of this game is tried.
    fn is_wanted(&self, game: &Game) -> bool {
        self.game.is_none_or(|wanted| wanted.id == game.id)
    }

    /// A command with what all runners are told.
    fn told(&self, mut command: Command) -> Command {
        if self.all {
            command.env(ALL, "1");
        }
        command
    }

    /// The packages of the workspace that are tried, as arguments for cargo.
    fn packages(&self) -> Vec<String> {
        match &self.affected {
            None => vec!["--workspace".to_owned()],
            Some(affected) => {
                let named = affected
                    .packages
                    .iter()
                    .map(|name| format!("--package={name}"));
                named.collect()
            }
        }
    }

    /// Whether this package of the workspace is tried.
    fn tries(&self, package: &str) -> bool {
        let affected = self.affected.as_ref();
        affected.is_none_or(|affected| affected.packages.contains(package))
    }
}

fn formatting(_: &TestRun) -> Result<Outcome> {
    setup::rust_components()?;
    let passed = process::succeeds(cargo(["fmt", "--all"]).args(["--", "--check", "-l"]))?;
    if !passed {
        println!("These files are not formatted; `cargo fmt --all` formats them.");
    }
    Ok(Counts::one(passed).into())
}

fn clippy(test_run: &TestRun) -> Result<Outcome> {
    setup::rust_components()?;
    setup::wasm_target()?;
    let strictly = ["--all-targets", "--", "--deny", "warnings"];
    let mut clippy = cargo(["clippy"]);
    let passed = process::succeeds(clippy.args(test_run.packages()).args(strictly))?;
    let mut counts = Counts::one(passed);
    if test_run.tries(WEB) {
        let mut clippy = cargo(["clippy", "--package", WEB, "--target", WASM]);
        counts += Counts::one(process::succeeds(clippy.args(strictly))?);
    }
    Ok(counts.into())
}

/// Packages whose documentation has examples, which cargo-nextest does not run, beside those that are published.
const WITH_EXAMPLES: [&str; 3] = ["paper", "programs", "scene"];

fn rust_tests(test_run: &TestRun) -> Result<Outcome> {
    let nextest = process::cargo().args(["nextest", "--version"]).output();
    if !nextest.is_ok_and(|output| output.status.success()) {
        println!("cargo-nextest is not installed; `cargo test` runs the tests, more slowly.");
        let mut tests = cargo(["test", "--no-fail-fast"]);
        tests.args(test_run.packages()).args(&test_run.arguments);
        return Ok(Counts::one(process::succeeds(&mut test_run.told(tests))?).into());
    }
    let mut tests = cargo(["nextest", "run", "--no-fail-fast", "--status-level=slow"]);
    tests.args(["--retries=0", "--no-tests=pass", "--hide-progress-bar"]);
    match &test_run.affected {
        None => tests.arg("--workspace"),
        Some(affected) => {
            let dependents = affected
                .packages
                .iter()
                .map(|name| format!("rdeps(={name})"));
            tests.args(["-E", &dependents.collect::<Vec<_>>().join(" + ")])
        }
    };
    tests.args(&test_run.arguments);
    let report = process::target().join("nextest/default/junit.xml");
    let mut outcome = counted(&mut test_run.told(tests), &report)?;
    let published = changed::published()?;
    let examples = WITH_EXAMPLES
        .iter()
        .copied()
        .chain(published.iter().map(String::as_str));
    let examples = examples.filter(|name| test_run.tries(name));
    let examples: Vec<String> = examples.map(|name| format!("--package={name}")).collect();
    if test_run.arguments.is_empty() && !examples.is_empty() {
        let mut tests = cargo(["test", "--quiet", "--doc", "--no-fail-fast"]);
        outcome.0 += Counts::one(process::succeeds(tests.args(examples))?);
    }
    Ok(Outcome::Tried(outcome.0, outcome.1))
}

/// Runs tests whose runner writes this JUnit file, and counts them.
fn counted(command: &mut Command, report: &Path) -> Result<(Counts, Vec<Timed>)> {
    if report.exists() {
        fs::remove_file(report).with_context(|| format!("removing {}", report.display()))?;
    }
    let folder = report.parent().context("a report has no folder")?;
    fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    let succeeded = process::succeeds(command)?;
    let (counts, checks) = outcome::read(report)?;
    Ok((counts.of_run(succeeded), checks))
}

/// Where a step has its runner write a JUnit file.
fn report(step: &str) -> PathBuf {
    process::target()
        .join("junit")
        .join(step)
        .with_extension("xml")
}

/// Packs what is published, and builds each package of nothing but what is in it.
///
/// Cargo keeps the packages that others are built with in its home, under a name that follows from the folder of the build, and
/// takes what it finds there for the same version. So each run has a folder of its own: in the same one, packages would be built
/// with those of an earlier revision.
fn published_packages(_: &TestRun) -> Result<Outcome> {
    let folder = process::target().join("package");
    files::remove_folder(&folder)?;
    let published = changed::published()?;
    let named = published.iter().map(|name| format!("--package={name}"));
    let mut package = process::cargo_once();
    package
        .args(["package", "--allow-dirty", "--offline", "--target-dir"])
        .arg(never_used(&folder)?)
        .args(named)
        .current_dir(project::root());
    let passed = process::succeeds(&mut package)?;
    if passed {
        files::remove_folder(&folder)?;
    }
    Ok(Counts::one(passed).into())
}

/// A folder in this one with a name that no other run has had.
fn never_used(folder: &Path) -> Result<PathBuf> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.context("the clock stands before 1970")?.as_nanos();
    Ok(folder.join(format!("{now}-{}", std::process::id())))
}

fn conformance_tests(test_run: &TestRun) -> Result<Outcome> {
    let files = conformance_files()?;
    if files.is_empty() {
        bail!("there are no files *.test.mjs in the folders `oracle` of the games");
    }
    setup::node(&test_run.pins)?;
    let mut node = Command::new("node");
    let report = report("conformance");
    node.args([
        "--test",
        "--test-reporter=spec",
        "--test-reporter-destination=stdout",
    ])
    .arg("--test-reporter=junit")
    .arg(format!("--test-reporter-destination={}", report.display()))
    .args(files)
    .current_dir(project::root())
    .env_remove("FORCE_COLOR");
    let (counts, checks) = counted(&mut test_run.told(node), &report)?;
    Ok(Outcome::Tried(counts, checks))
}

/// The files `*.test.mjs` of the second implementations.
fn conformance_files() -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for folder in GAMES.iter().map(Game::oracle) {
        let folder = &folder;
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
    Ok(match python::check(&test_run.pins, &test_run.arguments)? {
        Some((counts, checks)) => Outcome::Tried(counts, checks),
        None => Outcome::Skipped,
    })
}

fn wasm_tests(test_run: &TestRun) -> Result<Outcome> {
    let runner = {
        let _alone = setup::lock()?;
        Tools::set_up(&test_run.pins)?.test_runner()?
    };
    let run = |game: &Game| {
        let page = format!("{}-page", game.id);
        let mut tests = cargo(["test", "--target", WASM]);
        for package in [WEB, "context", "board", "browser", &page] {
            tests.args(["--package", package]);
        }
        tests
            .args(game.features)
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
        anyhow::Ok(Counts::one(process::succeeds(&mut tests)?))
    };
    let mut counts = Counts::default();
    for game in GAMES.iter().filter(|game| test_run.is_wanted(game)) {
        counts += run(game)?;
    }
    Ok(counts.into())
}

fn release_bundle(_: &TestRun) -> Result<Outcome> {
    release::make(&bundle::built()?)?;
    Ok(Counts::one(true).into())
}

fn first_screens(_: &TestRun) -> Result<Outcome> {
    bundle::built()?;
    let within = size::within_budget()?;
    if !within {
        println!(
            "A first playable screen is over the budget in budget.toml, or larger than that of the first game."
        );
    }
    Ok(Counts::one(within).into())
}

fn other_engines(test_run: &TestRun) -> Result<Outcome> {
    let found = [
        ("Firefox", "SAHKKU_FIREFOX", browser::firefox()?),
        ("WebKitGTK", "SAHKKU_WEBKIT", browser::webkit()?),
    ];
    for (name, _, _) in found.iter().filter(|(_, _, program)| program.is_none()) {
        println!("{name} is not installed, and could not be: nothing is tried in it.");
    }
    if found.iter().all(|(_, _, program)| program.is_none()) {
        return Ok(Outcome::Skipped);
    }
    let bundle = match test_run.game {
        Some(game) => dev::built(game)?,
        None => {
            bundle::built()?;
            project::dist()
        }
    };
    let mut playwright = playwright(test_run, &bundle)?;
    playwright.args(["--config", "browsers/playwright.config.ts"]);
    if let Some(game) = test_run.game {
        playwright.args(["-g", game.id]);
    }
    for (_, variable, program) in found {
        if let Some(program) = program {
            playwright.env(variable, program);
        }
    }
    with_playwright(playwright.args(&test_run.arguments), "engines")
}

fn browser_tests(test_run: &TestRun) -> Result<Outcome> {
    let bundle = match test_run.game {
        Some(game) => dev::built(game)?,
        None => {
            release::make(&bundle::built()?)?;
            project::dist()
        }
    };
    let mut playwright = playwright(test_run, &bundle)?;
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
    if let Some(affected) = &test_run.affected {
        playwright.args(&affected.browser_tests);
    }
    with_playwright(playwright.args(&test_run.arguments), "browser")
}

/// Playwright's test runner, for this page.
fn playwright(test_run: &TestRun, bundle: &Path) -> Result<Command> {
    let mut playwright = test_run.told(on_page::node(&test_run.pins, bundle)?);
    playwright.args(["node_modules/@playwright/test/cli.js", "test"]);
    Ok(playwright)
}

/// Runs it, and counts its tests.
fn with_playwright(playwright: &mut Command, step: &str) -> Result<Outcome> {
    let report = report(step);
    playwright
        .arg("--reporter=list,junit")
        .env("PLAYWRIGHT_JUNIT_OUTPUT_FILE", &report);
    let (counts, checks) = counted(playwright, &report)?;
    Ok(Outcome::Tried(counts, checks))
}

fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = process::cargo();
    command.args(arguments).current_dir(project::root());
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cargo would build packages with those that it kept of the run before.
    #[test]
    fn each_run_builds_packages_in_a_folder_of_its_own() {
        let folder = Path::new("package");
        assert_ne!(never_used(folder).unwrap(), never_used(folder).unwrap());
    }

    /// A file of tests that its crate's `tests/main.rs` does not name would never run.
    #[test]
    fn every_file_of_tests_is_part_of_its_crates_test_program() {
        let mut files = Vec::new();
        files::walk(&project::path("crates"), &mut files).unwrap();
        let is_main = |file: &&PathBuf| file.ends_with("tests/main.rs");
        let mut missing = Vec::new();
        for main in files.iter().filter(is_main) {
            let text = fs::read_to_string(main).unwrap();
            let beside = files.iter().filter(|file| file.parent() == main.parent());
            for file in beside.filter(|file| *file != main) {
                let module = file.file_stem().unwrap().to_string_lossy();
                if !text.lines().any(|line| line == format!("mod {module};")) {
                    missing.push(file);
                }
            }
        }
        assert!(missing.is_empty(), "not in tests/main.rs: {missing:#?}");
    }
}
