//! The copy of the project in which faults are tried, and running a check in it.

use std::collections::BTreeMap;
use std::env;
use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use super::fault::{Check, Fault};
use super::place::RustTests;
use crate::test::Counts;
use crate::{games, process, project};

/// A copy of the project at some revision, with a target folder of its own, which both stay for the next time.
pub(super) struct Tree {
    root: PathBuf,
    target: PathBuf,
    logs: PathBuf,
    /// It is the suite as it was.
    before: bool,
}

/// What came of a fault.
pub(super) struct Tried {
    pub(super) seconds: f64,
    pub(super) verdict: Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Caught,
    NotCaught,
    NoSuchCheck,
    FailsWithout,
    DoesNotApply,
    DoesNotBuild,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Verdict::Caught => "caught",
            Verdict::NotCaught => "NOT CAUGHT",
            Verdict::NoSuchCheck => "no such check",
            Verdict::FailsWithout => "the check fails without it",
            Verdict::DoesNotApply => "it does not apply",
            Verdict::DoesNotBuild => "it does not build",
        })
    }
}

/// What came of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    Passed,
    /// A test noticed something.
    Failed,
    /// No test came to run.
    NotBuilt,
}

impl Tree {
    /// The last commit, or another revision. Each of the two has its folder: so neither builds what the other has built.
    pub(super) fn of(before: Option<&str>) -> Result<Tree> {
        let name = if before.is_some() { "before" } else { "now" };
        let folder = project::path("target/faults").join(name);
        let tree = Tree {
            root: folder.join("tree"),
            target: folder.join("target"),
            logs: folder.join("logs"),
            before: before.is_some(),
        };
        fs::create_dir_all(&tree.logs).context("making target/faults")?;
        let git = || {
            let mut git = Command::new("git");
            git.arg("-C").arg(project::root());
            git
        };
        let revision = before.unwrap_or("HEAD");
        let commit = process::output_of(git().args(["rev-parse", "--verify", revision]))?;
        if !tree.root.join(".git").exists() {
            process::run(git().args(["worktree", "prune"]))?;
            let add = ["worktree", "add", "--quiet", "--detach"];
            process::run(git().args(add).arg(&tree.root).arg(commit.trim()))?;
        }
        // A run that was broken off has left its fault, and tests that failed what they found.
        process::run(tree.git().args(["reset", "--quiet", "--hard"]))?;
        process::run(tree.git().args(["clean", "--quiet", "--force", "-d"]))?;
        process::run(
            tree.git()
                .args(["checkout", "--quiet", "--detach", commit.trim()]),
        )?;
        tree.share_tools()?;
        Ok(tree)
    }

    fn git(&self) -> Command {
        let mut git = Command::new("git");
        git.arg("-C").arg(&self.root);
        git
    }

    /// Tools and packages are those of the project itself. What tells whether its bundle is up to date is not.
    fn share_tools(&self) -> Result<()> {
        #[cfg(unix)]
        for name in [".crates.toml", "bin", "npm", "esbuild", "browsers"]
            .map(|name| format!(".tools/{name}"))
        {
            let (own, theirs) = (project::path(&name), self.root.join(&name));
            if own.exists() && !theirs.exists() {
                fs::create_dir_all(self.root.join(".tools")).context("making .tools")?;
                std::os::unix::fs::symlink(own, theirs).context("sharing .tools")?;
            }
        }
        Ok(())
    }

