//! The clock of a game at one screen: its pause, the notices when little time is left, and what happens when time has run out.
//!
//! A game whose time has run out is resigned: records have no other word for it, and other programs read it as the loss that it
//! is. A turn whose time has run out is finished by the simple player that also replaces a failed bot. To lose a game by one slow
//! turn would be out of proportion, and no rules let a side pass.

crate::split::elements!("clock");

use browser::clock::counted;
use browser::dom::{Page, Sender, clicked, on};
use context::clock::{self, played_on_in_words, up_in_words};
use context::this::words as m;
use context::{Context, Effect, Entered, Entry, Feature, Session, Showing, Side, This};
use game::Turn;
use game::session::{Clock, Times};
use gloo_timers::callback::Timeout;
use on_page::Opponent as _;

use elements::{Button, Dialog, Part, STEPS};

/// The remaining seconds that are announced.
const MINUTE: u32 = 60;
const LAST: u32 = 10;

/// The pause between the steps of a turn that is finished for a side whose time is up, in milliseconds.
const STEP: u32 = 400;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    Pressed(Button),
    /// Another second has passed.
    Tick,
    /// The page has become visible or hidden.
    Seen,
}

/// The next check of the clock, and the notices given.
#[derive(Default)]
pub(crate) struct Clocks {
    pub(super) sender: Sender<Message>,
    tick: Option<Timeout>,
    /// The remaining seconds of the side whose clock ran last.
    last: Option<(Side, u32)>,
    /// The side whose turn is being finished, as its time is up.
    played: Option<Side>,
}

impl Clocks {
    /// Adds the elements of the clock to the page, and listens to them.
    pub(crate) fn build(&self, page: &Page, by_hand: &Sender<Message>) {
        // A browser that cannot create the elements has no pause.
        let _ = page.build(STEPS);
        page.move_before(Button::ClockPause, context::elements::Button::NewGame);
        on(page.document(), "click", by_hand, |event| {
            Button::of(&clicked(event)?.id()).map(Message::Pressed)
        });
        on(page.document(), "visibilitychange", &self.sender, |_| {
            Some(Message::Seen)
        });
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Pressed(Button::ClockPause) => {
                cx.page.close_dialog(context::elements::Dialog::MenuCard);
                write(cx);
                cx.page.open_dialog(Dialog::Paused);
            }
            Message::Pressed(Button::ClockGo) => {
                cx.page.close_dialog(Dialog::Paused);
                cx.effects.go_on();
            }
            Message::Tick => self.tick(cx),
            Message::Seen => cx.effects.show(),
        }
    }

    /// Handles a passed second: announces that little time is left, and acts when time has run out.
    fn tick(&mut self, cx: &mut Context<'_>) {
        self.tick = None;
        if let Some((session, clock)) = cx.table.session.as_ref().zip(clock::of(cx.table))
            && let Some(side) = clock.runs().map(Side::from)
        {
            let left = clock.left(side.into(), counted());
            if session.player(side).is_here() {
                self.tell(side, left.div_ceil(1000), cx.page);
            }
            if left == 0 {
                self.played = time_is_up(session, &clock, side, cx);
            }
        }
        self.look_soon(cx);
    }

    /// Says that a minute or ten seconds are left, when that is so.
    fn tell(&mut self, side: Side, seconds: u32, page: &Page) {
        let before = self.last.replace((side, seconds));
        let Some((_, before)) = before.filter(|(last, _)| *last == side) else {
            return;
        };
        let comes_to = |mark: u32| before > mark && seconds <= mark && seconds > 0;
        if comes_to(LAST) {
            page.say_aloud(context::elements::Part::Heard, &m::clock_seconds());
        } else if comes_to(MINUTE) {
            page.say_aloud(context::elements::Part::Heard, &m::clock_minute());
        }
    }

    /// Schedules the next check for the next second, if the clock runs.
    fn look_soon(&mut self, cx: &Context<'_>) {
        self.tick = None;
        let clock = clock::of(cx.table);
        let Some((clock, side)) = clock.and_then(|clock| Some((clock, clock.runs()?))) else {
            return;
        };
        let soon = match clock.left(side, counted()) {
            0 => STEP,
            left => (left - 1) % 1000 + 1,
        };
        self.tick = Some(self.sender.after(soon, Message::Tick));
    }
}

fn write(cx: &Context<'_>) {
    let times = clock::in_words(cx.table).unwrap_or_default();
    cx.page.say(Part::PausedTimes, &times);
}

/// Handles a side whose time is up. Returns whether its turn is finished for it.
fn time_is_up(session: &Session, clock: &Clock, side: Side, cx: &mut Context<'_>) -> Option<Side> {
    match clock.times() {
        Times::Game { .. } => {
            cx.effects.want(Effect::Enter(Entry::Resigned(side), None));
            let at = session.clone();
            cx.effects.tell(move || up_in_words(&at, side));
            None
        }
        // A computer keeps to its time, and a person asked about a completed turn has played it.
        Times::Turn { .. }
            if session.turn().side() != Some(side)
                || !session.player(side).is_here()
                || cx.motion.moving =>
        {
            None
        }
        Times::Turn { .. } => {
            match session.turn() {
                Turn::Chance(_) => cx.effects.want(Effect::Throw),
                _ => {
                    let bits = cx.random.bits(session.record().entries().len());
                    let entry = This::last_resort(session, bits.unwrap_or(0))?;
                    let again = This::opens_hand(&entry);
                    cx.effects.want(Effect::Enter(entry, None));
                    if again {
                        cx.effects.want(Effect::Throw);
                    }
                }
            }
            Some(side)
        }
    }
}

impl Feature for Clocks {
    fn entered(&mut self, _: &Entered, cx: &mut Context<'_>) {
        let Some(session) = &cx.table.session else {
            return;
        };
        let whose = session.last_turn().map(|turn| turn.side);
        self.played = self.played.filter(|side| whose == Some(*side));
        if let Some(side) = self.played {
            let at = session.clone();
            cx.effects.tell(move || played_on_in_words(&at, side));
        }
    }

    fn speak(&mut self, cx: &mut Context<'_>) {
        if cx.page.is_open(Dialog::Paused) {
            write(cx);
        }
    }

    fn show(&mut self, _: &mut Showing, cx: &mut Context<'_>) {
        let goes = clock::of(cx.table).is_some() && !cx.table.is_over();
        cx.page.show(Button::ClockPause, goes);
        self.look_soon(cx);
    }
}
