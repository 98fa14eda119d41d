//! Times of day.

use core::fmt;
use core::str::FromStr;

const DAY: u32 = 24 * 60;

/// A time of day, to the minute.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TimeOfDay(u32);

impl TimeOfDay {
    /// 0:00.
    pub const MIDNIGHT: TimeOfDay = TimeOfDay(0);

    /// The time at `hour` (0 to 23) and `minute` (0 to 59); `None` outside those.
    pub const fn new(hour: u32, minute: u32) -> Option<TimeOfDay> {
        if hour < 24 && minute < 60 {
            Some(TimeOfDay(hour * 60 + minute))
        } else {
            None
        }
    }

    /// Whether the clock passes this time when it advances from `from` to `to`, less than a day later. A clock that has not moved
    /// passes nothing.
    pub const fn is_passed(self, from: TimeOfDay, to: TimeOfDay) -> bool {
        let gone = (to.0 + DAY - from.0) % DAY;
        let until = (self.0 + DAY - from.0) % DAY;
        gone > 0 && until > 0 && until <= gone
    }
}

/// The text is not a time of day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotATime;

impl FromStr for TimeOfDay {
    type Err = NotATime;

    /// Reads `9:05` or `09:05`.
    fn from_str(text: &str) -> Result<TimeOfDay, NotATime> {
        let (hour, minute) = text.split_once(':').ok_or(NotATime)?;
        let number = |digits: &str, least: usize| {
            let plain = (least..=2).contains(&digits.len())
                && digits.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| digits.parse().ok()).flatten()
        };
        let time = |hour, minute| TimeOfDay::new(hour, minute);
        number(hour, 1)
            .zip(number(minute, 2))
            .and_then(|(hour, minute)| time(hour, minute))
            .ok_or(NotATime)
    }
}

impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 60, self.0 % 60)
    }
}

/// A part of the day, which may extend past midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hours {
    /// Its first minute.
    pub from: TimeOfDay,
    /// The first minute after it.
    pub to: TimeOfDay,
}

impl Hours {
    /// Whether `now` is in this part of the day. Hours with the same beginning and end are the whole day.
    pub fn has(self, now: TimeOfDay) -> bool {
        if self.from < self.to {
            self.from <= now && now < self.to
        } else {
            self.from <= now || now < self.to
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(text: &str) -> TimeOfDay {
        text.parse().unwrap()
    }

    #[test]
    fn times_are_read_strictly() {
        assert_eq!(time("9:05"), time("09:05"));
        assert_eq!(time("23:59").to_string(), "23:59");
        for text in [
            "", "9", "9:5", "24:00", "12:60", "-1:00", "1:000", "+9:00", "9:0a", " 9:00",
        ] {
            assert_eq!(text.parse::<TimeOfDay>(), Err(NotATime), "{text}");
        }
    }

    #[test]
    fn hours_may_go_over_midnight() {
        let day = Hours {
            from: time("10:00"),
            to: time("17:00"),
        };
        let night = Hours {
            from: time("22:00"),
            to: time("6:00"),
        };
        assert!(day.has(time("10:00")) && day.has(time("16:59")));
        assert!(!day.has(time("9:59")) && !day.has(time("17:00")));
        assert!(night.has(time("23:30")) && night.has(time("0:00")) && night.has(time("5:59")));
        assert!(!night.has(time("6:00")) && !night.has(time("12:00")));
    }

    #[test]
    fn a_time_is_passed_once_a_day() {
        let four = time("4:00");
        assert!(four.is_passed(time("3:59"), time("4:00")));
        assert!(four.is_passed(time("23:00"), time("5:00")));
        assert!(!four.is_passed(time("4:00"), time("4:01")));
        assert!(!four.is_passed(time("4:00"), time("4:00")));
        assert!(!four.is_passed(time("5:00"), time("3:00")));
    }
}
