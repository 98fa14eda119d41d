//! Times and dates.

use kiosk::TimeOfDay;

/// Milliseconds of the clock that frames are timed by, since the page was loaded.
pub fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}

/// Milliseconds since 1970.
pub fn instant() -> u64 {
    js_sys::Date::now() as u64
}

/// Today's date in the visitor's time zone, as `2026-11-21`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{:04}-{:02}-{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}

/// Today in the visitor's time zone: how many days have passed since 1970-01-01.
pub fn day() -> u32 {
    let now = js_sys::Date::new_0();
    // A day that has begun counts from its first minute on, wherever the visitor is.
    ((now.get_time() - now.get_timezone_offset() * 60_000.0) / 86_400_000.0) as u32
}

/// The time of the day where the screen is.
pub fn time_of_day() -> TimeOfDay {
    let now = js_sys::Date::new_0();
    // A clock without a time stands at midnight.
    TimeOfDay::new(now.get_hours(), now.get_minutes()).unwrap_or(TimeOfDay::MIDNIGHT)
}
