//! The release bundle: built by Trunk and finished here, and only if one of its sources has changed.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::files::{self, Files};
use crate::games;
use crate::project::{path, path_led_by, shell, step};
use crate::{finish, making, naming, setup};

/// The sources of the bundle: prefixes of paths in the project.
const SOURCES: &str = ".cargo/ Cargo. Trunk.toml crates/ index.html tools.toml tools/ web/";

/// Names of files and folders there that are not sources.
const OTHERS: &str =
    "apps benches docs fuzz oracle programs seeds terminal test testkit tests tests.rs trainer";

pub(crate) fn is_source(file: &str) -> bool {
    let is_other = |part: &str| OTHERS.split(' ').any(|other| other == part);
    SOURCES.split(' ').any(|start| file.starts_with(start))
        && !file.ends_with(".md")
        && !file.split('/').any(is_other)
}

/// Builds the bundle unless it is up to date, after setting up its tools, and returns its files.
pub(crate) fn built() -> Result<Files> {
    let _alone = setup::lock()?;
    let (dist, stamp) = (path("dist"), path(".tools/dist.stamp"));
    let recipe = fingerprint()?;
    if dist.is_dir() && fs::read_to_string(&stamp).is_ok_and(|of| of == recipe) {
        println!("The bundle in dist/ is up to date.");
        return files::read_folder(&dist);
    }
    let sh = shell()?;
    sh.remove_path(&stamp)?;
    setup::rust()?;
    making::make(&games::in_bundle())?;
    step("The bundle, built by Trunk", || {
        trunk(&sh)?.args(["build", "--release"]).run()?;
        let mut files = files::read_folder(&dist)?;
        files.extend(typeface()?);
        let games = games::in_bundle();
        naming::by_contents(&mut files, &games)?;
        naming::join(&mut files, &games)?;
        finish::finish(&mut files, &games)?;
        sh.remove_path(&dist)?;
        files::write_all(&dist, &files)?;
        finish::compress(&dist)
    })?;
    files::write(&stamp, recipe)?;
    files::read_folder(&dist)
}

/// A number that changes with any source file, and with the compiler.
fn fingerprint() -> Result<String> {
    let sh = shell()?;
    let mut hasher = DefaultHasher::new();
    cmd!(sh, "rustc --version").read()?.hash(&mut hasher);
    let listed = cmd!(sh, "git ls-files --cached --others --exclude-standard").read()?;
    let listed: BTreeSet<&str> = listed.lines().filter(|file| is_source(file)).collect();
    for file in listed {
        // A removed file that git still knows does not exist.
        (file, fs::read(path(file)).ok()).hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Trunk, whose hooks (see Trunk.toml) find this program on their search path.
pub(crate) fn trunk(sh: &Shell) -> Result<Cmd<'_>> {
    let own = env::current_exe().context("asking where this program is")?;
    let trunk = sh.cmd(setup::tool("trunk")).arg("--skip-version-check");
    // Trunk understands only `true` and `false` in NO_COLOR, while other tools accept any value. When a build fails, the
    // compiler's message matters, not the place in Trunk.
    let trunk = trunk.env_remove("NO_COLOR").env("RUST_LIB_BACKTRACE", "0");
    Ok(trunk.env("PATH", path_led_by(own.parent().unwrap_or(&own))?))
}

/// Letters of players’ names and places, in addition to those of the words: of Northern and Skolt Sámi, of the Nordic
/// languages, of Icelandic and French; and signs of the rules.
const LETTERS: &str =
    "ÁČĐŊŠŦŽáčđŋšŧžǤǦǨƷǮǥǧǩʒǯÅÄÖÆØåäöæøÐÞÝÍÓÚÉðþýíóúéÀÂÇÈÊËÎÏÔÙÛŒàâçèêëîïôùûœ×−·–—…%°‘’“”«»§";

/// The typeface of the page and its licence, named by the links with `data-font`: the letters that its words need, taken from
/// Alegreya. They are only made again if the words have other letters.
pub(crate) fn typeface() -> Result<Files> {
    let sh = shell()?;
    let mut letters: BTreeSet<char> = (' '..='~').chain(LETTERS.chars()).collect();
    let folders = games::all().map(|game| sahkku_locales::folder(game.name));
    for folder in folders.chain(["web/words".to_owned()]) {
        for file in files::walk(&path(&folder))? {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                // A soft hyphen is drawn as a hyphen or not at all.
                let drawn = |letter: &char| !letter.is_control() && *letter != '\u{ad}';
                letters.extend(sh.read_file(file)?.chars().filter(drawn));
            }
        }
    }
    let letters: String = letters.into_iter().collect();
    let recipe = sh.read_file("tools/package.json")? + &letters;
    let folder = path(".tools/fonts/made");
    let stamp = folder.with_extension("stamp");
    if !fs::read_to_string(&stamp).is_ok_and(|made| made == recipe) {
        let node = cmd!(sh, "node tools/fonts.mjs {folder}").stdin(&letters);
        node.quiet().run()?;
        files::write(&stamp, recipe)?;
    }
    let made = files::read_folder(&folder)?.into_iter();
    let named = |(name, contents)| (format!("fonts/{name}"), contents);
    Ok(made.map(named).collect())
}
