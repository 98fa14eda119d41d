//! Puts the words of all games and languages into a bundle: Trunk calls it when all else is there.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sahkku_locales::{BOOT, MAIN, Words, file_name, games, insertions, is_finished};

/// The comments in `index.html` that are replaced.
const MARKS: [&str; 2] = ["<!-- words: head -->", "<!-- words: body -->"];

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .ok_or("Trunk calls this command, and says in TRUNK_STAGING_DIR where the bundle is")?;
    let staging = PathBuf::from(staging);
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for game in games(&top)? {
        if !is_finished(&top, &game) {
            continue;
        }
        let words = Words::read(&top, &game)?;
        if let Some(problem) = words.problems.first() {
            return Err(problem.to_string().into());
        }
        catalogues(&words, &staging)?;
        if game == MAIN {
            let page = staging.join("index.html");
            let html = filled(fs::read_to_string(&page)?, &words)?;
            fs::write(page, html)?;
        }
    }
    Ok(())
}

/// Writes a file for every language and part.
fn catalogues(words: &Words, staging: &Path) -> Result<(), Failure> {
    for locale in &words.locales {
        for part in locale.parts.keys().filter(|part| *part != BOOT) {
            let path = staging.join(file_name(&words.game, locale.language.code, part));
            fs::create_dir_all(path.parent().unwrap_or(staging))?;
            fs::write(path, locale.catalogue(part))?;
        }
    }
    Ok(())
}

/// The page with what a game says in it.
fn filled(mut html: String, words: &Words) -> Result<String, Failure> {
    let insertions = insertions(words);
    for (mark, text) in MARKS.iter().zip([insertions.head, insertions.body]) {
        if !html.contains(mark) {
            return Err(format!("index.html has no {mark}").into());
        }
        html = html.replace(mark, &text);
    }
    Ok(html)
}
