//! Times and dates.

use std::cell::RefCell;

use hosts::kiosk::TimeOfDay;

/// Milliseconds since the page was loaded, on the clock of animation frames.
pub fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}

/// Counted time, in milliseconds. It stands still while the page does not run, as on a device that sleeps.
///
/// It has to be read about once a second. If two reads lie further apart, nothing on the page ran in between, and nobody could
/// think, play or answer.
#[derive(Default)]
pub struct CountedTime {
    seen: u64,
    total: u64,
}

impl CountedTime {
    /// The longest time between two reads that counts. A busy page reads late.
    pub const LONGEST: u64 = 3_000;

    /// The time counted so far. `now` is the time of a clock that may go on without the page.
    pub fn at(&mut self, now: u64) -> u64 {
        // A clock that is set back adds no time.
        let passed = now.saturating_sub(self.seen);
        self.seen = now;
        if passed <= CountedTime::LONGEST {
            self.total += passed;
        }
        self.total
    }
}

thread_local! {
    static COUNTED: RefCell<CountedTime> = RefCell::default();
}

/// The [`CountedTime`] of this page. All waiting is measured by it.
pub fn counted() -> u64 {
    COUNTED.with_borrow_mut(|counted| counted.at(now() as u64))
}

/// Milliseconds since 1970.
pub fn instant() -> u64 {
    js_sys::Date::now() as u64
}

/// Today's date in the visitor's time zone, such as `2026-11-21`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{:04}-{:02}-{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}

/// Today in the visitor's time zone, as the number of days since 1970-01-01.
pub fn day() -> u32 {
    let now = js_sys::Date::new_0();
    // A day counts from its first minute on, wherever the visitor is.
    ((now.get_time() - now.get_timezone_offset() * 60_000.0) / 86_400_000.0) as u32
}

/// The local time of day.
pub fn time_of_day() -> TimeOfDay {
    let now = js_sys::Date::new_0();
    // An invalid clock counts as midnight.
    TimeOfDay::new(now.get_hours(), now.get_minutes()).unwrap_or(TimeOfDay::MIDNIGHT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_counts_only_while_the_page_looks_at_it() {
        let mut counted = CountedTime::default();
        // The page was loaded long before the first read.
        let begun = counted.at(70_000);
        assert_eq!(counted.at(71_000) - begun, 1_000);
        assert_eq!(counted.at(72_000) - begun, 2_000);
        // The device slept for an hour. Neither that hour nor the second in which it fell asleep counts.
        assert_eq!(counted.at(3_672_000) - begun, 2_000);
        assert_eq!(counted.at(3_673_000) - begun, 3_000);
    }

    #[test]
    fn a_busy_page_that_looks_late_loses_nothing() {
        let mut counted = CountedTime::default();
        let begun = counted.at(0);
        let late = CountedTime::LONGEST;
        for look in 1..=10 {
            assert_eq!(counted.at(look * late) - begun, look * late);
        }
    }

    #[test]
    fn a_clock_that_is_set_back_takes_no_time() {
        let mut counted = CountedTime::default();
        let begun = counted.at(2_000);
        assert_eq!(counted.at(1_000), begun);
        assert_eq!(counted.at(1_500), begun + 500);
    }
}
