//! What turns are about, in worked positions.

use game::{Brain as _, Game as _, RuleSets as _, read_position};
use hnefatafl::{Game, PRESETS, Record};
use hnefatafl_player::{Player, Theme};

/// Each theme, a position, a turn for which it holds, and one for which it does not.
const WORKED: [(Theme, &str, &str, &str, &str); 6] = [
    (
        Theme::Win,
        "brandubh",
        "2K4/7/4t2/t4tt/4T2/2t4/3t3 swede",
        "c7-a7",
        "e3-a3",
    ),
    (
        Theme::Two,
        "brandubh",
        "7/2t4/2tt3/t1K1t2/T2t3/2t4/3tT2 muscovite",
        "c2-c3",
        "c2-a2",
    ),
    (
        Theme::Raichi,
        "linne",
        "4tt3/9/Tt7/tK5t1/ttT2TT1t/2ttT3t/4T4/2T3t2/4tt3 swede",
        "c5-c7",
        "c2-a2",
    ),
    (
        Theme::Ring,
        "brandubh",
        "7/3t3/4tT1/tttK2t/3t1t1/7/7 muscovite",
        "d6-d5",
        "d3-a3",
    ),
    (
        Theme::Hold,
        "brandubh",
        "1tK1t2/7/4t2/t4tt/4T2/2t4/3t3 swede",
        "c7-c6",
        "e3-a3",
    ),
    (
        Theme::Capture,
        "brandubh",
        "2T2t1/4t2/3T3/tt2K1t/7/2t2t1/3t3 swede",
        "c7-e7",
        "c7-b7",
    ),
];

/// The themes of the turn with these entries from this position on.
fn themes(rules: &str, position: &str, turn: &str) -> Vec<Theme> {
    let preset = PRESETS.iter().find(|preset| preset.id == rules).unwrap();
    let judge = preset.rules.judge().unwrap();
    let position = read_position::<Game>(&judge, position).unwrap();
    let mut record = Record::new(judge, Some(position));
    for word in turn.split(' ') {
        let game = record.replay(usize::MAX);
        let mut decisions = game.decisions().into_iter();
        let entry = decisions.find(|entry| entry.to_string() == word);
        assert!(entry.is_some(), "{word} is not legal");
        entry.into_iter().for_each(|entry| record.push(entry));
    }
    Player::themes(&record)
}

#[test]
fn a_theme_holds_for_one_turn_and_not_for_another() {
    for (theme, rules, position, holds, not) in WORKED {
        assert!(
            themes(rules, position, holds).contains(&theme),
            "{holds}: {theme:?}"
        );
        assert!(
            !themes(rules, position, not).contains(&theme),
            "{not}: {theme:?}"
        );
    }
    for theme in Theme::ALL {
        assert!(
            WORKED.iter().any(|worked| worked.0 == *theme),
            "{theme:?} is not tried"
        );
    }
}
