//! Every command, with what it should be given and with what it should not.
#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot be set up has failed"
)]

mod common;

use std::collections::BTreeMap;
use std::io::Read;
use std::process::{Command, Stdio};

use common::{sahkku, sahkku_reading};
use sahkku::{Actions, Dice, Face, Judge, OPTIONS, PRESETS, Position, Side, Stage, preset};
use serde_json::Value;

const FIRST_X: &str = "w*15./3wq3K3mq3/m*15. m m X,III,-";

// Help.

#[test]
fn help_shows_examples_and_exit_codes() {
    let help = sahkku(&["--help"]).fine();
    for part in [
        "Examples:",
        "Exit codes:",
        "sahkku moves start",
        "docs/notation.md",
    ] {
        assert!(help.contains(part), "{part}");
    }
    for command in [
        "rules", "moves", "replay", "perft", "trace", "simulate", "bench",
    ] {
        assert!(help.contains(command));
        assert!(
            sahkku(&[command, "--help"]).fine().contains("Examples:"),
            "{command}"
        );
    }
}

#[test]
fn the_examples_of_the_help_work() {
    let commands = ["", "rules", "moves", "perft"];
    for command in commands {
        let help = sahkku(
            &[&[command][..], &["--help"]]
                .concat()
                .iter()
                .filter(|word| !word.is_empty())
                .copied()
                .collect::<Vec<_>>(),
        )
        .fine();
        let examples = help
            .lines()
            .filter_map(|line| line.trim().strip_prefix("sahkku "))
            .filter(|line| ["rules", "moves", "perft"].contains(&line.split(' ').next().unwrap()))
            .map(|line| line.split("   ").next().unwrap());
        for example in examples {
            let words = shell_words(example);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let said = sahkku(&words);
            assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{example}");
        }
    }
}

