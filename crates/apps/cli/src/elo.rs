//! Differences of strength in Elo, with their error, and a sequential test of two of them.
//!
//! Games come in pairs with the sides swapped and the same dice or the same opening, so the two games of a pair depend on each
//! other. Therefore the result of a pair is what counts: the first player gets 0, ½, 1, 1½ or 2 points. The formulas are those
//! of Michel Van den Bergh, as Fishtest uses them.

use std::ops::Range;

use crate::statistics::wilson_interval;

/// The number of pairs by the first player's points, in half points.
pub(crate) type Pairs = [u64; 5];

/// The width of a 95% interval of the normal distribution, in standard deviations.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// The share of the points that a player with this advantage wins.
fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The advantage of a player who wins this share of the points; infinite at 0 and 1.
fn elo_of(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// A difference in Elo and its 95% interval. A bound is infinite if no points were lost, or none won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Elo {
    pub difference: f64,
    pub low: f64,
    pub high: f64,
}

impl Elo {
    /// The advantage of the first player; `None` without any pair.
    pub(crate) fn of(pairs: &Pairs) -> Option<Elo> {
        let count: f64 = pairs.iter().map(|&pairs| pairs as f64).sum();
        if count == 0.0 {
            return None;
        }
        let each = || SHARES.into_iter().zip(pairs.map(|pairs| pairs as f64));
        let mean = each().map(|(share, pairs)| share * pairs).sum::<f64>() / count;
        let squares: f64 = each()
            .map(|(share, pairs)| pairs * (share - mean).powi(2))
            .sum();
        let around = DEVIATIONS * squares.sqrt() / count;
        let (low, high) = if around > 0.0 {
            ((mean - around).max(0.0), (mean + around).min(1.0))
        } else {
            // Pairs with equal results do not show how much they can differ.
            let (low, high) = wilson_interval(mean * count, count);
            // Winning all or none puts no bound on the strength.
            (
                if mean > 0.0 { low } else { 0.0 },
                if mean < 1.0 { high } else { 1.0 },
            )
        };
        Some(Elo {
            difference: elo_of(mean),
            low: elo_of(low),
            high: elo_of(high),
        })
    }
}

const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// A sequential test of whether the first player is stronger by `one` or only by `zero`, which stops as soon as it is decided.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    /// The two differences in Elo, the smaller first.
    pub zero: f64,
    pub one: f64,
    /// The probability of accepting `one` if `zero` is true, and vice versa.
    pub alpha: f64,
    pub beta: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    One,
    Zero,
    Open,
}

impl Verdict {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Verdict::One => "accepted",
            Verdict::Zero => "rejected",
            Verdict::Open => "open",
        }
    }
}

impl Sprt {
    /// The bounds of the logarithm of the likelihood ratio between which more games are needed.
    pub(crate) fn bounds(&self) -> Range<f64> {
        let Sprt { alpha, beta, .. } = self;
        (beta / (1.0 - alpha)).ln()..((1.0 - beta) / alpha).ln()
    }

    /// The logarithm of the generalised likelihood ratio: the likelihood of these pairs for the best-fitting players with the
    /// one difference, relative to those with the other.
    pub(crate) fn llr(&self, pairs: &Pairs) -> f64 {
        // Results that have not occurred yet are not impossible.
        const LEAST: f64 = 1e-3;
        let counts = pairs.map(|pairs| (pairs as f64).max(LEAST));
        let count: f64 = counts.iter().sum();
        let shares = counts.map(|pairs| pairs / count);
        let [zero, one] = [self.zero, self.one].map(|elo| likeliest(&shares, share_of(elo)));
        let each = shares.into_iter().zip(zero).zip(one);
        count
            * each
                .map(|((share, zero), one)| share * (one / zero).ln())
                .sum::<f64>()
    }

