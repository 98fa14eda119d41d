//! Generates Rust from the markup of the page, for build scripts: enums of the ids, so that the program cannot name a missing
//! element, and the steps that build the markup of late parts.
//!
//! Buttons, fields and dialogs have an enum each; `Part` has everything else. A button or field also has to be routed: the
//! program matches on all of them. A button that opens a dialog on its own (`data-opens`) is a part. A part or dialog that
//! neither the program nor a script, a style sheet or another element names is dead code. It fails the build if the enum stays
//! in its package, and a test of the page ([`unnamed`]) if other packages use it.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use html5gum::{Token, Tokenizer};

/// The role of an element in the program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Button,
    Field,
    Dialog,
    Part,
}

const REFERENCES: [&str; 4] = ["aria-controls", "aria-labelledby", "for", "href"];

pub type Failure = Box<dyn std::error::Error>;

/// For the build script of a package with late parts of the page: writes the enums and the steps of the files
/// `web/<name>.html`, each into `<name>.rs`. The package depends on `context`, which knows the game of the page.
pub fn compile(names: &[&str]) -> Result<(), Failure> {
    let game = env::var("DEP_CONTEXT_GAME")?;
    let game = games::GAMES.iter().find(|known| known.name == game);
    let game = game.ok_or("the registry does not know the game")?;
    let web = web()?;
    let elsewhere = scripts_and_styles(&web)?;
    for name in names {
        let html = markup(&web.join(format!("{name}.html")))?;
        let code = enums(&html, &elsewhere, "pub(crate)")? + &steps(&html, game.has, "pub(crate)");
        write(name, &code)?;
    }
    Ok(())
}

/// The folder with the files of the page, for the build script of a package of the page.
pub fn web() -> Result<PathBuf, Failure> {
    Ok(PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../../web"))
}

/// Writes code to the place from which the package includes it.
pub fn write(name: &str, code: &str) -> Result<(), Failure> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    Ok(fs::write(out.join(format!("{name}.rs")), code)?)
}

/// Reads a file of markup. Its package is rebuilt when the file changes.
pub fn markup(path: &Path) -> Result<String, Failure> {
    println!("cargo::rerun-if-changed={}", path.display());
    Ok(fs::read_to_string(path)?)
}

/// The variable in which `cargo xtask serve --dev` names its game.
const ONE_GAME: &str = "SAHKKU_GAME";

/// The texts of all files that may name elements, apart from the program. With [`ONE_GAME`], a package is not rebuilt when one
/// of them changes, because they only decide about warnings.
pub fn scripts_and_styles(folder: &Path) -> Result<String, Failure> {
    let read = match env::var_os(ONE_GAME) {
        Some(_) => |path: &Path| Ok(fs::read_to_string(path)?),
        None => markup,
    };
    let mut text = String::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|kind| kind == "css" || kind == "js")
        {
            text += &read(&path)?;
        }
    }
    Ok(text)
}

/// The elements of markup, and the references between them.
struct Elements {
    all: Vec<(Kind, String)>,
    referred: BTreeSet<String>,
    /// The dialogs that buttons open on their own.
    opened: BTreeSet<String>,
}

impl Elements {
    /// Refuses an id that occurs twice.
    fn read(html: &str) -> Result<Elements, String> {
        let mut elements = Elements {
            all: Vec::new(),
            referred: BTreeSet::new(),
            opened: BTreeSet::new(),
        };
        for Ok(token) in Tokenizer::new(html) {
            let Token::StartTag(tag) = token else {
                continue;
            };
            let opens = tag.attributes.contains_key(&b"data-opens"[..]);
            for (name, value) in &tag.attributes {
                let value = String::from_utf8_lossy(value).into_owned();
                if name.as_slice() == b"data-opens" {
                    elements.opened.insert(value);
                } else if name.as_slice() == b"id" {
                    if elements.all.iter().any(|(_, id)| *id == value) {
                        return Err(format!("two elements have the id {value:?}"));
                    }
                    if opens {
                        elements.referred.insert(value.clone());
                    }
                    let kind = match tag.name.as_slice() {
                        b"button" if !opens => Kind::Button,
                        b"input" | b"select" | b"textarea" => Kind::Field,
                        b"dialog" => Kind::Dialog,
                        _ => Kind::Part,
                    };
                    elements.all.push((kind, value));
                } else if REFERENCES
                    .iter()
                    .any(|known| name.as_slice() == known.as_bytes())
                {
                    let id = value.trim_start_matches('#').to_owned();
                    elements.referred.insert(id);
                }
            }
        }
        Ok(elements)
    }

