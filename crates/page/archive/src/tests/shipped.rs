//! The lists of puzzles that are shipped.

use std::collections::HashSet;
use std::fs;

use archive::puzzles::read;
use game::{Dealt, Linked, RuleSets, Turn};
use games::{GameName, with_game};

/// Checks that each puzzle is one turn of one side, is clearly best, appears once, and is won by force in a game without chance.
/// Where chance decides, the page says of a puzzle whose best turn leaves the other side ahead that it is about saving what can be
/// saved.
fn each_is_one_turn<G: Dealt<Rules: RuleSets>>() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let file = format!("{folder}/../../games/{}/puzzles.txt", G::ID);
    // A game need not have a list.
    let Ok(text) = fs::read_to_string(file) else {
        return;
    };
    let list = read(&text);
    assert_eq!(list.len(), text.lines().count(), "a line is no puzzle");
    assert!(list.len() >= 100, "{} puzzles of {}", list.len(), G::ID);
    let mut positions = HashSet::new();
    for puzzle in list {
        let Ok(Linked::Game(record)) = Linked::<G>::read(&puzzle.link) else {
            panic!("{puzzle}: no link of a game");
        };
        let presets = <G::Rules as RuleSets>::PRESETS.iter();
        assert_eq!(presets.filter(|one| one.id == puzzle.rules()).count(), 1);
        let (start, whole) = (record.opening(), record.replay(usize::MAX));
        let position = G::write_position(start.judge(), start.position());
        assert!(positions.insert((puzzle.rules().to_owned(), position)));
        let Turn::Decide(side) = start.turn() else {
            panic!("{puzzle}: nothing is to be decided");
        };
        let is_to_decide = |game: &G| matches!(game.turn(), Turn::Decide(next) if next == side);
        let before_last = record.replay(record.entries().len() - 1);
        assert!(is_to_decide(&before_last) && !is_to_decide(&whole));
        assert!(puzzle.best > puzzle.next + 0.09, "{puzzle}: not clear");
        // Without chance the turn wins by force, but not at once.
        let is_forced = puzzle.best >= 1.0 && !whole.turn().is_over();
        assert!(G::HAS_CHANCE || is_forced, "{puzzle}: not won by force");
    }
}

#[test]
fn every_puzzle_is_one_turn_of_one_side() {
    for game in GameName::ALL {
        with_game!(game, G => each_is_one_turn::<G>());
    }
}
