//! Matches with engines in another language.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::common::{LAST, Said, each_game, folder, has, quoted, read, sahkku, word};

pub(crate) fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The command line of a JavaScript program, as one word of another command line.
pub(crate) fn node(path: &str, argument: &str) -> String {
    quoted(format!("node {} {argument}", word(&here(path))))
}

pub(crate) fn random() -> String {
    node("../../../docs/engine/random.mjs", "")
}

/// The same for the engine of this program.
pub(crate) fn own(game: &str, level: &str) -> String {
    let program = word(Path::new(env!("CARGO_BIN_EXE_sahkku")));
    quoted(format!("{program} --game {game} engine --level {level}"))
}

/// A row without the times of engines, which vary.
fn without_times(mut row: Value) -> Value {
    let row_of_names = row.as_object_mut().unwrap();
    row_of_names.retain(|name, _| !name.ends_with("_ms_mean") && !name.ends_with("_ms_max"));
    row
}

/// Two games between `players`, with their records in `records`. Returns the output, and the single row of numbers.
fn match_of(game: &str, players: &str, records: &Path) -> (Said, Value) {
    let records = word(records);
    let words = format!("match --games 2 --format json --records {records} {players}");
    let said = sahkku(&format!("--game {game} {words}"));
    assert_eq!(said.code, Some(0), "{}", said.err);
    let row = read(&said.out)[0].clone();
    (said, row)
}

/// The records of a match in their order, each checked by `sahkku replay`.
fn records(game: &str, folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    let checked = files.iter().map(|file| {
        sahkku(&format!("--game {game} replay --quiet {}", word(file))).fine();
        fs::read_to_string(file).unwrap()
    });
    checked.collect()
}

#[test]
fn an_engine_in_another_language_plays_every_game() {
    each_game(|game| {
        let play = |threads: u32| {
            let folder = folder(&format!("{game}-{threads}"));
            let engines = format!("--engine {} --engine {}", random(), own(game, "steady"));
            let players = format!("{engines} --work 100 --threads {threads}");
            let (said, row) = match_of(game, &players, &folder);
            assert_eq!(said.err, "");
            let measured = |name: &str| row[name].as_f64().unwrap();
            assert!(measured("first_ms_mean") <= measured("first_ms_max"));
            assert!(measured("second_positions_mean") > 0.0, "{row}");
            assert!(row["first_positions_mean"].is_null(), "{row}");
            (without_times(row), records(game, &folder))
        };
        let (row, played) = play(1);
        assert_eq!([&row["games"], &row["lost"]], [2, 2], "{row}");
        assert_eq!([&row["first_forfeits"], &row["second_forfeits"]], [0, 0]);
        assert_eq!(row["first"], "random");
        assert_eq!(played.len(), 2);
        for record in &played {
            let named = |name: &str| record.lines().any(|line| line.ends_with(name));
            assert!(named(" random") && named(" steady"), "{record}");
            has(record, "\nresult ");
        }
        assert_eq!(play(2), (row, played), "{game}");
    });
}

/// The command line of an engine with a habit.
fn with_habit(how: &str, game: &str) -> String {
    node("tests/engines/broken.mjs", &format!("{how} {game}"))
}

/// Two games of an engine that fails: each is lost for this reason, and the match has a result.
fn adjudicated(game: &str, how: &str, limits: &str, reason: &str) {
    let folder = folder(&format!("{game}-{how}{limits}"));
    let fails = with_habit(how, game);
    let players = format!("--players random --engine {fails} {limits}");
    let (said, row) = match_of(game, &players, &folder);
    assert_eq!([&row["won"], &row["second_forfeits"]], [2, 2], "{row}");
    let told: Vec<&str> = said.err.lines().collect();
    assert_eq!(told.len(), 2, "{}", said.err);
    for (number, line) in (1..).zip(told) {
        let begins = format!("sahkku: game {number} is lost by {how}: ");
        assert!(line.starts_with(&begins) && line.contains(reason), "{line}");
    }
    let played = records(game, &folder);
    assert_eq!(played.len(), 2);
    for record in played {
        has(&record, " resigned");
        let comment = record.lines().last().unwrap();
        has(comment, "# Adjudicated against ");
        has(comment, reason);
    }
}

