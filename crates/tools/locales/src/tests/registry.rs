//! The registry of games.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn every_folder_of_a_game_has_a_line_in_the_registry() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).unwrap();
    let folders = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    let folders: BTreeSet<String> = folders.filter(|name| name != "registry").collect();
    let names = games::GAMES.iter().map(|game| game.name.to_owned());
    assert_eq!(folders, names.collect());
}