/// Words of a command line, some of them in single quotes.
fn shell_words(line: &str) -> Vec<String> {
    line.split('\'')
        .enumerate()
        .flat_map(|(n, part)| match n % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

#[test]
fn a_wrong_command_line_ends_with_2() {
    for arguments in [
        &["dance"][..],
        &["perft", "start"],
        &["perft", "start", "many"],
        &["perft", "start", "-1"],
        &["trace", "--games", "x"],
        &["simulate", "--men", "wizard"],
        &["moves", "start", "--why", "b9"],
        &["bench", "--repeats", "0"],
        &["trace", "--threads", "5000"],
        &[],
    ] {
        let said = sahkku(arguments);
        assert_eq!(said.code, Some(2), "{arguments:?}");
        assert!(said.out.is_empty() && !said.err.is_empty(), "{arguments:?}");
    }
}

#[test]
fn nobody_reading_the_output_is_no_trouble() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sahkku"))
        .args(["trace", "--rules", "maze", "--games", "1000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_ends_with_3() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_sahkku"))
        .arg("rules")
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(
        complaint.starts_with("sahkku: the output cannot be written"),
        "{complaint}"
    );
}

// Rules.

#[test]
fn rules_lists_every_rule_set_and_every_option() {
    let list = sahkku(&["rules"]).fine();
    for preset in &PRESETS {
        assert!(list.contains(preset.id) && list.contains(preset.name));
        let shown = sahkku(&["rules", preset.id]).fine();
        for option in OPTIONS {
            let value = option.get(&preset.rules).to_string();
            let line = shown
                .lines()
                .find(|line| line.trim_start().starts_with(option.name))
                .unwrap();
            assert!(
                line.contains(&value) && line.contains(&option.choices()),
                "{line}"
            );
        }
    }
}

#[test]
fn rules_marks_what_is_set_differently() {
    let shown = sahkku(&[
        "rules",
        "unjarga stacking=no king_taken=push raid_gate=landing",
    ])
    .fine();
    for (option, origin) in [
        ("stacking", "an alternative in Reaidu"),
        ("raid_gate", "an alternative in Reaidu"),
        ("king_taken", "your own invention"),
    ] {
        let marked = |line: &str| line.starts_with(&format!("* {option}")) && line.contains(origin);
        assert!(shown.lines().any(marked), "{option}: {shown}");
    }
    let shown = sahkku(&["rules", "raisa stacking=no"]).fine();
    assert!(
        shown
            .lines()
            .any(|line| line.starts_with("* stacking          no")),
        "{shown}"
    );
    assert_eq!(
        shown.lines().filter(|line| line.starts_with("* ")).count(),
        2
    );
}

#[test]
fn rules_as_json_hold_every_value() {
    let all: Value = serde_json::from_str(&sahkku(&["rules", "--json"]).fine()).unwrap();
    assert_eq!(all.as_array().unwrap().len(), PRESETS.len());
    let one: Value =
        serde_json::from_str(&sahkku(&["rules", "maze stacking=no", "--json"]).fine()).unwrap();
    assert_eq!(one["id"], "maze");
    let options = one["options"].as_array().unwrap();
    assert_eq!(options.len(), OPTIONS.len());
    let named = |name: &str| {
        options
            .iter()
            .find(|option| option["name"] == name)
            .unwrap()
    };
    assert_eq!(named("stacking")["value"], false);
    assert_eq!(named("stacking")["origin"], "invention");
    assert_eq!(named("dice")["origin"], "recorded");
    assert_eq!(named("dice")["sources"], Value::from(vec!["reaidu"]));
    assert_eq!(named("blank")["value"], Value::Null);
    assert_eq!(named("dice")["value"], 2);
}

#[test]
fn wrong_rules_are_refused_in_one_sentence() {
    for (rules, part) in [
        ("chess", "expected a rule set"),
        ("raisa stacking=maybe", "yes | no"),
        ("raisa height=3", "an option"),
        ("raisa columns=12", "odd number from 9 to 21"),
        ("raisa queue=yes", "cannot stack"),
        ("raisa\nstacking=no", "line 1"),
        ("", "expected a rule set"),
    ] {
        let sentence = sahkku(&["rules", rules]).refused();
        assert!(sentence.contains(part), "{sentence}");
    }
}

#[test]
fn a_wrong_setting_is_named() {
    for (setting, part) in [
        ("stacking", "--set stacking: an option is set as KEY=VALUE"),
        (
            "stacking=perhaps",
            "stacking cannot be \"perhaps\"; it can be yes | no",
        ),
        ("height=3", "there is no option \"height\""),
        ("columns=12", "odd number"),
    ] {
        let sentence = sahkku(&["perft", "start", "1", "--set", setting]).refused();
        assert!(sentence.contains(part), "{sentence}");
    }
}

#[test]
fn settings_may_need_each_other() {
    sahkku(&[
        "perft",
        "start",
        "1",
        "--rules",
        "raisa",
        "--set",
        "queue=yes",
    ])
    .refused();
    let both = ["--set", "queue=yes", "--set", "stacking=no"];
    sahkku(&[&["perft", "start", "1", "--rules", "raisa"][..], &both].concat()).fine();
}

// Moves.

#[test]
fn moves_shows_the_board_and_the_actions() {
    let shown = sahkku(&["moves", FIRST_X]).fine();
    let board = "\
c  w  w  w  w  w  w  w  w  w  w  w  w  w  w  w
b  .  .  . wq  .  .  .  K  .  .  . mq  .  .  .
a  m  m  m  m  m  m  m  m  m  m  m  m  m  m  m
   1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
";
    assert!(shown.contains(board), "{shown}");
    for action in ["X:+a15-b15", "X:+Qb12-b11", "X:+Qb12-b13", "R1"] {
        assert!(shown.contains(action), "{action}");
    }
    assert!(shown.contains("4 legal actions"));
}

#[test]
fn moves_from_the_start_asks_for_a_throw_and_takes_one() {
    assert!(
        sahkku(&["moves", "start"])
            .fine()
            .contains("are to throw 3 dice")
    );
    let thrown = sahkku(&["moves", "start", "--throw", "X,III,-"]).fine();
    assert_eq!(thrown, sahkku(&["moves", FIRST_X]).fine());
}

#[test]
fn moves_says_how_a_game_ended() {
    let shown = sahkku(&["moves", "w*15./3wq3K7/m*15. m m X,III,-"]).fine();
    assert!(
        shown.contains("the women win: the men have lost their queen"),
        "{shown}"
    );
}

#[test]
fn moves_draws_stacks_riders_and_the_homebound() {
    let shown = sahkku(&["moves", "15/1(WW')1wq8M1Mq/3Km11 m m III,II,-"]).fine();
    assert!(
        shown.contains("WW'") && shown.contains("Km") && shown.contains("Mq"),
        "{shown}"
    );
    let rider = [
        "moves",
        "w*14.1/1(WrKw)5(MMM)7/m*12.3 w m II,(II),-",
        "--rules",
        "globe-joueur",
    ];
    let shown = sahkku(&rider).fine();
    assert!(shown.contains("WrKw") && shown.contains("3M"), "{shown}");
}

#[test]
fn why_names_the_rule_and_what_it_is_about() {
    let why = |place, die| sahkku(&["moves", FIRST_X, "--why", place, die]).fine();
    assert_eq!(
        why("a14", "X"),
        "the men's sleeping soldier on a14: the sleeping soldier nearest the front wakes first (on a15)\n"
    );
    assert_eq!(
        why("a15", "X"),
        "the men's sleeping soldier on a15: can go: X:+a15-b15\n"
    );
    assert_eq!(
        why("a15", "III"),
        "the men's sleeping soldier on a15: another die must be used first (X)\n"
    );
    assert_eq!(
        why("a15", "II"),
        "the men's sleeping soldier on a15: no unused die shows that face (II)\n"
    );
    assert_eq!(
        why("a15", "-"),
        "the men's sleeping soldier on a15: the blank face is worth nothing\n"
    );
    assert_eq!(
        why("b8", "X"),
        "the king on b8: nobody holds the king yet\n"
    );
    assert_eq!(
        why("c3", "X"),
        "the women's sleeping soldier on c3: the piece belongs to the other side\n"
    );
    assert_eq!(why("b1", "X"), "nothing stands on b1\n");
    let queen = why("b12", "X");
    assert!(
        queen.contains("can go: X:+Qb12-b11 X:+Qb12-b13; not to a12:"),
        "{queen}"
    );
}

#[test]
fn why_tells_stacked_pieces_apart() {
    let arguments = [
        "moves",
        "15/1(WW')1wq8M1Mq/3Km11 w m III,(II),-",
        "--why",
        "b2",
        "III",
    ];
    let shown = sahkku(&arguments).fine();
    assert_eq!(
        shown.lines().collect::<Vec<_>>(),
        [
            "the women's soldier on b2: can go: III:b2-b5",
            "the women's soldier on b2': can go: III:b2'-b5"
        ]
    );
}

#[test]
fn why_under_the_utsjok_choice_shows_both() {
    let rules = "vuovdaguoika utsjok=yes";
    let position = "w*14.1/6K1M6/m*14.1 m m II,(X),(X)";
    let shown = sahkku(&["moves", position, "--rules", rules, "--why", "b9", "II"]).fine();
    assert!(shown.contains("II:b9-b7=take II:b9-b7=remove"), "{shown}");
    let blocked = "w*14.1/5MK1M6/m*13.2 m m II,(X),(X)";
    let shown = sahkku(&["moves", blocked, "--rules", rules, "--why", "b9", "II"]).fine();
    assert!(
        shown.contains(
            "can go: II:b9-b7=remove; not to b7: the king would be pushed onto a piece of the same side (on b6)"
        ),
        "{shown}"
    );
}

#[test]
fn moves_refuses_what_it_cannot_read() {
    for (arguments, part) in [
        (&["moves", "nonsense"][..], "column 1"),
        (&["moves", ""], "column 1"),
        (
            &["moves", "w*15./15/m*15. m m X,X,X"],
            "the king is missing",
        ),
        (
            &["moves", "w*15./3wq3K3mq3/m*15. m m X,V,-"],
            "expected a face",
        ),
        (
            &["moves", "w*16./3wq3K3mq3/m*15. m m X,X,-"],
            "at most 15 more places",
        ),
        (&["moves", FIRST_X, "--rules", "maze"], "column"),
        (
            &["moves", FIRST_X, "--throw", "X"],
            "nothing is to be thrown now",
        ),
        (
            &["moves", "start", "--throw", "X"],
            "3 dice are to be thrown",
        ),
        (
            &["moves", "start", "--throw", "X,X,X,X,X,X,X,X,X"],
            "at most 4 dice",
        ),
        (&["moves", "start", "--throw", "X,I,X"], "no face I"),
        (
            &["moves", "start", "--throw", "5"],
            "a face is X, I, II, III or -",
        ),
        (&["moves", FIRST_X, "--why", "z9", "X"], "a place is a row"),
        (
            &["moves", FIRST_X, "--why", "b16", "X"],
            "columns go from 1 to 15",
        ),
        (
            &["moves", FIRST_X, "--why", "b9", "4"],
            "a face is X, I, II, III or -",
        ),
    ] {
        let sentence = sahkku(arguments).refused();
        assert!(sentence.contains(part), "{sentence}");
    }
}

// Replay.

const RECORD: &str = "\
sahkku 1
rules lagesvuotna
men Ánte
women Elle
round II/III
round X/-

1 men X,III,- X:+a15-b15
2 women II,II,-
3 men X,X,II R2 X,III X:b15-b14 III:b14-b11 II:b11-b9
result men resigned
";

#[test]
fn replay_tells_the_game() {
    let told = sahkku_reading(&["replay", "-"], RECORD.as_bytes()).fine();
    for part in [
        "men    Ánte",
        "throw-off: the men X, the women -",
        "the men begin",
        "  1  men",
        "the men's soldier on a15 wakes and steps to b15",
        "III cannot be used: it is the women's turn",
        "the men pick up 2 dice to throw again",
        "the men win: the women resigned",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let named = "sahkku 1\nrules lagesvuotna\nround X/II\n1 men X,II,X R:3 X R:1,3 II,III\nresult draw agreed\n";
    let told = sahkku_reading(&["replay", "-"], named.as_bytes()).fine();
    for part in [
        "the men pick up one die to throw again, number 3",
        "the men pick up 2 dice to throw again\n",
        "a draw by agreement",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let boards = sahkku_reading(&["replay", "--boards", "-"], RECORD.as_bytes()).fine();
    assert_eq!(boards.matches("\nc  ").count(), 4);
}

#[test]
fn replay_reads_a_file() {
    let path = std::env::temp_dir().join(format!("sahkku-replay-{}.sahkku", std::process::id()));
    std::fs::write(&path, RECORD).unwrap();
    let name = path.to_str().unwrap();
    assert_eq!(sahkku(&["replay", "--quiet", name]).fine(), "");
    std::fs::remove_file(&path).unwrap();
    let said = sahkku(&["replay", name]);
    assert_eq!(said.code, Some(3));
    assert!(said.err.contains("cannot be read"), "{}", said.err);
}

#[test]
fn replay_goes_as_far_as_the_record() {
    let begun = "sahkku 1\nrules raisa\nround X/II\n";
    let told = sahkku_reading(&["replay", "-"], begun.as_bytes()).fine();
    assert!(
        told.contains("the women are to choose vuosttut or mieđut"),
        "{told}"
    );
    let chosen = format!("{begun}walks miedut\n");
    let told = sahkku_reading(&["replay", "-"], chosen.as_bytes()).fine();
    assert!(told.contains("the women walk mieđut"), "{told}");
    assert!(
        told.contains("the game is not over; it stands at"),
        "{told}"
    );
}

#[test]
fn replay_says_what_the_loser_owes() {
    let text = "sahkku 1\nrules lagesvuotna stake=3\nround X/II\nresult men resigned\n";
    let told = sahkku_reading(&["replay", "-"], text.as_bytes()).fine();
    assert!(told.contains("the loser owes 45"), "{told}");
}

#[test]
fn replay_names_line_and_column_of_what_is_wrong() {
    let lines: Vec<&str> = RECORD.lines().collect();
    let broken = |n: usize, line: &str| {
        let mut lines = lines.clone();
        lines[n] = line;
        lines.join("\n")
    };
    for (text, part) in [
        (broken(0, "sahkku 2"), "line 1, column 1"),
        (broken(1, "rules chess"), "line 2, column 7"),
        (broken(5, "round X/X"), "line 8"),
        (broken(7, "1 men X,III,- X:+a14-a15"), "line 8, column 15"),
        (broken(8, "2 men II,II,-"), "line 9, column 3"),
        (broken(10, "result women queen"), "line 11, column 8"),
        (String::new(), "line 1, column 1"),
    ] {
        let sentence = sahkku_reading(&["replay", "--quiet", "-"], text.as_bytes()).refused();
        assert!(sentence.contains(part), "{part}: {sentence}");
    }
}

#[test]
fn replay_refuses_what_is_no_text_or_too_long() {
    let sentence = sahkku_reading(&["replay", "-"], b"sahkku 1\n\xff\xfe").refused();
    assert!(
        sentence.contains("line 2: found bytes that are no text"),
        "{sentence}"
    );
    let long = vec![b'\n'; sahkku::RECORD_LIMIT + 1];
    let sentence = sahkku_reading(&["replay", "-"], &long).refused();
    assert!(sentence.contains("at most"), "{sentence}");
}

#[test]
fn no_text_makes_the_command_stumble() {
    let mut seed: u64 = 1;
    let mut below = |limit: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as usize % limit
    };
    let signs = b"mMwWKqri'*.()/0123456789XI-,?!~R=:+ abc\n#\xc4\x91";
    for _ in 0..150 {
        let mut text = RECORD.as_bytes().to_vec();
        for _ in 0..=below(3) {
            let at = below(text.len());
            match below(3) {
                0 => text[at] = signs[below(signs.len())],
                1 => text.insert(at, signs[below(signs.len())]),
                _ => drop(text.remove(at)),
            }
        }
        let said = sahkku_reading(&["replay", "-"], &text);
        assert!(matches!(said.code, Some(0 | 1)), "{}", said.err);
        let mut position = FIRST_X.as_bytes().to_vec();
        let at = below(position.len());
        position[at] = signs[below(signs.len() - 2)];
        let position = String::from_utf8(position).unwrap();
        let said = sahkku(&["moves", "--", &position]);
        assert!(matches!(said.code, Some(0 | 1)), "{position}: {}", said.err);
    }
}

// Perft.

/// Leaves and ways as the last line says them.
fn perft(arguments: &[&str]) -> (u128, u128) {
    let out = sahkku(&[&["perft"], arguments].concat()).fine();
    let last: Vec<&str> = out.lines().last().unwrap().split_whitespace().collect();
    (last[1].parse().unwrap(), last[2].parse().unwrap())
}

/// Counts as one would by hand: every die for itself, each throw gathered by what it shows, and
/// every action that is not refused, of all that could be written.
fn count_by_hand(judge: &Judge, position: &Position, depth: u8) -> (u128, u128) {
    if depth == 0 {
        return (1, 1);
    }
    match position.stage() {
        Stage::Over(_) => (0, 0),
        Stage::Throw(dice) => {
            let mut throws: BTreeMap<Dice, u128> = BTreeMap::new();
            for number in 0..4_usize.pow(dice.into()) {
                let shown: Dice = (0..dice)
                    .map(|die| judge.rules().faces.as_slice()[number / 4_usize.pow(die.into()) % 4])
                    .collect();
                *throws.entry(shown).or_default() += 1;
            }
            let counts = throws.into_iter().map(|(dice, ways)| {
                let mut after = *position;
                judge.throw(&mut after, dice, |_| ()).unwrap();
                let (leaves, below) = count_by_hand(judge, &after, depth - 1);
                (leaves, below * ways)
            });
            counts.fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1))
        }
        Stage::Decide => {
            let mut legal = Actions::new();
            judge.legal(position, &mut legal);
            let counts = legal.iter().map(|&action| {
                let mut after = *position;
                judge.play(&mut after, action, |_| ()).unwrap();
                count_by_hand(judge, &after, depth - 1)
            });
            counts.fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1))
        }
    }
}

