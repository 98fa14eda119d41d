//! What a learner is asked to do.

/// One thing to do. `G` are the goals that a game's course knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task<G> {
    Throw,
    /// To do this, from and to these places, each a text or several with spaces between them; an
    /// empty text means any.
    Do(G, &'static str, &'static str),
    /// To try to go from here to there, which is not legal, and to be told why. Without a second
    /// place: to try to use the piece at all.
    Try(&'static str, &'static str),
}
