//! What threatens the pieces of a side.

use thinker::{Asked, OwnAnswer};

use super::opponent::Opponent;
use super::pieces::{Session, Side};
use crate::Annotation;

/// What only the players of this game are asked.
pub type OwnQuestionOf<G> = <<G as Opponent>::Players as Asked>::OwnQuestion;
pub type OwnAnswerOf<G> = OwnAnswer<<G as Opponent>::Players>;

/// Threats to the pieces of a side, as the page shows them.
pub trait ThreatList<G: Opponent> {
    /// What is to be known of the list, or why it is empty.
    fn note(&self) -> String;

    fn lines(&self) -> Vec<String>;

    /// What the board shows of it.
    fn annotations(&self) -> Vec<Annotation<G::Place, Side<G>>>;
}

/// What a game tells of threats.
pub trait Threatens: Opponent {
    /// Threats to the pieces of a side.
    type Threats: ThreatList<Self>;

    fn threats_title(side: Side<Self>) -> String;

    /// What threatens the pieces of a side, where that is known without the thinker.
    fn known_threats(_session: &Session<Self>, _side: Side<Self>) -> Option<Self::Threats> {
        None
    }

    /// The question for what threatens the pieces of a side.
    fn ask_threats(_session: &Session<Self>, _side: Side<Self>) -> Option<OwnQuestionOf<Self>> {
        None
    }

    /// The threats in an answer, if it is about them.
    fn found_threats(_answer: OwnAnswerOf<Self>) -> Option<Self::Threats> {
        None
    }
}