#[test]
fn perft_counts_throws() {
    // Three dice with four faces: 4·5·6/6 different throws, 4³ ways. Two dice: 10 and 16.
    assert_eq!(perft(&["start", "0"]), (1, 1));
    assert_eq!(perft(&["start", "1"]), (20, 64));
    assert_eq!(perft(&["start", "1", "--rules", "maze"]), (10, 16));
    assert_eq!(perft(&["start", "1", "--set", "dice=4"]), (35, 256));
    assert_eq!(perft(&["start", "1", "--set", "dice=1"]), (4, 4));
}

#[test]
fn perft_counts_the_first_actions() {
    // Lágesvuotna, all asleep: 10 throws of 20 show no X, and pass; the other side throws: 20
    // each. With an X: the front soldier, the queen left or right, and 1, 2 or 3 to throw again.
    let with_x = [(1, 6), (2, 3), (3, 1)];
    let actions: u128 = with_x
        .iter()
        .map(|(crosses, throws)| throws * (3 + crosses))
        .sum();
    assert_eq!(perft(&["start", "2"]).0, actions + 10 * 20);
    // The same throws as often as they come: 27 + 9·… of 64 show no X.
    let ways = 27 * 4 + 9 * 5 + 6 + 27 * 64;
    assert_eq!(perft(&["start", "2"]).1, ways);
}

