//! Everything that can happen, as the shell hears of it: what the program that is loaded first handles, and what the rest does.

use context::elements::Dialog;
use context::thinker::FromThinker;
use context::words::{Fetched, WordPart};
use dom::PointerPhase;
use sahkku_words::Language;

use crate::features::{
    advice, analysis, archive, clocks, commentary, computer, draws, editor, ending, hosting,
    keeping, kiosk, lab, language, lessons, more, places, play, players, printing, puzzles, qr,
    recap, records, replay, review, rulebook, settings_card, terms, warning, welcome,
};

/// Makes an enum with a variant for the messages of each of these features, and with others.
macro_rules! messages {
    ($(#[$about:meta])* enum $Name:ident of { $($Feature:ident($Message:ty),)* } and { $($others:tt)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub(crate) enum $Name { $($Feature($Message),)* $($others)* }

        $(impl From<$Message> for Message {
            fn from(message: $Message) -> Message {
                $Name::$Feature(message).into()
            }
        })*
    };
}

messages! {
    /// What happens. The program that is loaded first handles it.
    enum Message of {
        Computer(computer::Message),
        Play(play::Message),
        Thinker(FromThinker),
        Welcome(welcome::Message),
    } and {
        /// The rest of the program handles this.
        Later(LaterMessage),
        /// A visitor's hand is behind this message.
        ByHand(Box<Message>),
        /// Something was touched that does nothing.
        Beside,
        /// One of the answers to a question was chosen.
        Chosen(usize),
        /// The question was closed.
        ChoiceClosed,
        /// Let the throw-off be over at once.
        SkipThrowOff,
        /// Take the choice back, and the help from the table.
        Escape,
        /// The board has another size.
        Resized,
        /// The system may want other colours or more contrast.
        LookChanged,
        /// The part of the address after the `#` changed.
        AddressChanged,
        /// The first picture has been there for a moment.
        Begun,
        /// The rest of the program came, or what went wrong.
        Loaded(Result<(), String>),
        /// A part of the words of a language was fetched, or not.
        WordsCame(&'static Language, WordPart, Fetched),
    }
}

messages! {
    /// What the rest of the program handles, which is loaded later.
    enum LaterMessage of {
        Advice(advice::Message),
        Analysis(analysis::Message),
        Archive(archive::Message),
        Clocks(clocks::Message),
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
        PlayLater(play::LaterMessage),
        Players(players::Message),
        Printing(printing::Message),
        Puzzles(puzzles::Message),
        Qr(qr::Message),
        Question(commentary::Question),
        Recap(recap::Message),
        Records(records::Message),
        Replay(replay::Message),
        Review(review::Message),
        Rulebook(rulebook::Message),
        Settings(settings_card::Message),
        Terms(terms::Message),
        Warning(warning::Message),
    } and {
        /// The part of the program for play at a distance came, or what went wrong.
        DistanceLoaded(Result<(), String>),
        /// What cannot be undone shall be done.
        Confirmed,
        /// The record of the game that would be lost shall be saved.
        SaveGoing,
        /// Take the last use of a die back.
        TakeBack,
        /// Play again what was taken back last.
        Redo,
        Open(Dialog),
    }
}

impl From<LaterMessage> for Message {
    fn from(message: LaterMessage) -> Message {
        Message::Later(message)
    }
}

impl LaterMessage {
    /// Whether it waits until the rest is loaded: by then a pointer is over something else, and the ghost comes by itself.
    pub(crate) fn waits(&self) -> bool {
        use play::LaterMessage::BeginGhost;
        !matches!(
            self,
            LaterMessage::Places(_) | LaterMessage::PlayLater(BeginGhost)
        )
    }
}

impl Message {
    /// Whether something is touched anew by this message of a hand, other than the way to the rule of a refusal.
    pub(crate) fn touches(&self) -> bool {
        match self {
            Message::Play(play::Message::Pointer(phase, _)) => *phase == PointerPhase::Down,
            Message::Later(LaterMessage::Rulebook(rulebook::Message::OpenRefused)) => false,
            _ => true,
        }
    }

    /// The words that this message needs beside those that came with the page, in the order in which they are loaded.
    pub(crate) fn words_needed(&self) -> &'static [WordPart] {
        use rulebook::Message as R;
        match self {
            Message::Later(message) => match message {
                LaterMessage::Rulebook(
                    R::OpenCards | R::OpenRefused | R::OpenEnd | R::OpenOption(_),
                )
                | LaterMessage::Lessons(lessons::Message::Guide) => {
                    &[WordPart::Rest, WordPart::Lessons]
                }
                LaterMessage::Rulebook(R::OpenBook | R::OpenBookOf(_) | R::BookChosen)
                | LaterMessage::Open(Dialog::Paper)
                | LaterMessage::Printing(_) => &[WordPart::Rest, WordPart::Lessons, WordPart::Book],
                LaterMessage::Places(_) => &[],
                _ => &[WordPart::Rest],
            },
            _ => &[],
        }
    }
}