    pub(crate) fn verdict(&self, pairs: &Pairs) -> Verdict {
        if pairs.iter().all(|&pairs| pairs == 0) {
            return Verdict::Open;
        }
        let (llr, bounds) = (self.llr(pairs), self.bounds());
        if llr >= bounds.end {
            Verdict::One
        } else if llr <= bounds.start {
            Verdict::Zero
        } else {
            Verdict::Open
        }
    }
}

/// The probabilities of the results of a pair with the mean `mean` under which the observed `shares` are likeliest.
///
/// They are `share / (1 + x (result - mean))` with the one `x` that yields the mean.
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    // Far more steps than a number has bits.
    for _ in 0..100 {
        let x = f64::midpoint(low, high);
        let each = SHARES.into_iter().zip(shares);
        let sum: f64 = each
            .map(|(result, share)| share * (result - mean) / (1.0 + x * (result - mean)))
            .sum();
        if sum > 0.0 {
            low = x;
        } else {
            high = x;
        }
    }
    let x = f64::midpoint(low, high);
    let mut each = SHARES.into_iter().zip(shares);
    std::array::from_fn(|_| {
        let (result, share) = each.next().unwrap_or((mean, &0.0));
        share / (1.0 + x * (result - mean))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64, by: f64) -> bool {
        (one - other).abs() < by
    }

    const fn test(zero: f64, one: f64) -> Sprt {
        Sprt {
            zero,
            one,
            alpha: 0.05,
            beta: 0.05,
        }
    }

    /// The values are those of fastchess's tests of the logistic pentanomial model, for runs of Fishtest.
    #[test]
    fn ratios_are_those_that_others_compute() {
        for (pairs, (zero, one), llr) in [
            ([223, 9863, 21279, 10037, 246], (0.5, 2.5), -3.07),
            ([871, 26175, 55983, 26678, 821], (0.0, 2.0), -4.98),
        ] {
            let found = test(zero, one).llr(&pairs);
            assert!(close(found, llr, 0.005), "{found} {llr}");
        }
    }

    /// The same for Elo and its error.
    #[test]
    fn differences_and_errors_are_those_that_others_compute() {
        for (pairs, difference, error) in [
            ([34, 54, 63, 64, 75], 55.58, 27.65),
            ([332, 433, 498, 333, 334], -8.64, 10.33),
            ([7895, 8757, 5685, 568, 9999], -21.04, 2.95),
        ] {
            let elo = Elo::of(&pairs).unwrap();
            assert!(close(elo.difference, difference, 0.005), "{elo:?}");
            assert!(close((elo.high - elo.low) / 2.0, error, 0.005), "{elo:?}");
        }
    }

    #[test]
    fn a_share_is_a_difference() {
        assert!(close(elo_of(0.5), 0.0, 1e-9));
        // 10 to 1 is 400 points.
        assert!(close(elo_of(10.0 / 11.0), 400.0, 1e-9));
        assert!(close(share_of(-400.0), 1.0 / 11.0, 1e-12));
        let won = Elo::of(&[0, 0, 0, 0, 10]).unwrap();
        assert!(won.difference.is_infinite() && won.low.is_finite() && won.high.is_infinite());
        assert_eq!(Elo::of(&[0; 5]), None);
    }

    #[test]
    fn a_test_stops_at_its_bounds() {
        let test = test(0.0, 10.0);
        // The logarithm of 0.95 / 0.05.
        let bounds = test.bounds();
        assert!(close(bounds.end, 2.944, 1e-3) && close(bounds.start, -2.944, 1e-3));
        assert_eq!(test.verdict(&[0; 5]), Verdict::Open);
        assert_eq!(test.verdict(&[1, 2, 3, 2, 1]), Verdict::Open);
        assert_eq!(test.verdict(&[10, 20, 300, 200, 100]), Verdict::One);
        assert_eq!(test.verdict(&[100, 200, 300, 20, 10]), Verdict::Zero);
        // Players exactly between the two leave the test undecided.
        let between = super::Sprt {
            zero: -5.0,
            one: 5.0,
            ..test
        };
        assert!(close(between.llr(&[50, 100, 200, 100, 50]), 0.0, 1e-6));
    }
}
