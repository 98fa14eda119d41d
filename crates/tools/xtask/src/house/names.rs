//! Files that name a game and do not belong to it.

use super::sources::Source;

/// The paths of the files outside the folder of a game that name it. Documents, seeds of fuzz targets and lock files may.
pub(super) fn outside(game: &str, sources: &[Source]) -> Vec<String> {
    let folder = format!("crates/games/{game}/");
    let may = |source: &&Source| {
        source.path.starts_with(&folder)
            || source.path.starts_with("docs/")
            || source.path.starts_with("fuzz/seeds/")
            || matches!(source.ending(), "md" | "lock")
            || source.path.ends_with("package-lock.json")
    };
    let named = sources.iter().filter(|source| !may(source));
    let named = named.filter(|source| source.text.to_lowercase().contains(game));
    named.map(|source| source.path.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        let (path, text) = (path.to_owned(), text.to_owned());
        Source { path, text }
    }

    #[test]
    fn a_game_is_named_in_its_own_folder_and_in_documents() {
        let sources = [
            source("crates/games/nim/rules/src/lib.rs", "nim"),
            source("docs/measurements/nim.csv", "nim"),
            source("README.md", "Nim"),
            source("Cargo.lock", "nim"),
            source("crates/apps/cli/src/lib.rs", "fn other() {}"),
            source("crates/core/engine/src/lib.rs", "use Nim;"),
        ];
        assert_eq!(outside("nim", &sources), ["crates/core/engine/src/lib.rs"]);
    }
}
