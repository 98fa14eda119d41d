//! The archive: every finished game is stored, and can be found, looked at again, shared, saved and erased.
//!
//! A finished game moves from the table into the archive, so the saved game can always be continued. An archived game on the
//! table is not stored again, and the previous game returns after it. A kiosk stores no games.

mod backup;
mod costs;
mod entry;
mod file;
mod greeting;
mod list;
mod noting;

crate::split::elements!("archive");

use archive::{Filter, Head, LIMIT, is_nearly_full, name_of, write_backup};
use browser::archive as store;
use browser::archive::Trouble;
use browser::clock::{instant, today};
use browser::dom::{Page, Sender, clicked, on, target};
use browser::files::{address_with, download, read, share};
use context::matches;
use context::this::words as m;
use context::{
    Confirmation, Context, Effect, Feature, Game, Purpose, Session, Showing, StudyFrom, This,
};
use game::Game as _;
use on_page::text::errors;

use crate::split::entry;
use backup::Backup;
use elements::{Button, Dialog, Field, Part, STEPS};
use file::Held;
use greeting::Greeting;
use list::{Kept, OPENS, SOME};

#[derive(Clone, Debug)]
pub(crate) struct Keep {
    name: String,
    head: String,
    text: String,
    /// Whether it is stored even if an identical one exists.
    again: bool,
    /// Whether another game of the same match follows it.
    goes_on: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A game was stored, with the new count, or was not.
    Kept(Box<Keep>, Result<u32, Trouble>),
    /// The page has begun; another one may have asked it to show a game.
    Begun,
    Open,
    /// The open list must be written again, in another language.
    Write,
    Pressed(Button),
    /// The filter of the lists has changed.
    Asked,
    /// All games have been listed, by name and head.
    Listed(Result<Vec<(String, String)>, Trouble>),
    /// The games that were played here before have been read, for the greeting.
    Remembered(Result<Vec<(String, String)>, Trouble>),
    /// A game of the list was chosen, by its name.
    Chosen(String),
    /// The texts of the games that a button is about have been read.
    Read(Button, Vec<String>, Result<Vec<String>, Trouble>),
    EraseConfirmed(Vec<String>),
    Erased(Result<(), Trouble>),
    FileChosen,
    FileRead(String),
    /// A game from the file was stored, with the new count, or was not.
    Brought(Result<u32, Trouble>),
    /// The summary of the decisions in a game was noted, or was not.
    Noted(Result<(), Trouble>),
    Copied(bool),
}

impl Message {
    /// Whether it needs the part of the program with the cards. Finished games are stored without it.
    pub(crate) fn needs_cards(&self) -> bool {
        !matches!(
            self,
            Message::Kept(..) | Message::Begun | Message::Remembered(_) | Message::Noted(_)
        )
    }
}

