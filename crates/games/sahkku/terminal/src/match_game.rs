//! Matches of sáhkku.

use game::{Judge, Record};
use sahkku::Game;
use terminal::commands::matches::{MatchGame, MatchOptions};
use terminal::{GameRng, NoOptions};

use crate::Sahkku;

impl MatchGame for Sahkku {
    type MatchOptions = NoOptions;

    const MATCH_EXAMPLES: &'static str = "\
  sahkku match --players master,strong --games 100
  sahkku match --rules raisa --players strong,greedy --format csv
  sahkku match --players easy --engine 'node docs/engine/random.mjs' --records games";
    const CAP: u32 = 2000;
}

impl MatchOptions<Sahkku> for NoOptions {
    /// From the throw-off on.
    fn opening(&self, judge: &Judge<Game>, _: &mut GameRng) -> Record<Game> {
        Record::new(judge.clone(), None)
    }
}
