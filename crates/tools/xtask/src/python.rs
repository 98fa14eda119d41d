//! The Python package: built as a wheel, installed into a fresh environment, and checked there.
//!
//! What the tests need beside it, `python/requirements.txt` pins. It is installed into an environment that stays.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::pins::Pins;
use crate::test::{Counts, Timed, read_junit};
use crate::{process, project, report, setup, version};

/// The crate of the package.
const MANIFEST: &str = "python/Cargo.toml";
/// The pinned versions of what the tests need.
const REQUIREMENTS: &str = "python/requirements.txt";
/// The folders with tests.
const TESTS: [&str; 2] = ["python/tests", "research/tests"];
/// What has types beside the package, and the settings of mypy for it.
const TYPED: [(&str, &[&str]); 2] = [
    ("python/pyproject.toml", &["python/tests"]),
    (
        "research/mypy.ini",
        &["research/distribute.py", "research/tests"],
    ),
];

/// Every check of the package, or with arguments those of pytest alone, and how long the slowest took; `None` where there is no
/// Python for it.
pub(crate) fn check(pins: &Pins, arguments: &[OsString]) -> Result<Option<(Counts, Vec<Timed>)>> {
    let Some(python) = Python::set_up(pins)? else {
        return Ok(None);
    };
    if !arguments.is_empty() {
        return pytest(&python, arguments).map(Some);
    }
    setup::rust_components()?;
    let mut counts = Counts::one(process::succeeds(
        process::cargo()
            .args(["fmt", "--manifest-path"])
            .arg(project::path(MANIFEST))
            .args(["--", "--check", "-l"]),
    )?);
    counts += Counts::one(process::succeeds(
        process::cargo()
            // In the profile of the wheel, whose build scripts are there.
            .args(["clippy", "--quiet", "--release", "--all-targets"])
            .arg("--manifest-path")
            .arg(project::path(MANIFEST))
            .args(["--", "--deny", "warnings"])
            .env("CARGO_TARGET_DIR", built()),
    )?);
    counts += Counts::one(is_published(&python)?);
    println!("→ The types of the package, and whether its stubs fit");
    let types = || {
        let mut mypy = python.run("mypy");
        mypy.args(["--cache-dir"]).arg(folder().join("types"));
        mypy
    };
    let config = project::path("python/pyproject.toml");
    counts += Counts::one(process::succeeds(
        types().arg("--config-file").arg(&config),
    )?);
    for (config, checked) in TYPED {
        let mut checking = types();
        checking.arg("--config-file").arg(config).args(checked);
        counts += Counts::one(process::succeeds(&mut checking)?);
    }
    counts += Counts::one(process::succeeds(
        python
            .run("mypy.stubtest")
            .args(["sahkku._sahkku", "sahkku.__main__"])
            .arg("--mypy-config-file")
            .arg(&config),
    )?);
    let (tested, slowest) = pytest(&python, &TESTS.map(OsString::from))?;
    counts += tested;
    Ok(Some((counts, slowest)))
}

