//! All messages of the shell.

use browser::dom::PointerPhase;
use context::FromWorker;
use context::elements::Dialog;
use context::words::{Fetched, WordPart};
use sahkku_words::Language;

use crate::features::{self, Message as F, commentary, lessons, play, rulebook};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Feature(features::Message),
    /// To play at a distance, which is loaded when it is first needed.
    Distance(distance::Message),
    Question(commentary::Question),
    Worker(FromWorker),
    /// A message caused by a visitor's hand.
    ByHand(Box<Message>),
    /// Something was touched that has no action.
    Beside,
    /// One of the answers to a question was chosen.
    Chosen(usize),
    ChoiceClosed,
    SkipThrowOff,
    /// Clear the choice, and remove the help from the table.
    Escape,
    /// An action that cannot be undone was confirmed.
    Confirmed,
    /// Save the record of the game that would be lost.
    SaveGoing,
    /// Undo the last use of a die.
    TakeBack,
    Redo,
    Open(Dialog),
    Resized,
    /// The system may want other colours or more contrast.
    LookChanged,
    /// The part of the address after the `#` changed.
    AddressChanged,
    /// A moment has passed since the first picture.
    Begun,
    /// The late part of the program was loaded, or failed.
    LateCame(Result<(), String>),
    /// The part of the program for play at a distance was loaded, or failed.
    DistanceCame(Result<(), String>),
    /// The part of the program with cards that few visitors open was loaded, or failed.
    CardsCame(Result<(), String>),
    WordsCame(&'static Language, WordPart, Fetched),
}

impl<M> From<M> for Message
where
    features::Message: From<M>,
{
    fn from(message: M) -> Message {
        Message::Feature(message.into())
    }
}

impl From<distance::Message> for Message {
    fn from(message: distance::Message) -> Message {
        Message::Distance(message)
    }
}

impl From<commentary::Question> for Message {
    fn from(question: commentary::Question) -> Message {
        Message::Question(question)
    }
}

impl Message {
    /// Whether this message of a hand touches something new, other than the link to the rule of a refusal.
    pub(crate) fn touches(&self) -> bool {
        match self {
            Message::Feature(F::Play(play::Message::Pointer(phase, _))) => {
                *phase == PointerPhase::Down
            }
            Message::Feature(F::Rulebook(rulebook::Message::OpenRefused)) => false,
            _ => true,
        }
    }

    /// Whether this message needs the part of the program with the cards.
    pub(crate) fn needs_cards(&self) -> bool {
        match self {
            Message::Open(dialog) => *dialog == Dialog::Paper,
            Message::Feature(F::Archive(message)) => message.needs_cards(),
            Message::Feature(F::Printing(_)) => true,
            _ => false,
        }
    }

    /// The words that this message needs in addition to those that came with the page, in loading order.
    pub(crate) fn words_needed(&self) -> &'static [WordPart] {
        use rulebook::Message as R;
        let feature = match self {
            Message::Open(Dialog::Paper) => return &[WordPart::Lessons, WordPart::Book],
            Message::Feature(feature) => feature,
            _ => return &[],
        };
        match feature {
            F::Rulebook(R::OpenCards | R::OpenRefused | R::OpenEnd | R::OpenOption(_))
            | F::Lessons(lessons::Message::Guide) => &[WordPart::Lessons],
            F::Rulebook(R::OpenBook | R::OpenBookOf(_) | R::BookChosen) | F::Printing(_) => {
                &[WordPart::Lessons, WordPart::Book]
            }
            _ => &[],
        }
    }
}
