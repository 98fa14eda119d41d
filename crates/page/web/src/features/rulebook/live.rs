//! A small board that plays a lesson automatically to show a rule: repeatedly, or once per request if the system asks for reduced
//! motion.

use browser::dom::Sender;
use browser::media::{LESS_MOTION, matches};
use context::demo::Demo;
use context::{Board, Lesson, Settings};
use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use web_sys::HtmlCanvasElement;

/// The pause before a throw or a move, and before a repetition, in milliseconds.
const BETWEEN: u32 = 900;
const BEFORE_AGAIN: u32 = 2_400;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Message {
    PauseOver,
    /// Draw a frame; the time in milliseconds.
    Frame(f64),
}

pub(super) struct Live {
    sender: Sender<Message>,
    board: Board,
    demo: Option<Demo>,
    playing: bool,
    /// Whether something moved in the last frame.
    is_drawing: bool,
    frame: Option<AnimationFrame>,
    pause: Option<Timeout>,
}

impl Live {
    pub(super) fn new(canvas: HtmlCanvasElement, sender: Sender<Message>) -> Live {
        Live {
            sender,
            board: Board::new(canvas),
            demo: None,
            playing: false,
            is_drawing: false,
            frame: None,
            pause: None,
        }
    }

    pub(super) fn update(&mut self, message: Message) {
        match message {
            Message::PauseOver => self.step(),
            Message::Frame(time) => self.draw(time),
        }
    }

    pub(super) fn restyle(&mut self, settings: &Settings) {
        self.board.restyle(&settings.look());
        self.draw_soon();
    }

    /// Shows a lesson, and plays it unless reduced motion is wanted.
    pub(super) fn show(&mut self, lesson: Lesson) {
        self.demo = Some(Demo::new(lesson));
        // The browser has created canvases before, or this board would not exist.
        let _ = self.board.resize();
        self.begin();
        self.playing = false;
        if !matches(LESS_MOTION) {
            self.play();
        }
    }

    pub(super) fn is_playing(&self) -> bool {
        self.playing
    }

    pub(super) fn toggle(&mut self) {
        if self.playing {
            self.stop();
        } else {
            self.play();
        }
    }

    /// Plays, from the beginning if it was at its end.
    fn play(&mut self) {
        let Some(demo) = &self.demo else { return };
        if demo.is_over() {
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

    /// Stops, and shows nothing any more.
    pub(super) fn close(&mut self) {
        self.stop();
        self.frame = None;
        self.demo = None;
    }

    fn begin(&mut self) {
        if let Some(demo) = &mut self.demo {
            demo.begin(&mut self.board);
            self.draw_soon();
        }
    }

    fn wait(&mut self, time: u32) {
        self.pause = Some(self.sender.after(time, Message::PauseOver));
    }

    fn step(&mut self) {
        self.pause = None;
        if !self.playing {
            return;
        }
        let Some(demo) = self.demo.as_mut().filter(|demo| !demo.is_over()) else {
            // With reduced motion it plays once, otherwise repeatedly.
            if matches(LESS_MOTION) {
                self.playing = false;
            } else {
                self.begin();
                self.wait(BETWEEN);
            }
            return;
        };
        demo.step(&mut self.board);
        self.draw_soon();
    }

    fn refresh(&mut self) {
        if let Some(demo) = &self.demo {
            demo.show(&mut self.board);
        }
        self.draw_soon();
    }

    fn draw_soon(&mut self) {
        if self.frame.is_none() {
            let draw = self.sender.sending(Message::Frame);
            self.frame = Some(gloo_render::request_animation_frame(draw));
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
            let over = self.demo.as_ref().is_none_or(Demo::is_over);
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
