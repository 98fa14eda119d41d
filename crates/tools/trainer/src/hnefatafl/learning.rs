//! Generations of weights, each learned from games played with the previous one.

use game::nth_random;
use hnefatafl::{Judge, Side, read_rules};
use hnefatafl_player::{Family, POINTS_PER_LOGIT, WeightTable, Weights};

use super::Arguments;
use super::regression::{Logits, fit, logits, loss};
use super::self_play::{Seat, Strength, play, points};
use crate::Result;

/// The names of the columns of a generation.
pub(crate) const COLUMNS: &str = "family,generation,swede_won,drawn,muscovite_won,positions,\
    loss_by_hand,loss_before,loss_after,won_against_by_hand";

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

/// Learns the weights of a family, and passes a line about each generation to `tell`.
pub(crate) fn learn(
    family: Family,
    plan: &Arguments,
    mut tell: impl FnMut(String) -> Result<()>,
) -> Result<Weights> {
    let judges = rule_sets(family).iter().map(|text| judge(text));
    let judges: Vec<Judge> = judges.collect::<Result<_>>()?;
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
        // With a draw as half a win.
        let won = (0..plan.match_games).map(|game| {
            let seed = nth_random(!plan.seed, game / 2);
            against(&weights, by_hand, under(game / 2), game, seed)
        });
        let won: f32 = won.sum();
        let [swede, drawn, muscovite] = ends;
        let (family, number, count) = (family.word(), number + 1, fresh.len());
        let [prior, after] = [&prior, &learned].map(|logits| loss(logits, fresh));
        tell(format!(
            "{family},{number},{swede},{drawn},{muscovite},{count},{prior:.4},{before:.4},{after:.4},{won}"
        ))?;
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

fn judge(text: &str) -> Result<Judge> {
    let rules = read_rules(text).map_err(|why| format!("{text}: {why}"))?;
    Ok(Judge::new(rules).map_err(|why| format!("{text}: {why}"))?)
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
