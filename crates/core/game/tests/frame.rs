//! The frame of texts, around a game that only these tests know.
use crate::nim::{Nim, Rules};
use game::{
    LINK_LIMIT, LinkError, Linked, Record, RuleSets, Side, is_handed_on, read_position, read_rules,
    recorded_as, write_position_link, write_rules,
};

const WHOLE: &str = "nim 1\nrules large heap=7\nfirst Áile\nsecond Per; Pål\ndate 2026-11-21\n\
                     position 6 second\n1 3\n2 3\nresult first emptied\n";

fn link() -> String {
    WHOLE.parse::<Record<Nim>>().unwrap().write_link()
}

#[test]
fn rules_are_written_from_the_nearest_rule_set() {
    for (heap, three, text) in [
        (5, false, "small"),
        (5, true, "small three=yes"),
        (50, true, "large"),
        (9, true, "large heap=9"),
    ] {
        let rules = Rules { heap, three };
        assert_eq!(write_rules(&rules), text);
        assert_eq!(read_rules(text), Ok(rules));
        let preset = recorded_as(&rules).map(|preset| preset.id);
        assert_eq!(preset, (!text.contains(' ')).then_some(text));
        let base = &Rules::PRESETS[usize::from(text.starts_with("large"))];
        assert_eq!(is_handed_on(base, &rules), preset.is_some());
    }
}

#[test]
fn wrong_rules_are_refused_where_they_are_wrong() {
    for (text, column, expected) in [
        ("tiny", 1, "a rule set: small, large"),
        ("small deep", 7, "an option written name=value"),
        ("small deep=1", 7, "an option: heap, three"),
        ("small three=2", 13, "yes | no"),
        ("small three=yes three=no", 17, "each option only once"),
        (
            "small heap=0",
            1,
            "options that work together: there is nothing to take",
        ),
    ] {
        let error = read_rules::<Rules>(text).unwrap_err();
        assert_eq!(
            (error.column, error.expected.to_string().as_str()),
            (column, expected)
        );
    }
}

#[test]
fn a_record_is_written_as_it_was_read() {
    for text in [
        WHOLE,
        "nim 1\nrules small\n",
        "nim 1\nrules small\n1 2\nresult first resigned\n",
    ] {
        let record: Record<Nim> = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
    }
    let spaced = WHOLE.replace('\n', "  \n\n# a comment\n");
    assert_eq!(spaced.parse::<Record<Nim>>().unwrap().to_string(), WHOLE);
}

/// What editors, mail and messengers put around a text.
const AROUND: [&str; 7] = [
    "\u{feff}",
    "\u{a0}",
    "\u{200b}",
    "\u{2060}",
    " \t",
    "\r\n\u{feff} ",
    "\u{3000}",
];

#[test]
fn what_nobody_sees_around_a_text_is_left_out() {
    let [rules, position] = ["large heap=7", "6 second"];
    let judge = read_rules::<Rules>(rules).unwrap().judge().unwrap();
    let place = read_position::<Nim>(&judge, position).unwrap();
    let link = link();
    for around in AROUND {
        let with = |text: &str| format!("{around}{text}{around}");
        let record = with(WHOLE).parse::<Record<Nim>>();
        assert_eq!(record.unwrap().to_string(), WHOLE, "{around:?}");
        assert_eq!(
            read_rules(&with(rules)),
            Ok(*Rules::of(&judge)),
            "{around:?}"
        );
        assert_eq!(
            read_position::<Nim>(&judge, &with(position)),
            Ok(place),
            "{around:?}"
        );
        assert!(
            matches!(Linked::<Nim>::read(&with(&link)), Ok(Linked::Game(_))),
            "{around:?}"
        );
    }
    // The place of a mistake stays that of the text.
    let wrong = "\n \u{feff} nim 1\nrules tiny\n".parse::<Record<Nim>>();
    let wrong = wrong.unwrap_err();
    assert_eq!((wrong.line, wrong.column), (3, 7));
}

