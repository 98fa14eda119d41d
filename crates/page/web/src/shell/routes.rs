//! Which message a button, a list, a dialog or a key stands for.

use super::message::Message;
use crate::dom::{Button, Choices, Dialog, Field, Id};
use crate::features::commentary::Question;
use crate::features::ending::Strength;
use crate::features::welcome::Rival;
use crate::features::{
    advice, distance, draws, ending, keeping, kiosk, lab, lessons, play, players, printing, qr,
    recap, records, replay, review, rulebook, settings_card, welcome,
};
use crate::this_game::Target;

/// The message of a button; nothing where a script of the page handles it.
pub(crate) fn button(button: Button) -> Option<Message> {
    use Button as B;
    Some(match button {
        B::Throw | B::FarThrow => Message::Play(play::Message::Throw),
        B::SkipThrowOff => Message::SkipThrowOff,
        B::Rethrow | B::FarRethrow => Message::Play(play::Message::Rethrow),
        B::GiveUp => Message::Welcome(welcome::Message::Resign),
        B::Forced | B::FarForced => Message::Play(play::Message::Forced),
        B::EndTurn | B::FarEndTurn => Message::Play(play::Message::EndTurn),
        B::TakeBack | B::FarTakeBack => Message::TakeBack,
        B::Hint | B::FarHint => Message::Advice(advice::Message::Hint),
        B::Odds => Message::Advice(advice::Message::Threats),
        B::AdviceClose => Message::Advice(advice::Message::Close),
        B::LessonShow => Message::Play(play::Message::ShowHow),
        B::LessonNext => Message::Lessons(lessons::Message::Next),
        B::LessonLeave => Message::Lessons(lessons::Message::Leave),
        B::OpenGuide => Message::Lessons(lessons::Message::Guide),
        B::ShowAgain => Message::Recap(recap::Message::ShowAgain),
        B::OpenMoves => Message::Replay(replay::Message::ToggleMoves),
        B::MovesNotation => Message::Replay(replay::Message::ToggleNotation),
        B::PastFirst => Message::Replay(replay::Message::LookAt(0)),
        B::PastBack => Message::Replay(replay::Message::Back),
        B::PastPlay => Message::Replay(replay::Message::TogglePlaying),
        B::PastOn => Message::Replay(replay::Message::On),
        B::PastLast | B::PastReturn => Message::Replay(replay::Message::LookAt(usize::MAX)),
        B::PastBranch => Message::Replay(replay::Message::Branch),
        B::Menu => Message::Welcome(welcome::Message::OpenMenu),
        B::OpenAbout | B::MenuAbout => Message::Welcome(welcome::Message::OpenAbout),
        B::NewGame | B::PlayAgain => Message::Welcome(welcome::Message::NewGame),
        B::PlayComputer | B::LabComputer => {
            Message::Welcome(welcome::Message::Begin(Rival::Computer))
        }
        B::PlayTwo | B::LabTwo => Message::Welcome(welcome::Message::Begin(Rival::Person)),
        B::PlayDistance => Message::Distance(distance::Message::Open),
        B::ContinueGame => Message::Welcome(welcome::Message::Continue),
        B::LinkOpen => Message::Welcome(welcome::Message::OpenLinked),
        B::Resign => Message::Welcome(welcome::Message::Resign),
        B::OfferDraw => Message::Draws(draws::Message::Offer),
        B::ShowEnding => Message::Ending(ending::Message::Open),
        B::EndingBlow => Message::Ending(ending::Message::ShowEnd),
        B::Rematch => Message::Ending(ending::Message::Rematch(Strength::Same)),
        B::RematchStronger => Message::Ending(ending::Message::Rematch(Strength::Stronger)),
        B::RematchWeaker => Message::Ending(ending::Message::Rematch(Strength::Weaker)),
        B::EndingRule => Message::Rulebook(rulebook::Message::OpenEnd),
        B::EndingShare => Message::Ending(ending::Message::Share),
        B::ConfirmYes => Message::Confirmed,
        B::ConfirmSave => Message::SaveGoing,
        B::OpenLab => Message::Lab(lab::Message::Open),
        B::OpenSettings => Message::Settings(settings_card::Message::Open),
        B::SettingsReset => Message::Settings(settings_card::Message::Reset),
        B::OpenPlayers => Message::Players(players::Message::Open),
        B::OpenKeys => Message::OpenKeys,
        B::TellHere => Message::Ask(Question::Here),
        B::TellPossible => Message::Ask(Question::Possible),
        B::TellPosition => Message::Ask(Question::Position),
        B::ReviewOpen | B::EndingReview => Message::Review(review::Message::Open),
        B::OpenRecord | B::EndingRecord => Message::Records(records::Message::Open),
        B::CopyRecord => Message::Records(records::Message::Copy),
        B::CopyLink => Message::Records(records::Message::CopyLink),
        B::RecordQr | B::EndingQr | B::MenuHome => Message::Qr(qr::Message::Show),
        B::SaveRecord => Message::Records(records::Message::Save),
        B::RecordFile => Message::Records(records::Message::ChooseFile),
        B::RecordOpen => Message::Records(records::Message::PlayOn),
        B::OpenPaper => Message::Printing(printing::Message::Open),
        B::PrintPaper => Message::Printing(printing::Message::Print),
        B::SavePaper => Message::Printing(printing::Message::Save),
        B::OpenRules => Message::Rulebook(rulebook::Message::OpenCards),
        B::WhyRule => Message::Rulebook(rulebook::Message::OpenRefused),
        B::CardBack => Message::Rulebook(rulebook::Message::Turn(-1)),
        B::CardOn => Message::Rulebook(rulebook::Message::Turn(1)),
        B::CardPlay => Message::Rulebook(rulebook::Message::TogglePlaying),
        B::CardTry => Message::Rulebook(rulebook::Message::Try),
        B::CardLessons => Message::Rulebook(rulebook::Message::TakeLessons),
        B::OpenBook => Message::Rulebook(rulebook::Message::OpenBook),
        B::BookPrint => Message::Rulebook(rulebook::Message::PrintBook),
        B::ElsewhereTake => Message::Keeping(keeping::Message::TakeBack),
        B::StaffOpen => Message::Kiosk(kiosk::Message::OpenStaff),
        B::StaffReload => Message::Kiosk(kiosk::Message::Reload),
        // To touch it is what matters, and the kiosk watches for that.
        B::Invite => return None,
        // Scripts of the page handle these.
        B::UpdateTake | B::UpdateLater | B::StumbleContinue => return None,
    })
}

