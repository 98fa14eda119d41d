//! How long a driver lets an engine think.

use std::time::Duration;

use game::{Limits, Side};

use crate::text::read_number;

/// The arguments that `go` and `evaluate` accept.
const FORM: &str = "expected go, or go with work NUMBER, time MILLISECONDS, depth NUMBER, \
                    clock MILLISECONDS MILLISECONDS MILLISECONDS, infinite or ponder after it";

/// What ends thinking.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Ends {
    /// The engine, once it has an answer within its limits.
    #[default]
    Engine,
    /// The driver, by `stop`.
    Driver,
    /// The driver, by `stop` or by saying that the expected position has been reached: then the limits count.
    Hit,
}

/// How long a side thinks about one of many decisions: a part of its remaining time, and most of its increment.
#[must_use]
pub fn share_of_clock(left: Duration, increment: Duration) -> Duration {
    const DECISIONS: u32 = 24;
    let share = left / DECISIONS + increment * 3 / 4;
    share.min(left / 2)
}

/// How long a driver lets an engine think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Allowed {
    limits: Limits,
    /// The time that each side has left, and its increment after each answer.
    clock: Option<([Duration; 2], Duration)>,
    pub(crate) ends: Ends,
}

impl Allowed {
    /// Reads `work N`, `time MS`, `depth N`, `clock MS MS MS`, `infinite` and `ponder`, each at most once.
    pub(crate) fn read(text: &str) -> Result<Allowed, String> {
        let mut allowed = Allowed::default();
        let limits = &mut allowed.limits;
        let mut words = text.split_whitespace();
        while let Some(name) = words.next() {
            let mut value = || words.next().ok_or(FORM);
            let milliseconds =
                |text| Ok::<_, String>(Duration::from_millis(read_number(name, text)?));
            let again = match name {
                "work" => limits.work.replace(read_number(name, value()?)?).is_some(),
                "depth" => limits.depth.replace(read_number(name, value()?)?).is_some(),
                "time" => limits.time.replace(milliseconds(value()?)?).is_some(),
                "clock" => {
                    let left = [milliseconds(value()?)?, milliseconds(value()?)?];
                    let increment = milliseconds(value()?)?;
                    allowed.clock.replace((left, increment)).is_some()
                }
                "infinite" | "ponder" => {
                    let ends = match name {
                        "ponder" => Ends::Hit,
                        _ => Ends::Driver,
                    };
                    let before = std::mem::replace(&mut allowed.ends, ends);
                    if before != Ends::Engine && before != ends {
                        return Err("infinite and ponder do not go together".to_owned());
                    }
                    before == ends
                }
                _ => return Err(FORM.to_owned()),
            };
            if again {
                return Err(format!("{name} stands there twice"));
            }
        }
        if allowed.ends == Ends::Driver {
            if allowed.limits != Limits::default() || allowed.clock.is_some() {
                return Err("infinite goes without limits; leave them out".to_owned());
            }
            // The levels without deliberate errors use everything that they get.
            allowed.limits.work = Some(u64::MAX);
        }
        Ok(allowed)
    }

    /// The limits of a search for a decision of this side.
    pub(crate) fn limits(&self, side: Side) -> Limits {
        let share =
            |(left, increment): ([Duration; 2], _)| share_of_clock(left[side.index()], increment);
        let share = self.clock.map(share);
        let time = self.limits.time.into_iter().chain(share).min();
        Limits {
            time,
            ..self.limits
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_read() {
        let read =
            |text| Allowed::read(text).map(|allowed| (allowed.limits(Side::Second), allowed.ends));
        let limits = Limits {
            work: Some(5),
            time: Some(Duration::from_millis(7)),
            depth: Some(2),
            lines: None,
        };
        assert_eq!(read("work 5 depth 2 time 7"), Ok((limits, Ends::Engine)));
        assert_eq!(
            read("ponder work 5 time 7 depth 2"),
            Ok((limits, Ends::Hit))
        );
        let endless = Limits {
            work: Some(u64::MAX),
            ..Limits::default()
        };
        assert_eq!(read("infinite"), Ok((endless, Ends::Driver)));
        for (wrong, why) in [
            ("work", "expected go"),
            ("clock 1 2", "expected go"),
            ("work -1", "work is a whole number"),
            ("work 1 work 2", "twice"),
            ("infinite infinite", "twice"),
            ("ponder ponder", "twice"),
            ("ponder infinite", "do not go together"),
            ("infinite work 3", "without limits"),
            ("clock 1 1 1 infinite", "without limits"),
        ] {
            let said = read(wrong).unwrap_err();
            assert!(said.contains(why), "{wrong}: {said}");
        }
    }

    #[test]
    fn a_side_thinks_a_part_of_its_own_clock() {
        let time = |text: &str, side| Allowed::read(text).unwrap().limits(side).time;
        let some = |milliseconds| Some(Duration::from_millis(milliseconds));
        assert_eq!(time("clock 24000 48000 0", Side::First), some(1000));
        assert_eq!(time("clock 24000 48000 0", Side::Second), some(2000));
        assert_eq!(time("clock 24000 48000 1000", Side::First), some(1750));
        // Never more than half of the remaining time.
        assert_eq!(time("clock 100 0 1000", Side::First), some(50));
        assert_eq!(time("clock 100 0 1000", Side::Second), some(0));
        assert_eq!(time("clock 24000 0 0 time 10", Side::First), some(10));
    }
}
