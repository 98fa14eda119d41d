//! How dice fall on the board.

/// Dice that fall: which of the tray, from which side, and what their way depends on.
#[derive(Clone, Debug)]
pub(crate) struct Fall {
    pub(crate) dice: Vec<usize>,
    pub(crate) seed: u64,
    pub(crate) from_left: bool,
}