/// Long enough for Node to start on a busy machine.
pub(crate) const PATIENCE: &str = "--patience 20";

#[test]
fn an_engine_that_breaks_loses_its_games() {
    let died = "it ended (exit status: 3), and did not answer go";
    let nonsense = "it answered \"castle  king side\"";
    let forgot = "it answered \"error I have forgotten the rules\"";
    let unread = "it wrote something that cannot be read";
    // The usual patience would take another minute.
    let late = |time| format!("it gave no answer to go within {time} ms and the margin of 30 ms");
    for (game, how, limits, why) in [
        ("sahkku", "dies", PATIENCE, died),
        (LAST, "nonsense", PATIENCE, nonsense),
        ("hnefatafl", "illegal", PATIENCE, "it answered \""),
        ("sahkku", "nothing", PATIENCE, "it answered \"\""),
        (LAST, "error", PATIENCE, forgot),
        (
            "sahkku",
            "resignation",
            PATIENCE,
            "that is nothing to decide on",
        ),
        ("hnefatafl", "bytes", PATIENCE, unread),
        ("sahkku", "floods", PATIENCE, "it wrote 10000 lines"),
        (LAST, "long", PATIENCE, unread),
        (
            "hnefatafl",
            "hangs",
            "--patience 5",
            "it gave no answer to go in time",
        ),
        ("hnefatafl", "hangs", "--time 20 --margin 30", &late(20)),
        (LAST, "hangs", "--clock 0.04+1 --margin 30", &late(40)),
    ] {
        adjudicated(game, how, limits, why);
    }
}

#[test]
fn engines_play_by_the_clock() {
    let own = own("hnefatafl", "master");
    let players = format!("--players random --engine {own} --clock 2+0.01 --margin 60000 --cap 12");
    let (said, row) = match_of("hnefatafl", &players, &folder("clock"));
    assert_eq!(said.err, "");
    assert_eq!(row["second_forfeits"], 0, "{row}");
    // The depth is known from its reports.
    assert!(row["second_depth_mean"].as_f64().unwrap() >= 1.0, "{row}");
}

#[test]
fn an_engine_can_resign() {
    each_game(|game| {
        let folder = folder(&format!("{game}-resigns"));
        let players = format!("--players random --engine {}", with_habit("resigns", game));
        let (said, row) = match_of(game, &players, &folder);
        assert_eq!(said.err, "");
        let counts = ["won", "resigned", "second_forfeits"].map(|name| &row[name]);
        assert_eq!(counts, [2, 2, 0], "{row}");
        let told = ["second_depth_max", "second_positions_mean"].map(|name| &row[name]);
        assert_eq!(told, [3.0, 70.0]);
        for record in records(game, &folder) {
            let result = record.lines().last().unwrap();
            assert!(result.starts_with("result ") && result.contains(" resigned"));
        }
    });
}

#[test]
fn a_draw_is_agreed_where_both_are_content() {
    each_game(|game| {
        let [one, other] = [with_habit("offers", game), own(game, "easy")];
        let engines = format!("--engine {one} --engine {other}");
        let play = |draw: u32| {
            let players = format!("{engines} --engine-set 2:draw={draw} --cap 16");
            let folder = folder(&format!("{game}-draw-{draw}"));
            let (said, row) = match_of(game, &players, &folder);
            assert_eq!(said.err, "");
            (row["agreed"].clone(), records(game, &folder))
        };
        let (agreed, records) = play(100);
        assert_eq!(agreed, 2);
        for record in records {
            has(&record, "\nresult draw agreed\n");
        }
        assert_eq!(play(0).0, 0);
    });
    let offers = with_habit("offers", "hnefatafl");
    let players = format!("--players random --engine {offers} --cap 16");
    let (_, row) = match_of("hnefatafl", &players, &folder("no-draw"));
    assert_eq!(row["agreed"], 0);
}

