//! The look of Kotra on the page's table.

use crate::Kotra;
use crate::board::{Layout, Look, Stance, View};
use crate::{Pending, Place, Session, TrayDie};
use game::{Dealt as _, bits_from};
use kotra::{Checkers, Entry, Judge, Point, Points, Position, Side, Ways};
use scene::Rect;

use super::numbers::reader;
use on_page::{Board, Marks};

impl Board for Kotra {
    const SHAPE: f64 = 1.3;

    fn first_format() {}

    fn start_position(judge: &Judge) -> Position {
        judge.start(Side::White)
    }

    const LATEST_MIDDLE: usize = 300;

    /// A turn begins, both sides have left home with most of their checkers and have laid bands, and neither has borne any off.
    fn is_in_the_middle(game: &Session) -> bool {
        let position = game.position();
        let on_the_way = |side| {
            let own = position.checkers(side);
            let out = own.bands().and(Points::BANDS).len();
            own.on(Point::HOME) <= 8 && out >= 2 && own.hit() <= 2 && own.off() == 0
        };
        matches!(Pending::of(game), Pending::Throw(..)) && Side::BOTH.into_iter().all(on_the_way)
    }

    fn simple_bot(judge: &Judge) -> impl FnMut(&Session, u64) -> Option<Vec<Entry>> {
        let mut ways = Ways::new();
        move |game: &Session, bits| {
            Some(match Pending::of(game) {
                Pending::Decision(side) if game.position().throw().is_some() => {
                    judge.ways(game.position(), &mut ways);
                    let best = (0..ways.len()).max_by_key(|n| worth(ways.end(*n), side))?;
                    let actions = ways.actions(best).into_iter();
                    actions.map(Entry::Action).collect()
                }
                Pending::Decision(_) => vec![Entry::Action(*game.legal().first()?)],
                _ => vec![game.game().deal(bits_from(bits))?],
            })
        }
    }

    fn side_to_move(position: &Position) -> Side {
        position.turn()
    }

    fn side_look(side: Side) -> Look {
        let stance = Stance::Flat;
        Look { side, stance }
    }

    /// The first of two that differ, if both can be used.
    fn is_chosen(dice: &[TrayDie], n: usize, marks: &Marks<Kotra>) -> bool {
        n == 0
            && match dice {
                [one, other] => {
                    marks.dice_usable && !one.used && !other.used && one.face != other.face
                }
                _ => false,
            }
    }

    fn show_names(view: &mut View, set: Option<bool>, _spoken: bool) {
        view.own.numbers = (set != Some(false)).then(reader);
    }

    fn is_turned(layout: &Layout) -> bool {
        layout.turned
    }

    fn room_for(layout: &Layout, view: &View, place: Place, side: Side, n: u8) -> Option<Rect> {
        // A hostile checker on the point lies before it.
        let n = n + view.own.count(side.other(), place);
        let count = f64::from(view.own.count(side, place).max(n + 1));
        let slot = layout.slot(side, place, n, count);
        Some(Rect::around(slot.middle, slot.unit, slot.unit))
    }
}

/// A rough evaluation of a side: hit checkers and blots that can be hit count against it, bands for it.
fn worth(position: &Position, side: Side) -> i32 {
    let [own, enemy] = [side, side.other()].map(|side| position.checkers(side));
    let stands = |own: &Checkers, enemy: &Checkers| {
        let blots = own.occupied().less(own.bands());
        let exposed = blots.filter(|blot| {
            let behind = |at: Point| {
                // Enemies approach from behind, along their own way.
                let (at, blot) = (at.number(), blot.across().number());
                at < blot && blot - at <= 11
            };
            enemy.occupied().any(behind)
        });
        12 * i32::from(own.bands().and(Points::BANDS).len())
            - 9 * exposed.count() as i32
            - 20 * i32::from(own.hit())
            - i32::from(own.pips())
    };
    stands(own, enemy) - stands(enemy, own)
}
