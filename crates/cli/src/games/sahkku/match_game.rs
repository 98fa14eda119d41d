//! Matches of sáhkku.

use game::{Judge, Record};
use sahkku::{Game, Side};

use crate::matches::{MatchGame, MatchOptions, score_names};
use crate::playout::NoOptions;
use crate::rng::GameRng;

impl MatchGame for Game {
    type MatchOptions = NoOptions;

    const MATCH_EXAMPLES: &'static str = "\
  sahkku match --players master,strong --games 100
  sahkku match --rules raisa --players strong,greedy --format csv
  sahkku match --players easy --engine 'node docs/engine/random.mjs' --records games";
    const SCORE_NAMES: [[&'static str; 6]; 3] = [
        score_names!("men_"),
        score_names!("women_"),
        score_names!("any_men_"),
    ];
    const CAP: u32 = 2000;

    fn side_name(side: game::Side) -> &'static str {
        Side::from(side).word()
    }
}

impl MatchOptions<Game> for NoOptions {
    /// From the throw-off on.
    fn opening(&self, judge: &Judge<Game>, _: &mut GameRng) -> Record<Game> {
        Record::new(judge.clone(), None)
    }
}
