//! Records and links: shown, opened, copied and saved.
use session::Player;
use web_sys::HtmlTextAreaElement;

use game::Game as _;

use crate::browser::files::{address_with, copy, download, read};
use crate::dom::{Dialog, Field, Part, Sender};
use crate::effects::{Context, Effect};
use crate::messages as m;
use crate::table::Purpose;
use crate::text::errors;
use crate::this_game::{Game, LinkError, Linked, Record, Session};

/// What is done with records.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Show the record of the game.
    Open,
    /// Copy the record.
    Copy,
    /// Copy a link to the game.
    CopyLink,
    /// A text was copied, or could not be.
    Copied(bool),
    /// Save the record as a file.
    Save,
    /// Let a file be chosen.
    ChooseFile,
    /// A file was chosen.
    FileChosen,
    /// This is the text of the file.
    FileRead(String),
    /// Play on from the record in the text field.
    PlayOn,
}

/// Handles a message.
pub(crate) fn update(message: Message, sender: &Sender<Message>, cx: &mut Context<'_>) {
    let text = || cx.page.value(Field::RecordText);
    let copied = {
        let sender = sender.clone();
        move |copied| sender.send(Message::Copied(copied))
    };
    match message {
        Message::Open => {
            cx.page.close_dialog(Dialog::MenuCard);
            let game = cx.table.session.as_ref();
            let record = game.map(|game| game.record().to_string());
            cx.page
                .write(Field::RecordText, &record.unwrap_or_default());
            cx.page.say(Part::RecordStatus, "");
            cx.page.open_dialog(Dialog::RecordCard);
        }
        Message::Copy => copy(&text(), copied),
        Message::CopyLink => {
            if let Some(session) = &cx.table.session {
                copy(&address_with(&session.record().write_link()), copied);
            }
        }
        Message::Copied(true) => cx.page.say(Part::RecordStatus, &m::copied()),
        Message::Copied(false) => {
            // So that it can be copied by hand.
            if let Ok(field) = cx.page.element::<HtmlTextAreaElement>(Field::RecordText) {
                field.select();
            }
            cx.page.say(Part::RecordStatus, &m::not_copied());
        }
        Message::Save => download(cx.page, &format!("{}.txt", Game::ID), &text()),
        Message::ChooseFile => cx.page.press(Field::RecordInput),
        Message::FileChosen => {
            let sender = sender.clone();
            read(cx.page, Field::RecordInput, move |text| {
                sender.send(Message::FileRead(text));
            });
        }
        Message::FileRead(text) => {
            cx.page.write(Field::RecordText, &text);
            play_on(cx);
        }
        Message::PlayOn => play_on(cx),
    }
}

fn play_on(cx: &mut Context<'_>) {
    match cx.page.value(Field::RecordText).parse::<Record>() {
        Ok(record) => {
            let game = Session::from_record(record, cx.table.players());
            cx.effects.want(Effect::Lay(Box::new(game), Purpose::Game));
        }
        Err(error) => {
            let error = &errors::reading(&error);
            cx.page
                .say(Part::RecordStatus, &m::RecordRefused { error }.text());
        }
    }
}

/// The game that the part of an address after the `#` holds; nothing if there is no such part.
///
/// # Errors
/// Why it cannot be read.
pub(crate) fn linked(hash: &str) -> Result<Option<Session>, LinkError> {
    let text = hash.strip_prefix('#').unwrap_or(hash);
    if text.is_empty() {
        return Ok(None);
    }
    let record = match Linked::read(text)? {
        Linked::Game(record) => record,
        Linked::Position(judge, position) => Record::new(judge, Some(position)),
    };
    Ok(Some(Session::from_record(record, [Player::Human; 2])))
}
