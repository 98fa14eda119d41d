//! Counts of what can follow a position.

use sahkku::{Judge, Position};
use sahkku_bench::{Throws, each_ply};
use terminal::commands::perft::{Count, Counted};
use terminal::{Failure, NoOptions, each};

use crate::Sahkku;

impl Counted for Sahkku {
    type PerftOptions = NoOptions;

    fn divide(
        _: &NoOptions,
        judge: &Judge,
        position: &Position,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure> {
        let throws = Throws::new(judge.rules());
        let mut plies = Vec::new();
        each_ply(judge, &throws, position, |ply, to| plies.push((ply, *to)));
        each(&plies, |(ply, to)| {
            let count = perft(judge, &throws, to, rest).times(ply.ways());
            (ply.to_string(), count)
        })
    }
}

fn perft(judge: &Judge, throws: &Throws, position: &Position, depth: u8) -> Count {
    let Some(rest) = depth.checked_sub(1) else {
        return Count::ONE;
    };
    let mut count = Count::default();
    each_ply(judge, throws, position, |ply, to| {
        count = count.and(perft(judge, throws, to, rest).times(ply.ways()));
    });
    count
}
