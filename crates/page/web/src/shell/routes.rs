//! The message for a button, a list, a dialog or a key.

use browser::dom::{Choices, Id, Step};
use context::Target;
use context::elements::{Button, Dialog, Field};

use super::message::Message;
use crate::features::commentary::Question;
use crate::features::ending::Next;
use crate::features::welcome::Rival;
use crate::features::{
    advice, computer, draws, ending, keeping, kiosk, lab, lessons, more, play, players, printing,
    qr, recap, records, rulebook, settings_card, study, warning, welcome,
};

/// The message of a button; `None` if a script of the page handles it.
pub(crate) fn button(button: Button) -> Option<Message> {
    use Button as B;
    Some(match button {
        B::Throw | B::FarThrow => play::Message::Throw.into(),
        B::SkipThrowOff => Message::SkipThrowOff,
        B::Rethrow | B::FarRethrow => play::Message::Rethrow.into(),
        B::GiveUp => welcome::Message::Resign.into(),
        B::Forced | B::FarForced => play::Message::Forced.into(),
        B::EndTurn | B::FarEndTurn => play::Message::EndTurn.into(),
        B::TakeBack | B::FarTakeBack | B::WarningBack => Message::TakeBack,
        B::Redo | B::FarRedo => Message::Redo,
        B::WarningGo => warning::Message::GoOn.into(),
        B::Hint | B::FarHint => advice::Message::Hint.into(),
        B::Odds => advice::Message::Threats.into(),
        B::AdvicePlay => advice::Message::Play.into(),
        B::AdviceClose => advice::Message::Close.into(),
        B::LessonShow => play::Message::ShowHow.into(),
        B::LessonNext => lessons::Message::Next.into(),
        B::LessonLeave => lessons::Message::Leave.into(),
        B::OpenGuide | B::EndingLearn => lessons::Message::Guide.into(),
        B::ShowAgain => recap::Message::ShowAgain.into(),
        B::OpenMoves => study::Message::ToggleMoves.into(),
        B::MovesNotation => study::Message::ToggleNotation.into(),
        B::PastFirst => study::Message::Step(Step::First).into(),
        B::PastBack => study::Message::Step(Step::Back).into(),
        B::PastPlay => study::Message::TogglePlaying.into(),
        B::PastOn => study::Message::Step(Step::On).into(),
        B::PastLast => study::Message::Step(Step::Last).into(),
        B::PastReturn => study::Message::Return.into(),
        B::PastBranch => study::Message::Branch.into(),
        B::Menu => welcome::Message::OpenMenu.into(),
        B::NewGame | B::PlayAgain => welcome::Message::NewGame.into(),
        B::PlayComputer | B::MorePlay | B::LabComputer => {
            welcome::Message::Begin(Rival::Computer).into()
        }
        B::PlayTwo | B::MoreTwo | B::LabTwo => welcome::Message::Begin(Rival::Person).into(),
        B::MoreOn => more::Message::Rest.into(),
        B::PlayDistance => distance::Message::Open.into(),
        B::ContinueGame => welcome::Message::Continue.into(),
        B::LinkOpen => welcome::Message::OpenLinked.into(),
        B::Resign => welcome::Message::Resign.into(),
        B::OfferDraw => draws::Message::Offer.into(),
        B::ShowEnding => ending::Message::Open.into(),
        B::EndingBlow => ending::Message::ShowEnd.into(),
        B::EndingMore => ending::Message::More.into(),
        B::EndingTurning => study::Message::OpenTurning.into(),
        B::Rematch => ending::Message::Rematch(Next::Again).into(),
        B::RematchSwap => ending::Message::Rematch(Next::Swapped).into(),
        B::RematchOther => ending::Message::Rematch(Next::Other).into(),
        B::EndingRule => rulebook::Message::OpenEnd.into(),
        B::EndingShare => ending::Message::Share.into(),
        B::ConfirmYes => Message::Confirmed,
        B::ConfirmSave => Message::SaveGoing,
        B::SettingsReset => settings_card::Message::Reset.into(),
        B::OpenPlayers => players::Message::Open.into(),
        B::TellHere => Question::Here.into(),
        B::TellPossible => Question::Possible.into(),
        B::TellPosition => Question::Position.into(),
        B::OpenStudy | B::EndingStudy => study::Message::Open.into(),
        B::OpenRecord | B::EndingRecord => records::Message::Open.into(),
        B::CopyRecord => records::Message::Copy.into(),
        B::CopyLink => records::Message::CopyLink.into(),
        B::RecordQr | B::EndingQr | B::MenuHome => qr::Message::Show.into(),
        B::SaveRecord => records::Message::Save.into(),
        B::RecordFile => records::Message::ChooseFile.into(),
        B::RecordOpen => records::Message::PlayOn.into(),
        B::PrintPaper => printing::Message::Print.into(),
        B::SavePaper => printing::Message::Save.into(),
        B::OpenRules => rulebook::Message::OpenCards.into(),
        B::WhyRule => rulebook::Message::OpenRefused.into(),
        B::CardBack => rulebook::Message::Turn(-1).into(),
        B::CardOn => rulebook::Message::Turn(1).into(),
        B::CardPlay => rulebook::Message::TogglePlaying.into(),
        B::CardTry => rulebook::Message::Try.into(),
        B::CardLessons => rulebook::Message::TakeLessons.into(),
        B::OpenBook => rulebook::Message::OpenBook.into(),
        B::BookPrint => rulebook::Message::PrintBook.into(),
        B::ElsewhereTake => keeping::Message::TakeBack.into(),
        B::StaffOpen => kiosk::Message::OpenStaff.into(),
        B::StaffReload => kiosk::Message::Reload.into(),
        // Only the touch matters, and the kiosk watches for that.
        B::Invite => return None,
        // Scripts of the page handle these.
        B::UpdateTake | B::UpdateLater | B::StumbleContinue => return None,
    })
}

