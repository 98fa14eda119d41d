//! All messages of the shell.

use browser::dom::PointerPhase;
use context::elements::Dialog;
use context::words::{Fetched, WordPart};
use context::worker::FromWorker;
use sahkku_words::Language;

use crate::features::{
    advice, archive, clocks, commentary, computer, draws, editor, ending, hosting, keeping, kiosk,
    lab, language, lessons, more, places, play, players, printing, puzzles, qr, recap, records,
    rulebook, settings_card, study, terms, warning, welcome,
};

/// Defines an enum with a variant for the messages of each of these features, and further variants.
macro_rules! messages {
    ($(#[$about:meta])* enum $Name:ident of { $($Feature:ident($Message:ty),)* } and { $($others:tt)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub(crate) enum $Name { $($Feature($Message),)* $($others)* }

        $(impl From<$Message> for $Name {
            fn from(message: $Message) -> $Name {
                $Name::$Feature(message)
            }
        })*
    };
}

messages! {
    enum Message of {
        Advice(advice::Message),
        Archive(archive::Message),
        Clocks(clocks::Message),
        Computer(computer::Message),
        Distance(distance::Message),
        Draws(draws::Message),
        Editor(editor::Message),
        Ending(ending::Message),
        Hosting(hosting::Message),
        Keeping(keeping::Message),
        Kiosk(kiosk::Message),
        Lab(lab::Message),
        Language(language::Message),
        Lessons(lessons::Message),
        More(more::Message),
        Places(places::Message),
        Play(play::Message),
        Players(players::Message),
        Printing(printing::Message),
        Puzzles(puzzles::Message),
        Qr(qr::Message),
        Question(commentary::Question),
        Recap(recap::Message),
        Records(records::Message),
        Rulebook(rulebook::Message),
        Settings(settings_card::Message),
        Study(study::Message),
        Terms(terms::Message),
        Worker(FromWorker),
        Warning(warning::Message),
        Welcome(welcome::Message),
    } and {
        /// A message caused by a visitor's hand.
        ByHand(Box<Message>),
        /// Something was touched that has no action.
        Beside,
        /// One of the answers to a question was chosen.
        Chosen(usize),
        ChoiceClosed,
        /// Finish the throw-off at once.
        SkipThrowOff,
        /// Clear the choice, and remove the help from the table.
        Escape,
        /// An action that cannot be undone was confirmed.
        Confirmed,
        /// Save the record of the game that would be lost.
        SaveGoing,
        /// Undo the last use of a die.
        TakeBack,
        /// Redo what was undone last.
        Redo,
        Open(Dialog),
        /// The size of the board has changed.
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
        /// A part of the words of a language was fetched, or failed.
        WordsCame(&'static Language, WordPart, Fetched),
    }
}

impl Message {
    /// Whether this message of a hand touches something new, other than the link to the rule of a refusal.
    pub(crate) fn touches(&self) -> bool {
        match self {
            Message::Play(play::Message::Pointer(phase, _)) => *phase == PointerPhase::Down,
            Message::Rulebook(rulebook::Message::OpenRefused) => false,
            _ => true,
        }
    }

    /// The words that this message needs in addition to those that came with the page, in loading order.
    pub(crate) fn words_needed(&self) -> &'static [WordPart] {
        use rulebook::Message as R;
        match self {
            Message::Rulebook(R::OpenCards | R::OpenRefused | R::OpenEnd | R::OpenOption(_))
            | Message::Lessons(lessons::Message::Guide) => &[WordPart::Lessons],
            Message::Rulebook(R::OpenBook | R::OpenBookOf(_) | R::BookChosen)
            | Message::Open(Dialog::Paper)
            | Message::Printing(_) => &[WordPart::Lessons, WordPart::Book],
            _ => &[],
        }
    }
}
