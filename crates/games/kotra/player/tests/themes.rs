//! What turns are about, in worked positions.

use game::{Brain as _, Game as _, RuleSets as _, read_position};
use kotra::{Game, PRESETS, Record};
use kotra_player::{Player, Theme};

/// Each theme, a position, a turn for which it holds, and one for which it does not.
const WORKED: [(Theme, &str, &str, &str, &str); 6] = [
    (
        Theme::Jan,
        "kotra",
        "1:9,2,3,4,5,6,7/4,11,12,20:2,21:2,22:2,23:2,24:4 black white 62",
        "11/17 17/19",
        "22/24 4/10",
    ),
    (
        Theme::HalfMunk,
        "kotra",
        "19,20:2,21:3,22:3,23:3,24:3/6,off:14 white white 14",
        "19/20 stop",
        "24/off(1) 19/23",
    ),
    (
        Theme::Hit,
        "kotra",
        "1:12,6,7,19/hit,1:13,5 black white 46",
        "bar/4 1/7",
        "bar/4 4/10",
    ),
    (
        Theme::Band,
        "kotra",
        "1:10,2,11,12:3/1:11,8,9,11,12 black white 32",
        "1/3 9/12",
        "12/14 1/4",
    ),
    (
        Theme::Safe,
        "kotra",
        "hit,1:13,3/1:11,3,5,6,19 white black 54",
        "bar/5 3/7",
        "bar/4 1/6",
    ),
    (
        Theme::Home,
        "kotra",
        "1:13,6,7/1:14,8 white white 56",
        "7/12 1/7",
        "7/12 12/18",
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
