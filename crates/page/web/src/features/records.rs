//! Records and links: showing, opening, copying and saving them.
use browser::dom::{Page, Sender};
use browser::files::{address_with, copy, download, read};
use context::elements::{Dialog, Field, Part};
use context::this::words as m;
use context::{Context, Effect, Feature, Game, Record, Session, StudyFrom, This, Tree, WithLetter};
use game::Game as _;
use game::session::PlayerKind;
use on_page::text::errors;
use online::recorded;
use web_sys::HtmlTextAreaElement;

#[derive(Clone, Debug)]
pub(crate) enum Message {
    Open,
    Copy,
    CopyLink,
    Copied(bool),
    /// Save the record as a file.
    Save,
    ChooseFile,
    FileChosen,
    FileRead(String),
    /// Play on from the record in the text field.
    PlayOn,
}

#[derive(Default)]
pub(crate) struct Records {
    pub(super) sender: Sender<Message>,
}

impl Records {
    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
        let text = || cx.page.value(Field::RecordText);
        let copied = self.sender.sending(Message::Copied);
        match message {
            Message::Open => {
                let game = cx.table.session.as_ref();
                let record = game.map(|game| game.record().to_string());
                show(cx.page, &record.unwrap_or_default(), "");
            }
            Message::Copy => copy(&text(), copied),
            Message::CopyLink => {
                if let Some(session) = &cx.table.session {
                    copy(&address_with(&session.record().write_link()), copied);
                }
            }
            Message::Copied(true) => cx.page.say(Part::RecordStatus, &m::copied()),
            Message::Copied(false) => {
                // For copying by hand.
                if let Ok(field) = cx.page.element::<HtmlTextAreaElement>(Field::RecordText) {
                    field.select();
                }
                cx.page.say(Part::RecordStatus, &m::not_copied());
            }
            Message::Save => download(cx.page, &format!("{}.txt", Game::ID), &text()),
            Message::ChooseFile => cx.page.press(Field::RecordInput),
            Message::FileChosen => {
                let read_in = self.sender.sending(Message::FileRead);
                read(cx.page, Field::RecordInput, read_in);
            }
            Message::FileRead(text) => {
                cx.page.write(Field::RecordText, &text);
                self.play_on(cx);
            }
            Message::PlayOn => self.play_on(cx),
        }
    }

    /// Plays on from the record in the text field. A record of a game at a distance is verified first.
    fn play_on(&self, cx: &mut Context<'_>) {
        let text = cx.page.value(Field::RecordText);
        let (record, letter) = recorded::split(&text);
        match (record.parse::<Record>(), letter) {
            (Ok(record), None) => cx.lay_game(seated(record, cx), m::record_open()),
            (Ok(record), Some((line, letter))) => {
                let letter = letter.to_owned();
                let with_letter = WithLetter {
                    record,
                    letter,
                    line,
                };
                cx.effects.want(Effect::Verify(Box::new(with_letter)));
            }
            // A record with variations is studied.
            (Err(_), _) => match text.parse::<Tree>() {
                Ok(tree) => {
                    let game = Session::from_record(tree.main_line(), cx.table.players());
                    let from = StudyFrom::With(Box::new(tree));
                    cx.effects.want(Effect::Study(Box::new(game), from));
                }
                Err(error) => {
                    let error = &errors::reading::<This>(&error);
                    cx.page
                        .say(Part::RecordStatus, &m::RecordRefused { error }.text());
                }
            },
        }
    }

    /// Plays on from a record that matches its letter, with a remark; or says why it does not match.
    pub(crate) fn verified(
        &self,
        outcome: Result<(Box<Record>, String), String>,
        cx: &mut Context<'_>,
    ) {
        match outcome {
            Ok((record, about)) => {
                cx.lay_game(seated(*record, cx), m::record_open());
                cx.effects.tell(move || about.clone());
            }
            Err(why) => cx.page.say(Part::RecordStatus, &why),
        }
    }
}

pub(crate) fn show(page: &Page, text: &str, about: &str) {
    page.close_dialog(Dialog::MenuCard);
    page.write(Field::RecordText, text);
    page.say(Part::RecordStatus, about);
    page.open_dialog(Dialog::RecordCard);
}

/// The game of a record, with the current players of the table.
fn seated(record: Record, cx: &Context<'_>) -> Session {
    // A player at another place does not play on here.
    let players = cx.table.players().map(|player| match player {
        PlayerKind::Distant => PlayerKind::Human,
        player => player,
    });
    Session::from_record(record, players)
}

impl Feature for Records {
    fn speak(&mut self, cx: &mut Context<'_>) {
        cx.page.say(Part::RecordStatus, "");
    }
}
