//! The state of playing at the board, its messages, and what is shown.

use std::collections::VecDeque;

use board::{Audience, Overlay, Plates, Speaker};
use browser::clock::now;
use browser::dom::{Page, PointerPhase, Sender, Touch};
use context::demo::Demo;
use context::elements::Part;
use context::{
    Action, Annotation, Board, Context, Die, Draft, Effect, Entered, Entry, Event, Feature, Judge,
    Look, Marks, Motion, Pick, Place, Position, Session, Side, Table, Target, This, Twin,
};
use game::Game as _;
use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use on_page::{Board as _, Dice, Fall, Moves};
use scene::{Point, Rect};
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

/// A message about the actions of a visitor at the board, and the needs of the board.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    Throw,
    /// Rethrow the selected X dice; all of them if none is selected.
    Rethrow,
    Act(Action),
    /// Do the only possible thing with the dice.
    Forced,
    EndTurn,
    /// The answer to a question of the game.
    Answer(Entry),
    /// A place or die was activated in the accessible board.
    Tap(Target),
    Pointer(PointerPhase, Touch),
    /// The keyboard focus reached a place of the accessible board, or left them all.
    Focus(Option<Place>),
    /// An arrow key was pressed on the board: where it points.
    Arrow(Point),
    Unchoose,
    /// Draw a frame; the time in milliseconds.
    Frame(f64),
    /// Do what the lesson asks for.
    ShowHow,
    BeginGhost,
    StepGhost,
    /// Explain why this place cannot be chosen, with this piece or without one.
    Explain(Option<Pick>, Place),
}

/// The motion that must finish before a message is handled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    Nothing,
    /// The dice in the air. A person who has not seen them cannot have decided anything about them, so the message only makes
    /// them land.
    Dice,
    Motion,
    /// All motion, whatever the game waits for.
    All,
}

pub(super) struct Ghost {
    pub(super) demo: Demo,
    pub(super) pause: Timeout,
}

/// A pointer that is down on the board.
pub(super) struct Press {
    pub(super) from: Touch,
    pub(super) target: Target,
    pub(super) dragging: bool,
    /// Whether the dice are shaken as long as it lasts.
    pub(super) shaking: bool,
}

pub(crate) struct Play {
    pub(super) sender: Sender<Message>,
    pub(crate) board: Board,
    pub(crate) twin: Twin,
    overlay: Overlay,
    pub(super) plates: Plates,
    /// The time on the clock of each side, if there is one.
    pub(crate) times: Option<[String; 2]>,
    pub(crate) speaker: Speaker,
    pub(crate) marks: Marks,
    pub(super) press: Option<Press>,
    pub(super) under: Option<Place>,
    /// The position of a place's description, in CSS pixels of the board.
    pub(super) tag: Option<Rect>,
    /// Whether two dice are swapped from the order in which they fell: the first is used first.
    pub(super) turned: bool,
    /// Further uses of dice that follow the current one.
    pub(super) queue: VecDeque<Action>,
    /// Whether pieces or dice moved when the board was last drawn.
    was_moving: bool,
    /// Whether a person was to throw when the board was last shown.
    may_throw: bool,
    pub(super) ghost: Option<Ghost>,
    frame: Option<AnimationFrame>,
}

impl Play {
    /// Creates the board of this page.
    /// Fails if the page has no board.
    pub(crate) fn new(page: &Page, sender: Sender<Message>) -> Result<Play, JsValue> {
        let mut board = Board::new(page.element(Part::Board)?);
        board.begin_roughly();
        Ok(Play {
            sender,
            board,
            twin: Twin::new(page, Part::Twin, Part::TwinDice)?,
            overlay: Overlay::new(page, Part::Overlay)?,
            plates: Plates::default(),
            times: None,
            speaker: Speaker::default(),
            marks: Marks::default(),
            press: None,
            under: None,
            tag: None,
            turned: false,
            queue: VecDeque::new(),
            was_moving: false,
            may_throw: false,
            ghost: None,
            frame: None,
        })
    }

    pub(crate) fn motion(&self) -> Motion {
        Motion {
            moving: self.board.is_moving(),
            settled: self.board.is_settled(),
            tumbling: self.board.is_tumbling(),
            dragging: self.marks.dragged.is_some(),
        }
    }

    pub(crate) fn before(&self, message: &Message, table: &Table) -> Before {
        match message {
            Message::Throw if table.may_throw() => Before::Dice,
            Message::Rethrow | Message::Forced | Message::EndTurn | Message::Act(_)
                if table.decides() =>
            {
                Before::Dice
            }
            Message::ShowHow | Message::BeginGhost | Message::StepGhost | Message::Explain(..) => {
                Before::All
            }
            Message::Tap(_) => Before::Motion,
            Message::Pointer(phase, at) => self.before_pointer(*phase, *at),
            _ => Before::Nothing,
        }
    }

