//! The interface between the rules of a game and a session.

use core::ops::Deref;

use crate::{Expects, Recorded, RuleSets, Turn};

/// The rules of a game made ready for play.
pub type Judge<G> = <<G as Recorded>::Rules as RuleSets>::Judge;

/// Why an entry cannot come next.
pub type Refused<G> = <<G as Recorded>::Rules as Expects>::Refused;

/// A game in progress under some rules: the state that the entries of its record lead to.
///
/// ```
/// use game::{Game, Turn};
///
/// /// Takes the first legal action, if a side is to decide.
/// fn play_first<G: Game>(game: &mut G) {
///     if let Turn::Decide(_) = game.turn() {
///         let first = game.decisions().swap_remove(0);
///         game.enter_known(&first);
///     }
/// }
/// ```
pub trait Game: Recorded {
    /// The id of the game in saves, in lowercase letters.
    const ID: &'static str;

    /// An action of the side to move.
    type Action: Copy + Into<<Self as Recorded>::Entry>;
    /// A list of actions.
    type Actions: Default + Clone + Deref<Target = [Self::Action]>;
    /// How a game ended.
    type Outcome;

    /// The rules made ready for play.
    fn judge(&self) -> &Judge<Self>;

    /// The position.
    fn position(&self) -> &Self::Position;

    /// What the game waits for.
    fn turn(&self) -> Turn<Self::Side, Self::Outcome>;

    /// Lists every legal action of the side to move in `legal`, each once; none if the game does not wait for an action.
    fn legal(&self, legal: &mut Self::Actions);

    /// Lists every decision of the side to move in `found`, each once; none if the game does not wait for a decision.
    fn list_decisions(&self, found: &mut Vec<Self::Entry>) {
        let mut legal = Self::Actions::default();
        self.legal(&mut legal);
        found.clear();
        found.extend(legal.iter().map(|&action| action.into()));
    }

    /// Returns every decision of the side to move, each once.
    #[must_use]
    fn decisions(&self) -> Vec<Self::Entry> {
        let mut found = Vec::new();
        self.list_decisions(&mut found);
        found
    }

    /// The canonical form in which `entry` is recorded here.
    #[must_use]
    fn as_recorded(&self, entry: Self::Entry) -> Self::Entry {
        entry
    }

    /// The side in whose turn `entry` would come next; `None` for an entry outside turns, such as a resignation.
    fn turn_of(&self, entry: &Self::Entry) -> Option<Self::Side>;

    /// Whether `entry` moves a piece. Such an entry can be taken back while it is the last one.
    fn is_move(entry: &Self::Entry) -> bool;
}

/// The items of [`Game`] that are types and methods of the game under their own names. They stand in its implementation, and the
/// types are those in scope.
#[macro_export]
macro_rules! played {
    () => {
        type Action = Action;
        type Actions = Actions;
        type Outcome = Outcome;

        fn judge(&self) -> &Judge {
            Game::judge(self)
        }

        fn position(&self) -> &Position {
            Game::position(self)
        }

        fn legal(&self, legal: &mut Actions) {
            Game::legal(self, legal);
        }
    };
}

/// The method `play` of the rules made ready for play, which have the methods `why` and `play_unchecked`. The types are those in
/// scope.
#[macro_export]
macro_rules! checked_play {
    () => {
        /// Plays `action` if it is legal; `see` receives the events.
        ///
        /// # Errors
        /// The refusal that [`Judge::why`] returns; the position is then unchanged.
        pub fn play(
            &self,
            position: &mut Position,
            action: Action,
            mut see: impl FnMut(Event),
        ) -> Result<(), Refusal> {
            if let Some(refusal) = self.why(position, action) {
                return Err(refusal);
            }
            self.play_unchecked(position, action, &mut see);
            Ok(())
        }
    };
}
