//! The engine protocol as documented in `docs/engine.md`, and matches with engines in another language.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use games::GAMES;
use serde_json::Value;

use crate::common::{Said, folder, quoted, read, sahkku, sahkku_reading, word};

/// A game that is not the usual one.
const LAST: &str = GAMES[GAMES.len() - 1].name;

const DOC: &str = include_str!("../../../../docs/engine.md");

/// The blocks of the document with this word after the three backticks, and the rest of that line.
fn blocks(kind: &str) -> Vec<(&'static str, &'static str)> {
    let blocks = DOC.split("\n```").skip(1).step_by(2);
    let blocks = blocks.filter_map(|block| {
        let (head, text) = block.split_once('\n')?;
        let (word, rest) = head.split_once(' ').unwrap_or((head, ""));
        (word == kind).then_some((rest, text))
    });
    blocks.collect()
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The command line of a JavaScript program, as one word of another command line.
fn node(path: &str, argument: &str) -> String {
    quoted(format!("node {} {argument}", word(&here(path))))
}

fn random() -> String {
    node("../../../docs/engine/random.mjs", "")
}

/// The same for the engine of this program.
fn own(game: &str, level: &str) -> String {
    let program = word(Path::new(env!("CARGO_BIN_EXE_sahkku")));
    quoted(format!("{program} --game {game} engine --level {level}"))
}

/// Runs a test with the name of every game.
fn each(test: impl Fn(&str)) {
    GAMES.iter().for_each(|game| test(game.name));
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
    let said = sahkku(&format!(
        "--game {game} match --games 2 --format json --records {records} {players}"
    ));
    assert_eq!(said.code, Some(0), "{}", said.err);
    let row = read(&said.out)[0].clone();
    (said, row)
}

/// The records of a match in their order, each checked by `sahkku replay`.
fn records(game: &str, folder: &Path) -> Vec<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let checked = files.iter().map(|file| {
        sahkku(&format!("--game {game} replay --quiet {}", word(file))).fine();
        fs::read_to_string(file).unwrap()
    });
    checked.collect()
}

#[test]
fn the_document_shows_what_engines_answer() {
    let transcripts = blocks("transcript");
    for game in GAMES.iter().map(|game| game.name) {
        assert!(transcripts.iter().any(|(head, _)| *head == game), "{game}");
    }
    for (game, text) in transcripts {
        let text = text.replace("VERSION", env!("CARGO_PKG_VERSION"));
        let lines = |mark: &str| {
            let marked = text.lines().filter_map(|line| line.strip_prefix(mark));
            marked
                .map(|line| format!("{}\n", line.trim_start()))
                .collect::<String>()
        };
        let said = sahkku_reading(&format!("--game {game} engine"), lines(">"));
        assert_eq!(said.fine(), lines("<"), "{game}");
        let marked = |line: &str| line.starts_with(['<', '>']);
        assert!(text.lines().all(marked), "{text}");
    }
}

#[test]
fn thinking_can_be_ended() {
    let think = |lines: &str| sahkku_reading("--game hnefatafl engine", lines).fine();
    let words = |out: &str| -> Vec<String> {
        let words = out.lines().filter_map(|line| line.split(' ').next());
        words.map(ToOwned::to_owned).collect()
    };
    // Without `stop` this would never end.
    let endless = format!("go work {}\n", u64::MAX);
    let stopped = think(&format!("{endless}ready\nstop\nstate\n"));
    assert_eq!(
        words(&stopped),
        ["value", "best", "ready", "state"],
        "{stopped}"
    );
    assert_eq!(think(&format!("{endless}ready\nquit\n")), "");
    let timed = think("go time 10\nready\n");
    assert_eq!(words(&timed), ["value", "best", "ready"], "{timed}");
}

#[test]
fn the_document_shows_an_engine_in_thirty_lines() {
    let file = fs::read_to_string(here("../../../docs/engine/random.mjs")).unwrap();
    assert!(file.lines().count() <= 30);
    assert!(blocks("js").contains(&("", file.trim_end())));
}

