//! Generations of weights, each learned from games played with the previous one.

use core::fmt;

use game::nth_random;
use hnefatafl::{Judge, Side, read_rules};
use hnefatafl_player::{Family, POINTS_PER_LOGIT, WeightTable, Weights};

use super::Arguments;
use super::regression::{Logits, fit, logits, loss};
use super::self_play::{Seat, Strength, play, points};

pub(crate) struct Generation {
    family: Family,
    number: u64,
    ends: [u64; 3],
    samples: usize,
    loss_by_hand: f64,
    loss_before: f64,
    loss_after: f64,
    /// Games won in the match, with a draw as half a win.
    won: f32,
}

impl Generation {
    /// The names of the columns that [`fmt::Display`] writes.
    pub(crate) const NAMES: &str = "family,generation,swede_won,drawn,muscovite_won,positions,\
        loss_by_hand,loss_before,loss_after,won_against_by_hand";
}

impl fmt::Display for Generation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [swede, drawn, muscovite] = self.ends;
        write!(
            f,
            "{},{},{swede},{drawn},{muscovite},{},{:.4},{:.4},{:.4},{}",
            self.family.word(),
            self.number,
            self.samples,
            self.loss_by_hand,
            self.loss_before,
            self.loss_after,
            self.won
        )
    }
}

/// The rules that a family learns from, with the most important ones repeated. Under `linne` the Swede wins nearly every game,
/// so the other rules of its family teach more.
const fn rule_sets(family: Family) -> &'static [&'static str] {
    match family {
        Family::Edge => &[
            "tablut",
            "tablut",
            "tablut board=11",
            "tablut king_taken=two",
        ],
        Family::Brandubh => &["brandubh"],
    }
}

/// Learns the weights of a family, and passes each generation to `tell`.
pub(crate) fn learn(
    family: Family,
    plan: &Arguments,
    mut tell: impl FnMut(Generation),
) -> Result<Weights, String> {
    let judges = rule_sets(family).iter().map(|text| judge(text));
    let judges: Vec<Judge> = judges.collect::<Result<_, _>>()?;
    let under = |game: u64| &judges[(game % judges.len() as u64) as usize];
    let by_hand = Weights::of(WeightTable::ByHand, judges[0].rules());
    let mut weights = *by_hand;
    let mut samples = Vec::new();
    for number in 0..plan.generations {
        let first = samples.len();
        let mut ends = [0; 3];
        for game in 0..plan.games {
            let seed = nth_random(plan.seed, number << 32 | game);
            let seats = strengths(family, game).map(|strength| Seat {
                weights: &weights,
                strength,
            });
            let winner = play(under(game), seats, seed, &mut samples);
            ends[match winner {
                Some(Side::Swede) => 0,
                None => 1,
                Some(Side::Muscovite) => 2,
            }] += 1;
        }
        let prior = logits(by_hand);
        let learned = fit(&samples, &prior);
        let fresh = &samples[first..];
        let before = loss(&logits(&weights), fresh);
        weights = in_points(&learned);
        tell(Generation {
            family,
            number: number + 1,
            ends,
            samples: fresh.len(),
            loss_by_hand: loss(&prior, fresh),
            loss_before: before,
            loss_after: loss(&learned, fresh),
            won: (0..plan.match_games)
                .map(|game| {
                    let seed = nth_random(!plan.seed, game / 2);
                    against(&weights, by_hand, under(game / 2), game, seed)
                })
                .sum(),
        });
    }
    Ok(weights)
}

/// The search depths of the Swede and the Muscovite in a game. If the Swede would win nearly every game, he searches less in
/// half of them, and the Muscovite more, because wins of only one side teach nothing.
const fn strengths(family: Family, game: u64) -> [Strength; 2] {
    match family {
        Family::Brandubh if !(game / 4).is_multiple_of(2) => [Strength::Weaker, Strength::Stronger],
        Family::Edge | Family::Brandubh => [Strength::Usual; 2],
    }
}

fn judge(text: &str) -> Result<Judge, String> {
    let rules = read_rules(text).map_err(|why| format!("{text}: {why}"))?;
    Judge::new(rules).map_err(|why| format!("{text}: {why}"))
}

/// The score of weights against others in a game. They play the Swede in games with an even number.
fn against(weights: &Weights, others: &Weights, judge: &Judge, game: u64, seed: u64) -> f32 {
    let [one, other] = [weights, others].map(|weights| Seat {
        weights,
        strength: Strength::Usual,
    });
    let mut scratch = Vec::new();
    if game.is_multiple_of(2) {
        points(play(judge, [one, other], seed, &mut scratch))
    } else {
        1.0 - points(play(judge, [other, one], seed, &mut scratch))
    }
}

fn in_points(learned: &Logits) -> Weights {
    let scale = f64::from(POINTS_PER_LOGIT);
    Weights(learned.map(|weight| (weight * scale).round() as i32))
}
