//! Storing the game: saving it after every step, restoring it, and leaving it to another tab.

use browser::dom::Page;
use browser::files::download;
use browser::store::{NotKept, Store};
use context::elements::Dialog;
use context::this::words as m;
use context::{Context, Effect, Feature, Game, Session, Table, This};
use game::Game as _;
use game::session::{Saved, Saver};
use on_page::text::errors;

/// The id of the button that downloads a save that could not be read.
pub(crate) const SAVE_ASIDE: &str = "save-aside";

#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    /// Another tab may have taken the game over.
    OtherTab,
    /// Take the game back from the other tab.
    TakeBack,
    /// Download the save that could not be read.
    SaveAside,
}

#[derive(Default)]
pub(crate) struct Keeping {
    saver: Saver<Game>,
    /// Whether the visitor was told that the game cannot be saved.
    failed: bool,
}

impl Keeping {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::OtherTab => {
                if is_kept(cx.table) && !cx.store.is_ours() {
                    cx.effects.want(Effect::PutAway);
                }
            }
            Message::TakeBack => {
                cx.page.close_dialog(Dialog::Elsewhere);
                cx.effects.want(Effect::TakeOver);
            }
            Message::SaveAside => {
                if let Some(text) = cx.store.aside() {
                    download(cx.page, &format!("{}-unread.txt", Game::ID), &text);
                }
            }
        }
    }

    /// Claims the game for this tab; any other tab that has it stops.
    pub(crate) fn claim(&self, table: &Table, store: &mut Store) {
        if is_kept(table) {
            store.claim();
        }
    }

    /// Saves the game. Returns whether it still belongs to this tab.
    pub(crate) fn save(&mut self, page: &Page, table: &Table, store: &Store) -> bool {
        let Some(session) = table.session.as_ref().filter(|_| is_kept(table)) else {
            return true;
        };
        if !store.is_ours() {
            return false;
        }
        if !store.has_saved() {
            self.saver = Saver::default();
        }
        let kept = match self.saver.save(session) {
            Saved::Whole(text) => store.save(&text),
            Saved::Since(text) => store.save_since(&text),
        };
        if let Err(why) = kept
            && !self.failed
        {
            self.failed = true;
            page.notice(&match why {
                NotKept::Full => m::notice_storage_full(),
                NotKept::Refused => m::notice_no_storage(),
            });
        }
        true
    }
}

/// Whether the game on the table is somebody's game, which is saved.
fn is_kept(table: &Table) -> bool {
    table.session.is_some() && table.is_game()
}

/// The saved game. An unreadable one is set aside, and offered for download.
pub(crate) fn load(page: &Page, store: &mut Store) -> Option<Session> {
    let text = store.load()?;
    match Session::restore_parts(&text, store.load_since().as_deref()) {
        Ok(session) => Some(session),
        Err(error) => {
            store.put_aside(text);
            let error = &errors::restoring::<This>(&error);
            let said = m::NoticeBadSave { error }.text();
            page.notice_with(&said, Some((SAVE_ASIDE, &m::save_aside())));
            None
        }
    }
}

impl Feature for Keeping {
    fn start_over(&mut self, _: &mut Context<'_>) {
        self.failed = false;
    }
}
