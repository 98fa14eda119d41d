//! Parameters of functions that are a bare `bool`, which a call does not explain.

use super::sources::Source;

/// Each as `file.rs:12 name(parameter)`. Functions with no other parameter say in their name what the flag means.
pub(super) fn all(rust: &[&Source]) -> Vec<String> {
    let tests = |source: &&&Source| !source.path.contains("/tests/");
    let sources = rust.iter().filter(tests);
    sources.flat_map(|source| of_file(source)).collect()
}

fn of_file(source: &Source) -> Vec<String> {
    let text = &source.text;
    let starts = text.match_indices("fn ").map(|(at, _)| at);
    let starts = starts.filter(|at| {
        let before = text[..*at].rsplit('\n').next().unwrap_or_default();
        !before.contains("//")
    });
    let mut found = Vec::new();
    for start in starts {
        let Some((name, parameters)) = signature(&text[start + 3..]) else {
            continue;
        };
        let flags = parameters.iter().filter_map(|parameter| {
            let (flag, kind) = parameter.rsplit_once(':')?;
            (kind.trim() == "bool").then_some(flag.trim())
        });
        let line = text[..start].matches('\n').count() + 1;
        found.extend(flags.map(|flag| format!("{}:{line} {name}({flag})", source.path)));
    }
    found
}

/// The name and the parameters, but for `self`, of the function whose declaration begins here. `None` where it has only one.
fn signature(declaration: &str) -> Option<(&str, Vec<&str>)> {
    let name_end = declaration.find(|letter: char| !(letter.is_alphanumeric() || letter == '_'))?;
    let name = declaration
        .get(..name_end)
        .filter(|name| !name.is_empty())?;
    let open = declaration.find('(')?;
    let (mut depth, mut from) = (0_u32, open + 1);
    let mut parameters = Vec::new();
    for (at, letter) in declaration[open..].char_indices() {
        let at = open + at;
        match letter {
            '(' | '[' | '<' => depth += 1,
            // The arrow of a function type closes nothing.
            '>' if declaration[..at].ends_with('-') => {}
            ')' | ']' | '>' => depth = depth.checked_sub(1)?,
            ',' if depth == 1 => {
                parameters.push(declaration[std::mem::replace(&mut from, at + 1)..at].trim())
            }
            _ => {}
        }
        if depth == 0 {
            parameters.push(declaration[from..at].trim());
            break;
        }
    }
    parameters.retain(|parameter| {
        !parameter.is_empty() && !parameter.trim_start_matches(['&', ' ']).ends_with("self")
    });
    (parameters.len() > 1).then_some((name, parameters))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let (path, text) = ("a.rs".to_owned(), text.to_owned());
        of_file(&Source { path, text })
    }

    #[test]
    fn a_flag_beside_something_else_is_found() {
        assert_eq!(
            found("\nfn show(&self, name: &str,\n    whole: bool) {}"),
            ["a.rs:2 show(whole)"]
        );
        assert_eq!(
            found("fn each(f: impl Fn(u8) -> bool, on: bool) {}"),
            ["a.rs:1 each(on)"]
        );
    }

    #[test]
    fn a_setter_is_none() {
        assert_eq!(found("fn set_visible(&self, visible: bool) {}"), [""; 0]);
        assert_eq!(found("// fn show(a: u8, b: bool)"), [""; 0]);
        assert_eq!(found("fn either(a: u8) -> bool {}"), [""; 0]);
    }
}
