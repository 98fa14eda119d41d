//! How much a visitor loads, and whether that is within the budget.

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use crate::files::{self, Files};
use crate::finish::own_files;
use crate::games::{self, GAMES, Game};
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

/// The page of a game, as far as it matters here.
struct Page {
    name: &'static str,
    /// What visitors of another game load and those of this one do not.
    foreign: BTreeSet<String>,
}

/// Prints the sizes of the built bundle; says whether the first playable screen of each game is within the budget, and that of
/// no game larger than that of the first.
pub(crate) fn within_budget() -> Result<bool> {
    let budget = Budget::read()?;
    let files = files::read_folder(&project::dist())?;
    let sizes = measure(&files);
    let pages = pages(&games::in_bundle(), &files);
    print!("{}", table(&sizes, &pages, &budget));
    Ok(budget.holds(&sizes, &pages))
}

/// The pages of these games.
fn pages(games: &[&Game], files: &Files) -> Vec<Page> {
    let names: Vec<&str> = games.iter().map(|game| game.page).collect();
    let foreign = |page: &str| {
        let others = names.iter().filter(|other| **other != page);
        let files = others.flat_map(|other| own_files(other, &names, files));
        files.map(str::to_owned).collect()
    };
    games
        .iter()
        .map(|game| Page {
            name: game.page,
            foreign: foreign(game.page),
        })
        .collect()
}

/// The sizes of all files in the bundle; what the compressed twin of a file saves is not counted twice.
fn measure(files: &Files) -> Vec<Size> {
    let mut sizes = sizes(files);
    sizes.sort_by(|one, other| {
        other
            .brotli
            .cmp(&one.brotli)
            .then(one.name.cmp(&other.name))
    });
    sizes
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

    /// Whether a file is loaded up to the first playable screen of some game.
    fn counts(&self, size: &Size) -> bool {
        let name = without_game(&size.name);
        !self.later.iter().any(|start| name.starts_with(start))
    }

    /// What the visitors of a page load up to its first playable screen.
    fn counted<'a>(&self, sizes: &'a [Size], page: &Page) -> impl Iterator<Item = &'a Size> {
        let counts = |size: &&Size| self.counts(size) && !page.foreign.contains(&size.name);
        sizes.iter().filter(counts)
    }

    fn spent(&self, sizes: &[Size], page: &Page) -> u64 {
        self.counted(sizes, page).map(|size| size.brotli).sum()
    }

    /// Whether every page is within the budget, and none larger than the first.
    fn holds(&self, sizes: &[Size], pages: &[Page]) -> bool {
        let mut spent = pages.iter().map(|page| self.spent(sizes, page));
        let first = spent.next().unwrap_or_default();
        first <= self.first_screen && spent.all(|bytes| bytes <= first)
    }
}

/// The name of a file without that of the game it belongs to, so that `words/fi/rest.txt` stands for those of all games.
fn without_game(name: &str) -> String {
    let stripped = GAMES.iter().skip(1).find_map(|game| {
        let words = name.strip_prefix(&format!("words/{}/", game.id));
        let words = words.map(|rest| format!("words/{rest}"));
        words.or_else(|| Some(name.strip_prefix(&format!("{}-", game.id))?.to_owned()))
    });
    stripped.unwrap_or_else(|| name.to_owned())
}

fn table(sizes: &[Size], pages: &[Page], budget: &Budget) -> String {
    let mut table = row("file", "raw", "gzip", "brotli");
    for size in sizes {
        let [raw, gzip, brotli] = [size.raw, size.gzip, size.brotli].map(grouped);
        let mark = if budget.counts(size) { "" } else { " (later)" };
        table += &row(&format!("{}{mark}", size.name), &raw, &gzip, &brotli);
    }
    for page in pages {
        let sum = |part: fn(&Size) -> u64| grouped(budget.counted(sizes, page).map(part).sum());
        table += &row(
            &format!("first playable screen of {}", page.name),
            &sum(|s| s.raw),
            &sum(|s| s.gzip),
            &sum(|s| s.brotli),
        );
    }
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

    fn page(name: &'static str, foreign: &[&str]) -> Page {
        Page {
            name,
            foreign: foreign.iter().map(|name| (*name).to_owned()).collect(),
        }
    }

    #[test]
    fn neither_what_loads_later_nor_what_another_page_loads_is_counted() {
        let mut budget = Budget {
            first_screen: 150,
            later: vec!["sounds/".to_owned()],
        };
        let sizes = [
            size("game.wasm", 100),
            size("other.wasm", 90),
            size("sounds/throw.ogg", 900),
            size("index.html", 20),
            size("other.html", 25),
        ];
        let pages = [
            page("index.html", &["other.wasm", "other.html"]),
            page("other.html", &["game.wasm", "index.html"]),
        ];
        let spent = |page| budget.spent(&sizes, page);
        assert_eq!([spent(&pages[0]), spent(&pages[1])], [120, 115]);
        let table = table(&sizes, &pages, &budget);
        assert!(table.contains("sounds/throw.ogg (later)"), "{table}");
        assert!(
            table.contains("first playable screen of other.html"),
            "{table}"
        );
        assert!(budget.holds(&sizes, &pages));
        budget.first_screen = 119;
        assert!(!budget.holds(&sizes, &pages));
    }

    #[test]
    fn no_page_may_be_larger_than_the_first() {
        let budget = Budget {
            first_screen: 150,
            later: Vec::new(),
        };
        let pages = [page("a.html", &["b.html"]), page("b.html", &["a.html"])];
        let holds = |a, b| budget.holds(&[size("a.html", a), size("b.html", b)], &pages);
        assert!(holds(100, 100) && holds(100, 90));
        assert!(!holds(100, 101) && !holds(151, 90));
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