    /// Whether an element, a script or a style sheet names the element of this id.
    fn is_named(&self, id: &str, elsewhere: &str) -> bool {
        self.referred.contains(id)
            || elsewhere.contains(&format!("getElementById(\"{id}\")"))
            || names_in_css(elsewhere, id)
    }
}

/// The parts and dialogs that are never named: not by a script or style sheet (`elsewhere`), not by another element, and not by
/// the `program`.
pub fn unnamed(html: &str, elsewhere: &str, program: &str) -> Result<Vec<String>, String> {
    let elements = Elements::read(html)?;
    let named = |kind: Kind, id: &str| {
        let name = match kind {
            Kind::Dialog => format!("Dialog::{}", pascal(id)),
            Kind::Part => format!("Part::{}", pascal(id)),
            // The program matches on all of them.
            Kind::Button | Kind::Field => return true,
        };
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric());
        let mut found = program.match_indices(&name);
        found.any(|(at, _)| ends(&program[at + name.len()..]))
    };
    let all = elements.all.iter();
    let unnamed = all.filter(|(kind, id)| !elements.is_named(id, elsewhere) && !named(*kind, id));
    Ok(unnamed.map(|(_, id)| id.clone()).collect())
}

/// Generates the Rust code of the enums with this `visibility`.
///
/// `elsewhere` holds the style sheets and scripts that may name elements, too.
pub fn enums(html: &str, elsewhere: &str, visibility: &str) -> Result<String, String> {
    let found = Elements::read(html)?;
    let named_elsewhere = |id: &str| found.is_named(id, elsewhere);
    let mut code = String::new();
    for (kind, name, about) in [
        (Kind::Button, "Button", "A button"),
        (Kind::Field, "Field", "A list, a field or a slider"),
        (Kind::Dialog, "Dialog", "A dialog"),
        (
            Kind::Part,
            "Part",
            "An element that is no button, field or dialog",
        ),
    ] {
        let ids = found.all.iter().filter(|(other, _)| *other == kind);
        let ids: Vec<&str> = ids.map(|(_, id)| id.as_str()).collect();
        if ids.is_empty() {
            continue;
        }
        code += &one_enum(name, about, &ids, &named_elsewhere, visibility);
        if matches!(kind, Kind::Button | Kind::Field) {
            let about = "The element of this id.";
            code += &lookup(name, "of", about, &ids, visibility);
        }
    }
    let dialog = |id: &&String| found.all.contains(&(Kind::Dialog, (*id).clone()));
    if let Some(id) = found.opened.iter().find(|id| !dialog(id)) {
        return Err(format!("a button opens {id:?}, which is no dialog"));
    }
    if !found.opened.is_empty() {
        let ids: Vec<&str> = found.opened.iter().map(String::as_str).collect();
        let about = "The dialog of this id, if a button opens it by itself.";
        code += &lookup("Dialog", "opened", about, &ids, visibility);
    }
    Ok(code)
}

/// Void elements, which have no end tag.
const VOID: [&[u8]; 4] = [b"br", b"hr", b"img", b"input"];

/// Case-sensitive attributes: parsing markup loses their case, and the generated steps need it.
const WITH_CAPITALS: [&str; 2] = ["preserveAspectRatio", "viewBox"];

