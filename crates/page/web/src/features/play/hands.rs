//! Handling a pointer on the board.
use browser::dom::{PointerPhase, Touch};
use context::{Context, Effect, Look, Place, Target};
use scene::Point;

use super::state::{Before, Message, Play, Press};

/// How far a pointer moves before a drag begins, in CSS pixels.
const DRAG_FROM: f64 = 8.0;

impl Play {
    pub(super) fn before_pointer(&self, phase: PointerPhase, at: Touch) -> Before {
        match (phase, &self.press) {
            (PointerPhase::Up, Some(press)) if press.shaking => Before::Dice,
            (PointerPhase::Up, Some(press)) if !press.dragging => Before::Motion,
            (PointerPhase::Move, Some(press)) if press.begins_drag(at) => Before::Motion,
            _ => Before::Nothing,
        }
    }

    pub(super) fn pointer(&mut self, phase: PointerPhase, at: Touch, cx: &mut Context<'_>) {
        match phase {
            PointerPhase::Down => {
                let target = self.board.hit(at.x, at.y, at.finger);
                let shaking = matches!(target, Target::Tray | Target::Die(_)) && self.shake(cx);
                if let (Target::Place(_), true) = (target, at.finger) {
                    let place = self.board.place_at(at.x, at.y);
                    cx.effects.want(Effect::Look(place, Look::Finger));
                }
                self.press = Some(Press {
                    from: at,
                    target,
                    dragging: false,
                    shaking,
                });
            }
            PointerPhase::Move => self.pointer_moves(at, cx),
            PointerPhase::Up => {
                let Some(press) = self.press.take() else {
                    return;
                };
                if at.finger {
                    cx.effects.want(Effect::Look(None, Look::Finger));
                }
                if press.shaking {
                    self.board.shake(None);
                    self.throw(cx);
                } else if press.dragging {
                    self.drop_piece(at, cx);
                } else {
                    self.tap(press.target, Some(press.from), cx);
                }
            }
            PointerPhase::Cancel => {
                let Some(press) = self.press.take() else {
                    return;
                };
                self.board.shake(None);
                if press.dragging {
                    self.marks.clear_choice();
                }
                cx.effects.want(Effect::Look(None, Look::Finger));
                cx.effects.show();
            }
            PointerPhase::Leave if at.finger => {}
            PointerPhase::Leave => {
                self.board.leave();
                self.look(None, cx);
                self.draw_soon();
            }
        }
    }

    /// Notes the place that the mouse is over, if any.
    fn look(&mut self, place: Option<Place>, cx: &mut Context<'_>) {
        if self.under != place {
            self.under = place;
            cx.effects.want(Effect::Look(place, Look::Mouse));
        }
    }

    /// A drag only changes where the piece is drawn.
    fn pointer_moves(&mut self, at: Touch, cx: &mut Context<'_>) {
        let Some(press) = &mut self.press else {
            if self.board.hover(at.x, at.y) {
                self.draw_soon();
            }
            // The name of a place stays readable while the pointer moves onto it.
            if !at.finger
                && !self
                    .tag
                    .is_some_and(|tag| tag.contains(Point::new(at.x, at.y)))
            {
                self.look(self.board.place_at(at.x, at.y), cx);
            }
            return;
        };
        if press.begins_drag(at) {
            press.dragging = true;
            cx.effects.want(Effect::Look(None, Look::Finger));
            let from = press.from;
            if let Target::Place(_) = press.target
                && let Target::Place(place) = self.board.hit(from.x, from.y, from.finger)
            {
                let picks = self.picks_on(place, cx.table);
                self.marks.chosen = self.board.nearest(&picks, from.x, from.y);
                self.marks.dragged = self.marks.chosen.map(|_| (at.x, at.y));
                return cx.effects.show();
            }
        }
        if self.marks.dragged.is_some() {
            self.marks.dragged = Some((at.x, at.y));
            self.board.drag_to(at.x, at.y);
            self.draw_soon();
        }
    }

    fn drop_piece(&mut self, at: Touch, cx: &mut Context<'_>) {
        let dragged = self.marks.dragged.take();
        let Some(chosen) = self.marks.chosen.filter(|_| dragged.is_some()) else {
            return;
        };
        cx.effects.show();
        match self.board.hit(at.x, at.y, at.finger) {
            Target::Place(to) if self.goes(chosen, to, cx.table) => {
                if self.go(chosen, to, cx) {
                    self.board.drop_next();
                }
            }
            Target::Place(to) if to != chosen.place() => {
                self.sender.send(Message::Explain(Some(chosen), to));
                self.marks.clear_choice();
            }
            _ => self.marks.clear_choice(),
        }
    }
}

impl Press {
    fn begins_drag(&self, at: Touch) -> bool {
        let (dx, dy) = (at.x - self.from.x, at.y - self.from.y);
        !self.shaking && !self.dragging && dx.hypot(dy) >= DRAG_FROM
    }
}