#[test]
fn an_engine_in_another_language_plays_ours_in_every_game() {
    each(|game| {
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
            assert!(record.contains("\nresult "), "{record}");
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
    let players = format!(
        "--players random --engine {} {limits}",
        with_habit(how, game)
    );
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
        assert!(record.contains(" resigned"), "{record}");
        let comment = record.lines().last().unwrap();
        let begins = "# Adjudicated against ";
        assert!(
            comment.starts_with(begins) && comment.contains(reason),
            "{comment}"
        );
    }
}

/// Long enough for Node to start on a busy machine.
const PATIENCE: &str = "--patience 20";

#[test]
fn an_engine_that_dies_or_answers_nonsense_loses() {
    each(|game| {
        let why = "it ended (exit status: 3), and did not answer go";
        adjudicated(game, "dies", PATIENCE, why);
        let why = "it answered \"castle  king side\"";
        adjudicated(game, "nonsense", PATIENCE, why);
        adjudicated(game, "illegal", PATIENCE, "it answered \"");
    });
}

#[test]
fn an_engine_that_cannot_be_understood_loses() {
    let unread = "it wrote something that cannot be read";
    for (game, how, why) in [
        ("sahkku", "nothing", "it answered \"\""),
        (
            LAST,
            "error",
            "it answered \"error I have forgotten the rules\"",
        ),
        ("sahkku", "resignation", "that is nothing to decide on"),
        ("hnefatafl", "bytes", unread),
        ("sahkku", "floods", "it wrote 10000 lines"),
        (LAST, "long", unread),
    ] {
        adjudicated(game, how, PATIENCE, why);
    }
}

#[test]
fn an_engine_that_hangs_is_not_waited_for() {
    let why = "it gave no answer to go in time";
    adjudicated("hnefatafl", "hangs", "--patience 5", why);
}

#[test]
fn an_engine_keeps_to_its_time_and_the_margin() {
    // The usual patience would take another minute.
    for (game, limits, time) in [("hnefatafl", "--time 20", 20), (LAST, "--clock 0.04+1", 40)] {
        let why = format!("it gave no answer to go within {time} ms and the margin of 30 ms");
        adjudicated(game, "hangs", &format!("{limits} --margin 30"), &why);
    }
    let said = sahkku("match --players random,random --margin 3");
    assert_eq!(said.code, Some(2), "{}", said.err);
    let help = sahkku("match --help").fine();
    assert!(help.contains("[default: 200]"), "{help}");
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
    each(|game| {
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
    each(|game| {
        let engines = format!(
            "--engine {} --engine {}",
            with_habit("offers", game),
            own(game, "easy")
        );
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
            assert!(
                record.trim_end().ends_with("result draw agreed"),
                "{record}"
            );
        }
        assert_eq!(play(0).0, 0);
    });
    let players = format!(
        "--players random --engine {} --cap 16",
        with_habit("offers", "hnefatafl")
    );
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
        sahkku(&format!(
            "match --players random --games 2 --engine {own} {}",
            options.join(" ")
        ))
    };
    with("level=random 1:seed=7 info=off").fine();
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
        let refused = with(option).refused();
        assert!(refused.contains(why), "{refused}");
    }
    for option in ["2:level=easy", "level", "x:level=easy"] {
        let said = with(option);
        assert_eq!(said.code, Some(2), "{}", said.err);
    }
    // An engine that has no option but the seed.
    let players = format!("--players random --engine {} --engine-set seed=3", random());
    sahkku(&format!("match --games 2 {players}")).fine();
}

#[test]
fn an_engine_is_called_what_its_options_make_of_it() {
    let own = own("hnefatafl", "steady");
    let players = format!("--players random --engine {own} --cap 4 --engine-set level=easy");
    let (said, row) = match_of("hnefatafl", &players, &folder("named"));
    assert_eq!(said.err, "");
    let name = row["second"].as_str().unwrap();
    assert!(
        name.starts_with("sahkku ") && name.ends_with(" easy"),
        "{row}"
    );
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
    assert!(table.contains("openings      2 of "), "{table}");
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
        let refused = play("").refused();
        assert!(refused.contains(why), "{refused}");
    }
}