/// Makes the source distribution, builds a wheel of nothing but what is in it, and installs that into a fresh environment.
/// Whether a registry would take both.
fn is_published(python: &Python) -> Result<bool> {
    let at = folder().join("source");
    if at.exists() {
        fs::remove_dir_all(&at).with_context(|| format!("emptying {}", at.display()))?;
    }
    let source = report::step("The source distribution", || {
        process::run(
            Command::new(&python.requirements)
                .args(["-m", "maturin", "sdist", "--out"])
                .arg(&at)
                .arg("--manifest-path")
                .arg(project::path(MANIFEST))
                .env("CARGO_TARGET_DIR", built()),
        )?;
        only_file(&at, "gz")
    })?;
    // Its files get today's time, or cargo would take changed ones for those that it knows.
    let unpack = "import sys, tarfile, time\n\
                  def now(member, path):\n    \
                  return tarfile.data_filter(member, path).replace(mtime=time.time())\n\
                  with tarfile.open(sys.argv[1]) as archive:\n    \
                  archive.extractall(sys.argv[2], filter=now)";
    let unpacked = at.join("unpacked");
    process::run(
        Command::new(&python.requirements)
            .args(["-c", unpack])
            .args([&source, &unpacked]),
    )?;
    let inside = fs::read_dir(&unpacked)
        .with_context(|| format!("reading {}", unpacked.display()))?
        .find_map(|entry| Some(entry.ok()?.path()))
        .context("the source distribution is empty")?;
    let wheels = at.join("wheels");
    report::step("A wheel of the source distribution alone", || {
        let programs = python.requirements.parent();
        process::run(
            Command::new(&python.requirements)
                .args(["-m", "pip", "--disable-pip-version-check", "wheel"])
                .args(["--quiet", "--no-build-isolation", "--no-index", "--no-deps"])
                .arg("--wheel-dir")
                .arg(&wheels)
                .arg(&inside)
                // That of the project lies above its own folder, too.
                .current_dir(&at)
                .env("PATH", process::path_led_by(programs)?)
                .env("CARGO_TARGET_DIR", built()),
        )?;
        let program = environment(&python.system, &at.join("fresh"))?;
        process::run(
            pip_install(&program)
                .args(["--no-index", "--no-deps"])
                .arg(only_file(&wheels, "whl")?),
        )?;
        let play = "import sahkku; \
                    [sahkku.Rules(game).start().best_action('easy') for game in sahkku.GAMES]";
        process::run(
            Command::new(&program)
                .args(["-c", play])
                .current_dir(&wheels),
        )
    })?;
    println!("→ What a registry would say of them");
    process::succeeds(
        Command::new(&python.requirements)
            .args(["-m", "twine", "check", "--strict"])
            .args([&source, &python.wheel]),
    )
}

/// Tests of pytest.
fn pytest(python: &Python, tests: &[OsString]) -> Result<(Counts, Vec<Timed>)> {
    let mut pytest = python.run("pytest");
    pytest
        .args(["-q", "-p", "no:cacheprovider", "--config-file"])
        .arg(project::path("python/pyproject.toml"))
        .arg(format!("--rootdir={}", project::root().display()))
        .args(tests);
    let report = folder().join("junit.xml");
    pytest.arg("--junitxml").arg(&report);
    let succeeded = process::succeeds(&mut pytest)?;
    let (counts, slowest) = read_junit(&report)?;
    Ok((counts.of_run(succeeded), slowest))
}

/// The benchmarks in Python: their names, their programs, and what they are about.
pub(crate) const BENCHES: [(&str, &str, &str); 1] = [(
    "python",
    "python/bench.py",
    "Steps and decisions a second from Python, beside the native figure and OpenSpiel's backgammon.",
)];

/// A benchmark in Python, with the package.
pub(crate) fn bench(pins: &Pins, program: &str, arguments: &[OsString]) -> Result<()> {
    let Some(python) = Python::set_up(pins)? else {
        bail!("this benchmark needs Python");
    };
    let mut bench = python.command();
    process::run(bench.arg(project::path(program)).args(arguments))
}

/// A Python with the package and all that its tests need.
struct Python {
    program: PathBuf,
    /// That of the system.
    system: PathBuf,
    /// One with what the tests need, and without the package.
    requirements: PathBuf,
    /// The package.
    wheel: PathBuf,
}

impl Python {
    /// Sets it up; `None`, and a sentence, where there is no Python that is new enough.
    fn set_up(pins: &Pins) -> Result<Option<Python>> {
        let Some(system) = find(&pins.python) else {
            println!(
                "There is no Python {} or newer with venv and pip on PATH: the Python package is not tested.",
                pins.python
            );
            return Ok(None);
        };
        let requirements = requirements(&system)?;
        let wheel = wheel(&requirements)?;
        let program = report::step(
            "A fresh environment with the wheel and nothing else",
            || {
                let fresh = folder().join("fresh");
                let program = environment(&system, &fresh)?;
                process::run(
                    pip_install(&program)
                        .args(["--no-index", "--no-deps"])
                        .arg(&wheel),
                )?;
                process::run(Command::new(&program).args(["-c", "import sahkku"]))?;
                // What the tests need is found in its own environment from here on.
                let add = "import sysconfig, sys; \
                       open(sysconfig.get_path('purelib') + '/tests.pth', 'w').write(sys.argv[1])";
                let packages = process::output_of(Command::new(&requirements).args([
                    "-c",
                    "import sysconfig; print(sysconfig.get_path('purelib'), end='')",
                ]))?;
                process::run(Command::new(&program).args(["-c", add, &packages]))?;
                Ok(program)
            },
        )?;
        Ok(Some(Python {
            program,
            system,
            requirements,
            wheel,
        }))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command
            .current_dir(project::root())
            .env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }

