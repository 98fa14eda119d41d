//! Counts of what can follow a position.

use sahkku::{Judge, Position};
use sahkku_bench::{Throws, each_ply};
use terminal::commands::perft::{Count, Counted};
use terminal::{Failure, Help, NoOptions, each};

use crate::Sahkku;

impl Counted for Sahkku {
    const PERFT: Help = Help {
        about: "Counts the possible continuations of a game, to compare and measure programs",
        more: "One ply is one throw or one action: from the position before a throw, depth 1 counts throws, and depth 2 the \
               actions that follow them. A turn that ends by itself is not a ply; it belongs to the throw or action before it.

Leaves count each different throw once: X,II and II,X are the same throw. Ways count a throw as often as dice that can be told \
apart can show it. A game that is over before the depth is reached has no leaf. Like the legal actions, leaves are counted each \
time they are reached.",
        after: "\
Examples:
  sahkku perft start 1                   20 throws, 64 ways
  sahkku perft start 4 --rules raisa --divide
  sahkku perft 'w*15./3wq3K3mq3/m*15. m m X,III,-' 3",
    };
    const DEPTH_HELP: &'static str = "How many plies to look ahead";
    const DIVIDE_HELP: &'static str = "Shows the counts after each first ply";

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
