//! When to try for a direct connection: soon, not for long, and not for ever.

/// Milliseconds that an attempt may take.
const LIMIT: u64 = 15_000;

/// Milliseconds from a failed attempt to the next.
const PAUSE: u64 = 30_000;

/// Attempts with one partner.
const ATTEMPTS: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Off { again: u64 },
    Trying { until: u64 },
    Open,
}

/// The direct connection to the partner, or the attempts at one.
pub(crate) struct Direct {
    state: State,
    attempt: u8,
    left: u8,
}

impl Direct {
    pub(crate) fn new() -> Direct {
        Direct {
            state: State::Off { again: 0 },
            attempt: 0,
            left: ATTEMPTS,
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    pub(crate) fn is_off(&self) -> bool {
        matches!(self.state, State::Off { .. })
    }

    /// Whether it is time to make an attempt, which begins then.
    pub(crate) fn is_due(&mut self, now: u64) -> bool {
        let due = matches!(self.state, State::Off { again } if now >= again);
        if due && self.left > 0 {
            self.left -= 1;
            self.begin(self.attempt.wrapping_add(1), now);
            return true;
        }
        false
    }

    /// An attempt begins, ours or the other's.
    pub(crate) fn begin(&mut self, attempt: u8, now: u64) {
        self.attempt = attempt;
        self.state = State::Trying { until: now + LIMIT };
    }

    /// The attempt that is being made, or that came to stand.
    pub(crate) fn attempt(&self) -> Option<u8> {
        (!self.is_off()).then_some(self.attempt)
    }

    pub(crate) fn opened(&mut self) {
        if matches!(self.state, State::Trying { .. }) {
            self.state = State::Open;
        }
    }

    pub(crate) fn ended(&mut self, now: u64) {
        if !self.is_off() {
            self.state = State::Off { again: now + PAUSE };
        }
    }

    /// Whether the attempt has taken too long.
    pub(crate) fn is_late(&self, now: u64) -> bool {
        matches!(self.state, State::Trying { until } if now >= until)
    }
}