#[test]
fn perft_agrees_with_counting_by_hand() {
    for preset in &PRESETS {
        let judge = Judge::new(preset.rules).unwrap();
        let start = judge.start(Side::Men, false);
        for depth in 1..=3 {
            let counted = perft(&["start", &depth.to_string(), "--rules", preset.id]);
            assert_eq!(
                counted,
                count_by_hand(&judge, &start, depth),
                "{} {depth}",
                preset.id
            );
        }
    }
}

#[test]
fn perft_divided_adds_up() {
    let out = sahkku(&["perft", FIRST_X, "3", "--divide"]).fine();
    let rows: Vec<Vec<&str>> = out
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let (last, parts) = rows.split_last().unwrap();
    let sum = |column: usize| -> u128 {
        let parts = parts
            .iter()
            .filter(|row| row.len() == 3 && row[0] != "depth");
        parts.map(|row| row[column].parse::<u128>().unwrap()).sum()
    };
    assert_eq!(
        (sum(1), sum(2)),
        (last[1].parse().unwrap(), last[2].parse().unwrap())
    );
    assert!(rows.iter().any(|row| row.first() == Some(&"X:+a15-b15")));
}

#[test]
fn perft_ends_with_the_game() {
    assert_eq!(perft(&["w*15./3wq3K7/m*15. m m X,III,-", "3"]), (0, 0));
    sahkku(&["perft", "nonsense", "2"]).refused();
}

