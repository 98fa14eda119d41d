//! When to try for a direct connection: soon, not for long, and not for ever.

/// Milliseconds that an attempt may take.
const LIMIT: u64 = 15_000;

/// Milliseconds from a failed attempt to the next.
const PAUSE: u64 = 30_000;

/// Attempts with one partner.
const ATTEMPTS: u8 = 3;

/// Whether a direct connection is wanted: through it the other sees our address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A direct connection, and the server's until it stands and where it fails.
    Direct,
    /// Only through the server.
    ServerOnly,
}

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
    pub(crate) fn new(wish: Wish) -> Direct {
        Direct {
            state: State::Off { again: 0 },
            attempt: 0,
            left: match wish {
                Wish::Direct => ATTEMPTS,
                Wish::ServerOnly => 0,
            },
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.state == State::Open
    }

    pub(crate) fn is_off(&self) -> bool {
        matches!(self.state, State::Off { .. })
    }

    /// The number of the attempt to make now, if it is time for one.
    pub(crate) fn due(&mut self, now: u64) -> Option<u8> {
        let State::Off { again } = self.state else {
            return None;
        };
        if self.left == 0 || now < again {
            return None;
        }
        self.left -= 1;
        self.attempt = self.attempt.wrapping_add(1);
        self.begin(self.attempt, now);
        Some(self.attempt)
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

    /// The other wants none.
    pub(crate) fn give_up(&mut self) {
        self.left = 0;
        self.state = State::Off { again: 0 };
    }

    /// Whether the attempt has taken too long.
    pub(crate) fn is_late(&self, now: u64) -> bool {
        matches!(self.state, State::Trying { until } if now >= until)
    }
}
