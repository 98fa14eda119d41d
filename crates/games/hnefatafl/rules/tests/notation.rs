//! The program reads and writes the examples in `crates/games/hnefatafl/docs/notation.md`, and refuses errors with their place.

use crate::common::{Table, judge};
use hnefatafl::{Action, Game, Record, Side, read_rules};
use testkit::notation::{Examples, all_refused, wrong_heads_and_links_are_refused};

const EXAMPLES: Examples = Examples(include_str!("../../docs/notation.md"));

#[test]
fn the_examples_are_read_and_written_back() {
    EXAMPLES.are_read_and_written_back::<Game, Action>();
    let positions = EXAMPLES.positions::<Game>();
    for (line, written) in &positions {
        assert_eq!(written, line);
    }
    let judge = judge("linne");
    assert_eq!(judge.write_position(&judge.start()), positions[0].0);
}

#[test]
fn wrong_positions_are_refused_where_they_are_wrong() {
    let judge = judge("linne announce=players");
    all_refused(
        |text| judge.read_position(&text.replace("EMPTY", "9/9/9/9")),
        r"
EMPTY/4K4/EMPTY -> 20 -> a space
EMPTY/4K4/EMPTY king -> 21 -> swede or muscovite
EMPTY/4K3/EMPTY swede -> 12 -> 1 more squares in rank 5
EMPTY/4K5/EMPTY swede -> 11 -> 4 more squares in rank 5
EMPTY/4Q4/EMPTY swede -> 10 -> a piece
EMPTY/04K4/EMPTY swede -> 9 -> a piece
EMPTY/4K4 EMPTY swede -> 12 -> a slash
EMPTY/9/EMPTY swede -> 1 -> the king is missing
EMPTY/4KK3/EMPTY swede -> 1 -> there are two kings
EMPTY/4T4/4K4/9/9/9 swede -> 1 -> on the castle
ttttttttt/tttttttt1/9/9/4K4/EMPTY swede -> 1 -> more Muscovites
EMPTY/4K4/EMPTY swede raichi raichi -> 34 -> surrounded
EMPTY/4K4/EMPTY swede escaped -> 27 -> raichi, tuichu or surrounded
8t/9/9/9/4K4/EMPTY muscovite raichi -> 1 -> raichi is not true
8t/9/9/9/4K4/EMPTY swede surrounded -> 1 -> not taken
 -> 1 -> 9 more squares in rank 9
",
    );
}

#[test]
fn wrong_rules_and_moves_are_refused_where_they_are_wrong() {
    all_refused(
        read_rules,
        r"
tafl -> 1 -> linne, tablut, brandubh, copenhagen, fetlar
linne king -> 7 -> name=value
linne kings=2 -> 7 -> an option: board, first
linne king_taken=3 -> 18 -> four | castle | two
linne board=7 -> 1 -> by force
",
    );
    all_refused(
        str::parse::<Action>,
        r"
e4b4 -> 3 -> a hyphen
e4- -> 4 -> a square
e12-e4 -> 1 -> a square
l1-l2 -> 1 -> a square
e04-e5 -> 1 -> a square
e4-b4xb5 -> 6 -> the end of the move
e4-b4=check -> 7 -> raichi or tuichu
e4-b4 c3 -> 6 -> the end of the line
é4-b4 -> 1 -> a square
",
    );
}

#[test]
fn wrong_records_are_refused_where_they_are_wrong() {
    let head = "hnefatafl 1\nrules linne\n";
    all_refused(
        |lines| format!("{head}{lines}\n").parse::<Record>(),
        r"
1 e4-f4 e2-f2 e3-b3 -> 3:15 -> the next move on a new line
1 e4-f4\n2 e2-f2 -> 4:1 -> the second move of the previous line
2 e4-f4 -> 3:1 -> the number 1
1 e4-f4xf5 -> 3:3 -> this move captures no piece
1 e4-f4=raichi -> 3:3 -> the players say no word
1 e4-f4\nswede Elle -> 4:1 -> a numbered line of moves or the result
swede Elle\nswede Ánte -> 4:7 -> only once
date 2026-13-01 -> 3:6 -> one date
white Elle -> 3:1 -> swede, muscovite, date, position or result
result swede escaped -> 3:8 -> swede resigned
result draw agreed\n1 e4-f4 -> 4:1 -> nothing after the result
position 9/9/9/9/4K4/9/9/9/8t swede\n1 e5-e1 -> 5:1 -> result swede escaped
position 9/9/9/9/4K4/9/9/9/8t swede\n1 e5-e1\nresult muscovite resigned -> 5:8 -> result swede escaped
",
    );
}

#[test]
fn captures_stand_in_any_order_or_are_left_out_and_are_checked() {
    let table = Table::new("linne", "h2", "d2 b4 f4 d6", "c4 e4 d5 i9", Side::Swede);
    let position = table.game.judge().write_position(table.position());
    let read = |text: &str| {
        let text = format!("hnefatafl 1\nrules linne\nposition {position}\n1 {text}\n");
        text.parse::<Record>()
    };
    for text in ["d2-d4", "d2-d4xc4xe4xd5", "d2-d4xd5xc4xe4"] {
        let written = read(text).unwrap().to_string();
        assert!(written.contains("\n1 d2-d4xc4xe4xd5\n"), "{written}");
    }
    for text in ["d2-d4xc4", "d2-d4xc4xe4xd5xi9"] {
        let said = read(text).unwrap_err().expected.to_string();
        assert!(said.ends_with("captures: xc4xe4xd5"), "{said}");
    }
}

#[test]
fn wrong_heads_and_links_are_refused_for_what_is_wrong() {
    wrong_heads_and_links_are_refused::<Game>(EXAMPLES, |link| {
        link.replacen("linne", "brandubh", 1)
    });
}
