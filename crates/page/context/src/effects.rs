//! What a feature wants from the rest of the page. The shell carries it out; no feature knows another.
use game::session::PlayerKind;
use lessons::Progress;
use sahkku_words::Language;

use crate::settings::Settings;
use crate::setup::Setup;
use crate::table::{Motion, Purpose, Table};
use crate::this::words as m;
use crate::this_game::{Action, Entry, Place, Record, Rules, Session, Side, Topic, Tree};
use crate::worker::Worker;
use browser::dom::Page;
use browser::random::Source;
use browser::store::Store;
use on_page::{ChoiceWords, Fall, Said};

pub enum Effect {
    /// Puts an entry on record, if the game's authority accepts it; dice fall like this.
    Enter(Entry, Option<Fall>),
    /// Puts the next entry of the authority's record on the table and shows what it does; dice fall like this.
    Put(Entry, Option<Fall>),
    Throw,
    Lay(Box<Session>, Purpose),
    /// Takes the game from the table and asks what to play.
    Welcome(Resume),
    /// Takes the game from the table, because another tab has taken it over.
    PutAway,
    /// Finishes all motion on the board.
    Finish,
    /// Says what happened last.
    Tell(Said),
    /// Says why something was not done.
    Refuse(Refused),
    Choose(Choice),
    Confirm(Confirmation),
    /// Applies the settings of this visit.
    Restyle,
    /// Mutes or unmutes the sound.
    Silence(bool),
    /// Carries out a decision made elsewhere than on the board, unless a lesson forbids it.
    Decide(Entry),
    /// Carries out all of these decisions in sequence.
    DecideLine(Vec<Action>),
    /// Shows this text of a record, with this remark.
    ShowRecord(String, String),
    /// Compares a record with the letter that accompanies it.
    Verify(Box<WithLetter>),
    /// The record matches its letter, with a remark; or the reason why it does not.
    Verified(Result<(Box<Record>, String), String>),
    /// Opens the letter of a game at a distance in this text.
    OpenLetter(String),
    /// Replaces the game on the table by this version of it: it went back, or another way.
    Realign(Box<Session>),
    /// Takes the game from the table.
    Clear,
    /// Lays a lesson, a puzzle or a study on the table; the game that lay there returns afterwards.
    LayBeside(Box<Session>, Purpose),
    /// Studies a game; the one that lies on the table returns afterwards.
    Study(Box<Session>, StudyFrom),
    /// Takes a puzzle or a study from the table, and resumes the game that lay there before.
    GoBack,
    /// Resumes the saved game, as far as another tab has played it, or the noted game at a distance.
    TakeOver,
    /// Hands a side over to another player.
    SetPlayer(Side, PlayerKind),
    /// Shows another state of the game on the table, or of the record that is studied.
    LookAt {
        session: Box<Session>,
        /// Whether the step there or back is shown.
        animated: bool,
    },
    /// Replays what happened after this many entries.
    PlayBack(usize),
    /// Reports the place of the board that is being looked at; `None` if there is no longer one.
    Look(Option<Place>, Look),
    /// Ends the turn, as confirmed by its player.
    ConfirmTurn,
    Learn(Vec<&'static Topic>, Rules),
    /// Stores the settings and applies them.
    SettingsChanged,
    SetupChanged,
    Speak(&'static Language),
    /// Writes every text again, as the language has changed.
    SayAgain,
    TellReady,
    /// Leaves the game at a distance, which stays stored, and asks what to play.
    LeaveDistance,
    StartOver,
}

pub enum StudyFrom {
    /// At the beginning of the game, which plays automatically.
    Watch,
    /// At its end, to step back from there.
    End,
    /// At its beginning, with these variations.
    With(Box<Tree>),
}

/// What a visitor can resume when asked what to play.
pub enum Resume {
    Game(Option<Box<Session>>),
    /// What was offered before the lessons that have just ended.
    AsBefore {
        /// Whether they were completed.
        learned: bool,
    },
}

#[derive(Clone, Debug)]
pub struct WithLetter {
    /// The record, without the letter.
    pub record: Record,
    pub letter: String,
    /// The number of the line that holds the letter.
    pub line: usize,
}

/// How a place of the board is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// A mouse or a pen is over it.
    Mouse,
    Finger,
    Keyboard,
}

pub struct Refused {
    /// The reason, in the language in use when it is said.
    pub why: Said,
    pub rule: Option<&'static Topic>,
    /// The attempted start and destination of a piece.
    pub tried: Option<(Option<Place>, Place)>,
}

pub struct Choice {
    /// The question, in the current language.
    pub words: Box<dyn Fn() -> ChoiceWords>,
    /// The path on the board for each answer, if the answers are paths of a side's pieces.
    pub ways: Vec<(Vec<Place>, Side)>,
    /// The answer that has the keyboard focus first.
    pub first: usize,
    pub leave: Leave,
    /// Receives the number of the answer.
    pub answer: Box<dyn Fn(usize)>,
}

/// Whether a question may be left without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// Nothing is done then.
    Free,
    Never,
}

