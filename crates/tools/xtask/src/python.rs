//! The Python package: a wheel in an environment with what its tests need, and every check there.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::pins::Pins;
use crate::test::{Counts, Timed, read_junit};
use crate::{process, project, report};

/// The folders with tests.
const TESTS: [&str; 2] = ["python/tests", "research/tests"];
/// The settings of mypy, and what it checks by them.
const TYPED: [(&str, &[&str]); 3] = [
    ("python/pyproject.toml", &["--package", "sahkku"]),
    ("python/pyproject.toml", &["python/tests"]),
    (
        "research/mypy.ini",
        &["research/distribute.py", "research/tests"],
    ),
];

/// Every check of the package, or with arguments those of pytest alone, and how long the slowest took; `None` where there is no
/// Python for it.
pub(crate) fn check(pins: &Pins, arguments: &[OsString]) -> Result<Option<(Counts, Vec<Timed>)>> {
    // Built in the shortest time: the tests play few games.
    let Some(python) = Python::set_up(pins, "dev")? else {
        return Ok(None);
    };
    if !arguments.is_empty() {
        return python.pytest(arguments).map(Some);
    }
    println!("→ The types of the package, and whether its stubs fit");
    let mut counts = Counts::default();
    for (config, checked) in TYPED {
        let mut mypy = python.module("mypy");
        mypy.arg("--cache-dir").arg(folder().join("types"));
        mypy.args(["--config-file", config]).args(checked);
        counts += Counts::one(process::succeeds(&mut mypy)?);
    }
    let mut stubs = python.module("mypy.stubtest");
    stubs.args(["sahkku._sahkku", "--mypy-config-file", TYPED[0].0]);
    counts += Counts::one(process::succeeds(&mut stubs)?);
    let (tested, slowest) = python.pytest(&TESTS.map(OsString::from))?;
    counts += tested;
    Ok(Some((counts, slowest)))
}

/// The benchmarks in Python: their names, their programs, and what they are about.
pub(crate) const BENCHES: [(&str, &str, &str); 1] = [(
    "python",
    "python/bench.py",
    "Steps and decisions a second from Python, beside the native figure and OpenSpiel's backgammon.",
)];

/// A benchmark in Python, with the package.
pub(crate) fn bench(pins: &Pins, program: &str, arguments: &[OsString]) -> Result<()> {
    let Some(python) = Python::set_up(pins, "play")? else {
        bail!("this benchmark needs Python");
    };
    process::run(python.command().arg(program).args(arguments))
}

/// The Python of an environment with the package and all that its tests need.
struct Python {
    program: PathBuf,
    /// The search path, led by the folder of the command `sahkku`, which the package starts.
    path: OsString,
}

impl Python {
    /// Sets it up, with package and command built in this profile; `None`, and a sentence, where there is no Python that is new
    /// enough.
    fn set_up(pins: &Pins, profile: &str) -> Result<Option<Python>> {
        let Some(system) = find(&pins.python) else {
            println!(
                "There is no Python {} or newer with venv and pip on PATH: the Python package is not tested.",
                pins.python
            );
            return Ok(None);
        };
        let at = folder().join("venv");
        let programs = at.join(if cfg!(windows) { "Scripts" } else { "bin" });
        let program = report::step("What the tests in Python need, from PyPI", || {
            process::run(Command::new(system).args(["-m", "venv"]).arg(&at))?;
            let program = process::program_in(&programs, "python")
                .with_context(|| format!("{} has no Python", at.display()))?;
            let needed = [
                "--only-binary=:all:",
                "--requirement=python/requirements.txt",
            ];
            process::run(pip_install(&program).args(needed))?;
            Ok(program)
        })?;
        report::step("The wheel, built by maturin, and the command", || {
            process::run(
                pip_install(&program)
                    .args(["--no-build-isolation", "--no-index", "--no-deps"])
                    .args(["--force-reinstall", "./python"])
                    .env("PATH", process::path_led_by([&*programs])?)
                    .env("MATURIN_PEP517_ARGS", format!("--profile={profile}"))
                    .env("CARGO_TARGET_DIR", folder().join("build")),
            )?;
            let command = ["build", "--quiet", "--package=sahkku-cli", "--profile"];
            let mut cargo = process::cargo();
            process::run(
                cargo
                    .args(command)
                    .arg(profile)
                    .current_dir(project::root()),
            )
        })?;
        let built = if profile == "dev" { "debug" } else { profile };
        let path = process::path_led_by([&*process::target().join(built)])?;
        Ok(Some(Python { program, path }))
    }

    /// Tests of pytest.
    fn pytest(&self, tests: &[OsString]) -> Result<(Counts, Vec<Timed>)> {
        let report = folder().join("junit.xml");
        let mut pytest = self.module("pytest");
        pytest
            .args(["-q", "-p", "no:cacheprovider", "--rootdir=."])
            .args(["--config-file=python/pyproject.toml", "--junitxml"])
            .arg(&report)
            .args(tests);
        let succeeded = process::succeeds(&mut pytest)?;
        let (counts, slowest) = read_junit(&report)?;
        Ok((counts.of_run(succeeded), slowest))
    }

    fn module(&self, module: &str) -> Command {
        let mut command = self.command();
        command.args(["-m", module]);
        command
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command
            .current_dir(project::root())
            .env("PATH", &self.path)
            .env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }
}

/// The folder of all that is made here.
fn folder() -> PathBuf {
    process::target().join("python")
}

/// The first Python on `PATH` that is new enough and can make environments.
fn find(at_least: &str) -> Option<PathBuf> {
    let numbers = at_least.replace('.', ", ");
    let asked = format!("import ensurepip, sys, venv; sys.exit(sys.version_info < ({numbers}))");
    let is_fine = |program: &PathBuf| {
        let mut command = Command::new(program);
        // Where it cannot, it says so at length.
        let status = command.args(["-c", &asked]).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    let names = ["python3", "python"].into_iter();
    names.flat_map(process::find_all).find(is_fine)
}

/// pip of this Python, to be told what to install.
fn pip_install(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "--disable-pip-version-check"])
        .args(["install", "--quiet"])
        .current_dir(project::root());
    pip
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn text(path: &str) -> String {
        fs::read_to_string(project::path(path)).unwrap()
    }

    #[test]
    fn the_package_has_the_licences_of_the_project() {
        for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
            assert_eq!(text(name), text(&format!("python/{name}")), "{name}");
        }
    }

    #[test]
    fn there_is_one_version() {
        let project: toml::Value = toml::from_str(&text("Cargo.toml")).unwrap();
        let version = &project["workspace"]["package"]["version"];
        let dependencies = project["workspace"]["dependencies"].as_table().unwrap();
        for (name, dependency) in dependencies {
            if let (Some(_), Some(found)) = (dependency.get("path"), dependency.get("version")) {
                assert_eq!(found, version, "{name}");
            }
        }
        let line = format!("version: {}", version.as_str().unwrap());
        assert!(text("CITATION.cff").lines().any(|found| found == line));
    }
}
