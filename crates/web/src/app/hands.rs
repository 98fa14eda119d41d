//! Pointers and keys.

use super::{App, Press};
use crate::link::{PointerPhase, Touch};
use sahkku::Action;
use sahkku_table::Target;

/// How far a pointer moves before it drags, in CSS pixels.
const DRAG_FROM: f64 = 8.0;

impl App {
    pub(super) fn pointer(&mut self, phase: PointerPhase, at: Touch) {
        match phase {
            PointerPhase::Down => {
                let target = self.board.hit(at.x, at.y, at.finger);
                let shaking = matches!(target, Target::Tray | Target::Die(_)) && self.shake();
                self.press = Some(Press {
                    from: at,
                    target,
                    dragging: false,
                    shaking,
                });
            }
            PointerPhase::Move => self.pointer_moves(at),
            PointerPhase::Up => {
                let Some(press) = self.press.take() else {
                    return;
                };
                if press.shaking {
                    self.board.shake(None);
                    self.throw();
                } else if press.dragging {
                    self.drop_piece(at);
                } else {
                    self.tap(press.target, Some(press.from));
                }
            }
            PointerPhase::Cancel => {
                self.press = None;
                self.board.shake(None);
                self.marks.dragged = None;
                self.refresh();
            }
        }
    }

    pub(super) fn pointer_moves(&mut self, at: Touch) {
        let Some(press) = &mut self.press else {
            if self.board.hover(at.x, at.y) {
                self.draw_soon();
            }
            return;
        };
        if press.shaking {
            return;
        }
        if !press.dragging {
            let (dx, dy) = (at.x - press.from.x, at.y - press.from.y);
            if dx.hypot(dy) < DRAG_FROM {
                return;
            }
            press.dragging = true;
            let (target, from) = (press.target, press.from);
            if let Target::Place(_) = target {
                self.hurry();
                if let Target::Place(place) = self.board.hit(from.x, from.y, from.finger) {
                    let picks = self.picks_on(place);
                    self.marks.chosen = self.board.nearest(&picks, from.x, from.y);
                }
            }
        }
        if self.marks.chosen.is_some() {
            self.marks.dragged = Some((at.x, at.y));
            self.refresh();
        }
    }

    pub(super) fn drop_piece(&mut self, at: Touch) {
        let dragged = self.marks.dragged.take();
        let Some(chosen) = self.marks.chosen.filter(|_| dragged.is_some()) else {
            return;
        };
        match self.board.hit(at.x, at.y, at.finger) {
            Target::Place(to) if self.goes(chosen, to) => {
                self.go(chosen, to);
                self.board.dropped();
                self.refresh();
            }
            Target::Place(to) if to != chosen.spot.place() => {
                self.explain(Some(chosen), to);
                self.clear_choice();
                self.refresh();
            }
            _ => {
                self.clear_choice();
                self.refresh();
            }
        }
    }

    pub(super) fn key(&mut self, key: &str) {
        match key {
            "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => {
                if let Some(place) = self.board.beside(self.marks.focus, key) {
                    self.twin.focus(place);
                }
            }
            "Escape" => {
                self.close_advice();
                self.clear_choice();
                self.refresh();
            }
            "1" | "2" | "3" | "4" => {
                let n = usize::from(key.as_bytes()[0] - b'1');
                self.tap(Target::Die(n), None);
            }
            "t" => self.throw(),
            "r" => self.rethrow(),
            "e" => self.act(Action::Stop),
            "h" => self.ask_hint(),
            "o" => self.ask_odds(),
            "?" => self.open_keys(),
            "w" => self.tell_here(),
            "c" => self.tell_possible(),
            "p" => self.tell_position(),
            "u" | "Backspace" => self.take_back(),
            _ => {}
        }
    }
}
