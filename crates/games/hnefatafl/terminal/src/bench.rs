//! How fast the rules are on one core.

use hnefatafl::Judge;
use terminal::commands::bench::{Benched, list_legal, sample_positions};
use terminal::{GameRng, Help, NoOptions};

use crate::Hnefatafl;

impl Benched for Hnefatafl {
    const BENCH: Help = Help {
        about: "Measures random games and the generation of legal moves, on one core",
        more: "Playouts are whole random games with repetition judged: decisions a second. Generation only finds the legal moves \
               of positions from such games: moves a second. Each is measured several times; the median counts. Only processor \
               time counts, where the system reports it.",
        after: "\
Examples:
  sahkku --game hnefatafl bench
  sahkku --game hnefatafl bench --rules tablut --repeats 15 --milliseconds 1000",
    };

    type BenchOptions = NoOptions;

    fn generation(_: &NoOptions, judge: &Judge) -> impl Fn(u32) -> u64 {
        let positions = sample_positions::<Hnefatafl>(judge, &mut GameRng::new(2, 0));
        move |calls| list_legal::<Hnefatafl>(judge, &positions, calls)
    }
}