/// The message of a button that the program made, by its id: what comes before the name, and the name.
pub(crate) fn made_button(id: &str) -> Option<Message> {
    if id == keeping::SAVE_ASIDE {
        return Some(Message::Keeping(keeping::Message::SaveAside));
    }
    let name = |prefix: &str| id.strip_prefix(prefix).map(str::to_owned);
    let message = if let Some(option) = name("rule-of-") {
        rulebook::Message::OpenOption(option)
    } else if let Some(topic) = name("show-") {
        rulebook::Message::ShowInBook(topic)
    } else {
        rulebook::Message::GoTo(name("goto-")?)
    };
    Some(Message::Rulebook(message))
}

/// The message of a list or field whose value was changed.
pub(crate) fn field(field: Field) -> Option<Message> {
    Some(match field {
        Field::Rules => Message::Welcome(welcome::Message::RulesChosen),
        Field::LabRules => Message::Lab(lab::Message::BaseChosen),
        Field::CardTopic => Message::Rulebook(rulebook::Message::Chosen),
        Field::BookRules => Message::Rulebook(rulebook::Message::BookChosen),
        Field::PaperRules | Field::PaperWhat | Field::PaperFormat => {
            Message::Printing(printing::Message::Changed)
        }
        Field::RecordInput => Message::Records(records::Message::FileChosen),
        // Their card reads them when it is closed, the scrubber sends its value as it is moved, and the rest have
        // attributes that say what they are.
        Field::SeatFirst
        | Field::SeatSecond
        | Field::Scrubber
        | Field::RecordText
        | Field::Language
        | Field::Match
        | Field::MySide
        | Field::Opponent
        | Field::QuickSound
        | Field::QuickSpeed
        | Field::QuickThrow => return None,
    })
}

/// The message of a dialog that was closed, by whomever, if its feature wants to know.
pub(crate) fn closed(id: &str) -> Option<Message> {
    let messages = [
        (Dialog::Choice, Message::ChoiceClosed),
        (Dialog::Review, Message::Review(review::Message::Closed)),
        (
            Dialog::Cards,
            Message::Rulebook(rulebook::Message::CardsClosed),
        ),
        (
            Dialog::Book,
            Message::Rulebook(rulebook::Message::BookClosed),
        ),
        (Dialog::Players, Message::Players(players::Message::Closed)),
    ];
    let closed = messages
        .into_iter()
        .find(|(dialog, _)| Id::from(*dialog).name() == id);
    closed.map(|(_, message)| message)
}

/// The message of a button that is known by its number in a list.
pub(crate) fn chosen(choices: Choices, n: usize) -> Message {
    match choices {
        Choices::Ways => Message::Chosen(n),
        Choices::Advice => Message::Advice(advice::Message::PointAt(n)),
        Choices::Mistakes => Message::Review(review::Message::ShowMistake(n)),
        Choices::Languages => Message::Kiosk(kiosk::Message::Speak(n)),
    }
}

/// The message of a key that acts wherever the focus is, but for dialogs and fields.
pub(crate) fn key(key: &str) -> Option<Message> {
    Some(match key {
        "Escape" => Message::Escape,
        "1" | "2" | "3" | "4" => {
            let n = usize::from(key.as_bytes()[0] - b'1');
            Message::Play(play::Message::Tap(Target::Die(n)))
        }
        "t" => return button(Button::Throw),
        "r" => return button(Button::Rethrow),
        "e" => return button(Button::EndTurn),
        "f" => return button(Button::Forced),
        "u" | "Backspace" => Message::TakeBack,
        "h" => return button(Button::Hint),
        "o" => return button(Button::Odds),
        "?" => Message::OpenKeys,
        "w" => Message::Ask(Question::Here),
        "c" => Message::Ask(Question::Possible),
        "p" => Message::Ask(Question::Position),
        _ => return None,
    })
}
