//! The program reads and writes the examples in `crates/games/kotra/docs/notation.md`, and refuses errors with their place.

use crate::common::judge;
use game::{Dealt as _, Recorded as _};
use kotra::{Action, Game, Record, Side, read_rules};
use testkit::notation::{Examples, all_refused, wrong_heads_and_links_are_refused};

const EXAMPLES: Examples = Examples(include_str!("../../docs/notation.md"));

#[test]
fn the_examples_are_read_and_written_back() {
    EXAMPLES.are_read_and_written_back::<Game, Action>();
    let positions = EXAMPLES.positions::<Game>();
    for (line, written) in &positions {
        assert_eq!(written, line);
    }
    let judge = judge("");
    let start = judge.start(Side::White);
    assert_eq!(judge.write_position(&start), positions[0].0);
}

/// The text as copied from the page, which writes U+2060 before the number of a point.
fn as_the_page_shows(text: &str) -> String {
    let mut shown = String::new();
    let mut before = ' ';
    for c in text.chars() {
        if c.is_ascii_digit() && !before.is_ascii_digit() {
            shown.push(game::WORD_JOINER);
        }
        shown.push(c);
        before = c;
    }
    shown
}

#[test]
fn numbers_are_read_as_the_page_shows_them() {
    let (_, tree) = include_str!("../../../../../docs/variations.md")
        .split_once("```record\n")
        .unwrap();
    let (tree, _) = tree.split_once("```").unwrap();
    let (head, rest) = tree.split_once("1 black").unwrap();
    let (lines, notes) = rest.split_once("\n\n").unwrap();
    let numbered = |turns: &str, notes: &str| format!("{head}1 black{turns}\n\n{notes}");
    let plain: game::Tree<Game> = numbered(lines, notes).parse().unwrap();
    let variations = notes
        .split_inclusive('\n')
        .map(|line| match line.starts_with("line ") {
            true => as_the_page_shows(line),
            false => line.to_owned(),
        });
    let variations: String = variations.collect();
    let shown = numbered(&as_the_page_shows(lines), &variations);
    let shown: game::Tree<Game> = shown.parse().unwrap();
    assert_eq!(shown.to_string(), plain.to_string());
    let record = plain.main_line();
    let mut game = record.opening();
    for entry in record.entries() {
        let text = as_the_page_shows(&entry.to_string());
        if !Game::is_chance(entry) {
            assert_eq!(game.read_entry(&text).as_ref(), Ok(entry), "{text}");
        }
        game.enter_unseen(entry).unwrap();
    }
    for text in ["\u{2060}12/\u{2060}18", "18/off(\u{2060}6)"] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text.replace(game::WORD_JOINER, ""));
    }
}

