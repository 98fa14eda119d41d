//! What every game gives the commands.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::{Options, RuleOption, RuleSets};
use games::{GAMES, GameName, with_game};
use terminal::commands::rules::{Listed, portrait};
use terminal::{Choosable, Chosen, Rules, with_flips};

use crate::common::sahkku;

fn every_rule_set_has_a_portrait<G: Listed>() {
    for preset in Rules::<G>::PRESETS {
        assert!(!portrait::<G>(preset).is_empty(), "{}", preset.id);
    }
}

#[test]
fn every_rule_set_of_every_game_has_a_portrait() {
    for game in GameName::ALL {
        with_game!(game, G in terminal => every_rule_set_has_a_portrait::<G>());
    }
}

#[test]
fn the_game_is_found_wherever_it_is_named() {
    for game in GameName::ALL.map(|game| game.game().name) {
        let option = format!("--game={game}");
        let rules = sahkku(&["--game", game, "rules"]).fine();
        assert_eq!(sahkku(&["rules", &option]).fine(), rules);
        assert_eq!(sahkku(&["rules", "--game", game]).fine(), rules);
    }
    let first = sahkku(&["rules"]).fine();
    assert_eq!(sahkku(&["--game", "sahkku", "rules"]).fine(), first);
    assert_eq!(sahkku(&["--game", "chess", "rules"]).code, Some(2));
    // After -- stands what is read, such as a file of this name.
    assert_eq!(sahkku(&["replay", "--", "--game=hnefatafl"]).code, Some(3));
}

fn every_flip_changes_one_option_and_every_option_has_one<G: Choosable>() {
    let options = Rules::<G>::OPTIONS;
    let mut flipped = BTreeSet::new();
    for chosen in Chosen::<G>::presets().unwrap() {
        let cases = with_flips(chosen);
        let (plain, flips) = cases.split_first().unwrap();
        for case in flips {
            let (option, value) = case.flip.unwrap();
            let (rules, changed) = (plain.chosen.rules(), case.chosen.rules());
            let differs = |option: &&RuleOption<Rules<G>>| option.get(rules) != option.get(changed);
            assert_eq!(options.iter().filter(differs).count(), 1, "{value}");
            flipped.insert(option);
        }
    }
    assert_eq!(flipped.len(), options.len());
}

#[test]
fn every_option_of_every_game_is_flipped() {
    for game in GameName::ALL {
        with_game!(game, G in terminal => every_flip_changes_one_option_and_every_option_has_one::<G>());
    }
}

#[test]
fn every_folder_of_a_game_has_a_line_in_the_registry() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).unwrap();
    let folders = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    let folders: BTreeSet<String> = folders.filter(|name| name != "registry").collect();
    let names = GAMES.iter().map(|game| game.name.to_owned());
    assert_eq!(folders, names.collect());
}
