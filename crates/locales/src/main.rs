//! Puts the words of all languages into a bundle: Trunk calls it when all else is there.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use sahkku_locales::{BOOT, checked, file_name, insertions, read};

/// The comments in `index.html` that are replaced.
const MARKS: [&str; 2] = ["<!-- words: head -->", "<!-- words: body -->"];

fn main() -> Result<(), Box<dyn Error>> {
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .ok_or("Trunk calls this command, and says in TRUNK_STAGING_DIR where the bundle is")?;
    let staging = PathBuf::from(staging);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/locales");
    let mut problems = Vec::new();
    let mut locales = read(&folder, &mut problems)?;
    problems.extend(checked(&mut locales, folder.join("unfinished").exists()));
    if let Some(problem) = problems.first() {
        return Err(problem.to_string().into());
    }
    for locale in &locales {
        for part in locale.parts.keys().filter(|part| *part != BOOT) {
            let path = staging.join(file_name(locale.language.code, part));
            fs::create_dir_all(path.parent().unwrap_or(&staging))?;
            fs::write(path, locale.catalogue(part))?;
        }
    }
    let page = staging.join("index.html");
    let mut html = fs::read_to_string(&page)?;
    let insertions = insertions(&locales);
    for (mark, text) in MARKS.iter().zip([insertions.head, insertions.body]) {
        if !html.contains(mark) {
            return Err(format!("index.html has no {mark}").into());
        }
        html = html.replace(mark, &text);
    }
    fs::write(page, html)?;
    Ok(())
}
