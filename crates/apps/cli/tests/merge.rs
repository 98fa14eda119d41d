//! Parts of simulations, and `sahkku merge`, which merges them.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::common::{LAST, Said, folder, has, read, sahkku, values, word};

const RUNS: [&str; 4] = [
    "simulate --rules maze --women greedy",
    "--game hnefatafl simulate --rules tablut --cap 60",
    "--game LAST simulate --option one_die=either --cap 90",
    // Many rules, and no game for some of the parts.
    "--game LAST simulate --every-option --games 5",
];

const PARTS: usize = 7;

/// The parts in an order that is neither sorted nor reversed.
const ORDER: [usize; PARTS] = [4, 1, 7, 3, 6, 2, 5];

fn run(run: &str, more: &str) -> Said {
    let games = match run {
        _ if run.contains("--games") => "",
        // An odd number is made even: eight pairs.
        _ if run.contains("match") => "--games 15",
        _ => "--games 100",
    };
    let run = run.replace("LAST", LAST);
    sahkku(&format!("{run} {games} --seed 5 {more}"))
}

/// The option for a file of rows, which simulations can write.
fn rows(of: &str, file: &Path) -> String {
    match of.contains("simulate") {
        true => format!("--rows {}", word(file)),
        false => String::new(),
    }
}

/// Plays the parts of a run: their files of counts in [`ORDER`].
fn parts(folder: &Path, of: &str) -> Vec<PathBuf> {
    let part = |n: usize| {
        let counts = folder.join(format!("{n}.json"));
        let rows = rows(of, &folder.join(format!("{n}.jsonl")));
        let more = format!("--part {n}/{PARTS} --format counts {rows}");
        fs::write(&counts, run(of, &more).fine()).unwrap();
        counts
    };
    ORDER.into_iter().map(part).collect()
}

fn merge(options: &str, files: &[PathBuf]) -> Said {
    let files: Vec<String> = files.iter().map(|file| word(file)).collect();
    sahkku(&format!("merge {options} {}", files.join(" ")))
}

/// Plays a run in parts and as a whole, and compares what both show. Returns the files of counts.
fn merges_to_the_whole(folder: &Path, of: &str) -> Vec<PathBuf> {
    let counts = parts(folder, of);
    let rows = rows(of, &folder.join("whole.jsonl"));
    for format in ["table", "csv", "json", "counts"] {
        let format = format!("--format {format}");
        let one = run(of, &format!("{format} {rows} --threads 3")).fine();
        assert!(!one.is_empty());
        assert_eq!(merge(&format, &counts).fine(), one, "{of}");
    }
    counts
}

#[test]
fn merged_parts_are_one_run_byte_for_byte() {
    for (n, of) in RUNS.into_iter().enumerate() {
        let folder = folder(&format!("merged-{n}"));
        merges_to_the_whole(&folder, of);
        let rows = |path: PathBuf| fs::read_to_string(path).unwrap();
        let parts = (1..=PARTS).map(|n| rows(folder.join(format!("{n}.jsonl"))));
        let (parts, whole): (String, String) = (parts.collect(), rows(folder.join("whole.jsonl")));
        // Under several rules a part has some games of each.
        let sorted = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(parts == whole, !of.contains("--every-option"), "{of:?}");
        assert_eq!(sorted(&parts), sorted(&whole), "{of:?}");
    }
}

