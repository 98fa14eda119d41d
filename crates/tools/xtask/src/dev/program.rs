//! The program, compiled without optimisation and in one piece.
//!
//! Build scripts make code of the page, the styles and the words. Whether they call for a new program is found out by running them
//! alone, which takes no time beside the compiler.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::files::{self, Files};
use crate::games::Game;
use crate::program::PACKAGE;
use crate::setup::WASM;
use crate::wasm::linked;
use crate::{process, project};

/// The cargo profile, and its folder.
const PROFILE: &str = "web-dev";

pub(super) struct Program {
    game: &'static Game,
    wasm_bindgen: PathBuf,
    /// The build scripts of the last program, and what they made.
    scripts: Mutex<Vec<Script>>,
}

struct Script {
    executable: PathBuf,
    /// The folder of its package.
    package: PathBuf,
    /// The variable that names the game to it.
    feature: String,
    game: &'static str,
    made: Files,
}

impl Program {
    pub(super) fn new(game: &'static Game, wasm_bindgen: PathBuf) -> Program {
        Program {
            game,
            wasm_bindgen,
            scripts: Mutex::default(),
        }
    }

    /// Builds its files.
    pub(super) fn build(&self) -> Result<Files> {
        let mut cargo = process::cargo();
        cargo
            .current_dir(project::root())
            .args(["rustc", "--quiet", "--target", WASM, "--package", PACKAGE])
            .args(["--bin", PACKAGE, "--profile", PROFILE])
            .args(self.game.features)
            .arg("--message-format=json-render-diagnostics")
            .args(["--features", "whole", "--"])
            // Without optimisation every value that is moved has a place of its own on the stack.
            .args(["-C", "link-arg=-zstack-size=8388608"]);
        let messages = process::heard(&mut cargo)?;
        let scripts = Script::all(&messages, self.game);
        let module = linked(PROFILE, PACKAGE);
        let work = module.with_file_name(format!("{}.bound", self.game.program));
        process::heard(
            Command::new(&self.wasm_bindgen)
                .args(["--target=web", "--no-typescript"])
                .arg(format!("--out-name={}", self.game.program))
                .arg("--out-dir")
                .arg(&work)
                .arg(&module),
        )?;
        let (script_name, module_name) = (self.game.script(), self.game.module());
        let mut glue = fs::read(work.join(&script_name)).context("reading the program's script")?;
        // Parts of the program, which are empty, need nothing of it.
        glue.extend_from_slice(b"\nexport function shared() { return {}; }\n");
        let module = fs::read(work.join(&module_name)).context("reading the program")?;
        *self.scripts.lock().unwrap_or_else(PoisonError::into_inner) = scripts?;
        Ok([(script_name, glue), (module_name, module)].into())
    }

    /// Whether the sources that are no code call for a new program. An error is what a build script says is wrong with them.
    pub(super) fn is_outdated(&self) -> Result<bool> {
        let scripts = self.scripts.lock().unwrap_or_else(PoisonError::into_inner);
        for script in scripts.iter() {
            if script.made != script.run()? {
                return Ok(true);
            }
        }
        Ok(scripts.is_empty())
    }
}

impl Script {
    /// Finds the build scripts that read pages, styles and words in what cargo says of a build.
    fn all(messages: &str, game: &Game) -> Result<Vec<Script>> {
        let of_game = (
            format!("{}-page", game.id),
            format!("crates/games/{}/page", game.id),
        );
        [
            (PACKAGE, "crates/page/web"),
            ("context", "crates/page/context"),
            ("distance", "crates/page/distance"),
            ("messages", "crates/page/messages"),
            (&of_game.0, &of_game.1),
        ]
        .into_iter()
        .map(|(package, folder)| Script::read(messages, game, package, folder))
        .collect()
    }

