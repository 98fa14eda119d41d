//! How much a visitor loads, and whether that is within the budget.

use anyhow::{Context, Result};

use crate::bundle::{self, Files};
use crate::{finish, pins, project};

/// The sizes of one file in bytes: as it is, and in the two ways that the bundle is compressed.
#[derive(Debug, PartialEq, Eq)]
struct Size {
    name: String,
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// What `budget.toml` says.
struct Budget {
    first_screen: u64,
    later: Vec<String>,
}

/// Prints the sizes of the built bundle; says whether the first playable screen is within the budget.
pub(crate) fn within_budget() -> Result<bool> {
    let budget = Budget::read()?;
    let sizes = measure()?;
    print!("{}", table(&sizes, &budget));
    Ok(budget.spent(&sizes) <= budget.first_screen)
}

/// The sizes of all files in the bundle; what the compressed twin of a file saves is not counted twice.
fn measure() -> Result<Vec<Size>> {
    let files = bundle::read_folder(&project::dist())?;
    let mut sizes: Vec<Size> = sizes(&files);
    sizes.sort_by(|one, other| {
        other
            .brotli
            .cmp(&one.brotli)
            .then(one.name.cmp(&other.name))
    });
    Ok(sizes)
}

fn sizes(files: &Files) -> Vec<Size> {
    let length = |name: &str| files.get(name).map(|contents| contents.len() as u64);
    files
        .keys()
        .filter(|name| !finish::is_twin(name))
        .filter_map(|name| {
            let raw = length(name)?;
            Some(Size {
                name: name.clone(),
                raw,
                gzip: length(&format!("{name}.gz")).unwrap_or(raw),
                brotli: length(&format!("{name}.br")).unwrap_or(raw),
            })
        })
        .collect()
}

impl Budget {
    fn read() -> Result<Budget> {
        let table = pins::read_table("budget.toml")?;
        let first_screen = table.get("first_screen").and_then(toml::Value::as_integer);
        let later = table.get("later").and_then(toml::Value::as_array);
        Ok(Budget {
            first_screen: first_screen
                .and_then(|bytes| bytes.try_into().ok())
                .context("budget.toml names no first_screen")?,
            later: later
                .into_iter()
                .flatten()
                .filter_map(|path| path.as_str().map(str::to_owned))
                .collect(),
        })
    }

    fn counts(&self, size: &Size) -> bool {
        !self.later.iter().any(|start| size.name.starts_with(start))
    }

    fn spent(&self, sizes: &[Size]) -> u64 {
        sizes
            .iter()
            .filter(|size| self.counts(size))
            .map(|size| size.brotli)
            .sum()
    }
}

fn table(sizes: &[Size], budget: &Budget) -> String {
    let mut table = row("file", "raw", "gzip", "brotli");
    for size in sizes {
        let [raw, gzip, brotli] = [size.raw, size.gzip, size.brotli].map(grouped);
        let mark = if budget.counts(size) { "" } else { " (later)" };
        table += &row(&format!("{}{mark}", size.name), &raw, &gzip, &brotli);
    }
    let sum = |part: fn(&Size) -> u64| {
        let counted = sizes.iter().filter(|size| budget.counts(size));
        grouped(counted.map(part).sum())
    };
    table += &row(
        "first playable screen",
        &sum(|s| s.raw),
        &sum(|s| s.gzip),
        &sum(|s| s.brotli),
    );
    table += &row("budget", "", "", &grouped(budget.first_screen));
    table
}

fn row(name: &str, raw: &str, gzip: &str, brotli: &str) -> String {
    format!("{name:<52}{raw:>12}{gzip:>12}{brotli:>12}\n")
}

/// A number with a space between the thousands.
fn grouped(number: u64) -> String {
    if number < 1000 {
        number.to_string()
    } else {
        format!("{} {:03}", grouped(number / 1000), number % 1000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(name: &str, brotli: u64) -> Size {
        Size {
            name: name.to_owned(),
            raw: 4 * brotli,
            gzip: 2 * brotli,
            brotli,
        }
    }

    #[test]
    fn a_file_is_counted_once_and_by_its_twins() {
        let files = ["a.js", "a.js.br", "a.js.gz", "b.png"];
        let files = files.map(|name| (name.to_owned(), vec![0; name.len()]));
        let [script, picture] = <[Size; 2]>::try_from(sizes(&files.into())).unwrap();
        assert_eq!((script.raw, script.gzip, script.brotli), (4, 7, 7));
        assert_eq!((picture.name.as_str(), picture.brotli), ("b.png", 5));
    }

    #[test]
    fn what_loads_later_is_not_counted() {
        let budget = Budget {
            first_screen: 150,
            later: vec!["sounds/".to_owned()],
        };
        let sizes = [
            size("game.wasm", 100),
            size("sounds/throw.ogg", 900),
            size("index.html", 20),
        ];
        assert_eq!(budget.spent(&sizes), 120);
        assert!(table(&sizes, &budget).contains("sounds/throw.ogg (later)"));
    }

    #[test]
    fn thousands_are_grouped() {
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(150_000), "150 000");
        assert_eq!(grouped(1_002_003), "1 002 003");
    }

    #[test]
    fn the_budget_of_this_project_can_be_read() {
        assert!(Budget::read().unwrap().first_screen > 0);
    }
}
