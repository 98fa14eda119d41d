//! `cargo xtask bench`: runs a program `tests/bench/NAME.mjs`, which drives the built page in a browser, or `python/bench.py`,
//! or the benchmarks with this name in the workspace.

use std::ffi::OsString;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::project::{path, shell, target};
use crate::{browser, bundle, python};

pub(crate) fn command(words: &[OsString]) -> Result<()> {
    let usage = "name a benchmark; docs/development.md lists them";
    let (name, rest) = words.split_first().context(usage)?;
    let (sh, name) = (shell()?, name.to_str().context(usage)?);
    if name == "python" {
        return python::bench(rest);
    }
    let program = path(&format!("tests/bench/{name}.mjs"));
    if program.is_file() {
        // This one has its own server.
        if name != "dev-loop" {
            bundle::built()?;
        }
        let told = browser::node(&path("dist"))?;
        sh.change_dir("tests");
        sh.set_var(
            "SAHKKU_BENCH_JSON",
            target().join(format!("bench/{name}.json")),
        );
        return Ok(cmd!(sh, "node {program} {rest...}").envs(told).run()?);
    }
    Ok(cmd!(sh, "cargo bench --workspace --bench {name} -- {rest...}").run()?)
}