#[test]
fn wrong_positions_are_refused_where_they_are_wrong() {
    let judge = judge("single_die=yes");
    all_refused(
        |text| judge.read_position(text),
        r"
 -> 1 -> hit, off or a point, each once
bar:2 -> 1 -> hit, off or a point
25:15 -> 1 -> hit, off or a point
01:15 -> 1 -> hit, off or a point
1:7,2,1:7 -> 7 -> each once
off:7,off:8 -> 7 -> each once
1:15, -> 6 -> hit, off or a point
1: -> 3 -> how many checkers stand there, 1 to 15
1:0 -> 3 -> how many checkers
1:16 -> 3 -> how many checkers
1:999999999999 -> 3 -> how many checkers
1:15 -> 5 -> a slash and the checkers of black
1:15+old -> 6 -> new, out or four
1:15+new+new -> 10 -> new, out or four
1:15/1:15 -> 10 -> a space
1:15/1:15 men -> 11 -> white or black
1:15/1:15 white -> 16 -> a space
1:15/1:15 white white -> 22 -> a space
1:15/1:15 white white  -> 23 -> dice such as 62
1:15/1:15 white white over -> 23 -> dice such as 62
1:15/1:15 white white 7 -> 23 -> dice such as 62
1:15/1:15 white white 67 -> 24 -> a die, 1 to 6
1:15/1:15 white white (6 -> 25 -> a closing bracket
1:15/1:15 white white ( -> 24 -> a die, 1 to 6
1:15/1:15 white white 123 -> 23 -> dice such as 62
1:15/1:15 white white 1112 -> 23 -> dice such as 62
1:15/1:15 white white 33 -> 23 -> equal dice four times
1:15/1:15 white white 33333 -> 27 -> a space
1:15/1:15 white white ? -> 23 -> one cannot be chosen here
1:15/1:15 white white choose -> 23 -> one cannot be chosen
1:15/1:15 white white ??? -> 25 -> a space
1:15/1:15 white white ?? x -> 26 -> after
1:15/1:15 white white ?? after -> 31 -> a space
1:15/1:15 white white ?? after x -> 32 -> after-throws are left
1:15/1:15 white white ?? after 256 -> 32 -> after-throws are left
1:15/1:15 white white ?? after 5 -> 33 -> a space
1:15/1:15 white white ?? after 5 mar -> 34 -> value
1:15/1:15 white white ?? after 5 value -> 39 -> a space
1:15/1:15 white white ?? after 5 value x -> 40 -> a value in units
1:15/1:15 white white ?? after 5 value 2 x -> 41 -> the end of the line
1:15/1:14 white white ?? -> 1 -> black has 14 checkers
1:14,13/1:15 white white ?? -> 1 -> both sides stand on point 13
1:9,5:6/1:15 white white ?? -> 1 -> white has a band on 5
1:13,12:2/1:15 white white ?? -> 1 -> white has a band on 12
1:11,7:4+four/1:15 white white ?? -> 1 -> the four of two sixes of white
hit:7,1:8/1:15 white white ?? -> 1 -> white is jan
1:15/off:15 white white ?? -> 1 -> black has borne off all
1:15/1:15 white white (6)(2) -> 1 -> the unused dice
1:15/1:15 white white 6 -> 1 -> one die cannot have been thrown
hit,1:14/1:15 white white 111(1) -> 1 -> nothing of the throw
1:15/1:15 white white ?? after 5 value 2 -> 1 -> the after-throws cannot stand so
",
    );
}

#[test]
fn places_may_stand_in_any_order_and_say_what_follows_anyway() {
    let judge = judge("");
    for (text, written) in [
        (
            "15:2,3:1,1:8,6,12:2,9+out/20:5,hit:2,4,8,14:5,2 black white 62",
            "1:8,3,6,9,12:2,15:2/hit:2,2,4,8,14:5,20:5 black white 62",
        ),
        (
            "1:15+new/1:15+new \t black  white  66(6)6",
            "1:15+new/1:15+new black white 666(6)",
        ),
    ] {
        let position = judge.read_position(text).unwrap();
        assert_eq!(judge.write_position(&position), written);
    }
}

#[test]
fn a_position_in_which_the_game_is_over_is_not_read() {
    let judge = judge("");
    let mut position = judge
        .read_position("24,off:14/1:15 white white 6(1)")
        .unwrap();
    let last = judge.read_action(&position, "24/off").unwrap();
    judge.play(&mut position, last, |_| ()).unwrap();
    let written = judge.write_position(&position);
    assert_eq!(written, "off:15/1:15 white white over");
    assert_eq!(judge.read_position(&written).unwrap_err().column, 25);
}

#[test]
fn wrong_rules_and_actions_are_refused_where_they_are_wrong() {
    all_refused(
        read_rules,
        r"
tables -> 1 -> a rule set: kotra
kotra single_die -> 7 -> name=value
kotra die=1 -> 7 -> an option: one_die, two_sixes
kotra after_throws=6 -> 20 -> 0 | 5 | 7 | 13
",
    );
    all_refused(
        str::parse::<Action>,
        r"
 -> 1 -> an action such as 1/7
fourth -> 1 -> an action such as 1/7
Stop -> 1 -> an action such as 1/7
1 -> 2 -> a slash
1-7 -> 2 -> a slash
1/ -> 3 -> a point, 1 to 24
0/6 -> 1 -> a point, 1 to 24
19/25 -> 4 -> a point, 1 to 24
1/07 -> 3 -> a point, 1 to 24
1/8 -> 3 -> a point that one die reaches
7/1 -> 3 -> a point that one die reaches
7/7 -> 3 -> a point that one die reaches
bar -> 4 -> a slash
bar/7 -> 5 -> a point to enter on, 1 to 6
bar/off -> 5 -> a point to enter on
22/off -> 7 -> the die in brackets
22/off(7) -> 8 -> a die, 1 to 6
22/off(5 -> 9 -> a closing bracket
1/7(6) -> 4 -> the end of the action
1/7* -> 4 -> the end of the action
four* -> 5 -> the end of the action
1/3/9 -> 4 -> the end of the action
1/7 8/9 -> 4 -> the end of the line
é/7 -> 1 -> an action such as 1/7
",
    );
}

#[test]
fn actions_in_a_position_are_checked_against_it() {
    let judge = judge("");
    let position = judge
        .read_position("20:3,22,24,off:10/1:10,2,3,4,5,7 white white 65")
        .unwrap();
    all_refused(
        |text| judge.read_action(&position, text),
        r"
20/off -> 1 -> two can bear this checker off
22/off -> 1 -> not legal: a die higher than needed
20/off(4) -> 1 -> not legal: no die of the throw shows that
20/off(6)* -> 10 -> the end of the action
21/off -> 1 -> not legal: no checker of the side to move
bar/6 -> 1 -> not legal: no checker waits to be entered
bar/6(5) -> 7 -> the die that reaches this point
20/off(6) 20/off(5) -> 10 -> the end of the line
",
    );
    let action = judge.read_action(&position, "20/off(6)").unwrap();
    assert_eq!(judge.write_action(&position, action), "20/off(6)");

    let position = judge
        .read_position("20,22,24,off:12/1:10,2,3,4,5,9 white white 61")
        .unwrap();
    let off = judge.read_action(&position, "20/off").unwrap();
    assert_eq!(judge.write_action(&position, off), "20/off");
    assert_eq!(off.to_string(), "20/off(6)");
    for text in ["20/21*", "20/21", "20/21(1)", "20/21*(1)"] {
        let hit = judge.read_action(&position, text).unwrap();
        assert_eq!(judge.write_action(&position, hit), "20/21*");
    }
}

#[test]
fn wrong_records_are_refused_where_they_are_wrong() {
    let head = "kotra 1\nrules kotra\n";
    let near = "position 20:3,21:3,22:3,23:4,24:2/hit,1:14 white white ??\n";
    all_refused(
        |lines| format!("{head}{}\n", lines.replace("NEAR", near)).parse::<Record>(),
        r"
rounds 3/5 -> 3:1 -> white, black, date, position, match
round 7/5 -> 3:7 -> a die, 1 to 6
round 35 -> 3:8 -> a slash and the die of black
round 3/ -> 3:9 -> a die, 1 to 6
round 3/5/1 -> 3:10 -> the end of the line
round 3/5\nround 3/5 -> 4:7 -> the game has already begun
begins white -> 3:8 -> the loser of the game before
begins men -> 3:8 -> white or black
match 0 white 0 black 0 -> 3:7 -> 1 to 999
match 1000 white 0 black 0 -> 3:7 -> 1 to 999
match 7 -> 3:8 -> a space
match 7 black 0 -> 3:9 -> white
match 7 white 7 black 0 -> 3:15 -> less than wins the match
match 7 white 0.4 black 0 -> 3:16 -> a space
match 7 white 0 black x -> 3:23 -> what the side has won
match 7 white 0 black 0 winner white -> 3:25 -> loser
match 7 white 0 black 0 loser nobody -> 3:31 -> white or black
match 7 white 0 black 0 loser white x -> 3:36 -> the end of the line
match 7 white 0 black 0\nmatch 7 white 0 black 0 -> 4:7 -> a match stands before the first throw
round 3/3\nmatch 7 white 0 black 0 -> 4:7 -> a match stands before
match 7 white 0 black 0\nbegins white -> 4:8 -> the throw decides
match 7 white 2 black 0 loser black\nbegins white -> 4:8 -> the throw decides
match 7 white 2 black 0 loser black\nround 1/2 -> 4:7 -> the throw decides
1 white 62: -> 3:9 -> it is not yet known who begins
round 3/5\nwhite Jón -> 4:7 -> all header lines before the first throw
round 3/5\n2 white 62: -> 4:1 -> turn 1
round 3/5\n1 black 62: -> 4:3 -> white
round 3/5\n1 -> 4:2 -> a space
round 3/5\n1 white -> 4:8 -> a space
round 3/5\n1 white: -> 4:8 -> a space
round 3/5\n1 white x -> 4:9 -> a die, 1 to 6
round 3/5\n1 white 6x -> 4:10 -> a die, 1 to 6
round 3/5\n1 white 62 -> 4:11 -> a colon after the throw
round 3/5\n1 white 622: -> 4:11 -> a colon after the throw
round 3/5\n1 white 6: -> 4:9 -> two dice are to be thrown
round 3/5\n1 white one 6: -> 4:9 -> a die, 1 to 6
round 3/5\n1 white 62:1/3 -> 4:12 -> a space
round 3/5\n1 white 62: 1/3, -> 4:16 -> the end of the action
round 3/5\n1 white 62: 1/3* -> 4:13 -> no asterisk: nothing is hit here
round 3/5\n1 white 62: 1/3(3) -> 4:17 -> the die that reaches this point
round 3/5\n1 white 62: stop -> 4:13 -> a side stops at a half munk only
round 3/5\n1 white 62: two -> 4:13 -> two dice are thrown now
round 3/5\n1 white 62: 1/3/10 -> 4:17 -> a point that one die reaches
round 3/5\n1 white 62: 1/3/ -> 4:17 -> a point, 1 to 24
round 3/5\n1 white 62: 1/3/9/12 -> 4:18 -> the next turn, on a line of its own
round 3/5\n1 white 62: 1/3 1/7 1/2 -> 4:20 -> the next turn, on a line
round 3/5\n1 white 62: 1/3\n2 black 62: -> 5:1 -> the rest of the previous turn
round 3/5\n1 white 62: 1/3\nround 3/5 -> 5:1 -> a turn or the result
result white off 2 -> 3:8 -> white resigned 2, white resigned mar 4
result white resigned -> 3:8 -> white resigned 2
result white resigned mar 4 -> 3:8 -> result white resigned 2
result white resigned 2\nround 3/5 -> 4:1 -> nothing after the result
NEAR1 white 14: 23/24 stop 1/2 -> 4:23 -> the end of the line
NEAR1 white 14: 23/24 stop -> 5:1 -> munk langi-mukur half mar 3.5
NEAR1 white 14: 23/24 stop\nresult white munk langi-mukur half 2.5 -> 5:8 -> result white munk langi-mukur half mar 3.5
NEARresult white resigned 2 -> 4:8 -> result white resigned mar 4
NEARmatch 7 white 0 black 0 -> 4:7 -> a match stands before
",
    );
}

#[test]
fn uses_may_be_typed_in_fewer_words_and_say_more() {
    let read = |text: &str| -> String {
        let text = format!("kotra 1\nrules kotra\nround 3/5\n{text}\n");
        text.parse::<Record>()
            .unwrap_or_else(|error| panic!("{error}\n{text}"))
            .to_string()
    };
    let plain = read("1 white 62: 1/3 3/9");
    assert!(plain.ends_with("\n1 white 62: 1/3 3/9\n"), "{plain}");
    for typed in ["1/3/9", "1/3(2)/9(6)", "1/3(2) 3/9", "1/3/9(6)"] {
        assert_eq!(read(&format!("1 white 62:  {typed}")), plain);
    }

    let position = "1:10,5,8,10,16,20/1:10,2,3,5,7,9 white white ??";
    for typed in ["8/14*/16", "8/14/16", "8/14*(6)/16(2)", "8/14* 14/16"] {
        let text = format!("kotra 1\nrules kotra\nposition {position}\n1 white 62: {typed}\n");
        let written = text.parse::<Record>().unwrap().to_string();
        assert!(
            written.ends_with("\n1 white 62: 8/14* 14/16\n"),
            "{written}"
        );
    }
}

#[test]
fn a_munk_of_one_die_needs_the_choice() {
    let head = "kotra 1\nrules kotra single_die=yes\n\
        position 20:3,21:3,22:3,23:4,24:2/hit,1:14 white white choose\n";
    let read = |turn: &str| format!("{head}{turn}\n").parse::<Record>();
    all_refused(
        read,
        r"
1 white 62: -> 4:9 -> one or two
1 white three -> 4:9 -> one or two
1 white one 62: -> 4:13 -> one die is to be thrown
1 white two 6: -> 4:13 -> two dice are to be thrown
1 white one: -> 4:12 -> a space
",
    );
    let chosen = read("1 white one").unwrap();
    assert!(chosen.to_string().ends_with("\n1 white one\n"), "{chosen}");
}

#[test]
fn wrong_heads_and_links_are_refused_for_what_is_wrong() {
    wrong_heads_and_links_are_refused::<Game>(EXAMPLES, |link| {
        link.replacen(";;", ";1%3A15%2F1%3A15%20white%20white%20%3F%3F;", 1)
    });
}
