//! Rules for all styles and markup.

use std::fs;
use std::path::{Path, PathBuf};

/// The files of the page with this extension.
fn files(ending: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let folder = fs::read_dir(root.join("web")).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let paths = paths.chain([root.join("index.html")]);
    let paths = paths.filter(|path| path.extension().is_some_and(|found| found == ending));
    let read = paths.map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    });
    read.collect()
}

/// The typeface has no italics, so browsers would slant its letters.
#[test]
fn nothing_is_set_in_italics() {
    let styles = files("css");
    assert!(styles.len() > 10);
    for (path, style) in styles {
        for word in ["italic", "oblique"] {
            assert!(!style.contains(word), "{word} in {}", path.display());
        }
    }
    for (path, page) in files("html") {
        for tag in ["<em", "<i>", "<cite", "<dfn", "<var", "<address"] {
            assert!(!page.contains(tag), "{tag} in {}", path.display());
        }
    }
}

/// The red die marks the suggested action. Closing a dialog is not one.
#[test]
fn to_close_a_dialog_is_never_the_main_button() {
    let mut closing = 0;
    for (path, page) in files("html") {
        let buttons = page.split("<button").skip(1);
        for button in buttons.filter_map(|button| button.split('>').next()) {
            let closes = button.contains("data-close") && button.contains("data-words=\"close\"");
            closing += usize::from(closes);
            let main = button.contains("class=\"main\"");
            assert!(!(closes && main), "{button} in {}", path.display());
        }
    }
    assert!(closing > 10, "{closing}");
}
