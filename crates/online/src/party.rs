//! The two players of a game.

use core::fmt;

/// One of the two players. The invitation says which side of the game each one has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Party {
    Inviter = 0,
    Invited = 1,
}

impl Party {
    /// Both, the inviter first.
    pub const BOTH: [Party; 2] = [Party::Inviter, Party::Invited];

    #[must_use]
    pub const fn other(self) -> Party {
        match self {
            Party::Inviter => Party::Invited,
            Party::Invited => Party::Inviter,
        }
    }

    /// 0 for the inviter, 1 for the invited: an index for arrays with an entry for each party.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Party::Inviter => "inviter",
            Party::Invited => "invited",
        })
    }
}
