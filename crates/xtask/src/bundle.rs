//! The release bundle: built by Trunk, and only when something it is made of has changed.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::pins::Pins;
use crate::tools::Tools;
use crate::{
    finish, games, joining, minify, naming, process, project, report, setup, sources, version,
};

/// The files of a built bundle, by their path inside it with `/` between folders.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Builds the bundle where it is not up to date, after setting up what that needs, and gives its files.
pub(crate) fn built() -> Result<Files> {
    let _alone = setup::lock()?;
    let pins = Pins::read()?;
    let stamp = project::tools().join("dist.stamp");
    let recipe = fingerprint(&sources::files()?)?;
    let up_to_date = |files: &Files| {
        let seal = fs::read_to_string(&stamp).unwrap_or_default();
        !files.is_empty() && seal == seal_of(recipe, files)
    };
    let present = read_folder(&project::dist()).unwrap_or_default();
    if up_to_date(&present) {
        println!("The bundle in dist/ is up to date.");
        return Ok(present);
    }
    let tools = Tools::set_up(&pins)?;
    report::step("Release bundle, built by Trunk", || build(&tools, &pins))?;
    let files = read_folder(&project::dist())?;
    fs::write(&stamp, seal_of(recipe, &files)).context("writing .tools/dist.stamp")?;
    Ok(files)
}

/// With this variable the bundle is built quickly rather than small: for tests of a page that was changed.
pub(crate) const QUICK: &str = "SAHKKU_QUICK";

fn build(tools: &Tools, pins: &Pins) -> Result<()> {
    let mut trunk = Command::new(&tools.trunk);
    trunk
        .args(["--skip-version-check", "build"])
        .args(env::var_os(QUICK).is_none().then_some("--release"))
        .current_dir(project::root())
        .env("PATH", tools.search_path()?)
        .env("TRUNK_TOOLS_WASM_BINDGEN", &pins.wasm_bindgen)
        // Trunk understands only `true` and `false` here, while other tools take any value.
        .env_remove("NO_COLOR")
        // Where a build fails, what matters is the compiler's words and not where in Trunk that was noticed.
        .env("RUST_LIB_BACKTRACE", "0");
    if let Some(major) = version::major(&pins.binaryen) {
        trunk.env("TRUNK_TOOLS_WASM_OPT", format!("version_{major}"));
    }
    with_nameless_paths(&mut trunk);
    process::run(&mut trunk)?;
    let files = read_folder(&project::dist())?;
    let minified = |name: &str, text: &str| minify::minified(&tools.esbuild, name, text);
    let games = games::in_bundle();
    naming::by_contents(&project::dist(), &games, &files, &minified)?;
    joining::join(&project::dist(), &games, &minified)?;
    finish::finish(&project::dist(), &games)?;
    // Cargo writes the lock file while it builds, so this is when it can be trusted.
    pins.check_lock_file()
}

/// Has the compiler leave out where on this machine things are: the same source makes the same bundle everywhere.
fn with_nameless_paths(command: &mut Command) {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    // Each registry has a folder of its own, called by where it is reached from here.
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let registries = registries.into_iter().flatten().flatten();
    let places = registries.map(|registry| (registry.path(), "/cargo"));
    let places = places.chain([(project::root().to_owned(), "/sahkku")]);
    let mut flags: Vec<String> = places
        .map(|(place, name)| format!("--remap-path-prefix={}={name}", place.display()))
        .collect();
    flags.sort();
    // Flags of the same target in .cargo/config.toml are added to these.
    command.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        flags.join(" "),
    );
}

/// What a stamp says of a bundle: what it was made of, and what came out.
fn seal_of(recipe: u64, files: &Files) -> String {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    format!("{recipe:016x} {:016x}\n", hasher.finish())
}

/// A number that changes with any source file, with the compiler, and with the games.
fn fingerprint(sources: &[PathBuf]) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    process::output_of(Command::new("rustc").arg("--version"))?.hash(&mut hasher);
    env::var_os(QUICK).hash(&mut hasher);
    for game in games::in_bundle() {
        game.id.hash(&mut hasher);
    }
    for path in sources {
        path.hash(&mut hasher);
        let contents = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
        contents.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// The text of one of the files.
pub(crate) fn text_of<'a>(files: &'a Files, name: &str) -> Result<&'a str> {
    let contents = files
        .get(name)
        .with_context(|| format!("the bundle has no {name}"))?;
    str::from_utf8(contents).with_context(|| format!("{name} in the bundle is no text"))
}

/// Writes one of the files into a folder.
pub(crate) fn write_file(folder: &Path, name: &str, contents: &[u8]) -> Result<()> {
    let path = folder.join(name);
    fs::write(&path, contents).with_context(|| format!("writing {}", path.display()))
}

/// Reads all files below a folder.
pub(crate) fn read_folder(folder: &Path) -> Result<Files> {
    let mut paths = Vec::new();
    walk(folder, &mut paths)?;
    let mut files = Files::new();
    for path in paths {
        let contents = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        let inside = path
            .strip_prefix(folder)
            .context("a file outside of its folder")?;
        let name: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
        files.insert(name.join("/"), contents);
    }
    Ok(files)
}

/// Lists all files below a folder, always in the same order.
pub(crate) fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("reading the folder {}", folder.display()))?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .with_context(|| format!("reading the folder {}", folder.display()))?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            walk(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_changes_with_recipe_and_files() {
        let one = Files::from([("index.html".to_owned(), b"a".to_vec())]);
        let other = Files::from([("index.html".to_owned(), b"b".to_vec())]);
        assert_eq!(seal_of(1, &one), seal_of(1, &one));
        assert_ne!(seal_of(1, &one), seal_of(2, &one));
        assert_ne!(seal_of(1, &one), seal_of(1, &other));
    }
}