/// Generates the Rust code of a list of steps that build markup, without the elements for features that the game does not have.
pub fn steps(html: &str, has: &[&str], visibility: &str) -> String {
    let mut code =
        format!("/// Builds the markup.\n{visibility} const STEPS: &[MarkupStep] = &[\n");
    // The depth of open elements inside one that is left out.
    let mut out = 0;
    for Ok(token) in Tokenizer::new(html) {
        match token {
            Token::StartTag(tag) => {
                let with = tag.attributes.get(&b"data-with"[..]);
                let with = with.map(|with| String::from_utf8_lossy(with));
                let foreign = with.is_some_and(|with| !has.contains(&&*with));
                let void = VOID.contains(&tag.name.as_slice());
                if out > 0 || foreign {
                    out += usize::from(!void);
                    continue;
                }
                let name = String::from_utf8_lossy(&tag.name);
                let _ = writeln!(code, "    MarkupStep::Open({name:?}),");
                for (name, value) in &tag.attributes {
                    let name = String::from_utf8_lossy(name);
                    let value = String::from_utf8_lossy(value);
                    let mut known = WITH_CAPITALS.into_iter();
                    let name = known
                        .find(|known| name.eq_ignore_ascii_case(known))
                        .unwrap_or(&*name);
                    if name != "data-with" {
                        let _ = writeln!(code, "    MarkupStep::Attribute({name:?}, {value:?}),");
                    }
                }
                if void {
                    code += "    MarkupStep::Close,\n";
                }
            }
            Token::EndTag(_) if out > 0 => out -= 1,
            Token::EndTag(_) => code += "    MarkupStep::Close,\n",
            // Line breaks and indentation are there for readers of the file.
            Token::String(text) if out == 0 && !text.contains(&b'\n') => {
                let text = String::from_utf8_lossy(&text);
                let _ = writeln!(code, "    MarkupStep::Text({text:?}),");
            }
            _ => {}
        }
    }
    code + "];\n"
}

/// Whether a style sheet contains `#id` as a complete id.
fn names_in_css(css: &str, id: &str) -> bool {
    let name = format!("#{id}");
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-');
    css.match_indices(&name)
        .any(|(at, _)| ends(&css[at + name.len()..]))
}

fn one_enum(
    name: &str,
    about: &str,
    ids: &[&str],
    named_elsewhere: &dyn Fn(&str) -> bool,
    visibility: &str,
) -> String {
    let mut variants = String::new();
    let mut names = String::new();
    for id in ids {
        if named_elsewhere(id) {
            variants += "    #[allow(dead_code, reason = \"a script, a style sheet or another element names it\")]\n";
        }
        let _ = writeln!(variants, "    /// `#{id}`\n    {},", pascal(id));
        let _ = write!(names, "{id:?}, ");
    }
    format!(
        "/// {about} of the page.\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\n{visibility} enum {name} {{\n{variants}}}\n\n\
         impl From<{name}> for Id {{\n    fn from(element: {name}) -> Id {{\n        \
         const NAMES: [&str; {}] = [{names}];\n        Id::new(NAMES[element as usize])\n    }}\n}}\n\n",
        ids.len()
    )
}

/// Generates a function that looks up an element by the id in an event.
fn lookup(name: &str, function: &str, about: &str, ids: &[&str], visibility: &str) -> String {
    let variants = ids.iter().map(|id| format!("{name}::{}", pascal(id)));
    let variants: Vec<String> = variants.collect();
    format!(
        "impl {name} {{\n    /// {about}\n    {visibility} fn {function}(id: &str) -> Option<{name}> {{\n        \
         const ALL: [{name}; {}] = [{}];\n        ALL.into_iter().find(|element| Id::from(*element).name() == id)\n    }}\n}}\n\n",
        ids.len(),
        variants.join(", ")
    )
}

/// `take-back` as `TakeBack`.
pub(crate) fn pascal(id: &str) -> String {
    id.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map_or_else(String::new, |first| {
                first.to_uppercase().chain(letters).collect()
            })
        })
        .collect()
}
