//! The board of the start, on which a turn is repeated for onlookers. With reduced motion, and where nothing moves, it lies
//! still.

use browser::media::{LESS_MOTION, matches};
use context::demo::Demo;
use context::elements::Dialog;
use context::{Context, GameCourse, Judge, Lesson, This};
use lessons::{Course as _, TopicRole};
use on_page::Board as _;

use super::state::{Ghost, Message, Play};

/// How long a throw or a move is shown, and the board before everything repeats, in milliseconds.
const BETWEEN: u32 = 1_900;
const BEFORE_AGAIN: u32 = 3_200;

impl Play {
    pub(super) fn begin_ghost(&mut self, cx: &mut Context<'_>) {
        let moves = cx.settings.look().pace > 0.0 && !matches(LESS_MOTION);
        let judge = cx.setup.ready().filter(|_| moves);
        let demo = judge.and_then(|judge| first_turn(&judge));
        if let Some(mut demo) = demo.filter(|_| cx.page.is_open(Dialog::Welcome)) {
            demo.begin(&mut self.board);
            let pause = self.sender.after(BETWEEN, Message::StepGhost);
            self.ghost = Some(Ghost { demo, pause });
            self.draw_soon();
        }
    }

    pub(super) fn step_ghost(&mut self) {
        let Some(ghost) = &mut self.ghost else { return };
        if ghost.demo.is_over() {
            ghost.demo.begin(&mut self.board);
        } else {
            ghost.demo.step(&mut self.board);
        }
        // This board is silent.
        let _ = self.board.take_sounds();
        let over = ghost.demo.is_over();
        let time = if over { BEFORE_AGAIN } else { BETWEEN };
        ghost.pause = self.sender.after(time, Message::StepGhost);
        self.draw_soon();
    }
}

/// The first lesson that begins in the start position of a game: about what is special to these rules, if there is one.
fn first_turn(judge: &Judge) -> Option<Demo> {
    let start = This::start_position(judge);
    let topics = |special| {
        let topics = GameCourse::TOPICS.iter();
        topics.filter(move |topic| (topic.part == TopicRole::Special) == special)
    };
    topics(true)
        .chain(topics(false))
        .filter_map(|topic| Lesson::new(topic, judge.rules()))
        .find(|lesson| *lesson.start() == start)
        .map(Demo::new)
}