#[test]
fn engines_are_set_what_they_can_be_set() {
    let own = own("sahkku", "master");
    let with = |options: &str| {
        let options = options
            .split_whitespace()
            .map(|option| format!("--engine-set {option}"));
        let options: Vec<String> = options.collect();
        let options = options.join(" ");
        sahkku(&format!(
            "match --players random --games 2 --engine {own} {options}"
        ))
    };
    let table = with("level=easy 1:seed=7 info=off").fine();
    let name = format!("random against sahkku {} easy\n", env!("CARGO_PKG_VERSION"));
    has(&table, &name);
    for (option, why) in [
        (
            "book=large",
            "it has no option \"book\"; it has draw, info, level",
        ),
        (
            "multipv=65",
            "its option multipv is a number from 1 to 64, not \"65\"",
        ),
        ("level=grand", "its option level is beginner, easy"),
    ] {
        has(&with(option).refused(), why);
    }
    // An engine that has no option but the seed.
    let players = format!("--players random --engine {} --engine-set seed=3", random());
    sahkku(&format!("match --games 2 {players}")).fine();
}

#[test]
fn games_begin_with_the_openings_of_a_file() {
    let folder = folder("openings");
    let file = folder.join("openings.txt");
    let games = folder.join("games");
    let openings = "# Two openings.\nstart; e4-f4; e2-f2\n\n9/9/4t4/9/9/3tKt3/4t4/9/9 swede\n";
    fs::write(&file, openings).unwrap();
    let play = |more: &str| {
        let fixed = "--game hnefatafl match --players random,easy --cap 6 --openings";
        sahkku(&format!("{fixed} {} {more}", word(&file)))
    };
    let table = play(&format!("--games 6 --records {}", word(&games))).fine();
    has(&table, "openings      2 of ");
    assert!(!table.contains("random moves first"), "{table}");
    let played = records("hnefatafl", &games);
    assert_eq!(played.len(), 6);
    for (n, record) in played.iter().enumerate() {
        let own = n / 2 % 2 == 1;
        assert_eq!(record.contains("\n1 e4-f4 e2-f2"), !own, "{n}: {record}");
        assert_eq!(record.contains("\nposition "), own, "{n}: {record}");
    }
    for (text, why) in [
        ("start\nstart; e4-x4\n", "line 2: entry 1, \"e4-x4\""),
        ("# none\n", "there is no opening"),
        ("start; result swede resigned\n", "line 1"),
    ] {
        fs::write(&file, text).unwrap();
        has(&play("").refused(), why);
    }
}

#[test]
fn a_log_has_every_line_with_its_time() {
    let folder = folder("log");
    let file = folder.join("said.log");
    let dies = with_habit("dies", "sahkku");
    let play = |file: &Path| {
        let fixed = format!("match --players random --games 2 --threads 1 --engine {dies}");
        sahkku(&format!("{fixed} --log {}", word(file)))
    };
    let said = play(&file);
    assert_eq!(said.code, Some(0), "{}", said.err);
    let text = fs::read_to_string(&file).unwrap();
    let lines = text.lines().map(|line| line.split_once(' ').unwrap());
    let times = lines.clone().map(|(time, _)| time.parse::<f64>().unwrap());
    assert!(times.is_sorted(), "{text}");
    let said: Vec<&str> = lines.map(|(_, rest)| rest).collect();
    assert_eq!(
        said[..3],
        ["2.1 > hello 1", "2.1 < name dies", "2.1 < protocol 1"]
    );
    // It is started again for the next game.
    for process in ["2.1", "2.2"] {
        let count = |what: &str| {
            let line = format!("{process} {what}");
            said.iter().filter(|known| **known == line).count()
        };
        assert_eq!([count("> hello 1"), count("> go")], [1, 1], "{text}");
        #[cfg(unix)]
        assert_eq!(count("! it ended (exit status: 3)"), 1, "{text}");
    }
    let said = play(&folder.join("none").join("said.log"));
    assert_eq!(said.code, Some(3), "{}", said.err);
    has(&said.err, "said.log");
}

