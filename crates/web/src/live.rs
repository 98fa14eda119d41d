//! A small board that plays a lesson by itself, to show a rule: again and again, or once at a
//! time for whoever asked the system for less motion.

use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use sahkku::{Entry, Record, Side};
use sahkku_lessons::{DemoStep, Lesson};
use sahkku_session::{Player, Session};
use web_sys::HtmlCanvasElement;

use crate::board::{Board, Marks, matches_media};
use crate::link::{Link, Message};

/// Pauses before a throw or a move, and before it all begins again, in milliseconds.
const BETWEEN: u32 = 900;
const BEFORE_AGAIN: u32 = 2_400;

/// The board and what it plays.
pub(crate) struct Live {
    link: Link,
    board: Board,
    lesson: Option<Lesson>,
    session: Option<Session>,
    beats: Vec<DemoStep>,
    at: usize,
    playing: bool,
    frame: Option<AnimationFrame>,
    pause: Option<Timeout>,
}

impl Live {
    /// A board on this canvas.
    pub(crate) fn new(link: Link, canvas: HtmlCanvasElement) -> Live {
        Live {
            link,
            board: Board::new(canvas),
            lesson: None,
            session: None,
            beats: Vec::new(),
            at: 0,
            playing: false,
            frame: None,
            pause: None,
        }
    }

    /// The board, to make it look like the other.
    pub(crate) fn board(&mut self) -> &mut Board {
        &mut self.board
    }

    /// Shows a lesson, and plays it unless less motion is wanted.
    pub(crate) fn show(&mut self, lesson: Lesson) {
        self.beats = lesson.demo().unwrap_or_default();
        self.lesson = Some(lesson);
        // The browser made canvases before, or this board would not be.
        let _ = self.board.resize();
        self.begin();
        self.playing = false;
        if !matches_media("(prefers-reduced-motion: reduce)") {
            self.play();
        }
    }

    /// Whether it plays.
    pub(crate) fn is_playing(&self) -> bool {
        self.playing
    }

    /// Plays, from the beginning if it was at its end.
    pub(crate) fn play(&mut self) {
        if self.lesson.is_none() {
            return;
        }
        if self.at >= self.beats.len() {
            self.begin();
        }
        self.playing = true;
        self.wait(BETWEEN);
    }

    /// Stands still.
    pub(crate) fn stop(&mut self) {
        self.playing = false;
        self.pause = None;
        self.board.finish();
        self.draw_soon();
    }

    /// Stands still, and shows nothing any more.
    pub(crate) fn close(&mut self) {
        self.stop();
        self.frame = None;
        self.lesson = None;
    }

    fn begin(&mut self) {
        let Some(lesson) = &self.lesson else { return };
        let judge = lesson.judge().clone();
        self.board.finish();
        self.board.set_rules(&judge, Side::Men);
        let record = Record::new(judge, Some(*lesson.start()));
        self.session = Some(Session::from_record(record, [Player::Human; 2]));
        self.at = 0;
        self.refresh();
    }

    fn wait(&mut self, time: u32) {
        let link = self.link.clone();
        self.pause = Some(Timeout::new(time, move || link.send(Message::Beat)));
    }

    /// The pause is over: the next thing happens.
    pub(crate) fn beat(&mut self) {
        self.pause = None;
        if !self.playing {
            return;
        }
        let Some(beat) = self.beats.get(self.at).cloned() else {
            // Whoever wants less motion sees it once, others again and again.
            if matches_media("(prefers-reduced-motion: reduce)") {
                self.playing = false;
            } else {
                self.begin();
                self.wait(BETWEEN);
            }
            return;
        };
        self.at += 1;
        match beat {
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
        let thrown = matches!(entry, Entry::Throw(_));
        let in_hand: Vec<usize> = session
            .tray()
            .dice()
            .iter()
            .enumerate()
            .filter(|(_, die)| die.face.is_none())
            .map(|(n, _)| n)
            .collect();
        let Ok(events) = session.enter(entry) else {
            return;
        };
        let dice = session.tray().dice().to_vec();
        self.board.play(&judge, &before, &events);
        if thrown {
            let falling = if in_hand.is_empty() {
                (0..dice.len()).collect()
            } else {
                in_hand
            };
            self.board.tumble(&dice, &falling, self.at as u64, true);
        }
    }

    fn refresh(&mut self) {
        if let Some(session) = &self.session {
            let dice = session.tray().dice().to_vec();
            self.board.show(
                session.judge(),
                session.position(),
                &dice,
                &Marks::default(),
            );
        }
        self.draw_soon();
    }

    /// Draws it in the next frame.
    pub(crate) fn draw_soon(&mut self) {
        if self.frame.is_none() {
            let link = self.link.clone();
            self.frame = Some(gloo_render::request_animation_frame(move |time| {
                link.send(Message::LiveFrame(time));
            }));
        }
    }

    /// Draws what is to be seen at this time.
    pub(crate) fn draw(&mut self, time: f64) {
        self.frame = None;
        let was_moving = self.board.is_moving();
        self.board.draw(time);
        if self.board.is_drawing() {
            self.draw_soon();
        } else if was_moving {
            self.refresh();
        }
        if self.playing && !self.board.is_drawing() && self.pause.is_none() {
            let over = self.at >= self.beats.len();
            self.wait(if over { BEFORE_AGAIN } else { BETWEEN });
        }
    }

    /// The size of its canvas has changed.
    pub(crate) fn resize(&mut self) {
        // As above.
        let _ = self.board.resize();
        self.draw_soon();
    }
}