// Trace.

#[test]
fn traces_are_the_same_whatever_the_threads() {
    let trace = |threads| {
        let arguments = [
            "trace",
            "--rules",
            "unjarga",
            "--games",
            "9",
            "--seed",
            "5",
            "--threads",
            threads,
        ];
        sahkku(&arguments).fine()
    };
    let one = trace("1");
    assert_eq!(one, trace("2"));
    assert_eq!(one, trace("5"));
    let more = sahkku(&[
        "trace", "--rules", "unjarga", "--games", "12", "--seed", "5",
    ])
    .fine();
    assert!(more.starts_with(&one));
    let other = sahkku(&["trace", "--rules", "unjarga", "--games", "9", "--seed", "6"]).fine();
    assert_ne!(one, other);
}

#[test]
fn a_trace_numbers_its_lines_and_ends_every_game() {
    let out = sahkku(&[
        "trace",
        "--rules",
        "maze",
        "--set",
        "stacking=no",
        "--games",
        "3",
    ])
    .fine();
    let (mut game, mut ply) = (0, 0);
    for line in out.lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["game"], game);
        if line.get("outcome").is_some() {
            (game, ply) = (game + 1, 0);
            continue;
        }
        assert_eq!(
            (&line["ply"], &line["rules"]),
            (&ply.into(), &"maze".into())
        );
        assert_eq!(line["options"]["stacking"], false);
        let chosen = line["chosen"].as_u64().unwrap() as usize;
        assert!(chosen < line["legal"].as_array().unwrap().len());
        ply += 1;
    }
    assert_eq!(game, 3);
}

