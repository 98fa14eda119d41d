//! The behaviour of the commands in every game.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bindings::Rules;
use game::RuleSets;
use games::{GAMES, GameName, with_game};
use serde_json::Value;
use testkit::notation::Examples;

use crate::common::{Said, keys, quoted, read, sahkku, values};
use crate::{of_hnefatafl, of_kotra, of_sahkku};

/// Runs a test with the name of every game.
fn each(test: impl Fn(&str)) {
    GAMES.iter().for_each(|game| test(game.name));
}

fn of(game: &str, words: &str) -> Said {
    sahkku(&format!("--game {game} {words}"))
}

/// The rule sets and their options, as `sahkku rules` prints them.
fn rule_sets(game: &str) -> Vec<Value> {
    let all = read(&of(game, "rules --json").fine());
    all.as_array().unwrap().clone()
}

#[test]
fn the_game_is_found_wherever_it_is_named() {
    each(|game| {
        let rules = of(game, "rules").fine();
        assert_eq!(sahkku(&format!("rules --game={game}")).fine(), rules);
        assert_eq!(sahkku(&format!("rules --game {game}")).fine(), rules);
    });
    assert_eq!(sahkku("rules").fine(), of(GAMES[0].name, "rules").fine());
    assert_eq!(sahkku("--game chess rules").code, Some(2));
    // Words after -- are input, such as a file with this name.
    assert_eq!(sahkku("replay -- --game=hnefatafl").code, Some(3));
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

#[test]
fn help_shows_every_command_with_examples_that_work() {
    each(|game| {
        let help = of(game, "--help").fine();
        for part in [
            "Examples:",
            "Exit codes:",
            "130  interrupted",
            "docs/notation.md",
        ] {
            assert!(help.contains(part), "{part}");
        }
        let mut examples = 0;
        for command in "rules moves replay perft trace simulate match bench".split(' ') {
            assert!(help.contains(command));
            let help = of(game, &format!("{command} --help")).fine();
            assert!(
                help.contains("Examples:") && help.contains("--game"),
                "{command}"
            );
            let quick = ["rules", "moves", "perft"].contains(&command);
            for line in help.lines().filter(|_| quick) {
                let Some(line) = line.trim().strip_prefix("sahkku ") else {
                    continue;
                };
                let said = sahkku(line);
                assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{line}");
                examples += 1;
            }
        }
        assert!(examples > 5, "{examples}");
    });
}

fn lists_rule_sets_and_options<R: RuleSets>(game: &str) {
    let list = of(game, "rules").fine();
    let all = rule_sets(game);
    assert_eq!(all.len(), R::PRESETS.len());
    for (preset, json) in R::PRESETS.iter().zip(&all) {
        assert!(list.contains(preset.id) && list.contains(preset.name));
        assert!(!json["portrait"].as_str().unwrap().is_empty(), "{json}");
        assert_eq!(json["options"].as_array().unwrap().len(), R::OPTIONS.len());
        let shown = of(game, &format!("rules {}", preset.id)).fine();
        for option in R::OPTIONS {
            let mut lines = shown.lines();
            let line = lines
                .find(|line| line.trim_start().starts_with(option.name))
                .unwrap();
            let value = option.get(&preset.rules).to_string();
            assert!(
                line.contains(&value) && line.contains(&option.choices()),
                "{line}"
            );
        }
    }
}

#[test]
fn rules_list_every_rule_set_and_every_option() {
    for game in GameName::ALL {
        with_game!(game, P in programs => lists_rule_sets_and_options::<Rules<P>>(game.game().name));
    }
}

#[test]
fn every_change_is_of_one_option_and_every_option_is_changed() {
    each(|game| {
        let mut changed = BTreeSet::new();
        let all = rule_sets(game);
        for preset in &all {
            let preset = preset["id"].as_str().unwrap();
            let trace = format!("trace --rules {preset} --every-option --games 1 --cap 1");
            let lines = values(&of(game, &trace).fine());
            let mut options = lines.iter().filter_map(|line| line["options"].as_object());
            let usual = options.next().unwrap();
            for flipped in options {
                let differ = flipped
                    .iter()
                    .filter(|(name, value)| usual[*name] != **value);
                let differ: Vec<&String> = differ.map(|(name, _)| name).collect();
                let [name] = differ[..] else {
                    panic!("{differ:?}")
                };
                changed.insert(name.clone());
            }
        }
        assert_eq!(changed.len(), all[0]["options"].as_array().unwrap().len());
    });
}

#[test]
fn traces_depend_on_the_seed_and_not_on_the_threads() {
    each(|game| {
        let trace = |more: &str| of(game, &format!("trace {more}")).fine();
        let one = trace("--games 9 --seed 5 --threads 1");
        assert_eq!(trace("--games 9 --seed 5 --threads 3"), one);
        assert!(trace("--games 12 --seed 5").starts_with(&one));
        assert_ne!(trace("--games 9 --seed 6"), one);
        assert_eq!(trace("--games 0"), "");
    });
}

#[test]
fn a_trace_numbers_its_lines_and_ends_every_game() {
    each(|game| {
        let (mut number, mut ply) = (0, 0);
        for line in values(&of(game, "trace --games 3 --cap 7").fine()) {
            assert_eq!(line["game"], number);
            if let Some(outcome) = line.get("outcome") {
                let capped =
                    (&outcome["winner"], &outcome["reason"]) == (&Value::Null, &"cap".into());
                assert_eq!(capped, ply == 7, "{line}");
                (number, ply) = (number + 1, 0);
                continue;
            }
            let usual = GAMES.iter().find(|known| known.name == game).unwrap().rules[0];
            assert_eq!((&line["ply"], &line["rules"]), (&ply.into(), &usual.into()));
            let chosen = line["chosen"].as_u64().unwrap() as usize;
            assert!(chosen < line["legal"].as_array().unwrap().len());
            ply += 1;
        }
        assert_eq!(number, 3);
    });
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
        ("sahkku", of_sahkku::traces(), &["homebound", "king"][..]),
        ("hnefatafl", of_hnefatafl::traces(), &[]),
        ("kotra", of_kotra::traces(), &[]),
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
            assert!(
                keys(&decision["options"])
                    .iter()
                    .all(|name| all.contains(name))
            );
            done.extend(shapes(line["legal"].as_array().unwrap(), "do"));
            happened.extend(shapes(line["events"].as_array().unwrap(), "event"));
        }
        assert_eq!(done, shapes(&actions, "do"), "{game}");
        assert_eq!(happened, shapes(&events, "event"), "{game}");
    }
}

