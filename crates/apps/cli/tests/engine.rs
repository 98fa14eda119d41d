//! The engine protocol as documented in `docs/engine.md`.

use std::fs;

use testkit::notation::Examples;

use crate::common::{each_game, sahkku, sahkku_reading};
use crate::matches::{here, random};

const DOC: Examples = Examples(include_str!("../../../../docs/engine.md"));

#[test]
fn the_document_shows_what_engines_answer() {
    let transcripts = DOC.blocks("transcript");
    each_game(|game| assert!(transcripts.iter().any(|(head, _)| *head == game), "{game}"));
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
    assert!(DOC.blocks("js").contains(&("", file.trim_end())));
}

#[test]
fn rows_of_matches_have_the_columns_of_the_document() {
    each_game(|game| {
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
        let told = |name: &str| DOC.0.contains(&format!("`{name}`"));
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