    pub(crate) fn update(&mut self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Throw => self.throw(cx),
            Message::Rethrow => self.rethrow(cx),
            Message::Act(action) => {
                self.act(action, cx);
            }
            Message::Forced => self.force(cx),
            Message::EndTurn => self.end_turn(cx),
            Message::Answer(entry) => cx.effects.want(Effect::Enter(entry, None)),
            Message::Tap(Target::Place(_)) if cx.table.may_throw() => self.throw(cx),
            Message::Tap(target) => self.tap(target, None, cx),
            Message::Pointer(phase, at) => self.pointer(phase, at, cx),
            Message::ShowHow => self.show_how(cx),
            Message::BeginGhost => self.begin_ghost(cx),
            Message::StepGhost => self.step_ghost(),
            Message::Explain(chosen, place) => self.explain(chosen, place, cx),
            Message::Focus(place) => {
                // Only the ring around the place changes.
                self.marks.focus = place;
                self.board.set_focus(place);
                cx.effects.want(Effect::Look(place, Look::Keyboard));
                self.draw_soon();
            }
            Message::Arrow(direction) => {
                if let Some(place) = self.board.beside(self.marks.focus, direction) {
                    self.twin.focus(place);
                }
            }
            Message::Unchoose => {
                self.marks.clear_choice();
                cx.effects.show();
            }
            Message::Frame(time) => self.draw_frame(time, cx),
        }
    }

    pub(crate) fn lay(&mut self, page: &Page, session: &Session, below: Side) {
        self.board.hide_plates(false);
        self.board.set_rules(session.judge(), below);
        self.twin.set_board(page, session.judge());
        self.drop_plans();
    }

    /// Fits the board to the space left by the words below it, which is known once they are shown. Returns whether the page must
    /// be shown again.
    pub(crate) fn fit(&mut self) -> bool {
        let resized = self.resize();
        self.lay_twin();
        resized
    }

    fn end_ghost(&mut self) {
        if self.ghost.take().is_some() {
            self.board.finish();
        }
    }

    /// Shows the board of these rules without a game.
    pub(crate) fn show_empty(&mut self, judge: &Judge) {
        self.end_ghost();
        // A browser without canvases shows no board, but the accessible board remains playable.
        let _ = self.board.resize();
        self.board.hide_plates(true);
        self.board.set_rules(judge, Side::BOTH[0]);
        let position = This::start_position(judge);
        self.board.show(judge, &position, &[], &Marks::default());
        self.draw_soon();
        self.sender.send(Message::BeginGhost);
    }

    /// Shows the position of a game and nothing else.
    pub(crate) fn show_diagram(&mut self, game: &Session) {
        // As above.
        let _ = self.board.resize();
        self.board.set_rules(game.judge(), Side::BOTH[0]);
        let dice = This::dice_in_tray(game);
        self.board
            .show(game.judge(), game.position(), &dice, &Marks::default());
        self.draw_soon();
    }

    /// Fits the board to its element. Returns whether the page must be shown again.
    pub(crate) fn resize(&mut self) -> bool {
        // As above.
        !matches!(self.board.resize(), Ok(false))
    }

    /// Discards the choice and the queued actions.
    pub(crate) fn drop_plans(&mut self) {
        self.queue.clear();
        self.marks.clear_choice();
    }

    pub(crate) fn animate(&mut self, entered: &Entered, fall: Option<&Fall>, table: &Table) {
        self.mark_last(table);
        let before = &entered.before;
        let others = |side| {
            table
                .session
                .as_ref()
                .is_some_and(|game| !game.player(side).is_here())
        };
        self.board.set_audience(Audience {
            viewer: table.only_person(),
            by_hand: !before.turn().side().is_some_and(others),
            haste: table.haste(),
        });
        self.board
            .play(before.judge(), before.position(), &entered.events);
        if let Some(fall) = fall {
            let dice = table.dice();
            self.board
                .tumble(&dice, &fall.dice, fall.seed, fall.from_left);
        }
        // The motion may end before the first frame; its end is noticed anyway.
        self.was_moving = self.board.is_moving();
    }

    /// Animates how an entry is undone; the game is already at the position before it.
    pub(crate) fn animate_back(&mut self, table: &Table, before: &Position, events: &[Event]) {
        if let Some(session) = table.shown() {
            self.board.play_back(session.judge(), before, events);
            self.was_moving = self.board.is_moving();
            self.draw_soon();
        }
    }

    /// Marks the moves of the last turn before the shown position.
    pub(crate) fn mark_last(&mut self, table: &Table) {
        let last = table.shown().map(This::last_moves);
        self.board.set_last(last.unwrap_or_default());
    }

    /// Queues these uses of dice after the current one.
    pub(crate) fn follow_with(&mut self, actions: impl Iterator<Item = Action>) {
        self.queue = actions.collect();
    }

    /// Uses the next queued die, once the previous one has been seen.
    pub(crate) fn next_in_row(&mut self, cx: &mut Context<'_>) -> bool {
        if self.queue.is_empty() || !self.board.is_settled() {
            return false;
        }
        match self.queue.pop_front() {
            Some(action) if cx.table.is_legal(action) => {
                self.act_or_ask(action, cx);
                true
            }
            _ => {
                self.queue.clear();
                false
            }
        }
    }

    pub(crate) fn draw_soon(&mut self) {
        if self.frame.is_none() {
            let draw = self.sender.sending(Message::Frame);
            self.frame = Some(gloo_render::request_animation_frame(draw));
        }
    }

    /// Draws a requested frame now, so that it is in the very next picture that the browser makes of the page.
    pub(crate) fn draw_at_once(&mut self) {
        if self.frame.is_some() {
            self.board.draw(now());
        }
    }

    /// Whether the board is still showing an action.
    pub(crate) fn is_busy(&self) -> bool {
        self.ghost.is_none() && (self.board.is_moving() || self.frame.is_some())
    }

    pub(crate) fn draw_frame(&mut self, time: f64, cx: &mut Context<'_>) {
        self.frame = None;
        let was_moving = self.was_moving;
        self.board.draw(time);
        for (delay, sound, force) in self.board.take_sounds() {
            self.speaker.play(sound, delay, force);
        }
        self.was_moving = self.board.is_moving();
        if self.board.is_drawing_after(time) {
            self.draw_soon();
        }
        let seen = cx.table.is_ahead() && self.board.is_settled();
        if seen || (was_moving && !self.was_moving) {
            cx.effects.go_on();
        }
    }

    pub(crate) fn forget_refused(&mut self) {
        self.board.forget_refused();
        self.draw_soon();
    }

    /// Shows the canvas with the current game, and the accessible board with what has been seen of it.
    pub(crate) fn show(&mut self, page: &Page, table: &Table) {
        let motion = self.motion();
        let Some(session) = table.shown() else { return };
        let seen = table.seen().unwrap_or(session);
        // The animation of pieces ends in the current position; falling dice are thrown over the previous one.
        let position = if motion.tumbling { seen } else { session }.position();
        self.board.show(
            session.judge(),
            position,
            &self.in_order(table.dice()),
            &self.marks,
        );
        let may_throw = table.may_throw() && motion.settled;
        if may_throw && !self.may_throw {
            self.board.invite();
        }
        self.may_throw = may_throw;
        // While a piece is dragged, only its drawn position changes.
        if self.marks.dragged.is_none() {
            let dice = self.in_order(table.seen_dice(motion));
            self.twin
                .show(page, seen.judge(), seen.position(), &dice, &self.marks);
            self.lay_twin();
        }
        self.draw_soon();
    }

    /// Shows a position that is being set up, while a pointer holds the piece of a place.
    pub(crate) fn show_draft(
        &mut self,
        page: &Page,
        judge: &Judge,
        draft: &Draft,
        held: Option<(Place, Point)>,
    ) {
        self.board.show_draft(judge, draft, held);
        self.board.set_focus(self.marks.focus);
        self.twin.show_draft(page, judge, draft);
        self.lay_twin();
        self.draw_soon();
    }

    /// Returns dice in the order in which they lie.
    fn in_order(&self, mut dice: Vec<Die>) -> Vec<Die> {
        if let ([_, _], true) = (&dice[..], This::TURNS_DICE && self.turned) {
            dice.reverse();
        }
        dice
    }

    pub(crate) fn annotate(&mut self, annotations: &[Annotation]) {
        self.overlay.show(&self.board, annotations);
    }

    /// Shows or hides the description of a place beside it.
    pub(crate) fn tell_place(&mut self, page: &Page, table: &Table, told: Option<(Place, Look)>) {
        page.show(Part::PlaceName, told.is_some());
        self.tag = None;
        let (Some((place, look)), Some(seen)) = (told, table.seen()) else {
            return;
        };
        page.say_plainly(
            Part::PlaceName,
            &Twin::describe(place, seen.judge(), seen.position()),
        );
        if let Ok(tag) = page.element::<HtmlElement>(Part::PlaceName) {
            let (width, height) = (
                f64::from(tag.offset_width()),
                f64::from(tag.offset_height()),
            );
            // A finger covers its surroundings.
            let off = if look == Look::Finger { 36.0 } else { 6.0 };
            let rect = self.board.beside_place(place, width, height, off);
            self.tag = Some(rect);
            let (left, top) = (rect.x.round() as i32, rect.y.round() as i32);
            tag.style()
                .set_css_text(&format!("left:{left}px;top:{top}px"));
        }
    }

    /// Shows that there is no game. The board of the start appears, and may need another size.
    pub(crate) fn clear(&mut self) {
        self.twin.clear();
        self.overlay.clear();
        self.draw_soon();
    }

    fn lay_twin(&mut self) {
        let board = &self.board;
        self.twin.lay(
            |place| board.cell(place),
            |n| board.point_of_die_on_board(n),
            board.die_size(),
        );
    }
}

impl Feature for Play {
    fn entered(&mut self, entered: &Entered, _: &mut Context<'_>) {
        self.marks.clear_choice();
        self.turned &= !This::is_throw(&entered.entry);
    }

    fn forget(&mut self, _: &mut Context<'_>) {
        self.end_ghost();
        self.turned = false;
        self.drop_plans();
    }

    fn restyle(&mut self, cx: &mut Context<'_>) {
        self.board.restyle(&cx.settings.look());
        self.draw_soon();
    }
}
