//! Follows `docs/adding-a-game.md`: writes the game of that page into a copy of the project, builds it, and plays it at the
//! terminal, over the protocol of engines, and by clicks in the browser.
//!
//! A block of code on that page belongs to a file if its info string names one: ```` ```rust crates/games/… ```` is the whole
//! file, and ```` ```rust after crates/games/… ```` is a line that is in the file already, and those that follow it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::pins::Pins;
use crate::process::{self, Stream};
use crate::test::Counts;
use crate::{files, npm, project, setup};

/// The page.
pub(crate) const PAGE: &str = "docs/adding-a-game.md";

/// The game of the page.
const GAME: &str = "race";

/// How many of its games are simulated.
const GAMES: &str = "200";

/// The test that plays it in the browser, and where it goes in the copy.
const BROWSER_TEST: (&str, &str) = ("tests/browser/race.spec.ts", include_str!("race.spec.ts"));

/// A block of the page.
#[derive(Debug, PartialEq, Eq)]
struct Block<'a> {
    file: &'a str,
    how: How,
    text: String,
}

/// What a block is to its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// All of it.
    Whole,
    /// A line that is there, and those that follow it.
    After,
}

/// The blocks of a page that belong to files, in order.
fn blocks(page: &str) -> Vec<Block<'_>> {
    fenced(page)
        .filter_map(|(info, text)| {
            let words: Vec<&str> = info.split_whitespace().collect();
            let (how, file) = match words[..] {
                [_, "after", file] => (How::After, file),
                [_, file] if file.contains(['/', '.']) => (How::Whole, file),
                _ => return None,
            };
            Some(Block { file, how, text })
        })
        .collect()
}

/// The fenced blocks of a page: their info strings, and their texts.
fn fenced(page: &str) -> impl Iterator<Item = (&str, String)> {
    let mut lines = page.lines();
    std::iter::from_fn(move || {
        let info = lines.by_ref().find_map(|line| line.strip_prefix("```"))?;
        let text = lines.by_ref().take_while(|line| *line != "```");
        Some((info, text.map(|line| format!("{line}\n")).collect()))
    })
}

/// The lines of a transcript: what is sent to an engine, and what it answers among other lines.
fn transcript(page: &str) -> (String, Vec<String>) {
    let blocks = fenced(page).filter(|(info, _)| info.starts_with("transcript"));
    let text: String = blocks.map(|(_, text)| text).collect();
    let after = |mark: &str| -> Vec<String> {
        let lines = text.lines().filter_map(|line| line.strip_prefix(mark));
        let version = env!("CARGO_PKG_VERSION");
        lines.map(|line| line.replace("VERSION", version)).collect()
    };
    (after("> ").join("\n") + "\nquit\n", after("< "))
}

impl Block<'_> {
    /// The file with this block in it.
    fn written(&self, before: Option<&str>) -> Result<String> {
        if self.how == How::Whole {
            return Ok(self.text.clone());
        }
        let before = before.with_context(|| format!("there is no {}", self.file))?;
        let (line, more) = self.text.split_once('\n').context("an empty block")?;
        let found = before.lines().filter(|other| *other == line).count();
        ensure!(
            found == 1,
            "{} has {found} lines \"{}\", and the page wants to add to one",
            self.file,
            line.trim()
        );
        let lines = before.lines().map(|other| match other == line {
            true => format!("{other}\n{more}"),
            false => format!("{other}\n"),
        });
        Ok(lines.collect())
    }
}

/// The copy of the project with the game in it. Its files stay for the next time; what was built there goes when it has passed.
struct Copy {
    root: PathBuf,
    target: PathBuf,
}

impl Copy {
    /// Makes it like the project as it is, and writes the game of the page into it.
    fn make(page: &str) -> Result<Copy> {
        let folder = project::path("target/guide");
        let copy = Copy {
            root: folder.join("tree"),
            target: folder.join("target"),
        };
        let mut git = Command::new("git");
        git.args(["ls-files", "--cached", "--others", "--exclude-standard"])
            .current_dir(project::root());
        let mut wanted = BTreeSet::new();
        for name in process::output_of(&mut git)?.lines() {
            // What is deleted and not committed is still listed.
            if let Ok(contents) = fs::read(project::path(name)) {
                copy.put(name, &contents, &mut wanted)?;
            }
        }
        let mut texts: Vec<(&str, String)> = Vec::new();
        for block in blocks(page) {
            let known = texts.iter().position(|(file, _)| *file == block.file);
            let before = match known {
                Some(n) => Some(texts.remove(n).1),
                None => fs::read_to_string(project::path(block.file)).ok(),
            };
            texts.push((block.file, block.written(before.as_deref())?));
        }
        for (file, text) in texts {
            copy.put(file, text.as_bytes(), &mut wanted)?;
        }
        let (name, test) = BROWSER_TEST;
        copy.put(name, test.as_bytes(), &mut wanted)?;
        copy.share("tests/node_modules")?;
        copy.share(".tools")?;
        copy.clear(&copy.root, &wanted)?;
        Ok(copy)
    }

    /// Writes a file, if it is not so already: what has not changed is not built again.
    fn put(&self, name: &str, contents: &[u8], wanted: &mut BTreeSet<PathBuf>) -> Result<()> {
        let path = self.root.join(name);
        if !fs::read(&path).is_ok_and(|old| old == contents) {
            let folder = path.parent().unwrap_or(&self.root);
            fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
            files::write_file(&self.root, name, contents)?;
        }
        wanted.insert(path);
        Ok(())
    }