#[test]
fn rows_add_up_to_what_the_run_says() {
    let folder = folder("add-up");
    let [lines, csv] = ["rows.jsonl", "rows.csv"].map(|name| folder.join(name));
    let one = run(RUNS[2], &format!("--format json --rows {}", word(&lines))).fine();
    run(RUNS[2], &format!("--rows {}", word(&csv))).fine();
    let one = read(&one);
    let rows = values(&fs::read_to_string(lines).unwrap());
    assert_eq!(rows.len(), 100);
    // CSV has the same values, and no number or name with a comma in it.
    let csv = fs::read_to_string(csv).unwrap();
    let mut csv = csv.lines().map(|line| line.split(','));
    let names: Vec<&str> = csv.next().unwrap().collect();
    for (row, cells) in rows.iter().zip(csv) {
        let cells: Vec<&str> = cells.collect();
        assert_eq!(cells.len(), names.len());
        for (name, cell) in names.iter().zip(cells) {
            let value = match &row[name] {
                Value::Null => String::new(),
                Value::String(text) => text.clone(),
                number => number.to_string(),
            };
            assert_eq!(value, cell, "{name}");
        }
    }
    let number = |row: &Value, name: &str| row[name].as_f64().unwrap();
    let sum = |name: &str| rows.iter().map(|row| number(row, name)).sum::<f64>();
    let count = |name: &str, text: Option<&str>| {
        rows.iter().filter(|row| row[name].as_str() == text).count()
    };
    let close = |name: &str, number: f64| {
        let told = one[0][name].as_f64().unwrap();
        assert!((told - number).abs() < 2e-6, "{name}: {told} {number}");
    };
    for name in ["DurationMoves", "DurationTurns"] {
        close(name, sum(name) / 100.0);
    }
    let mean = |above: &str, below: &str| -> f64 {
        let shares = rows
            .iter()
            .map(|row| number(row, above) / number(row, below));
        shares.sum::<f64>() / 100.0
    };
    close(
        "BranchingFactorAverage",
        mean("branching_sum", "DurationMoves"),
    );
    close("BranchingFactorMaximum", sum("branching_max") / 100.0);
    close("DecisionMoves", mean("decision_moves", "DurationMoves"));
    close("hits", sum("hits"));
    close("white_units_a_game", sum("white_half_units") / 200.0);
    let capped = count("reason", Some("cap"));
    assert!(capped > 0 && capped < 100);
    close("Timeouts", capped as f64 / 100.0);
    close("white_wins", count("winner", Some("white")) as f64);
    close("Completion", 1.0 - count("winner", None) as f64 / 100.0);
}

#[test]
fn counts_that_do_not_go_together_are_refused() {
    let folder = folder("counts");
    let files = parts(&folder, RUNS[0]);
    let refused = |files: &[PathBuf]| merge("", files).refused();
    has(&refused(&files[1..]), "the games 42 to 56 are missing");
    let twice = [&files[..], &files[..1]].concat();
    has(&refused(&twice), "game 42 is in");
    let play = "simulate --rules maze --women greedy --games 100";
    for (n, (of, why)) in [
        (format!("{play} --seed 6"), "seed 6"),
        (format!("{play} --seed 5 --cap 9"), "cap 9"),
        (format!("{play} --seed 5 --men greedy"), "men_policy greedy"),
        (format!("{play} --seed 5 --set columns=9"), "columns=9"),
        (
            format!("--game {LAST} simulate --seed 5"),
            &format!("game {LAST}"),
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.join(format!("other-{n}"));
        let counts = sahkku(&format!("{of} --part 4/7 --format counts")).fine();
        fs::write(&file, counts).unwrap();
        let refused = refused(&[&[file][..], &files[1..]].concat());
        has(&refused, "another run");
        has(&refused, why);
    }
    let good = fs::read_to_string(&files[0]).unwrap();
    for (bad, why) in [
        (good[..good.len() / 2].to_owned(), "damaged"),
        (good.replacen("\"seed\":5", "\"seed\":6", 1), "checksum"),
        (
            good.replacen("counts 1", "counts 2", 1),
            "only \"counts 1\"",
        ),
        ("{}".to_owned(), "no file of --format counts"),
        (String::new(), "no file of --format counts"),
    ] {
        assert_ne!(bad, good);
        fs::write(&files[0], bad).unwrap();
        has(&refused(&files), why);
    }
    assert_eq!(merge("", &[folder.join("none.json")]).code, Some(3));
}

#[test]
fn merged_parts_of_a_match_are_one_match() {
    let matches = [
        "match --players greedy,random",
        "--game hnefatafl match --players easy,random --weights by-hand,learned --cap 60",
        "--game LAST match --players racer,random",
        "--game LAST match --players random,random --every-option --cap 30",
    ];
    let all = [0, 1, 2, 3].map(|n| {
        let files = merges_to_the_whole(&folder(&format!("match-{n}")), matches[n]);
        has(&merge("", &files[1..]).refused(), "missing");
        files
    });
    let mixed = [&all[2][..1], &all[0][1..]].concat();
    has(&merge("", &mixed).refused(), "another run");
    let simulated = folder("simulated").join("simulated.json");
    let simulate = sahkku("simulate --games 16 --part 4/7 --format counts");
    fs::write(&simulated, simulate.fine()).unwrap();
    let mixed = [&[simulated][..], &all[0][1..]].concat();
    let refused = merge("", &mixed).refused();
    has(&refused, "command match; ");
    has(&refused, "command simulate");
}
