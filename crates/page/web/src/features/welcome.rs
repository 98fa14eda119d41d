//! The beginning: what to play, against whom, or which game to continue; and the end.
use browser::dom::{Page, Sender};
use browser::store::Note;
use context::elements::{Button, Dialog, Field, Part};
use context::setup::agree;
use context::this::words as m;
use context::{
    Confirmation, Context, Effect, Entered, Entry, Feature, Key, Purpose, Resume, Scope, Session,
    Side, Table, This,
};
use game::session::PlayerKind;
use game::{Level, Turn};
use on_page::text::seats;
use on_page::{Dice as _, Ending, News};

/// The name of the radio buttons with the portraits of the start.
const OPPONENT: &str = "opponent";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rival {
    Computer,
    /// Another person at the same screen.
    Person,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    OpenMenu,
    NewGame,
    /// Begin a game; asks first if another one would be lost.
    Begin(Rival),
    BeginConfirmed(Rival),
    Continue,
    /// Open the game from the address.
    OpenLinked,
    /// Resign the game; asks first.
    Resign,
    ResignConfirmed,
}

#[derive(Default)]
pub(crate) struct Welcome {
    pub(super) sender: Sender<Message>,
    saved: Option<Session>,
    /// A game from the address, offered while another one was in progress.
    linked: Option<Session>,
    /// Whether the end of the game was shown.
    ended: bool,
}

impl Welcome {
    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::OpenMenu => open_menu(cx.page, cx.table),
            Message::NewGame => {
                cx.page.close_dialog(Dialog::MenuCard);
                cx.page.close_dialog(Dialog::Ending);
                let going = cx.table.at_stake().cloned().map(Box::new);
                cx.effects.want(Effect::Welcome(Resume::Game(going)));
            }
            Message::Begin(rival) => {
                let demo = matches!(cx.table.purpose, Purpose::Demo);
                if self.saved.is_some() || (cx.table.at_stake().is_some() && !demo) {
                    self.confirm(
                        [m::confirm_new(), m::confirm_new_text(), m::new_game()],
                        Message::BeginConfirmed(rival),
                        cx,
                    );
                } else {
                    begin(rival, cx);
                }
            }
            Message::BeginConfirmed(rival) => begin(rival, cx),
            Message::Continue => {
                // Another tab may have continued it meanwhile.
                match self.saved.take() {
                    Some(game) if cx.store.is_ours() => lay(game, cx),
                    Some(_) => cx.effects.want(Effect::TakeOver),
                    None => {}
                }
            }
            Message::OpenLinked => {
                if let Some(game) = self.linked.take() {
                    lay(game, cx);
                }
            }
            Message::Resign => {
                let resigns = cx.table.session.as_ref().zip(cx.table.person());
                let words = resigns.and_then(|(session, side)| This::resigning(session, side));
                let words = words.unwrap_or_else(|| {
                    [m::confirm_resign(), m::confirm_resign_text(), m::resign()]
                });
                self.confirm(words, Message::ResignConfirmed, cx);
            }
            Message::ResignConfirmed => {
                if let Some(side) = cx.table.person() {
                    cx.effects.want(Effect::Enter(Entry::Resigned(side), None));
                }
            }
        }
    }

    fn confirm(&self, words: [String; 3], then: Message, cx: &mut Context<'_>) {
        let [title, text, yes] = words;
        let sender = self.sender.clone();
        cx.effects.want(Effect::Confirm(Confirmation {
            title,
            text,
            yes,
            record: None,
            then: Box::new(move |_| sender.send(then)),
        }));
    }

    pub(crate) fn open(&mut self, page: &Page) {
        page.show(Part::Learned, false);
        page.show(Button::ContinueGame, self.saved.is_some());
        page.show(Button::LinkOpen, self.linked.is_some());
        page.open_dialog(Dialog::Welcome);
    }

    pub(crate) fn offer(&mut self, saved: Option<Session>, linked: Option<Session>) {
        self.saved = saved;
        self.linked = linked;
    }

    /// The record of the game that a new one would replace.
    pub(crate) fn record_to_lose(&self, table: &Table) -> Option<String> {
        let game = table.aside.as_ref().or(table.session.as_ref());
        let game = game.or(self.saved.as_ref());
        game.map(|game| game.record().to_string())
    }

    /// Notes that a game has been laid on the table, or continues.
    pub(crate) fn goes_on(&mut self) {
        self.ended = false;
    }

    /// Shows the end of the game, once.
    pub(crate) fn end(&mut self, page: &Page, table: &Table) {
        if !self.ended {
            self.ended = true;
            say_ending(page, table);
            page.open_dialog(Dialog::Ending);
        }
    }
}

