//! The steps of `cargo xtask test`, and the checks of each.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use serde_json::Value;
use xshell::{Shell, cmd};

use super::{Counts, Options};
use crate::games;
use crate::program::PACKAGE as WEB;
use crate::project::{WASM, path, shell, target};
use crate::{browser, bundle, dev, python, release, setup, size};

/// The lane of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lane {
    /// In sequence, first.
    First,
    /// In sequence, in parallel with the first lane: linkers, package managers and single tests leave a core idle.
    Beside,
    /// After all others.
    Last,
}

/// The name of a step, its lane, and its check. Steps of the first lane need neither a browser nor the bundle.
pub(super) type Step = (&'static str, Lane, fn(&Options, &mut Counts) -> Result<()>);

pub(super) const STEPS: [Step; 11] = [
    ("fmt", Lane::First, formatting),
    ("clippy", Lane::First, clippy),
    ("rust", Lane::First, rust_tests),
    ("conformance", Lane::First, conformance_tests),
    ("packages", Lane::Beside, published_packages),
    ("bundle", Lane::Beside, release_bundle),
    ("size", Lane::Beside, first_screens),
    ("python", Lane::Beside, |run, counts| {
        python::check(&run.rest, counts)
    }),
    ("wasm", Lane::Beside, wasm_tests),
    ("engines", Lane::Beside, other_engines),
    ("browser", Lane::Last, browser_tests),
];

/// A shell for runners. If requested, it tells them to test the full product of views, languages, screens and levels.
fn runners(options: &Options) -> Result<Shell> {
    let sh = shell()?;
    if options.all {
        sh.set_var("SAHKKU_ALL", "1");
    }
    Ok(sh)
}

/// The packages to test, as arguments for cargo.
fn tried(options: &Options) -> Vec<String> {
    let Some(affected) = &options.affected else {
        return vec!["--workspace".to_owned()];
    };
    let packages = affected.packages.iter();
    packages.map(|name| format!("--package={name}")).collect()
}

/// The packages of the workspace that are published to a registry, as arguments for cargo.
fn published() -> Result<Vec<String>> {
    let sh = shell()?;
    let metadata = cmd!(sh, "cargo metadata --format-version=1 --no-deps").read()?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let published = packages.filter(|package| package["publish"].is_null());
    let names = published.filter_map(|package| package["name"].as_str());
    Ok(names.map(|name| format!("--package={name}")).collect())
}

/// The packages with code only for the browser, and tests that run there; each game's page is another one.
const ON_PAGE: [&str; 5] = [WEB, "context", "board", "browser", "worker"];

fn formatting(_: &Options, counts: &mut Counts) -> Result<()> {
    let sh = shell()?;
    counts.run(cmd!(sh, "cargo fmt --all -- --check -l"));
    Ok(())
}

fn clippy(options: &Options, counts: &mut Counts) -> Result<()> {
    setup::rust()?;
    let sh = shell()?;
    let mut web = vec!["--no-deps".to_owned(), format!("--target={WASM}")];
    web.extend(ON_PAGE.map(|name| format!("--package={name}")));
    for game in games::all() {
        let name = game.name;
        web.push(format!("--package={name}-ui"));
    }
    for packages in [tried(options), web] {
        let clippy = cmd!(sh, "cargo clippy {packages...} --all-targets");
        counts.run(clippy.args(["--", "--deny", "warnings"]));
    }
    Ok(())
}

/// Unpublished packages whose documentation has examples, which cargo-nextest does not run.
const WITH_EXAMPLES: [&str; 3] = ["--package=paper", "--package=programs", "--package=scene"];

fn rust_tests(options: &Options, counts: &mut Counts) -> Result<()> {
    let (sh, rest) = (runners(options)?, &options.rest);
    let nextest = cmd!(sh, "cargo nextest --version").quiet();
    if nextest.ignore_stdout().ignore_stderr().run().is_err() {
        println!("cargo-nextest is not installed; `cargo test` runs the tests, more slowly.");
        let tried = tried(options);
        counts.run(cmd!(sh, "cargo test --no-fail-fast {tried...} {rest...}"));
        return Ok(());
    }
    let mut tests = cmd!(sh, "cargo nextest run --workspace --no-fail-fast");
    tests = tests.args(["--status-level=slow", "--hide-progress-bar"]);
    tests = tests.args(["--retries=0", "--no-tests=pass"]);
    if let Some(affected) = &options.affected {
        let packages = affected.packages.iter();
        let dependents: Vec<_> = packages.map(|name| format!("rdeps({name})")).collect();
        tests = tests.args(["-E", &dependents.join(" + ")]);
    }
    let report = target().join("nextest/default/junit.xml");
    counts.run_tests(tests.args(rest), &report)?;
    if rest.is_empty() && options.affected.is_none() {
        let examples = cmd!(
            sh,
            "cargo test --quiet --doc --no-fail-fast {WITH_EXAMPLES...}"
        );
        counts.run(examples.args(published()?));
    }
    Ok(())
}

/// Packs the published packages, and builds each from nothing but its archive.
///
/// Cargo keeps the packages that others are built with in its home, under a name derived from the folder of the build, and
/// reuses what it finds there for the same version. So each run has its own folder: in a shared one, packages would be built
/// with those of an earlier revision.
fn published_packages(_: &Options, counts: &mut Counts) -> Result<()> {
    let (sh, folder) = (shell()?, target().join("package"));
    sh.remove_path(&folder)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?;
    let fresh = folder.join(now.as_nanos().to_string());
    sh.set_var("CARGO_INCREMENTAL", "0");
    sh.set_var("CARGO_PROFILE_DEV_DEBUG", "0");
    let package = cmd!(
        sh,
        "cargo package --allow-dirty --offline --target-dir {fresh}"
    );
    counts.run(package.args(published()?));
    if counts.failed == 0 {
        sh.remove_path(&folder)?;
    }
    Ok(())
}

/// The files `*.test.mjs` of the second implementations.
fn conformance_tests(options: &Options, counts: &mut Counts) -> Result<()> {
    let (sh, report) = (runners(options)?, target().join("junit/conformance.xml"));
    let mut files = Vec::new();
    for game in games::all() {
        files.extend(sh.read_dir(format!("crates/games/{}/oracle", game.name))?);
    }
    files.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
    let destination = format!("--test-reporter-destination={}", report.display());
    let node = cmd!(
        sh,
        "node --test --test-reporter=spec --test-reporter-destination=stdout"
    );
    let node = node.arg("--test-reporter=junit").arg(destination);
    counts.run_tests(node.args(files).env_remove("FORCE_COLOR"), &report)
}

fn wasm_tests(options: &Options, counts: &mut Counts) -> Result<()> {
    let alone = setup::lock()?;
    setup::for_work()?;
    drop(alone);
    let (sh, rest) = (runners(options)?, &options.rest);
    let runner = setup::tool("wasm-bindgen-test-runner");
    sh.set_var("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner);
    let driver = browser::ready(browser::DRIVER)?.context("chromedriver is missing")?;
    sh.set_var(browser::DRIVER.0, driver);
    let settings = browser::driver_settings()?;
    sh.set_var("WASM_BINDGEN_TEST_WEBDRIVER_JSON", settings);
    sh.set_var("WASM_BINDGEN_TEST_TIMEOUT", "120");
    sh.set_var("WASM_BINDGEN_USE_BROWSER", "1");
    for game in games::all().filter(|game| options.game.is_none_or(|wanted| wanted == *game)) {
        let mut packages = Vec::from(ON_PAGE.map(|name| format!("--package={name}")));
        packages.push(format!("--package={}-ui", game.name));
        let tests = cmd!(
            sh,
            "cargo test --target {WASM} {packages...} --no-fail-fast"
        );
        let tests = tests.args(["--no-default-features", "--features", &game.feature()]);
        counts.run(tests.args(rest));
    }
    Ok(())
}

fn release_bundle(_: &Options, counts: &mut Counts) -> Result<()> {
    release::make(&bundle::built()?)?;
    counts.add_one(true);
    Ok(())
}

fn first_screens(_: &Options, counts: &mut Counts) -> Result<()> {
    bundle::built()?;
    counts.add_one(size::is_within_budget()?);
    Ok(())
}

fn other_engines(options: &Options, counts: &mut Counts) -> Result<()> {
    let sh = runners(options)?;
    let engines = [browser::FIREFOX, browser::WEBKIT];
    counts.is_skipped = true;
    for engine in engines {
        match browser::ready(engine)? {
            Some(program) => {
                counts.is_skipped = false;
                sh.set_var(engine.0, program);
            }
            None => println!("{} is missing: nothing is tried in it.", engine.1),
        }
    }
    if counts.is_skipped {
        return Ok(());
    }
    let game = options.game.map(|game| ["-g", game.name]);
    let config = ["--config", "browsers/playwright.config.ts"];
    let words = config.into_iter().chain(game.into_iter().flatten());
    playwright(&sh, options, counts, "engines", words.collect())
}

fn browser_tests(options: &Options, counts: &mut Counts) -> Result<()> {
    let sh = runners(options)?;
    // If one is missing, the test that needs it reports that.
    for server in [browser::NGINX, browser::ROOMS] {
        if let Some(program) = browser::ready(server)? {
            sh.set_var(server.0, program);
        }
    }
    playwright(&sh, options, counts, "browser", Vec::new())
}

/// Runs Playwright's tests of the bundle in all its forms, or of the page of one game.
fn playwright(
    sh: &Shell,
    options: &Options,
    counts: &mut Counts,
    step: &str,
    words: Vec<&str>,
) -> Result<()> {
    let bundle = if let Some(game) = options.game {
        dev::built(game)?
    } else {
        release::make(&bundle::built()?)?;
        path("dist")
    };
    let (told, rest) = (browser::node(&bundle)?, &options.rest);
    let report = target().join(format!("junit/{step}.xml"));
    sh.change_dir("tests");
    let playwright = cmd!(
        sh,
        "node node_modules/@playwright/test/cli.js test {words...}"
    );
    let playwright = playwright.args(rest).envs(told);
    let playwright = playwright.arg("--reporter=list,junit");
    let playwright = playwright.env("PLAYWRIGHT_JUNIT_OUTPUT_FILE", &report);
    counts.run_tests(playwright.env_remove("FORCE_COLOR"), &report)
}
