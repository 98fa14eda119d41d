//! What a feature wants of the rest of the page. The shell carries it out; no feature knows another.
use game::session::PlayerKind;
use lessons::Progress;
use sahkku_words::Language;

use crate::settings::Settings;
use crate::setup::Setup;
use crate::table::{Motion, Purpose, Table};
use crate::thinker::Thinker;
use crate::this_game::{Action, Entry, Place, Record, Rules, Session, Side, Topic, Tree};
use browser::random::Source;
use browser::store::Store;
use dom::Page;
use on_page::ChoiceWords;
use on_page::Fall;
use on_page::Said;

/// What a feature wants of the rest of the page.
pub enum Effect {
    /// Puts an entry on record, where the game's authority takes it; dice fall like this.
    Enter(Entry, Option<Fall>),
    /// Puts the next entry of the authority's record on the table and shows what it does; dice fall like this.
    Put(Entry, Option<Fall>),
    /// Throws the dice that are to be thrown.
    Throw,
    /// Lays a game on the table.
    Lay(Box<Session>, Purpose),
    /// Takes the game from the table and asks what to play.
    Welcome(Resume),
    /// Takes the game from the table: it is another tab's.
    PutAway,
    /// Lets what moves on the board come to its end.
    Finish,
    /// Says what happened last.
    Tell(Said),
    /// Says why something was not done.
    Refuse(Refused),
    /// Asks something that is answered by a choice.
    Choose(Choice),
    /// Asks whether something that cannot be undone shall be done.
    Confirm(Confirmation),
    /// Lets everything be as it is set for this visit.
    Restyle,
    /// Lets nothing be heard, or lets it be heard again.
    Silence(bool),
    /// Does what a person decided elsewhere than on the board, if a lesson has nothing against it.
    Decide(Entry),
    /// Does all of this, one after the other.
    DecideLine(Vec<Action>),
    /// Shows this text of a record, and says this about it.
    ShowRecord(String, String),
    /// Compares a record with the letter that it has with it.
    Verify(Box<WithLetter>),
    /// This record is that of its letter, and what is to be said about it; or why it is not.
    Verified(Result<(Box<Record>, String), String>),
    /// Opens the letter of a game at a distance in this text.
    OpenLetter(String),
    /// The game on the table is this one now: it went back, or on another way.
    Realign(Box<Session>),
    /// Takes the game from the table.
    Clear,
    /// Looks at a finished game again; what lay on the table before comes back after it.
    LookAgain(Box<Session>, Again),
    /// Lays a lesson, a puzzle or an analysis on the table; what lay there before comes back after it.
    LayBeside(Box<Session>, Purpose),
    /// Opens a game with its variations on the analysis board.
    Analyse(Box<Tree>),
    /// Takes a finished game, a puzzle or an analysis from the table, and goes on with what lay there before.
    GoBack,
    /// Goes on with the saved game, as far as it has come in another tab, or with the game at a distance that is noted.
    TakeOver,
    /// Somebody else plays a side from now on.
    SetPlayer(Side, PlayerKind),
    /// Shows the game as it was after so many entries; as it is, after more than there are.
    LookAt(usize),
    /// Shows again what happened from after so many entries on.
    PlayBack(usize),
    /// Shows how the entry before what the board shows is undone.
    StepBack,
    /// Shows what the next entry did.
    StepOn,
    /// Tells a place of the board that is looked at; none any more.
    Look(Option<Place>, Look),
    /// The turn is over, says the person whose it was.
    ConfirmTurn,
    /// Begins lessons.
    Learn(Vec<&'static Topic>, Rules),
    /// Shows a choice that was made beside a better one.
    Compare(Comparison),
    /// Keeps the settings and lets everything be as it is set.
    SettingsChanged,
    /// A new game has other rules from now on.
    SetupChanged,
    /// Takes up the words of a language.
    Speak(&'static Language),
    /// Tells the embedding page how things stand.
    TellReady,
    /// Leaves the game at a distance, which is kept, and asks what to play.
    LeaveDistance,
    StartOver,
}

/// How a finished game is looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Again {
    /// It plays by itself, from its beginning.
    Watch,
    Review,
}

/// What a visitor who is asked what to play can go on with.
pub enum Resume {
    /// This game, if there is one.
    Game(Option<Box<Session>>),
    /// What was offered before the lessons, which are over now.
    AsBefore {
        /// Whether they were taken to their end.
        learned: bool,
    },
}

/// A record of a game at a distance that has its letter with it.
#[derive(Clone, Debug)]
pub struct WithLetter {
    /// The record, without the letter.
    pub record: Record,
    pub letter: String,
    /// The number of the line in which the letter stands.
    pub line: usize,
}

/// What looks at a place of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// A mouse or a pen is over it.
    Mouse,
    /// A finger lies on it.
    Finger,
    Keyboard,
}

