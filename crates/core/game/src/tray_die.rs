//! Dice as they lie.

/// A die of a tray.
///
/// ```
/// use game::TrayDie;
///
/// let die = TrayDie::lying(6);
/// assert_ne!(die, TrayDie { used: true, ..die });
/// assert_ne!(die, TrayDie::IN_HAND);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrayDie<F> {
    /// Its face; `None` while it is in the hand.
    pub face: Option<F>,
    /// Whether it has been used, or can no longer be used.
    pub used: bool,
}

impl<F> TrayDie<F> {
    /// A die in the hand.
    pub const IN_HAND: TrayDie<F> = TrayDie {
        face: None,
        used: false,
    };

    /// A die that shows this face and has not been used.
    pub const fn lying(face: F) -> TrayDie<F> {
        TrayDie {
            face: Some(face),
            used: false,
        }
    }
}
