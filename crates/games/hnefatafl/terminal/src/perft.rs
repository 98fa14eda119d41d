//! Counts of what can follow a position.

use clap::Args;
use hnefatafl::{Actions, Judge, Position, perft, perft_by_playing};
use terminal::commands::perft::{Count, Counted};
use terminal::{Failure, Help, each};

use crate::Hnefatafl;

/// How it is counted.
#[derive(Args)]
pub struct Options {
    /// Makes the moves of the last ply too, which otherwise are only counted
    #[arg(long)]
    play: bool,
}

impl Counted for Hnefatafl {
    const PERFT: Help = Help {
        about: "Counts the possible continuations of a game, to compare and measure programs",
        more: "One ply is one move. A game that is over before the depth is reached is not counted, and positions that come back \
               end no game.",
        after: "\
Examples:
  sahkku --game hnefatafl perft start 1     56 moves
  sahkku --game hnefatafl perft start 4 --rules 'linne board=11' --divide",
    };
    const DEPTH_HELP: &'static str = "How many plies to look ahead";
    const DIVIDE_HELP: &'static str = "Shows the counts after each first move";

    type PerftOptions = Options;

    fn divide(
        options: &Options,
        judge: &Judge,
        position: &Position,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure> {
        let count = if options.play {
            perft_by_playing
        } else {
            perft
        };
        let mut legal = Actions::new();
        judge.legal(position, &mut legal);
        each(&legal, |&action| {
            let mut after = *position;
            judge.play_unchecked(&mut after, action, &mut |_| ());
            let leaves = count(judge, &after, rest.into());
            (action.to_string(), Count::leaves(leaves.into()))
        })
    }
}
