//! The examples in `crates/games/hnefatafl/docs/notation.md` are what the program reads and writes, and what is
//! wrong is refused with the place.

use crate::common::{Table, judge};
use hnefatafl::{
    Action, Game, LINK_LIMIT, LinkError, Linked, RECORD_LIMIT, Record, Side, read_rules,
};
use testkit::notation::Examples;

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

/// The column and the sentence with which a text is refused.
fn refused<T>(read: Result<T, hnefatafl::ReadError>) -> (usize, String) {
    let Err(error) = read else {
        panic!("it was read");
    };
    (error.column, error.expected.to_string())
}

#[test]
fn wrong_positions_are_refused_where_they_are_wrong() {
    let judge = judge("linne announce=players");
    let read = |text: &str| refused(judge.read_position(text));
    let empty = "9/9/9/9";
    for (text, column, expected) in [
        (format!("{empty}/4K4/{empty}"), 20, "a space"),
        (
            format!("{empty}/4K4/{empty} king"),
            21,
            "swede or muscovite",
        ),
        (
            format!("{empty}/4K3/{empty} swede"),
            12,
            "1 more squares in rank 5",
        ),
        (
            format!("{empty}/4K5/{empty} swede"),
            11,
            "4 more squares in rank 5",
        ),
        (format!("{empty}/4Q4/{empty} swede"), 10, "a piece"),
        (format!("{empty}/04K4/{empty} swede"), 9, "a piece"),
        (format!("{empty}/4K4 {empty} swede"), 12, "a slash"),
        (format!("{empty}/9/{empty} swede"), 1, "the king is missing"),
        (
            format!("{empty}/4KK3/{empty} swede"),
            1,
            "there are two kings",
        ),
        (format!("{empty}/4T4/4K4/9/9/9 swede"), 1, "on the castle"),
        (
            format!("ttttttttt/tttttttt1/9/9/4K4/{empty} swede"),
            1,
            "more Muscovites",
        ),
        (
            format!("{empty}/4K4/{empty} swede raichi raichi"),
            34,
            "surrounded",
        ),
        (
            format!("{empty}/4K4/{empty} swede escaped"),
            27,
            "raichi, tuichu or surrounded",
        ),
        (
            format!("8t/9/9/9/4K4/{empty} muscovite raichi"),
            1,
            "raichi is not true",
        ),
        (
            format!("8t/9/9/9/4K4/{empty} swede surrounded"),
            1,
            "not taken",
        ),
        (String::new(), 1, "9 more squares in rank 9"),
    ] {
        let (at, said) = read(&text);
        assert!(said.contains(expected), "{text}: {said}");
        assert_eq!(at, column, "{text}: {said}");
    }
}

#[test]
fn wrong_rules_and_moves_are_refused_where_they_are_wrong() {
    for (text, column, expected) in [
        ("tafl", 1, "linne, tablut, brandubh, copenhagen, fetlar"),
        ("linne king", 7, "name=value"),
        ("linne kings=2", 7, "an option: board, first"),
        ("linne king_taken=3", 18, "four | castle | two"),
        ("linne board=7", 1, "by force"),
    ] {
        let (at, said) = refused(read_rules(text));
        assert!(said.contains(expected), "{text}: {said}");
        assert_eq!(at, column, "{text}: {said}");
    }
    for (text, column, expected) in [
        ("e4b4", 3, "a hyphen"),
        ("e4-", 4, "a square"),
        ("e12-e4", 1, "a square"),
        ("l1-l2", 1, "a square"),
        ("e04-e5", 1, "a square"),
        ("e4-b4xb5", 6, "the end of the move"),
        ("e4-b4=check", 7, "raichi or tuichu"),
        ("e4-b4 c3", 6, "the end of the line"),
        ("é4-b4", 1, "a square"),
    ] {
        let (at, said) = refused(text.parse::<Action>());
        assert!(said.contains(expected), "{text}: {said}");
        assert_eq!(at, column, "{text}: {said}");
    }
}

