//! Unfamiliar words are explained where they first occur.
#![allow(clippy::unwrap_used, reason = "a message that is missing is a failure")]

use std::fs;
use std::path::Path;

const GUARDS: [(&str, &str); 6] = [
    ("en", "guard"),
    ("nb", "vakt"),
    ("sv", "vakt"),
    ("fi", "vartij"),
    ("fr", "garde"),
    ("se", "fávt"),
];

#[test]
fn a_drabant_is_a_guard_in_the_first_lessons() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/hnefatafl/words");
    for (language, guard) in GUARDS {
        for (file, message) in [
            ("lessons.ftl", "topic-lines-1"),
            ("lessons.ftl", "topic-pieces-rule"),
        ] {
            let text = fs::read_to_string(locales.join(language).join(file)).unwrap();
            let start = format!("{message} = ");
            let line = text.lines().find(|line| line.starts_with(&start));
            let line = line.unwrap().to_lowercase();
            let names = line.contains("drab");
            assert!(names && line.contains(guard), "{language}: {line}");
        }
    }
}