#[test]
fn simulations_count_every_game_and_check_invariants() {
    each(|game| {
        let simulate = |more: &str| of(game, &format!("simulate {more}")).fine();
        let row = &read(&simulate("--games 50 --check --format json"))[0];
        let count = |name: &str| row[name].as_u64().unwrap();
        let share = |name: &str| row[name].as_f64().unwrap();
        let [one, other] = programs::rules(game, row["preset"].as_str().unwrap())
            .unwrap()
            .sides();
        let wins = [one, other].map(|side| count(&format!("{side}_wins")));
        assert_eq!(wins[0] + wins[1], count("won"));
        let [low, middle, high] =
            ["low", "share", "high"].map(|part| share(&format!("{one}_{part}")));
        assert!(low <= middle && middle <= high, "{row}");
        assert_eq!(
            simulate("--games 60 --threads 1"),
            simulate("--games 60 --threads 4")
        );
        assert!(simulate("--games 0").contains("games         0"));
        let every = "--games 1 --every-option --check --cap 60 --format csv";
        let every = simulate(every);
        let names = every.lines().next().unwrap().split(',').count();
        assert!(every.lines().count() > 8 && names > 40, "{every}");
    });
}

#[test]
fn matches_are_the_same_on_any_number_of_threads() {
    each(|game| {
        let play = |more: &str| of(game, &format!("match {more}"));
        let threads = |count| {
            play(&format!(
                "--players easy,random --games 5 --seed 3 --threads {count}"
            ))
            .fine()
        };
        let one = threads(1);
        assert_eq!(threads(3), one);
        for part in ["easy against random", "\n  as ", "games         6"] {
            assert!(one.contains(part), "{part}: {one}");
        }
        for players in ["easy", "easy,grand", "easy,easy,easy"] {
            assert_eq!(
                play(&format!("--players {players}")).code,
                Some(2),
                "{players}"
            );
        }
        let every = "--players random,random --every-option --format csv --games 2 --cap 4";
        let csv = play(every).fine();
        assert!(csv.lines().count() > rule_sets(game)[0]["options"].as_array().unwrap().len());
    });
}

#[test]
fn bench_measures_every_rule_set() {
    each(|game| {
        let bench =
            |more: &str| of(game, &format!("bench --repeats 1 --milliseconds 1 {more}")).fine();
        let table = bench("");
        for preset in rule_sets(game) {
            let id = preset["id"].as_str().unwrap();
            assert!(table.contains(&format!("| {id} |")), "{table}");
        }
        let rows = read(&bench("--format json"));
        for name in ["decisions_a_second", "actions_a_second"] {
            assert!(rows[0][name].as_f64().unwrap() > 0.0);
        }
    });
}

#[test]
fn what_cannot_be_read_is_refused_in_one_sentence() {
    each(|game| {
        let usual = rule_sets(game)[0]["id"].as_str().unwrap().to_owned();
        for rules in ["chess", "", &format!("{usual} no_such=yes")] {
            of(game, &format!("rules {}", quoted(rules))).refused();
        }
        for setting in ["no_such=yes", "no_such"] {
            let said = of(game, &format!("perft start 1 --set {setting}")).refused();
            assert!(said.contains(&format!("--set {setting}: ")), "{said}");
        }
        assert!(
            of(game, "moves nonsense")
                .refused()
                .contains("the position")
        );
        of(game, "perft nonsense 2").refused();
        assert_eq!(of(game, "replay nowhere").code, Some(3));
    });
}