/// Something that cannot be undone, and what to do once it is confirmed.
pub struct Confirmation {
    pub title: String,
    pub text: String,
    /// The label of the button that confirms.
    pub yes: String,
    /// The record that can be saved first, if it is not the one of the current game.
    pub record: Option<String>,
    pub then: Box<dyn FnOnce(&mut Effects)>,
}

/// Effects in the order in which they were requested.
#[derive(Default)]
pub struct Effects {
    list: Vec<Effect>,
    show: bool,
    go_on: bool,
}

impl Effects {
    pub fn want(&mut self, effect: Effect) {
        self.list.push(effect);
    }

    pub fn tell(&mut self, news: impl Fn() -> String + 'static) {
        self.want(Effect::Tell(Box::new(move |_| news())));
    }

    pub fn refuse(&mut self, why: impl Fn() -> String + 'static) {
        self.want(Effect::Refuse(Refused {
            why: Box::new(move |_| why()),
            rule: None,
            tried: None,
        }));
    }

    /// Requests an update of the page, once all messages are handled.
    pub fn show(&mut self) {
        self.show = true;
    }

    /// Requests that the game continue automatically as far as it can, after the page has been updated.
    pub fn go_on(&mut self) {
        self.show = true;
        self.go_on = true;
    }

    /// Like [`Effects::go_on`], if the page is already up to date.
    pub fn only_go_on(&mut self) {
        self.go_on = true;
    }

    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.list)
    }

    pub fn take_show(&mut self) -> bool {
        std::mem::take(&mut self.show)
    }

    pub fn take_go_on(&mut self) -> bool {
        std::mem::take(&mut self.go_on)
    }
}

/// What a feature works with while it handles a message.
pub struct Context<'a> {
    pub page: &'a Page,
    pub table: &'a Table,
    pub motion: Motion,
    pub random: &'a Source,
    /// The lessons that were finished.
    pub progress: &'a mut Progress,
    pub settings: &'a mut Settings,
    pub setup: &'a mut Setup,
    pub store: &'a mut Store,
    pub worker: &'a mut Worker,
    pub effects: &'a mut Effects,
}

impl Context<'_> {
    /// The rules of the current game, or of the one that would begin.
    pub fn rules_at_hand(&self) -> Option<Rules> {
        let chosen = || self.setup.ready().map(|judge| *judge.rules());
        self.table.rules().or_else(chosen)
    }

    /// Lays somebody's game on the table. If another one is saved that it does not continue, asks first; `yes` is the label of
    /// the button that confirms.
    pub fn lay_game(&mut self, game: Session, yes: String) {
        let lost = self.saved_game().filter(|saved| {
            let saved = saved.record();
            !saved.entries().is_empty() && game.record().entries_since(saved).is_none()
        });
        let page = self.page.clone();
        let lay = move |effects: &mut Effects| {
            page.close_all_dialogs();
            effects.want(Effect::Lay(Box::new(game), Purpose::Game));
        };
        let Some(lost) = lost else {
            return lay(self.effects);
        };
        self.effects.want(Effect::Confirm(Confirmation {
            title: yes.clone(),
            text: m::confirm_new_text(),
            yes,
            record: Some(lost.record().to_string()),
            then: Box::new(lay),
        }));
    }

    /// The saved game that can be resumed. There is room for one, so another one replaces it.
    pub fn saved_game(&self) -> Option<Session> {
        let since = self.store.load_since();
        let saved = Session::restore_parts(&self.store.load()?, since.as_deref()).ok()?;
        (!saved.turn().is_over()).then_some(saved)
    }
}
