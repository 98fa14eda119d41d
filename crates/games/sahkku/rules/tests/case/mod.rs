//! The hand-made cases of `crates/games/sahkku/cases`: reading the files. The README beside them describes their form.

mod table;

use std::fmt;
use std::path::Path;

/// A statement of a case, such as `has: II:b9-b7`.
#[derive(Debug)]
pub(crate) struct Statement {
    pub(crate) line: usize,
    pub(crate) key: String,
    pub(crate) text: String,
}

/// A case: a name, and statements that are followed in order.
#[derive(Debug)]
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) line: usize,
    pub(crate) statements: Vec<Statement>,
}

/// An error, with its line in the file.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) line: usize,
    pub(crate) what: String,
}

impl Fault {
    fn new(line: usize, what: impl fmt::Display) -> Fault {
        Fault {
            line,
            what: what.to_string(),
        }
    }
}

/// Reads the cases of one file.
pub(crate) fn read(text: &str) -> Result<Vec<Case>, Fault> {
    let mut cases: Vec<Case> = Vec::new();
    for statement in statements(text)? {
        if statement.key == "case" {
            cases.push(Case {
                name: statement.text,
                line: statement.line,
                statements: Vec::new(),
            });
            continue;
        }
        match cases.last_mut() {
            Some(case) => case.statements.push(statement),
            None => return Err(Fault::new(statement.line, "a statement before any case")),
        }
    }
    if cases.is_empty() {
        return Err(Fault::new(1, "there is no case in this file"));
    }
    if let Some(case) = cases.iter().find(|case| !case.name.starts_with('§')) {
        let what = "a case is named after what it shows: §, section, and the rule in a few words";
        return Err(Fault::new(case.line, what));
    }
    Ok(cases)
}

/// `key: text` lines; indented lines continue the previous line.
fn statements(text: &str) -> Result<Vec<Statement>, Fault> {
    let mut statements: Vec<Statement> = Vec::new();
    for (n, whole) in text.lines().enumerate() {
        let line = n + 1;
        if whole.trim().is_empty() || whole.starts_with('#') {
            continue;
        }
        if whole.starts_with([' ', '\t']) {
            let Some(before) = statements.last_mut() else {
                return Err(Fault::new(line, "an indented line with nothing before it"));
            };
            before.text.push(' ');
            before.text.push_str(whole.trim());
            continue;
        }
        let Some((key, text)) = whole.split_once(':') else {
            return Err(Fault::new(line, "expected a statement such as `has: …`"));
        };
        statements.push(Statement {
            line,
            key: key.trim().to_owned(),
            text: text.trim().to_owned(),
        });
    }
    Ok(statements)
}

/// Checks every case of every file in a folder. Returns the number of cases, and their errors, each with file and line.
pub(crate) fn check_folder(folder: &Path) -> (usize, Vec<String>) {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    let mut count = 0;
    let mut wrong = Vec::new();
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let text = std::fs::read_to_string(&path).unwrap();
        match read(&text) {
            Ok(cases) => {
                count += cases.len();
                let faults = cases
                    .iter()
                    .filter_map(|case| Some((case, check(case).err()?)));
                wrong.extend(faults.map(|(case, fault)| {
                    format!(
                        "crates/games/sahkku/cases/{name}:{}: {}\n{}",
                        fault.line, case.name, fault.what
                    )
                }));
            }
            Err(fault) => wrong.push(format!(
                "crates/games/sahkku/cases/{name}:{}: {}",
                fault.line, fault.what
            )),
        }
    }
    (count, wrong)
}

pub(crate) fn check(case: &Case) -> Result<(), Fault> {
    let mut table = table::Table::default();
    for statement in &case.statements {
        table
            .follow(statement)
            .map_err(|what| Fault::new(statement.line, what))?;
    }
    if table.claims() == 0 {
        return Err(Fault::new(case.line, "this case claims nothing"));
    }
    Ok(())
}