entry!("cards", "00000000000000000000000000000003",
    /// Handles a message of the open archive.
    fn in_cards(archive: &mut Archive, message: Message, cx: &mut Context<'_>) -> () = Archive::update_cards
);

#[derive(Default)]
pub(crate) struct Archive {
    pub(super) sender: Sender<Message>,
    /// Whether the game on the table was seen before it ended.
    open: bool,
    /// Whether the finished game has been handled.
    looked: bool,
    /// The notices already given: each only once.
    told: Vec<&'static str>,
    games: Vec<Kept>,
    filter: Filter,
    most: usize,
    /// The name of the game whose card is open.
    chosen: String,
    /// The name that the game on the table is stored under, until the summary of its decisions is noted.
    unnoted: Option<String>,
    /// The file whose games are being restored.
    backup: Option<Backup>,
    greeting: Greeting,
}

impl Archive {
    /// Stores a saved game that is over: the page was left before or while it moved into the archive.
    pub(crate) fn recover(&self, session: &Session, cx: &Context<'_>) {
        self.keep(session, true, false, cx);
    }

    /// Stores a finished game. `played` is whether it was played here, and not only opened; `again` whether it is stored even if
    /// an identical one exists.
    fn keep(&self, session: &Session, played: bool, again: bool, cx: &Context<'_>) {
        if !keeps(cx) {
            return;
        }
        let head = entry::head(session, played, instant(), &today());
        self.add(Keep {
            name: name_of(&session.record().to_string()),
            head: head.to_string(),
            text: session.save(),
            again,
            goes_on: matches::goes_on(session),
        });
    }

    fn add(&self, keep: Keep) {
        let sender = self.sender.clone();
        let texts = [keep.head.clone(), keep.text.clone()];
        store::add(keep.name.clone(), texts, LIMIT, move |kept| {
            sender.send(Message::Kept(Box::new(keep), kept));
        });
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Kept(keep, kept) => self.kept(*keep, kept, cx),
            Message::Begun => {
                if let Some(name) = cx.store.take_archived() {
                    self.chosen = name;
                    self.sender.send(Message::Open);
                } else if cx.store.played() > 0 && keeps(cx) {
                    store::heads(self.sender.sending(Message::Remembered));
                }
            }
            Message::Remembered(heads) => {
                self.greeting = Greeting::of(&heads.unwrap_or_default());
                self.greeting.say(cx);
            }
            Message::Noted(Ok(())) => {
                if cx.page.is_open(Dialog::Archive) {
                    self.list();
                }
            }
            Message::Noted(Err(_)) => cx.page.say(Part::ArchiveStatus, &m::archive_refused()),
            message => in_cards(self, message, cx),
        }
    }

    /// Handles a message that needs the part of the program with the cards.
    fn update_cards(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Open => self.open(cx),
            Message::Write => {
                self.write(cx.page);
                if cx.page.is_open(Dialog::ArchiveEntry) {
                    self.show_entry(cx.page);
                }
            }
            Message::Pressed(button) => self.pressed(button, cx),
            Message::Asked => {
                self.filter = list::asked(cx.page);
                self.most = SOME;
                self.write(cx.page);
            }
            Message::Listed(Ok(games)) => self.listed(games, cx.page),
            Message::Chosen(name) => {
                self.chosen = name;
                self.show_entry(cx.page);
            }
            Message::Read(button, names, Ok(texts)) => self.read(button, names, texts, cx),
            Message::EraseConfirmed(names) => {
                store::remove(names, self.sender.sending(Message::Erased));
            }
            Message::Erased(Ok(())) => {
                cx.page.close_dialog(Dialog::ArchiveEntry);
                self.list();
                // There may now be room for the game on the table.
                if let Some(full) = self.told.iter().position(|told| *told == FULL) {
                    self.told.remove(full);
                    self.looked = false;
                    cx.effects.show();
                }
            }
            Message::FileChosen => {
                let read_in = self.sender.sending(Message::FileRead);
                read(cx.page, Field::ArchiveInput, read_in);
            }
            Message::FileRead(text) => match file::read(&text, instant(), &today()) {
                Ok(Held::Games(games)) => {
                    self.backup = Some(Backup::of(games));
                    self.bring_next(cx.page);
                }
                Ok(Held::Letter) => cx.effects.want(Effect::OpenLetter(text)),
                Err(why) => cx.page.say(Part::ArchiveBrought, &why),
            },
            Message::Brought(kept) => {
                if let Some(backup) = &mut self.backup {
                    backup.count(kept);
                }
                self.bring_next(cx.page);
            }
            Message::Copied(copied) => {
                let said = match copied {
                    true => m::link_copied(),
                    false => m::not_shared(),
                };
                cx.page.say(Part::ArchiveSaid, &said);
            }
            Message::Listed(Err(_)) | Message::Read(_, _, Err(_)) | Message::Erased(Err(_)) => {
                cx.page.say(Part::ArchiveStatus, &m::archive_refused());
            }
            // These need no cards.
            Message::Kept(..) | Message::Begun | Message::Remembered(_) | Message::Noted(_) => {}
        }
    }

    fn kept(&mut self, mut keep: Keep, kept: Result<u32, Trouble>, cx: &mut Context<'_>) {
        match kept {
            Err(Trouble::Known) if keep.again => {
                keep.again = false;
                keep.name = format!("{}-{}", keep.name, instant());
                return self.add(keep);
            }
            Ok(count) if is_nearly_full(count) => {
                let most = LIMIT;
                self.tell("nearly", &m::ArchiveNearly { count, most }.text(), cx.page);
            }
            Ok(_) | Err(Trouble::Known) => {}
            Err(Trouble::Full) => return self.tell(FULL, &m::archive_full(), cx.page),
            Err(Trouble::Refused) => {
                return self.tell("refused", &m::archive_refused(), cx.page);
            }
        }
        self.greeting = Greeting::default();
        self.greeting.say(cx);
        // The next game of a match is begun from the last one.
        if !keep.goes_on {
            cx.store.forget_save(&keep.text);
        }
        let here = cx.table.session.as_ref();
        if here.is_some_and(|here| keep.name.starts_with(&name_of(&here.record().to_string()))) {
            self.unnoted = Some(keep.name);
            cx.effects.show();
        }
        if cx.page.is_open(Dialog::Archive) {
            self.list();
        }
    }

    /// Gives an unrequested notice, once.
    fn tell(&mut self, what: &'static str, words: &str, page: &Page) {
        if !self.told.contains(&what) {
            self.told.push(what);
            page.notice(words);
        }
    }

    fn pressed(&mut self, button: Button, cx: &mut Context<'_>) {
        let names: Vec<String> = match button {
            Button::OpenArchive | Button::MoreArchive => {
                self.chosen.clear();
                return self.open(cx);
            }
            Button::ArchiveMore => {
                self.most += SOME;
                return self.write(cx.page);
            }
            Button::ArchiveBring => return cx.page.press(Field::ArchiveInput),
            Button::ArchiveElsewhere => return self.go_elsewhere(cx),
            Button::ArchiveSaveAll | Button::ArchiveEraseAll => {
                let found = self
                    .games
                    .iter()
                    .filter(|(_, head)| self.filter.finds(head));
                found.map(|(name, _)| name.clone()).collect()
            }
            _ => vec![self.chosen.clone()],
        };
        let sender = self.sender.clone();
        store::texts(names.clone(), move |texts| {
            sender.send(Message::Read(button, names, texts));
        });
    }

    fn open(&mut self, cx: &mut Context<'_>) {
        cx.page.close_dialog(context::elements::Dialog::MenuCard);
        self.most = SOME;
        self.games.clear();
        self.filter = Filter::default();
        cx.page.open_dialog(Dialog::Archive);
        if keeps(cx) {
            return self.list();
        }
        self.write(cx.page);
        cx.page.say(Part::ArchiveStatus, &m::archive_off());
    }

    fn list(&self) {
        store::heads(self.sender.sending(Message::Listed));
    }

    fn listed(&mut self, games: Vec<(String, String)>, page: &Page) {
        let first = self.games.is_empty();
        let known = games.into_iter();
        // An unreadable head was written by a later version, which can read it.
        let known = known.filter_map(|(name, head)| Some((name, costs::read_head(&head)?)));
        self.games = known.collect();
        self.games.sort_by_key(|(_, head)| u64::MAX - head.time);
        let own = self.games.iter().any(|(_, head)| head.game == Game::ID);
        if first && own {
            self.filter
                .want(archive::Criterion::Game, Game::ID.to_owned());
        }
        self.write(page);
        if first && !self.chosen.is_empty() {
            self.show_entry(page);
        }
    }

    fn write(&mut self, page: &Page) {
        list::show(page, &self.games, &mut self.filter, self.most);
        // Only this page knows the units of its game.
        let here = |head: &&Head| head.game == Game::ID && self.filter.finds(head);
        let heads = self.games.iter().map(|(_, head)| head);
        costs::show(page, heads.filter(here));
    }

    fn head(&self) -> Option<&Head> {
        let chosen = self.games.iter().find(|(name, _)| *name == self.chosen);
        chosen.map(|(_, head)| head)
    }

    fn show_entry(&self, page: &Page) {
        if let Some(head) = self.head() {
            list::show_entry(page, head);
        }
    }

    /// Carries out an operation on games whose texts were read.
    fn read(
        &mut self,
        button: Button,
        names: Vec<String>,
        texts: Vec<String>,
        cx: &mut Context<'_>,
    ) {
        let Some(first) = texts.first() else {
            // Another tab has erased it.
            cx.page.say(Part::ArchiveSaid, &m::archive_gone());
            return self.list();
        };
        let file = || {
            write_backup(names.iter().zip(&texts).filter_map(|(name, text)| {
                let (_, head) = self.games.iter().find(|(kept, _)| kept == name)?;
                Some((head, text.as_str()))
            }))
        };
        match button {
            Button::ArchiveSave => {
                let game = self.head().map_or(Game::ID, |head| &head.game);
                return download(cx.page, &format!("{game}.txt"), record_in(first));
            }
            Button::ArchiveSaveAll => return download(cx.page, "finished-games.txt", &file()),
            Button::ArchiveErase | Button::ArchiveEraseAll => {
                return self.ask_to_erase(names.clone(), file(), cx);
            }
            _ => {}
        }
        let from = match button {
            Button::ArchiveStudy => StudyFrom::End,
            _ => StudyFrom::Watch,
        };
        match Session::restore(first) {
            Ok(session) if button == Button::ArchiveShare => {
                let link = address_with(&session.record().write_link());
                let copied = self.sender.sending(Message::Copied);
                share([&m::title(), ""], &link, copied);
            }
            Ok(session) => {
                cx.page.close_all_dialogs();
                let session = Box::new(session);
                cx.effects.want(Effect::Study(session, from));
            }
            Err(error) => {
                let said = errors::restoring::<This>(&error);
                cx.page.say(Part::ArchiveSaid, &said);
            }
        }
    }

    /// Stores the next game of the file, or reports the result.
    fn bring_next(&mut self, page: &Page) {
        let Some(backup) = &mut self.backup else {
            return;
        };
        if let Some((head, save)) = backup.next() {
            let texts = [head.to_string(), save];
            let name = name_of(record_in(&texts[1]));
            return store::add(name, texts, LIMIT, self.sender.sending(Message::Brought));
        }
        page.say(Part::ArchiveBrought, &backup.in_words());
        self.backup = None;
        self.list();
    }

    fn ask_to_erase(&self, names: Vec<String>, file: String, cx: &mut Context<'_>) {
        let count = names.len() as u32;
        let sender = self.sender.clone();
        cx.effects.want(Effect::Confirm(Confirmation {
            title: m::ArchiveEraseAsk { count }.text(),
            text: m::archive_erase_text(),
            yes: m::archive_erase(),
            record: Some(file),
            then: Box::new(move |_| sender.send(Message::EraseConfirmed(names))),
        }));
    }

    /// Opens the page of the other game with the card of the chosen game.
    fn go_elsewhere(&self, cx: &mut Context<'_>) {
        let Some(head) = self.head() else { return };
        let link = cx.page.shelf().into_iter().find(|(id, _)| *id == head.game);
        let address = link.and_then(|(_, link)| link.get_attribute("href"));
        if let Some((address, window)) = address.zip(web_sys::window()) {
            cx.store.note_archived(&head.game, &self.chosen);
            // If the page cannot be left, nothing changes.
            let _ = window.location().assign(&address);
        }
    }

    /// Stores the game on the table once it is over.
    fn look(&mut self, cx: &Context<'_>) {
        let over = cx.table.is_over();
        let theirs = matches!(cx.table.purpose, Purpose::Game | Purpose::Distance { .. });
        if over
            && theirs
            && !self.looked
            && let Some(session) = &cx.table.session
        {
            // Both tabs of a game at a distance see its end.
            let again = self.open && cx.table.is_game();
            self.keep(session, self.open, again, cx);
        }
        self.looked = over;
        self.open |= cx.table.session.is_some() && !over;
    }
}