    /// Runs a module.
    fn run(&self, module: &str) -> Command {
        let mut command = self.command();
        command.args(["-m", module]);
        command
    }
}

/// The folder of all that is made here.
fn folder() -> PathBuf {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| project::path("target"), PathBuf::from);
    target.join("python")
}

/// Where cargo builds the wheel.
fn built() -> PathBuf {
    folder().join("build")
}

/// The first Python on `PATH` that is new enough and can make environments.
fn find(at_least: &str) -> Option<PathBuf> {
    let asked = "import ensurepip, sys, venv; print('.'.join(map(str, sys.version_info[:3])))";
    let is_fine = |program: &PathBuf| {
        let mut command = Command::new(program);
        // Where it cannot, it says so at length.
        let output = command.args(["-c", asked]).stderr(Stdio::null()).output();
        output.is_ok_and(|output| {
            let said = String::from_utf8_lossy(&output.stdout);
            output.status.success() && version::is_at_least(said.trim(), at_least)
        })
    };
    let mut programs = ["python3", "python"]
        .into_iter()
        .flat_map(process::find_all);
    programs.find(is_fine)
}

/// Makes an environment anew. Its Python.
fn environment(system: &Path, at: &Path) -> Result<PathBuf> {
    process::run(Command::new(system).args(["-m", "venv", "--clear"]).arg(at))?;
    let programs = at.join(if cfg!(windows) { "Scripts" } else { "bin" });
    process::program_in(&programs, "python")
        .with_context(|| format!("{} has no Python", at.display()))
}

/// The environment with what the tests need, made anew when the pins or the Python have changed. Its Python.
fn requirements(system: &Path) -> Result<PathBuf> {
    let at = folder().join("requirements");
    let pinned = fs::read_to_string(project::path(REQUIREMENTS))
        .with_context(|| format!("reading {REQUIREMENTS}"))?;
    let wanted = format!("{}\n{pinned}", system.display());
    let note = at.join("installed.txt");
    let programs = at.join(if cfg!(windows) { "Scripts" } else { "bin" });
    if fs::read_to_string(&note).is_ok_and(|installed| installed == wanted)
        && let Some(program) = process::program_in(&programs, "python")
    {
        return Ok(program);
    }
    let what = "What the tests in Python need, from PyPI (a minute or two, this one time)";
    report::step(what, || {
        let program = environment(system, &at)?;
        process::run(
            pip_install(&program)
                .args(["--only-binary", ":all:", "--requirement"])
                .arg(project::path(REQUIREMENTS)),
        )?;
        fs::write(&note, wanted).with_context(|| format!("writing {}", note.display()))?;
        Ok(program)
    })
}

/// pip of this Python, to be told what to install.
fn pip_install(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "--disable-pip-version-check"]);
    pip.args(["install", "--quiet"]);
    pip
}

/// Builds the wheel.
fn wheel(python: &Path) -> Result<PathBuf> {
    let at = folder().join("wheels");
    if at.exists() {
        fs::remove_dir_all(&at).with_context(|| format!("emptying {}", at.display()))?;
    }
    report::step(
        "The wheel, built by maturin (some minutes at first)",
        || {
            process::run(
                Command::new(python)
                    .args(["-m", "maturin", "build", "--release", "--quiet", "--out"])
                    .arg(&at)
                    .arg("--manifest-path")
                    .arg(project::path(MANIFEST))
                    .env("CARGO_TARGET_DIR", built()),
            )
        },
    )?;
    only_file(&at, "whl")
}

/// The file in this folder whose name ends so.
fn only_file(folder: &Path, ending: &str) -> Result<PathBuf> {
    let files = fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    let mut paths = files.filter_map(|file| Some(file.ok()?.path()));
    paths
        .find(|path| path.extension().is_some_and(|found| found == ending))
        .with_context(|| format!("there is no .{ending} file in {}", folder.display()))
}

#[cfg(test)]
mod tests {
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
        let read = |path: &str| toml::from_str::<toml::Value>(&text(path)).unwrap();
        let project = read("Cargo.toml");
        let version = &project["workspace"]["package"]["version"];
        assert_eq!(&read(MANIFEST)["package"]["version"], version);
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
