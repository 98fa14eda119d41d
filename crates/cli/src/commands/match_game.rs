//! Matches of sáhkku.

use game::{Judge, Record};
use sahkku::{Game, Outcome, Reason, Side};

use crate::matches::{Ended, MatchGame, MatchOptions, NoOptions, score_names};
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
    const REASONS: &'static [&'static str] = Reason::WORDS;
    const CAP: u32 = 2000;

    fn side_name(side: game::Side) -> &'static str {
        Side::from(side).word()
    }

    fn ended(outcome: &Outcome) -> Ended {
        Ended {
            winner: outcome.winner.map(Into::into),
            reason: outcome.reason.word(),
            halves: 0,
        }
    }
}

impl MatchOptions<Game> for NoOptions {
    /// From the throw-off on.
    fn opening(&self, judge: &Judge<Game>, _: &mut GameRng) -> Record<Game> {
        Record::new(judge.clone(), None)
    }
}