#[test]
fn a_trace_has_its_keys_in_the_order_of_the_contract() {
    let out = sahkku(&["trace", "--games", "1"]).fine();
    let first = out.lines().next().unwrap();
    let mut rest = first;
    for key in [
        "{\"game\":0,\"ply\":0,\"rules\":\"lagesvuotna\",\"options\":{\"columns\":15,",
        "},\"position\":{\"columns\":15,\"turn\":",
        "\"first\":",
        "\"mirrored\":null",
        "\"throw\":[",
        "\"unused\":[",
        "\"used_any\":",
        "\"soldiers\":[{\"side\":\"men\",\"at\":\"a1\",\"awake\":false,\"homebound\":false,\"riding\":false}",
        "\"queens\":[{\"side\":\"men\",\"at\":\"b12\",\"awake\":false}",
        "\"king\":{\"at\":\"b8\",\"holder\":null,\"inert\":false,\"removed\":false,\"homebound\":false}}",
        "\"legal\":[{\"do\":",
        "\"chosen\":",
        "\"events\":[{\"event\":",
    ] {
        let at = rest.find(key).unwrap_or_else(|| panic!("{key} in {first}"));
        rest = &rest[at + key.len()..];
    }
}

#[test]
fn the_cap_ends_a_game_unfinished() {
    let out = sahkku(&["trace", "--rules", "maze", "--games", "1", "--cap", "7"]).fine();
    assert_eq!(out.lines().count(), 8);
    let last = out.lines().last().unwrap();
    assert_eq!(
        last,
        "{\"game\":0,\"outcome\":{\"winner\":null,\"reason\":\"cap\"}}"
    );
}

