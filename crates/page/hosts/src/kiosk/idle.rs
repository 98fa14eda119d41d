//! When an unattended screen asks, starts over, and reloads its page.

use super::Config;
use super::clock::TimeOfDay;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum State {
    /// Nobody is there. The computer plays against itself to attract visitors.
    Attracting,
    Playing,
    /// Nobody has touched the screen for a while, and it asks whether somebody is still there.
    Asking,
}

/// The action to take now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IdleAction {
    Nothing,
    /// Invite somebody who has just come to a game.
    Welcome,
    /// Ask whether somebody is still there. This many seconds are left.
    Ask(u32),
    /// Go on as before: somebody is still there.
    GoOn,
    /// Forget game, settings and language, and attract visitors: nobody is there.
    StartOver,
    Reload,
}

/// The state of a screen between touches. All times are in seconds of one monotonic clock.
#[derive(Clone, Debug)]
pub struct IdleTimer {
    state: State,
    /// The time of the last touch.
    since: f64,
    /// The last number of seconds shown, so that nothing is repeated.
    left: Option<u32>,
    /// How long the screen may stay untouched before it asks.
    patience: f64,
    countdown: f64,
    reload_at: Option<TimeOfDay>,
    clock: Option<TimeOfDay>,
    reload_due: bool,
}

impl IdleTimer {
    /// A screen that attracts visitors, or goes on with a game in progress, from this time on.
    pub fn new(config: &Config, now: f64, playing: bool) -> IdleTimer {
        IdleTimer {
            state: if playing {
                State::Playing
            } else {
                State::Attracting
            },
            since: now,
            left: None,
            patience: f64::from(config.idle_seconds),
            countdown: f64::from(config.countdown_seconds),
            reload_at: config.reload_at,
            clock: None,
            reload_due: false,
        }
    }

    pub fn state(&self) -> State {
        self.state
    }

    /// Handles a touch or a key.
    pub fn touched(&mut self, now: f64) -> IdleAction {
        self.since = now;
        self.left = None;
        match core::mem::replace(&mut self.state, State::Playing) {
            State::Attracting => IdleAction::Welcome,
            State::Asking => IdleAction::GoOn,
            State::Playing => IdleAction::Nothing,
        }
    }

    /// Handles the passing of time. Has to be called about once a second, with the time of day.
    pub fn tick(&mut self, now: f64, clock: TimeOfDay) -> IdleAction {
        let before = self.clock.replace(clock);
        let passed = |at: TimeOfDay| before.is_some_and(|before| at.is_passed(before, clock));
        self.reload_due |= self.reload_at.is_some_and(passed);
        let waited = now - self.since;
        match self.state {
            State::Attracting if self.reload_due => {
                self.reload_due = false;
                IdleAction::Reload
            }
            State::Attracting => IdleAction::Nothing,
            State::Playing if waited >= self.patience => {
                self.state = State::Asking;
                self.ask(waited)
            }
            State::Playing => IdleAction::Nothing,
            State::Asking if waited >= self.patience + self.countdown => {
                self.state = State::Attracting;
                self.left = None;
                IdleAction::StartOver
            }
            State::Asking => self.ask(waited),
        }
    }

    fn ask(&mut self, waited: f64) -> IdleAction {
        let left = (self.patience + self.countdown - waited).ceil();
        // The next tick notices a clock that has jumped far ahead.
        let left = left.clamp(1.0, self.countdown) as u32;
        if self.left == Some(left) {
            return IdleAction::Nothing;
        }
        self.left = Some(left);
        IdleAction::Ask(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noon() -> TimeOfDay {
        "12:00".parse().unwrap()
    }

    fn config() -> Config {
        Config {
            idle_seconds: 60,
            countdown_seconds: 10,
            ..Config::default()
        }
    }

    #[test]
    fn a_visitor_comes_plays_and_walks_away() {
        let mut idle = IdleTimer::new(&config(), 0.0, false);
        assert_eq!(idle.tick(1000.0, noon()), IdleAction::Nothing);
        assert_eq!(idle.touched(1001.0), IdleAction::Welcome);
        assert_eq!(idle.touched(1030.0), IdleAction::Nothing);
        assert_eq!(idle.tick(1089.0, noon()), IdleAction::Nothing);
        assert_eq!(idle.tick(1090.0, noon()), IdleAction::Ask(10));
        assert_eq!(idle.tick(1090.5, noon()), IdleAction::Nothing);
        assert_eq!(idle.tick(1091.0, noon()), IdleAction::Ask(9));
        assert_eq!(idle.tick(1099.5, noon()), IdleAction::Ask(1));
        assert_eq!(idle.tick(1100.0, noon()), IdleAction::StartOver);
        assert_eq!(idle.state(), State::Attracting);
        assert_eq!(idle.tick(9999.0, noon()), IdleAction::Nothing);
    }

    #[test]
    fn any_touch_stops_the_countdown() {
        let mut idle = IdleTimer::new(&config(), 0.0, true);
        assert_eq!(idle.tick(65.0, noon()), IdleAction::Ask(5));
        assert_eq!(idle.touched(66.0), IdleAction::GoOn);
        assert_eq!(idle.tick(125.0, noon()), IdleAction::Nothing);
        assert_eq!(idle.tick(126.0, noon()), IdleAction::Ask(10));
    }

    #[test]
    fn a_clock_that_jumps_asks_before_it_starts_over() {
        let mut idle = IdleTimer::new(&config(), 0.0, true);
        assert_eq!(idle.tick(1.0e6, noon()), IdleAction::Ask(1));
        assert_eq!(idle.tick(1.0e6 + 1.0, noon()), IdleAction::StartOver);
    }

    #[test]
    fn the_page_reloads_daily_and_never_while_a_visitor_plays() {
        let at = |text: &str| text.parse::<TimeOfDay>().unwrap();
        let config = Config {
            reload_at: Some(at("4:00")),
            ..config()
        };
        let mut idle = IdleTimer::new(&config, 0.0, false);
        assert_eq!(idle.tick(0.0, at("3:58")), IdleAction::Nothing);
        idle.touched(1.0);
        assert_eq!(idle.tick(2.0, at("4:01")), IdleAction::Nothing);
        assert!(matches!(idle.tick(61.0, at("4:02")), IdleAction::Ask(_)));
        assert_eq!(idle.tick(71.0, at("4:02")), IdleAction::StartOver);
        assert_eq!(idle.tick(72.0, at("4:02")), IdleAction::Reload);
        assert_eq!(idle.tick(73.0, at("4:03")), IdleAction::Nothing);
    }
}