/// The notice that there is no room.
const FULL: &str = "full";

fn record_in(save: &str) -> &str {
    save.splitn(3, '\n').nth(2).unwrap_or_default()
}

/// Whether finished games are stored here.
fn keeps(cx: &Context<'_>) -> bool {
    cx.store.keeps_games() && !cx.page.has_root_flag("kiosk")
}

/// Adds the dialogs and the buttons that open them to the page, and listens to them.
pub(crate) fn build(page: &Page, sender: &Sender<Message>) {
    // A browser that cannot create the elements has no archive.
    let _ = page.build(STEPS);
    page.move_into(Button::OpenArchive, context::elements::Part::MenuLearn);
    page.move_before(Button::MoreArchive, context::elements::Part::OpenAbout);
    on(page.document(), "click", sender, |event| {
        let button = clicked(event)?;
        match button.get_attribute(OPENS) {
            Some(name) => Some(Message::Chosen(name)),
            None => Button::of(&button.id()).map(Message::Pressed),
        }
    });
    on(page.document(), "change", sender, |event| {
        Some(match Field::of(&target(event)?.id())? {
            Field::ArchiveInput => Message::FileChosen,
            _ => Message::Asked,
        })
    });
}

impl Feature for Archive {
    fn forget(&mut self, _: &mut Context<'_>) {
        (self.open, self.looked) = (false, false);
        self.unnoted = None;
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        self.greeting.say(cx);
        if cx.page.is_open(Dialog::Archive) {
            self.sender.send(Message::Write);
        }
    }

    fn show(&mut self, shown: &mut Showing, cx: &mut Context<'_>) {
        self.look(cx);
        self.note_course(&shown.course, cx);
    }
}