#[test]
fn a_trace_of_every_option_shows_each() {
    let out = sahkku(&[
        "trace",
        "--rules",
        "lagesvuotna",
        "--games",
        "1",
        "--every-option",
    ])
    .fine();
    let games = out
        .lines()
        .filter(|line| line.contains("\"outcome\""))
        .count();
    let kinds: std::collections::BTreeSet<String> = out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["options"].to_string())
        .filter(|options| options != "null")
        .collect();
    assert!(
        games > OPTIONS.len() && kinds.len() == games,
        "{games} {}",
        kinds.len()
    );
}

// Simulate.

#[test]
fn simulations_are_the_same_whatever_the_threads() {
    let simulate = |threads| {
        let arguments = [
            "simulate",
            "--rules",
            "raisa",
            "--games",
            "60",
            "--threads",
            threads,
        ];
        sahkku(&arguments).fine()
    };
    assert_eq!(simulate("1"), simulate("4"));
}

#[test]
fn a_simulation_counts_every_game() {
    let arguments = [
        "simulate", "--games", "50", "--men", "greedy", "--check", "--format", "json",
    ];
    let rows: Value = serde_json::from_str(&sahkku(&arguments).fine()).unwrap();
    let row = &rows[0];
    let count = |name: &str| row[name].as_u64().unwrap();
    let ends = ["soldiers", "pieces", "queen", "blocked", "dead", "cap"].map(count);
    assert_eq!(ends.iter().sum::<u64>(), 50);
    assert_eq!(count("men_wins") + count("women_wins"), count("won"));
    assert_eq!(
        (&row["men_policy"], &row["women_policy"]),
        (&"greedy".into(), &"random".into())
    );
    // Whoever captures when it can beats whoever does not look.
    assert!(count("men_wins") > count("women_wins"), "{row}");
    let share = |name: &str| row[name].as_f64().unwrap();
    assert!(share("men_low") < share("men_share") && share("men_share") < share("men_high"));
}

#[test]
fn a_simulation_as_csv_has_as_many_values_as_names() {
    let out = sahkku(&[
        "simulate",
        "--games",
        "5",
        "--set",
        "columns=9",
        "--format",
        "csv",
    ])
    .fine();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0].split(',').count(), lines[1].split(',').count());
    assert!(
        lines[1].starts_with("lagesvuotna columns=9,lagesvuotna,"),
        "{out}"
    );
}

#[test]
fn a_simulation_of_every_option_is_a_table() {
    let out = sahkku(&["simulate", "--every-option", "--games", "1", "--cap", "50"]).fine();
    let mut lines = out.lines();
    let head = lines.next().unwrap();
    assert!(
        PRESETS.iter().all(|preset| head.contains(preset.id)),
        "{head}"
    );
    assert!(
        out.lines()
            .all(|line| line.matches('|').count() == PRESETS.len() + 2),
        "{out}"
    );
    for option in OPTIONS {
        assert!(
            out.contains(&format!("| {}=", option.name)),
            "{}",
            option.name
        );
    }
}

#[test]
fn no_games_are_no_trouble() {
    assert!(
        sahkku(&["simulate", "--games", "0"])
            .fine()
            .contains("games         0")
    );
    assert_eq!(sahkku(&["trace", "--games", "0"]).fine(), "");
}

// Bench.

#[test]
fn bench_measures_what_it_is_asked_to() {
    let arguments = [
        "bench",
        "--rules",
        "maze",
        "--repeats",
        "1",
        "--milliseconds",
        "5",
        "--format",
        "json",
    ];
    let rows: Value = serde_json::from_str(&sahkku(&arguments).fine()).unwrap();
    assert_eq!(rows[0]["rules"], "maze");
    assert!(rows[0]["decisions_a_second"].as_f64().unwrap() > 0.0);
    assert!(rows[0]["actions_a_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn the_first_position_is_the_one_everybody_knows() {
    let judge = Judge::new(preset("lagesvuotna").unwrap().rules).unwrap();
    let mut position = judge.start(Side::Men, false);
    let throw = [Face::X, Face::III, Face::Blank];
    judge
        .throw(&mut position, throw.into_iter().collect(), |_| ())
        .unwrap();
    assert_eq!(judge.read_position(FIRST_X).unwrap(), position);
}
