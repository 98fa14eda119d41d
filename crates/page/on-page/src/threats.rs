//! Threats to the pieces of a side.

use worker::{Asked, OwnAnswer};

use super::opponent::Opponent;
use super::pieces::{Session, Side};
use crate::Annotation;

/// A question specific to the players of this game.
pub type OwnQuestionOf<G> = <<G as Opponent>::Players as Asked>::OwnQuestion;
pub type OwnAnswerOf<G> = OwnAnswer<<G as Opponent>::Players>;

/// Threats to the pieces of a side, as the page shows them.
pub trait ThreatList<G: Opponent> {
    /// Notes on the list, or the reason why it is empty.
    fn note(&self) -> String;

    fn lines(&self) -> Vec<String>;

    fn annotations(&self) -> Vec<Annotation<G::Place, Side<G>>>;
}

pub trait Threatens: Opponent {
    type Threats: ThreatList<Self>;

    fn threats_title(side: Side<Self>) -> String;

    /// The threats to the pieces of a side, if they are known without the worker.
    fn known_threats(_session: &Session<Self>, _side: Side<Self>) -> Option<Self::Threats> {
        None
    }

    /// The question about the threats to the pieces of a side.
    fn ask_threats(_session: &Session<Self>, _side: Side<Self>) -> Option<OwnQuestionOf<Self>> {
        None
    }

    /// The threats in an answer, if it is about them.
    fn found_threats(_answer: OwnAnswerOf<Self>) -> Option<Self::Threats> {
        None
    }
}
