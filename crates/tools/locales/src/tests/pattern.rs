//! Patterns of messages.

use sahkku_words::Language;
use sahkku_words::pattern::{Arguments, Value, escape, format};

fn said(pattern: &str, arguments: &Arguments<'_>) -> String {
    Language::of("se").map_or_else(String::new, |se| format(pattern, arguments, se))
}

#[test]
fn gaps_are_filled() {
    let pattern = "from {from} to {to}.";
    let arguments = [("to", Value::Text("b3")), ("from", Value::Text("b1"))];
    assert_eq!(said(pattern, &arguments), "from b1 to b3.");
    assert_eq!(said("{count}!", &[("count", Value::Count(12))]), "12!");
    assert_eq!(
        said("{row}{row|c:!|*:?}", &[("row", Value::Shown(&'c'))]),
        "c?"
    );
}

#[test]
fn braces_and_bars_can_be_said() {
    let pattern = format!("{} {{to}} {}", escape("[{a|b}]"), escape("}"));
    assert_eq!(said(&pattern, &[("to", Value::Text("{|"))]), "[{a|b}] {| }");
}

#[test]
fn choices_are_made_by_word_number_and_category() {
    let pattern =
        "{side|men:{count|0:nobody|one:a man|two:two: a pair|*:{count} men}|*:women} here";
    let of = |side, count| {
        said(
            pattern,
            &[("side", Value::Text(side)), ("count", Value::Count(count))],
        )
    };
    assert_eq!(of("men", 0), "nobody here");
    assert_eq!(of("men", 1), "a man here");
    assert_eq!(of("men", 2), "two: a pair here");
    assert_eq!(of("men", 7), "7 men here");
    assert_eq!(of("women", 7), "women here");
}

#[test]
fn broken_patterns_are_said_as_far_as_they_go() {
    let arguments = [("a", Value::Text("x"))];
    for pattern in [
        "{", "}", "{a", "{a|", "{a|}", "{a|x", "{b}", "{|*:}", "{{a}}", "|", "{a|y:z}",
    ] {
        assert!(
            said(pattern, &arguments).len() <= pattern.len(),
            "{pattern}"
        );
    }
    assert_eq!(said("a { b", &arguments), "a ");
}
