//! Where settings are listed outside of the program: in the embedding element, in its types, and in the documents about addresses
//! and attributes. Each list is generated from the declaration of the settings.

use std::path::Path;
use std::{env, fs};

use super::*;

/// Settings that the player chooses, never an embedding page.
const NOT_EMBEDDED: [&str; 2] = ["side", "auto-throw"];

/// A list in a file: between these two texts.
struct Listing {
    file: &'static str,
    after: &'static str,
    before: &'static str,
    text: String,
}

impl Listing {
    fn path(&self) -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../..")
            .join(self.file)
    }

    /// Returns the current file, and the file with this list.
    fn read(&self) -> [String; 2] {
        let now = fs::read_to_string(self.path()).unwrap();
        let (head, rest) = now.split_once(self.after).unwrap();
        let (_, tail) = rest.split_once(self.before).unwrap();
        let made = [head, self.after, &self.text, self.before, tail].concat();
        [now, made]
    }
}

fn listings() -> [Listing; 5] {
    [
        Listing {
            file: "web/embed/sahkku-embed.js",
            after: "  var LIVE = [",
            before: "\"language\"];",
            text: embedded()
                .map(|setting| format!("{:?}, ", setting.name))
                .collect(),
        },
        Listing {
            file: "web/embed/sahkku-embed.d.ts",
            after: "export type Switch = 'yes' | 'no';\n",
            before: "\n/** What a board says of its game.",
            text: types(),
        },
        Listing {
            file: "web/embed/sahkku-embed.d.ts",
            after: "  language: Language | null;\n",
            before: "  /** A whole number; the same seed",
            text: properties(),
        },
        Listing {
            file: "docs/address.md",
            after: "| part | values | what it sets |\n|---|---|---|\n",
            before: "\n- Without `?material`",
            text: SETTINGS.iter().map(address).collect(),
        },
        Listing {
            file: "docs/embedding.md",
            after: "| `language` | the language of the game | the reader's own, if the game has it |\n",
            before: "| `seed` |",
            text: attributes(),
        },
    ]
}

fn embedded() -> impl Iterator<Item = &'static Setting> {
    SETTINGS
        .iter()
        .filter(|setting| !NOT_EMBEDDED.contains(&setting.name))
}

/// Whether the values are sides, which differ from game to game.
fn has_sides(setting: &Setting) -> bool {
    setting.words.ends_with(&Game::SIDES)
}

fn type_name(setting: &Setting) -> String {
    let mut name = setting.name.to_owned();
    name[..1].make_ascii_uppercase();
    match setting.kind {
        Kind::Switch => "Switch".to_owned(),
        _ if setting.key == Key::Opponent => "Level".to_owned(),
        _ if has_sides(setting) => "'auto' | S".to_owned(),
        _ => name,
    }
}

/// Generates a type for the values of each setting that has its own.
fn types() -> String {
    let own = embedded().filter(|setting| {
        let level = setting.key == Key::Opponent;
        setting.kind != Kind::Switch && !level && !has_sides(setting)
    });
    let line = |setting: &Setting| {
        let words = setting.words.iter().map(|word| format!("'{word}'"));
        let (name, words) = (type_name(setting), words.collect::<Vec<_>>().join(" | "));
        format!("export type {name} = {words};\n")
    };
    own.map(line).collect()
}

fn properties() -> String {
    let line = |setting: &Setting| {
        let (about, name, of) = (setting.about.trim(), setting.name, type_name(setting));
        format!("  /** {about} */\n  {name}: {of} | null;\n")
    };
    embedded().map(line).collect()
}

fn address(setting: &Setting) -> String {
    let example = setting.words[1];
    let (name, about) = (setting.name, setting.about.trim().trim_end_matches('.'));
    let values = match setting.kind {
        Kind::Switch => "yes or no".to_owned(),
        Kind::Range => "`10` to `100`, in tens".to_owned(),
        Kind::List if setting.words == Game::SIDES => "a side".to_owned(),
        Kind::List if has_sides(setting) => "`auto`, or a side".to_owned(),
        Kind::List => {
            let words = setting.words.iter().map(|word| format!("`{word}`"));
            words.collect::<Vec<_>>().join(", ")
        }
    };
    format!("| `?{name}={example}` | {values} | {about} |\n")
}

fn attributes() -> String {
    let line = |setting: &Setting| {
        let (name, about) = (setting.name, setting.about.trim().trim_end_matches('.'));
        let without = match setting.key {
            Key::Opponent => "the reader chooses",
            Key::Sound => "silence, until the reader switches the sound on",
            Key::Confirm => "no; in Kotra yes",
            _ => setting.words[0],
        };
        format!("| `{name}` | {about} | {without} |\n")
    };
    embedded().map(line).collect()
}

#[test]
fn settings_stand_everywhere_as_they_are_declared() {
    for listing in listings() {
        let [now, made] = listing.read();
        assert!(
            now == made,
            "{}: write it with `cargo test -p context settings -- --ignored`",
            listing.file
        );
    }
}

#[test]
#[ignore = "writes files"]
fn settings_are_written_everywhere() {
    for listing in listings() {
        let [_, made] = listing.read();
        fs::write(listing.path(), made).unwrap();
    }
}
