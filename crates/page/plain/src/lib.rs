//! What a small game on a plain board is to the page. A game says what only it can say ([`SmallPage`]); its page is that of
//! [`Page`]. What is said in the same words in all small games is in the folder `words` here; there the first side is dark and
//! the other light.

mod art;
mod board;
mod book;
mod dice;
mod moves;
mod news;
mod opponent;
mod places;
mod session;
mod texts;

use core::marker::PhantomData;

use game::Expects;
pub use game::Side;
use lessons::Topic;
pub use plain::PlainBoard;
use small::{Evaluate, Position};

pub use book::{Course, told};
pub use plain::Place;
pub use session::HistoryEntry;

messages::words_of_the_game!();

/// A small game on the page. What it says beside this is in its message files: `title`, `welcome` and `goal`; for each rule set
/// `portrait-ID`, for each option `opt-NAME`, for each refusal `why-NAME`, and for each topic `topic-NAME` and
/// `topic-NAME-rule`.
pub trait SmallPage: PlainBoard<Position: Evaluate> {
    /// What is told of the rules, in order. [`told`] makes a topic.
    const TOPICS: &'static [Topic<Course<Self>>];

    /// From where to where an action leads a piece.
    fn way(action: <Self::Position as Position>::Action) -> (Place, Place);

    /// The face that the die shows, if it lies there.
    fn die(position: &Self::Position) -> Option<u8>;
}

/// The page of a small game.
pub struct Page<B>(PhantomData<fn() -> B>);

impl<B: SmallPage> on_page::Exhibit for Page<B> {}
impl<B: SmallPage> on_page::Explains for Page<B> {}
impl<B: SmallPage> on_page::NoEditing for Page<B> {}

impl<B: SmallPage> on_page::OnPage for Page<B> {}

on_page::board_parts!([B: SmallPage] Page<B>);

/// The rules of a small game.
pub(crate) type Rules<B> = <<B as PlainBoard>::Position as Position>::Rules;
/// What a side can do in it.
pub(crate) type Action<B> = <<B as PlainBoard>::Position as Position>::Action;
/// The game itself.
pub(crate) type Game<B> = small::Game<<B as PlainBoard>::Position>;
/// A game at a table.
pub(crate) type Session<B> = ::session::Session<Game<B>>;
/// Why an entry is refused.
pub(crate) type Refused<B> = <Rules<B> as Expects>::Refused;