    /// Tries these faults, and tells what came of each as soon as it is known.
    pub(super) fn try_all<'a>(
        &self,
        faults: &'a [Fault],
        mut tell: impl FnMut(&Fault, &Tried) -> Result<()>,
    ) -> Result<Vec<(&'a Fault, Tried)>> {
        let built_as =
            |a: &Fault, b: &Fault| a.check(self.before).is_built_as(b.check(self.before));
        let mut results = Vec::new();
        for group in faults.chunk_by(built_as) {
            // All of its checks first, so that what a fault has changed is not built once more without it.
            let mut clean: BTreeMap<&Check, Option<Outcome>> = BTreeMap::new();
            for check in group.iter().map(|fault| fault.check(self.before)) {
                if clean.contains_key(check) {
                    continue;
                }
                println!("→ {check}, without any fault");
                let outcome = match check.is_in(&self.root)? {
                    true => Some(self.outcome(check, "clean")?),
                    false => None,
                };
                clean.insert(check, outcome);
            }
            for fault in group {
                let start = Instant::now();
                let check = fault.check(self.before);
                let verdict = match &clean[check] {
                    None => Verdict::NoSuchCheck,
                    Some(Outcome::Passed) => self.verdict(fault, check)?,
                    Some(_) => Verdict::FailsWithout,
                };
                let seconds = start.elapsed().as_secs_f64();
                println!("{verdict:<14}{:<40}{seconds:.1} s", fault.name);
                let tried = Tried { seconds, verdict };
                tell(fault, &tried)?;
                results.push((fault, tried));
            }
        }
        Ok(results)
    }

    fn verdict(&self, fault: &Fault, check: &Check) -> Result<Verdict> {
        if process::output_of(self.git().arg("apply").arg(&fault.file)).is_err() {
            return Ok(Verdict::DoesNotApply);
        }
        let outcome = self.outcome(check, &fault.name);
        process::run(self.git().args(["apply", "--reverse"]).arg(&fault.file))?;
        Ok(match outcome? {
            Outcome::Failed => Verdict::Caught,
            Outcome::Passed => Verdict::NotCaught,
            Outcome::NotBuilt => Verdict::DoesNotBuild,
        })
    }

    /// Runs a check, and keeps what it prints.
    fn outcome(&self, check: &Check, name: &str) -> Result<Outcome> {
        let mut command = self.command(check)?;
        let output = command
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env_remove("FORCE_COLOR")
            .output()
            .with_context(|| format!("running {check}"))?;
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let said = String::from_utf8_lossy(&output.stderr);
        let log = self.logs.join(format!("{name}.log"));
        fs::write(&log, format!("{check}\n{printed}\n{said}")).context("writing a log")?;
        Ok(judged(check, output.status.success(), &printed, &said))
    }

    fn command(&self, check: &Check) -> Result<Command> {
        let mut cargo = process::cargo();
        match check {
            Check::Build { game } => {
                cargo.args(["check", "--package", "sahkku-web"]);
                cargo.args(games::of_id(game)?.features);
            }
            Check::Clippy => {
                cargo.args([
                    "clippy",
                    "--workspace",
                    "--all-targets",
                    "--",
                    "--deny",
                    "warnings",
                ]);
            }
            Check::Rust { package, filter } => {
                cargo.args(["test", "--no-fail-fast", "--package", package]);
                cargo.args(RustTests::find(&self.root, package, filter)?.targets());
                cargo.args(Some(filter).filter(|filter| !filter.is_empty()));
            }
            Check::Conformance { file } => {
                let mut node = Command::new("node");
                node.args(["--test", "--test-reporter=spec"]).arg(file);
                return Ok(node);
            }
            Check::Python { test } => return self.step("python", None, &[test]),
            Check::Size => return self.step("size", None, &[]),
            Check::Wasm { game, filter } => {
                return self.step("wasm", Some(game), &[filter]);
            }
            Check::Browser { game, spec, title } => {
                let mut arguments = vec![spec.as_str(), "--retries=0", "--max-failures=1"];
                if !title.is_empty() {
                    arguments.extend(["-g", title]);
                }
                // The page of one game is built quickly; with all of them it is as visitors get it.
                let game = Some(game.as_str()).filter(|game| *game != "all");
                return self.step("browser", game, &arguments);
            }
        }
        Ok(cargo)
    }

    /// A step of `cargo xtask test` in this tree.
    fn step(&self, name: &str, game: Option<&str>, arguments: &[&str]) -> Result<Command> {
        let arguments = arguments.iter().filter(|argument| !argument.is_empty());
        if self.before {
            // Only the suite of that time knows how it is built. It has all games, and takes arguments for few runners.
            let mut xtask = process::cargo();
            xtask.args(["run", "--quiet", "--package", "xtask", "--", "test"]);
            xtask.args(["--only", name]);
            if name == "browser" {
                xtask.arg("--").args(arguments);
            }
            return Ok(xtask);
        }
        let mut xtask = Command::new(env::current_exe().context("finding this program")?);
        // The top folder of the project follows from this.
        xtask.env("CARGO_MANIFEST_DIR", self.root.join("crates/tools/xtask"));
        xtask.args(["test", "--only", name]);
        if let Some(game) = game {
            xtask.args(["--game", game]);
        }
        xtask.arg("--").args(arguments);
        Ok(xtask)
    }
}

/// What came of a check that has ended so, and printed and said this.
fn judged(check: &Check, succeeded: bool, printed: &str, said: &str) -> Outcome {
    let counts = match check {
        Check::Build { .. } | Check::Clippy | Check::Size => Counts::one(succeeded),
        Check::Rust { .. } | Check::Wasm { .. } => Counts::of_cargo(printed),
        Check::Conformance { .. } => Counts::of_node(printed),
        Check::Python { .. } => Counts::of_pytest(printed),
        Check::Browser { .. } => Counts::of_playwright(printed),
    };
    let is_build = matches!(check, Check::Build { .. } | Check::Clippy);
    if !is_build && (said.contains("could not compile") || counts == Counts::default()) {
        Outcome::NotBuilt
    } else if succeeded && counts.failed == 0 {
        Outcome::Passed
    } else {
        Outcome::Failed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_caught_by_a_test_and_not_by_the_compiler() {
        let rust = Check::Rust {
            package: "sahkku".to_owned(),
            filter: String::new(),
        };
        let failed = "test result: FAILED. 3 passed; 1 failed; 0 ignored";
        let passed = "test result: ok. 3 passed; 0 failed; 0 ignored";
        assert_eq!(judged(&rust, false, failed, ""), Outcome::Failed);
        assert_eq!(judged(&rust, true, passed, ""), Outcome::Passed);
        // A process that is ended names no test.
        assert_eq!(judged(&rust, false, passed, ""), Outcome::Failed);
        let error = "error: could not compile `sahkku` (lib) due to 1 previous error";
        assert_eq!(judged(&rust, false, "", error), Outcome::NotBuilt);
        assert_eq!(judged(&rust, true, "", ""), Outcome::NotBuilt);
        let build = Check::Build {
            game: "nim".to_owned(),
        };
        assert_eq!(judged(&build, false, "", error), Outcome::Failed);
    }
}
