//! A small board that plays a lesson by itself, to show a rule: again and again, or once at a
//! time for whoever asked the system for less motion.

use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use session::Player;
use web_sys::HtmlCanvasElement;

use crate::board::{Board, Marks};
use crate::browser::media::{LESS_MOTION, matches};
use crate::dom::Sender;
use crate::on_page::{Dice, Moves};
use crate::settings::Settings;
use crate::this_game::{DemoStep, Entry, Lesson, Record, Session, Side, This};

/// Pauses before a throw or a move, and before it all begins again, in milliseconds.
const BETWEEN: u32 = 900;
const BEFORE_AGAIN: u32 = 2_400;

/// What the board has to do.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    /// The pause before the next step is over.
    PauseOver,
    /// It is time to draw; milliseconds.
    Frame(f64),
}

/// The board and what it plays.
pub(super) struct Live {
    sender: Sender<Message>,
    board: Board,
    lesson: Option<Lesson>,
    session: Option<Session>,
    steps: Vec<DemoStep>,
    at: usize,
    playing: bool,
    /// Whether something moved in the last frame.
    is_drawing: bool,
    frame: Option<AnimationFrame>,
    pause: Option<Timeout>,
}

impl Live {
    /// A board on this canvas.
    pub(super) fn new(canvas: HtmlCanvasElement, sender: Sender<Message>) -> Live {
        Live {
            sender,
            board: Board::new(canvas),
            lesson: None,
            session: None,
            steps: Vec::new(),
            at: 0,
            playing: false,
            is_drawing: false,
            frame: None,
            pause: None,
        }
    }

    /// Handles a message.
    pub(super) fn update(&mut self, message: Message) {
        match message {
            Message::PauseOver => self.step(),
            Message::Frame(time) => self.draw(time),
        }
    }

    /// Makes the board look as it is set.
    pub(super) fn restyle(&mut self, settings: &Settings) {
        self.board.restyle(&settings.look());
        self.draw_soon();
    }

    /// Shows a lesson, and plays it unless less motion is wanted.
    pub(super) fn show(&mut self, lesson: Lesson) {
        self.steps = lesson.demo().unwrap_or_default();
        self.lesson = Some(lesson);
        // The browser made canvases before, or this board would not be.
        let _ = self.board.resize();
        self.begin();
        self.playing = false;
        if !matches(LESS_MOTION) {
            self.play();
        }
    }

    /// Whether it plays.
    pub(super) fn is_playing(&self) -> bool {
        self.playing
    }

    /// Plays, or stands still if it plays.
    pub(super) fn toggle(&mut self) {
        if self.playing {
            self.stop();
        } else {
            self.play();
        }
    }

    /// Plays, from the beginning if it was at its end.
    fn play(&mut self) {
        if self.lesson.is_none() {
            return;
        }
        if self.at >= self.steps.len() {
            self.begin();
        }
        self.playing = true;
        self.wait(BETWEEN);
    }

    fn stop(&mut self) {
        self.playing = false;
        self.pause = None;
        self.board.finish();
        self.draw_soon();
    }

    /// Stands still, and shows nothing any more.
    pub(super) fn close(&mut self) {
        self.stop();
        self.frame = None;
        self.lesson = None;
    }

    fn begin(&mut self) {
        let Some(lesson) = &self.lesson else { return };
        let judge = lesson.judge().clone();
        self.board.finish();
        self.board.set_rules(&judge, Side::BOTH[0]);
        let record = Record::new(judge, Some(*lesson.start()));
        self.session = Some(Session::from_record(record, [Player::Human; 2]));
        self.at = 0;
        self.refresh();
    }

    fn wait(&mut self, time: u32) {
        let sender = self.sender.clone();
        self.pause = Some(Timeout::new(time, move || sender.send(Message::PauseOver)));
    }

    /// The next thing happens.
    fn step(&mut self) {
        self.pause = None;
        if !self.playing {
            return;
        }
        let Some(step) = self.steps.get(self.at).cloned() else {
            // Whoever wants less motion sees it once, others again and again.
            if matches(LESS_MOTION) {
                self.playing = false;
            } else {
                self.begin();
                self.wait(BETWEEN);
            }
            return;
        };
        self.at += 1;
        match step {
            DemoStep::Entry(entry) => self.enter(entry),
            DemoStep::Refused(place) => self.board.refuse(place),
        }
        self.refresh();
    }

    fn enter(&mut self, entry: Entry) {
        let Some(session) = &mut self.session else {
            return;
        };
        let before = *session.position();
        let judge = session.judge().clone();
        let held = This::falling_dice(session, 0);
        let thrown = This::is_throw(&entry);
        let Ok(events) = session.enter(entry) else {
            return;
        };
        self.board.set_last(This::last_moves(session));
        self.board.play(&judge, &before, &events);
        if thrown {
            let lying = This::dice_in_tray(session);
            let falling = match held.is_empty() {
                true => (0..lying.len()).collect(),
                false => held,
            };
            self.board.tumble(&lying, &falling, self.at as u64, true);
        }
    }

    fn refresh(&mut self) {
        if let Some(session) = &self.session {
            let dice = This::dice_in_tray(session);
            self.board.show(
                session.judge(),
                session.position(),
                &dice,
                &Marks::default(),
            );
        }
        self.draw_soon();
    }

    fn draw_soon(&mut self) {
        if self.frame.is_none() {
            let sender = self.sender.clone();
            self.frame = Some(gloo_render::request_animation_frame(move |time| {
                sender.send(Message::Frame(time));
            }));
        }
    }

    fn draw(&mut self, time: f64) {
        self.frame = None;
        let was_drawing = self.is_drawing;
        self.board.draw(time);
        self.is_drawing = self.board.is_drawing_after(time);
        if self.is_drawing {
            self.draw_soon();
        } else if was_drawing {
            self.refresh();
        }
        if self.playing && !self.is_drawing && self.pause.is_none() {
            let over = self.at >= self.steps.len();
            self.wait(if over { BEFORE_AGAIN } else { BETWEEN });
        }
    }

    /// The size of its canvas has changed.
    pub(super) fn resize(&mut self) {
        // As above.
        let _ = self.board.resize();
        self.draw_soon();
    }
}
