//! The shell's state.
use browser::dom::{Page, Sender};
use browser::random::Source;
use browser::store::Store;
use context::address::Address;
use context::effects::Effects;
use context::settings::Settings;
use context::setup::Setup;
use context::table::Table;
use context::this_game::{Game, Lesson};
use context::worker::Worker;
use distance::Distance;
use game::Game as _;
use lessons::Progress;
use wasm_bindgen::JsValue;

use super::message::Message;
use super::part::PartState;
use crate::features::advice::Advice;
use crate::features::archive::Archive;
use crate::features::choice::Asking;
use crate::features::clocks::Clocks;
use crate::features::coach::Coach;
use crate::features::commentary::Commentary;
use crate::features::computer::Computer;
use crate::features::confirm::Confirm;
use crate::features::draws::Draws;
use crate::features::editor::Editor;
use crate::features::ending::Ending;
use crate::features::handover::Handover;
use crate::features::hosting::Hosting;
use crate::features::keeping::Keeping;
use crate::features::kiosk::Kiosk;
use crate::features::lab::Lab;
use crate::features::language::Languages;
use crate::features::lessons::Lessons;
use crate::features::more::More;
use crate::features::places::Places;
use crate::features::play::Play;
use crate::features::printing::Printing;
use crate::features::puzzles::Puzzles;
use crate::features::qr::Qr;
use crate::features::recap::Recap;
use crate::features::records::Records;
use crate::features::rulebook::Rulebook;
use crate::features::settings_card::SettingsCard;
use crate::features::study::Study;
use crate::features::warning::Warning;
use crate::features::welcome::Welcome;

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
    pub(super) advice: Advice,
    pub(super) archive: Archive,
    pub(super) asking: Asking,
    /// The id of the game at a distance that resumes after a finished one was looked at again, or after puzzles.
    pub(super) away: Option<String>,
    pub(super) clocks: Clocks,
    pub(super) coach: Coach,
    pub(super) commentary: Commentary,
    pub(super) computer: Computer,
    pub(super) confirm: Confirm,
    /// Set once somebody has asked for it.
    pub(super) distance: Option<Box<Distance>>,
    pub(super) draws: Draws,
    pub(super) editor: Editor,
    pub(super) ending: Ending,
    pub(super) handover: Handover,
    pub(super) hosting: Hosting,
    pub(super) keeping: Keeping,
    /// Set if the page is a kiosk.
    pub(super) kiosk: Option<Kiosk>,
    pub(super) lab: Lab,
    pub(super) languages: Languages,
    pub(super) lessons: Lessons,
    pub(super) more: More,
    pub(super) places: Places,
    pub(super) play: Play,
    pub(super) printing: Printing,
    pub(super) puzzles: Puzzles,
    pub(super) qr: Qr,
    pub(super) recap: Recap,
    pub(super) records: Records,
    pub(super) rulebook: Rulebook,
    pub(super) settings_card: SettingsCard,
    pub(super) study: Study,
    pub(super) warning: Warning,
    pub(super) welcome: Welcome,
    /// The loading state of the late part of the program, and of the one for play at a distance.
    pub(super) late: PartState,
    pub(super) away_part: PartState,
    /// The messages that wait for code or words, in order.
    pub(super) waiting: Vec<Message>,
    /// How the page begins once the late part of the program is loaded.
    pub(super) beginning: Option<(Address, String)>,
    /// The last handled part of the address after the `#`.
    pub(super) hash: String,
    /// Whether the sound is muted.
    pub(super) silent: bool,
    /// How many times the page has been updated.
    pub(super) showings: u32,
}

/// Borrows what the features work with from the shell.
macro_rules! context_of {
    ($shell:ident, $motion:ident) => {
        context::effects::Context {
            page: &$shell.page,
            table: &$shell.table,
            motion: $motion,
            random: &$shell.random,
            progress: &mut $shell.progress,
            settings: &mut $shell.settings,
            setup: &mut $shell.setup,
            store: &mut $shell.store,
            worker: &mut $shell.worker,
            effects: &mut $shell.effects,
        }
    };
}
pub(super) use context_of;

/// Borrows a feature of the shell, and what it works with.
macro_rules! with {
    ($shell:ident, $feature:ident, |$own:ident, $cx:ident| $work:expr) => {{
        let motion = $shell.play.motion();
        let $own = &mut $shell.$feature;
        let $cx = &mut $crate::shell::state::context_of!($shell, motion);
        $work
    }};
}
pub(super) use with;

/// Calls a function of [`Feature`](context::feature::Feature) for every feature that implements any of them.
///
/// The order matters twice: the course of a game is known before the ending is shown and before its summary is stored, and places
/// mentioned in texts are drawn below other annotations.
macro_rules! each {
    ($shell:ident, |$own:ident, $cx:ident| $work:expr) => {
        $crate::shell::state::each!(
            $shell, $own, $cx, $work,
            places warning advice asking clocks coach commentary computer draws editor handover hosting keeping lab lessons play study
            archive rulebook settings_card welcome qr ending languages more printing puzzles recap records
        )
    };
    ($shell:ident, $own:ident, $cx:ident, $work:expr, $($feature:ident)*) => {{
        use context::feature::{Feature as _, hooks};
        let motion = $shell.play.motion();
        let $cx = &mut $crate::shell::state::context_of!($shell, motion);
        $({
            let $own = hooks(&mut $shell.$feature);
            $work;
        })*
    }};
}
pub(super) use each;

impl Shell {
    /// Creates the shell of this page.
    ///
    /// # Errors
    /// What the page lacks.
    pub(crate) fn new(page: Page, sender: Sender<Message>) -> Result<Shell, JsValue> {
        let play = Play::new(&page, sender.map(Message::from))?;
        Ok(Shell {
            advice: Advice::new(sender.map(Message::from)),
            archive: Archive::new(sender.map(Message::from)),
            asking: Asking::default(),
            away: None,
            clocks: Clocks::default(),
            coach: Coach::default(),
            commentary: Commentary::default(),
            computer: Computer::new(sender.map(Message::from)),
            confirm: Confirm::default(),
            distance: None,
            draws: Draws::new(sender.map(Message::from)),
            editor: Editor::default(),
            ending: Ending::default(),
            handover: Handover::default(),
            hosting: Hosting::default(),
            keeping: Keeping::default(),
            kiosk: None,
            lab: Lab::default(),
            languages: Languages,
            lessons: Lessons::default(),
            more: More::new(sender.map(Message::from)),
            places: Places::new(sender.map(Message::from)),
            play,
            printing: Printing,
            puzzles: Puzzles::default(),
            qr: Qr::default(),
            recap: Recap::default(),
            records: Records,
            rulebook: Rulebook::new(sender.map(Message::from)),
            settings_card: SettingsCard::default(),
            study: Study::new(sender.map(Message::from)),
            warning: Warning::new(sender.map(Message::from)),
            welcome: Welcome::new(sender.map(Message::from)),
            worker: Worker::new(page.clone(), sender.map(Message::from)),
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
            waiting: Vec::new(),
            beginning: None,
            hash: String::new(),
            silent: false,
            showings: 0,
        })
    }

    /// The lesson in progress, if any.
    pub(super) fn lesson(&self) -> Option<&Lesson> {
        self.table.lesson()
    }

    /// Whether the page waits for a person and nothing moves.
    pub(super) fn is_waiting(&self) -> bool {
        !self.play.is_busy()
            && !self.computer.is_busy()
            && !self.study.is_busy()
            && !self.table.comes()
    }
}
