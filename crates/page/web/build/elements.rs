//! Makes enums of the ids in markup, so that the program cannot name an element that is not there.
//!
//! Buttons, fields and dialogs have an enum each; `Part` has everything else. A button or field also has to be routed:
//! the shell matches on all of them. A button that opens a dialog by itself (`data-opens`) is a part. A part or dialog that neither the program nor a script, a style sheet or another
//! element names is dead code, and fails the build.

use std::collections::BTreeSet;
use std::fmt::Write;

use html5gum::{Token, Tokenizer};

/// What an element is to the program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Button,
    Field,
    Dialog,
    Part,
}

/// Attributes that name other elements.
const REFERENCES: [&str; 4] = ["aria-controls", "aria-labelledby", "for", "href"];

/// The Rust code of the enums.
///
/// `elsewhere` are the style sheets and scripts that may name elements, too.
///
/// # Errors
/// Says which id stands twice.
pub(crate) fn enums(html: &str, elsewhere: &str) -> Result<String, String> {
    let mut elements: Vec<(Kind, String)> = Vec::new();
    let mut referred = BTreeSet::new();
    let mut opened = BTreeSet::new();
    for Ok(token) in Tokenizer::new(html) {
        let Token::StartTag(tag) = token else {
            continue;
        };
        let opens = tag.attributes.get(&b"data-opens"[..]);
        for (name, value) in &tag.attributes {
            let value = String::from_utf8_lossy(value).into_owned();
            if name.as_slice() == b"data-opens" {
                opened.insert(value);
            } else if name.as_slice() == b"id" {
                if elements.iter().any(|(_, id)| *id == value) {
                    return Err(format!("two elements have the id {value:?}"));
                }
                if opens.is_some() {
                    referred.insert(value.clone());
                }
                let kind = match tag.name.as_slice() {
                    b"button" if opens.is_none() => Kind::Button,
                    b"input" | b"select" | b"textarea" => Kind::Field,
                    b"dialog" => Kind::Dialog,
                    _ => Kind::Part,
                };
                elements.push((kind, value));
            } else if REFERENCES
                .iter()
                .any(|known| name.as_slice() == known.as_bytes())
            {
                referred.insert(value.trim_start_matches('#').to_owned());
            }
        }
    }
    let named_elsewhere = |id: &str| {
        referred.contains(id)
            || elsewhere.contains(&format!("getElementById(\"{id}\")"))
            || names_in_css(elsewhere, id)
    };
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
        let ids: Vec<&str> = elements
            .iter()
            .filter(|(other, _)| *other == kind)
            .map(|(_, id)| id.as_str())
            .collect();
        if ids.is_empty() {
            continue;
        }
        code += &one_enum(name, about, &ids, &named_elsewhere);
        if matches!(kind, Kind::Button | Kind::Field) {
            let about = "The element of this id.";
            code += &lookup(name, "of", about, &ids);
        }
    }
    let dialog = |id: &&String| elements.contains(&(Kind::Dialog, (*id).clone()));
    if let Some(id) = opened.iter().find(|id| !dialog(id)) {
        return Err(format!("a button opens {id:?}, which is no dialog"));
    }
    if !opened.is_empty() {
        let ids: Vec<&str> = opened.iter().map(String::as_str).collect();
        let about = "The dialog of this id, if a button opens it by itself.";
        code += &lookup("Dialog", "opened", about, &ids);
    }
    Ok(code)
}

/// Elements without an end.
const VOID: [&[u8]; 4] = [b"br", b"hr", b"img", b"input"];

/// Attributes whose capitals matter: reading markup loses them, and what builds elements has to have them.
const WITH_CAPITALS: [&str; 2] = ["preserveAspectRatio", "viewBox"];

/// The Rust code of a list of steps that build markup, without what is not for a game that has these things.
pub(crate) fn steps(html: &str, has: &[&str]) -> String {
    let mut code = String::from("/// Builds the markup.\npub(crate) const STEPS: &[Step] = &[\n");
    // How many elements are open, from the one on that is left out.
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
                let _ = writeln!(code, "    Step::Open({name:?}),");
                for (name, value) in &tag.attributes {
                    let name = String::from_utf8_lossy(name);
                    let value = String::from_utf8_lossy(value);
                    let mut known = WITH_CAPITALS.into_iter();
                    let name = known
                        .find(|known| name.eq_ignore_ascii_case(known))
                        .unwrap_or(&*name);
                    if name != "data-with" {
                        let _ = writeln!(code, "    Step::Attribute({name:?}, {value:?}),");
                    }
                }
                if void {
                    code += "    Step::Close,\n";
                }
            }
            Token::EndTag(_) if out > 0 => out -= 1,
            Token::EndTag(_) => code += "    Step::Close,\n",
            // What ends lines and sets them in is there for readers of the file.
            Token::String(text) if out == 0 && !text.contains(&b'\n') => {
                let text = String::from_utf8_lossy(&text);
                let _ = writeln!(code, "    Step::Text({text:?}),");
            }
            _ => {}
        }
    }
    code + "];\n"
}

/// Whether a style sheet says `#id` and the id ends there.
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
        "/// {about} of the page.\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub(crate) enum {name} {{\n{variants}}}\n\n\
         impl From<{name}> for Id {{\n    fn from(element: {name}) -> Id {{\n        \
         const NAMES: [&str; {}] = [{names}];\n        Id::new(NAMES[element as usize])\n    }}\n}}\n\n",
        ids.len()
    )
}

/// A function that finds the element of an id that an event names.
fn lookup(name: &str, function: &str, about: &str, ids: &[&str]) -> String {
    let variants: Vec<String> = ids
        .iter()
        .map(|id| format!("{name}::{}", pascal(id)))
        .collect();
    format!(
        "impl {name} {{\n    /// {about}\n    pub(crate) fn {function}(id: &str) -> Option<{name}> {{\n        \
         const ALL: [{name}; {}] = [{}];\n        ALL.into_iter().find(|element| Id::from(*element).name() == id)\n    }}\n}}\n\n",
        ids.len(),
        variants.join(", ")
    )
}

/// `take-back` as `TakeBack`.
fn pascal(id: &str) -> String {
    id.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map_or_else(String::new, |first| {
                first.to_uppercase().chain(letters).collect()
            })
        })
        .collect()
}
