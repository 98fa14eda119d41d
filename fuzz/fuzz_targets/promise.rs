//! The fuzz target: the promise that the variable `PROMISE` names, such as `sahkku/records_round_trip`.
#![no_main]

use std::env;
use std::sync::LazyLock;

use games::{GameName, with_game};
use testkit::fuzzing::{Promise, promises};

static PROMISE: LazyLock<Promise> = LazyLock::new(|| {
    let name = env::var("PROMISE").unwrap_or_default();
    let found = name.split_once('/').and_then(|(game, promise)| {
        GameName::named(game).and_then(|game| with_game!(game, G => of(promises::<G>(), promise)))
    });
    found.unwrap_or_else(|| panic!("PROMISE={name}: there is no such promise; fuzz/run.sh names them"))
});

fn of<const N: usize>(all: [(&str, Promise); N], name: &str) -> Option<Promise> {
    let found = all.into_iter().find(|(known, _)| *known == name);
    found.map(|(_, promise)| promise)
}

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    let _ = PROMISE(input);
});