#[test]
fn a_sequential_test_stops_when_it_knows() {
    let test = |threads: u32, bounds: &str| {
        let fixed = "match --players greedy,random --games 2000";
        let run = |format| {
            let more = format!("--sprt {bounds} --threads {threads} --format {format}");
            sahkku(&format!("{fixed} {more}")).fine()
        };
        (read(&run("json"))[0].clone(), run("table"))
    };
    let (row, table) = test(1, "0,100");
    assert_eq!(test(3, "0,100"), (row.clone(), table.clone()));
    assert_eq!(row["sprt"], "accepted", "{row}");
    let games = row["games"].as_u64().unwrap();
    assert!(games < 1000 && games.is_multiple_of(2), "{row}");
    let bound = (0.95_f64 / 0.05).ln();
    assert!(row["llr"].as_f64().unwrap() >= bound, "{row}");
    assert!(row["elo_low"].as_f64() < row["elo"].as_f64(), "{row}");
    let said = "SPRT          accepted: +100 rather than +0 Elo";
    assert!(
        table.contains(said) && table.contains("\nElo           +"),
        "{table}"
    );
    assert_eq!(test(2, "-2000,-1900").0["sprt"], "accepted");
    assert_eq!(test(2, "1900,2000").0["sprt"], "rejected");
    for wrong in ["5", "10,0"] {
        let said = sahkku(&format!("match --players greedy,random --sprt {wrong}"));
        assert_eq!(said.code, Some(2), "{}", said.err);
    }
}

#[test]
fn rows_of_matches_have_the_columns_of_the_document_whoever_plays() {
    each(|game| {
        let columns = |players: &str| -> Vec<String> {
            let fixed = format!("--game {game} match --games 2 --cap 2 --format csv");
            let out = sahkku(&format!("{fixed} {players}")).fine();
            let mut lines = out.lines().map(|line| line.split(','));
            let [names, values] = [(); 2].map(|()| lines.next().unwrap());
            assert_eq!(names.clone().count(), values.count(), "{out}");
            names.map(str::to_owned).collect()
        };
        let names = columns("--players random,random");
        assert_eq!(
            columns(&format!("--players random --engine {}", random())),
            names
        );
        assert_eq!(columns("--players random,random --sprt 0,10"), names);
        let told = |name: &str| DOC.contains(&format!("`{name}`"));
        for name in names.iter().skip_while(|name| *name != "first_forfeits") {
            let first = name.replace("second_", "first_");
            assert!(told(name) || told(&first), "{name}");
        }
        let before = names.iter().take_while(|name| !name.ends_with("_won"));
        for name in before {
            assert!(told(name), "{name}");
        }
    });
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
    assert_eq!(
        sahkku("match --players random,random --log x").code,
        Some(2)
    );
    let said = play(&folder.join("none").join("said.log"));
    assert_eq!(said.code, Some(3), "{}", said.err);
    assert!(said.err.contains("said.log"), "{}", said.err);
}

