//! `sahkku trace`: the shapes that the documents show, and games that begin at the positions of a file.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use games::GAMES;
use kotra::OPTIONS;
use serde_json::{Value, json};
use testkit::notation::Examples;

use crate::common::{keys, read, sahkku, values};

/// Games of sáhkku with everything that its traces show.
fn of_sahkku() -> Vec<Value> {
    let rules = [
        "lagesvuotna",
        "unjarga utsjok=yes raid_gate=raid",
        "vuovdaguoika utsjok=yes track=eight may_stop=yes",
        "globe-joueur raid_gate=both",
        "vuonnamarkan",
    ];
    let all = rules.map(|rules| {
        let words = format!("trace --games 6 --cap 400 --rules '{rules}'");
        values(&sahkku(&words).fine())
    });
    all.concat()
}

/// Games of Hnefatafl with everything that its traces show.
fn of_hnefatafl() -> Vec<Value> {
    let nearly_taken = "--start '9/9/9/9/9/3tKt3/9/9/4t4 muscovite' --games 150 --cap 1";
    let all = [
        "--rules linne --every-option",
        "--rules brandubh --games 9",
        nearly_taken,
        "--rules 'linne announce=players' --policy shuffle",
    ];
    let all = all.map(|words| values(&sahkku(&format!("--game hnefatafl trace {words}")).fine()));
    all.concat()
}

/// Positions from which random games reach everything in the rules of Kotra. In the first two langi múkur is one pip away.
const STARTS: &str = include_str!("kotra.jsonl");

/// Runs the command with games of Kotra that begin at these positions.
fn from_starts(words: &str) -> Vec<Value> {
    let words = format!("--game kotra {words} --from tests/kotra.jsonl");
    values(&sahkku(&words).fine())
}

/// The usual rules, and each option at each other value.
fn cases() -> usize {
    let others = OPTIONS.iter().map(|option| option.values().len() - 1);
    1 + others.sum::<usize>()
}

/// Games of Kotra with everything that its traces show.
fn of_kotra() -> Vec<Value> {
    from_starts("trace --games 800")
}

/// Whether a value has the shape of a documented example: the same names, recursively. An item of a list only needs to match
/// some item of the documented list.
fn is_like(value: &Value, shown: &Value) -> bool {
    match (value, shown) {
        (Value::Object(parts), Value::Object(known)) => {
            keys(value) == keys(shown)
                && parts.iter().all(|(name, part)| is_like(part, &known[name]))
        }
        (Value::Array(parts), Value::Array(known)) if !known.is_empty() => parts
            .iter()
            .all(|part| known.iter().any(|shown| is_like(part, shown))),
        _ => true,
    }
}

/// A line without the parts that other blocks of the document show.
fn frame(line: &Value) -> Value {
    let mut line = line.clone();
    for name in ["options", "legal", "events"] {
        line[name] = Value::Null;
    }
    line
}

/// The shapes of events or actions: the value of their tag, and their names except optional ones.
fn shape<'a>(value: &'a Value, tag: &str, optional: &[&str]) -> (&'a str, Vec<&'a str>) {
    let names = keys(value)
        .into_iter()
        .filter(|name| !optional.contains(name));
    (value[tag].as_str().unwrap(), names.collect())
}

#[test]
fn traces_have_the_shapes_that_the_document_shows() {
    let games = [
        ("sahkku", of_sahkku(), &["homebound", "king"][..]),
        ("hnefatafl", of_hnefatafl(), &[]),
        ("kotra", of_kotra(), &[]),
    ];
    assert_eq!(games.len(), GAMES.len());
    for (game, traces, optional) in games {
        let doc = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let doc = fs::read_to_string(doc.join(game).join("docs/notation.md")).unwrap();
        let doc = Examples(doc.leak());
        let shown =
            |kind: &str| -> Vec<Value> { doc.lines(kind).map(|(_, line)| read(line)).collect() };
        let [decision, outcome] = ["trace", "trace-outcome"].map(|kind| shown(kind).swap_remove(0));
        let (actions, events) = (shown("trace-action"), shown("trace-event"));
        let shapes = |all: &[Value], tag: &str| -> BTreeSet<(String, String)> {
            let shapes = all.iter().map(|value| shape(value, tag, optional));
            shapes
                .map(|(tag, names)| (tag.to_owned(), names.join(" ")))
                .collect()
        };
        let (mut done, mut happened) = (BTreeSet::new(), BTreeSet::new());
        for line in &traces {
            if line.get("outcome").is_some() {
                assert!(is_like(line, &outcome), "{line}");
                continue;
            }
            assert!(is_like(&frame(line), &frame(&decision)), "{line}");
            let all = keys(&line["options"]);
            let shown = keys(&decision["options"]);
            assert!(shown.iter().all(|name| all.contains(name)));
            done.extend(shapes(line["legal"].as_array().unwrap(), "do"));
            happened.extend(shapes(line["events"].as_array().unwrap(), "event"));
        }
        assert_eq!(done, shapes(&actions, "do"), "{game}");
        assert_eq!(happened, shapes(&events, "event"), "{game}");
    }
}

#[test]
fn games_begin_at_the_lines_of_a_file_in_turn() {
    let starts = values(STARTS);
    let firsts = from_starts("trace --games 20 --cap 1");
    let firsts: Vec<&Value> = firsts.iter().filter(|line| line["ply"] == 0).collect();
    assert_eq!(firsts.len(), 20);
    for (line, start) in firsts.into_iter().zip(starts.iter().cycle()) {
        for (name, value) in start["options"].as_object().unwrap() {
            assert_eq!(line["options"][name], *value);
        }
        // A throw that passes changes the turn, and uses up one of the after-throws.
        if line["events"] == json!([]) {
            for part in ["turn", "first", "white", "black", "after"] {
                assert_eq!(line["position"][part], start["position"][part]);
            }
        }
    }
}

#[test]
fn an_option_changes_in_every_line_that_allows_it() {
    let trace = "trace --every-option --games 8 --cap 1";
    let lines = from_starts(trace);
    let firsts: Vec<&Value> = lines.iter().filter(|line| line["ply"] == 0).collect();
    assert_eq!(firsts.len(), cases() * 8);
    let count = |option: &str, value: Value| {
        let lines = firsts
            .iter()
            .filter(|line| line["options"][option] == value);
        lines.count()
    };
    // All games of the case that sets it, and in the others those of the line that does.
    assert_eq!(count("last_throw", "yes".into()), 8 + (cases() - 1));
    // Without after-throws their line is impossible, and the first line is played again.
    let after = |line: &&&Value| !line["position"]["after"].is_null();
    assert!(firsts.iter().filter(after).count() > 4);
    let mut without = firsts.iter().filter(after);
    assert!(without.all(|line| line["options"]["after_throws"] != 0));
}

/// The examples in the notation of sáhkku match the program's input and output.
#[test]
fn the_examples_are_read_and_written_back() {
    let examples = Examples(include_str!("../../../games/sahkku/docs/notation.md"));
    examples.are_read_and_written_back::<sahkku::Game, sahkku::Action>();
    let _ = examples.positions::<sahkku::Game>();
}
