//! The typeface of the page: the letters that its words need, taken from Alegreya.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::files::{self, Files};
use crate::{npm, process, project, report, sources};

/// Letters that players’ names and places can have beside those of the words: of Northern and Skolt Sámi, of the Nordic languages,
/// of Icelandic and French; and signs of the rules.
const LETTERS: &str =
    "ÁČĐŊŠŦŽáčđŋšŧžǤǦǨƷǮǥǧǩʒǯÅÄÖÆØåäöæøÐÞÝÍÓÚÉðþýíóúéÀÂÇÈÊËÎÏÔÙÛŒàâçèêëîïôùûœ×−·–—…%°‘’“”«»§";

/// Puts the typeface and its licence into the folder of a bundle, as the links with `data-font` in the page name its files.
pub(crate) fn write(folder: &Path) -> Result<()> {
    for (name, contents) in made()? {
        files::write_file(folder, &format!("fonts/{name}"), &contents)?;
    }
    Ok(())
}

/// Where the files of the typeface are once they are made.
pub(crate) fn folder() -> PathBuf {
    project::tools().join("fonts/made")
}

/// The files of the typeface, made anew only where words have other letters. The caller holds the lock.
fn made() -> Result<Files> {
    let folder = project::tools().join("fonts");
    let letters = letters()?;
    let packages = fs::read_to_string(project::path("tools/package.json"))
        .context("reading tools/package.json")?;
    let recipe = format!("{packages}{letters}");
    let stamp = folder.join("made.stamp");
    if fs::read_to_string(&stamp).is_ok_and(|made| made == recipe) {
        return files::read_folder(&self::folder());
    }
    report::step("The typeface, from npm", || -> Result<()> {
        let mut subset = Command::new("node");
        subset
            .args(["--input-type=module", "--eval", include_str!("fonts.mjs")])
            .arg(npm::packages("tools")?)
            .arg(self::folder());
        process::output_from(&mut subset, &letters).context("taking letters from the typeface")?;
        Ok(())
    })?;
    fs::write(&stamp, recipe).context("writing .tools/fonts/made.stamp")?;
    files::read_folder(&self::folder())
}

/// All letters, in order: those of all words in all languages, of ASCII, and [`LETTERS`].
fn letters() -> Result<String> {
    let mut letters: BTreeSet<char> = (' '..='~').chain(LETTERS.chars()).collect();
    for path in sources::files()? {
        if path.extension().is_some_and(|ending| ending == "ftl") {
            let words = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            // A soft hyphen is drawn as a hyphen or not at all.
            let drawn = |letter: &char| !letter.is_control() && *letter != '\u{ad}';
            letters.extend(words.chars().filter(drawn));
        }
    }
    Ok(letters.into_iter().collect())
}
