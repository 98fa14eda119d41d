//! The common frame of the texts of all games: what is ignored around them, names and dates. Hnefatafl stands for any game.

use game::{Linked, read_position, read_rules};
use hnefatafl::{Game, Judge, PRESETS, Record, Rules, Side};

const WHOLE: &str = "hnefatafl 1\nrules linne camps=never-back\nswede Áile\nmuscovite Per; Pål\ndate 2026-11-21\n\
                     position 9/9/9/9/9/1tKt5/2T6/8t/9 swede\n\n1 c3-d3 i2-i3\nresult swede resigned\n";

/// What editors, mail programs and messengers put around a text.
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
    let rules = "linne camps=never-back";
    let position = "9/9/9/9/9/1tKt5/2T6/8t/9 swede";
    let judge = Judge::new(read_rules(rules).unwrap()).unwrap();
    let place = read_position::<Game>(&judge, position).unwrap();
    let link = WHOLE.parse::<Record>().unwrap().write_link();
    for around in AROUND {
        let with = |text: &str| format!("{around}{text}{around}");
        let record = with(WHOLE).parse::<Record>();
        assert_eq!(record.unwrap().to_string(), WHOLE, "{around:?}");
        assert_eq!(
            read_rules::<Rules>(&with(rules)),
            Ok(*judge.rules()),
            "{around:?}"
        );
        assert_eq!(
            read_position::<Game>(&judge, &with(position)),
            Ok(place),
            "{around:?}"
        );
        assert!(
            matches!(Linked::<Game>::read(&with(&link)), Ok(Linked::Game(_))),
            "{around:?}"
        );
    }
    // Errors keep their place in the text.
    let wrong = "\n \u{feff} hnefatafl 1\nrules tiny\n".parse::<Record>();
    let wrong = wrong.unwrap_err();
    assert_eq!((wrong.line, wrong.column), (3, 7));
}

#[test]
fn a_name_is_read_as_it_was_written() {
    let mut record: Record = WHOLE.parse().unwrap();
    for name in [
        "\u{2060}Áile\u{200b}",
        "\u{feff}Áile \u{a0}",
        "Áile \u{2764}\u{fe0f}",
    ] {
        record.set_name(Side::Swede, name);
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(read.name(Side::Swede), record.name(Side::Swede), "{name:?}");
    }
    assert_eq!(record.name(Side::Swede), "Áile \u{2764}\u{fe0f}");
}

#[test]
fn what_nobody_sees_is_named_where_it_is_wrong() {
    for (text, told) in [
        (
            "hnefatafl\u{a0}1\n",
            r#"line 1, column 1: found "hnefatafl[U+00A0]1"; expected hnefatafl 1"#,
        ),
        (
            "hnefatafl 1\u{200d}\n",
            r#"line 1, column 1: found "hnefatafl 1[U+200D]"; expected hnefatafl 1"#,
        ),
        (
            "\u{ad}hnefatafl 1\n",
            r#"line 1, column 1: found "[U+00AD]hnefatafl 1"; expected hnefatafl 1"#,
        ),
        (
            "hnefatafl 1\nrules\u{a0}linne\n",
            r#"line 2, column 1: found "rules[U+00A0]linne"; expected"#,
        ),
        (
            "hnefatafl 1\nrules linne\u{202f}board=7\n",
            r#"line 2, column 12: found "[U+202F]board=7"; expected"#,
        ),
        (
            "hnefatafl 1\nrules linne board=\u{200b}7\n",
            r#"line 2, column 19: found "[U+200B]7"; expected"#,
        ),
    ] {
        let error = text.parse::<Record>().unwrap_err().to_string();
        assert!(error.starts_with(told), "{error}");
    }
}

#[test]
fn names_are_kept_short_and_dates_checked() {
    let mut record = Record::new(Judge::new(PRESETS[0].rules).unwrap(), None);
    record.set_name(Side::Muscovite, &format!(" a\nb {}", "c".repeat(90)));
    assert_eq!(record.name(Side::Muscovite).chars().count(), 80);
    assert!(record.name(Side::Muscovite).starts_with("a b c"));
    assert_eq!(record.name(Side::Swede), "");
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
