//! A lesson that plays itself on a board.

use game::session::PlayerKind;

use crate::this_game::{Board, DemoStep, Entry, Lesson, Marks, Record, Session, Side, This};
use on_page::{Dice, Moves};

pub struct Demo {
    lesson: Lesson,
    session: Session,
    steps: Vec<DemoStep>,
    at: usize,
}

impl Demo {
    pub fn new(lesson: Lesson) -> Demo {
        Demo {
            steps: lesson.demo().unwrap_or_default(),
            session: beginning(&lesson),
            lesson,
            at: 0,
        }
    }

    pub fn is_over(&self) -> bool {
        self.at >= self.steps.len()
    }

    pub fn begin(&mut self, board: &mut Board) {
        board.finish();
        board.set_rules(self.lesson.judge(), Side::BOTH[0]);
        self.session = beginning(&self.lesson);
        self.at = 0;
        self.show(board);
    }

    pub fn step(&mut self, board: &mut Board) {
        let Some(step) = self.steps.get(self.at).cloned() else {
            return;
        };
        self.at += 1;
        match step {
            DemoStep::Entry(entry) => self.enter(entry, board),
            DemoStep::Refused(place) => board.refuse(place),
        }
        self.show(board);
    }

    fn enter(&mut self, entry: Entry, board: &mut Board) {
        let before = self.session.clone();
        let thrown = This::is_throw(&entry);
        let session = &mut self.session;
        let Ok(events) = session.enter(entry) else {
            return;
        };
        board.set_last(This::last_moves(session));
        board.play(session.judge(), before.position(), &events);
        if thrown {
            let lying = This::dice_in_tray(session);
            let falling = This::falling_dice(&before, lying.len());
            board.tumble(&lying, &falling, self.at as u64, true);
        }
    }

    pub fn show(&self, board: &mut Board) {
        let session = &self.session;
        let dice = This::dice_in_tray(session);
        board.show(
            session.judge(),
            session.position(),
            &dice,
            &Marks::default(),
        );
    }
}

fn beginning(lesson: &Lesson) -> Session {
    let record = Record::new(lesson.judge().clone(), Some(*lesson.start()));
    Session::from_record(record, [PlayerKind::Human; 2])
}