/// Says who won and why, if the game is over, in the same words as beside the board.
fn say_ending(page: &Page, table: &Table) {
    if let Some(game) = &table.session
        && let Turn::Over(outcome) = game.turn()
    {
        page.say(Part::EndingTitle, &seats::won::<This>(game, outcome.winner));
        page.say(Part::EndingReason, &This::task(game, false));
    }
}

pub(crate) fn open_menu(page: &Page, table: &Table) {
    let going = table.going().is_some() && table.lesson().is_none();
    page.show(Button::Resign, going);
    page.open_dialog(Dialog::MenuCard);
}

fn begin(rival: Rival, cx: &mut Context<'_>) {
    if let Some(game) = new_game(rival, cx) {
        lay(game, cx);
    }
}

/// A new game with the chosen settings. The next visit begins with the same choices.
pub(crate) fn new_game(rival: Rival, cx: &mut Context<'_>) -> Option<Session> {
    let other = match rival {
        Rival::Computer => PlayerKind::Computer(opponent(cx)),
        Rival::Person => PlayerKind::Human,
    };
    let second = rival == Rival::Computer && cx.settings.get(Key::Side) == Side::BOTH[1].word();
    let players = match second {
        true => [other, PlayerKind::Human],
        false => [PlayerKind::Human, other],
    };
    // The lab refuses contradictory rules, and its buttons are disabled.
    let mut length = cx.page.value(Field::Match);
    if length.is_empty() && rival == Rival::Computer {
        let first = cx.setup.first_length(opponent(cx), cx.store.played());
        first.clone_into(&mut length);
    }
    let mut game = cx.setup.new_game(players, &length)?;
    let newcomer = cx.settings.is_on(Key::Coach) && cx.store.note(Note::Rules).is_none();
    if newcomer && rival == Rival::Computer && !second {
        throw_off(&mut game, cx);
    }
    agree(&mut game, cx.page);
    cx.store.keep_note(Note::Rules, cx.setup.base().id);
    let text = cx.settings.write(Scope::Game);
    let _ = cx.store.keep_settings(Scope::Game, &text);
    Some(game)
}

/// Throws who begins, and seats the person there: a newcomer has nothing to wait for.
fn throw_off(game: &mut Session, cx: &Context<'_>) {
    while let Turn::Chance(None) = game.turn()
        && let Ok(bits) = cx.random.bits(game.record().entries().len())
        && let Some((entry, _)) = This::next_throw(game, None, bits, Side::BOTH[0])
        && game.enter(entry).is_ok()
    {}
    if game.turn().side() == Some(Side::BOTH[1]) {
        let players = Side::BOTH.map(|side| game.player(side.other()));
        for (side, player) in Side::BOTH.into_iter().zip(players) {
            game.set_player(side, player);
        }
    }
}

/// The opponent that is fixed, or shown at the start: it may have been chosen before the settings were loaded to store it.
fn opponent(cx: &Context<'_>) -> Level {
    let shown = cx.page.chosen_of(OPPONENT);
    let shown = shown.and_then(|word| word.parse().ok());
    let fixed = cx.setup.fixed_opponent.or(shown);
    fixed.unwrap_or_else(|| cx.setup.opponent(cx.settings))
}

fn lay(game: Session, cx: &mut Context<'_>) {
    cx.effects.want(Effect::Lay(Box::new(game), Purpose::Game));
}

impl Feature for Welcome {
    fn entered(&mut self, _: &Entered, _: &mut Context<'_>) {
        self.goes_on();
    }

    fn restyle(&mut self, cx: &mut Context<'_>) {
        let level = cx.setup.opponent(cx.settings);
        cx.page.choose_of(OPPONENT, level.word());
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        say_ending(cx.page, cx.table);
    }

    fn start_over(&mut self, _: &mut Context<'_>) {
        self.offer(None, None);
    }
}
