//! Compares the thrown faces with the expected ones by Pearson's chi-squared test.

use crate::Head;

/// The smallest expected count of a face for which the test is made. The distribution of the statistic is that of the test only
/// for large numbers.
const FEWEST: f64 = 5.0;

/// A face, how often it fell, and how often it is expected.
#[derive(Clone, PartialEq, Debug)]
pub struct Thrown {
    pub face: String,
    /// How often it fell.
    pub count: u32,
    pub expected: f64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Test {
    pub statistic: f64,
    /// The degrees of freedom.
    pub degrees: u32,
    /// The probability that fair dice differ at least as much from what is expected.
    pub chance: f64,
}

/// Counts the dice in these games: those of people at this screen (`who` is 0), or those of the others (1). Dice with different
/// faces are tested separately, and the statistics are added. There is no test if too little was thrown.
pub fn thrown<'a>(
    heads: impl Iterator<Item = &'a Head>,
    who: usize,
) -> (Vec<Thrown>, Option<Test>) {
    // Dice with the same faces are of one kind.
    let mut kinds: Vec<(&[String], Vec<u32>)> = Vec::new();
    for dice in heads.map(|head| &head.dice) {
        let known = kinds.iter().position(|(faces, _)| *faces == dice.faces);
        let known = known.unwrap_or_else(|| {
            kinds.push((&dice.faces, vec![0; dice.faces.len()]));
            kinds.len() - 1
        });
        for (sum, fallen) in kinds[known].1.iter_mut().zip(&dice.fallen[who]) {
            *sum = sum.saturating_add(*fallen);
        }
    }
    let mut all: Vec<Thrown> = Vec::new();
    let (mut statistic, mut degrees) = (0.0, 0);
    for (faces, counts) in kinds {
        let sum: f64 = counts.iter().copied().map(f64::from).sum();
        let expected = sum / faces.len().max(1) as f64;
        if expected >= FEWEST && faces.len() > 1 {
            let squared = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
            statistic += counts.iter().map(squared).sum::<f64>();
            degrees += faces.len() as u32 - 1;
        }
        for (face, &count) in faces.iter().zip(&counts) {
            match all.iter_mut().find(|thrown| thrown.face == *face) {
                Some(thrown) => {
                    thrown.count = thrown.count.saturating_add(count);
                    thrown.expected += expected;
                }
                None => all.push(Thrown {
                    face: face.clone(),
                    count,
                    expected,
                }),
            }
        }
    }
    let test = (degrees > 0).then(|| Test {
        statistic,
        degrees,
        chance: chance(statistic, degrees),
    });
    (all, test)
}

/// The probability that chi-squared is at least `x`, by the recurrence of the upper incomplete gamma function: it starts from
/// erfc(√(x/2)) for one degree of freedom and exp(-x/2) for two, and every two further degrees add a term.
fn chance(x: f64, degrees: u32) -> f64 {
    let half = x / 2.0;
    let (mut chance, mut term) = match degrees % 2 {
        1 => (
            libm::erfc(libm::sqrt(half)),
            libm::sqrt(half) * libm::exp(-half) * core::f64::consts::FRAC_2_SQRT_PI,
        ),
        _ => (libm::exp(-half), half * libm::exp(-half)),
    };
    let first = 2 - degrees % 2;
    for at in (first..degrees).step_by(2) {
        chance += term;
        term *= half / (f64::from(at) / 2.0 + 1.0);
    }
    chance.clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn the_chance_is_that_of_printed_tables() {
        for (degrees, x, expected) in [
            (1, 3.841, 0.05),
            (2, 5.991, 0.05),
            (3, 7.815, 0.05),
            (3, 11.345, 0.01),
            (4, 9.488, 0.05),
            (5, 11.070, 0.05),
            (5, 1.610, 0.90),
            (8, 20.090, 0.01),
            (10, 18.307, 0.05),
        ] {
            let found = chance(x, degrees);
            assert!((found - expected).abs() < 2e-4, "{degrees} {x}: {found}");
        }
        for degrees in 1..12 {
            assert!(chance(0.0, degrees) > 0.999_999);
            assert!(chance(1e6, degrees) < 1e-9);
        }
    }
}