#[test]
fn a_match_tells_how_long_engines_think() {
    let [one, other] = [own("hnefatafl", "easy"), random()];
    let words = format!("match --games 2 --cap 10 --engine {one} --engine {other}");
    let table = sahkku(&format!("--game hnefatafl {words}")).fine();
    let (_, thinking) = table.split_once("\nthinking ").unwrap();
    let lines = thinking.lines();
    let lines: Vec<Vec<&str>> = lines
        .map(|line| line.split_whitespace().collect())
        .collect();
    let heads = "mean ms max ms depth deepest positions most";
    assert_eq!(lines[0].join(" "), heads);
    // Depth and positions are only known if an engine reports them; the other one reports nothing.
    let [own, other] = [&lines[1], &lines[2]].map(|line| &line[line.len() - 4..]);
    let is_number = |cell: &&str| cell.parse::<f64>().is_ok();
    assert!(own.iter().all(is_number), "{table}");
    assert_eq!(other, ["-"; 4], "{table}");
    let players = sahkku("match --players random,random --games 2").fine();
    assert!(!players.contains("thinking"), "{players}");
}

#[test]
fn a_match_goes_on_where_it_was_interrupted() {
    let file = folder("resumed").join("pairs.jsonl");
    let play = |more: &str| {
        let fixed = "match --players greedy,random --games 6 --cap 60 --resume";
        sahkku(&format!("{fixed} {} {more}", word(&file)))
    };
    let whole = play("").fine();
    let kept = fs::read_to_string(&file).unwrap();
    // Nothing is left to play.
    assert_eq!(play("").fine(), whole);
    assert_eq!(fs::read_to_string(&file).unwrap(), kept);
    let ends: Vec<usize> = kept.match_indices('\n').map(|(end, _)| end + 1).collect();
    assert_eq!(ends.len(), 4);
    for end in ends {
        // The match was interrupted in the middle of the next line.
        let torn = kept.len().min(end + 40);
        fs::write(&file, &kept[..torn]).unwrap();
        assert_eq!(play("").fine(), whole);
        assert_eq!(fs::read_to_string(&file).unwrap(), kept);
    }
    let refused = play("--seed 2").refused();
    has(&refused, "seed 1");
    has(&refused, "seed 2");
    for (bad, why) in [
        (
            kept.replace("\"lengths\":", "\"lengths\":1"),
            "line 2: the line is damaged",
        ),
        (
            kept.replacen("pairs 2", "pairs 1", 1),
            "this is \"pairs 1\", a file of another version; only \"pairs 2\"",
        ),
        (
            kept.replacen("pairs 2", "pairs 1", 1).replacen(
                "\"kind\":\"match\"",
                "\"kind\":\"tournament\"",
                1,
            ),
            "this is \"pairs 1\", a file of another version; only \"pairs 2\"",
        ),
        ("something else".to_owned(), "no file of --resume"),
        ("something else\n".to_owned(), "no file of --resume"),
    ] {
        assert_ne!(bad, kept);
        fs::write(&file, &bad).unwrap();
        has(&play("").refused(), why);
        assert_eq!(fs::read_to_string(&file).unwrap(), bad);
    }
}

#[test]
fn two_matches_do_not_write_into_one_file() {
    let path = folder("shared").join("pairs.jsonl");
    let resume = word(&path);
    let play = || {
        sahkku(&format!(
            "match --players greedy,random --games 2 --resume {resume}"
        ))
    };
    let whole = play().fine();
    let kept = fs::read_to_string(&path).unwrap();
    let file = fs::File::open(&path).unwrap();
    file.lock().unwrap();
    let said = play();
    assert_eq!((said.code, said.out.as_str()), (Some(3), ""));
    has(&said.err, "pairs.jsonl: another match writes into it; wait");
    drop(file);
    assert_eq!(play().fine(), whole);
    assert_eq!(fs::read_to_string(&path).unwrap(), kept);
}