/// Something that was not done.
pub struct Refused {
    /// Why it was not done, in the language that is spoken then.
    pub why: Said,
    /// The rule that stood in the way.
    pub rule: Option<&'static Topic>,
    /// From where and to where a piece was to go.
    pub tried: Option<(Option<Place>, Place)>,
}

/// A question with several answers, one of which is to be chosen.
pub struct Choice {
    /// What is asked, in the language that is spoken now.
    pub words: Box<dyn Fn() -> ChoiceWords>,
    /// The way on the board that each answer is, where they are ways of a side's pieces.
    pub ways: Vec<(Vec<Place>, Side)>,
    /// Which answer the keyboard begins with.
    pub first: usize,
    /// Whether the game can go on without an answer.
    pub leave: Leave,
    /// Takes the number of the answer.
    pub answer: Box<dyn Fn(usize)>,
}

/// Whether a question may be left without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// Nothing is done then.
    Free,
    Never,
}

/// Something that cannot be undone, and what to do if it shall be.
pub struct Confirmation {
    pub title: String,
    pub text: String,
    /// What the button says that does it.
    pub yes: String,
    /// The record that can be saved first, where it is not that of the game at hand.
    pub record: Option<String>,
    pub then: Box<dyn FnOnce()>,
}

/// What a side did and what had been better, each with all uses of its throw and what it is worth.
pub struct Comparison {
    /// What both are said to be.
    pub title: String,
    pub side: Side,
    pub better: (Vec<Action>, f64),
    pub played: (Vec<Action>, f64),
}

/// Effects in the order in which they are wanted.
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

    /// Says what happened last.
    pub fn tell(&mut self, news: impl Fn() -> String + 'static) {
        self.want(Effect::Tell(Box::new(move |_| news())));
    }

    /// Says why something was not done.
    pub fn refuse(&mut self, why: impl Fn() -> String + 'static) {
        self.want(Effect::Refuse(Refused {
            why: Box::new(move |_| why()),
            rule: None,
            tried: None,
        }));
    }

    /// Wants the page to be brought up to date, once all messages are handled.
    pub fn show(&mut self) {
        self.show = true;
    }

    /// Wants the game to go on by itself as far as it does, after the page has been brought up to date.
    pub fn go_on(&mut self) {
        self.show = true;
        self.go_on = true;
    }

    /// As [`Effects::go_on`], where the page is up to date already.
    pub fn only_go_on(&mut self) {
        self.go_on = true;
    }

    /// The effects that are wanted so far.
    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.list)
    }

    /// Whether the page is to be brought up to date.
    pub fn take_show(&mut self) -> bool {
        std::mem::take(&mut self.show)
    }

    /// Whether the game is to go on by itself.
    pub fn take_go_on(&mut self) -> bool {
        std::mem::take(&mut self.go_on)
    }
}

/// What a feature works with while it handles a message.
pub struct Context<'a> {
    pub page: &'a Page,
    pub table: &'a Table,
    /// How far the board has come.
    pub motion: Motion,
    /// Where chance comes from.
    pub random: &'a Source,
    /// The lessons that were finished.
    pub progress: &'a mut Progress,
    pub settings: &'a mut Settings,
    /// The game that would begin next.
    pub setup: &'a mut Setup,
    pub store: &'a mut Store,
    /// The worker in which the computer thinks.
    pub thinker: &'a mut Thinker,
    /// What the feature wants of the rest of the page.
    pub effects: &'a mut Effects,
}

impl Context<'_> {
    /// The rules of the game that goes on, or of the one that would begin.
    pub fn rules_at_hand(&self) -> Option<Rules> {
        let chosen = || self.setup.ready().map(|judge| *judge.rules());
        self.table.rules().or_else(chosen)
    }

    /// The saved game that goes on. There is room for one, so that another one takes its place.
    pub fn saved_game(&self) -> Option<Session> {
        let since = self.store.load_since();
        let saved = Session::restore_parts(&self.store.load()?, since.as_deref()).ok()?;
        (!saved.turn().is_over()).then_some(saved)
    }
}