#[test]
fn wrong_records_are_refused_where_they_are_wrong() {
    let head = "hnefatafl 1\nrules linne\n";
    for (lines, line, expected) in [
        ("1 e4-f4 e2-f2 e3-b3", 3, "the next move on a new line"),
        (
            "1 e4-f4\n2 e2-f2",
            4,
            "the second move of the previous line",
        ),
        ("2 e4-f4", 3, "the number 1"),
        ("1 e4-f4xf5", 3, "this move captures no piece"),
        ("1 e4-f4=raichi", 3, "the players say no word"),
        (
            "1 e4-f4\nswede Elle",
            4,
            "a numbered line of moves or the result",
        ),
        ("swede Elle\nswede Ánte", 4, "only once"),
        ("date 2026-13-01", 3, "one date"),
        (
            "white Elle",
            3,
            "swede, muscovite, date, position or result",
        ),
        ("result swede escaped", 3, "swede resigned"),
        ("result draw agreed\n1 e4-f4", 4, "nothing after the result"),
        (
            "position 9/9/9/9/4K4/9/9/9/8t swede\n1 e5-e1",
            5,
            "result swede escaped",
        ),
        (
            "position 9/9/9/9/4K4/9/9/9/8t swede\n1 e5-e1\nresult muscovite resigned",
            5,
            "result swede escaped",
        ),
    ] {
        let Err(error) = format!("{head}{lines}\n").parse::<Record>() else {
            panic!("{lines} was read");
        };
        let said = error.expected.to_string();
        assert!(said.contains(expected), "{lines}: {said}");
        assert_eq!(error.line, line, "{lines}: {error}");
    }
    for (text, expected) in [
        ("", "hnefatafl 1"),
        ("sahkku 1\nrules maze\n", "hnefatafl 1"),
        ("hnefatafl 2\nrules linne\n", "hnefatafl 1"),
        ("hnefatafl 1\n", "the word rules"),
    ] {
        let said = text.parse::<Record>().unwrap_err().expected.to_string();
        assert!(said.contains(expected), "{text}: {said}");
    }
    let long = format!("{head}{}", "#\n".repeat(RECORD_LIMIT / 2));
    let said = long.parse::<Record>().unwrap_err().expected.to_string();
    assert!(said.contains("at most"), "{said}");
}

#[test]
fn captures_may_stand_in_any_order_or_not_at_all_and_are_checked() {
    let mut table = Table::new("linne", "h2", "d2 b4 f4 d6", "c4 e4 d5 i9", Side::Swede);
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
    assert_eq!(table.captures("d2-d4").len(), 3);
}

#[test]
fn wrong_links_are_refused_for_what_is_wrong() {
    let record: Record = EXAMPLES.blocks("record")[0].1.parse().unwrap();
    let link = record.write_link();
    let cases = [
        ("garbage".to_owned(), LinkError::Kind),
        ("play=hnefatafl-1;linne;A".to_owned(), LinkError::Kind),
        ("game=1;maze;AAAA".to_owned(), LinkError::OtherGame),
        ("game=nim-1;a;AAAA".to_owned(), LinkError::OtherGame),
        ("game=hnefatafl-2;linne;AAAA".to_owned(), LinkError::Version),
        ("game=hnefatafl;linne;AAAA".to_owned(), LinkError::Damaged),
        ("game=hnefatafl-1".to_owned(), LinkError::Parts),
        ("game=hnefatafl-1;linne".to_owned(), LinkError::Parts),
        ("game=hnefatafl-1;tafl;AAAA".to_owned(), LinkError::Rules),
        ("game=hnefatafl-1;linne;AAAA".to_owned(), LinkError::Damaged),
        ("game=hnefatafl-1;linne;A!".to_owned(), LinkError::Damaged),
        (
            "position=hnefatafl-1;linne;9".to_owned(),
            LinkError::Position,
        ),
        (link.replacen("linne", "brandubh", 1), LinkError::Game),
        (format!("{link};x"), LinkError::Parts),
        (link.repeat(LINK_LIMIT / link.len() + 1), LinkError::TooLong),
    ];
    for (link, error) in cases {
        assert_eq!(Linked::read(&link).err(), Some(error), "{link}");
    }
}
