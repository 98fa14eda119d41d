//! The Python package: a wheel in an environment with the dependencies of its tests, and every check there.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::project::{find, path_led_by, program_in, shell, step, target};
use crate::setup;
use crate::test::Counts;

/// The settings of mypy, and the files that it checks with them.
const TYPED: [(&str, &str); 3] = [
    ("python/pyproject.toml", "--package sahkku"),
    ("python/pyproject.toml", "python/tests"),
    ("research/mypy.ini", "research/distribute.py research/tests"),
];

/// Every check of the package, or with arguments only those of pytest.
pub(crate) fn check(arguments: &[OsString], counts: &mut Counts) -> Result<()> {
    let sh = shell()?;
    // Built in the shortest time, because the tests play few games.
    let Some(python) = set_up(&sh, "dev")? else {
        counts.is_skipped = true;
        return Ok(());
    };
    let (folder, mut tests) = (target().join("python"), arguments.to_vec());
    if tests.is_empty() {
        tests.extend(["python/tests", "research/tests"].map(OsString::from));
        let cache = folder.join("types");
        for (config, checked) in TYPED {
            let mypy = cmd!(sh, "{python} -m mypy --cache-dir {cache}");
            counts.run(
                mypy.args(["--config-file", config])
                    .args(checked.split(' ')),
            );
        }
        let stubs = cmd!(sh, "{python} -m mypy.stubtest sahkku._sahkku");
        counts.run(stubs.args(["--mypy-config-file", TYPED[0].0]));
    }
    let report = folder.join("junit.xml");
    let pytest = cmd!(sh, "{python} -m pytest -q --rootdir=. --junitxml {report}");
    let pytest = pytest.args([
        "-p",
        "no:cacheprovider",
        "--config-file=python/pyproject.toml",
    ]);
    counts.run_tests(pytest.args(tests), &report)
}

pub(crate) fn bench(arguments: &[OsString]) -> Result<()> {
    let sh = shell()?;
    let python = set_up(&sh, "play")?.context("this benchmark needs Python")?;
    Ok(cmd!(sh, "{python} python/bench.py {arguments...}").run()?)
}

/// Makes an environment with the dependencies, and installs the package, built in this profile; the command `sahkku` comes
/// first on the search path of the shell. Prints a message if there is no Python that is new enough.
fn set_up(sh: &Shell, profile: &str) -> Result<Option<PathBuf>> {
    let at_least = setup::pin("python")?;
    let numbers = at_least.replace('.', ", ");
    let is_new = format!("import ensurepip, sys, venv; sys.exit(sys.version_info < ({numbers}))");
    let can = |python: &PathBuf| {
        let ask = cmd!(sh, "{python} -c {is_new}").quiet();
        ask.ignore_stderr().run().is_ok()
    };
    let Some(system) = ["python3", "python"].into_iter().filter_map(find).find(can) else {
        println!("There is no Python {at_least} or newer with venv and pip on PATH.");
        return Ok(None);
    };
    let environment = target().join("python/venv");
    let programs = environment.join(if cfg!(windows) { "Scripts" } else { "bin" });
    sh.set_var("PYTHONDONTWRITEBYTECODE", "1");
    cmd!(sh, "{system} -m venv {environment}").run()?;
    let python = program_in(&programs, "python").context("the environment has no Python")?;
    let pip = |words: &str| -> Cmd<'_> {
        let pip = cmd!(sh, "{python} -m pip --disable-pip-version-check install");
        pip.arg("--quiet").args(words.split(' '))
    };
    step("What the tests in Python need, from PyPI", || {
        Ok(pip("--only-binary=:all: --requirement=python/requirements.txt").run()?)
    })?;
    step("The wheel, built by maturin, and the command", || {
        pip("--no-build-isolation --no-index --no-deps --force-reinstall ./python")
            .env("PATH", path_led_by(&programs)?)
            .env("MATURIN_PEP517_ARGS", format!("--profile={profile}"))
            .env("CARGO_TARGET_DIR", target().join("python/build"))
            .run()?;
        let build = cmd!(sh, "cargo build --quiet --package=sahkku-cli");
        Ok(build.args(["--profile", profile]).run()?)
    })?;
    let built = if profile == "dev" { "debug" } else { profile };
    sh.set_var("PATH", path_led_by(&target().join(built))?);
    Ok(Some(python))
}
