//! The shell's state.
use browser::dom::{Page, Sender};
use browser::random::Source;
use browser::store::Store;
use context::address::Address;
use context::setup::Setup;
use context::{Context, Effects, Game, Settings, Table, Worker};
use distance::Distance;
use game::Game as _;
use lessons::Progress;
use wasm_bindgen::JsValue;

use super::message::Message;
use super::part::PartState;
use crate::features::Features;

pub(crate) struct Shell {
    pub(super) sender: Sender<Message>,
    pub(super) page: Page,
    pub(super) table: Table,
    pub(super) random: Source,
    /// The completed lessons.
    pub(super) progress: Progress,
    pub(super) settings: Settings,
    pub(super) setup: Setup,
    pub(super) store: Store,
    pub(super) worker: Worker,
    pub(super) effects: Effects,
    pub(super) features: Features,
    /// Set once somebody has asked for it.
    pub(super) distance: Option<Box<Distance>>,
    /// The id of the game at a distance that resumes after a finished one was looked at again, or after puzzles.
    pub(super) away: Option<String>,
    /// The loading state of the late part of the program, and of the one for play at a distance.
    pub(super) late: PartState,
    pub(super) away_part: PartState,
    /// The part of the program with cards that few visitors open.
    pub(super) cards_part: PartState,
    /// The messages that wait for code or words, in order.
    pub(super) waiting: Vec<Message>,
    /// How the page begins once the late part of the program is loaded.
    pub(super) beginning: Option<(Address, String)>,
    /// The last handled part of the address after the `#`.
    pub(super) hash: String,
    pub(super) silent: bool,
    /// How many times the page has been updated.
    pub(super) showings: u32,
}

impl Shell {
    /// Creates the shell of this page.
    ///
    /// # Errors
    /// What the page lacks.
    pub(crate) fn new(page: Page, sender: Sender<Message>) -> Result<Shell, JsValue> {
        Ok(Shell {
            features: Features::new(&page, &sender)?,
            distance: None,
            away: None,
            worker: Worker::new(page.clone(), sender.map(Message::Worker)),
            page,
            sender,
            table: Table::default(),
            random: Source::System,
            progress: Progress::default(),
            settings: Settings::default(),
            setup: Setup::new(None),
            store: Store::open(Game::ID),
            effects: Effects::default(),
            late: PartState::default(),
            away_part: PartState::default(),
            cards_part: PartState::default(),
            waiting: Vec::new(),
            beginning: None,
            hash: String::new(),
            silent: false,
            showings: 0,
        })
    }

    pub(super) fn with<T>(&mut self, work: impl FnOnce(&mut Features, &mut Context<'_>) -> T) -> T {
        let mut context = Context {
            page: &self.page,
            table: &self.table,
            motion: self.features.play.motion(),
            random: &self.random,
            progress: &mut self.progress,
            settings: &mut self.settings,
            setup: &mut self.setup,
            store: &mut self.store,
            worker: &mut self.worker,
            effects: &mut self.effects,
        };
        work(&mut self.features, &mut context)
    }

    /// Whether the page waits for a person and nothing moves.
    pub(super) fn is_waiting(&self) -> bool {
        !self.features.play.is_busy()
            && !self.features.computer.is_busy()
            && !self.features.study.is_busy()
            && !self.table.comes()
    }
}