#[test]
fn a_match_tells_how_long_engines_think() {
    let engines = format!(
        "--engine {} --engine {}",
        own("hnefatafl", "easy"),
        random()
    );
    let table = sahkku(&format!(
        "--game hnefatafl match --games 2 --cap 10 {engines}"
    ))
    .fine();
    let (_, thinking) = table.split_once("\nthinking ").unwrap();
    let lines: Vec<Vec<&str>> = thinking
        .lines()
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
    assert!(
        refused.contains("seed 1") && refused.contains("seed 2"),
        "{refused}"
    );
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
        let refused = play("").refused();
        assert!(refused.contains(why), "{refused}");
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
    let why = "pairs.jsonl: another match writes into it; wait";
    assert!(said.err.contains(why), "{}", said.err);
    drop(file);
    assert_eq!(play().fine(), whole);
    assert_eq!(fs::read_to_string(&path).unwrap(), kept);
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_shows_what_it_has_and_how_to_go_on() {
    let path = folder("interrupted").join("pairs.jsonl");
    let waits = node("tests/engines/broken.mjs", &format!("waits {LAST}"));
    let interrupted = |more: &str| {
        let fixed = format!("--game {LAST} match --cap 20 --threads 1 --games 6 --patience 600");
        let words = format!("{fixed} --players random --engine {waits} {more}");
        let mut child = Command::new(env!("CARGO_BIN_EXE_sahkku"))
            .args(shlex::split(&words).unwrap())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        assert_eq!(lines.next().unwrap().unwrap(), "waiting");
        let pid = rustix::process::Pid::from_child(&child);
        rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        let told: Vec<String> = lines.map(Result::unwrap).collect();
        (String::from_utf8(output.stdout).unwrap(), told.join("\n"))
    };
    let (table, told) = interrupted("");
    assert!(table.contains("\ngames         2 (seed 1"), "{table}");
    assert!(table.contains("\nrandom "), "{table}");
    let why = "sahkku: interrupted after 2 of 6 games; with --resume FILE";
    assert!(told.starts_with(why), "{told}");
    let resume = format!("--resume {}", word(&path));
    for games in [2, 4] {
        let (table, told) = interrupted(&resume);
        assert!(
            table.contains(&format!("\ngames         {games} (seed 1")),
            "{table}"
        );
        let why = format!("interrupted after {games} of 6 games; the same command line goes on");
        assert!(told.contains(&why), "{told}");
    }
    // Counts are only written for complete parts.
    let (counts, told) = interrupted("--format counts");
    assert!(
        counts.is_empty() && told.contains("after 2 of 6 games"),
        "{counts}{told}"
    );
}

#[test]
fn a_match_of_very_many_games_needs_no_room_for_them() {
    let fixed = "match --players greedy,random --format json --games";
    let rows = sahkku(&format!("{fixed} 9007199254740992 --sprt 1900,2000")).fine();
    assert_eq!(read(&rows)[0]["sprt"], "rejected", "{rows}");
    let said = sahkku(&format!("{fixed} 9007199254740993"));
    assert_eq!(said.code, Some(2), "{}", said.err);
}

/// An engine that is a script, which has started a program that never ends. Both hold the standard error of the command.
#[cfg(unix)]
const WRAPPED: &str = "sh -c 'sleep 99999 & echo begun >&2; sleep 99999'";

/// A match with an engine, and the lines on its standard error.
fn match_with(engine: &str, words: &str) -> (Child, Receiver<String>) {
    let words = format!("{words} --games 2 --players random --engine {engine}");
    let mut child = Command::new(env!("CARGO_BIN_EXE_sahkku"))
        .args(shlex::split(&words).unwrap())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (say, heard) = channel();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    std::thread::spawn(move || {
        while let Some(Ok(line)) = lines.next()
            && say.send(line).is_ok()
        {}
    });
    (child, heard)
}

/// Whether all holders of the other end have ended.
fn all_ended(heard: &Receiver<String>) -> bool {
    loop {
        match heard.recv_timeout(Duration::from_secs(60)) {
            Ok(_) => {}
            Err(why) => return why == RecvTimeoutError::Disconnected,
        }
    }
}

#[cfg(unix)]
#[test]
fn an_engine_in_a_script_is_killed_with_all_that_it_started() {
    let (mut child, heard) = match_with(&quoted(WRAPPED), "match --patience 0.3");
    assert!(!child.wait().unwrap().success());
    assert!(all_ended(&heard));
}

#[cfg(unix)]
#[test]
fn an_engine_ends_with_the_command_however_that_ends() {
    let (mut child, heard) = match_with(&quoted(WRAPPED), "match --patience 600");
    let begun = heard.recv_timeout(Duration::from_secs(60));
    assert_eq!(begun.as_deref(), Ok("begun"));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(all_ended(&heard));
}

#[test]
fn an_engine_that_cannot_start_ends_the_match() {
    let fails_within = |patience: &str, engine: &str, why: &str| {
        let said = sahkku(&format!(
            "match --players random {patience} --engine {engine}"
        ))
        .refused();
        assert!(said.contains(why), "{said}");
    };
    let silent = node("tests/engines/broken.mjs", "silent");
    fails_within("--patience 0.3", &silent, "no answer to hello in time");
    let fails = |engine: &str, why: &str| fails_within(PATIENCE, engine, why);
    fails(
        "'no-such-program --fast'",
        "no-such-program cannot be started",
    );
    fails(&quoted("'node"), "a quotation mark may be missing");
    fails(&own(LAST, "easy"), "does not say that it plays sahkku");
    let program = word(Path::new(env!("CARGO_BIN_EXE_sahkku")));
    let version = quoted(format!("{program} --version"));
    fails(
        &version,
        "it ended (exit status: 0), and did not answer hello",
    );
}

#[test]
fn an_engine_that_does_not_go_is_ended_with_the_match() {
    let stays = node("tests/engines/broken.mjs", &format!("stays {LAST}"));
    let (mut child, heard) = match_with(&stays, &format!("--game {LAST} match --cap 0"));
    assert!(child.wait().unwrap().success());
    assert!(all_ended(&heard));
}

#[test]
fn help_shows_the_commands_of_the_protocol() {
    each(|game| {
        let help = sahkku(&format!("--game {game} engine --help")).fine();
        for command in ["hello 1", "position POSITION", "evaluate", "stop", "quit"] {
            assert!(help.contains(command), "{command}: {help}");
        }
        let help = sahkku(&format!("--game {game} match --help")).fine();
        for word in ["--engine", "--patience", "--records", "random"] {
            assert!(help.contains(word), "{word}: {help}");
        }
    });
}
