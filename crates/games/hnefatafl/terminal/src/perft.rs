//! Counts of what can follow a position.

use clap::Args;
use hnefatafl::{Actions, Judge, Position, perft, perft_by_playing};
use terminal::commands::perft::{Count, Counted};
use terminal::{Failure, each};

use crate::Hnefatafl;

/// How it is counted.
#[derive(Args)]
pub struct Options {
    /// Makes the moves of the last ply too, which otherwise are only counted
    #[arg(long)]
    play: bool,
}

impl Counted for Hnefatafl {
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