    /// Tools and packages are those of the project itself.
    fn share(&self, name: &str) -> Result<()> {
        let (own, theirs) = (project::path(name), self.root.join(name));
        #[cfg(unix)]
        if own.exists() && !theirs.exists() {
            std::os::unix::fs::symlink(own, theirs).with_context(|| format!("sharing {name}"))?;
        }
        Ok(())
    }

    /// Removes what was written for an earlier page, or was there in an earlier project.
    fn clear(&self, folder: &Path, wanted: &BTreeSet<PathBuf>) -> Result<()> {
        let reading = || format!("reading the folder {}", folder.display());
        for entry in fs::read_dir(folder).with_context(reading)? {
            let entry = entry.with_context(reading)?;
            let (path, kind) = (entry.path(), entry.file_type().with_context(reading)?);
            if kind.is_dir() {
                self.clear(&path, wanted)?;
            } else if kind.is_file() && !wanted.contains(&path) && !path.ends_with("Cargo.lock") {
                fs::remove_file(&path).with_context(|| format!("removing {}", path.display()))?;
            }
        }
        Ok(())
    }

    /// Cargo in the copy, for programs that are built once and never debugged. The project's own `target` cannot be used: cargo
    /// names what it builds by paths within the workspace, so each tree would overwrite the packages of the other.
    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut cargo = process::cargo_once();
        cargo
            .args(arguments)
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_PROFILE_DEV_DEBUG", "false")
            .env_remove("CARGO_MANIFEST_DIR");
        cargo
    }

    /// The command for the game.
    fn command(&self, arguments: &[&str]) -> Command {
        let start = [
            "run",
            "--quiet",
            "--package",
            "sahkku-cli",
            "--",
            "--game",
            GAME,
        ];
        self.cargo(&[&start[..], arguments].concat())
    }

    /// Random games, each checked at every decision.
    fn simulate(&self) -> Result<bool> {
        let mut simulate = self.command(&["simulate", "--games", GAMES, "--check"]);
        Ok(process::watch(&mut simulate, Stream::Output)?.0)
    }

    /// The conversation on the page.
    fn speak(&self, page: &str) -> Result<bool> {
        let (sent, expected) = transcript(page);
        let answered = process::output_from(&mut self.command(&["engine"]), &sent)?;
        let mut rest = answered.lines();
        let missing = expected
            .iter()
            .find(|line| !rest.any(|other| other == **line));
        if let Some(line) = missing {
            println!("The engine does not answer \"{line}\" in its turn, but:\n{answered}");
        }
        Ok(missing.is_none())
    }

    /// The tests in the browser, with the page built as for work on it.
    fn click(&self) -> Result<Counts> {
        let only = [
            "xtask",
            "test",
            "--only",
            "browser",
            "--game",
            GAME,
            "--",
            "race.spec",
        ];
        let mut test = self.cargo(&only);
        let (succeeded, _) = process::watch(&mut test, Stream::Output)?;
        Ok(Counts::one(succeeded))
    }
}

/// Follows the page; what came of each of its checks.
pub(crate) fn check(pins: &Pins) -> Result<Counts> {
    setup::node(pins)?;
    npm::browser_tests()?;
    let page = fs::read_to_string(project::path(PAGE)).context("reading the page")?;
    if blocks(&page).is_empty() {
        bail!("{PAGE} has no files");
    }
    let copy = Copy::make(&page)?;
    let mut counts = Counts::one(copy.simulate()?);
    counts += Counts::one(copy.speak(&page)?);
    counts += copy.click()?;
    if counts.failed == 0 {
        files::remove_folder(&copy.target)?;
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> String {
        fs::read_to_string(project::path(PAGE)).unwrap()
    }

    #[test]
    fn the_page_is_short() {
        let lines = page().lines().count();
        assert!(lines <= 500, "{lines} lines");
    }

    /// So a change that moves a line which the page builds on is noticed in a second.
    #[test]
    fn every_line_that_the_page_adds_to_is_there() {
        let page = page();
        let blocks = blocks(&page);
        assert!(!blocks.is_empty());
        for block in blocks.iter().filter(|block| block.how == How::After) {
            let before = fs::read_to_string(project::path(block.file)).ok();
            block.written(before.as_deref()).unwrap();
        }
        let whole = blocks.iter().filter(|block| block.how == How::Whole);
        for block in whole {
            assert!(!project::path(block.file).exists(), "{}", block.file);
        }
    }

    #[test]
    fn blocks_are_whole_files_or_follow_a_line() {
        let page = "A page.\n```rust src/a.rs\nfn a() {}\n```\n```\nnothing\n```\n```toml after Cargo.toml\n[a]\nb = 1\n```\n";
        let blocks = blocks(page);
        assert_eq!(blocks.len(), 2);
        assert_eq!(
            (blocks[0].file, blocks[0].how, &*blocks[0].text),
            ("src/a.rs", How::Whole, "fn a() {}\n")
        );
        let after = &blocks[1];
        assert_eq!(
            after.written(Some("[a]\nc = 2\n")).unwrap(),
            "[a]\nb = 1\nc = 2\n"
        );
        assert!(after.written(Some("[c]\n")).is_err());
        assert!(after.written(Some("[a]\n[a]\n")).is_err());
        assert!(after.written(None).is_err());
    }

    #[test]
    fn a_transcript_is_what_is_sent_and_what_is_answered() {
        let page = "```transcript race\n> hello 1\n< ready\n> legal\n< legal\n```\n";
        let (sent, expected) = transcript(page);
        assert_eq!(sent, "hello 1\nlegal\nquit\n");
        assert_eq!(expected, ["ready", "legal"]);
    }
}
