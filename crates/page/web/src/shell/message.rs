//! Everything that can happen, as the shell hears of it.

use sahkku_words::Language;

use crate::browser::thinker::FromThinker;
use crate::browser::words::{Fetched, WordPart};
use crate::features::{
    advice, commentary, computer, distance, draws, ending, hosting, keeping, kiosk, lab, language,
    lessons, places, play, players, printing, qr, recap, records, replay, review, rulebook,
    settings_card, welcome,
};

/// What happens. Each feature has messages of its own.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    Advice(advice::Message),
    Computer(computer::Message),
    Distance(distance::Message),
    Draws(draws::Message),
    Ending(ending::Message),
    Hosting(hosting::Message),
    Keeping(keeping::Message),
    Kiosk(kiosk::Message),
    Lab(lab::Message),
    Language(language::Message),
    Lessons(lessons::Message),
    Places(places::Message),
    Play(play::Message),
    Players(players::Message),
    Printing(printing::Message),
    Qr(qr::Message),
    Recap(recap::Message),
    Records(records::Message),
    Replay(replay::Message),
    Review(review::Message),
    Rulebook(rulebook::Message),
    Settings(settings_card::Message),
    Welcome(welcome::Message),
    /// A visitor's hand is behind this message.
    ByHand(Box<Message>),
    /// Something was touched that does nothing.
    Beside,
    /// One of the answers to a question was chosen.
    Chosen(usize),
    /// The question was closed.
    ChoiceClosed,
    /// What cannot be undone shall be done.
    Confirmed,
    /// The record of the game that would be lost shall be saved.
    SaveGoing,
    /// Let the throw-off be over at once.
    SkipThrowOff,
    /// Take the last use of a die back.
    TakeBack,
    /// Take the choice back, and the help from the table.
    Escape,
    /// A question about the game.
    Ask(commentary::Question),
    /// Show which key does what.
    OpenKeys,
    /// The board has another size.
    Resized,
    /// The system may want other colours or more contrast.
    LookChanged,
    /// The part of the address after the `#` changed.
    AddressChanged,
    /// The first picture has been there for a moment.
    Begun,
    /// The thinker wrote something.
    Thinker(FromThinker),
    /// The rest of the program came, or what went wrong.
    Loaded(Result<(), String>),
    /// A part of the words of a language was fetched, or not.
    WordsCame(&'static Language, WordPart, Fetched),
}

impl Message {
    /// Whether the rest of the program handles it, which is loaded later.
    pub(crate) fn is_for_later(&self) -> bool {
        match self {
            Message::Advice(_)
            | Message::Distance(_)
            | Message::Draws(_)
            | Message::Ending(_)
            | Message::Hosting(_)
            | Message::Keeping(_)
            | Message::Kiosk(_)
            | Message::Lab(_)
            | Message::Language(_)
            | Message::Lessons(_)
            | Message::Players(_)
            | Message::Printing(_)
            | Message::Qr(_)
            | Message::Recap(_)
            | Message::Records(_)
            | Message::Replay(_)
            | Message::Review(_)
            | Message::Rulebook(_)
            | Message::Settings(_)
            | Message::Confirmed
            | Message::SaveGoing
            | Message::TakeBack
            | Message::Ask(_)
            | Message::OpenKeys => true,
            Message::Play(message) => message.is_for_later(),
            _ => false,
        }
    }

    /// Whether something is touched anew by this message of a hand, other than the way to the rule of a refusal.
    pub(crate) fn touches(&self) -> bool {
        use play::PointerPhase as Phase;
        match self {
            Message::Play(play::Message::Pointer(phase, _)) => *phase == Phase::Down,
            Message::Rulebook(rulebook::Message::OpenRefused) => false,
            _ => true,
        }
    }

    /// The words that this message needs beside those that came with the page, in the order in which they are loaded.
    pub(crate) fn words_needed(&self) -> &'static [WordPart] {
        use rulebook::Message as R;
        match self {
            Message::Rulebook(R::OpenCards | R::OpenRefused | R::OpenEnd | R::OpenOption(_))
            | Message::Lessons(lessons::Message::Guide) => &[WordPart::Rest, WordPart::Lessons],
            Message::Rulebook(R::OpenBook | R::OpenBookOf(_) | R::BookChosen)
            | Message::Printing(_) => &[WordPart::Rest, WordPart::Lessons, WordPart::Book],
            Message::Welcome(welcome::Message::OpenAbout) => &[WordPart::Rest],
            message if message.is_for_later() => &[WordPart::Rest],
            _ => &[],
        }
    }
}