#[test]
fn a_name_is_read_as_it_was_written() {
    let mut record: Record<Nim> = WHOLE.parse().unwrap();
    for name in [
        "\u{2060}Áile\u{200b}",
        "\u{feff}Áile \u{a0}",
        "Áile \u{2764}\u{fe0f}",
    ] {
        record.set_name(Side::First, name);
        let read: Record<Nim> = record.to_string().parse().unwrap();
        assert_eq!(read.name(Side::First), record.name(Side::First), "{name:?}");
    }
    assert_eq!(record.name(Side::First), "Áile \u{2764}\u{fe0f}");
}

#[test]
fn what_nobody_sees_is_named_where_it_is_wrong() {
    for (text, told) in [
        (
            "nim\u{a0}1\n",
            r#"line 1, column 1: found "nim[U+00A0]1"; expected nim 1"#,
        ),
        (
            "nim 1\u{200d}\n",
            r#"line 1, column 1: found "nim 1[U+200D]"; expected nim 1"#,
        ),
        (
            "\u{ad}nim 1\n",
            r#"line 1, column 1: found "[U+00AD]nim 1"; expected nim 1"#,
        ),
        (
            "nim 1\nrules\u{a0}small\n",
            r#"line 2, column 1: found "rules[U+00A0]small"; expected"#,
        ),
        (
            "nim 1\nrules small\u{202f}heap=7\n",
            r#"line 2, column 12: found "[U+202F]heap=7"; expected"#,
        ),
        (
            "nim 1\nrules small heap=\u{200b}7\n",
            r#"line 2, column 18: found "[U+200B]7"; expected"#,
        ),
    ] {
        let error = text.parse::<Record<Nim>>().unwrap_err().to_string();
        assert!(error.starts_with(told), "{error}");
    }
}

#[test]
fn a_wrong_record_is_refused_where_it_is_wrong() {
    let begun = "nim 1\nrules small\n";
    let lines = "first, second, date, position, pass or result";
    for (text, line, column, expected) in [
        ("", 1, 1, "nim 1"),
        ("nim 2\n", 1, 1, "nim 1"),
        ("nim 1\n", 2, 1, "the word rules and the name of a rule set"),
        (
            "nim 1\nsmall\n",
            2,
            1,
            "the word rules and the name of a rule set",
        ),
        ("nim 1\nrules tiny\n", 2, 7, "a rule set: small, large"),
        (&format!("{begun}third Per\n"), 3, 1, lines),
        (&format!("{begun}third\n"), 3, 1, lines),
        (&format!("{begun}date\n"), 3, 5, "a space"),
        (
            &format!("{begun}date 2026-13-01\n"),
            3,
            6,
            "one date, such as 2026-11-21",
        ),
        (
            &format!("{begun}date 2026-11-21\ndate 2026-11-21\n"),
            4,
            6,
            "one date, such as 2026-11-21",
        ),
        (
            &format!("{begun}first A\nfirst B\n"),
            4,
            7,
            "this header line only once",
        ),
        (
            &format!("{begun}first {}\n", "a".repeat(81)),
            3,
            7,
            "a name of at most 80 characters on one line",
        ),
        (
            &format!("{begun}position 6 first\n"),
            3,
            10,
            "a possible position: the heap is smaller",
        ),
        (
            &format!("{begun}position 3 first x\n"),
            3,
            17,
            "the end of the line",
        ),
        (
            &format!("{begun}position 3 first\nposition 3 first\n"),
            4,
            10,
            "this header line only once",
        ),
        (
            &format!("{begun}1 1\ndate 2026-11-21\n"),
            4,
            1,
            "the number of this line",
        ),
        (
            &format!("{begun}1 3\n"),
            3,
            3,
            "something that can come next in the game: not so many",
        ),
        (
            &format!("{begun}pass 1\n"),
            3,
            6,
            "something that can come next in the game: not so many",
        ),
        (
            &format!("{begun}result draw agreed\n"),
            3,
            8,
            "first resigned or second resigned",
        ),
        (
            &format!("{begun}result first resigned\n1 1\n"),
            4,
            1,
            "nothing after the result",
        ),
        (
            &format!("{begun}1 2\n2 2\n3 1\n"),
            6,
            1,
            "the result of the game: result first emptied",
        ),
        (
            &format!("{begun}1 2\n2 2\n3 1\nresult second emptied\n"),
            6,
            8,
            "the result of the game: result first emptied",
        ),
        (&"n".repeat(301), 1, 1, "at most 300 bytes of record"),
    ] {
        let error: crate::nim::Error = text.parse::<Record<Nim>>().unwrap_err();
        let said = error.expected.to_string();
        assert_eq!(
            (error.line, error.column, said.as_str()),
            (line, column, expected),
            "{text}"
        );
    }
}