    /// Finds the build script of a package in what cargo says of a build, one JSON value a line.
    fn read(messages: &str, game: &Game, package: &str, folder: &str) -> Result<Script> {
        let (mut executable, mut out) = (None, None);
        for line in messages.lines() {
            let message: Value = serde_json::from_str(line).context("reading cargo's messages")?;
            let id = message["package_id"].as_str().unwrap_or_default();
            if !is_of(id, package) {
                continue;
            }
            match message["reason"].as_str() {
                Some("compiler-artifact") if message["target"]["kind"][0] == "custom-build" => {
                    executable = message["filenames"][0].as_str().map(PathBuf::from);
                }
                Some("build-script-executed") => {
                    out = message["out_dir"].as_str().map(PathBuf::from);
                }
                _ => {}
            }
        }
        let (Some(executable), Some(out)) = (executable, out) else {
            bail!("cargo names no build script of {package}");
        };
        Ok(Script {
            executable,
            package: project::path(folder),
            feature: format!("CARGO_FEATURE_{}", game.id.to_uppercase()),
            game: game.id,
            made: files::read_folder(&out)?,
        })
    }

    /// Runs it on the sources as they are now.
    fn run(&self) -> Result<Files> {
        let out = self.executable.with_file_name("dev-out");
        fs::create_dir_all(&out).with_context(|| format!("making {}", out.display()))?;
        let said = process::heard(
            Command::new(&self.executable)
                .current_dir(&self.package)
                .env("CARGO_MANIFEST_DIR", &self.package)
                .env("OUT_DIR", &out)
                .env("DEP_CONTEXT_GAME", self.game)
                .env(&self.feature, "1"),
        )?;
        let problems: Vec<&str> = said
            .lines()
            .filter_map(|line| line.strip_prefix("cargo::error="))
            .collect();
        if !problems.is_empty() {
            bail!("{}", problems.join("\n"));
        }
        files::read_folder(&out)
    }
}

/// Whether cargo's id of a package is that of this package of the project, such as
/// `path+file:///home/sahkku/crates/page/web#sahkku-web@0.1.0` or `path+file:///home/sahkku/crates/page/messages#0.1.0`.
fn is_of(id: &str, package: &str) -> bool {
    let Some((path, named)) = id.split_once('#') else {
        return false;
    };
    match named.split_once('@') {
        Some((name, _)) => name == package,
        None => path.ends_with(&format!("/{package}")),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::games::GAMES;

    #[test]
    fn an_id_names_its_package() {
        let path = "path+file:///sahkku/crates";
        assert!(is_of(&format!("{path}/page/web#{PACKAGE}@0.1.0"), PACKAGE));
        // Where the folder is called as the package, cargo names it once.
        assert!(is_of(&format!("{path}/page/messages#0.1.0"), "messages"));
        assert!(is_of(
            &format!("{path}/games/nim/page#nim-page@0.1.0"),
            "nim-page"
        ));
        for other in [
            "page/other#0.1.0",
            "page/other#other@0.1.0",
            "messages/other#0.1.0",
        ] {
            assert!(!is_of(&format!("{path}/{other}"), "messages"), "{other}");
        }
    }

    #[test]
    fn the_build_script_is_found_in_what_cargo_says() {
        let out = std::env::temp_dir().join(format!("sahkku-out-{}", std::process::id()));
        fs::create_dir_all(&out).unwrap();
        fs::write(out.join("elements.rs"), "enum").unwrap();
        let id = format!("path+file:///sahkku/crates/page/web#{PACKAGE}@0.1.0");
        let messages = [
            serde_json::json!({ "reason": "compiler-artifact", "package_id": "registry#serde@1.0.0",
                "target": { "kind": ["custom-build"] }, "filenames": ["/serde"] }),
            serde_json::json!({ "reason": "compiler-artifact", "package_id": id,
                "target": { "kind": ["custom-build"] }, "filenames": ["/script"] }),
            serde_json::json!({ "reason": "build-script-executed", "package_id": id, "out_dir": out }),
            serde_json::json!({ "reason": "build-finished", "success": true }),
        ];
        let messages: Vec<String> = messages.iter().map(Value::to_string).collect();
        let folder = "crates/page/web";
        let script = Script::read(&messages.join("\n"), &GAMES[1], PACKAGE, folder).unwrap();
        assert_eq!(script.executable, Path::new("/script"));
        assert_eq!(script.feature, "CARGO_FEATURE_HNEFATAFL");
        assert_eq!(
            script.made,
            [("elements.rs".to_owned(), b"enum".to_vec())].into()
        );
        let half = messages[..2].join("\n");
        assert!(Script::read(&half, &GAMES[1], PACKAGE, folder).is_err());
        fs::remove_dir_all(&out).unwrap();
    }
}