/// The message of a button that the program created; its id consists of a prefix and a name.
pub(crate) fn made_button(id: &str) -> Option<Message> {
    if id == keeping::SAVE_ASIDE {
        return Some(keeping::Message::SaveAside.into());
    }
    if id == computer::THROW_FOR_ME {
        return Some(computer::Message::ThrowForMe.into());
    }
    let name = |prefix: &str| id.strip_prefix(prefix).map(str::to_owned);
    let message = if let Some(option) = name("rule-of-") {
        rulebook::Message::OpenOption(option)
    } else if let Some(topic) = name("show-") {
        rulebook::Message::ShowInBook(topic)
    } else {
        rulebook::Message::GoTo(name("goto-")?)
    };
    Some(message.into())
}

/// The message of a list or field whose value was changed.
pub(crate) fn field(field: Field) -> Option<Message> {
    Some(match field {
        Field::LabRules => lab::Message::BaseChosen.into(),
        Field::Clock => more::Message::Clock.into(),
        Field::Handicap => more::Message::Handicap.into(),
        Field::CardTopic => rulebook::Message::Chosen.into(),
        Field::BookRules => rulebook::Message::BookChosen.into(),
        Field::PaperRules | Field::PaperWhat | Field::PaperFormat => printing::Message::Show.into(),
        Field::RecordInput => records::Message::FileChosen.into(),
        // Their card reads them when it closes, the scrubber sends its value while it moves, and attributes identify the others.
        Field::SeatFirst
        | Field::SeatSecond
        | Field::Scrubber
        | Field::RecordText
        | Field::Language
        | Field::Increment
        | Field::Match
        | Field::MySide
        | Field::QuickSound
        | Field::QuickSpeed => return None,
    })
}

/// The message of a closed dialog, however it was closed, if its feature needs to know.
pub(crate) fn closed(id: &str) -> Option<Message> {
    let messages = [
        (Dialog::Choice, Message::ChoiceClosed),
        (Dialog::Cards, rulebook::Message::CardsClosed.into()),
        (Dialog::Book, rulebook::Message::BookClosed.into()),
        (Dialog::Players, players::Message::Closed.into()),
    ];
    let closed = messages
        .into_iter()
        .find(|(dialog, _)| Id::from(*dialog).name() == id);
    closed.map(|(_, message)| message)
}

/// The message of a button that is identified by its number in a list.
pub(crate) fn chosen(choices: Choices, n: usize) -> Message {
    match choices {
        Choices::Ways => Message::Chosen(n),
        Choices::Advice => advice::Message::PointAt(n).into(),
        Choices::Lines => study::Message::Play(n).into(),
        Choices::Languages => kiosk::Message::Speak(n).into(),
    }
}

/// The message of a key that acts wherever the focus is, except in dialogs and fields.
pub(crate) fn key(key: &str) -> Option<Message> {
    Some(match key {
        "Escape" => Message::Escape,
        "1" | "2" | "3" | "4" => {
            let n = usize::from(key.as_bytes()[0] - b'1');
            play::Message::Tap(Target::Die(n)).into()
        }
        "t" => return button(Button::Throw),
        "r" => return button(Button::Rethrow),
        "e" => return button(Button::EndTurn),
        "f" => return button(Button::Forced),
        "u" | "Backspace" => Message::TakeBack,
        "y" => Message::Redo,
        "h" => return button(Button::Hint),
        "o" => return button(Button::Odds),
        "?" => Message::Open(Dialog::Keys),
        "w" => Question::Here.into(),
        "c" => Question::Possible.into(),
        "p" => Question::Position.into(),
        _ => return None,
    })
}
