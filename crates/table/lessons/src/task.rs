//! What a learner is asked to do.

/// One thing to do. `G` are the goals of a game's course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task<G> {
    Throw,
    /// To do this, from and to these places, each a text or several separated by spaces; an empty text means any place.
    Do(G, &'static str, &'static str),
    /// To try to go from here to there, which is illegal, and learn why. Without a second place: to try to use the piece at all.
    Try(&'static str, &'static str),
}