#[test]
fn names_are_kept_short_and_dates_checked() {
    let mut record = Record::<Nim>::new(Rules::PRESETS[0].rules, None);
    record.set_name(Side::Second, &format!(" a\nb {}", "c".repeat(90)));
    assert_eq!(record.name(Side::Second).chars().count(), 80);
    assert!(record.name(Side::Second).starts_with("a b c"));
    assert_eq!(record.name(Side::First), "");
    for wrong in [
        "2026-1-01",
        "2026-00-01",
        "2026-01-32",
        "2026-01-011",
        "2026-01-0é",
    ] {
        assert!(!record.set_date(wrong), "{wrong}");
    }
    assert_eq!(record.date(), None);
}

#[test]
fn a_link_reads_back_whatever_it_tells_beside_the_game() {
    let Ok(Linked::Game(read)) = Linked::<Nim>::read(&link()) else {
        panic!("{}", link());
    };
    assert_eq!(read.to_string(), WHOLE);
    // What is not told at the end is left out.
    let plain = Record::<Nim>::new(Rules::PRESETS[0].rules, None).write_link();
    assert_eq!(plain.matches(';').count(), 2, "{plain}");

    let rules = Rules::PRESETS[1].rules;
    let start = read.start().unwrap();
    let link = write_position_link::<Nim>(&rules, start);
    assert_eq!(link, "position=nim-2;large;6%20second");
    let Ok(Linked::<Nim>::Position(same, at)) = Linked::read(&link) else {
        panic!("{link}");
    };
    assert_eq!((same, at), (rules, *start));
}

#[test]
fn a_wrong_link_is_refused_for_what_is_wrong() {
    let link = link();
    for (text, error) in [
        ("nim-2", LinkError::Kind),
        ("play=nim-2;small;A", LinkError::Kind),
        ("game=", LinkError::Parts),
        ("game=nim", LinkError::Parts),
        ("game=chess", LinkError::Damaged),
        ("game=nim-1;small;A", LinkError::Version),
        ("game=1;small;A", LinkError::OtherGame),
        ("game=chess-2;small;A", LinkError::OtherGame),
        ("game=-2;small;A", LinkError::Damaged),
        ("game=nim-x;small;A", LinkError::Damaged),
        ("game=nim-2;small", LinkError::Parts),
        ("game=nim-2;tiny;AAAA", LinkError::Rules),
        ("game=nim-2;small;A!", LinkError::Damaged),
        ("game=nim-2;small;AAAA", LinkError::Damaged),
        ("position=nim-2;small;9%20first", LinkError::Position),
        ("position=nim-2;small;%FF", LinkError::Damaged),
        (
            &link.replace("2026-11-21", "2026-11-41"),
            LinkError::Damaged,
        ),
        (
            &link.replace("6%20second", "60%20second"),
            LinkError::Position,
        ),
        (&link.replace("6%20second", "1%20second"), LinkError::Game),
        (&format!("{link};x"), LinkError::Parts),
        (&link.repeat(LINK_LIMIT), LinkError::TooLong),
    ] {
        assert_eq!(Linked::<Nim>::read(text).unwrap_err(), error, "{text:.80}");
    }
}
