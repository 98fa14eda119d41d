//! Stores games at a distance, and decides which ones go when there is no room for all.
//!
//! A game in which the local player plays is never removed. A watched game is stored when somebody wants it, and makes room for
//! others.

use browser::store::{NotKept, Shelf};

use super::kept_text::summary;

/// The most watched games that are stored.
pub(crate) const WATCHED: usize = 8;

/// Stores a game. Removes watched games if that makes room.
pub(super) fn put(shelf: &impl Shelf, name: &str, text: &str) -> Result<(), NotKept> {
    let own = summary(text).own;
    if own {
        // The other games are looked up only if something has to go.
        let outcome = shelf.put(name, text);
        if outcome != Err(NotKept::Full) {
            return outcome;
        }
    }
    let mut watched = watched(shelf, name);
    while !own && watched.len() >= WATCHED {
        shelf.remove(&watched.remove(0));
    }
    loop {
        let outcome = shelf.put(name, text);
        if outcome != Err(NotKept::Full) || watched.is_empty() {
            return outcome;
        }
        shelf.remove(&watched.remove(0));
    }
}

/// The names of the watched games except `but`, the oldest first.
fn watched(shelf: &impl Shelf, but: &str) -> Vec<String> {
    let names = shelf.names().into_iter().filter(|name| name != but);
    let mut watched: Vec<(u64, String)> = names
        .filter_map(|name| {
            let summary = summary(&shelf.text(&name)?);
            (!summary.own).then_some((summary.since, name))
        })
        .collect();
    watched.sort();
    watched.into_iter().map(|(_, name)| name).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use super::*;

    /// A shelf with room for this many characters.
    pub(in super::super) struct Small {
        pub(in super::super) kept: RefCell<BTreeMap<String, String>>,
        pub(in super::super) room: usize,
    }

    impl Small {
        pub(in super::super) fn new(room: usize) -> Small {
            Small {
                kept: RefCell::default(),
                room,
            }
        }
    }

    impl Shelf for Small {
        fn names(&self) -> Vec<String> {
            self.kept.borrow().keys().cloned().collect()
        }

        fn text(&self, name: &str) -> Option<String> {
            self.kept.borrow().get(name).cloned()
        }

        fn put(&self, name: &str, text: &str) -> Result<(), NotKept> {
            let mut kept = self.kept.borrow_mut();
            let others = kept.iter().filter(|(other, _)| *other != name);
            let used: usize = others.map(|(_, text)| text.len()).sum();
            if used + text.len() > self.room {
                return Err(NotKept::Full);
            }
            kept.insert(name.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, name: &str) {
            self.kept.borrow_mut().remove(name);
        }
    }

    fn text(own: bool, since: usize) -> String {
        let secret = if own { "secret x\n" } else { "" };
        format!("{secret}since {since}\n{}", "x".repeat(1000))
    }

    #[test]
    fn the_newest_watched_games_are_kept() {
        let shelf = Small::new(usize::MAX);
        for n in 0..100 {
            put(&shelf, &format!("w{}", n * 37 % 100), &text(false, n)).unwrap();
            put(&shelf, &format!("own{n}"), &text(true, 0)).unwrap();
        }
        let watched = watched(&shelf, "");
        let newest: Vec<String> = (92..100).map(|n| format!("w{}", n * 37 % 100)).collect();
        assert_eq!(watched, newest);
        assert_eq!(shelf.names().len(), 100 + WATCHED);
    }

    #[test]
    fn watched_games_make_room_for_own_ones() {
        let shelf = Small::new(8_500);
        // Watched games of earlier versions, which stored everything that came.
        for n in 0..8 {
            shelf.put(&format!("w{n}"), &text(false, n)).unwrap();
        }
        for n in 0..8 {
            put(&shelf, &format!("own{n}"), &text(true, n)).unwrap();
        }
        assert!(watched(&shelf, "").is_empty());
        // None of the player's own games goes.
        assert_eq!(put(&shelf, "own8", &text(true, 9)), Err(NotKept::Full));
        assert_eq!(put(&shelf, "w9", &text(false, 9)), Err(NotKept::Full));
        assert_eq!(shelf.names().len(), 8);
    }

    #[test]
    fn a_game_that_goes_on_replaces_itself() {
        let shelf = Small::new(usize::MAX);
        for n in 0..WATCHED {
            put(&shelf, &format!("w{n}"), &text(false, n)).unwrap();
        }
        put(&shelf, "w0", &text(false, 99)).unwrap();
        assert_eq!(shelf.names().len(), WATCHED);
        assert_eq!(watched(&shelf, "").last().unwrap(), "w0");
    }
}
